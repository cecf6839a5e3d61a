"""The store is in no group, so the wait has nothing to wait for.

exercise: store-1d
loses: synchronised
hazards: store-not-drained
"""

import numpy as np
from numba import cuda

from harness import ptx


@cuda.jit
def store_1d(dst, n):
    tile = cuda.shared.array(256, np.float32, 128)
    thread = cuda.threadIdx.x
    c0 = cuda.blockIdx.x * 256

    for i in range(thread, 256, 128):
        t = np.float32(2 * (c0 + i) - (n - 1)) / np.float32(n - 1)
        tile[i] = np.float32(1) - t * t

    # Hand the tile over to the copy engine, store it at c0, and see the store through.
    ptx.fence_proxy_async_shared_cta()
    cuda.syncthreads()
    if thread == 0:
        ptx.cp_async_bulk_tensor_1d_shared_to_global(dst, c0, ptx.shared_address(tile))
        ptx.cp_async_bulk_wait_group(0)
