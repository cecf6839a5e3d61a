"""The files of an untrusted folder, read within limits. No link is followed; depth, number and size
of the files are limited. Also the date of a submission: the exchange writes it into a file, and
anybody may have replaced the file, by hand or from an archive."""

from __future__ import annotations

import json
import os
import stat
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from fnmatch import fnmatch
from pathlib import PurePosixPath

from harness.classroom import dates

MEBIBYTE = 2**20


@dataclass(frozen=True)
class Allowance:
    """Limits on the size of a submission, and on the part that is admitted: ``entries`` (files and
    folders) are looked at, ``depth`` folders deep; ``all_bytes`` of files are admitted.

    Of a notebook, in bytes unless it is said: its file, with outputs and all, which is read but not
    kept; itself without them; its cells (a number), the source and the markdown of a cell, the
    attachments of a cell and of all cells. ``rendering_s`` is the processor time in which a cell's
    markdown must become HTML, ``all_rendering_s`` that for all of them; ``cpu_s`` and
    ``memory_bytes`` are for the whole look.
    """

    entries: int = 2000
    depth: int = 8
    all_bytes: int = 64 * MEBIBYTE
    file_bytes: int = 256 * MEBIBYTE
    notebook_bytes: int = 32 * MEBIBYTE
    cells: int = 2000
    source_bytes: int = MEBIBYTE
    markdown_bytes: int = 256 * 1024
    attached_bytes: int = 8 * MEBIBYTE
    all_attached_bytes: int = 24 * MEBIBYTE
    rendering_s: float = 0.5
    all_rendering_s: float = 5.0
    cpu_s: int = 30
    memory_bytes: int = 2048 * MEBIBYTE


ALLOWANCE = Allowance()


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


TIMESTAMP = "timestamp.txt"
CHANGED = "changed "  # begins the second line, if collecting has found the files to be newer
_MOST_BYTES = 1000


def handed_in(folder: str) -> tuple[datetime, str]:
    """The time (UTC) that the file in ``folder`` says, and the time at which the files were
    last changed, if that was later. Raises DateError."""
    content = read(folder, TIMESTAMP, _MOST_BYTES)
    if content is None:
        raise dates.DateError(f"it is no file of at most {_MOST_BYTES} bytes")
    try:  # Windows may write a mark in front, or two bytes a character
        lines = content.decode(json.detect_encoding(content)).removeprefix("\ufeff").split("\n")
    except UnicodeDecodeError:
        raise dates.DateError("it is not text") from None
    changed = lines[1] if len(lines) > 1 and lines[1].startswith(CHANGED) else ""
    date = dates.utc(lines[0] if changed else "\n".join(lines))
    return date, changed.removeprefix(CHANGED).strip()
