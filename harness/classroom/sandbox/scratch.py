"""Temporary folders that do not outlive the process that made them, even if it is killed.

The process that makes a folder holds a lock on it, which Linux releases when the process ends. A
folder without a lock is left over: the next run on that machine removes it.
"""

from __future__ import annotations

import contextlib
import fcntl
import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

PREFIX = "tma-labs-run-"


@contextmanager
def scratch_folder() -> Iterator[Path]:
    """A fresh folder, gone at the end."""
    path, held = _made()
    try:
        yield path
    finally:
        shutil.rmtree(path, ignore_errors=True)
        os.close(held)


def sweep() -> tuple[Path, ...]:
    """Remove the folders of processes that ended without removing them; returns their paths."""
    swept = []
    for path in left_behind():
        with contextlib.suppress(OSError):  # somebody else was faster, or holds it
            held = os.open(path, os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW)
            try:
                fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
                shutil.rmtree(path, ignore_errors=True)
                swept.append(path)
            finally:
                os.close(held)
    return tuple(swept)


def left_behind() -> tuple[Path, ...]:
    """The scratch folders of this user on this machine that are there, held or not."""
    found = []
    for path in Path(tempfile.gettempdir()).glob(f"{PREFIX}*"):
        with contextlib.suppress(FileNotFoundError):
            if path.lstat().st_uid == os.geteuid():
                found.append(path)
    return tuple(found)


def _made() -> tuple[Path, int]:
    while True:
        path = Path(tempfile.mkdtemp(prefix=PREFIX))
        # `sweep` may remove it between mkdtemp and the lock: then another is made.
        with contextlib.suppress(FileNotFoundError):
            held = os.open(path, os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW)
            fcntl.flock(held, fcntl.LOCK_EX)
            if os.fstat(held).st_nlink:
                return path, held
            os.close(held)
