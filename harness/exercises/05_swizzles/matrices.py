"""Shared parts of the exercises of lab 05: a matrix in whole tiles."""

from __future__ import annotations

import numpy as np

from harness.exercises.draws import Length
from harness.exercises.exercise import Arrays, Shape


def two_shapes(rng: np.random.Generator, tile: Shape) -> tuple[Shape, ...]:
    """Draw a wide and a tall matrix of whole tiles: swapped coordinates cannot pass."""
    many, few = int(rng.integers(3, 5)), int(rng.integers(1, 3))
    return (few * tile[0], many * tile[1]), (many * tile[0], few * tile[1])


def whole_tiles(tile: Shape) -> tuple[Length, ...]:
    """Return the extents of a matrix in whole tiles: of 1, of a few."""
    return tuple(Length(side, step=side, tiles=(1, 2, 5)) for side in tile)


def matrix(shape: Shape, rng: np.random.Generator) -> Arrays:
    """A float32 matrix of random numbers, called ``src``."""
    return {"src": rng.standard_normal(shape, dtype=np.float32)}
