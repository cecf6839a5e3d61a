"""Rung 11: rung 10 with exact maxima, which are found below the product with V.

Changed: a warpgroup's scores are done before its product with V is, which began after them. In that
time it finds the maxima of their rows, the part of the softmax that waits for shuffles;
FlashAttention-3 does as much. Powers and the rescaling of O come after the product. And nobody
takes turns any more: with its own product to hide a part of the softmax, no warpgroup depends on
the other's for it.
"""

from __future__ import annotations

from numba import cuda

from harness import ptx
from harness.bench.kernels.attention import parts
from harness.bench.kernels.attention.parts import ex2, largest_of_row
from harness.bench.kernels.attention.rung06_kept import largest, opening, powers
from harness.bench.kernels.attention.rung10_no_gap import block, layout_of


def exact_steps(dim: int, tile_n: int, causal: bool):
    """The three device functions of `rung10_no_gap.consumer`; ``top``: a row's maximum · scale."""
    of_thread, take, rescale = largest(tile_n), powers(tile_n), parts.scaler(dim)

    @cuda.jit(device=True)
    def before(s, top, scale):
        upper, lower = of_thread(s)
        upper = ptx.max_f32(largest_of_row(upper) * scale, top[0])
        lower = ptx.max_f32(largest_of_row(lower) * scale, top[1])
        factor0, factor1 = ex2(top[0] - upper), ex2(top[1] - lower)
        top[0], top[1] = upper, lower
        return factor0, factor1

    @cuda.jit(device=True)
    def after(s, p, o, top, total, factor0, factor1, scale):
        upper, lower = take(s, p, top, scale)
        total[0] = total[0] * factor0 + upper
        total[1] = total[1] * factor1 + lower
        rescale(o, factor0, factor1)

    return opening(tile_n), before, after


def make(dim: int = 128, tile_n: int = 128, causal: bool = True):
    """The kernel of `rung10_no_gap.block`."""
    return block(layout_of(dim, tile_n), causal, exact_steps, early=True)
