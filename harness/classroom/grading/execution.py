"""The preprocessors in place of nbgrader's `Execute`: the student's cells run in a sandbox, their
submissions go to the judge, and only the judge's points are written."""

from __future__ import annotations

import stat
from pathlib import Path
from typing import Any

import nbformat
from nbformat import NotebookNode
from nbgrader.api import Gradebook
from nbgrader.converters import Autograde
from nbgrader.coursedir import CourseDirectory
from nbgrader.preprocessors import Execute, NbGraderPreprocessor, SaveAutoGrades
from nbgrader.utils import is_grade
from traitlets import Enum, Float, Integer

from harness import settings
from harness.classroom.course import points, transaction
from harness.classroom.grading import records
from harness.classroom.grading.evaluation import Evaluated, evaluate, key
from harness.classroom.grading.judged import (
    Judged,
    outputs,
)
from harness.classroom.grading.student_run import StudentRun
from harness.classroom.sandbox import means
from harness.classroom.sandbox.limits import MEBIBYTE, Limits
from harness.judge.findings import course_hints

OPEN = "tma-labs: cells that a person has to look at"  # among what nbgrader's steps hand on


# What workers have evaluated, by student and `key`: `harness.classroom.many.batch` puts it here
# before nbgrader processes the notebook.
READY: dict[tuple[str, str], Evaluated] = {}


class RunAndJudge(NbGraderPreprocessor):
    """Run the cells in a sandbox, and write the judge's points into the test cells."""

    level = Enum(
        means.LEVELS,
        "required",
        help="What a graded run must have: 'required': all walls; 'best-effort': those that this "
        f"machine offers; 'off': limits only. {settings.SANDBOX.name} overrides it.",
    ).tag(config=True)
    notebook_s = Float(
        Limits.notebook_s,
        help="Seconds for a whole notebook: of processor time, by all its processes, and as many "
        "in which none of them computes.",
    ).tag(config=True)
    cell_s = Float(Limits.cell_s, help="The same for a cell.").tag(config=True)
    memory_mib = Integer(Limits.memory_bytes // MEBIBYTE, help="For all its processes.").tag(
        config=True
    )
    disk_mib = Integer(Limits.disk_bytes // MEBIBYTE, help="For all its files.").tag(config=True)
    processes = Integer(Limits.processes, help="Processes and threads.").tag(config=True)

    def preprocess(
        self, nb: NotebookNode, resources: dict[str, Any]
    ) -> tuple[NotebookNode, dict[str, Any]]:
        folder = Path(resources["metadata"]["path"])
        place = CourseDirectory(config=self.config)
        without = self._not_theirs(place, resources, folder)
        schemes = points.read(Path(place.root))
        evaluated = READY.pop((resources["nbgrader"]["student"], key(nb, schemes)), None)
        if evaluated is None:
            level, limits = self.wanted_level(), self.limits()
            with transaction.apart():
                evaluated = evaluate(nb, folder, level, limits, without, schemes)
        ran, judged = evaluated
        hints = course_hints.read(Path(place.root))
        self._write(nb, ran, {number: one.with_hints(hints) for number, one in judged.items()})
        records.write(Path(place.root), resources["nbgrader"], *evaluated)
        resources[OPEN] = {one.cell for one in judged.values() if one.open}
        return nb, resources

    def wanted_level(self) -> str:
        """The level that the configuration asks for; HARNESS_SANDBOX overrides it."""
        return settings.SANDBOX.value() or str(self.level)

    def limits(self) -> Limits:
        """The limits of the configuration."""
        return Limits(
            notebook_s=self.notebook_s,
            cell_s=self.cell_s,
            memory_bytes=self.memory_mib * MEBIBYTE,
            disk_bytes=self.disk_mib * MEBIBYTE,
            processes=self.processes,
        )

    def _not_theirs(
        self, place: CourseDirectory, resources: dict[str, Any], folder: Path
    ) -> tuple[str, ...]:
        """The links among the files handed in. nbgrader has copied what each link points to, which
        is not the student's work: the copies are removed from ``folder``."""
        where = resources["nbgrader"]
        submitted = Path(
            place.format_path(place.submitted_directory, where["student"], where["assignment"])
        )
        found = []
        for path in submitted.rglob("*") if submitted.is_dir() else ():
            if not path.is_dir() and not stat.S_ISREG(path.lstat().st_mode):
                name = path.relative_to(submitted)
                found.append(str(name))
                (folder / name).unlink(missing_ok=True)
        return tuple(found)

    def _write(self, nb: NotebookNode, ran: StudentRun, judged: dict[int, Judged]) -> None:
        checks = {nb.cells[number].source: one.cell for number, one in judged.items()}
        for number, cell in enumerate(nb.cells):
            if cell.cell_type != "code":
                continue
            cell.execution_count = None
            cell.outputs = list(ran.outputs.get(number, []))
            if number in judged:
                cell.outputs = outputs(judged[number])
            elif cell.source in checks:  # what `harness.check` returns while cells run has 0 points
                said = f"A copy of the test cell {checks[cell.source]!r}, which has the points.\n"
                cell.outputs = [nbformat.v4.new_output("stream", text=said)]


class SavePoints(SaveAutoGrades):
    """Enter the points. What the judge could not judge is not 0: it is left for a person, in the
    way in which nbgrader leaves what it cannot grade."""

    def preprocess_cell(
        self, cell: NotebookNode, resources: dict[str, Any], cell_index: int
    ) -> tuple[NotebookNode, dict[str, object]]:
        cell, resources = super().preprocess_cell(cell, resources, cell_index)
        if is_grade(cell) and cell.metadata.nbgrader["grade_id"] in resources.get(OPEN, ()):
            place = self.notebook_id, self.assignment_id, self.student_id
            leave_to_a_person(self.gradebook, cell.metadata.nbgrader["grade_id"], *place)
        return cell, resources


def leave_to_a_person(
    gradebook: Gradebook, cell: str, notebook: str, lab: str, student: str
) -> None:
    """Mark a cell's points as not given yet."""
    grade = gradebook.find_grade(cell, notebook, lab, student)
    grade.auto_score, grade.needs_manual_grade = None, True
    gradebook.db.commit()


# nbgrader's own list, with these in the places of Execute and SaveAutoGrades.
_INSTEAD = {Execute: RunAndJudge, SaveAutoGrades: SavePoints}
AUTOGRADE = tuple(
    _INSTEAD.get(one, one) for one in Autograde.class_traits()["autograde_preprocessors"].default()
)
