"""Exercise `first-load`: a tile comes in by TMA, and each thread writes one of its elements.

    out[y, x] = src[y, x]

Everything is there but the two lines that ask for the tile, so that the first card is soon green.
The tile is larger than that of the kernel in the text, so lines that are copied from there fail.
"""

from __future__ import annotations

from harness.course.exercises.draws import whole_tiles
from harness.course.exercises.effects import Brought, tensor_loads
from harness.course.exercises.exercise import MapArgument, Output
from harness.course.exercises.presets import arrays, copy_exercise, tiled_launch

TILE = (8, 16)

EXERCISE = copy_exercise(
    "Ask for a tile, and expect its bytes",
    axes=whole_tiles(TILE, (2, 3), (4, 5, 6), most=7),
    launch=tiled_launch(
        TILE,
        128,
        lambda shape: (MapArgument("src", "src", TILE), *arrays(out=2)),
        lambda shape: Output("out", shape, "float32", TILE),
    ),
    points={"correct": 1.0, "synchronized": 1.0},
    effects=(Brought("src", tensor_loads(2)),),
)
