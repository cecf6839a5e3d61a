"""The preprocessors in place of nbgrader's `Execute`: the student's cells run in a sandbox, their
submissions go to the judge, and only the judge's points are written."""

from __future__ import annotations

import shutil
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import nbformat
import nbgrader.apps.api
import nbgrader.apps.autogradeapp
import nbgrader.apps.generatefeedbackapp
import nbgrader.server_extensions.formgrader.formgrader
from nbformat import NotebookNode
from nbgrader.api import Gradebook
from nbgrader.apps import NbGraderAPI
from nbgrader.converters import Autograde
from nbgrader.converters.base import NbGraderException
from nbgrader.coursedir import CourseDirectory
from nbgrader.preprocessors import Execute, NbGraderPreprocessor, SaveAutoGrades
from nbgrader.utils import capture_log, find_all_files, is_grade, temp_attrs
from traitlets import Enum, Float, Integer

from harness.base import settings
from harness.classroom.admission.desk import admit_folder
from harness.classroom.admission.findings import Finding, fatal
from harness.classroom.admission.rendering import LaidOutPage
from harness.classroom.course import connections, points
from harness.classroom.course.course import (
    ADMITTED,
    CourseError,
    ModelAnswers,
    ignored_in_submissions,
)
from harness.classroom.grading import answered, records, refusals
from harness.classroom.grading.evaluation import Evaluated, Judged, evaluate, outputs
from harness.classroom.grading.gradebook import put_extension
from harness.classroom.grading.student_run import StudentRun
from harness.classroom.sandbox import means
from harness.classroom.sandbox.job import MEBIBYTE, Limits
from harness.course import finding_hints

Result = TypeVar("Result")
# Among what nbgrader's steps hand on.
OPEN = "tma-labs: cells that a person has to look at"
FINDINGS = "tma-labs: what was found about the notebook"
ANSWERED = "tma-labs: answers graded before"


class NotEvaluatedError(CourseError):
    """A notebook that nbgrader processes, and that no worker has evaluated."""


@dataclass(frozen=True)
class EvaluatedSubmission:
    """The results of a worker for a submission: by notebook, its restored text and the points of
    its cells."""

    restored: Mapping[str, str]
    evaluated: Mapping[str, Evaluated]


class RunAndJudge(NbGraderPreprocessor):
    """Run the cells in a sandbox, and write the judge's points into the test cells.

    ``evaluated`` are results by notebook: with it no cell is run here, and a notebook without a
    result is an error. ``done`` are the results that were written.
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

    def __init__(self, evaluated: Mapping[str, Evaluated] | None = None, **settings: Any):
        super().__init__(**settings)
        self._evaluated = evaluated
        self.done: dict[str, Evaluated] = {}

    def preprocess(
        self, nb: NotebookNode, resources: dict[str, Any]
    ) -> tuple[NotebookNode, dict[str, Any]]:
        folder = Path(resources["metadata"]["path"])
        place = CourseDirectory(config=self.config)
        name = resources["nbgrader"]["notebook"]
        if self._evaluated is None:
            level, limits = self.wanted_level(), self.limits()
            schemes = points.read(Path(place.root))
            with connections.apart():
                about = tuple(resources.get(FINDINGS, ()))
                evaluated = evaluate(nb, folder, level, limits, schemes, f"{name}.ipynb", about)
        else:
            evaluated = result_for(name, self._evaluated)
        ran, judged = self.done[name] = evaluated
        hints = finding_hints.read(Path(place.root))
        compared = ModelAnswers(config=self.config).compared
        written = {n: result.for_feedback(hints, compared) for n, result in judged.items()}
        self._write(nb, ran, written)
        records.write(Path(place.root), resources["nbgrader"], *evaluated)
        resources[OPEN] = {result.cell for result in judged.values() if result.open}
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

    def _write(self, nb: NotebookNode, ran: StudentRun, judged: dict[int, Judged]) -> None:
        checks = {nb.cells[number].source: result.cell for number, result in judged.items()}
        for number, cell in enumerate(nb.cells):
            if cell.cell_type != "code":
                continue
            cell.execution_count = None
            cell.outputs = list(ran.outputs.get(number, []))
            if is_grade(cell) and number not in ran.outputs:  # nbgrader: no error, all points
                cell.outputs = [nbformat.v4.new_output("error", ename="NotRun", evalue=ran.ending)]
            if number in judged:
                cell.outputs = outputs(judged[number])
            elif cell.source in checks:  # while cells run, `harness.check` returns 0 points
                text = f"A copy of the test cell {checks[cell.source]!r}, which has the points.\n"
                cell.outputs = [nbformat.v4.new_output("stream", text=text)]
        if any(not finding.for_grader for finding in ran.findings):
            nb.cells.insert(0, _notices(ran.findings))


def _notices(findings: tuple[Finding, ...]) -> NotebookNode:
    """Return a text cell with the grader's findings, for the student's page."""
    cell: NotebookNode = nbformat.v4.new_markdown_cell(refusals.for_student(findings))
    cell["id"] = "what-the-grader-found"
    return cell


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


class AutogradeAdmitted(Autograde):
    """nbgrader's `Autograde`, of the admitted part of a submission. `use_admission` has nbgrader's
    own command and Formgrader use it, so that all ways of grading take the same notebooks.

    ``findings`` are those of admission, by student; without them `start` admits the submissions.
    """

    findings: dict[str, tuple[Finding, ...]] | None = None
    _place = refusals.place

    def start(self) -> None:
        refused = self._admit() if self.findings is None else ()
        if refused and len(refused) == len(self.findings or ()):
            raise NbGraderException("; ".join(refused))
        with temp_attrs(self.coursedir, submitted_directory=ADMITTED):
            super().start()
        if refused:
            raise NbGraderException("; ".join(refused))

    def init_single_notebook_resources(self, notebook_filename: str) -> dict[str, Any]:
        resources: dict[str, Any] = super().init_single_notebook_resources(notebook_filename)
        where = resources["nbgrader"]
        others = {path.name for path in self._place("release_directory", ".").glob("*.ipynb")}
        others.discard(f"{where['notebook']}.ipynb")
        findings = (self.findings or {}).get(where["student"], ())
        resources[FINDINGS] = tuple(finding for finding in findings if finding.file not in others)
        resources[ANSWERED] = self._answered
        return resources

    def _admit(self) -> tuple[str, ...]:
        """Admit the submissions; return a line for each submission with nothing to grade."""
        lab, refused = self.coursedir.assignment_id, []
        self.findings = {}
        ignored, release = self._ignored(), self._place("release_directory", ".")
        pattern = self.coursedir.student_id or "*"
        for folder in sorted(self._place("submitted_directory", "x").parent.parent.glob(pattern)):
            source, target = folder / lab, Path(self.coursedir.root, ADMITTED, folder.name, lab)
            try:
                source.lstat()
            except (FileNotFoundError, NotADirectoryError):
                continue
            except OSError:
                pass  # admission says why
            findings = admit_folder(source, target, release, ignored)
            self.findings[folder.name] = findings
            if fatal(findings):
                refusals.write(Path(self.coursedir.root), lab, folder.name, findings)
                why = refusals.reason(findings)
                self.log.error("%s: %s", folder.name, why)
                refused.append(f"{folder.name}: {why}")
            else:
                refusals.forget(Path(self.coursedir.root), lab, folder.name)
        return tuple(refused)

    def _ignored(self) -> tuple[str, ...]:
        sources = self._place("source_directory", ".").parent
        return ignored_in_submissions(self.coursedir.ignore, sources)

    def init_destination(self, assignment_id: str, student_id: str) -> bool:
        # nbgrader removes the folder.
        self._answered = answered.before(Path(self._format_dest(assignment_id, student_id)))
        going_on: bool = super().init_destination(assignment_id, student_id)
        return going_on

    def init_assignment(self, assignment_id: str, student_id: str) -> None:
        super().init_assignment(assignment_id, student_id)
        there = Path(self._format_dest(assignment_id, student_id))
        source = Path(self._format_source(assignment_id, student_id))
        for name in find_all_files(str(source), [*self._ignored(), "*.ipynb"]):
            target = there / Path(name).relative_to(source)
            if not target.exists():  # the student's own file has the name of one kept back
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(name, target)


def use_admission() -> None:
    """Have nbgrader's own commands, and Formgrader, admit submissions, write pages for those that
    cannot be graded, and lay their pages out."""
    nbgrader.apps.api.Autograde = AutogradeAdmitted
    nbgrader.apps.autogradeapp.Autograde = AutogradeAdmitted
    nbgrader.apps.api.GenerateFeedback = refusals.Feedback
    nbgrader.apps.generatefeedbackapp.GenerateFeedback = refusals.Feedback
    nbgrader.server_extensions.formgrader.formgrader.HTMLExporter = LaidOutPage


def autograde(
    api: NbGraderAPI,
    lab: str,
    student: str,
    create: bool,
    runner: RunAndJudge,
    restored: Mapping[str, str] | None,
    findings: tuple[Finding, ...],
) -> dict[str, Any]:
    """nbgrader's `NbGraderAPI.autograde` on an admitted submission with this ``runner``, and with
    the notebooks ``restored`` if they have been restored already; ``findings`` are admission's."""
    with temp_attrs(api.coursedir, assignment_id=lab, student_id=student):
        converter = AutogradeAdmitted(coursedir=api.coursedir, parent=api)
        converter.findings = {student: findings}
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
    """Enter the points. A cell that the judge could not judge does not get 0: it is left for a
    person, in the way in which nbgrader leaves cells that it cannot grade. A cell that a person has
    graded stays graded if its answer is the same; nbgrader has the person look again."""

    def preprocess(
        self, nb: NotebookNode, resources: dict[str, Any]
    ) -> tuple[NotebookNode, dict[str, Any]]:
        self._now = answered.now(nb, Path(resources["metadata"]["path"]))
        where, root = resources["nbgrader"], Path(CourseDirectory(config=self.config).root)
        with Gradebook(where["db_url"]) as gradebook:
            put_extension(gradebook, root, where["assignment"], where["student"])
        nb, resources = super().preprocess(nb, resources)
        return nb, resources

    def preprocess_cell(
        self, cell: NotebookNode, resources: dict[str, Any], cell_index: int
    ) -> tuple[NotebookNode, dict[str, object]]:
        if not is_grade(cell):
            cell, resources = super().preprocess_cell(cell, resources, cell_index)
            return cell, resources
        name = cell.metadata.nbgrader["grade_id"]
        place = self.notebook_id, self.assignment_id, self.student_id
        grade = self.gradebook.find_grade(name, *place)
        by_hand = grade.manual_score is not None and not grade.needs_manual_grade
        cell, resources = super().preprocess_cell(cell, resources, cell_index)
        if name in resources.get(OPEN, ()):
            grade.auto_score, grade.needs_manual_grade = None, True
            self.gradebook.db.commit()
        before = resources.get(ANSWERED, {}).get(self.notebook_id)
        if by_hand and before is not None and self._now.same(before, cell):
            grade.needs_manual_grade = False
            self.gradebook.db.commit()
        return cell, resources


# nbgrader's own list, with these in the places of Execute and SaveAutoGrades.
_INSTEAD = {Execute: RunAndJudge, SaveAutoGrades: SavePoints}
AUTOGRADE = tuple(
    _INSTEAD.get(name, name)
    for name in Autograde.class_traits()["autograde_preprocessors"].default()
)
