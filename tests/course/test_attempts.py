"""A student's own attempts: stored locally, at most fifty, and never an obstacle to a check."""

from __future__ import annotations

from dataclasses import replace

import pytest

import harness
from harness.base import settings
from harness.course import checking
from harness.course.judge.verdict import PropertyVerdict, RunRecord, Verdict
from harness.course.recordings import attempts

CHECKED = Verdict(
    "load-2d",
    properties=(PropertyVerdict("fast", "not-measured", 2.0, 2.0, "no Hopper GPU"),),
    runs=(RunRecord("emulator", "lockstep", (8, 12), "right", 0, 1.0),),
)


@pytest.fixture
def folder(monkeypatch, tmp_path):
    monkeypatch.setenv(settings.ATTEMPTS_DIR.name, str(tmp_path / "state"))
    return tmp_path / "state"


def test_attempts_come_back_in_order_and_the_oldest_are_forgotten(folder):
    for number in range(attempts.MOST + 7):
        attempts.add("load-2d", attempts.Attempt("2026-11-21", float(number), 99.0))
    kept = attempts.attempts("load-2d")
    assert [attempt.points for attempt in kept] == [float(n) for n in range(7, attempts.MOST + 7)]
    assert attempts.attempts("load-1d") == ()
    assert [path.name for path in folder.iterdir()] == ["load-2d.jsonl"]


def test_attempts_are_kept_in_the_platforms_state_folder(monkeypatch, tmp_path):
    monkeypatch.delenv(settings.ATTEMPTS_DIR.name, raising=False)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    assert attempts.directory() == tmp_path / "tma-labs" / "attempts"


def test_off_keeps_nothing(monkeypatch):
    monkeypatch.setenv(settings.ATTEMPTS_DIR.name, "off")
    attempts.add("load-2d", attempts.Attempt("2026-11-21", 1.0, 2.0))
    assert attempts.directory() is None and attempts.attempts("load-2d") == ()


def test_a_corrupt_file_is_ignored(folder):
    folder.mkdir()
    wrong = (
        "",
        "no json\n",
        "[1]\n",
        '{"date": 1}\n',
        "null\n",
        "\x00" * 200_000,
        '{"points": []}\n',
    )
    for text in wrong:
        (folder / "load-2d.jsonl").write_text(text)
        assert attempts.attempts("load-2d") == ()
        attempts.add("load-2d", attempts.Attempt("2026-11-21", 1.0, 2.0))
        assert len(attempts.attempts("load-2d")) == 1


def test_an_unwritable_state_folder_is_ignored(monkeypatch, tmp_path):
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv(settings.ATTEMPTS_DIR.name, str(tmp_path / "file" / "state"))
    attempts.add("load-2d", attempts.Attempt("2026-11-21", 1.0, 2.0))
    assert attempts.attempts("load-2d") == ()


def test_unknown_exercise_names_reach_no_file(folder):
    for name in ("../load-2d", "", "a/b", "x" * 200):
        attempts.add(name, attempts.Attempt("2026-11-21", 1.0, 2.0))
    assert not folder.exists()


def test_progress_is_the_best_points_of_each_exercise(folder):
    for points in (1.0, 2.0, 0.0):
        attempts.add("load-2d", attempts.Attempt("2026-11-21", points, 4.0))
    labs = {lab.lab: lab for lab in harness.progress()}
    loads = {each.name: each for each in labs["03_loads"].exercises}
    assert loads["load-2d"].points == loads["load-2d"].possible / 2 and loads["load-2d"].checks == 3
    assert harness.progress().points == loads["load-2d"].points
    assert "load-2d" in labs["03_loads"].left and "load-2d" in str(harness.progress())
    assert f"value='{labs['03_loads'].points:g}'" in harness.progress()._repr_html_()
    untimed = replace(
        CHECKED,
        exercise="load-1d",
        properties=(PropertyVerdict("correct", "right", 2.0, 2.0, ""),),
        runs=(),
    )
    checking._remember(untimed)
    assert len(attempts.attempts("load-1d")) == 1


def test_timed_checks_are_recorded_as_attempts(folder, monkeypatch):
    checking._remember(CHECKED)
    assert [attempt.points for attempt in attempts.attempts("load-2d")] == [2.0]
    monkeypatch.setenv(settings.RECORD.name, "notes")  # the solutions are checked, nobody attempts
    checking._remember(CHECKED)
    assert len(attempts.attempts("load-2d")) == 1


def test_attempts_of_an_older_version_are_read(folder):
    folder.mkdir()
    line = '{"date": "d", "points": 1, "possible": 2.0, "fraction": 0.5}'
    (folder / "load-2d.jsonl").write_text(line)
    assert attempts.attempts("load-2d") == (attempts.Attempt("d", 1.0, 2.0),)
