"""Rung 8: fewer arrivals, and products that follow each other without a gap.

Changed: a single thread of each consumer releases a stage, not all 128; and a group of products is
waited for only when the next group has been issued, so that the Tensor Cores always have work. The
parts that do not change from here on are in `pipeline`.
"""

from __future__ import annotations

import numpy as np
from numba import cuda

from harness.bench.kernels.gemm.pipeline import Ring, direct_store, grouped_order
from harness.course import ptx

TILE_M, TILE_N, TILE_K = 128, 256, 64
A_BYTES, B_BYTES = TILE_M * TILE_K * 2, TILE_N * TILE_K * 2
RING = Ring.of_stages(4, A_BYTES, B_BYTES)
SHARED_BYTES = RING.end
THREADS = 384


def make(group: int = 8):
    """kernel(a, b: TensorMap of boxes (128, 64) and (256, 64), c uint32[m, n / 2], m, n, k)"""
    store, place = direct_store(TILE_N), grouped_order(group)
    start, load, tile = RING.start(2), RING.load(A_BYTES), RING.multiply(TILE_N)

    def gemm(a, b, c, m, n, k):
        shared = cuda.shared.array(0, np.uint8, 1024)
        base = ptx.shared_address(shared)
        thread = cuda.threadIdx.x
        tiles_m, tiles_n = (m + TILE_M - 1) // TILE_M, (n + TILE_N - 1) // TILE_N
        tiles_k = (k + TILE_K - 1) // TILE_K
        if thread == 0:
            start(base)
        cuda.syncthreads()
        stage, phase = 0, 0
        t = cuda.blockIdx.x
        if thread >= 256:
            ptx.setmaxnreg_dec(40)
            if thread == 256:
                while t < tiles_m * tiles_n:
                    i, j = place(t, tiles_m, tiles_n)
                    row, column = i * TILE_M, j * TILE_N
                    stage, phase = load(base, a, b, B_BYTES, row, column, 0, tiles_k, stage, phase)
                    t += cuda.gridDim.x
        else:
            ptx.setmaxnreg_inc(232)
            mine = thread // 128 * 64  # the rows of this warpgroup
            acc = cuda.local.array(128, np.float32)
            while t < tiles_m * tiles_n:
                stage, phase = tile(acc, base, thread, 0, tiles_k, stage, phase)
                i, j = place(t, tiles_m, tiles_n)
                store(acc, c, i * TILE_M + mine, j * TILE_N, thread % 128, m, n)
                t += cuda.gridDim.x

    return gemm
