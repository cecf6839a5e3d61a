"""A function of `harness.ptx`, made from its description in the instruction table.

A wrapper is a volatile inline assembly with a memory clobber: the compiler may neither drop it, nor
move a load or a store across it, since the instruction is there to order these. An instruction that
threads execute together is convergent as well: it may not be moved into a branch that not all of
them take. Only an instruction that computes on registers (`Wrapper.is_pure`) is neither: the
compiler may move it anywhere, or drop it if nothing uses the result.

An `Operand` of each kind accepts the types that a kernel's author would reasonably write (any
integer for an address, a count or a coordinate), converts them to the width that PTX asks for, and
rejects the rest in a sentence that says what was meant.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import cast

from harness.course.ptx.functions import Code, Definition, Passed, PtxFunction, Type, Value, refuse
from harness.sanitizer.isa import KINDS, RESULTS, Wrapper

LETTERS = {"u16": "h", "u32": "r", "u64": "l", "s32": "r", "f32": "f", "pred": "r"}
"""Inline assembly's letter for a register. PTX has none for predicates: selp gives 0 or 1."""


@dataclass(frozen=True)
class Accepted:
    """``type``: the type to convert to; None if the operand stays as it is passed."""

    type: Type | None


@dataclass(frozen=True)
class Operand:
    """A kind of operand.

    ``accept`` returns the type to convert to, or a sentence that says why the operand is rejected.
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


# The values that a kind accepts, if not any integer.
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
    constraint "n"; `harness.course.compiler.mistakes.unreported` explains its rejection.
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


def inlined(described: Wrapper) -> PtxFunction:
    """Return the wrapper that is a single inline assembly."""
    operands = {p.name: operand_of(p.kind) for p in described.parameters}
    results = described.results if described.returns else []
    whole = _whole(described)
    type_, constraint = result_of(described.returns or "bool")
    returns: tuple[Type, ...] = (type_,) * len(results)

    def define(arguments: dict[str, Passed]) -> Definition:
        accepted = tuple(
            _accept(described, name, operands[name], arguments[name]) for name in arguments
        )
        absent = {name for name in arguments if arguments[name].is_left_out}
        taken = {name: o for name, o in operands.items() if name not in absent}
        text = _numbered(_without(whole, absent), [*results, *taken])
        constraints = [constraint] * len(results)
        constraints += [operand.constraint for operand in taken.values()]
        letters = ",".join(constraints if described.is_pure else [*constraints, "~{memory}"])

        def write(code: Code, values: Sequence[Value]) -> Iterable[Value]:
            passed = [
                _value(code, operands[name], arguments[name], type_, value)
                for name, type_, value in zip(operands, accepted, values, strict=True)
                if name not in absent
            ]
            effects = not described.is_pure
            return code.assembly(
                text, letters, passed, returns, effects=effects, together=described.together
            )

        return Definition(accepted, returns, write)

    return PtxFunction(described, define)


def _whole(described: Wrapper) -> str:
    """Return the PTX, with code around it that turns a predicate into a loop or into a bool."""
    if described.loop:
        (done,) = described.results
        return (
            f"{{\n\t.reg .pred {done};\n"
            "WAIT_${:uid}:\n\t"
            f"{described.ptx.replace(f'${done}', done)}\n\t"
            f"@!{done} bra WAIT_${{:uid}};\n\t}}"
        )
    if described.returns == "bool":
        (holds,) = described.results
        return (
            f"{{\n\t.reg .pred {holds};\n\t"
            f"{described.ptx.replace(f'${holds}', holds)}\n\t"
            f"selp.u32 ${holds}, 1, 0, {holds};\n\t}}"
        )
    return described.ptx


def _without(ptx: str, absent: set[str]) -> str:
    """``ptx`` with each ``[[operand|text]]`` as its text, or gone with its operand."""
    return re.sub(r"\[\[(\w+)\|(.*?)\]\]", lambda m: "" if m[1] in absent else m[2], ptx)


def _accept(described: Wrapper, name: str, operand: Operand, argument: Passed) -> Type | None:
    if argument.is_default:
        return None
    accepted = operand.accept(argument)
    if isinstance(accepted, str):
        hint = f": {accepted}" if accepted else ""
        refuse(described, f"{name} is {operand.what}; got {argument}{hint}")
    return accepted.type


def _numbered(ptx: str, names: list[str]) -> str:
    """The inline assembly's text: each ``$name`` by its number among ``names``."""
    spelled = {name: f"${number}" for number, name in enumerate(names)}
    # ${:uid} is left for LLVM, which replaces it by a number of this copy's own.
    return re.sub(r"\$([a-z]\w*)", lambda match: spelled[match[1]], ptx)


def _value(
    code: Code, operand: Operand, argument: Passed, converted: Type | None, value: Value
) -> Value:
    if argument.is_default:
        return code.number(operand.type, argument.constant)
    return value if converted else operand.value(code, value)
