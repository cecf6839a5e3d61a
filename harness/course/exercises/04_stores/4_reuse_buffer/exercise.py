"""Read, modify, write, with two buffers a block that take turns: a leaky ReLU over a matrix.

    dst[y, x] = src[y, x] if src[y, x] > 0 else src[y, x] / 8

A division by 8 is exact, so the tolerance is zero. Block b takes the boxes b, b + blocks,
b + 2 * blocks, ... counted row by row; at the edges they reach over the matrix.
"""

from __future__ import annotations

import numpy as np

from harness.base.arch import H200
from harness.course.exercises.draws import (
    ORDERED,
    Length,
    Shape,
    few_blocks,
    ring_demands,
    tiles_of,
)
from harness.course.exercises.effects import Brought, InFlight, Written, tensor_loads, tensor_stores
from harness.course.exercises.exercise import Arrays, Exercise, Launch, MapArgument, Output, Rung
from harness.course.exercises.presets import by_rows, copy_benchmark, normal_input, scalars

BOX = (16, 256)
THREADS = 256
BUFFERS = 2
# Six blocks of 33 KiB fit on a multiprocessor (228 KiB).
MOST_BLOCKS = 6 * H200.multiprocessors


def _reference(shape: Shape, inputs: Arrays) -> Arrays:
    def rows_of_output(rows: slice) -> np.ndarray:
        src = inputs["src"][rows].astype(np.float64)
        return np.where(src > 0, src, src / 8)

    return {"dst": by_rows(rows_of_output, shape)}


def _tiles(shape: Shape) -> int:
    return tiles_of(shape[0], BOX[0]) * tiles_of(shape[1], BOX[1])


def _launch(shape: Shape) -> Launch:
    columns, tiles = tiles_of(shape[1], BOX[1]), _tiles(shape)
    return Launch(
        grid=(MOST_BLOCKS if tiles >= 4 * MOST_BLOCKS else few_blocks(tiles), 1, 1),
        block=(THREADS, 1, 1),
        arguments=(
            MapArgument("src", "src", BOX),
            MapArgument("dst", "dst", BOX),
            *scalars(columns=columns, tiles=tiles),
        ),
        outputs=(Output("dst", shape, "float32", BOX),),
    )


EXERCISE = Exercise(
    title="Two buffers that take turns: a leaky ReLU, tile after tile",
    inputs=normal_input(),
    reference=_reference,
    launch=_launch,
    points={"correct": 1.0, "synchronized": 2.0, "fast": 2.0},
    values={"src": ORDERED},
    axes=(
        Length(BOX[0], tiles=(1, 2, 5), drawn=((6, 7), (3,))),
        Length(BOX[1], step=4, tiles=(1, 2, 4), drawn=((2,), (5,))),
    ),
    demands=ring_demands(BUFFERS, _tiles, lambda tiles: (tiles * BOX[0], 4), few_blocks),
    effects=(
        Brought("src", tensor_loads(2)),
        Written("dst", tensor_stores(2)),
        InFlight(beside=True),
    ),
    benchmark=copy_benchmark(Rung(0.5, 1.0), Rung(0.7, 1.5), Rung(0.8, 2.0)),
)
