"""numba is called less often and gives the same answers; outside of a compilation it is
unchanged.
"""

from __future__ import annotations

import contextlib
import gc

import numpy as np
import pytest
from numba import cuda
from numba.cuda import types
from numba.cuda.debuginfo import CUDADIBuilder
from numba.cuda.descriptor import cuda_target
from numba.cuda.target import CUDATargetContext

from harness.base.errors import CompileError
from harness.course.compiler import compile_kernel
from harness.course.compiler.numba_cuda import target
from harness.sanitizer.launch.parameters import ParameterSpec

ARRAY = ParameterSpec("array", "float32", 1, "C", "values")
NUMBER = ParameterSpec("scalar", "int32", name="count")


@cuda.jit
def arithmetic(values, count):
    i = cuda.grid(1)
    total = np.float32(0)
    for step in range(count):
        total += values[i] * step - (i >> 2) % 3 + (not step)
        if i < count and step != 4:
            total = -total
    values[i] = total


@cuda.jit
def no_kernel(values):
    values[0] = values.nothing


def _state() -> tuple[object, ...]:
    context = cuda_target.target_context
    return (
        vars(types.Function).keys(),
        types.Function.get_call_type,
        context.DIBuilder,
        context.get_abi_sizeof,
        gc.isenabled(),
    )


@pytest.mark.parametrize("collects", [True, False])
def test_no_patch_remains(monkeypatch, collects: bool) -> None:
    monkeypatch.setenv("HARNESS_CACHE_DIR", "off")
    assert gc.isenabled()
    if not collects:
        gc.disable()
    try:
        before = _state()
        compile_kernel(arithmetic, [ARRAY, NUMBER])
        assert _state() == before
        with pytest.raises(CompileError):
            compile_kernel(no_kernel, [ARRAY])
        assert _state() == before
    finally:
        gc.enable()


class _NoVariables(CUDADIBuilder):
    def mark_variable(self, *args, **kwargs) -> None:
        pass

    def update_variable(self, *args, **kwargs) -> None:
        pass


def test_the_ptx_equals_unpatched_numbas(monkeypatch) -> None:
    """Except for notes about variables, which move lines."""
    monkeypatch.setenv("HARNESS_CACHE_DIR", "off")
    less = compile_kernel(arithmetic, [ARRAY, NUMBER]).ptx
    monkeypatch.setattr(target, "less_work", contextlib.nullcontext)
    monkeypatch.setattr(CUDATargetContext, "DIBuilder", _NoVariables)
    assert less == compile_kernel(arithmetic, [ARRAY, NUMBER]).ptx
