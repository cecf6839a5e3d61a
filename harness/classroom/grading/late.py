"""Penalty of a late submission: hours of grace, a percentage a day, and a cap."""

from __future__ import annotations

import math

from nbformat.v4 import new_notebook
from nbgrader.api import MissingEntry
from nbgrader.plugins import LateSubmissionPlugin
from nbgrader.preprocessors import AssignLatePenalties
from traitlets import Float

from harness.classroom.course.course import Course

HOUR_S, DAY_S = 3600.0, 86400.0


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
    """Compute a graded submission's penalty anew, by nbgrader's own step, from the due date, the
    policy and the points as they are now. Return the penalty before and after; both are 0 for a
    student who is not in the gradebook."""
    url = course.gradebook_url
    with course.gradebook() as gradebook:
        try:
            submission = gradebook.find_submission(lab, student)
        except MissingEntry:
            return 0.0, 0.0
        before = float(submission.late_submission_penalty)
        notebooks = [book.name for book in submission.notebooks]
    step = AssignLatePenalties(config=course.config())
    for notebook in notebooks:
        place = {"assignment": lab, "student": student, "notebook": notebook, "db_url": url}
        step.preprocess(new_notebook(), {"nbgrader": place})
    with course.gradebook() as gradebook:
        return before, float(gradebook.find_submission(lab, student).late_submission_penalty)
