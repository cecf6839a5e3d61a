"""Rung 11: results leave through shared memory and TMA, while the next tile is multiplied; and a
last wave of narrower tiles.

Rung 10 of lab 08: a finished tile is rounded to bfloat16, which takes half the registers, and stays
there. The next tile's products begin at once; after each of its first four k tiles, a quarter of
the old tile goes to shared memory by stmatrix, in the 128B swizzle, and from there to C by a TMA
store, which clips elements outside.

Rung 11: if the tiles do not fill the last wave of blocks, the rest of C is cut into as many
narrower pieces as there are blocks: at 8192³, 15 waves of 256 columns and a last wave of 136, not
16 waves. No sums have to be put together; wgmma has instructions of 32 widths, that width among
them. The kernel is compiled for the width, which `last_wave` finds on the host.
"""

from __future__ import annotations

import numpy as np
from numba import cuda

from harness.bench.kernels.gemm.pipeline import (
    GROUP,
    ROW_BYTES,
    Ring,
    add_products,
    grouped_order,
    start_products,
)
from harness.course import ptx

TILE_M, TILE_N, TILE_K, STAGES = 128, 256, 64, 4
A_BYTES, B_BYTES = TILE_M * TILE_K * 2, TILE_N * TILE_K * 2
QUARTERS, QUARTER_BYTES = 4, 64 * 64 * 2
B_AT = STAGES * A_BYTES
C_AT = B_AT + STAGES * B_BYTES
# Behind C: two warpgroups, two buffers each.
RING = Ring(STAGES, A_BYTES, B_AT, B_BYTES, C_AT + 2 * 2 * QUARTER_BYTES)
SHARED_BYTES = RING.end
THREADS = 384
ACCUMULATORS, PACKED = TILE_N // 2, TILE_N // 4  # registers per thread

begin = RING.begin(2, A_BYTES)


@cuda.jit(device=True)
def write(packed, first, buffer, c, row, column, base, thread):
    """Write 64 × 64 results to C: ``packed[first:first + 16]`` of each thread of a warpgroup.

    ``row`` is the block's first row; each warpgroup has its own 64 rows, barrier and buffers.
    """
    mine, thread, lane = thread // 128, thread % 128, thread % 32
    to = base + C_AT + (2 * mine + buffer) * QUARTER_BYTES
    line = thread // 32 * 16 + lane % 16  # one of 64 lines of 128 bytes
    at = to + line * 128 + (((lane // 16) ^ (lane % 8)) << 4)  # the lane's first or second 16 bytes
    if thread == 0:
        ptx.cp_async_bulk_wait_group_read(1)
    ptx.bar_sync(1 + mine, 128)
    for x in ptx.unrolled(4):
        i = first + 4 * x
        ptx.stmatrix_x4(at ^ (32 * x), packed[i], packed[i + 1], packed[i + 2], packed[i + 3])
    ptx.fence_proxy_async_shared_cta()
    ptx.bar_sync(1 + mine, 128)
    if thread == 0:
        ptx.cp_async_bulk_tensor_2d_shared_to_global(c, column, row + 64 * mine, to)
        ptx.cp_async_bulk_commit_group()


def tile_of(columns: int):
    """Return a device function that multiplies a tile while it writes the previous tile."""
    begin, add = start_products(columns), add_products(columns)
    wait_full, release, following = RING.wait_full(), RING.release(), RING.following()
    accumulate = RING.accumulate(columns)
    held = columns // 4

    @cuda.jit(device=True)
    def tile(acc, packed, pending, c, row, column, base, thread, tiles_k, stage, phase):
        """Write the ``pending`` tile at ``row`` and ``column``."""
        before = stage
        for q in ptx.unrolled(QUARTERS):
            if q == 0 or q < tiles_k:
                at_a, at_b = wait_full(base, thread, stage, phase)
                if q == 0:
                    begin(acc, at_a, at_b)
                else:
                    add(acc, at_a, at_b)
                    ptx.wgmma_wait_group(1)
                    release(base, thread, before)
                before = stage
                stage, phase = following(stage, phase)
            if pending:
                write(packed, 16 * q, q % 2, c, row, column + 64 * q, base, thread)
        stage, phase = accumulate(acc, base, thread, QUARTERS, tiles_k, stage, phase, before)
        for x in ptx.unrolled(held):
            packed[x] = ptx.cvt_rn_bf16x2_f32(acc[2 * x + 1], acc[2 * x])
        return stage, phase

    return tile


def last_wave(m: int, n: int, blocks: int) -> tuple[int, int, int]:
    """``(whole tiles, pieces, columns of a piece)``; no pieces where none would help.

    The pieces are in the last group of the grouped order, in strips of TILE_M rows: some strips
    have a tile more to cut than the others.
    """
    tiles_m, tiles_n = -(-m // TILE_M), -(-n // TILE_N)
    tiles = tiles_m * tiles_n
    whole = tiles // blocks * blocks
    top = (-(-tiles_m // GROUP) - 1) * GROUP
    if whole == tiles or whole < top * tiles_n:
        return tiles, 0, 0
    height = tiles_m - top
    done, shorter = divmod(whole - top * tiles_n, height)
    for columns in range(64, TILE_N, 8):
        long = -(-(tiles_n - done) * TILE_N // columns)
        short = -(-(tiles_n - done - 1) * TILE_N // columns)
        pieces = (height - shorter) * long + shorter * short
        if pieces <= blocks:
            return whole, pieces, columns
    return tiles, 0, 0


def pieces_of(columns: int):
    """A device function that gives the place of a piece."""

    @cuda.jit(device=True)
    def place_of_piece(p, whole, tiles_m, tiles_n):
        """Return the tile row and the first column of piece p; longer strips come first.

        Pieces that follow each other are of the same columns, and read the same rows of B at the
        same time.
        """
        top = np.uint32((tiles_m - 1) // GROUP * GROUP)
        height = np.uint32(tiles_m - top)
        skipped = np.uint32(whole - top * tiles_n)
        done, shorter = np.uint32(skipped // height), np.uint32(skipped % height)
        left = np.uint32((tiles_n - done) * TILE_N)
        long = np.uint32((left + columns - 1) // columns)
        p = np.uint32(p)
        longer = np.uint32(height - shorter)
        first = np.uint32(longer * long)
        if p < first:
            column = done * TILE_N + np.uint32(p // longer) * columns
            return np.int32(top + shorter + np.uint32(p % longer)), np.int32(column)
        p = np.uint32(p - first)
        column = (done + 1) * TILE_N + np.uint32(p // shorter) * columns
        return np.int32(top + np.uint32(p % shorter)), np.int32(column)

    return place_of_piece


def make(columns: int):
    """kernel(a, b, narrow_b, c: TensorMap, m, n, k, whole, pieces)

    Boxes of (128, 64), (256, 64), (columns, 64) and (64, 64); ``whole`` and ``pieces`` are the
    results of `last_wave` for m, n and the blocks of the grid.
    """
    place, place_of_piece = grouped_order, pieces_of(columns)
    load, tile, piece = RING.load(A_BYTES), tile_of(TILE_N), tile_of(columns)
    narrow_bytes = columns * ROW_BYTES
    parts, last = (columns + 63) // 64, (columns - 64) // 4

    def gemm(a, b, narrow_b, c, m, n, k, whole, pieces):
        shared = cuda.shared.array(0, np.uint8, 1024)
        base = ptx.shared_address(shared)
        thread = cuda.threadIdx.x
        tiles_m, tiles_n = (m + TILE_M - 1) // TILE_M, (n + TILE_N - 1) // TILE_N
        tiles_k = (k + TILE_K - 1) // TILE_K
        t = cuda.blockIdx.x
        if thread == 256:
            if t < whole:
                i, j = place(t, tiles_m, tiles_n)
                begin(base, a, b, B_BYTES, i * TILE_M, j * TILE_N, 0)
            else:
                i, column = place_of_piece(t - whole, whole, tiles_m, tiles_n)
                begin(base, a, narrow_b, narrow_bytes, i * TILE_M, column, 0)
            ptx.prefetch_tensormap(narrow_b)
            ptx.prefetch_tensormap(c)
        cuda.syncthreads()
        stage, phase = 0, 0
        if thread >= 256:
            ptx.setmaxnreg_dec(40)
            if thread == 256:
                first, stage = 1, 1  # `begin` has filled stage 0
                while t < whole:
                    i, j = place(t, tiles_m, tiles_n)
                    row, column = i * TILE_M, j * TILE_N
                    stage, phase = load(
                        base, a, b, B_BYTES, row, column, first, tiles_k, stage, phase
                    )
                    first = 0
                    t += cuda.gridDim.x
                if t < whole + pieces:
                    i, column = place_of_piece(t - whole, whole, tiles_m, tiles_n)
                    row = i * TILE_M
                    load(base, a, narrow_b, narrow_bytes, row, column, first, tiles_k, stage, phase)
        else:
            ptx.setmaxnreg_inc(232)
            acc = cuda.local.array(ACCUMULATORS, np.float32)
            packed = cuda.local.array(PACKED, np.uint32)
            row, column, pending = np.int32(0), np.int32(0), False
            while t < whole:
                stage, phase = tile(
                    acc, packed, pending, c, row, column, base, thread, tiles_k, stage, phase
                )
                i, j = place(t, tiles_m, tiles_n)
                row, column, pending = np.int32(i * TILE_M), np.int32(j * TILE_N), True
                t += cuda.gridDim.x
            if t < whole + pieces:
                piece(acc, packed, pending, c, row, column, base, thread, tiles_k, stage, phase)
                i, column = place_of_piece(t - whole, whole, tiles_m, tiles_n)
                for q in ptx.unrolled(parts):
                    # The last 64 columns begin where they end with the piece: some are written
                    # twice, none of the next piece's.
                    e = min(16 * q, last)
                    write(packed, e, q % 2, c, i * TILE_M, column + 4 * e, base, thread)
            elif pending:
                for q in ptx.unrolled(QUARTERS):
                    write(packed, 16 * q, q % 2, c, row, column + 64 * q, base, thread)
            if thread % 128 == 0:
                ptx.cp_async_bulk_wait_group(0)

    return gemm
