"""PTX of functions that stand elsewhere now: on other lines, or in another file. A notebook's cell
has another file each time its kernel is started, and a function other lines when something above it
grows. Only the line information differs (``.file``, ``.loc``), and it follows the functions.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import count

_FILE = re.compile(r'^[ \t]*\.file\s+(\d+)\s+"(.*)"(?:\n|\Z)', re.MULTILINE)
_LINE = re.compile(r"^\s*\.loc\s.*$", re.MULTILINE)
_AT = re.compile(r"(\.loc\s+|inlined_at\s+)(\d+) (\d+)")


@dataclass(frozen=True)
class Place:
    """Where a function stands: its file, and its first and last line there."""

    file: str
    first: int
    last: int


class _Elsewhere(Exception):
    """A line that belongs to none of the functions, or to several that moved apart."""


def moved(ptx: str, before: Iterable[Place], now: Iterable[Place]) -> str | None:
    """``ptx`` of functions that stood at ``before`` and stand at ``now``, in the same order. None
    where it cannot be told which of them a line belongs to."""
    pairs = list(zip(before, now, strict=True))
    if all(old == new for old, new in pairs):
        return ptx
    files = {int(number): name for number, name in _FILE.findall(ptx)}
    theirs = {number for number, name in files.items() if any(o.file == name for o, _ in pairs)}
    if not theirs:
        return None
    others = set(files) - theirs  # numba's own
    free = (number for number in count(1) if number not in others)
    numbers: dict[str, int] = {}

    def place(found: re.Match[str]) -> str:
        number, line = int(found[2]), int(found[3])
        if number not in theirs:
            return found[0]
        to = {
            (new.file, line + new.first - old.first)
            for old, new in pairs
            if old.file == files[number] and (old.first <= line <= old.last or line == 0)
        }
        if line == 0:  # nobody's line of the file
            to = {(file, 0) for file, _ in to}
        if len(to) != 1:
            raise _Elsewhere
        ((file, line),) = to
        if file not in numbers:
            numbers[file] = next(free)
        return f"{found[1]}{numbers[file]} {line}"

    try:
        ptx = _LINE.sub(lambda whole: _AT.sub(place, whole[0]), ptx)
    except _Elsewhere:
        return None
    named = {number: files[number] for number in others} | {n: name for name, n in numbers.items()}
    said = "".join(f'\t.file\t{number} "{named[number]}"\n' for number in sorted(named))
    begin, _, rest = ptx.partition(next(_FILE.finditer(ptx))[0])
    return (begin + said + _FILE.sub("", rest)).rstrip("\n") + "\n" * ptx.endswith("\n")
