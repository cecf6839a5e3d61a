"""Exercise `load-3d`: a preview of a volume, every second slice and every second row.

    out[z, y, x] = volume[2 z, 2 y, x]

The map's element strides leave the rest out: a box of (8, 8, 32) brings (4, 4, 32) elements.
"""

from __future__ import annotations

import numpy as np

from harness.course.exercises.draws import Length, tiles_of
from harness.course.exercises.effects import Brought, tensor_loads
from harness.course.exercises.exercise import ArrayArgument, MapArgument, Output, Shape
from harness.course.exercises.presets import copy_exercise, tiled_launch

BOX = (8, 8, 32)
STEP = (2, 2, 1)
BRICK = (4, 4, 32)  # the elements that a copy delivers: ceil(box / step)
THREADS = 128


def _shapes(rng: np.random.Generator) -> tuple[Shape, ...]:
    # Rows are a multiple of 16 bytes apart, so the width is one of four elements.
    deep = (int(rng.integers(19, 25)), int(rng.integers(9, 14)), int(rng.integers(9, 15)) * 4)
    wide = (int(rng.integers(9, 14)), int(rng.integers(17, 23)), int(rng.integers(17, 24)) * 4)
    return (deep, wide)


def _output(shape: Shape) -> Output:
    depth, height, width = shape
    return Output("out", (tiles_of(depth, 2), tiles_of(height, 2), width), "float32", BRICK)


EXERCISE = copy_exercise(
    "load-3d",
    "3D: every second slice and row of a volume",
    shapes=_shapes,
    axes=(
        Length(BOX[0], tiles=(1, 2, 3)),
        Length(BOX[1], tiles=(1, 2, 3)),
        Length(BOX[2], step=4, tiles=(1, 2, 4)),
    ),
    source="volume",
    moved=lambda volume: volume[::2, ::2],
    launch=tiled_launch(
        BOX,
        THREADS,
        lambda shape: (
            MapArgument("src", "volume", BOX, element_strides=STEP),
            ArrayArgument("out", "out", "float32", 3),
        ),
        _output,
    ),
    points={"correct": 1.0, "synchronized": 1.0},
    effects=(Brought("volume", tensor_loads(3)),),
)
