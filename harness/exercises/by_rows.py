"""References that are large: row by row on all cores, and no array in between that is as large."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar

import numpy as np

from harness.exercises.draws import Shape
from harness.processes.cores import in_threads, slices

_AT_ONCE = 1 << 19  # elements
_wanted: ContextVar[np.dtype | None] = ContextVar("_wanted", default=None)


@contextmanager
def rounded_to(dtype: np.dtype) -> Iterator[None]:
    """What `by_rows` gives in this block is rounded to ``dtype``, piece by piece: who wants it so
    needs no gigabyte in float64."""
    before = _wanted.set(dtype)
    try:
        yield
    finally:
        _wanted.reset(before)


def by_rows(of: Callable[[slice], np.ndarray], shape: Shape, together: int = 1) -> np.ndarray:
    """float64 of ``shape``, of which ``of(rows)`` gives slices along the first axis. Rows of a
    multiple of ``together`` begin a slice."""
    result = np.empty(shape, _wanted.get() or np.float64)
    rows = max(1, _AT_ONCE * shape[0] // max(1, math.prod(shape)) // together) * together

    def compute(part: slice) -> None:
        result[part] = np.asarray(of(part), np.float64)

    in_threads(compute, slices(shape[0], rows))
    return result
