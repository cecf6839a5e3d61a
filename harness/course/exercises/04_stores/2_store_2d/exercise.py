"""The XOR test pattern of an image: uint8[y, x]."""

from __future__ import annotations

import numpy as np

from harness.course.exercises.exercise import Arrays, Shape

from ..ranks import store_exercise


def _pattern(shape: Shape, inputs: Arrays) -> np.ndarray:
    y, x = np.indices(shape)
    return ((x ^ y) & 255).astype(np.float64)


EXERCISE = store_exercise(
    "a test pattern",
    box=(16, 64),
    dtype="uint8",
    multiple=16,
    least=(2, 2),
    most=(6, 6),
    formula=_pattern,
)
