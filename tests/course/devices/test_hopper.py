"""Launches on a Hopper GPU."""

import numpy as np
import pytest
from numba import cuda

from harness import ptx
from harness.base.errors import LaunchError
from harness.sanitizer.devices import base
from harness.sanitizer.tensormap import TensorMap

from .hardware import counting, works

pytestmark = pytest.mark.hopper


def test_a_launch_runs_and_is_timed(gpu, launch):
    x = counting(gpu)
    run = launch("increment", x, 5)
    assert np.array_equal(x.copy_to_host(), np.arange(5, 37))
    assert run.device == "hopper" and run.hazards == () and run.executed == frozenset()
    assert 0 < run.elapsed_us < 1e4
    assert run.assembled.cubin[:4] == b"\x7fELF"


def test_dynamic_shared_memory_over_48_kb(gpu, launch):
    x = counting(gpu)
    # The module's static shared memory belongs to other kernels: all 227 KiB are this one's.
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


def test_a_driver_refusal_is_a_launch_error_and_keeps_the_worker(gpu, launch, monkeypatch):
    x = counting(gpu)
    launch("increment", x, 0)
    worker = gpu._worker
    with pytest.raises(LaunchError, match=r"just_32 says \.reqntid 32"):  # known beforehand
        launch("just_32", x, block=64)
    monkeypatch.setattr(base, "check_directives", lambda plan: None)
    with pytest.raises(LaunchError, match=r"^just_32: "):
        launch("just_32", x, block=64)
    assert gpu._worker is worker and works(launch, x)


@pytest.mark.parametrize("timeout", [0, -1, float("nan"), float("inf"), "1"])
def test_invalid_time_limits(gpu, launch, timeout):
    with pytest.raises(LaunchError, match="timeout"):
        launch("increment", counting(gpu), 1, timeout=timeout)
