"""``python -m harness reference``: every instruction of `harness.ptx`, printed as a page."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path

import typer

import harness
from harness.isa.table import helpers
from harness.isa.table.elsewhere import INTERFACES, Interface
from harness.isa.table.index import CHAPTERS
from harness.isa.table.row import Wrapper

_SOLUTIONS = Path(harness.__file__).resolve().parents[1] / "solutions"

_HEAD = """# Reference

Printed from the instruction table by `python -m harness reference`; do not edit.

One row an instruction: the call, with what it does; the PTX that it becomes; what the operands
may be; who issues it; the proxy of its memory accesses; when it is complete; its section in the
PTX ISA manual; the labs that use it. What it does to memory, in full, is in its docstring:
`help(ptx.mbarrier_arrive)`, or hover over it in an editor. What the emulator runs, these and many
more, is in [instructions.md](instructions.md).

Names from elsewhere are found [at the end](#names-from-elsewhere).
"""

_CROSSWALK = """
## Names from elsewhere

`{1..5}` stands for each number of dimensions, and words in braces for each of them.
"""


def reference() -> None:
    """Print the reference of harness.ptx, as Markdown."""
    typer.echo(page(), nl=False)


def page() -> str:
    """Return a table for each chapter of the manual, then a table for each other interface."""
    parts = [_HEAD]
    parts.append(_chapter(helpers.__doc__, helpers.HELPERS))
    for chapter in CHAPTERS:
        wrappers = [wrapper for row in chapter.ROWS for wrapper in row.wrappers]
        if wrappers:
            parts.append(_chapter(chapter.__doc__, wrappers))
    parts.append(_CROSSWALK)
    parts += [_crosswalk(interface) for interface in INTERFACES]
    return "".join(parts)


def _chapter(about: str | None, wrappers: Iterable[Wrapper]) -> str:
    title, _, text = (about or "").strip().partition("\n\n")
    head = ("call", "PTX", "takes", "issued by", "proxy", "complete", "PTX ISA", "labs")
    table = _table(head, map(_cells, wrappers))
    return f"\n## {title.removesuffix('.')}\n\n{text}{chr(10) * 2 if text else ''}{table}"


def labs_using(name: str, solutions: Path = _SOLUTIONS) -> list[str]:
    """The labs whose text calls ``ptx.name``."""
    return sorted({lab for lab, called in _calls(solutions) if name in called})


@cache
def _calls(solutions: Path) -> list[tuple[str, set[str]]]:
    """Return for each text of the labs its lab's name, and the functions of ``ptx`` that it
    calls."""
    return [
        (path.parent.name, set(re.findall(r"\bptx\.(\w+)", path.read_text())))
        for path in solutions.glob("*/*.py")
    ]


def _cells(wrapper: Wrapper) -> tuple[str, ...]:
    return (
        f"`{wrapper.call}`<br>{wrapper.summary}",
        wrapper.ptx_shown,
        wrapper.takes,
        wrapper.issued_by,
        wrapper.of_proxy,
        wrapper.completes,
        wrapper.manual,
        ", ".join(labs_using(wrapper.name)),
    )


def _crosswalk(interface: Interface) -> str:
    rows = (
        (f"`{pair.theirs}`", ", ".join(f"`{name}`" for name in pair.ours), pair.note)
        for pair in interface.pairs
    )
    head = f"\n### {interface.title}\n\n{interface.about}\n\n"
    return head + _table(("there", "here", ""), rows)


def _table(head: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> str:
    lines = [head, ("---",) * len(head)]
    lines += [tuple(_escaped(cell) for cell in row) for row in rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def _escaped(cell: str) -> str:
    """2**20 does not begin bold text, and a bar does not end the cell."""
    return re.sub(r"(?<=\d)\*\*(?=\d)", r"\\*\\*", cell.replace("|", "\\|"))
