"""Device functions of numba-cuda that a kernel of numba-cuda-mlir calls: their Python is compiled
by the kernel's compiler. Labs 08 and 09 import such functions from `harness.parts`. Intrinsics of
numba-cuda, as the wrappers of lab 00, are registered with it.
"""

from __future__ import annotations

from types import CellType, FunctionType, ModuleType
from typing import Any

from numba_cuda_mlir import cuda
from numba_cuda_mlir.descriptor import MLIRDispatcher

from harness.compiler.fingerprint import values_read
from harness.compiler.numba_cuda_mlir import intrinsics

_DISPATCHER = ("numba.cuda.dispatcher", "CUDADispatcher")  # not imported: it may not be needed
_INTRINSIC = ("numba.cuda.extending", "_Intrinsic")


def with_own_functions(function: FunctionType) -> FunctionType:
    """Return ``function`` with numba-cuda's device functions, and its module ``cuda``, replaced by
    numba-cuda-mlir's; ``function`` itself if it reads neither."""
    return _of_function(function, {})


def _of_function(function: FunctionType, borrowed: dict[int, Any]) -> FunctionType:
    read = dict(values_read(function))
    own = {name: _of_value(value, borrowed) for name, value in read.items()}
    changed = {name: value for name, value in own.items() if value is not read[name]}
    if not changed:
        return function
    cells = zip(function.__code__.co_freevars, function.__closure__ or (), strict=True)
    closure = tuple(CellType(changed[name]) if name in changed else cell for name, cell in cells)
    variables = {**function.__globals__, **changed}
    name, defaults = function.__name__, function.__defaults__
    result = FunctionType(function.__code__, variables, name, defaults, closure)
    result.__kwdefaults__, result.__qualname__ = function.__kwdefaults__, function.__qualname__
    result.__module__ = function.__module__
    return result


def _of_value(value: Any, borrowed: dict[int, Any]) -> Any:
    if isinstance(value, ModuleType):
        return cuda if value.__name__ == "numba.cuda" else value
    kind = (type(value).__module__, type(value).__qualname__)
    if kind == _INTRINSIC:
        intrinsics.bind(value)
    theirs = kind == _DISPATCHER
    if not theirs and not isinstance(value, MLIRDispatcher):
        return value
    if id(value) not in borrowed:
        borrowed[id(value)] = value  # of a function that calls itself
        function = _of_function(value.py_func, borrowed)
        if theirs:
            borrowed[id(value)] = cuda.jit(device=True)(function)
        elif function is not value.py_func:
            borrowed[id(value)] = MLIRDispatcher(function, targetoptions=value.targetoptions)
    return borrowed[id(value)]
