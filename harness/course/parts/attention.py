"""Lab 09: rows of scores, the second product, the step of the online softmax, and the producer.

The lab shows the sizes that these functions use, and `load` and `following`, too.
"""

from __future__ import annotations

import numpy as np
from numba import cuda

from harness.course import ptx

DIM = 64  # per head
ROWS = 64  # per tile of Q, of K and of V
TILE_BYTES = ROWS * DIM * 2
NEG_INF = np.float32(-np.inf)
EVERY_LANE = 0xFFFFFFFF
STAGES = 2
K_AT = TILE_BYTES  # after Q: two stages of K, two of V, and the barriers
V_AT = K_AT + STAGES * TILE_BYTES
Q_FULL = V_AT + STAGES * TILE_BYTES
K_FULL, K_EMPTY = Q_FULL + 8, Q_FULL + 8 + 8 * STAGES
V_FULL, V_EMPTY = K_EMPTY + 8 * STAGES, K_EMPTY + 16 * STAGES
Q_BYTES = 128 * DIM * 2  # 128 queries: 64 for each consumer
MORE = Q_BYTES - TILE_BYTES  # offset of K, V and the barriers compared with exercise 3


@cuda.jit(device=True)
def load(to, tensor, row, head, bar):
    """Load 64 rows of a head, from `row` on; called by a single thread."""
    ptx.cp_async_bulk_tensor_3d_global_to_shared(to, tensor, 0, row, head, bar)


@cuda.jit(device=True)
def largest_of_row(x):
    """The largest x of the four threads that share a row."""
    x = ptx.max_f32(x, cuda.shfl_xor_sync(EVERY_LANE, x, 1))
    return ptx.max_f32(x, cuda.shfl_xor_sync(EVERY_LANE, x, 2))


@cuda.jit(device=True)
def sum_of_row(x):
    """The sum of x over the four threads that share a row."""
    x += cuda.shfl_xor_sync(EVERY_LANE, x, 1)
    return x + cuda.shfl_xor_sync(EVERY_LANE, x, 2)


@cuda.jit(device=True)
def store(o, total, out, head, row, thread):
    """Write O / sums of the rows to out[head], 64 rows from `row` on, if they are inside."""
    pairs = out.view(np.uint32)
    for h in ptx.unrolled(2):
        r = row + ptx.wgmma_row(thread, 2 * h)
        share = np.float32(1) / total[h]
        for j in ptx.unrolled(8):
            i = 4 * j + 2 * h
            if r < out.shape[1]:
                pair = ptx.cvt_rn_bf16x2_f32(o[i + 1] * share, o[i] * share)
                pairs[head, r, ptx.wgmma_column(thread, i) // 2] = pair


@cuda.jit(device=True)
def issue_pv(o, p, s, at_v):
    """Issue O += P · V as a group, with P, rounded from S, in the registers p."""
    for i in ptx.unrolled(16):
        p[i] = ptx.cvt_rn_bf16x2_f32(s[2 * i + 1], s[2 * i])
    ptx.wgmma_fence()
    for i in ptx.unrolled(4):
        a = p[4 * i], p[4 * i + 1], p[4 * i + 2], p[4 * i + 3]
        ptx.wgmma_m64n64k16(o, a, ptx.wgmma_descriptor(at_v + 2048 * i), trans_b=1)
    ptx.wgmma_commit_group()


@cuda.jit(device=True)
def softmax_step(s, o, top, total, scale):
    """The online softmax's step: weights in place of S; O and the sums counted from the new top."""
    for h in ptx.unrolled(2):
        new = top[h]
        for j in ptx.unrolled(8):
            new = ptx.max_f32(new, ptx.max_f32(s[4 * j + 2 * h], s[4 * j + 2 * h + 1]))
        new = largest_of_row(new)
        factor = ptx.ex2_approx_ftz_f32((top[h] - new) * scale)
        top[h] = new
        total[h] *= factor
        for j in ptx.unrolled(8):
            for e in ptx.unrolled(2):
                i = 4 * j + 2 * h + e
                s[i] = ptx.ex2_approx_ftz_f32((s[i] - new) * scale)
                total[h] += s[i]
                o[i] *= factor


@cuda.jit(device=True)
def finish(o, total, out, head, row, thread):
    """O over the sums of its rows, written to out."""
    for h in ptx.unrolled(2):
        total[h] = sum_of_row(total[h])
    store(o, total, out, head, row, thread)


@cuda.jit(device=True)
def advance(stage, phase):
    """Return the next stage and its parity, which flips when the ring wraps."""
    return (0, phase ^ 1) if stage == STAGES - 1 else (stage + 1, phase)


@cuda.jit(device=True)
def produce(base, q, k, v, row, head, tiles):
    """The producer's thread: Q, and the tiles of K and V through their rings."""
    stage, phase = 0, 0
    ptx.mbarrier_arrive_expect_tx(base + MORE + Q_FULL, Q_BYTES)
    load(base, q, row, head, base + MORE + Q_FULL)
    for n in range(tiles):
        ptx.mbarrier_wait_parity(base + MORE + K_EMPTY + 8 * stage, phase ^ 1)
        bar = base + MORE + K_FULL + 8 * stage
        ptx.mbarrier_arrive_expect_tx(bar, TILE_BYTES)
        load(base + MORE + K_AT + stage * TILE_BYTES, k, n * ROWS, head, bar)
        ptx.mbarrier_wait_parity(base + MORE + V_EMPTY + 8 * stage, phase ^ 1)
        bar = base + MORE + V_FULL + 8 * stage
        ptx.mbarrier_arrive_expect_tx(bar, TILE_BYTES)
        load(base + MORE + V_AT + stage * TILE_BYTES, v, n * ROWS, head, bar)
        stage, phase = advance(stage, phase)


@cuda.jit(device=True)
def pack(p, s):
    """P, rounded from S, in the order of A."""
    for i in ptx.unrolled(16):
        p[i] = ptx.cvt_rn_bf16x2_f32(s[2 * i + 1], s[2 * i])


@cuda.jit(device=True)
def issue_packed_pv(o, p, at_v):
    """Issue O += P · V as a group."""
    for i in ptx.unrolled(4):
        a = p[4 * i], p[4 * i + 1], p[4 * i + 2], p[4 * i + 3]
        ptx.wgmma_m64n64k16(o, a, ptx.wgmma_descriptor(at_v + 2048 * i), trans_b=1)
    ptx.wgmma_commit_group()
