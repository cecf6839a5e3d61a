"""A lock on a course's grades: a single run at a time writes them, and a killed run releases it."""

from __future__ import annotations

import fcntl
import os
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime

from harness.classroom.course.course import Course, CourseError
from harness.classroom.grading import records

FILE = "running"


@contextmanager
def alone(course: Course, doing: str) -> Iterator[None]:
    """Hold the course's lock; ``doing`` describes this run to another that finds it held.

    Raises CourseError if another run holds it, with that run's description and process.
    """
    path = course.root / records.FOLDER / FILE
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
