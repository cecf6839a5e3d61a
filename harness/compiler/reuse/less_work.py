"""Saves work of numba's: what it repeats for a kernel is done once, and what is not used is not
made. The PTX is the same, in half of numba's time for a kernel of lab 07, in two thirds for a small
one.
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
from numba.cuda.core import transforms
from numba.cuda.core.postproc import PostProcessor, VariableLifetime
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
    target, collects = cuda_target.target_context, gc.isenabled()
    instead = [
        (types.Function, "get_call_type", _call_type),
        (target, "get_abi_sizeof", _size_bytes),
        (target, "refresh", partial(_refreshed, target.refresh)),
        (CUDATargetContext, "DIBuilder", _LineInformation),
        (TargetConfig, "values", _values),
        (numba_ir.Inst, "_rec_list_vars", _variables),
        (PostProcessor, "run", _post_processed),
    ]
    with contextlib.ExitStack() as stack:
        gc.disable()
        if collects:
            stack.callback(gc.enable)
        for owner, name, ours in instead:
            stack.enter_context(_replaced(owner, name, ours))
        yield


@contextlib.contextmanager
def _replaced(owner: Any, name: str, ours: Any) -> Iterator[None]:
    own = vars(owner).get(name)  # None where it has it of its class, or of what that is made of
    setattr(owner, name, ours)
    try:
        yield
    finally:
        if own is None:
            delattr(owner, name)
        else:
            setattr(owner, name, own)


def _call_type(function: Any, context: Any, args: Any, kws: Any) -> Any:
    """The signature of a call. Of an operator, a function of Python's own or an instruction, on
    numbers, it is always the same: numba tries each implementation that there is, of an operator
    most of them for arrays and lists, once for the call's type and once for its code."""
    known = getattr(function.typing_key, "__module__", "") in _ALWAYS_THE_SAME
    if known and not kws and all(isinstance(one, types.Number | types.Boolean) for one in args):
        return _of_numbers(function, tuple(args))
    return _numbas_call_type(function, context, args, kws)


_ALWAYS_THE_SAME = ("_operator", "builtins", "harness.ptx")
_numbas_call_type: Any = types.Function.get_call_type


@lru_cache(maxsize=4096)
def _of_numbers(function: types.Function, args: tuple[types.Type, ...]) -> Any:
    return _numbas_call_type(function, cuda_target.typing_context, args, {})


_numbas_run: Any = PostProcessor.run


def _post_processed(found: Any, emit_dels: bool = False, extend_lifetimes: bool = False) -> None:
    """As `PostProcessor.run`, nine times for a function, without the variables that live where each
    block begins: of these a generator's alone are ever asked for."""
    function = found.func_ir
    if function.is_generator:
        _numbas_run(found, emit_dels, extend_lifetimes)
        return
    function.blocks = transforms.canonicalize_cfg(function.blocks)
    function.variable_lifetime = VariableLifetime(function.blocks)
    function.generator_info = None
    if emit_dels:
        found._insert_var_dels(extend_lifetimes=extend_lifetimes)


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
    return sum(map(len, _lists(sum(len(context._registries) for context in contexts))))


@lru_cache(maxsize=1)
def _lists(registries: int) -> list[list[Any]]:
    """What so many registries hold, which only grows."""
    contexts = (cuda_target.typing_context, cuda_target.target_context)
    return [
        getattr(registry, kind)
        for context in contexts
        for registry, loader in context._registries.items()
        for kind in loader.registry_items
    ]


@lru_cache
def _defaults(kind: Any) -> dict[str, Any]:
    return {name: option.default for name, option in kind.options.items()}


def _values(flags: TargetConfig) -> dict[str, Any]:
    """As `TargetConfig.values`, not by a property each."""
    kind: Any = type(flags)
    return {**_defaults(kind), **flags._values}


def _variables(inst: Any, value: Any) -> Any:
    """As numba's, in its order: those in an instruction, or in a part of one."""
    kind = _kind(value)
    if kind == _IS_VARIABLE:
        return [value]
    if kind == _LISTS_ITS_OWN:
        return value.list_vars()
    found: list[Any] = []
    if kind != _IS_NONE:
        for part in value.values() if kind == _HAS_VALUES else value:
            of_part = _kind(part)
            if of_part == _IS_VARIABLE:
                found.append(part)
            elif of_part != _IS_NONE:
                found += _variables(inst, part)
    return found


_IS_NONE, _IS_VARIABLE, _LISTS_ITS_OWN, _HAS_VALUES, _HAS_PARTS = range(5)
_KINDS: dict[type, int] = {}


def _kind(value: Any) -> int:
    kind = _KINDS.get(type(value))
    if kind is None:
        kind = _KINDS[type(value)] = _kind_of(value)
    return kind


def _kind_of(value: Any) -> int:
    if isinstance(value, numba_ir.var_types):
        return _IS_VARIABLE
    if isinstance(value, numba_ir.inst_types):
        return _LISTS_ITS_OWN
    if isinstance(value, dict):
        return _HAS_VALUES
    return _HAS_PARTS if isinstance(value, list | tuple) else _IS_NONE
