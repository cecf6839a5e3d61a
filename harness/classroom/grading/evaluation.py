"""What a submission earns: its cells run in a sandbox, and what they hand in is judged. Nothing
here needs nbgrader, which takes a second to load: workers do not wait for that."""

from __future__ import annotations

import secrets
from contextlib import closing
from functools import partial
from pathlib import Path

from nbformat import NotebookNode

from harness.classroom.course.points import Schemes
from harness.classroom.grading.judged import (
    Judged,
    ask_a_judge,
    ask_a_patient_judge,
    judge_cells,
)
from harness.classroom.grading.student_run import StudentRun, run_student
from harness.classroom.sandbox import means
from harness.classroom.sandbox.limits import Limits
from harness.devices.hopper.keeping import Keeping

Evaluated = tuple[StudentRun, dict[int, Judged]]


def evaluate(
    nb: NotebookNode,
    folder: Path,
    level: str,
    limits: Limits,
    without: tuple[str, ...] = (),
    schemes: Schemes | None = None,
) -> Evaluated:
    """Run a restored notebook's cells in a sandbox, in a copy of ``folder``, and have what they
    hand in judged, by ``schemes`` where the course has set points."""
    shape_seed = secrets.randbits(32)
    ran = run_student(
        nb,
        folder,
        walls=means.walls(level),
        limits=limits,
        shape_seed=shape_seed,
        without=without,
    )
    tests = {
        number: cell
        for number, cell in enumerate(nb.cells)
        if cell.cell_type == "code" and _is_test(cell)
    }
    with closing(Keeping()) as keeping:
        judge = partial(ask_a_judge, keeping=keeping)
        patient = partial(ask_a_patient_judge, keeping=keeping)
        return ran, judge_cells(tests, ran, shape_seed, judge, schemes, patient)


def _is_test(cell: NotebookNode) -> bool:
    data = cell.metadata.get("nbgrader", {})
    return bool(data.get("grade", False) and not data.get("solution", False))
