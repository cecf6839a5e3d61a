"""The wait names parity 1, and returns at once.

exercise: load-3d
loses: correct, synchronised
hazards: phase-mismatch
"""

import numpy as np
from numba import cuda

from harness import ptx


@cuda.jit
def load_3d(src, out):
    tile = cuda.shared.array((4, 4, 32), np.float32, 128)
    bar = cuda.shared.array(1, np.uint64)
    tile_address = ptx.shared_address(tile)
    bar_address = ptx.shared_address(bar)
    thread = cuda.threadIdx.x
    c0 = cuda.blockIdx.x * 32
    c1 = cuda.blockIdx.y * 8
    c2 = cuda.blockIdx.z * 8
    if thread == 0:
        ptx.mbarrier_init(bar_address, 1)
        ptx.fence_mbarrier_init()
    cuda.syncthreads()
    if thread == 0:
        ptx.mbarrier_arrive_expect_tx(bar_address, 4 * 4 * 32 * 4)
        ptx.cp_async_bulk_tensor_3d_global_to_shared(tile_address, src, c0, c1, c2, bar_address)
    ptx.mbarrier_wait_parity(bar_address, 1)
    col = thread % 32
    row = thread // 32
    x = cuda.blockIdx.x * 32 + col
    y = cuda.blockIdx.y * 4 + row
    for slice_ in range(4):
        z = cuda.blockIdx.z * 4 + slice_
        if z < out.shape[0] and y < out.shape[1] and x < out.shape[2]:
            out[z, y, x] = tile[slice_, row, col]
