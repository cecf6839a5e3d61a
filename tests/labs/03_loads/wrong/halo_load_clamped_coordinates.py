"""Negative coordinates are avoided by starting at 0 there.

exercise: halo-load
loses: correct
hazards: none
"""

import numpy as np
from numba import cuda

from harness import ptx


@cuda.jit
def halo_load(src, out):
    tile = cuda.shared.array((10, 40), np.float32, 128)
    bar = cuda.shared.array(1, np.uint64)
    tile_address = ptx.shared_address(tile)
    bar_address = ptx.shared_address(bar)
    thread = cuda.threadIdx.x
    x0 = cuda.blockIdx.x * 32
    y0 = cuda.blockIdx.y * 8
    if thread == 0:
        ptx.mbarrier_init(bar_address, 1)
        ptx.fence_mbarrier_init()
    cuda.syncthreads()
    if thread == 0:
        ptx.mbarrier_arrive_expect_tx(bar_address, 10 * 40 * 4)
        ptx.cp_async_bulk_tensor_2d_global_to_shared(
            tile_address, src, max(x0 - 4, 0), max(y0 - 1, 0), bar_address
        )
    ptx.mbarrier_wait_parity(bar_address, 0)
    col = thread % 32
    row = thread // 32
    total = np.float32(0)
    for dy in range(3):
        for dx in range(3):
            total += tile[row + dy, col + 3 + dx]
    y = y0 + row
    x = x0 + col
    if y < out.shape[0] and x < out.shape[1]:
        out[y, x] = total / np.float32(9)
