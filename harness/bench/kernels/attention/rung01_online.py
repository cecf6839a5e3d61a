"""Rung 1: the online softmax. A warpgroup has 64 rows of Q, and sees K and V tile by tile.

The sum of a row is relative to its largest score so far; when a larger score comes, the sum and the
row of O are rescaled. So a whole row of scores never exists, and P stays in registers: the rounded
accumulators of the first product are the A of the second. Copies, products and softmax run in
sequence, with a wait between them.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numba import cuda

from harness.bench.kernels.attention import parts
from harness.course import ptx

ROWS = 64


class OneWarpgroup(NamedTuple):
    """The sizes of a block of a single warpgroup."""

    shared_bytes: int
    rows: int = ROWS
    threads: int = 128


def layout_of(dim: int, tile_n: int) -> OneWarpgroup:
    """Q, where results are placed afterwards; a tile of K and a tile of V; a barrier."""
    return OneWarpgroup((ROWS + 2 * tile_n) * dim * 2 + 8)


def make(dim: int = 128, tile_n: int = 128, causal: bool = False):
    """kernel(q, k, v, o: TensorMap of boxes (1, 64 | tile_n | tile_n | 64, 64), length_k,
    tiles_m, heads, group, scale), a block a tile
    """
    q_bytes, kv_bytes = ROWS * dim * 2, tile_n * dim * 2
    barrier = q_bytes + 2 * kv_bytes
    of_s, of_o, of_p = tile_n // 2, dim // 2, tile_n // 4  # a thread's elements
    place, count = parts.order(ROWS, causal), parts.tiles_seen(ROWS, tile_n, causal)
    load_q, load_kv = parts.loader(dim, ROWS), parts.loader(dim, tile_n)
    scores, values = parts.scores(dim, tile_n, ROWS, tile_n), parts.values(dim, tile_n)
    cut, softmax, pack = (
        parts.cutter(tile_n, causal),
        parts.softmax(tile_n, causal),
        parts.packer(tile_n),
    )
    rescale, divide = parts.scaler(dim), parts.divider(dim)
    write, send = parts.to_shared(dim, ROWS), parts.sender(dim, ROWS)

    def attention(q, k, v, o_map, length_k, tiles_m, heads, group, scale):
        shared = cuda.shared.array(0, np.uint8, 1024)
        base = ptx.shared_address(shared)
        bar, at_k, at_v = base + barrier, base + q_bytes, base + q_bytes + kv_bytes
        thread = np.int32(cuda.threadIdx.x)
        s = cuda.local.array(of_s, np.float32)
        o = cuda.local.array(of_o, np.float32)
        p = cuda.local.array(of_p, np.uint32)
        top = cuda.local.array(2, np.float32)
        total = cuda.local.array(2, np.float32)
        head, row = place(cuda.blockIdx.x, tiles_m, heads)
        kv_head = np.int32(np.uint32(head) // np.uint32(group))
        if thread == 0:
            ptx.mbarrier_init(bar, 1)
            ptx.fence_mbarrier_init()
        cuda.syncthreads()
        top[0] = top[1] = parts.NOTHING
        total[0] = total[1] = np.float32(0)
        for i in ptx.unrolled(of_o):
            o[i] = np.float32(0)
        phase = 0
        n = tiles = count(row, length_k)
        while n > 0:
            n -= 1
            if thread == 0:
                ptx.mbarrier_arrive_expect_tx(
                    bar, 2 * kv_bytes + (q_bytes if n + 1 == tiles else 0)
                )
                if n + 1 == tiles:
                    load_q(base, q, row, head, bar)
                load_kv(at_k, k, n * tile_n, kv_head, bar)
                load_kv(at_v, v, n * tile_n, kv_head, bar)
            ptx.mbarrier_wait_parity(bar, phase)
            phase ^= 1
            ptx.wgmma_fence()
            scores(s, base, at_k)
            ptx.wgmma_wait_group_for(0, s, of_s)
            cut(s, thread, row, n * tile_n, length_k)
            upper, lower = softmax(s, top, total, scale)
            rescale(o, upper, lower)
            pack(p, s)
            ptx.wgmma_fence()
            values(o, p, at_v)
            ptx.wgmma_wait_group_for(0, o, of_o)
            cuda.syncthreads()
        divide(o, total)
        write(o, base, thread)
        ptx.fence_proxy_async_shared_cta()
        cuda.syncthreads()
        if thread == 0:
            send(o_map, row, head, base)
            ptx.cp_async_bulk_wait_group(0)

    return attention
