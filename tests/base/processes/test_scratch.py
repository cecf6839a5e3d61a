"""Temporary folders: removed by their creator, and those of a killed process by the next sweep."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from harness.base.processes import scratch
from harness.base.processes.scratch import scratch_folder, sweep

ROOT = Path(__file__).resolve().parents[3]
HOLD = """
import sys
from harness.base.processes.scratch import scratch_folder
with scratch_folder() as folder:
    (folder / "work").write_text("half done")
    print(folder, flush=True)
    sys.stdin.read()
"""


@pytest.fixture(autouse=True)
def _a_place_of_its_own(monkeypatch, tmp_path) -> None:
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))


def test_a_scratch_folder_is_removed_at_the_end() -> None:
    with scratch_folder() as folder:
        (folder / "deep").mkdir()
        (folder / "deep" / "file").touch()
        assert scratch.left_behind() == (folder,)
    assert scratch.left_behind() == ()


def test_only_folders_of_killed_processes_are_swept(tmp_path) -> None:
    holders = [
        subprocess.Popen(
            [sys.executable, "-c", HOLD],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT,
        )
        for _ in range(2)
    ]  # fmt: skip
    killed, alive = (holder.stdout.readline().strip() for holder in holders)
    (tmp_path / "tma-labs-other").mkdir()
    (tmp_path / f"{scratch.PREFIX}link").symlink_to(tmp_path / "tma-labs-other")
    assert sweep() == ()  # both are held
    holders[0].send_signal(signal.SIGKILL)
    holders[0].wait()
    assert [str(path) for path in sweep()] == [killed]
    assert {str(path) for path in scratch.left_behind()} == {
        alive,
        str(tmp_path / f"{scratch.PREFIX}link"),
    }
    assert (tmp_path / "tma-labs-other").is_dir()
    holders[1].communicate("")
    assert [path.name for path in scratch.left_behind()] == [f"{scratch.PREFIX}link"]


@pytest.mark.parametrize("after", ["mkdtemp", "open"])
def test_a_sweep_between_creating_and_locking(monkeypatch, after) -> None:
    module = {"mkdtemp": tempfile, "open": os}[after]
    done = getattr(module, after)
    swept = []

    def and_then_a_sweep(*what, **how):
        result = done(*what, **how)
        monkeypatch.setattr(module, after, done)
        swept.extend(sweep())
        return result

    monkeypatch.setattr(module, after, and_then_a_sweep)
    with scratch_folder() as folder:
        assert folder.is_dir() and len(swept) == 1 and folder != swept[0]


def test_an_unsearchable_folder_is_removed() -> None:
    with scratch_folder() as folder:
        here = os.open(folder, os.O_RDONLY)
        for _ in range(1500):  # deeper than Python's stack, and than any path is long
            os.mkdir("deeper", dir_fd=here)
            below = os.open("deeper", os.O_RDONLY, dir_fd=here)
            os.close(here)
            here = below
        os.mkdir("closed", dir_fd=here)
        os.close(os.open("closed/file", os.O_CREAT | os.O_WRONLY, dir_fd=here))
        os.chmod("closed", 0, dir_fd=here)
        os.symlink("/etc", "link", dir_fd=here)
        os.close(here)
    assert scratch.left_behind() == () and os.path.isdir("/etc")
