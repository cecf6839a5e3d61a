"""XORs the column of a word, not of a chunk.

exercise: decode-swizzle
loses: correct
hazards: none
"""

import numpy as np
from numba import cuda

from harness import ptx


@cuda.jit
def decode_swizzle(src, out):
    words = cuda.shared.array(32 * 32, np.float32, 1024)
    bar = ptx.shared_address(cuda.shared.array(1, np.uint64))
    thread = cuda.threadIdx.x
    c0 = cuda.blockIdx.x * 32
    c1 = cuda.blockIdx.y * 32
    if thread == 0:
        ptx.mbarrier_init(bar, 1)
        ptx.fence_mbarrier_init()
        ptx.mbarrier_arrive_expect_tx(bar, 32 * 32 * 4)
        ptx.cp_async_bulk_tensor_2d_global_to_shared(ptx.shared_address(words), src, c0, c1, bar)
    cuda.syncthreads()

    # Wait for the tile. Then write each element to out; four warps, a row each at a time.
    ptx.mbarrier_wait_parity(bar, 0)
    col = thread % 32
    for row in range(thread // 32, 32, 4):
        place = row * 32 + (col ^ (row % 8))
        out[c1 + row, c0 + col] = words[place]
