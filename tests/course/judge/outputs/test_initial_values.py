"""Outputs with initial contents."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from harness.course import exercises
from harness.course.judge import judging
from harness.course.judge.exploring import Machines
from harness.course.judge.launching import make_plan
from tests.course.judge.fakes import SCHEDULES, FakeMachine, at_once, submission

SMALL = exercises.get("tile-copy")
LARGE = exercises.get("tile-copy-large")


def beginning_as_src(exercise):
    """The exercise with an output that starts as a copy of its input."""

    def launch(shape):
        planned = exercise.launch(shape)
        outputs = tuple(replace(output, initial="src") for output in planned.outputs)
        return replace(planned, outputs=outputs)

    return replace(exercise, launch=launch)


def judged(behavior: str, exercise, hardware=None):
    machines = Machines(FakeMachine(), SCHEDULES, at_once(hardware))
    submitted = submission(behavior, exercise.name)
    return judging.judge_on(machines, exercise, submitted, seed=7, limit_s=60.0)


def test_an_output_begins_as_a_copy_of_the_input_it_names():
    exercise, shape = beginning_as_src(SMALL), (8, 12)
    inputs = exercise.inputs(shape, np.random.default_rng(0))
    submitted = submission("right", exercise.name)
    _, buffers = make_plan(FakeMachine(), submitted, exercise.launch(shape), inputs)
    np.testing.assert_array_equal(buffers["dst"].copy_to_host(), inputs["src"])
    assert buffers["dst"].address != buffers["src"].address


def test_an_unchanged_initial_value_is_wrong_and_not_unwritten():
    verdict = judged("half_written", beginning_as_src(SMALL))
    assert [prop.status for prop in verdict.properties] == ["failed", "passed"]
    assert verdict.wrong is not None and verdict.wrong.unwritten_elements == 0
    assert verdict.wrong_hints == tuple(SMALL.hints["wrong-output"])


def test_an_output_with_an_initial_value_is_not_timed():
    with pytest.raises(ValueError, match=r"^tile-copy-large: "):
        judged("right", beginning_as_src(LARGE), FakeMachine("hopper"))
