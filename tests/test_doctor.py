"""`tma-labs doctor`: present, missing, installable and broken parts."""

from __future__ import annotations

from importlib import metadata

import pytest
from typer.testing import CliRunner

from harness import doctor
from harness.__main__ import app
from harness.base.errors import INSTALL
from harness.base.settings import SETTINGS
from harness.classroom.sandbox.means import Means
from harness.sanitizer.devices import detection
from harness.sanitizer.devices.detection import Detection
from harness.sanitizer.emulator.native.library import Engine, Unavailable


def rows() -> dict[str, doctor.Diagnosis]:
    return {row.subject: row for check in doctor.CHECKS for row in check()}


def test_a_complete_machine_passes() -> None:
    done = CliRunner().invoke(app, ["doctor"])
    assert done.exit_code == 0, done.stdout
    assert "✓ Python" in done.stdout and "✓ the labs" in done.stdout


def test_missing_packages_are_named_with_their_install_command(monkeypatch) -> None:
    here = doctor._installed
    monkeypatch.setattr(doctor, "_installed", lambda name: name != "nbgrader" and here(name))
    row = rows()["the labs"]
    assert row.state == "no"
    assert row.detail == f"{INSTALL.format(extra='labs')} (not installed: nbgrader)"
    assert "a sandbox for students' code" not in rows()  # the sandbox's trial needs the labs


def test_the_extras_are_read_from_the_package() -> None:
    assert doctor.missing("labs") == []
    asked = [text for text in metadata.requires("tma-labs") or () if "postgresql" in text]
    assert asked and doctor.missing("no-such-extra") == []


@pytest.mark.parametrize(
    ("cuda", "state"), [((13, 0), "yes"), ((14, 1), "yes"), ((12, 8), "broken")]
)
def test_a_driver_that_is_too_old_is_broken(monkeypatch, cuda, state) -> None:
    monkeypatch.setattr(doctor, "find_hopper", lambda: Detection((0, 1)))
    monkeypatch.setattr(doctor, "gpu_name", lambda index: "NVIDIA H200")
    monkeypatch.setattr(doctor, "driver_cuda", lambda: cuda)
    every_row = rows()
    assert every_row["a Hopper GPU"].detail == "0: NVIDIA H200, 1: NVIDIA H200"
    assert every_row["its driver"].state == state
    done = CliRunner().invoke(app, ["doctor"])
    assert done.exit_code == (state == "broken")


def test_another_python_or_system_is_broken(monkeypatch) -> None:
    monkeypatch.setattr(doctor, "PYTHONS", ((3, 99), (3, 99)))
    monkeypatch.setattr(doctor.platform, "machine", lambda: "riscv64")
    assert {rows()[what].state for what in ("Python", "system")} == {"broken"}


def test_an_assembler_that_does_not_run_is_broken(monkeypatch) -> None:
    monkeypatch.setattr(doctor.assembler, "find_ptxas", lambda: "/no/ptxas")
    assert rows()["the assembler"].state == "broken"
    monkeypatch.setattr(doctor.assembler, "find_ptxas", lambda: None)
    assert INSTALL.format(extra="assembler") in rows()["the assembler"].detail


@pytest.mark.parametrize(
    ("reason", "state"),
    [
        (None, "yes"),
        (Unavailable.SWITCHED_OFF, "no"),
        (Unavailable.NO_LLVMLITE, "no"),
        (Unavailable.UNREADABLE, "broken"),
    ],
)
def test_a_slow_emulator_has_a_row(monkeypatch, reason, state) -> None:
    engine = reason and Engine(unavailable=reason, detail="expected type")
    for module in (doctor, detection):
        monkeypatch.setattr(module, "native_unavailable", lambda: engine)
    assert rows()["the emulator's native engine"].state == state


def test_missing_isolation_is_named(monkeypatch) -> None:
    monkeypatch.setattr(doctor, "means", lambda: Means(False, True, True, "no user namespaces"))
    row = rows()["a sandbox for students' code"]
    assert row.state == "no" and "no user namespaces" in row.detail


def test_variables_that_are_set_are_listed_and_wrong_ones_are_broken(monkeypatch) -> None:
    for setting in SETTINGS:
        monkeypatch.delenv(setting.name, raising=False)
    assert not any(name.startswith("HARNESS_") for name in rows())
    monkeypatch.setenv("HARNESS_DEVICE", "emulator")
    monkeypatch.setenv("HARNESS_UNMEASURED", "x")
    monkeypatch.setenv("HARNESS_GRADEBOOK", "postgresql://teacher:PASSWORD@db")
    settings_rows = {name: row for name, row in rows().items() if name.startswith("HARNESS_")}
    assert {name: row.state for name, row in settings_rows.items()} == {
        "HARNESS_DEVICE": "yes",
        "HARNESS_UNMEASURED": "broken",
        "HARNESS_GRADEBOOK": "yes",
    }
    assert "PASSWORD" not in str(settings_rows["HARNESS_GRADEBOOK"])


def test_a_row_is_added_by_its_function(monkeypatch) -> None:
    row = doctor.Diagnosis("a coffee machine", "broken", "no beans")
    monkeypatch.setattr(doctor, "CHECKS", (*doctor.CHECKS, lambda: [row]))
    done = CliRunner().invoke(app, ["doctor"])
    assert done.exit_code == 1 and "✗ a coffee machine: no beans" in done.stdout
