"""The instruction table's row: a PTX instruction, its forms and its wrappers.

A syntax is written as the PTX manual writes it: ``{.a|.b}`` is optional, ``<name>`` means any of
the words given under that name.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Literal

from harness.isa.table.roles import BY_NAME, Role
from harness.isa.table.wrapper import Wrapper

Issuer = Literal["thread", "warp", "warpgroup"]
Completion = Literal[
    "at once",
    "never observably",
    "when others come",
    "with the phase",
    "with the groups",
    "on an mbarrier",
    "in a bulk group",
    "in a group of thread copies",
    "in a group of wgmma",
]


@dataclass(frozen=True)
class Form:
    """A form of an instruction. ``choices``: ``(name, words)`` for each ``<name>``."""

    syntax: str
    operands: str
    choices: tuple[tuple[str, str], ...]

    @cached_property
    def pattern(self) -> re.Pattern[str]:
        """Made when an opcode is first compared with it: most never are."""
        return _pattern(self.syntax, dict(self.choices))

    def arranged(self, modifiers: Sequence[str]) -> str | None:
        """The opcode with its modifiers in the form's order; None where they are not the form's.

        Modifiers that fit several places keep their order among each other.
        """
        rest, made = list(modifiers), [self.mnemonic]
        for needed, alternatives in self._slots:
            for words in alternatives:
                found: list[str] = []
                for legal in words:
                    one = next((w for w in rest if w in legal and w not in found), None)
                    found += [] if one is None else [one]
                if len(found) == len(words):
                    for word in found:
                        rest.remove(word)
                    made += found
                    break
            else:
                if needed:
                    return None
        return None if rest else ".".join(made)

    @cached_property
    def _slots(self) -> list[tuple[bool, list[list[list[str]]]]]:
        """Return the slots after the mnemonic, in order: True if the slot is required, and each
        way to write it, as the words that each of its modifiers may be."""
        choices = {name: words.split() for name, words in self.choices}
        made = []
        for optional, plain in re.findall(r"\{(.*?)\}|(\.[^.{]+)", self.syntax):
            ways = [
                [_words(word, choices) for word in way.split(".")[1:]]
                for way in (optional or plain).split("|")
            ]
            made.append((not optional, ways))
        return made

    @property
    def names(self) -> list[str]:
        """The names of the operands, in their order."""
        return re.findall(r"\w+", self.operands)

    @cached_property
    def places(self) -> list[str]:
        """The name of each operand, of a pair, ``d|p``, that of the first."""
        return [re.findall(r"\w+", place)[0] for place in self.operands.split(",") if place]

    @cached_property
    def mnemonic(self) -> str:
        return re.split(r"[.{<]", self.syntax)[0]


@dataclass(frozen=True)
class Row:
    """An instruction. ``key`` names it for good: a step of the emulator is registered by it.

    ``issuer``: a single thread, or the threads of a warp or a warpgroup together. ``completion``:
    at once, or the mechanism that reports its end. ``needs``: the target.
    """

    key: str
    section: str
    meaning: str
    forms: tuple[Form, ...]
    proxy: str
    issuer: Issuer
    completion: Completion
    needs: str
    own_roles: dict[str, Role]
    wrappers: tuple[Wrapper, ...]

    @cached_property
    def computes(self) -> bool:
        """It makes registers of registers, and does nothing else."""
        operands = [self.role(name) for form in self.forms for name in form.places]
        plain = all(role.does in ("writes", "reads", "immediate") for role in operands)
        alone = self.issuer == "thread" and self.completion == "at once"
        return plain and alone and int(self.section.split(".")[2]) < 10  # chapters of values

    def role(self, operand: str) -> Role:
        """Return the role of the operand of this name (in ``operands`` of a form)."""
        return self.own_roles.get(operand) or BY_NAME[operand]


def row(
    heading: str,
    *parts: Form | Wrapper,
    proxy: str = "generic",
    issuer: Issuer = "thread",
    completion: Completion = "at once",
    needs: str = "sm_90",
    roles: dict[str, Role] | None = None,
    **says: str,
) -> Row:
    """``heading``: key, section and meaning.

    ``says``: properties of each of its wrappers, unless overridden there: its issuer
    (``issued_by``), its proxy (``of_proxy``; else ``proxy``), its effect on memory (``memory``),
    its completion (``completes``), its title in the manual (``manual``).
    """
    key, section, meaning = heading.split(" ", 2)
    says = {"of_proxy": proxy, "issued_by": "any thread", "completes": "at once", **says}
    together = issuer != "thread"
    wrappers = tuple(p.of_row(says, together) for p in parts if isinstance(p, Wrapper))
    forms = tuple(part for part in parts if isinstance(part, Form))
    return Row(
        key, section, meaning, forms, proxy, issuer, completion, needs, roles or {}, wrappers
    )


def form(syntax: str, operands: str, **choices: str) -> Form:
    return Form(syntax, operands, tuple(choices.items()))


def _words(part: str, choices: dict[str, list[str]]) -> list[str]:
    """Return the words that a part of a syntax allows: ``m64n<n>k16`` for as many as n has."""
    before, name, after = (*re.split(r"<(\w+)>", part, maxsplit=1), "", "")[:3]
    return [f"{before}{word}{after}" for word in choices[name]] if name else [part]


def _pattern(syntax: str, choices: dict[str, str]) -> re.Pattern[str]:
    def words(names: str) -> str:
        return "|".join(re.escape(word) for word in names.split())

    text = re.escape(syntax).replace(r"\{", "{").replace(r"\}", "}").replace(r"\|", "|")
    text = re.sub(r"\{(.*?)\}", lambda m: f"(?:{m.group(1)})?", text)
    text = re.sub(r"<(\w+)>", lambda m: f"(?P<{m.group(1)}>{words(choices[m.group(1)])})", text)
    return re.compile(text)
