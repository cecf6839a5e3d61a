"""A limit on the processor time of a ``with`` block, so that no text keeps a command busy."""

from __future__ import annotations

import signal
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any

# What is raised in a destructor, or while garbage is collected, Python ignores: so it comes again.
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
