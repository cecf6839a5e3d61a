"""Concurrent launches and exclusive benchmarks, between processes as between notebooks."""

import fcntl
import itertools
import os
import subprocess
import sys
import threading
import time
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest

from harness.course.devices import gpu_lock
from harness.course.devices.hopper import device as hopper
from harness.course.devices.hopper import worker
from harness.course.devices.hopper.device import HopperDevice
from harness.course.devices.hopper.memory import CopyBuffer
from harness.course.devices.hopper.worker_device import WorkerDevice

LONG_S = 120.0  # enough for anything immediate on an idle machine

HOLD = """
import pathlib, sys
from harness.course.devices import gpu_lock
gpu_lock.FOLDER = pathlib.Path(sys.argv[2])
with getattr(gpu_lock, sys.argv[1])("some-gpu"):
    print("held", flush=True)
    sys.stdin.read()
"""


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    monkeypatch.setattr(gpu_lock, "FOLDER", tmp_path)
    return tmp_path


@pytest.fixture
def another(folder):
    """Start another process that holds the lock until it is ended or killed."""
    running = []

    def start(how):
        process = subprocess.Popen(
            [sys.executable, "-c", HOLD, how, str(folder)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )
        running.append(process)
        assert process.stdout.readline() == b"held\n"
        return process

    yield start
    for process in running:
        process.kill()
        process.wait()
        process.stdout.close()


def entered(how):
    """Return whether the lock is acquired within a moment, and the thread that waits for it."""
    inside = threading.Event()

    def enter():
        with how("some-gpu"):
            inside.set()

    thread = threading.Thread(target=enter, daemon=True)
    thread.start()
    return inside, thread


def test_launches_run_concurrently(another):
    another("beside_others")
    inside, thread = entered(gpu_lock.beside_others)
    thread.join(LONG_S)
    assert inside.is_set()


@pytest.mark.parametrize(
    "theirs, ours",
    [
        ("alone", gpu_lock.beside_others),
        ("alone", gpu_lock.alone),
        ("beside_others", gpu_lock.alone),
    ],
)
@pytest.mark.parametrize("ended", ["told", "killed"])
def test_a_benchmark_runs_alone(another, theirs, ours, ended):
    process = another(theirs)
    inside, thread = entered(ours)
    assert not inside.wait(0.2)
    if ended == "killed":
        process.kill()
    else:
        process.stdin.close()
    thread.join(LONG_S)
    assert inside.is_set()


LAUNCHES = """
import pathlib, sys, time
from harness.course.devices import gpu_lock
gpu_lock.FOLDER = pathlib.Path(sys.argv[1])
sys.stdin.readline()
print("begun", flush=True)
while True:
    with gpu_lock.beside_others("some-gpu"):
        time.sleep(0.02)
"""


@pytest.mark.thorough
def test_continuous_launches_do_not_starve_a_benchmark(folder):
    launching = [
        subprocess.Popen(
            [sys.executable, "-c", LAUNCHES, str(folder)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )
        for _ in range(8)
    ]
    try:
        for process in launching:
            process.stdin.write(b"\n")
            process.stdin.flush()
        for process in launching:
            assert process.stdout.readline() == b"begun\n"
        inside, thread = entered(gpu_lock.alone)
        thread.join(LONG_S)
        assert inside.is_set()
    finally:
        for process in launching:
            process.kill()
            process.wait()
            process.stdin.close()
            process.stdout.close()


UUIDS = ("first", "second")


def queued(folder):
    """Return the number of waiters in a queue of this folder, as the kernel lists them."""
    queues = {str(path.stat().st_ino) for path in folder.glob("tma-labs-queue-*")}
    lines = Path("/proc/locks").read_text().splitlines()
    return sum(line.split()[-3].rpartition(":")[2] in queues for line in lines)


@pytest.fixture
def sit(folder):
    """Hold a GPU in a thread until released; returns the holders in order. With ``waits``, no GPU
    is free, and the caller is queued when this returns.
    """
    places, up, threads = [], {}, []

    def start(name, uuids=UUIDS, waits=False):
        up[name] = threading.Event()

        def have():
            with gpu_lock.a_turn(uuids) as uuid:
                places.append((name, uuid))
                up[name].wait()

        thread = threading.Thread(target=have, daemon=True)
        threads.append(thread)
        before = queued(folder)
        thread.start()
        if waits:
            wait_until(lambda: queued(folder) > before)
        else:
            wait_until(lambda: name in dict(places))

    yield start, places, up
    for event in up.values():
        event.set()
    for thread in threads:
        thread.join(LONG_S)


def test_judges_are_spread_evenly_over_gpus(sit):
    start, places, up = sit
    for name in "ab":
        start(name)
    start("c", waits=True)
    assert places == [("a", "first"), ("b", "second")]
    up["b"].set()
    wait_until(lambda: len(places) == 3)
    assert places[-1] == ("c", "second")


def test_gpus_are_granted_in_order(sit):
    start, places, up = sit
    start("a", ("first",))
    for name in "bcd":
        start(name, ("first",), waits=True)
    for before, after in itertools.pairwise("abcd"):
        up[before].set()
        wait_until(lambda name=after: places[-1][0] == name)
    assert places == [(name, "first") for name in "abcd"]


def test_requests_for_other_gpus_do_not_block(sit):
    start, places, _ = sit
    start("a", ("first",))
    start("waits", ("first",), waits=True)
    start("b", ("second",))
    assert places == [("a", "first"), ("b", "second")]


def test_a_turn_does_not_block_benchmarks(sit):
    start, _, _ = sit
    start("a", ("some-gpu",))
    with gpu_lock.alone("some-gpu"):
        pass


def wait_until(condition):
    deadline = time.monotonic() + LONG_S
    while not condition():
        assert time.monotonic() < deadline, "it did not come about"
        time.sleep(0.02)


def test_another_users_lock_file_is_usable(tmp_path):
    before = os.umask(0o077)
    try:
        with gpu_lock.alone("some-gpu"):
            pass
    finally:
        os.umask(before)
    assert {file.stat().st_mode & 0o777 for file in tmp_path.iterdir()} == {0o444}
    with gpu_lock.alone("some-gpu"):
        pass


def test_a_link_instead_of_a_lock_file_is_not_followed(tmp_path):
    (tmp_path / "tma-labs-gpu-some-gpu.lock").symlink_to(tmp_path / "elsewhere")
    with pytest.raises(OSError), gpu_lock.alone("some-gpu"):
        pass
    assert not (tmp_path / "elsewhere").exists()


@pytest.mark.parametrize("operation, others_may", [("run", True), ("measure", False)])
def test_the_device_holds_it_while_its_worker_runs_or_measures(monkeypatch, operation, others_may):
    seen = []

    class Worker:
        def ask(self, request, timeout_s):
            with open(gpu_lock._file("gpu-some-gpu")) as file:
                for how in (fcntl.LOCK_SH, fcntl.LOCK_EX):
                    try:
                        fcntl.flock(file, how | fcntl.LOCK_NB)
                        seen.append(True)
                    except BlockingIOError:
                        seen.append(False)
            return {"status": "ok"}

    gpu = object.__new__(HopperDevice)  # no GPU is asked for
    gpu._uuid, gpu._pid, gpu._lock = "some-gpu", os.getpid(), threading.RLock()
    monkeypatch.setattr(HopperDevice, "_ready", lambda self, request, cubin: Worker())
    gpu._ask_for_work(None, {"operation": operation}, b"", 1.0)
    assert seen == [others_may, False]


def test_the_device_neither_allocates_nor_frees_during_a_benchmark(monkeypatch):
    """Its context, its memory and its worker would each be work for the GPU, and so would ending a
    worker.
    """
    seen = []

    def noting(what):
        def note(*_):
            with open(gpu_lock._file("gpu-some-gpu")) as file:
                try:
                    fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
                    seen.append((what, "a benchmark might run"))
                except BlockingIOError:
                    seen.append((what, "no benchmark"))

        return note

    class Worker:
        def __init__(self, uuid):
            self.memories = set()

        def greeted(self):
            worker.begun("some-gpu")

        def ask(self, request, *_, **__):
            if request["operation"] in ("make", "write", "fill"):
                noting(request["operation"])()
            return {"status": "ok", "address": 0}

        def end(self):
            noting("worker ended")()

    monkeypatch.setattr(hopper, "ask", lambda answer: answer)
    for name in ("cuInit", "cuDeviceGet", "cuCtxPushCurrent", "cuCtxPopCurrent", "cuStreamCreate"):
        monkeypatch.setattr(hopper.driver, name, lambda *_: None)
    monkeypatch.setattr(hopper, "open_context", noting("context made"))
    monkeypatch.setattr(hopper, "uuid_of", lambda gpu: "some-gpu")
    monkeypatch.setattr(hopper, "gpu_name", lambda gpu: "H200")
    monkeypatch.setattr(hopper, "attribute", lambda gpu, name: 0)
    mapping = SimpleNamespace(address=0, release=lambda: None)
    monkeypatch.setattr(hopper.hopper_memory, "create", lambda *_: noting("memory")() or mapping)
    monkeypatch.setattr(hopper, "WorkerProcess", Worker)
    monkeypatch.setattr(worker, "start_for_one_stream", lambda: None)
    monkeypatch.setattr(worker, "find", lambda uuid: 0)
    monkeypatch.setattr(worker, "Worker", noting("worker made"))
    gpu = HopperDevice(0)
    gpu._create(16)
    gpu._ready({"operation": "run", "parameters": [], "key": "k"}, b"")
    judges = object.__new__(WorkerDevice)
    judges._begin("some-gpu")
    judges._worker, judges._shared = object.__new__(Worker), CopyBuffer()
    judges._worker.memories = set()
    judges.to_device(np.zeros(3))
    judges.empty(3)
    judges.end()
    assert [what for what, _ in seen] == [
        *("context made", "memory", "worker made"),
        *("make", "write", "make", "fill", "worker ended"),
    ]
    assert {where for _, where in seen} == {"no benchmark"}
