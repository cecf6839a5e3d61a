"""The first process inside: it starts the command, watches it, ends all that came of it, and
brings out what lies in the outbox.

In namespaces it is process 1: nothing inside can signal it, and its end is the end of all. Without
them it adopts every orphan, so that whatever the command starts stays among its descendants.
"""

from __future__ import annotations

import contextlib
import os
import re
import resource
import signal
import stat
import time
import traceback
from collections.abc import Callable, Mapping
from pathlib import Path

from harness.classroom.sandbox import filter as refused_calls
from harness.classroom.sandbox.job import Ended, Job, JobOutcome
from harness.classroom.sandbox.limits import Limits
from harness.nursery import control

_TICK_S = 0.02
_MEMORY_EVERY = 5  # ticks
_ENDING_S = 5.0
FILES, FILE_BYTES, ALL_BYTES = 64, 16 * 2**20, 64 * 2**20
_MAY_COUNT = re.compile(r"(?:cells\.jsonl|[0-9a-f]{32}\.json)\Z")
_SAID, _SAID_BYTES = "stderr", 2000
_PAGE = os.sysconf("SC_PAGE_SIZE")


Begin = Callable[[], object]


def supervise(
    job: Job, places: Mapping[str, str], outbox: str, inside: bool, begin: Begin | None
) -> JobOutcome:
    """Run ``begin``, or without it ``job.command``, in a process, and say what came of it."""
    control.prctl(control.PR_SET_DUMPABLE, 0)  # the student's processes cannot look in here
    started = time.monotonic()
    command = _start(job, places, outbox, begin)
    ended: Ended = "exited"
    status, peak, tick = 0, 0, 0
    while True:
        found = _reap(command)
        if found is not None:
            status = found
            break
        if time.monotonic() - started > job.limits.wall_s:
            ended = "wall-clock"
            break
        if tick % _MEMORY_EVERY == 0:
            peak = max(peak, _memory(_others(inside), places["tmp"] if inside else ""))
            if peak > job.limits.memory_bytes:
                ended = "memory"
                break
        tick += 1
        time.sleep(_TICK_S)
    _end_all(inside)
    files, refused = collect(outbox)
    wall_s = round(time.monotonic() - started, 3)
    said = _read(f"{places['job']}/{_SAID}", FILE_BYTES) or b""
    text = said[-_SAID_BYTES:].decode(errors="replace")
    return JobOutcome(ended, status, wall_s, peak, files, refused, text)


def _start(job: Job, places: Mapping[str, str], outbox: str, begin: Begin | None) -> int:
    process = os.fork()
    if process:
        return process
    try:
        control.prctl(control.PR_SET_PDEATHSIG, signal.SIGKILL)
        os.setsid()
        os.chdir(places["home"])
        quiet = os.open("/dev/null", os.O_RDWR)
        said = os.open(places["job"] + "/" + _SAID, os.O_WRONLY | os.O_CREAT, 0o600)
        for descriptor, of in ((0, quiet), (1, quiet), (2, said)):
            os.dup2(of, descriptor)
        control.close_from(3)
        _limit(job.limits)
        with contextlib.suppress(OSError):  # killed first where memory runs out
            Path("/proc/self/oom_score_adj").write_text("1000")
        if refused_calls.available():
            with contextlib.suppress(OSError):  # a kernel without filters: `means` says so
                refused_calls.install()
        environment = {
            **job.environment,
            "HOME": places["home"],
            "TMPDIR": places["tmp"],
            "HARNESS_OUTBOX": outbox,
            "HARNESS_CACHE_DIR": places["tmp"] + "/cache",
            "HARNESS_JOB": places["job"],
            "IPYTHONDIR": places["tmp"] + "/ipython",
            "MPLCONFIGDIR": places["tmp"] + "/matplotlib",
        }
        if begin is None:
            os.execve(job.command[0], list(job.command), environment)
        os.environ.clear()
        os.environ.update(environment)
        control.prctl(control.PR_SET_DUMPABLE, 1)  # as a program is that was just started
        begin()
        os._exit(0)  # threads that a student left behind do not hold up the end
    except BaseException:
        traceback.print_exc()
    finally:
        os._exit(127)


def _limit(limits: Limits) -> None:
    chosen = {
        resource.RLIMIT_CORE: 0,
        resource.RLIMIT_CPU: limits.cpu_s,
        resource.RLIMIT_DATA: limits.memory_bytes,
        resource.RLIMIT_FSIZE: limits.file_bytes,
        resource.RLIMIT_NOFILE: limits.open_files,
        resource.RLIMIT_NPROC: limits.processes + _processes_of_this_user(),
        resource.RLIMIT_MSGQUEUE: 0,
        resource.RLIMIT_MEMLOCK: 2**20,
    }
    for which, most in chosen.items():
        _, hard = resource.getrlimit(which)
        most = most if hard == resource.RLIM_INFINITY else min(most, hard)
        resource.setrlimit(which, (most, most))


def _processes_of_this_user() -> int:
    """Threads that count towards the limit already: in namespaces only those in here."""
    count = 0
    for name in filter(str.isdecimal, os.listdir("/proc")):
        with contextlib.suppress(OSError):
            if os.stat(f"/proc/{name}").st_uid == os.getuid():
                count += len(os.listdir(f"/proc/{name}/task"))
    return count


def _reap(command: int) -> int | None:
    """Reap what has ended; the exit status of ``command`` if it is among them."""
    found = None
    while True:
        try:
            process, status = os.waitpid(-1, os.WNOHANG)
        except ChildProcessError:
            return found
        if process == 0:
            return found
        if process == command:
            found = os.waitstatus_to_exitcode(status)


def _others(inside: bool) -> list[int]:
    """Every process that came of the command."""
    numbers = [int(name) for name in os.listdir("/proc") if name.isdecimal()]
    me = os.getpid()
    if inside:
        return [number for number in numbers if number != me]
    parents = {number: _parent(number) for number in numbers}
    below = {me}
    while True:
        more = {child for child, parent in parents.items() if parent in below} - below
        if not more:
            return sorted(below - {me})
        below |= more


def _parent(number: int) -> int:
    try:
        with open(f"/proc/{number}/stat") as lines:
            return int(lines.read().rpartition(")")[2].split()[1])
    except (OSError, ValueError, IndexError):
        return 0


def _memory(processes: list[int], disk: str) -> int:
    """Bytes that the processes hold for themselves, and those of the files in memory."""
    pages = 0
    for number in processes:
        with contextlib.suppress(OSError, ValueError, IndexError):
            _, resident, shared = map(int, Path(f"/proc/{number}/statm").read_text().split()[:3])
            pages += resident - shared
    held = pages * _PAGE
    if disk:
        found = os.statvfs(disk)
        held += (found.f_blocks - found.f_bfree) * found.f_frsize
    return held


def _end_all(inside: bool) -> None:
    """Kill until nothing is left; a fork bomb needs more than one round."""
    deadline = time.monotonic() + _ENDING_S
    while time.monotonic() < deadline:
        if inside:
            with contextlib.suppress(ProcessLookupError):
                os.kill(-1, signal.SIGKILL)
        else:
            for number in _others(inside):
                with contextlib.suppress(ProcessLookupError):
                    os.kill(number, signal.SIGKILL)
        _reap(0)
        if not _others(inside):
            return
        time.sleep(0.005)


def collect(outbox: str) -> tuple[dict[str, str], tuple[str, ...]]:
    """The regular files of the outbox, as text, and the names of everything else there. No link is
    followed, and nothing is read past its limit."""
    files: dict[str, str] = {}
    refused: list[str] = []
    left = ALL_BYTES
    with contextlib.suppress(OSError):
        # Submissions and notes come first: no flood of other names can push them out.
        names = sorted(os.listdir(outbox), key=lambda name: (not _MAY_COUNT.match(name), name))
        for name in names[: 4 * FILES]:
            text = _read(os.path.join(outbox, name), min(left, FILE_BYTES))
            if text is None or len(files) >= FILES:
                refused.append(ascii(name)[1:-1][:80])
                continue
            left -= len(text)
            files[ascii(name)[1:-1]] = text.decode("utf-8", errors="replace")
    return files, tuple(refused[:FILES])


def _read(path: str, most: int) -> bytes | None:
    try:
        descriptor = os.open(path, os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC)
    except OSError:
        return None
    with os.fdopen(descriptor, "rb") as lines:
        found = os.fstat(lines.fileno())
        if not stat.S_ISREG(found.st_mode) or found.st_nlink != 1 or found.st_size > most:
            return None
        return lines.read(most)
