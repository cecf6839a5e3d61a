"""Every rung is right and free of hazards, on shapes that fill its tiles and on ragged shapes."""

from __future__ import annotations

import numpy as np
import pytest

from harness import KernelHung, TensorMapError
from harness.bench.kernels.gemm import rung11_last_wave
from harness.bench.kernels.gemm.plan import RUNGS, kernel_of, plan
from harness.bench.kernels.gemm.rung11_last_wave import last_wave
from harness.course import device
from tests.bench.kernels.gemm.running import BF16, assert_close, planted, run

# (m, n, k): one that fills tiles, one that does not. k is a multiple of 8, n of 2 or 8.
SHAPES = {
    11: ((200, 440, 136), (384, 256, 64), (128, 256, 192), (200, 312, 136)),
    13: ((128, 128, 64), (200, 312, 136)),
}


CASES = [(number, shape) for number, shapes in SHAPES.items() for shape in shapes]


@pytest.mark.alike(len(CASES))
@pytest.mark.parametrize(("number", "shape"), CASES)
def test_a_rung_is_right_and_without_a_hazard(number, shape):
    result, expected, hazards = run(device("emulator"), number, shape, blocks=2)
    assert_close(result, expected)
    assert hazards == ()


@pytest.mark.thorough
@pytest.mark.parametrize("k", [8, 64, 72])
def test_few_k_tiles_under_an_overlapped_store(k):
    result, expected, hazards = run(device("emulator"), 11, (256, 256, k), blocks=1)
    assert_close(result, expected)
    assert hazards == ()


# Planted bugs: (text of rung 11's file or the pipeline's, its replacement, the hazard).
PLANTED = {
    "no wait for products": ("ptx.wgmma_wait_group(1)", "pass", "source-reused"),
    "released too early": (
        "ptx.wgmma_wait_group(1)\n                release(base, thread, before)",
        "release(base, thread, before)\n                ptx.wgmma_wait_group(1)",
        "source-reused",
    ),
    "filled before it is empty": (
        "ptx.mbarrier_wait_parity(base + empty",
        "(base + empty",
        "overwrite-in-use",
    ),
    "read before it is full": (
        "ptx.mbarrier_wait_parity(base + full",
        "(base + full",
        "read-before-arrival",
    ),
    "result not fenced": ("ptx.fence_proxy_async_shared_cta()", "pass", "missing-proxy-fence"),
    "staging reused": ("ptx.cp_async_bulk_wait_group_read(1)", "pass", "source-reused"),
}


@pytest.mark.alike(len(PLANTED))
@pytest.mark.parametrize("name", PLANTED)
def test_a_planted_bug_in_a_rung_is_found(name, tmp_path, monkeypatch):
    text, instead, kind = PLANTED[name]
    kernel = planted(rung11_last_wave, text, instead, tmp_path, monkeypatch)(64)
    try:
        *_, hazards = run(device("emulator"), 11, (512, 256, 520), blocks=2, kernel=kernel)
    except KernelHung as hung:
        hazards = hung.hazards
    kinds = {hazard.kind for hazard in hazards if hazard.severity == "error"}
    assert kind in kinds


@pytest.mark.parametrize(("m", "n", "columns"), [(8192, 8192, 136), (4096, 4096, 232)])
def test_the_last_wave_is_cut_to_fit(m, n, columns):
    whole, pieces, choice = last_wave(m, n, 132)
    assert choice == columns
    assert whole % 132 == 0 and pieces <= 132
    left = m // 128 * (n // 256) - whole
    assert pieces * columns >= left * 256


def test_no_partial_wave_if_tiles_fill_the_blocks():
    assert last_wave(256, 256, 2) == (2, 0, 0)


def test_an_illegal_row_length_is_refused_by_its_rule():
    gpu = device("emulator")
    a, b = (gpu.to_device(np.zeros((64, 100), BF16)) for _ in range(2))
    c = gpu.to_device(np.zeros((64, 64), BF16))
    with pytest.raises(TensorMapError, match="208") as refused:
        plan(11, a, b, c, 1)
    assert "global-strides-multiple" in {broken.rule for broken in refused.value.violations}


def test_a_rung_is_compiled_once():
    assert kernel_of(64) is kernel_of(64)


@pytest.mark.hopper
@pytest.mark.parametrize("number", RUNGS)
@pytest.mark.parametrize("shape", [(1024, 1024, 1024), (1000, 1016, 968)])
def test_a_rung_on_hopper(number, shape):
    result, expected, _ = run(device("hopper"), number, shape, 132)
    assert_close(result, expected)
