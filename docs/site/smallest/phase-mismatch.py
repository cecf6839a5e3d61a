"""For phase 0, a reader waits with parity 1 instead of 0, so its wait returns at once."""

import numpy as np
from numba import cuda

from harness import ptx


@cuda.jit
def kernel(source, out):
    tile = cuda.shared.array(64, np.float32, 16)
    barrier = cuda.shared.array(1, np.uint64)
    tile_address = ptx.shared_address(tile)
    bar = ptx.shared_address(barrier)
    thread = cuda.threadIdx.x
    if thread == 0:
        ptx.mbarrier_init(bar, 1)
        ptx.fence_mbarrier_init()
    cuda.syncthreads()
    if thread == 0:
        ptx.mbarrier_arrive_expect_tx(bar, 256)
        ptx.cp_async_bulk_global_to_shared(tile_address, ptx.global_address(source), 256, bar)
    ptx.mbarrier_wait_parity(bar, 1)  # broken
    ptx.mbarrier_wait_parity(bar, 0)  # fixed
    out[thread] = tile[thread]


def launch(gpu):
    source = gpu.to_device(np.ones(64, np.float32))
    out = gpu.empty(64, np.float32)
    return gpu.launch(kernel, grid=1, block=64, args=(source, out))
