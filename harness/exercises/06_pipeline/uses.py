"""What the exercises of lab 06 share: instructions asked for, and grids."""

from __future__ import annotations

from harness.arch.gpus import H200
from harness.exercises.exercise import Use

FEW_BLOCKS = 3  # for shapes that the emulator explores

LOAD_2D = Use(
    "a 2D TMA load (cp.async.bulk.tensor.2d, global to shared)",
    ("cp.async.bulk.tensor.2d.shared::*.global*",),
)
STORE_2D = Use(
    "a 2D TMA store (cp.async.bulk.tensor.2d, shared to global)",
    ("cp.async.bulk.tensor.2d.global.shared::cta*",),
)
LOAD = Use(
    "a TMA load (cp.async.bulk, global to shared)",
    ("cp.async.bulk.shared::*.global*", "cp.async.bulk.tensor.?d.shared::*.global*"),
)
STORE = Use(
    "a TMA store (cp.async.bulk, shared to global)",
    ("cp.async.bulk.global.shared::cta*", "cp.async.bulk.tensor.?d.global.shared::cta*"),
)


def blocks_for(tiles: int, blocks_per_sm: int) -> int:
    """Blocks of a persistent grid: as many as fit at once, or a few where tiles are few."""
    full_grid = H200.multiprocessors * blocks_per_sm
    return full_grid if tiles >= 4 * full_grid else FEW_BLOCKS
