"""Kernels that are wrong for few shapes or few numbers lose points: an exercise demands both."""

from __future__ import annotations

import pytest

from harness.course import exercises
from tests.course.judge.hidden import BY_VALUE, HIDDEN, Hidden, judged


@pytest.mark.alike(8)
@pytest.mark.parametrize("hidden", HIDDEN, ids=lambda hidden: hidden.name)
def test_a_kernel_wrong_for_a_demanded_shape_loses_points(hidden: Hidden):
    assert judged(hidden, 7).properties[0].status == "failed"


@pytest.mark.alike(12)
@pytest.mark.parametrize("hidden", BY_VALUE, ids=lambda hidden: hidden.name)
def test_a_kernel_wrong_for_some_numbers_loses_points(hidden: Hidden):
    verdict = judged(hidden, 7)
    exercise = exercises.get(hidden.exercise)
    assert verdict.points < sum(p for name, p in exercise.points.items() if name != "fast")


def test_a_kernel_wrong_for_one_sign_keeps_its_synchronization_points():
    """A right result is wrong after negation; the matrix unit still computed it."""
    (hidden,) = (mistake for mistake in BY_VALUE if mistake.name == "one sign")
    verdict = judged(hidden, 7)
    assert [prop.status for prop in verdict.properties] == ["failed", "passed"]


def test_a_result_left_out_for_zero_is_reported_as_unwritten():
    """Also if the buffer already contains zeros."""
    (hidden,) = (mistake for mistake in BY_VALUE if mistake.name == "load-1d: x == 0")
    wrong = judged(hidden, 7).wrong
    assert wrong.unwritten_elements == wrong.wrong_elements > 0 and wrong.expected == 0
