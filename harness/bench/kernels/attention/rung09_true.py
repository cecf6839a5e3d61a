"""Rung 9: rung 8 with the softmax of rung 4, if accuracy matters more than time.

Changed: a row's maximum is again its true maximum, taken for each tile. A row's largest weight then
is 1, which is exact in bfloat16; with the kept maximum of rung 6 it is any number, and is rounded.
This matters if few weights dominate a row (LOG.md).
"""

from __future__ import annotations

from harness.bench.kernels.attention.rung04_turns import tile_of
from harness.bench.kernels.attention.rung05_tickets import block
from harness.bench.kernels.attention.rung07_three import layout_of, registers_of
from harness.bench.kernels.attention.rung08_passed import passer_of


def make(dim: int = 64, tile_n: int = 128, causal: bool = True):
    """The kernel of `rung05_tickets.block`."""
    layout = layout_of(dim, tile_n)
    tile = tile_of(layout, causal, passer=passer_of(layout, causal))
    return block(layout, causal, tile, registers_of(layout))
