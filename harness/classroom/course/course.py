"""A course's folder, nbgrader's programming interface set up on it, and why a call of it failed."""

from __future__ import annotations

import logging
import os
import re
import sysconfig
import traceback
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from traitlets import Bool
from traitlets.config import Configurable
from traitlets.config.loader import Config, PyFileConfigLoader

from harness.base import settings
from harness.base.errors import HarnessError

if TYPE_CHECKING:
    from nbgrader.api import Gradebook
    from nbgrader.apps import NbGraderAPI

CONFIG = "nbgrader_config.py"
ADMITTED = "grading/admitted"


class CourseError(HarnessError):
    """A step of the course could not be done; the message says which and why, in a line."""


class ModelAnswers(Configurable):
    """Part of `nbgrader_config.py`: which of the course's own answers students see."""

    shown = Bool(True, help="On a card with full points, next to the student's own.").tag(
        config=True
    )
    compared = Bool(True, help="On the card of a failing kernel, as a sentence.").tag(config=True)


@dataclass(frozen=True)
class Course:
    """A course: its folder ``root``, and the ``nbgrader_config.py`` that it is graded with.

    The two are apart so that a scratch course can be run with the real configuration.
    """

    root: Path
    config_file: Path

    @property
    def sources(self) -> Path:
        """Return the folder of the labs' sources."""
        return self.root / "solutions"

    @property
    def labs(self) -> Path:
        """Return the folder of students' notebooks."""
        return self.root / "labs"

    @property
    def submitted(self) -> Path:
        """Return the folder of collected work, which has a folder for each student."""
        return self.root / "submitted"

    @property
    def admitted(self) -> Path:
        """Return the folder of the admitted part of collected work, which has a folder for each
        student."""
        return self.root / ADMITTED

    @property
    def autograded(self) -> Path:
        """Return the folder of graded notebooks, which has a folder for each student."""
        return self.root / "autograded"

    @property
    def feedback(self) -> Path:
        """Return the folder of students' pages, which has a folder for each student."""
        return self.root / "feedback"

    @property
    def gradebook_url(self) -> str:
        """Return the URL of nbgrader's database, as SQLAlchemy takes it: SQLite or PostgreSQL."""
        return str(self.config().CourseDirectory.db_url)

    def gradebook(self) -> Gradebook:
        """nbgrader's gradebook of this course; created if there is none yet."""
        from nbgrader.api import Gradebook

        _put_tools_on_path()
        return Gradebook(self.gradebook_url)

    def lab_names(self) -> tuple[str, ...]:
        """The labs that are written, by name: each a folder with a text notebook in it."""
        return tuple(sorted({text.parent.name for text in self.sources.glob("*/*.py")}))

    def check_lab(self, name: str) -> None:
        """Raise CourseError if there is no such lab."""
        if name not in self.lab_names():
            raise CourseError(f"no lab called {name}; there are: {', '.join(self.lab_names())}")

    def config(self) -> Config:
        """The configuration, read from the file, and its folders moved to ``root``."""
        config = _read(self.config_file)
        configured = Path(config.CourseDirectory.root)
        config.CourseDirectory.root = str(self.root)
        if configured != self.root:
            config.CourseDirectory.db_url = f"sqlite:///{self.root / 'gradebook.db'}"
            config.CourseDirectory.ignore += files_with_solutions(self.sources)
            config.Exchange.root = str(self.root / "exchange")
            Path(config.Exchange.root).mkdir(exist_ok=True)  # nbgrader wants it to be there
            config.Exchange.cache = str(self.root / "exchange-cache")
        return config

    def api(self, config: Config | None = None) -> NbGraderAPI:
        """nbgrader on this course. Quiet: every call returns its log with its outcome."""
        from nbgrader.apps import NbGraderAPI

        from harness.classroom.course import connections

        connections.keep()
        _put_tools_on_path()
        api = NbGraderAPI(config=config or self.config())
        api.log.handlers = [logging.NullHandler()]
        api.log.propagate = False
        return api


def files_with_solutions(sources: Path) -> list[str]:
    """Return the names of the files in ``sources`` that students must not get: the text notebooks
    that labs are written in, and the edits of their answers."""
    files = (*sources.glob("*/*.py"), *sources.glob("*/answers/*"))
    return sorted({file.name for file in files})


def ignored_in_submissions(ignored: Iterable[str], sources: Path) -> tuple[str, ...]:
    """Return the patterns of names in ``ignored``, nbgrader's setting, without the files in
    ``sources`` that students must not get: a student's own file may have the same name."""
    kept_back = files_with_solutions(sources)
    return tuple(pattern for pattern in ignored if pattern not in kept_back)


def _put_tools_on_path() -> None:
    """nbgrader runs `alembic` by name: it has to be found where no environment is activated."""
    tools = sysconfig.get_path("scripts")
    folders = os.environ.get("PATH", "").split(os.pathsep)
    if tools not in folders:
        os.environ["PATH"] = os.pathsep.join([tools, *folders])


def find_course(start: Path | None = None) -> Course:
    """Return the course whose configuration is in ``start`` (default: here) or in a folder
    above. Raises CourseError, also if the course has no labs."""
    start = (start or Path.cwd()).resolve()
    for folder in (start, *start.parents):
        if (folder / CONFIG).is_file():
            config = _read(folder / CONFIG)
            course = Course(Path(config.CourseDirectory.root), folder / CONFIG)
            if not course.lab_names():
                raise CourseError(
                    f"{course.sources} has no labs: copy solutions/ and labs/ to {course.root}, or "
                    f"set {settings.COURSE_ROOT.name} to the folder of a course"
                )
            return course
    raise CourseError(f"no {CONFIG} in {start} or above it: run this inside the course's folder")


def _read(file: Path) -> Config:
    """The configuration, which is Python: any exception becomes a CourseError with its line."""
    try:
        config: Config = PyFileConfigLoader(file.name, path=str(file.parent)).load_config()
    except Exception as error:
        raise CourseError(f"{file}{_line(error, file)}: {type(error).__name__}: {error}") from None
    if not isinstance(config.CourseDirectory.get("root"), str):
        raise CourseError(f"{file} sets no c.CourseDirectory.root: the folder of the course")
    return config


def _line(error: Exception, file: Path) -> str:
    """Return the line of the file that raised the error, as text; empty if it is not known."""
    if isinstance(error, SyntaxError):
        return f", line {error.lineno}"
    frames = traceback.extract_tb(error.__traceback__)
    lines = [frame.lineno for frame in frames if frame.filename == str(file)]
    return f", line {lines[-1]}" if lines else ""


# Exceptions that nbgrader raises after it has logged the real reason.
_WRAPPERS = ("NbGraderException", "ExchangeError")
_SAID = re.compile(r"^(?:[A-Za-z_][\w.]*\.)?([A-Z]\w*(?:Error|Exception|Entry|Exit)): ?(.*)$")
_LOGGED = re.compile(r"^\[\w+ ?\| ?(?:ERROR|CRITICAL)\] (.*)$|^\[(?:ERROR|CRITICAL)\] (.*)$")


def reason(result: Mapping[str, object]) -> str:
    """Return the reason why the call of nbgrader's interface that returned ``result`` failed, in
    a line."""
    text = f"{result.get('log') or ''}\n{result.get('error') or ''}"
    messages: list[tuple[str, str]] = []
    logged: list[str] = []
    for line in text.splitlines():
        match = _SAID.match(line.strip())
        if match:
            messages.append((match[1], match[2].strip()))
        match = _LOGGED.match(line.strip())
        if match and not (match[1] or match[2] or "").startswith("Traceback"):
            logged.append((match[1] or match[2]).strip())
    for name, message in reversed(messages):
        if name not in _WRAPPERS:
            return _one_line(f"{name}: {message}")
    if logged:
        return _one_line(logged[0])
    return _one_line(messages[-1][1]) if messages else "nbgrader gave no reason"


def _one_line(text: str, limit: int = 160) -> str:
    text = " ".join(text.split())
    return text if len(text) <= limit else text[: limit - 1] + "…"
