"""When a judge holds a GPU: neither while it emulates nor for kernels that have already failed."""

from __future__ import annotations

import threading
import time
from contextlib import contextmanager
from dataclasses import replace

import pytest

from harness.base import settings
from harness.base.errors import DeviceNotFound, PtxError
from harness.base.processes.waits import waiting
from harness.course import devices, exercises
from harness.course.devices import gpu_lock
from harness.course.devices.hopper import device, process, worker_device
from harness.course.judge import hardware, judging
from harness.course.judge.exploring import Machines
from harness.sanitizer.devices.detection import Detection
from tests.course.exercises.drawn import fixed

from .fakes import SCHEDULES, FakeMachine, submission

SMALL = replace(exercises.get("tile-copy"), axes=fixed((8, 24), (32, 12)))


class Gpu:
    """A GPU with a queue; records the emulator's runs when it was acquired and released."""

    def __init__(self, wait_s: float = 0.0):
        self.emulator, self.gpu = FakeMachine(), FakeMachine("hopper")
        self.had: list[int] = []
        self.held, self._wait_s = False, wait_s

    @contextmanager
    def take(self):
        with waiting():
            time.sleep(self._wait_s)
        self.had.append(len(self.emulator.calls))
        self.held = True
        yield self.gpu
        self.held = False

    def judged(self, behavior: str, limit_s: float = 60.0):
        machines = Machines(self.emulator, SCHEDULES, self.take)
        return judging.judge_on(machines, SMALL, submission(behavior), seed=7, limit_s=limit_s)


def test_the_gpu_is_acquired_after_the_emulator_and_released():
    gpu = Gpu()
    verdict = gpu.judged("right")
    assert gpu.had == [len(SCHEDULES) * len(verdict.shapes)]
    assert len(gpu.gpu.calls) == len(verdict.shapes) and not gpu.held
    assert verdict.passed and verdict.device == "hopper"


@pytest.mark.parametrize("behavior", ["hangs", "faults", "unknown"])
def test_a_kernel_that_fails_on_the_emulator_uses_no_gpu(behavior):
    gpu = Gpu()
    verdict = gpu.judged(behavior)
    assert gpu.had == [] and verdict.points == 0.0


def test_a_timed_out_judge_uses_no_gpu_and_counts_its_runs():
    gpu = Gpu()
    verdict = gpu.judged("right", limit_s=-1.0)
    runs = (len(SCHEDULES) + 1) * len(verdict.shapes)
    assert gpu.had == [] and f"0 of {runs} runs" in verdict.properties[0].reason


def test_waiting_for_a_gpu_is_not_charged():
    started = time.monotonic()
    verdict = Gpu(wait_s=3.0).judged("right", limit_s=2.0)
    took_s = time.monotonic() - started
    assert verdict.passed, verdict.properties
    # Each is rounded to a millisecond.
    assert verdict.waited_s >= 3.0 and verdict.waited_s + verdict.elapsed_s <= took_s + 0.002


def test_the_judge_requests_any_gpu(monkeypatch):
    monkeypatch.setattr(devices, "_detect", lambda: Detection(reason="nothing"))
    monkeypatch.delenv(settings.DEVICE.name, raising=False)
    with hardware.hardware(None) as first, hardware.hardware("emulator") as other:
        assert first is other is None
    with pytest.raises(DeviceNotFound):
        hardware.hardware("hopper")


def test_judges_are_spread_over_gpus_one_at_each(monkeypatch, tmp_path):
    monkeypatch.setattr(gpu_lock, "FOLDER", tmp_path)
    monkeypatch.setattr(devices, "gpu_uuids", lambda: ("gpu0", "gpu3"))
    closed = []

    class Device:
        def __init__(self, uuid, worker):
            self.uuid = uuid

        def end(self):
            assert gpu_lock._tried(f"turn-{self.uuid}") is None
            closed.append(self.uuid)

    monkeypatch.setattr(worker_device, "WorkerDevice", Device)
    monkeypatch.setattr(device, "start_worker", lambda uuid: None)
    with hardware.hardware("hopper") as take:
        with take() as first, take() as other:
            assert (first.uuid, other.uuid) == ("gpu0", "gpu3")
            seen = []

            def third():
                with take() as gpu:
                    seen.append(gpu.uuid)

            thread = threading.Thread(target=third, daemon=True)
            thread.start()
            thread.join(0.3)
            assert not seen
        thread.join(10)
    assert len(seen) == 1 and sorted(closed) == sorted(["gpu0", "gpu3", *seen])


@pytest.fixture
def steps(monkeypatch, tmp_path) -> list[str]:
    """The order of a notebook judge's work on its GPU."""
    done: list[str] = []

    class Worker:
        greeting = {"gpu": "H200", "l2_bytes": 50 << 20}

        def __init__(self, uuid):
            done.append(f"starts a worker at {uuid}")

        def greeted(self):
            done.append("has it")

        def ask(self, request, **_):
            return {"status": "ok"}

        def leave(self):
            done.append("leaves it")

        def end(self):
            done.append("ends it")

    def assembled(ptx):
        done.append("assembles")
        return f"cubin of {ptx}", "key"

    monkeypatch.setattr(gpu_lock, "FOLDER", tmp_path)
    monkeypatch.setattr(process, "WorkerProcess", Worker)
    monkeypatch.setattr(device, "WorkerProcess", Worker)
    monkeypatch.setattr(device, "assembled", assembled)
    monkeypatch.setattr(hardware.devices, "gpu_uuids", lambda: ("gpu7", "gpu8"))
    return done


def test_with_several_cores_the_worker_starts_and_the_kernel_is_assembled_ahead(steps):
    with hardware.hardware("hopper", ptx="text", cores=2) as take:
        assert steps == ["starts a worker at gpu7"]
        with take() as gpu:
            assert steps[1:] == ["has it"] and isinstance(gpu, worker_device.WorkerDevice)
            assert gpu._assembled("text")[0] == "cubin of text"
            assert "assembles" not in steps  # a fork has
            assert gpu._assembled("another")[0] == "cubin of another" and steps[2:] == ["assembles"]
    assert steps[3:] == ["leaves it", "leaves it"]


def test_an_unused_worker_is_not_started(steps):
    with hardware.hardware("hopper", ptx="text", cores=2):
        pass
    assert steps == ["starts a worker at gpu7", "leaves it"]


def test_with_one_core_nothing_starts_early(steps):
    with hardware.hardware("hopper", ptx="text") as take:
        assert steps == []
        with take():
            assert steps == ["assembles", "starts a worker at gpu7", "has it"]
    assert steps[3:] == ["ends it"]


def test_a_failed_early_assembly_is_reported_at_launch(steps, monkeypatch):
    def refuses(ptx):
        raise PtxError("line 1")

    monkeypatch.setattr(device, "assembled", refuses)
    with (
        hardware.hardware("hopper", ptx="text", cores=2) as take,
        take() as gpu,
        pytest.raises(PtxError, match="line 1"),
    ):
        gpu._assembled("text")
