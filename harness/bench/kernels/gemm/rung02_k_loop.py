"""Rung 2: the loop over k.

Changed: k tiles follow each other, and the accumulators stay in registers between them. A tile may
be overwritten only when the products that read it are complete: the wait, and then a barrier for
the threads that write.
"""

from __future__ import annotations

import numpy as np
from numba import cuda

from harness.bench.kernels.gemm.pipeline import direct_store
from harness.bench.kernels.gemm.rung01_one_tile import (
    ELEMENTS,
    NEXT_ALONG_K,
    NEXT_ROWS,
    STEP,
    THREADS,
    TILE,
    fetch,
)
from harness.course import ptx

__all__ = ["THREADS", "make"]


def make():
    """kernel(a uint16[m, k], b uint16[n, k], c uint32[m, n / 2], m, n, k)"""
    store = direct_store(TILE)

    def gemm(a, b, c, m, n, k):
        tile_a = cuda.shared.array(ELEMENTS, np.uint16, 128)
        tile_b = cuda.shared.array(ELEMENTS, np.uint16, 128)
        thread = cuda.threadIdx.x
        row, column = cuda.blockIdx.y * TILE, cuda.blockIdx.x * TILE
        acc = cuda.local.array(32, np.float32)
        at_a, at_b = ptx.shared_address(tile_a), ptx.shared_address(tile_b)
        for first_k in range(0, k, TILE):
            fetch(a, tile_a, row, m, first_k, k, thread)
            fetch(b, tile_b, column, n, first_k, k, thread)
            ptx.fence_proxy_async_shared_cta()
            cuda.syncthreads()
            ptx.wgmma_fence()
            for i in ptx.unrolled(4):
                ptx.wgmma_m64n64k16(
                    acc,
                    ptx.wgmma_descriptor(at_a + STEP * i, "none", NEXT_ALONG_K, NEXT_ROWS),
                    ptx.wgmma_descriptor(at_b + STEP * i, "none", NEXT_ALONG_K, NEXT_ROWS),
                    first_k + i != 0,
                )
            ptx.wgmma_commit_group()
            ptx.wgmma_wait_group(0)
            cuda.syncthreads()
        store(acc, c, row, column, thread, m, n)

    return gemm
