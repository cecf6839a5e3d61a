"""The signed distance to a sphere: float32[z, y, x]."""

from __future__ import annotations

import numpy as np

from harness.course.exercises.draws import Length
from harness.course.exercises.exercise import Arrays, Shape, Tolerance
from harness.course.exercises.presets import scalars

from ..ranks import store_exercise


def radius(shape: Shape) -> float:
    """Return the radius of the sphere in a volume: half of its longest side."""
    return max(shape) / 2


def _sphere(shape: Shape, inputs: Arrays) -> np.ndarray:
    z, y, x = np.indices(shape, dtype=np.float64)
    return np.sqrt(x * x + y * y + z * z) - radius(shape)


EXERCISE = store_exercise(
    "the distance to a sphere",
    box=(4, 8, 32),
    dtype="float32",
    axes=(
        Length(4, tiles=(1, 2, 4), drawn=((2,), (3, 4))),
        Length(8, tiles=(1, 2, 4), drawn=((3, 4), (2,))),
        Length(32, step=4, tiles=(1, 2, 4), drawn=((2,), (3, 4))),
    ),
    formula=_sphere,
    others=lambda shape: scalars("float32", radius=radius(shape)),
    tolerance=Tolerance(rtol=1e-5, atol=1e-4),
)
