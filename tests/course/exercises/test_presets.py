"""Presets of exercises: the fields that they fill in, and references of large shapes."""

from __future__ import annotations

import numpy as np
import pytest

from harness.course.exercises import presets as room
from harness.course.exercises.draws import BITS, Length
from harness.course.exercises.effects import BULK_STORES, Written
from harness.course.exercises.exercise import SAME_BITS, ArrayArgument, Output, Rung
from harness.course.exercises.presets import (
    by_rows,
    copy_benchmark,
    copy_exercise,
    rounded_to,
    tiled_launch,
)
from harness.sanitizer.isa.types import BFLOAT16

SOURCE, TARGET = ArrayArgument("a", "a", "float32", 2), ArrayArgument("b", "b", "float32", 2)


def launch_of(*tile):
    return tiled_launch(
        tile, 64, lambda shape: (SOURCE, TARGET), lambda shape: Output("b", shape, "float32", tile)
    )


def transposed():
    return copy_exercise(
        "A transpose",
        axes=(Length(4), Length(4)),
        launch=launch_of(4, 4),
        points={"correct": 1.0},
        effects=(Written("b", BULK_STORES),),
        source="a",
        moved=lambda array: array.T,
    )


@pytest.mark.parametrize(
    "tile, shape, grid",
    [((4,), (9,), (3, 1, 1)), ((4, 8), (4, 17), (3, 1, 1)), ((1, 2, 3), (5, 7, 9), (3, 4, 5))],
)
def test_a_block_for_each_tile_and_x_along_the_innermost_axis(tile, shape, grid):
    launch = launch_of(*tile)(shape)
    assert (launch.grid, launch.block, launch.arguments) == (grid, (64, 1, 1), (SOURCE, TARGET))


def test_a_grid_with_four_axes_is_refused():
    with pytest.raises(ValueError):
        launch_of(1, 1, 1, 1)((2, 2, 2, 2))


def test_the_reference_of_a_copy_is_its_source_bit_for_bit():
    exercise = transposed()
    inputs = exercise.inputs((4, 8), np.random.default_rng(0))
    assert inputs["a"].dtype == np.float32
    expected = exercise.reference((4, 8), inputs)["b"]
    assert np.array_equal(expected, inputs["a"].T.astype(np.float64))


def test_a_copy_is_graded_by_bits_with_any_number_among_its_inputs():
    exercise = transposed()
    assert exercise.tolerance is SAME_BITS
    assert exercise.values == {"a": BITS}


def test_a_copys_benchmark_counts_each_byte_read_and_written():
    benchmark = copy_benchmark(Rung(0.5, 1.0), shape=(3, 5))
    assert benchmark.bytes_moved(benchmark.shape) == 2 * 3 * 5 * 4
    assert benchmark.library == "copy"


# -- references by rows: the same numbers as for all rows at once, in the requested type


@pytest.mark.parametrize("together", [1, 6])
def test_rows_are_split_into_whole_groups_without_loss(monkeypatch, together):
    monkeypatch.setattr(room, "_AT_ONCE", 40)
    asked = []

    def rows_of_output(rows: slice) -> np.ndarray:
        asked.append(rows)
        return np.arange(rows.start * 3, rows.stop * 3, dtype=np.float64).reshape(-1, 3) / 7

    rounded = by_rows(rows_of_output, (50, 3), together)
    assert (
        np.array_equal(rounded, np.arange(150).reshape(50, 3) / 7) and rounded.dtype == np.float64
    )
    assert len(asked) > 3 and all(rows.start % together == 0 for rows in asked)


@pytest.mark.parametrize("dtype", [np.dtype(np.float32), BFLOAT16, np.dtype(np.float64)], ids=str)
def test_the_reference_is_rounded_once_from_float64(dtype):
    rng = np.random.default_rng(2)
    exact = rng.standard_normal((300, 7))
    with rounded_to(dtype):
        rounded = by_rows(lambda rows: exact[rows], exact.shape)
    assert rounded.dtype == dtype and np.array_equal(rounded, exact.astype(dtype))
    assert by_rows(lambda rows: exact[rows], exact.shape).dtype == np.float64
