"""Progress of a class: a bar on a terminal, a line now and then in a log."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn

_LINE_EVERY_S = 10.0


class Progressing:
    """Counts submissions; `text` is the line shown. ``total`` is the number of submissions to
    do."""

    def __init__(self, total: int):
        self.total, self.done, self.failed = total, 0, 0
        self.running, self.slots = 0, 0
        self._started = self._last = time.monotonic()

    def ended(self, good: bool) -> None:
        """Count a submission that has ended; ``good`` if it could be graded."""
        self.done += 1
        self.failed += not good
        self._last = time.monotonic()

    def text(self) -> str:
        """Done, running, failed, time left."""
        where = f"{self.running} running" if self.slots else "no worker is there yet"
        text = f"{self.done} of {self.total} done, {where}, {self.failed} failed"
        left = self.left_s()
        return text if left is None else f"{text}, {_in_words(left)} left"

    def left_s(self) -> float | None:
        """Estimate the seconds left from the pace up to the last submission that ended. Between two
        ends the estimate counts down. None before the first has ended, and when the time is over:
        the next submission takes longer than those before."""
        if not self.done:
            return None
        estimated = (self._last - self._started) / self.done * (self.total - self.done)
        left = estimated - (time.monotonic() - self._last)
        return max(0.0, left) if left > 0 or self.done == self.total else None


def _in_words(seconds: float) -> str:
    if seconds < 90:
        return f"{seconds:.0f} s"
    return f"{seconds / 60:.0f} min" if seconds < 5400 else f"{seconds / 3600:.1f} h"


class LiveProgress:
    """Progress that is on a console."""

    def __init__(self, console: Console, total: int):
        self.state = Progressing(total)
        self._console, self._last = console, time.monotonic()
        self._bar = Progress(
            TextColumn("grading"), BarColumn(), TextColumn("{task.description}"),
            console=console, transient=True, disable=not console.is_terminal,
        )  # fmt: skip
        self._task = self._bar.add_task("", total=total)

    def report(self, running: int, slots: int) -> None:
        """``running`` submissions are under way, of ``slots`` that workers can run at a time."""
        self.state.running, self.state.slots = running, slots
        self._show()

    def advance(self, good: bool) -> None:
        """A submission has ended; ``good`` where it could be graded."""
        self.state.ended(good)
        self._show()

    def _show(self) -> None:
        self._bar.update(self._task, completed=self.state.done, description=self.state.text())
        if not self._console.is_terminal and time.monotonic() - self._last >= _LINE_EVERY_S:
            self._last = time.monotonic()
            self._console.print(self.state.text(), highlight=False)

    @contextmanager
    def here(self) -> Iterator[LiveProgress]:
        with self._bar:
            yield self
