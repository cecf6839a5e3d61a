"""Thread 1 waits, and it has issued nothing.

exercise: store-5d
loses: synchronised
hazards: store-not-drained
"""

import numpy as np
from numba import cuda

from harness import ptx


@cuda.jit
def store_5d(dst, z_tiles):
    tile = cuda.shared.array((1, 2, 4, 8, 4), np.float32, 128)
    thread = cuda.threadIdx.x

    # Everything from the coordinates to the end of the store.
    c1 = cuda.blockIdx.x * 8
    c2 = cuda.blockIdx.y * 4
    c3 = cuda.blockIdx.z % z_tiles * 2
    c4 = cuda.blockIdx.z // z_tiles
    if thread < 64:
        col = thread % 8
        row = thread // 8 % 4
        plane = thread // 32
        x = np.float32(c1 + col)
        y = np.float32(c2 + row)
        rate = np.float32(c4 + 1)
        tile[0, plane, row, col, 0] = -rate * y
        tile[0, plane, row, col, 1] = rate * x
        tile[0, plane, row, col, 2] = np.float32(c3 + plane)
        tile[0, plane, row, col, 3] = rate * rate * (x * x + y * y) * np.float32(0.5)
    ptx.fence_proxy_async_shared_cta()
    cuda.syncthreads()
    if thread == 0:
        address = ptx.shared_address(tile)
        ptx.cp_async_bulk_tensor_5d_shared_to_global(dst, 0, c1, c2, c3, c4, address)
        ptx.cp_async_bulk_commit_group()
    if thread == 1:
        ptx.cp_async_bulk_wait_group(0)
