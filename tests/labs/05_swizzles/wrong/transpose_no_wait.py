"""Nobody waits for the tile.

exercise: transpose
loses: correct, synchronised, conflict-free, fast
hazards: read-before-arrival
"""

import numpy as np
from numba import cuda

from harness import ptx


@cuda.jit
def transpose(src, out):
    words = cuda.shared.array(64 * 32, np.float32, 1024)
    bar = ptx.shared_address(cuda.shared.array(1, np.uint64))
    thread = cuda.threadIdx.x
    c0 = cuda.blockIdx.x * 32
    c1 = cuda.blockIdx.y * 64
    if thread == 0:
        ptx.mbarrier_init(bar, 1)
        ptx.fence_mbarrier_init()
        ptx.mbarrier_arrive_expect_tx(bar, 64 * 32 * 4)
        ptx.cp_async_bulk_tensor_2d_global_to_shared(ptx.shared_address(words), src, c0, c1, bar)
    cuda.syncthreads()

    # Wait for the tile, and write it transposed.
    k = thread // 32
    lane = thread % 32
    for s in range(4):
        col = k * 4 + (lane // 8 + s) % 4
        for half in range(2):
            row = half * 32 + lane
            place = row * 32 + (k ^ (row % 8)) * 4 + col % 4
            out[c0 + col, c1 + row] = words[place]
