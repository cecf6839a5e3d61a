"""When a judge has a GPU: not while it emulates, not for what has failed already."""

from __future__ import annotations

import socket
import threading
import time
from contextlib import contextmanager
from dataclasses import replace
from types import SimpleNamespace

import pytest

from harness import devices, exercises
from harness.devices import gpu_lock
from harness.devices.detection import Detection
from harness.devices.waits import waiting
from harness.errors import DeviceNotFound, HarnessError
from harness.judge import hardware, judging
from harness.judge.exploring import Machines
from harness.judge.hardware import Seats

from .fakes import SCHEDULES, FakeMachine, submission

NOWHERE = Seats((), None, None)
SMALL = replace(exercises.get("tile-copy"), axes=())


class Gpu:
    """A GPU that is waited for: what the emulator had run when it was had, and given back."""

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

    def judged(self, behaviour: str, limit_s: float = 60.0):
        machines = Machines(self.emulator, SCHEDULES, self.take)
        return judging.judge_on(machines, SMALL, submission(behaviour), seed=7, limit_s=limit_s)


def test_it_is_had_when_the_emulator_is_done_and_then_given_back():
    one = Gpu()
    verdict = one.judged("right")
    assert one.had == [len(SCHEDULES) * len(verdict.shapes)]
    assert len(one.gpu.calls) == len(verdict.shapes) and not one.held
    assert verdict.passed and verdict.device == "hopper"


@pytest.mark.parametrize("behaviour", ["hangs", "faults", "unknown"])
def test_what_fails_on_the_emulator_takes_no_gpu(behaviour):
    one = Gpu()
    verdict = one.judged(behaviour)
    assert one.had == [] and verdict.points == 0.0


def test_out_of_time_takes_no_gpu_and_counts_its_runs():
    one = Gpu()
    verdict = one.judged("right", limit_s=-1.0)
    runs = (len(SCHEDULES) + 1) * len(verdict.shapes)
    assert one.had == [] and f"0 of {runs} runs" in verdict.properties[0].reason


def test_waiting_for_it_costs_no_time_of_the_judges():
    started = time.monotonic()
    verdict = Gpu(wait_s=3.0).judged("right", limit_s=2.0)
    took_s = time.monotonic() - started
    assert verdict.passed, verdict.properties
    # Each is rounded to a millisecond.
    assert verdict.waited_s >= 3.0 and verdict.waited_s + verdict.elapsed_s <= took_s + 0.002


def test_no_gpu_is_asked_for_by_name(monkeypatch):
    monkeypatch.setattr(devices, "_detect", lambda: Detection(reason="nothing"))
    monkeypatch.delenv(devices.ENVIRONMENT, raising=False)
    assert hardware.hardware(None) is hardware.hardware("emulator", NOWHERE) is None
    with pytest.raises(DeviceNotFound):
        hardware.hardware("hopper")


@pytest.mark.parametrize("said", ["0", "-1", "many"])
def test_seats_are_a_number(monkeypatch, said):
    monkeypatch.setenv(hardware.SEATS_VARIABLE, said)
    with pytest.raises(HarnessError, match=f"HARNESS_JUDGES_PER_GPU='{said}'"):
        hardware.seats()


def test_a_class_is_spread_over_the_gpus_and_each_is_closed_in_its_seat(monkeypatch, tmp_path):
    from harness.devices.hopper import lent

    monkeypatch.setattr(gpu_lock, "FOLDER", tmp_path)
    monkeypatch.setenv(hardware.SEATS_VARIABLE, "1")
    closed = []

    class Device:
        def __init__(self, forks, uuid, handed):
            self.uuid = uuid

        def close(self):
            assert gpu_lock._tried(f"seat-{self.uuid}-0") is None
            closed.append(self.uuid)

    monkeypatch.setattr(lent, "LentDevice", Device)
    with socket.socket() as kept:
        monkeypatch.setattr(hardware, "received", lambda _: None)
        first = hardware.hardware("hopper", Seats(("gpu0", "gpu3"), None, kept))
        with first() as one, first() as other:
            assert (one.uuid, other.uuid) == ("gpu0", "gpu3")
            seen = []

            def third():
                with first() as gpu:
                    seen.append(gpu.uuid)

            thread = threading.Thread(target=third, daemon=True)
            thread.start()
            thread.join(0.3)
            assert not seen
        thread.join(10)
    assert len(seen) == 1 and sorted(closed) == sorted(["gpu0", "gpu3", *seen])


def test_who_has_a_worker_at_a_gpu_sits_there(monkeypatch, tmp_path):
    from harness.devices.hopper import lent

    monkeypatch.setattr(gpu_lock, "FOLDER", tmp_path)
    monkeypatch.setenv(hardware.SEATS_VARIABLE, "2")
    given, left = [], SimpleNamespace(uuid="gpu3")

    class Device:
        def __init__(self, forks, uuid, handed):
            given.append((uuid, handed))

        def close(self):
            return None

    monkeypatch.setattr(lent, "LentDevice", Device)
    monkeypatch.setattr(hardware, "received", lambda _: left)
    take = hardware.hardware("hopper", Seats(("gpu0", "gpu3"), None, None))
    with take(), take():
        assert given == [("gpu3", left)] * 2
