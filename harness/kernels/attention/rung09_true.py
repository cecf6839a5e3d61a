"""Rung 9: a row's maximum is its true one, and errors are those of rung 5.

Changed: with what rung 6 keeps, a row's largest weight is any number, and is rounded; with its true
maximum it is 1, which bfloat16 has exactly. Where few weights make up a row that counts. So each
thread compares its scores again, and the warp votes on whether any is above what is kept: only then
are maxima shared among threads, and O rescaled. This is the rung for those to whom errors come
first, and rung 8 for those to whom it is time.
"""

from __future__ import annotations

import numpy as np
from numba import cuda

from harness import ptx
from harness.kernels.attention import parts
from harness.kernels.attention.parts import EVERY_LANE, ex2, largest_of_row
from harness.kernels.attention.rung04_turns import tile_of
from harness.kernels.attention.rung05_tickets import block
from harness.kernels.attention.rung06_kept import largest, opening, powers
from harness.kernels.attention.rung07_three import layout_of, registers_of
from harness.kernels.attention.rung08_passed import passer_of

GROWTH = np.float32(0)  # of a row's maximum · scale, that is let pass: a factor of 2 to its power


def growing(dim: int, tile_n: int, causal: bool):
    """The two device functions of `rung04_turns.online`; ``kept`` is a row's maximum · scale."""
    of_thread, take, rescale = largest(tile_n), powers(tile_n), parts.scaler(dim)

    @cuda.jit(device=True)
    def other(s, p, o, kept, total, scale):
        upper, lower = of_thread(s)
        upper, lower = upper * scale, lower * scale
        grown = ptx.max_f32(upper - kept[0], lower - kept[1])
        if cuda.any_sync(EVERY_LANE, grown > GROWTH):
            upper = ptx.max_f32(largest_of_row(upper), kept[0])
            lower = ptx.max_f32(largest_of_row(lower), kept[1])
            factor0, factor1 = ex2(kept[0] - upper), ex2(kept[1] - lower)
            kept[0], kept[1] = upper, lower
            total[0] *= factor0
            total[1] *= factor1
            rescale(o, factor0, factor1)
        upper, lower = take(s, p, kept, scale)
        total[0] += upper
        total[1] += lower

    return opening(tile_n), other


def make(dim: int = 64, tile_n: int = 128, causal: bool = True):
    """The kernel of `rung05_tickets.block`."""
    layout = layout_of(dim, tile_n)
    tile = tile_of(layout, causal, growing, passer_of(layout, causal))
    return block(layout, causal, tile, registers_of(layout))
