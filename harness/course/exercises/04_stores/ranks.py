"""Shared parts of the stores of ranks 1 to 5: threads compute a formula in shared memory, a single
thread stores the box.

Shapes are ragged: the last boxes reach over the edges, and the store clips them.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from harness.course.exercises.draws import Axis, Length, Setting, tiles_of
from harness.course.exercises.effects import Written, tensor_stores
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


def ragged(rng: np.random.Generator, tiles: range, tile: int, multiple: int = 1) -> int:
    """An extent of ``tiles`` boxes, the last of them cut: a multiple of ``multiple``, and none
    of ``tile``."""
    steps = tile // multiple
    cut = int(rng.integers(1, steps)) * multiple
    return (int(rng.choice(tiles)) - 1) * tile + cut


def unlike(first: Shape, second: Shape) -> bool:
    """Return True if two shapes differ in every extent."""
    return all(a != b for a, b in zip(first, second, strict=True))


THREADS = 128
EXACT = Tolerance()


def store_exercise(
    title: str,
    *,
    box: Shape,
    dtype: str,
    multiple: int,
    least: Shape,
    most: Shape,
    formula: Callable[[Shape, Arrays], np.ndarray],
    others: Callable[[Shape], tuple[Argument, ...]] = lambda shape: (),
    inputs: Callable[[Shape, np.random.Generator], Arrays] = lambda shape, rng: {},
    tolerance: Tolerance = EXACT,
    whole: tuple[int, ...] = (),
) -> Exercise:
    """The exercise `store-1d` to `store-5d`, by the rank of ``box``.

    ``multiple`` is of the innermost extent, in elements; ``least`` and ``most`` are boxes along
    each dimension, numpy order; ``whole`` are dimensions with the box's own extent.
    """
    rank = len(box)

    def extents(rng: np.random.Generator) -> Shape:
        drawn = []
        for d, tile in enumerate(box):
            tiles = range(least[d], most[d] + 1)
            inner = d == rank - 1
            if d in whole:
                drawn.append(tile)
            elif tile == 1:
                drawn.append(int(rng.choice(tiles)))
            else:
                drawn.append(ragged(rng, tiles, tile, multiple if inner else 1))
        return tuple(drawn)

    def axis(d: int) -> Axis:
        if d in whole:
            return Setting((box[d],))
        if box[d] == 1:
            return Length(1, tiles=(1, least[d], most[d]), ends=(0,))
        return Length(box[d], multiple if d == rank - 1 else 1, tiles=(1, least[d], most[d]))

    def shapes(rng: np.random.Generator) -> tuple[Shape, ...]:
        free = [d for d in range(rank) if d not in whole]
        while True:
            first, second = extents(rng), extents(rng)
            counts = [tuple(tiles_of(shape[d], box[d]) for d in free) for shape in (first, second)]
            if unlike(*counts) and not any(_square_digits(rank, count) for count in counts):
                return (first, second)

    def launch(shape: Shape) -> Launch:
        return Launch(
            grid=_grid(shape, box),
            block=(THREADS, 1, 1),
            arguments=(MapArgument("dst", "dst", box), *others(shape)),
            outputs=(Output("dst", shape, dtype, box),),
        )

    return Exercise(
        name=f"store-{rank}d",
        title=f"A store in {rank}D: {title}",
        shapes=shapes,
        inputs=inputs,
        reference=lambda shape, inputs: {"dst": formula(shape, inputs)},
        launch=launch,
        points={"correct": 1.0, "synchronized": 1.0},
        axes=tuple(axis(d) for d in range(rank)),
        tolerance=tolerance,
        effects=(Written("dst", tensor_stores(rank)),),
    )


def _square_digits(rank: int, count: Shape) -> bool:
    """Return True if the two outer numbers of boxes, which share a block index, are equal:
    separating them in the wrong order would go unnoticed."""
    return rank > 3 and count[0] == count[1]


def _grid(shape: Shape, box: Shape) -> tuple[int, int, int]:
    """Return a block for each box: x and y as they are, all outer dimensions in z. In 5D the
    innermost dimension, a single box wide, has no blocks of its own."""
    tiles = [tiles_of(extent, side) for extent, side in zip(shape, box, strict=True)]
    if len(tiles) == 5:
        tiles.pop()
    x, y, *outer = [*reversed(tiles), 1, 1][: max(3, len(tiles))]
    return (x, y, int(np.prod(outer)))
