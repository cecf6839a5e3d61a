"""nbgrader's `grades.csv` (`nbgrader export`), in which a name may have a comma or a quote.

nbgrader joins its columns as they are: "King, Jr." moves every figure of that line by a column.
"""

from __future__ import annotations

import csv
from typing import Any

from nbgrader.api import Gradebook, MissingEntry
from nbgrader.plugins import CsvExportPlugin

from harness.classroom.grading.export import inert

COLUMNS = (
    "assignment", "duedate", "timestamp", "student_id", "last_name", "first_name", "email",
    "raw_score", "late_submission_penalty", "score", "max_score",
)  # fmt: skip


class SumsExport(CsvExportPlugin):
    """The same lines of the same columns."""

    def export(self, gradebook: Gradebook) -> None:
        target = self.to or "grades.csv"
        self.log.info("Exporting grades to %s", target)
        with open(target, "w", encoding="utf-8", newline="") as out:
            table = csv.writer(out, lineterminator="\n")
            table.writerow(COLUMNS)
            for assignment in gradebook.assignments:
                if self.assignment and assignment.name not in self.assignment:
                    continue
                for student in gradebook.students:
                    if not self.student or student.id in map(str, self.student):
                        table.writerow(map(inert, _line(gradebook, assignment, student)))


def _line(gradebook: Gradebook, assignment: Any, student: Any) -> tuple[Any, ...]:
    """A student who handed nothing in has 0."""
    try:
        handed_in = gradebook.find_submission(assignment.name, student.id)
        when, raw, penalty = (
            handed_in.timestamp,
            handed_in.score,
            handed_in.late_submission_penalty,
        )
    except MissingEntry:
        when, raw, penalty = None, 0.0, 0.0
    who = student.id, student.last_name, student.first_name, student.email
    score = max(0.0, raw - (penalty or 0.0))
    return (assignment.name, assignment.duedate, when, *who, raw, penalty, score,
            assignment.max_score)  # fmt: skip
