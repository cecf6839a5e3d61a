"""A function of `harness.ptx`: its name, its parameters, the PTX that it becomes, its docstring.

In the PTX ``$name`` is an operand: a parameter, or, if no parameter has that name, a result.
``[[name|text]]`` is left out together with the optional parameter ``name``. A function that returns
bool gives a predicate; a loop repeats until its predicate is true.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from textwrap import wrap
from typing import Any

REQUIRED = object()
LABELS = {
    "issued_by": "Issued by",
    "of_proxy": "Proxy",
    "memory": "Memory",
    "completes": "Completes",
    "manual": "PTX ISA",
}
_PARAMETER = re.compile(r"(\w+)(?:: (\w+))?(?: ?= ?([^,]+))?(?:, |$)")

_FOR_THE_TENSOR = (
    "policy: of createpolicy (uint64), for the tensor's bytes. The other operands as without it."
)
_AS_WITHOUT = "as without it; the policy is a hint"


@dataclass(frozen=True)
class Parameter:
    """``kind`` is defined in `harness.isa.table.roles`; empty if the wrapper checks it itself."""

    name: str
    kind: str
    default: object = REQUIRED

    @property
    def shown_default(self) -> str:
        return "" if self.default is REQUIRED else f"={self.default!r}"


@dataclass(frozen=True)
class Wrapper:
    """``returns`` is a kind of result, bool, or empty. ``shown`` is the PTX as people read it,
    if it differs from ``ptx``; ``ptx`` is empty if code of `harness.ptx` replaces it.
    ``together``: threads of a warp or a warpgroup execute it together. The last five are the
    labelled parts of the docstring."""

    name: str
    parameters: tuple[Parameter, ...]
    returns: str
    ptx: str
    summary: str
    takes: str = ""
    loop: bool = False
    shown: str = ""
    issued_by: str = ""
    of_proxy: str = ""
    memory: str = ""
    completes: str = ""
    manual: str = ""
    together: bool = field(default=False, kw_only=True)

    def of_row(self, says: dict[str, str], together: bool) -> Wrapper:
        merged: dict[str, Any] = {name: getattr(self, name) or says[name] for name in LABELS}
        return replace(self, together=together, **merged)

    @property
    def results(self) -> list[str]:
        """The names of the results in the PTX, in their order."""
        taken = {parameter.name for parameter in self.parameters}
        found = (match for match in re.findall(r"\$([a-z]\w*)", self.ptx) if match not in taken)
        return list(dict.fromkeys(found))

    @property
    def is_pure(self) -> bool:
        """Return True if it computes on registers alone: its result is its only effect."""
        apart = self.of_proxy == self.memory == "none" and not self.together
        return bool(self.returns) and apart and self.completes == "at once"

    @property
    def opcode(self) -> str:
        """Return the opcode with every optional modifier; empty if the PTX has several
        instructions."""
        return re.split(r"[ ;]", re.sub(r"\[\[\w+\|(.*?)\]\]", r"\1", self.ptx))[0]

    @property
    def call(self) -> str:
        """``name(a, b=1)``"""
        plain = (
            p.name if p.default is REQUIRED else f"{p.name}={p.default!r}" for p in self.parameters
        )
        return f"{self.name}({', '.join(plain)})"

    @property
    def ptx_shown(self) -> str:
        """Return the PTX with its operands by name; optional parts in braces."""
        if self.shown:
            return self.shown
        if self.loop:
            return f"a loop around ``{self.opcode}``."
        plain = re.sub(r"\[\[\w+\|(.*?)\]\]", r"{\1}", self.ptx).replace("$", "")
        return f"``{plain}``"

    @property
    def doc(self) -> str:
        """Return the docstring: a summary, the PTX, its operands, and the labelled parts."""
        labelled = [f"{label}: {getattr(self, name)}." for name, label in LABELS.items()]
        lines = [
            line
            for text in (self.takes, *labelled)
            for line in wrap(text, 96, break_on_hyphens=False)
        ]
        return f"{self.summary}\n\nPTX: {self.ptx_shown}\n\n" + "\n".join(lines)


def wrapper(
    signature: str, ptx: str, summary: str, takes: str = "", *, shown: str = "", **says: str
) -> Wrapper:
    """``signature`` is Python's: ``name(parameter: Kind = default, ...) -> Kind``; ``loop`` in
    place of a result makes a loop around the PTX."""
    head, _, returns = signature.partition(" -> ")
    name, _, inside = head.partition("(")
    return Wrapper(
        name,
        tuple(_parameters(inside.removesuffix(")"))),
        "" if returns == "loop" else returns,
        ptx,
        summary,
        takes,
        returns == "loop",
        shown,
        together=False,  # the row knows
        **says,
    )


def ranks(
    signature: str, ptx: str, summary: str, *takes: str, least: int = 1, **says: str
) -> list[Wrapper]:
    """A wrapper for each number of dimensions up to five. In each text ``{rank}`` is that number,
    ``{c}`` the coordinates and ``{o}`` the im2col offsets; ``{at}`` in the PTX is the tensor map
    with its coordinates."""
    return [
        wrapper(
            _filled(signature, rank, kinds=(": Coordinate", ": Offset")),
            _filled(ptx.replace("{at}", "[$tensor_map, {{c}}]"), rank, "$"),
            *(_filled(text, rank) for text in (summary, *takes)),
            **{part: _filled(text, rank) for part, text in says.items()},
        )
        for rank in range(least, 6)
    ]


def hinted(
    plain: Wrapper, takes: str = _FOR_THE_TENSOR, memory: str = _AS_WITHOUT, **says: str
) -> Wrapper:
    """``plain`` with a cache policy as its last operand."""
    opcode, _, operands = plain.ptx.partition(" ")
    summary = f"`{plain.name}` with a cache policy."
    own: dict[str, Any] = {"summary": summary, "takes": takes, "memory": memory, **says}
    return replace(
        plain,
        name=f"{plain.name}_cache_hint",
        parameters=(*plain.parameters, Parameter("policy", "Policy")),
        ptx=f"{opcode}.L2::cache_hint {operands.removesuffix(';')}, $policy;",
        **own,
    )


def _filled(text: str, rank: int, mark: str = "", kinds: tuple[str, str] = ("", "")) -> str:
    def names(letter: str, count: int, kind: str) -> str:
        return ", ".join(f"{mark}{letter}{i}{kind}" for i in range(count))

    coordinates, offsets = names("c", rank, kinds[0]), names("o", rank - 2, kinds[1])
    for word, value in (("rank", str(rank)), ("c", coordinates), ("o", offsets)):
        text = text.replace(f"{{{word}}}", value)
    return text


def _parameters(text: str) -> Iterator[Parameter]:
    for name, kind, default in _PARAMETER.findall(text):
        yield Parameter(name, kind, _value(default) if default else REQUIRED)


def _value(text: str) -> object:
    if text[0] == '"':
        return text[1:-1]
    return None if text == "None" else int(text, 0)
