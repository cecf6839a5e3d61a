"""Ragged shapes for lab 04."""

from __future__ import annotations

import numpy as np

from harness.exercises.exercise import Shape


def ragged(rng: np.random.Generator, tiles: range, tile: int, multiple: int = 1) -> int:
    """An extent of ``tiles`` boxes, the last of them cut: a multiple of ``multiple``, and none
    of ``tile``."""
    steps = tile // multiple
    cut = int(rng.integers(1, steps)) * multiple
    return (int(rng.choice(tiles)) - 1) * tile + cut


def unlike(first: Shape, second: Shape) -> bool:
    """Return True if two shapes differ in every extent."""
    return all(a != b for a, b in zip(first, second, strict=True))
