"""Rung 8-bit: e4m3 in, bfloat16 out, on the structure of rung 11.

Changed: an element is a byte, so that a k tile of 128 bytes is 128 elements, and a product of 32
bytes is wgmma's k32. Stages, swizzle, descriptors and the order of tiles are the same; a k tile
takes as many cycles, for twice the operations. The sums are multiplied by ``scale`` (the product
of A's and B's own) before they are rounded. The matrix unit of Hopper keeps fewer bits of a sum of
8-bit products than float32 has; nothing is done about it here.
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
    TILE_M,
    TILE_N,
    load_tile,
    start_barriers,
    tile_of,
    write,
)
from harness.kernels.gemm.rung11_last_wave import pieces_of

__all__ = ["SHARED_BYTES", "THREADS", "make"]

TILE_K = 128


def make(columns: int = 64, group: int = 8):
    """kernel(a, b, narrow_b, c: TensorMap, scale float32, m, n, k, whole, pieces)

    Boxes of (128, 128), (256, 128), (columns, 128) e4m3, and (64, 64) bfloat16; ``whole`` and
    ``pieces`` as in rung 11. A and B as uint8: a tensor map has no e4m3.
    """
    place = grouped_order(group)
    tile, piece = tile_of(TILE_N, 32), tile_of(columns, 32)
    narrow_bytes = columns * TILE_K
    parts, last = (columns + 63) // 64, (columns - 64) // 4
    place_of_piece = pieces_of(columns, group)

    def gemm(a, b, narrow_b, c, scale, m, n, k, whole, pieces):
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
                        base, a, b, B_BYTES, i * TILE_M, j * TILE_N, tiles_k, stage, phase, TILE_K
                    )
                    t += cuda.gridDim.x
                if t < whole + pieces:
                    i, column = place_of_piece(t - whole, whole, tiles_m, tiles_n)
                    row = i * TILE_M
                    load_tile(
                        base, a, narrow_b, narrow_bytes, row, column, tiles_k, stage, phase, TILE_K
                    )
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
