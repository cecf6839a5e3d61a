"""Hints by mistake, each in three levels: where to look, the missing part, the answer.

They are text, in Markdown::

    ## wrong-output
    1. Are the wrong numbers in groups of four, or at the end?
    2. Inside a group: the order of `$0` to `$3`.
    3. Vector k of a thread starts at element `start + 4 * thread + 1024 * k`.

The headings are kinds of hazards, and `wrong-output`, `unwritten-output`, `input-modified`, `hang`,
`fault`; or a kind and a case, `overwrite-in-use: a store`. `hints.md` next to this file has all of
them, with the causes that each is for and hints that fit any kernel. An exercise's folder has its
own, which replace these; a file that it links before its first heading, which several exercises
share, is between the two.

The section `in the notebook` has the three hints that the lab's text shows before the exercise:
`make labs` puts them where the source of the lab has ``{{hints ring-copy}}``.

A course's `hints.md` has them below the names of exercises, ``# ring-copy``. They take the place of
an exercise's own.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from pathlib import Path

from harness.base.errors import HarnessError
from harness.base.files import current

HINTS_FILE, REASONS_FILE = "hints.md", "reasons.md"
LEVELS = 3
_NOTEBOOK = "in the notebook"

Hints = Mapping[str, tuple[str, ...]]

_FOR = re.compile(r"^## (.+)\n((?!1\.)(?:.+\n)*?)1\.", re.MULTILINE)
_LINK = re.compile(r"\]\(([^)]+\.md)\)")
_REASON = re.compile(r"^- `(.+?)`: ((?:.+\n?)+?)(?=^- |\Z)", re.MULTILINE)
_ITEM = re.compile(r"^(\d+)\. +", re.MULTILINE)


CAUSES: Mapping[str, frozenset[str]] = {
    heading: frozenset(re.findall("`([^`]+)`", causes))
    for heading, causes in _FOR.findall(
        Path(__file__).with_name(HINTS_FILE).read_text(encoding="utf-8")
    )
}
"""Of each heading with hints for findings: the causes and reasons that they fit."""


class HintsError(HarnessError, ValueError):
    """A file of hints that cannot be read; the message names the file and the heading."""


def hints_in(folder: Path) -> Hints:
    """All hints of the exercise in ``folder``: those that fit any kernel, those of the files
    that its own file links, its own; later hints replace earlier hints."""
    hints: dict[str, tuple[str, ...]] = dict(_hints_in_file(Path(__file__).with_name(HINTS_FILE)))
    own = folder / HINTS_FILE
    if own.is_file():
        before = own.read_text(encoding="utf-8").split("\n## ")[0]
        for link in _LINK.findall(before):
            hints |= _hints_in_file(folder / link)
        hints |= _hints_in_file(own)
    hints.pop(_NOTEBOOK, None)
    return hints


def hints_in_notebook(folder: Path) -> tuple[str, ...]:
    """The hints that the lab shows before the exercise in ``folder``; KeyError if it has none."""
    return _hints_in_file(folder / HINTS_FILE)[_NOTEBOOK]


def reasons_in(folder: Path) -> Mapping[str, str]:
    """Of the quiz in ``folder``: why each answer is right and the others are wrong, by question."""
    text = (folder / REASONS_FILE).read_text(encoding="utf-8")
    return {question: " ".join(reason.split()) for question, reason in _REASON.findall(text)}


def hints_as_text(name: str, hints: Hints) -> str:
    """The hints of the exercise ``name``, as a course's file to edit."""
    parts = [f"# {name}"]
    for kind, levels in hints.items():
        items = [f"{number}. {text}" for number, text in enumerate(levels, 1)]
        parts.append("\n".join([f"## {kind}", *items]))
    return "\n\n".join(parts) + "\n"


def of_course(text: str, file: str, exercises: Iterable[str]) -> dict[str, Hints]:
    """Return the hints of a course's file, by exercise. Raises HintsError; ``file`` is the
    file's name in its message."""
    known = tuple(exercises)
    hints: dict[str, Hints] = {}
    for part in re.split(r"^# ", text, flags=re.MULTILINE)[1:]:
        name, _, rest = part.partition("\n")
        name = name.strip()
        if name not in known:
            raise HintsError(f"{file}: # {name}: unknown exercise; there are: {', '.join(known)}")
        hints[name] = {**hints.get(name, {}), **_sections(rest, f"{file}: {name}")}
    return hints


def _hints_in_file(path: Path) -> Hints:
    return _sections(path.read_text(encoding="utf-8"), str(path))


def _sections(text: str, where: str) -> Hints:
    sections = {}
    for part in re.split(r"^## ", text, flags=re.MULTILINE)[1:]:
        kind, _, rest = part.partition("\n")
        kind = current(kind.strip())
        _, *items = _ITEM.split(rest)
        levels = tuple(" ".join(item.split()) for item in items[1::2])
        if items[::2] != [str(level + 1) for level in range(LEVELS)] or not all(levels):
            raise HintsError(f"{where}: {kind}: {LEVELS} hints are wanted, numbered from 1")
        sections[kind] = levels
    return sections
