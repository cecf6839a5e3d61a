"""From what a student's process handed in to the points of each test cell. The judge's word."""

from __future__ import annotations

import ast
import fcntl
import os
import tempfile
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

import nbformat
from nbformat import NotebookNode

from harness import exercises
from harness.classroom.outputs import plain_text
from harness.classroom.student_run import StudentRun, no_submission
from harness.devices import has_hopper
from harness.judge.exploring import SHAPE_SEEDS
from harness.judge.outbox import Export
from harness.judge.process import ask
from harness.judge.scoring import not_run
from harness.judge.submission import Submission
from harness.judge.verdict import Problem, Verdict
from harness.views import card

_GPU_LOCK = "tma-labs-gpu.lock"
JUDGE_BYTES = 4 * 2**30
Ask = Callable[[Submission], Verdict]


@dataclass(frozen=True)
class Judged:
    """A test cell's verdict. ``points`` are at most those of the cell."""

    cell: str
    verdict: Verdict
    possible: float

    @property
    def points(self) -> float:
        return min(self.verdict.points, self.possible)


def exercise_of(source: str) -> str | None:
    """The exercise that a released test cell checks: the name in its `harness.check("name", ...)`.

    None where it checks none: nothing outside the student's process could judge it.
    """
    try:
        tree = ast.parse(source)
    except SyntaxError:
        return None
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "harness.check" and node.args:
            name = node.args[0]
            if isinstance(name, ast.Constant) and isinstance(name.value, str):
                return name.value
    return None


def ask_a_judge(submission: Submission) -> Verdict:
    """The verdict of a fresh judge, which may not take the machine's memory.

    With a GPU it has no such limit: the driver reserves more than it uses.
    """
    if not has_hopper():
        return ask(submission, memory_bytes=JUDGE_BYTES)
    with open(os.path.join(tempfile.gettempdir(), _GPU_LOCK), "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # nothing runs beside a benchmark
        return ask(submission)


def judge_cells(
    cells: Mapping[int, NotebookNode],
    ran: StudentRun,
    shape_seed: int,
    judge: Ask = ask_a_judge,
) -> dict[int, Judged]:
    """The verdict on each test cell, by its place in the notebook. ``cells`` are as released."""
    judged = {}
    for number, cell in cells.items():
        data = cell.metadata["nbgrader"]
        verdict = _verdict(cell.source, number, ran, shape_seed, judge)
        judged[number] = Judged(data["grade_id"], verdict, float(data["points"]))
    return judged


def _verdict(source: str, number: int, ran: StudentRun, shape_seed: int, judge: Ask) -> Verdict:
    name = exercise_of(source)
    if name is None:
        message = "this test cell checks no exercise: there is nothing for the judge to run"
        return Verdict("", problems=(Problem("no-exercise", message),))
    try:
        exercise = exercises.get(name)
    except exercises.UnknownExercise as error:
        return Verdict(name, problems=(Problem("unknown-exercise", str(error)),))
    export = ran.exports.get(name) or Export(name, problem=no_submission(ran, number))
    submission, problem = export.submission, export.problem
    if submission is not None and _other_shapes(submission, shape_seed):
        problem = Problem("bad-plan", "the plans are for other shapes than those that were drawn")
    if submission is not None and problem is None:
        verdict = judge(submission)
        if _is_a_fault_of_ours(verdict):  # of the machine, perhaps: once more
            verdict = judge(submission)
    else:
        verdict = Verdict(name, problems=(problem,) if problem else ())
    return replace(
        verdict,
        exercise=name,
        title=exercise.title,
        properties=verdict.properties or not_run(exercise, "there was nothing to run"),
        notes=(*verdict.notes, *export.notes),
    )


def _other_shapes(submission: Submission, shape_seed: int) -> bool:
    given = submission.shape_seed
    return given is not None and given % SHAPE_SEEDS != shape_seed % SHAPE_SEEDS


def _is_a_fault_of_ours(verdict: Verdict) -> bool:
    return any(problem.kind == "judge-error" for problem in verdict.problems)


def outputs(judged: Judged) -> list[NotebookNode]:
    """What stands in a test cell: the judge's card, and the points, which nbgrader reads."""
    verdict = judged.verdict
    shown = {
        "text/html": plain_text(card.html(verdict)),
        "text/plain": plain_text(card.text(verdict)),
    }
    return [
        nbformat.v4.new_output("display_data", data=shown),
        nbformat.v4.new_output(
            "execute_result", data={"text/plain": repr(judged.points)}, execution_count=None
        ),
    ]
