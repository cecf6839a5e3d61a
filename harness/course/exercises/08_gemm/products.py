"""Shared parts of the exercises on matrix products: inputs, reference, shapes, tolerance.

c[i, j] = sum over k of a[i, k] * b[j, k]

A is (M, K), B is (N, K), C is (M, N), all bfloat16; sums are float32. A shape is (M, N, K).
K and N are multiples of 8, as a tensor map needs it: rows of a multiple of 16 bytes.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from harness.base.processes.parallel import in_threads, slices
from harness.course.exercises.draws import SUMMED, Axis, Demand, Length, normal, tiles_of
from harness.course.exercises.effects import (
    Brought,
    Effect,
    Executed,
    InFlight,
    Multiplied,
    Way,
    WrittenOnce,
    tensor_loads,
)
from harness.course.exercises.exercise import (
    Argument,
    Arrays,
    Exercise,
    Launch,
    MapArgument,
    Output,
    Shape,
    Tolerance,
)
from harness.course.exercises.presets import arrays, scalars, tiled_launch

# Rounded once to bfloat16 (8 bits): the reference may round to the neighbor, at most 2**-7 away.
# Sums that nearly cancel are off by what their float32 partial sums have lost.
TOLERANCE = Tolerance(rtol=2**-7, atol=1e-2)

STAGES = 4
_LARGE = 1024  # an extent of a product that is worth all cores

VALUES = {"a": SUMMED, "b": SUMMED}

PRODUCT = (
    Multiplied("a"),
    Executed(
        Way(
            "a wgmma (wgmma.mma_async)",
            tuple(f"wgmma.mma_async.{of}" for of in ("bf16", "f16", "tf32", "float8")),
        )
    ),
    WrittenOnce(),
)
BROUGHT = (Brought("a", tensor_loads(2)), Brought("b", tensor_loads(2)))
RING = (*BROUGHT, *PRODUCT, InFlight(loads=STAGES - 1))


# A warpgroup that has none of the 64 rows must go on to release the stages.
IDLE_WARPGROUP = Demand(
    "a warpgroup without rows, for two passes through the ring",
    lambda shape: shape[0] <= 64 and tiles_of(shape[2], 64) > 2 * STAGES,
    lambda: (1, 8, 2 * STAGES * 64 + 8),
)


def fewer_blocks(tiles: int) -> int:
    """Blocks of a persistent kernel in grading: at most two, and fewer than tiles."""
    return max(1, min(2, tiles - 1))


def extents(
    tile: Shape,
    tall: Shape,
    wide: Shape,
    n: tuple[int, ...] = (1, 2),
    k: tuple[int, ...] = (1, 2, STAGES, 2 * STAGES + 1),
) -> tuple[Length, ...]:
    """Return M, N and K of a shape, the last two with these numbers of tiles: k tiles fewer than a
    ring has stages, as many, and two passes through the ring and another tile. Shapes of ``tall``
    and of ``wide`` tiles are drawn."""
    drawn = [((first,), (second,)) for first, second in zip(tall, wide, strict=True)]
    return (
        Length(tile[0], tiles=(1, 2), drawn=drawn[0]),
        Length(tile[1], step=8, tiles=n, drawn=drawn[1]),
        Length(tile[2], step=8, tiles=k, drawn=drawn[2]),
    )


def inputs(shape: Shape, rng: np.random.Generator) -> Arrays:
    """A and B, standard normal."""
    from ml_dtypes import bfloat16

    m, n, k = shape[:3]
    return {name: normal(rng, (rows, k)).astype(bfloat16) for name, rows in (("a", m), ("b", n))}


def product(arrays: Arrays) -> np.ndarray:
    """Return A · Bᵀ in float64; a large product in float32, which is off by far less than the
    tolerance."""
    large = max(*arrays["a"].shape, *arrays["b"].shape) >= _LARGE
    dtype = np.float32 if large else np.float64
    a, b = arrays["a"].astype(dtype), arrays["b"].astype(dtype)
    if not large:
        return np.matmul(a, b.T)
    c = np.empty((len(a), len(b)), dtype)
    in_threads(lambda rows: np.matmul(a[rows], b.T, out=c[rows]), slices(len(a), _LARGE // 2))
    return c


def reference(shape: Shape, arrays: Arrays) -> Arrays:
    """C, as the exercises without an epilogue want it."""
    return {"c": product(arrays)}


def operand(name: str, rows: int) -> MapArgument:
    """A or B as a tensor map: boxes of ``rows`` by 64 k, in the 128B swizzle."""
    return MapArgument(name, name, (rows, 64), swizzle="128B", l2_promotion="256B")


def sizes(shape: Shape) -> tuple[Argument, ...]:
    """m, n and k."""
    return scalars(m=shape[0], n=shape[1], k=shape[2])


C = arrays("bfloat16", c=2)


STAGE_BYTES = (64 + 128) * 64 * 2
TMA_TILE, TMA_OPERANDS = (64, 128), (operand("a", 64), operand("b", 128))


def launch_of(
    threads: int,
    shared_bytes: int,
    tile: tuple[int, int] = TMA_TILE,
    operands: tuple[Argument, ...] = TMA_OPERANDS,
) -> Callable[[Shape], Launch]:
    """A launch with a block for each tile: kernel(a, b, c, m, n, k)."""
    return tiled_launch(
        tile,
        threads,
        lambda shape: (*operands, *C, *sizes(shape)),
        lambda shape: Output("c", shape[:2], "bfloat16", tile),
        shared_bytes,
    )


def gemm_exercise(
    title: str,
    *,
    launch: Callable[[Shape], Launch],
    axes: tuple[Axis, ...],
    demands: tuple[Demand, ...] = (),
    effects: tuple[Effect, ...] = (*BROUGHT, *PRODUCT),
    student_plan: tuple[str, ...] = (),
    to_write: tuple[str, ...] = (),
) -> Exercise:
    """Return an exercise of a point for *correct* and a point for *synchronized*."""
    return Exercise(
        title=title,
        inputs=inputs,
        reference=reference,
        launch=launch,
        values=VALUES,
        points={"correct": 1.0, "synchronized": 1.0},
        axes=axes,
        demands=demands,
        tolerance=TOLERANCE,
        effects=effects,
        student_plan=student_plan,
        to_write=to_write,
    )


THREAD_COPIES = launch_of(128, 0, (64, 64), arrays("bfloat16", a=2, b=2))
