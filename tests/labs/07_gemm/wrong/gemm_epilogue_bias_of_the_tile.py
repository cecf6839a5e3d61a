"""The bias is looked up by the column in the tile.

exercise: gemm-epilogue
loses: correct
hazards: none
"""

import numpy as np
from numba import cuda

from harness import ptx

TILE_M, TILE_N, TILE_K = 64, 128, 64
A_BYTES, B_BYTES = TILE_M * TILE_K * 2, TILE_N * TILE_K * 2
STAGE_BYTES = A_BYTES + B_BYTES
STAGES = 4


@cuda.jit(device=True)
def load_stage(at, bar, a, b, first_k, row, column):
    """Ask for a tile of A and one of B, at shared address ``at``; one thread calls it."""
    ptx.mbarrier_arrive_expect_tx(bar, STAGE_BYTES)
    ptx.cp_async_bulk_tensor_2d_global_to_shared(at, a, first_k, row, bar)
    ptx.cp_async_bulk_tensor_2d_global_to_shared(at + A_BYTES, b, first_k, column, bar)


@cuda.jit(device=True)
def multiply(acc, at_a, at_b, k_tile):
    """Issue the four products of a k tile as a group; k tile 0 replaces what acc holds."""
    ptx.wgmma_fence()
    for i in ptx.unrolled(4):
        a, b = ptx.wgmma_descriptor(at_a + 32 * i), ptx.wgmma_descriptor(at_b + 32 * i)
        ptx.wgmma_m64n128k16(acc, a, b, k_tile + i != 0)
    ptx.wgmma_commit_group()


@cuda.jit(device=True)
def low(pair):
    """The first bfloat16 of a pair, as float32: a bfloat16 is the upper half of a float32."""
    bits = cuda.local.array(1, np.uint32)
    bits[0] = pair << 16
    return bits.view(np.float32)[0]


@cuda.jit(device=True)
def high(pair):
    """The second bfloat16 of a pair, as float32."""
    bits = cuda.local.array(1, np.uint32)
    bits[0] = pair & np.uint32(0xFFFF0000)
    return bits.view(np.float32)[0]


@cuda.jit
def gemm_epilogue(a, b, c, bias, alpha, beta, m, n, k):
    shared = cuda.shared.array(0, np.uint8, 1024)
    at = ptx.shared_address(shared)
    bar = at + STAGE_BYTES
    thread = cuda.threadIdx.x
    row, column = cuda.blockIdx.y * TILE_M, cuda.blockIdx.x * TILE_N
    acc = cuda.local.array(64, np.float32)
    pairs = c.view(np.uint32)

    if thread == 0:
        ptx.mbarrier_init(bar, 1)
        ptx.fence_mbarrier_init()
    cuda.syncthreads()
    for kt in range((k + TILE_K - 1) // TILE_K):
        if thread == 0:
            load_stage(at, bar, a, b, kt * TILE_K, row, column)
        ptx.mbarrier_wait_parity(bar, kt & 1)
        multiply(acc, at, at + A_BYTES, kt)
        ptx.wgmma_wait_group(0)
        cuda.syncthreads()

    # For each of the 32 pairs inside of C: alpha * acc + bias, + beta * c where beta is not 0.
    for i in ptx.unrolled(32):
        r = row + ptx.wgmma_row(thread, 2 * i)
        col = column + ptx.wgmma_column(thread, 2 * i)
        if r < m and col < n:
            x = alpha * acc[2 * i] + bias[col - column]
            y = alpha * acc[2 * i + 1] + bias[col + 1 - column]
            if beta != 0:
                old = pairs[r, col // 2]
                x += beta * low(old)
                y += beta * high(old)
            pairs[r, col // 2] = ptx.cvt_rn_bf16x2_f32(y, x)


A_TILE, B_TILE = 128 * 64 * 2, 256 * 64 * 2  # bytes of a stage
STAGE = A_TILE + B_TILE
QUARTER = 64 * 64 * 2  # bytes of 64 x 64 results
BUFFERS = STAGES * STAGE  # where they wait for their store: two for each consumer
BARS = BUFFERS + 4 * QUARTER  # the full barriers, then the empty ones


@cuda.jit(device=True)
def k_tile(acc, base, thread, stage, phase, before, first):
    """Issue the products of a k tile; then let go of the stage before, if there is one."""
    ptx.mbarrier_wait_parity(base + BARS + 8 * stage, phase)
    at_a = base + stage * STAGE + thread // 128 * 64 * 128
    at_b = base + stage * STAGE + A_TILE
    ptx.wgmma_fence()
    for i in ptx.unrolled(4):
        a, b = ptx.wgmma_descriptor(at_a + 32 * i), ptx.wgmma_descriptor(at_b + 32 * i)
        if first and i == 0:
            ptx.wgmma_m64n256k16(acc, a, b, 0)
        else:
            ptx.wgmma_m64n256k16(acc, a, b)
    ptx.wgmma_commit_group()
    if not first:
        ptx.wgmma_wait_group(1)
        if thread % 128 == 0:
            ptx.mbarrier_arrive(base + BARS + 8 * (STAGES + before))
