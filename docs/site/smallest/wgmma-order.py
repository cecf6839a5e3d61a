"""The accumulators of a wgmma are read before the wait for it."""

import numpy as np
from numba import cuda

from harness import ptx


@cuda.jit
def kernel(out):
    tile = cuda.shared.array(64 * 16, np.uint16, 128)  # A, and B as well
    thread = cuda.threadIdx.x
    for i in range(8):
        tile[8 * thread + i] = 0x3F80  # 1 as bfloat16
    ptx.fence_proxy_async_shared_cta()
    cuda.syncthreads()
    matrix = ptx.wgmma_descriptor(ptx.shared_address(tile), "none", 128, 256)
    acc = cuda.local.array(32, np.float32)
    ptx.wgmma_fence()
    ptx.wgmma_m64n64k16(acc, matrix, matrix, 0)
    ptx.wgmma_commit_group()
    ptx.wgmma_wait_group(0)  # fixed
    for i in ptx.unrolled(32):
        out[ptx.wgmma_row(thread, i), ptx.wgmma_column(thread, i)] = acc[i]
    ptx.wgmma_wait_group(0)  # broken


def launch(gpu):
    out = gpu.empty((64, 64), np.float32)
    return gpu.launch(kernel, grid=1, block=128, args=(out,))
