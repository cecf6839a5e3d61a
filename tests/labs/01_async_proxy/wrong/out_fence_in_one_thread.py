"""Only the thread that stores fences.

exercise: bulk-copy-out
loses: synchronised
hazards: missing-proxy-fence
"""

import numpy as np
from numba import cuda

from harness import ptx


@cuda.jit
def bulk_copy_out(dst, n):
    tile = cuda.shared.array(512, np.float32, 16)
    tile_address = ptx.shared_address(tile)
    thread = cuda.threadIdx.x
    start = cuda.blockIdx.x * 512
    length = min(512, n - start)
    for k in range(thread, length, 128):
        x = np.float32(2 * (start + k) + 1 - n) / np.float32(n)
        tile[k] = np.float32(1) - x * x
    if thread == 0:
        ptx.fence_proxy_async_shared_cta()
    cuda.syncthreads()
    if thread == 0:
        ptx.cp_async_bulk_shared_to_global(ptx.global_address(dst, start), tile_address, length * 4)
        ptx.cp_async_bulk_commit_group()
        ptx.cp_async_bulk_wait_group_read(0)
