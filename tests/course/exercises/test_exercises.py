"""Rules for every exercise: legal draws, references that fit, hints; and lookup by name."""

from __future__ import annotations

import re
import warnings
from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given

import harness
from harness.classroom.course.notebooks import grade_id, read_text_notebook
from harness.course import exercises
from harness.course.exercises.draws import Setting, at_least_once
from harness.course.exercises.exercise import (
    ArrayArgument,
    Exercise,
    Im2colArgument,
    MapArgument,
    Rung,
    ScalarArgument,
)
from harness.course.exercises.hints import CAUSES, hints_as_text, of_course
from harness.course.exercises.model_answers import SOLUTION_MARKS, model_answer
from harness.course.judge.compare import dtype_of, wrong_elements
from harness.course.judge.drawing import draw_shapes
from harness.course.judge.exploring import draw
from harness.course.judge.launching import _value
from harness.sanitizer.launch.plan import check_launch
from tests.course.exercises.drawn import ALL, KERNELS, SEEDS, draws, launches, scalar
from tests.labs.lab_tests import LABS, text_of
from tests.naming import names, naming
from tests.offenders import offenders

LARGE = exercises.get("tile-copy-large")
OUTPUTS = {"wrong-output", "unwritten-output", "input-modified"}
EXACT = {  # float64 references that the output's type holds exactly
    *("phase-counter", "ping-pong", "repair-deadlock", "many-copies-one-barrier", "store-5d"),
    *("drain", "stream-depth-1", "reuse-buffer"),
}


def test_names_are_unique_and_found():
    assert len(set(exercises.names())) == len(exercises.names())
    assert [exercise.name for exercise in ALL] == [*exercises.names()]


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


@pytest.mark.parametrize(
    ("change", "facts"),
    [
        ({"points": {"correct": 2.0, "pretty": 1.0, "fast": 2.0}}, ("['pretty']",)),
        ({"points": {"synchronized": 2.0, "fast": 2.0}}, ("'correct'",)),
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
    with pytest.raises(ValueError, match=naming(LARGE.title, *facts)):
        replace(LARGE, **change)


# -- what is drawn


@given(SEEDS)
def test_grading_draws_are_legal_and_meet_every_demand(seed: int) -> None:
    """Among the demands: a kernel with a launch's number written into its text must be found. Only
    the scale of attention is that of its dimension.
    """

    def check(exercise: Exercise) -> None:
        wanted = at_least_once(exercise.axes) + exercise.demands
        shapes = draw_shapes(exercise, seed)
        assert exercise.axes and len(set(shapes)) == len(shapes)
        passed: dict[str, set] = {}
        for shape in shapes:
            assert len(shape) == len(exercise.axes) and exercise.legal(shape), shape
            for axis, value in zip(exercise.axes, shape, strict=True):
                assert isinstance(axis, Setting) or axis.legal(value), (shape, axis)
            for argument in exercise.launch(shape).arguments:
                if isinstance(argument, ScalarArgument):
                    passed.setdefault(argument.name, set()).add(argument.value)
        missed = [demand.label for demand in wanted if not any(map(demand.meets, shapes))]
        assert not missed, (missed, shapes)
        same = {name for name, values in passed.items() if len(values) == 1}
        assert same <= ({"scale"} if exercise.name in exercises.names("09_attention") else set())

    assert offenders(KERNELS, check) == {}


@given(SEEDS)
def test_drawn_launches_are_legal_and_differ(seed: int) -> None:
    def check(exercise: Exercise) -> None:
        drawn = launches(exercise.name, seed)
        assert len(drawn) >= 2 and len({shape for shape, _ in drawn}) == len(drawn)
        for shape, launch in drawn:
            check_launch(launch.grid, launch.block, launch.cluster, launch.shared_bytes)
            assert max(shape) <= 1 << 20 and len(exercise.parameters) <= len(shape)
            for output in launch.outputs:
                assert len(output.tile) == len(output.shape)

    assert offenders(KERNELS, check) == {}


def test_inputs_and_references_fit_the_launch() -> None:
    """Names, types and shapes agree, and tensor maps over them break no rule."""
    gpu = harness.device("emulator")

    def check(exercise: Exercise) -> None:
        for shape, launch, inputs, expected in draws(exercise.name):
            before = {name: array.tobytes() for name, array in inputs.items()}
            again = exercise.reference(shape, inputs)
            # A reference that changes its input would hide bugs.
            assert before == {name: array.tobytes() for name, array in inputs.items()}
            assert {output.name for output in launch.outputs} == set(expected) == set(again)
            for output in launch.outputs:
                array = expected[output.name]
                assert array.shape == tuple(output.shape) and np.isfinite(array).all()
                assert array.dtype in (np.float64, np.int64, np.uint64)
                rounded = array.astype(dtype_of(output.dtype)).astype(np.float64)
                assert exercise.name not in EXACT or np.array_equal(rounded, array)
            buffers = {name: gpu.to_device(array) for name, array in inputs.items()}
            for buffer in (*launch.outputs, *launch.scratch):
                buffers[buffer.name] = gpu.empty(buffer.shape, dtype_of(buffer.dtype))
            for argument in launch.arguments:
                assert getattr(argument, "of", None) in buffers or not hasattr(argument, "of")
                if isinstance(argument, ArrayArgument):
                    passed = buffers[argument.of]
                    assert (str(passed.dtype), passed.ndim) == (argument.dtype, argument.ndim)
                planned = f"{argument.name}.box" in exercise.student_plan
                if isinstance(argument, MapArgument | Im2colArgument) and not planned:
                    _value(argument, buffers)  # raises where a rule is broken
            # So a card prints each number of a shape for what it is.
            extents = {n for buffer in (*buffers.values(), *launch.outputs) for n in buffer.shape}
            assert set(shape[: len(shape) - len(exercise.parameters)]) <= extents

    assert offenders(KERNELS, check) == {}
    assert {exercise.name for exercise in KERNELS} >= EXACT


def test_other_seeds_draw_other_inputs() -> None:
    def check(exercise: Exercise) -> None:
        shape = draws(exercise.name)[0].shape
        first, other = (exercise.inputs(shape, np.random.default_rng(seed)) for seed in (1, 2))
        assert any(not np.array_equal(first[name], other[name]) for name in first) or not first

    assert offenders(KERNELS, check) == {}


def test_the_references_accept_edges_and_special_values() -> None:
    """Finite numbers give no infinity and no NaN, so the order of operations is free."""

    def check(exercise: Exercise) -> None:
        for case in draw(exercise, 4):
            assert set(exercise.values) <= set(case.inputs)
            for output in case.launch.outputs:
                expected = case.expected[output.name]
                assert expected.shape == tuple(output.shape)
                rounded = expected.astype(dtype_of(output.dtype))
                assert not wrong_elements(rounded, expected, exercise.tolerance).any()

    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert offenders(KERNELS, check) == {}


def test_planned_fields_exist_in_the_exercise() -> None:
    def check(exercise: Exercise) -> None:
        launch = draws(exercise.name)[0].launch
        maps = {argument.name for argument in launch.arguments if isinstance(argument, MapArgument)}
        for name in exercise.student_plan:
            assert (
                name in ("grid", "block", "cluster", "shared_bytes") or name.split(".")[0] in maps
            )

    assert offenders(KERNELS, check) == {}


# -- hints and answers


def test_hints_have_three_levels_for_known_keys_and_no_emphasis() -> None:
    """A card shows code between backquotes, and every other character as it is."""

    def check(exercise: Exercise) -> None:
        assert set(exercise.hints) <= {*CAUSES, *OUTPUTS}
        assert {"wrong-output", "unwritten-output"} <= set(exercise.hints)
        assert all(len(levels) == 3 and all(levels) for levels in exercise.hints.values())
        hints = [hint for levels in exercise.hints.values() for hint in levels]
        prose = [re.sub("`[^`]*`", "", hint) for hint in hints]
        assert not [hint for hint in prose if re.search(r"\*\w[^*]*\*", hint)]

    assert offenders(KERNELS, check) == {}


def test_the_template_of_a_course_lists_the_current_hints() -> None:
    def check(exercise) -> None:
        hints = getattr(exercise, "hints", {})
        assert of_course(hints_as_text(exercise.name, hints), "f", [exercise.name]) == {
            exercise.name: hints
        }

    assert offenders(ALL, check) == {}


def test_each_answer_is_the_cell_of_the_lab_s_source() -> None:
    def check(lab: str) -> None:
        cells = {grade_id(cell): cell.source for cell in read_text_notebook(text_of(lab)).cells}
        for name in exercises.names(lab):
            lines = cells.get(f"{name}-kernel", "").splitlines()
            assert model_answer(name).splitlines() == [
                x for x in lines if x.strip() not in SOLUTION_MARKS
            ]

    assert offenders(LABS, check) == {}
    assert model_answer("stream-depth-2") == ""  # has no cell to complete


@pytest.mark.parametrize(
    ("name", "buffers", "tiles"),
    [
        ("bulk-stream-out", 2, "rows"),
        ("reuse-buffer", 2, "tiles"),
        ("ring-copy", 4, "tiles"),
        ("rms-norm", 4, "tiles"),
    ],
)
def test_rings_go_round_with_two_and_with_three_blocks(name: str, buffers: int, tiles: str) -> None:
    """A kernel with a number in place of `gridDim.x` must not pass."""
    grids = {
        case.launch.grid[0]
        for case in draw(exercises.get(name), 4)
        if scalar(case.launch, tiles) > 2 * buffers * case.launch.grid[0]
    }
    assert grids == {2, 3}
