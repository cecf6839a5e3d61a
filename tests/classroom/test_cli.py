"""The command line says what went wrong in a line, and exits so that a script sees it."""

from __future__ import annotations

import errno
import os
import subprocess
import sys

import pytest
from typer.testing import CliRunner

from harness.classroom import cli
from harness.classroom.cli import app
from tests.classroom.conftest import ROOT


def run(*arguments: str, cwd) -> subprocess.CompletedProcess:
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    return subprocess.run(
        [sys.executable, "-m", "harness", *arguments],
        capture_output=True,
        text=True,
        cwd=cwd,
        env=environment,
        check=False,
    )


def test_outside_a_course(tmp_path) -> None:
    done = run("labs", cwd=tmp_path)
    assert done.returncode == 1
    assert done.stderr.startswith("error: no nbgrader_config.py in")
    assert len(done.stderr.strip().splitlines()) == 1


def test_grading_a_lab_that_is_not_there() -> None:
    done = run("grade", "tile_cpoy", cwd=ROOT)
    assert done.returncode == 1
    assert done.stderr.startswith("error: no lab called tile_cpoy; there are: ")
    assert "tile_copy" in done.stderr and len(done.stderr.splitlines()) == 1


def test_help_names_the_commands() -> None:
    shown = CliRunner().invoke(app, ["--help"]).output
    assert all(name in shown for name in ("labs", "drift", "grade", "rehearse"))


@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EDQUOT])
def test_a_disk_that_is_full(monkeypatch, capsys, number) -> None:
    def ends() -> None:
        raise OSError(number, os.strerror(number), "grading/running")

    monkeypatch.setattr(cli, "app", ends)
    with pytest.raises(SystemExit):
        cli.main()
    (line,) = capsys.readouterr().err.splitlines()
    assert "'grading/running'. What is done stays done: make room" in line


def test_another_fault_is_not_called_that(monkeypatch) -> None:
    def ends() -> None:
        raise PermissionError(errno.EACCES, "no")

    monkeypatch.setattr(cli, "app", ends)
    with pytest.raises(PermissionError):
        cli.main()
