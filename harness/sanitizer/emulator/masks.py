"""Quick questions of arrays that are mostly small: a warp's, or the granules of a copy.

A reduction of numpy's takes some 2 µs however small its array is, and a step asks dozens of such
questions; a copy of the bytes and a search in it take a twentieth of that."""

from __future__ import annotations

import numpy as np


def some(mask: np.ndarray | np.bool) -> bool:
    """Return True if any of ``mask``, of bools, holds."""
    return 1 in mask.tobytes()


def every(mask: np.ndarray | np.bool) -> bool:
    """Return True if all of ``mask``, of bools, hold."""
    return 0 not in mask.tobytes()


def are_alike(numbers: np.ndarray) -> bool:
    """Return True if all ``numbers``, of integers, are the same."""
    data = numbers.tobytes()
    return data == data[: numbers.itemsize] * numbers.size
