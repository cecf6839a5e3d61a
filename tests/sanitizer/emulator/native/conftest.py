"""These tests compare machine code with Python, and need both."""

from __future__ import annotations

import pytest

from harness.sanitizer.emulator.native.library import stepper


@pytest.fixture(autouse=True, scope="session")
def _machine_code() -> None:
    pytest.importorskip("llvmlite")
    assert stepper() is not None, "LLVM cannot read stepper.ll"
