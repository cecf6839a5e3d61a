"""Resources that the processes of a job hold and use, measured from outside, and the job's share of
the processors: that of a single process, however many it starts.

Linux shares by control group, if it could be made (`group.py`); else by session, where those count
(sched(7), "The autogroup feature"): a job has one, and begins no other (`restrictions.py`). In a
container neither may hold. There niceness gives many processes together the weight of a single
process.
"""

from __future__ import annotations

import contextlib
import math
import os
import resource
import time
from collections.abc import Iterable
from pathlib import Path

from harness.classroom.sandbox.group import Gauges
from harness.classroom.sandbox.job import Ended, Limits

_PAGE = os.sysconf("SC_PAGE_SIZE")
_TICKS_A_SECOND = os.sysconf("SC_CLK_TCK")
_LONGEST_GLANCE_S = 1.0  # between two polls; a longer interval was spent by the poller itself


class JobWatch:
    """Watches all descendants of this process: ``processes`` at the last glance. ``disks`` are the
    folders that their files are in; ``inside``, each is of a file system in memory that has a limit
    of its own. ``gauges`` are those of their control group, if any.

    A notebook is idle while none of its threads runs or could run. A busy machine makes it slow,
    and neither idle nor expensive.
    """

    def __init__(
        self, limits: Limits, inside: bool, disks: tuple[str | int, ...], gauges: Gauges | None
    ):
        self._limits, self._inside, self._disks, self._gauges = limits, inside, disks, gauges
        self._seen: dict[int, float] = {}  # processor time of each process, also when it has gone
        self._last = time.monotonic()
        self.idle_s, self.processor_s, self.peak_bytes = 0.0, 0.0, 0
        self.processes: list[int] = []

    def glance(self) -> Ended | None:
        """Return the limit that is reached, if any."""
        processes = self.processes = others(self._inside)
        now = time.monotonic()
        since, self._last = min(now - self._last, _LONGEST_GLANCE_S), now
        if not any(map(_runs, processes)):
            self.idle_s += since
        self.processor_s = max(self.processor_s, self._used_s(processes))
        files = sum(map(_in_memory, self._disks)) if self._inside else 0
        # At most: a page that a fork has in common with its parent counts for both.
        held = sum(map(_private, processes)) + files
        if held > self._limits.memory_bytes:
            held = _memory(processes) + files
        self.peak_bytes = max(self.peak_bytes, held)
        if not self._inside and _hold_more(self._disks, self._limits.disk_bytes):
            return "disk"
        return self.reached()

    def reached(self) -> Ended | None:
        """The same, as of the last glance."""
        if self.peak_bytes > self._limits.memory_bytes or (self._gauges and self._gauges.ran_out()):
            return "memory"
        if self.processor_s > self._limits.notebook_s:
            return "processor-time"
        return "idle" if self.idle_s > self._limits.notebook_s else None

    def _used_s(self, processes: list[int]) -> float:
        if self._gauges and (counted := self._gauges.processor_s()):
            return counted
        ended = resource.getrusage(resource.RUSAGE_CHILDREN)
        known = ended.ru_utime + ended.ru_stime
        for number in processes:
            if fields := _fields(number):
                own, waited_for = sum(map(int, fields[11:13])), sum(map(int, fields[13:15]))
                self._seen[number] = own / _TICKS_A_SECOND
                known += (own + waited_for) / _TICKS_A_SECOND
        # Nobody waits for the children of who ignores their ends: those are only in what was seen.
        return max(known, sum(self._seen.values()))


def others(inside: bool) -> list[int]:
    """Return every descendant of this process; ``inside`` a process namespace, all other
    processes."""
    numbers = [int(name) for name in os.listdir("/proc") if name.isdecimal()]
    me = os.getpid()
    if inside:
        return [number for number in numbers if number != me]
    parents = {number: int(fields[1]) for number in numbers if (fields := _fields(number))}
    below = {me}
    while True:
        more = {child for child, parent in parents.items() if parent in below} - below
        if not more:
            return sorted(below - {me})
        below |= more


def _fields(number: int | str) -> list[str]:
    """Return the fields of /proc/NUMBER/stat, from the state on."""
    try:
        with open(f"/proc/{number}/stat") as lines:
            return lines.read().rpartition(")")[2].split()
    except OSError:
        return []


def _runs(number: int) -> bool:
    tasks = (f"{number}/task/{thread}" for thread in threads(number))
    return any(fields[:1] == ["R"] for fields in map(_fields, tasks))


def threads(number: int) -> list[str]:
    """The numbers of a process's threads; none where it has ended."""
    with contextlib.suppress(OSError):
        return os.listdir(f"/proc/{number}/task")
    return []


def _memory(processes: list[int]) -> int:
    """Bytes of memory that the processes hold together: a page that several have is in equal parts
    theirs (proc(5), smaps_rollup). That walks their page tables, and takes milliseconds each."""
    held = 0
    for number in processes:
        try:
            with open(f"/proc/{number}/smaps_rollup") as lines:
                parts = dict(line.split()[:2] for line in lines if line.startswith("Pss_"))
            held += int(parts["Pss_Anon:"]) * 1024
        except (OSError, KeyError):  # the process has ended, or the kernel is older than 5.4
            held += _private(number)
    return held


def _private(number: int) -> int:
    """Bytes of memory that are no file's, and in no memory shared on purpose."""
    with contextlib.suppress(OSError, ValueError, IndexError):
        _, resident, shared = map(int, Path(f"/proc/{number}/statm").read_text().split()[:3])
        return (resident - shared) * _PAGE
    return 0


def _in_memory(disk: str | int) -> int:
    """Bytes of the files in a file system in memory."""
    space = os.statvfs(disk)
    return (space.f_blocks - space.f_bfree) * space.f_frsize


def _hold_more(folders: Iterable[str | int], most_bytes: int) -> bool:
    """Return True if the files below ``folders``, each a page at least, hold more than
    ``most_bytes``, or cannot be seen."""
    waiting = list(folders)
    left = most_bytes
    while waiting and left >= 0:
        try:
            with os.scandir(waiting.pop()) as entries:
                for entry in entries:
                    left -= max(_PAGE, entry.stat(follow_symlinks=False).st_blocks * 512)
                    if entry.is_dir(follow_symlinks=False):
                        waiting.append(entry.path)
        except FileNotFoundError:  # the process has ended in the meantime
            continue
        except OSError:  # closed, or deeper than a path reaches
            return True
    return left < 0


_STEP = 1.25  # factor by which a step of niceness makes a process weigh less
_NICEST = 19


class Share:
    """The share of a job whose processes are looked at again and again. Its niceness follows the
    largest number of threads that it ever had, since threads that sleep may run in turn."""

    def __init__(self) -> None:
        self._most = 1

    def keep(self, processes: Iterable[int]) -> None:
        """Renice these processes, all of the job, so that together they weigh no more than a
        single process."""
        ids = [int(thread) for number in processes for thread in threads(number)]
        self._most = max(self._most, len(ids))
        if self._most == 1:
            return
        nice = niceness(self._most)
        for number in ids:
            # The process has ended, or another user owns it, and it takes no share of ours.
            with contextlib.suppress(OSError):
                if nice > _NICEST:
                    os.sched_setscheduler(number, os.SCHED_IDLE, os.sched_param(0))
                else:
                    os.setpriority(os.PRIO_PROCESS, number, nice)


def niceness(threads: int) -> int:
    """Return the niceness with which this many threads together weigh as much as a single thread
    of niceness 0; 19 is the largest niceness."""
    return math.ceil(math.log(threads, _STEP))
