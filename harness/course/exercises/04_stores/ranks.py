"""Shared parts of the stores of ranks 1 to 5: threads compute a formula in shared memory, a single
thread stores the box.

Shapes are ragged: the last boxes reach over the edges, and the store clips them.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from harness.course.exercises.draws import Axis, Shape, tiles_of
from harness.course.exercises.effects import Arrays, Written, tensor_stores
from harness.course.exercises.exercise import (
    Argument,
    Exercise,
    Launch,
    MapArgument,
    Output,
    Tolerance,
)

THREADS = 128
EXACT = Tolerance()


def store_exercise(
    title: str,
    *,
    box: Shape,
    dtype: str,
    axes: tuple[Axis, ...],
    formula: Callable[[Shape, Arrays], np.ndarray],
    others: Callable[[Shape], tuple[Argument, ...]] = lambda shape: (),
    inputs: Callable[[Shape, np.random.Generator], Arrays] = lambda shape, rng: {},
    tolerance: Tolerance = EXACT,
) -> Exercise:
    """The exercise `store-1d` to `store-5d`, by the rank of ``box``.

    Two shapes that are drawn differ in every extent; the two outer numbers of boxes of a shape,
    which share a block index, are unlike, so that separating them in the wrong order is noticed.
    """
    rank = len(box)

    def launch(shape: Shape) -> Launch:
        return Launch(
            grid=_grid(shape, box),
            block=(THREADS, 1, 1),
            arguments=(MapArgument("dst", "dst", box), *others(shape)),
            outputs=(Output("dst", shape, dtype, box),),
        )

    return Exercise(
        title=f"A store in {rank}D: {title}",
        inputs=inputs,
        reference=lambda shape, inputs: {"dst": formula(shape, inputs)},
        launch=launch,
        points={"correct": 1.0, "synchronized": 1.0},
        axes=axes,
        tolerance=tolerance,
        effects=(Written("dst", tensor_stores(rank)),),
    )


def _grid(shape: Shape, box: Shape) -> tuple[int, int, int]:
    """Return a block for each box: x and y as they are, all outer dimensions in z. In 5D the
    innermost dimension, a single box wide, has no blocks of its own."""
    tiles = [tiles_of(extent, side) for extent, side in zip(shape, box, strict=True)]
    if len(tiles) == 5:
        tiles.pop()
    x, y, *outer = [*reversed(tiles), 1, 1][: max(3, len(tiles))]
    return (x, y, int(np.prod(outer)))
