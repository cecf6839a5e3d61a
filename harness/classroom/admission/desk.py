"""The grader's side of admission: a folder that somebody handed in becomes one that can be trusted
to be plain files of known form, in the course's own place."""

from __future__ import annotations

import multiprocessing
import shutil
import signal
from functools import cache
from multiprocessing.connection import Connection
from multiprocessing.context import ForkServerContext
from pathlib import Path

from harness.classroom.admission.allowance import ALLOWANCE
from harness.classroom.admission.staging import Order, Staged, confine, stage
from harness.classroom.course.course import Course
from harness.classroom.course.finding import Finding
from harness.judge import wire

_MOST_BYTES = 2**20


def admit(course: Course, lab: str, student: str) -> tuple[Finding, ...]:
    """Stage what ``student`` handed in for ``lab`` in `Course.admitted`, in the place of what lay
    there; what was left out, a finding each. One that is fatal says why there is nothing."""
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
        got = f"; there is {', '.join(there)}" if there else ""
        what = f"no notebook: {', '.join(released)} was not handed in{got}"
        return (Finding(lab, what, True),)
    return (*refused, *said)


def _clear(folder: Path) -> None:
    if folder.is_dir():
        shutil.rmtree(folder)


def _in_its_process(order: Order) -> tuple[Staged | None, str]:
    """What came of it, or why nothing did. What the process says is data of checked form."""
    ours, theirs = _context().Pipe(duplex=False)
    process = _context().Process(target=_look, args=(theirs, order), daemon=True)
    process.start()
    theirs.close()
    with ours:
        try:
            answer = ours.recv_bytes(_MOST_BYTES)
            return wire.loads(Staged, answer), ""
        except (EOFError, OSError, wire.WireError):
            process.join()
            return None, _why(process.exitcode, order)
        finally:
            process.kill()
            process.join()


def _why(status: int | None, order: Order) -> str:
    if status in (-signal.SIGXCPU, -signal.SIGKILL):
        return f"it took more than {order.allowance.cpu_s} s of processor time"
    return f"its reader ended with status {status}"


def _look(connection: Connection, order: Order) -> None:
    confine(order.allowance)
    try:
        connection.send_bytes(wire.dumps(stage(order)).encode())
    except MemoryError:
        connection.send_bytes(b"")


@cache
def _context() -> ForkServerContext:
    """Processes that begin with this room loaded, as forks of one that did nothing else."""
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["harness.classroom.admission.staging"])
    return context
