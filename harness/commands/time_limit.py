"""A limit on the processor time of a ``with`` block, so that no text keeps a command busy."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType

# What is raised in a destructor, or while garbage is collected, Python ignores: so it comes again.
AGAIN_S = 0.25


@contextmanager
def time_limit(seconds: float, error: Callable[[], Exception]) -> Iterator[None]:
    """Raise ``error()`` inside the ``with`` once this process has computed for ``seconds`` in it.

    Time in which the machine does something else does not count. Only Python's main thread can be
    interrupted, and none in a page, which ends its worker: elsewhere nothing is limited.
    """
    if not hasattr(signal, "setitimer") or (
        threading.current_thread() is not threading.main_thread()
    ):
        yield
        return

    def stop(number: int, frame: FrameType | None) -> None:
        raise error()

    before = signal.signal(signal.SIGVTALRM, stop)
    signal.setitimer(signal.ITIMER_VIRTUAL, max(seconds, 1e-6), AGAIN_S)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)
