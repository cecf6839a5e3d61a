"""The grid leaves out the tiles that the video fills in part.

exercise: describe-it
loses: correct, synchronised
hazards: none
"""

import numpy as np
from numba import cuda

from harness import ptx


@cuda.jit
def describe_it(src, out):
    tile = cuda.shared.array((2, 8, 32), np.float32, 128)
    bar = cuda.shared.array(1, np.uint64)
    tile_address = ptx.shared_address(tile)
    bar_address = ptx.shared_address(bar)
    thread = cuda.threadIdx.x
    c0 = cuda.blockIdx.x * 32
    c1 = cuda.blockIdx.y * 16
    c2 = cuda.blockIdx.z * 8
    if thread == 0:
        ptx.mbarrier_init(bar_address, 1)
        ptx.fence_mbarrier_init()
    cuda.syncthreads()
    if thread == 0:
        ptx.mbarrier_arrive_expect_tx(bar_address, 2 * 8 * 32 * 4)
        ptx.cp_async_bulk_tensor_3d_global_to_shared(tile_address, src, c0, c1, c2, bar_address)
    ptx.mbarrier_wait_parity(bar_address, 0)
    col = thread % 32
    row = thread // 32
    for frame in range(2):
        value = tile[frame, row, col]
        if value != value:
            value = np.float32(-1)
        out[cuda.blockIdx.z * 2 + frame, cuda.blockIdx.y * 8 + row, cuda.blockIdx.x * 32 + col] = (
            value
        )


def describe_it_plan(shape):
    frames, height, width = shape
    return {
        "grid": (width // 32, height // 16, frames // 8),
        "src": {"box": (8, 16, 32), "element_strides": (4, 2, 1), "oob_fill": "nan"},
    }
