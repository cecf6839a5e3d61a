"""Rung 11: rung 10 with exact maxima, which are found as integers, three at a time.

Changed: a warpgroup finds the maxima of its scores' rows as soon as the scores are done, and takes
powers and rescales O after the wait for the product with V. Nobody takes turns.

Hopper has an instruction for the largest of three integers, and none for floats. The bits of floats
that are not negative are in the floats' order; all negative floats are below them. So if a row's
largest integer is not negative, it is the row's maximum. A warp votes on that, and compares floats
if any of its rows has only negative scores: random scores hardly ever need that.
"""

from __future__ import annotations

from numba import cuda
from numba.cuda import libdevice

from harness.bench.kernels.attention import parts
from harness.bench.kernels.attention.kept import largest, opening
from harness.bench.kernels.attention.parts import EVERY_LANE, ex2, largest_of_row
from harness.bench.kernels.attention.roles import SharedLayout
from harness.bench.kernels.attention.rung10_no_gap import block
from harness.course import ptx

bits, of_bits, larger = libdevice.float_as_int, libdevice.int_as_float, libdevice.max


def layout_of(dim: int, tile_n: int) -> SharedLayout:
    """Return the layout: three consumers if their registers suffice, with head dimension 64.

    There the special-function unit needs as long for the powers of a tile as the Tensor Cores for
    its products, 512 cycles. A warpgroup multiplies while another computes its powers, and any
    other work of either, the packing of P or a wait, leaves a unit idle; a third warpgroup fills
    the gap. O takes 32 of a thread's 160 registers.
    """
    return SharedLayout(dim, tile_n, 3 if dim == 64 else 2)


@cuda.jit(device=True)
def largest_of_three(a, x, y):
    """Return the largest of an integer and the bits of two floats; a single instruction."""
    return larger(larger(a, bits(x)), bits(y))


@cuda.jit(device=True)
def largest_bits_of_row(x):
    """The largest of the four threads that share a row."""
    x = larger(x, cuda.shfl_xor_sync(EVERY_LANE, x, 1))
    return larger(x, cuda.shfl_xor_sync(EVERY_LANE, x, 2))


def largest_bits(columns: int):
    """A device function: of two rows of ``columns`` scores, the largest bits, as integers."""
    others = columns // 8 - 1

    @cuda.jit(device=True)
    def find(s):
        # Two a row, as `kept.largest`; each takes a pair of scores in its turn.
        a0, b0, a1, b1 = bits(s[0]), bits(s[1]), bits(s[2]), bits(s[3])
        for i in ptx.unrolled(others):
            at = 4 * i + 4
            if i % 2 == 0:
                a0 = largest_of_three(a0, s[at], s[at + 1])
                a1 = largest_of_three(a1, s[at + 2], s[at + 3])
            else:
                b0 = largest_of_three(b0, s[at], s[at + 1])
                b1 = largest_of_three(b1, s[at + 2], s[at + 3])
        return largest_bits_of_row(larger(a0, b0)), largest_bits_of_row(larger(a1, b1))

    return find


def powers_in_place(columns: int):
    """Two device functions: scores become their powers; a row's powers are added to its total."""
    groups = columns // 8

    @cuda.jit(device=True)
    def take(s, top, scale):
        for j in ptx.unrolled(groups):
            for e in ptx.unrolled(2):
                s[4 * j + e] = ex2(s[4 * j + e] * scale - top[0])
                s[4 * j + 2 + e] = ex2(s[4 * j + 2 + e] * scale - top[1])

    @cuda.jit(device=True)
    def add(s, upper, lower):
        for j in ptx.unrolled(groups):
            upper += s[4 * j] + s[4 * j + 1]
            lower += s[4 * j + 2] + s[4 * j + 3]
        return upper, lower

    return take, add


def exact_steps(dim: int, tile_n: int):
    """The three device functions of `rung10_no_gap.consumer`; ``top``: a row's maximum · scale."""
    of_bits_of_row, of_thread, rescale = largest_bits(tile_n), largest(tile_n), parts.scaler(dim)
    (take, add), pack = powers_in_place(tile_n), parts.packer(tile_n)

    @cuda.jit(device=True)
    def before(s, top, scale):
        upper_bits, lower_bits = of_bits_of_row(s)
        upper, lower = of_bits(upper_bits), of_bits(lower_bits)
        if cuda.any_sync(EVERY_LANE, (upper_bits | lower_bits) < 0):
            upper, lower = of_thread(s)
            upper, lower = largest_of_row(upper), largest_of_row(lower)
        upper, lower = ptx.max_f32(upper * scale, top[0]), ptx.max_f32(lower * scale, top[1])
        factor0, factor1 = ex2(top[0] - upper), ex2(top[1] - lower)
        top[0], top[1] = upper, lower
        return factor0, factor1

    @cuda.jit(device=True)
    def after(s, p, o, top, total, factor0, factor1, scale):
        take(s, top, scale)
        rescale(o, factor0, factor1)
        pack(p, s)
        total[0], total[1] = add(s, total[0] * factor0, total[1] * factor1)

    return opening(tile_n), before, after


def make(dim: int = 128, tile_n: int = 128, causal: bool = True):
    """The kernel of `rung10_no_gap.block`."""
    return block(layout_of(dim, tile_n), causal, exact_steps, early=True)
