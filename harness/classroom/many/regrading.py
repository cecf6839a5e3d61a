"""An exercise of a lab judged again for a whole class, from the records of its grading. No cell
of a student is run again: the submissions are in ``grading/``, as data. The other exercises'
points, those that a person gave, and comments stay as they are."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import nbformat
from nbgrader.api import Gradebook

from harness.base import settings
from harness.classroom.course import points
from harness.classroom.course.answers_shown import ModelAnswers
from harness.classroom.course.course import Course, CourseError
from harness.classroom.course.notebooks import grade_id
from harness.classroom.grading import gradebook, records
from harness.classroom.grading import one as grading
from harness.classroom.grading.evaluation import Judged, outputs
from harness.classroom.grading.gradebook import update_penalty
from harness.classroom.grading.preprocessors import agree_with_the_points_file
from harness.classroom.many.cluster import carry_out
from harness.classroom.many.log import Done, Log, alone, terms
from harness.classroom.many.work import CellTask, judge_again
from harness.course import Verdict, exercises, finding_hints, scheme_of

if TYPE_CHECKING:
    from distributed import Client

HASH = 64  # characters of a submission's own fingerprint; that of the points follows


@dataclass(frozen=True)
class Regraded:
    """A student's test cell. ``why`` says why it was left as it was, and is empty otherwise."""

    student: str
    cell: str
    before: float | None
    after: float | None
    why: str = ""

    def __str__(self) -> str:
        if self.why:
            return f"{self.student}: {self.cell}: left as it was: {self.why}"
        before = "nothing" if self.before is None else f"{self.before:g}"
        return f"{self.student}: {self.cell}: {before} -> {self.after:g}"


class Regrading:
    """A run over a class. Raises CourseError if the lab has no such exercise."""

    def __init__(
        self, course: Course, lab: str, exercise: str, chosen: Iterable[str] | None = None
    ) -> None:
        grading.check_that_it_can_be_graded(course, lab)
        self._course, self._lab, self._exercise = course, lab, exercise
        known = points.exercises_of(course.labs / lab)
        if exercise not in known:
            raise CourseError(f"{lab} has no exercise {exercise}; it has: {', '.join(known)}")
        self._schemes = points.read(course.root)
        self._hints = finding_hints.read(course.root)
        self._compared = ModelAnswers(config=course.config()).compared
        self._scheme = self._schemes.get(exercise)
        self.chosen = tuple(chosen or grading.students(course, lab))

    def run(self, client: Client) -> Iterator[Regraded]:
        """Judge again, and enter the points, in the order in which workers finish."""
        with alone(self._course, f"regrading {self._exercise} of {self._lab}"):
            self._agree()
            tasks: list[CellTask] = []
            for student in self.chosen:
                more, left = self._tasks(student)
                tasks += more
                yield from left
            for task, verdict, why in carry_out(client, judge_again, tasks, lambda result: result):
                if why:
                    yield Regraded(task.student, task.cell, None, None, why)
                else:
                    yield self._enter(task, verdict)

    def _agree(self) -> None:
        mine = {} if self._scheme is None else {self._exercise: self._scheme}
        with self._gradebook() as book:
            for released in book.find_assignment(self._lab).notebooks:
                agree_with_the_points_file(book, released, mine)

    def _tasks(self, student: str) -> tuple[list[CellTask], list[Regraded]]:
        """Return the student's submissions to the exercise, and the results that were left as
        they were."""
        tasks: list[CellTask] = []
        left: list[Regraded] = []
        notebooks = records.read(self._course.root, self._lab, student)
        unread = records.unread(self._course.root, self._lab, student)
        left += [Regraded(student, name, None, None, why) for name, why in unread.items()]
        if not notebooks and not unread:
            left.append(Regraded(student, self._exercise, None, None, "never graded: grade it"))
        for notebook, record in notebooks.items():
            for cell, result in record.cells.items():
                if result.verdict.exercise != self._exercise:
                    continue
                if not self._graded(student, notebook).is_file():
                    why = f"{self._graded(student, notebook)} is not there: grade it"
                    left.append(Regraded(student, cell, None, None, why))
                    continue
                seed = record.run.shape_seed
                about = tuple(finding for finding in record.run.findings if cell in finding.tests)
                tasks.append(
                    CellTask(student, notebook, cell, result.export, seed, self._scheme, about)
                )
        return tasks, left

    def _enter(self, task: CellTask, verdict: Verdict) -> Regraded:
        faults = [problem for problem in verdict.problems if problem.kind == "judge-error"]
        if faults:
            return Regraded(task.student, task.cell, None, None, faults[0].message[:300])
        if verdict.unjudged:
            return Regraded(task.student, task.cell, None, None, verdict.unjudged)
        before, possible, checksum = self._before(task)
        judged = Judged(task.cell, verdict, possible, task.findings)
        where = {"assignment": self._lab, "student": task.student, "notebook": task.notebook}
        records.replace(self._course.root, where, judged)
        self._show(task, judged, checksum)
        with self._gradebook() as book:
            grade = book.find_grade(task.cell, task.notebook, self._lab, task.student)
            grade.auto_score = judged.points
            if (
                grade.manual_score is None
            ):  # otherwise a person's score stays: the answer is the same
                grade.needs_manual_grade = False
            book.db.commit()
        update_penalty(self._course, self._lab, task.student)
        self._log(task.student)
        return Regraded(task.student, task.cell, before, judged.points)

    def _before(self, task: CellTask) -> tuple[float | None, float, str]:
        """Points of the judge's before, points possible now, and nbgrader's checksum."""
        with self._gradebook() as book:
            grade = book.find_grade(task.cell, task.notebook, self._lab, task.student)
            source = book.find_source_cell(task.cell, task.notebook, self._lab)
            return grade.auto_score, float(grade.max_score), source.checksum

    def _show(self, task: CellTask, judged: Judged, checksum: str) -> None:
        """Put the card and the points into the graded notebook, which feedback is made of."""
        path = self._graded(task.student, task.notebook)
        notebook = nbformat.read(path, as_version=4)
        for cell in notebook.cells:
            if cell.cell_type == "code" and grade_id(cell) == task.cell:
                cell.outputs = outputs(judged.for_feedback(self._hints, self._compared))
                cell.metadata["nbgrader"].update(points=judged.possible, checksum=checksum)
        beside = path.with_suffix(".new")
        nbformat.write(notebook, beside)
        os.replace(beside, path)

    def _log(self, student: str) -> None:
        log = Log(self._course, self._lab)
        line = log.lines.get(student)
        if line is None:
            return
        earned = gradebook.points(self._course, self._lab, student).values()
        total = sum(earning.earned or 0.0 for earning in earned)
        print_of_it = line.fingerprint
        if self._by_the_file(student):  # nothing of it is left that other points were given to
            print_of_it = print_of_it[:HASH] + terms(self._course, self._lab, self._schemes)
        log.add(Done(student, print_of_it, line.graded, total, line.findings, line.seconds))

    def _by_the_file(self, student: str) -> bool:
        """Return True if all verdicts on this student were given by the current points file and
        settings."""
        policy = settings.UNMEASURED.value()
        if records.unread(self._course.root, self._lab, student):
            return False
        for record in records.read(self._course.root, self._lab, student).values():
            for cell in record.cells.values():
                name, verdict = cell.verdict.exercise, cell.verdict
                if name not in exercises.names():
                    continue
                scheme = self._schemes.get(name) or scheme_of(exercises.get(name))
                if verdict.unmeasured != policy and any(
                    each.status == "not-measured" for each in verdict.properties
                ):
                    return False
                worth = {each.name: each.possible for each in verdict.properties}
                if worth != scheme.points or verdict.rungs not in ((), scheme.ladder):
                    return False
        return True

    def _graded(self, student: str, notebook: str) -> Path:
        return self._course.autograded / student / self._lab / f"{notebook}.ipynb"

    def _gradebook(self) -> Gradebook:
        return self._course.gradebook()
