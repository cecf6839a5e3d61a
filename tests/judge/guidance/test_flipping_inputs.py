"""Numbers that a kernel compares with are put into its inputs if its exercise admits them."""

from __future__ import annotations

import numpy as np
import pytest

from harness import exercises
from harness.exercises.draws import BITS, EXACT_SUMS, FLOATS, SUMMED
from harness.judge import exploring
from harness.judge.exploring import draw_shapes
from harness.judge.guidance import inputs
from tests.judge.hidden import BY_DATA, BY_VALUE, Hidden, judged


@pytest.mark.alike(3)
@pytest.mark.parametrize("hidden", BY_DATA, ids=lambda hidden: hidden.name)
def test_a_number_in_the_kernel_finds_the_bug(hidden):
    assert judged(hidden, 7).properties[0].status == "failed"


@pytest.mark.parametrize("hidden", BY_DATA[::3], ids=lambda hidden: hidden.name)
def test_without_the_kernels_numbers_the_bug_is_hidden(hidden, monkeypatch):
    monkeypatch.setattr(exploring, "inputs_that_flip", lambda *args: None)
    monkeypatch.setattr(exploring, "filled_inputs", lambda *args: ())
    assert judged(hidden, 7).properties[0].status == "passed"


_FENCED = """            ptx.fence_proxy_async_shared_cta()
            ptx.bar_sync(1, CONSUMERS)"""
_UNFENCED_FOR = """            {0}
            if {1} != np.float32(15):
                ptx.fence_proxy_async_shared_cta()
            ptx.bar_sync(1, CONSUMERS)"""
CHANGED = {  # what was loaded was 7
    "of each thread": ("", "ring[stage, thread + 128 * (i & 15)]"),
    "of one for all": ("ptx.bar_sync(2, CONSUMERS)", "ring[stage, 5]"),
}


@pytest.mark.parametrize("name", CHANGED)
def test_a_number_that_the_kernel_changed_in_memory_is_followed(name, monkeypatch):
    hidden = Hidden(name, "ring-copy", _FENCED, _UNFENCED_FOR.format(*CHANGED[name]))
    verdict = judged(hidden, 7)
    assert {hazard.kind for hazard in verdict.hazards} == {"missing-proxy-fence"}
    assert verdict.points < verdict.possible
    monkeypatch.setattr(inputs, "_through_memory", lambda *args: ())
    monkeypatch.setattr(exploring, "filled_inputs", lambda *args: ())
    assert judged(hidden, 7).passed


def test_added_inputs_depend_on_the_seed():
    first, again = (judged(BY_DATA[0], 11) for _ in range(2))
    assert repr(first.wrong) == repr(again.wrong) and first.shapes == again.shapes


def test_a_number_that_the_exercise_does_not_admit_is_not_tried():
    """Its sums are exact as long as the numbers are integers and not too large."""
    for number in ("100.5", "2000000"):
        line = "        total += ring[stage, thread]"
        wrong = f"{line} if ring[stage, thread] != np.float32({number}) else 0"
        assert judged(Hidden(number, "drain", line, wrong), 7).passed


RIGHT = {
    "as it is": ("bulk-copy-through", "start = ", "start = "),
    "a branch that data turn": (
        "reuse-buffer",
        "            if value <= 0:",
        "            if value < np.float32(0.5) and value <= 0:",
    ),
    "right for the number, too": (
        "load-1d",
        "        out[i] = scale * tile[thread]",
        "        out[i] = scale * tile[thread]\n"
        "        if tile[thread] == np.float32(0.73):\n"
        "            out[i] = scale * np.float32(0.73)",
    ),
}


@pytest.mark.parametrize("name", RIGHT)
def test_a_right_kernel_keeps_its_points(name):
    assert judged(Hidden(name, *RIGHT[name]), 7).passed


def test_large_numbers_are_not_mixed_with_opposite_signs(monkeypatch):
    """The sums of a right kernel would lose more bits than the tolerance allows."""

    def loud(exercise, kernel, outcomes, drawn, rng, sign):
        assert (sign * drawn["table"] > -100).all()
        bits = np.full(1, 127 * sign, np.float32).view(np.uint32)
        numbers = inputs._among(drawn["table"], SUMMED, bits, 1.0, rng)
        return {**drawn, "table": numbers}

    monkeypatch.setattr(exploring, "inputs_that_flip", loud)
    for seed in (2, 3):
        assert judged(Hidden("as it is", "global-handoff", "total += ", "total += "), seed).passed


@pytest.mark.parametrize("constant", [-1, 2**63, 2**64 - 1, 5e-324, float("inf"), float("nan")])
@pytest.mark.parametrize("nbytes", [1, 2, 4, 8, 16])
@pytest.mark.parametrize("sites", [None, (1, 2)], ids=["several ways", "one way"])
def test_guesses_come_from_the_kernels_loads_and_constants(constant, nbytes, sites):
    named = inputs.DataCondition((2,), "%p", sites, (0, constant), load=0, loaded="%r")
    guesses = inputs._guesses(named, nbytes)
    assert guesses.itemsize == (nbytes if nbytes <= 8 else 1)
    for values in (BITS, EXACT_SUMS, FLOATS, SUMMED):
        kept = inputs._admitted(guesses, values, np.zeros(48, np.float32), 1)
        assert np.isin(kept, guesses).all()


def test_values_admitted_by_an_exercise():
    drawn = np.array([1.5, -2.0, 0.25], np.float32)
    asked = np.array([0.5, 127.0, 129.0, -100.0, 1e30, 1e-40, np.inf], np.float32)
    assert SUMMED.admits(asked, drawn, 1).tolist() == [True, True] + 5 * [False]
    assert SUMMED.admits(asked, drawn, -1).tolist() == [True, False, False, True] + 3 * [False]
    assert FLOATS.admits(asked, drawn, 1).tolist() == 5 * [True] + 2 * [False]
    assert BITS.admits(asked, drawn, 1).all()
    assert EXACT_SUMS.admits(asked, np.rint(drawn), 1).tolist()[:3] == [False, True, True]


def test_values_of_other_kinds_are_still_found():
    """Numbers that are always drawn need no additional run."""
    hidden = next(mistake for mistake in BY_VALUE if mistake.exercise == "vector-copy")
    verdict = judged(hidden, 7)
    drawn = draw_shapes(exercises.get("vector-copy"), 7)
    assert verdict.wrong_run.shape in drawn and len(verdict.shapes) == len(drawn)
