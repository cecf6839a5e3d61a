"""Exercise `describe-it`: the kernel is given; its tensor map and its grid are the answer.

    out[f, y, x] = video[4 f, 2 y, x], and -1 where that is outside of the video

The output is made of whole tiles of (2, 8, 32), and the kernel writes -1 where a NaN came. So
the map is to have a box of (8, 16, 32), element strides of (4, 2, 1) and a fill of NaN.
"""

from __future__ import annotations

import numpy as np

from harness.course.exercises.draws import ORDERED, Length, tiles_of
from harness.course.exercises.effects import Brought, tensor_loads
from harness.course.exercises.exercise import Arrays, Exercise, Launch, MapArgument, Output, Shape
from harness.course.exercises.presets import arrays

BRICK = (2, 8, 32)
STEP = (4, 2, 1)
THREADS = 256


def _whole(shape: Shape) -> Shape:
    """Return the output's shape: the kept part of the video, rounded up to whole bricks."""
    kept = (tiles_of(n, step) for n, step in zip(shape, STEP, strict=True))
    frames, height, width = (tiles_of(n, b) * b for n, b in zip(kept, BRICK, strict=True))
    return (frames, height, width)


def _reference(shape: Shape, inputs: Arrays) -> Arrays:
    out = np.full(_whole(shape), -1.0)
    kept = inputs["video"][::4, ::2]
    out[: kept.shape[0], : kept.shape[1], : kept.shape[2]] = kept
    return {"out": out}


def _launch(shape: Shape) -> Launch:
    frames, height, width = _whole(shape)
    return Launch(
        grid=(width // BRICK[2], height // BRICK[1], frames // BRICK[0]),
        block=(THREADS, 1, 1),
        arguments=(
            # A proposal: the plan's box, element strides and fill take the place of these.
            MapArgument("src", "video", BRICK),
            *arrays(out=3),
        ),
        outputs=(Output("out", (frames, height, width), "float32", BRICK),),
    )


EXERCISE = Exercise(
    title="From a kernel to its tensor map: a time-lapse of a video",
    inputs=lambda shape, rng: {"video": rng.random(shape, dtype=np.float32)},
    reference=_reference,
    launch=_launch,
    points={"correct": 2.0, "synchronized": 1.0},
    values={"video": ORDERED},
    axes=(
        Length(8, tiles=(1, 2, 3), drawn=((3,), (2,))),
        Length(16, tiles=(1, 2, 3), drawn=((2,), (3,))),
        Length(32, step=4, tiles=(1, 2, 4), drawn=((2,), (4,))),
    ),
    effects=(Brought("video", tensor_loads(3)),),
    student_plan=("grid", "src.box", "src.element_strides", "src.oob_fill"),
)
