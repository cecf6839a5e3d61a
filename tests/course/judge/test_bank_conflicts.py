"""The property *conflict-free*: passes over the banks compared with the necessary passes."""

from __future__ import annotations

import re
from dataclasses import replace
from types import SimpleNamespace

import pytest

from harness.course import exercises
from harness.course.judge.exploring import Findings
from harness.course.judge.scoring import bank_use, score_conflict_free
from harness.course.judge.verdict import Problem, RunRecord
from tests.naming import names

EXERCISE = replace(exercises.get("tile-copy"), points={"correct": 2.0, "conflict-free": 1.0})
RECORD = RunRecord("emulator", "lockstep", (8, 8), "right", 0, 1.0)


def line(number: int, wavefronts: int, ideal: int) -> SimpleNamespace:
    return SimpleNamespace(
        line=number, file="a.py", source="x", accesses=1, wavefronts=wavefronts, ideal=ideal
    )


def findings(*lines: SimpleNamespace, **fields) -> Findings:
    result = Findings(records=[RECORD], **fields)
    for conflict in lines:
        result.banks.setdefault((conflict.file, conflict.line), []).append(conflict)
    return result


@pytest.mark.parametrize(
    ("lines", "status", "facts"),
    [
        ([line(3, 4, 4), line(5, 8, 8)], "passed", ()),
        ([line(3, 4, 4), line(5, 9, 8)], "failed", ("line 5", 1.12)),
        # Two runs of one line count together.
        ([line(5, 32, 1), line(5, 1, 1)], "failed", ("line 5", 16.5)),
        ([], "failed", ()),
    ],
)
def test_the_worst_line_decides(lines, status, facts):
    score = score_conflict_free(EXERCISE, findings(*lines))
    assert score.status == status and names(score.reason, *facts)
    assert bool(re.search(r"line \d", score.reason)) == bool(facts)
    assert score.earned == (1.0 if status == "passed" else 0.0)


@pytest.mark.parametrize(
    ("fields", "status"),
    [
        ({"problem": (Problem("hang", ""), RECORD)}, "not-run"),
        ({"wrong": (None, RECORD)}, "not-run"),
        ({"unwritten": True}, "not-run"),
        ({"not_explored": 1}, "not-judged"),
    ],
)
def test_only_a_correct_kernel_is_counted(fields, status):
    score = score_conflict_free(EXERCISE, findings(line(3, 4, 4), **fields))
    assert score.status == status and score.earned == 0.0


def test_lines_are_added_up_and_the_worst_comes_first():
    uses = bank_use(findings(line(3, 4, 4), line(5, 9, 8), line(3, 4, 4)))
    assert [(use.line, use.passes, use.ideal, use.accesses) for use in uses] == [
        (5, 9, 8, 1),
        (3, 8, 8, 2),
    ]
