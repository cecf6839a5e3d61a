"""64x32 tiles of a large matrix, timed."""

from __future__ import annotations

from harness.course.exercises.draws import FLOATS, whole_tiles
from harness.course.exercises.exercise import Exercise, Rung
from harness.course.exercises.presets import copy_benchmark

from ..tiles import EFFECTS, inputs, launch_for, reference_for

EXERCISE = Exercise(
    title="Tile copy at full size: 64x32 tiles of a large matrix",
    inputs=inputs,
    reference=reference_for((64, 32)),
    launch=launch_for((64, 32), threads=128),
    points={"correct": 2.0, "synchronized": 3.0, "fast": 2.0},
    values={"src": FLOATS},
    axes=whole_tiles((64, 32), (2,), (3, 4)),
    effects=EFFECTS,
    benchmark=copy_benchmark(Rung(0.5, 1.0), Rung(0.8, 2.0)),
)
