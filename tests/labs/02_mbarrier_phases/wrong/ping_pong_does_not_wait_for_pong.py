"""Warp 0 does not wait to get the values back.

exercise: ping-pong
loses: correct, synchronised
hazards: data-race
"""

import numpy as np
from numba import cuda

from harness import ptx


@cuda.jit
def ping_pong(x, coefficients, out):
    values = cuda.shared.array(32, np.int32)
    barriers = cuda.shared.array(2, np.uint64)
    ping = ptx.shared_address(barriers, 0)  # warp 0 has multiplied
    pong = ptx.shared_address(barriers, 1)  # warp 1 has added

    warp = cuda.threadIdx.x // 32
    lane = cuda.threadIdx.x % 32
    point = cuda.blockIdx.x * 32 + lane

    # Initialise both mbarriers. Warp 0 sets values[lane] to 0.
    if cuda.threadIdx.x == 0:
        ptx.mbarrier_init(ping, 32)
        ptx.mbarrier_init(pong, 32)
    if warp == 0:
        values[lane] = 0
    cuda.syncthreads()

    for r in range(coefficients.shape[0]):
        coefficient = coefficients[r]
        # Warp 0's turn: multiply by x[point], hand over, and wait to get the values back.
        if warp == 0:
            values[lane] *= x[point]
            ptx.mbarrier_arrive(ping)
        # Warp 1's turn: wait, add the coefficient, and hand back.
        if warp == 1:
            ptx.mbarrier_wait_parity(ping, r & 1)
            values[lane] += coefficient
            ptx.mbarrier_arrive(pong)

    # Warp 0 stores the values.
    if warp == 0:
        out[point] = values[lane]
