"""Rung 3: TMA loads the tiles, swizzled.

Changed: a single thread requests a whole tile; rows of 128 bytes have the 128B swizzle that
wgmma undoes, so that neither meets bank conflicts. Elements outside A and B arrive as zeros. The
tile grows to 64 × 128.
"""

from __future__ import annotations

import numpy as np
from numba import cuda

from harness.bench.kernels.gemm.pipeline import direct_store
from harness.course import ptx

TILE_M, TILE_N, TILE_K = 64, 128, 64
A_BYTES, B_BYTES = TILE_M * TILE_K * 2, TILE_N * TILE_K * 2
SHARED_BYTES = A_BYTES + B_BYTES + 8
THREADS = 128


def make():
    """kernel(a, b: TensorMap of boxes (64, 64) and (128, 64), c uint32[m, n / 2], m, n, k)"""
    store = direct_store(TILE_N)

    def gemm(a, b, c, m, n, k):
        shared = cuda.shared.array(0, np.uint8, 1024)
        at_a = ptx.shared_address(shared)
        at_b = at_a + A_BYTES
        bar = at_b + B_BYTES
        thread = cuda.threadIdx.x
        row, column = cuda.blockIdx.y * TILE_M, cuda.blockIdx.x * TILE_N
        if thread == 0:
            ptx.mbarrier_init(bar, 1)
            ptx.fence_mbarrier_init()
        cuda.syncthreads()
        acc = cuda.local.array(64, np.float32)
        phase = 0
        for first_k in range(0, k, TILE_K):
            if thread == 0:
                ptx.mbarrier_arrive_expect_tx(bar, A_BYTES + B_BYTES)
                ptx.cp_async_bulk_tensor_2d_global_to_shared(at_a, a, first_k, row, bar)
                ptx.cp_async_bulk_tensor_2d_global_to_shared(at_b, b, first_k, column, bar)
            ptx.mbarrier_wait_parity(bar, phase)
            phase ^= 1
            ptx.wgmma_fence()
            for i in ptx.unrolled(4):
                ptx.wgmma_m64n128k16(
                    acc,
                    ptx.wgmma_descriptor(at_a + 32 * i),
                    ptx.wgmma_descriptor(at_b + 32 * i),
                    first_k + i != 0,
                )
            ptx.wgmma_commit_group()
            ptx.wgmma_wait_group(0)
            cuda.syncthreads()
        store(acc, c, row, column, thread, m, n)

    return gemm
