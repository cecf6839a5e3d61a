"""Rung 5: blocks that take their tiles from a counter, for causal attention.

Changed: causal tiles take different times, so rung 4 gives each its own block, which begins with
empty rings and ends with a store that nothing hides. Now there are as many blocks as
multiprocessors, and the producer takes the next tile, the longest first, from a counter in global
memory while the consumers still work on the last tile. It passes the tile's number to them with Q:
in shared memory, alternating between two places, before it arrives at Q's barrier.
"""

from __future__ import annotations

import numpy as np
from numba import cuda

from harness.bench.kernels.attention import parts, roles
from harness.bench.kernels.attention.parts import EVERY_LANE
from harness.bench.kernels.attention.rung04_turns import first_turn, last_turn, tile_of
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


def block(layout: roles.SharedLayout, causal: bool, tile, registers: tuple[int, int] = (40, 232)):
    """kernel(q, k, v, o: TensorMap of boxes (1, layout.rows | tile_n | tile_n | 64, 64),
    tickets: int32[2], length_k, tiles_m, heads, group, scale)

    As `roles.block`. ``tickets`` are zeros, and are left so for the next launch. ``tile`` is a
    device function, a consumer's part of a tile of Q; ``registers`` are the producer's and a
    consumer's, of a thread.
    """
    q_full, place, consuming = layout.q_full, parts.order(layout.rows, causal), layout.consuming
    of_s, of_o, of_p = layout.tile_n // 2, layout.dim // 2, layout.tile_n // 4  # a thread's
    start, produce = roles.starter(layout), producer(layout, causal)
    few, many = registers

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

    def attention(q, k, v, o, tickets, length_k, tiles_m, heads, group, scale):
        drawn = cuda.shared.array(2, np.int32)
        shared = cuda.shared.array(0, np.uint8, 1024)
        base = ptx.shared_address(shared)
        if cuda.threadIdx.x == 0:
            start(base)
        cuda.syncthreads()
        if cuda.threadIdx.x >= consuming:
            ptx.setmaxnreg_dec(few)
            if cuda.threadIdx.x == consuming:
                produce(base, drawn, q, k, v, tickets, length_k, tiles_m, heads, group)
        else:
            ptx.setmaxnreg_inc(many)
            consume(base, drawn, o, length_k, tiles_m, heads, scale)

    return attention


def make(dim: int = 128, tile_n: int = 128, causal: bool = True):
    """The kernel of `block`."""
    layout = roles.SharedLayout(dim, tile_n)
    return block(layout, causal, tile_of(layout, causal))
