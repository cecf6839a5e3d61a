"""Rung 9: clusters of two blocks, which share B by multicast.

Changed: the two blocks of a cluster take vertically adjacent tiles, and so the same rows of B; each
loads half of them, for both. A stage may be filled again when it is empty in both blocks. The
thread that signals this to the other block releases at cluster scope, and that is a memory barrier
of the whole GPU (MEMBAR.ALL.GPU in the machine code), longer than a k tile: when consumers, or a
single thread for all stages, did it, this rung ran at two thirds of its speed. Three warps of the
producer's group take turns.
"""

from __future__ import annotations

import numpy as np
from numba import cuda

from harness.bench.kernels.gemm.pipeline import direct_store, grouped_order
from harness.bench.kernels.gemm.rung08_fewer_arrivals import (
    A_BYTES,
    B_BYTES,
    RING,
    THREADS,
    TILE_K,
    TILE_M,
    TILE_N,
)
from harness.course import ptx

__all__ = ["SHARED_BYTES", "THREADS", "make"]

STAGES, STAGE_BYTES = RING.stages, A_BYTES + B_BYTES
FULL, EMPTY = RING.barriers, RING.barriers + 8 * STAGES
FREE = RING.end  # barriers: a stage is empty in both blocks
SHARED_BYTES = FREE + 8 * STAGES
CLUSTER, RELAYS = 2, 3

following = RING.following()


@cuda.jit(device=True)
def load_half(base, a, b, rank, row, column, tiles_k, stage, phase):
    """Load a tile's A, and half of its B for both blocks of the cluster."""
    for kt in range(tiles_k):
        ptx.mbarrier_wait_parity_cluster(base + FREE + 8 * stage, phase ^ 1)
        at, bar = base + stage * STAGE_BYTES, base + FULL + 8 * stage
        ptx.mbarrier_arrive_expect_tx(bar, STAGE_BYTES)
        ptx.cp_async_bulk_tensor_2d_global_to_shared(at, a, kt * TILE_K, row, bar)
        ptx.cp_async_bulk_tensor_2d_global_to_shared_multicast(
            at + A_BYTES + rank * (B_BYTES // CLUSTER),
            b,
            kt * TILE_K,
            column + rank * (TILE_N // CLUSTER),
            bar,
            (1 << CLUSTER) - 1,
        )
        stage, phase = following(stage, phase)
    return stage, phase


@cuda.jit(device=True)
def relay_releases(base, relay, turn, tiles_k, stage, phase):
    """Signal every third stage of a tile, once it is empty here, to both blocks."""
    for _ in range(tiles_k):
        if turn == relay:
            ptx.mbarrier_wait_parity(base + EMPTY + 8 * stage, phase)
            for block in range(CLUSTER):
                ptx.mbarrier_arrive_cluster(ptx.mapa(base + FREE + 8 * stage, block))
        turn = 0 if turn == RELAYS - 1 else turn + 1
        stage, phase = following(stage, phase)
    return turn, stage, phase


def make(group: int = 8):
    """kernel(a, b: TensorMap of boxes (128, 64) and (128, 64), c uint32[m, n / 2], m, n, k)"""
    store, place = direct_store(TILE_N), grouped_order(group)
    start, tile = RING.start(2), RING.multiply(TILE_N)

    def gemm(a, b, c, m, n, k):
        shared = cuda.shared.array(0, np.uint8, 1024)
        base = ptx.shared_address(shared)
        thread = cuda.threadIdx.x
        rank = ptx.cluster_ctarank()
        tiles_m, tiles_n = (
            (m + CLUSTER * TILE_M - 1) // (CLUSTER * TILE_M),
            (n + TILE_N - 1) // TILE_N,
        )
        tiles_k = (k + TILE_K - 1) // TILE_K
        if thread == 0:
            for s in range(STAGES):
                ptx.mbarrier_init(base + FREE + 8 * s, CLUSTER)
            start(base)
        ptx.barrier_cluster_arrive()
        ptx.barrier_cluster_wait()
        stage, phase = 0, 0
        if thread >= 256:
            ptx.setmaxnreg_dec(40)
            if thread == 256:
                t = cuda.blockIdx.x // CLUSTER
                while t < tiles_m * tiles_n:
                    i, j = place(t, tiles_m, tiles_n)
                    row, column = (i * CLUSTER + rank) * TILE_M, j * TILE_N
                    stage, phase = load_half(base, a, b, rank, row, column, tiles_k, stage, phase)
                    t += cuda.gridDim.x // CLUSTER
            elif thread % 32 == 0:
                relay, turn = (thread - 288) // 32, 0
                t = cuda.blockIdx.x // CLUSTER
                while t < tiles_m * tiles_n:
                    turn, stage, phase = relay_releases(base, relay, turn, tiles_k, stage, phase)
                    t += cuda.gridDim.x // CLUSTER
        else:
            ptx.setmaxnreg_inc(232)
            mine = thread // 128 * 64  # the rows of this warpgroup
            acc = cuda.local.array(128, np.float32)
            t = cuda.blockIdx.x // CLUSTER
            while t < tiles_m * tiles_n:
                stage, phase = tile(acc, base, thread, 0, tiles_k, stage, phase)
                i, j = place(t, tiles_m, tiles_n)
                row, column = (i * CLUSTER + rank) * TILE_M + mine, j * TILE_N
                store(acc, c, row, column, thread % 128, m, n)
                t += cuda.gridDim.x // CLUSTER
        # The other block may still send here.
        ptx.barrier_cluster_arrive()
        ptx.barrier_cluster_wait()

    return gemm
