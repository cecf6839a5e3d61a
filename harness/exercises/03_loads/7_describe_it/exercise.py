"""Exercise `describe-it`: the kernel is given; its tensor map and its grid are the answer.

    out[f, y, x] = video[4 f, 2 y, x], and -1 where that is outside of the video

The output is made of whole tiles of (2, 8, 32), and the kernel writes -1 where a NaN came. So
the map is to have a box of (8, 16, 32), element strides of (4, 2, 1) and a fill of NaN.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from harness.exercises.draws import ORDERED, Length, tiles_of
from harness.exercises.effects import Brought, tensor_loads
from harness.exercises.exercise import (
    ArrayArgument,
    Arrays,
    Exercise,
    Launch,
    MapArgument,
    Mistaken,
    Output,
    Shape,
)
from harness.outputs import Detail

BRICK = (2, 8, 32)
STEP = (4, 2, 1)
THREADS = 256


def _shapes(rng: np.random.Generator) -> tuple[Shape, ...]:
    # Frames, height, width; no axis a whole number of tiles, widths a multiple of 16 bytes.
    long = (int(rng.integers(17, 24)), int(rng.integers(18, 32)), int(rng.integers(9, 16)) * 4)
    wide = (int(rng.integers(9, 16)), int(rng.integers(33, 48)), int(rng.integers(25, 32)) * 4)
    return (long, wide)


def _whole(shape: Shape) -> Shape:
    """Return the output's shape: the kept part of the video, rounded up to whole bricks."""
    kept = (tiles_of(n, step) for n, step in zip(shape, STEP, strict=True))
    frames, height, width = (tiles_of(n, b) * b for n, b in zip(kept, BRICK, strict=True))
    return (frames, height, width)


def _inputs(shape: Shape, rng: np.random.Generator) -> Arrays:
    return {"video": rng.random(shape, dtype=np.float32)}


def _reference(shape: Shape, inputs: Arrays) -> Arrays:
    out = np.full(_whole(shape), -1.0)
    kept = inputs["video"][::4, ::2]
    out[: kept.shape[0], : kept.shape[1], : kept.shape[2]] = kept
    return {"out": out}


def _mistakes(shape: Shape, inputs: Arrays) -> Iterator[Mistaken]:
    """A box whose axes are in PTX's order: as many bytes, which the kernel takes for a brick."""
    bricks = [n // b for n, b in zip(_whole(shape), BRICK, strict=True)]
    box = [n * step for n, step in zip(BRICK, STEP, strict=True)]
    brings = [n // step for n, step in zip(box[::-1], STEP, strict=True)]
    # Frames, rows and columns that a copy keeps, with what is outside of the video.
    kept = inputs["video"][:: STEP[0], :: STEP[1]]
    kept = np.pad(kept, [(0, n + max(brings)) for n in box], constant_values=-1)
    out = np.empty(_whole(shape))
    for brick in np.ndindex(*bricks):
        first = [at * n for at, n in zip(brick, BRICK, strict=True)]
        came = kept[tuple(slice(at, at + n) for at, n in zip(first, brings, strict=True))]
        place = tuple(slice(at, at + n) for at, n in zip(first, BRICK, strict=True))
        out[place] = came.reshape(BRICK)
    slots = {"box": tuple(box[::-1]), "wanted": tuple(box)}
    yield Mistaken(Detail.BOX_REVERSED, out, slots)


def _launch(shape: Shape) -> Launch:
    frames, height, width = _whole(shape)
    return Launch(
        grid=(width // BRICK[2], height // BRICK[1], frames // BRICK[0]),
        block=(THREADS, 1, 1),
        arguments=(
            # A proposal: the plan's box, element strides and fill take the place of these.
            MapArgument("src", "video", BRICK),
            ArrayArgument("out", "out", "float32", 3),
        ),
        outputs=(Output("out", (frames, height, width), "float32", BRICK),),
    )


EXERCISE = Exercise(
    name="describe-it",
    title="From a kernel to its tensor map: a time-lapse of a video",
    shapes=_shapes,
    inputs=_inputs,
    reference=_reference,
    launch=_launch,
    points={"correct": 2.0, "synchronised": 1.0},
    mistakes=_mistakes,
    values={"video": ORDERED},
    axes=(
        Length(8, tiles=(1, 2, 3)),
        Length(16, tiles=(1, 2, 3)),
        Length(32, step=4, tiles=(1, 2, 4)),
    ),
    effects=(Brought("video", tensor_loads(3)),),
    student_plan=("grid", "src.box", "src.element_strides", "src.oob_fill"),
)
