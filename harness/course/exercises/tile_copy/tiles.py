"""The first lab: load a tile by TMA, add each element's index in its tile, store the tile by TMA.

Every tile of the float32 matrix ``src`` (H x W) lands in ``dst`` with the row-major index of
the element within its tile added::

    dst[y, x] = src[y, x] + float32((y % tile_h) * tile_w + x % tile_w)

One rounding of an exact float32 sum: a float64 sum rounded once to float32 is the same bit
for bit, so the tolerance is zero.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from harness.course.exercises.draws import normal
from harness.course.exercises.effects import Brought, Written, tensor_loads, tensor_stores
from harness.course.exercises.exercise import Arrays, Launch, MapArgument, Output, Shape
from harness.course.exercises.presets import by_rows, tiled_launch

EFFECTS = (Brought("src", tensor_loads(2)), Written("dst", tensor_stores(2)))


def inputs(shape: Shape, rng: np.random.Generator) -> Arrays:
    return {"src": normal(rng, shape)}


def reference_for(box: Shape) -> Callable[[Shape, Arrays], Arrays]:
    def reference(shape: Shape, inputs: Arrays) -> Arrays:
        places = np.arange(box[0] * box[1], dtype=np.float64).reshape(1, box[0], 1, box[1])

        def rows_of_output(rows: slice) -> np.ndarray:
            result = inputs["src"][rows].astype(np.float64)
            # (tile row, row in it, tile column, column in it): every tile at once
            tiles = result.reshape(-1, box[0], shape[1] // box[1], box[1])
            tiles += places
            return result

        return {"dst": by_rows(rows_of_output, shape, together=box[0])}

    return reference


def launch_for(box: Shape, threads: int) -> Callable[[Shape], Launch]:
    return tiled_launch(
        box,
        threads,
        lambda shape: (MapArgument("src", "src", box), MapArgument("dst", "dst", box)),
        lambda shape: Output("dst", shape, "float32", box),
    )
