"""Launches together, a benchmark alone: between processes, as notebooks are."""

import fcntl
import os
import subprocess
import sys
import threading

import pytest

from harness.devices import gpu_lock
from harness.devices.hopper import HopperDevice

HOLD = """
import pathlib, sys
from harness.devices import gpu_lock
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
    """Another process that holds the lock, until it is told to end or is killed."""
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
    """Is the lock had within a moment? Waits for it in a thread either way."""
    inside = threading.Event()

    def enter():
        with how("some-gpu"):
            inside.set()

    thread = threading.Thread(target=enter, daemon=True)
    thread.start()
    return inside, thread


def test_launches_run_beside_launches(another):
    another("beside_others")
    inside, thread = entered(gpu_lock.beside_others)
    thread.join(10)
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
def test_a_benchmark_is_alone_until_it_ends(another, theirs, ours, ended):
    process = another(theirs)
    inside, thread = entered(ours)
    assert not inside.wait(0.2)
    if ended == "killed":
        process.kill()
    else:
        process.stdin.close()
    thread.join(10)
    assert inside.is_set()


def test_another_gpu_is_free(another):
    another("alone")
    with gpu_lock.alone("another-gpu"):
        pass


def test_judges_take_the_free_gpu_and_then_wait():
    uuids = {0: "first", 3: "second"}
    with gpu_lock.a_free_one(uuids) as one:
        with gpu_lock.a_free_one(uuids) as other:
            assert (one, other) == (0, 3)
            had = []

            def wait():
                with gpu_lock.a_free_one(uuids) as third:
                    had.append(third)

            thread = threading.Thread(target=wait, daemon=True)
            thread.start()
            thread.join(0.3)
            assert not had
        thread.join(10)
        assert had == [3]


def test_a_lock_file_of_somebody_else_is_enough(tmp_path):
    before = os.umask(0o077)
    try:
        with gpu_lock.alone("some-gpu"):
            pass
    finally:
        os.umask(before)
    (file,) = tmp_path.iterdir()
    assert file.stat().st_mode & 0o777 == 0o444
    with gpu_lock.alone("some-gpu"):
        pass


def test_a_link_in_its_place_is_not_followed(tmp_path):
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
    gpu._ask_for_work(None, operation, {}, b"", 1.0)
    assert seen == [others_may, False]
