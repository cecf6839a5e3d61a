"""Exercise `load-1d`: a vector whose length is not a multiple of the tile.

    out[i] = scale * src[i]

The product of two float32 numbers is exact in float64 and rounded once: the tolerance is zero.
"""

from __future__ import annotations

import numpy as np

from harness.course.exercises.draws import FLOATS, Length
from harness.course.exercises.effects import Brought, tensor_loads
from harness.course.exercises.exercise import Exercise, MapArgument, Output, Shape
from harness.course.exercises.presets import arrays, normal_input, scalars, tiled_launch

TILE = 256


def scale_of(shape: Shape) -> float:
    return 2.0 + shape[0] % 4


EXERCISE = Exercise(
    title="1D: a vector with a ragged end",
    inputs=normal_input(),
    reference=lambda shape, inputs: {"out": scale_of(shape) * inputs["src"].astype(np.float64)},
    launch=tiled_launch(
        (TILE,),
        TILE,
        lambda shape: (
            MapArgument("src", "src", (TILE,)),
            *scalars("float32", scale=scale_of(shape)),
            *arrays(out=1),
        ),
        lambda shape: Output("out", shape, "float32", (TILE,)),
    ),
    points={"correct": 1.0, "synchronized": 1.0},
    values={"src": FLOATS},
    axes=(Length(TILE, tiles=(1, 2, 9), ends=(0, 1, 4, -1), drawn=(range(3, 5), range(5, 9))),),
    effects=(Brought("src", tensor_loads(1)),),
)
