"""Grading on the command line: tables of grades, and a bar on the progress of a class."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn
from rich.table import Table

from harness.base.output import duration

if TYPE_CHECKING:  # the command line answers --help without waiting for nbgrader
    from harness.classroom.grading.one import Graded


def points_table(lab: str, submissions: Sequence[Graded]) -> Table:
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
    for submission in sorted(submissions, key=lambda submission: submission.student):
        earned = [submission.points.get(cell) for cell in cells]
        shown = ["" if p is None or p.earned is None else f"{p.earned:g}" for p in earned]
        waiting = any(each.earned is None for each in submission.points.values())
        state = "waits for a person" if waiting else ""
        state = state if submission.graded else "not graded now"
        taken = [f"{-submission.penalty:g}" if submission.penalty else ""] if late else []
        total = f"{submission.score:g}" if submission.points else ""
        table.add_row(submission.student, *shown, *taken, total, state)
    return table


_LINE_EVERY_S = 10.0


class LiveProgress:
    """The progress of a run over ``total`` submissions: a bar on a terminal, lines in a log."""

    def __init__(self, console: Console, total: int):
        self._total, self._done, self._failed = total, 0, 0
        self._running, self._slots = 0, 0
        self._console, self._started = console, time.monotonic()
        self._printed = self._started
        self._bar = Progress(
            TextColumn("grading"), BarColumn(), TextColumn("{task.description}"),
            console=console, transient=True, disable=not console.is_terminal,
        )  # fmt: skip
        self._task = self._bar.add_task("", total=total)

    def report(self, running: int, slots: int) -> None:
        """``running`` submissions are under way, of ``slots`` that workers can run at a time."""
        self._running, self._slots = running, slots
        self._show()

    def advance(self, good: bool) -> None:
        """Count a submission that has ended; ``good`` if it could be graded."""
        self._done += 1
        self._failed += not good
        self._show()

    def text(self) -> str:
        """Done, running, failed, and the time left at the pace so far."""
        running = min(self._running, self._total - self._done)  # from the last report
        where = f"{running} running" if self._slots else "no worker is there yet"
        text = f"{self._done} of {self._total} done, {where}, {self._failed} failed"
        if not self._done:
            return text
        pace = (time.monotonic() - self._started) / self._done
        return f"{text}, {duration(pace * (self._total - self._done))} left"

    def _show(self) -> None:
        self._bar.update(self._task, completed=self._done, description=self.text())
        if not self._console.is_terminal and time.monotonic() - self._printed >= _LINE_EVERY_S:
            self._printed = time.monotonic()
            self._console.print(self.text(), highlight=False)

    @contextmanager
    def here(self) -> Iterator[LiveProgress]:
        with self._bar:
            yield self
