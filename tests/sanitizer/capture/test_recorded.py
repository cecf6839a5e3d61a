"""Launches of real programs, recorded on an H200 by ``quality/hardware/record_launches.py``."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest
from typer.testing import CliRunner

from harness.__main__ import app

RECORDED = Path(__file__).parent / "recorded"
FOLDERS = sorted(folder.name for folder in RECORDED.iterdir())


def replayed(folder: Path, *more: str) -> dict:
    command = ["ptx", str(folder), "--no-assemble", "--schedule", "random", "--json", *more]
    return json.loads(CliRunner().invoke(app, command).stdout)


@pytest.mark.parametrize("name", FOLDERS)
def test_the_emulator_matches_the_recorded_gpu_output(name: str):
    shown = replayed(RECORDED / name)
    assert (shown["status"], shown["exit_status"]) == ("clean", 0), shown["runs"]
    assert {hazard["severity"] for hazard in shown["hazards"]} <= {"formal"}


@pytest.mark.parametrize(
    ("name", "old", "new", "kind"),
    [
        ("map_in_a_struct", "fence.mbarrier_init.release.cluster;", "", "unfenced-barrier-init"),
        ("map_in_memory", ", 512;", ", 256;", "transaction-mismatch"),
        ("triton", "fence.proxy.async.shared::cta", "// ", "missing-proxy-fence"),
    ],
)
def test_a_bug_planted_in_a_recording_is_reported(
    tmp_path: Path, name: str, old: str, new: str, kind: str
):
    folder = tmp_path / name
    shutil.copytree(RECORDED / name, folder)
    text = (folder / "kernel.ptx").read_text()
    assert old in text
    (folder / "kernel.ptx").write_text(text.replace(old, new))
    assert kind in {hazard["kind"] for hazard in replayed(folder)["hazards"]}


def test_a_recorded_launch_at_its_own_source_line(tmp_path: Path):
    folder, programs = tmp_path / "recorded" / "one", RECORDED.parent / "programs"
    shutil.copytree(RECORDED / "map_in_a_struct", folder)
    shutil.copytree(programs, tmp_path / "programs")
    text = (folder / "kernel.ptx").read_text()
    (folder / "kernel.ptx").write_text(text.replace("fence.mbarrier_init.release.cluster;", ""))
    hazards = replayed(folder)["hazards"]
    lines = (programs / "tiles.cu").read_text().splitlines()
    assert hazards
    for hazard in hazards:
        assert hazard["source"] == lines[hazard["line"] - 1].strip()
