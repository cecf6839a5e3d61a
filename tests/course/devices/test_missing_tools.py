"""Missing tools are reported once per process, unless the user disabled them."""

from __future__ import annotations

import warnings

import numpy as np
import pytest

import harness
from harness.base import settings
from harness.course.devices import run_ptx
from harness.sanitizer.assembler import assembler, trial
from harness.sanitizer.devices import detection
from harness.sanitizer.devices.detection import MissingToolWarning, slow_emulator, tell_once
from harness.sanitizer.emulator.native.library import Engine, Unavailable
from tests.sanitizer.emulator.ops.snippet import HEADER

PTX = f"""{HEADER}.visible .entry k(.param .u64 p)
{{
    .reg .b64 %rd<3>;
    ld.param.u64 %rd1, [p];
    st.global.u32 [%rd1], 7;
    ret;
}}
"""


@pytest.fixture(autouse=True)
def nothing_reported(monkeypatch):
    monkeypatch.setattr(detection, "_reported", set())


def _without(monkeypatch, reason: Unavailable) -> None:
    engine = Engine(unavailable=reason, detail="expected\n  type")
    monkeypatch.setattr(detection, "native_unavailable", lambda: engine)


def _runs(count: int, **options) -> list[warnings.WarningMessage]:
    gpu = harness.device("emulator")
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        for _ in range(count):
            out = gpu.to_device(np.zeros(1, np.uint32))
            run_ptx(PTX, "k", 1, 1, (out,), device=gpu, **options)
            assert out.copy_to_host()[0] == 7
    return [warning for warning in caught if issubclass(warning.category, MissingToolWarning)]


@pytest.mark.parametrize("reason", [Unavailable.NO_LLVMLITE, Unavailable.UNREADABLE])
def test_a_slow_emulator_is_reported_once(monkeypatch, reason) -> None:
    _without(monkeypatch, reason)
    (warned,) = _runs(2, assemble=False)
    notice = str(warned.message)
    assert reason in notice and "expected type" in notice and "\n" not in notice


@pytest.mark.parametrize("reason", [Unavailable.SWITCHED_OFF, Unavailable.NO_PROCESSES])
def test_a_choice_and_a_page_are_not_reported(monkeypatch, reason) -> None:
    _without(monkeypatch, reason)
    assert slow_emulator() == "" and not _runs(1, assemble=False)


def test_nothing_is_reported_on_a_whole_machine() -> None:
    assert slow_emulator() == "" and not _runs(1, assemble=False)


def test_a_caller_can_redirect_the_notice() -> None:
    lines = list[str]()
    for notice in ("a", "", "a", "b"):
        tell_once(notice, lines.append)
    assert lines == ["a", "b"]


def test_a_ptxas_that_does_not_run_is_reported(monkeypatch, tmp_path) -> None:
    broken = tmp_path / "ptxas"
    broken.write_text("not a program")
    broken.chmod(0o755)
    monkeypatch.setenv("HARNESS_CACHE_DIR", "off")
    monkeypatch.setenv(settings.PTXAS.name, str(broken))
    assembler.find_ptxas.cache_clear()
    trial._here.cache_clear()
    try:
        (warned,) = _runs(2)
    finally:
        assembler.find_ptxas.cache_clear()
        trial._here.cache_clear()
    assert str(broken) in str(warned.message)
