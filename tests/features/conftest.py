"""The machines on which the programs run."""

from __future__ import annotations

import pytest

import harness
from harness.sanitizer import Device


@pytest.fixture(params=["emulator", pytest.param("hopper", marks=pytest.mark.hopper)])
def gpu(request: pytest.FixtureRequest) -> Device:
    """Both machines in turn."""
    return harness.device(request.param)


@pytest.fixture
def emulator() -> Device:
    """The emulator, which detects mistakes: a Hopper GPU mostly gives the right answer anyway."""
    return harness.device("emulator")
