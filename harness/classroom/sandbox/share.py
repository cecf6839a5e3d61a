"""Limits a job's share of the processors to that of a single process, however many it starts.

Linux shares by control group, if it could be made (`group.py`); else by session, where those count
(sched(7), "The autogroup feature"): a job has one, and begins no other (`filter.py`). In a
container neither may hold. There niceness gives many processes together the weight of a single
process.
"""

from __future__ import annotations

import contextlib
import math
import os
from collections.abc import Iterable

from harness.classroom.sandbox.watch import threads

_STEP = 1.25  # by which a step of niceness makes a process weigh less
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
            # One that has ended; or one that is not ours to slow down, and has no share of ours.
            with contextlib.suppress(OSError):
                if nice > _NICEST:
                    os.sched_setscheduler(number, os.SCHED_IDLE, os.sched_param(0))
                else:
                    os.setpriority(os.PRIO_PROCESS, number, nice)


def niceness(threads: int) -> int:
    """Return the niceness with which this many threads together weigh as much as a single thread
    of niceness 0; 19 is the largest niceness."""
    return math.ceil(math.log(threads, _STEP))
