"""Grading of submissions, each by itself; a submission that cannot be graded affects no other."""

from __future__ import annotations

import os
import shutil
import warnings
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from nbgrader.apps import NbGraderAPI
from nbgrader.converters import Autograde
from sqlalchemy.exc import SAWarning

from harness.base import settings
from harness.classroom.admission.desk import admit
from harness.classroom.admission.files import printable
from harness.classroom.admission.findings import Finding, FindingKind, fatal, finding
from harness.classroom.course import points
from harness.classroom.course.course import Course, CourseError, reason
from harness.classroom.grading import answered, execution, gradebook, records, refusals
from harness.classroom.grading.execution import EvaluatedSubmission, RunAndJudge
from harness.classroom.grading.gradebook import Points
from harness.classroom.sandbox import means
from harness.course import finding_hints

_NEEDED_BYTES = 64 * 2**20  # for a submission's notebook, record, page and row in the gradebook


@dataclass(frozen=True)
class Graded:
    """Result of grading one submission.

    ``graded`` is False when this submission could not be graded; ``points`` are then those of an
    earlier grading, if any. ``findings`` are the problems, a line each. ``penalty``: points that
    are taken for being late.
    """

    student: str
    graded: bool
    findings: tuple[Finding, ...] = ()
    points: Mapping[str, Points] = field(default_factory=dict)
    penalty: float = 0.0

    @property
    def earned(self) -> float:
        """Points of all graded cells together; a cell that waits for a person counts 0."""
        return sum(part.earned or 0.0 for part in self.points.values())

    @property
    def score(self) -> float:
        """Points after the late penalty, as `nbgrader export` has them."""
        return max(0.0, self.earned - self.penalty)


def students(course: Course, lab: str) -> tuple[str, ...]:
    """Everybody whose work on ``lab`` has been collected, or whose folder cannot be looked into:
    no submission is passed over in silence. Raises CourseError for a folder whose name neither
    nbgrader nor a table can hold."""
    names = []
    for folder in course.submitted.iterdir() if course.submitted.is_dir() else ():
        try:
            if folder.is_dir() and not folder.name.startswith("."):
                (folder / lab).lstat()
                names.append(folder.name)
        except FileNotFoundError:
            continue
        except OSError:
            names.append(folder.name)
    for name in names:
        if not name.isprintable():
            raise CourseError(
                f"submitted/{printable(name)}: a student's name has no line breaks or control "
                "characters and is UTF-8. Rename this folder"
            )
    return tuple(sorted(names))


def autograde(course: Course, lab: str, who: Iterable[str] | None = None) -> Iterator[Graded]:
    """Grade ``lab`` of each student in ``who`` (default: all collected), yielding as it goes."""
    check_that_it_can_be_graded(course, lab)
    api = course.api()
    for student in students(course, lab) if who is None else who:
        yield grade_one(course, api, lab, student, admit(course, lab, student))


def check_that_it_can_be_graded(course: Course, lab: str) -> None:
    """Raise CourseError if there is no such lab, PointsError or HintsError if a file of the
    course is wrong, SettingError if a variable is, NoWalls if the machine lacks the walls that
    the course asks for."""
    course.check_lab(lab)
    means.walls(level(course))
    check_the_machine(course)
    settings.UNMEASURED.value()
    points.read(course.root)  # an error in any of them stops all, before anybody is graded
    finding_hints.read(course.root)


def check_the_machine(course: Course) -> None:
    """Raise GradebookError or CourseError if no submission can be graded as things are."""
    gradebook.check_that_it_can_be_written_to(course)
    for folder in (course.root, course.autograded, course.root / records.FOLDER):
        if folder.exists() and not os.access(folder, os.W_OK | os.X_OK):
            raise CourseError(f"whoever runs this must be able to write to {folder}")
    free = shutil.disk_usage(course.root).free
    if free < _NEEDED_BYTES:
        raise CourseError(
            f"{free >> 20} MiB are free on the disk of {course.root}, and {_NEEDED_BYTES >> 20} "
            "are needed: free some space, and run this again. What is done stays done"
        )


class _Undone(Exception):
    """Undoes what was written to the gradebook of a submission whose grading has failed."""


def grade_one(
    course: Course,
    api: NbGraderAPI,
    lab: str,
    student: str,
    admission: tuple[Finding, ...],
    ready: EvaluatedSubmission | None = None,
) -> Graded:
    """Grade a submission, after its ``admission``; ``api`` is nbgrader's, of the course. The
    results in ``ready`` are entered; without them the cells run here. If it cannot be graded,
    the results of an earlier grading are kept."""
    findings = admission
    if fatal(findings):
        return not_graded(course, lab, student, findings)
    done, recorded = course.autograded / student / lab, records.folder(course.root, lab, student)
    with _Kept(done) as kept, _Kept(recorded) as kept_records:
        with warnings.catch_warnings():
            # nbgrader 0.9 under SQLAlchemy 2.1: about its own sessions, and of no consequence.
            warnings.simplefilter("ignore", SAWarning)
            with suppress(_Undone), gradebook.at_once(api.coursedir.db_url):
                runner = RunAndJudge(ready.evaluated if ready else None, parent=api)
                restored = ready.restored if ready else None
                # nbgrader's setting for students whom the gradebook does not know.
                create = bool(Autograde(config=course.config()).create_student)
                result = execution.autograde(api, lab, student, create, runner, restored, admission)
                if not result["success"]:
                    raise _Undone  # half a grading would be a score
        after = (notice for ran, _ in runner.done.values() for notice in ran.findings)
        findings = tuple(dict.fromkeys((*findings, *after)))
        if result["success"]:
            kept.drop()
            kept_records.drop()
    if not result["success"]:
        check_the_machine(course)  # otherwise no submission is at fault
        findings = (*findings, finding(FindingKind.FAILED, lab, why=reason(result)))
        return not_graded(course, lab, student, findings)
    refusals.forget(course.root, lab, student)
    # The feedback of an earlier grading is out of date.
    shutil.rmtree(course.feedback / student / lab, ignore_errors=True)
    points = gradebook.points(course, lab, student)
    return Graded(student, True, findings, points, gradebook.penalty(course, lab, student))


def not_graded(course: Course, lab: str, student: str, findings: tuple[Finding, ...]) -> Graded:
    """Keep the reason why a submission could not be graded, and put it on the student's page if
    the student can do something about it. The points of an earlier submission are kept."""
    refusals.write(course.root, lab, student, findings)
    for path in sorted((course.labs / lab).glob("*.ipynb")) if refusals.is_told(findings) else ():
        submitted, feedback = course.submitted / student / lab, course.feedback / student / lab
        refusals.write_page(submitted, feedback, path.stem, findings)
    points = gradebook.points(course, lab, student)
    return Graded(student, False, findings, points, gradebook.penalty(course, lab, student))


def level(course: Course) -> str:
    """The level that the course asks for; HARNESS_SANDBOX overrides it."""
    return RunAndJudge(config=course.config()).wanted_level()


class _Kept:
    """Keeps the results of an earlier grading until the new grading has succeeded: nbgrader
    deletes a graded notebook before it grades again, and its new notebook when that fails. The
    records belong to the notebook."""

    def __init__(self, folder: Path):
        self._folder = folder
        self._aside = answered.aside(folder)

    def __enter__(self) -> _Kept:
        if self._aside.exists():  # a grading was killed: what it left is half done
            shutil.rmtree(self._folder, ignore_errors=True)
        elif self._folder.is_dir():
            self._folder.rename(self._aside)
        return self

    def drop(self) -> None:
        if self._aside.exists():
            shutil.rmtree(self._aside)

    def __exit__(self, *failure: object) -> None:
        if self._aside.exists():
            if self._folder.exists():
                shutil.rmtree(self._folder)
            self._aside.rename(self._folder)
