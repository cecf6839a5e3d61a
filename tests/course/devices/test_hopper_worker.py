"""Isolation of a faulty kernel from its launching process, and of that process from the GPU."""

import multiprocessing
import os
import signal
import subprocess
import sys
import time

import numpy as np
import pytest

import harness
from harness.base.errors import KernelFault, KernelHung, LaunchError
from harness.sanitizer.tensormap import TensorMap

from .hardware import counting, works
from .kernels import PTX

pytestmark = pytest.mark.hopper


@pytest.fixture
def bystander():
    """Memory allocated by another library in this process's context, which must stay intact."""
    from cuda.bindings import driver

    from harness.course.devices.hopper.driver import ask, open_context

    context = open_context(0)
    ask(driver.cuCtxPushCurrent(context))
    address = ask(driver.cuMemAlloc(4096))
    ask(driver.cuMemsetD8(address, 0x5A, 4096))

    def intact() -> bool:
        seen = np.zeros(4096, np.uint8)
        ask(driver.cuMemcpyDtoH(seen.ctypes.data, address, 4096))
        return bool((seen == 0x5A).all())

    yield intact
    ask(driver.cuMemFree(address))
    ask(driver.cuCtxPopCurrent())


def test_an_endless_kernel_costs_only_its_time_limit(gpu, launch, bystander):
    x, y = counting(gpu), counting(gpu)
    begun = time.monotonic()
    with pytest.raises(KernelHung, match=r"\b1 s\b") as caught:
        launch("hang", x, timeout=1.0)
    assert time.monotonic() - begun < 4
    assert caught.value.hazards == ()
    assert np.array_equal(x.copy_to_host(), [7, *range(1, 32)])
    assert bystander()
    assert works(launch, x) and works(launch, y)


def test_a_faulting_kernel_affects_no_other(gpu, launch, bystander):
    x, y = counting(gpu), counting(gpu)
    with pytest.raises(KernelFault, match="CUDA_ERROR_ILLEGAL_ADDRESS"):
        launch("stray", x)
    assert np.array_equal(x.copy_to_host(), np.arange(32))
    assert bystander()
    assert works(launch, x) and works(launch, y)


def test_a_misplaced_box_is_an_illegal_instruction(gpu, launch):
    m = TensorMap.tiled(gpu.empty((64, 64)), box=(64, 32))
    with pytest.raises(KernelFault, match="CUDA_ERROR_ILLEGAL_INSTRUCTION"):
        launch("off_by_one", m, block=1, timeout=5.0)


def test_an_interrupt_ends_only_the_launch(gpu, launch):
    x = counting(gpu)
    launch("increment", x, 0)  # the worker is there: the interrupt falls into the launch

    def interrupt(*_):
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGALRM, interrupt)
    signal.setitimer(signal.ITIMER_REAL, 0.5)
    begun = time.monotonic()
    try:
        with pytest.raises(KeyboardInterrupt):
            launch("hang", x, timeout=60.0)
    finally:
        signal.signal(signal.SIGALRM, before)
    assert time.monotonic() - begun < 3
    assert works(launch, x)


def test_a_worker_that_someone_else_ended_is_replaced(gpu, launch):
    x = counting(gpu)
    launch("increment", x, 0)
    os.kill(gpu._worker.pid, signal.SIGKILL)
    assert works(launch, x)


def _in_a_fork(gpu, queue):
    try:
        gpu.empty(3)
    except LaunchError as error:
        queue.put(str(error))


def test_a_fork_cannot_use_its_parent_s_device(gpu):
    context = multiprocessing.get_context("fork")
    queue = context.Queue()
    child = context.Process(target=_in_a_fork, args=(gpu, queue))
    child.start()
    assert "fork" in queue.get(timeout=10)
    child.join(10)


CALLER = """
import sys, threading, time
import numpy as np
import harness.course.devices
from tests_kernels import PTX
gpu = harness.course.devices.device("hopper")
x = gpu.to_device(np.zeros(32, np.uint32))
harness.course.devices.run_ptx(PTX, "increment", 1, 32, (x, 1), device=gpu)
print(gpu._worker.pid, flush=True)
harness.course.devices.run_ptx(PTX, "hang", 1, 32, (x,), device=gpu, timeout=60.0)
"""


def test_the_worker_ends_with_its_caller(tmp_path):
    (tmp_path / "tests_kernels.py").write_text(f"PTX = {PTX!r}")
    (tmp_path / "caller.py").write_text(CALLER)
    home = os.path.dirname(os.path.dirname(harness.__file__))
    path = os.pathsep.join([home, os.environ.get("PYTHONPATH", "")])
    caller = subprocess.Popen(
        [sys.executable, str(tmp_path / "caller.py")],
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": path},
    )
    pid = int(caller.stdout.readline())
    time.sleep(0.5)  # into the kernel that never ends
    os.kill(pid, 0)
    caller.kill()
    caller.communicate()
    for _ in range(50):
        if not os.path.exists(f"/proc/{pid}") or _is_zombie(pid):
            return
        time.sleep(0.1)
    pytest.fail(f"the worker {pid} outlived its caller")


def _is_zombie(pid) -> bool:
    try:
        with open(f"/proc/{pid}/stat") as stat:
            return stat.read().rsplit(")", 1)[1].split()[0] == "Z"
    except FileNotFoundError:
        return True
