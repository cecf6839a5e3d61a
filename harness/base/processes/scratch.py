"""Temporary folders that do not outlive the process that made them, even if it is killed.

The process that makes a folder holds a lock on it, which Linux releases when the process ends. A
folder without a lock is left over: the next run on that machine removes it.
"""

from __future__ import annotations

import contextlib
import fcntl
import os
import secrets
import stat
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

PREFIX = "tma-run-"  # short: sockets stand in such folders, and a path of one has 107 bytes


@contextmanager
def scratch_folder() -> Iterator[Path]:
    """A fresh folder, gone at the end."""
    path, held = _new_folder()
    try:
        yield path
    finally:
        remove(path)
        os.close(held)


def sweep() -> tuple[Path, ...]:
    """Remove the folders of processes that ended without removing them; returns their paths."""
    swept = []
    for path in left_behind():
        with contextlib.suppress(OSError):  # somebody else was faster, or holds it
            held = os.open(path, os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW)
            try:
                fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
                remove(path)
                swept.append(path)
            finally:
                os.close(held)
    return tuple(swept)


def left_behind() -> tuple[Path, ...]:
    """The scratch folders of this user on this machine that are there, held or not."""
    paths = []
    for path in Path(tempfile.gettempdir()).glob(f"{PREFIX}*"):
        with contextlib.suppress(FileNotFoundError):
            if path.lstat().st_uid == os.geteuid():
                paths.append(path)
    return tuple(paths)


def remove(top: Path) -> None:
    """Remove the folder ``top`` and everything below it, as far as this user may, at any depth
    and with any modes: `shutil.rmtree` can fail on the files of a student's process."""
    waiting = _without_files(str(top))
    while waiting:
        folder = waiting.pop()
        for below in _without_files(folder):  # they come up, so that no path grows long
            moved = f"{top}/.{secrets.token_hex(8)}"
            with contextlib.suppress(OSError):
                os.chmod(below, 0o700)  # moving a folder writes in it
                os.rename(below, moved)
                waiting.append(moved)
        with contextlib.suppress(OSError):
            os.rmdir(folder)
    with contextlib.suppress(OSError):
        os.rmdir(top)


def _without_files(folder: str) -> list[str]:
    """Remove everything but folders in ``folder``; return the paths of the folders."""
    folders = []
    with contextlib.suppress(OSError):
        os.chmod(folder, 0o700)
        for name in os.listdir(folder):
            path = f"{folder}/{name}"
            with contextlib.suppress(OSError):
                if stat.S_ISDIR(os.lstat(path).st_mode):
                    folders.append(path)
                else:
                    os.unlink(path)
    return folders


def _new_folder() -> tuple[Path, int]:
    while True:
        path = Path(tempfile.mkdtemp(prefix=PREFIX))
        # `sweep` may remove it between mkdtemp and the lock: then another is made.
        with contextlib.suppress(FileNotFoundError):
            held = os.open(path, os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW)
            fcntl.flock(held, fcntl.LOCK_EX)
            if os.fstat(held).st_nlink:
                return path, held
            os.close(held)
