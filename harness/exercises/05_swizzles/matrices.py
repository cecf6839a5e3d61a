"""What the exercises of lab 05 share: a matrix in whole tiles, and hints about places."""

from __future__ import annotations

import numpy as np

from harness.exercises.exercise import Arrays, Shape, Use
from harness.exercises.hints import HINTS

SWIZZLE_HINTS = {
    **HINTS,
    "wrong-output": (
        "The values are right, and in other places: which chunk of 16 bytes does each come from?",
        "With the 128B swizzle, chunk `c` of row `r` lies in the place of chunk `c ^ (r % 8)` of "
        "that row. The pattern counts from an address that is a multiple of 1024.",
        "Of a float32 at (row, col): `row * 32 + ((col // 4) ^ (row % 8)) * 4 + col % 4`, in a "
        "tile of 32 columns that was allocated with an alignment of 1024.",
    ),
    "unwritten-output": (
        "Part of the output still holds what was there before the launch.",
        "How many elements has a tile, and how many does each thread write?",
        "Each thread goes over its rows (or its columns) in a loop; together they cover the tile.",
    ),
}


def load_of(rank: int) -> tuple[Use, ...]:
    """The tensor load of this rank, as something that must have been executed."""
    return (
        Use(
            f"a {rank}D TMA load (cp.async.bulk.tensor.{rank}d, global to shared)",
            (f"cp.async.bulk.tensor.{rank}d.shared::*.global*",),
        ),
    )


def two_shapes(rng: np.random.Generator, tile: Shape, most: int = 4) -> tuple[Shape, ...]:
    """One wide and one tall matrix of whole tiles: swapped coordinates cannot pass."""
    many, few = int(rng.integers(3, most + 1)), int(rng.integers(1, 3))
    return (few * tile[0], many * tile[1]), (many * tile[0], few * tile[1])


def matrix(shape: Shape, rng: np.random.Generator) -> Arrays:
    """A float32 matrix of random numbers, called ``src``."""
    return {"src": rng.standard_normal(shape, dtype=np.float32)}
