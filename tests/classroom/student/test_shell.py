"""A cell ends at its time limit at any recursion depth, and its exception is shown in bounded
time.
"""

from __future__ import annotations

import json
import signal
import sys
from collections.abc import Callable

import pytest

from harness.classroom.student import NOTES, shell
from harness.classroom.student.shell import CellTimeout, Notes, Shell, interpreter

MUTE = "class Mute(Exception):\n    def __str__(self): raise SystemExit\nraise Mute"
LONG = {
    "of calls": "def deeper(): deeper()\ndeeper()",
    "of errors": """
def deeper():
    try:
        deeper()
    finally:
        1 / 0
deeper()
""",
}


@pytest.fixture
def run(tmp_path, monkeypatch) -> Callable[..., list[dict]]:
    """Run a cell and return its output."""
    for name in ("stdout", "stderr"):
        monkeypatch.setattr(sys, name, getattr(sys, name))
    before = signal.getsignal(signal.SIGALRM)
    Shell.clear_instance()

    def displayed(source: str, cell_s: float = 60.0) -> list[dict]:
        notes = Notes(str(tmp_path), 100_000, 100_000)
        interpreter(notes, cell_s).run(source)
        notes.close_cell(0)
        return json.loads((tmp_path / NOTES).read_text().splitlines()[-1])["outputs"]

    yield displayed
    Shell.clear_instance()
    signal.signal(signal.SIGALRM, before)


def down(calls: int, there: Callable[[], object]) -> object:
    return down(calls - 1, there) if calls else there()


def test_a_cell_at_the_recursion_limit_is_ended_anyway(monkeypatch) -> None:
    """An endless recursion that handles its own errors is nearly always at the limit."""
    before = signal.getsignal(signal.SIGALRM)
    try:
        over = shell._CellTime(1000.0)
        over._limit_s = 0.0
        deepest = 0
        with pytest.raises(RecursionError):
            while True:
                down(deepest, int)
                deepest += 1
        with pytest.raises(CellTimeout):
            down(deepest - 4, lambda: over._glance())
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


@pytest.mark.parametrize("source", LONG.values(), ids=LONG)
def test_an_endless_recursion_is_shown_without_its_code(run, monkeypatch, source) -> None:
    def never(*args, **named):
        raise AssertionError("IPython would look for the code of each of its frames")

    interactive = "IPython.core.ultratb.VerboseTB.structured_traceback"
    monkeypatch.setattr(interactive, never)
    (error,) = run(source)
    assert error["ename"] in ("RecursionError", "ZeroDivisionError")
    assert any("in deeper" in line for line in error["traceback"])
    assert len(error["traceback"]) < 200


def test_an_error_that_cannot_be_shown_is_named(run) -> None:
    assert run(MUTE)[0]["ename"] == "Mute"


def test_an_error_is_shown_with_its_code(run) -> None:
    (error,) = run("number = 0\n1 / number")
    assert error["ename"] == "ZeroDivisionError" and "----> 2" in "".join(error["traceback"])


EARLIER = "try:\n    json.loads('{')\nfinally:\n    1 / 0"


@pytest.mark.parametrize(
    ("source", "cell_s"),
    [
        ("import harness\nharness.ptx.mbarrier_init(0, 1)", 60.0),
        (f"import json\n{EARLIER}", 60.0),
        ("import os\nwhile True: pass", 0.1),
    ],
    ids=["in the harness", "in a library, in an earlier error", "past its time"],
)
def test_a_traceback_ends_in_the_students_code(run, tmp_path, monkeypatch, source, cell_s) -> None:
    monkeypatch.chdir(tmp_path)
    (error,) = run(source, cell_s)
    shown = "".join(error["traceback"])
    assert "----> 2" in shown or "----> 5" in shown
    assert ".py" not in shown
