"""Right, without a copy by the engine: the threads store by themselves.

exercise: bulk-copy-out
loses: synchronised
hazards: none
"""

import numpy as np
from numba import cuda

from harness import ptx


@cuda.jit
def bulk_copy_out(dst, n):
    tile = cuda.shared.array(512, np.float32, 16)
    tile_address = ptx.shared_address(tile)
    thread = cuda.threadIdx.x
    start = cuda.blockIdx.x * 512
    length = min(512, n - start)
    for k in range(thread, length, 128):
        x = np.float32(2 * (start + k) + 1 - n) / np.float32(n)
        dst[start + k] = np.float32(1) - x * x
    tile[thread] = np.float32(0)
