"""Makes the tasks of workers from submissions."""

from __future__ import annotations

import stat
from collections.abc import Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

import nbformat
from nbgrader.apps import NbGraderAPI
from nbgrader.converters import Autograde
from nbgrader.utils import find_all_files
from traitlets.config import Config

from harness import settings
from harness.classroom.admission.desk import admit
from harness.classroom.admission.findings import Finding, fatal
from harness.classroom.course.course import Course
from harness.classroom.course.points import Schemes
from harness.classroom.grading.execution import RunAndJudge
from harness.classroom.many.work import Task

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
        ignored = [*self._api.coursedir.ignore, "*.ipynb"]
        files: dict[str, bytes] = {}
        left = MOST_FILES_BYTES
        for top in (folder, source):
            for name in find_all_files(str(top), ignored):
                info = Path(name).lstat()
                if stat.S_ISREG(info.st_mode) and info.st_size <= left:
                    left -= info.st_size
                    files[str(Path(name).relative_to(top))] = Path(name).read_bytes()
        return files
