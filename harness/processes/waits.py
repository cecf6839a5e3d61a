"""How long this process has waited for a GPU that others use, which does not count toward its time
limit. If another process set the limit, that one reads the waits, and how far this one has come,
from a pipe (`tell`).
"""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress

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
    """How far this process has come, for who reads the other end of the pipe."""
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
    """The other end: how long a process waits for GPUs, as it says itself, and what it `said` last
    of how far it has come.

    ``descriptor`` is for the process to `tell`; `close` when it has ended.
    """

    def __init__(self) -> None:
        self._reading, self.descriptor = os.pipe()
        os.set_blocking(self._reading, False)
        os.set_blocking(self.descriptor, False)
        self._text, self._passed_s = b"", 0.0
        self._since: float | None = None
        self.said = ""

    def so_far_s(self) -> float:
        """Seconds waited until now, a wait that goes on counted in."""
        with suppress(BlockingIOError):
            while part := os.read(self._reading, 2**16):
                self._text += part
        *lines, self._text = self._text.split(b"\n")
        for line in lines:
            what, _, at = line.partition(b" ")
            if what == b"s":
                self.said = at.decode("ascii", "replace")
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
