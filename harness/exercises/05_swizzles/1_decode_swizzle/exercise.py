"""Exercise `decode-swizzle`: tiles come in with the 128B swizzle, and go out as they were.

    out[y, x] = src[y, x]

The tile of 32 rows of 128 bytes lies swizzled in shared memory; ordinary loads have to find each
element where the copy put it.
"""

from __future__ import annotations

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

from ..matrices import matrix, two_shapes, whole_tiles

TILE = (32, 32)


def _reference(shape: Shape, inputs: Arrays) -> Arrays:
    return {"out": inputs["src"].astype("float64")}


def _launch(shape: Shape) -> Launch:
    return Launch(
        grid=(shape[1] // TILE[1], shape[0] // TILE[0], 1),
        block=(128, 1, 1),
        arguments=(
            MapArgument("src", "src", TILE, swizzle="128B"),
            ArrayArgument("out", "out", "float32", 2),
        ),
        outputs=(Output("out", shape, "float32", TILE),),
    )


EXERCISE = Exercise(
    name="decode-swizzle",
    title="Read a tile that a load has swizzled",
    shapes=lambda rng: two_shapes(rng, TILE),
    inputs=matrix,
    reference=_reference,
    launch=_launch,
    points={"correct": 2.0, "synchronised": 1.0},
    values={"src": BITS},
    tolerance=SAME_BITS,
    axes=whole_tiles(TILE),
    effects=(Brought("src", tensor_loads(2)),),
)
