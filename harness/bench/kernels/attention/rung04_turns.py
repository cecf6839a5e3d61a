"""Rung 4: two warpgroups take turns on the Tensor Cores.

Changed: a warpgroup issues the scores of the next tile of K and O += P V of this tile together, and
meanwhile the other computes its softmax. Named barriers pass the Tensor Cores between them;
without them both would use it at the same time, and then both would leave it idle.
"""

from __future__ import annotations

import numpy as np
from numba import cuda

from harness.bench.kernels.attention import parts, roles
from harness.bench.kernels.attention.roles import following
from harness.course import ptx

TURN = 1  # the first of the barriers at which each warpgroup waits for its turn
PAIR = 256  # threads that meet there: those that wait, and those that pass the turn on


def online(dim: int, tile_n: int, causal: bool):
    """Two device functions, S to P: of a tile of Q's first scores, and of all others.

    ``s`` are the scores, ``p`` becomes P; ``top`` and ``total`` are the maximum and the sum of each
    row. ``o`` is the earlier sum, rescaled here.
    """
    softmax, pack = parts.softmax(tile_n, causal), parts.packer(tile_n)
    rescale = parts.scaler(dim)

    @cuda.jit(device=True)
    def first(s, p, top, total, scale):
        top[0] = top[1] = parts.NOTHING
        total[0] = total[1] = np.float32(0)
        softmax(s, top, total, scale)
        pack(p, s)

    @cuda.jit(device=True)
    def other(s, p, o, top, total, scale):
        upper, lower = softmax(s, top, total, scale)
        pack(p, s)
        rescale(o, upper, lower)

    return first, other


def tile_of(layout: roles.SharedLayout, causal: bool, steps=online, passer=None):
    """A device function: a consumer's part of a tile of Q, its scores to its results.

    ``steps`` makes the two that turn S to P, as `online` does; ``passer``, if given, the function
    that passes by tiles of K that a warpgroup does not see. ``registers`` are its ``s``, ``o``,
    ``p``, ``top`` and ``total``, ``at_q`` is the address of its rows of Q. Takes the ``stages`` of
    the rings of K and V, the stage and the phase of each, and returns them. The thread's index
    comes from the caller: read here, the kernel was 5% slower with dimension 64.
    """
    dim, tile_n = layout.dim, layout.tile_n
    kv_bytes, k_at, v_at = layout.kv_bytes, layout.k_at, layout.v_at
    q_empty, own = layout.q_empty, layout.room_for_results
    k_full, k_empty, v_full, v_empty = layout.k_full, layout.k_empty, layout.v_full, layout.v_empty
    of_s, of_o = tile_n // 2, dim // 2  # a thread's elements
    count = parts.tiles_seen(layout.rows, tile_n, causal)
    cut, finish = parts.cutter(tile_n, causal), roles.finisher(layout)
    scores, values = parts.scores(dim, tile_n, layout.rows, tile_n), parts.values(dim, tile_n)
    first, other = steps(dim, tile_n, causal)
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
        return k_stage, k_phase, stage, phase

    return tile


@cuda.jit(device=True)
def first_turn(mine):
    """Pass the first turn from the second warpgroup to the first, even if there are three."""
    if mine == 1:
        ptx.bar_arrive(TURN, PAIR)


@cuda.jit(device=True)
def last_turn(mine, thread):
    """Take the turn that is left over, in the first warpgroup, and store all results."""
    if mine == 0:
        ptx.bar_sync(TURN, PAIR)
    if thread == 0:
        ptx.cp_async_bulk_wait_group(0)


def make(dim: int = 128, tile_n: int = 160, causal: bool = False):
    """The kernel of `roles.block`."""
    layout = roles.SharedLayout(dim, tile_n)
    q_full, place, tile = layout.q_full, parts.order(layout.rows, causal), tile_of(layout, causal)
    of_s, of_o, of_p = tile_n // 2, dim // 2, tile_n // 4  # a thread's elements

    @cuda.jit(device=True)
    def consume(base, o_map, length_k, tiles_m, heads, scale):
        mine, thread = cuda.threadIdx.x // 128, cuda.threadIdx.x % 128
        at_q = base + mine * (64 * 128)
        s = cuda.local.array(of_s, np.float32)
        o = cuda.local.array(of_o, np.float32)
        p = cuda.local.array(of_p, np.uint32)
        top = cuda.local.array(2, np.float32)
        total = cuda.local.array(2, np.float32)
        k_stage, k_phase, stage, phase, q_phase = 0, 0, 0, 0, 0
        first_turn(mine)
        t = np.int32(cuda.blockIdx.x)
        while t < tiles_m * heads:
            head, row = place(t, tiles_m, heads)
            ptx.mbarrier_wait_parity(base + q_full, q_phase)
            q_phase ^= 1
            k_stage, k_phase, stage, phase = tile(
                (s, o, p, top, total), o_map, head, row, length_k, scale,
                base, at_q, mine, thread, (k_stage, k_phase, stage, phase),
            )  # fmt: skip
            t += np.int32(cuda.gridDim.x)
        last_turn(mine, thread)

    return roles.block(layout, causal, consume)
