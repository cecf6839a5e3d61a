"""The open challenge: a matrix product against cuBLAS, at 8192 x 8192 x 8192.

The kernel gets C twice, as an array and as a tensor map, and stores it as it likes. It runs with as
many blocks as an H200 has multiprocessors; in grading with 1 or 2 blocks, on more tiles than that.
"""

from __future__ import annotations

from harness.base.arch import H200
from harness.course.exercises.draws import Shape, tiles_of
from harness.course.exercises.exercise import Benchmark, Exercise, Launch, MapArgument, Output, Rung

from .. import products

LARGE = 4096  # shapes of this size or more are timed
DECIDED = ("a.box", "a.swizzle", "b.box", "b.swizzle", "to_c.box", "to_c.swizzle")


def _launch(shape: Shape) -> Launch:
    m, n, _ = shape
    few = products.fewer_blocks(tiles_of(m, 128) * tiles_of(n, 256))
    return Launch(
        grid=(H200.multiprocessors if m >= LARGE else few, 1, 1),
        block=(384, 1, 1),
        arguments=(
            products.operand("a", 128),
            products.operand("b", 256),
            *products.C,
            MapArgument("to_c", "c", (64, 64), swizzle="128B"),
            *products.sizes(shape),
        ),
        outputs=(Output("c", (m, n), "bfloat16", (128, 256)),),
        shared_bytes=4 * (128 + 256) * 64 * 2,
    )


EXERCISE = Exercise(
    title="The challenge: matrix product compared with cuBLAS",
    inputs=products.inputs,
    reference=products.reference,
    launch=_launch,
    points={"correct": 1.0, "synchronized": 1.0, "fast": 5.0},
    values=products.VALUES,
    axes=products.extents((128, 256, 64), (2, 1, 5), (1, 3, 1), n=(1, 2, 5)),
    demands=(products.IDLE_WARPGROUP,),
    tolerance=products.TOLERANCE,
    effects=(*products.BROUGHT, *products.PRODUCT),
    benchmark=Benchmark(
        shape=(8192, 8192, 8192),
        bytes_moved=lambda shape: (
            2 * (shape[0] * shape[2] + shape[1] * shape[2] + shape[0] * shape[1])
        ),
        # The last is not 1: how far a GPU's clock falls under its power decides more than a per
        # cent. The same solution was at 1.02 of cuBLAS on one H200 (702 next to 689 TFLOP/s) and at
        # 0.95 on another (764 next to 802), driver 580.159.04, 2026-11-24.
        ladder=(Rung(0.5, 1.0), Rung(0.7, 2.0), Rung(0.85, 3.0), Rung(0.9, 4.0), Rung(0.93, 5.0)),
        library="matmul",
        flops=lambda shape: 2 * shape[0] * shape[1] * shape[2],
    ),
    student_plan=("block", "cluster", "shared_bytes", *DECIDED),
)
