"""A tile is overwritten while a bulk store may still be reading it."""

import numpy as np
from numba import cuda

from harness import ptx


@cuda.jit
def kernel(out):
    tile = cuda.shared.array(64, np.float32, 16)
    thread = cuda.threadIdx.x
    for k in range(2):
        tile[thread] = k
        ptx.fence_proxy_async_shared_cta()
        cuda.syncthreads()
        if thread == 0:
            here = ptx.global_address(out, k * 64)
            ptx.cp_async_bulk_shared_to_global(here, ptx.shared_address(tile), 256)
            ptx.cp_async_bulk_commit_group()
            ptx.cp_async_bulk_wait_group_read(0)  # fixed
        cuda.syncthreads()
    ptx.cp_async_bulk_wait_group_read(0)


def launch(gpu):
    out = gpu.empty(128, np.float32)
    return gpu.launch(kernel, grid=1, block=64, args=(out,))
