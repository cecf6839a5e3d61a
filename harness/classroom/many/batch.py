"""A class graded by many workers, in a run that can be stopped and started at will.

The slow parts, a student's cells and the judge, are done by workers of dask.distributed; they get
data and give back data. nbgrader's part is done here, submission by submission: a gradebook in
SQLite has a single writer.
"""

from __future__ import annotations

import stat
import time
from collections.abc import Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import nbformat
from nbgrader.apps import NbGraderAPI
from nbgrader.converters import Autograde
from nbgrader.utils import find_all_files
from traitlets.config import Config

from harness.base import settings
from harness.classroom.admission.desk import admit, prepare
from harness.classroom.admission.findings import Finding, FindingKind, fatal, finding
from harness.classroom.course import points
from harness.classroom.course.course import Course, CourseError, ignored_in_submissions
from harness.classroom.course.points import Schemes
from harness.classroom.grading import one as grading
from harness.classroom.grading import records, refusals
from harness.classroom.grading.execution import EvaluatedSubmission, RunAndJudge
from harness.classroom.grading.gradebook import entered, update_penalty
from harness.classroom.grading.one import Graded
from harness.classroom.labs.release import enter_where_unknown
from harness.classroom.many.cluster import Report, carry_out, nothing
from harness.classroom.many.log import Done, Log, alone, fingerprint, terms
from harness.classroom.many.work import Task, TaskResult, evaluate
from harness.course import default_name

MOST_FILES_BYTES = 64 * 2**20
_ADMITTED_AT_A_TIME = 4


class TaskMaker:
    """Makes the tasks of a lab on demand, so that a class's files need not all be in memory."""

    def __init__(
        self, course: Course, lab: str, api: NbGraderAPI, config: Config, schemes: Schemes
    ):
        self._course, self._lab, self._api, self._config = course, lab, api, config
        self._schemes = schemes
        runner = RunAndJudge(config=config)
        self._level, self._limits = runner.wanted_level(), runner.limits()
        self._sanitizing = Autograde(config=config).sanitize_preprocessors
        self.ready: dict[str, tuple[tuple[Finding, ...], Task]] = {}
        self._admitting: dict[str, Future[tuple[Finding, ...]]] = {}

    @contextmanager
    def admitting(self, students: Iterable[str]) -> Iterator[None]:
        """Admit these students' submissions ahead of time, several in parallel: each takes a
        process of its own, whose start is most of the time."""
        pool = ThreadPoolExecutor(_ADMITTED_AT_A_TIME)
        try:
            for student in students:
                self._admitting[student] = pool.submit(admit, self._course, self._lab, student)
            yield
        finally:
            self._admitting.clear()
            pool.shutdown(cancel_futures=True)

    def task(self, student: str) -> Task:
        """Admit the student's submission. ``ready`` has the findings and the task, until somebody
        takes them. Raises the exceptions of nbgrader on a notebook that it cannot restore."""
        folder, release = self._course.admitted / student / self._lab, self._course.labs
        notebooks: dict[str, str] = {}
        files: dict[str, bytes] = {}
        admission = self._admitted(student)
        if not fatal(admission):
            files = self._files(folder)
            for released in sorted((release / self._lab).glob("*.ipynb")):
                if (folder / released.name).is_file():
                    notebook = self._restored(folder / released.name, student)
                    notebooks[released.stem] = nbformat.writes(notebook)
        options = self._level, self._limits, self._schemes, settings.UNMEASURED.value()
        task = Task(notebooks, files, *options, admission)
        self.ready[student] = admission, task
        return task

    def _admitted(self, student: str) -> tuple[Finding, ...]:
        ahead = self._admitting.pop(student, None)
        return ahead.result() if ahead else admit(self._course, self._lab, student)

    def _restored(self, path: Path, student: str) -> nbformat.NotebookNode:
        """The notebook as nbgrader restores it before it is run, by the course's own list."""
        place = {
            "student": student,
            "assignment": self._lab,
            "notebook": path.stem,
            "db_url": self._api.coursedir.db_url,
        }
        notebook: nbformat.NotebookNode = nbformat.read(path, as_version=4)
        resources: dict[str, object] = {"nbgrader": place}
        for step in self._sanitizing:
            preprocessor = step(config=self._config)
            preprocessor.enabled = True
            notebook, resources = preprocessor(notebook, resources)
        return notebook

    def _files(self, folder: Path) -> dict[str, bytes]:
        """The plain files of a submission, and the course's own over them, as nbgrader does."""
        source = self._course.sources / self._lab
        ignored = self._api.coursedir.ignore
        theirs = ignored_in_submissions(ignored, self._course.sources)
        files: dict[str, bytes] = {}
        left = MOST_FILES_BYTES
        for top, patterns in ((folder, theirs), (source, ignored)):
            for name in find_all_files(str(top), [*patterns, "*.ipynb"]):
                info = Path(name).lstat()
                if stat.S_ISREG(info.st_mode) and info.st_size <= left:
                    left -= info.st_size
                    files[str(Path(name).relative_to(top))] = Path(name).read_bytes()
        return files


if TYPE_CHECKING:
    from distributed import Client


_SAME = 1e-6  # points


class Batch:
    """A run over a class. ``chosen`` are its students, ``left`` those not done yet. ``lost`` are
    the students who were done, and whose points in the gradebook or whose files are not there any
    more, or not the same. They are graded again, but for those in ``gone``, whose submissions are
    missing, too. ``unmeasured`` are those who are done and whose speed was not measured; if its
    points were withheld, and this run is ``measuring``, they are left."""

    def __init__(
        self,
        course: Course,
        lab: str,
        chosen: Iterable[str] | None = None,
        again: bool = False,
        measuring: bool | None = None,
    ):
        grading.check_that_it_can_be_graded(course, lab)
        enter_where_unknown(course, lab)
        self._course, self._lab, self._again = course, lab, again
        self.measuring = default_name() == "hopper" if measuring is None else measuring
        self._api = course.api()
        collected = grading.students(course, lab)
        self.chosen = tuple(chosen or collected)
        if missing := sorted(set(self.chosen) - set(collected)):
            raise CourseError(f"submitted/{missing[0]}/{lab}: there is no such submission")
        for student in refusals.read(course.root, lab).keys() - set(collected):
            refusals.forget(course.root, lab, student)  # the folder was renamed or removed
        schemes = points.read(course.root)
        by = terms(course, lab, schemes)
        self._prints = {
            student: fingerprint(course.submitted / student / lab) + by for student in self.chosen
        }
        self._only = bool(chosen)
        self._tasks = TaskMaker(course, lab, self._api, course.config(), schemes)
        self._read_log()
        if self.left:
            prepare()

    def _read_log(self) -> None:
        self._log = Log(self._course, self._lab)
        done = [name for name in self.chosen if self._log.is_done(name, self._prints[name])]
        gone = [] if self._only else sorted(self._log.graded() - set(self.chosen))
        there = entered(self._course, self._lab)
        self.lost = tuple(name for name in (*done, *gone) if self._is_lost(name, there.get(name)))
        self.gone = tuple(name for name in gone if name in self.lost)
        self.unmeasured = tuple(name for name in done if self._log.lines[name].unmeasured)
        again = set(self.lost)
        if self.measuring and settings.UNMEASURED.value() == "withhold":
            again |= set(self.unmeasured)
        left = (name for name in self.chosen if self._again or name in again or name not in done)
        # Submissions without a score are tried again after all others: otherwise a run that is
        # often stopped would only come to these.
        tried = self._log.lines.keys() - self._log.graded()
        self.left = tuple(sorted(left, key=tried.__contains__))

    def _is_lost(self, student: str, there: float | None) -> bool:
        """``there``: the judge's points in the gradebook; None if the student is not in it."""
        graded = self._course.autograded / student / self._lab
        kept = records.folder(self._course.root, self._lab, student)
        if there is None or not graded.is_dir() or not kept.is_dir():
            return True
        return abs(there - self._log.lines[student].entered) > _SAME

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
        verdicts = (
            judged.verdict
            for evaluated in (result.evaluated.values() if result else ())
            for judged in evaluated[1].values()
        )
        self._log.add(
            Done(
                student,
                self._prints[student],
                graded.graded,
                graded.earned,
                findings,
                round(seconds, 1),
                entered(self._course, self._lab, student).get(student, 0.0),
                any(prop.status == "not-measured" for v in verdicts for prop in v.properties),
            )
        )
        return graded
