"""The log of a lab's grading, a line of JSON for each submission that is done, and the lock of the
run that writes it.

    grading/LAB/done.jsonl
    grading/running

The log is only ever added to; the last line of a student counts. A run that is killed leaves at
most an incomplete last line, which is skipped, and releases the lock.
"""

from __future__ import annotations

import fcntl
import hashlib
import json
import os
import socket
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass, replace
from datetime import datetime
from pathlib import Path

from harness.base import settings
from harness.classroom.admission.files import ALLOWANCE, Found, read, walk
from harness.classroom.course import points
from harness.classroom.course.course import Course, CourseError
from harness.classroom.course.points import Schemes
from harness.classroom.grading import records

FILE, LOCK = "done.jsonl", "running"


@dataclass(frozen=True)
class Done:
    """A submission: its score, or the named reason why it has none. ``seconds`` are those of a
    worker and of nbgrader. ``entered``: the sum of the judge's points in the gradebook.
    ``unmeasured``: it has a speed that was not measured."""

    student: str
    fingerprint: str
    graded: bool
    earned: float
    findings: tuple[str, ...]
    seconds: float
    entered: float = 0.0
    unmeasured: bool = False


class Log:
    """Log of the submissions of a lab that are done."""

    def __init__(self, course: Course, lab: str):
        self.path = course.root / records.FOLDER / lab / FILE
        self.lines: dict[str, Done] = {}
        for text in self.path.read_text().splitlines() if self.path.is_file() else ():
            try:
                line = Done(**json.loads(text))
            except (ValueError, TypeError):
                continue
            self.lines[line.student] = line

    def is_done(self, student: str, fingerprint: str) -> bool:
        """Return True if exactly this submission was graded. A submission that could not be
        graded is tried again."""
        line = self.lines.get(student)
        return line is not None and line.fingerprint == fingerprint and line.graded

    def graded(self) -> set[str]:
        """Return everybody who has a score."""
        return {student for student, line in self.lines.items() if line.graded}

    def add(self, line: Done) -> None:
        """Write a line, through to the disk."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self.path.open("ab") as out:
            if out.tell() and not self.path.read_bytes().endswith(b"\n"):
                out.write(b"\n")  # a line that was cut short stays on a line of its own
            out.write(json.dumps(asdict(line)).encode() + b"\n")
            out.flush()
            os.fsync(out.fileno())
        self.lines[line.student] = line

    def forget(self, students: Iterable[str]) -> None:
        """Have these graded again: their points stay in the log, with a fingerprint that no
        submission has."""
        for student in students:
            if student in self.lines:
                self.add(replace(self.lines[student], fingerprint=""))


def terms(course: Course, lab: str, schemes: Schemes) -> str:
    """Return the settings that the points for ``lab`` depend on next to the submission: the
    points file, and the policy for a speed that cannot be measured. Empty if both are the
    defaults."""
    worth = points.fingerprint(points.of_lab(course.labs / lab, schemes))
    policy = settings.UNMEASURED.value()
    return worth if policy == "credit" else f"{worth}-{policy}"


def fingerprint(folder: Path) -> str:
    """A hash of the files of a submission, within the limits of admission."""
    digest = hashlib.sha256()
    left = ALLOWANCE.all_bytes
    for entry in walk(str(folder), ALLOWANCE, ()) if os.path.isdir(folder) else ():
        line = f"{entry.name}\0"
        content = None
        if isinstance(entry, Found):
            content = read(str(folder), entry.name, min(entry.size, left))
            # A file that is too large to be read counts as changed when its time has changed.
            line += f"{entry.size}\0" if content is not None else f"{entry.size} {entry.changed}\0"
        digest.update(line.encode(errors="replace") + (content or b""))
        left -= len(content or b"")
    return digest.hexdigest()


@contextmanager
def alone(course: Course, doing: str) -> Iterator[None]:
    """Hold the course's lock; ``doing`` describes this run to another that finds it held.

    Raises CourseError if another run holds it, with that run's description and process.
    """
    path = course.root / records.FOLDER / LOCK
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a+", encoding="utf-8") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            lock.seek(0)
            other = lock.read(200).strip() or "nobody knows what"
            raise CourseError(
                f"another run writes the grades of this course: {other}. Wait for its end or stop "
                "it: what it has done stays done"
            ) from None
        lock.truncate(0)
        now = datetime.now().strftime("%Y-%m-%d %H:%M")
        lock.write(f"{doing}, process {os.getpid()} on {socket.gethostname()}, since {now}\n")
        lock.flush()
        try:
            yield
        finally:
            lock.truncate(0)
