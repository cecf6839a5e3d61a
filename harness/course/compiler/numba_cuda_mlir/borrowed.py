"""Device functions and intrinsics that a kernel of numba-cuda-mlir borrows from numba-cuda.

The Python of a device function is compiled by the kernel's compiler; labs 08 and 09 import such
functions from `harness.course.parts`. An intrinsic, as students of lab 00 write them with llvmlite,
is turned into a function of LLVM IR by numba-cuda's side, which is added to the kernel's.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator, Sequence
from itertools import count
from types import CellType, FunctionType, ModuleType
from typing import Any

from numba_cuda_mlir import cuda
from numba_cuda_mlir._mlir import ir
from numba_cuda_mlir._mlir.dialects import func
from numba_cuda_mlir.descriptor import MLIRDispatcher
from numba_cuda_mlir.extending import lowering_registry, refresh_registries, typing_registry
from numba_cuda_mlir.lowering_utilities import get_or_insert_function
from numba_cuda_mlir.numba_cuda.core.errors import TypingError
from numba_cuda_mlir.numba_cuda.typing import signature
from numba_cuda_mlir.numba_cuda.typing.templates import AbstractTemplate

from harness.course.compiler.fingerprint import values_read
from harness.course.compiler.numba_cuda_mlir.binding import TYPES, MlirCode, types
from harness.course.ptx.functions import Passed

_DISPATCHER = ("numba.cuda.dispatcher", "CUDADispatcher")  # not imported: it may not be needed
_INTRINSIC = ("numba.cuda.extending", "_Intrinsic")


def with_own_functions(function: FunctionType) -> FunctionType:
    """Return ``function`` with numba-cuda's device functions, and its module ``cuda``, replaced by
    numba-cuda-mlir's; ``function`` itself if it reads neither."""
    return _own_function(function, {})


def _own_function(function: FunctionType, borrowed: dict[int, Any]) -> FunctionType:
    read = dict(values_read(function))
    own = {name: _own_value(value, borrowed) for name, value in read.items()}
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


def _own_value(value: Any, borrowed: dict[int, Any]) -> Any:
    if isinstance(value, ModuleType):
        return cuda if value.__name__ == "numba.cuda" else value
    kind = (type(value).__module__, type(value).__qualname__)
    if kind == _INTRINSIC:
        bind_intrinsic(value)
    theirs = kind == _DISPATCHER
    if not theirs and not isinstance(value, MLIRDispatcher):
        return value
    if id(value) not in borrowed:
        borrowed[id(value)] = value  # of a function that calls itself
        function = _own_function(value.py_func, borrowed)
        if theirs:
            borrowed[id(value)] = cuda.jit(device=True)(function)
        elif function is not value.py_func:
            borrowed[id(value)] = MLIRDispatcher(function, targetoptions=value.targetoptions)
    return borrowed[id(value)]


_known: dict[int, Any] = {}  # by identity: each that is bound
_texts: list[dict[str, str]] = []  # of the kernels that are being compiled: definitions, by name
_numbers = count()


@contextlib.contextmanager
def definitions() -> Iterator[dict[str, str]]:
    """In this block, collect the functions of LLVM IR that the kernel needs, by name."""
    _texts.append({})
    try:
        yield _texts[-1]
    finally:
        _texts.pop()


def bind_intrinsic(intrinsic: Any) -> None:
    """Register an intrinsic of numba-cuda with numba-cuda-mlir."""
    if id(intrinsic) in _known:
        return
    _known[id(intrinsic)] = intrinsic

    def generic(self: Any, args: tuple[Any, ...], kws: dict[str, Any]) -> Any:
        if kws:
            raise TypingError(f"{intrinsic._name}: an intrinsic takes no arguments by name")
        typed = _typed_for(intrinsic, args)
        if typed is None:
            return None
        return signature(TYPES.of_passed(typed.returns), *map(TYPES.of_passed, typed.arguments))

    prefer_literal = bool(intrinsic._prefer_literal)
    template = type(
        f"Typed_{intrinsic._name}",
        (AbstractTemplate,),
        {"key": intrinsic, "generic": generic, "prefer_literal": prefer_literal},
    )
    typing_registry.register(template)
    typing_registry.register_global(intrinsic, types.Function(template))

    def lower(builder: Any, target: Any, args: Sequence[Any], kws: Sequence[Any]) -> None:
        kinds = [builder.get_numba_type(each.name) for each in args]
        typed = _typed_for(intrinsic, kinds if prefer_literal else map(types.unliteral, kinds))
        code = MlirCode(builder)
        wanted = [TYPES.of_passed(each) for each in typed.arguments]
        passed = zip(map(builder.load_var, args), kinds, wanted, strict=True)
        values = [code.converted(*each) for each in passed]
        returned = _results(typed.returns)
        results = [builder.get_mlir_type(TYPES.of_passed(each)) for each in returned]
        name = f"intrinsic_{next(_numbers)}"
        _texts[-1][name] = typed.as_llvm(name)
        type_ = ir.FunctionType.get([value.type for value in values], results)
        get_or_insert_function(name, type_, builder.mlir_gpu_module)
        called = func.call(result=results, callee=name, operands_=values)
        if typed.returns.kind == "tuple":
            builder.store_var(target, tuple(called))
        else:
            builder.store_var(target, called if results else None)

    lowering_registry.lower(intrinsic, types.VarArg(types.Any))(lower)
    refresh_registries(include_uninitialized_cuda=False)


def _results(returned: Passed) -> Sequence[Passed]:
    if returned.kind == "tuple":
        return returned.parts
    return [] if returned.kind == "none" else [returned]


def _typed_for(intrinsic: Any, kinds: Any) -> Any:
    from harness.course.compiler.numba_cuda.binding import (
        typed,  # loads numba-cuda, for these alone
    )

    return typed(intrinsic, [TYPES.passed(each) for each in kinds])
