"""Exercise `multicast-stream`: a pair of blocks streams a shared operand, round after round.

    out = x @ w        x: 4 rows, k columns; w: k rows, n columns

Each block of a pair has 128 columns of w to itself. Both need all of x: in each round a block
loads two rows of the four, and multicasts them to both.
"""

from __future__ import annotations

import numpy as np

from harness.course.exercises.draws import SMALL, Length, Shape, ring_demands, tiles_of
from harness.course.exercises.effects import (
    CLUSTER_BARRIERS,
    MULTICASTS,
    Arrays,
    AtMost,
    Brought,
    tensor_loads,
)
from harness.course.exercises.exercise import Exercise, Launch, MapArgument, Output, Tolerance
from harness.course.exercises.presets import arrays, scalars

ROWS = 4
STEP = 32  # k per iteration
COLUMNS = 128  # n per block
BLOCKS = 2
THREADS = 128
MOST_STAGES = 4  # for a kernel with several iterations in flight; one stage is enough


def _inputs(shape: Shape, rng: np.random.Generator) -> Arrays:
    k, _ = shape
    return {
        "x": rng.standard_normal((ROWS, k), dtype=np.float32),
        "w": rng.standard_normal(shape, dtype=np.float32),
    }


def _reference(shape: Shape, inputs: Arrays) -> Arrays:
    return {"out": inputs["x"].astype(np.float64) @ inputs["w"].astype(np.float64)}


def _rounds(shape: Shape) -> int:
    return tiles_of(shape[0], STEP)


def _launch(shape: Shape) -> Launch:
    _, n = shape
    return Launch(
        grid=(tiles_of(tiles_of(n, COLUMNS), BLOCKS) * BLOCKS, 1, 1),
        block=(THREADS, 1, 1),
        cluster=(BLOCKS, 1, 1),
        arguments=(
            MapArgument("x", "x", (ROWS // BLOCKS, STEP)),
            MapArgument("w", "w", (STEP, COLUMNS)),
            *scalars(rounds=_rounds(shape)),
            *arrays(out=2),
        ),
        outputs=(Output("out", (ROWS, n), "float32", (ROWS, COLUMNS)),),
    )


EXERCISE = Exercise(
    title="A pair of blocks that stream a shared operand",
    inputs=_inputs,
    reference=_reference,
    launch=_launch,
    points={"correct": 2.0, "synchronized": 3.0},
    values={"x": SMALL, "w": SMALL},
    axes=(
        Length(STEP, step=4, tiles=(1, 2, 3, 5), drawn=((4,), (2,))),
        Length(COLUMNS, step=4, tiles=(1, 2, 3), drawn=((2,), (3,))),
    ),
    # The second block of the pair has no columns, and still loads and multicasts its rows of x.
    demands=ring_demands(MOST_STAGES, _rounds, lambda rounds: (rounds * STEP, 4)),
    # Fewer than 300 float32 products of numbers around 1, added one after the other.
    tolerance=Tolerance(rtol=1e-4, atol=1e-4),
    # The cluster's barrier could say that the buffers are free, too: no hazard shows that it does.
    effects=(
        Brought("x", MULTICASTS, once_a_cluster=True),
        Brought("w", tensor_loads(2)),
        AtMost(CLUSTER_BARRIERS, 3 * THREADS),
    ),
)
