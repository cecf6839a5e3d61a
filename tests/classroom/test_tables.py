"""Progress messages of a run."""

from __future__ import annotations

import io

from rich.console import Console

from harness.classroom import tables
from harness.classroom.tables import LiveProgress


def test_done_running_failed_and_time_left(monkeypatch) -> None:
    now = 100.0
    monkeypatch.setattr(tables.time, "monotonic", lambda: now)
    state = LiveProgress(Console(file=io.StringIO()), 300)
    assert state.text() == "0 of 300 done, no worker is there yet, 0 failed"
    state.report(2, 2)
    assert state.text() == "0 of 300 done, 2 running, 0 failed"
    now = 130.0
    for number in range(299):
        state.advance(number >= 3)
        if number == 99:
            assert state.text() == "100 of 300 done, 2 running, 3 failed, 1 min left"
    assert "299 of 300 done, 1 running" in state.text()  # before the scheduler reports again


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
