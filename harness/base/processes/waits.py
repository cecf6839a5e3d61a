"""Limits of time for processes that wait, for a GPU that others use and for a processor.

The time that this process has waited for a GPU does not count toward its time limit. If another
process set the limit, that process reads the waits, and this process's progress, from a pipe
(`tell`). A process is waited for by the processor time that it uses, and by the clock only while it
uses none. So a busy machine makes a process slow, and does not end it. `time_limit` limits the
processor time of a ``with`` block.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from types import FrameType
from typing import Any

_MARK = b"%c %.6f\n"  # b(egin) or e(nd), and the machine's monotonic clock in seconds
_LONGEST = 200  # bytes of what is said
_lock = threading.Lock()
_inside, _since, _passed_s = 0, 0.0, 0.0
_descriptor: int | None = None


@contextmanager
def waiting() -> Iterator[None]:
    """Count the time inside as waiting. Overlapping waits, nested or in threads, count once."""
    _step(1)
    try:
        yield
    finally:
        _step(-1)


def waited_s() -> float:
    """Seconds that this process has waited until now."""
    with _lock:
        return _passed_s + (time.monotonic() - _since if _inside else 0.0)


def tell(descriptor: int) -> None:
    """Write when a wait begins and ends to a pipe, for `Waits` at its other end."""
    global _descriptor
    _descriptor = descriptor


def say(words: str) -> None:
    """Report this process's progress to the reader of the pipe."""
    if _descriptor is not None:
        line = words.encode("ascii", "replace").replace(b"\n", b" ")[:_LONGEST]
        with suppress(OSError):
            os.write(_descriptor, b"s %s\n" % line)


def _step(by: int) -> None:
    global _inside, _since, _passed_s
    with _lock:
        now, before = time.monotonic(), _inside
        _inside += by
        if before == 0:
            _since = now
            _write(b"b", now)
        elif _inside == 0:
            _passed_s += now - _since
            _write(b"e", now)


def _write(what: bytes, now: float) -> None:
    if _descriptor is not None:
        # Nobody reads while all goes well; a pipe that is full must not stop who writes.
        with suppress(OSError):
            os.write(_descriptor, _MARK % (what, now))


class Waits:
    """The other end of the pipe: how long a process waits for GPUs, as it reports, and the progress
    that it last reported.

    ``descriptor`` is for the process to `tell`; `close` when it has ended.
    """

    def __init__(self) -> None:
        self._reading, self.descriptor = os.pipe()
        os.set_blocking(self._reading, False)
        os.set_blocking(self.descriptor, False)
        self._text, self._passed_s = b"", 0.0
        self._since: float | None = None
        self.status = ""

    def so_far_s(self) -> float:
        """Seconds waited until now, a wait that goes on counted in."""
        with suppress(BlockingIOError):
            while part := os.read(self._reading, 2**16):
                self._text += part
        *lines, self._text = self._text.split(b"\n")
        for line in lines:
            what, _, at = line.partition(b" ")
            if what == b"s":
                self.status = at.decode("ascii", "replace")
            elif what == b"b":
                self._since = float(at)
            elif self._since is not None:
                self._passed_s += float(at) - self._since
                self._since = None
        going_on = time.monotonic() - self._since if self._since is not None else 0.0
        return self._passed_s + going_on

    def close(self) -> None:
        os.close(self._reading)
        os.close(self.descriptor)


_GLANCE_S = 5.0
_TICKS_A_SECOND = os.sysconf("SC_CLK_TCK")
_STIRS_S = 0.25  # seconds of processor time: a process that took as much is not stuck


class Patience:
    """The limits of a process, a session leader. ``processor_s`` is the processor time of all
    processes of its session together, ``idle_s`` how long they may use none; waits for GPUs do
    not count."""

    def __init__(self, process: int, processor_s: float, idle_s: float, waits: Waits):
        self._process, self._waits = process, waits
        self._processor_s, self._idle_s = processor_s, idle_s
        self._stirred_at, self._then_s = self._own_time(), 0.0
        self._look_at = self._stirred_at + min(_GLANCE_S, idle_s, max(processor_s, 0.1))

    def left_s(self) -> float:
        """Seconds to wait until the next look; 0 where a limit is reached."""
        now = self._own_time()
        if now < self._look_at:  # a look reads of every process of the machine
            return self._look_at - now
        used = self._used_s()
        if used - self._then_s >= _STIRS_S:
            self._stirred_at, self._then_s = now, used
        idle_left = self._idle_s - (now - self._stirred_at)
        if used > self._processor_s or idle_left <= 0:
            return 0.0
        left_s = min(_GLANCE_S, idle_left, max(self._processor_s - used, 0.1))
        self._look_at = now + left_s
        return left_s

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


# Python ignores an exception in a destructor or during garbage collection: raise it again.
AGAIN_S = 0.25


@contextmanager
def time_limit(seconds: float, error: Callable[[], BaseException]) -> Iterator[None]:
    """Raise ``error()`` inside the ``with`` once this process has computed for ``seconds`` in it.

    Time in which the machine does something else does not count. Only Python's main thread can be
    interrupted, and none in a page, which ends its worker: elsewhere nothing is limited.
    """
    if not hasattr(signal, "setitimer") or (
        threading.current_thread() is not threading.main_thread()
    ):
        yield
        return
    raised: list[BaseException] = []

    def stop(number: int, frame: FrameType | None) -> None:
        raised.append(error())
        raise raised[-1]

    def report(ignored: Any) -> None:
        if ignored.exc_value not in raised:
            reporting(ignored)

    before, reporting = signal.signal(signal.SIGVTALRM, stop), sys.unraisablehook
    sys.unraisablehook = report  # Python would print each that it ignores
    signal.setitimer(signal.ITIMER_VIRTUAL, max(seconds, 1e-6), AGAIN_S)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)
        sys.unraisablehook = reporting
