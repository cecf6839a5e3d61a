"""What the exercises on matrix products share: inputs, reference, shapes, tolerance, hints.

    c[i, j] = sum over k of a[i, k] * b[j, k]

A is (M, K), B is (N, K), C is (M, N), all bfloat16; sums are float32. A shape is (M, N, K).
K and N are multiples of 8, as a tensor map needs it: rows of a multiple of 16 bytes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

import numpy as np

from harness.exercises.exercise import (
    Argument,
    ArrayArgument,
    Arrays,
    Exercise,
    Launch,
    MapArgument,
    Output,
    ScalarArgument,
    Shape,
    Tolerance,
    Use,
)
from harness.exercises.hints import HINTS

Hints = Mapping[str, tuple[str, ...]]

# Rounded once to bfloat16 (8 bits): the reference may round to the neighbour, at most 2**-7 away.
# Sums that nearly cancel are off by what their float32 partial sums have lost.
TOLERANCE = Tolerance(rtol=2**-7, atol=1e-2)

PRODUCT = Use("a wgmma (wgmma.mma_async)", ("wgmma.mma_async*",))
LOAD = Use(
    "a TMA load (cp.async.bulk.tensor, global to shared)",
    ("cp.async.bulk.tensor.2d.shared::*.global*",),
)
STORE = Use(
    "a TMA store (cp.async.bulk.tensor, shared to global)",
    ("cp.async.bulk.tensor.2d.global.shared::cta*",),
)

GEMM_HINTS: Hints = {
    **HINTS,
    "missing-proxy-fence": (
        "Threads wrote the tiles; the matrix unit reads them. Do both use the same proxy?",
        "wgmma reads shared memory through the async proxy. `wgmma_fence` orders registers only.",
        "After the writes, in every thread: `ptx.fence_proxy_async_shared_cta()`, then "
        "`cuda.syncthreads()`, then the products.",
    ),
    "overwrite-in-use": (
        "A copy may land on a tile that the matrix unit is still reading.",
        "A stage is free when its products are complete, and all who issued products have said "
        "so. Issuing a product does not mean that it has read its tiles.",
        "First `ptx.wgmma_wait_group(0)`, then the arrival on the empty barrier (or the block "
        "barrier), and only then the next copy into that stage.",
    ),
    "source-reused": (
        "Something writes to bytes that an asynchronous operation is still reading.",
        "The matrix unit reads its tiles until its group is complete; a TMA store reads its "
        "source until its group has been read.",
        "`ptx.wgmma_wait_group(0)` (or `ptx.cp_async_bulk_wait_group_read`), then a barrier for "
        "those who write, then the next write.",
    ),
    "phase-mismatch": (
        "A wait names a parity: that of the phase which is to complete. Which is it?",
        "The parity of a stage flips each time the ring has gone round once, and not before. It "
        "goes on from tile to tile.",
        "`stage, phase = next_stage(stage, phase)` after each k tile. The producer waits for "
        "empty stages with `phase ^ 1`, the consumer for full ones with `phase`.",
    ),
    "wrong-output": (
        "Is every element wrong, or a part of them? A part points to an edge or to a tile.",
        "Three things make a product wrong: a k tile left out or counted twice, a descriptor that "
        "does not fit the layout, and results written to the wrong place.",
        "Only the very first product replaces the accumulators (`scale_d` 0). Sixteen elements of "
        "k are 32 bytes in a swizzled row. Rows come from blockIdx.y, columns from blockIdx.x.",
    ),
    "unwritten-output": (
        "Part of C still holds what was there before the launch.",
        "The accumulators are in registers: each thread writes its own to C.",
        "Fill in what the comments of the cell ask for, one after the other, and check again.",
    ),
}


def tiles_of(extent: int, side: int) -> int:
    """How many tiles of ``side`` cover ``extent``."""
    return -(-extent // side)


def fewer_blocks(tiles: int) -> int:
    """Blocks of a persistent kernel in grading: at most two, and fewer than tiles."""
    return max(1, min(2, tiles - 1))


def ragged(rng: np.random.Generator, tiles: int, side: int) -> int:
    """An extent of so many tiles, the last one cut: a multiple of 8."""
    return (tiles - 1) * side + 8 * int(rng.integers(1, side // 8))


def shapes_of(
    tile: Shape, tall: Shape, wide: Shape
) -> Callable[[np.random.Generator], tuple[Shape, ...]]:
    """A drawer of two shapes: of ``tall`` and of ``wide`` tiles of (M, N, K), each one ragged."""

    def shapes(rng: np.random.Generator) -> tuple[Shape, ...]:
        return tuple(
            tuple(ragged(rng, count, side) for count, side in zip(counts, tile, strict=True))
            for counts in (tall, wide)
        )

    return shapes


def inputs(shape: Shape, rng: np.random.Generator) -> Arrays:
    """A and B, standard normal."""
    from ml_dtypes import bfloat16

    m, n, k = shape[:3]
    return {
        name: rng.standard_normal((rows, k), dtype=np.float32).astype(bfloat16)
        for name, rows in (("a", m), ("b", n))
    }


def product(arrays: Arrays) -> np.ndarray:
    """A · Bᵀ in float64."""
    return arrays["a"].astype(np.float64) @ arrays["b"].astype(np.float64).T


def reference(shape: Shape, arrays: Arrays) -> Arrays:
    """C, as the exercises without an epilogue want it."""
    return {"c": product(arrays)}


def operand(name: str, rows: int) -> MapArgument:
    """A or B as a tensor map: boxes of ``rows`` by 64 k, in the 128B swizzle."""
    return MapArgument(name, name, (rows, 64), swizzle="128B", l2_promotion="256B")


def array(name: str) -> ArrayArgument:
    return ArrayArgument(name, name, "bfloat16", 2)


def sizes(shape: Shape) -> tuple[ScalarArgument, ...]:
    """m, n and k."""
    return tuple(
        ScalarArgument(name, value, "int32") for name, value in zip("mnk", shape, strict=False)
    )


def launch_of(
    tile: tuple[int, int],
    threads: int,
    operands: tuple[Argument, ...],
    shared_bytes: int = 0,
) -> Callable[[Shape], Launch]:
    """A launch with a block for each tile: kernel(a, b, c, m, n, k)."""

    def launch(shape: Shape) -> Launch:
        m, n = shape[:2]
        return Launch(
            grid=(tiles_of(n, tile[1]), tiles_of(m, tile[0]), 1),
            block=(threads, 1, 1),
            arguments=(*operands, array("c"), *sizes(shape)),
            outputs=(Output("c", (m, n), "bfloat16", tile),),
            shared_bytes=shared_bytes,
        )

    return launch


def product_exercise(
    name: str,
    title: str,
    *,
    shapes: Callable[[np.random.Generator], tuple[Shape, ...]],
    launch: Callable[[Shape], Launch],
    uses: tuple[Use, ...] = (LOAD, PRODUCT),
    hints: Hints | None = None,
    student_plan: tuple[str, ...] = (),
) -> Exercise:
    """An exercise of a point for *correct* and one for *synchronised*."""
    return Exercise(
        name=name,
        title=title,
        shapes=shapes,
        inputs=inputs,
        reference=reference,
        launch=launch,
        points={"correct": 1.0, "synchronised": 1.0},
        tolerance=TOLERANCE,
        uses=uses,
        student_plan=student_plan,
        hints={**GEMM_HINTS, **(hints or {})},
    )


STAGES = 4
STAGE_BYTES = (64 + 128) * 64 * 2
TMA_TILE, TMA_OPERANDS = (64, 128), (operand("a", 64), operand("b", 128))
