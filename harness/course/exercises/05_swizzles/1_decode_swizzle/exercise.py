"""Exercise `decode-swizzle`: tiles come in with the 128B swizzle, and go out as they were.

    out[y, x] = src[y, x]

The tile of 32 rows of 128 bytes is swizzled in shared memory; ordinary loads have to find each
element where the copy put it.
"""

from __future__ import annotations

from harness.course.exercises.draws import whole_tiles
from harness.course.exercises.effects import Brought, tensor_loads
from harness.course.exercises.exercise import MapArgument, Output
from harness.course.exercises.presets import arrays, copy_exercise, tiled_launch

TILE = (32, 32)

EXERCISE = copy_exercise(
    "Read a tile that a load has swizzled",
    axes=whole_tiles(TILE),
    launch=tiled_launch(
        TILE,
        128,
        lambda shape: (MapArgument("src", "src", TILE, swizzle="128B"), *arrays(out=2)),
        lambda shape: Output("out", shape, "float32", TILE),
    ),
    points={"correct": 2.0, "synchronized": 1.0},
    effects=(Brought("src", tensor_loads(2)),),
)
