"""The XOR test pattern of an image: uint8[y, x]."""

from __future__ import annotations

import numpy as np

from harness.course.exercises.draws import Length
from harness.course.exercises.exercise import Arrays, Shape

from ..ranks import store_exercise


def _pattern(shape: Shape, inputs: Arrays) -> np.ndarray:
    y, x = np.indices(shape)
    return ((x ^ y) & 255).astype(np.float64)


EXERCISE = store_exercise(
    "a test pattern",
    box=(16, 64),
    dtype="uint8",
    axes=(
        Length(16, tiles=(1, 2, 6), drawn=((2, 3), range(4, 7))),
        Length(64, step=16, tiles=(1, 2, 6), drawn=(range(4, 7), (2, 3))),
    ),
    formula=_pattern,
)
