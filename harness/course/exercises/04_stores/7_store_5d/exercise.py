"""A rotating flow, u, v, w and pressure: float32[t, z, y, x, component]."""

from __future__ import annotations

import numpy as np

from harness.course.exercises.draws import Length, Setting, tiles_of
from harness.course.exercises.exercise import Arrays, Shape
from harness.course.exercises.presets import scalars

from ..ranks import store_exercise


def _flow(shape: Shape, inputs: Arrays) -> np.ndarray:
    t, z, y, x = np.indices(shape[:4], dtype=np.float64)
    rate = t + 1
    return np.stack([-rate * y, rate * x, z, rate * rate * (x * x + y * y) / 2], axis=-1)


EXERCISE = store_exercise(
    "a rotating flow",
    box=(1, 2, 4, 8, 4),
    dtype="float32",
    axes=(
        Length(1, tiles=(1, 2, 3), drawn=((2,), (3,))),
        Length(2, tiles=(1, 2, 3), drawn=((3,), (2,))),
        Length(4, tiles=(1, 2, 4), drawn=((2,), (3, 4))),
        Length(8, tiles=(1, 2, 4), drawn=((3, 4), (2,))),
        Setting((4,)),
    ),
    formula=_flow,
    others=lambda shape: scalars(z_tiles=tiles_of(shape[1], 2)),
)
