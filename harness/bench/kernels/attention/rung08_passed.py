"""Rung 8: a producer, and consumers that take turns on the Tensor Cores, for tiles from a counter.

Changed: K and V come through rings, and two warpgroups share them, each with rows of Q of its own.
A warpgroup issues the scores of the next tile of K and O += P V of this tile together, and
meanwhile the other computes its softmax. Named barriers pass the Tensor Cores between them; without
them both would use it at the same time, and then both would leave it idle. (Lab 09 has these steps
one by one, as exercises 3 and 5.)

Causal tiles take different times. A block for each would begin with empty rings, and end with a
store that nothing hides. So there are as many blocks as multiprocessors, and the producer takes the
next tile, the longest first, from a counter in global memory while the consumers still work on the
last tile. It passes the tile's number to them with Q: in shared memory,
alternating between two places, before it arrives at Q's barrier.

A causal tile of Q takes as many tiles of K as its last rows see, up to 192 rows further, and its
first 64 rows had them all computed, masked, and multiplied by V as zeros. Now a warpgroup begins
with the last tile that its own rows see. It releases earlier tiles when they have arrived and its
turn has come, and passes on each of their turns, since the others count turns by tiles.

The maxima are kept (`kept`), and with head dimension 64 there are three consumers (`roles`).
"""

from __future__ import annotations

import numpy as np
from numba import cuda

from harness.bench.kernels.attention import parts, roles
from harness.bench.kernels.attention.kept import keeping
from harness.bench.kernels.attention.parts import EVERY_LANE
from harness.bench.kernels.attention.roles import PAIR, TURN, first_turn, following, last_turn
from harness.course import ptx


def producer(layout: roles.SharedLayout, causal: bool):
    """A device function: the producer's thread. The last block to be done puts the counter back."""
    q_bytes, q_full, q_empty = layout.q_bytes, layout.q_full, layout.q_empty
    load_q, bring = parts.loader(layout.dim, layout.rows), roles.bringer(layout)
    place = parts.order(layout.rows, causal)
    count = parts.tiles_seen(layout.rows, layout.tile_n, causal)

    @cuda.jit(device=True)
    def produce(base, drawn, q, k, v, tickets, length_k, tiles_m, heads, group):
        stage, phase, turn = 0, 0, 0
        t = np.int32(cuda.blockIdx.x)
        while t < tiles_m * heads:
            head, row = place(t, tiles_m, heads)
            kv_head = np.int32(np.uint32(head) // np.uint32(group))
            ptx.mbarrier_wait_parity(base + q_empty, (turn & 1) ^ 1)
            drawn[turn & 1] = t
            ptx.mbarrier_arrive_expect_tx(base + q_full, q_bytes)
            load_q(base, q, row, head, base + q_full)
            turn += 1
            stage, phase = bring(base, k, v, kv_head, count(row, length_k), stage, phase)
            t = np.int32(cuda.gridDim.x) + cuda.atomic.add(tickets, 0, 1)
        ptx.mbarrier_wait_parity(base + q_empty, (turn & 1) ^ 1)
        drawn[turn & 1] = -1
        ptx.mbarrier_arrive(base + q_full)
        if cuda.atomic.add(tickets, 1, 1) == cuda.gridDim.x - 1:
            cuda.atomic.exch(tickets, 0, 0)
            cuda.atomic.exch(tickets, 1, 0)

    return produce


def consumer(layout: roles.SharedLayout, causal: bool, tile):
    """A device function: all that a warpgroup of consumers does. ``tile`` is its part of a tile of
    Q."""
    q_full, place = layout.q_full, parts.order(layout.rows, causal)
    of_s, of_o, of_p = layout.tile_n // 2, layout.dim // 2, layout.tile_n // 4  # a thread's

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
        first_turn(mine)
        ptx.mbarrier_wait_parity(base + q_full, 0)
        t = np.int32(cuda.shfl_sync(EVERY_LANE, drawn[0], 0))
        while t >= 0:
            head, row = place(t, tiles_m, heads)
            k_stage, k_phase, stage, phase = tile(
                (s, o, p, top, total), o_map, head, row, length_k, scale,
                base, at_q, mine, thread, (k_stage, k_phase, stage, phase),
            )  # fmt: skip
            turn += 1
            ptx.mbarrier_wait_parity(base + q_full, turn & 1)
            t = np.int32(cuda.shfl_sync(EVERY_LANE, drawn[turn & 1], 0))
        last_turn(mine, thread)

    return consume


def tile_of(layout: roles.SharedLayout, causal: bool, passer=None):
    """A device function: a consumer's part of a tile of Q, its scores to its results.

    ``passer``, if given, makes the function that passes by tiles of K that a warpgroup does not
    see. ``registers`` are its ``s``, ``o``, ``p``, ``top`` and ``total``, ``at_q`` is the address
    of its rows of Q. Takes the ``stages`` of the rings of K and V, the stage and the phase of each,
    and returns them. The thread's index comes from the caller: read here, the kernel was 5% slower
    with dimension 64.
    """
    dim, tile_n = layout.dim, layout.tile_n
    kv_bytes, k_at, v_at = layout.kv_bytes, layout.k_at, layout.v_at
    q_empty = layout.q_empty
    k_full, k_empty, v_full, v_empty = layout.k_full, layout.k_empty, layout.v_full, layout.v_empty
    of_s, of_o = tile_n // 2, dim // 2  # a thread's elements
    count = parts.tiles_seen(layout.rows, tile_n, causal)
    cut, finish = parts.cutter(tile_n, causal), roles.finisher(layout)
    scores, values = parts.scores(dim, tile_n, layout.rows, tile_n), parts.values(dim, tile_n)
    first, other = keeping(dim, tile_n)
    last = layout.consumers - 1
    passes, pass_by = passer is not None, passer and passer(layout)

    @cuda.jit(device=True)
    def tile(registers, o_map, head, row, length_k, scale, base, at_q, mine, thread, stages):
        s, o, p, top, total = registers
        k_stage, k_phase, stage, phase = stages
        n = count(row, length_k) - 1
        row += 64 * mine
        if passes:
            n, k_stage, k_phase, stage, phase = pass_by(
                n, row, base, mine, thread, k_stage, k_phase, stage, phase
            )
        for i in ptx.unrolled(of_o):
            o[i] = np.float32(0)
        ptx.mbarrier_wait_parity(base + k_full + 8 * k_stage, k_phase)
        ptx.wgmma_fence()
        scores(s, at_q, base + k_at + k_stage * kv_bytes)
        ptx.wgmma_wait_group_for(0, s, of_s)
        if thread == 0:
            ptx.mbarrier_arrive(base + k_empty + 8 * k_stage)
        k_stage, k_phase = following(k_stage, k_phase)
        cut(s, thread, row, n * tile_n, length_k)
        first(s, p, top, total, scale)
        while n > 0:
            n -= 1
            ptx.mbarrier_wait_parity(base + k_full + 8 * k_stage, k_phase)
            ptx.bar_sync(TURN + mine, PAIR)
            ptx.wgmma_fence()
            scores(s, at_q, base + k_at + k_stage * kv_bytes)
            ptx.mbarrier_wait_parity(base + v_full + 8 * stage, phase)
            values(o, p, base + v_at + stage * kv_bytes)
            ptx.bar_arrive(TURN + (mine + 1 if mine < last else 0), PAIR)
            ptx.wgmma_wait_group_for(1, s, of_s)
            if thread == 0:
                ptx.mbarrier_arrive(base + k_empty + 8 * k_stage)
            k_stage, k_phase = following(k_stage, k_phase)
            ptx.wgmma_wait_group_for(0, o, of_o)
            if thread == 0:
                ptx.mbarrier_arrive(base + v_empty + 8 * stage)
            stage, phase = following(stage, phase)
            if causal:
                cut(s, thread, row, n * tile_n, length_k)
            other(s, p, o, top, total, scale)
        if thread == 0:
            ptx.mbarrier_arrive(base + q_empty)
        ptx.mbarrier_wait_parity(base + v_full + 8 * stage, phase)
        ptx.wgmma_fence()
        values(o, p, base + v_at + stage * kv_bytes)
        ptx.wgmma_wait_group_for(0, o, of_o)
        if thread == 0:
            ptx.mbarrier_arrive(base + v_empty + 8 * stage)
        stage, phase = following(stage, phase)
        finish(o, total, o_map, row, head, base, mine, thread)
        return k_stage, k_phase, stage, phase

    return tile


def passer(layout: roles.SharedLayout):
    """A device function: back from tile ``n`` of K to the last that rows from ``row`` on see.

    ``row`` must be known to be the same in all lanes of a warp (`consumer`): wgmma in a
    loop whose length seems to differ within a warp is serialized.
    """
    tile_n, last = layout.tile_n, layout.consumers - 1
    k_full, k_empty, v_full, v_empty = layout.k_full, layout.k_empty, layout.v_full, layout.v_empty

    @cuda.jit(device=True)
    def pass_by(n, row, base, mine, thread, k_stage, k_phase, stage, phase):
        while n * tile_n > row + 63:
            n -= 1
            ptx.mbarrier_wait_parity(base + k_full + 8 * k_stage, k_phase)
            ptx.mbarrier_wait_parity(base + v_full + 8 * stage, phase)
            # No product holds the four warps together here: before the stages are given back, all
            # have seen that they were full, or the next phase could overtake one that is slow.
            ptx.bar_sync(TURN + mine, PAIR)
            if thread == 0:
                ptx.mbarrier_arrive(base + k_empty + 8 * k_stage)
                ptx.mbarrier_arrive(base + v_empty + 8 * stage)
            k_stage, k_phase = following(k_stage, k_phase)
            stage, phase = following(stage, phase)
            ptx.bar_arrive(TURN + (mine + 1 if mine < last else 0), PAIR)
        return n, k_stage, k_phase, stage, phase

    return pass_by


def passer_of(layout: roles.SharedLayout, causal: bool):
    """Return None if tiles of K and of Q have equal lengths: all warpgroups see all tiles."""
    return passer if causal and layout.tile_n != layout.rows else None


def make(dim: int = 64, tile_n: int = 128, causal: bool = True):
    """The kernel of `roles.block`."""
    layout = roles.layout_of(dim, tile_n)
    tile = tile_of(layout, causal, passer_of(layout, causal))
    return roles.block(layout, producer(layout, causal), consumer(layout, causal, tile))
