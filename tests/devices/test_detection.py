import ctypes

import pytest

import harness.devices as devices
from harness.devices import detection
from harness.devices.detection import Detection, find_hopper
from harness.errors import DeviceNotFound


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

    def cuDeviceGetUuid(self, number, index):
        number._obj[:] = [index] * 16
        return 0


@pytest.fixture
def driver(monkeypatch):
    def install(made):
        def load(name):
            if made is None:
                raise OSError(f"{name}: cannot open shared object file")
            return made

        monkeypatch.setattr(ctypes, "CDLL", load)

    return install


@pytest.mark.parametrize(
    "made, index, reason",
    [
        (Libcuda((9, 0)), 0, ""),
        (Libcuda((8, 9), (9, 0), (9, 0)), 1, ""),
        (Libcuda((10, 0)), None, "GPU 0 has compute capability 10.0"),
        (Libcuda(), None, "the NVIDIA driver shows no GPU"),
        (Libcuda(init=100), None, "cuInit gave CUDA error 100"),
        (None, None, "libcuda.so.1 was not found"),
    ],
)
def test_only_compute_capability_9_0_is_hopper(driver, made, index, reason):
    driver(made)
    found = find_hopper()
    assert found.index == index and reason in found.reason
    assert detection.COMPUTE_CAPABILITY == (9, 0)


def test_all_hopper_gpus_have_the_names_that_cuda_visible_devices_takes(driver):
    driver(Libcuda((9, 0), (8, 9), (9, 0)))
    assert find_hopper().names == (
        "GPU-00000000-0000-0000-0000-000000000000",
        "GPU-02020202-0202-0202-0202-020202020202",
    )
    driver(Libcuda((8, 9)))
    assert find_hopper().names == ()


@pytest.fixture
def machine(monkeypatch):
    """Set what is found here, and forget the devices made for other tests."""

    def found(detected):
        monkeypatch.delenv(devices.ENVIRONMENT, raising=False)
        monkeypatch.setattr(devices, "_detect", lambda: detected)

    return found


def test_the_emulator_is_the_default_without_a_hopper_gpu(machine):
    machine(Detection(None, "nothing"))
    assert devices.device().name == "emulator"
    assert devices.device() is devices.device("emulator")
    assert not devices.has_hopper()


def test_the_environment_overrides_the_default_but_not_a_name(machine, monkeypatch):
    machine(Detection(0))
    monkeypatch.setenv(devices.ENVIRONMENT, "emulator")
    assert devices.device().name == "emulator"
    monkeypatch.setenv(devices.ENVIRONMENT, "laptop")
    with pytest.raises(DeviceNotFound, match="laptop"):
        devices.device()
    assert devices.device("emulator").name == "emulator"


def test_a_missing_hopper_says_what_was_looked_for_and_what_to_do(machine):
    machine(Detection(None, "no NVIDIA driver: libcuda.so.1 was not found"))
    with pytest.raises(DeviceNotFound) as caught:
        devices.device("hopper")
    for part in ("compute capability 9.0", "libcuda.so.1", "device('emulator')"):
        assert part in str(caught.value)


def test_what_goes_to_the_emulator_may_run_on_no_gpu(machine, monkeypatch):
    machine(Detection(0, names=("GPU-a", "GPU-b")))
    assert devices.hopper_gpus() == devices.hopper_gpus("hopper") == ("GPU-a", "GPU-b")
    assert devices.hopper_gpus("emulator") == ()
    monkeypatch.setenv(devices.ENVIRONMENT, "emulator")
    assert devices.hopper_gpus() == () and devices.hopper_gpus("hopper") == ("GPU-a", "GPU-b")
