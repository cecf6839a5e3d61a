"""Rung 7: persistent blocks, and an order of tiles that suits the L2 cache.

Changed: a block for each SM, which takes tiles in turn; the producer loads the next tile's first
stages while the consumers still store the last tile. Tiles that run at the same time
are neighbors (`pipeline.grouped_order`).
"""

from __future__ import annotations

import numpy as np
from numba import cuda

from harness.bench.kernels.gemm.pipeline import direct_store, grouped_order
from harness.course import ptx

TILE_M, TILE_N, TILE_K, STAGES = 128, 256, 64, 4
A_BYTES, B_BYTES = TILE_M * TILE_K * 2, TILE_N * TILE_K * 2
STAGE_BYTES = A_BYTES + B_BYTES
SHARED_BYTES = STAGES * (STAGE_BYTES + 16)
THREADS = 384


def make(group: int = 8):
    """kernel(a, b: TensorMap of boxes (128, 64) and (256, 64), c uint32[m, n / 2], m, n, k)"""
    store, place = direct_store(TILE_N), grouped_order(group)

    def gemm(a, b, c, m, n, k):
        shared = cuda.shared.array(0, np.uint8, 1024)
        base = ptx.shared_address(shared)
        full = base + STAGES * STAGE_BYTES
        empty = full + 8 * STAGES
        thread = cuda.threadIdx.x
        tiles_m, tiles_n = (m + TILE_M - 1) // TILE_M, (n + TILE_N - 1) // TILE_N
        tiles_k = (k + TILE_K - 1) // TILE_K
        if thread == 0:
            for s in range(STAGES):
                ptx.mbarrier_init(full + 8 * s, 1)
                ptx.mbarrier_init(empty + 8 * s, 256)
            ptx.fence_mbarrier_init()
        cuda.syncthreads()
        stage, phase = 0, 0
        if thread >= 256:
            ptx.setmaxnreg_dec(40)
            if thread == 256:
                t = cuda.blockIdx.x
                while t < tiles_m * tiles_n:
                    i, j = place(t, tiles_m, tiles_n)
                    row, column = i * TILE_M, j * TILE_N
                    for kt in range(tiles_k):
                        ptx.mbarrier_wait_parity(empty + 8 * stage, phase ^ 1)
                        at, bar = base + stage * STAGE_BYTES, full + 8 * stage
                        ptx.mbarrier_arrive_expect_tx(bar, STAGE_BYTES)
                        ptx.cp_async_bulk_tensor_2d_global_to_shared(at, a, kt * TILE_K, row, bar)
                        ptx.cp_async_bulk_tensor_2d_global_to_shared(
                            at + A_BYTES, b, kt * TILE_K, column, bar
                        )
                        stage += 1
                        if stage == STAGES:
                            stage = 0
                            phase ^= 1
                    t += cuda.gridDim.x
        else:
            ptx.setmaxnreg_inc(232)
            mine = thread // 128 * 64  # the rows of this warpgroup
            acc = cuda.local.array(128, np.float32)
            t = cuda.blockIdx.x
            while t < tiles_m * tiles_n:
                for kt in range(tiles_k):
                    ptx.mbarrier_wait_parity(full + 8 * stage, phase)
                    at = base + stage * STAGE_BYTES
                    ptx.wgmma_fence()
                    for i in ptx.unrolled(4):
                        ptx.wgmma_m64n256k16(
                            acc,
                            ptx.wgmma_descriptor(at + mine * 128 + 32 * i),
                            ptx.wgmma_descriptor(at + A_BYTES + 32 * i),
                            kt + i != 0,
                        )
                    ptx.wgmma_commit_group()
                    ptx.wgmma_wait_group(0)
                    ptx.mbarrier_arrive(empty + 8 * stage)
                    stage += 1
                    if stage == STAGES:
                        stage = 0
                        phase ^= 1
                i, j = place(t, tiles_m, tiles_n)
                row, column = i * TILE_M + mine, j * TILE_N
                store(acc, c, row, column, thread % 128, m, n)
                t += cuda.gridDim.x

    return gemm
