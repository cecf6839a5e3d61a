"""Lab 08: the store of rung 1, the copy and the products of rung 3, and both loops of rung 5.

The lab shows the sizes that these functions use, and `next_stage`, too.
"""

from __future__ import annotations

import numpy as np
from numba import cuda

from harness.course import ptx

TILE_M, TILE_N, TILE_K = 64, 128, 64
A_BYTES, B_BYTES = TILE_M * TILE_K * 2, TILE_N * TILE_K * 2
STAGE_BYTES = A_BYTES + B_BYTES
STAGES = 4
HALF_BYTES = 128 * 64 * 2  # 128 rows of A, or of B, by 64 k
FULL = 2 * STAGES * HALF_BYTES
EMPTY = FULL + 8 * STAGES


def storing(columns):
    """A device function that writes a warpgroup's 64 x columns accumulators to C."""

    @cuda.jit(device=True)
    def store(acc, c, row, column, m, n):
        pairs, thread = c.view(np.uint32), cuda.threadIdx.x
        for i in ptx.unrolled(columns // 4):
            r = row + ptx.wgmma_row(thread, 2 * i)
            col = column + ptx.wgmma_column(thread, 2 * i)
            if r < m and col < n:
                pairs[r, col // 2] = ptx.cvt_rn_bf16x2_f32(acc[2 * i + 1], acc[2 * i])

    return store


store_64, store_128 = storing(64), storing(128)


@cuda.jit(device=True)
def load_stage(at, bar, a, b, first_k, row, column):
    """Load a tile of A and a tile of B to shared address ``at``; called by a single thread."""
    ptx.mbarrier_arrive_expect_tx(bar, STAGE_BYTES)
    ptx.cp_async_bulk_tensor_2d_global_to_shared(at, a, first_k, row, bar)
    ptx.cp_async_bulk_tensor_2d_global_to_shared(at + A_BYTES, b, first_k, column, bar)


@cuda.jit(device=True)
def multiply(acc, at_a, at_b, k_tile):
    """Issue the four products of a k tile as a group; k tile 0 replaces acc."""
    ptx.wgmma_fence()
    for i in ptx.unrolled(4):
        a, b = ptx.wgmma_descriptor(at_a + 32 * i), ptx.wgmma_descriptor(at_b + 32 * i)
        ptx.wgmma_m64n128k16(acc, a, b, k_tile + i != 0)
    ptx.wgmma_commit_group()


@cuda.jit(device=True)
def next_stage(stage, phase):
    """Return the next stage and its parity, which flips when the ring wraps."""
    return (0, phase ^ 1) if stage == STAGES - 1 else (stage + 1, phase)


@cuda.jit(device=True)
def load_tile(base, a, b, row, column, tiles_k, stage, phase):
    """The producer's loop over k for a tile."""
    for kt in range(tiles_k):
        ptx.mbarrier_wait_parity(base + EMPTY + 8 * stage, phase ^ 1)
        at, bar = base + 2 * stage * HALF_BYTES, base + FULL + 8 * stage
        ptx.mbarrier_arrive_expect_tx(bar, 2 * HALF_BYTES)
        ptx.cp_async_bulk_tensor_2d_global_to_shared(at, a, kt * 64, row, bar)
        ptx.cp_async_bulk_tensor_2d_global_to_shared(at + HALF_BYTES, b, kt * 64, column, bar)
        stage, phase = next_stage(stage, phase)
    return stage, phase


@cuda.jit(device=True)
def multiply_tile(acc, base, mine, tiles_k, stage, phase):
    """A consumer's loop over k for a tile; its rows of A begin at ``mine``, 0 or 64."""
    for kt in range(tiles_k):
        ptx.mbarrier_wait_parity(base + FULL + 8 * stage, phase)
        at = base + 2 * stage * HALF_BYTES
        multiply(acc, at + mine * 128, at + HALF_BYTES, kt)
        ptx.wgmma_wait_group(0)
        ptx.mbarrier_arrive(base + EMPTY + 8 * stage)
        stage, phase = next_stage(stage, phase)
    return stage, phase
