"""A device function is compiled once for all kernels that call it unchanged."""

from __future__ import annotations

import numpy as np
import pytest
from numba import cuda
from numba.cuda import dispatcher as numba_dispatcher

from harness import ptx
from harness.course.compiler import compile_kernel
from harness.course.compiler.numba_cuda import target
from harness.sanitizer.launch.parameters import ParameterSpec

FLOATS = ParameterSpec("array", "float32", 1, "C")
BY = 3


@pytest.fixture(autouse=True)
def compiled(monkeypatch):
    """The device functions that numba compiled, by name, starting without any."""
    names = []
    real = numba_dispatcher.compile_cuda

    def counted(function, *args, **options):
        names.append(function.__name__)
        return real(function, *args, **options)

    monkeypatch.setattr(numba_dispatcher, "compile_cuda", counted)
    monkeypatch.setattr(target, "_compiled", type(target._compiled)())
    monkeypatch.setenv("HARNESS_CACHE_DIR", "off")
    return names


def times():
    @cuda.jit(device=True)
    def scaled(value):
        return value * BY

    return scaled


def multiplies(scaled):
    @cuda.jit
    def kernel(x):
        x[0] = scaled(x[0])

    return kernel


def adds(scaled):
    @cuda.jit
    def kernel(x):
        x[0] = scaled(x[0]) + scaled(x[1])

    return kernel


def test_another_kernel_reuses_a_device_function(compiled):
    first = compile_kernel(multiplies(times()), [FLOATS])
    other = compile_kernel(adds(times()), [FLOATS])
    assert compiled == ["scaled"]
    assert "call" not in first.ptx + other.ptx
    assert compile_kernel(multiplies(times()), [FLOATS]).ptx == first.ptx


def test_a_changed_value_is_compiled_again(compiled, monkeypatch):
    scaled = times()
    first = compile_kernel(multiplies(scaled), [FLOATS])
    monkeypatch.setitem(globals(), "BY", 5)
    second = compile_kernel(multiplies(scaled), [FLOATS])
    monkeypatch.setitem(globals(), "BY", 3)
    third = compile_kernel(multiplies(scaled), [FLOATS])
    assert compiled == ["scaled", "scaled"]
    assert first.ptx != second.ptx and first.ptx == third.ptx


def test_undescribable_functions_are_compiled_each_time_and_not_kept(compiled):
    unknown = object()

    @cuda.jit(device=True)
    def scaled(value):
        if unknown is None:
            return value
        return value * 2

    with pytest.raises(Exception, match="unknown"):
        compile_kernel(multiplies(scaled), [FLOATS])
    assert not target._compiled


def test_the_number_of_kept_functions_is_limited(compiled, monkeypatch):
    monkeypatch.setattr(target, "MOST_FUNCTIONS", 0)
    first = compile_kernel(multiplies(times()), [FLOATS])
    assert not target._compiled
    assert compile_kernel(multiplies(times()), [FLOATS]).ptx == first.ptx
    assert compiled == ["scaled", "scaled"]


def test_accumulators_have_the_kernels_types():
    """Kernels with products cannot rely on zeros; a kernel without products has them."""

    @cuda.jit(device=True)
    def first_of_eight(n):
        values = cuda.local.array(8, np.float32)
        values[n % 8] += np.float32(1)
        return values[(n + 1) % 8]

    @cuda.jit
    def without(x):
        x[0] = first_of_eight(cuda.threadIdx.x)

    @cuda.jit
    def with_products(x):
        acc = cuda.local.array(4, np.float32)
        ptx.wgmma_m64n8k16(acc, np.uint64(0), np.uint64(0))
        x[0] = first_of_eight(cuda.threadIdx.x) + acc[0]

    texts = [compile_kernel(variant, [FLOATS]).ptx for variant in (without, with_products, without)]
    assert texts[0] == texts[2]
    arrays = [text.count("is not assigned") for text in texts]
    assert arrays == [0, 2, 0]
