"""The ladder, and the three outcomes of a speed measurement."""

from __future__ import annotations

import pytest

from harness.course import exercises
from harness.course.exercises.exercise import Rung
from harness.course.judge.scoring import SpeedResult, climb, score_fast
from harness.course.judge.verdict import BenchmarkFigures, PropertyVerdict

LARGE = exercises.get("tile-copy-large")
RIGHT = PropertyVerdict("correct", "passed", 2.0, 2.0, "")
WRONG = PropertyVerdict("correct", "failed", 0.0, 2.0, "")
LADDER = (Rung(0.5, 1.0), Rung(0.8, 2.0))


def figures(fraction: float) -> BenchmarkFigures:
    return BenchmarkFigures((64, 32), 16384, 10, 1.0, fraction, 1.0, 1.0, fraction, "H200", "", "")


@pytest.mark.parametrize(
    ("fraction", "points"),
    [(0.0, 0.0), (0.499, 0.0), (0.5, 1.0), (0.79, 1.0), (0.8, 2.0), (3, 2.0)],
)
def test_the_ladder(fraction, points):
    assert climb(LADDER, fraction) == points


def test_the_top_rung_passes_and_a_lower_rung_names_the_gap():
    top, middle = (LARGE.benchmark.ladder[i].fraction for i in (-1, 0))
    passed = score_fast(
        LARGE.benchmark.ladder, RIGHT, SpeedResult("measured", figures(top)), "credit"
    )
    assert (passed.status, passed.earned) == ("passed", LARGE.points["fast"])
    partial = score_fast(
        LARGE.benchmark.ladder, RIGHT, SpeedResult("measured", figures(middle)), "credit"
    )
    assert (partial.status, partial.earned) == ("failed", LARGE.benchmark.ladder[0].points)
    assert f"from {top:.2f}" in partial.reason


@pytest.mark.parametrize(("fraction", "earned"), [(0.996, 5.0), (0.9949, 4.0)])
def test_the_cards_speed_is_the_scored_speed(fraction, earned):
    """It has two decimals, and "1.00; all points are given from 1.00" gives all points."""
    ladder = (Rung(0.95, 4.0), Rung(1.0, 5.0))
    fast = score_fast(ladder, RIGHT, SpeedResult("measured", figures(fraction)), "credit")
    assert fast.earned == earned
    assert fast.reason.startswith(f"{fraction:.2f} of")


def test_a_timing_that_failed_earns_nothing():
    failed = score_fast(
        LARGE.benchmark.ladder, RIGHT, SpeedResult("failed", reason="wrong after timing"), "credit"
    )
    assert (failed.status, failed.earned, failed.reason) == ("failed", 0.0, "wrong after timing")


def test_a_wrong_kernel_earns_nothing_for_speed():
    fast = score_fast(
        LARGE.benchmark.ladder, WRONG, SpeedResult("measured", figures(2.0)), "credit"
    )
    assert (fast.status, fast.earned) == ("not-run", 0.0)


@pytest.mark.parametrize(("policy", "earned"), [("credit", 2.0), ("withhold", 0.0)])
def test_without_a_hopper_gpu(policy, earned):
    fast = score_fast(LARGE.benchmark.ladder, RIGHT, None, policy)
    assert (fast.status, fast.earned, fast.possible) == ("not-measured", earned, 2.0)


UNSYNCHRONIZED = PropertyVerdict("synchronized", "failed", 0.0, 3.0, "")


def test_credit_needs_a_synchronized_kernel_but_a_measured_speed_does_not():
    credited = score_fast(LARGE.benchmark.ladder, RIGHT, None, "credit", UNSYNCHRONIZED)
    assert (credited.status, credited.earned) == ("not-measured", 0.0)
    measured = SpeedResult("measured", figures(2.0))
    fast = score_fast(LARGE.benchmark.ladder, RIGHT, measured, "credit", UNSYNCHRONIZED)
    assert (fast.status, fast.earned) == ("passed", 2.0)
