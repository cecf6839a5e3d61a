"""The 8-bit rung beside a product in float64."""

from __future__ import annotations

import ml_dtypes
import numpy as np
import pytest

from harness import TensorMapError
from harness.bench.kernels.gemm.plan import plan_fp8
from harness.course import device
from tests.bench.kernels.gemm.running import BF16

E4M3 = np.dtype(ml_dtypes.float8_e4m3fn)
SCALE = 0.25


def run(gpu, shape, blocks):
    m, n, k = shape
    random = np.random.default_rng(m + n + k)
    a, b = (random.standard_normal((rows, k)).astype(E4M3) for rows in (m, n))
    c = gpu.to_device(np.full((m, n), np.nan, BF16))
    launch = plan_fp8(*(gpu.to_device(x.view(np.uint8)) for x in (a, b)), c, SCALE, blocks)
    done = launch.on(gpu, timeout=60)
    result = c.copy_to_host().astype(np.float32)
    return result, SCALE * (a.astype(np.float64) @ b.astype(np.float64).T), done.hazards


def assert_close(actual, expected, dropped=2**-11):
    """Check that errors are within a bfloat16 rounding plus ``dropped`` times the largest sum: the
    bits that the matrix unit drops from a sum of 8-bit products.
    """
    assert not np.isnan(actual).any()
    within = 2**-8 * np.abs(expected) + dropped * np.abs(expected).max()
    assert (np.abs(actual - expected) <= within).all()


# With blocks = 2: no last wave, and one of narrower pieces; ragged in m, n and k.
@pytest.mark.alike(3)
@pytest.mark.parametrize("shape", [(200, 440, 272), (128, 512, 256), (384, 256, 16)])
def test_it_is_right_and_without_a_hazard(shape):
    result, expected, hazards = run(device("emulator"), shape, 2)
    assert_close(result, expected)
    assert hazards == ()


def test_a_row_of_a_multiple_of_16_bytes():
    gpu = device("emulator")
    a = gpu.to_device(np.zeros((64, 104), np.uint8))
    with pytest.raises(TensorMapError) as refused:
        plan_fp8(a, a, gpu.to_device(np.zeros((64, 64), BF16)), 1.0, 1)
    assert "global-strides-multiple" in {broken.rule for broken in refused.value.violations}


@pytest.mark.hopper
@pytest.mark.parametrize("shape", [(1024, 1024, 1024), (1000, 1016, 976)])
def test_it_is_right_on_hopper(shape):
    result, expected, _ = run(device("hopper"), shape, 132)
    # Hopper keeps about 13 bits behind the largest addend, in each of the k / 32 additions
    # (DeepSeek-V3 technical report, arXiv:2412.19437, section 3.3.2).
    assert_close(result, expected, dropped=shape[2] / 32 * 2**-13)
