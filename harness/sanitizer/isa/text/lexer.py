"""PTX text to tokens, each with its line; and facts that are found without parsing.

The latter are for a long text, whose parsing would take too long, and for a text that may have
mistakes or may not be PTX at all. Everything else asks the parser.
"""

from __future__ import annotations

import re
import struct
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from harness.base.errors import PtxError

_TOKEN = re.compile(
    r"""
    [ \t\r\f]*+ (?:
      (?P<newline>\n)
    | (?P<comment>//[^\n]*|/\*.*?\*/)
    | (?P<string>"(?:[^"\\\n]|\\[^\n])*")
    | (?P<float>0[fF][0-9a-fA-F]{8}(?![0-9a-fA-F])|0[dD][0-9a-fA-F]{16}(?![0-9a-fA-F])
        |\d+\.\d*(?:[eE][-+]?\d+)?|\d+[eE][-+]?\d+)
    | (?P<integer>0[xX][0-9a-fA-F]+U?|0[bB][01]+U?|0[0-7]*U?(?!\w)|[1-9]\d*U?(?!\w))
    | (?P<word>[%$A-Za-z_][\w$.%]*(?:::[\w.]+)*|\.[\w$%]*(?:::[\w.]+)*)
    | (?P<mark>[{}()\[\],;:@!|<>=+\-*])
    | (?P<end>\Z)
    | (?P<other>.)
    )
    """,
    re.VERBOSE | re.DOTALL,
)


class Token(NamedTuple):
    """``start``: the token's first character, in the text."""

    kind: str
    text: str
    line: int
    start: int

    @property
    def end(self) -> int:
        return self.start + len(self.text)


def tokens(text: str) -> list[Token]:
    """Every token of ``text`` but spaces and comments.

    Raises PtxError at the first character that begins none.
    """
    tokens = []
    line = 1
    for match in _TOKEN.finditer(text):
        kind = match.lastgroup or ""
        token = match[kind]
        if kind == "newline":
            line += 1
        elif kind == "comment":
            line += token.count("\n")
        elif kind == "other":
            raise PtxError(f"unexpected character {token!r}", line=line)
        elif kind != "end":
            is_long = kind == "integer" and len(token) > _SURELY_64_BITS
            # ptxas takes a further digit as long as the number has fewer than 64 bits.
            if is_long and (
                len(token) > _LONGEST_INTEGER or _integer(token.rstrip("U")[:-1]) >> 63
            ):
                shown = token[:_LONGEST_INTEGER]
                raise PtxError(f"{shown} has more than 64 bits", line=line)
            tokens.append(Token(kind, token, line, match.start(kind)))
    return tokens


_LONGEST_INTEGER = 80  # characters: 64 binary digits and what may stand around them
_SURELY_64_BITS = 18  # characters, of any base: 0x and sixteen digits have 64 bits


_BRACES = re.compile(r'//[^\n]*|/\*.*?\*/|"(?:[^"\\\n]|\\[^\n])*"|(?P<brace>[{}])', re.DOTALL)


def without_bodies(text: str) -> str:
    """Return ``text`` with blanks for everything in braces: every other character keeps its
    place."""
    parts, depth, kept = [], 0, 0
    for match in _BRACES.finditer(text):
        if match["brace"] == "{":
            depth += 1
            if depth == 1:
                parts.append(text[kept : match.end()])
                kept = match.end()
        elif match["brace"] == "}" and depth:
            depth -= 1
            if depth == 0:
                lines = text[kept : match.start()].split("\n")
                parts.append("\n".join(" " * len(line) for line in lines))
                kept = match.start()
    return "".join([*parts, text[kept:]])


_IDENTIFIER = re.compile(r"[A-Za-z_$%][A-Za-z0-9_$]*")


def is_identifier(text: str) -> bool:
    """PTX ISA 4.4."""
    return _IDENTIFIER.fullmatch(text) is not None


def string_value(text: str) -> str:
    """Return the text between the quotes of a string."""
    return text[1:-1].replace('\\"', '"').replace("\\\\", "\\")


def integer_value(text: str) -> int:
    """Decimal, ``0x`` hexadecimal, ``0b`` binary or, with a leading 0, octal: the lowest 64
    bits."""
    return _integer(text.rstrip("U")) & (1 << 64) - 1


def _integer(digits: str) -> int:
    if digits[:2].lower() in ("0x", "0b"):
        return int(digits, 0)
    return int(digits, 8 if digits[0] == "0" else 10)


def float_value(text: str) -> float:
    """The value of a PTX float literal; ``0f`` and ``0d`` give the bits in hexadecimal."""
    if text[:2].lower() == "0f":
        return float(struct.unpack(">f", bytes.fromhex(text[2:]))[0])
    if text[:2].lower() == "0d":
        return float(struct.unpack(">d", bytes.fromhex(text[2:]))[0])
    return float(text)


_ENTRY = re.compile(r"^[^/\n]*\.entry\s+([\w$%]+)", re.MULTILINE)
_VERSION = re.compile(r"^[ \t]*\.version\s+(\d{1,9})\.(\d{1,9})\b", re.MULTILINE)
_TARGET = re.compile(r"^[ \t]*\.target\s+([^/\n]*)", re.MULTILINE)
_FILE = re.compile(r'^[ \t]*\.file\s+(\d{1,20})\s+"([^"\n]*)"[^\n]*(?:\n|\Z)', re.MULTILINE)
_LOC = re.compile(r"^[ \t]*\.loc\s.*$", re.MULTILINE)
_PLACE = re.compile(r"(\.loc\s+|inlined_at\s+)(\d+) (\d+)")
_BYTES = re.compile(r"^[ \t]*\.b8[ \t]+(\d{1,3}(?:[ \t]*,[ \t]*\d{1,3})*)", re.MULTILINE)
_TEXT = re.compile(rb"([ -~]{3,})\0")
_PLACES_AND_COMMENTS = re.compile(r"^\s*(?:\.(?:loc|file)\s.*|//.*)(?:\n|\Z)", re.MULTILINE)
_DEBUG_SECTIONS = re.compile(r"^\s*\.section\s+\.debug_.*\Z", re.MULTILINE | re.DOTALL)
_BEGIN, _END = "// begin inline asm", "// end inline asm"

Place = tuple[int, int]  # a file's number, and a line of it


@dataclass(frozen=True)
class InlineAssembly:
    """Lines that a compiler took from an ``asm`` statement, by its comments around them: from
    character ``start`` to ``end`` with the lines of these, ``text`` between them."""

    start: int
    end: int
    text: str
    line: int  # the text's first line in the PTX; the first is 1


def entries(ptx: str) -> tuple[str, ...]:
    """The names of the kernels, in order."""
    return tuple(_ENTRY.findall(ptx))


def version(ptx: str) -> tuple[int, int]:
    """Return the PTX ISA version in ``.version``; (0, 0) if there is none."""
    match = _VERSION.search(ptx)
    return (int(match[1]), int(match[2])) if match else (0, 0)


def targets(ptx: str) -> tuple[str, ...]:
    """Return the words of ``.target``: ``("sm_90a", "debug")``."""
    match = _TARGET.search(ptx)
    return tuple(target.strip() for target in match[1].split(",")) if match else ()


def inline_assemblies(ptx: str, start: int = 0, end: int | None = None) -> Iterator[InlineAssembly]:
    """Yield the inline assembly between two characters, in order."""
    end = len(ptx) if end is None else end
    at, counted, line = start, 0, 1
    while (begin := ptx.find(_BEGIN, at, end)) >= 0 and (over := ptx.find(_END, begin, end)) >= 0:
        first = ptx.find("\n", begin, over) + 1 or over
        line += ptx.count("\n", counted, first)
        whole = max(at, ptx.rfind("\n", at, begin) + 1)
        at = min(over + len(_END) + 1, end)
        yield InlineAssembly(whole, at, ptx[first:over], line)
        counted = first


def without_debug_information(ptx: str) -> str:
    """Return the text without its DWARF sections, which end it, places of lines, and comments."""
    return _DEBUG_SECTIONS.sub("", _PLACES_AND_COMMENTS.sub("", ptx))


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
    directives = "".join(f'\t.file\t{number} "{named[number]}"\n' for number in sorted(named))
    before, behind = ptx[: first.start()], _FILE.sub("", ptx[first.end() :])
    return (before + directives + behind).rstrip("\n") + "\n" * ptx.endswith("\n")


def with_places(ptx: str, instead: Callable[[int, int], Place]) -> str:
    """Return the text with ``instead(file, line)`` for each file and line of a ``.loc``."""

    def replaced(match: re.Match[str]) -> str:
        file, line = instead(int(match[2]), int(match[3]))
        return f"{match[1]}{file} {line}"

    return _LOC.sub(lambda whole: _PLACE.sub(replaced, whole[0]), ptx)
