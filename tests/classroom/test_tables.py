"""Progress messages of a run."""

from __future__ import annotations

import io

from rich.console import Console

from harness.classroom import tables
from harness.classroom.tables import LiveProgress, Progressing


def test_done_running_failed_and_time_left(monkeypatch) -> None:
    now = 100.0
    monkeypatch.setattr(tables.time, "monotonic", lambda: now)
    state = Progressing(300)
    assert state.text() == "0 of 300 done, no worker is there yet, 0 failed"
    state.running, state.slots = 2, 2
    assert state.text() == "0 of 300 done, 2 running, 0 failed"
    now = 130.0
    for number in range(100):
        state.ended(number >= 3)
    assert state.text() == "100 of 300 done, 2 running, 3 failed, 60 s left"
    for number, passed_s, left in ((101, 910, "30 min left"), (102, 7344, "4.0 h left")):
        now = 100.0 + passed_s
        state.ended(True)
        assert state.done == number and state.text().endswith(left)


def test_an_ended_submission_does_not_count_as_running() -> None:
    state = Progressing(3)
    state.running, state.slots = 2, 2
    for done, running in ((1, 2), (2, 1), (3, 0)):  # before the scheduler reports again
        state.ended(True)
        assert state.text().startswith(f"{done} of 3 done, {running} running, ")


def test_the_estimate_does_not_grow_while_nothing_finishes(monkeypatch) -> None:
    """A loop uses up its minute; the other submissions took seconds."""
    now = 0.0
    monkeypatch.setattr(tables.time, "monotonic", lambda: now)
    state = Progressing(5)
    left = []
    for now in range(70):
        if now in (2, 4, 6, 8):
            state.ended(True)
        left.append(state.left_s())
    estimates = [estimate for estimate in left[8:] if estimate is not None]
    assert estimates == sorted(estimates, reverse=True) and estimates[0] == 2.0
    assert left[-1] is None
    state.ended(True)
    assert state.left_s() == 0.0


def test_a_log_gets_a_line_at_intervals(monkeypatch) -> None:
    monkeypatch.setattr(tables, "_LINE_EVERY_S", 0.0)
    out = io.StringIO()
    with LiveProgress(Console(file=out, force_terminal=False), 2).here() as shown:
        shown.report(1, 1)
        shown.advance(True)
        shown.advance(False)
    lines = out.getvalue().splitlines()
    assert lines[0] == "0 of 2 done, 1 running, 0 failed"
    assert [line.split(", ")[0] for line in lines] == ["0 of 2 done", "1 of 2 done", "2 of 2 done"]
    assert "1 failed, 0 s left" in lines[-1]


def test_a_terminal_gets_a_bar() -> None:
    out = io.StringIO()
    with LiveProgress(Console(file=out, force_terminal=True, width=100), 4).here() as shown:
        shown.report(2, 2)
        shown.advance(True)
    assert "1 of 4 done, 2 running, 0 failed" in out.getvalue()
