"""Exercise `load-2d`: an image of bytes whose rows are a pitch apart, read as numbers.

    out[y, x] = float32(image[y, x])

The image is the first ``width`` bytes of each row of a wider buffer. The bytes between the end of a
row and the next row are noise and must not get out.
"""

from __future__ import annotations

import numpy as np

from harness.course.exercises.draws import BITS, Length, Shape
from harness.course.exercises.effects import Arrays, Brought, tensor_loads
from harness.course.exercises.exercise import Argument, Exercise, MapArgument, Output, Rung, View
from harness.course.exercises.presets import arrays, by_rows, copy_benchmark, tiled_launch

TILE = (32, 128)
THREADS = 128


def pitch_bytes(width: int) -> int:
    """Bytes from a row of the image to the next: a multiple of 64, and always some to spare."""
    return (width // 64 + 2) * 64


def _inputs(shape: Shape, rng: np.random.Generator) -> Arrays:
    buffer = rng.integers(0, 256, (shape[0], pitch_bytes(shape[1])), dtype=np.uint8)
    return {"image": buffer}


def _reference(shape: Shape, inputs: Arrays) -> Arrays:
    return {"out": by_rows(lambda rows: inputs["image"][rows, : shape[1]], shape)}


def _arguments(shape: Shape) -> tuple[Argument, ...]:
    view = View(shape, (pitch_bytes(shape[1]), 1))
    return (MapArgument("src", "image", TILE, view=view), *arrays(out=2))


EXERCISE = Exercise(
    title="2D: an image of bytes with a pitch, to float32",
    inputs=_inputs,
    reference=_reference,
    launch=tiled_launch(
        TILE, THREADS, _arguments, lambda shape: Output("out", shape, "float32", TILE)
    ),
    points={"correct": 1.0, "synchronized": 1.0, "fast": 2.0},
    values={"image": BITS},
    axes=(
        Length(TILE[0], tiles=(1, 2, 5), drawn=((2,), range(5, 8))),
        Length(TILE[1], tiles=(1, 2, 5), drawn=(range(4, 6), (2,))),
    ),
    effects=(Brought("image", tensor_loads(2)),),
    benchmark=copy_benchmark(
        Rung(0.3, 1.0),
        Rung(0.5, 1.5),
        Rung(0.6, 2.0),
        # 128 MiB read and 512 MiB written: far over the 60 MiB of an H200's L2.
        bytes_moved=lambda shape: shape[0] * shape[1] * (1 + 4),
    ),
)
