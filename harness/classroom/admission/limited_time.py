"""Limits on the processor time for work on a student's texts: for each text, and for all
together."""

from __future__ import annotations

import signal
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

from harness.commands.time_limit import AGAIN_S


class TimeIsOver(BaseException):
    """Raised in the work. Not an Exception, so that no library catches it and goes on."""


class LimitedTime:
    """The time left. For a process that has no other use for SIGVTALRM; only Python's main thread
    can be interrupted, elsewhere nothing is limited."""

    def __init__(self, one_s: float, all_s: float):
        self._one_s, self._left_s = one_s, all_s
        self._is_main = threading.current_thread() is threading.main_thread()
        if self._is_main:
            signal.signal(signal.SIGVTALRM, self._over)

    @contextmanager
    def with_one(self) -> Iterator[None]:
        """Raises TimeIsOver in the work, when its time is over."""
        if self._left_s <= 0:
            raise TimeIsOver
        if not self._is_main:
            yield
            return
        started = time.process_time()
        signal.setitimer(signal.ITIMER_VIRTUAL, min(self._one_s, self._left_s), AGAIN_S)
        try:
            yield
        finally:
            signal.setitimer(signal.ITIMER_VIRTUAL, 0)
            self._left_s -= time.process_time() - started

    @staticmethod
    def _over(number: int, frame: object) -> None:
        raise TimeIsOver
