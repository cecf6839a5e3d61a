"""On each GPU one judge at a time, and nothing of this harness's beside it.

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
from pathlib import Path

FOLDER = Path("/tmp")  # not TMPDIR, which may be each person's own: the lock is the machine's
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
            held = _open(FOLDER / f"tma-labs-{gpu}.lock")
            try:
                fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
                return gpu, held
            except BlockingIOError:
                os.close(held)
            except BaseException:
                os.close(held)
                raise
        time.sleep(_GLANCE_S)


def _open(path: Path) -> int:
    """To be read by everybody, which is enough for a lock. It is only made where it is not there:
    in /tmp Linux may refuse to open another user's file by O_CREAT."""
    while True:
        try:
            return os.open(path, os.O_RDONLY | os.O_NOFOLLOW)
        except FileNotFoundError:
            pass
        try:
            made = os.open(path, os.O_RDONLY | os.O_CREAT | os.O_EXCL | os.O_NOFOLLOW, 0o444)
        except FileExistsError:
            continue
        os.fchmod(made, 0o444)  # whatever the umask
        return made
