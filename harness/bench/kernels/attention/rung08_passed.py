"""Rung 8: a warpgroup skips the tiles of K that none of its rows sees.

Changed: a causal tile of Q takes as many tiles of K as its last rows see, up to 192 rows further,
and its first 64 rows had them all computed, masked, and multiplied by V as zeros. Now a warpgroup
begins with the last tile that its own rows see. It releases earlier tiles when they have
arrived and its turn has come, and passes on each of their turns, since the others count turns by
tiles.
"""

from __future__ import annotations

from numba import cuda

from harness.bench.kernels.attention import roles
from harness.bench.kernels.attention.roles import following
from harness.bench.kernels.attention.rung04_turns import PAIR, TURN, tile_of
from harness.bench.kernels.attention.rung05_tickets import block
from harness.bench.kernels.attention.rung06_kept import keeping
from harness.bench.kernels.attention.rung07_three import layout_of, registers_of
from harness.course import ptx


def passer(layout: roles.SharedLayout):
    """A device function: back from tile ``n`` of K to the last that rows from ``row`` on see.

    ``row`` must be known to be the same in all lanes of a warp (`rung05_tickets.block`): wgmma in a
    loop whose length seems to differ within a warp is serialized.
    """
    tile_n, last = layout.tile_n, layout.consumers - 1
    k_full, k_empty, v_full, v_empty = layout.k_full, layout.k_empty, layout.v_full, layout.v_empty

    @cuda.jit(device=True)
    def pass_by(n, row, base, mine, thread, k_stage, k_phase, stage, phase):
        while n * tile_n > row + 63:
            n -= 1
            ptx.mbarrier_wait_parity(base + k_full + 8 * k_stage, k_phase)
            ptx.mbarrier_wait_parity(base + v_full + 8 * stage, phase)
            # No product holds the four warps together here: before the stages are given back, all
            # have seen that they were full, or the next phase could overtake one that is slow.
            ptx.bar_sync(TURN + mine, PAIR)
            if thread == 0:
                ptx.mbarrier_arrive(base + k_empty + 8 * k_stage)
                ptx.mbarrier_arrive(base + v_empty + 8 * stage)
            k_stage, k_phase = following(k_stage, k_phase)
            stage, phase = following(stage, phase)
            ptx.bar_arrive(TURN + (mine + 1 if mine < last else 0), PAIR)
        return n, k_stage, k_phase, stage, phase

    return pass_by


def passer_of(layout: roles.SharedLayout, causal: bool):
    """Return None if tiles of K and of Q have equal lengths: all warpgroups see all tiles."""
    return passer if causal and layout.tile_n != layout.rows else None


def make(dim: int = 64, tile_n: int = 128, causal: bool = True):
    """The kernel of `rung05_tickets.block`."""
    layout = layout_of(dim, tile_n)
    tile = tile_of(layout, causal, keeping, passer_of(layout, causal))
    return block(layout, causal, tile, registers_of(layout))
