"""What a kernel is compiled for: one `ParameterSpec` for each Python argument."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numba.cuda import types
from numba.cuda.core.errors import NumbaError
from numba.cuda.np import numpy_support

from harness.compiler.abi import ParameterSpec
from harness.errors import CompileError
from harness.ptx.tensor_map_argument import tensor_map_type
from harness.tensormap import TensorMap


def specify(value: Any, name: str, kernel: str) -> ParameterSpec:
    """The spec of an argument: a device array, a TensorMap, a number, or a spec itself.

    A Python int is int32 if it fits, else int64; a float is float32; a bool is bool; a
    numpy scalar keeps its type.
    """
    if isinstance(value, ParameterSpec):
        return ParameterSpec(value.kind, value.dtype, value.ndim, value.layout, name)
    if isinstance(value, TensorMap):
        return ParameterSpec("tensor_map", name=name)
    if isinstance(value, np.ndarray):
        raise CompileError(
            f"{kernel}: argument {name} is a numpy array, in the host's memory: copy it to the "
            "device first (gpu.to_device(array))"
        )
    if isinstance(value, (bool, np.bool_)):
        return ParameterSpec("scalar", "bool", name=name)
    if isinstance(value, int):
        return ParameterSpec("scalar", _integer_dtype(value, name, kernel), name=name)
    if isinstance(value, np.generic):
        return ParameterSpec("scalar", value.dtype.name, name=name)
    if isinstance(value, float):
        return ParameterSpec("scalar", "float32", name=name)
    if all(hasattr(value, attribute) for attribute in ("dtype", "shape", "strides")):
        dtype = np.dtype(value.dtype)
        layout = _layout(value.shape, value.strides, dtype.itemsize)
        return ParameterSpec("array", dtype.name, len(value.shape), layout, name)
    raise CompileError(
        f"{kernel}: argument {name} is {type(value).__name__} {value!r:.60}; a kernel takes "
        "device arrays, TensorMaps and numbers"
    )


def numba_type(spec: ParameterSpec, kernel: str) -> types.Type:
    """The numba type of a parameter."""
    if spec.kind == "tensor_map":
        return tensor_map_type
    element = _element_type(spec, kernel)
    if spec.kind == "scalar":
        return element
    return types.Array(element, spec.ndim, spec.layout or "C")


def _element_type(spec: ParameterSpec, kernel: str) -> types.Type:
    if spec.dtype == "bfloat16":
        return types.bfloat16
    try:
        return numpy_support.from_dtype(np.dtype(spec.dtype))
    except (TypeError, NumbaError):
        raise CompileError(
            f"{kernel}: argument {spec.name} has dtype {spec.dtype!r}, which kernels cannot use"
        ) from None


def _integer_dtype(value: int, name: str, kernel: str) -> str:
    for dtype in ("int32", "int64"):
        limits = np.iinfo(dtype)
        if limits.min <= value <= limits.max:
            return dtype
    raise CompileError(
        f"{kernel}: argument {name} is {value}, which does not fit int64; "
        "pass np.uint64(...) if it is meant to be unsigned"
    )


def _layout(shape: Sequence[int], strides: Sequence[int], itemsize: int) -> str:
    """ "C", "F" or "A", as numpy's flags say: an axis of one element has any stride."""

    def contiguous(axes: Sequence[int]) -> bool:
        expected = itemsize
        for axis in axes:
            if shape[axis] != 1 and strides[axis] != expected:
                return False
            expected *= shape[axis]
        return True

    axes = range(len(shape))
    if 0 in shape or contiguous(axes[::-1]):
        return "C"
    return "F" if contiguous(axes) else "A"
