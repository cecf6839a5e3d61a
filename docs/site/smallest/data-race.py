"""Each thread reads what another thread writes, with no barrier between the two."""

import numpy as np
from numba import cuda


@cuda.jit
def kernel(out):
    tile = cuda.shared.array(64, np.float32, 16)
    thread = cuda.threadIdx.x
    tile[thread] = thread
    cuda.syncthreads()  # fixed
    out[thread] = tile[63 - thread]


def launch(gpu):
    out = gpu.empty(64, np.float32)
    return gpu.launch(kernel, grid=1, block=64, args=(out,))
