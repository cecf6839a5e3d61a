"""A kernel that hangs as it is given: sums of an image's columns, a row at a time through one
buffer.

``out[x]`` is the sum of ``src[:, x]``. A block takes a band of 128 columns. A row's part of the
band comes by a bulk copy; a "full" mbarrier says that it is there, an "empty" one that all
threads are done with it. The last band is narrower than the block, and not all of its threads
have a column: that is where the given kernel hangs.

A shape is (height, width); the width is a multiple of 4 (16 bytes), never of 128. Elements are
whole numbers, so that every order of additions gives the same float32.
"""

from __future__ import annotations

import numpy as np

from harness.exercises.exercise import ArrayArgument, Arrays, Exercise, Launch, Output, Shape
from harness.exercises.hints import HINTS

from ..uses import BULK_LOAD, WAIT

BAND = 128

REPAIR_HINTS = {
    **HINTS,
    "hang": (
        "The message says which mbarrier is waited for, and what its phase still lacks. Who was "
        "to bring that?",
        "The `empty` mbarrier counts 128 arrivals in each phase. In the last band, which threads "
        "never come to the line that arrives?",
        "A thread without a column has nothing to read, but its arrival is counted all the same: "
        "`else: ptx.mbarrier_arrive(empty)`.",
    ),
    "phase-mismatch": (
        "A wait names a parity: that of the phase which is to complete. Look at the waits for "
        "`empty`: which phase does each of them mean?",
        "Thread 0 waits for `empty` in row 1, then in row 2, and so on: for its phases 0, 1, 2. "
        "But the parity that it names stays 0.",
        "`empty_parity ^= 1` behind the wait for `empty`, in thread 0.",
    ),
    "overwrite-in-use": (
        "The next row may land on the one that a thread is still adding.",
        "The copy of row y waits for `empty`, for the phase of row y - 1: each thread arrives "
        "there once a row, after it has read its element.",
        "Leave the wait for `empty` where it is, let all 128 threads arrive once in each row, and "
        "flip `empty_parity` behind each wait.",
    ),
    "wrong-output": (
        "Is a row added twice, or one left out?",
        "Each wait for `full` names the row's parity, `y & 1`; each element is added once a row.",
        "Leave the lines that are there as they are, and add what is missing.",
    ),
}


def _shapes(rng: np.random.Generator) -> tuple[Shape, ...]:
    # Odd and even numbers of rows; one image higher in bands than the other.
    few = (int(rng.choice([5, 7])), BAND + 4 * int(rng.integers(2, 31)))
    many = (int(rng.choice([4, 6])), 3 * BAND + 4 * int(rng.integers(2, 31)))
    return (few, many)


def _inputs(shape: Shape, rng: np.random.Generator) -> Arrays:
    # 1 to 99: a row that is added twice or left out always shows.
    return {"src": rng.integers(1, 100, shape).astype(np.float32)}


def _reference(shape: Shape, inputs: Arrays) -> Arrays:
    return {"out": inputs["src"].astype(np.float64).sum(axis=0)}


def _launch(shape: Shape) -> Launch:
    width = shape[1]
    return Launch(
        grid=(-(-width // BAND), 1, 1),
        block=(BAND, 1, 1),
        arguments=(
            ArrayArgument("src", "src", "float32", 2),
            ArrayArgument("out", "out", "float32", 1),
        ),
        outputs=(Output("out", (width,), "float32", (BAND,)),),
    )


EXERCISE = Exercise(
    name="repair-deadlock",
    title="Repair a deadlock: column sums that never end",
    shapes=_shapes,
    inputs=_inputs,
    reference=_reference,
    launch=_launch,
    points={"correct": 2.0, "synchronised": 2.0},
    uses=(BULK_LOAD, WAIT),
    hints=REPAIR_HINTS,
)
