"""64 x 64 tiles, K up to 64, copied by threads."""

from __future__ import annotations

import numpy as np

from harness.course.exercises.draws import Length
from harness.course.exercises.exercise import Shape

from ..products import PRODUCT, array, gemm_exercise, launch_of, ragged


def _shapes(rng: np.random.Generator) -> tuple[Shape, ...]:
    tall = (ragged(rng, 2, 64), ragged(rng, 1, 64), ragged(rng, 1, 64))
    return (tall, (ragged(rng, 1, 64), ragged(rng, 2, 64), 64))


EXERCISE = gemm_exercise(
    "gemm-one-tile",
    "One tile: four products of one warpgroup",
    shapes=_shapes,
    axes=(
        Length(64, tiles=(1, 2)),
        Length(64, step=8, tiles=(1, 2)),
        Length(64, step=8, tiles=(1,), most=64),
    ),
    launch=launch_of((64, 64), 128, (array("a"), array("b"))),
    effects=PRODUCT,
    to_write=("gemm.store_64",),
)
