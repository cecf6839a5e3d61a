import ctypes

import pytest

import harness.course.devices as devices
from harness.base import settings
from harness.base.errors import DeviceNotFound, SettingError
from harness.sanitizer.devices.detection import Detection, find_hopper
from tests.naming import names


class Libcuda:
    """A driver with GPUs of the given compute capabilities."""

    def __init__(self, *capabilities, init=0):
        self.capabilities, self.init = capabilities, init

    def cuInit(self, flags):
        return self.init

    def cuDeviceGetCount(self, count):
        count._obj.value = len(self.capabilities)
        return 0

    def cuDeviceGetAttribute(self, value, which, index):
        value._obj.value = self.capabilities[index][which - 75]
        return 0

    def cuDeviceGetUuid_v2(self, value, index):
        value.raw = bytes([0xAB, *range(14), index])
        return 0


@pytest.fixture
def driver(monkeypatch):
    def install(capability):
        def load(name):
            if capability is None:
                raise OSError(f"{name}: cannot open shared object file")
            return capability

        monkeypatch.setattr(ctypes, "CDLL", load)

    return install


@pytest.mark.parametrize(
    "capability, index, facts",
    [
        (Libcuda((9, 0)), 0, ()),
        (Libcuda((8, 9), (9, 0), (9, 0)), 1, ()),
        (Libcuda((10, 0)), None, ("GPU", 0, "10.0")),
        (Libcuda(), None, ("GPU",)),
        (Libcuda(init=100), None, ("cuInit", 100)),
        (None, None, ("libcuda.so.1",)),
    ],
)
def test_only_compute_capability_9_0_is_hopper(driver, capability, index, facts):
    driver(capability)
    gpus = find_hopper()
    assert gpus.index == index and names(gpus.reason, *facts)
    assert bool(gpus.reason) == bool(facts)


@pytest.fixture
def machine(monkeypatch):
    """Set the detected devices, and discard the devices made for other tests."""

    def detect(detected):
        monkeypatch.delenv(settings.DEVICE.name, raising=False)
        monkeypatch.setattr(devices, "_detect", lambda: detected)

    return detect


def test_the_emulator_is_the_default_without_a_hopper_gpu(machine):
    machine(Detection(reason="nothing"))
    assert devices.device().name == "emulator"
    assert devices.device() is devices.device("emulator")
    assert not devices.has_hopper()


def test_the_environment_overrides_the_default_but_not_a_name(machine, monkeypatch):
    machine(Detection((0,)))
    monkeypatch.setenv(settings.DEVICE.name, "emulator")
    assert devices.device().name == "emulator"
    monkeypatch.setenv(settings.DEVICE.name, "laptop")
    with pytest.raises(SettingError, match="laptop"):
        devices.device()
    assert devices.device("emulator").name == "emulator"


def test_a_missing_hopper_gpu_is_reported_with_a_remedy(machine):
    machine(Detection(reason="no NVIDIA driver: libcuda.so.1 was not found"))
    with pytest.raises(DeviceNotFound) as caught:
        devices.device("hopper")
    for part in ("compute capability 9.0", "libcuda.so.1", "device('emulator')"):
        assert part in str(caught.value)


def test_all_hopper_gpus_are_found(driver):
    driver(Libcuda((9, 0), (8, 9), (9, 0)))
    assert find_hopper().indices == (0, 2)
