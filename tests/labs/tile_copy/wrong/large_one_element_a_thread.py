"""The large tile, but each thread adds to one element only.

exercise: tile-copy-large
loses: correct, fast
hazards: none
"""

import numpy as np
from numba import cuda

from harness import ptx


@cuda.jit
def tile_copy_large(src, dst):
    tile = cuda.shared.array((64, 32), np.float32, 128)
    bar = cuda.shared.array(1, np.uint64)
    tile_address = ptx.shared_address(tile)
    bar_address = ptx.shared_address(bar)
    thread = cuda.threadIdx.x
    col = thread % 32
    c0 = cuda.blockIdx.x * 32
    c1 = cuda.blockIdx.y * 64

    if thread == 0:
        ptx.mbarrier_init(bar_address, 1)
        ptx.fence_mbarrier_init()
    cuda.syncthreads()
    if thread == 0:
        ptx.mbarrier_arrive_expect_tx(bar_address, 8192)
        ptx.cp_async_bulk_tensor_2d_global_to_shared(tile_address, src, c0, c1, bar_address)
    ptx.mbarrier_wait_parity(bar_address, 0)
    row = thread // 32
    tile[row, col] += np.float32(row * 32 + col)
    ptx.fence_proxy_async_shared_cta()
    cuda.syncthreads()
    if thread == 0:
        ptx.cp_async_bulk_tensor_2d_shared_to_global(dst, c0, c1, tile_address)
        ptx.cp_async_bulk_commit_group()
        ptx.cp_async_bulk_wait_group(0)
