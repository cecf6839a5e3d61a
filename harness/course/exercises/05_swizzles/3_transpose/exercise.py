"""Exercise `transpose`: a matrix transposed through swizzled tiles, without a bank conflict.

    out[x, y] = src[y, x]

A tile of 64 rows of 128 bytes comes in by TMA with the 128B swizzle, and is read by columns.
"""

from __future__ import annotations

from dataclasses import replace

from harness.course.exercises.draws import whole_tiles
from harness.course.exercises.effects import Brought, tensor_loads
from harness.course.exercises.exercise import MapArgument, Output, Rung
from harness.course.exercises.presets import arrays, copy_benchmark, copy_exercise, tiled_launch

TILE = (64, 32)

EXERCISE = replace(
    copy_exercise(
        "Transpose through swizzled tiles, without a bank conflict",
        axes=whole_tiles(TILE),
        moved=lambda src: src.T,
        launch=tiled_launch(
            TILE,
            256,
            lambda shape: (MapArgument("src", "src", TILE, swizzle="128B"), *arrays(out=2)),
            lambda shape: Output("out", shape[::-1], "float32", TILE[::-1]),
        ),
        points={"correct": 2.0, "synchronized": 1.0, "conflict-free": 2.0, "fast": 2.0},
        effects=(Brought("src", tensor_loads(2)),),
        benchmark=copy_benchmark(Rung(0.3, 1.0), Rung(0.5, 2.0)),
    ),
    sectors=1.0,
)
