"""A job's share of the processors: that of one process, however many it starts.

Linux shares by control group, where one could be made (`group.py`); else by session, where those
count (sched(7), "The autogroup feature"): a job has one, and begins no other (`filter.py`). In a
container neither may be so. There niceness lets many processes weigh what one does.
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
    """Of a job whose processes are looked at again and again. It weighs less with the most threads
    that it ever had: those who sleep may run in turn."""

    def __init__(self) -> None:
        self._most = 1

    def keep(self, processes: Iterable[int]) -> None:
        """Let these, all of the job's, together weigh no more than one process."""
        found = [int(one) for number in processes for one in threads(number)]
        self._most = max(self._most, len(found))
        if self._most == 1:
            return
        nice = niceness(self._most)
        for number in found:
            # One that has ended; or one that is not ours to slow down, and has no share of ours.
            with contextlib.suppress(OSError):
                if nice > _NICEST:
                    os.sched_setscheduler(number, os.SCHED_IDLE, os.sched_param(0))
                else:
                    os.setpriority(os.PRIO_PROCESS, number, nice)


def niceness(threads: int) -> int:
    """With which so many together weigh what one does with none; past 19 none is enough."""
    return math.ceil(math.log(threads, _STEP))
