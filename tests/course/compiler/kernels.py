"""Kernels that several test files compile."""

from __future__ import annotations

from numba import cuda

from harness.sanitizer.launch.parameters import ParameterSpec

FLOATS = ParameterSpec("array", "float32", 1, "C")


@cuda.jit
def scale(x, n, by):
    i = cuda.grid(1)
    if i < n:
        x[i] = x[i] * by
