"""``python -m harness instructions``: what the emulator runs, printed from its own table."""

from __future__ import annotations

import re

import typer

from harness.emulator import ops as _table_filled  # noqa: F401
from harness.isa.table.row import ROWS, Row

_HEAD = """# Instructions that the emulator runs

Printed from the emulator's own table by `python -m harness instructions`; do not edit.

A word in braces may be there or not, `|` separates alternatives, `<name>` stands for one of the
words listed under that name. Sections are those of the PTX ISA manual, version 9.
"""


def instructions() -> None:
    """Print the instructions that the emulator runs, as Markdown."""
    typer.echo(support_matrix(), nl=False)


def support_matrix() -> str:
    """One table a section, in the order of the manual."""
    parts = [_HEAD]
    for section in sorted({row.section for row in ROWS}, key=_in_order):
        parts.append(f"\n## PTX ISA {section}\n\n")
        parts.append("| instruction | operands | words | proxy |\n| --- | --- | --- | --- |\n")
        rows = sorted((row for row in ROWS if row.section == section), key=lambda row: row.syntax)
        parts += [_line(row) for row in rows]
    return "".join(parts)


def _line(row: Row) -> str:
    words = "; ".join(f"{name}: {' '.join(listed.split())}" for name, listed in row.choices)
    cells = (_code(row.syntax), _code(row.operands), words, row.proxy)
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |\n"


def _code(text: str) -> str:
    return f"`{text}`" if text else ""


def _in_order(section: str) -> tuple[int, ...]:
    return tuple(int(number) for number in re.findall(r"\d+", section))
