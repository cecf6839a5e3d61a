"""The grader's side of admission: a folder that somebody handed in becomes one that can be trusted
to be plain files of known form, in the course's own place."""

from __future__ import annotations

import os
import shutil
import signal
import tempfile
from functools import cache
from pathlib import Path

import harness
from harness.classroom.admission.allowance import ALLOWANCE
from harness.classroom.admission.staging import Order, Staged
from harness.classroom.course.course import Course
from harness.classroom.course.finding import Finding
from harness.processes import codec
from harness.processes.fork_client import Nursery, owner

_MOST_BYTES = 2**20
_SHOWN = 5  # names of what somebody handed in instead


def admit(course: Course, lab: str, student: str) -> tuple[Finding, ...]:
    """Copy what ``student`` handed in for ``lab`` to `Course.admitted`, in place of what lies
    there. Returns a finding for each thing left out; a fatal one says why nothing was admitted."""
    source, target = course.submitted / student / lab, course.admitted / student / lab
    released = tuple(path.name for path in sorted((course.labs / lab).glob("*.ipynb")))
    if not released:
        return (Finding(lab, "this lab has not been generated: run `make labs`", True),)
    _clear(target)
    if source.is_symlink() or not source.is_dir():
        return (Finding(lab, "no folder: nothing was handed in", True),)
    target.mkdir(parents=True)
    ignored = tuple(course.config().CourseDirectory.ignore)
    order = Order(str(source), str(target), released, ignored, ALLOWANCE)
    staged, why = _in_its_process(order)
    if staged is None:
        _clear(target)
        return (Finding(lab, f"it cannot be looked through: {why}", True),)
    said = tuple(Finding(name, line) for name, line in staged.said)
    refused = tuple(Finding(name, line, True) for name, line in staged.refused.items())
    if not refused and not any(target.glob("*.ipynb")):
        there = [one.file for one in said if one.file.endswith(".ipynb")]
        there += sorted(str(path.relative_to(target)) for path in target.rglob("*.*"))
        got = f"; there is {', '.join(there[:_SHOWN])}" if there else ""
        what = f"no notebook: {', '.join(released)} was not handed in{got}"
        return (Finding(lab, what, True),)
    return (*refused, *said)


def prepare() -> None:
    """Start the nursery whose forks read submissions, so that it loads meanwhile."""
    _nursery(owner()).begin()


def _clear(folder: Path) -> None:
    if folder.is_dir():
        shutil.rmtree(folder)


def _in_its_process(order: Order) -> tuple[Staged | None, str]:
    """The outcome of an order, or why there is none. The process's answer is data, and its form is
    checked."""
    reading, writing = os.pipe()
    with (
        tempfile.TemporaryFile() as given,
        open(reading, "rb") as out,
        open(writing, "wb") as out_theirs,
        open(os.devnull, "wb") as quiet,
    ):
        given.write(codec.dumps(order).encode())
        given.seek(0)
        fork = _nursery(owner()).fork([one.fileno() for one in (given, out_theirs, quiet)])
        out_theirs.close()
        try:
            answer = out.read(_MOST_BYTES)
        finally:
            status = fork.end()
    try:
        return codec.loads(Staged, answer), ""
    except codec.CodecError:
        return None, _why(answer, status, order)


def _why(answer: bytes, status: int | None, order: Order) -> str:
    if status in (-signal.SIGXCPU, -signal.SIGKILL):
        return f"it took more than {order.allowance.cpu_s} s of processor time"
    return answer.decode(errors="replace")[:100] or f"its reader ended with status {status}"


@cache
def _nursery(owner: int) -> Nursery:
    """The one of the process ``owner``."""
    house = str(Path(harness.__file__).resolve().parent.parent)
    given = os.environ.get("PYTHONPATH", "").split(os.pathsep)
    path = os.pathsep.join([house, *filter(os.path.isabs, given)])
    return Nursery("harness.classroom.admission.loaded", {**os.environ, "PYTHONPATH": path})
