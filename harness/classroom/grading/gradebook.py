"""Points in nbgrader's database, and the penalty of a late submission: a percentage a day, after
some hours of grace, up to a cap.
"""

from __future__ import annotations

import json
import math
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import timedelta
from pathlib import Path

from nbformat.v4 import new_notebook
from nbgrader.api import (
    Assignment,
    Grade,
    Gradebook,
    MissingEntry,
    Student,
    SubmittedAssignment,
    SubmittedNotebook,
)
from nbgrader.plugins import LateSubmissionPlugin
from nbgrader.preprocessors import AssignLatePenalties
from sqlalchemy import func, text
from sqlalchemy.exc import DatabaseError
from traitlets import Float

from harness.base.files import reading
from harness.classroom.course import connections
from harness.classroom.course.course import Course, CourseError
from harness.classroom.grading import records

_LOCKED = "Another program may hold it: end that, and run this again"
_UPGRADE = "It is of an older nbgrader: copy the file, and run `nbgrader db upgrade`"
_RESTORE = "It is damaged, or no gradebook: put a copy of an earlier day in its place"
_REMEDIES = {  # keyed by a part of SQLite's message
    "no such column": _UPGRADE,
    "no such table": _UPGRADE,
    "readonly": "Whoever runs this must be able to write to the file and its folder",
    "unable to open": "Whoever runs this must be able to write to the file and its folder",
    "full": "Free some space on its disk, and run this again",
    "malformed": _RESTORE,
    "not a database": _RESTORE,
}


class GradebookError(CourseError):
    """The gradebook cannot be read, or not be written to, as things are: no submission's fault."""

    def __init__(self, error: DatabaseError):
        message = " ".join(str(error.orig).split())
        remedy = next((remedy for part, remedy in _REMEDIES.items() if part in message), _LOCKED)
        super().__init__(
            f"the gradebook is out of reach: {message}. What is done stays done. {remedy}"
        )


@dataclass(frozen=True)
class Points:
    """Points of a graded cell. ``earned`` is None while a person has still to grade it."""

    earned: float | None
    possible: float


def points(course: Course, lab: str, student: str) -> Mapping[str, Points]:
    """Points by the id of the graded cell; empty where nothing has been graded."""
    with course.gradebook() as gradebook:
        try:
            submission = gradebook.find_submission(lab, student)
        except MissingEntry:
            return {}
        return {
            grade.name: Points(earned(grade), grade.max_score)
            for notebook in submission.notebooks
            for grade in notebook.grades
        }


def earned(grade: Grade) -> float | None:
    """Return the points of a row, with a person's extra credit; None while they wait."""
    score: float | None = grade.auto_score if grade.manual_score is None else grade.manual_score
    return (score or 0.0) + float(grade.extra_credit) if grade.extra_credit else score


def entered(course: Course, lab: str, student: str = "%") -> dict[str, float]:
    """Return the sum of the judge's points in the gradebook of each student who has a submission
    to ``lab`` there. ``student`` is a pattern of SQL."""
    with course.gradebook() as gradebook:
        return dict(
            gradebook.db.query(
                SubmittedAssignment.student_id, func.coalesce(func.sum(Grade.auto_score), 0.0)
            )
            .select_from(SubmittedAssignment)
            .join(Assignment, SubmittedAssignment.assignment_id == Assignment.id)
            .outerjoin(SubmittedNotebook, SubmittedNotebook.assignment_id == SubmittedAssignment.id)
            .outerjoin(Grade, Grade.notebook_id == SubmittedNotebook.id)
            .filter(Assignment.name == lab, SubmittedAssignment.student_id.like(student))
            .group_by(SubmittedAssignment.student_id)
            .all()
        )


def penalty(course: Course, lab: str, student: str) -> float:
    """Points that a submission loses for being late; 0 where nothing has been graded."""
    with course.gradebook() as gradebook:
        try:
            return float(gradebook.find_submission(lab, student).late_submission_penalty)
        except MissingEntry:
            return 0.0


@contextmanager
def at_once(url: str) -> Iterator[None]:
    """Like `connections.at_once`, but raises GradebookError."""
    try:
        with connections.at_once(url):
            yield
    except DatabaseError as error:
        raise GradebookError(error) from None


def check_that_it_can_be_written_to(course: Course) -> None:
    """Raise GradebookError where it cannot."""
    try:
        with course.gradebook() as gradebook:
            gradebook.db.execute(text("UPDATE student SET id = id WHERE 1 = 0"))  # takes the lock
            gradebook.db.rollback()
            gradebook.db.query(Student).first()  # the table has the columns that are written to
    except DatabaseError as error:
        raise GradebookError(error) from None


HOUR_S, DAY_S = 3600.0, 86400.0
EXTENSIONS = "grading/extensions.json"  # seconds by lab and student


class LatePolicy(LateSubmissionPlugin):
    """A part of a notebook's points for each day that has begun after the hours of grace.

    nbgrader asks it in `AssignLatePenalties`, with the seconds between the assignment's due date
    in the gradebook and the submission's timestamp. With all at its default it takes nothing.
    """

    grace_hours = Float(
        0.0, min=0.0, help="Hours after the due date that cost nothing, and are not counted."
    ).tag(config=True)
    percent_per_day = Float(
        0.0, min=0.0, max=100.0, help="Of the points earned, for each day begun after the grace."
    ).tag(config=True)
    most_percent = Float(100.0, min=0.0, max=100.0, help="No more than this is taken.").tag(
        config=True
    )

    def percent(self, seconds_late: float) -> float:
        """The percentage that a submission loses that is ``seconds_late``, 0 to 100."""
        counted = seconds_late - self.grace_hours * HOUR_S
        if counted <= 0:
            return 0.0
        return min(math.ceil(counted / DAY_S) * self.percent_per_day, self.most_percent)

    def late_submission_penalty(
        self, student_id: str, score: float, total_seconds_late: float
    ) -> float | None:
        """The points that are taken of ``score``; None if nothing is."""
        taken = self.percent(total_seconds_late)
        return round(score * taken / 100.0, 4) if taken else None


def update_penalty(course: Course, lab: str, student: str) -> tuple[float, float]:
    """Compute a graded submission's penalty again, by nbgrader's own step, from the due date, the
    policy and the points as they are now. Return the penalty before and after; both are 0 for a
    student who is not in the gradebook."""
    url = course.gradebook_url
    with course.gradebook() as gradebook:
        try:
            submission = gradebook.find_submission(lab, student)
        except MissingEntry:
            return 0.0, 0.0
        put_extension(gradebook, course.root, lab, student)
        before = float(submission.late_submission_penalty)
        notebooks = [book.name for book in submission.notebooks]
    step = AssignLatePenalties(config=course.config())
    for notebook in notebooks:
        place = {"assignment": lab, "student": student, "notebook": notebook, "db_url": url}
        step.preprocess(new_notebook(), {"nbgrader": place})
    with course.gradebook() as gradebook:
        return before, float(gradebook.find_submission(lab, student).late_submission_penalty)


def extend(course: Course, lab: str, student: str, by: timedelta) -> None:
    """Give a student this much more time for a lab than its due date; 0 takes it back. It is kept
    next to the gradebook, which has no place for it before something was handed in."""
    known = _extensions(course.root)
    known.setdefault(lab, {})[student] = by.total_seconds()
    records.put(course.root / EXTENSIONS, json.dumps(known, indent=1))


def put_extension(gradebook: Gradebook, root: Path, lab: str, student: str) -> None:
    """Enter the extension that `extend` has kept for a submission that is in the gradebook."""
    seconds = _extensions(root).get(lab, {}).get(student)
    if seconds is not None:
        gradebook.find_submission(lab, student).extension = timedelta(seconds=seconds)
        gradebook.db.commit()


def _extensions(root: Path) -> dict[str, dict[str, float]]:
    path = root / EXTENSIONS
    with reading(path, "the extensions of `tma-labs extend`"):
        return json.loads(path.read_text()) if path.is_file() else {}
