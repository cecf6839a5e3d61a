"""RMSNorm of rows, fused and streaming: rows come by TMA, are changed in place, and leave.

For each row x of 512 float32 numbers, with a gain for each column::

    y = x / sqrt(mean(x * x) + 1e-6) * gain

A tile is 4 rows (8 KiB); the maps see a row as 2 pieces of 256, the longest side of a box. A shape
is (rows, 512). If the number of rows is not a multiple of 4, the last box is partial, and its store
is clipped.
"""

from __future__ import annotations

import numpy as np

from harness.course.exercises.draws import (
    SMALL,
    ZEROS,
    Length,
    Setting,
    few_blocks,
    normal,
    ring_demands,
    tiles_of,
)
from harness.course.exercises.effects import LOADS, STORES, Brought, InFlight, Written
from harness.course.exercises.exercise import (
    Arrays,
    Exercise,
    Launch,
    MapArgument,
    Output,
    Rung,
    Shape,
    Tolerance,
    View,
)
from harness.course.exercises.presets import arrays, by_rows, copy_benchmark, scalars

from ..grids import blocks_for

COLUMNS = 512
PIECE = 256  # elements of a row: a box is at most 256 elements wide
TILE_ROWS = 4  # one for each consumer warp
CONSUMERS = 128
PRODUCER_WARP = WARP = 32
STAGES = 4
BLOCKS_PER_SM = 4  # 4 x 34 KiB of shared memory fit a multiprocessor's 227 KiB
L2_PROMOTION = "256B"
EPS = 1e-6


def _tiles(shape: Shape) -> int:
    return tiles_of(shape[0], TILE_ROWS)


def _inputs(shape: Shape, rng: np.random.Generator) -> Arrays:
    rows = normal(rng, shape)
    # Rows of different size; in the smallest ones, and there is one, EPS counts as much as the
    # mean of the squares.
    size = rng.choice(np.array([1e-3, 1.0, 30.0], np.float32), (shape[0], 1))
    size[rng.integers(shape[0])] = 1e-3
    rows *= size
    gain = (rng.uniform(0.5, 1.5, COLUMNS) * rng.choice((-1, 1), COLUMNS)).astype(np.float32)
    return {"src": rows, "gain": gain}


def _reference(shape: Shape, inputs: Arrays) -> Arrays:
    def rows_of_output(rows: slice) -> np.ndarray:
        result = inputs["src"][rows].astype(np.float64)
        mean = np.einsum("ij,ij->i", result, result) / COLUMNS
        result /= np.sqrt(mean + EPS)[:, None]
        result *= inputs["gain"]
        return result

    return {"dst": by_rows(rows_of_output, shape)}


def _launch(shape: Shape) -> Launch:
    tiles = _tiles(shape)
    pieces = View((shape[0], COLUMNS // PIECE, PIECE), (COLUMNS, PIECE, 1))
    box = (TILE_ROWS, COLUMNS // PIECE, PIECE)
    return Launch(
        grid=(blocks_for(tiles, BLOCKS_PER_SM), 1, 1),
        block=(CONSUMERS + PRODUCER_WARP, 1, 1),
        arguments=(
            MapArgument("src", "src", box, l2_promotion=L2_PROMOTION, view=pieces),
            *arrays(gain=1),
            MapArgument("dst", "dst", box, view=pieces),
            *scalars(tiles=tiles),
        ),
        outputs=(Output("dst", shape, "float32", (TILE_ROWS, COLUMNS)),),
    )


EXERCISE = Exercise(
    title="RMSNorm over rows, fused and streaming",
    inputs=_inputs,
    reference=_reference,
    launch=_launch,
    points={"correct": 2.0, "synchronized": 3.0, "fast": 3.0},
    values={"src": ZEROS, "gain": SMALL},
    axes=(
        # Fewer tiles for each block than the ring has stages, and more than twice as many; neither
        # is a multiple of the number of blocks.
        Length(TILE_ROWS, tiles=(1, 3, 17), drawn=((4, 5), (17, 19))),
        Setting((COLUMNS,)),
    ),
    # 512 float32 squares added in any order, a root and two products.
    demands=ring_demands(STAGES, _tiles, lambda tiles: (TILE_ROWS * tiles, COLUMNS), few_blocks),
    tolerance=Tolerance(rtol=1e-5, atol=1e-6),
    effects=(Brought("src", LOADS), Written("dst", STORES), InFlight(loads=STAGES - 1)),
    benchmark=copy_benchmark(
        Rung(0.5, 1.0),
        Rung(0.8, 2.0),
        Rung(0.88, 3.0),
        # 512 MiB read and as many written: far over the 60 MiB of an H200's L2. The gains, 2 KiB,
        # are not counted.
        shape=(2**18 + 2, COLUMNS),
    ),
)
