"""docs/instructions.md: the instructions that the emulator runs, in the order of the manual."""

from __future__ import annotations

import re

from docs.reference import ranges
from harness.sanitizer.isa.table.index import CHAPTERS
from harness.sanitizer.isa.table.row import Form, Row

_HEAD = """# Instructions that the emulator runs

<!-- Written from the instruction table by `python -m docs.pages`; do not edit. -->

A word in braces is optional, `|` separates alternatives, and `<name>` means any of the words listed
after it. Unless a row says otherwise, a single thread issues the instruction, and it does not
access memory through a proxy. Comparisons "of floats" are eq ne lt le gt ge equ neu ltu leu gtu geu
num nan; "signed" ones are eq ne lt le gt ge, and "unsigned" ones have lo ls hi hs as well. Sections
are those of the PTX ISA manual, version 9.1.

The emulator rejects and names any other instruction. It also rejects combinations that ptxas
accepts and the manual does not describe, such as `fence.proxy.async.sync_restrict::shared::cta` or
`fence.cta.async`.
"""
_TITLES = """| instruction | what it does | section |
| --- | --- | --- |
"""


def support_matrix() -> str:
    """Return a table for each chapter, each in the order of the manual."""
    parts = [_HEAD]
    for chapter in CHAPTERS:
        title = (chapter.__doc__ or "").split("\n")[0].rstrip(".")
        parts.append(f"\n## {title}\n\n{_TITLES}")
        rows = sorted((row for row in chapter.ROWS if row.forms), key=_place)
        parts += [_line(row) for row in rows]
    return "".join(parts)


def _line(row: Row) -> str:
    by_syntax: dict[tuple[str, str], list[Form]] = {}
    for form in sorted(row.forms, key=lambda form: form.syntax):
        by_syntax.setdefault((form.syntax, form.operands), []).append(form)
    forms = []
    for (syntax, operands), alike in by_syntax.items():
        words = " or ".join(filter(None, map(_words, alike)))
        forms.append(f"`{f'{syntax} {operands}'.strip()}`" + f" ({words})" * bool(words))
    cells = ("<br>".join(forms), " ".join([row.meaning, *_exceptions(row)]), row.section)
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |\n"


def _words(form: Form) -> str:
    return "; ".join(f"{name}: {_listed(listed.split())}" for name, listed in form.choices)


def _exceptions(row: Row) -> list[str]:
    """Return the issuer, the proxy and the target, where they are not the usual ones."""
    notes = []
    if row.issuer != "thread":
        notes.append(f"Issued by a {row.issuer}.")
    if row.of_proxy != "none":
        notes.append(f"Proxy: {row.of_proxy}.")
    if row.needs != "sm_90":
        notes.append(f"Needs {row.needs}.")
    return notes


_COMPARISONS = {
    "eq ne lt le gt ge equ neu ltu leu gtu geu num nan": "of floats",
    "eq ne lt le gt ge": "signed",
    "eq ne lt le gt ge lo ls hi hs": "unsigned",
}


def _listed(words: list[str]) -> str:
    if comparisons := _COMPARISONS.get(" ".join(words)):
        return comparisons
    are_numbers = len(words) > 1 and all(map(str.isdecimal, words))
    return ranges([*map(int, words)]) if are_numbers else " ".join(words)


def _place(row: Row) -> tuple[int, ...]:
    return tuple(int(number) for number in re.findall(r"\d+", row.section))
