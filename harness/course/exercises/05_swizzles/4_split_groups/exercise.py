"""Exercise `split-groups`: a tile of 16 x 16 chunks as two groups of 16 x 8, by a single 3D load.

A chunk is 16 bytes, four float32. A row of the tile has 256 bytes, and the 128B swizzle takes rows
of 128: so the map sees the matrix as (group, row, column), with 32 columns to a group. The output
has the chunks of each column of chunks under each other, the order that Tensor Cores read:

    out[y // 16, x // 4, y % 16, x % 4] = src[y, x]
"""

from __future__ import annotations

import numpy as np

from harness.course.exercises.draws import whole_tiles
from harness.course.exercises.effects import Brought, tensor_loads
from harness.course.exercises.exercise import MapArgument, Output, Shape, View
from harness.course.exercises.presets import arrays, copy_exercise, tiled_launch

TILE = (16, 64)
GROUP = 32  # columns of a group: 128 bytes
CHUNK = 4  # columns of a chunk: 16 bytes


def _chunks(src: np.ndarray) -> np.ndarray:
    height, width = src.shape
    return src.reshape(height // 16, 16, width // CHUNK, CHUNK).transpose(0, 2, 1, 3)


def _groups(shape: Shape) -> MapArgument:
    height, width = shape
    view = View((width // GROUP, height, GROUP), (GROUP, width, 1))
    return MapArgument("src", "src", (2, TILE[0], GROUP), swizzle="128B", view=view)


def _output(shape: Shape) -> Output:
    height, width = shape
    return Output("out", (height // 16, width // CHUNK, 16, CHUNK), "float32", (1, 16, 16, 4))


EXERCISE = copy_exercise(
    "A tile of 16 x 16 chunks in two groups, read by columns without a conflict",
    axes=whole_tiles(TILE),
    moved=_chunks,
    launch=tiled_launch(
        TILE,
        128,
        lambda shape: (_groups(shape), *arrays(out=4)),
        _output,
    ),
    points={"correct": 2.0, "synchronized": 1.0, "conflict-free": 2.0},
    effects=(Brought("src", tensor_loads(3)),),
)
