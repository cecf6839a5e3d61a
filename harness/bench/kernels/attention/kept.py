"""A softmax that keeps a row's maximum as long as its sums stay small: rung 10 has it.

The softmax subtracts the maximum of a row so that no power becomes too large. Any number
near it serves as well, since the division by the sum cancels it. So the maximum is computed only
for a tile of Q's first scores, and kept: the powers of all later scores are relative to it. If
their sum shows, by a vote of the warp, that the kept maximum was too small, the powers are computed
again from the true maximum, and the earlier sums are rescaled. Random scores hardly ever need that.
This saves 64 comparisons per thread, the shuffles on the critical path, and the multiplications of
O: three of five instructions per score remain.

A row's largest power is no longer 1, which is exact in bfloat16: errors are 1.03 times those of
exact maxima for normal scores, and larger if few weights dominate a row. Rung 11 is exact.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import cuda

from harness.bench.kernels.attention import parts
from harness.bench.kernels.attention.parts import EVERY_LANE, ex2, largest_of_row
from harness.course import ptx

# The largest sum of a thread's powers of a row and a tile: beyond it, O leaves float32's range.
SMALL = np.float32(256)
LOWEST: Any = np.float32(np.finfo(np.float32).min)


def largest(columns: int):
    """A device function: the largest of the thread's part of two rows of ``columns`` scores."""
    groups = columns // 8

    @cuda.jit(device=True)
    def find(s):
        # Two a row: a warp alone on its scheduler waits for each result.
        a0, b0, a1, b1 = s[0], s[1], s[2], s[3]
        for j in ptx.unrolled(groups - 1):
            a0, b0 = ptx.max_f32(a0, s[4 * j + 4]), ptx.max_f32(b0, s[4 * j + 5])
            a1, b1 = ptx.max_f32(a1, s[4 * j + 6]), ptx.max_f32(b1, s[4 * j + 7])
        return ptx.max_f32(a0, b0), ptx.max_f32(a1, b1)

    return find


def powers(columns: int):
    """A device function: P, bfloat16, 2 to the power of S · scale - a row's ``kept``.

    Gives this thread's part of the two rows' sums.
    """
    groups = columns // 8

    @cuda.jit(device=True)
    def take(s, p, kept, scale):
        a0, b0, a1, b1 = np.float32(0), np.float32(0), np.float32(0), np.float32(0)
        for j in ptx.unrolled(groups):
            x0, x1 = ex2(s[4 * j] * scale - kept[0]), ex2(s[4 * j + 1] * scale - kept[0])
            y0, y1 = ex2(s[4 * j + 2] * scale - kept[1]), ex2(s[4 * j + 3] * scale - kept[1])
            a0, b0, a1, b1 = a0 + x0, b0 + x1, a1 + y0, b1 + y1
            p[2 * j] = ptx.cvt_rn_bf16x2_f32(x1, x0)
            p[2 * j + 1] = ptx.cvt_rn_bf16x2_f32(y1, y0)
        return a0 + b0, a1 + b1

    return take


def opening(columns: int):
    """A device function, S to P: of a tile of Q's first scores.

    ``s`` are the scores, ``p`` becomes P, ``kept`` a row's maximum · scale, ``total`` the sum of
    each row. A row that has seen no column yet keeps the lowest number: unmasked scores are far
    above it.
    """
    of_thread, take = largest(columns), powers(columns)

    @cuda.jit(device=True)
    def first(s, p, kept, total, scale):
        upper, lower = of_thread(s)
        kept[0] = ptx.max_f32(largest_of_row(upper) * scale, LOWEST)
        kept[1] = ptx.max_f32(largest_of_row(lower) * scale, LOWEST)
        total[0], total[1] = take(s, p, kept, scale)

    return first


def keeping(dim: int, tile_n: int):
    """Two device functions, S to P: `opening`, and that of all other scores, which also takes the
    earlier sum ``o`` and rescales it if it must."""
    of_thread, take, rescale = largest(tile_n), powers(tile_n), parts.scaler(dim)

    @cuda.jit(device=True)
    def other(s, p, o, kept, total, scale):
        upper, lower = take(s, p, kept, scale)
        if cuda.any_sync(EVERY_LANE, ptx.max_f32(upper, lower) > SMALL):
            upper, lower = of_thread(s)
            upper = ptx.max_f32(largest_of_row(upper) * scale, kept[0])
            lower = ptx.max_f32(largest_of_row(lower) * scale, kept[1])
            factor0, factor1 = ex2(kept[0] - upper), ex2(kept[1] - lower)
            kept[0], kept[1] = upper, lower
            total[0] *= factor0
            total[1] *= factor1
            rescale(o, factor0, factor1)
            upper, lower = take(s, p, kept, scale)
        total[0] += upper
        total[1] += lower

    return opening(tile_n), other
