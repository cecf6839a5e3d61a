"""Refusals of what numba-cuda-mlir 0.6.0 compiles to wrong code on sm_90a.

They are found in a kernel's typed statements; docs/compilers.md shows each. Functions that have a
type and no code are rejected by numba-cuda-mlir itself.
"""

from __future__ import annotations

import operator
from types import FunctionType
from typing import Any

from numba_cuda_mlir import cuda as cuda_module
from numba_cuda_mlir.numba_cuda import types as numba_types
from numba_cuda_mlir.numba_cuda.core import ir

from harness.course.compiler.mistakes.location import at_line

cuda: Any = cuda_module  # names of both are found when they are asked for
types: Any = numba_types

_WRONG = "numba-cuda-mlir 0.6 compiles this to wrong code: "
_RACES = _WRONG + "`cuda.atomic.{}` of integers begins with a plain load, which races with others"
_SIGNED = _WRONG + "`cuda.atomic.{}` compares unsigned numbers as signed"
_LENGTH = _WRONG + "`len` counts the elements of all axes; write `x.shape[0]`"
_PRINT = _WRONG + "an integer of less than 64 bits is printed with bytes next to it; use np.int64"
_UNEQUAL = _WRONG + "a NaN is not unequal to itself; write `not x == y`"
_INDEX = _WRONG + "an unsigned index of 8 or 16 bits is extended by its sign; use np.int64"
_STORED = _WRONG + "an unsigned number is extended by its sign; convert it to the array's type"


def check(descriptor: Any, function: FunctionType) -> None:
    """Raise CompileError at the line of the first such statement of the kernel ``descriptor``, with
    the device functions that are inlined in it."""
    kinds = descriptor.typemap
    for statement, signature in descriptor.calltypes.items():
        if reason := _reason(statement, signature, kinds):
            raise at_line(reason, function, (statement.loc.filename, statement.loc.line))


def _reason(statement: Any, signature: Any, kinds: Any) -> str:
    # A signature has types after conversion: a variable's own is in ``kinds``.
    if isinstance(statement, ir.Print):
        return _PRINT if any(_bits(kinds[each.name]) < 64 for each in statement.args) else ""
    if isinstance(statement, ir.SetItem | ir.StaticSetItem):
        constant = isinstance(statement, ir.StaticSetItem)
        index = _kind(statement.index_var if constant else statement.index, kinds)
        array, value = kinds[statement.target.name], kinds[statement.value.name]
        return _index_reason(index) or _store_reason(array, index, value)
    match getattr(statement, "op", ""):
        case "binop" | "inplace_binop" if statement.fn is operator.ne:
            return _UNEQUAL if any(isinstance(each, types.Float) for each in signature.args) else ""
        case "getitem":
            return _index_reason(_kind(statement.index, kinds))
        case "static_getitem":
            return _index_reason(_kind(statement.index_var, kinds))
        case "call":
            key = getattr(kinds[statement.func.name], "typing_key", None)
            return _call_reason(key, [kinds[each.name] for each in statement.args])
    return ""


def _kind(variable: Any, kinds: Any) -> Any:
    return types.none if variable is None else kinds[variable.name]


def _index_reason(index: Any) -> str:
    each = index if isinstance(index, types.BaseTuple) else [index]
    return _INDEX if any(not _is_signed(kind) and _bits(kind) < 32 for kind in each) else ""


def _store_reason(array: Any, index: Any, value: Any) -> str:
    element = getattr(array, "dtype", None)
    if not isinstance(index, types.BaseTuple) or _is_signed(value) or element == value:
        return ""
    return _STORED if isinstance(element, types.Float) or _bits(element) > _bits(value) else ""


def _call_reason(key: Any, args: Any) -> str:
    if key is len and isinstance(args[0], types.Array) and args[0].ndim > 1:
        return _LENGTH
    name = _ATOMICS.get(key, "") if getattr(key, "__hash__", None) else ""
    element = getattr(args[0], "dtype", None) if name else None
    if not isinstance(element, types.Integer) or element.bitwidth < 32:
        return ""
    if name not in ("max", "min"):
        return _RACES.format(name)
    return "" if element.signed else _SIGNED.format(name)


_ATOMICS = {
    cuda.atomic.cas: "cas",
    cuda.atomic.compare_and_swap: "compare_and_swap",
    cuda.atomic.inc: "inc",
    cuda.atomic.dec: "dec",
    cuda.atomic.max: "max",
    cuda.atomic.min: "min",
}


def _bits(kind: Any) -> int:
    """The width of an integer; 64 for anything else."""
    kind = types.unliteral(kind)
    return int(kind.bitwidth) if isinstance(kind, types.Integer) else 64


def _is_signed(kind: Any) -> bool:
    """Return False for an unsigned integer."""
    kind = types.unliteral(kind)
    return not isinstance(kind, types.Integer) or bool(kind.signed)
