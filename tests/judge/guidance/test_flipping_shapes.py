"""Shapes that a kernel's own conditions require: computed, few, and none for branches that cannot
flip.
"""

from __future__ import annotations

import numpy as np
import pytest

from harness import exercises
from harness.emulator.decisions import BOTH, FAILED, HELD, DecisionRecorder
from harness.emulator.program.lower import lowered
from harness.judge.exploring import draw_shapes
from harness.judge.guidance import shapes
from harness.judge.guidance.branches import NeedsALaunch, NoLaunch
from tests.judge.hidden import HIDDEN, Hidden, judged, submission_of

BY_NAME = {mistake.name: mistake for mistake in HIDDEN}
# Found by what the exercises demand; the others by the constants of the kernel alone.
DEMANDED = (
    "n = 4095 of 4096",
    "whole tiles",
    "power of two",
    "block > 3",
    "from frame 8",
    "odd tiles",
)
COMPUTED = (
    "single frame",
    "one element",
    "block 40",
    "block 150",
    "n = 5000",
    "a remainder",
    "round 21",
    "from frame 30",
    "stages from 32",
    "coefficient 40",
    "both at once",
    "blocks from 10",
    "24 tokens in a row",
    "thread 60 of block 5",
    "at most 9 tiles",
    "row 40",
    "until round 24",
    "until k tile 12",
)


def _lost(name: str, seed: int) -> tuple[bool, int]:
    """Return whether the kernel loses *correct*, and the number of shapes that coverage added."""
    hidden = BY_NAME[name]
    verdict = judged(hidden, seed)
    drawn = draw_shapes(exercises.get(hidden.exercise), seed)
    assert verdict.shapes[: len(drawn)] == drawn
    return verdict.properties[0].status == "failed", len(verdict.shapes) - len(drawn)


@pytest.mark.parametrize("name", DEMANDED)
def test_a_demand_of_the_exercise_finds_the_bug(name):
    lost, added = _lost(name, seed=7)
    assert lost and added == 0


@pytest.mark.alike(4)
@pytest.mark.parametrize("name", COMPUTED)
def test_a_constant_of_the_kernel_finds_the_bug(name):
    assert _lost(name, seed=7)[0]


def test_without_coverage_the_bug_is_hidden():
    """The control: these kernels are right on every drawn shape."""
    hidden = BY_NAME["block 150"]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(shapes, "MOST_FLIPPING", 0)
        assert judged(hidden, 7).properties[0].status == "passed"


def test_shapes_added_by_coverage_depend_on_the_seed():
    first, again = (judged(BY_NAME["block 40"], 11) for _ in range(2))
    assert first.shapes == again.shapes and first.wrong_run.shape == again.wrong_run.shape


RIGHT = (
    Hidden("as it is", "tile-copy", "thread = ", "thread = "),
    Hidden("as it is", "drain", "total = ", "total = "),
    Hidden("as it is", "transpose", "thread = ", "thread = "),
)


@pytest.mark.parametrize("hidden", RIGHT, ids=lambda hidden: hidden.exercise)
def test_conditions_that_no_shape_flips_cost_no_run(hidden):
    """Bounds that whole tiles never reach, and waits that succeed, are ignored."""
    verdict = judged(hidden, 7)
    assert verdict.passed
    assert verdict.shapes == draw_shapes(exercises.get(hidden.exercise), 7)


def test_conditions_are_identified_by_their_operands():
    submitted = submission_of(BY_NAME["both at once"], 7)
    conditions = shapes._conditions(lowered(submitted.ptx, submitted.entry, 0))
    assert {condition.constants for condition in conditions} >= {(9,), (6,), (6, 9)}


def test_conditions_are_kept_until_both_outcomes_are_seen():
    class Group:
        threads = np.array([3, 5])

    noting = DecisionRecorder(5)
    noting.note(4, Group, np.array([True, True]), np.array([7, 9]))
    outcomes = noting.decisions()
    assert outcomes.outcomes == {4: HELD} and outcomes.values == {4: (7, 9)}
    assert outcomes.threads == {4: (3, 5)}
    noting.note(4, Group, np.False_, np.int32(2))
    assert noting.decisions().outcomes == {4: BOTH} and FAILED | HELD == BOTH


def test_numbers_beyond_the_signed_range_are_kept():
    class Group:
        threads = np.array([0])

    noting = DecisionRecorder(1)
    for number in (2**64 - 1, 5, 2**63):
        noting.note(0, Group, np.True_, np.array([number], np.uint64))
    assert noting.decisions().values == {0: (5, 2**64 - 1)}


def test_conditions_on_memory_are_skipped():
    """A parameter that is not an integer, a register known only at launch, an address."""
    submitted = submission_of(BY_NAME["block 40"], 7)
    kernel = lowered(submitted.ptx, submitted.entry, 0)
    exercise = exercises.get("highest-bit")
    shape = draw_shapes(exercise, 7)[0]
    search = shapes._Search(exercise, kernel, [])
    candidates = shapes._Candidates(exercise, kernel, [], [shape])
    candidates.parameters = [{}]
    for condition in (c for c in shapes._conditions(kernel) if c.slice is not None):
        search.outcomes = {condition.sites[0]: FAILED}
        assert search.strengths(condition, candidates).shape == (1,)
    with pytest.raises(NeedsALaunch):
        shapes.special("%laneid", candidates.launches, np.zeros(1, int), np.zeros((1, 4), int))
    with pytest.raises(NeedsALaunch):
        _ = NoLaunch().windows
