"""The machines that the programs run on."""

from __future__ import annotations

import pytest

import harness
from harness.devices import Device


@pytest.fixture(params=["emulator", pytest.param("hopper", marks=pytest.mark.hopper)])
def gpu(request: pytest.FixtureRequest) -> Device:
    """Both machines, one after the other."""
    return harness.device(request.param)


@pytest.fixture
def emulator() -> Device:
    """The one that sees mistakes: a Hopper GPU mostly gives the right answer all the same."""
    return harness.device("emulator")
