"""A Welch window: float32[n]."""

from __future__ import annotations

import numpy as np

from harness.course.exercises.draws import Length
from harness.course.exercises.exercise import Arrays, Shape, Tolerance
from harness.course.exercises.presets import scalars

from ..ranks import store_exercise


def _window(shape: Shape, inputs: Arrays) -> np.ndarray:
    (n,) = shape
    return 1.0 - ((2.0 * np.arange(n) + 1.0 - n) / n) ** 2


EXERCISE = store_exercise(
    "a Welch window",
    box=(256,),
    dtype="float32",
    axes=(Length(256, step=4, tiles=(1, 3, 7), drawn=(range(3, 5), range(5, 8))),),
    formula=_window,
    others=lambda shape: scalars(n=shape[0]),
    tolerance=Tolerance(rtol=1e-6, atol=1e-6),
)
