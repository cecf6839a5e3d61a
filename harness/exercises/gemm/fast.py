"""The open challenge: a matrix product against cuBLAS, at 8192 x 8192 x 8192.

The kernel gets C twice, as an array and as a tensor map, and stores it as it likes. It runs with
as many blocks as an H200 has multiprocessors; in grading with one or two, on more tiles than that.
"""

from __future__ import annotations

import numpy as np

from harness.exercises.exercise import (
    Benchmark,
    Exercise,
    Launch,
    MapArgument,
    Output,
    Rung,
    Shape,
)
from harness.exercises.gemm import common

H200_BLOCKS = 132
LARGE = 4096  # from here on a shape is one to be timed
DECIDED = ("a.box", "a.swizzle", "b.box", "b.swizzle", "to_c.box", "to_c.swizzle")


def _shapes(rng: np.random.Generator) -> tuple[Shape, ...]:
    return common.shapes_of((128, 256, 64), (2, 1, 5), (1, 3, 1))(rng)


def _launch(shape: Shape) -> Launch:
    m, n, _ = shape
    few = common.fewer_blocks(common.tiles_of(m, 128) * common.tiles_of(n, 256))
    return Launch(
        grid=(H200_BLOCKS if m >= LARGE else few, 1, 1),
        block=(384, 1, 1),
        arguments=(
            common.operand("a", 128),
            common.operand("b", 256),
            common.array("c"),
            MapArgument("to_c", "c", (64, 64), swizzle="128B"),
            *common.sizes(shape),
        ),
        outputs=(Output("c", (m, n), "bfloat16", (128, 256)),),
        shared_bytes=4 * (128 + 256) * 64 * 2,
    )


FAST = Exercise(
    name="gemm-fast",
    title="The challenge: a matrix product beside cuBLAS",
    shapes=_shapes,
    inputs=common.inputs,
    reference=common.reference,
    launch=_launch,
    points={"correct": 1.0, "synchronised": 1.0, "fast": 5.0},
    tolerance=common.TOLERANCE,
    uses=(common.LOAD, common.PRODUCT),
    benchmark=Benchmark(
        shape=(8192, 8192, 8192),
        bytes_moved=lambda shape: (
            2 * (shape[0] * shape[2] + shape[1] * shape[2] + shape[0] * shape[1])
        ),
        ladder=(Rung(0.5, 1.0), Rung(0.7, 2.0), Rung(0.85, 3.0), Rung(0.95, 4.0), Rung(1.0, 5.0)),
        library="matmul",
        flops=lambda shape: 2 * shape[0] * shape[1] * shape[2],
    ),
    student_plan=("block", "cluster", "shared_bytes", *DECIDED),
    hints=common.GEMM_HINTS,
)
