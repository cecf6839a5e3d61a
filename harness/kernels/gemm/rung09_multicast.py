"""Rung 9: clusters of two blocks, which share B by multicast.

Changed: the two blocks of a cluster take tiles one below the other, and so the same rows of B; each
brings half of them, for both. A stage may be filled again when it is empty in both blocks. Who says
so to the other block releases at cluster scope, and that is a memory barrier of the whole GPU
(MEMBAR.ALL.GPU in the machine code), longer than a k tile: where consumers, or one thread for all
stages, did it, this rung ran at two thirds of its speed. Three warps of the producer's
group take turns.
"""

from __future__ import annotations

import numpy as np
from numba import cuda

from harness import ptx
from harness.kernels.gemm.parts import direct_store, grouped_order

TILE_M, TILE_N, TILE_K, STAGES = 128, 256, 64, 4
A_BYTES, B_BYTES = TILE_M * TILE_K * 2, TILE_N * TILE_K * 2
STAGE_BYTES = A_BYTES + B_BYTES
SHARED_BYTES = STAGES * (STAGE_BYTES + 24)
THREADS = 384
CLUSTER, RELAYS = 2, 3


def make(group: int = 8):
    """kernel(a, b: TensorMap of boxes (128, 64) and (128, 64), c uint32[m, n / 2], m, n, k)"""
    store, place = direct_store(TILE_N), grouped_order(group)

    def gemm(a, b, c, m, n, k):
        shared = cuda.shared.array(0, np.uint8, 1024)
        base = ptx.shared_address(shared)
        full = base + STAGES * STAGE_BYTES
        empty = full + 8 * STAGES
        free = empty + 8 * STAGES  # empty in both blocks
        thread = cuda.threadIdx.x
        rank = ptx.cluster_ctarank()
        tiles_m, tiles_n = (
            (m + CLUSTER * TILE_M - 1) // (CLUSTER * TILE_M),
            (n + TILE_N - 1) // TILE_N,
        )
        tiles_k = (k + TILE_K - 1) // TILE_K
        if thread == 0:
            for s in range(STAGES):
                ptx.mbarrier_init(full + 8 * s, 1)
                ptx.mbarrier_init(empty + 8 * s, 2)
                ptx.mbarrier_init(free + 8 * s, CLUSTER)
            ptx.fence_mbarrier_init()
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
                    for kt in range(tiles_k):
                        ptx.mbarrier_wait_parity_cluster(free + 8 * stage, phase ^ 1)
                        at, bar = base + stage * STAGE_BYTES, full + 8 * stage
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
                        stage += 1
                        if stage == STAGES:
                            stage = 0
                            phase ^= 1
                    t += cuda.gridDim.x // CLUSTER
            elif thread % 32 == 0:
                relay, turn = (thread - 288) // 32, 0
                t = cuda.blockIdx.x // CLUSTER
                while t < tiles_m * tiles_n:
                    for _ in range(tiles_k):
                        if turn == relay:
                            ptx.mbarrier_wait_parity(empty + 8 * stage, phase)
                            for block in range(CLUSTER):
                                ptx.mbarrier_arrive_cluster(ptx.mapa(free + 8 * stage, block))
                        turn = 0 if turn == RELAYS - 1 else turn + 1
                        stage += 1
                        if stage == STAGES:
                            stage = 0
                            phase ^= 1
                    t += cuda.gridDim.x // CLUSTER
        else:
            ptx.setmaxnreg_inc(232)
            mine = thread // 128 * 64  # the rows of this warpgroup
            acc = cuda.local.array(128, np.float32)
            before = 0
            t = cuda.blockIdx.x // CLUSTER
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
                    ptx.wgmma_wait_group(1)  # all but the group just issued
                    if kt > 0 and thread % 128 == 0:
                        ptx.mbarrier_arrive(empty + 8 * before)
                    before = stage
                    stage += 1
                    if stage == STAGES:
                        stage = 0
                        phase ^= 1
                ptx.wgmma_wait_group(0)
                if thread % 128 == 0:
                    ptx.mbarrier_arrive(empty + 8 * before)
                i, j = place(t, tiles_m, tiles_n)
                row, column = (i * CLUSTER + rank) * TILE_M + mine, j * TILE_N
                store(acc, c, row, column, thread % 128, m, n)
                t += cuda.gridDim.x // CLUSTER
        # The other block may still send here.
        ptx.barrier_cluster_arrive()
        ptx.barrier_cluster_wait()

    return gemm
