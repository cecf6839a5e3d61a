"""Comparison with an answer that works, from the recording of a run to the verdict."""

from __future__ import annotations

import contextlib
import io
from functools import cache

import pytest

from harness.classroom.course.notebooks import read_text_notebook
from harness.classroom.labs.answers import digests
from harness.course import exercises
from harness.course.exercises.exercise import Exercise
from harness.course.judge.comparison.answers import DIGEST, answer_to
from harness.course.judge.comparison.comparing import compare
from harness.course.judge.exploring import draw
from harness.course.judge.submission import Submission
from harness.course.judge.verdict import Comparison
from tests import judge_here
from tests.judge_here import SEED
from tests.labs.lab_tests import LABS, handed_in, module_of, text_of


def submitted(exercise: str, old: str = "", new: str = "") -> Submission:
    def change(source: str) -> str:
        assert old in source
        return source.replace(old, new, 1) if old else source

    with contextlib.redirect_stdout(io.StringIO()):
        submission = handed_in(module_of(exercise, change), exercise)
    assert isinstance(submission, Submission)
    return submission


def compared(submission: Submission) -> Comparison | None:
    exercise, answer = exercises.get(submission.exercise), answer_to(submission.exercise)
    assert isinstance(exercise, Exercise) and answer is not None
    drawn = draw(exercise, SEED, submission)
    case = min(
        (case for case in drawn if not case.once),
        key=lambda case: sum(array.size for array in case.inputs.values()),
    )
    return compare(exercise, submission, answer, case)


def line_of(submission: Submission, text: str) -> int:
    (source,) = (s for s in submission.sources.values() if f"def {submission.kernel}(" in s)
    begin = source.index(f"def {submission.kernel}(")
    return source[: source.index(text, begin)].count("\n") + 1


# Exercise, the edit, the kind of the difference, and the changed line.
MISTAKES = {
    "a coordinate": (
        "store-2d", "cuda.blockIdx.x * 64", "cuda.blockIdx.x * 32", "other-operand", "",
    ),
    "a parity": (
        "phase-counter", "ptx.mbarrier_wait_parity(bar_address, r & 1)",
        "ptx.mbarrier_wait_parity(bar_address, 0)",
        "other-operand", "ptx.mbarrier_wait_parity(bar_address, 0)",
    ),
    "a condition": (
        "vector-copy", "store_four(ptx.global_address(dst, first)",
        "if cuda.threadIdx.x == 0: store_four(ptx.global_address(dst, first)",
        "decision", "",
    ),
    "a fence": ("tile-copy", "    ptx.fence_proxy_async_shared_cta()\n", "", "missing", ""),
}  # fmt: skip


@pytest.mark.parametrize("mistake", MISTAKES)
def test_the_difference_and_its_line_are_found(mistake: str) -> None:
    exercise, old, new, what, line = MISTAKES[mistake]
    submission = submitted(exercise, old, new)
    comparison = compared(submission)
    assert comparison is not None and comparison.what == what
    if line:
        assert line_of(submission, line) in comparison.lines


def test_a_right_answer_does_nothing_otherwise() -> None:
    assert compared(submitted("tile-copy")) is None


def test_the_verdict_on_a_failing_kernel_leads_with_the_difference() -> None:
    wrong = submitted("tile-copy", "np.float32(row * 4 + col)", "np.float32(row * 4 - col)")
    verdict = judge_here.ask_briefly(wrong)
    assert verdict.compared is not None and verdict.compared.leads
    assert verdict.headline == verdict.compared.sentence != verdict.first_finding
    assert judge_here.ask_briefly(submitted("tile-copy")).compared is None


@cache
def stored(exercise: str) -> str:
    answer = answer_to(exercise)
    return answer.sources[DIGEST] if answer else ""


def test_each_stored_answer_is_made_from_the_current_source() -> None:
    wanted = {
        name: digest
        for lab in LABS
        for name, digest in digests(read_text_notebook(text_of(lab)), lab).items()
    }
    changed = {name for name, digest in wanted.items() if stored(name) not in ("", digest)}
    assert changed == set(), "run `make labs`"
    assert sum(map(bool, map(stored, wanted))) > 45
