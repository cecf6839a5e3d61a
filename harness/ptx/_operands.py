"""What an operand of a PTX wrapper may be: one `Operand` per kind.

Each accepts the numba types that a kernel's author would reasonably write (any integer
for an address, a count or a coordinate), casts them to the width PTX asks for, and
refuses the rest in one sentence that says what was meant.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from llvmlite import ir
from numba.cuda import types

from harness.ptx.tensor_map_argument import TensorMapType

I16, I32, I64 = ir.IntType(16), ir.IntType(32), ir.IntType(64)


@dataclass(frozen=True)
class Operand:
    """One kind of operand.

    ``accept`` maps the numba type that was given to the type it is cast to, or returns a
    sentence that says why not. ``value`` turns the cast value into what the inline
    assembly receives (None: as it is). ``constraint`` is inline assembly's letter for the
    register, "n" for an immediate.
    """

    what: str
    accept: Callable[[types.Type], types.Type | str]
    constraint: str
    llvm_type: ir.Type
    value: Callable[[Any, Any, types.Type, Any], Any] | None = None


@dataclass(frozen=True)
class Result:
    """What a wrapper returns: its numba type, and the register that it comes in.

    One of several comes in a register each, ``$result0``, ``$result1``, ..., as a tuple.
    """

    numba_type: types.Type
    constraint: str
    llvm_type: ir.Type
    count: int = 1


U32_RESULT = Result(types.uint32, "=r", I32)
U64_RESULT = Result(types.uint64, "=l", I64)
U32_PAIR_RESULT = Result(types.UniTuple(types.uint32, 2), "=r", I32, 2)
U32_FOUR_RESULT = Result(types.UniTuple(types.uint32, 4), "=r", I32, 4)
_BOOLEAN = Result(types.boolean, "=r", I32)  # PTX has no constraint for predicates: selp gives 0, 1


def result_of(annotation: Any) -> Result | None:
    """What a wrapper's return annotation stands for; None for None."""
    if annotation in (None, inspect.Signature.empty):
        return None
    return _BOOLEAN if annotation is bool else annotation.__metadata__[0]


def _integer(to: types.Type, hint: str = "", allow_boolean: bool = False):
    def accept(given: types.Type) -> types.Type | str:
        if isinstance(given, types.Integer) or (allow_boolean and isinstance(given, types.Boolean)):
            return to
        if isinstance(given, types.Array):
            return hint
        return ""

    return accept


def _float32(given: types.Type) -> types.Type | str:
    return types.float32 if isinstance(given, types.Float | types.Integer) else ""


def global_pointer_to_integer(context, builder, array_type, value):
    """The global-space address of an array's first element, as i64."""
    data = context.make_array(array_type)(context, builder, value).data
    in_global = builder.addrspacecast(data, ir.PointerType(data.type.pointee, 1))
    return builder.ptrtoint(in_global, I64)


def _accept_global_address(given: types.Type) -> types.Type | str:
    if isinstance(given, types.Array):
        return given
    if isinstance(given, types.IntegerLiteral):
        return "an address comes from an array or from ptx.global_address(array, index)"
    if isinstance(given, types.Integer):
        if given.bitwidth == 64:
            return types.uint64
        return "32 bits hold an address in shared memory, not one in global memory"
    return ""


def _global_address_value(context, builder, given, value):
    if isinstance(given, types.Array):
        return global_pointer_to_integer(context, builder, given, value)
    return value


def _accept_tensor_map(given: types.Type) -> types.Type | str:
    if isinstance(given, TensorMapType):
        return given
    if isinstance(given, types.IntegerLiteral):
        return "an address comes from the kernel's arguments"
    if isinstance(given, types.Integer) and given.bitwidth == 64:
        return types.uint64
    if isinstance(given, types.Array):
        return "make harness.TensorMap.tiled(array, box=...) on the host and pass that"
    return ""


def _tensor_map_value(context, builder, given, value):
    return builder.ptrtoint(value, I64) if isinstance(given, TensorMapType) else value


_USE_SHARED_ADDRESS = "use ptx.shared_address(array)"

SHARED_ADDRESS = Operand(
    "a shared-memory address (uint32)", _integer(types.uint32, _USE_SHARED_ADDRESS), "r", I32
)
COUNT = Operand("a number of arrivals (uint32)", _integer(types.uint32), "r", I32)
BYTES = Operand("a number of bytes (uint32)", _integer(types.uint32), "r", I32)
SOURCE_BYTES = Operand(
    "a number of bytes to read, the rest being zeros (uint32)", _integer(types.uint32), "r", I32
)
PARITY = Operand(
    "a phase parity, 0 or 1 (uint32)", _integer(types.uint32, allow_boolean=True), "r", I32
)
RANK = Operand("the rank of a block in its cluster (uint32)", _integer(types.uint32), "r", I32)
MASK = Operand(
    "a mask of blocks of the cluster, a bit a rank (uint16)", _integer(types.uint16), "h", I16
)
LANES = Operand("a mask of lanes of the warp (uint32)", _integer(types.uint32), "r", I32)
BARRIER_NUMBER = Operand(
    "the number of a block barrier, 0 to 15 (uint32)", _integer(types.uint32), "r", I32
)
THREADS = Operand(
    "a number of threads, a multiple of 32 (uint32)", _integer(types.uint32), "r", I32
)
FRAGMENT = Operand(
    "a register of a matrix, two 16-bit elements (uint32)", _integer(types.uint32), "r", I32
)
STATE = Operand("a state that an arrival gave (uint64)", _integer(types.uint64), "l", I64)
POLICY = Operand("a cache policy, of createpolicy (uint64)", _integer(types.uint64), "l", I64)
INDEX = Operand("an index (uint32)", _integer(types.uint32), "r", I32)
EXTENT = Operand("an extent in elements (uint32)", _integer(types.uint32), "r", I32)
STRIDE = Operand("a stride in bytes (uint64)", _integer(types.uint64), "l", I64)
NANOSECONDS = Operand("a time in nanoseconds (uint32)", _integer(types.uint32), "r", I32)
OFFSET = Operand("an im2col offset in elements (uint16)", _integer(types.uint16), "h", I16)
FLOAT32 = Operand("a number (float32)", _float32, "f", ir.FloatType())
COORDINATE = Operand("a coordinate in elements (int32)", _integer(types.int32), "r", I32)
GLOBAL_ADDRESS = Operand(
    "a global array, or a global address (uint64)",
    _accept_global_address,
    "l",
    I64,
    _global_address_value,
)
TENSOR_MAP = Operand(
    "a TensorMap parameter of the kernel, or a tensor map's address (uint64)",
    _accept_tensor_map,
    "l",
    I64,
    _tensor_map_value,
)
# Whether a computed value folds to a constant is known only to NVVM, which is asked by the
# constraint "n"; `harness.compiler.immediates` explains its refusal.
ORDINAL = Operand(
    "the number of a dimension, innermost 0, constant when the kernel is compiled",
    _integer(types.int32),
    "n",
    I32,
)
GROUPS = Operand(
    "a number of groups, constant when the kernel is compiled", _integer(types.int32), "n", I32
)
REGISTERS = Operand(
    "a number of registers, constant when the kernel is compiled", _integer(types.int32), "n", I32
)
