"""Every grading draw meets all of an exercise's demands on its shapes, for any seed."""

from __future__ import annotations

import numpy as np
import pytest

from harness import exercises
from harness.exercises.draws import Demand, Length, Setting, at_least_once, edges
from harness.exercises.exercise import Quiz, ScalarArgument
from harness.judge.exploring import draw_shapes

ALL = [exercises.get(name) for name in exercises.names()]
KERNELS = [exercise for exercise in ALL if not isinstance(exercise, Quiz)]
SEEDS = range(25)


@pytest.mark.parametrize("exercise", KERNELS, ids=lambda e: e.name)
def test_every_grading_draw_meets_every_demand(exercise):
    assert exercise.axes, "an exercise says what its shapes must have been"
    wanted = at_least_once(exercise.axes) + exercise.demands
    for seed in SEEDS:
        shapes = draw_shapes(exercise, seed)
        missed = [demand.label for demand in wanted if not any(map(demand.meets, shapes))]
        assert not missed, f"seed {seed}: {missed} in none of {shapes}"


@pytest.mark.parametrize("exercise", KERNELS, ids=lambda e: e.name)
def test_drawn_shapes_are_legal(exercise):
    for seed in SEEDS:
        shapes = draw_shapes(exercise, seed)
        assert len(set(shapes)) == len(shapes)
        for shape in shapes:
            assert len(shape) == len(exercise.axes) and exercise.legal(shape)
            for axis, value in zip(exercise.axes, shape, strict=True):
                assert isinstance(axis, Setting) or axis.legal(value), (shape, axis)


@pytest.mark.parametrize("exercise", KERNELS, ids=lambda e: e.name)
def test_no_grading_passes_a_scalar_that_is_always_the_same(exercise):
    """A kernel with the number written into its text must be found."""
    fixed = exercises.names("09_attention")  # their scale is their dimension's
    for seed in SEEDS[:5]:
        passed: dict[str, set] = {}
        for shape in draw_shapes(exercise, seed):
            for argument in exercise.launch(shape).arguments:
                if isinstance(argument, ScalarArgument):
                    passed.setdefault(argument.name, set()).add(argument.value)
        same = {name for name, values in passed.items() if len(values) == 1}
        assert same <= ({"scale"} if exercise.name in fixed else set())


@pytest.mark.parametrize("exercise", KERNELS, ids=lambda e: e.name)
def test_edges_can_be_run(exercise):
    for shape in draw_shapes(exercise, 3):
        launch = exercise.launch(shape)
        inputs = exercise.inputs(shape, np.random.default_rng(0))
        expected = exercise.reference(shape, inputs)
        for output in launch.outputs:
            assert expected[output.name].shape == tuple(output.shape)
            assert np.isfinite(expected[output.name]).all()


def test_an_extent_has_its_tiles_and_its_ends():
    extent = Length(tile=16, step=4, tiles=(1, 3), ends=(0, 1, -1))
    assert extent.choices() == ((1, 3), (0, 4, 12))
    assert [extent.value(3, end) for end in (0, 4, 12)] == [48, 36, 44]
    assert not extent.legal(6) and not extent.legal(0) and extent.legal(4)
    assert Length(tile=16, least=7).value(1, 1) == 17


def test_edge_cases_add_only_missing_shapes():
    axes = (Length(8, tiles=(1, 2)), Length(8, tiles=(1, 2)))
    demand = Demand("long", lambda shape: shape[0] > 70, lambda: (72, 8))
    rng = np.random.default_rng(0)
    first = edges(axes, (demand,), (), rng)
    wanted = (*at_least_once(axes), demand)
    assert all(any(map(each.meets, first)) for each in wanted)
    assert edges(axes, (demand,), first, rng) == ()
    for first_shape in first:  # each is needed
        others = tuple(shape for shape in first if shape != first_shape)
        assert not all(any(map(want.meets, others)) for want in wanted)


def test_whole_tiles_along_one_axis_meet_a_partial_one_along_the_other():
    axes = (Length(8, tiles=(1, 2)), Length(8, tiles=(1, 2)))
    shapes = edges(axes, (), (), np.random.default_rng(0))
    kinds = {(shape[0] % 8 == 0, shape[1] % 8 == 0) for shape in shapes}
    assert kinds == {(True, True), (True, False), (False, True), (False, False)}
