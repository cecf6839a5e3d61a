"""The box's row is passed as its column.

exercise: depth-buffer
loses: correct, synchronised
hazards: fault, illegal-access
"""

import numpy as np
from numba import cuda

from harness import ptx

FAR = np.uint32(0xFFFFFFFF)


@cuda.jit
def depth_buffer(sprites, depth):
    dome = cuda.shared.array((16, 16), np.uint32, 128)
    thread = cuda.threadIdx.x
    row = thread // 16
    col = thread % 16
    c0 = sprites[cuda.blockIdx.x, 0]
    c1 = sprites[cuda.blockIdx.x, 1]
    z = sprites[cuda.blockIdx.x, 2]
    dx = 2 * col - 15
    dy = 2 * row - 15
    d = dx * dx + dy * dy

    # Fill this thread's pixel of the dome.
    dome[row, col] = np.uint32(z + d) if d <= 225 else FAR

    # Keep the least depth of each pixel of the image, and see the reduction through.
    ptx.fence_proxy_async_shared_cta()
    cuda.syncthreads()
    if thread == 0:
        ptx.cp_reduce_async_bulk_tensor_2d_min(depth, c1, c0, ptx.shared_address(dome))
        ptx.cp_async_bulk_commit_group()
        ptx.cp_async_bulk_wait_group(0)
