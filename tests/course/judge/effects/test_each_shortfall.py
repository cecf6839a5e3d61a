"""Every shortfall is earned by a kernel: a wrong answer of a lab, or an edit of the table of
mistakes, runs on one schedule and loses a property by it."""

from __future__ import annotations

import contextlib
import io
import re
from pathlib import Path
from unittest.mock import patch

import pytest

from harness.course import checking
from harness.course.outputs import Shortfall
from tests import judge_here
from tests.course.judge.effects.reasons import shortfalls
from tests.judged import answers
from tests.labs.lab_tests import check, module_of

ANSWERS = {
    Shortfall.READ_BY_OTHERS: "00_inline_ptx/vector-one-word-at-a-time",
    Shortfall.READ_OUTSIDE: "02_mbarrier_phases/many-scale-from-another-array",
    Shortfall.NOTHING_READ: "01_async_proxy/through-nothing-is-loaded",
    Shortfall.NOTHING_HANDED_OVER: "01_async_proxy/handoff-straight-from-the-table",
    Shortfall.ENDS_BY_THREADS: "01_async_proxy/through-waits-for-equal-values",
    Shortfall.COPIES_BY_THREADS: "01_async_proxy/through-copies-where-threads-read-otherwise",
    Shortfall.READ_BY_TWO_BLOCKS: "07_clusters/multicast-load-each-multicasts-to-itself",
    Shortfall.WRITTEN_BY_OTHERS: "01_async_proxy/out-ordinary-stores",
    Shortfall.NOTHING_WRITTEN: "01_async_proxy/out-nothing-is-stored",
    Shortfall.SEVERAL_MBARRIERS: "02_mbarrier_phases/many-two-mbarriers",
    Shortfall.TOO_OFTEN: "02_mbarrier_phases/phase-counter-two-mbarriers",
    Shortfall.NEVER_EXECUTED: "00_inline_ptx/highest-bit-counted-in-a-loop",
    Shortfall.NO_ARRIVALS: "02_mbarrier_phases/counter-block-barriers",
    Shortfall.ORDERED_BY_BLOCK_BARRIER: "02_mbarrier_phases/counter-barrier-beside-the-arrivals",
    Shortfall.ORDERED_OTHERWISE: (
        "02_mbarrier_phases/counter-two-block-barriers-beside-the-arrivals"
    ),
    Shortfall.LOADS_IN_TURN: "06_pipeline/drain-one-frame-at-a-time",
    Shortfall.LOADS_RESTARTED: "06_pipeline/drain-fills-all-and-empties-all",
    Shortfall.STORES_IN_TURN: "01_async_proxy/stream-waits-for-all-stores",
    Shortfall.STORES_BESIDE_NO_LOADS: "04_stores/reuse-waits-for-all-stores",
    Shortfall.TURNS_AT_ONCE: "09_attention/taking-turns-together",
    Shortfall.OUT_OF_TURN: "09_attention/taking-turns-passed-on-first",
    Shortfall.STORED_TWICE: "06_pipeline/drain-writes-each-sum",
}
# `test_structure.py` has the counts of these.
COUNTED = {
    Shortfall.LOADS_IN_TURN,
    Shortfall.LOADS_RESTARTED,
    Shortfall.STORES_IN_TURN,
    Shortfall.STORES_BESIDE_NO_LOADS,
    Shortfall.TURNS_AT_ONCE,
    Shortfall.OUT_OF_TURN,
}
OTHERS = [  # earned by kernels, not by answers
    Path(__file__).with_name(f"test_{name}.py") for name in ("provenance", "dependence")
]


def test_every_shortfall_has_a_kernel():
    text = "".join(file.read_text() for file in OTHERS)
    assert {str(each) for each in Shortfall} == {str(each) for each in ANSWERS} | {
        str(Shortfall[name]) for name in re.findall(r"Shortfall\.([A-Z_]+)", text)
    }


@pytest.mark.parametrize(
    "shortfall",
    [pytest.param(each, marks=pytest.mark.thorough if each in COUNTED else ()) for each in ANSWERS],
)
def test_an_answer_earns_it(shortfall: Shortfall):
    assert shortfall in _answer_shortfalls(ANSWERS[shortfall])


def _answer_shortfalls(named: str) -> set[Shortfall]:
    lab, _, name = named.partition("/")
    exercise_name, source = answers(lab)[name]
    quiet = contextlib.redirect_stdout(io.StringIO())
    with quiet, patch.object(checking, "ask", judge_here.ask_briefly):
        verdict = check(module_of(exercise_name, lambda _: source), exercise_name, "emulator")
    lost = [each.reason for each in verdict.verdict.properties if each.earned < each.possible]
    return set().union(*map(shortfalls, lost))
