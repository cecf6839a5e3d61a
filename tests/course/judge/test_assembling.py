"""PTX that the assembler rejects earns no points, whatever the emulator does with it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from harness.course.checking import submit
from harness.course.exercises import get
from harness.course.judge import judging
from harness.course.judge.submission import Submission
from harness.course.judge.verdict import Problem
from harness.sanitizer.assembler.trial import TrialOutcome
from tests import judge_here

from . import kernels


@pytest.fixture(scope="module")
def right() -> Submission:
    exercise = get("tile-copy")
    return submit(exercise, kernels.right, exercise.launch((8, 8)))[0]


def edited(original: Submission, *edits: tuple[str, str]) -> Submission:
    text = original.ptx
    for old, new in edits:
        assert old in text
        text = text.replace(old, new, 1)
    return replace(original, ptx=text)


BEHIND = "\tret;\n"
EDITS = {
    "a literal of twenty digits": (BEHIND, "\tmov.u64 %rd1, 12345678901234567890123;\n" + BEHIND),
    "types that do not match": (BEHIND, "\tmov.b32 %r1, %rd1;\n" + BEHIND),
    "garbage in a function": (".visible .entry", ".func g() { 1 2 3 }\n.visible .entry"),
    "no version": (".version", "//"),
    "no target": (".target", "//"),
    "an address size of 32 bits": (".address_size 64", ".address_size 32"),
}  # fmt: skip


def test_the_right_kernel_earns_its_points(right: Submission) -> None:
    verdict = judge_here.ask(right, seed=1, device="emulator")
    assert verdict.points == verdict.possible == 5 and verdict.notes == ()


@pytest.mark.alike(6)
@pytest.mark.parametrize("edit", EDITS.values(), ids=EDITS)
def test_ptx_refused_by_the_assembler_earns_nothing(right: Submission, edit) -> None:
    verdict = judge_here.ask(edited(right, edit), seed=1, device="emulator")
    assert verdict.points == 0 and verdict.possible == 5
    assert verdict.problems[-1].kind == "ptx-refused"


def test_an_entry_twice_earns_nothing(right: Submission) -> None:
    twice = replace(right, ptx=right.ptx + right.ptx[right.ptx.index(".visible .entry") :])
    assert judge_here.ask(twice, seed=1, device="emulator").points == 0


class Ended:
    """A trial that ended with this outcome."""

    def __init__(self, *outcome) -> None:
        self.ended = TrialOutcome(*outcome)

    def outcome(self) -> TrialOutcome:
        return self.ended


def asked(right: Submission, ended: Ended, block: int = 16) -> tuple[Problem | None, str]:
    launch = replace(get("tile-copy").launch((8, 8)), block=(block, 1, 1))
    return judging.asked(ended, right, [launch])  # type: ignore[arg-type]


def test_a_block_without_enough_registers_earns_nothing(right: Submission) -> None:
    taken = Ended("taken", "", {right.entry: 255})
    assert asked(right, taken) == (None, "")
    problem, _ = asked(right, taken, block=512)
    assert problem and problem.kind == "launch-error" and "255" in problem.message


def test_ptx_that_crashes_the_assembler_is_named(right: Submission) -> None:
    problem, _ = asked(right, Ended("over its limits", "too long"))
    assert problem == Problem("assembler-limit", "too long")


def test_the_verdict_reports_a_missing_assembler(right: Submission) -> None:
    assert asked(right, Ended("not asked")) == (None, judging.NOT_ASKED)
