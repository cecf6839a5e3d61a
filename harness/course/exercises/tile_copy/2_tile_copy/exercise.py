"""4x4 tiles: few threads, each of them seen."""

from __future__ import annotations

from harness.course.exercises.draws import FLOATS, whole_tiles
from harness.course.exercises.exercise import Exercise

from ..tiles import EFFECTS, inputs, launch_for, reference_for

EXERCISE = Exercise(
    title="Tile copy: load a 4x4 tile, add the local index, store",
    inputs=inputs,
    reference=reference_for((4, 4)),
    launch=launch_for((4, 4), threads=16),
    points={"correct": 2.0, "synchronized": 3.0},
    values={"src": FLOATS},
    axes=whole_tiles((4, 4), range(2, 5), range(6, 11), most=12),
    effects=EFFECTS,
)
