"""Shared parts of the exercises on attention: inputs, reference, shapes, tolerance, launches.

out[h] = softmax(q[h] · k[h]ᵀ / √dimension) · v[h]

Q and OUT are (heads, queries, dimension), K and V (heads, keys, dimension), all bfloat16; sums are
float32. Kernels get ``scale``, 1 / √dimension times log₂(e): for powers of 2.
"""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np

from harness.base.processes.parallel import in_threads
from harness.course.exercises.draws import (
    SMALL,
    Axis,
    Counts,
    Demand,
    Length,
    Values,
    normal,
    tiles_of,
)
from harness.course.exercises.effects import (
    Brought,
    Effect,
    Executed,
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
from harness.course.exercises.presets import arrays, scalars
from harness.sanitizer.isa import cast

DIM = 64  # per head, except in the challenge
ROWS = 64  # per tile
TILE_BYTES = ROWS * DIM * 2
STAGES = 2

# Weights and results are rounded to bfloat16, 8 bits: a weight is off by 2**-9 at most, and so is
# their mean of V's elements; a result may be rounded to the neighbor.
TOLERANCE = Tolerance(rtol=2**-7, atol=1e-2)

LOUD = (1.0, 1.0, 1.0, 4.0, 60.0)  # rows of Q are drawn so large: the last ones overflow an exp
AWAY = 1000.0  # the length of a row of Q that prefers some keys by far, or none
_LARGE = 4096  # queries and keys of an answer that is worth all cores
AT_ONCE = 128  # rows of Q whose scores, 4 MB of 8192 keys, stay in a cache, for the reference

BROUGHT = tuple(Brought(name, tensor_loads(3)) for name in "qkv")
# Some rows of Q and the first column of K are what they are for a reason; V has no such numbers.
# Its large ones are not larger: a weight's rounding error is as large as they are, also where the
# result is small.
VALUES = {"v": Values(SMALL.numbers, loud=8)}
EFFECTS: tuple[Effect, ...] = (
    *BROUGHT,
    Multiplied("q", ("v",)),
    Executed(Way("a wgmma (wgmma.mma_async)", ("wgmma.mma_async.bf16",))),
)

Sizes = Callable[[Shape], tuple[int, int, int]]
"""Of a shape: heads, queries and keys."""


def inputs_of(sizes: Sizes, dim: int = DIM) -> Callable[[Shape, np.random.Generator], Arrays]:
    """Draw Q, K and V, standard normal; some rows of Q are many times as large. A row of each
    head has only scores far below 0: the exponentials of all of them are 0 in float32. Two
    others have their largest scores in the first keys, and in the last: the maximum of any other
    tile is so much lower that the exponential of the difference overflows."""

    def inputs(shape: Shape, rng: np.random.Generator) -> Arrays:
        from ml_dtypes import bfloat16

        heads, queries, keys = sizes(shape)
        q, k, v = (normal(rng, (heads, length, dim)) for length in (queries, keys, keys))
        loud = rng.choice(np.array(LOUD, np.float32), (heads, queries, 1))
        loud[:, rng.integers(queries)] = LOUD[-1]
        q *= loud
        near = 1 + abs(k[..., :3])
        k[..., :3] = -near
        k[..., 0], k[:, :ROWS, 1], k[:, -ROWS:, 2] = (
            near[..., 0],
            near[:, :ROWS, 1],
            near[:, -ROWS:, 2],
        )
        # The row that sees no key close by is the one that a single query is.
        late, early, away = np.resize(rng.permutation(queries)[:3], 3)[::-1]
        for row, column, length in ((late, 2, AWAY), (early, 1, AWAY), (away, 0, -AWAY)):
            q[:, row], q[:, row, column] = 0, length
        halves = in_threads(lambda wide: wide.astype(bfloat16), (q, k, v))
        return dict(zip("qkv", halves, strict=True))

    return inputs


def reference_of(causal: bool = False) -> Callable[[Shape, Arrays], Arrays]:
    """Return the answer in float64, some rows at a time, on all cores; a large answer in
    float32, which is off by far less than the tolerance."""

    def reference(shape: Shape, arrays: Arrays) -> Arrays:
        heads, queries, dim = arrays["q"].shape
        dtype = np.float32 if min(queries, arrays["k"].shape[1]) >= _LARGE else np.float64
        wide = {name: cast(arrays[name], np.dtype(dtype)) for name in "qkv"}
        out = np.empty(arrays["q"].shape, dtype)

        def attend(head: int, first: int) -> None:
            rows = slice(first, min(first + AT_ONCE, queries))
            q, k, v = (wide[name][head] for name in "qkv")
            scores = q[rows] @ k.T
            if causal:
                hidden = np.arange(len(k)) > np.arange(rows.start, rows.stop)[:, None]
                scores[hidden] = -np.inf
            scores -= scores.max(axis=1, keepdims=True)
            scores *= 1 / math.sqrt(dim)
            np.exp(scores, out=scores)
            out[head, rows] = scores @ v / scores.sum(axis=1, keepdims=True)

        places = [(head, first) for head in range(heads) for first in range(0, queries, AT_ONCE)]
        in_threads(lambda place: attend(*place), places)
        return {"out": out}

    return reference


def operand(name: str, rows: int = ROWS) -> MapArgument:
    """Q, K or V as a tensor map: boxes of ``rows`` of a head by 64 columns, in the 128B swizzle."""
    return MapArgument(name, name, (1, rows, 64), swizzle="128B", l2_promotion="256B")


def scale(dim: int = DIM) -> tuple[Argument, ...]:
    return scalars("float32", scale=math.log2(math.e) / math.sqrt(dim))


OUT = arrays("bfloat16", out=3)


def output(heads: int, queries: int, dim: int = DIM, rows: int = ROWS) -> Output:
    return Output("out", (heads, queries, dim), "bfloat16", (1, rows, dim))


def heads(counts: tuple[int, ...] = (1, 2), drawn: tuple[Counts, Counts] = ((1,), (2,))) -> Length:
    """The axis of heads."""
    return Length(1, tiles=counts, drawn=drawn)


def several_tiles_of_heads(axes: tuple[Axis, ...]) -> tuple[Demand, ...]:
    """Return a demand for two heads of two tiles of ``ROWS`` queries each, if there are
    exercises with several heads: with a single head, or a single tile, a block may confuse the
    two."""
    if not axes[0].legal(2):
        return ()
    few = tuple(axis.value(min(axis.choices()[0]), 0) for axis in axes[2:])
    return (
        Demand(
            "two heads of several tiles each",
            lambda shape: shape[0] > 1 and shape[1] > ROWS,
            lambda: (2, ROWS + ROWS // 2, *few),
        ),
    )


def idle_warpgroup(key_tiles: Callable[[Shape], int], example: Shape) -> Demand:
    """Return a demand for a block in which a warpgroup has no queries, for two passes through the
    rings: it must go on to release the stages."""
    return Demand(
        "a warpgroup without queries, for two passes through the rings",
        lambda shape: shape[1] <= ROWS and key_tiles(shape) > 2 * STAGES,
        lambda: example,
    )


def tiles_of_keys(shape: Shape) -> tuple[int, int, int]:
    """The sizes of a shape (heads, queries, tiles of keys)."""
    return (shape[0], shape[1], shape[2] * ROWS)


ONE_STAGE = 3 * TILE_BYTES + 8
TWO_RINGS = (1 + 2 * STAGES) * TILE_BYTES + 8 + 32 * STAGES


def attention_exercise(
    title: str,
    *,
    axes: tuple[Axis, ...],
    names: tuple[str, ...] = ("heads", "queries", "tiles"),
    points: tuple[float, float],
    sizes: Sizes = tiles_of_keys,
    threads: int = 128,
    rows: int = ROWS,
    shared_bytes: int = ONE_STAGE,
    causal: bool = False,
    demands: tuple[Demand, ...] = (),
    effects: tuple[Effect, ...] = (),
    to_write: tuple[str, ...] = (),
) -> Exercise:
    """An exercise with points for *correct* and for *synchronized*, and a block for each ``rows``
    queries of a head: kernel(q, k, v, out, ..., scale). ``names`` are those of the numbers of a
    shape; the kernel gets all but the heads and the queries."""

    def launch(shape: Shape) -> Launch:
        heads, queries, _ = sizes(shape)
        operands = (operand("q", rows), operand("k"), operand("v"))
        numbers = dict(zip(names, shape, strict=True))
        others = {name: numbers[name] for name in names if name not in ("heads", "queries")}
        return Launch(
            grid=(tiles_of(queries, rows), heads, 1),
            block=(threads, 1, 1),
            arguments=(*operands, *OUT, *scalars(**others), *scale()),
            outputs=(output(heads, queries, rows=rows),),
            shared_bytes=shared_bytes,
        )

    return Exercise(
        title=title,
        inputs=inputs_of(sizes),
        reference=reference_of(causal),
        launch=launch,
        points={"correct": points[0], "synchronized": points[1]},
        axes=axes,
        parameters=dict.fromkeys(names, 1),
        demands=(*several_tiles_of_heads(axes), *demands),
        values=VALUES,
        tolerance=TOLERANCE,
        effects=(*EFFECTS, WrittenOnce(), *effects),
        to_write=to_write,
    )
