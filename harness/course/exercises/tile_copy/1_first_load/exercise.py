"""Exercise `first-load`: a tile comes in by TMA, and each thread writes one of its elements.

    out[y, x] = src[y, x]

Everything is there but the two lines that ask for the tile, so that the first card is soon green.
The tile is larger than that of the kernel in the text, so lines that are copied from there fail.
"""

from __future__ import annotations

from harness.course.exercises.effects import Brought, tensor_loads
from harness.course.exercises.exercise import ArrayArgument, MapArgument, Output
from harness.course.exercises.presets import copy_exercise, tiled_launch

from ..tiles import two_rectangles, whole_tiles

TILE = (8, 16)

EXERCISE = copy_exercise(
    "first-load",
    "Ask for a tile, and expect its bytes",
    shapes=lambda rng: two_rectangles(rng, TILE, range(2, 7), range(2, 7)),
    axes=whole_tiles(TILE, 7),
    launch=tiled_launch(
        TILE,
        128,
        lambda shape: (MapArgument("src", "src", TILE), ArrayArgument("out", "out", "float32", 2)),
        lambda shape: Output("out", shape, "float32", TILE),
    ),
    points={"correct": 1.0, "synchronized": 1.0},
    effects=(Brought("src", tensor_loads(2)),),
)
