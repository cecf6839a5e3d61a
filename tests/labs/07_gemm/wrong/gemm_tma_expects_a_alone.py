"""Two copies come, the bytes of one are expected.

exercise: gemm-tma
loses: correct, synchronised
hazards: transaction-mismatch
"""

import numpy as np
from numba import cuda

from harness import ptx


def storing(columns):
    """A device function that writes a warpgroup's 64 x columns accumulators to C."""

    @cuda.jit(device=True)
    def store(acc, c, row, column, m, n):
        pairs, thread = c.view(np.uint32), cuda.threadIdx.x
        for i in ptx.unrolled(columns // 4):
            r = row + ptx.wgmma_row(thread, 2 * i)
            col = column + ptx.wgmma_column(thread, 2 * i)
            if r < m and col < n:
                pairs[r, col // 2] = ptx.cvt_rn_bf16x2_f32(acc[2 * i + 1], acc[2 * i])

    return store


store_64, store_128 = storing(64), storing(128)
TILE_M, TILE_N, TILE_K = 64, 128, 64
A_BYTES, B_BYTES = TILE_M * TILE_K * 2, TILE_N * TILE_K * 2


def gemm_tma_plan(shape):
    plan = {}
    # The box (rows, columns) and the swizzle of a and of b: plan["a"] = {"box": ..., ...}
    plan["a"] = {"box": (TILE_M, TILE_K), "swizzle": "128B"}
    plan["b"] = {"box": (TILE_N, TILE_K), "swizzle": "128B"}
    return plan


@cuda.jit
def gemm_tma(a, b, c, m, n, k):
    shared = cuda.shared.array(0, np.uint8, 1024)  # its size is given at the launch
    at_a = ptx.shared_address(shared)
    at_b = at_a + A_BYTES
    bar = at_b + B_BYTES
    thread = cuda.threadIdx.x
    row, column = cuda.blockIdx.y * TILE_M, cuda.blockIdx.x * TILE_N
    acc = cuda.local.array(64, np.float32)

    # Make the barrier ready.
    if thread == 0:
        ptx.mbarrier_init(bar, 1)
        ptx.fence_mbarrier_init()
    cuda.syncthreads()

    # For each k tile: bring both tiles, wait, multiply, and let go of the tiles.
    phase = 0
    for first_k in range(0, k, TILE_K):
        if thread == 0:
            ptx.mbarrier_arrive_expect_tx(bar, A_BYTES)
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

    # Write the accumulators to C: store_128(acc, c, row, column, m, n).
    store_128(acc, c, row, column, m, n)
