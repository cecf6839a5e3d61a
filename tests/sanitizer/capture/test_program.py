"""Programs whose launches are recorded, and examined in the same command. A shell script is the
program, and writes launches in the library's format."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest
from typer.testing import CliRunner

from harness.__main__ import app
from harness.sanitizer.capture import program
from harness.sanitizer.cli import ptx_sanitizer
from harness.sanitizer.devices.detection import Detection
from tests.sanitizer.capture.test_folder import raw  # noqa: F401 -- a fixture


@pytest.fixture(autouse=True)
def gpu(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A machine with a GPU and CUPTI, by its own account."""
    monkeypatch.setattr(ptx_sanitizer, "find_hopper", lambda: Detection((0,), gpus=1))
    monkeypatch.setattr(program, "library", lambda: tmp_path / "library.so")
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (
            ("--record", "file", "--", "true"),
            "--record file cannot be written: what should be a folder",
        ),
        (("no", "--", "true"), "no: there is no such file; expected a file or a folder with PTX"),
        (("--kernel", "(", "--", "true"), "--kernel: expected a regular expression"),
        (("--", "./no"), "./no: there is no such file; expected a program to run"),
        (("--", "./file"), "./file: permission is denied; expected a program to run"),
    ],
)
def test_unusable_launches_are_named(arguments: tuple[str, ...], says: str, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    done = CliRunner().invoke(app, ["ptx", *arguments])
    assert done.exit_code == 2 and says in " ".join(done.stderr.split())


CASES = (  # options, the program's exit status, the command's, and the kernels of the report
    ((), 0, 0, ["scaled"]),
    (("--kernel", "scal|oth"), 0, 2, ["scaled", "other"]),  # which has no PTX
    (("--entry", "scaled"), 3, 2, ["scaled", ""]),
    (("--kernel", "none"), 0, 2, [""]),
)


def test_a_program_is_recorded_and_examined_at_once(raw: Path, tmp_path: Path) -> None:  # noqa: F811
    for name in ("1-0", "1-1", "2-0"):
        shutil.copytree(raw, tmp_path / "launches" / name)
    (tmp_path / "launches/1-1/image").unlink()
    other = (raw / "manifest").read_text().replace("scaled", "other")
    (tmp_path / "launches/1-1/manifest").write_text(other)
    for options, ends, status, kernels in CASES:
        script = f'cp -r launches/* "$TMA_LABS_CAPTURE_FOLDER"; echo printed; exit {ends}'
        own = ["--json", "--no-assemble", "--schedule", "random", "--record", "kept", *options]
        done = CliRunner().invoke(app, ["ptx", *own, "--", "sh", "-c", script])
        report = json.loads(done.stdout)
        launches = report.get("launches", [report])
        assert (done.exit_code, [launch["entry"] for launch in launches]) == (status, kernels)
    assert CliRunner().invoke(app, ["ptx", "kept/0", "--no-assemble"]).exit_code == 0


def test_a_machine_without_a_gpu_runs_no_program(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ptx_sanitizer, "find_hopper", lambda: Detection(reason="no driver"))
    done = CliRunner().invoke(app, ["ptx", "--record", "x", "--", "touch", "ran"])
    assert done.exit_code == 2 and "no driver" in done.stderr
    assert not Path("ran").exists() and not Path("x").exists()
