"""Limits on the processor time for work on a student's texts: for each text, and for all
together."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager

from harness.time_limit import time_limit


class TimeIsOver(BaseException):
    """Raised in the work. Not an Exception, so that no library catches it and goes on."""


class LimitedTime:
    """The time left, as `time_limit` counts it: in Python's main thread alone. nbgrader works on
    students' texts in no other, in Formgrader neither."""

    def __init__(self, one_s: float, all_s: float):
        self._one_s, self._left_s = one_s, all_s

    @contextmanager
    def with_one(self) -> Iterator[None]:
        """Raises TimeIsOver in the work, when its time is over."""
        if self._left_s <= 0:
            raise TimeIsOver
        started = time.process_time()
        try:
            with time_limit(min(self._one_s, self._left_s), TimeIsOver):
                yield
        finally:
            self._left_s -= time.process_time() - started
