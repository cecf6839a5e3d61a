"""Takes the tile for rows of 256 bytes.

exercise: split-groups
loses: correct, conflict-free
hazards: none
"""

import numpy as np
from numba import cuda

from harness import ptx


@cuda.jit
def split_groups(src, out):
    words = cuda.shared.array(2 * 16 * 32, np.float32, 1024)
    bar = ptx.shared_address(cuda.shared.array(1, np.uint64))
    thread = cuda.threadIdx.x
    if thread == 0:
        ptx.mbarrier_init(bar, 1)
        ptx.fence_mbarrier_init()
    cuda.syncthreads()

    # Load both groups with one copy, and wait.
    if thread == 0:
        ptx.mbarrier_arrive_expect_tx(bar, 2 * 16 * 128)
        ptx.cp_async_bulk_tensor_3d_global_to_shared(
            ptx.shared_address(words), src, 0, cuda.blockIdx.y * 16, cuda.blockIdx.x * 2, bar
        )
    ptx.mbarrier_wait_parity(bar, 0)

    # Each warp: columns of chunks k, eight rows with one instruction.
    word = thread % 4
    for k in range(thread // 32, 16, 4):
        for half in range(2):
            row = half * 8 + thread % 32 // 4
            place = row * 64 + (k ^ (row % 8)) * 4 + word
            out[cuda.blockIdx.y, cuda.blockIdx.x * 16 + k, row, word] = words[place]
