"""Half of a tile is written, and all of it is read."""

import numpy as np
from numba import cuda


@cuda.jit
def kernel(out):
    tile = cuda.shared.array(64, np.float32, 16)
    thread = cuda.threadIdx.x
    written = 32  # broken
    written = 64  # fixed
    if thread < written:
        tile[thread] = thread
    cuda.syncthreads()
    out[thread] = tile[thread]


def launch(gpu):
    out = gpu.empty(64, np.float32)
    return gpu.launch(kernel, grid=1, block=64, args=(out,))
