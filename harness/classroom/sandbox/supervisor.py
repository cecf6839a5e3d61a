"""The first process inside: it starts the command, watches it, ends all its processes, and
brings out the files of the outbox. In namespaces it is process 1: when it ends, all others are
killed. Without them it adopts every orphan, so that all processes of the command stay among its
descendants. It has a user of its own, where the grader is root, and no signal that can be
ignored ends it."""

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

from harness.base import settings
from harness.base.processes import linux
from harness.classroom.sandbox import restrictions
from harness.classroom.sandbox.group import Gauges
from harness.classroom.sandbox.job import Ended, Job, JobOutcome, Limits
from harness.classroom.sandbox.watch import JobWatch, Share, others

_TICK_S = 0.02
_GLANCE_EVERY = 5  # ticks
_ENDING_S = 5.0
FILES, FILE_BYTES, ALL_BYTES = 64, 16 * 2**20, 64 * 2**20
_MAY_COUNT = re.compile(r"(?:cells\.jsonl|[0-9a-f]{32}\.json)\Z")
_SAID_BYTES = 2000
# Output is passed on as ASCII: each other byte would take six on the way out, as JSON.
_PLAIN = bytes(byte if 32 <= byte < 127 or byte in b"\t\n\r" else ord("?") for byte in range(256))
_SIGNALS = signal.valid_signals() - {signal.SIGKILL, signal.SIGSTOP, signal.SIGCHLD}


Begin = Callable[[], object]


def supervise(
    job: Job,
    places: Mapping[str, str],
    outbox: str,
    inside: bool,
    begin: Begin | None,
    gauges: Gauges | None = None,
) -> JobOutcome:
    """Run ``begin``, or without it ``job.command``, in a process, and return the outcome."""
    linux.prctl(linux.PR_SET_DUMPABLE, 0)  # the student's processes cannot look in here
    # Opened before anything of a student's runs: nothing can be put in its place.
    box = os.open(outbox, os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW)
    errors = os.open(places["job"] + "/stderr", os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o600)
    for number in _SIGNALS:
        signal.signal(number, signal.SIG_IGN)
    command = _start(job, places, outbox, errors, begin)
    restrictions.become(job.watcher_uid, *(restrictions.OF_A_WATCHER if os.geteuid() == 0 else ()))
    disks = (places["tmp"], box) if inside else tuple(places.values())
    share, watch = Share(), JobWatch(job.limits, inside, disks, gauges)
    ended: Ended | None = None
    status, tick = 0, 0
    while ended is None:
        exit_status = _reap(command)
        if exit_status is not None:
            status, ended = exit_status, "memory" if watch.reached() == "memory" else "exited"
        elif tick % _GLANCE_EVERY == 0:
            ended = watch.glance()
            share.keep(watch.processes)
        tick += 1
        time.sleep(_TICK_S if ended is None else 0)
    _end_all(inside)
    files, refused = collect(box)
    full = _is_full(box)
    size = os.fstat(errors).st_size
    text = os.pread(errors, _SAID_BYTES, max(size - _SAID_BYTES, 0)).decode(errors="replace")
    return JobOutcome(ended, status, round(watch.processor_s, 3), files, refused, full, text)


def _is_full(folder: int) -> bool:
    """Return True if the folder has no room for a file of the largest size that can be handed
    in."""
    space = os.statvfs(folder)
    no_names = space.f_files > 0 and space.f_favail == 0
    return no_names or space.f_bavail * space.f_frsize < FILE_BYTES


def _hear() -> None:
    """Handle signals again like a Python that was just started."""
    for number in _SIGNALS - {signal.SIGPIPE, signal.SIGXFSZ}:
        signal.signal(number, signal.SIG_DFL)
    signal.signal(signal.SIGINT, signal.default_int_handler)


def _start(
    job: Job, places: Mapping[str, str], outbox: str, errors: int, begin: Begin | None
) -> int:
    watcher = os.getpid()
    process = os.fork()
    if process:
        return process
    try:
        os.setsid()
        os.chdir(places["home"])
        quiet = os.open("/dev/null", os.O_RDWR)
        for descriptor, of in ((0, quiet), (1, quiet), (2, errors)):
            os.dup2(of, descriptor)
        linux.close_from(3)
        _hear()
        if job.core is not None:
            with contextlib.suppress(OSError):
                os.sched_setaffinity(0, {job.core})
        with contextlib.suppress(OSError):  # killed first where memory runs out
            Path("/proc/self/oom_score_adj").write_text("1000")
        restrictions.become(job.uid)
        if job.walls == "limits":
            restrictions.close_files(job.readable, places.values(), job.hidden)
        _limit(job.limits)
        if restrictions.libseccomp_available():
            with contextlib.suppress(OSError):  # a kernel without filters: `means` says so
                restrictions.filter_calls((watcher, -os.getpgid(watcher), -1))
        environment = {
            **job.environment,
            "HOME": places["home"],
            "TMPDIR": places["tmp"],
            settings.OUTBOX.name: outbox,
            settings.CACHE_DIR.name: places["tmp"] + "/cache",
            settings.JOB.name: places["job"],
            "IPYTHONDIR": places["tmp"] + "/ipython",
            "MPLCONFIGDIR": places["tmp"] + "/matplotlib",
        }
        if begin is None:
            os.execve(job.command[0], list(job.command), environment)
        os.environ.clear()
        os.environ.update(environment)
        linux.prctl(linux.PR_SET_DUMPABLE, 1)  # a program that was just started is dumpable, too
        begin()
        os._exit(0)  # threads that a student left behind do not hold up the end
    except BaseException:
        traceback.print_exc()
    finally:
        os._exit(127)


def _limit(limits: Limits) -> None:
    chosen = {
        resource.RLIMIT_CORE: 0,
        resource.RLIMIT_CPU: int(limits.notebook_s) + 1,
        resource.RLIMIT_AS: _address_space() + limits.memory_bytes,
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


def _address_space() -> int:
    """Return the bytes of the loaded program, and of the libraries that a fresh Python and the
    compiler load."""
    loaded = int(Path("/proc/self/statm").read_text().split()[0]) * resource.getpagesize()
    return max(loaded, _LIBRARIES_BYTES)


_LIBRARIES_BYTES = 2**31


def _processes_of_this_user() -> int:
    """Threads that count toward the limit already: in namespaces only those in here."""
    count = 0
    for name in filter(str.isdecimal, os.listdir("/proc")):
        with contextlib.suppress(OSError):
            if os.stat(f"/proc/{name}").st_uid == os.getuid():
                count += len(os.listdir(f"/proc/{name}/task"))
    return count


def _reap(command: int) -> int | None:
    """Reap ended processes; return the exit status of ``command`` if it is among them."""
    exit_status = None
    while True:
        try:
            process, status = os.waitpid(-1, os.WNOHANG)
        except ChildProcessError:
            return exit_status
        if process == 0:
            return exit_status
        if process == command:
            exit_status = os.waitstatus_to_exitcode(status)


def _end_all(inside: bool) -> None:
    """Kill until no process is left; a fork bomb needs several passes."""
    deadline = time.monotonic() + _ENDING_S
    while time.monotonic() < deadline:
        if inside:
            with contextlib.suppress(ProcessLookupError):
                os.kill(-1, signal.SIGKILL)
        else:
            for number in others(inside):
                with contextlib.suppress(ProcessLookupError):
                    os.kill(number, signal.SIGKILL)
        _reap(0)
        if not others(inside):
            return
        time.sleep(0.005)


def collect(outbox: int) -> tuple[dict[str, str], tuple[str, ...]]:
    """The regular files of the outbox, a folder that is open, as text, and the names of everything
    else there. No link is followed, and nothing is read past its limit."""
    files: dict[str, str] = {}
    refused: list[str] = []
    left = ALL_BYTES
    with contextlib.suppress(OSError):
        # Submissions and notes come first: no flood of other names can push them out.
        names = sorted(os.listdir(outbox), key=lambda name: (not _MAY_COUNT.match(name), name))
        for name in names[: 4 * FILES]:
            text = _read(outbox, name, min(left, FILE_BYTES))
            if text is None or len(files) >= FILES:
                refused.append(ascii(name)[1:-1][:80])
                continue
            left -= len(text)
            files[ascii(name)[1:-1]] = text.translate(_PLAIN).decode("ascii")
    return files, tuple(refused[:FILES])


def _read(folder: int, name: str, most: int) -> bytes | None:
    flags = os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC
    try:
        descriptor = os.open(name, flags, dir_fd=folder)
    except OSError:
        return None
    with os.fdopen(descriptor, "rb") as lines:
        facts = os.fstat(lines.fileno())
        if not stat.S_ISREG(facts.st_mode) or facts.st_nlink != 1 or facts.st_size > most:
            return None
        return lines.read(most)
