"""A mistake judged in this process: the headline and causes of its card, and its lines."""

from __future__ import annotations

import contextlib
import io
import re
from dataclasses import dataclass
from functools import cache
from unittest.mock import patch

from harness import checking, exercises
from harness.classroom.course.notebooks import grade_id
from harness.classroom.labs.variants import edited
from harness.devices import device
from harness.emulator import SCHEDULES
from harness.exercises.exercise import Exercise
from harness.judge import judging
from harness.judge.exploring import Machines
from harness.judge.submission import Submission
from harness.judge.verdict import Verdict
from tests.judge_here import SEED
from tests.labs.lab_tests import check, module_of, solution_of, wrong_answers
from tests.mistakes.table import Row, edits
from tests.mutants.solved import solved

LIMIT_S = 20.0  # of the emulator, for one schedule
_MARKS = ("### BEGIN SOLUTION", "### END SOLUTION")


@dataclass(frozen=True)
class Judged:
    sentence: str
    lines: list[str]
    verdict: Verdict


def judged(row: Row) -> Judged:
    """Judge on each schedule in turn, up to the first that shows the mistake."""
    verdict, submitted = _of_mutant(row) if row.is_mutant else _of_answer(row)
    sentence = verdict.headline
    source = next(iter(submitted.sources.values())).splitlines() if submitted else []
    numbers = [int(n) for part in _LINES.findall(sentence) for n in re.findall(r"\d+", part)]
    numbers += [n for hazard in verdict.hazards[:1] for n in (hazard.line, hazard.other_line) if n]
    return Judged(sentence, [source[n - 1] for n in numbers if 0 < n <= len(source)], verdict)


_LINES = re.compile(r"[Ll]ines? ((?:\d+(?:, | and )?)+)")


def _of_answer(row: Row) -> tuple[Verdict, Submission | None]:
    lab, _, name = row.name.partition("/")
    exercise, source = _answers(lab)[name]
    taken: list[Submission] = []

    def ask(submitted: Submission, seed: int | None = None, device: str | None = None) -> Verdict:
        taken.append(submitted)
        return _judge(submitted)

    quiet, asked = contextlib.redirect_stdout(io.StringIO()), patch.object(checking, "ask", ask)
    with quiet, asked:
        result = check(module_of(exercise, lambda _: source), exercise, "emulator")
    return result.verdict, taken[0] if taken else None


def _of_mutant(row: Row) -> tuple[Verdict, Submission]:
    solution = _solved(row.name.partition(":")[0])
    (case,) = (one for one in solution.cases if one.name == row.name)
    submitted = solution.submission
    changed = Submission(**{**vars(submitted), "ptx": case.mutant.of(submitted.ptx)})
    return _judge(changed), submitted


def _judge(submitted: Submission) -> Verdict:
    exercise = exercises.get(submitted.exercise)
    assert isinstance(exercise, Exercise)
    for schedule in SCHEDULES:
        machines = Machines(device("emulator"), (schedule,))
        verdict = judging.judge_on(machines, exercise, submitted, SEED, LIMIT_S)
        if not verdict.passed:
            break
    return verdict


@cache
def _solved(exercise: str):
    (solution,) = solved((exercise,))
    return solution


@cache
def _answers(lab: str) -> dict[str, tuple[str, str]]:
    """Return exercise and source of each wrong answer of the lab, by name."""
    notebook = solution_of(lab)
    answers = {v.name: (v.exercise, v.source) for v in wrong_answers(lab)}
    cells = {grade_id(cell): cell.source for cell in notebook.cells}
    for edit in edits().values():
        answer = cells.get(f"{edit.exercise}-kernel")
        if answer is not None:
            lines = (line for line in answer.splitlines() if line.strip() not in _MARKS)
            answers[edit.name] = edit.exercise, edited("\n".join(lines), edit.edits)
    return answers
