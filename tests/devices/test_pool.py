"""A GPU in a prewarmed worker: used, cleared, leased again, and ended with its owner. The driver is
fake (`pretended`); processes, descriptors and their data are real.
"""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np
import pytest

from harness.devices import gpu_lock, run_ptx
from harness.devices.hopper.leases import LeaseCache, received
from harness.devices.hopper.memory import SLOT_BYTES, SLOTS
from harness.devices.hopper.process import WorkerDied
from harness.devices.hopper.worker_device import PooledDevice
from harness.errors import KernelFault, KernelHung, LaunchError
from harness.processes.fork_client import ForkServer, ForkServerClient
from tests.naming import naming

from .kernels import PTX
from .pretended import DIES

ROOT = Path(__file__).parent.parent.parent
LONG_S = 120.0
UUID = "pretended"


@pytest.fixture(scope="module")
def forks():
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    server = ForkServer("tests.devices.pretended", environment, "1", UUID)
    yield server
    server.end()


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    """Locks of this process; the workers' locks are the machine's."""
    monkeypatch.setattr(gpu_lock, "FOLDER", tmp_path)


@pytest.fixture
def gpu(forks):
    pooled = PooledDevice(forks, UUID)
    yield pooled
    if lease := pooled.release():
        lease.end()


def launch(gpu, entry, *args):
    return run_ptx(PTX, entry, 1, 32, args, device=gpu, timeout=0.1)


def counting(gpu):
    return gpu.to_device(np.arange(32, dtype=np.uint32))


def number(gpu) -> int:
    """Return the worker's process number."""
    return gpu._worker._fork.number


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
    """By more threads than there are slots, repeatedly, and once after a failed access."""
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


def test_a_worker_is_ready_before_a_judge_asks_for_it():
    """Uses a separate fork server: the shared server may have workers that are still dying."""
    own = ForkServer("tests.devices.pretended", {**os.environ, "PYTHONPATH": str(ROOT)}, "1", UUID)
    own.begin()
    for _ in range(2):
        (spare,) = waited_for(own, 1)
        gpu = PooledDevice(ForkServerClient(own.lend()), UUID)
        assert number(gpu) == spare
        gpu.release().end()
        assert gone(spare)
    own.end()


def waited_for(forks, count: int) -> set[int]:
    """Wait until the given number of workers exists, and return them."""
    deadline = time.monotonic() + LONG_S
    while len(standing := standing_by(forks)) != count:
        assert time.monotonic() < deadline, standing
        time.sleep(0.02)
    return standing


def standing_by(forks) -> set[int]:
    """Return the server's standby forks: each has its own session, unlike programs started by an
    import.
    """
    children = Path(f"/proc/{forks.process.pid}/task/{forks.process.pid}/children").read_text()
    return {child for child in map(int, children.split()) if session(child) == child}


def session(process: int) -> int | None:
    try:
        return os.getsid(process)
    except ProcessLookupError:
        return None


def test_workers_with_a_context_are_limited_to_the_slots(monkeypatch):
    """The others open their contexts on demand."""
    monkeypatch.setattr(gpu_lock, "FOLDER", Path("/tmp"))
    crowded = f"crowded{os.getpid()}"
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    places = [gpu_lock.a_place("prewarmed", crowded, 2) for _ in range(2)]
    for opened in ("Pretended, opened late", "Pretended"):
        own = ForkServer("tests.devices.pretended", environment, "1", crowded)
        other = PooledDevice(ForkServerClient(own.lend()), crowded)
        assert other.gpu == opened
        other.release().end()
        own.end()
        while places:
            os.close(places.pop())
    for path in Path("/tmp").glob(f"tma-labs-*{crowded}*.lock"):
        path.unlink()


@pytest.mark.parametrize(
    ("entry", "first", "error"),
    [("hang", 0, KernelHung), ("stray", 0, KernelFault), ("stray", DIES, KernelFault)],
)
def test_a_failed_worker_is_not_leased_again(forks, gpu, entry, first, error):
    x, before = gpu.to_device(np.full(32, first, np.uint32)), number(gpu)
    with pytest.raises(error):
        launch(gpu, entry, x)
    assert gone(before) and x.freed
    with pytest.raises(LaunchError, match="freed"):
        x.copy_to_host()
    assert gpu.release() is None


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


def test_a_worker_is_leased_again_empty_with_its_context(forks, gpu):
    x, process = counting(gpu), number(gpu)
    launch(gpu, "increment", x, 1)
    lease = gpu.release()
    assert x.freed and lease.number == process
    after = PooledDevice(forks, UUID, lease)
    assert number(after) == process and after.gpu == "Pretended" and not after._worker.memories
    # Nothing there of the number that the array had, nor of the kernel.
    after._worker.memories.add(x.memory.id)
    with pytest.raises(WorkerDied):
        after.move("read", x.memory.id, 0, np.empty(4, np.uint8))
    assert gone(process)
    after._end_worker()


def test_a_worker_that_cannot_be_cleared_ends(gpu):
    x, process = counting(gpu), number(gpu)
    launch(gpu, "increment", x, 1)
    os.kill(process, signal.SIGKILL)
    assert gone(process) and gpu.release() is None


def test_a_process_without_its_descriptors_cannot_reach_a_worker(forks, gpu):
    process = number(gpu)
    lease = gpu.release()
    ours, theirs = socket.socketpair()
    with ours, theirs:
        lease.send(ours)
        assert not gone(process, wait_s=0)  # it is under way
        again = received(theirs)
        assert again.number == process and received(theirs) is None
        again.send(ours)
    assert gone(process)  # nobody received it


def test_a_notebook_keeps_its_worker_between_judges(forks):
    leases, processes = LeaseCache(), []
    for _ in range(2):
        with leases.for_a_judge() as kept, socket.socket(fileno=os.dup(kept)) as connection:
            gpu = PooledDevice(forks, UUID, received(connection))
            processes.append(number(gpu))
            gpu.release().send(connection)
    assert processes[0] == processes[1] and not gone(processes[0], wait_s=0)
    leases.close()
    leases.close()
    assert gone(processes[0])


def test_an_unused_worker_is_left_for_the_next_judge(forks):
    leases = LeaseCache()
    with leases.for_a_judge() as kept, socket.socket(fileno=os.dup(kept)) as connection:
        gpu = PooledDevice(forks, UUID)
        worker = number(gpu)
        gpu.release().send(connection)
    with leases.for_a_judge():
        pass  # what it ran failed on the emulator
    assert leases._lease.number == worker and not gone(worker, wait_s=0)
    leases.close()
    assert gone(worker)


def test_a_worker_is_kept_only_if_there_is_room(forks):
    first, other, processes = LeaseCache(most=1), LeaseCache(most=1), []
    for leases in (first, other):
        with leases.for_a_judge() as kept, socket.socket(fileno=os.dup(kept)) as connection:
            gpu = PooledDevice(forks, UUID)
            processes.append(number(gpu))
            gpu.release().send(connection)
    assert gone(processes[1]) and not gone(processes[0], wait_s=0)
    first.close()
    assert gpu_lock.a_place("leased", UUID, 1) is not None  # its place is free again


JUDGE = """
import os, sys, time
import numpy as np
from harness.devices.hopper.worker_device import PooledDevice
from harness.processes.fork_client import ForkServerClient
gpu = PooledDevice(ForkServerClient(int(sys.argv[1])), "pretended")
x = gpu.empty(7)
print(gpu._worker._fork.number, flush=True)
time.sleep(600)
"""


def test_a_judge_that_is_killed_takes_its_worker_with_it(forks):
    descriptor = forks.lend()
    judge = subprocess.Popen(
        [sys.executable, "-c", JUDGE, str(descriptor)],
        stdout=subprocess.PIPE,
        pass_fds=[descriptor],
    )
    with judge:
        worker = int(judge.stdout.readline())
        assert not gone(worker, wait_s=0)
        judge.send_signal(signal.SIGKILL)
    assert gone(worker)


def test_a_judge_that_returns_no_worker_leaves_none_cached(forks):
    leases = LeaseCache()
    with leases.for_a_judge() as kept, socket.socket(fileno=os.dup(kept)) as connection:
        gpu = PooledDevice(forks, UUID, received(connection))
        worker = number(gpu)
        gpu._end_worker()  # as the kernel ends what a killed judge had
    assert leases._lease is None and gone(worker)


def test_workers_end_with_the_fork_server(forks):
    own = ForkServer("tests.devices.pretended", {**os.environ, "PYTHONPATH": str(ROOT)}, "1", UUID)
    gpu = PooledDevice(ForkServerClient(own.lend()), UUID)
    worker = number(gpu)
    others = standing_by(own)
    own.process.kill()
    assert all(map(gone, others | {worker}))
    with pytest.raises(OSError) as caught:
        PooledDevice(ForkServerClient(own._socket.fileno()), UUID)
    assert isinstance(caught.value.__context__, BrokenPipeError)
    assert own.lend() >= 0  # another one
    own.end()
