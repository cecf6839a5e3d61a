"""Rung 10: the next tile of Q's first scores next to this tile's last product.

Named barriers pass the Tensor Cores from consumer to consumer: a warpgroup issues the scores of the
next tile of K and O += P V of this tile together, and meanwhile the other computes its softmax.
Without turns both would use the Tensor Cores at the same time, and then both would leave them idle.
The maxima are kept (`kept`).

Changed: nothing of a tile of Q hid its first scores, nor its last product, its division and its
store. Now a warpgroup issues its last product with V and its first scores of the next tile of Q
together, and divides and stores the results during those scores. For the next Q to have arrived by
then, each warpgroup has its own barriers for its 64 rows, and releases them as soon as its last
scores are complete. K and V are loaded in the order in which they are read, each K before the V of
the previous tile.

The loop over tiles of K is as short as possible: only the first tile is cut at the diagonal, and
the descriptor of a product stays in uniform registers (`following`). A step's work on scores has
two parts, before and after the wait for the product with V; rung 11 uses both.
"""

from __future__ import annotations

import numpy as np
from numba import cuda

from harness.bench.kernels.attention import parts, roles
from harness.bench.kernels.attention.kept import keeping
from harness.bench.kernels.attention.parts import EVERY_LANE
from harness.bench.kernels.attention.roles import PAIR, TURN, SharedLayout, first_turn, last_turn
from harness.course import ptx


@cuda.jit(device=True)
def following(stage, phase):
    """Return the next of two stages. Without a condition the assembler sees that all threads are
    at the same stage, and keeps the description of a product in uniform registers (LOG.md)."""
    return stage ^ 1, phase ^ stage


def producer(layout: SharedLayout, causal: bool):
    """A device function: the producer's thread. The last block to be done puts the counter back."""
    kv_bytes, k_at, v_at = layout.kv_bytes, layout.k_at, layout.v_at
    k_full, k_empty, v_full, v_empty = layout.k_full, layout.k_empty, layout.v_full, layout.v_empty
    q_full, q_empty, consumers = layout.q_full, layout.q_empty, layout.consumers
    dim, tile_n, rows = layout.dim, layout.tile_n, layout.rows
    load_kv, load_q = parts.loader(dim, tile_n), parts.loader(dim, rows)
    place, count = parts.order(rows, causal), parts.tiles_seen(rows, tile_n, causal)
    q_bytes = layout.q_bytes // consumers

    @cuda.jit(device=True)
    def bring_k(base, k, n, head, stage, phase):
        ptx.mbarrier_wait_parity(base + k_empty + 8 * stage, phase ^ 1)
        bar = base + k_full + 8 * stage
        ptx.mbarrier_arrive_expect_tx(bar, kv_bytes)
        load_kv(base + k_at + stage * kv_bytes, k, n * tile_n, head, bar)

    @cuda.jit(device=True)
    def produce(base, drawn, q, k, v, tickets, length_k, tiles_m, heads, group):
        k_stage, k_phase, stage, phase, turn = 0, 0, 0, 0, 0
        t = np.int32(cuda.blockIdx.x)
        while t < tiles_m * heads:
            head, row = place(t, tiles_m, heads)
            kv_head = np.int32(np.uint32(head) // np.uint32(group))
            n = count(row, length_k) - 1
            bring_k(base, k, n, kv_head, k_stage, k_phase)
            k_stage, k_phase = following(k_stage, k_phase)
            for i in range(consumers):
                ptx.mbarrier_wait_parity(base + q_empty + 8 * i, (turn & 1) ^ 1)
                drawn[2 * i + (turn & 1)] = t
                bar = base + q_full + 8 * i
                ptx.mbarrier_arrive_expect_tx(bar, q_bytes)
                load_q(base + i * (64 * 128), q, row + 64 * i, head, bar)
            turn += 1
            t = np.int32(cuda.gridDim.x) + cuda.atomic.add(tickets, 0, 1)
            while n >= 0:
                # In the order in which they are read: the next K stands before this V.
                if n > 0:
                    bring_k(base, k, n - 1, kv_head, k_stage, k_phase)
                    k_stage, k_phase = following(k_stage, k_phase)
                ptx.mbarrier_wait_parity(base + v_empty + 8 * stage, phase ^ 1)
                bar = base + v_full + 8 * stage
                ptx.mbarrier_arrive_expect_tx(bar, kv_bytes)
                load_kv(base + v_at + stage * kv_bytes, v, n * tile_n, kv_head, bar)
                stage, phase = following(stage, phase)
                n -= 1
        for i in range(consumers):
            ptx.mbarrier_wait_parity(base + q_empty + 8 * i, (turn & 1) ^ 1)
            drawn[2 * i + (turn & 1)] = -1
            ptx.mbarrier_arrive(base + q_full + 8 * i)
        if cuda.atomic.add(tickets, 1, 1) == cuda.gridDim.x - 1:
            cuda.atomic.exch(tickets, 0, 0)
            cuda.atomic.exch(tickets, 1, 0)

    return produce


def kept_steps(dim: int, tile_n: int):
    """Three device functions, S to P: of first scores, and of others before and after the wait."""
    first, other = keeping(dim, tile_n)
    one = np.float32(1)

    @cuda.jit(device=True)
    def before(s, kept, scale):
        return one, one

    @cuda.jit(device=True)
    def after(s, p, o, kept, total, upper, lower, scale):
        other(s, p, o, kept, total, scale)

    return first, before, after


def _turns(layout: SharedLayout, early: bool):
    """Two device functions: wait for the turn on the Tensor Cores, and pass it on."""
    last = layout.consumers - 1

    @cuda.jit(device=True)
    def take_turn(mine):
        if not early:
            ptx.bar_sync(TURN + mine, PAIR)

    @cuda.jit(device=True)
    def pass_on(mine):
        if not early:
            ptx.bar_arrive(TURN + (mine + 1 if mine < last else 0), PAIR)

    return take_turn, pass_on


def _returner(layout: SharedLayout, early: bool):
    """A device function that releases buffers once scores are computed."""
    k_empty, q_empty = layout.k_empty, layout.q_empty

    @cuda.jit(device=True)
    def scored(thread, mine, n, base, k_stage, k_phase):
        """Give K back, and Q if these were the last scores that need it.

        The early softmax follows at once: two conditions, each a single instruction, leave it in
        the same basic block as the code before. Without it the branch is faster (LOG.md).
        """
        if early:
            if thread == 0:
                ptx.mbarrier_arrive(base + k_empty + 8 * k_stage)
            if (np.int32(thread) | np.int32(n)) == 0:
                ptx.mbarrier_arrive(base + q_empty + 8 * mine)
        elif thread == 0:
            ptx.mbarrier_arrive(base + k_empty + 8 * k_stage)
            if n == 0:
                ptx.mbarrier_arrive(base + q_empty + 8 * mine)
        return following(k_stage, k_phase)

    return scored


def _passer(tile_n: int):
    """A device function: passes by the tiles that no row of a warpgroup sees."""

    @cuda.jit(device=True)
    def pass_by(full, empty, n, row, base, mine, thread, stage, phase):
        """Back from tile ``n`` of K, or of V, to the last that rows from ``row`` on see."""
        while n * tile_n > row + 63:
            n -= 1
            ptx.mbarrier_wait_parity(base + full + 8 * stage, phase)
            # All four warps have seen that it was full before it is given back.
            ptx.bar_sync(4 + mine, 128)
            if thread == 0:
                ptx.mbarrier_arrive(base + empty + 8 * stage)
            stage, phase = following(stage, phase)
        return n, stage, phase

    return pass_by


def consumer(layout: SharedLayout, causal: bool, steps, early: bool):
    """A device function: all that a warpgroup of consumers does, tile of Q after tile of Q.

    ``steps`` makes the three device functions that turn S to P, as `kept_steps` does. ``early``: a
    part is done before the product with V is waited for, and nobody takes turns. The wait for the
    next K then comes before that for the product: without a branch there, the assembler moves the
    latter up, which is slower (LOG.md).
    """
    dim, tile_n = layout.dim, layout.tile_n
    kv_bytes, k_at, v_at = layout.kv_bytes, layout.k_at, layout.v_at
    q_full = layout.q_full
    k_full, k_empty, v_full, v_empty = layout.k_full, layout.k_empty, layout.v_full, layout.v_empty
    of_s, of_o, of_p = tile_n // 2, dim // 2, tile_n // 4  # a thread's elements
    place = parts.order(layout.rows, causal)
    count = parts.tiles_seen(layout.rows, tile_n, causal)
    cut, finish = parts.cutter(tile_n, causal), roles.finisher(layout)
    scores, values = parts.scores(dim, tile_n, layout.rows, tile_n), parts.values(dim, tile_n)
    first, before, after = steps(dim, tile_n)
    # The first tile of K is the one that the diagonal goes through. If it is as long as the tile of
    # Q, all others are seen whole. Without turns to count, a warpgroup passes by the tiles that
    # none of its rows sees, and then a whole multiple of its 64 rows is long enough.
    passes = early and causal and tile_n != layout.rows
    cuts = causal and tile_n != layout.rows and not (passes and tile_n % 64 == 0)
    take_turn, pass_on = _turns(layout, early)
    scored, pass_by = _returner(layout, early), _passer(tile_n)

    @cuda.jit(device=True)
    def begin(s, at_q, base, k_stage, k_phase):
        ptx.mbarrier_wait_parity(base + k_full + 8 * k_stage, k_phase)
        ptx.wgmma_fence()
        scores(s, at_q, base + k_at + k_stage * kv_bytes)

    @cuda.jit(device=True)
    def consume(base, drawn, o_map, length_k, tiles_m, heads, scale):
        # The same in all lanes of a warp, and by a shuffle the assembler knows it.
        mine = cuda.shfl_sync(EVERY_LANE, cuda.threadIdx.x // 128, 0)
        thread = cuda.threadIdx.x % 128
        at_q = base + mine * (64 * 128)
        s = cuda.local.array(of_s, np.float32)
        o = cuda.local.array(of_o, np.float32)
        p = cuda.local.array(of_p, np.uint32)
        top = cuda.local.array(2, np.float32)
        total = cuda.local.array(2, np.float32)
        k_stage, k_phase, stage, phase, turn = 0, 0, 0, 0, 0
        if not early:
            first_turn(mine)
        ptx.mbarrier_wait_parity(base + q_full + 8 * mine, 0)
        t = np.int32(cuda.shfl_sync(EVERY_LANE, drawn[2 * mine], 0))
        head, row = place(t, tiles_m, heads)
        n = count(row, length_k) - 1
        row += 64 * mine
        most = n
        if passes:
            n, k_stage, k_phase = pass_by(
                k_full, k_empty, n, row, base, mine, thread, k_stage, k_phase
            )
        for i in ptx.unrolled(of_o):
            o[i] = np.float32(0)
        begin(s, at_q, base, k_stage, k_phase)
        ptx.wgmma_wait_group_for(0, s, of_s)
        k_stage, k_phase = scored(thread, mine, n, base, k_stage, k_phase)
        if passes:
            most, stage, phase = pass_by(
                v_full, v_empty, most, row, base, mine, thread, stage, phase
            )
        cut(s, thread, row, n * tile_n, length_k)
        first(s, p, top, total, scale)
        while t >= 0:
            if early and n > 0:
                ptx.mbarrier_wait_parity(base + k_full + 8 * k_stage, k_phase)
            while n > 0:
                n -= 1
                if not early:
                    ptx.mbarrier_wait_parity(base + k_full + 8 * k_stage, k_phase)
                take_turn(mine)
                ptx.wgmma_fence()
                scores(s, at_q, base + k_at + k_stage * kv_bytes)
                ptx.mbarrier_wait_parity(base + v_full + 8 * stage, phase)
                values(o, p, base + v_at + stage * kv_bytes)
                pass_on(mine)
                ptx.wgmma_wait_group_for(1, s, of_s)
                k_stage, k_phase = scored(thread, mine, n, base, k_stage, k_phase)
                if cuts:
                    cut(s, thread, row, n * tile_n, length_k)
                upper, lower = before(s, top, scale)
                if early and n > 0:
                    ptx.mbarrier_wait_parity(base + k_full + 8 * k_stage, k_phase)
                ptx.wgmma_wait_group_for(0, o, of_o)
                if thread == 0:
                    ptx.mbarrier_arrive(base + v_empty + 8 * stage)
                stage, phase = following(stage, phase)
                after(s, p, o, top, total, upper, lower, scale)
            ptx.mbarrier_wait_parity(base + v_full + 8 * stage, phase)
            take_turn(mine)
            ptx.wgmma_fence()
            values(o, p, base + v_at + stage * kv_bytes)
            used = stage
            stage, phase = following(stage, phase)
            turn += 1
            this_head, this_row = head, row
            ptx.mbarrier_wait_parity(base + q_full + 8 * mine, turn & 1)
            t = np.int32(cuda.shfl_sync(EVERY_LANE, drawn[2 * mine + (turn & 1)], 0))
            if t < 0:
                pass_on(mine)
                ptx.wgmma_wait_group_for(0, o, of_o)
                if thread == 0:
                    ptx.mbarrier_arrive(base + v_empty + 8 * used)
                finish(o, total, o_map, this_row, this_head, base, mine, thread)
            else:
                head, row = place(t, tiles_m, heads)
                n = count(row, length_k) - 1
                row += 64 * mine
                most = n
                if passes:
                    n, k_stage, k_phase = pass_by(
                        k_full, k_empty, n, row, base, mine, thread, k_stage, k_phase
                    )
                begin(s, at_q, base, k_stage, k_phase)
                pass_on(mine)
                ptx.wgmma_wait_group_for(1, o, of_o)
                if thread == 0:
                    ptx.mbarrier_arrive(base + v_empty + 8 * used)
                finish(o, total, o_map, this_row, this_head, base, mine, thread)
                for i in ptx.unrolled(of_o):
                    o[i] = np.float32(0)
                ptx.wgmma_wait_group_for(0, s, of_s)
                k_stage, k_phase = scored(thread, mine, n, base, k_stage, k_phase)
                if passes:
                    most, stage, phase = pass_by(
                        v_full, v_empty, most, row, base, mine, thread, stage, phase
                    )
                cut(s, thread, row, n * tile_n, length_k)
                first(s, p, top, total, scale)
        if not early:
            last_turn(mine, thread)
        elif thread == 0:
            ptx.cp_async_bulk_wait_group(0)

    return consume


def block(layout: SharedLayout, causal: bool, steps, early: bool):
    """The kernel of `roles.block`."""
    produce, consume = producer(layout, causal), consumer(layout, causal, steps, early)
    return roles.block(layout, produce, consume)


def make(dim: int = 128, tile_n: int = 128, causal: bool = True):
    """The kernel of `block`."""
    return block(SharedLayout(dim, tile_n), causal, kept_steps, early=False)
