import pytest

import harness.course.devices
from harness.course.devices import run_ptx

from .fakes import FakeDevice
from .kernels import PTX


@pytest.fixture
def fake():
    return FakeDevice()


@pytest.fixture
def gpu():
    """The Hopper GPU, for tests marked accordingly."""
    return harness.course.devices.device("hopper")


@pytest.fixture
def launch(gpu):
    """Run a kernel of `kernels.PTX` on the Hopper GPU."""

    def go(entry, *args, grid=1, block=32, **more):
        return run_ptx(PTX, entry, grid, block, args, device=gpu, **more)

    return go
