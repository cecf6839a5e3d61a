"""A function of `harness.ptx`, made from its description in the instruction table.

A wrapper is a volatile inline assembly with a memory clobber: the compiler may neither drop it, nor
move a load or a store across it, since the instruction is there to order these. An instruction that
threads execute together is convergent as well: it may not be moved into a branch that not all of
them take. Only an instruction that computes on registers (`Wrapper.is_pure`) is neither: the
compiler may move it anywhere, or drop it if nothing uses the result.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from harness.isa.table.row import Wrapper
from harness.ptx._operands import Operand, operand_of, result_of
from harness.ptx.calls import Code, Definition, Passed, Type, Value
from harness.ptx.functions import PtxFunction, refuse


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
