"""The instruction table: one row, one form of one PTX instruction.

A row's syntax is written as the PTX manual writes it: ``{.a|.b}`` may be there or not,
``<name>`` stands for one of the words given under that name. A word that no row allows is
an error, never a guess.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache

Step = Callable


@dataclass(frozen=True)
class Row:
    syntax: str
    operands: str
    section: str
    proxy: str
    build: Callable
    pattern: re.Pattern
    choices: tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class Match:
    row: Row
    words: dict[str, str]
    modifiers: frozenset[str]


ROWS: list[Row] = []
_BY_MNEMONIC: dict[str, list[Row]] = {}


def _pattern(syntax: str, choices: dict[str, str]) -> re.Pattern:
    def words(names: str) -> str:
        return "|".join(re.escape(word) for word in names.split())

    text = re.escape(syntax).replace(r"\{", "{").replace(r"\}", "}").replace(r"\|", "|")
    text = re.sub(r"\{(.*?)\}", lambda m: f"(?:{m.group(1)})?", text)
    text = re.sub(r"<(\w+)>", lambda m: f"(?P<{m.group(1)}>{words(choices[m.group(1)])})", text)
    return re.compile(text)


def instruction(syntax: str, operands: str, section: str, proxy: str = "generic", **choices: str):
    """Put the decorated builder into the table, as the meaning of ``syntax``.

    The builder takes an `Operation` and gives a step: a function of the group of lanes that
    executes it.
    """

    def add(build: Callable) -> Callable:
        row = Row(
            syntax,
            operands,
            section,
            proxy,
            build,
            _pattern(syntax, choices),
            tuple(choices.items()),
        )
        ROWS.append(row)
        _BY_MNEMONIC.setdefault(re.split(r"[.{<]", syntax)[0], []).append(row)
        return build

    return add


@lru_cache(maxsize=4096)
def look_up(opcode: str) -> Match | None:
    """The row that ``opcode`` is a form of, with its words; None where there is none."""
    for row in _BY_MNEMONIC.get(opcode.split(".")[0], ()):
        match = row.pattern.fullmatch(opcode)
        if match:
            return Match(row, match.groupdict(), frozenset(opcode.split(".")[1:]))
    return None
