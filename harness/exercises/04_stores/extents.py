"""Hints that the stores of this lab have in common, and how its ragged shapes are drawn."""

from __future__ import annotations

import numpy as np

from harness.exercises.exercise import Shape
from harness.exercises.hints import HINTS

STORE_HINTS = {
    **HINTS,
    "unwritten-output": (
        "Part of the output still holds what was there before the launch.",
        "Which boxes are stored? The grid has a block for each box, the ragged ones at the "
        "edges too.",
        "One thread of each block stores at its block's own coordinates, in elements, then "
        "commits and waits.",
    ),
    "illegal-access": (
        "A copy was given operands that the hardware would refuse.",
        "Shared addresses are multiples of 128; c0 times the element size is a multiple of 16 "
        "bytes; no coordinate of a store is negative.",
        "Coordinates count elements from the start of the tensor: a block's index times the "
        "box's extent.",
    ),
}


def ragged(rng: np.random.Generator, tiles: range, tile: int, multiple: int = 1) -> int:
    """An extent of ``tiles`` boxes, the last of them cut: a multiple of ``multiple``, and none
    of ``tile``."""
    steps = tile // multiple
    cut = int(rng.integers(1, steps)) * multiple
    return (int(rng.choice(tiles)) - 1) * tile + cut


def unlike(first: Shape, second: Shape) -> bool:
    """Whether two shapes differ in every extent."""
    return all(a != b for a, b in zip(first, second, strict=True))


def tiles_of(extent: int, tile: int) -> int:
    """How many boxes cover an extent."""
    return -(-extent // tile)
