"""Rung 13: tiles of any width, and sums over k split between the blocks of a cluster.

Where a product has too few tiles of 128 × 256 for the multiprocessors, rung 11 cuts narrower
ones, and each then asks the L2 cache for more bytes an operation than it gives. Changed: a tile
stays wide, and ``split`` blocks, a cluster, each sum a part of k. Each then adds up its own share
of the columns: the others' partial sums come from their shared memory by bulk copies, in float32.
One tile a block, one producer warp: 288 threads have enough registers without setmaxnreg. What is
exchanged, and the result on its way to TMA, lie where the ring was. `harness.bench.gemm.choice`
finds the width and the split.
"""

from __future__ import annotations

import numpy as np
from numba import cuda

from harness import ptx
from harness.bench.gemm.parts import grouped_order

TILE_M, TILE_K = 128, 64
A_BYTES = TILE_M * TILE_K * 2
THREADS, CONSUMERS = 288, 256
MOST_BYTES = 227 * 1024  # shared memory of a block
BOX_N = 32  # columns of a TMA store: 64 bytes, in the 64B swizzle
BOX_BYTES = 64 * BOX_N * 2
SPLITS = (1, 2, 4)


def refuse(columns: int, split: int, k: int) -> str:
    """What is wrong with a tile's columns and the split of its sums; empty where nothing is."""
    tiles_k = -(-k // TILE_K)
    if split not in SPLITS:
        return f"a sum is split between 1, 2 or 4 blocks, got {split}"
    if columns % (BOX_N * split) or not 64 <= columns <= 256:
        return (
            f"a tile has 64 to 256 columns, a multiple of {BOX_N} for each of the {split} blocks "
            f"that share it; got {columns}"
        )
    if split > tiles_k:
        return f"k = {k} has {tiles_k} tiles of {TILE_K}, fewer than the {split} blocks"
    return ""


def stages_for(columns: int) -> int:
    return (MOST_BYTES - 256) // _stage_bytes(columns)


def shared_bytes(columns: int, split: int, stages: int = 0) -> int:
    ring = (stages or stages_for(columns)) * _stage_bytes(columns)
    return max(ring, _results_at(columns, split) + columns // split // BOX_N * 2 * BOX_BYTES) + 256


def _stage_bytes(columns: int) -> int:
    return A_BYTES + columns * TILE_K * 2


def _results_at(columns: int, split: int) -> int:
    """Where what is sent and received ends: float32, a share for each other block, twice."""
    return 2 * (split - 1) * TILE_M * (columns // split) * 4


def make(columns: int, split: int = 1, stages: int = 0, group: int = 8):
    """kernel(a, b, c: TensorMap of boxes (128, 64), (columns, 64) and (64, 32), m, n, k)

    In clusters of ``split`` blocks, as many of them as tiles. ``stages``: all that fit, if 0.
    """
    stages = stages or stages_for(columns)
    barriers = shared_bytes(columns, split, stages) - 256
    stage_bytes, shift = _stage_bytes(columns), split.bit_length() - 1
    multiply, place = getattr(ptx, f"wgmma_m64n{columns}k16"), grouped_order(group)
    accumulators, width = columns // 2, columns // split
    share = accumulators // split  # of a thread's accumulators
    share_bytes = CONSUMERS * share * 4
    results_at = _results_at(columns, split)
    boxes = width // BOX_N

    @cuda.jit(device=True)
    def load(base, a, b, row, column, first, last):
        full, empty = base + barriers, base + barriers + 8 * stages
        stage, phase = 0, 0
        for kt in range(first, last):
            ptx.mbarrier_wait_parity(empty + 8 * stage, phase ^ 1)
            at, bar = base + stage * stage_bytes, full + 8 * stage
            ptx.mbarrier_arrive_expect_tx(bar, stage_bytes)
            ptx.cp_async_bulk_tensor_2d_global_to_shared(at, a, kt * TILE_K, row, bar)
            ptx.cp_async_bulk_tensor_2d_global_to_shared(at + A_BYTES, b, kt * TILE_K, column, bar)
            stage += 1
            if stage == stages:
                stage = 0
                phase ^= 1

    @cuda.jit(device=True)
    def multiply_all(acc, base, thread, first, last):
        full, empty = base + barriers, base + barriers + 8 * stages
        at_a = base + thread // 128 * (64 * 128)
        ptx.mbarrier_wait_parity(full, 0)
        ptx.wgmma_fence()
        at_b = base + A_BYTES
        multiply(acc, ptx.wgmma_descriptor(at_a), ptx.wgmma_descriptor(at_b), 0)
        for i in ptx.unrolled(3):
            a, b = at_a + 32 * (i + 1), at_b + 32 * (i + 1)
            multiply(acc, ptx.wgmma_descriptor(a), ptx.wgmma_descriptor(b))
        ptx.wgmma_commit_group()
        stage, phase, before = 1, 0, 0
        for _ in range(first + 1, last):
            ptx.mbarrier_wait_parity(full + 8 * stage, phase)
            at = stage * stage_bytes
            ptx.wgmma_fence()
            for i in ptx.unrolled(4):
                a, b = at_a + at + 32 * i, at_b + at + 32 * i
                multiply(acc, ptx.wgmma_descriptor(a), ptx.wgmma_descriptor(b))
            ptx.wgmma_commit_group()
            ptx.wgmma_wait_group(1)
            if thread % 128 == 0:
                ptx.mbarrier_arrive(empty + 8 * before)
            before = stage
            stage += 1
            if stage == stages:
                stage = 0
                phase ^= 1
        ptx.wgmma_wait_group(0)

    @cuda.jit(device=True)
    def exchange(acc, floats, base, thread, rank, received):
        """Send each other block its share of the sums; on return, this block's have come.

        Slots are counted without their own block: sent first, received behind them.
        """
        for x in ptx.unrolled(split):
            if x != rank:
                slot = x - (1 if x > rank else 0)
                for i in ptx.unrolled(share):
                    floats[(slot * share + i) * CONSUMERS + thread] = acc[x * share + i]
        ptx.fence_proxy_async_shared_cta()
        ptx.barrier_cluster_arrive()
        ptx.barrier_cluster_wait()  # all is written, and no ring is in use any more
        if thread == 0:
            for x in range(split):
                if x != rank:
                    slot = x - (1 if x > rank else 0)
                    there = split - 1 + rank - (1 if rank > x else 0)
                    ptx.cp_async_bulk_shared_to_shared_cluster(
                        ptx.mapa(base + there * share_bytes, x),
                        base + slot * share_bytes,
                        share_bytes,
                        ptx.mapa(received, x),
                    )
        ptx.mbarrier_wait_parity(received, 0)

    @cuda.jit(device=True)
    def stage_results(acc, first, base, thread):
        """A warpgroup's 64 × width results to shared memory, each box in a buffer of its own."""
        packed = cuda.local.array(8, np.uint32)
        mine, thread, lane = thread // 128, thread % 128, thread % 32
        line = thread // 32 * 16 + lane % 16
        at = base + results_at + mine * (boxes * BOX_BYTES)
        at += line * 64 + (((lane // 16) ^ (line // 2 % 4)) << 4)
        for q in ptx.unrolled(boxes):
            for i in ptx.unrolled(8):
                e = first + 16 * q + 2 * i
                packed[i] = ptx.cvt_rn_bf16x2_f32(acc[e + 1], acc[e])
            to = at + q * BOX_BYTES
            ptx.stmatrix_x4(to, packed[0], packed[1], packed[2], packed[3])
            ptx.stmatrix_x4(to ^ 32, packed[4], packed[5], packed[6], packed[7])

    @cuda.jit(device=True)
    def send_results(c, row, column, base, thread):
        mine = thread // 128
        ptx.fence_proxy_async_shared_cta()
        ptx.bar_sync(2 + mine, 128)
        if thread % 128 == 0:
            at = base + results_at + mine * (boxes * BOX_BYTES)
            for q in range(boxes):
                ptx.cp_async_bulk_tensor_2d_shared_to_global(
                    c, column + BOX_N * q, row + 64 * mine, at + q * BOX_BYTES
                )
            ptx.cp_async_bulk_commit_group()
            ptx.cp_async_bulk_wait_group(0)

    def gemm(a, b, c, m, n, k):
        shared = cuda.shared.array(0, np.uint8, 1024)
        floats = cuda.shared.array(0, np.float32, 1024)  # the same bytes
        base = ptx.shared_address(shared)
        received = base + barriers + 16 * stages
        thread = np.int32(cuda.threadIdx.x)
        rank = np.int32(ptx.cluster_ctarank() if split > 1 else 0)
        tiles_m, tiles_n = (m + TILE_M - 1) // TILE_M, (n + columns - 1) // columns
        tiles_k = np.int32((k + TILE_K - 1) // TILE_K)
        first, last = (rank * tiles_k) >> shift, ((rank + 1) * tiles_k) >> shift
        i, j = place(cuda.blockIdx.x >> shift, tiles_m, tiles_n)
        row, column = np.int32(i * TILE_M), np.int32(j * columns)
        if thread == 0:
            for s in range(stages):
                ptx.mbarrier_init(base + barriers + 8 * s, 1)
                ptx.mbarrier_init(base + barriers + 8 * (stages + s), 2)
            ptx.mbarrier_init(received, 1)
            ptx.fence_mbarrier_init()
            if split > 1:
                ptx.mbarrier_arrive_expect_tx(received, (split - 1) * share_bytes)
        cuda.syncthreads()
        if thread >= CONSUMERS:
            if thread == CONSUMERS:
                load(base, a, b, row, column, first, last)
            if split > 1:
                ptx.barrier_cluster_arrive()
                ptx.barrier_cluster_wait()
        else:
            acc = cuda.local.array(accumulators, np.float32)
            multiply_all(acc, base, thread, first, last)
            ptx.bar_sync(1, CONSUMERS)  # the ring is used for other things from here on
            if split > 1:
                exchange(acc, floats, base, thread, rank, received)
            for x in ptx.unrolled(split):
                if x == rank:
                    for i in ptx.unrolled(share):
                        for s in ptx.unrolled(split - 1):
                            at = ((split - 1 + s) * share + i) * CONSUMERS + thread
                            acc[x * share + i] += floats[at]
                    stage_results(acc, x * share, base, thread)
            send_results(c, row, column + rank * width, base, thread)
        if split > 1:
            # What this block sends is read from its shared memory until it has arrived.
            ptx.barrier_cluster_arrive()
            ptx.barrier_cluster_wait()

    return gemm
