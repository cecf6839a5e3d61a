"""The barrier expects 192 elements, not 384 bytes.

exercise: load-4d
loses: correct, synchronised
hazards: transaction-mismatch
"""

import numpy as np
from numba import cuda

from harness import ptx


@cuda.jit
def load_4d(src, out):
    tile = cuda.shared.array(192, np.float16, 128)
    bar = cuda.shared.array(1, np.uint64)
    tile_address = ptx.shared_address(tile)
    bar_address = ptx.shared_address(bar)
    thread = cuda.threadIdx.x
    c0 = cuda.blockIdx.x * 8
    c1 = cuda.blockIdx.y * 8
    c2 = 0
    c3 = cuda.blockIdx.z
    if thread == 0:
        ptx.mbarrier_init(bar_address, 1)
        ptx.fence_mbarrier_init()
    cuda.syncthreads()
    if thread == 0:
        ptx.mbarrier_arrive_expect_tx(bar_address, 192)
        ptx.cp_async_bulk_tensor_4d_global_to_shared(tile_address, src, c0, c1, c2, c3, bar_address)
    ptx.mbarrier_wait_parity(bar_address, 0)
    token = cuda.blockIdx.y * cuda.gridDim.x + cuda.blockIdx.x
    out[cuda.blockIdx.z, token, thread] = tile[thread]
