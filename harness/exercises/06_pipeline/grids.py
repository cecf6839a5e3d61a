"""The grids of lab 06's exercises, and the cases that a ring's kernel must have been through."""

from __future__ import annotations

from collections.abc import Callable

from harness.arch.gpus import H200
from harness.exercises.draws import Demand
from harness.exercises.exercise import Shape

FEW_BLOCKS = 3  # for shapes that the emulator explores


def ring_demands(
    stages: int, tiles_of: Callable[[Shape], int], shape_of: Callable[[int], Shape]
) -> tuple[Demand, ...]:
    """Return the cases that a ring's kernel must have been through, in a grid of `FEW_BLOCKS`:
    blocks without a tile, blocks with fewer tiles than stages and with as many, and two passes
    through the ring and another tile. ``tiles_of`` counts a shape's tiles; ``shape_of`` is a
    shape with that number of tiles."""

    def so_many(label: str, tiles: int) -> Demand:
        return Demand(label, lambda shape: tiles_of(shape) == tiles, lambda: shape_of(tiles))

    return (
        so_many("a single tile", 1),
        so_many("as many tiles as blocks", FEW_BLOCKS),
        so_many("as many tiles in each block as stages", FEW_BLOCKS * stages),
        so_many("the ring twice round and one more", FEW_BLOCKS * 2 * stages + 1),
    )


def blocks_for(tiles: int, blocks_per_sm: int) -> int:
    """Blocks of a persistent grid: as many as fit at once, or a few where tiles are few."""
    full_grid = H200.multiprocessors * blocks_per_sm
    return full_grid if tiles >= 4 * full_grid else FEW_BLOCKS
