"""The worker's calls for each launch, on a driver that only records them."""

from __future__ import annotations

import itertools
from types import SimpleNamespace

import pytest

from harness.course.devices.hopper import context, measuring
from harness.course.devices.hopper.context import Hung, Worker
from harness.course.devices.hopper.worker import reply_to


class FakeDriver:
    """Answers every call with a tuple as the driver's bindings do, and records the calls by
    name.
    """

    def __init__(self) -> None:
        self.calls: list[tuple] = []
        self.numbers = itertools.count(1)
        self.busy = False  # True: the GPU never finishes
        self.CUresult = SimpleNamespace(CUDA_ERROR_NOT_READY="not ready")
        self.CUstream_flags = self.CUevent_flags = SimpleNamespace(
            CU_STREAM_NON_BLOCKING=1, CU_EVENT_DEFAULT=0
        )

    def __getattr__(self, name: str):
        def call(*arguments):
            self.calls.append((name, *arguments))
            return next(self.numbers)

        return call

    def CUdeviceptr(self, address: int) -> int:
        return address

    def cuEventQuery(self, event) -> tuple:
        return ("not ready" if self.busy else "done",)

    def cuEventElapsedTime(self, before, after) -> float:
        return 0.5

    def named(self, *names: str) -> list[tuple]:
        return [call for call in self.calls if call[0] in names]


@pytest.fixture
def fake(monkeypatch):
    fake_driver = FakeDriver()
    for module in (context, measuring):
        monkeypatch.setattr(module, "driver", fake_driver)
        monkeypatch.setattr(module, "ask", lambda answer: answer)
    monkeypatch.setattr(context, "open_context", lambda device: "context")
    monkeypatch.setattr(context, "Launcher", FakeLauncher)
    return fake_driver


class FakeLauncher:
    def __init__(self, device, library, addresses, request) -> None:
        self.library = library

    def launch(self, stream) -> None:
        context.driver.launched(self.library)


REQUEST = {"operation": "run", "key": "k", "timeout_s": 0.05}
MEASURE = {
    "operation": "measure",
    "key": "k",
    "timeout_s": 1.0,
    "flush": True,
    "l2_bytes": 1 << 20,
    "peer": None,
    "repeats": 3,
    "warmups": 2,
    "fresh": [{"memory": 7, "offset_bytes": 16, "nbytes": 64}],
}


def load(worker: Worker) -> None:
    assert reply_to(worker, {"operation": "load", "key": "k"}, b"cubin", []) == {"status": "ok"}


def test_a_kernel_is_reloaded_with_fresh_module_state(fake) -> None:
    worker = Worker("gpu")
    load(worker)
    load(worker)
    now, (unloaded,) = worker.libraries["k"], fake.named("cuLibraryUnload")
    assert unloaded[1] != now and len(fake.named("cuLibraryLoadData")) == 2
    reply_to(worker, REQUEST, b"", [])
    assert fake.named("launched") == [("launched", now)]


def test_every_timed_launch_finds_its_outputs_poisoned_and_the_cache_flushed(fake) -> None:
    worker = Worker("gpu")
    worker.mappings[7] = SimpleNamespace(address=4096)
    load(worker)
    answer = measuring.measure(worker, MEASURE)
    assert answer["kernel_us"] == [500.0] * 3
    order = fake.named("cuMemsetD8Async", "cuLaunchKernel", "cuEventRecord", "launched")
    names = [call[0] for call in order]
    start = 1  # before it, once, the flush's own buffer is cleared
    wanted = ["cuMemsetD8Async", "cuLaunchKernel", "cuEventRecord", "launched", "cuEventRecord"]
    assert names[start : start + 25] == wanted * 5
    assert order[start][1:4] == (4096 + 16, 0xFF, 64)


def test_the_watchdog_abandons_a_launch(fake) -> None:
    worker = Worker("gpu")
    load(worker)
    fake.busy = True
    assert reply_to(worker, REQUEST, b"", []) == {"status": "hung"}
    with pytest.raises(Hung):
        worker.run(REQUEST)
