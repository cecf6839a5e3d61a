"""The block exits after issuing its store, without waiting until the store has read its source."""

import numpy as np
from numba import cuda

from harness import ptx


@cuda.jit
def kernel(out):
    tile = cuda.shared.array(64, np.float32, 16)
    thread = cuda.threadIdx.x
    tile[thread] = thread
    ptx.fence_proxy_async_shared_cta()
    cuda.syncthreads()
    if thread == 0:
        ptx.cp_async_bulk_shared_to_global(ptx.global_address(out), ptx.shared_address(tile), 256)
        ptx.cp_async_bulk_commit_group()
        ptx.cp_async_bulk_wait_group_read(0)  # fixed


def launch(gpu):
    out = gpu.empty(64, np.float32)
    return gpu.launch(kernel, grid=1, block=64, args=(out,))
