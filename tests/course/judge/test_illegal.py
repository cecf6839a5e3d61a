"""Undefined behavior costs a right answer the points for synchronization; a fault costs all
points.
"""

from __future__ import annotations

import pytest

from harness.course import exercises
from harness.course.checking import submit
from tests import judge_here

from . import kernels


def judged(kernel):
    exercise = exercises.get("tile-copy")
    submitted = submit(exercise, kernel, exercise.launch((8, 8)))[0]
    return judge_here.ask_briefly(submitted, seed=3)


@pytest.mark.parametrize("name", kernels.ILLEGAL)
def test_an_illegal_access_does_not_get_full_points(name):
    verdict = judged(kernels.ILLEGAL[name])
    assert {h.kind for h in verdict.hazards if h.severity == "error"} == {"illegal-access"}
    assert verdict.points == 2.0 and verdict.problems == ()


@pytest.mark.parametrize("name", kernels.STOPPED)
def test_a_hardware_fault_earns_nothing(name):
    verdict = judged(kernels.STOPPED[name])
    assert verdict.points == 0.0
    assert [problem.kind for problem in verdict.problems] == ["fault"]
