"""Threads read a tile and synchronize; the next copy overwrites it, without a proxy fence."""

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
    for k in range(2):
        if thread == 0:
            ptx.mbarrier_arrive_expect_tx(bar, 256)
            here = ptx.global_address(source, k * 64)
            ptx.cp_async_bulk_global_to_shared(tile_address, here, 256, bar)
        ptx.mbarrier_wait_parity(bar, k)
        out[k * 64 + thread] = tile[thread]
        ptx.fence_proxy_async_shared_cta()  # fixed
        cuda.syncthreads()


def launch(gpu):
    source = gpu.to_device(np.ones(128, np.float32))
    out = gpu.empty(128, np.float32)
    return gpu.launch(kernel, grid=1, block=64, args=(source, out))
