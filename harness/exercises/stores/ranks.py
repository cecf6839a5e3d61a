"""A store in each rank: threads compute a formula in shared memory, one thread stores the box.

    store-1d   a Welch window                            float32[n]
    store-2d   the XOR test pattern of an image          uint8[y, x]
    store-3d   the signed distance to a sphere           float32[z, y, x]
    store-4d   a batch of label maps as one-hot planes   float32[n, c, y, x]
    store-5d   a rotating flow: u, v, w and pressure     float32[t, z, y, x, component]

Shapes are ragged: the last boxes reach over the edges, and the store clips them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

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
from harness.exercises.stores.shared_hints import STORE_HINTS, ragged, tiles_of, unlike

THREADS = 128
EXACT = Tolerance()


@dataclass(frozen=True)
class _Store:
    """What differs between the ranks. ``multiple``: of the innermost extent, in elements.
    ``least`` and ``most``: boxes along each dimension, numpy order."""

    title: str
    box: Shape
    dtype: str
    multiple: int
    least: Shape
    most: Shape
    formula: Callable[[Shape, Arrays], np.ndarray]
    hint: tuple[str, str, str]
    others: Callable[[Shape], tuple[Argument, ...]] = lambda shape: ()
    inputs: Callable[[Shape, np.random.Generator], Arrays] = lambda shape, rng: {}
    tolerance: Tolerance = EXACT
    whole: tuple[int, ...] = ()  # dimensions with the box's own extent


def _window(shape: Shape, inputs: Arrays) -> np.ndarray:
    (n,) = shape
    return 1.0 - ((2.0 * np.arange(n) - (n - 1)) / (n - 1)) ** 2


def _pattern(shape: Shape, inputs: Arrays) -> np.ndarray:
    y, x = np.indices(shape)
    return ((x ^ y) & 255).astype(np.float64)


def radius(shape: Shape) -> float:
    """Of the sphere in a volume: half of its longest side."""
    return max(shape) / 2


def _sphere(shape: Shape, inputs: Arrays) -> np.ndarray:
    z, y, x = np.indices(shape, dtype=np.float64)
    return np.sqrt(x * x + y * y + z * z) - radius(shape)


def _one_hot(shape: Shape, inputs: Arrays) -> np.ndarray:
    classes = np.arange(shape[1]).reshape(1, -1, 1, 1)
    return (inputs["labels"][:, None] == classes).astype(np.float64)


def _labels(shape: Shape, rng: np.random.Generator) -> Arrays:
    n, classes, height, width = shape
    return {"labels": rng.integers(0, classes, (n, height, width), dtype=np.int32)}


def _flow(shape: Shape, inputs: Arrays) -> np.ndarray:
    t, z, y, x = np.indices(shape[:4], dtype=np.float64)
    rate = t + 1
    return np.stack([-rate * y, rate * x, z, rate * rate * (x * x + y * y) / 2], axis=-1)


_STORES = {
    1: _Store(
        title="a Welch window",
        box=(256,),
        dtype="float32",
        multiple=4,
        least=(3,),
        most=(7,),
        formula=_window,
        others=lambda shape: (ScalarArgument("n", shape[0], "int32"),),
        tolerance=Tolerance(rtol=1e-6, atol=1e-6),
        hint=(
            "The window is given as code. Is each part of it stored where it belongs?",
            "Block b fills and stores the 256 elements from b * 256 on.",
            "`c0` is `cuda.blockIdx.x * 256`, in elements; pass it to the store unchanged.",
        ),
    ),
    2: _Store(
        title="a test pattern",
        box=(16, 64),
        dtype="uint8",
        multiple=16,
        least=(2, 2),
        most=(6, 6),
        formula=_pattern,
        hint=(
            "Is the pattern wrong, or is it right and in the wrong place?",
            "x is the column in the image, not in the tile: c0 + col. The store takes the "
            "column first.",
            "`c0 = blockIdx.x * 64`, `c1 = blockIdx.y * 16`; "
            "`tile[row, col] = ((c0 + col) ^ (c1 + row)) & 255`; store at `c0, c1`.",
        ),
    ),
    3: _Store(
        title="the distance to a sphere",
        box=(4, 8, 32),
        dtype="float32",
        multiple=4,
        least=(2, 2, 2),
        most=(4, 4, 4),
        formula=_sphere,
        others=lambda shape: (ScalarArgument("radius", radius(shape), "float32"),),
        tolerance=Tolerance(rtol=1e-5, atol=1e-4),
        hint=(
            "Which of the three coordinates of a wrong element would give the value it has?",
            "The tile's shape is (z, y, x), the store takes x, y, z; blockIdx.x goes with x.",
            "`c0 = blockIdx.x * 32`, `c1 = blockIdx.y * 8`, `c2 = blockIdx.z * 4`; "
            "x is `c0 + col`, y is `c1 + row`, z is `c2 + plane`.",
        ),
    ),
    4: _Store(
        title="one-hot planes of a batch",
        box=(1, 4, 4, 32),
        dtype="float32",
        multiple=4,
        least=(2, 2, 2, 2),
        most=(3, 3, 4, 4),
        formula=_one_hot,
        inputs=_labels,
        others=lambda shape: (
            ArrayArgument("labels", "labels", "int32", 3),
            ScalarArgument("channel_tiles", tiles_of(shape[1], 4), "int32"),
        ),
        hint=(
            "Three block indices, four coordinates: which two share one?",
            "blockIdx.z counts image by image and, within an image, box by box of channels.",
            "`c2 = blockIdx.z % channel_tiles * 4`, `c3 = blockIdx.z // channel_tiles`; a label "
            "is read at `[c3, c1 + row, c0 + col]`, inside the image only.",
        ),
    ),
    5: _Store(
        title="a rotating flow",
        box=(1, 2, 4, 8, 4),
        dtype="float32",
        multiple=1,
        least=(2, 2, 2, 2, 1),
        most=(3, 3, 4, 4, 1),
        formula=_flow,
        others=lambda shape: (ScalarArgument("z_tiles", tiles_of(shape[1], 2), "int32"),),
        whole=(4,),
        hint=(
            "Which component is wrong, and which coordinate does it hang on?",
            "c0 is the component: always 0, for the box holds all four. x is c1, y is c2, z is "
            "c3, t is c4.",
            "`c1 = blockIdx.x * 8`, `c2 = blockIdx.y * 4`, `c3 = blockIdx.z % z_tiles * 2`, "
            "`c4 = blockIdx.z // z_tiles`; the rate is `c4 + 1`.",
        ),
    ),
}


def _exercise(rank: int, store: _Store) -> Exercise:
    def extents(rng: np.random.Generator) -> Shape:
        drawn = []
        for d, tile in enumerate(store.box):
            tiles = range(store.least[d], store.most[d] + 1)
            inner = d == rank - 1
            if d in store.whole:
                drawn.append(tile)
            elif tile == 1:
                drawn.append(int(rng.choice(tiles)))
            else:
                drawn.append(ragged(rng, tiles, tile, store.multiple if inner else 1))
        return tuple(drawn)

    def shapes(rng: np.random.Generator) -> tuple[Shape, ...]:
        free = [d for d in range(rank) if d not in store.whole]
        while True:
            first, second = extents(rng), extents(rng)
            counts = [
                tuple(tiles_of(shape[d], store.box[d]) for d in free) for shape in (first, second)
            ]
            if unlike(*counts) and not any(_square_digits(rank, count) for count in counts):
                return (first, second)

    def launch(shape: Shape) -> Launch:
        return Launch(
            grid=_grid(shape, store.box),
            block=(THREADS, 1, 1),
            arguments=(MapArgument("dst", "dst", store.box), *store.others(shape)),
            outputs=(Output("dst", shape, store.dtype, store.box),),
        )

    return Exercise(
        name=f"store-{rank}d",
        title=f"A store in {rank}D: {store.title}",
        shapes=shapes,
        inputs=store.inputs,
        reference=lambda shape, inputs: {"dst": store.formula(shape, inputs)},
        launch=launch,
        points={"correct": 1.0, "synchronised": 1.0},
        tolerance=store.tolerance,
        uses=(
            Use(
                f"a {rank}D TMA store (cp.async.bulk.tensor.{rank}d, shared to global)",
                (f"cp.async.bulk.tensor.{rank}d.global.shared::cta*",),
            ),
        ),
        hints={**STORE_HINTS, "wrong-output": store.hint},
    )


def _square_digits(rank: int, count: Shape) -> bool:
    """Whether the two outer numbers of boxes, which share a block index, are equal: taking them
    apart the wrong way round would go unnoticed."""
    return rank > 3 and count[0] == count[1]


def _grid(shape: Shape, box: Shape) -> tuple[int, int, int]:
    """A block for each box: x and y as they are, all that is further out in z. In 5D the
    innermost dimension, one box wide, has no blocks of its own."""
    tiles = [tiles_of(extent, side) for extent, side in zip(shape, box, strict=True)]
    if len(tiles) == 5:
        tiles.pop()
    x, y, *outer = [*reversed(tiles), 1, 1][: max(3, len(tiles))]
    return (x, y, int(np.prod(outer)))


EXERCISES = tuple(_exercise(rank, store) for rank, store in _STORES.items())
