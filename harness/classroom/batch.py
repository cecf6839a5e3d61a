"""A class: submissions to grades over many workers, and to be stopped and started at will.

What costs time, a student's cells and the judge, is done by workers of dask.distributed; they get
data and give back data, and need neither the gradebook nor the course's folder. What is nbgrader's
is done here, one submission after another: SQLite has one writer.
"""

from __future__ import annotations

import stat
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import nbformat
from nbgrader.utils import find_all_files

from harness.classroom import execution, gradebook, grading, points
from harness.classroom.course import Course
from harness.classroom.execution import READY, RunAndJudge, key
from harness.classroom.grading import Graded
from harness.classroom.inspection import Finding, fatal, inspect
from harness.classroom.log import Done, Log, fingerprint
from harness.classroom.points import Schemes
from harness.classroom.preprocessors import SANITIZE
from harness.classroom.sandbox.limits import Limits

if TYPE_CHECKING:
    from distributed import Client

WORKER_LIVES = 3  # workers that may die over one submission
MOST_FILES_BYTES = 64 * 2**20


@dataclass(frozen=True)
class Task:
    """One notebook, as a worker gets it: ``text`` is the restored notebook, ``files`` what lies
    beside it, by relative path."""

    student: str
    key: str
    text: str
    files: Mapping[str, bytes]
    level: str
    limits: Limits
    schemes: Schemes


def evaluate(task: Task) -> execution.Evaluated:
    """A worker's part."""
    notebook = nbformat.reads(task.text, as_version=4)
    with tempfile.TemporaryDirectory(prefix="tma-labs-work-") as folder:
        for name, content in task.files.items():
            target = Path(folder, name)
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(content)
        place, level, limits = Path(folder), task.level, task.limits
        return execution.evaluate(notebook, place, level, limits, schemes=task.schemes)


class Batch:
    """One run over a class. ``chosen`` is everybody, ``left`` who is not done yet."""

    def __init__(
        self, course: Course, lab: str, who: Iterable[str] | None = None, again: bool = False
    ):
        grading.check_that_it_can_be_graded(course, lab)
        self._course, self._lab, self._log = course, lab, Log(course, lab)
        self._api, self._config = course.api(), course.config()
        self.chosen = tuple(who or grading.students(course, lab))
        self._schemes = points.read(course.root)
        worth = points.fingerprint(points.of_lab(course.labs / lab, self._schemes))
        self._prints = {
            one: fingerprint(course.submitted / one / lab) + worth for one in self.chosen
        }
        self.left = tuple(
            one for one in self.chosen if again or not self._log.is_done(one, self._prints[one])
        )
        self._started = time.monotonic()

    def run(self, client: Client) -> Iterator[Graded]:
        """Grade who is left, in the order in which the workers are done."""
        from distributed import as_completed

        waiting: dict[Any, Task] = {}
        open_tasks: dict[str, int] = {}
        failed: dict[str, str] = {}
        for student in self.left:
            try:
                tasks = self._tasks(student)
            except Exception as error:  # a notebook that nbgrader cannot restore
                yield self._conclude(student, _reason(error))
                continue
            open_tasks[student] = len(tasks)
            for task in tasks:
                waiting[client.submit(evaluate, task, pure=False)] = task
            if not tasks:
                yield self._conclude(student)
        for future in as_completed(list(waiting)):
            task = waiting.pop(future)
            try:
                READY[task.student, task.key] = future.result()
            except Exception as error:  # a worker that died again and again, or no sandbox
                failed[task.student] = _reason(error)
            future.release()
            open_tasks[task.student] -= 1
            if not open_tasks[task.student]:
                yield self._conclude(task.student, failed.get(task.student))

    def lines(self) -> tuple[Done, ...]:
        """The log's lines of everybody who is done."""
        return tuple(self._log.lines[one] for one in self.chosen if one in self._log.lines)

    def _conclude(self, student: str, failed: str | None = None) -> Graded:
        if failed is None:
            graded = grading.grade_one(self._course, self._api, self._lab, student)
        else:
            earlier = gradebook.points(self._course, self._lab, student)
            graded = Graded(student, False, (Finding(self._lab, failed, True),), earlier)
        findings = tuple(map(str, graded.findings))
        seconds = round(time.monotonic() - self._started, 1)
        print_of_it = self._prints[student]
        self._log.add(Done(student, print_of_it, graded.graded, graded.earned, findings, seconds))
        return graded

    def _tasks(self, student: str) -> list[Task]:
        """The notebooks of a submission that are to be evaluated; none where it is wrecked."""
        folder, release = self._course.submitted / student / self._lab, self._course.labs
        if fatal(inspect(folder, release / self._lab)):
            return []
        files = self._files(folder)
        runner = RunAndJudge(config=self._config)
        made = []
        for released in sorted((release / self._lab).glob("*.ipynb")):
            submitted = folder / released.name
            if not submitted.is_file():
                continue
            notebook = self._restored(submitted, student)
            text = nbformat.writes(notebook)
            level, limits = runner.wanted_level(), runner.limits()
            known_as = key(notebook, self._schemes)
            made.append(Task(student, known_as, text, files, level, limits, self._schemes))
        return made

    def _restored(self, path: Path, student: str) -> nbformat.NotebookNode:
        """The notebook as nbgrader restores it before it is run."""
        place = {
            "student": student,
            "assignment": self._lab,
            "notebook": path.stem,
            "db_url": self._api.coursedir.db_url,
        }
        notebook, resources = nbformat.read(path, as_version=4), {"nbgrader": place}
        for step in SANITIZE:
            made = step(config=self._config)
            made.enabled = True
            notebook, resources = made(notebook, resources)
        return notebook

    def _files(self, folder: Path) -> dict[str, bytes]:
        """The plain files of a submission, and the course's own over them, as nbgrader does."""
        source = self._course.sources / self._lab
        ignored = [*self._api.coursedir.ignore, "*.ipynb"]
        found: dict[str, bytes] = {}
        left = MOST_FILES_BYTES
        for top in (folder, source):
            for name in find_all_files(str(top), ignored):
                info = Path(name).lstat()
                if stat.S_ISREG(info.st_mode) and info.st_size <= left:
                    left -= info.st_size
                    found[str(Path(name).relative_to(top))] = Path(name).read_bytes()
        return found


def _reason(error: Exception) -> str:
    if type(error).__name__ == "KilledWorker":
        return f"not graded: {WORKER_LIVES + 1} workers died over it"
    said = " ".join(f"{type(error).__name__}: {error}".split())
    return f"not graded: {said}"[:300]


def connect(workers: int, scheduler: str | None) -> Client:
    """A client of the scheduler at that address, or of a cluster of processes on this machine."""
    import dask
    from distributed import Client, LocalCluster

    dask.config.set({"distributed.scheduler.allowed-failures": WORKER_LIVES})
    if scheduler:
        return Client(scheduler)
    cluster: Callable[..., Any] = LocalCluster
    return Client(
        cluster(
            n_workers=workers,
            threads_per_worker=1,
            processes=True,
            dashboard_address=None,
            memory_limit=0,  # the sandbox and the judge have limits of their own
        )
    )
