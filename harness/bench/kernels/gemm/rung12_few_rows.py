"""Rung 12: few rows of A, so that nearly all bytes read are B's.

With 64 tokens a product is a matter of bytes: B comes from memory once, and every multiprocessor
has to ask for its part of it all the time. Changed (from rung 8): a single consumer, tiles of 64
rows, narrow enough for a tile on each multiprocessor; and as many stages as shared memory holds:
the smaller a stage, the more of them it takes to keep the memory busy. The kernel is compiled for
the width, which `columns_for` finds.
"""

from __future__ import annotations

import numpy as np
from numba import cuda

from harness.bench.kernels.gemm.pipeline import Ring, direct_store
from harness.course import ptx

TILE_M, TILE_K = 64, 64
A_BYTES = TILE_M * TILE_K * 2
THREADS = 256
MOST_BYTES = 220 * 1024


def columns_for(m: int, n: int, blocks: int) -> int:
    """The narrowest tile, a multiple of 8 columns, with which all tiles run at once; else 256."""
    high = -(-m // TILE_M)
    fitting = (w for w in range(16, 257, 8) if high * -(-n // w) <= blocks)
    return next(fitting, 256)


def ring_of(columns: int) -> Ring:
    """Return a ring of as many stages as fit. Their B is a multiple of the swizzle's 1024 bytes, as
    8 rows are."""
    b_bytes = columns * TILE_K * 2
    return Ring.of_stages(min(16, MOST_BYTES // (A_BYTES + b_bytes)), A_BYTES, b_bytes)


def make(columns: int):
    """kernel(a, b: TensorMap of boxes (64, 64) and (columns, 64), c uint32[m, n / 2], m, n, k)"""
    ring, store = ring_of(columns), direct_store(columns)
    begin, load, tile = ring.begin(1, A_BYTES), ring.load(A_BYTES), ring.multiply(columns)
    b_bytes, accumulators = columns * TILE_K * 2, columns // 2

    def gemm(a, b, c, m, n, k):
        shared = cuda.shared.array(0, np.uint8, 1024)
        base = ptx.shared_address(shared)
        thread = cuda.threadIdx.x
        row, column = cuda.blockIdx.y * TILE_M, cuda.blockIdx.x * columns
        tiles_k = (k + TILE_K - 1) // TILE_K
        if thread == 128:
            begin(base, a, b, b_bytes, row, column, 0)
        cuda.syncthreads()
        if thread >= 128:
            if thread == 128:
                load(base, a, b, b_bytes, row, column, 1, tiles_k, 1, 0)
        else:
            acc = cuda.local.array(accumulators, np.float32)
            tile(acc, base, thread, 0, tiles_k, 0, 0)
            store(acc, c, row, column, thread, m, n)

    return gemm
