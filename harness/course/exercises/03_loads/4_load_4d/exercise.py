"""Exercise `load-4d`: images in NCHW order, cut into patches of 8x8 pixels of all channels.

    out[n, py * (W / 8) + px, (c * 8 + y) * 8 + x] = images[n, c, 8 py + y, 8 px + x]

This is how a vision transformer makes its tokens. Shared memory holds the box in the order of
a token: nothing is left to be permuted.
"""

from __future__ import annotations

import numpy as np

from harness.course.exercises.draws import Length, Setting
from harness.course.exercises.effects import Brought, tensor_loads
from harness.course.exercises.exercise import Arrays, Launch, MapArgument, Output, Shape
from harness.course.exercises.presets import arrays, copy_exercise

CHANNELS = 3
PATCH = 8
TOKEN = CHANNELS * PATCH * PATCH  # 192 elements, a thread each


def _inputs(shape: Shape, rng: np.random.Generator) -> Arrays:
    return {"images": rng.standard_normal(shape, dtype=np.float32).astype(np.float16)}


def _tokens(images: np.ndarray) -> np.ndarray:
    n, channels, height, width = images.shape
    rows, cols = height // PATCH, width // PATCH
    cut = images.reshape(n, channels, rows, PATCH, cols, PATCH)
    # (image, patch row, patch column, channel, row in it, column in it)
    return cut.transpose(0, 2, 4, 1, 3, 5).reshape(n, rows * cols, TOKEN)


def _launch(shape: Shape) -> Launch:
    n, _, height, width = shape
    rows, cols = height // PATCH, width // PATCH
    return Launch(
        grid=(cols, rows, n),
        block=(TOKEN, 1, 1),
        arguments=(
            MapArgument("src", "images", (1, CHANNELS, PATCH, PATCH)),
            *arrays("float16", out=3),
        ),
        outputs=(Output("out", (n, rows * cols, TOKEN), "float16", (1, 1, PATCH * PATCH)),),
    )


EXERCISE = copy_exercise(
    "4D: patches of images in NCHW order",
    axes=(
        # More rows of patches than columns, and the other way round: neither passes for the other.
        Length(1, tiles=(1, 2, 4), drawn=((2,), (3,))),
        Setting((CHANNELS,)),
        Length(PATCH, step=PATCH, tiles=(1, 2, 5), drawn=((4, 5), (2, 3))),
        Length(PATCH, step=PATCH, tiles=(1, 2, 5), drawn=((2, 3), (4, 5))),
    ),
    source="images",
    inputs=_inputs,
    moved=_tokens,
    launch=_launch,
    points={"correct": 1.0, "synchronized": 1.0},
    effects=(Brought("images", tensor_loads(4)),),
)
