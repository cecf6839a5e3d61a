"""Rung 3: a producer, and two warpgroups of consumers with 64 rows each.

Changed: a thread of a third warpgroup loads Q, and fills a ring for K and a ring for V; its
warpgroup releases registers to the consumers. They share K and V, and chance decides which of them
computes its softmax while the other multiplies. A block takes tiles of Q in turn; TMA
stores the results while the next tile begins.
"""

from __future__ import annotations

import numpy as np
from numba import cuda

from harness.bench.kernels.attention import parts, roles
from harness.bench.kernels.attention.roles import following
from harness.course import ptx


def make(dim: int = 128, tile_n: int = 160, causal: bool = False):
    """The kernel of `roles.block`."""
    layout = roles.SharedLayout(dim, tile_n)
    kv_bytes, k_at, v_at = layout.kv_bytes, layout.k_at, layout.v_at
    q_full, q_empty, own = layout.q_full, layout.q_empty, layout.room_for_results
    k_full, k_empty, v_full, v_empty = layout.k_full, layout.k_empty, layout.v_full, layout.v_empty
    of_s, of_o, of_p = tile_n // 2, dim // 2, tile_n // 4  # a thread's elements
    place = parts.order(layout.rows, causal)
    count = parts.tiles_seen(layout.rows, tile_n, causal)
    cut, finish = parts.cutter(tile_n, causal), roles.finisher(layout)
    scores, values = parts.scores(dim, tile_n, layout.rows, tile_n), parts.values(dim, tile_n)
    softmax, pack = parts.softmax(tile_n, causal), parts.packer(tile_n)
    rescale = parts.scaler(dim)

    @cuda.jit(device=True)
    def consume(base, o_map, length_k, tiles_m, heads, scale):
        mine, thread = cuda.threadIdx.x // 128, cuda.threadIdx.x % 128
        s = cuda.local.array(of_s, np.float32)
        o = cuda.local.array(of_o, np.float32)
        p = cuda.local.array(of_p, np.uint32)
        top = cuda.local.array(2, np.float32)
        total = cuda.local.array(2, np.float32)
        at_q = base + mine * (64 * 128)
        stage, phase, q_phase = 0, 0, 0
        t = np.int32(cuda.blockIdx.x)
        while t < tiles_m * heads:
            head, row = place(t, tiles_m, heads)
            n = count(row, length_k)
            row += 64 * mine
            top[0] = top[1] = parts.NOTHING
            total[0] = total[1] = np.float32(0)
            for i in ptx.unrolled(of_o):
                o[i] = np.float32(0)
            ptx.mbarrier_wait_parity(base + q_full, q_phase)
            q_phase ^= 1
            while n > 0:
                n -= 1
                ptx.mbarrier_wait_parity(base + k_full + 8 * stage, phase)
                ptx.wgmma_fence()
                scores(s, at_q, base + k_at + stage * kv_bytes)
                ptx.wgmma_wait_group_for(0, s, of_s)
                if thread == 0:
                    ptx.mbarrier_arrive(base + k_empty + 8 * stage)
                cut(s, thread, row, n * tile_n, length_k)
                upper, lower = softmax(s, top, total, scale)
                pack(p, s)
                rescale(o, upper, lower)
                ptx.mbarrier_wait_parity(base + v_full + 8 * stage, phase)
                ptx.wgmma_fence()
                values(o, p, base + v_at + stage * kv_bytes)
                ptx.wgmma_wait_group_for(0, o, of_o)
                if thread == 0:
                    ptx.mbarrier_arrive(base + v_empty + 8 * stage)
                stage, phase = following(stage, phase)
            if own and thread == 0:
                ptx.mbarrier_arrive(base + q_empty)
            finish(o, total, o_map, row, head, base, mine, thread)
            t += np.int32(cuda.gridDim.x)
        if thread == 0:
            ptx.cp_async_bulk_wait_group(0)

    return roles.block(layout, causal, consume)
