"""``python -m harness instructions``: the instructions that the emulator runs, printed from the
table."""

from __future__ import annotations

import re

import typer

from harness.isa.table.index import CHAPTERS
from harness.isa.table.row import Form, Row

_HEAD = """# Instructions that the emulator runs

Printed from the instruction table by `python -m harness instructions`; do not edit.

A word in braces may be there or not, `|` separates alternatives, `<name>` stands for one of the
words listed under that name. A thread issues it by itself; a warp's or a warpgroup's threads issue
it together. Sections are those of the PTX ISA manual, version 9.1.

What is not here is refused, by name. ptxas also takes combinations that the manual does not have,
such as `fence.proxy.async.sync_restrict::shared::cta` or `fence.cta.async`: no text says what they
do, so they are refused too. `python -m tests.isa.forms_ptxas` finds them, and the file
tests/isa/forms_ptxas.json lists them.
"""

_TITLES = """| section | instruction | operands | words | what it does | issued by | proxy |
| --- | --- | --- | --- | --- | --- | --- |
"""


def instructions() -> None:
    """Print the instructions that the emulator runs, as Markdown."""
    typer.echo(support_matrix(), nl=False)


def support_matrix() -> str:
    """Return a table for each chapter, each in the order of the manual."""
    parts = [_HEAD]
    for chapter in CHAPTERS:
        title = (chapter.__doc__ or "").split("\n")[0].rstrip(".")
        parts.append(f"\n## {title}\n\n{_TITLES}")
        forms = [(row, form) for row in chapter.ROWS for form in row.forms]
        forms.sort(key=lambda pair: (_in_order(pair[0].section), pair[1].syntax))
        parts += [_line(row, form) for row, form in forms]
    return "".join(parts)


def _line(row: Row, form: Form) -> str:
    words = "; ".join(f"{name}: {' '.join(listed.split())}" for name, listed in form.choices)
    issuer = row.issuer if row.needs == "sm_90" else f"{row.issuer}; {row.needs}"
    cells = (
        row.section,
        _code(form.syntax),
        _code(form.operands),
        words,
        row.meaning,
        issuer,
        row.proxy,
    )
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |\n"


def _code(text: str) -> str:
    return f"`{text}`" if text else ""


def _in_order(section: str) -> tuple[int, ...]:
    return tuple(int(number) for number in re.findall(r"\d+", section))
