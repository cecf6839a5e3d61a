"""Saves work of numba's: what it repeats for a kernel is done once, and debug information that is
not used is not made. That is a quarter of numba's time, for the same PTX.
"""

from __future__ import annotations

import contextlib
import gc
from collections.abc import Iterator
from functools import lru_cache, partial
from typing import Any

from llvmlite import ir
from numba.cuda import types
from numba.cuda.debuginfo import CUDADIBuilder
from numba.cuda.descriptor import cuda_target
from numba.cuda.target import CUDATargetContext


class _LineInformation(CUDADIBuilder):
    """Only the line numbers of numba's debug information. Where each variable lives is not used
    here, and for a by-value parameter NVVM (13.4) can fail on it: "Symbol name with unsupported
    characters"."""

    def __init__(self, *args: object, **kwargs: object):
        super().__init__(*args, **kwargs)
        self._locations: dict[tuple[int, int], object] = {}

    def mark_variable(self, *args: object, **kwargs: object) -> None:
        pass

    def update_variable(self, *args: object, **kwargs: object) -> None:
        pass

    def mark_location(self, builder: ir.IRBuilder, line: int) -> None:
        """Before each statement; most are on the line of the one before."""
        place = len(self.subprograms), line
        if place not in self._locations:
            super().mark_location(builder, line)
            self._locations[place] = builder.debug_metadata
        builder.debug_metadata = self._locations[place]


@contextlib.contextmanager
def less_work() -> Iterator[None]:
    """In this block numba compiles so. Garbage collection, which would traverse the compiler's
    objects some ten times for a kernel, waits until the end."""
    typing, target = cuda_target.typing_context, cuda_target.target_context
    builder, collects = CUDATargetContext.DIBuilder, gc.isenabled()
    gc.disable()
    typing.resolve_function_type = partial(_resolved, typing.resolve_function_type)
    target.get_abi_sizeof, CUDATargetContext.DIBuilder = _size_bytes, _LineInformation
    try:
        yield
    finally:
        del typing.resolve_function_type, target.get_abi_sizeof
        CUDATargetContext.DIBuilder = builder
        if collects:
            gc.enable()


def _resolved(resolve: Any, function: Any, args: Any, kws: Any) -> Any:
    """The signature of a call. Of an operator on numbers it is always the same: numba tries each
    implementation that there is, most of them for arrays and lists, at every ``+``."""
    operator = isinstance(function, types.Function) and _module(function) == "_operator"
    if operator and not kws and all(isinstance(one, types.Number | types.Boolean) for one in args):
        return _of_operator(function, tuple(args))
    return resolve(function, args, kws)


def _module(function: types.Function) -> str:
    return getattr(function.typing_key, "__module__", "")


@lru_cache(maxsize=4096)
def _of_operator(function: types.Function, args: tuple[types.Type, ...]) -> Any:
    return function.get_call_type(cuda_target.typing_context, args, {})


@lru_cache(maxsize=1024)
def _size_bytes(llvm_type: ir.Type) -> int:
    """Cached: numba asks LLVM by a module that LLVM has to parse."""
    target = cuda_target.target_context
    return int(type(target).get_abi_sizeof(target, llvm_type))
