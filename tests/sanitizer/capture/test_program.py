"""Arguments of a capture: invalid ones are refused before the program runs."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from harness.__main__ import app
from harness.sanitizer.capture import program


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("--out", "file", "--", "true"), "--out file cannot be written: what should be a folder"),
        (
            ("--out", "x", "--ptx", "no", "--", "true"),
            "--ptx no: there is no such file; expected a",
        ),
        (("--out", "x", "--", "./no"), "./no: there is no such file; expected a program to run"),
        (("--out", "x", "--", "./file"), "./file: permission is denied; expected a program to run"),
    ],
)
def test_unusable_launches_are_named(
    arguments: tuple[str, ...], says: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "file").write_text("")
    monkeypatch.setattr(program, "library", lambda: tmp_path / "library.so")
    done = CliRunner().invoke(app, ["capture", *arguments])
    assert done.exit_code == 2 and says in " ".join(done.stderr.split())
