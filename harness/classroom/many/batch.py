"""A class graded by many workers, in a run that can be stopped and started at will.

The slow parts, a student's cells and the judge, are done by workers of dask.distributed; they get
data and give back data. nbgrader's part is done here, submission by submission: a gradebook in
SQLite has a single writer.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from harness.classroom.admission.desk import prepare
from harness.classroom.admission.findings import FindingKind, finding
from harness.classroom.course import points
from harness.classroom.course.course import Course
from harness.classroom.grading import one as grading
from harness.classroom.grading.execution import EvaluatedSubmission
from harness.classroom.grading.late import update_penalty
from harness.classroom.grading.one import Graded
from harness.classroom.labs.release import enter_where_unknown
from harness.classroom.many.alone import alone
from harness.classroom.many.cluster import Report, carry_out, nothing
from harness.classroom.many.log import Done, Log, fingerprint, terms
from harness.classroom.many.tasks import TaskMaker
from harness.classroom.many.work import TaskResult, evaluate

if TYPE_CHECKING:
    from distributed import Client


class Batch:
    """A run over a class. ``chosen`` are its students, ``left`` those not done yet."""

    def __init__(
        self, course: Course, lab: str, chosen: Iterable[str] | None = None, again: bool = False
    ):
        grading.check_that_it_can_be_graded(course, lab)
        enter_where_unknown(course, lab)
        self._course, self._lab, self._again = course, lab, again
        self._api = course.api()
        self.chosen = tuple(chosen or grading.students(course, lab))
        schemes = points.read(course.root)
        by = terms(course, lab, schemes)
        self._prints = {
            student: fingerprint(course.submitted / student / lab) + by for student in self.chosen
        }
        self._tasks = TaskMaker(course, lab, self._api, course.config(), schemes)
        self._read_log()
        if self.left:
            prepare()

    def _read_log(self) -> None:
        self._log = Log(self._course, self._lab)
        left = (
            student
            for student in self.chosen
            if self._again or not self._log.is_done(student, self._prints[student])
        )
        # Those without a score are tried again after all others: else a run that is stopped often
        # would only come to them.
        self.left = tuple(sorted(left, key=self._log.is_refused))

    def run(self, client: Client, report: Report = nothing) -> Iterator[Graded]:
        """Grade those who are left, in the order in which workers finish.

        ``report`` is called with the number of submissions under way, and with the number that
        workers can run at a time. Raises CourseError if another run writes this course's grades, or
        if the scheduler is lost: finished submissions then stay finished.
        """
        with alone(self._course, f"grading {self._lab}"):
            self._read_log()  # another run may have ended just now
            if self._again:
                self._log.forget(self.left)  # a later run without `again` takes them up
            with self._tasks.admitting(self.left):
                for student, result, why in carry_out(
                    client, evaluate, self.left, self._tasks.task, report
                ):
                    yield self._conclude(student, result, why)

    def update_penalties(self) -> tuple[str, ...]:
        """Compute the late penalties of students already graded again, since a due date, the
        policy or points given by hand may have changed. Return the students whose penalty is
        another now."""
        with alone(self._course, f"computing the late penalties of {self._lab}"):
            done = [student for student in self.chosen if student not in self.left]
            both = {student: update_penalty(self._course, self._lab, student) for student in done}
        return tuple(student for student, (before, after) in both.items() if before != after)

    def lines(self) -> tuple[Done, ...]:
        """The log's lines of everybody who is done."""
        return tuple(
            self._log.lines[student] for student in self.chosen if student in self._log.lines
        )

    def _conclude(self, student: str, result: TaskResult | None, why: str) -> Graded:
        started = time.monotonic()
        admission, task = self._tasks.ready.pop(student, ((), None))
        if result is None or task is None:
            failed = finding(FindingKind.FAILED, self._lab, why=why)
            graded = grading.not_graded(self._course, self._lab, student, (*admission, failed))
        else:
            ready = EvaluatedSubmission(task.notebooks, result.evaluated)
            graded = grading.grade_one(
                self._course, self._api, self._lab, student, admission, ready
            )
        seconds = time.monotonic() - started + (result.seconds if result else 0.0)
        findings = tuple(map(str, graded.findings))
        print_of_it = self._prints[student]
        self._log.add(
            Done(student, print_of_it, graded.graded, graded.earned, findings, round(seconds, 1))
        )
        return graded
