"""Only thread 0 fences; a fence orders its own thread's writes.

exercise: store-3d
loses: synchronised
hazards: missing-proxy-fence
"""

import math

import numpy as np
from numba import cuda

from harness import ptx


@cuda.jit(device=True)
def length(x, y, z):
    return math.sqrt(np.float32(x * x + y * y + z * z))


@cuda.jit
def store_3d(dst, radius):
    tile = cuda.shared.array((4, 8, 32), np.float32, 128)
    thread = cuda.threadIdx.x
    col = thread % 32

    # Fill the tile. Warp w (w = thread // 32) takes the rows w and w + 4 of each plane.
    c0 = cuda.blockIdx.x * 32
    c1 = cuda.blockIdx.y * 8
    c2 = cuda.blockIdx.z * 4
    for plane in range(4):
        for row in range(thread // 32, 8, 4):
            tile[plane, row, col] = length(c0 + col, c1 + row, c2 + plane) - radius

    # Hand it over, store it, and see the store through.
    if thread == 0:
        ptx.fence_proxy_async_shared_cta()
    cuda.syncthreads()
    if thread == 0:
        ptx.cp_async_bulk_tensor_3d_shared_to_global(dst, c0, c1, c2, ptx.shared_address(tile))
        ptx.cp_async_bulk_commit_group()
        ptx.cp_async_bulk_wait_group(0)
