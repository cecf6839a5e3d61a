"""Exercise `multicast-stream`: a pair of blocks streams a shared operand, round after round.

    out = x @ w        x: 4 rows, k columns; w: k rows, n columns

Each block of a pair has 128 columns of w to itself. Both need all of x: in each round a block
loads two rows of the four, and multicasts them to both.
"""

from __future__ import annotations

import numpy as np

from harness.exercises.exercise import (
    ArrayArgument,
    Arrays,
    Exercise,
    Launch,
    MapArgument,
    Output,
    ScalarArgument,
    Shape,
    Tolerance,
)

from ..uses import (
    CLUSTER_BARRIER,
    CLUSTER_HINTS,
    MULTICAST,
    REMOTE_ARRIVE,
    tiles,
)

ROWS = 4
STEP = 32  # of k, a round
COLUMNS = 128  # of n, a block
BLOCKS = 2
THREADS = 128


def _shapes(rng: np.random.Generator) -> tuple[Shape, ...]:
    """(k, n), both ragged, both multiples of 4: strides are whole multiples of 16 bytes."""
    deep = (3 * STEP + int(rng.integers(1, 8)) * 4, COLUMNS + int(rng.integers(1, 32)) * 4)
    wide = (STEP + int(rng.integers(1, 8)) * 4, 2 * COLUMNS + int(rng.integers(1, 32)) * 4)
    return (deep, wide)


def _inputs(shape: Shape, rng: np.random.Generator) -> Arrays:
    k, _ = shape
    return {
        "x": rng.standard_normal((ROWS, k), dtype=np.float32),
        "w": rng.standard_normal(shape, dtype=np.float32),
    }


def _reference(shape: Shape, inputs: Arrays) -> Arrays:
    return {"out": inputs["x"].astype(np.float64) @ inputs["w"].astype(np.float64)}


def _launch(shape: Shape) -> Launch:
    k, n = shape
    return Launch(
        grid=(tiles(tiles(n, COLUMNS), BLOCKS) * BLOCKS, 1, 1),
        block=(THREADS, 1, 1),
        cluster=(BLOCKS, 1, 1),
        arguments=(
            MapArgument("x", "x", (ROWS // BLOCKS, STEP)),
            MapArgument("w", "w", (STEP, COLUMNS)),
            ScalarArgument("rounds", tiles(k, STEP), "int32"),
            ArrayArgument("out", "out", "float32", 2),
        ),
        outputs=(Output("out", (ROWS, n), "float32", (ROWS, COLUMNS)),),
    )


EXERCISE = Exercise(
    name="multicast-stream",
    title="A pair of blocks that stream a shared operand",
    shapes=_shapes,
    inputs=_inputs,
    reference=_reference,
    launch=_launch,
    points={"correct": 2.0, "synchronised": 3.0},
    # Fewer than 128 float32 products of numbers around 1, added one after the other.
    tolerance=Tolerance(rtol=1e-4, atol=1e-4),
    uses=(MULTICAST, REMOTE_ARRIVE, CLUSTER_BARRIER),
    hints={
        **CLUSTER_HINTS,
        "overwrite-in-use": (
            "A multicast load lands in both blocks. Who may still be reading there?",
            "Before a block issues the loads of a round, *both* blocks have to be done with the "
            "round before. A block barrier, or an arrival at the own mbarrier, speaks for one.",
            "After the last read and a `syncthreads`, threads 0 and 1 arrive at `empty` of the "
            "blocks of rank 0 and 1 (`ptx.mbarrier_arrive_cluster(ptx.mapa(empty, thread))`); "
            "thread 0 waits for its own `empty`, with `ptx.mbarrier_wait_parity_cluster`, before "
            "it loads again.",
        ),
        "phase-mismatch": (
            "Which phase of `empty` is waited for in round r? Which was the first to complete?",
            "Round 0 needs no wait. The wait in round 1 is for the first phase of `empty`.",
            "In round r > 0: `ptx.mbarrier_wait_parity_cluster(empty, (r - 1) & 1)`; and "
            "`ptx.mbarrier_wait_parity(full, r & 1)`.",
        ),
        "wrong-output": (
            "Is it wrong from the first round, or do rounds get mixed up?",
            "Round r has columns `r * 32` to `r * 32 + 31` of x and the same rows of w.",
            "Rows `rank * 2` and `rank * 2 + 1` of x: load them from (`r * 32`, `rank * 2`) to "
            "the address of `xs[rank * 2, 0]`, which is element `rank * 64`.",
        ),
        "unwritten-output": (
            "Part of the output still holds what was there before the launch.",
            "Each thread has one column and four sums.",
            "After the last round: if the column is inside, write the four sums to "
            "`out[0, column]` ... `out[3, column]`.",
        ),
    },
)
