"""A lab's grades as tables: a line for each property, which nbgrader's export lacks, and nbgrader's
`grades.csv` (`nbgrader export`), in which a name may have a comma or a quote.

nbgrader joins the columns of `grades.csv` as they are: "King, Jr." moves every figure of that line
by a column.
"""

from __future__ import annotations

import csv
from collections.abc import Iterable, Iterator
from dataclasses import astuple, dataclass, fields
from datetime import datetime
from pathlib import Path
from typing import Any, TextIO

from nbgrader.api import Gradebook, MissingEntry, Student
from nbgrader.coursedir import CourseDirectory
from nbgrader.plugins import CsvExportPlugin

from harness.classroom.course.course import Course, CourseError
from harness.classroom.grading import records, refusals
from harness.classroom.grading.gradebook import earned
from harness.classroom.grading.records import CellRecord

BY_HAND = "by hand"  # the property of a cell that a person grades
REFUSED = "not graded"  # the submission cannot be graded
OWN_TEST = "own test"  # the cell has no exercise: nbgrader gives its points
UNREAD = "not read"  # this version of the harness cannot read the cell's verdict


@dataclass(frozen=True)
class Line:
    """A property of a test cell. ``score`` and ``max_score`` are the cell's in the gradebook,
    where a person's grade overrides the judge's; None while it waits for a person. The last
    three are the submission's: how late it is, the points that this takes, and its sum after
    that, as `nbgrader export` has it; None if it cannot be graded."""

    student: str
    notebook: str
    cell: str
    exercise: str
    property: str
    status: str
    points: float | None
    max: float
    reason: str
    score: float | None
    max_score: float
    seconds_late: float | None
    late_submission_penalty: float | None
    submission_score: float | None


def lines(course: Course, lab: str) -> Iterator[Line]:
    """Yield a line for each submission to ``lab`` that cannot be graded, and the lines of all that
    are in the gradebook."""
    with course.gradebook() as gradebook:
        submissions = _assignment(gradebook, lab).submissions
        most = float(gradebook.find_assignment(lab).max_score)
        for student, its_findings in refusals.read(course.root, lab).items():
            reason = refusals.reason(its_findings)
            empty = ("", "", "", REFUSED, "not-graded", None, most)
            yield Line(student, *empty, reason, None, most, None, None, None)
        for submission in sorted(submissions, key=lambda entry: entry.student.id):
            notebooks = records.read(course.root, lab, submission.student.id)
            unread = records.unread(course.root, lab, submission.student.id)
            for notebook in sorted(submission.notebooks, key=lambda entry: entry.name):
                cells = notebooks[notebook.name].cells if notebook.name in notebooks else {}
                why = unread.get(notebook.name, "")
                for grade in sorted(notebook.grades, key=lambda entry: entry.name):
                    yield from _lines(submission, grade, cells.get(grade.name), why)


def _assignment(gradebook: Gradebook, lab: str) -> Any:
    try:
        return gradebook.find_assignment(lab)
    except MissingEntry:
        known = ", ".join(sorted(assignment.name for assignment in gradebook.assignments))
        there = f"there are: {known}" if known else "it has no labs yet: `tma-labs labs` adds them"
        raise CourseError(f"no lab called {lab} in the gradebook; {there}") from None


def _lines(submission: Any, grade: Any, judged: CellRecord | None, unread: str) -> Iterator[Line]:
    score, most = earned(grade), float(grade.max_score)
    late, penalty = float(submission.total_seconds_late), penalty_of(submission)
    start = (submission.student.id, grade.notebook.name, grade.name)
    end = (score, most, late, penalty, max(0.0, float(submission.score) - penalty))
    if judged is None:
        by_code = grade.cell.cell_type == "code" and grade.auto_score is not None
        name = BY_HAND if not by_code else UNREAD if unread else OWN_TEST
        reason = unread if name == UNREAD else ""
        yield Line(*start, "", name, "", score, most, reason, *end)
        return
    verdict = judged.verdict
    problems = "; ".join(" ".join(problem.message.split())[:300] for problem in verdict.problems)
    for prop in verdict.properties:
        reason = f"{prop.reason}: {problems}" if problems else prop.reason
        yield Line(
            *start,
            verdict.exercise,
            prop.name,
            prop.status,
            prop.earned,
            prop.possible,
            reason,
            *end,
        )


def penalty_of(submission: Any) -> float:
    """Points that nbgrader takes from a submission, a row of its gradebook, for being late."""
    return float(submission.late_submission_penalty or 0.0)


def write(lines: Iterable[Line], out: TextIO) -> int:
    """Write the lines as CSV with a header; returns how many."""
    table = csv.writer(out, lineterminator="\n")
    table.writerow([field.name for field in fields(Line)])
    count = 0
    for line in lines:
        table.writerow([inert(value) for value in astuple(line)])
        count += 1
    return count


def inert(value: object) -> object:
    """Text that no spreadsheet runs as a formula: a reason can hold a student's words."""
    is_formula = isinstance(value, str) and value.lstrip()[:1] in ("=", "+", "-", "@")
    return f"'{value}" if is_formula and value else value


@dataclass(frozen=True)
class Sum:
    """A line of `grades.csv`, whose columns are the fields. ``score`` is after the late penalty;
    the three points are None for a submission without a grade."""

    assignment: str
    duedate: datetime | None
    timestamp: datetime | None
    student_id: str
    last_name: str | None
    first_name: str | None
    email: str | None
    raw_score: float | None
    late_submission_penalty: float | None
    score: float | None
    max_score: float


def sums(gradebook: Gradebook, root: Path, lab: str) -> Iterator[Sum]:
    """Yield the lines of all students, and of those whose submission cannot be graded and who have
    no points of an earlier submission. Raises CourseError for a lab that is not there."""
    students = {student.id: student for student in gradebook.students}
    refused = refusals.read(root, lab)
    assignment = _assignment(gradebook, lab)
    for name in (*students, *(name for name in refused if name not in students)):
        student = students.get(name) or Student(id=name)
        yield _sum(gradebook, assignment, student, name in refused)


class SumsExport(CsvExportPlugin):
    """nbgrader's columns, from `sums`."""

    def export(self, gradebook: Gradebook) -> None:
        target = self.to or "grades.csv"
        self.log.info("Exporting grades to %s", target)
        root = Path(CourseDirectory(config=self.config).root)
        with open(target, "w", encoding="utf-8", newline="") as out:
            table = csv.writer(out, lineterminator="\n")
            table.writerow(field.name for field in fields(Sum))
            for assignment in gradebook.assignments:
                if self.assignment and assignment.name not in self.assignment:
                    continue
                for line in sums(gradebook, root, assignment.name):
                    if not self.student or line.student_id in map(str, self.student):
                        table.writerow(map(inert, astuple(line)))


def _sum(gradebook: Gradebook, assignment: Any, student: Any, refused: bool) -> Sum:
    """A student who handed nothing in has 0 points, and one whose submission was rejected none."""
    try:
        handed_in = gradebook.find_submission(assignment.name, student.id)
        grades = (grade for notebook in handed_in.notebooks for grade in notebook.grades)
        if refused and all(grade.auto_score is None for grade in grades):
            raise MissingEntry  # only a part of it was entered
        when, raw = handed_in.timestamp, handed_in.score
        penalty = handed_in.late_submission_penalty
    except MissingEntry:
        points = None if refused else 0.0
        when, raw, penalty = None, points, points
    score = None if raw is None else max(0.0, raw - (penalty or 0.0))
    who = student.id, student.last_name, student.first_name, student.email
    due, most = assignment.duedate, assignment.max_score
    return Sum(assignment.name, due, when, *who, raw, penalty, score, most)
