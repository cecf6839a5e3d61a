"""Points of a submission: its cells run in a sandbox, and its kernels are judged. Nothing here
needs nbgrader, which takes a second to load: workers do not wait for that."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Iterator
from contextlib import closing
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

from nbformat import NotebookNode

from harness.classroom.admission.findings import Finding, FindingKind, finding
from harness.classroom.course.points import Schemes
from harness.classroom.grading.judged import (
    Judged,
    ask_a_judge,
    ask_a_patient_judge,
    judge_cells,
)
from harness.classroom.grading.student_run import StudentRun, run_student
from harness.classroom.sandbox import means
from harness.classroom.sandbox.job import Limits
from harness.devices.hopper.leases import LeaseCache

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
    with closing(LeaseCache()) as leases:
        judge = partial(ask_a_judge, leases=leases)
        patient = partial(ask_a_patient_judge, leases=leases)
        judged = judge_cells(nb.cells, tests, ran, shape_seed, judge, schemes, patient)
    return replace(ran, findings=(*findings, *_what_happened(name, ran, judged.values()))), judged


def _what_happened(name: str, ran: StudentRun, judged: Iterable[Judged]) -> Iterator[Finding]:
    """The findings of the sandbox and of the judge."""
    for line in filter(None, (ran.ending,)):
        yield finding(FindingKind.ENDED, name, what=line)
    for line in ran.odd:
        yield finding(FindingKind.ODD_OUTBOX, name, what=line)
    for judgement in judged:
        about: dict[str, Any] = {"file": name, "cell": judgement.cell, "tests": (judgement.cell,)}
        if any(problem.kind == "judge-error" for problem in judgement.verdict.problems):
            yield finding(FindingKind.JUDGE_FAILED, **about)
        if judgement.open:
            yield finding(FindingKind.NOT_JUDGED, **about, why=judgement.open)


def _is_test(cell: NotebookNode) -> bool:
    data = cell.metadata.get("nbgrader", {})
    return bool(data.get("grade", False) and not data.get("solution", False))
