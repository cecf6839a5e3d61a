"""What several rungs share: the order of tiles, and results written straight from registers."""

from __future__ import annotations

import numpy as np
from numba import cuda

from harness import ptx


def direct_store(tile_n: int):
    """A device function that writes a warpgroup's 64 × tile_n accumulators to global memory.

    ``c`` is uint32[m, n / 2]: two bfloat16 each. row and column are those of the tile's first
    element; thread is counted in the warpgroup. What lies outside m × n is left out.
    """
    groups = tile_n // 8

    @cuda.jit(device=True)
    def store(acc, c, row, column, thread, m, n):
        for j in ptx.unrolled(groups):
            for half in ptx.unrolled(2):
                i = 4 * j + 2 * half
                at = row + ptx.wgmma_row(thread, i)
                pair = column + ptx.wgmma_column(thread, i)
                if at < m and pair < n:
                    c[at, pair // 2] = ptx.cvt_rn_bf16x2_f32(acc[i + 1], acc[i])

    return store


def grouped_order(group: int):
    """A device function: the tile (row, column) of number t, in groups of ``group`` rows.

    Tiles that run at the same time then share rows of A and of B, which the L2 cache serves
    once. Unsigned 32-bit divisions: a 64-bit one is a call, and a call serialises wgmma.
    """

    @cuda.jit(device=True)
    def place(t, tiles_m, tiles_n):
        t, in_group = np.uint32(t), np.uint32(group * tiles_n)
        g, rest = np.uint32(t // in_group), np.uint32(t % in_group)
        height = np.uint32(min(group, tiles_m - g * group))
        return np.int32(g * group + rest % height), np.int32(rest // height)

    return place
