"""Locks of a GPU among all processes of a machine: launches share it, a benchmark has it alone.

A lock is a file in /tmp, so notebooks of several people heed it; the kernel releases it when its
holder ends, in any way. Containers that do not share /tmp do not see each other's locks.

No process takes a lock of a GPU while it holds another lock of that GPU: a benchmark that waits in
between would keep both waiting. The turn of a class's judge is not such a lock.
"""

from __future__ import annotations

import fcntl
import hashlib
import os
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

from harness.base.processes.waits import waiting

FOLDER = Path("/tmp")  # not TMPDIR, which each user may set: the lock is the machine's
LOOK_AGAIN_S = 0.05


@contextmanager
def alone(uuid: str) -> Iterator[None]:
    """Wait until nothing of ours runs on the GPU, and keep others off it."""
    # The door stays shut while it waits, so that launches that go on and on do not keep it out.
    with _held(f"door-{uuid}", fcntl.LOCK_EX), _held(f"gpu-{uuid}", fcntl.LOCK_EX):
        yield


@contextmanager
def beside_others(uuid: str) -> Iterator[None]:
    """Wait until no benchmark runs on the GPU or waits for it, and let none begin."""
    with _held(f"door-{uuid}", fcntl.LOCK_EX):
        inside = _taken(f"gpu-{uuid}", fcntl.LOCK_SH)
    try:
        yield
    finally:
        os.close(inside)


@contextmanager
def opening() -> Iterator[None]:
    """Open a context alone: side by side the driver is no faster, and all contexts come late."""
    with _held("opening", fcntl.LOCK_EX):
        yield


@contextmanager
def a_turn(uuids: Sequence[str]) -> Iterator[str]:
    """Wait for any of the GPUs ``uuids`` that nobody else has by this function; yield its UUID.
    First come, first served."""
    with _held(_queue(uuids), fcntl.LOCK_EX):
        uuid, turn = _first_free(uuids)
    try:
        yield uuid
    finally:
        os.close(turn)


def _queue(uuids: Sequence[str]) -> str:
    """A name for the queue at these GPUs: processes that wait for other GPUs are in another."""
    return "queue-" + hashlib.sha256(" ".join(sorted(uuids)).encode()).hexdigest()[:16]


def _first_free(uuids: Sequence[str]) -> tuple[str, int]:
    with waiting():
        while True:
            for uuid in uuids:
                turn = _tried(f"turn-{uuid}")
                if turn is not None:
                    return uuid, turn
            time.sleep(LOOK_AGAIN_S)


@contextmanager
def _held(name: str, how: int) -> Iterator[None]:
    descriptor = _taken(name, how)
    try:
        yield
    finally:
        os.close(descriptor)


def _taken(name: str, how: int) -> int:
    """The lock's descriptor, waited for; closing it lets the lock go."""
    descriptor = _open(_file(name))
    try:
        with waiting():
            fcntl.flock(descriptor, how)
    except BaseException:
        os.close(descriptor)
        raise
    return descriptor


def _tried(name: str) -> int | None:
    """The lock's descriptor, if nobody holds it."""
    descriptor = _open(_file(name))
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        os.close(descriptor)
        return None
    return descriptor


def _file(name: str) -> Path:
    return FOLDER / f"tma-labs-{name}.lock"


def _open(path: Path) -> int:
    """Open the file, which is created if necessary. A lock needs no more than reading, which
    another user's file allows: Linux rejects O_CREAT on somebody else's file in a folder like
    /tmp (protected_regular)."""
    with suppress(FileExistsError):
        descriptor = os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDONLY | os.O_NOFOLLOW, 0o444)
        os.fchmod(descriptor, 0o444)  # whatever the umask
        os.close(descriptor)
    return os.open(path, os.O_RDONLY | os.O_NOFOLLOW)
