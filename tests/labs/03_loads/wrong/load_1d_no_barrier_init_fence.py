"""The mbarrier's initialisation is not made visible to the copy engine.

exercise: load-1d
loses: synchronised
hazards: unfenced-barrier-init
"""

import numpy as np
from numba import cuda

from harness import ptx


@cuda.jit
def load_1d(src, scale, out):
    tile = cuda.shared.array(256, np.float32, 128)
    bar = cuda.shared.array(1, np.uint64)
    tile_address = ptx.shared_address(tile)
    bar_address = ptx.shared_address(bar)
    thread = cuda.threadIdx.x
    c0 = cuda.blockIdx.x * 256
    if thread == 0:
        ptx.mbarrier_init(bar_address, 1)
    cuda.syncthreads()
    if thread == 0:
        ptx.mbarrier_arrive_expect_tx(bar_address, 256 * 4)
        ptx.cp_async_bulk_tensor_1d_global_to_shared(tile_address, src, c0, bar_address)
    ptx.mbarrier_wait_parity(bar_address, 0)
    i = c0 + thread
    if i < out.shape[0]:
        out[i] = scale * tile[thread]
