"""Who may use a GPU now, among all processes of a machine: launches together, a benchmark alone.

A lock is a file in /tmp, so notebooks of several people heed it; the kernel lets go of it when its
holder ends, however that is. Containers that do not share /tmp do not see each other's locks.
"""

from __future__ import annotations

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

FOLDER = Path("/tmp")  # not TMPDIR, which may be each person's own: the lock is the machine's


@contextmanager
def alone(uuid: str) -> Iterator[None]:
    """Wait until nothing of ours runs on the GPU, and keep others off it."""
    with _held(uuid, fcntl.LOCK_EX):
        yield


@contextmanager
def beside_others(uuid: str) -> Iterator[None]:
    """Wait until no benchmark runs on the GPU, and let none begin."""
    with _held(uuid, fcntl.LOCK_SH):
        yield


@contextmanager
def _held(uuid: str, how: int) -> Iterator[None]:
    descriptor = lock_file(f"gpu-{uuid}")
    try:
        fcntl.flock(descriptor, how)
        yield
    finally:
        os.close(descriptor)


def lock_file(name: str) -> int:
    """A descriptor of the machine's lock of that name, to be read by everybody, which is enough
    for a lock. It is only made where it is not there: in /tmp Linux may refuse to open another
    user's file by O_CREAT."""
    path = FOLDER / f"tma-labs-{name}.lock"
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
