"""Rung 11: a last wave of narrower tiles.

Changed: where the tiles do not fill the last wave of blocks, what is left of C is cut into as many
narrower pieces as there are blocks: at 8192³, 15 waves of 256 columns and one of 136, not 16. No
sums have to be put together; a wgmma of that width is one of its 32. The kernel is compiled for
the width, which `last_wave` finds on the host.
"""

from __future__ import annotations

import numpy as np
from numba import cuda

from harness import ptx
from harness.kernels.gemm.parts import grouped_order
from harness.kernels.gemm.rung10_overlapped_store import (
    ACCUMULATORS,
    B_BYTES,
    PACKED,
    QUARTERS,
    SHARED_BYTES,
    THREADS,
    TILE_K,
    TILE_M,
    TILE_N,
    load_tile,
    start_barriers,
    tile_of,
    write,
)

__all__ = ["SHARED_BYTES", "THREADS", "last_wave", "make", "pieces_of"]


def last_wave(m: int, n: int, blocks: int, group: int = 8) -> tuple[int, int, int]:
    """``(whole tiles, pieces, columns of a piece)``; no pieces where none would help.

    The pieces lie in the last group of the grouped order, in strips of TILE_M rows: some strips
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
        """The tile row and the first column of piece p: strips with a tile more come first."""
        top = np.uint32((tiles_m - 1) // group * group)
        height = np.uint32(tiles_m - top)
        skipped = np.uint32(whole - top * tiles_n)
        done, shorter = np.uint32(skipped // height), np.uint32(skipped % height)
        left = np.uint32((tiles_n - done) * TILE_N)
        long = np.uint32((left + columns - 1) // columns)
        short = np.uint32((left - TILE_N + columns - 1) // columns)
        p = np.uint32(p)
        first = np.uint32((height - shorter) * long)
        if p < first:
            column = done * TILE_N + np.uint32(p % long) * columns
            return np.int32(top + shorter + np.uint32(p // long)), np.int32(column)
        p = np.uint32(p - first)
        column = (done + 1) * TILE_N + np.uint32(p % short) * columns
        return np.int32(top + np.uint32(p // short)), np.int32(column)

    return place_of_piece


def make(columns: int, group: int = 8):
    """kernel(a, b, narrow_b, c: TensorMap, m, n, k, whole, pieces)

    Boxes of (128, 64), (256, 64), (columns, 64) and (64, 64); ``whole`` and ``pieces`` are what
    `last_wave` says for m, n and the blocks of the grid.
    """
    place, tile, piece = grouped_order(group), tile_of(TILE_N), tile_of(columns)
    narrow_bytes = columns * TILE_K * 2
    parts, last = (columns + 63) // 64, (columns - 64) // 4
    place_of_piece = pieces_of(columns, group)

    def gemm(a, b, narrow_b, c, m, n, k, whole, pieces):
        shared = cuda.shared.array(0, np.uint8, 1024)
        base = ptx.shared_address(shared)
        thread = cuda.threadIdx.x
        tiles_m, tiles_n = (m + TILE_M - 1) // TILE_M, (n + TILE_N - 1) // TILE_N
        tiles_k = (k + TILE_K - 1) // TILE_K
        if thread == 0:
            start_barriers(base)
        cuda.syncthreads()
        stage, phase = 0, 0
        t = cuda.blockIdx.x
        if thread >= 256:
            ptx.setmaxnreg_dec(40)
            if thread == 256:
                while t < whole:
                    i, j = place(t, tiles_m, tiles_n)
                    stage, phase = load_tile(
                        base, a, b, B_BYTES, i * TILE_M, j * TILE_N, tiles_k, stage, phase
                    )
                    t += cuda.gridDim.x
                if t < whole + pieces:
                    i, column = place_of_piece(t - whole, whole, tiles_m, tiles_n)
                    load_tile(
                        base, a, narrow_b, narrow_bytes, i * TILE_M, column, tiles_k, stage, phase
                    )
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
