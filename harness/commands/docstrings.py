"""The parts of a wrapper's docstring, by their labels."""

from __future__ import annotations

import inspect
import re
from dataclasses import dataclass
from typing import Any

_LABELS = ("Issued by", "Proxy", "Memory", "Completes", "PTX ISA")
_LABEL = re.compile(rf"(?:^|(?<=\s))({'|'.join(_LABELS)}):\s")


@dataclass(frozen=True)
class Described:
    """What a wrapper's docstring says, each part on one line. ``takes``: operands, constraints."""

    name: str
    signature: str
    chapter: str
    summary: str
    ptx: str
    takes: str
    issued_by: str
    proxy: str
    memory: str
    completes: str
    section: str


def describe(wrapper: Any) -> Described:
    """The parts of the docstring of ``wrapper``, a function of `harness.ptx`.

    A summary, a blank line, ``PTX:`` and the PTX, a blank line, and one paragraph: what it takes,
    then the labelled parts. ValueError where one is missing.
    """
    name = wrapper.__name__
    summary, ptx, rest = (_line(part) for part in str(inspect.getdoc(wrapper)).split("\n\n", 2))
    takes, *labelled = _LABEL.split(rest)
    parts = dict(zip(labelled[::2], map(str.strip, labelled[1::2]), strict=True))
    missing = [label for label in _LABELS if label not in parts]
    if not ptx.startswith("PTX: ") or missing:
        raise ValueError(f"ptx.{name}: its docstring does not say {missing or 'its PTX'}")
    return Described(
        name=name,
        signature=f"{name}{inspect.signature(wrapper)}",
        chapter=wrapper.__module__.rpartition(".")[2],
        summary=summary,
        # A long opcode is broken before one of its words.
        ptx=re.sub(r"(?<=\S)\s+(?=\.\w)", "", ptx.removeprefix("PTX: ")),
        takes=takes.strip(),
        issued_by=parts["Issued by"],
        proxy=parts["Proxy"],
        memory=parts["Memory"],
        completes=parts["Completes"],
        section=parts["PTX ISA"],
    )


def _line(text: str) -> str:
    return " ".join(text.split())
