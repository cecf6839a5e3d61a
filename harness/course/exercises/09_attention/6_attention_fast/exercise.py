"""The open challenge against cuDNN: 16 heads of 8192 queries and keys, dimension 128.

A shape is (heads, queries, keys). The kernel gets OUT twice, as an array and as a tensor map, and
stores it as it likes. It runs with as many blocks as an H200 has multiprocessors; in grading with 1
or 2 blocks, on more tiles than that.
"""

from __future__ import annotations

from harness.base.arch import H200
from harness.course.exercises.draws import Length, tiles_of
from harness.course.exercises.exercise import Benchmark, Exercise, Launch, MapArgument, Rung, Shape
from harness.course.exercises.presets import scalars

from .. import attention

DIM = 128
QUERIES, KEYS = 128, 160  # per tile
TWICE_ROUND = 2 * attention.STAGES + 1  # tiles of keys
LARGE = 4096  # shapes of this size or more are timed
DECIDED = tuple(
    f"{name}.{what}" for name in ("q", "k", "v", "to_out") for what in ("box", "swizzle")
)


def _sizes(shape: Shape) -> tuple[int, int, int]:
    heads, queries, keys = shape
    return heads, queries, keys


def _launch(shape: Shape) -> Launch:
    heads, queries, keys = shape
    tiles = heads * tiles_of(queries, QUERIES)
    few = max(1, min(2, tiles - 1))
    return Launch(
        grid=(H200.multiprocessors if queries >= LARGE else few, 1, 1),
        block=(384, 1, 1),
        arguments=(
            attention.operand("q", QUERIES),
            attention.operand("k", KEYS),
            attention.operand("v", KEYS),
            *attention.OUT,
            MapArgument("to_out", "out", (1, 64, 64), swizzle="128B"),
            *scalars(heads=heads, length_q=queries, length_k=keys),
            *attention.scale(DIM),
        ),
        outputs=(attention.output(heads, queries, DIM, QUERIES),),
        shared_bytes=(QUERIES + 4 * KEYS) * DIM * 2 + 80,
    )


EXERCISE = Exercise(
    title="The challenge: attention compared with cuDNN",
    parameters={"heads": 1, "queries": 1, "keys": 1},
    inputs=attention.inputs_of(_sizes, DIM),
    reference=attention.reference_of(),
    launch=_launch,
    values=attention.VALUES,
    points={"correct": 1.0, "synchronized": 1.0, "fast": 5.0},
    axes=(
        # The second shape has several heads of several tiles, for two blocks.
        attention.heads(),
        Length(QUERIES, tiles=(1, 2), drawn=((1,), (2,))),
        Length(KEYS, tiles=(1, attention.STAGES, TWICE_ROUND), drawn=((3,), (1,))),
    ),
    demands=(
        attention.idle_warpgroup(
            lambda shape: tiles_of(shape[2], KEYS), (1, 1, (TWICE_ROUND - 1) * KEYS + 1)
        ),
    ),
    tolerance=attention.TOLERANCE,
    effects=attention.EFFECTS,
    benchmark=Benchmark(
        shape=(16, 8192, 8192),
        bytes_moved=lambda shape: 4 * shape[0] * (shape[1] + shape[2]) * DIM,
        ladder=(Rung(0.3, 1.0), Rung(0.5, 2.0), Rung(0.7, 3.0), Rung(0.85, 4.0), Rung(0.97, 5.0)),
        library="attention",
        flops=lambda shape: 4 * shape[0] * shape[1] * shape[2] * DIM,
    ),
    student_plan=("block", "cluster", "shared_bytes", *DECIDED),
)
