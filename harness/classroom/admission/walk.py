"""Find the files of an untrusted folder without opening any. No link is followed, nothing is read,
and depth and number of files are limited.
"""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator
from dataclasses import dataclass
from fnmatch import fnmatch
from pathlib import PurePosixPath

from harness.classroom.admission.allowance import Allowance


@dataclass(frozen=True)
class Found:
    """A plain file: its path in the folder, its size in bytes, and when it was changed (ns)."""

    name: str
    size: int
    changed: int


@dataclass(frozen=True)
class LeftOut:
    """A name that is not a plain file, or is beyond the limits, and why it is left out."""

    name: str
    why: str


def printable(name: str) -> str:
    """The name in printable characters, shortened: no control characters, no lone surrogates."""
    shown = "".join(c if c.isprintable() else ascii(c)[1:-1] for c in name)
    return shown if len(shown) <= 120 else f"{shown[:100]}... ({len(shown)} characters)"


def look(folder: str, name: str) -> Found | LeftOut | None:
    """Return the file in ``folder`` with this name; None if there is none."""
    try:
        info = os.lstat(os.path.join(folder, name))
    except OSError:
        return None
    if not stat.S_ISREG(info.st_mode):
        return LeftOut(name, _KINDS.get(stat.S_IFMT(info.st_mode), "no file"))
    return Found(name, info.st_size, info.st_mtime_ns)


def walk(folder: str, allowance: Allowance, ignored: tuple[str, ...]) -> Iterator[Found | LeftOut]:
    """Every file in ``folder`` but those that match a pattern of ``ignored``, by name."""
    left = allowance.entries
    waiting = [(folder, PurePosixPath())]
    while waiting:
        place, inside = waiting.pop()
        listed = []
        try:
            with os.scandir(place) as entries:
                for entry in entries:
                    left -= 1
                    if left < 0:
                        yield LeftOut(".", f"over {allowance.entries} files")
                        return
                    listed.append(entry)
        except OSError:  # whoever handed it in may have closed it
            yield LeftOut(str(inside), "cannot be read")
            continue
        for entry in sorted(listed, key=lambda file: file.name):
            if any(fnmatch(entry.name, pattern) for pattern in ignored):
                continue
            name = str(inside / entry.name)
            if not entry.is_dir(follow_symlinks=False):
                found_file = look(folder, name)
                if found_file is not None:
                    yield found_file
            elif len(inside.parts) + 1 < allowance.depth:
                waiting.append((entry.path, inside / entry.name))
            else:
                yield LeftOut(name, f"over {allowance.depth} folders deep")


_KINDS = {
    stat.S_IFDIR: "a folder, and not a file",
    stat.S_IFLNK: "a link, and not a file",
    stat.S_IFIFO: "a pipe, and not a file",
    stat.S_IFSOCK: "a socket, and not a file",
    stat.S_IFCHR: "a device, and not a file",
    stat.S_IFBLK: "a device, and not a file",
}


def read(folder: str, name: str, most: int) -> bytes | None:
    """The contents of the plain file ``name`` in ``folder``; None if it is not a plain file, is
    reached by a link, or is larger than ``most`` by now."""
    try:
        descriptor = _opened(folder, PurePosixPath(name))
    except OSError:
        return None
    with os.fdopen(descriptor, "rb") as opened:
        info = os.fstat(opened.fileno())
        if not stat.S_ISREG(info.st_mode) or info.st_size > most:
            return None
        return opened.read(most)


def _opened(folder: str, name: PurePosixPath) -> int:
    """Open a file; each folder on the way is opened relative to its parent: none becomes a link
    meanwhile."""
    how = os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC
    place = os.open(folder, how | os.O_DIRECTORY)
    for part in name.parts[:-1]:
        try:
            inner = os.open(part, how | os.O_DIRECTORY, dir_fd=place)
        finally:
            os.close(place)
        place = inner
    try:
        return os.open(name.name, how, dir_fd=place)
    finally:
        os.close(place)
