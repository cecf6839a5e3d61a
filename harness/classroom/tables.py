"""What the command line shows of grades."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from harness.classroom.grading import Graded
from harness.classroom.rehearsal import Rehearsal, Row


def graded(lab: str, done: Sequence[Graded]) -> Table:
    """A row for each submission: its points, and what was wrong with it."""
    cells = sorted({cell for one in done for cell in one.points})
    table = Table(title=f"{lab}, graded")
    table.add_column("student")
    for cell in cells:
        table.add_column(cell.removesuffix("-check"), justify="right")
    table.add_column("sum", justify="right")
    table.add_column("findings")
    for one in done:
        earned = [one.points.get(cell) for cell in cells]
        shown = ["" if p is None or p.earned is None else f"{p.earned:g}" for p in earned]
        said = "\n".join(str(finding) for finding in one.findings)
        table.add_row(one.student, *shown, f"{one.earned:g}", Text(said))
    return table


def rehearsal(done: Rehearsal) -> Table:
    """Earned points of each exercise, with the expected ones where the two differ."""
    table = Table(title=f"{done.lab}: points earned (expected, where it differs)")
    table.add_column("student")
    table.add_column("hands in")
    for cell, worth in done.full.items():
        table.add_column(f"{cell.removesuffix('-check')} ({worth:g})", justify="right")
    table.add_column("exported", justify="right")
    table.add_column("findings")
    for row in done.rows:
        said = "\n".join(str(finding) for finding in row.graded.findings)
        points = [_compared(row, cell) for cell in done.full]
        total = _compared_value(row.exported, sum(row.student.expected.values()))
        table.add_row(row.student.name, row.student.about, *points, total, Text(said))
    agree = sum(row.as_expected for row in done.rows)
    table.caption = f"{agree} of {len(done.rows)} as expected"
    return table


def _compared(row: Row, cell: str) -> Text:
    return _compared_value(row.earned(cell), row.student.expected[cell])


def _compared_value(earned: float, expected: float) -> Text:
    if earned == expected:
        return Text(f"{earned:g}")
    return Text(f"{earned:g} ({expected:g})", style="bold red")
