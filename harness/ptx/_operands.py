"""Operands of PTX wrappers: an `Operand` for each kind.

Each accepts the numba types that a kernel's author would reasonably write (any integer for an
address, a count or a coordinate), casts them to the width PTX asks for, and refuses the rest in a
sentence that says what was meant.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from llvmlite import ir
from numba.cuda import types

from harness.isa.table.roles import KINDS, RESULTS
from harness.ptx.tensor_map_argument import TensorMapType

if TYPE_CHECKING:
    from numba.cuda.target import CUDATargetContext

I16, I32, I64 = ir.IntType(16), ir.IntType(32), ir.IntType(64)


@dataclass(frozen=True)
class Operand:
    """A kind of operand.

    ``accept`` maps the numba type that was given to the type it is cast to, or returns a sentence
    that says why not. ``value`` turns the cast value into the operand of the inline assembly (None:
    as it is). ``constraint`` is inline assembly's letter for the register, "n" for an immediate.
    """

    what: str
    accept: Callable[[types.Type], types.Type | str]
    constraint: str
    llvm_type: ir.Type
    value: Callable[[CUDATargetContext, ir.IRBuilder, types.Type, ir.Value], ir.Value] | None = None


def _integer(
    to: types.Type, hint: str = "", allow_boolean: bool = False
) -> Callable[[types.Type], types.Type | str]:
    def accept(given: types.Type) -> types.Type | str:
        if isinstance(given, types.Integer) or (allow_boolean and isinstance(given, types.Boolean)):
            return to
        if isinstance(given, types.Array):
            return hint
        return ""

    return accept


def _float32(given: types.Type) -> types.Type | str:
    return types.float32 if isinstance(given, types.Float | types.Integer) else ""


def global_pointer_to_integer(
    context: CUDATargetContext, builder: ir.IRBuilder, array_type: types.Type, value: ir.Value
) -> ir.Value:
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


def _global_address_value(
    context: CUDATargetContext, builder: ir.IRBuilder, given: types.Type, value: ir.Value
) -> ir.Value:
    if isinstance(given, types.Array):
        return global_pointer_to_integer(context, builder, given, value)
    return value


def _accept_state(given: types.Type) -> types.Type | str:
    if isinstance(given, types.Integer) and not given.signed and given.bitwidth == 64:
        return given
    return "for a parity, 0 or 1, call the function with _parity, such as mbarrier_wait_parity"


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


def _tensor_map_value(
    context: CUDATargetContext, builder: ir.IRBuilder, given: types.Type, value: ir.Value
) -> ir.Value:
    return builder.ptrtoint(value, I64) if isinstance(given, TensorMapType) else value


_TYPES = {
    "u16": (types.uint16, "h", I16),
    "u32": (types.uint32, "r", I32),
    "u64": (types.uint64, "l", I64),
    "s32": (types.int32, "r", I32),
    "f32": (types.float32, "f", ir.FloatType()),
    # PTX has no constraint for predicates: selp gives 0 or 1
    "pred": (types.boolean, "r", I32),
}
# What a kind accepts, and what becomes of it, where that is not any integer cast to its type.
_ACCEPT = {
    "SharedAddress": _integer(types.uint32, "use ptx.shared_address(array)"),
    "Parity": _integer(types.uint32, allow_boolean=True),
    "Float32": _float32,
    "State": _accept_state,
    "GlobalAddress": _accept_global_address,
    "TensorMapAddress": _accept_tensor_map,
}
_VALUES = {"GlobalAddress": _global_address_value, "TensorMapAddress": _tensor_map_value}


@cache
def operand_of(kind: str) -> Operand:
    """The operand of a kind of the instruction table.

    Whether a computed value folds to a constant is known only to NVVM, which is asked by the
    constraint "n"; `harness.compiler.mistakes.unreported` explains its refusal.
    """
    found = KINDS[kind]
    to, letter, llvm_type = _TYPES[found.type]
    return Operand(
        found.what,
        _ACCEPT.get(kind) or _integer(to),
        "n" if found.immediate else letter,
        llvm_type,
        _VALUES.get(kind),
    )


def result_of(kind: str) -> tuple[types.Type, str, ir.Type]:
    """The numba type, the constraint and the LLVM type of each result of a kind."""
    numba_type, letter, llvm_type = _TYPES[RESULTS[kind].type]
    return numba_type, f"={letter}", llvm_type
