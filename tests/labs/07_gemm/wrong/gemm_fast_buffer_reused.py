"""A buffer is written again while the store before it may still read.

exercise: gemm-fast
loses: correct, synchronised, fast
hazards: source-reused
"""

import numpy as np
from numba import cuda

from harness import ptx

STAGES = 4


@cuda.jit(device=True)
def next_stage(stage, phase):
    """The stage that follows, and its parity: it flips when the ring begins anew."""
    return (0, phase ^ 1) if stage == STAGES - 1 else (stage + 1, phase)


@cuda.jit(device=True)
def place(t, tiles_m, tiles_n):
    """The row and column of tile t, in groups of 8 rows; uint32, as a 64-bit division is a call."""
    t, in_group = np.uint32(t), np.uint32(8 * tiles_n)
    group, rest = np.uint32(t // in_group), np.uint32(t % in_group)
    height = np.uint32(min(8, tiles_m - group * 8))
    return np.int32(group * 8 + rest % height), np.int32(rest // height)


A_TILE, B_TILE = 128 * 64 * 2, 256 * 64 * 2  # bytes of a stage
STAGE = A_TILE + B_TILE
QUARTER = 64 * 64 * 2  # bytes of 64 x 64 results
BUFFERS = STAGES * STAGE  # where they wait for their store: two for each consumer
BARS = BUFFERS + 4 * QUARTER  # the full barriers, then the empty ones


def gemm_fast_plan(shape):
    return {
        "block": 384,
        "cluster": 1,
        "shared_bytes": BARS + 16 * STAGES,
        "a": {"box": (128, 64), "swizzle": "128B"},
        "b": {"box": (256, 64), "swizzle": "128B"},
        "to_c": {"box": (64, 64), "swizzle": "128B"},
    }


@cuda.jit(device=True)
def write_quarter(packed, quarter, to_c, row, column, base, thread):
    """64 x 64 results of a warpgroup to C, through one of its two buffers."""
    warpgroup, thread, lane = thread // 128, thread % 128, thread % 32
    to = base + BUFFERS + (2 * warpgroup + quarter % 2) * QUARTER
    line = thread // 32 * 16 + lane % 16  # of the 64, each 128 bytes long
    at = to + line * 128 + (((lane // 16) ^ (lane % 8)) << 4)  # swizzled
    ptx.bar_sync(1 + warpgroup, 128)
    for x in ptx.unrolled(4):
        i = 16 * quarter + 4 * x
        ptx.stmatrix_x4(at ^ (32 * x), packed[i], packed[i + 1], packed[i + 2], packed[i + 3])
    ptx.fence_proxy_async_shared_cta()
    ptx.bar_sync(1 + warpgroup, 128)
    if thread == 0:
        at_row, at_column = row + 64 * warpgroup, column + 64 * quarter
        ptx.cp_async_bulk_tensor_2d_shared_to_global(to_c, at_column, at_row, to)
        ptx.cp_async_bulk_commit_group()


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


@cuda.jit
def gemm_fast(a, b, c, to_c, m, n, k):
    shared = cuda.shared.array(0, np.uint8, 1024)
    base = ptx.shared_address(shared)
    # Your kernel. The constants above are yours to change, too.
    thread = cuda.threadIdx.x
    tiles_m, tiles_n, tiles_k = (m + 127) // 128, (n + 255) // 256, (k + 63) // 64
    if thread == 0:
        for s in range(STAGES):
            ptx.mbarrier_init(base + BARS + 8 * s, 1)
            ptx.mbarrier_init(base + BARS + 8 * (STAGES + s), 2)
        ptx.fence_mbarrier_init()
    cuda.syncthreads()
    stage, phase, t = 0, 0, cuda.blockIdx.x
    if thread >= 256:
        ptx.setmaxnreg_dec(40)
        if thread == 256:
            while t < tiles_m * tiles_n:
                i, j = place(t, tiles_m, tiles_n)
                for kt in range(tiles_k):
                    bar, at = base + BARS + 8 * stage, base + stage * STAGE
                    ptx.mbarrier_wait_parity(bar + 8 * STAGES, phase ^ 1)
                    ptx.mbarrier_arrive_expect_tx(bar, STAGE)
                    ptx.cp_async_bulk_tensor_2d_global_to_shared(at, a, kt * 64, i * 128, bar)
                    at += A_TILE
                    ptx.cp_async_bulk_tensor_2d_global_to_shared(at, b, kt * 64, j * 256, bar)
                    stage, phase = next_stage(stage, phase)
                t += cuda.gridDim.x
    else:
        ptx.setmaxnreg_inc(232)
        acc = cuda.local.array(128, np.float32)
        packed = cuda.local.array(64, np.uint32)
        row, column, pending = np.int32(0), np.int32(0), False
        while t < tiles_m * tiles_n:
            before = stage
            for q in ptx.unrolled(4):  # behind each of the first k tiles, a quarter of the old tile
                if q == 0 or q < tiles_k:
                    k_tile(acc, base, thread, stage, phase, before, q == 0)
                    before = stage
                    stage, phase = next_stage(stage, phase)
                if pending:
                    write_quarter(packed, q, to_c, row, column, base, thread)
            for _ in range(4, tiles_k):
                k_tile(acc, base, thread, stage, phase, before, False)
                before = stage
                stage, phase = next_stage(stage, phase)
            ptx.wgmma_wait_group(0)
            if thread % 128 == 0:
                ptx.mbarrier_arrive(base + BARS + 8 * (STAGES + before))
            for x in ptx.unrolled(64):
                packed[x] = ptx.cvt_rn_bf16x2_f32(acc[2 * x + 1], acc[2 * x])
            i, j = place(t, tiles_m, tiles_n)
            row, column, pending = np.int32(i * 128), np.int32(j * 256), True
            t += cuda.gridDim.x
        if pending:
            for q in ptx.unrolled(4):
                write_quarter(packed, q, to_c, row, column, base, thread)
        if thread % 128 == 0:
            ptx.cp_async_bulk_wait_group(0)
