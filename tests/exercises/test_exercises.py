"""Requirements for every exercise: legal draws, references that fit, hints; and lookup by name."""

from __future__ import annotations

import re
from dataclasses import replace

import numpy as np
import pytest

from harness import exercises
from harness.diagnosis import KINDS
from harness.exercises.exercise import MapArgument, Quiz, Rung
from harness.judge.finding_hints import HEADINGS
from tests.naming import names, naming

ALL = [exercises.get(name) for name in exercises.names()]
KERNELS = [exercise for exercise in ALL if not isinstance(exercise, Quiz)]
LARGE = exercises.get("tile-copy-large")
PROBLEMS = {"wrong-output", "unwritten-output", "input-modified", "hang", "fault"}


def test_names_are_unique_and_found():
    assert len(set(exercises.names())) == len(exercises.names())
    assert all(exercise.name == name for name, exercise in zip(exercises.names(), ALL, strict=True))


@pytest.mark.parametrize(
    ("asked", "guess"), [("tile_copy", "'tile-copy'"), ("tilecopylarge", "'tile-copy-large'")]
)
def test_an_unknown_name_gets_the_nearest_and_the_list(asked, guess):
    with pytest.raises(exercises.UnknownExercise) as caught:
        exercises.get(asked)
    assert names(str(caught.value), guess, *exercises.names())


@pytest.mark.parametrize("asked", [None, 3, "", "x" * 10_000])
def test_an_invalid_name_is_an_unknown_exercise_too(asked):
    with pytest.raises(exercises.UnknownExercise) as caught:
        exercises.get(asked)
    assert len(str(caught.value)) < 3000


@pytest.mark.parametrize("exercise", KERNELS, ids=lambda e: e.name)
@pytest.mark.parametrize("seed", range(5))
def test_draws_fit_the_launch(exercise, seed):
    """At least two different shapes; inputs and references with the launch's names."""
    shapes = exercise.shapes(np.random.default_rng(seed))
    assert len(shapes) >= 2 and len(set(shapes)) == len(shapes)
    for shape in shapes:
        launch = exercise.launch(shape)
        inputs = exercise.inputs(shape, np.random.default_rng(seed))
        before = {name: array.copy() for name, array in inputs.items()}
        expected = exercise.reference(shape, inputs)
        assert {output.name for output in launch.outputs} == set(expected)
        for output in launch.outputs:
            assert expected[output.name].shape == tuple(output.shape)
            assert expected[output.name].dtype in (np.float64, np.int64, np.uint64)
            assert len(output.tile) == len(output.shape)
        for name, array in inputs.items():  # a reference that changes its input would hide bugs
            np.testing.assert_array_equal(array.view(np.uint8), before[name].view(np.uint8))
        buffers = set(inputs) | set(expected) | {scratch.name for scratch in launch.scratch}
        for argument in launch.arguments:
            assert getattr(argument, "of", None) in buffers or not hasattr(argument, "of")


@pytest.mark.parametrize("exercise", KERNELS, ids=lambda e: e.name)
def test_a_number_of_a_shape_is_an_extent_of_an_array_or_a_named_parameter(exercise):
    """So a card prints each number for what it is."""
    rng = np.random.default_rng(0)
    for shape in exercise.shapes(rng):
        assert max(shape) <= 1 << 20 and len(exercise.parameters) <= len(shape)
        launch, inputs = exercise.launch(shape), exercise.inputs(shape, rng)
        buffers = (*launch.outputs, *launch.scratch, *inputs.values())
        extents = {extent for buffer in buffers for extent in buffer.shape}
        assert set(shape[: len(shape) - len(exercise.parameters)]) <= extents


@pytest.mark.parametrize("exercise", KERNELS, ids=lambda e: e.name)
def test_other_seeds_draw_other_inputs(exercise):
    shape = exercise.shapes(np.random.default_rng(0))[0]
    first, other = (exercise.inputs(shape, np.random.default_rng(seed)) for seed in (1, 2))
    assert any(not np.array_equal(first[name], other[name]) for name in first) or not first


@pytest.mark.parametrize("exercise", KERNELS, ids=lambda e: e.name)
def test_hints_have_three_levels_for_known_keys(exercise):
    assert set(exercise.hints) <= set(KINDS) | PROBLEMS | HEADINGS
    assert {"wrong-output", "unwritten-output"} <= set(exercise.hints)
    assert all(len(levels) == 3 and all(levels) for levels in exercise.hints.values())


@pytest.mark.parametrize("exercise", KERNELS, ids=lambda e: e.name)
def test_a_hint_has_no_emphasis(exercise):
    """A card shows code between backquotes, and every other character as it is."""
    prose = [re.sub("`[^`]*`", "", hint) for levels in exercise.hints.values() for hint in levels]
    assert not [hint for hint in prose if re.search(r"\*\w[^*]*\*", hint)]


@pytest.mark.parametrize("exercise", KERNELS, ids=lambda e: e.name)
def test_planned_fields_exist_in_the_exercise(exercise):
    launch = exercise.launch(exercise.shapes(np.random.default_rng(0))[0])
    maps = {argument.name for argument in launch.arguments if isinstance(argument, MapArgument)}
    for name in exercise.student_plan:
        assert name in ("grid", "block", "cluster", "shared_bytes") or name.split(".")[0] in maps


@pytest.mark.parametrize(
    ("change", "facts"),
    [
        ({"points": {"correct": 2.0, "pretty": 1.0, "fast": 2.0}}, ("['pretty']",)),
        ({"points": {"synchronised": 2.0, "fast": 2.0}}, ("'correct'",)),
        ({"points": {"correct": 2.0}}, ("'fast'",)),
        ({"benchmark": None}, ("'fast'",)),
        ({"benchmark": replace(LARGE.benchmark, ladder=())}, ("[]", 2.0)),
        ({"benchmark": replace(LARGE.benchmark, ladder=(Rung(0.5, 1.0),))}, ("[(0.5, 1.0)]", 2.0)),
        (
            {"benchmark": replace(LARGE.benchmark, ladder=(Rung(0.8, 1.0), Rung(0.5, 2.0)))},
            ("[(0.8, 1.0), (0.5, 2.0)]", 2.0),
        ),
    ],
)
def test_an_exercise_that_contradicts_itself_is_refused(change, facts):
    with pytest.raises(ValueError, match=naming("tile-copy-large", *facts)):
        replace(LARGE, **change)
