"""The gradient of a bias: the column sums of a matrix, added to the earlier values, by many blocks.

    sums[x] = before[x] + sum over y of src[y, x]

Each block sums 32 rows of 128 columns and adds its 128 sums to the vector by a TMA reduction.
The order of the additions is open: float32 sums may differ in their last bits.
"""

from __future__ import annotations

import numpy as np

from harness.course.exercises.draws import SUMMED, Length, Shape
from harness.course.exercises.effects import Arrays, Written, reductions
from harness.course.exercises.exercise import Exercise, MapArgument, Output, Tolerance
from harness.course.exercises.presets import arrays, tiled_launch

COLUMNS, ROWS = 128, 32


def _reference(shape: Shape, inputs: Arrays) -> Arrays:
    return {"sums": inputs["before"] + inputs["src"].sum(axis=0, dtype=np.float64)}


EXERCISE = Exercise(
    title="Column sums by many blocks: the gradient of a bias",
    inputs=lambda shape, rng: {
        "src": rng.standard_normal(shape, dtype=np.float32),
        "before": 10 * rng.standard_normal(shape[1], dtype=np.float32),
    },
    reference=_reference,
    launch=tiled_launch(
        (ROWS, COLUMNS),
        COLUMNS,
        lambda shape: (*arrays(src=2), MapArgument("sums", "sums", (COLUMNS,))),
        lambda shape: Output("sums", shape[1:], "float32", (COLUMNS,), initial="before"),
    ),
    points={"correct": 2.0, "synchronized": 2.0},
    values={"src": SUMMED, "before": SUMMED},
    axes=(
        Length(ROWS, tiles=(1, 2, 6), drawn=(range(5, 8), range(2, 4))),
        Length(COLUMNS, step=4, tiles=(1, 2, 6), drawn=(range(2, 4), range(5, 8))),
    ),
    tolerance=Tolerance(rtol=1e-5, atol=1e-4),
    effects=(Written("sums", reductions(1, "add"), alone=True),),
)
