"""Rows first, as in numpy; the store takes columns first.

exercise: store-2d
loses: correct, synchronised
hazards: overwrite-in-use
"""

import numpy as np
from numba import cuda

from harness import ptx


@cuda.jit
def store_2d(dst):
    tile = cuda.shared.array((16, 64), np.uint8, 128)
    thread = cuda.threadIdx.x
    col = thread % 64

    # Fill the tile: rows thread // 64, thread // 64 + 2, ... of column col.
    c0 = cuda.blockIdx.x * 64
    c1 = cuda.blockIdx.y * 16
    for row in range(thread // 64, 16, 2):
        tile[row, col] = np.uint8(((c0 + col) ^ (c1 + row)) & 255)

    # Hand it over, store it, and see the store through.
    ptx.fence_proxy_async_shared_cta()
    cuda.syncthreads()
    if thread == 0:
        ptx.cp_async_bulk_tensor_2d_shared_to_global(dst, c1, c0, ptx.shared_address(tile))
        ptx.cp_async_bulk_commit_group()
        ptx.cp_async_bulk_wait_group(0)
