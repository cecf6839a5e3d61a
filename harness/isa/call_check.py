"""Arguments that do not fit the function that is called (PTX ISA 7.1), by ptxas' rules."""

from __future__ import annotations

from harness.isa.text.tree import (
    Function,
    Immediate,
    Instruction,
    Module,
    Operand,
    Register,
    Sink,
    Symbol,
    Variable,
    Vector,
)
from harness.isa.types import DTYPES, agrees


def call_complaint(call: Instruction, caller: Function, module: Module) -> str | None:
    """Return a sentence on a wrong call, if the function is known by its name."""
    operands = list(call.operands)
    results = operands.pop(0) if operands and isinstance(operands[0], Vector) else None
    if not operands or not isinstance(operands[0], Symbol | Register):
        return "calls no function"
    called = operands.pop(0)
    arguments = operands.pop(0) if operands and isinstance(operands[0], Vector) else None
    if isinstance(called, Register):
        return None
    if operands:
        return f"{operands[0]} is not an argument list: write (...)"
    callee = module.functions.get(called.name)
    if callee is None:
        return (
            None if called.name in module.declared else f"{called} is not a function of this text"
        )
    if callee.is_entry:
        return f"{called} is an .entry, which is launched and not called"
    given = _elements(results), _elements(arguments)
    formal = callee.parameters[: callee.results], callee.parameters[callee.results :]
    for what, some, taken in zip(("results", "parameters"), given, formal, strict=True):
        if len(some) != len(taken):
            return f"{called} has {len(taken)} {what}, not {len(some)}"
    variables = {v.name: v for v in (*caller.variables, *caller.parameters)}
    for actual, parameter in zip(given[0], formal[0], strict=True):
        if not isinstance(actual, Sink | Immediate) and not _fits(actual, parameter, variables):
            return f"{actual} cannot take {_shown(parameter)}"
    for actual, parameter in zip(given[1], formal[1], strict=True):
        if not _fits(actual, parameter, variables):
            return f"{actual} cannot be {_shown(parameter)}"
    return None


def _elements(operand: Operand | None) -> tuple[Operand, ...]:
    return operand.elements if isinstance(operand, Vector) else ()


def _shown(parameter: Variable) -> str:
    count = f"[{parameter.size_bytes}]" if _is_array(parameter) else ""
    return f"the .{parameter.space} .{parameter.type} {parameter.name}{count}"


def _is_array(variable: Variable) -> bool:
    return variable.size_bytes != DTYPES[variable.type].itemsize


def _fits(actual: Operand, parameter: Variable, variables: dict[str, Variable]) -> bool:
    if isinstance(actual, Symbol):
        held = variables.get(actual.name)
        if held is None or held.space not in ("local", "param"):
            return False
        same = held.size_bytes == parameter.size_bytes and held.align == parameter.align
        if _is_array(held) != _is_array(parameter) or (_is_array(held) and not same):
            return False
        return agrees(held.type, parameter.type, wider=False)
    if _is_array(parameter):
        return False
    if isinstance(actual, Immediate):
        fraction = isinstance(actual.value, float)
        return parameter.type[0] == "b" or fraction == ("f" in parameter.type)
    return isinstance(actual, Register) and agrees(actual.type, parameter.type, wider=False)
