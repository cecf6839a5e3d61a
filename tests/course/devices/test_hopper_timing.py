import dataclasses
from importlib.util import find_spec

import ml_dtypes
import numpy as np
import pytest

from harness.base.errors import KernelHung
from harness.course.devices.hopper.measuring import Timings, regime
from harness.sanitizer.isa import Kernel, Ptx
from harness.sanitizer.launch.parameters import Pointer
from harness.sanitizer.launch.plan import LaunchPlan, Scalar
from harness.sanitizer.tensormap import TensorMap

from .hardware import counting, works
from .kernels import PTX

MADE = Timings(
    kernel_us=(10.0, 12.0, 11.0),
    peer_us=(22.0, 20.0, 24.0),
    bytes_moved=44_000_000,
    regime="",
    gpu="",
    driver="",
    date="",
)


def test_medians_bandwidths_and_their_ratio():
    assert (MADE.median_kernel_us, MADE.median_peer_us) == (11.0, 22.0)
    assert MADE.kernel_gb_per_s == pytest.approx(4000)
    assert MADE.peer_gb_per_s == pytest.approx(2000)
    assert MADE.ratio == pytest.approx(2)
    assert MADE.kernel_spread == pytest.approx(2 / 11)


def test_a_library_that_puts_a_slower_algorithm_first_has_two_ratios():
    assert MADE.ratio_to_first == MADE.ratio
    slower = dataclasses.replace(MADE, first_us=(33.0, 30.0, 36.0))
    assert (slower.ratio, slower.ratio_to_first) == (pytest.approx(2), pytest.approx(3))


def test_without_a_peer_there_is_nothing_to_compare():
    alone = dataclasses.replace(MADE, peer_us=(), kernel_us=(10.0,))
    assert alone.ratio is alone.peer_gb_per_s is alone.median_peer_us is None
    assert alone.kernel_spread == 0


def test_the_regime_is_stated():
    assert "L2 flushed: 240 MiB" in regime(True, 1 << 20, 60 << 20)
    assert "512 MiB moved, 8.5 times" in regime(False, 512 << 20, 60 << 20)


def plan_of_tiles(x, y):
    maps = tuple(TensorMap.tiled(array, box=(64, 32)) for array in (x, y))
    grid = (x.shape[1] // 32, x.shape[0] // 64, 1)
    return LaunchPlan(
        Kernel(Ptx(PTX), "tile_add"), grid, (128, 1, 1), parameters=(*maps, Scalar(np.float32(1)))
    )


@pytest.mark.hopper
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


@pytest.mark.hopper
@pytest.mark.parametrize("rows", [1024, 65536], ids=["4 MiB", "256 MiB"])
def test_outputs_are_poisoned_before_each_timed_launch(gpu, rows):
    """The kernel's output is written; an array that it never touches stays poisoned."""
    host = np.random.default_rng(0).standard_normal((rows, 1024), np.float32)
    x, y, other = gpu.to_device(host), gpu.empty(host.shape), gpu.to_device(host)
    timed = gpu.benchmark(plan_of_tiles(x, y), repeats=5, warmups=1, fresh=(y, other))
    assert "L2 flushed" in timed.regime and len(timed.kernel_us) == 5
    assert np.array_equal(y.copy_to_host(), host + 1)
    assert (other.copy_to_host().view(np.uint32) == 0xFFFFFFFF).all()


@pytest.mark.hopper
def test_a_benchmark_that_hangs_is_ended(gpu, launch):
    x = counting(gpu)
    plan = LaunchPlan(Kernel(Ptx(PTX), "hang"), (1, 1, 1), (32, 1, 1), parameters=(Pointer(x),))
    with pytest.raises(KernelHung):
        gpu.benchmark(plan, repeats=2, warmups=0, timeout=1.0)
    assert works(launch, x)


def product_of(gpu, rows=256):
    """(plan, (c, a, b)): some kernel, and a product for cuBLAS to be timed beside it."""
    rng = np.random.default_rng(0)
    a, b = (
        gpu.to_device(rng.standard_normal((n, 192)).astype(ml_dtypes.bfloat16)) for n in (rows, 384)
    )
    x, y = (gpu.to_device(np.ones((64, 32), np.float32)) for _ in range(2))
    return plan_of_tiles(x, y), (gpu.empty((rows, 384), ml_dtypes.bfloat16), a, b)


@pytest.mark.hopper
@pytest.mark.skipif(not find_spec("nvmath"), reason="nvmath-python is not installed")
def test_cublas_multiplies_beside_a_kernel(gpu):
    plan, (c, a, b) = product_of(gpu)
    timed = gpu.benchmark(plan, matmul_peer=(c, a, b), repeats=10, warmups=2)
    assert len(timed.peer_us) == 10 and min(timed.peer_us) > 1
    assert len(timed.first_us) in (0, 10)  # 0: what cuBLAS puts first is its fastest
    wide_a, wide_b = (x.copy_to_host().astype(np.float64) for x in (a, b))
    np.testing.assert_allclose(
        c.copy_to_host().astype(np.float64), wide_a @ wide_b.T, rtol=2**-7, atol=1e-2
    )


def attention_of(gpu, keys=160):
    """(plan, (o, q, k, v)): some kernel, and attention for cuDNN to be timed beside it."""
    rng = np.random.default_rng(0)
    q, k, v = (
        gpu.to_device(rng.standard_normal((4, n, 128)).astype(ml_dtypes.bfloat16))
        for n in (192, keys, keys)
    )
    plan, _ = product_of(gpu)
    return plan, (gpu.empty(q.shape, ml_dtypes.bfloat16), q, k, v)


@pytest.mark.hopper
@pytest.mark.skipif(not find_spec("cudnn"), reason="cudnn-frontend is not installed")
def test_cudnn_computes_attention_beside_a_kernel(gpu):
    plan, (o, q, k, v) = attention_of(gpu)
    timed = gpu.benchmark(plan, attention_peer=(o, q, k, v), repeats=10, warmups=2)
    assert len(timed.peer_us) == 10 and min(timed.peer_us) > 1
    wide_q, wide_k, wide_v = (x.copy_to_host().astype(np.float64) for x in (q, k, v))
    weights = np.exp(wide_q @ wide_k.transpose(0, 2, 1) / np.sqrt(128))
    right = weights / weights.sum(axis=2, keepdims=True) @ wide_v
    np.testing.assert_allclose(o.copy_to_host().astype(np.float64), right, rtol=2**-7, atol=1e-2)
