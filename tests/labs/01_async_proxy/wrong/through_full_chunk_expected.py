"""The last block expects bytes that never come, and hangs.

exercise: bulk-copy-through
loses: correct, synchronised, fast
hazards: hang, transaction-mismatch
"""

import numpy as np
from numba import cuda

from harness import ptx


@cuda.jit
def bulk_copy_through(src, dst, n, limit):
    tile = cuda.shared.array(2048, np.float32, 16)
    bar = cuda.shared.array(1, np.uint64)
    tile_address = ptx.shared_address(tile)
    bar_address = ptx.shared_address(bar)
    thread = cuda.threadIdx.x
    start = cuda.blockIdx.x * 2048
    length = min(2048, n - start)
    if thread == 0:
        ptx.mbarrier_init(bar_address, 1)
        ptx.fence_mbarrier_init()
    cuda.syncthreads()
    if thread == 0:
        ptx.mbarrier_arrive_expect_tx(bar_address, 2048 * 4)
        ptx.cp_async_bulk_global_to_shared(
            tile_address, ptx.global_address(src, start), length * 4, bar_address
        )
    ptx.mbarrier_wait_parity(bar_address, 0)
    for k in range(thread, length, 128):
        tile[k] = min(max(tile[k], -limit), limit)
    ptx.fence_proxy_async_shared_cta()
    cuda.syncthreads()
    if thread == 0:
        ptx.cp_async_bulk_shared_to_global(ptx.global_address(dst, start), tile_address, length * 4)
        ptx.cp_async_bulk_commit_group()
        ptx.cp_async_bulk_wait_group_read(0)
