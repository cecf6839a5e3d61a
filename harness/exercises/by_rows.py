"""References that are large: row by row on all cores, and no array in between that is as large."""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np

from harness.exercises.draws import Shape
from harness.nursery.cores import side_by_side, slices

_AT_ONCE = 1 << 19  # elements


def by_rows(of: Callable[[slice], np.ndarray], shape: Shape, together: int = 1) -> np.ndarray:
    """float64 of ``shape``, of which ``of(rows)`` gives slices along the first axis. Rows of a
    multiple of ``together`` begin a slice."""
    result = np.empty(shape, np.float64)
    rows = max(1, _AT_ONCE * shape[0] // max(1, math.prod(shape)) // together) * together

    def compute(part: slice) -> None:
        result[part] = of(part)

    side_by_side(compute, slices(shape[0], rows))
    return result
