"""A batch of label maps as one-hot planes: float32[n, c, y, x]."""

from __future__ import annotations

import numpy as np

from harness.course.exercises.draws import Length, tiles_of
from harness.course.exercises.exercise import Arrays, Shape
from harness.course.exercises.presets import arrays, scalars

from ..ranks import store_exercise


def _one_hot(shape: Shape, inputs: Arrays) -> np.ndarray:
    classes = np.arange(shape[1]).reshape(1, -1, 1, 1)
    return (inputs["labels"][:, None] == classes).astype(np.float64)


def _labels(shape: Shape, rng: np.random.Generator) -> Arrays:
    """Draw every class, evenly, and in a box the same class throughout. The numbers are so few
    that all of them occur; others would not be classes."""
    n, classes, height, width = shape
    labels = rng.integers(0, classes, (n, height, width), dtype=np.int32)
    y, x = (side * rng.integers(-(-extent // side)) for extent, side in ((height, 4), (width, 32)))
    labels[rng.integers(n), y : y + 4, x : x + 32] = rng.integers(classes)
    return {"labels": labels}


EXERCISE = store_exercise(
    "one-hot planes of a batch",
    box=(1, 4, 4, 32),
    dtype="float32",
    axes=(
        Length(1, tiles=(1, 2, 3), drawn=((2,), (3,))),
        Length(4, tiles=(1, 2, 3), drawn=((3,), (2,))),
        Length(4, tiles=(1, 2, 4), drawn=((2, 3), (4,))),
        Length(32, step=4, tiles=(1, 2, 4), drawn=((3, 4), (2,))),
    ),
    formula=_one_hot,
    inputs=_labels,
    others=lambda shape: (
        *arrays("int32", labels=3),
        *scalars(channel_tiles=tiles_of(shape[1], 4)),
    ),
)
