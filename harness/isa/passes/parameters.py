"""Parameters and arguments of functions, all as ``.param`` variables.

A function may take its parameters and give its results in registers (``.func (.reg .b32 r) f
(.reg .b32 x)``), and a call may hand over registers, constants and ``_`` whatever the function
declares (PTX ISA 7.1). Both are written here as the other form says them: the function loads its
parameters where it begins and stores its results where it returns; the call stores and loads
around itself.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

from harness.isa.passes.frames import called, is_call
from harness.isa.table.index import key_of
from harness.isa.text.tree import (
    Address,
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
from harness.isa.types import DTYPES

Written = Callable[[Instruction], list[Instruction]]


def in_variables(module: Module) -> Module:
    """The same module, with nothing but ``.param`` variables passed."""
    return replace(
        module,
        functions={
            name: _taking_variables(_passing_variables(function, module))
            for name, function in module.functions.items()
        },
    )


def _taking_variables(function: Function) -> Function:
    """The function with ``.param`` parameters in the place of those in registers."""
    in_registers = [(n, p) for n, p in enumerate(function.parameters) if p.space == "reg"]
    if not in_registers or not function.instructions:
        return function
    first = function.instructions[0]
    begins = [
        _load(p.type, Register(p.name, p.type), p.name, first)
        for n, p in in_registers
        if n >= function.results
    ]

    def written(one: Instruction) -> list[Instruction]:
        if key_of(one.opcode) != "ret":
            return [one]
        stores = [
            _store(p.type, p.name, Register(p.name, p.type), one)
            for n, p in in_registers
            if n < function.results
        ]
        return [*stores, one]

    made = _rewritten(function, written)
    if key_of(function.instructions[-1].opcode) != "ret":  # the end of a function returns too
        last = replace(function.instructions[-1], opcode="ret", operands=(), guard=None)
        made = replace(made, instructions=(*made.instructions, *written(last)))
    labels = {label: index + len(begins) for label, index in made.labels.items()}
    parameters = tuple(replace(p, space="param") for p in function.parameters)
    registers = made.registers | {p.name: p.type for _, p in in_registers}
    return replace(
        made,
        parameters=parameters,
        registers=registers,
        instructions=(*begins, *made.instructions),
        labels=labels,
    )


def _passing_variables(function: Function, module: Module) -> Function:
    """The function with ``.param`` variables in its calls for whatever else they hand over."""
    made: list[Variable] = []

    def written(one: Instruction) -> list[Instruction]:
        if not is_call(one) or not any(map(_is_value, _passed(one))):
            return [one]
        callee = module.functions.get(str(called(one)))
        formal = iter(callee.parameters if callee else ())
        before: list[Instruction] = []
        after: list[Instruction] = []
        operands: list[Operand] = []
        named = False
        for operand in one.operands:
            if not isinstance(operand, Vector):
                operands.append(operand)
                named = True
                continue
            elements: list[Operand] = []
            for actual in operand.elements:
                taken = next(formal, None)
                if taken is None and isinstance(actual, Register):
                    taken = Variable("", "param", actual.type, _size(actual.type), 1)
                if taken is None or not _is_value(actual):
                    elements.append(actual)
                    continue
                size = taken.size_bytes or 0
                name = f"argument {len(made)} of a call"
                made.append(Variable(name, "local", taken.type, size, max(taken.align, size)))
                elements.append(Symbol(name))
                if named:
                    before.append(_store(taken.type, name, actual, one))
                elif isinstance(actual, Register):
                    after.append(_load(taken.type, actual, name, one))
            operands.append(Vector(tuple(elements)))
        return [*before, replace(one, operands=tuple(operands)), *after]

    rewritten = _rewritten(function, written)
    return replace(rewritten, variables=(*function.variables, *made)) if made else function


def _rewritten(function: Function, written: Written) -> Function:
    """``function`` with each instruction replaced by what ``written`` makes of it."""
    instructions: list[Instruction] = []
    begins = []
    for one in function.instructions:
        begins.append(len(instructions))
        instructions += written(one)
    begins.append(len(instructions))
    labels = {label: begins[index] for label, index in function.labels.items()}
    return replace(function, instructions=tuple(instructions), labels=labels)


def _passed(call: Instruction) -> Iterator[Operand]:
    return (o for v in call.operands if isinstance(v, Vector) for o in v.elements)


def _is_value(operand: Operand) -> bool:
    return isinstance(operand, Register | Immediate | Sink)


def _load(ptx_type: str, register: Register, name: str, like: Instruction) -> Instruction:
    operands = register, Address(Symbol(name))
    return replace(like, opcode=f"ld.param.b{8 * _size(ptx_type)}", operands=operands)


def _store(ptx_type: str, name: str, value: Operand, like: Instruction) -> Instruction:
    fraction = isinstance(value, Immediate) and isinstance(value.value, float)
    opcode = f"st.param.{'f' if fraction else 'b'}{8 * _size(ptx_type)}"
    return replace(like, opcode=opcode, operands=(Address(Symbol(name)), value))


def _size(ptx_type: str) -> int:
    return DTYPES[ptx_type].itemsize
