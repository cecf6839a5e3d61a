"""A ring that loads, changes and stores: a producer warp, four consumer warps, persistent blocks.

``dst = 2 * src + 1`` for a float32 image, in tiles of 8 x 256 (8 KiB) that pass through 4 stages
and are stored from their stages. Block b takes the tiles b, b + blocks, ... in row-major order. A
shape is (height, width).

2 * src is exact, and the sum is rounded once, fused or not: the tolerance is zero.
"""

from __future__ import annotations

import math

import numpy as np

from harness.course.exercises.draws import FLOATS, Length, Shape, few_blocks, ring_demands, tiles_of
from harness.course.exercises.effects import Brought, InFlight, Written, tensor_loads, tensor_stores
from harness.course.exercises.exercise import Arrays, Exercise, Launch, MapArgument, Output, Rung
from harness.course.exercises.presets import by_rows, copy_benchmark, normal_input, scalars

from ..grids import blocks_for

TILE = (8, 256)
CONSUMERS = 128
PRODUCER_WARP = 32
STAGES = 4
BLOCKS_PER_SM = 4  # 4 x 32 KiB of stages fit a multiprocessor's 227 KiB
L2_PROMOTION = "256B"


def _tiles(shape: Shape) -> tuple[int, int]:
    """Rows and columns of tiles."""
    return tiles_of(shape[0], TILE[0]), tiles_of(shape[1], TILE[1])


def _blocks(shape: Shape) -> int:
    down, across = _tiles(shape)
    return blocks_for(down * across, BLOCKS_PER_SM)


def _reference(shape: Shape, inputs: Arrays) -> Arrays:
    return {"dst": by_rows(lambda rows: inputs["src"][rows].astype(np.float64) * 2 + 1, shape)}


def _launch(shape: Shape) -> Launch:
    down, across = _tiles(shape)
    return Launch(
        grid=(_blocks(shape), 1, 1),
        block=(CONSUMERS + PRODUCER_WARP, 1, 1),
        arguments=(
            MapArgument("src", "src", TILE, l2_promotion=L2_PROMOTION),
            MapArgument("dst", "dst", TILE),
            *scalars(tiles_x=across, tiles=down * across),
        ),
        outputs=(Output("dst", shape, "float32", TILE),),
    )


EXERCISE = Exercise(
    title="A ring of four stages: load, change, store from the stage",
    inputs=normal_input(),
    reference=_reference,
    launch=_launch,
    points={"correct": 2.0, "synchronized": 3.0, "fast": 2.0},
    values={"src": FLOATS},
    axes=(
        # Fewer tiles for each block than the ring has stages, and more than twice as many; neither
        # is a multiple of the number of blocks.
        Length(TILE[0], tiles=(1, 2, 7), drawn=((1,), (7,))),
        Length(TILE[1], step=4, tiles=(1, 2, 5), drawn=((4, 5), (3,))),
    ),
    demands=ring_demands(
        STAGES,
        lambda shape: math.prod(_tiles(shape)),
        lambda tiles: (tiles * TILE[0], 4),
        few_blocks,
    ),
    effects=(
        Brought("src", tensor_loads(2)),
        Written("dst", tensor_stores(2)),
        InFlight(loads=STAGES - 1),
    ),
    benchmark=copy_benchmark(Rung(0.5, 0.5), Rung(0.8, 1.0), Rung(0.9, 2.0)),
)
