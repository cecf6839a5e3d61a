"""What a Hopper GPU must do, and what a bad kernel must not do to the process that launched it."""

import multiprocessing
import os
import signal
import subprocess
import sys
import time

import ml_dtypes
import numpy as np
import pytest
from numba import cuda

import harness.devices
from harness import ptx
from harness.devices import run_ptx
from harness.devices.plan import LaunchPlan, Scalar
from harness.errors import KernelFault, KernelHung, LaunchError
from harness.tensormap import TensorMap

from .kernels import PTX

pytestmark = pytest.mark.hopper


@pytest.fixture(scope="module")
def gpu():
    return harness.devices.device("hopper")


@pytest.fixture
def launch(gpu):
    def go(entry, *args, grid=1, block=32, **more):
        return run_ptx(PTX, entry, grid, block, args, device=gpu, **more)

    return go


@pytest.fixture
def bystander():
    """Memory of another library's making in this process's context: it must come to no harm."""
    from cuda.bindings import driver

    from harness.devices.hopper_driver import ask, open_context

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


def counting(gpu, n=32):
    return gpu.to_device(np.arange(n, dtype=np.uint32))


def works(launch, x) -> bool:
    before = x.copy_to_host()
    launch("increment", x, 3)
    return np.array_equal(x.copy_to_host(), before + np.uint32(3))


def test_a_launch_runs_and_is_timed(gpu, launch):
    x = counting(gpu)
    run = launch("increment", x, 5)
    assert np.array_equal(x.copy_to_host(), np.arange(5, 37))
    assert run.device == "hopper" and run.hazards == () and run.executed == frozenset()
    assert 0 < run.elapsed_us < 1e4
    assert run.assembled.cubin[:4] == b"\x7fELF"


@pytest.mark.parametrize("dtype", [np.int8, np.float16, np.float64, ml_dtypes.bfloat16])
def test_arrays_go_there_and_back(gpu, dtype):
    host = np.arange(3000).reshape(30, 100).astype(dtype)
    x = gpu.to_device(host)
    assert np.array_equal(x.copy_to_host(), host)
    assert np.array_equal(x[3:9, ::7].copy_to_host(), host[3:9, ::7])
    assert np.isnan(gpu.empty((4, 4)).copy_to_host()).all()


def test_a_kernel_that_never_ends_costs_nothing_but_its_time(gpu, launch, bystander):
    x, y = counting(gpu), counting(gpu)
    begun = time.monotonic()
    with pytest.raises(KernelHung, match="still running on the GPU after 1 s") as caught:
        launch("hang", x, timeout=1.0)
    assert time.monotonic() - begun < 4
    assert caught.value.hazards == ()
    assert np.array_equal(x.copy_to_host(), [7, *range(1, 32)])
    assert bystander()
    assert works(launch, x) and works(launch, y)


def test_a_kernel_that_faults_costs_nothing_else(gpu, launch, bystander):
    x, y = counting(gpu), counting(gpu)
    with pytest.raises(KernelFault, match=r"CUDA_ERROR_ILLEGAL_ADDRESS.*outside every array"):
        launch("stray", x)
    assert np.array_equal(x.copy_to_host(), np.arange(32))
    assert bystander()
    assert works(launch, x) and works(launch, y)


def test_a_misplaced_box_is_an_illegal_instruction(gpu, launch):
    m = TensorMap.tiled(gpu.empty((64, 64)), box=(64, 32))
    with pytest.raises(KernelFault, match="innermost coordinate"):
        launch("off_by_one", m, block=1, timeout=5.0)


def test_an_interrupt_ends_the_launch_and_nothing_else(gpu, launch):
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
    time.sleep(0.2)
    assert works(launch, x)


def test_dynamic_shared_memory_over_48_kb(gpu, launch):
    x = counting(gpu)
    # The module's static shared memory belongs to other kernels: all 227 KB are this one's.
    for nbytes in (1024, 100 * 1024, 200 * 1024):
        launch("shared", x, nbytes, block=1, shared_bytes=nbytes)
        assert x.copy_to_host()[0] == nbytes


@pytest.mark.parametrize("cluster", [2, 4, (2, 1, 1), 8])
def test_the_grid_counts_blocks_also_with_clusters(gpu, launch, cluster):
    x = gpu.empty(16, np.uint32)
    launch("peers", x, grid=8, block=32, cluster=cluster)
    assert list(x.copy_to_host()[:8]) == [1, 0, 3, 2, 5, 4, 7, 6]
    assert (x.copy_to_host()[8:] == 0xFFFFFFFF).all()


def test_static_and_dynamic_shared_memory_count_together(gpu, launch):
    m = TensorMap.tiled(gpu.empty((64, 32)), box=(64, 32))
    with pytest.raises(LaunchError, match=r"8200 static . 230400 dynamic"):
        launch("tile_add", m, m, 1, block=128, shared_bytes=225 * 1024)


@cuda.jit
def scale(x, y, factor, n):
    row, column = cuda.grid(2)
    if row < n and column < x.shape[1]:
        y[row, column] = x[row, column] * factor


@pytest.mark.parametrize("make", [lambda x: x, lambda x: x[:, 8:72], lambda x: x[::-2]])
def test_a_numba_kernel_runs_on_arrays_and_on_views(gpu, make):
    host = np.random.default_rng(0).standard_normal((50, 96), np.float32)
    want = make(host)
    x, y = make(gpu.to_device(host)), gpu.empty(want.shape)
    run = gpu.launch(scale, (8, 8), (16, 16), args=(x, y, 2.5, want.shape[0]))
    assert np.array_equal(y.copy_to_host(), want * np.float32(2.5))
    assert run.assembled.registers > 0 and run.compiled.name == "scale"


@cuda.jit
def double_tile(src, dst):
    tile = cuda.shared.array((16, 64), np.float32, 1024)
    bar = cuda.shared.array(1, np.uint64)
    t = cuda.threadIdx.x
    if t == 0:
        ptx.mbarrier_init(ptx.shared_address(bar), 1)
        ptx.fence_mbarrier_init()
    cuda.syncthreads()
    row, column = cuda.blockIdx.y * 16, cuda.blockIdx.x * 64
    if t == 0:
        ptx.mbarrier_arrive_expect_tx(ptx.shared_address(bar), 16 * 64 * 4)
        ptx.cp_async_bulk_tensor_2d_global_to_shared(
            ptx.shared_address(tile), src, column, row, ptx.shared_address(bar)
        )
    ptx.mbarrier_wait_parity(ptx.shared_address(bar), 0)
    for i in range(t, 16 * 64, 128):
        tile[i // 64, i % 64] *= 2
    ptx.fence_proxy_async_shared_cta()
    cuda.syncthreads()
    if t == 0:
        ptx.cp_async_bulk_tensor_2d_shared_to_global(dst, column, row, ptx.shared_address(tile))
        ptx.cp_async_bulk_commit_group()
        ptx.cp_async_bulk_wait_group(0)


@pytest.mark.parametrize("cluster", [1, 2])
def test_a_numba_kernel_takes_tensor_maps_and_clusters(gpu, cluster):
    host = np.random.default_rng(0).standard_normal((70, 200), np.float32)
    x, y = gpu.to_device(host), gpu.empty(host.shape)
    maps = tuple(TensorMap.tiled(array, box=(16, 64)) for array in (x, y))
    gpu.launch(double_tile, (4, 5), 128, args=maps, cluster=cluster, shared_bytes=100 * 1024)
    assert np.array_equal(y.copy_to_host(), host * 2)


def test_tensor_maps_load_and_store(gpu, launch):
    host = np.random.default_rng(0).standard_normal((200, 96), np.float32)
    x, y = gpu.to_device(host), gpu.empty((200, 96))
    maps = [TensorMap.tiled(array, box=(64, 32)) for array in (x, y)]
    launch("tile_add", *maps, 2.5, grid=(3, 4), block=128)
    assert np.array_equal(y.copy_to_host(), host + np.float32(2.5))


def test_a_tensor_map_of_a_view_starts_at_the_view(gpu, launch):
    host = np.arange(160 * 96, dtype=np.float32).reshape(160, 96)
    x, y = gpu.to_device(host), gpu.to_device(host)
    maps = [TensorMap.tiled(array[16:80, 32:64], box=(64, 32)) for array in (x, y)]
    launch("tile_add", *maps, 1, block=128)
    host[16:80, 32:64] += 1
    assert np.array_equal(y.copy_to_host(), host)


def test_an_address_may_be_a_number(gpu, launch):
    x = counting(gpu)
    launch("increment", x.address, 1)
    launch("increment", np.uint64(x.address + 16 * 4), 1, block=16)
    assert np.array_equal(x.copy_to_host(), np.arange(32) + 1 + (np.arange(32) >= 16))


def test_what_the_driver_refuses_is_a_launch_error_and_the_worker_lives(gpu, launch):
    x = counting(gpu)
    launch("increment", x, 0)
    worker = gpu._worker
    with pytest.raises(LaunchError, match="just_32: the driver refused"):
        launch("just_32", x, block=64)
    assert gpu._worker is worker and works(launch, x)


@pytest.mark.parametrize("timeout", [0, -1, float("nan"), float("inf"), "1"])
def test_time_limits_that_are_none(gpu, launch, timeout):
    with pytest.raises(LaunchError, match="timeout"):
        launch("increment", counting(gpu), 1, timeout=timeout)


def test_freed_memory_goes_back_to_the_gpu(gpu, launch):
    from cuda.bindings import driver

    from harness.devices.hopper_driver import ask

    def free_bytes():
        with gpu._current():
            return ask(driver.cuMemGetInfo())[0]

    launch("increment", counting(gpu), 0)
    before = free_bytes()
    x = gpu.empty(1 << 28, np.uint32)
    launch("increment", x, 0)
    assert free_bytes() < before - (1 << 29)
    del x
    launch("increment", counting(gpu), 0)  # the worker lets go with the next launch
    assert free_bytes() > before - (1 << 27)


def test_more_memory_than_there_is_names_the_sizes(gpu, launch):
    with pytest.raises(LaunchError, match=r"cannot allocate .* bytes"):
        gpu.empty((1 << 20, 1 << 20), np.uint32)
    assert works(launch, counting(gpu))


def _in_a_fork(gpu, queue):
    try:
        gpu.empty(3)
    except LaunchError as error:
        queue.put(str(error))


def test_a_fork_is_told_that_the_device_is_not_its_own(gpu):
    context = multiprocessing.get_context("fork")
    queue = context.Queue()
    child = context.Process(target=_in_a_fork, args=(gpu, queue))
    child.start()
    assert "fork" in queue.get(timeout=10)
    child.join(10)


CALLER = """
import sys, threading, time
import numpy as np
import harness.devices
from tests_kernels import PTX
gpu = harness.devices.device("hopper")
x = gpu.to_device(np.zeros(32, np.uint32))
harness.devices.run_ptx(PTX, "increment", 1, 32, (x, 1), device=gpu)
print(gpu._worker.pid, flush=True)
harness.devices.run_ptx(PTX, "hang", 1, 32, (x,), device=gpu, timeout=60.0)
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


def plan_of_tiles(x, y):
    maps = tuple(TensorMap.tiled(array, box=(64, 32)) for array in (x, y))
    grid = (x.shape[1] // 32, x.shape[0] // 64, 1)
    return LaunchPlan(PTX, "tile_add", grid, (128, 1, 1), parameters=(*maps, Scalar(np.float32(1))))


@pytest.mark.parametrize("rows", [1024, 65536], ids=["4 MiB", "256 MiB"])
def test_a_benchmark_runs_beside_a_copy(gpu, rows):
    host = np.random.default_rng(0).standard_normal((rows, 1024), np.float32)
    x, y, z = gpu.to_device(host), gpu.empty(host.shape), gpu.empty(host.shape)
    timed = gpu.benchmark(plan_of_tiles(x, y), copy_bytes_peer=(z, x), repeats=10, warmups=2)
    assert len(timed.kernel_us) == len(timed.peer_us) == 10
    assert min(timed.kernel_us) > 1 and min(timed.peer_us) > 1
    assert timed.bytes_moved == 2 * host.nbytes
    assert ("not flushed" in timed.regime) == (rows == 65536)
    assert timed.peer_gb_per_s < 4800 or rows == 1024  # no more than the datasheet's memory
    assert "H" in timed.gpu and timed.driver and timed.date
    assert np.array_equal(y.copy_to_host(), host + 1)
    assert np.array_equal(z.copy_to_host(), host)


def test_a_benchmark_that_hangs_is_ended(gpu, launch):
    x = counting(gpu)
    from harness.devices.plan import Pointer

    plan = LaunchPlan(PTX, "hang", (1, 1, 1), (32, 1, 1), parameters=(Pointer(x),))
    with pytest.raises(KernelHung):
        gpu.benchmark(plan, repeats=2, warmups=0, timeout=1.0)
    assert works(launch, x)


def test_a_peer_must_be_as_large(gpu):
    x = counting(gpu)
    plan = LaunchPlan(PTX, "just_32", (1, 1, 1), (32, 1, 1), parameters=(Scalar(np.uint64(0)),))
    with pytest.raises(LaunchError, match="not equal"):
        gpu.benchmark(plan, copy_bytes_peer=(x, gpu.empty(33, np.uint32)))
