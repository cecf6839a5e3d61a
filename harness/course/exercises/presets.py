"""Presets for usual exercises: a first exercise takes some thirty lines with them.

`copy_exercise` is an exercise whose output has the input's numbers, perhaps in another place.
`tiled_launch`, `normal_input` and `copy_benchmark` are fields of an `Exercise` that many share, and
`arrays` and `scalars` arguments of a launch. A
lab's folder may have presets of its own, such as ``gemm_exercise`` and ``attention_exercise``.
Large references are computed row by row on all cores, with no array in between that is as large.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar

import numpy as np

from harness.base.processes.parallel import in_threads, slices
from harness.course.exercises.draws import BITS, Axis, Shape, normal, tiles_of
from harness.course.exercises.effects import Effect
from harness.course.exercises.exercise import (
    SAME_BITS,
    Argument,
    ArrayArgument,
    Arrays,
    Benchmark,
    Exercise,
    Launch,
    Output,
    PropertyName,
    Rung,
    ScalarArgument,
)

_AT_ONCE = 1 << 19  # elements
_wanted: ContextVar[np.dtype | None] = ContextVar("_wanted", default=None)


@contextmanager
def rounded_to(dtype: np.dtype) -> Iterator[None]:
    """In this block, round the results of `by_rows` to ``dtype``, piece by piece, without a
    gigabyte in float64."""
    before = _wanted.set(dtype)
    try:
        yield
    finally:
        _wanted.reset(before)


def by_rows(of: Callable[[slice], np.ndarray], shape: Shape, together: int = 1) -> np.ndarray:
    """Return float64 of ``shape``, whose slices along the first axis are ``of(rows)``. Rows of a
    multiple of ``together`` begin a slice."""
    result = np.empty(shape, _wanted.get() or np.float64)
    rows = max(1, _AT_ONCE * shape[0] // max(1, math.prod(shape)) // together) * together

    def compute(part: slice) -> None:
        result[part] = np.asarray(of(part), np.float64)

    in_threads(compute, slices(shape[0], rows))
    return result


Inputs = Callable[[Shape, np.random.Generator], Arrays]


def copy_exercise(
    title: str,
    *,
    axes: tuple[Axis, ...],
    launch: Callable[[Shape], Launch],
    points: Mapping[PropertyName, float],
    effects: tuple[Effect, ...],
    source: str = "src",
    inputs: Inputs | None = None,
    moved: Callable[[np.ndarray], np.ndarray] = lambda array: array,
    benchmark: Benchmark | None = None,
) -> Exercise:
    """Return an exercise whose only output is ``moved(source)``, bit for bit.

    ``inputs`` draws the array ``source``: by default, standard normal float32 of the exercise's
    shape. ``moved`` returns its elements as the output has them: a part, a transpose, another
    order. For further fields, use `dataclasses.replace` on the result.
    """

    def reference(shape: Shape, inputs: Arrays) -> Arrays:
        (output,) = launch(shape).outputs
        view = moved(inputs[source])
        return {output.name: by_rows(lambda rows: view[rows], view.shape)}

    return Exercise(
        title=title,
        inputs=inputs or normal_input(source),
        reference=reference,
        launch=launch,
        points=points,
        values={source: BITS},
        tolerance=SAME_BITS,
        axes=axes,
        effects=effects,
        benchmark=benchmark,
    )


def tiled_launch(
    tile: Shape,
    threads: int,
    arguments: Callable[[Shape], tuple[Argument, ...]],
    output: Callable[[Shape], Output],
    shared_bytes: int = 0,
) -> Callable[[Shape], Launch]:
    """Return a launch with a single output and a block for each ``tile`` of the shape's first axes,
    1 to 3 of them. The grid's x counts tiles along the innermost of these."""

    def launch(shape: Shape) -> Launch:
        tiles = [tiles_of(extent, side) for extent, side in zip(shape, tile, strict=False)]
        x, y, z = (*reversed(tiles), *[1] * (3 - len(tiles)))
        return Launch(
            grid=(x, y, z),
            block=(threads, 1, 1),
            arguments=arguments(shape),
            outputs=(output(shape),),
            shared_bytes=shared_bytes,
        )

    return launch


def arrays(dtype: str = "float32", /, **dimensions: int) -> tuple[ArrayArgument, ...]:
    """Return arguments that are whole arrays: their names, and how many dimensions each has."""
    return tuple(ArrayArgument(name, name, dtype, ndim) for name, ndim in dimensions.items())


def scalars(dtype: str = "int32", /, **values: float) -> tuple[ScalarArgument, ...]:
    """Return arguments that are numbers, by name."""
    return tuple(ScalarArgument(name, value, dtype) for name, value in values.items())


def normal_input(name: str = "src") -> Inputs:
    """Return a draw of an input: standard normal float32 of the exercise's shape."""
    return lambda shape, rng: {name: normal(rng, shape)}


def copy_benchmark(
    *ladder: Rung,
    shape: Shape = (16384, 8192),
    bytes_moved: Callable[[Shape], int] = lambda shape: 2 * math.prod(shape) * 4,
) -> Benchmark:
    """Return a benchmark next to the library's copy: by default, of float32 of ``shape``, read and
    written once. These are 512 MiB each way, far more than the 60 MiB of an H200's L2."""
    return Benchmark(shape=shape, bytes_moved=bytes_moved, ladder=ladder)
