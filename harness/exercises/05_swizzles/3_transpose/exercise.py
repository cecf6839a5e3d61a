"""Exercise `transpose`: a matrix transposed through swizzled tiles, without a bank conflict.

    out[x, y] = src[y, x]

A tile of 64 rows of 128 bytes comes in by TMA with the 128B swizzle, and is read by columns.
"""

from __future__ import annotations

from harness.exercises.by_rows import by_rows
from harness.exercises.effects import Brought, tensor_loads
from harness.exercises.exercise import (
    SAME_BITS,
    ArrayArgument,
    Arrays,
    Benchmark,
    Exercise,
    Launch,
    MapArgument,
    Output,
    Rung,
    Shape,
)
from harness.exercises.values import BITS

from ..matrices import matrix, two_shapes, whole_tiles

TILE = (64, 32)


def _reference(shape: Shape, inputs: Arrays) -> Arrays:
    return {"out": by_rows(lambda rows: inputs["src"].T[rows], shape[::-1])}


def _launch(shape: Shape) -> Launch:
    return Launch(
        grid=(shape[1] // TILE[1], shape[0] // TILE[0], 1),
        block=(256, 1, 1),
        arguments=(
            MapArgument("src", "src", TILE, swizzle="128B"),
            ArrayArgument("out", "out", "float32", 2),
        ),
        outputs=(Output("out", shape[::-1], "float32", TILE[::-1]),),
    )


EXERCISE = Exercise(
    name="transpose",
    title="Transpose through swizzled tiles, without a bank conflict",
    shapes=lambda rng: two_shapes(rng, TILE),
    inputs=matrix,
    reference=_reference,
    launch=_launch,
    points={"correct": 2.0, "synchronised": 1.0, "conflict-free": 2.0, "fast": 2.0},
    values={"src": BITS},
    tolerance=SAME_BITS,
    axes=whole_tiles(TILE),
    effects=(Brought("src", tensor_loads(2)),),
    sectors=1.0,
    benchmark=Benchmark(
        shape=(16384, 8192),
        bytes_moved=lambda shape: 2 * shape[0] * shape[1] * 4,
        ladder=(Rung(0.3, 1.0), Rung(0.5, 2.0)),
    ),
)
