"""The exercises as data: names, draws, references, and the rules an exercise must keep."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from harness import exercises
from harness.emulator.hazards import KINDS
from harness.exercises.exercise import Rung

ALL = [exercises.get(name) for name in exercises.names()]
LARGE = exercises.get("tile-copy-large")


def test_the_names():
    assert exercises.names() == ("tile-copy", "tile-copy-large")


@pytest.mark.parametrize(
    ("asked", "guess"), [("tile_copy", "'tile-copy'"), ("tilecopylarge", "'tile-copy-large'")]
)
def test_an_unknown_name_gets_the_nearest_and_the_list(asked, guess):
    with pytest.raises(exercises.UnknownExercise) as caught:
        exercises.get(asked)
    assert f"Did you mean {guess}?" in str(caught.value)
    assert "tile-copy, tile-copy-large" in str(caught.value)


@pytest.mark.parametrize("asked", [None, 3, "", "x" * 10_000])
def test_what_is_no_name_is_an_unknown_exercise_too(asked):
    with pytest.raises(exercises.UnknownExercise) as caught:
        exercises.get(asked)
    assert len(str(caught.value)) < 300


@pytest.mark.parametrize("exercise", ALL, ids=lambda e: e.name)
@pytest.mark.parametrize("seed", range(20))
def test_drawn_shapes_are_whole_tiles_and_tell_rows_from_columns(exercise, seed):
    shapes = exercise.shapes(np.random.default_rng(seed))
    assert len(shapes) == 2
    aspects = set()
    for shape in shapes:
        launch = exercise.launch(shape)
        (output,) = launch.outputs
        assert all(n % t == 0 and n > t for n, t in zip(shape, output.tile, strict=True))
        assert launch.grid == (shape[1] // output.tile[1], shape[0] // output.tile[0], 1)
        aspects.add(launch.grid[0] > launch.grid[1])
        assert launch.grid[0] != launch.grid[1]
    assert aspects == {True, False}


@pytest.mark.parametrize("exercise", ALL, ids=lambda e: e.name)
def test_the_reference_element_by_element(exercise):
    rng = np.random.default_rng(1)
    shape = exercise.shapes(rng)[0]
    inputs = exercise.inputs(shape, rng)
    src, expected = inputs["src"], exercise.reference(shape, inputs)["dst"]
    assert src.dtype == np.float32 and expected.dtype == np.float64
    height, width = exercise.launch(shape).outputs[0].tile
    for y, x in [(0, 0), (1, 2), (height, width), (shape[0] - 1, shape[1] - 1), (3, width + 1)]:
        index = (y % height) * width + x % width
        assert np.float32(expected[y, x]) == src[y, x] + np.float32(index)


def test_the_document_that_the_lab_comes_from():
    """Seed document: the bottom right tile of the 8x8 matrix 0..63, before and after."""
    exercise = exercises.get("tile-copy")
    matrix = np.arange(64, dtype=np.float32).reshape(8, 8)
    result = exercise.reference((8, 8), {"src": matrix})["dst"]
    assert result[4:, 4:].tolist() == [
        [36, 38, 40, 42],
        [48, 50, 52, 54],
        [60, 62, 64, 66],
        [72, 74, 76, 78],
    ]


@pytest.mark.parametrize("exercise", ALL, ids=lambda e: e.name)
def test_hints_have_three_levels_for_known_keys(exercise):
    others = {"wrong-output", "unwritten-output", "input-modified", "hang"}
    assert set(exercise.hints) <= set(KINDS) | others
    assert all(len(levels) == 3 for levels in exercise.hints.values())


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"points": {"correct": 2.0, "pretty": 1.0, "fast": 2.0}}, "unknown properties"),
        ({"points": {"correct": 2.0}}, "come together"),
        ({"benchmark": None}, "come together"),
        ({"benchmark": replace(LARGE.benchmark, ladder=())}, "must climb"),
        ({"benchmark": replace(LARGE.benchmark, ladder=(Rung(0.5, 1.0),))}, "must climb"),
        (
            {"benchmark": replace(LARGE.benchmark, ladder=(Rung(0.8, 1.0), Rung(0.5, 2.0)))},
            "must climb",
        ),
    ],
)
def test_an_exercise_that_contradicts_itself_is_refused(change, words):
    with pytest.raises(ValueError, match=words):
        replace(LARGE, **change)
