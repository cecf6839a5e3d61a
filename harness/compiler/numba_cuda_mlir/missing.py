"""Functions that numba-cuda-mlir 0.6.0 gives a type, and no code or wrong code on sm_90a: their
code.

`enumerate` and `zip` are iterators as numba-cuda-mlir has its own of arrays, ranges and tuples: an
object whose ``next()`` writes the code of a step.
"""

from __future__ import annotations

import contextlib
import operator
from collections.abc import Callable, Hashable, Iterator, Sequence
from functools import partial, partialmethod, reduce
from typing import Any

from numba_cuda_mlir import cuda as cuda_module
from numba_cuda_mlir import types
from numba_cuda_mlir._mlir import ir
from numba_cuda_mlir._mlir.dialects import arith, llvm, memref
from numba_cuda_mlir._mlir.extras import types as mlir_types
from numba_cuda_mlir.lowering_utilities import IterResult, index_of, memref_to_llvm_ptr
from numba_cuda_mlir.mlir_lowering import MLIRLower
from numba_cuda_mlir.numba_cuda.core import ir as numba_ir
from numba_cuda_mlir.numba_cuda.typing import signature

Code = Callable[..., Any]

cuda: Any = cuda_module  # its names are found when they are asked for


def _instruction(text: str, lower: Any, target: Any, args: object, kws: object) -> None:
    """Write an instruction without operands that orders accesses to memory."""
    del args, kws
    llvm.inline_asm(None, [], text, "~{memory}", has_side_effects=True)
    lower.store_var(target, None)


class Zipped:
    """Iterators that advance together, up to the end of the shortest."""

    def __init__(self, parts: Sequence[Any]):
        self._parts = parts

    def next(self) -> IterResult:
        steps = [_step(part) for part in self._parts]
        valid = reduce(arith.andi, (step.is_valid for step in steps))
        return IterResult(tuple(step.value for step in steps), valid)


class Counted:
    """The number of steps so far, from ``start``, and an iterator's value."""

    def __init__(self, lower: Any, part: Any, start: Any):
        self._part = part
        with lower.alloca_insertion_point():
            self._count = memref.alloca(mlir_types.memref(1, mlir_types.i64()), [], [])
        memref.store(start, self._count, [index_of(0)])

    def next(self) -> IterResult:
        step, count = _step(self._part), memref.load(self._count, [index_of(0)])
        one = arith.constant(mlir_types.i64(), 1)
        memref.store(arith.addi(count, one), self._count, [index_of(0)])
        return IterResult((count, step.value), step.is_valid)


def _step(part: Any) -> IterResult:
    """Advance an iterator; a range's result is in memory."""
    result = part.next()
    if isinstance(result, IterResult):
        return result
    value, valid = (memref.load(result, [index_of(number)]) for number in range(2))
    zero = arith.constant(valid.type, 0)
    return IterResult(value, arith.cmpi(arith.CmpIPredicate.ne, valid, zero))


def _iterator(lower: Any, variable: Any) -> Any:
    """The iterator over a variable's value."""
    iterator = _variable(lower, variable, lower.get_numba_type(variable.name).iterator_type)
    lower.lower_getiter_expr_assign(iterator, variable)
    return lower.load_var(iterator)


def _variable(lower: Any, near: Any, kind: Any) -> Any:
    """A new variable of a numba type."""
    name = f"$of_{near.name}_{len(lower.fndesc.typemap)}"
    lower.fndesc.typemap[name] = kind
    return numba_ir.Var(near.scope, name, near.loc)


def _zip(lower: Any, target: Any, args: Sequence[Any], kws: object) -> None:
    lower.store_var(target, Zipped([_iterator(lower, each) for each in args]))


def _enumerate(lower: Any, target: Any, args: Sequence[Any], kws: Sequence[Any]) -> None:
    start = arith.constant(mlir_types.i64(), 0)
    for first in [*args[1:], *(value for _, value in kws)]:  # at most one
        start = lower.mlir_convert(lower.load_var(first), mlir_types.i64())
    lower.store_var(target, Counted(lower, _iterator(lower, args[0]), start))


def _print(own: Code, lower: Any, target: Any, args: Sequence[Any], kws: Any) -> None:
    """Print integers as the 64 bits that the format takes: numba-cuda-mlir does not
    extend a narrower integer, and prints the bytes next to it, too."""
    own(lower, target, [_widened(lower, each) for each in args], kws)


def _widened(lower: Any, variable: Any) -> Any:
    kind = lower.get_numba_type(variable.name)
    if not isinstance(kind, types.Integer) or not isinstance(lower.load_var(variable), ir.Value):
        return variable
    return _as(lower, variable, types.int64 if kind.signed else types.uint64)


def _length(own: Code, lower: Any, target: Any, args: Sequence[Any], kws: Any) -> None:
    """Take the first extent: numba-cuda-mlir counts all elements."""
    if not isinstance(lower.get_numba_type(args[0].name), types.Array):
        own(lower, target, args, kws)
        return
    extent = memref.dim(lower.load_var(args[0]), index_of(0))
    lower.store_var(target, lower.mlir_convert(extent, mlir_types.i64()))


def _atomic(
    operation: str, own: Code, lower: Any, target: Any, args: Sequence[Any], kws: Any
) -> None:
    """Write an ``atom`` of PTX on integers. numba-cuda-mlir reads the element before its loop of
    ``atom.cas``, which races with other threads, and compares unsigned numbers as signed."""
    array, *others = args
    dtype, memory = lower.get_numba_type(array.name).dtype, lower.load_var(array)
    signed_is_right = operation in ("min", "max") and getattr(dtype, "signed", True)
    if signed_is_right or not isinstance(dtype, types.Integer) or dtype.bitwidth < 32:
        own(lower, target, args, kws)
        return
    indices: Any = [0] * memory.type.rank
    if operation != "cas" or len(others) == 3:  # compare_and_swap has no index
        indices = lower.load_var(others.pop(0))
        indices = indices if isinstance(indices, tuple) else [indices]
    element = memory.type.element_type
    pointer = memref_to_llvm_ptr(memory, list(map(index_of, indices)), element)
    if pointer.type != llvm.PointerType.get():
        pointer = llvm.addrspacecast(llvm.PointerType.get(), pointer)
    values = [lower.load_var(_as(lower, each, dtype)) for each in others]
    letter = "r" if dtype.bitwidth == 32 else "l"
    operands = "".join(f", ${number}" for number in range(2, 2 + len(values)))
    kind = "b" if operation == "cas" else "u"
    text = f"atom.{operation}.{kind}{dtype.bitwidth} $0, [$1]{operands};"
    letters = f"={letter},l{f',{letter}' * len(values)},~{{memory}}"
    lower.store_var(
        target,
        llvm.inline_asm(element, [pointer, *values], text, letters, has_side_effects=True),
    )


def _as(lower: Any, variable: Any, kind: Any) -> Any:
    """Return a variable with the value of ``variable`` as another type."""
    result = _variable(lower, variable, kind)
    value = lower.load_var(variable)
    if not isinstance(value, ir.Value):
        value = arith.constant(lower.get_mlir_type(kind), value)
    else:
        value = lower.lower_cast(lower.get_numba_type(variable.name), kind, value)
    lower.store_var(result, value)
    return result


def _call(lower: Any, function: Any, target: Any, args: Sequence[Any]) -> None:
    """Write the code of a call that numba-cuda-mlir has code for."""
    kinds = [lower.get_numba_type(each.name) for each in (target, *args)]
    lower.get_registered_builder(function, signature(*kinds))(lower, target, args, [])


def _extreme_of_several(
    function: Any, lower: Any, target: Any, args: Sequence[Any], kws: Any
) -> None:
    """Write `min` or `max` of several numbers, or of a tuple, two at a time."""
    del kws
    numbers = list(args) if len(args) > 1 else _parts(lower, args[0])
    kind, taken = lower.get_numba_type(target.name), numbers[0]
    for each in numbers[1:]:
        result = target if each is numbers[-1] else _variable(lower, target, kind)
        _call(lower, function, result, [taken, each])
        taken = result


def _parts(lower: Any, variable: Any) -> list[Any]:
    """Return a variable for each element of a tuple."""
    kinds, parts = lower.get_numba_type(variable.name), []
    for kind, value in zip(kinds, lower.load_var(variable), strict=True):
        parts.append(_variable(lower, variable, kind))
        lower.store_var(parts[-1], value)
    return parts


def _divmod(lower: Any, target: Any, args: Sequence[Any], kws: Any) -> None:
    del kws
    parts = []
    for function, kind in zip(
        (operator.floordiv, operator.mod), lower.get_numba_type(target.name), strict=True
    ):
        result = _variable(lower, target, kind)
        _call(lower, function, result, args)
        parts.append(lower.load_var(result))
    lower.store_var(target, tuple(parts))


_AROUND: dict[Any, Code] = {
    print: _print,
    len: _length,
    cuda.atomic.cas: partial(_atomic, "cas"),
    cuda.atomic.compare_and_swap: partial(_atomic, "cas"),
    cuda.atomic.inc: partial(_atomic, "inc"),
    cuda.atomic.dec: partial(_atomic, "dec"),
    cuda.atomic.max: partial(_atomic, "max"),
    cuda.atomic.min: partial(_atomic, "min"),
}
_CODE: dict[Any, Code] = {
    cuda.threadfence: partial(_instruction, "membar.gl;"),
    cuda.threadfence_block: partial(_instruction, "membar.cta;"),
    cuda.threadfence_system: partial(_instruction, "membar.sys;"),
    zip: _zip,
    enumerate: _enumerate,
    divmod: _divmod,
    min: partial(_extreme_of_several, min),
    max: partial(_extreme_of_several, max),
}


def _code_of(lower: Any, own: Code, function: Any, signature: Any) -> Any:
    """Return what writes the code of a call."""
    code, callee = own(lower, function, signature), function
    if isinstance(function, numba_ir.Var):
        callee = lower._extract_callable_from_var(function)
    if not isinstance(callee, Hashable):
        return code
    if code is None:
        return _CODE.get(callee)
    return partial(_AROUND[callee], code) if callee in _AROUND else code


def _begin(lower: Any, own: Code, target: Any, value: Any) -> None:
    """Begin a loop over ``value``."""
    known = lower.load_var(value)
    if isinstance(known, (Zipped, Counted)):
        lower.store_var(target, known)
    else:
        own(lower, target, value)


def _advance(lower: Any, own: Code, target: Any, value: Any) -> None:
    """Advance the iterator ``value``."""
    iterator = lower.load_var(value)
    if isinstance(iterator, (Zipped, Counted)):
        lower.store_var(target, iterator.next())
    else:
        own(lower, target, value)


_REPLACED = {
    "_get_registered_builder": _code_of,
    "lower_getiter_expr_assign": _begin,
    "lower_iternext_expr_assign": _advance,
}


@contextlib.contextmanager
def provided() -> Iterator[None]:
    """Provide the code in this block."""
    own = {name: getattr(MLIRLower, name) for name in _REPLACED}
    for name, replacement in _REPLACED.items():
        setattr(MLIRLower, name, partialmethod(replacement, own[name]))
    try:
        yield
    finally:
        for name, function in own.items():
            setattr(MLIRLower, name, function)
