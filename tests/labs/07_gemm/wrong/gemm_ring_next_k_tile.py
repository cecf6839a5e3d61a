"""The stage gets the next k tile; it is the one STAGES further that is missing.

exercise: gemm-ring
loses: correct
hazards: none
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
def next_stage(stage, phase):
    """The stage that follows, and its parity: it flips when the ring begins anew."""
    return (0, phase ^ 1) if stage == STAGES - 1 else (stage + 1, phase)


@cuda.jit
def gemm_ring(a, b, c, m, n, k):
    shared = cuda.shared.array(0, np.uint8, 1024)
    base = ptx.shared_address(shared)
    bars = base + STAGES * STAGE_BYTES  # a barrier a stage, 8 bytes each
    thread = cuda.threadIdx.x
    row, column = cuda.blockIdx.y * TILE_M, cuda.blockIdx.x * TILE_N
    tiles_k = (k + TILE_K - 1) // TILE_K
    acc = cuda.local.array(64, np.float32)

    # Make the barriers ready, and fill the ring.
    if thread == 0:
        for s in range(STAGES):
            ptx.mbarrier_init(bars + 8 * s, 1)
        ptx.fence_mbarrier_init()
        for s in range(min(STAGES, tiles_k)):
            load_stage(base + s * STAGE_BYTES, bars + 8 * s, a, b, s * TILE_K, row, column)
    cuda.syncthreads()

    # For each k tile: wait, multiply, and ask for the k tile that takes its place.
    stage, phase = 0, 0
    for kt in range(tiles_k):
        at, bar = base + stage * STAGE_BYTES, bars + 8 * stage
        ptx.mbarrier_wait_parity(bar, phase)
        multiply(acc, at, at + A_BYTES, kt)
        ptx.wgmma_wait_group(0)
        cuda.syncthreads()
        if thread == 0 and kt + STAGES < tiles_k:
            load_stage(at, bar, a, b, (kt + 1) * TILE_K, row, column)
        stage, phase = next_stage(stage, phase)

    # Write the accumulators to C.
    store_128(acc, c, row, column, m, n)


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
