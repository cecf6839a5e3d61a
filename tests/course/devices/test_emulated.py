"""The emulator as a device: the arguments that it passes on. Its results are tested in
tests/sanitizer/emulator.
"""

import numpy as np
import pytest
from numba import cuda

from harness.base.errors import KernelFault, KernelHung, LaunchError
from harness.course.devices import run_ptx
from harness.course.devices.emulator import Emulator
from harness.sanitizer.devices import emulated
from harness.sanitizer.diagnosis import Report
from harness.sanitizer.emulator import SCHEDULES
from harness.sanitizer.isa import Kernel, Ptx
from harness.sanitizer.launch.parameters import Pointer
from harness.sanitizer.launch.plan import LaunchPlan, RunOptions, Scalar
from harness.sanitizer.tensormap import TensorMap

from . import kernels

PTX = """
.version 8.8
.target sm_90a
.address_size 64
.visible .entry k(.param .u64 x, .param .u32 n, .param .align 64 .b8 m[128]) { ret; }
"""


@pytest.fixture
def gpu():
    return Emulator()


def test_the_emulator_gets_bytes_and_tensor_maps(gpu, monkeypatch):
    seen = []
    report = Report(hazards=("a hazard",), executed=frozenset({"st.global.u32"}))
    monkeypatch.setattr(emulated, "emulate", lambda *args: seen.append(args) or report)
    x = gpu.to_device(np.zeros((64, 32), np.float32))
    m = TensorMap.tiled(x, box=(8, 32))
    run = run_ptx(PTX, "k", 4, 32, (x, 5, m), cluster=2, shared_bytes=64, device=gpu, timeout=2.0)
    assert run.report is report and run.hazards == report.hazards
    assert run.executed == report.executed and run.bank_conflicts == ()
    assert run.device == "emulator" and run.elapsed_us is None
    ((plan, memory, options),) = seen
    assert plan.parameters == (Pointer(x), Scalar(np.uint32(5)), m) and memory is gpu.memory
    assert (plan.grid, plan.block, plan.cluster) == ((4, 1, 1), (32, 1, 1), (2, 1, 1))
    assert plan.shared_bytes == 64 and options == RunOptions(timeout_s=2.0)


def test_memory_is_freed_with_the_last_view(gpu, monkeypatch):
    freed = []
    monkeypatch.setattr(gpu.memory, "free", freed.append)
    x = gpu.empty((4, 4))
    address, view = x.address, x[1:]
    del x
    assert freed == []
    del view
    assert freed == [address]


def test_freeing_twice_is_harmless(gpu):
    x = gpu.empty(4)
    x.free()
    x.free()
    with pytest.raises(LaunchError, match="freed"):
        x.copy_to_host()


def counting(gpu):
    return gpu.to_device(np.arange(32, dtype=np.uint32))


def test_a_launch_runs(gpu):
    x = counting(gpu)
    run = run_ptx(kernels.PTX, "increment", 1, 32, (x, 5), device=gpu)
    assert np.array_equal(x.copy_to_host(), np.arange(5, 37))
    assert run.hazards == () and "st.global.u32" in run.executed


def test_an_address_may_be_a_number(gpu):
    x = counting(gpu)
    run_ptx(kernels.PTX, "increment", 1, 16, (x.address + 16 * 4, 1), device=gpu)
    assert np.array_equal(x.copy_to_host(), np.arange(32) + (np.arange(32) >= 16))


def test_tensor_maps_of_views_load_and_store(gpu):
    host = np.arange(160 * 96, dtype=np.float32).reshape(160, 96)
    x, y = gpu.to_device(host), gpu.to_device(host)
    maps = [TensorMap.tiled(array[16:80, 32:64], box=(64, 32)) for array in (x, y)]
    run = run_ptx(kernels.PTX, "tile_add", 1, 128, (*maps, 1), device=gpu)
    host[16:80, 32:64] += 1
    assert np.array_equal(y.copy_to_host(), host)
    assert run.hazards == ()


def test_bad_kernels_affect_no_other(gpu):
    x = counting(gpu)
    with pytest.raises(KernelHung):
        run_ptx(kernels.PTX, "hang", 1, 32, (x,), device=gpu, timeout=0.3)
    with pytest.raises(KernelFault):
        run_ptx(kernels.PTX, "stray", 1, 32, (x,), device=gpu)
    assert np.array_equal(x.copy_to_host(), [7, *range(1, 32)])
    run_ptx(kernels.PTX, "increment", 1, 32, (x, 0), device=gpu)


@cuda.jit
def scale(x, y, factor, n):
    i = cuda.grid(1)
    if i < n:
        y[i] = x[i] * factor


def test_a_numba_kernel_runs(gpu):
    x, y = gpu.to_device(np.arange(200, dtype=np.float32)), gpu.empty(100)
    run = gpu.launch(scale, grid=4, block=32, args=(x[::2], y, 2.5, 100))
    assert np.array_equal(y.copy_to_host(), np.arange(0, 200, 2) * 2.5)
    assert run.compiled.name == "scale" and run.hazards == ()


def test_every_schedule_can_be_asked_for(gpu):
    x = counting(gpu)
    plan = LaunchPlan(
        Kernel(Ptx(kernels.PTX), "increment"),
        (1, 1, 1),
        (32, 1, 1),
        parameters=(Pointer(x), Scalar(np.uint32(1))),
    )
    for schedule in SCHEDULES:
        gpu.run(plan, RunOptions(schedule=schedule, seed=3))
    assert np.array_equal(x.copy_to_host(), np.arange(32) + len(SCHEDULES))


def test_host_arrays_are_adopted_if_possible(gpu):
    host = np.empty(33, np.float32)
    host[:] = 1
    whole, odd = host[:32], host[:31]
    whole = whole if whole.ctypes.data % 16 == 0 else np.ones(32, np.float32)
    mine, copy = gpu.adopted(whole), gpu.adopted(odd)
    for array in (mine, copy):
        array.copy_from_host(np.full(array.shape, 5, np.float32))
    assert (whole == 5).all() and np.array_equal(copy.copy_to_host(), np.full(31, 5, np.float32))
    fixed = np.ones(32, np.float32)
    fixed.flags.writeable = False
    gpu.adopted(fixed).copy_from_host(whole)
    assert (fixed == 1).all()


def test_untouched_pages_are_not_written(gpu):
    array = gpu.untouched((3, 5), np.float32)
    assert array.shape == (3, 5) and gpu.undefined(array).unwritten.all()
    array[:2].copy_from_host(np.ones((2, 5), np.float32))
    assert gpu.undefined(array).unwritten.tolist() == [[False] * 5] * 2 + [[True] * 5]
