"""Rung 4: a ring of stages, so that copies run ahead.

Changed: STAGES tiles instead of one. While a tile is multiplied, the next tiles are in flight;
the stage that was just read is refilled at once. A copy's latency is then hidden behind the
products of the other stages.
"""

from __future__ import annotations

import numpy as np
from numba import cuda

from harness.bench.kernels.gemm.pipeline import direct_store
from harness.course import ptx

TILE_M, TILE_N, TILE_K, STAGES = 64, 128, 64, 4
A_BYTES, B_BYTES = TILE_M * TILE_K * 2, TILE_N * TILE_K * 2
STAGE_BYTES = A_BYTES + B_BYTES
SHARED_BYTES = STAGES * (STAGE_BYTES + 8)
THREADS = 128


def make():
    """kernel(a, b: TensorMap of boxes (64, 64) and (128, 64), c uint32[m, n / 2], m, n, k)"""
    store = direct_store(TILE_N)

    @cuda.jit(device=True)
    def load(base, stage, a, b, first_k, row, column):
        at, bar = base + stage * STAGE_BYTES, base + STAGES * STAGE_BYTES + 8 * stage
        ptx.mbarrier_arrive_expect_tx(bar, STAGE_BYTES)
        ptx.cp_async_bulk_tensor_2d_global_to_shared(at, a, first_k, row, bar)
        ptx.cp_async_bulk_tensor_2d_global_to_shared(at + A_BYTES, b, first_k, column, bar)

    def gemm(a, b, c, m, n, k):
        shared = cuda.shared.array(0, np.uint8, 1024)
        base = ptx.shared_address(shared)
        thread = cuda.threadIdx.x
        row, column = cuda.blockIdx.y * TILE_M, cuda.blockIdx.x * TILE_N
        tiles_k = (k + TILE_K - 1) // TILE_K
        if thread == 0:
            for s in range(STAGES):
                ptx.mbarrier_init(base + STAGES * STAGE_BYTES + 8 * s, 1)
            ptx.fence_mbarrier_init()
            for s in range(min(STAGES, tiles_k)):
                load(base, s, a, b, s * TILE_K, row, column)
        cuda.syncthreads()
        acc = cuda.local.array(64, np.float32)
        stage, phase = 0, 0
        for kt in range(tiles_k):
            ptx.mbarrier_wait_parity(base + STAGES * STAGE_BYTES + 8 * stage, phase)
            at = base + stage * STAGE_BYTES
            ptx.wgmma_fence()
            for i in ptx.unrolled(4):
                ptx.wgmma_m64n128k16(
                    acc,
                    ptx.wgmma_descriptor(at + 32 * i),
                    ptx.wgmma_descriptor(at + A_BYTES + 32 * i),
                    kt + i != 0,
                )
            ptx.wgmma_commit_group()
            ptx.wgmma_wait_group(0)
            cuda.syncthreads()
            if thread == 0 and kt + STAGES < tiles_k:
                load(base, stage, a, b, (kt + STAGES) * TILE_K, row, column)
            stage += 1
            if stage == STAGES:
                stage = 0
                phase ^= 1
        store(acc, c, row, column, thread, m, n)

    return gemm
