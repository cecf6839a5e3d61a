"""A GPU whose arrays are in a worker: used, replaced after a failure, and ended with its owner. The
driver is fake (`pretended`); processes, descriptors and their data are real.
"""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np
import pytest

from harness.base.errors import KernelFault, KernelHung, LaunchError
from harness.course.devices import gpu_lock, run_ptx
from harness.course.devices.hopper.device import start_worker
from harness.course.devices.hopper.memory import SLOT_BYTES, SLOTS
from harness.course.devices.hopper.process import WorkerDied, WorkerProcess
from harness.course.devices.hopper.worker_device import WorkerDevice
from tests.naming import naming

from .kernels import PTX
from .pretended import DIES

ROOT = Path(__file__).parents[3]
LONG_S = 120.0
UUID = "pretended"


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    """Locks of this process; the workers' locks are the machine's."""
    monkeypatch.setattr(gpu_lock, "FOLDER", tmp_path)


@pytest.fixture
def gpu(monkeypatch):
    monkeypatch.setattr(WorkerProcess, "program", "tests.course.devices.pretended")
    device = WorkerDevice(UUID, start_worker(UUID))
    yield device
    device.end()


def launch(gpu, entry, *args):
    return run_ptx(PTX, entry, 1, 32, args, device=gpu, timeout=0.1)


def counting(gpu):
    return gpu.to_device(np.arange(32, dtype=np.uint32))


def number(gpu) -> int:
    """Return the worker's process number."""
    return gpu._worker.pid


def gone(process: int, wait_s: float = LONG_S) -> bool:
    deadline = time.monotonic() + wait_s
    while Path(f"/proc/{process}").exists():
        if time.monotonic() > deadline:
            return False
        time.sleep(0.02)
    return True


def test_arrays_live_in_the_worker_and_kernels_find_them_there(gpu):
    x, empty = counting(gpu), gpu.empty(3, np.uint8)
    launch(gpu, "increment", x, 5)
    assert np.array_equal(x.copy_to_host(), np.arange(5, 37))
    assert np.array_equal(x[3:5].copy_to_host(), [8, 9]) and x.address % 8 == 0
    assert np.array_equal(empty.copy_to_host(), [0xFF] * 3)
    assert gpu.gpu == "Pretended"


def test_large_arrays_are_transferred_in_pieces(gpu):
    large = np.random.default_rng(1).integers(0, 255, 2 * SLOT_BYTES + 13, np.uint8)
    array = gpu.to_device(large)
    assert np.array_equal(array.copy_to_host(), large)
    assert np.array_equal(array[5 : SLOT_BYTES + 9].copy_to_host(), large[5 : SLOT_BYTES + 9])


def test_concurrent_transfers_do_not_mix(gpu):
    """More threads than the buffer has slots."""
    pieces = [np.full(SLOT_BYTES // 2 + 7, number, np.uint8) for number in range(3 * SLOTS)]
    arrays = [gpu.to_device(piece) for piece in pieces]
    with ThreadPoolExecutor(len(pieces)) as pool:
        copies = list(pool.map(lambda array: array.copy_to_host(), arrays))
    assert all(np.array_equal(*pair) for pair in zip(copies, pieces, strict=True))


def test_a_view_shows_the_contents_and_returns_its_slot(gpu):
    """More threads than slots read it, repeatedly, and once after a failed access."""
    values = np.random.default_rng(2).integers(0, 1 << 30, (4 * SLOT_BYTES // 64, 16), np.int32)
    array = gpu.to_device(values)
    rows = SLOT_BYTES // 64

    def same(number: int) -> bool:
        part = slice(number % 7 * rows // 2, number % 7 * rows // 2 + rows)
        with array[part].on_host() as view:
            return np.array_equal(view, values[part]) and not view.flags.writeable

    with pytest.raises(ZeroDivisionError), array[:5].on_host():
        raise ZeroDivisionError
    with ThreadPoolExecutor(2 * SLOTS) as pool:
        assert all(pool.map(same, range(5 * SLOTS)))
    with array.on_host() as shown, array[::2, 3:5].on_host() as apart:  # too large, and not dense
        assert np.array_equal(shown, values) and np.array_equal(apart, values[::2, 3:5])
    launch(gpu, "increment", array, 1)
    with array[:1].on_host() as shown:
        assert np.array_equal(shown, values[:1] + 1)


def test_freed_arrays_make_room_and_arrays_that_do_not_fit_are_reported(gpu):
    size = 600 << 20
    for _ in range(3):
        gpu._allocate(size)
    held = gpu._allocate(size)
    with pytest.raises(LaunchError, match=naming(size, "Pretended")):
        gpu._allocate(size)
    assert not held.freed
    x = counting(gpu)
    launch(gpu, "increment", x, 1)


@pytest.mark.parametrize(
    ("entry", "first", "error"),
    [("hang", 0, KernelHung), ("stray", 0, KernelFault), ("stray", DIES, KernelFault)],
)
def test_a_failed_worker_is_not_used_again(gpu, entry, first, error):
    x, before = gpu.to_device(np.full(32, first, np.uint32)), number(gpu)
    with pytest.raises(error):
        launch(gpu, entry, x)
    assert gone(before) and x.freed
    with pytest.raises(LaunchError, match="freed"):
        x.copy_to_host()
    assert gpu._worker is None


def test_a_caller_gets_another_worker_after_a_failure(gpu):
    x, before = counting(gpu), number(gpu)
    with pytest.raises(KernelFault):
        launch(gpu, "stray", x)
    y = counting(gpu)
    launch(gpu, "increment", y, 2)
    assert y.copy_to_host()[0] == 2 and number(gpu) != before
    with pytest.raises(LaunchError, match=naming("parameter", 1, "freed")):
        launch(gpu, "increment", x, 2)


def test_a_dead_worker_is_replaced_before_a_launch(gpu, monkeypatch):
    """A process with a context takes time to die: it may still exist and not answer."""
    x, process = counting(gpu), number(gpu)

    def no_answer(*_, **__):
        raise WorkerDied("it ended by itself")

    monkeypatch.setattr(gpu._worker, "ask", no_answer)
    with pytest.raises(LaunchError, match="worker"):
        launch(gpu, "increment", x, 1)
    y = counting(gpu)
    launch(gpu, "increment", y, 2)
    assert y.copy_to_host()[0] == 2 and number(gpu) != process


JUDGE = """
import time
from harness.course.devices.hopper.device import start_worker
from harness.course.devices.hopper.process import WorkerProcess
from harness.course.devices.hopper.worker_device import WorkerDevice
WorkerProcess.program = "tests.course.devices.pretended"
gpu = WorkerDevice("pretended", start_worker("pretended"))
x = gpu.empty(7)
print(gpu._worker.pid, flush=True)
time.sleep(600)
"""


def test_a_judge_that_is_killed_takes_its_worker_with_it():
    judge = subprocess.Popen([sys.executable, "-c", JUDGE], stdout=subprocess.PIPE, cwd=ROOT)
    with judge:
        worker = int(judge.stdout.readline())
        assert not gone(worker, wait_s=0)
        judge.send_signal(signal.SIGKILL)
    assert gone(worker)


def test_an_ended_device_leaves_no_worker(gpu):
    counting(gpu)
    worker = number(gpu)
    gpu.end()
    assert gone(worker, wait_s=0)
    gpu.end()  # the device has no worker any more
