"""Tables of grades for the command line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.table import Table
from rich.text import Text

if TYPE_CHECKING:  # the command line answers --help without waiting for nbgrader
    from harness.classroom.grading.one import Graded
    from harness.classroom.labs.rehearsal import Rehearsal, RehearsalRow


def graded(lab: str, submissions: Sequence[Graded]) -> Table:
    """Return a table of points, with a row for each submission."""
    cells = sorted({cell for submission in submissions for cell in submission.points})
    table = Table(title=f"{lab}: points")
    table.add_column("student", no_wrap=True)
    for cell in cells:
        table.add_column(cell.removesuffix("-check"), justify="right")
    late = any(submission.penalty for submission in submissions)
    if late:
        table.add_column("late penalty", justify="right")
    table.add_column("sum", justify="right")
    table.add_column("")
    for submission in submissions:
        earned = [submission.points.get(cell) for cell in cells]
        shown = ["" if p is None or p.earned is None else f"{p.earned:g}" for p in earned]
        state = "" if submission.graded else "not graded now"
        taken = [f"{-submission.penalty:g}" if submission.penalty else ""] if late else []
        table.add_row(submission.student, *shown, *taken, f"{submission.score:g}", state)
    return table


def findings(submissions: Sequence[Graded]) -> list[str]:
    """A line for each thing that was wrong with a submission."""
    return [
        f"{submission.student}: {finding}"
        for submission in submissions
        for finding in submission.findings
    ]


def rehearsal(done: Rehearsal) -> Table:
    """Earned points of each exercise, with the expected ones where the two differ."""
    table = Table(title=f"{done.lab}: points earned (and expected, where that differs)")
    table.add_column("student", no_wrap=True)
    table.add_column("hands in")
    for cell, worth in done.full.items():
        table.add_column(f"{cell.removesuffix('-check')}, of {worth:g}", justify="right")
    table.add_column("exported", justify="right")
    for row in done.rows:
        points = [_compared(row.earned(cell), row.student.expected[cell]) for cell in done.full]
        total = _compared(row.exported, _sum(row))
        table.add_row(row.student.name, row.student.about, *points, total)
    agree = sum(row.as_expected for row in done.rows)
    table.caption = f"{agree} of {len(done.rows)} as expected"
    return table


def _sum(row: RehearsalRow) -> float:
    return sum(row.student.expected.values())


def _compared(earned: float, expected: float) -> Text:
    if earned == expected:
        return Text(f"{earned:g}")
    return Text(f"{earned:g} ({expected:g})", style="bold red")
