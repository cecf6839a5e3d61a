"""The grids of lab 06's exercises, and a ring's depth against bandwidth.

The latter: the same kernel with a ring of 1, 2, 4 and 8 stages. Not graded; the lab checks its own
kernels, so that their speeds are recorded. The kernel reads and hardly writes. Block b adds up
tiles of 4 x 256 numbers, b, b + blocks, ...; thread t takes the elements t, t + 128, ... of each
(in row-major order)::

    out[b, t] = sum of src.reshape(tiles, 8, 128)[b::blocks, :, t]

A shape is (rows, 256), with rows a multiple of 4. There is a block for each multiprocessor, so that
the bytes in flight are the ring's. Small whole numbers: the sums are exact.
"""

from __future__ import annotations

import numpy as np

from harness.base.arch import H200
from harness.course.exercises.draws import EXACT_SUMS, Length, Setting, Shape, few_blocks
from harness.course.exercises.exercise import Arrays, Exercise, Launch, MapArgument, Output, Rung
from harness.course.exercises.presets import arrays, copy_benchmark, scalars


def blocks_for(tiles: int, blocks_per_sm: int) -> int:
    """Blocks of a persistent grid: as many as fit at once, or a few where tiles are few."""
    full_grid = H200.multiprocessors * blocks_per_sm
    return full_grid if tiles >= 4 * full_grid else few_blocks(tiles)


TILE = (4, 256)
TILE_ELEMENTS = TILE[0] * TILE[1]
TILE_BYTES = 4 * TILE_ELEMENTS
CONSUMERS = 128
PRODUCER_WARP = 32


def _blocks(shape: Shape) -> int:
    return blocks_for(shape[0] // TILE[0], 1)


def _reference(shape: Shape, inputs: Arrays) -> Arrays:
    tiles, blocks = shape[0] // TILE[0], _blocks(shape)
    elements = inputs["src"].reshape(tiles, TILE_ELEMENTS // CONSUMERS, CONSUMERS)
    of_tile = elements.sum(axis=1, dtype=np.float64)
    return {"out": np.stack([of_tile[block::blocks].sum(axis=0) for block in range(blocks)])}


def _launch(shape: Shape) -> Launch:
    blocks = _blocks(shape)
    return Launch(
        grid=(blocks, 1, 1),
        block=(CONSUMERS + PRODUCER_WARP, 1, 1),
        arguments=(
            MapArgument("src", "src", TILE),
            *arrays(out=2),
            *scalars(tiles=shape[0] // TILE[0]),
        ),
        outputs=(Output("out", (blocks, CONSUMERS), "float32", (1, 32)),),
    )


def of_depth(stages: int) -> Exercise:
    return Exercise(
        title=f"Partial sums through a ring of {stages} stage{'s' if stages > 1 else ''}",
        inputs=lambda shape, rng: {"src": rng.integers(-4, 5, shape, np.int8).astype(np.float32)},
        reference=_reference,
        launch=_launch,
        points={"correct": 1.0, "fast": 1.0},
        values={"src": EXACT_SUMS},
        axes=(
            # The numbers of tiles are no multiple of the stages.
            Length(
                2 * TILE[0],
                step=TILE[0],
                tiles=(1, 2, 5),
                least=2 * TILE[0],
                drawn=((6, 7), (10, 11)),
            ),
            Setting((TILE[1],)),
        ),
        benchmark=copy_benchmark(
            Rung(0.01, 1.0),  # measured, not judged
            # 1 GiB read. What is written, 66 KiB, is not counted.
            shape=(2**20, 256),
            bytes_moved=lambda shape: 4 * shape[0] * shape[1],
        ),
    )
