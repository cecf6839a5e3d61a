"""Names elsewhere for the functions of `harness.ptx` and the methods of `harness.TensorMap`.

`elsewhere.txt` has them. A line is a name there, ``=``, names here, and a note after ``|``; no name
here: there is none, and the note says why. An indented line continues the line above. A name of
ours is written as a kernel or a notebook writes it; ``{1..5}`` and ``{min,max}`` mean each of these
names, and ``TensorMap.tiled(box)`` is an argument.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Counterpart:
    theirs: str
    ours: tuple[str, ...]
    note: str


@dataclass(frozen=True)
class Interface:
    title: str
    about: str
    lines: str

    @property
    def pairs(self) -> list[Counterpart]:
        whole = re.sub(r"\n\s+", " ", self.lines.strip())
        return [self._counterpart(line) for line in whole.splitlines()]

    def _counterpart(self, line: str) -> Counterpart:
        names, _, note = line.partition(" | ")
        theirs, _, ours = names.rpartition(" =")
        return Counterpart(theirs, tuple(ours.split()), note)


def spelled_out(name: str) -> Iterator[str]:
    """Return the names that a name with braces means."""
    braces = re.search(r"\{([^}]*)\}", name)
    if braces is None:
        yield name
        return
    first, dots, last = braces[1].partition("..")
    choices = map(str, range(int(first), int(last) + 1)) if dots else braces[1].split(",")
    for choice in choices:
        yield from spelled_out(name[: braces.start()] + choice + name[braces.end() :])


def _interfaces() -> Iterator[Interface]:
    """Read the interfaces of `elsewhere.txt`, in order: each a title, a paragraph and its lines."""
    text = Path(__file__).with_suffix(".txt").read_text(encoding="utf-8")
    for part in re.split(r"^# ", text, flags=re.MULTILINE)[1:]:
        head, lines = part.split("\n\n", 1)
        title, about = head.split("\n", 1)
        yield Interface(title, about.replace("\n", " "), lines)


CUDA_PTX, CUTLASS, MOJO, GLUON = _interfaces()
