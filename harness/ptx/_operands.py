"""Operands of PTX wrappers: an `Operand` for each kind.

Each accepts the types that a kernel's author would reasonably write (any integer for an address, a
count or a coordinate), converts them to the width that PTX asks for, and refuses the rest in a
sentence that says what was meant.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import cast

from harness.isa.table.row import KINDS, RESULTS
from harness.ptx.calls import Code, Passed, Type, Value

LETTERS = {"u16": "h", "u32": "r", "u64": "l", "s32": "r", "f32": "f", "pred": "r"}
"""Inline assembly's letter for a register. PTX has none for predicates: selp gives 0 or 1."""


@dataclass(frozen=True)
class Accepted:
    """``type``: the type to convert to; None if the operand stays as it is passed."""

    type: Type | None


@dataclass(frozen=True)
class Operand:
    """A kind of operand.

    ``accept`` returns the type to convert to, or a sentence that says why the operand is refused.
    ``value`` turns an operand that stays as it is passed into that of the inline assembly.
    ``constraint`` is inline assembly's letter for the register, "n" for an immediate.
    """

    what: str
    accept: Callable[[Passed], Accepted | str]
    constraint: str
    type: Type
    value: Callable[[Code, Value], Value]


def _integer(
    to: Type, hint: str = "", allow_boolean: bool = False
) -> Callable[[Passed], Accepted | str]:
    def accept(argument: Passed) -> Accepted | str:
        if argument.kind == "integer" or (allow_boolean and argument.kind == "boolean"):
            return Accepted(to)
        return hint if argument.kind == "array" else ""

    return accept


def _float32(argument: Passed) -> Accepted | str:
    return Accepted("f32") if argument.kind in ("float", "integer") else ""


def _accept_global_address(argument: Passed) -> Accepted | str:
    if argument.kind == "array":
        return Accepted(None)
    if argument.kind != "integer":
        return ""
    if argument.constant is not None:
        return "an address comes from an array or from ptx.global_address(array, index)"
    if argument.bits == 64:
        return Accepted("u64")
    return "32 bits hold an address in shared memory, not one in global memory"


def _accept_state(argument: Passed) -> Accepted | str:
    if argument.kind == "integer" and not argument.signed and argument.bits == 64:
        return Accepted("u64")
    return "for a parity, 0 or 1, call the function with _parity, such as mbarrier_wait_parity"


def _accept_tensor_map(argument: Passed) -> Accepted | str:
    if argument.kind == "tensor map":
        return Accepted(None)
    if argument.kind == "array":
        return "make harness.TensorMap.tiled(array, box=...) on the host and pass that"
    if argument.kind == "integer" and argument.constant is not None:
        return "an address comes from the kernel's arguments"
    return Accepted("u64") if argument.kind == "integer" and argument.bits == 64 else ""


# What a kind accepts, if that is not any integer.
_ACCEPT = {
    "SharedAddress": _integer("u32", "use ptx.shared_address(array)"),
    "Parity": _integer("u32", allow_boolean=True),
    "Float32": _float32,
    "State": _accept_state,
    "GlobalAddress": _accept_global_address,
    "TensorMapAddress": _accept_tensor_map,
}
_VALUES: dict[str, Callable[[Code, Value], Value]] = {
    "GlobalAddress": lambda code, array: code.address(array, None, "global"),
    "TensorMapAddress": lambda code, tensor_map: code.tensor_map_address(tensor_map),
}


@cache
def operand_of(kind: str) -> Operand:
    """The operand of a kind of the instruction table.

    Whether a computed value folds to a constant is known only to NVVM, which is asked by the
    constraint "n"; `harness.compiler.mistakes.unreported` explains its refusal.
    """
    operand = KINDS[kind]
    to = cast(Type, operand.type)
    return Operand(
        operand.what,
        _ACCEPT.get(kind) or _integer(to),
        "n" if operand.immediate else LETTERS[to],
        to,
        _VALUES.get(kind, lambda code, value: value),
    )


def result_of(kind: str) -> tuple[Type, str]:
    """The type and the constraint of each result of a kind."""
    type_ = cast(Type, RESULTS[kind].type)
    return type_, f"={LETTERS[type_]}"
