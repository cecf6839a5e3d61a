"""Ordinary stores to global memory, read back by a bulk copy: an embedding bag.

Bag b is the sum of the rows of ``table`` that ``index`` names for it. The rows are gathered into
``packed`` in global memory first (it is kept, for a later kernel); then the block loads its part of
``packed`` with a bulk copy and adds it up::

    packed[b * BAG + r, c] = table[index[b * BAG + r], c]
    bags[b, c]             = sum over r of packed[b * BAG + r, c]

``table`` float32[entries, DIM], ``index`` int32[bags * BAG], ``packed`` float32[bags * BAG, DIM],
``bags`` float32[bags, DIM]. ``packed`` is exact; a sum of 16 terms is right to 16 roundings of
its largest partial sum, which ``atol`` covers for standard normal entries.
"""

from __future__ import annotations

import numpy as np

from harness.course.exercises.draws import SUMMED, Length
from harness.course.exercises.effects import (
    BULK_LOADS,
    LOADS,
    THREAD_STORES,
    AtMost,
    HandedOver,
    Written,
)
from harness.course.exercises.exercise import Arrays, Exercise, Launch, Output, Shape, Tolerance
from harness.course.exercises.presets import arrays

BAG = 16  # rows of the table to a bag
DIM = 64  # elements of a row; also the threads of a block


def _inputs(shape: Shape, rng: np.random.Generator) -> Arrays:
    bags, entries = shape
    return {
        "table": rng.standard_normal((entries, DIM), dtype=np.float32),
        "index": rng.integers(0, entries, bags * BAG, dtype=np.int32),
    }


def _reference(shape: Shape, inputs: Arrays) -> Arrays:
    packed = inputs["table"].astype(np.float64)[inputs["index"]]
    return {"packed": packed, **_bags(shape, packed)}


def _bags(shape: Shape, packed: np.ndarray) -> Arrays:
    return {"bags": packed.reshape(shape[0], BAG, DIM).sum(axis=1)}


def _launch(shape: Shape) -> Launch:
    bags, _ = shape
    return Launch(
        grid=(bags, 1, 1),
        block=(DIM, 1, 1),
        arguments=(*arrays(table=2), *arrays("int32", index=1), *arrays(packed=2, bags=2)),
        outputs=(
            Output("packed", (bags * BAG, DIM), "float32", (BAG, DIM)),
            Output("bags", (bags, DIM), "float32", (1, DIM)),
        ),
    )


EXERCISE = Exercise(
    title="Write global memory with ordinary stores, read it with a bulk copy",
    parameters={"bags": 1, "entries": 1},
    inputs=_inputs,
    reference=_reference,
    launch=_launch,
    points={"correct": 2.0, "synchronized": 2.0},
    values={"table": SUMMED},
    axes=(
        # Few bags of a large table, and many of a small one.
        Length(1, tiles=(1, 2, 9), drawn=(range(2, 4), range(5, 8))),
        Length(1, tiles=(1, 2, 9), drawn=(range(50, 90), range(9, 20))),
    ),
    tolerance=Tolerance(rtol=1e-6, atol=2e-5),
    effects=(
        Written("packed", THREAD_STORES),
        HandedOver("packed", BULK_LOADS, _bags),
        AtMost(LOADS, 1),
    ),
)
