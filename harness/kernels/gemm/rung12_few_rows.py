"""Rung 12: few rows of A, so that B is all that is read.

With 64 tokens a product is a matter of bytes: B comes from memory once, and every multiprocessor
has to ask for its part of it all the time. Changed (from rung 8): one consumer, tiles of 64 rows,
as narrow as it takes for one tile a multiprocessor; and as many stages as shared memory holds:
the smaller a stage, the more of them it takes to keep the memory busy. The kernel is compiled for
the width, which `columns_for` finds.
"""

from __future__ import annotations

import numpy as np
from numba import cuda

from harness import ptx
from harness.kernels.gemm.parts import direct_store

TILE_M, TILE_K = 64, 64
A_BYTES = TILE_M * TILE_K * 2
THREADS = 256
MOST_BYTES = 220 * 1024


def columns_for(m: int, n: int, blocks: int) -> int:
    """The narrowest tile, a multiple of 8 columns, with which all tiles run at once; else 256."""
    high = -(-m // TILE_M)
    fitting = (w for w in range(16, 257, 8) if high * -(-n // w) <= blocks)
    return next(fitting, 256)


def stages_for(columns: int) -> int:
    return min(16, MOST_BYTES // (A_BYTES + _b_bytes(columns)))


def shared_bytes(columns: int) -> int:
    return stages_for(columns) * (A_BYTES + _b_bytes(columns) + 16)


def _b_bytes(columns: int) -> int:
    """Of a stage's B: a multiple of the swizzle's 1024 bytes, as every width of 8 columns is."""
    return columns * TILE_K * 2


def make(columns: int):
    """kernel(a, b: TensorMap of boxes (64, 64) and (columns, 64), c uint32[m, n / 2], m, n, k)"""
    stages, b_bytes = stages_for(columns), _b_bytes(columns)
    multiply, store = getattr(ptx, f"wgmma_m64n{columns}k16"), direct_store(columns)
    stage_bytes = A_BYTES + b_bytes
    accumulators = columns // 2

    def gemm(a, b, c, m, n, k):
        shared = cuda.shared.array(0, np.uint8, 1024)
        base = ptx.shared_address(shared)
        full = base + stages * stage_bytes
        empty = full + 8 * stages
        thread = cuda.threadIdx.x
        row, column = cuda.blockIdx.y * TILE_M, cuda.blockIdx.x * columns
        tiles_k = (k + TILE_K - 1) // TILE_K
        if thread == 0:
            for s in range(stages):
                ptx.mbarrier_init(full + 8 * s, 1)
                ptx.mbarrier_init(empty + 8 * s, 1)
            ptx.fence_mbarrier_init()
        cuda.syncthreads()
        stage, phase = 0, 0
        if thread >= 128:
            if thread == 128:
                for kt in range(tiles_k):
                    ptx.mbarrier_wait_parity(empty + 8 * stage, phase ^ 1)
                    at, bar = base + stage * stage_bytes, full + 8 * stage
                    ptx.mbarrier_arrive_expect_tx(bar, stage_bytes)
                    ptx.cp_async_bulk_tensor_2d_global_to_shared(at, a, kt * TILE_K, row, bar)
                    ptx.cp_async_bulk_tensor_2d_global_to_shared(
                        at + A_BYTES, b, kt * TILE_K, column, bar
                    )
                    stage += 1
                    if stage == stages:
                        stage = 0
                        phase ^= 1
        else:
            acc = cuda.local.array(accumulators, np.float32)
            before = 0
            for kt in range(tiles_k):
                ptx.mbarrier_wait_parity(full + 8 * stage, phase)
                at = base + stage * stage_bytes
                ptx.wgmma_fence()
                for i in ptx.unrolled(4):
                    multiply(
                        acc,
                        ptx.wgmma_descriptor(at + 32 * i),
                        ptx.wgmma_descriptor(at + A_BYTES + 32 * i),
                        kt + i != 0,
                    )
                ptx.wgmma_commit_group()
                ptx.wgmma_wait_group(1)
                if kt > 0 and thread == 0:
                    ptx.mbarrier_arrive(empty + 8 * before)
                before = stage
                stage += 1
                if stage == stages:
                    stage = 0
                    phase ^= 1
            ptx.wgmma_wait_group(0)
            store(acc, c, row, column, thread, m, n)

    return gemm
