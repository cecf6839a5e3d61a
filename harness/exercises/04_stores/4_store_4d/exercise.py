"""A batch of label maps as one-hot planes: float32[n, c, y, x]."""

from __future__ import annotations

import numpy as np

from harness.exercises.draws import tiles_of
from harness.exercises.exercise import ArrayArgument, Arrays, ScalarArgument, Shape

from ..ranks import store


def _one_hot(shape: Shape, inputs: Arrays) -> np.ndarray:
    classes = np.arange(shape[1]).reshape(1, -1, 1, 1)
    return (inputs["labels"][:, None] == classes).astype(np.float64)


def _labels(shape: Shape, rng: np.random.Generator) -> Arrays:
    n, classes, height, width = shape
    return {"labels": rng.integers(0, classes, (n, height, width), dtype=np.int32)}


EXERCISE = store(
    "one-hot planes of a batch",
    box=(1, 4, 4, 32),
    dtype="float32",
    multiple=4,
    least=(2, 2, 2, 2),
    most=(3, 3, 4, 4),
    formula=_one_hot,
    inputs=_labels,
    others=lambda shape: (
        ArrayArgument("labels", "labels", "int32", 3),
        ScalarArgument("channel_tiles", tiles_of(shape[1], 4), "int32"),
    ),
)
