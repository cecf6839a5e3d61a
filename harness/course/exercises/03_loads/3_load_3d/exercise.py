"""Exercise `load-3d`: a preview of a volume, every second slice and every second row.

    out[z, y, x] = volume[2 z, 2 y, x]

The map's element strides leave the rest out: a box of (8, 8, 32) brings (4, 4, 32) elements.
"""

from __future__ import annotations

from harness.course.exercises.draws import Length, tiles_of
from harness.course.exercises.effects import Brought, tensor_loads
from harness.course.exercises.exercise import MapArgument, Output, Shape
from harness.course.exercises.presets import arrays, copy_exercise, tiled_launch

BOX = (8, 8, 32)
STEP = (2, 2, 1)
BRICK = (4, 4, 32)  # the elements that a copy delivers: ceil(box / step)
THREADS = 128


def _output(shape: Shape) -> Output:
    depth, height, width = shape
    return Output("out", (tiles_of(depth, 2), tiles_of(height, 2), width), "float32", BRICK)


EXERCISE = copy_exercise(
    "3D: every second slice and row of a volume",
    axes=(
        Length(BOX[0], tiles=(1, 2, 3), drawn=((3,), (2,))),
        Length(BOX[1], tiles=(1, 2, 3), drawn=((2,), (3,))),
        Length(BOX[2], step=4, tiles=(1, 2, 4), drawn=((2,), (3,))),
    ),
    source="volume",
    moved=lambda volume: volume[::2, ::2],
    launch=tiled_launch(
        BOX,
        THREADS,
        lambda shape: (MapArgument("src", "volume", BOX, element_strides=STEP), *arrays(out=3)),
        _output,
    ),
    points={"correct": 1.0, "synchronized": 1.0},
    effects=(Brought("volume", tensor_loads(3)),),
)
