"""Answers of labs judged in this process: the card's headline, the lines it names, the verdict.

An answer is called ``LAB/name``: an answer of `solutions/LAB/answers/`, or an edit of
`judged.md` here.
"""

from __future__ import annotations

import contextlib
import io
import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from unittest.mock import patch

from harness.classroom.course.notebooks import grade_id
from harness.course import checking, device, exercises
from harness.course.exercises.exercise import Exercise
from harness.course.judge import judging
from harness.course.judge.exploring import Machines
from harness.course.judge.submission import Submission
from harness.course.judge.verdict import Verdict
from harness.sanitizer.emulator import SCHEDULES
from tests.judge_here import SEED
from tests.labs.lab_tests import check, handed_in, module_of, solution_of, wrong_answers
from tests.labs.notebook_code import import_answers
from tests.labs.variants import edited

EDITS = Path(__file__).with_suffix(".md")
LIMIT_S = 20.0  # emulator time for one schedule
_MARKS = ("### BEGIN SOLUTION", "### END SOLUTION")
_LINES = re.compile(r"[Ll]ines? ((?:\d+(?:, | and )?)+)")


@dataclass(frozen=True)
class Edit:
    """A wrong answer that is not among those of its lab."""

    name: str
    exercise: str
    edits: str


@dataclass(frozen=True)
class Judged:
    sentence: str
    lines: list[str]
    verdict: Verdict


@cache
def edits_of(file: Path) -> dict[str, Edit]:
    """Return the edits of a file, by name."""
    text = file.read_text(encoding="utf-8")
    section = re.compile(r"^# (\S+)\n.*?^exercise: (\S+)\n```diff\n(.*?)\n```", re.M | re.S)
    return {name: Edit(name, exercise, diff) for name, exercise, diff in section.findall(text)}


@cache
def answers(lab: str, files: tuple[Path, ...] = (EDITS,)) -> dict[str, tuple[str, str]]:
    """Return exercise and source of each wrong answer of the lab and of the files, by name."""
    known = {v.name: (v.exercise, v.source) for v in wrong_answers(lab)}
    cells = {grade_id(cell): cell.source for cell in solution_of(lab).cells}
    for edit in (edit for file in files for edit in edits_of(file).values()):
        answer = cells.get(f"{edit.exercise}-kernel")
        if answer is not None:
            lines = (line for line in answer.splitlines() if line.strip() not in _MARKS)
            known[edit.name] = edit.exercise, edited("\n".join(lines), edit.edits)
    return known


def judged(name: str, files: tuple[Path, ...] = (EDITS,)) -> Judged:
    """Judge an answer on each schedule in turn, up to the first that shows the mistake."""
    lab, _, answer = name.partition("/")
    exercise, source = answers(lab, files)[answer]
    taken: list[Submission] = []

    def ask(submitted: Submission, seed: int | None = None, device: str | None = None) -> Verdict:
        taken.append(submitted)
        return first_failure(submitted)

    quiet, asked = contextlib.redirect_stdout(io.StringIO()), patch.object(checking, "ask", ask)
    with quiet, asked:
        verdict = check(module_of(exercise, lambda _: source), exercise, "emulator").verdict
    return as_judged(verdict, taken[0] if taken else None)


def as_judged(verdict: Verdict, submitted: Submission | None) -> Judged:
    sentence = verdict.headline
    source = next(iter(submitted.sources.values())).splitlines() if submitted else []
    numbers = [int(n) for part in _LINES.findall(sentence) for n in re.findall(r"\d+", part)]
    numbers += [n for hazard in verdict.hazards[:1] for n in (hazard.line, hazard.other_line) if n]
    return Judged(sentence, [source[n - 1] for n in numbers if 0 < n <= len(source)], verdict)


def first_failure(submitted: Submission) -> Verdict:
    """Return the verdict of the first schedule that fails, or of the last."""
    exercise = exercises.get(submitted.exercise)
    assert isinstance(exercise, Exercise)
    for schedule in SCHEDULES:
        machines = Machines(device("emulator"), (schedule,))
        verdict = judging.judge_on(machines, exercise, submitted, SEED, LIMIT_S)
        if not verdict.passed:
            break
    return verdict


def solutions(lab: str, names: tuple[str, ...]) -> list[Submission]:
    """Return the solutions of these exercises as submissions; quizzes and plans have none."""
    submissions: list[Submission] = []
    with TemporaryDirectory() as folder, contextlib.redirect_stdout(io.StringIO()):
        module = import_answers(solution_of(lab), Path(folder))
        for name in names:
            if hasattr(module, name.replace("-", "_")):
                submission = handed_in(module, name)
                if isinstance(submission, Submission) and submission.ptx:
                    submissions.append(submission)
    return submissions
