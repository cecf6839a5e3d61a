"""Exercise `load-3d`: a preview of a volume, every second slice and every second row.

    out[z, y, x] = volume[2 z, 2 y, x]

The map's element strides leave the rest out: a box of (8, 8, 32) brings (4, 4, 32) elements.
"""

from __future__ import annotations

import numpy as np

from harness.exercises.draws import Length, tiles_of
from harness.exercises.effects import Brought, tensor_loads
from harness.exercises.exercise import (
    SAME_BITS,
    ArrayArgument,
    Arrays,
    Exercise,
    Launch,
    MapArgument,
    Output,
    Shape,
)
from harness.exercises.values import BITS

BOX = (8, 8, 32)
STEP = (2, 2, 1)
BRICK = (4, 4, 32)  # what a copy brings: ceil(box / step)
THREADS = 128


def _shapes(rng: np.random.Generator) -> tuple[Shape, ...]:
    # Rows are a multiple of 16 bytes apart, so the width is one of four elements.
    deep = (int(rng.integers(19, 25)), int(rng.integers(9, 14)), int(rng.integers(9, 15)) * 4)
    wide = (int(rng.integers(9, 14)), int(rng.integers(17, 23)), int(rng.integers(17, 24)) * 4)
    return (deep, wide)


def _inputs(shape: Shape, rng: np.random.Generator) -> Arrays:
    return {"volume": rng.standard_normal(shape, dtype=np.float32)}


def _reference(shape: Shape, inputs: Arrays) -> Arrays:
    return {"out": inputs["volume"][::2, ::2].astype(np.float64)}


def _launch(shape: Shape) -> Launch:
    depth, height, width = shape
    return Launch(
        grid=(tiles_of(width, BOX[2]), tiles_of(height, BOX[1]), tiles_of(depth, BOX[0])),
        block=(THREADS, 1, 1),
        arguments=(
            MapArgument("src", "volume", BOX, element_strides=STEP),
            ArrayArgument("out", "out", "float32", 3),
        ),
        outputs=(
            Output("out", (tiles_of(depth, 2), tiles_of(height, 2), width), "float32", BRICK),
        ),
    )


EXERCISE = Exercise(
    name="load-3d",
    title="3D: every second slice and row of a volume",
    shapes=_shapes,
    inputs=_inputs,
    reference=_reference,
    launch=_launch,
    points={"correct": 1.0, "synchronised": 1.0},
    values={"volume": BITS},
    tolerance=SAME_BITS,
    axes=(
        Length(BOX[0], tiles=(1, 2, 3)),
        Length(BOX[1], tiles=(1, 2, 3)),
        Length(BOX[2], step=4, tiles=(1, 2, 4)),
    ),
    effects=(Brought("volume", tensor_loads(3)),),
)
