"""Rung 11: a last wave of narrower tiles.

Changed: if the tiles do not fill the last wave of blocks, the rest of C is cut into as many
narrower pieces as there are blocks: at 8192³, 15 waves of 256 columns and a last wave of 136, not
16 waves. No sums have to be put together; wgmma has instructions of 32 widths, that width among
them. The kernel is compiled for the width, which `last_wave` finds on the host.
"""

from __future__ import annotations

import numpy as np
from numba import cuda

from harness.bench.kernels.gemm.pipeline import ROW_BYTES, grouped_order
from harness.bench.kernels.gemm.rung10_overlapped_store import (
    A_BYTES,
    ACCUMULATORS,
    B_BYTES,
    ONE,
    PACKED,
    QUARTERS,
    RING,
    SHARED_BYTES,
    THREADS,
    TILE_M,
    TILE_N,
    tile_of,
    write,
)
from harness.course import ptx

__all__ = ["SHARED_BYTES", "THREADS", "gemm_of", "last_wave", "make", "pieces_of"]


def last_wave(m: int, n: int, blocks: int, group: int = 8) -> tuple[int, int, int]:
    """``(whole tiles, pieces, columns of a piece)``; no pieces where none would help.

    The pieces are in the last group of the grouped order, in strips of TILE_M rows: some strips
    have a tile more to cut than the others.
    """
    tiles_m, tiles_n = -(-m // TILE_M), -(-n // TILE_N)
    tiles = tiles_m * tiles_n
    whole = tiles // blocks * blocks
    top = (-(-tiles_m // group) - 1) * group
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


def pieces_of(columns: int, group: int = 8):
    """A device function that gives the place of a piece."""

    @cuda.jit(device=True)
    def place_of_piece(p, whole, tiles_m, tiles_n):
        """Return the tile row and the first column of piece p; longer strips come first.

        Pieces that follow each other are of the same columns, and read the same rows of B at the
        same time.
        """
        top = np.uint32((tiles_m - 1) // group * group)
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


def gemm_of(columns: int, group: int, tile_k: int = 64):
    """A device function: the whole kernel, for rows of 128 bytes with ``tile_k`` elements.

    The sums are multiplied by ``scale`` before they are rounded.
    """
    place, place_of_piece = grouped_order(group), pieces_of(columns, group)
    begin, load, depth = RING.begin(2, A_BYTES, tile_k), RING.load(A_BYTES, tile_k), tile_k // 4
    tile, piece = tile_of(TILE_N, depth), tile_of(columns, depth)
    narrow_bytes = columns * ROW_BYTES
    parts, last = (columns + 63) // 64, (columns - 64) // 4

    @cuda.jit(device=True)
    def gemm(a, b, narrow_b, c, scale, m, n, k, whole, pieces):
        shared = cuda.shared.array(0, np.uint8, 1024)
        base = ptx.shared_address(shared)
        thread = cuda.threadIdx.x
        tiles_m, tiles_n = (m + TILE_M - 1) // TILE_M, (n + TILE_N - 1) // TILE_N
        tiles_k = (k + tile_k - 1) // tile_k
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
                    acc, packed, pending, c, row, column, base, thread, tiles_k, stage, phase, scale
                )
                i, j = place(t, tiles_m, tiles_n)
                row, column, pending = np.int32(i * TILE_M), np.int32(j * TILE_N), True
                t += cuda.gridDim.x
            if t < whole + pieces:
                piece(
                    acc, packed, pending, c, row, column, base, thread, tiles_k, stage, phase, scale
                )
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


def make(columns: int, group: int = 8):
    """kernel(a, b, narrow_b, c: TensorMap, m, n, k, whole, pieces)

    Boxes of (128, 64), (256, 64), (columns, 64) and (64, 64); ``whole`` and ``pieces`` are the
    results of `last_wave` for m, n and the blocks of the grid.
    """
    product = gemm_of(columns, group)

    def gemm(a, b, narrow_b, c, m, n, k, whole, pieces):
        product(a, b, narrow_b, c, ONE, m, n, k, whole, pieces)

    return gemm
