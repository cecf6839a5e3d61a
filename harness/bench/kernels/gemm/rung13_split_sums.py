"""Rung 13: tiles of 64 or 128 rows and of any width, and sums over k split in a cluster.

If a product has too few tiles of 128 × 256 for the multiprocessors, rung 11 cuts narrower tiles,
and each then asks the L2 cache for more bytes per operation than it gives. Changed: ``split``
blocks, a cluster, each sum a part of k for a tile ``split`` times as wide. Each then adds up its
own share of the columns: the others' partial sums come from their shared memory by bulk copies, in
float32. And the ring has as many stages as shared memory holds. A tile for each block, a single
producer warp: even 288 threads have enough registers without setmaxnreg. The exchanged sums, and
the result on its way to TMA, are placed where the ring was: without a split, each warpgroup puts
its results where its own rows of A were, and waits for nobody. The bench has tried forms of the
tile and the split (`harness.bench.products.FORMS`).
"""

from __future__ import annotations

import numpy as np
from numba import cuda

from harness.base.arch import MAX_SHARED_BYTES
from harness.bench.kernels.gemm.pipeline import WARPGROUP_BYTES, Ring
from harness.course import ptx

TILE_K = 64
MOST_STAGES = 24
BARRIER_BYTES = 8 * (2 * MOST_STAGES + 1)  # full and empty, a stage; and one of what is received
GRANULE = 16  # columns of a block's share of the results are a multiple of it
ROWS, SPLITS = (64, 128), (1, 2, 4)


def refuse(rows: int, columns: int, split: int, k: int) -> str:
    """Return a sentence on an illegal tile or split of its sums; empty if they are legal."""
    tiles_k = -(-k // TILE_K)
    if rows not in ROWS:
        return f"a tile has 64 or 128 rows, a warpgroup's 64 each; got {rows}"
    if split not in SPLITS:
        return f"a sum is split between 1, 2 or 4 blocks, got {split}"
    if columns % (GRANULE * split) or not 32 <= columns <= 256:
        return (
            f"a tile has 32 to 256 columns, a multiple of {GRANULE} for each of the {split} blocks "
            f"that share it; got {columns}"
        )
    if split > tiles_k:
        return f"k = {k} has {tiles_k} tiles of {TILE_K}, fewer than the {split} blocks"
    return ""


def threads_of(rows: int) -> int:
    """A warpgroup of consumers for each 64 rows, and the producer's warp."""
    return 2 * rows + 32


THREADS = threads_of(128)


def stages_for(rows: int, columns: int) -> int:
    return min(MOST_STAGES, (MAX_SHARED_BYTES - BARRIER_BYTES) // _stage_bytes(rows, columns))


def shared_bytes(rows: int, columns: int, split: int) -> int:
    ring = stages_for(rows, columns) * _stage_bytes(rows, columns)
    results = rows * (columns // split) * 2 if split > 1 else 0
    return max(ring, _results_at(rows, columns, split) + results) + BARRIER_BYTES


def _stage_bytes(rows: int, columns: int) -> int:
    return (rows + columns) * TILE_K * 2


def _results_at(rows: int, columns: int, split: int) -> int:
    """Return the end of the sent and received sums: float32, a share for each other block,
    twice."""
    return 2 * (split - 1) * rows * (columns // split) * 4


def box_columns(width: int) -> int:
    """Return the columns of a TMA store's box, for ``width`` columns of results: the more bytes a
    row has, the fewer rows it takes. A row is as long as its swizzle is wide: 32, 64 or 128
    bytes."""
    return next(columns for columns in (64, 32, 16) if width % columns == 0)


def _sender(width: int, results_at: int, warpgroup_bytes: int, slot_bytes: int):
    """A device function: a warpgroup writes its 64 × width results to shared memory, and has TMA
    store them, a box after another.

    64 columns are a slot of `WARPGROUP_BYTES`. The first slot of warpgroup w is at ``results_at + w
    · warpgroup_bytes``, the next ``slot_bytes`` behind it.
    """
    box = box_columns(width)
    row_bytes, box_bytes, chunks, in_slot = box * 2, 64 * box * 2, box // 8, 64 // box
    lines = 8 // chunks  # lines that share 128 bytes, and so a place in the swizzle

    @cuda.jit(device=True)
    def send_results(acc, first, c, row, column, base, thread):
        packed = cuda.local.array(4, np.uint32)
        mine, thread, lane = thread // 128, thread % 128, thread % 32
        line = thread // 32 * 16 + lane % 16
        at = base + results_at + mine * warpgroup_bytes
        for x in ptx.unrolled(width // box):
            box_at = at + x // in_slot * slot_bytes + x % in_slot * box_bytes
            for q in ptx.unrolled(box // 16):
                for i in ptx.unrolled(4):
                    e = first + box // 2 * x + 8 * q + 2 * i
                    packed[i] = ptx.cvt_rn_bf16x2_f32(acc[e + 1], acc[e])
                chunk = (2 * q + lane // 16) ^ (line // lines % chunks)
                to = box_at + line * row_bytes + (chunk << 4)
                ptx.stmatrix_x4(to, packed[0], packed[1], packed[2], packed[3])
            ptx.fence_proxy_async_shared_cta()
            ptx.bar_sync(2 + mine, 128)
            if thread == 0:
                ptx.cp_async_bulk_tensor_2d_shared_to_global(
                    c, column + box * x, row + 64 * mine, box_at
                )
        if thread == 0:
            ptx.cp_async_bulk_commit_group()
            ptx.cp_async_bulk_wait_group(0)

    return send_results


def make(rows: int, columns: int, split: int = 1):
    """kernel(a, b, c: TensorMap of boxes (rows, 64), (columns, 64) and (64, 16), m, n, k)

    In clusters of ``split`` blocks; the grid has a tile's place: (rows of tiles · split, columns of
    tiles). Blocks that follow each other read the same rows of B.
    """
    stages = stages_for(rows, columns)
    barriers = shared_bytes(rows, columns, split) - BARRIER_BYTES
    shift = split.bit_length() - 1
    a_bytes, b_bytes, consumers = rows * TILE_K * 2, columns * TILE_K * 2, 2 * rows
    ring = Ring.of_stages(stages, a_bytes, b_bytes, barriers)
    begin, load, multiply = (
        ring.begin(rows // 64, a_bytes),
        ring.load(a_bytes),
        ring.multiply(columns),
    )
    received_at = ring.end
    accumulators, width = columns // 2, columns // split
    share = accumulators // split  # accumulators of a thread in one share
    share_bytes = consumers * share * 4
    if split > 1:  # behind the exchanged sums
        results_at = _results_at(rows, columns, split)
        send_results = _sender(width, results_at, 64 * width * 2, WARPGROUP_BYTES)
    else:
        send_results = _sender(width, 0, WARPGROUP_BYTES, a_bytes + b_bytes)

    @cuda.jit(device=True)
    def exchange(acc, floats, base, thread, rank, received):
        """Send each other block its share of the sums; on return, this block's have come.

        Slots are counted without their own block: sent first, received after them.
        """
        for x in ptx.unrolled(split):
            if x != rank:
                slot = x - (1 if x > rank else 0)
                for i in ptx.unrolled(share):
                    floats[(slot * share + i) * consumers + thread] = acc[x * share + i]
        ptx.fence_proxy_async_shared_cta()
        ptx.barrier_cluster_arrive()
        ptx.barrier_cluster_wait()  # everything is written, and no ring is in use any more
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

    def gemm(a, b, c, m, n, k):
        shared = cuda.shared.array(0, np.uint8, 1024)
        floats = cuda.shared.array(0, np.float32, 1024)  # the same bytes
        base = ptx.shared_address(shared)
        received = base + received_at
        thread = np.int32(cuda.threadIdx.x)
        rank = np.int32(ptx.cluster_ctarank() if split > 1 else 0)
        tiles_k = np.int32((k + TILE_K - 1) // TILE_K)
        first, last = (rank * tiles_k) >> shift, ((rank + 1) * tiles_k) >> shift
        row = np.int32((cuda.blockIdx.x >> shift) * rows)
        column = np.int32(cuda.blockIdx.y * columns)
        if thread == consumers:
            if split > 1:
                ptx.mbarrier_init(received, 1)
            begin(base, a, b, b_bytes, row, column, first)
            ptx.prefetch_tensormap(c)
            if split > 1:
                ptx.mbarrier_arrive_expect_tx(received, (split - 1) * share_bytes)
        cuda.syncthreads()
        if thread >= consumers:
            if thread == consumers:
                load(base, a, b, b_bytes, row, column, first + 1, last, 1, 0)
            if split > 1:
                ptx.barrier_cluster_arrive()
                ptx.barrier_cluster_wait()
        else:
            acc = cuda.local.array(accumulators, np.float32)
            multiply(acc, base, thread, first, last, 0, 0)
            if split > 1:
                ptx.bar_sync(1, consumers)  # the ring is used for other things from here on
                exchange(acc, floats, base, thread, rank, received)
            for x in ptx.unrolled(split):
                if x == rank:
                    for i in ptx.unrolled(share):
                        for s in ptx.unrolled(split - 1):
                            at = ((split - 1 + s) * share + i) * consumers + thread
                            acc[x * share + i] += floats[at]
                    send_results(acc, x * share, c, row, column + rank * width, base, thread)
        if split > 1:
            # The other blocks read this block's shared memory until its sums have arrived.
            ptx.barrier_cluster_arrive()
            ptx.barrier_cluster_wait()

    return gemm
