"""A stage is called empty when one of the two consumers is done.

exercise: gemm-persistent
loses: correct, synchronised
hazards: phase-mismatch, hang
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
STAGES = 4


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


HALF_BYTES = 128 * 64 * 2  # 128 rows of A, or of B, by 64 k
FULL = 2 * STAGES * HALF_BYTES
EMPTY = FULL + 8 * STAGES


@cuda.jit(device=True)
def place(t, tiles_m, tiles_n):
    """The row and column of tile t, in groups of 8 rows; uint32, as a 64-bit division is a call."""
    t, in_group = np.uint32(t), np.uint32(8 * tiles_n)
    group, rest = np.uint32(t // in_group), np.uint32(t % in_group)
    height = np.uint32(min(8, tiles_m - group * 8))
    return np.int32(group * 8 + rest % height), np.int32(rest // height)


@cuda.jit(device=True)
def load_tile(base, a, b, row, column, tiles_k, stage, phase):
    """The producer's loop over k for one tile."""
    for kt in range(tiles_k):
        ptx.mbarrier_wait_parity(base + EMPTY + 8 * stage, phase ^ 1)
        at, bar = base + 2 * stage * HALF_BYTES, base + FULL + 8 * stage
        ptx.mbarrier_arrive_expect_tx(bar, 2 * HALF_BYTES)
        ptx.cp_async_bulk_tensor_2d_global_to_shared(at, a, kt * 64, row, bar)
        ptx.cp_async_bulk_tensor_2d_global_to_shared(at + HALF_BYTES, b, kt * 64, column, bar)
        stage, phase = next_stage(stage, phase)
    return stage, phase


@cuda.jit(device=True)
def multiply_tile(acc, base, mine, tiles_k, stage, phase):
    """A consumer's loop over k for one tile; its rows of A begin at ``mine``, 0 or 64."""
    for kt in range(tiles_k):
        ptx.mbarrier_wait_parity(base + FULL + 8 * stage, phase)
        at = base + 2 * stage * HALF_BYTES
        multiply(acc, at + mine * 128, at + HALF_BYTES, kt)
        ptx.wgmma_wait_group(0)
        ptx.mbarrier_arrive(base + EMPTY + 8 * stage)
        stage, phase = next_stage(stage, phase)
    return stage, phase


@cuda.jit
def gemm_persistent(a, b, c, m, n, k):
    shared = cuda.shared.array(0, np.uint8, 1024)
    base = ptx.shared_address(shared)
    thread = cuda.threadIdx.x
    tiles_m, tiles_n, tiles_k = (m + 127) // 128, (n + 127) // 128, (k + 63) // 64

    # Make the barriers ready: a full one (1 arrival) and an empty one (256) for each stage.
    if thread == 0:
        for s in range(STAGES):
            ptx.mbarrier_init(base + FULL + 8 * s, 1)
            ptx.mbarrier_init(base + EMPTY + 8 * s, 128)
        ptx.fence_mbarrier_init()
    cuda.syncthreads()

    stage, phase = 0, 0
    if thread >= 256:
        ptx.setmaxnreg_dec(40)
        # The producer: thread 256 loads this block's tiles, one after another.
        if thread == 256:
            t = cuda.blockIdx.x
            while t < tiles_m * tiles_n:
                i, j = place(t, tiles_m, tiles_n)
                stage, phase = load_tile(base, a, b, i * 128, j * 128, tiles_k, stage, phase)
                t += cuda.gridDim.x
    else:
        ptx.setmaxnreg_inc(232)
        acc = cuda.local.array(64, np.float32)
        mine = thread // 128 * 64  # the first row of this warpgroup, in the tile
        # The consumers: multiply and store the same tiles.
        t = cuda.blockIdx.x
        while t < tiles_m * tiles_n:
            stage, phase = multiply_tile(acc, base, mine, tiles_k, stage, phase)
            i, j = place(t, tiles_m, tiles_n)
            store_128(acc, c, i * 128 + mine, j * 128, m, n)
            t += cuda.gridDim.x


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
