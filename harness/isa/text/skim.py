"""Facts that PTX states about itself, found without parsing all of it: of a long text, for which
that would take too long, and of a text that may have mistakes or may not be PTX at all.
Everything else asks the parser."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

_ENTRY = re.compile(r"^[^/\n]*\.entry\s+([\w$%]+)", re.MULTILINE)
_VERSION = re.compile(r"^[ \t]*\.version\s+(\d{1,9})\.(\d{1,9})\b", re.MULTILINE)
_TARGET = re.compile(r"^[ \t]*\.target\s+([^/\n]*)", re.MULTILINE)
_FILE = re.compile(r'^[ \t]*\.file\s+(\d{1,20})\s+"([^"\n]*)"[^\n]*(?:\n|\Z)', re.MULTILINE)
_LOC = re.compile(r"^[ \t]*\.loc\s.*$", re.MULTILINE)
_PLACE = re.compile(r"(\.loc\s+|inlined_at\s+)(\d+) (\d+)")
_BYTES = re.compile(r"^[ \t]*\.b8[ \t]+(\d{1,3}(?:[ \t]*,[ \t]*\d{1,3})*)", re.MULTILINE)
_TEXT = re.compile(rb"([ -~]{3,})\0")
_BEGIN, _END = "// begin inline asm", "// end inline asm"

Place = tuple[int, int]  # a file's number, and a line of it


@dataclass(frozen=True)
class InlineAssembly:
    """Lines that a compiler took from an ``asm`` statement, by its comments around them: from
    character ``start`` to ``end`` with the lines of these, ``text`` between them."""

    start: int
    end: int
    text: str
    line: int  # of the text's first line in the PTX; the first is 1


def entries(ptx: str) -> tuple[str, ...]:
    """The names of the kernels, in order."""
    return tuple(_ENTRY.findall(ptx))


def version(ptx: str) -> tuple[int, int]:
    """Of the PTX ISA, as ``.version`` says; (0, 0) where nothing does."""
    said = _VERSION.search(ptx)
    return (int(said[1]), int(said[2])) if said else (0, 0)


def targets(ptx: str) -> tuple[str, ...]:
    """Return the words of ``.target``: ``("sm_90a", "debug")``."""
    said = _TARGET.search(ptx)
    return tuple(one.strip() for one in said[1].split(",")) if said else ()


def inline_assemblies(ptx: str, start: int = 0, end: int | None = None) -> Iterator[InlineAssembly]:
    """Those between two characters, in order."""
    end = len(ptx) if end is None else end
    at, counted, line = start, 0, 1
    while (begin := ptx.find(_BEGIN, at, end)) >= 0 and (over := ptx.find(_END, begin, end)) >= 0:
        first = ptx.find("\n", begin, over) + 1 or over
        line += ptx.count("\n", counted, first)
        whole = max(at, ptx.rfind("\n", at, begin) + 1)
        at = min(over + len(_END) + 1, end)
        yield InlineAssembly(whole, at, ptx[first:over], line)
        counted = first


def producer(ptx: str) -> str:
    """Return the compiler that the DWARF information names, "" if there is none."""
    info = re.search(r"\.section\s+\.debug_info\b", ptx)
    first = _TEXT.search(_bytes(ptx, info.start())) if info else None
    return first[1].decode() if first else ""


def debug_strings(ptx: str) -> tuple[str, ...]:
    """Return the strings of the DWARF information: names of inlined functions among them."""
    sections = re.search(r"\.section\s+\.debug_", ptx)
    data = _bytes(ptx, sections.start()) if sections else b""
    return tuple(text.decode() for text in _TEXT.findall(data))


def _bytes(ptx: str, start: int) -> bytes:
    numbers = (number for line in _BYTES.findall(ptx, start) for number in line.split(","))
    return bytes(int(number) & 0xFF for number in numbers)


def files(ptx: str) -> dict[int, str]:
    """Return the names in the ``.file`` directives, by their numbers."""
    return {int(number): name for number, name in _FILE.findall(ptx)}


def with_files(ptx: str, named: Mapping[int, str]) -> str:
    """Return ``ptx`` with these ``.file`` directives, at the place of the first, instead of all
    others."""
    first = _FILE.search(ptx)
    if first is None:
        return ptx
    said = "".join(f'\t.file\t{number} "{named[number]}"\n' for number in sorted(named))
    before, behind = ptx[: first.start()], _FILE.sub("", ptx[first.end() :])
    return (before + said + behind).rstrip("\n") + "\n" * ptx.endswith("\n")


def with_places(ptx: str, instead: Callable[[int, int], Place]) -> str:
    """Return the text with ``instead(file, line)`` for each file and line of a ``.loc``."""

    def replaced(found: re.Match[str]) -> str:
        file, line = instead(int(found[2]), int(found[3]))
        return f"{found[1]}{file} {line}"

    return _LOC.sub(lambda whole: _PLACE.sub(replaced, whole[0]), ptx)
