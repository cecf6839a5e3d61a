"""Many stores by a block, through two buffers: the outer product of two vectors.

    dst[r, c] = u[r] * v[c]        float32[rows, cols]

Block b writes rows b, b + blocks, b + 2 blocks, ... with a bulk copy each. A row fits a buffer
(``cols`` <= ``LONGEST``), and ``cols`` is a multiple of 4 (16 bytes).

One rounding of a product that is exact in float64: the tolerance is zero.
"""

from __future__ import annotations

import numpy as np

from harness.course.exercises.draws import FINITE, Length, few_blocks, ring_demands
from harness.course.exercises.effects import BULK_STORES, InFlight, Written
from harness.course.exercises.exercise import Arrays, Exercise, Launch, Output, Shape
from harness.course.exercises.presets import arrays, scalars

LONGEST = 1024  # elements of one buffer: 4 KiB
BUFFERS = 2
THREADS = 128


def _inputs(shape: Shape, rng: np.random.Generator) -> Arrays:
    rows, cols = shape
    return {
        "u": rng.standard_normal(rows, dtype=np.float32),
        "v": rng.standard_normal(cols, dtype=np.float32),
    }


def _reference(shape: Shape, inputs: Arrays) -> Arrays:
    u, v = inputs["u"].astype(np.float64), inputs["v"].astype(np.float64)
    return {"dst": np.outer(u, v)}


def _launch(shape: Shape) -> Launch:
    rows, cols = shape
    return Launch(
        grid=(few_blocks(rows), 1, 1),
        block=(THREADS, 1, 1),
        arguments=(*arrays(u=1, v=1, dst=2), *scalars(rows=rows, cols=cols)),
        outputs=(Output("dst", shape, "float32", (1, cols)),),
    )


EXERCISE = Exercise(
    title="Stream rows out through two buffers",
    inputs=_inputs,
    reference=_reference,
    launch=_launch,
    points={"correct": 2.0, "synchronized": 2.0},
    values={"u": FINITE, "v": FINITE},
    axes=(
        # The numbers that are drawn are odd: two blocks have unequal numbers of rows, at least
        # four, and every buffer is used twice.
        Length(2, tiles=(1, 2, 5, 9), drawn=(range(6, 9), (5,))),
        Length(
            LONGEST,
            step=4,
            tiles=(1,),
            ends=(0, 1, -1, 31, 32, 33),
            most=LONGEST,
            drawn=((1,), (1,)),
        ),
    ),
    demands=ring_demands(BUFFERS, lambda shape: shape[0], lambda rows: (rows, 4), few_blocks),
    effects=(Written("dst", BULK_STORES), InFlight(stores=BUFFERS)),
)
