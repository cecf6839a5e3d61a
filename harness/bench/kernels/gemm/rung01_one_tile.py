"""Rung 1: a single tile, the wgmma of a single k tile.

A block of a single warpgroup computes 64 × 64 elements of C, for k up to 64. Threads copy A and B
to shared memory themselves, in the layout that wgmma reads without a swizzle: core matrices of 8
rows by 16 bytes, 128 bytes each. Ordinary stores are made visible to wgmma by a proxy fence.
"""

from __future__ import annotations

import numpy as np
from numba import cuda

from harness.bench.kernels.gemm.pipeline import direct_store
from harness.course import ptx

TILE = 64
ELEMENTS = TILE * TILE
NEXT_ALONG_K = 128  # bytes from a core matrix to the next along k
NEXT_ROWS = 1024  # bytes from 8 rows to the next 8
STEP = 2 * NEXT_ALONG_K  # bytes from 16 elements of k to the next 16
THREADS = 128


@cuda.jit(device=True)
def fetch(source, tile, first_row, rows, first_k, k, thread):
    """Copy a 64 × 64 tile of bfloat16 (as bits) to core matrices; zeros outside the source."""
    for i in range(thread, ELEMENTS, THREADS):
        row, column = i // TILE, i % TILE
        at = (row // 8) * 512 + (column // 8) * 64 + (row % 8) * 8 + column % 8
        if first_row + row < rows and first_k + column < k:
            tile[at] = source[first_row + row, first_k + column]
        else:
            tile[at] = 0


def make():
    """kernel(a uint16[m, k], b uint16[n, k], c uint32[m, n / 2], m, n, k)"""
    store = direct_store(TILE)

    def gemm(a, b, c, m, n, k):
        tile_a = cuda.shared.array(ELEMENTS, np.uint16, 128)
        tile_b = cuda.shared.array(ELEMENTS, np.uint16, 128)
        thread = cuda.threadIdx.x
        row, column = cuda.blockIdx.y * TILE, cuda.blockIdx.x * TILE
        fetch(a, tile_a, row, m, 0, k, thread)
        fetch(b, tile_b, column, n, 0, k, thread)
        ptx.fence_proxy_async_shared_cta()
        cuda.syncthreads()
        acc = cuda.local.array(32, np.float32)
        at_a, at_b = ptx.shared_address(tile_a), ptx.shared_address(tile_b)
        ptx.wgmma_fence()
        for i in ptx.unrolled(4):
            ptx.wgmma_m64n64k16(
                acc,
                ptx.wgmma_descriptor(at_a + STEP * i, "none", NEXT_ALONG_K, NEXT_ROWS),
                ptx.wgmma_descriptor(at_b + STEP * i, "none", NEXT_ALONG_K, NEXT_ROWS),
                i != 0,
            )
        ptx.wgmma_commit_group()
        ptx.wgmma_wait_group(0)
        store(acc, c, row, column, thread, m, n)

    return gemm
