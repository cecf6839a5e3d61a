"""Saves work of numba's: what it repeats for a kernel is done once, and debug information that is
not used is not made. That is two fifths of numba's time, for the same PTX.
"""

from __future__ import annotations

import contextlib
import gc
from collections.abc import Iterator
from functools import lru_cache, partial
from typing import Any

from llvmlite import ir
from numba.cuda import types
from numba.cuda.core import ir as numba_ir
from numba.cuda.core.targetconfig import TargetConfig
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
    target.refresh = partial(_refreshed, target.refresh)
    values, variables = TargetConfig.values, numba_ir.Inst._rec_list_vars
    TargetConfig.values, numba_ir.Inst._rec_list_vars = _values, _variables
    try:
        yield
    finally:
        del typing.resolve_function_type, target.get_abi_sizeof, target.refresh
        CUDATargetContext.DIBuilder = builder
        TargetConfig.values, numba_ir.Inst._rec_list_vars = values, variables
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


_loaded: list[int] = [0]  # registrations, when numba last looked


def _refreshed(refresh: Any) -> None:
    """Where a registry has grown since: numba goes through all of them at each call of a function
    of its own."""
    if _loaded[0] != _registered():
        refresh()
        _loaded[0] = _registered()


def _registered() -> int:
    contexts = (cuda_target.typing_context, cuda_target.target_context)
    return sum(
        len(getattr(registry, kind))
        for context in contexts
        for registry, loader in context._registries.items()
        for kind in loader.registry_items
    )


@lru_cache
def _defaults(kind: Any) -> dict[str, Any]:
    return {name: option.default for name, option in kind.options.items()}


def _values(flags: TargetConfig) -> dict[str, Any]:
    """As `TargetConfig.values`, not by a property each."""
    kind: Any = type(flags)
    return {**_defaults(kind), **flags._values}


def _variables(inst: Any, value: Any) -> Any:
    """As numba's, in its order: those in an instruction, or in a part of one."""
    kind = _KINDS.get(type(value))
    if kind is None:
        kind = _KINDS[type(value)] = _kind(value)
    if kind == _IS_NONE:
        return []
    if kind == _IS_VARIABLE:
        return [value]
    if kind == _LISTS_ITS_OWN:
        return value.list_vars()
    parts = value.values() if kind == _HAS_VALUES else value
    return [one for part in parts for one in _variables(inst, part)]


_IS_NONE, _IS_VARIABLE, _LISTS_ITS_OWN, _HAS_VALUES, _HAS_PARTS = range(5)
_KINDS: dict[type, int] = {}


def _kind(value: Any) -> int:
    if isinstance(value, numba_ir.var_types):
        return _IS_VARIABLE
    if isinstance(value, numba_ir.inst_types):
        return _LISTS_ITS_OWN
    if isinstance(value, dict):
        return _HAS_VALUES
    return _HAS_PARTS if isinstance(value, list | tuple) else _IS_NONE
