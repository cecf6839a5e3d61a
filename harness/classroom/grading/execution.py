"""The preprocessors in place of nbgrader's `Execute`: the student's cells run in a sandbox, their
submissions go to the judge, and only the judge's points are written."""

from __future__ import annotations

import stat
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import nbformat
from nbformat import NotebookNode
from nbgrader.api import Gradebook
from nbgrader.apps import NbGraderAPI
from nbgrader.converters import Autograde
from nbgrader.coursedir import CourseDirectory
from nbgrader.preprocessors import Execute, NbGraderPreprocessor, SaveAutoGrades
from nbgrader.utils import capture_log, is_grade, temp_attrs
from traitlets import Enum, Float, Integer

from harness import settings
from harness.classroom.course import points, transaction
from harness.classroom.course.course import CourseError
from harness.classroom.grading import records
from harness.classroom.grading.evaluation import Evaluated, evaluate
from harness.classroom.grading.judged import Judged, outputs
from harness.classroom.grading.student_run import StudentRun
from harness.classroom.sandbox import means
from harness.classroom.sandbox.limits import MEBIBYTE, Limits
from harness.judge.findings import course_hints

Result = TypeVar("Result")
OPEN = "tma-labs: cells that a person has to look at"  # among what nbgrader's steps hand on


class NotEvaluatedError(CourseError):
    """A notebook that nbgrader processes, and that no worker has evaluated."""


@dataclass(frozen=True)
class EvaluatedSubmission:
    """The results of a worker for a submission: by notebook, its restored text and what its cells
    earned."""

    restored: Mapping[str, str]
    evaluated: Mapping[str, Evaluated]


class RunAndJudge(NbGraderPreprocessor):
    """Run the cells in a sandbox, and write the judge's points into the test cells.

    ``given`` are results by notebook: with it no cell is run here, and a notebook without a result
    is an error. ``done`` are the results that were written.
    """

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

    def __init__(self, given: Mapping[str, Evaluated] | None = None, **settings: Any):
        super().__init__(**settings)
        self._given = given
        self.done: dict[str, Evaluated] = {}

    def preprocess(
        self, nb: NotebookNode, resources: dict[str, Any]
    ) -> tuple[NotebookNode, dict[str, Any]]:
        folder = Path(resources["metadata"]["path"])
        place = CourseDirectory(config=self.config)
        without = self._not_theirs(place, resources, folder)
        name = resources["nbgrader"]["notebook"]
        if self._given is None:
            level, limits = self.wanted_level(), self.limits()
            schemes = points.read(Path(place.root))
            with transaction.apart():
                evaluated = evaluate(nb, folder, level, limits, without, schemes)
        else:
            evaluated = result_for(name, self._given)
        ran, judged = self.done[name] = evaluated
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


class PutRestored(NbGraderPreprocessor):
    """Put the notebooks that were restored for the workers in place of those handed in."""

    def __init__(self, restored: Mapping[str, str], **settings: Any):
        super().__init__(**settings)
        self._restored = restored

    def preprocess(
        self, nb: NotebookNode, resources: dict[str, Any]
    ) -> tuple[NotebookNode, dict[str, Any]]:
        text = result_for(resources["nbgrader"]["notebook"], self._restored)
        return nbformat.reads(text, as_version=4), resources


def result_for(notebook: str, results: Mapping[str, Result]) -> Result:
    """The notebook's result; raises NotEvaluatedError."""
    if notebook not in results:
        raise NotEvaluatedError(
            f"{notebook}.ipynb is in the gradebook, and no worker has evaluated it: the release "
            "has no such notebook. Make the labs again, and grade again"
        )
    return results[notebook]


def autograde(
    api: NbGraderAPI,
    lab: str,
    student: str,
    create: bool,
    runner: RunAndJudge,
    restored: Mapping[str, str] | None,
) -> dict[str, Any]:
    """nbgrader's `NbGraderAPI.autograde` with this ``runner``, and with the notebooks ``restored``
    if they have been restored already."""
    with temp_attrs(api.coursedir, assignment_id=lab, student_id=student):
        converter = Autograde(coursedir=api.coursedir, parent=api)
        converter.force, converter.create_student = True, create
        steps = converter.autograde_preprocessors
        if RunAndJudge not in steps:
            raise CourseError(
                "c.Autograde.autograde_preprocessors in nbgrader_config.py has no RunAndJudge: "
                "students' cells would run without a sandbox"
            )
        converter.autograde_preprocessors = [
            runner if step is RunAndJudge else step for step in steps
        ]
        if restored is not None:
            converter.sanitize_preprocessors = [PutRestored(restored, parent=api)]
        result: dict[str, Any] = capture_log(converter)
        return result


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
