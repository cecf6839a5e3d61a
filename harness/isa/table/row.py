"""The instruction table's row: one PTX instruction, with its forms.

A syntax is written as the PTX manual writes it: ``{.a|.b}`` may be there or not, ``<name>``
stands for one of the words given under that name.
"""

from __future__ import annotations

import re
from dataclasses import dataclass


@dataclass(frozen=True)
class Form:
    """One way to write an instruction. ``choices``: ``(name, words)`` for each ``<name>``."""

    syntax: str
    operands: str
    choices: tuple[tuple[str, str], ...]
    pattern: re.Pattern

    @property
    def mnemonic(self) -> str:
        return re.split(r"[.{<]", self.syntax)[0]


@dataclass(frozen=True)
class Row:
    """One instruction. ``key`` names it for good: a step of the emulator is registered by it."""

    key: str
    section: str
    forms: tuple[Form, ...]
    proxy: str


def row(key: str, section: str, *forms: Form, proxy: str = "generic") -> Row:
    return Row(key, section, forms, proxy)


def form(syntax: str, operands: str, **choices: str) -> Form:
    return Form(syntax, operands, tuple(choices.items()), _pattern(syntax, choices))


def _pattern(syntax: str, choices: dict[str, str]) -> re.Pattern:
    def words(names: str) -> str:
        return "|".join(re.escape(word) for word in names.split())

    text = re.escape(syntax).replace(r"\{", "{").replace(r"\}", "}").replace(r"\|", "|")
    text = re.sub(r"\{(.*?)\}", lambda m: f"(?:{m.group(1)})?", text)
    text = re.sub(r"<(\w+)>", lambda m: f"(?P<{m.group(1)}>{words(choices[m.group(1)])})", text)
    return re.compile(text)
