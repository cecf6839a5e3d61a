"""Exercise `im2col-patches`: the patches that a convolution sees, as the rows of a matrix.

    out[(n * P + p) * Q + q, (3 * r + s) * C + c]
        = images[n, p * stride + r - 1, q * stride + s - 1, c]

with 0 outside of the image: a filter of 3×3, padded by 1. Images are NHWC, C is 8.
"""

from __future__ import annotations

import numpy as np

from harness.course.exercises.draws import BITS, Length, Setting, Shape, tiles_of
from harness.course.exercises.effects import Arrays, Brought, Way
from harness.course.exercises.exercise import SAME_BITS, Exercise, Im2colArgument, Launch, Output
from harness.course.exercises.presets import arrays, scalars

IM2COL = Way(
    "im2col loads (cp.async.bulk.tensor.4d, .im2col)",
    ("cp.async.bulk.tensor.load.im2col", "cp.async.bulk.tensor.load.im2col.multicast"),
    ("4d",),
)
CHANNELS = 8
FILTER = 3
PIXELS = 32  # per copy, and per block
THREADS = 128


def positions(extent: int, stride: int) -> int:
    """Return the number of places that the padded filter has along an axis."""
    return (extent + 2 - FILTER) // stride + 1


def _inputs(shape: Shape, rng: np.random.Generator) -> Arrays:
    images, height, width, _ = shape
    size = (images, height, width, CHANNELS)
    return {"images": 1 + rng.random(size, dtype=np.float32)}  # hardly one is 0, as the fill is


def _reference(shape: Shape, inputs: Arrays) -> Arrays:
    count, height, width, stride = shape
    rows, cols = positions(height, stride), positions(width, stride)
    images = inputs["images"].astype(np.float64)
    padded = np.pad(images, ((0, 0), (1, 1 + FILTER), (1, 1 + FILTER), (0, 0)))
    taps = []
    for r, s in np.ndindex(FILTER, FILTER):
        down, across = (
            slice(o, o + (n - 1) * stride + 1, stride) for o, n in ((r, rows), (s, cols))
        )
        taps.append(padded[:, down, across])
    return {"out": np.stack(taps, axis=3).reshape(count * rows * cols, -1)}


def _launch(shape: Shape) -> Launch:
    count, height, width, stride = shape
    rows, cols = positions(height, stride), positions(width, stride)
    patches = count * rows * cols
    return Launch(
        grid=(tiles_of(patches, PIXELS), 1, 1),
        block=(THREADS, 1, 1),
        arguments=(
            Im2colArgument(
                "src",
                "images",
                lower_corner=(-1, -1),
                upper_corner=(-1, -1),
                channels_per_pixel=CHANNELS,
                pixels_per_column=PIXELS,
                element_strides=(1, stride, stride, 1),
            ),
            *scalars(rows=rows, cols=cols, stride=stride),
            *arrays(out=2),
        ),
        outputs=(
            Output("out", (patches, FILTER * FILTER * CHANNELS), "float32", (PIXELS, CHANNELS)),
        ),
    )


EXERCISE = Exercise(
    title="The patches of a convolution, by im2col loads",
    parameters={"stride": 1},
    inputs=_inputs,
    reference=_reference,
    launch=_launch,
    points={"correct": 2.0, "synchronized": 2.0},
    values={"images": BITS},
    tolerance=SAME_BITS,
    axes=(
        Length(1, tiles=(1, 2, 3), drawn=((2,), (2,))),
        Length(1, tiles=(1, 2, 7), drawn=(range(4, 6), range(13, 17))),
        Length(1, tiles=(1, 3, 8), drawn=(range(8, 11), range(9, 12))),
        Setting((1, 2, 3)),
    ),
    effects=(Brought("images", IM2COL),),
)
