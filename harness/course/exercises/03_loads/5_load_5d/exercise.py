"""Exercise `load-5d`: the largest value of each 2×2×2 cell of a field in time and space.

    out[t, z, y, x, c] = max of field[t, 2z:2z+2, 2y:2y+2, 2x:2x+2, c]

Cells at the end of an axis of odd length are cut off. The values are negative, so that a fill
of zeros would win; the map fills with NaN.
"""

from __future__ import annotations

import numpy as np

from harness.course.exercises.draws import Length, Setting, Values, tiles_of
from harness.course.exercises.effects import Brought, tensor_loads
from harness.course.exercises.exercise import Arrays, Exercise, Launch, MapArgument, Output, Shape
from harness.course.exercises.presets import arrays, scalars

COMPONENTS = 4
BOX = (1, 4, 4, 8, COMPONENTS)  # time, depth, height, width, component
CELLS = (1, 2, 2, 4, COMPONENTS)  # the output of one block: 64 elements, a thread each
THREADS = 64


def _inputs(shape: Shape, rng: np.random.Generator) -> Arrays:
    sizes = 10.0 ** rng.integers(0, 31, (shape[0], 1, 1, 1, shape[-1]))
    return {"field": (-sizes * (1 + rng.random(shape))).astype(np.float32)}


def _cells(shape: Shape, inputs: Arrays, outside: float = -np.inf) -> np.ndarray:
    """float64[t, z, 2, y, 2, x, 2, c]: the values of each cell."""
    field = inputs["field"].astype(np.float64)
    ends = [(0, 0), *((0, n % 2) for n in shape[1:4]), (0, 0)]
    whole = np.pad(field, ends, constant_values=outside)
    t, z, y, x, c = whole.shape
    return whole.reshape(t, z // 2, 2, y // 2, 2, x // 2, 2, c)


def _launch(shape: Shape) -> Launch:
    times, depth, height, width, components = shape
    bricks = tiles_of(depth, BOX[1])
    return Launch(
        grid=(tiles_of(width, BOX[3]), tiles_of(height, BOX[2]), times * bricks),
        block=(THREADS, 1, 1),
        arguments=(
            MapArgument("src", "field", BOX, oob_fill="nan"),
            *scalars(bricks=bricks),
            *arrays(out=5),
        ),
        outputs=(
            Output(
                "out",
                (times, tiles_of(depth, 2), tiles_of(height, 2), tiles_of(width, 2), components),
                "float32",
                CELLS,
            ),
        ),
    )


EXERCISE = Exercise(
    title="5D: the largest value of each cell of a field",
    inputs=_inputs,
    reference=lambda shape, inputs: {"out": _cells(shape, inputs).max(axis=(2, 4, 6))},
    launch=_launch,
    points={"correct": 1.0, "synchronized": 2.0},
    values={"field": Values((-1, -2, -128))},
    axes=(
        Length(1, tiles=(1, 2, 3), drawn=((2,), (3,))),
        Length(BOX[1], tiles=(1, 2, 3), drawn=((3,), (2,))),
        Length(BOX[2], tiles=(1, 2, 3), drawn=((2,), (3,))),
        Length(BOX[3], tiles=(1, 2, 4), drawn=((2,), (3,))),
        Setting((COMPONENTS,)),
    ),
    effects=(Brought("field", tensor_loads(5)),),
)
