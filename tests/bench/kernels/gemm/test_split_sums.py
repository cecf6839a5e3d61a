"""Rung 13: every tile and split is right and free of hazards."""

from __future__ import annotations

import itertools

import numpy as np
import pytest

from harness import KernelHung
from harness.base.arch import MAX_SHARED_BYTES
from harness.bench.kernels.gemm import rung13_split_sums
from harness.bench.kernels.gemm.plan import plan
from harness.bench.kernels.gemm.rung13_split_sums import ROWS, SPLITS, refuse, shared_bytes
from harness.bench.products import FORMS, MODEL
from harness.course import device
from harness.course.compiler import compile_kernel
from harness.sanitizer.assembler.assembler import assemble
from tests.bench.kernels.gemm.running import BF16, assert_close, planted, run
from tests.naming import naming

# (m, n, k), rows, columns, split: every split, one tile and several, ragged rows, columns and k.
CASES = (
    ((200, 136, 136), 128, 128, 2),
    ((128, 64, 128), 128, 64, 1),
    ((100, 200, 1096), 128, 96, 1),
    ((72, 264, 328), 128, 192, 2),
    ((64, 136, 264), 128, 128, 4),
    ((128, 264, 520), 128, 256, 4),
    ((64, 104, 1608), 64, 48, 1),
    ((72, 72, 264), 64, 32, 2),
    ((40, 264, 328), 64, 192, 4),
)


@pytest.mark.thorough
@pytest.mark.parametrize(("shape", "rows", "columns", "split"), CASES)
def test_a_tile_and_a_split_are_right_and_without_a_hazard(shape, rows, columns, split):
    gpu = device("emulator")
    form = {"rows": rows, "columns": columns, "split": split}
    result, expected, hazards = run(gpu, 13, shape, blocks=8, **form)
    assert_close(result, expected)
    assert hazards == ()


@pytest.mark.hopper
@pytest.mark.parametrize(("shape", "rows", "columns", "split"), CASES)
def test_a_tile_and_a_split_are_right_on_hopper(shape, rows, columns, split):
    form = {"rows": rows, "columns": columns, "split": split}
    result, expected, _ = run(device("hopper"), 13, shape, blocks=132, **form)
    assert_close(result, expected)


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("text", "instead"),
    [
        ("ptx.bar_sync(1, consumers)", "pass"),  # the ring is still in use
        ("ptx.barrier_cluster_wait()  # everything is written", "pass  # "),
        ("ptx.mbarrier_wait_parity(received, 0)", "pass"),
        ("fence_proxy_async_shared_cta()\n        ptx.barrier_cluster", "barrier_cluster"),
    ],
)
def test_a_planted_bug_in_the_exchange_is_found(text, instead, tmp_path, monkeypatch):
    kernel = planted(rung13_split_sums, text, instead, tmp_path, monkeypatch)(128, 128, 2)
    wrong = None
    try:
        result, expected, hazards = run(
            device("emulator"), 13, (128, 128, 328), 2, kernel, columns=128, split=2
        )
        wrong = not np.allclose(result, expected, rtol=0.01, atol=0.1)
    except KernelHung as hung:
        hazards = hung.hazards
    assert wrong or any(hazard.severity == "error" for hazard in hazards)


@pytest.mark.parametrize(
    ("rows", "columns", "split", "k", "facts"),
    [
        (128, 112, 2, 640, (32, 256, 16, 2, 112)),
        (128, 288, 1, 640, (32, 256, 288)),
        (128, 192, 3, 640, (1, 2, 4, 3)),
        (128, 256, 4, 192, ("k = 192", 3, 64, 4)),
        (96, 256, 1, 640, (64, 128, 96)),
    ],
)
def test_unsupported_shapes_are_refused_by_their_rule(rows, columns, split, k, facts):
    gpu = device("emulator")
    a = gpu.to_device(np.zeros((64, k), BF16))
    with pytest.raises(ValueError, match=naming(*facts)):
        c = gpu.to_device(np.zeros((64, 64), BF16))
        plan(13, a, a, c, 1, rows=rows, columns=columns, split=split)


def test_other_rungs_have_no_split():
    with pytest.raises(ValueError, match=naming("split", "rung 11")):
        a = device("emulator").to_device(np.zeros((64, 64), BF16))
        plan(11, a, a, a, 1, split=2)


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("rows", "columns", "split"),
    [
        (128, 192, 2),
        (128, 256, 2),
        (128, 256, 4),
        (128, 256, 1),
        (128, 96, 1),
        (64, 256, 1),
        (64, 64, 2),
        (64, 48, 1),
    ],
)
def test_the_machine_code_has_no_spill_and_no_serialized_product(rows, columns, split):
    gpu = device("emulator")
    a = gpu.to_device(np.zeros((256, 512), BF16))
    c = gpu.to_device(np.zeros((256, 256), BF16))
    launch = plan(13, a, a, c, 1, rows=rows, columns=columns, split=split)
    compiled = compile_kernel(launch.kernel, launch.args, block=launch.block)
    assembled = assemble(compiled.ptx)
    assert assembled.warnings == () and assembled.spill_bytes == 0


def test_every_form_fits_in_shared_memory():
    for rows, split, columns in itertools.product(ROWS, SPLITS, range(32, 257, 16)):
        if not refuse(rows, columns, split, 4096):
            assert shared_bytes(rows, columns, split) <= MAX_SHARED_BYTES


@pytest.mark.parametrize(("shape", "forms"), FORMS.items())
def test_measured_forms_are_legal(shape, forms):
    assert shape in MODEL
    assert not any(refuse(*form, shape[2]) for form in forms)
