"""How long to wait for a process: by the processor time that it uses, and by the clock only while
it uses none. So a busy machine makes a process slow, and does not end it."""

from __future__ import annotations

import os
import time
from contextlib import suppress

from harness.processes.waits import Waits

_GLANCE_S = 5.0
_TICKS_A_SECOND = os.sysconf("SC_CLK_TCK")
_STIRS_S = 0.25  # of a processor: who took as much is not stuck


class Patience:
    """The limits of one process, a session leader. ``processor_s`` is the processor time of all
    processes of its session together, ``idle_s`` how long they may use none; waits for GPUs do not
    count."""

    def __init__(self, process: int, processor_s: float, idle_s: float, waits: Waits):
        self._process, self._waits = process, waits
        self._processor_s, self._idle_s = processor_s, idle_s
        self._stirred_at, self._then_s = self._own_time(), 0.0

    def left_s(self) -> float:
        """Seconds to wait until the next look; 0 where a limit is reached."""
        now, used = self._own_time(), self._used_s()
        if used - self._then_s >= _STIRS_S:
            self._stirred_at, self._then_s = now, used
        idle_left = self._idle_s - (now - self._stirred_at)
        if used > self._processor_s or idle_left <= 0:
            return 0.0
        return min(_GLANCE_S, idle_left, max(self._processor_s - used, 0.1))

    def _own_time(self) -> float:
        return time.monotonic() - self._waits.so_far_s()

    def _used_s(self) -> float:
        """Processor time of all processes of its session, including children that were waited
        for."""
        ticks = 0
        for name in filter(str.isdecimal, os.listdir("/proc")):
            with suppress(OSError, ValueError, IndexError), open(f"/proc/{name}/stat") as text:
                fields = text.read().rpartition(")")[2].split()
                if int(fields[3]) == self._process:
                    ticks += sum(map(int, fields[11:15]))
        return ticks / _TICKS_A_SECOND
