"""PTX from other compilers of CUDA C++: nvcc 13.0 (with line information) and clang 14.

The sources are in ``ptx/``: ``nvcc -ptx -arch=sm_90a -lineinfo cuda.cu``.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from harness.course import device
from harness.course.devices import run_ptx

FOLDER = Path(__file__).parent / "ptx"
NVCC = (FOLDER / "cuda_nvcc.ptx").read_text()
CLANG = (FOLDER / "clang.ptx").read_text()


@pytest.fixture
def values():
    return np.random.default_rng(1).standard_normal(1024).astype(np.float32)


def launch(text, entry, *arrays, scalars=()):
    gpu = device("emulator")
    on_device = [gpu.to_device(a) if isinstance(a, np.ndarray) else a for a in arrays]
    run = run_ptx(text, entry, 4, 256, (*on_device, *scalars), device="emulator")
    assert run.hazards == ()
    return on_device[-1].copy_to_host()


@pytest.mark.parametrize("text", [NVCC, CLANG], ids=["nvcc", "clang"])
def test_saxpy_with_a_tail(text, values):
    y = values[::-1].copy()
    sent = launch(text, "saxpy", np.float32(2), values, y, scalars=(np.int32(1000),))
    assert np.array_equal(sent[1000:], y[1000:])
    assert np.allclose(sent[:1000], 2 * values[:1000] + y[:1000], rtol=1e-6)


def test_a_block_reduction_by_shuffles(values):
    sums = launch(NVCC, "block_sum", values, np.zeros(4, np.float32))
    assert np.allclose(sums, values.reshape(4, 256).sum(axis=1), rtol=1e-5, atol=1e-5)


def test_bulk_copies_by_cuda_ptx(values):
    """The load, its mbarrier, the proxy fence and the store of libcu++'s ``cuda::ptx``."""
    sent = launch(NVCC, "bulk", values, np.zeros(1024, np.float32))
    assert np.array_equal(sent, values * np.float32(2) + np.float32(1))


def test_a_called_function_and_printf(values, capsys):
    gpu = device("emulator")
    x, y = gpu.to_device(values), gpu.empty(1024, np.float32)
    run_ptx(NVCC, "calls", 4, 256, (x, y, np.int32(5)), device="emulator")
    sent = y.copy_to_host()
    exact = np.ones(1024)
    for i in range(5):
        exact = exact * values + i
    assert np.allclose(sent, exact + np.sin(values.astype(np.float64)), rtol=1e-5, atol=1e-4)
    assert capsys.readouterr().out == f"hello 3 {values[3]:f}\n"


def test_bytes_through_shared_memory():
    data = np.arange(1024).astype(np.uint8)
    sent = launch(CLANG, "reversed", data, np.zeros(1024, np.uint8))
    assert np.array_equal(sent, data.reshape(4, 256)[:, ::-1].ravel())


def test_a_loop_with_a_data_dependent_length():
    data = np.arange(1, 1025, dtype=np.int32)
    steps = []
    for value in data.tolist():
        count = 0
        while value != 1:
            value, count = (3 * value + 1 if value % 2 else value // 2), count + 1
        steps.append(count)
    assert launch(CLANG, "collatz", data, np.zeros(1024, np.int32)).tolist() == steps
