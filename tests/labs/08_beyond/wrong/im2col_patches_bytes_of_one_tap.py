"""It expects the bytes of one copy, and issues nine.

exercise: im2col-patches
loses: correct, synchronised
hazards: transaction-mismatch
"""

import numpy as np
from numba import cuda

from harness import ptx


@cuda.jit
def im2col_patches(src, rows, cols, stride, out):
    taps = cuda.shared.array((9, 32, 8), np.float32, 128)
    bar = cuda.shared.array(1, np.uint64)
    bar_address = ptx.shared_address(bar)
    thread = cuda.threadIdx.x
    first = cuda.blockIdx.x * 32

    if thread == 0:
        ptx.mbarrier_init(bar_address, 1)
        ptx.fence_mbarrier_init()
    cuda.syncthreads()

    if thread == 0:
        w = first % cols * stride - 1
        h = first // cols % rows * stride - 1
        n = first // (cols * rows)
        ptx.mbarrier_arrive_expect_tx(bar_address, 32 * 8 * 4)
        for tap in range(9):
            to = ptx.shared_address(taps, tap * 32 * 8)
            ptx.cp_async_bulk_tensor_4d_im2col_global_to_shared(
                to, src, 0, w, h, n, tap % 3, tap // 3, bar_address
            )
    ptx.mbarrier_wait_parity(bar_address, 0)

    for i in range(thread, 32 * 72, 128):
        patch = i // 72
        number = i % 72
        if first + patch < out.shape[0]:
            out[first + patch, number] = taps[number // 8, patch, number % 8]
