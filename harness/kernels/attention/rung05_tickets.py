"""Rung 5: blocks that draw their tiles, for causal attention.

Changed: causal tiles take longer or shorter, so rung 4 gives each a block of its own, which begins
with empty rings and ends with a store that nothing hides. Now there are as many blocks as
multiprocessors, and the producer draws the next tile, the longest first, from a counter in global
memory while the consumers still work on the last one. What it has drawn it tells them with Q: in
shared memory, in turns in two places, before it arrives at Q's barrier.
"""

from __future__ import annotations

import numpy as np
from numba import cuda

from harness import ptx
from harness.kernels.attention import parts, roles
from harness.kernels.attention.roles import CONSUMERS, following
from harness.kernels.attention.rung04_turns import TURN

THREADS = roles.THREADS


def producer(layout: roles.SharedLayout, causal: bool):
    """A device function: the producer's thread. The last block to be done puts the counter back."""
    q_bytes, kv_bytes, k_at, v_at = layout.q_bytes, layout.kv_bytes, layout.k_at, layout.v_at
    q_full, q_empty = layout.q_full, layout.q_empty
    k_full, k_empty, v_full, v_empty = layout.k_full, layout.k_empty, layout.v_full, layout.v_empty
    tile_n = layout.tile_n
    load_q = parts.loader(layout.dim, roles.ROWS)
    load_kv = parts.loader(layout.dim, tile_n)
    place = parts.order(roles.ROWS, causal)
    count = parts.tiles_seen(roles.ROWS, tile_n, causal)

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
            n = count(row, length_k)
            while n > 0:
                n -= 1
                ptx.mbarrier_wait_parity(base + k_empty + 8 * stage, phase ^ 1)
                bar = base + k_full + 8 * stage
                ptx.mbarrier_arrive_expect_tx(bar, kv_bytes)
                load_kv(base + k_at + stage * kv_bytes, k, n * tile_n, kv_head, bar)
                ptx.mbarrier_wait_parity(base + v_empty + 8 * stage, phase ^ 1)
                bar = base + v_full + 8 * stage
                ptx.mbarrier_arrive_expect_tx(bar, kv_bytes)
                load_kv(base + v_at + stage * kv_bytes, v, n * tile_n, kv_head, bar)
                stage, phase = following(stage, phase)
            t = np.int32(cuda.gridDim.x) + cuda.atomic.add(tickets, 0, 1)
        ptx.mbarrier_wait_parity(base + q_empty, (turn & 1) ^ 1)
        drawn[turn & 1] = -1
        ptx.mbarrier_arrive(base + q_full)
        if cuda.atomic.add(tickets, 1, 1) == cuda.gridDim.x - 1:
            cuda.atomic.exch(tickets, 0, 0)
            cuda.atomic.exch(tickets, 1, 0)

    return produce


def make(dim: int = 128, tile_n: int = 128, causal: bool = True):
    """kernel(q, k, v, o: TensorMap of boxes (1, 128 | tile_n | tile_n | 64, 64), tickets: int32[2],
    length_k, tiles_m, heads, group, scale)

    As `roles.block`. ``tickets`` are zeros, and are left so for the next launch.
    """
    layout = roles.SharedLayout(dim, tile_n)
    kv_bytes, k_at, v_at = layout.kv_bytes, layout.k_at, layout.v_at
    q_full, q_empty, own = layout.q_full, layout.q_empty, layout.room_for_results
    k_full, k_empty, v_full, v_empty = layout.k_full, layout.k_empty, layout.v_full, layout.v_empty
    of_s, of_o, of_p = tile_n // 2, dim // 2, tile_n // 4  # a thread's elements
    place = parts.order(roles.ROWS, causal)
    count = parts.tiles_seen(roles.ROWS, tile_n, causal)
    cut, finish = parts.cutter(tile_n, causal), roles.finisher(layout)
    scores, values = parts.scores(dim, tile_n, roles.ROWS, tile_n), parts.values(dim, tile_n)
    softmax, pack = parts.softmax(tile_n, causal), parts.packer(tile_n)
    rescale, start, produce = parts.scaler(dim), roles.starter(layout), producer(layout, causal)

    @cuda.jit(device=True)
    def consume(base, drawn, o_map, length_k, tiles_m, heads, scale):
        mine, thread = cuda.threadIdx.x // 128, cuda.threadIdx.x % 128
        s = cuda.local.array(of_s, np.float32)
        o = cuda.local.array(of_o, np.float32)
        p = cuda.local.array(of_p, np.uint32)
        top = cuda.local.array(2, np.float32)
        total = cuda.local.array(2, np.float32)
        at_q = base + mine * (64 * 128)
        k_stage, k_phase, stage, phase, turn = 0, 0, 0, 0, 0
        if mine == 1:
            ptx.bar_arrive(TURN, CONSUMERS)
        ptx.mbarrier_wait_parity(base + q_full, 0)
        t = np.int32(drawn[0])
        while t >= 0:
            head, row = place(t, tiles_m, heads)
            n = count(row, length_k) - 1
            row += 64 * mine
            top[0] = top[1] = parts.NOTHING
            total[0] = total[1] = np.float32(0)
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
            softmax(s, top, total, scale)
            pack(p, s)
            while n > 0:
                n -= 1
                ptx.mbarrier_wait_parity(base + k_full + 8 * k_stage, k_phase)
                ptx.bar_sync(TURN + mine, CONSUMERS)
                ptx.wgmma_fence()
                scores(s, at_q, base + k_at + k_stage * kv_bytes)
                ptx.mbarrier_wait_parity(base + v_full + 8 * stage, phase)
                values(o, p, base + v_at + stage * kv_bytes)
                ptx.bar_arrive(TURN + 1 - mine, CONSUMERS)
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
                upper, lower = softmax(s, top, total, scale)
                pack(p, s)
                rescale(o, upper, lower)
            if own and thread == 0:
                ptx.mbarrier_arrive(base + q_empty)
            ptx.mbarrier_wait_parity(base + v_full + 8 * stage, phase)
            ptx.wgmma_fence()
            values(o, p, base + v_at + stage * kv_bytes)
            ptx.wgmma_wait_group_for(0, o, of_o)
            if thread == 0:
                ptx.mbarrier_arrive(base + v_empty + 8 * stage)
            stage, phase = following(stage, phase)
            finish(o, total, o_map, row, head, base, mine, thread)
            turn += 1
            ptx.mbarrier_wait_parity(base + q_full, turn & 1)
            t = np.int32(drawn[turn & 1])
        if mine == 0:
            ptx.bar_sync(TURN, CONSUMERS)
        if thread == 0:
            ptx.cp_async_bulk_wait_group(0)

    def attention(q, k, v, o, tickets, length_k, tiles_m, heads, group, scale):
        drawn = cuda.shared.array(2, np.int32)
        shared = cuda.shared.array(0, np.uint8, 1024)
        base = ptx.shared_address(shared)
        if cuda.threadIdx.x == 0:
            start(base)
        cuda.syncthreads()
        if cuda.threadIdx.x >= CONSUMERS:
            ptx.setmaxnreg_dec(40)
            if cuda.threadIdx.x == CONSUMERS:
                produce(base, drawn, q, k, v, tickets, length_k, tiles_m, heads, group)
        else:
            ptx.setmaxnreg_inc(232)
            consume(base, drawn, o, length_k, tiles_m, heads, scale)

    return attention
