"""The grader's side of admission: a submitted folder becomes plain files of known form, which
can be trusted, in the course's own place."""

from __future__ import annotations

import os
import shutil
import signal
import stat
import tempfile
from functools import cache
from pathlib import Path

import harness
from harness.base.processes import codec
from harness.base.processes.fork_client import ForkServer, owner
from harness.classroom.admission.cells import inspect
from harness.classroom.admission.files import ALLOWANCE
from harness.classroom.admission.findings import Finding, FindingKind, fatal, finding
from harness.classroom.admission.staging import Order
from harness.classroom.course.course import Course, ignored_in_submissions

_MOST_BYTES = 2**20


def admit(course: Course, lab: str, student: str) -> tuple[Finding, ...]:
    """Copy the submission of ``student`` for ``lab`` to `Course.admitted`, replacing an earlier
    copy. Return all findings about it; a fatal finding says why nothing was admitted."""
    return admit_folder(
        course.submitted / student / lab,
        course.admitted / student / lab,
        course.labs / lab,
        ignored_in_submissions(course.config().CourseDirectory.ignore, course.sources),
    )


def admit_folder(
    source: Path, target: Path, release: Path, ignored: tuple[str, ...]
) -> tuple[Finding, ...]:
    """Copy the admitted part of the folder ``source``, handed in for the lab in ``release``, to
    the folder ``target``, as `admit` does. ``ignored`` are patterns of names."""
    lab = release.name
    released = tuple(path.name for path in sorted(release.glob("*.ipynb")))
    if not released:
        return (finding(FindingKind.NOT_GENERATED, lab),)
    _clear(target)
    try:
        is_folder = stat.S_ISDIR(source.lstat().st_mode)
    except (FileNotFoundError, NotADirectoryError):
        is_folder = False
    except OSError as error:  # whoever collected it may not be who grades it
        return (finding(FindingKind.FAILED, lab, why=f"{source}: {error.strerror}"),)
    if not is_folder:
        return (finding(FindingKind.NOTHING, lab),)
    target.mkdir(parents=True)
    order = Order(str(source), str(target), str(release), released, ignored, ALLOWANCE)
    findings, why = _in_its_process(order)
    if findings is None:
        _clear(target)
        return (finding(FindingKind.UNREADABLE, lab, why=why),)
    if fatal(findings):
        _clear(target)
        return findings
    if not any(target.glob("*.ipynb")):
        what = " and ".join(f"`{name}`" for name in released)
        none = finding(FindingKind.NO_NOTEBOOK, lab, wanted=what, there="")
        return (none, *findings)
    return (*findings, *inspect(target, release))


def prepare() -> None:
    """Start the fork server whose forks read submissions, so that it loads meanwhile."""
    _fork_server(owner()).begin()


def _clear(folder: Path) -> None:
    if folder.is_dir():
        shutil.rmtree(folder)


def _in_its_process(order: Order) -> tuple[tuple[Finding, ...] | None, str]:
    """The findings of an order, or why there are none. The process's answer is data, and its form
    is checked."""
    reading, writing = os.pipe()
    with (
        tempfile.TemporaryFile() as order_file,
        open(reading, "rb") as out,
        open(writing, "wb") as out_theirs,
        open(os.devnull, "wb") as quiet,
    ):
        order_file.write(codec.dumps(order).encode())
        order_file.seek(0)
        fork = _fork_server(owner()).fork(
            [file.fileno() for file in (order_file, out_theirs, quiet)]
        )
        out_theirs.close()
        try:
            answer = out.read(_MOST_BYTES)
        finally:
            status = fork.end()
    try:
        return codec.loads(tuple[Finding, ...], answer), ""
    except codec.CodecError:
        return None, _why(answer, status, order)


def _why(answer: bytes, status: int | None, order: Order) -> str:
    if status in (-signal.SIGXCPU, -signal.SIGKILL):
        return f"it took more than {order.allowance.cpu_s} s of processor time"
    return answer.decode(errors="replace")[:100] or f"its reader ended with status {status}"


@cache
def _fork_server(owner: int) -> ForkServer:
    """Return the fork server of the process ``owner``."""
    house = str(Path(harness.__file__).resolve().parent.parent)
    folders = os.environ.get("PYTHONPATH", "").split(os.pathsep)
    path = os.pathsep.join([house, *filter(os.path.isabs, folders)])
    return ForkServer("harness.classroom.admission.staging", {**os.environ, "PYTHONPATH": path})
