"""Suppressions: examined hazards to leave out of reports, each with a reason.

    [[suppress]]
    kind = "write-after-read-fence"             # a glob; "*" is every kind
    at = "collective/*.hpp:120-140"             # file, file:line or file:first-last; a glob
    function = "mine::consume*"                 # a function or a kernel; a glob
    reason = "the readers' values are used before they arrive"

``reason`` and ``kind`` must be there, and ``at``, ``function`` or ``entry`` (the kernel).
All given conditions must hold. ``at`` and ``function`` hold if any of the lines matches that either
side comes from, through every inlined call. A file is matched by the end of its path. If the PTX
has no line information, ``at`` is a PTX line.
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from fnmatch import fnmatchcase
from pathlib import Path

from harness.base.errors import LaunchError
from harness.base.files import current, reading
from harness.sanitizer.diagnosis import KINDS, Hazard
from harness.sanitizer.isa.text.names import readable
from harness.sanitizer.isa.text.tree import Location

_KEYS = {"kind", "at", "function", "entry", "reason"}
_LINES = re.compile(r"^(?P<file>.*?)(?::(?P<first>\d+)(?:-(?P<last>\d+))?)?$", re.DOTALL)


@dataclass(frozen=True)
class Suppression:
    """A suppression of a file; ``number`` counts them from 1."""

    number: int
    kind: str
    reason: str
    at: tuple[str, ...] = ()  # at most one
    function: str = ""
    entry: str = ""

    def __str__(self) -> str:
        places = " and ".join(filter(None, (*self.at, self.function, self.entry)))
        return f"{self.number}: {self.kind} at {places} ({self.reason})"

    def fits(self, hazard: Hazard, entry: str, ptx_file: str) -> bool:
        """Return True if it applies to this hazard of the kernel ``entry``."""
        frames = [*hazard.stack, *hazard.other_stack]
        lines = (hazard.ptx_line, hazard.other_ptx_line)
        frames += [Location(ptx_file, line) for line in lines if line is not None]
        return (
            fnmatchcase(hazard.kind, self.kind)
            and (not self.entry or _names(self.entry, entry))
            and (not self.function or any(_names(self.function, f.function) for f in frames))
            and all(any(_is_at(at, frame) for frame in frames) for at in self.at)
        )


def _names(pattern: str, name: str) -> bool:
    """Return True if a glob matches a function, by its name in the object or in the source."""
    function = readable(name)
    bare = function.removesuffix("<...>")
    ends = (bare.split("::", n)[-1] for n in range(bare.count("::") + 1))
    return any(fnmatchcase(each, pattern) for each in (name, function, *ends))


def _is_at(pattern: str, frame: Location) -> bool:
    place = _LINES.match(pattern)
    assert place is not None
    path = frame.file.replace("\\", "/")
    if not fnmatchcase(path, place["file"]) and not fnmatchcase(path, f"*/{place['file']}"):
        return False
    if place["first"] is None:
        return True
    return int(place["first"]) <= frame.line <= int(place["last"] or place["first"])


def read_suppressions(path: Path) -> tuple[Suppression, ...]:
    """Return the suppressions of a file. Raises FileError and LaunchError, which name the error."""
    with reading(path, "TOML with [[suppress]] tables"):
        content = tomllib.loads(path.read_text(encoding="utf-8-sig"))
    tables = content.pop("suppress", [])
    if content or not isinstance(tables, list):
        raise LaunchError(f"{path}: expected [[suppress]] tables and nothing else")
    return tuple(_suppression(path, number, table) for number, table in enumerate(tables, 1))


def _suppression(path: Path, number: int, table: object) -> Suppression:
    where = f"{path}, suppression {number}"
    if not isinstance(table, dict) or (unknown := table.keys() - _KEYS):
        keys = f"; got {', '.join(sorted(unknown))}" if isinstance(table, dict) else ""
        raise LaunchError(f"{where}: the keys are {', '.join(sorted(_KEYS))}{keys}")
    at = table.pop("at", "")
    texts = {name: str(value).strip() for name, value in table.items()}
    if not texts.get("reason"):
        raise LaunchError(f'{where} has no reason: add reason = "why this is correct"')
    texts["kind"] = current(texts.get("kind", ""))
    if not any(fnmatchcase(kind, texts["kind"]) for kind in KINDS):
        raise LaunchError(f"{where}: kind is one of {', '.join(KINDS)}, or a glob of them")
    lines = _LINES.match(at) if isinstance(at, str) else None
    if lines is None or re.search(r":[^/\\\\]*$", lines["file"]):
        raise LaunchError(f"{where}: at = {at!r}: expected file, file:12 or file:12-20")
    if int(lines["last"] or 0) and int(lines["first"]) > int(lines["last"]):
        raise LaunchError(f"{where}: at = {at!r}: the first line is after the last")
    if not (at or texts.get("function") or texts.get("entry")):
        raise LaunchError(f"{where} does not say where: add at, function or entry")
    return Suppression(number, at=(at,) if at else (), **texts)
