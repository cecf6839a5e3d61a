"""The comparison lets a NaN of the fill through.

exercise: load-5d
loses: correct
hazards: none
"""

import numpy as np
from numba import cuda

from harness import ptx


@cuda.jit
def load_5d(src, bricks, out):
    tile = cuda.shared.array((4, 4, 8, 4), np.float32, 128)
    bar = cuda.shared.array(1, np.uint64)
    tile_address = ptx.shared_address(tile)
    bar_address = ptx.shared_address(bar)
    thread = cuda.threadIdx.x
    time = cuda.blockIdx.z // bricks
    brick = cuda.blockIdx.z % bricks
    c0 = 0
    c1 = cuda.blockIdx.x * 8
    c2 = cuda.blockIdx.y * 4
    c3 = brick * 4
    c4 = time
    if thread == 0:
        ptx.mbarrier_init(bar_address, 1)
        ptx.fence_mbarrier_init()
    cuda.syncthreads()
    if thread == 0:
        ptx.mbarrier_arrive_expect_tx(bar_address, 4 * 4 * 8 * 4 * 4)
        ptx.cp_async_bulk_tensor_5d_global_to_shared(
            tile_address, src, c0, c1, c2, c3, c4, bar_address
        )
    ptx.mbarrier_wait_parity(bar_address, 0)
    c = thread % 4
    x = thread // 4 % 4
    y = thread // 16 % 2
    z = thread // 32
    best = np.float32(-np.inf)
    for dz in range(2):
        for dy in range(2):
            for dx in range(2):
                value = tile[2 * z + dz, 2 * y + dy, 2 * x + dx, c]
                if not (value <= best):
                    best = value
    oz = brick * 2 + z
    oy = cuda.blockIdx.y * 2 + y
    ox = cuda.blockIdx.x * 4 + x
    if oz < out.shape[1] and oy < out.shape[2] and ox < out.shape[3]:
        out[time, oz, oy, ox, c] = best
