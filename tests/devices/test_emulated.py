"""The emulator as a device: what it passes on. What it computes: tests/emulator."""

import numpy as np
import pytest

from harness.devices import emulated, run_ptx
from harness.devices.emulated import EmulatedDevice
from harness.emulator.hazards import Hazard
from harness.errors import LaunchError
from harness.tensormap import TensorMap

PTX = """
.version 8.8
.target sm_90a
.address_size 64
.visible .entry k(.param .u64 x, .param .u32 n, .param .align 64 .b8 m[128]) { ret; }
"""


class Report:
    hazards = [Hazard("data-race", "error", "both write")]
    executed = {"st.global.u32"}
    steps = 3


@pytest.fixture
def gpu():
    return EmulatedDevice()


def test_the_emulator_gets_bytes_and_tensor_maps(gpu, monkeypatch):
    seen = {}
    monkeypatch.setattr(emulated, "emulate", lambda **given: seen.update(given) or Report)
    x = gpu.to_device(np.zeros((64, 32), np.float32))
    m = TensorMap.tiled(x, box=(8, 32))
    run = run_ptx(PTX, "k", 4, 32, (x, 5, m), cluster=2, shared_bytes=64, device=gpu, timeout=2.0)
    assert run.hazards == tuple(Report.hazards) and run.executed == {"st.global.u32"}
    assert run.device == "emulator" and run.elapsed_us is None
    assert seen["parameters"] == [np.uint64(x.address).tobytes(), np.uint32(5).tobytes(), m]
    assert seen["memory"] is gpu.memory
    assert (seen["grid"], seen["block"], seen["cluster"]) == ((4, 1, 1), (32, 1, 1), (2, 1, 1))
    assert (seen["shared_bytes"], seen["timeout"], seen["schedule"]) == (64, 2.0, "lockstep")


def test_memory_goes_back_with_the_last_view(gpu, monkeypatch):
    freed = []
    monkeypatch.setattr(gpu.memory, "free", freed.append)
    x = gpu.empty((4, 4))
    address, view = x.address, x[1:]
    del x
    assert freed == []
    del view
    assert freed == [address]


def test_freeing_twice_is_once(gpu):
    x = gpu.empty(4)
    x.free()
    x.free()
    with pytest.raises(LaunchError, match="freed"):
        x.copy_to_host()
