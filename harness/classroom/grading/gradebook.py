"""Points in nbgrader's database."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass

from nbgrader.api import MissingEntry
from sqlalchemy import text
from sqlalchemy.exc import OperationalError

from harness.classroom.course import connections
from harness.classroom.course.course import Course, CourseError


class GradebookError(CourseError):
    """The gradebook cannot be read, or not be written to, as things are: no submission's fault."""

    def __init__(self, error: OperationalError):
        message = " ".join(str(error.orig).split())
        super().__init__(
            f"the gradebook is out of reach: {message}. What is done stays done. Another program "
            "may hold it: end that, and run this again"
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
            grade.name: Points(
                grade.manual_score if grade.manual_score is not None else grade.auto_score,
                grade.max_score,
            )
            for notebook in submission.notebooks
            for grade in notebook.grades
        }


def penalty(course: Course, lab: str, student: str) -> float:
    """Points that a submission loses for being late; 0 where nothing has been graded."""
    with course.gradebook() as gradebook:
        try:
            return float(gradebook.find_submission(lab, student).late_submission_penalty)
        except MissingEntry:
            return 0.0


def possible_points(course: Course, lab: str) -> Mapping[str, float]:
    """Return the possible points of each test cell of ``lab``. Cells that a person grades are
    not among them."""
    with course.gradebook() as gradebook:
        try:
            assignment = gradebook.find_assignment(lab)
        except MissingEntry:
            return {}
        return {
            cell.name: cell.max_score
            for notebook in assignment.notebooks
            for cell in notebook.grade_cells
            if cell.cell_type == "code"
        }


@contextmanager
def at_once(url: str) -> Iterator[None]:
    """As `connections.at_once`; raises GradebookError."""
    try:
        with connections.at_once(url):
            yield
    except OperationalError as error:
        raise GradebookError(error) from None


def check_that_it_can_be_written_to(course: Course) -> None:
    """Raise GradebookError where it cannot."""
    try:
        with course.gradebook() as gradebook:
            gradebook.db.execute(text("UPDATE student SET id = id WHERE 1 = 0"))  # takes the lock
            gradebook.db.rollback()
    except OperationalError as error:
        raise GradebookError(error) from None
