"""4x4 tiles: few threads, each of them seen."""

from __future__ import annotations

import numpy as np

from harness.course.exercises.draws import FLOATS
from harness.course.exercises.exercise import Exercise, Shape

from ..tiles import EFFECTS, inputs, launch_for, reference_for, two_rectangles, whole_tiles


def _shapes(rng: np.random.Generator) -> tuple[Shape, ...]:
    # 8 to 40 on a side: enough tiles to go wrong in, few enough to explore in a moment.
    return two_rectangles(rng, (4, 4), range(2, 11), range(2, 11))


EXERCISE = Exercise(
    name="tile-copy",
    title="Tile copy: load a 4x4 tile, add the local index, store",
    shapes=_shapes,
    inputs=inputs,
    reference=reference_for((4, 4)),
    launch=launch_for((4, 4), threads=16),
    points={"correct": 2.0, "synchronized": 3.0},
    values={"src": FLOATS},
    axes=whole_tiles((4, 4), 12),
    effects=EFFECTS,
)
