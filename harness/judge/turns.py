"""On each GPU one judge at a time. (Launches of notebooks may come between its runs, and stay away
from its timings: `harness.devices.gpu_lock`.)

Whoever asks a judge, a notebook of anybody's or a grader, takes a GPU that is free, or waits for
one. A turn is a lock of the file system that the judge's process holds, too: it ends when both the
judge and who asked it have ended, however they end.
"""

from __future__ import annotations

import fcntl
import os
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field

from harness.devices.gpu_lock import lock_file

_GLANCE_S = 0.05


@dataclass(frozen=True)
class Turn:
    """What a judge is started with: variables, and file descriptors to keep open."""

    environment: dict[str, str] = field(default_factory=dict)
    held: tuple[int, ...] = ()


@contextmanager
def on_one_of(gpus: Sequence[str]) -> Iterator[Turn]:
    """Wait for a GPU of these, and hold it; without any there is nothing to wait for. Names are
    as CUDA_VISIBLE_DEVICES takes them."""
    if not gpus:
        yield Turn()
        return
    gpu, held = _wait(gpus)
    try:
        # One that is alone needs no choice: what CUDA sees stays as it is.
        yield Turn({"CUDA_VISIBLE_DEVICES": gpu} if len(gpus) > 1 else {}, (held,))
    finally:
        os.close(held)


def _wait(gpus: Sequence[str]) -> tuple[str, int]:
    while True:
        for gpu in gpus:
            held = lock_file(f"turn-{gpu}")
            try:
                fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
                return gpu, held
            except BlockingIOError:
                os.close(held)
            except BaseException:
                os.close(held)
                raise
        time.sleep(_GLANCE_S)
