"""Who may use a GPU now, among all processes of a machine: launches together, a benchmark alone.

A lock is a file in /tmp, so notebooks of several people heed it; the kernel lets go of it when its
holder ends, however that is. Containers that do not share /tmp do not see each other's locks.
"""

from __future__ import annotations

import fcntl
import os
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path

FOLDER = Path("/tmp")  # not TMPDIR, which may be each person's own: the lock is the machine's
LOOK_AGAIN_S = 0.05


@contextmanager
def alone(uuid: str) -> Iterator[None]:
    """Wait until nothing of ours runs on the GPU, and keep others off it."""
    with _held(f"gpu-{uuid}", fcntl.LOCK_EX):
        yield


@contextmanager
def beside_others(uuid: str) -> Iterator[None]:
    """Wait until no benchmark runs on the GPU, and let none begin."""
    with _held(f"gpu-{uuid}", fcntl.LOCK_SH):
        yield


@contextmanager
def a_free_one(uuids: Mapping[int, str]) -> Iterator[int]:
    """Wait for one of the GPUs, of which the UUIDs are given by index, that nobody else has by
    this function; its index."""
    while True:
        for index, uuid in uuids.items():
            with _tried(f"turn-{uuid}") as mine:
                if mine:
                    yield index
                    return
        time.sleep(LOOK_AGAIN_S)


@contextmanager
def _held(name: str, how: int) -> Iterator[None]:
    descriptor = _open(_file(name))
    try:
        fcntl.flock(descriptor, how)
        yield
    finally:
        os.close(descriptor)


@contextmanager
def _tried(name: str) -> Iterator[bool]:
    """The lock's, if nobody holds it: True while held."""
    descriptor = _open(_file(name))
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        os.close(descriptor)
        yield False
        return
    try:
        yield True
    finally:
        os.close(descriptor)


def _file(name: str) -> Path:
    return FOLDER / f"tma-labs-{name}.lock"


def _open(path: Path) -> int:
    """The file, made if need be. Reading is all that a lock needs, and what another user's allows:
    Linux refuses O_CREAT on somebody else's file in a folder like /tmp (protected_regular)."""
    with suppress(FileExistsError):
        made = os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDONLY | os.O_NOFOLLOW, 0o444)
        os.fchmod(made, 0o444)  # whatever the umask
        os.close(made)
    return os.open(path, os.O_RDONLY | os.O_NOFOLLOW)
