"""Points of a submission: its cells run in a sandbox, and the judge gives a verdict on each test
cell, from what they export. Nothing here needs nbgrader, which takes a second to load: workers do
not wait for that.
"""

from __future__ import annotations

import secrets
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import nbformat
from nbformat import NotebookNode

from harness.classroom.admission.findings import Finding, FindingKind, finding
from harness.classroom.course.points import Schemes, exercise_of
from harness.classroom.grading.no_submission import NoSubmission, no_submission
from harness.classroom.grading.student_run import StudentRun, plain_text, run_student
from harness.classroom.sandbox import means
from harness.classroom.sandbox.job import Limits
from harness.course import (
    LIMIT_S,
    SHAPE_SEEDS,
    Export,
    Hints,
    Problem,
    Scheme,
    Submission,
    Verdict,
    all_properties,
    ask,
    default_name,
    exercises,
    finding_hints,
    with_scheme,
)
from harness.course import html as card

JUDGE_BYTES = 4 * 2**30
_NOT_RUN_HERE = "The grader could not run its cell."
PATIENT_S = 10 * LIMIT_S  # for all of a notebook that is too slow; docs/operating.md sums it up
Ask = Callable[[Submission, Scheme | None, float], Verdict]


@dataclass(frozen=True)
class Judged:
    """A test cell's verdict. ``points`` are at most those of the cell. ``open`` says why a
    person has to look at it; empty if nobody has to. ``findings`` are those about its exercise."""

    cell: str
    verdict: Verdict
    possible: float
    findings: tuple[Finding, ...] = ()

    @property
    def points(self) -> float:
        return min(self.verdict.points, self.possible)

    @property
    def open(self) -> str:
        return self.verdict.unjudged

    def for_feedback(self, hints: dict[str, Hints], compared: bool) -> Judged:
        """Return the result with the course's own hints, and without the comparison with its
        answer unless ``compared``."""
        verdict = finding_hints.put_into(self.verdict, hints)
        return replace(self, verdict=verdict if compared else replace(verdict, compared=None))


def ask_a_judge(submission: Submission, scheme: Scheme | None, limit_s: float) -> Verdict:
    """Return the verdict of a fresh judge with a limit on its memory. It uses a single core,
    since as many submissions are graded at a time as there are cores. On a GPU its memory is not
    limited: the driver reserves more than it uses. A single judge at a time uses a GPU; the others
    explore on the emulator meanwhile."""
    most = JUDGE_BYTES if default_name() != "hopper" else None
    return ask(submission, limit_s=limit_s, memory_bytes=most, scheme=scheme, cores=1)


def judge_cells(
    cells: Sequence[NotebookNode],
    tests: Sequence[int],
    ran: StudentRun,
    shape_seed: int,
    judge: Ask = ask_a_judge,
    schemes: Schemes | None = None,
) -> dict[int, Judged]:
    """Return the verdict on each test cell, by its place in the notebook: ``tests`` among
    ``cells``, which are restored. ``schemes`` are points that the course has set, by exercise.
    Kernels that are too slow for the usual limit are judged again at the end, with ten times the
    limit for all of them together, so that no notebook costs more by having many."""
    metadata = {number: cells[number].metadata["nbgrader"] for number in tests}
    about = {
        number: tuple(finding for finding in ran.findings if data["grade_id"] in finding.tests)
        for number, data in metadata.items()
    }

    def verdict_of(number: int, limit_s: float) -> Verdict:
        name = exercise_of(cells[number].source)
        export = ran.exports.get(name or "") or Export(
            name or "", problem=no_submission(ran, cells, number, about[number])
        )
        scheme = (schemes or {}).get(name or "")
        return verdict_on(name, export, shape_seed, judge, scheme, limit_s)

    verdicts = {number: verdict_of(number, LIMIT_S) for number in tests}
    slow = [number for number, verdict in verdicts.items() if verdict.unjudged]
    limit_s = max(LIMIT_S, PATIENT_S / max(1, len(slow)))
    verdicts |= {number: verdict_of(number, limit_s) for number in slow}
    return {
        number: Judged(
            metadata[number]["grade_id"], verdict, float(metadata[number]["points"]), about[number]
        )
        for number, verdict in verdicts.items()
    }


def verdict_on(
    name: str | None,
    export: Export,
    shape_seed: int,
    judge: Ask,
    scheme: Scheme | None,
    limit_s: float,
) -> Verdict:
    """Return the verdict on the ``export`` for the exercise ``name``, by ``scheme`` if there is
    one. ``shape_seed`` is the seed that the student's process planned with. A ``judge`` that fails
    itself is asked twice."""
    if name is None:
        message = "this test cell checks no exercise: there is nothing for the judge to run"
        return Verdict("", problems=(Problem("no-exercise", message),))
    try:
        exercise = with_scheme(exercises.get(name), scheme)
    except exercises.UnknownExercise as error:
        return Verdict(name, problems=(Problem("unknown-exercise", str(error)),))
    submission, problem = export.submission, export.problem
    if submission is not None and _other_shapes(submission, shape_seed):
        problem = Problem("bad-plan", "the plans are for other shapes than those that were drawn")
    if submission is not None and problem is None:
        verdict = judge(submission, scheme, limit_s)
        if any(problem.kind == "judge-error" for problem in verdict.problems):
            verdict = judge(submission, scheme, limit_s)  # perhaps it was the machine's
    elif problem is not None and problem.cause == NoSubmission.NEWER_PYTHON:
        verdict = Verdict(name, properties=all_properties(exercise, "not-judged", _NOT_RUN_HERE))
    else:
        verdict = Verdict(name, problems=(problem,) if problem else ())
    nothing = all_properties(exercise, "not-run", "there was nothing to run")
    return replace(
        verdict,
        exercise=name,
        title=exercise.title,
        properties=verdict.properties or nothing,
        notes=(*verdict.notes, *export.notes),
    )


# The card shows these already, as the problem that ended the check.
_SAID_BY_THE_PROBLEM = frozenset((FindingKind.OTHER_LAB, FindingKind.DELETED, FindingKind.RENAMED))


def _other_shapes(submission: Submission, shape_seed: int) -> bool:
    seed = submission.shape_seed
    return seed is not None and seed % SHAPE_SEEDS != shape_seed % SHAPE_SEEDS


def outputs(judged: Judged) -> list[NotebookNode]:
    """The outputs of a test cell: the judge's card, and the points, which nbgrader reads."""
    verdict = judged.verdict
    notices = [
        (finding.kind.value, finding.what)
        for finding in judged.findings
        if finding.kind not in _SAID_BY_THE_PROBLEM
    ]
    shown = {
        "text/html": plain_text(card.html(verdict, notices=notices)),
        "text/plain": plain_text(card.text(verdict, notices=notices)),
    }
    return [
        nbformat.v4.new_output("display_data", data=shown),
        nbformat.v4.new_output(
            "execute_result", data={"text/plain": repr(judged.points)}, execution_count=None
        ),
    ]


Evaluated = tuple[StudentRun, dict[int, Judged]]


def evaluate(
    nb: NotebookNode,
    folder: Path,
    level: str,
    limits: Limits,
    schemes: Schemes | None = None,
    name: str = "",
    findings: tuple[Finding, ...] = (),
) -> Evaluated:
    """Run a restored notebook's cells in a sandbox, in a copy of ``folder``, and have the
    exported kernels judged, by ``schemes`` if the course has set points. ``findings`` are those
    of admission about this notebook, which is called ``name``; new findings are added to the
    run's."""
    shape_seed = secrets.randbits(32)
    ran = run_student(
        nb,
        folder,
        walls=means.walls(level),
        limits=limits,
        shape_seed=shape_seed,
    )
    ran = replace(ran, findings=findings)
    tests = [
        number
        for number, cell in enumerate(nb.cells)
        if cell.cell_type == "code" and _is_test(cell)
    ]
    judged = judge_cells(nb.cells, tests, ran, shape_seed, schemes=schemes)
    return replace(ran, findings=(*findings, *_what_happened(name, ran, judged.values()))), judged


def _what_happened(name: str, ran: StudentRun, judged: Iterable[Judged]) -> Iterator[Finding]:
    """The findings of the sandbox and of the judge."""
    if ran.ending:
        yield finding(FindingKind.ENDED, name, what=ran.ending)
    for line in ran.odd:
        yield finding(FindingKind.ODD_OUTBOX, name, what=line)
    for judgment in judged:
        about: dict[str, Any] = {"file": name, "cell": judgment.cell, "tests": (judgment.cell,)}
        if any(problem.kind == "judge-error" for problem in judgment.verdict.problems):
            yield finding(FindingKind.JUDGE_FAILED, **about)
        if judgment.open == _NOT_RUN_HERE:
            version = f"{sys.version_info.major}.{sys.version_info.minor}"
            yield finding(FindingKind.OLD_PYTHON, **about, version=version)
        if judgment.open:
            yield finding(FindingKind.NOT_JUDGED, **about, why=judgment.open)


def _is_test(cell: NotebookNode) -> bool:
    """Return True if the judge gives the points of a cell. A test of a course's own, without a
    check, is nbgrader's: an error in it costs its points."""
    data = cell.metadata.get("nbgrader", {})
    return bool(data.get("grade") and not data.get("solution") and "check(" in cell.source)
