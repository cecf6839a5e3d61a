"""The command line reports an error in a line, and exits with a status for scripts."""

from __future__ import annotations

import errno
import os
import sys

import pytest
from typer.testing import CliRunner

from harness import __main__ as cli
from harness.__main__ import app
from harness.base.errors import FileError
from harness.classroom import commands
from harness.classroom.grading import export
from harness.classroom.many import cluster
from tests.classroom.conftest import ROOT


def ended(monkeypatch, capsys, *arguments: str) -> tuple[object, list[str]]:
    """Return the exit status and the lines on stderr, as of a process."""
    monkeypatch.setattr(sys, "argv", ["tma-labs", *arguments])
    with pytest.raises(SystemExit) as end:
        cli.main()
    return end.value.code, capsys.readouterr().err.splitlines()


def test_outside_a_course(tmp_path, monkeypatch, capsys) -> None:
    monkeypatch.chdir(tmp_path)
    status, (line,) = ended(monkeypatch, capsys, "labs")
    assert status == 1 and line.startswith("error: no nbgrader_config.py in")


@pytest.mark.parametrize(
    "command",
    [("grade", "tile_cpoy"), ("extend", "tile_cpoy", "ada", "--days=2"), ("feedback", "tile_cpoy")],
)
def test_a_lab_that_is_not_there(monkeypatch, capsys, tmp_path, command) -> None:
    monkeypatch.chdir(ROOT)
    monkeypatch.setattr(cluster, "preload", lambda: None)
    to = (f"--to={tmp_path / 'x.zip'}",) if command[0] == "feedback" else ()
    status, (line,) = ended(monkeypatch, capsys, *command, *to)
    assert status == 1 and line.startswith("error: no lab called tile_cpoy; there are: ")
    assert "tile_copy" in line


@pytest.mark.parametrize("days", ["nan", "inf", "1e15"])
def test_an_extension_is_a_possible_time(monkeypatch, capsys, days) -> None:
    monkeypatch.chdir(ROOT)
    status, shown = ended(monkeypatch, capsys, "extend", "tile_copy", "ada", f"--days={days}")
    assert status == 2 and any("--days" in line for line in shown)


def test_help_names_the_commands() -> None:
    shown = CliRunner().invoke(app, ["--help"]).output
    assert all(name in shown for name in ("labs", "drift", "grade", "extend"))


def test_help_lists_commands_for_newcomers_first_and_all_under_a_caption() -> None:
    shown = CliRunner().invoke(app, ["--help"]).output
    places = [shown.index(f"─ {caption} ─") for caption in cli.COMMANDS]
    assert places == sorted(places) and "─ Commands ─" not in shown


UNUSABLE = (
    (("bench", "--json", "."), "--json . cannot be written: it is a folder"),
    (("bench", "--json", "no/x.json"), "--json no/x.json cannot be written: there is no"),
    (("start", "file"), "cannot be written: what should be a folder is a file"),
)


def test_an_unusable_file_is_named(tmp_path, monkeypatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "file").write_text("")
    monkeypatch.setattr(commands, "find_course", lambda: pytest.fail("it began"))
    for arguments, says in UNUSABLE:
        error = CliRunner().invoke(app, arguments).exception
        assert isinstance(error, FileError) and says in str(error), arguments


def test_an_export_path_that_is_a_folder(tmp_path, monkeypatch) -> None:
    monkeypatch.setattr(commands, "find_course", lambda: None)
    monkeypatch.setattr(export, "lines", lambda course, lab: ())
    error = CliRunner().invoke(app, ["export", "toy", "--to", str(tmp_path)]).exception
    assert isinstance(error, FileError) and "cannot be written: it is a folder" in str(error)


@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EDQUOT])
def test_a_disk_that_is_full(monkeypatch, capsys, number) -> None:
    def ends() -> None:
        raise OSError(number, os.strerror(number), "grading/running")

    monkeypatch.setattr(cli, "app", ends)
    with pytest.raises(SystemExit):
        cli.main()
    (line,) = capsys.readouterr().err.splitlines()
    assert "'grading/running'" in line and "run this again" in line


def test_another_error_is_not_reported_as_a_full_disk(monkeypatch) -> None:
    def ends() -> None:
        raise PermissionError(errno.EACCES, "no")

    monkeypatch.setattr(cli, "app", ends)
    with pytest.raises(PermissionError):
        cli.main()
