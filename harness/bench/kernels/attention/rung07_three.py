"""Rung 7: three consumers with head dimension 64.

Changed: with dimension 64 the special-function unit needs as long for the powers of a tile as the
Tensor Cores for its products, 512 cycles. A warpgroup multiplies while another computes its powers,
and any other work of either, the packing of P or a wait, leaves a unit idle. A third warpgroup
fills the gap. They have 160 registers per thread, enough since rung 6: O takes 32.
"""

from __future__ import annotations

from harness.bench.kernels.attention import roles
from harness.bench.kernels.attention.rung04_turns import tile_of
from harness.bench.kernels.attention.rung05_tickets import block
from harness.bench.kernels.attention.rung06_kept import keeping


def layout_of(dim: int, tile_n: int) -> roles.SharedLayout:
    """Return the layout for three consumers if their registers suffice."""
    return roles.SharedLayout(dim, tile_n, 3 if dim == 64 else 2)


def registers_of(layout: roles.SharedLayout) -> tuple[int, int]:
    """Return the registers per thread of the producer and of a consumer."""
    return (32, 160) if layout.consumers == 3 else (40, 232)


def make(dim: int = 64, tile_n: int = 128, causal: bool = True):
    """The kernel of `rung05_tickets.block`."""
    layout = layout_of(dim, tile_n)
    return block(layout, causal, tile_of(layout, causal, keeping), registers_of(layout))
