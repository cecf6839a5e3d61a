"""A kernel that hangs as it is given: sums of an image's columns, a row at a time through a single
buffer.

``out[x]`` is the sum of ``src[:, x]``. A block takes a band of 128 columns. A row's part of the
band comes by a bulk copy; a "full" mbarrier signals its arrival, an "empty" mbarrier that all
threads are done with it. The last band may be narrower than the block, and then not all of its
threads have a column: that is where the given kernel hangs.

A shape is (height, width); the width is a multiple of 4 (16 bytes). Elements are
whole numbers, and a few eighths, so that every order of additions gives the same float32.
"""

from __future__ import annotations

import numpy as np

from harness.course.exercises.draws import EXACT_SUMS, Length, tiles_of
from harness.course.exercises.effects import BULK_LOADS, Brought, OrderedByArrivals
from harness.course.exercises.exercise import Arrays, Exercise, Launch, Output, Shape
from harness.course.exercises.presets import arrays

BAND = 128


def _inputs(shape: Shape, rng: np.random.Generator) -> Arrays:
    # 1 to 99: a row that is added twice or left out always shows.
    return {"src": rng.integers(1, 100, shape).astype(np.float32)}


def _launch(shape: Shape) -> Launch:
    width = shape[1]
    return Launch(
        grid=(tiles_of(width, BAND), 1, 1),
        block=(BAND, 1, 1),
        arguments=arrays(src=2, out=1),
        outputs=(Output("out", (width,), "float32", (BAND,)),),
    )


EXERCISE = Exercise(
    title="Repair a deadlock: column sums that never end",
    inputs=_inputs,
    reference=lambda shape, inputs: {"out": inputs["src"].astype(np.float64).sum(axis=0)},
    launch=_launch,
    points={"correct": 2.0, "synchronized": 2.0},
    values={"src": EXACT_SUMS},
    axes=(
        Length(1, tiles=(1, 2, 3, 5, 17), most=2**16, drawn=((5, 7), (4, 6))),
        Length(BAND, step=4, tiles=(1, 2, 5), drawn=((2,), (4,))),
    ),
    repair=True,
    effects=(Brought("src", BULK_LOADS), OrderedByArrivals()),
)
