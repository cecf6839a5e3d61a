"""Rung 5: a warpgroup that copies, and a warpgroup that multiplies.

Changed: the producer waits for empty stages and the consumer for full stages, each at its own pace;
no barrier of the whole block is left in the loop. The producer needs few registers and
releases the rest.
"""

from __future__ import annotations

import numpy as np
from numba import cuda

from harness.bench.kernels.gemm.pipeline import direct_store
from harness.course import ptx

TILE_M, TILE_N, TILE_K, STAGES = 64, 128, 64, 4
A_BYTES, B_BYTES = TILE_M * TILE_K * 2, TILE_N * TILE_K * 2
STAGE_BYTES = A_BYTES + B_BYTES
SHARED_BYTES = STAGES * (STAGE_BYTES + 16)
THREADS = 256


def make():
    """kernel(a, b: TensorMap of boxes (64, 64) and (128, 64), c uint32[m, n / 2], m, n, k)"""
    store = direct_store(TILE_N)

    # Two blocks share an SM: 128 registers per thread, until they are moved.
    @cuda.jit(launch_bounds=(THREADS, 2))
    def gemm(a, b, c, m, n, k):
        shared = cuda.shared.array(0, np.uint8, 1024)
        base = ptx.shared_address(shared)
        full = base + STAGES * STAGE_BYTES
        empty = full + 8 * STAGES
        thread = cuda.threadIdx.x
        row, column = cuda.blockIdx.y * TILE_M, cuda.blockIdx.x * TILE_N
        tiles_k = (k + TILE_K - 1) // TILE_K
        if thread == 0:
            for s in range(STAGES):
                ptx.mbarrier_init(full + 8 * s, 1)
                ptx.mbarrier_init(empty + 8 * s, 128)
            ptx.fence_mbarrier_init()
        cuda.syncthreads()
        stage, phase = 0, 0
        if thread >= 128:
            ptx.setmaxnreg_dec(40)
            if thread == 128:
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
        else:
            ptx.setmaxnreg_inc(200)
            acc = cuda.local.array(64, np.float32)
            for kt in range(tiles_k):
                ptx.mbarrier_wait_parity(full + 8 * stage, phase)
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
                ptx.mbarrier_arrive(empty + 8 * stage)
                stage += 1
                if stage == STAGES:
                    stage = 0
                    phase ^= 1
            store(acc, c, row, column, thread, m, n)

    return gemm
