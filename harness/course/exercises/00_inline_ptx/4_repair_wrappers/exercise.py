"""Exercise `repair-wrappers`: two wrappers that do not declare their effects on memory.

    out[y, x] = src[y, 63 - x]

A block reverses its band of rows, row by row, through a tile of 64 numbers in shared memory. The
first step writes and the last step reads the tile as an array; the step between goes through the
two wrappers, two numbers at a time. As they are given, the compiler takes both for calculations: it
moves the load out of the loop and drops the store.

A shape is (height, 64); the last band has fewer rows than the others.
"""

from __future__ import annotations

import numpy as np

from harness.course.exercises.draws import BITS, Length, Setting, tiles_of
from harness.course.exercises.effects import Computed, Way
from harness.course.exercises.exercise import SAME_BITS, Exercise, Launch, Output
from harness.course.exercises.presets import arrays, normal_input

WIDTH = 64
ROWS = 4  # per band
SHARED = ("shared|shared::cta",)


EXERCISE = Exercise(
    title="Repair two wrappers: what the compiler must know",
    inputs=normal_input(),
    reference=lambda shape, inputs: {"out": inputs["src"].astype(np.float64)[:, ::-1]},
    launch=lambda shape: Launch(
        grid=(tiles_of(shape[0], ROWS), 1, 1),
        block=(WIDTH // 2, 1, 1),
        arguments=arrays(src=2, out=2),
        outputs=(Output("out", shape, "float32", (2, 16)),),
    ),
    points={"correct": 2.0, "synchronized": 2.0},
    repair=True,
    declares=("ld.*", "st.*"),
    values={"src": BITS},
    tolerance=SAME_BITS,
    axes=(Length(ROWS, tiles=(1, 2, 8), drawn=((2,), (4,))), Setting((WIDTH,))),
    effects=(
        Computed(("out",), Way("ld.shared.v2.f32", ("ld",), (*SHARED, "v2", "f32"))),
        Computed(("out",), Way("st.shared.v2.f32", ("st",), (*SHARED, "v2", "f32"))),
    ),
)
