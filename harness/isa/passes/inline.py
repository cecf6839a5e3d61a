"""Calls, by putting the function's body in the place of the call.

numba-cuda leaves a few of libdevice's functions outside the kernel (pow, the slow paths of
sin and cos, lgamma): small, without recursion. A copy of the body for each call needs no
stack, and the lanes of a warp meet again behind it as they do behind an if.

A call passes ``.param`` variables, which are the thread's own: the copy uses the caller's in
place of its formal parameters.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from harness.errors import PtxError
from harness.isa.table.index import key_of
from harness.isa.text.tree import (
    Function,
    Guard,
    Instruction,
    Location,
    Module,
    Register,
    Symbol,
    Variable,
    Vector,
    rebuilt,
)

MAX_INSTRUCTIONS = 1 << 20  # of a kernel with all its calls in place


def with_calls_in_place(module: Module, entry: Function) -> Function:
    """``entry`` with every call of a function that has a body replaced by that body.

    Calls that cannot be (of a function without a body, through a register, of itself) stay:
    executing one is an error.
    """
    if not any(_is_call(i) for i in entry.instructions):
        return entry
    made = _Body(module)
    made.append(entry, _Copy(), (entry.name,))
    return replace(
        entry,
        instructions=tuple(made.instructions),
        labels=made.labels,
        registers=made.registers,
        variables=tuple(made.variables.values()),
    )


def _is_call(instruction: Instruction) -> bool:
    return key_of(instruction.opcode) == "call"


@dataclass(frozen=True)
class _Copy:
    """What a copy of a body calls its things; number 0 is the kernel itself."""

    number: int = 0
    parameters: dict[str, str] = field(default_factory=dict)
    shared: dict[str, str] = field(default_factory=dict)
    own: frozenset[str] = frozenset()
    call: Instruction | None = None

    def name(self, name: str) -> str:
        return f"{name}@{self.number}" if self.number else name

    def operand(self, operand: Any) -> Any:
        """The same operand of the copy: of the kind that it was."""
        if isinstance(operand, Register):
            return replace(operand, name=self.name(operand.name))
        if isinstance(operand, Symbol):
            known = self.parameters.get(operand.name) or self.shared.get(operand.name)
            if known:
                return Symbol(known)
            return Symbol(self.name(operand.name)) if operand.name in self.own else operand
        return rebuilt(operand, self.operand)

    def instruction(self, instruction: Instruction) -> Instruction:
        guard = instruction.guard
        return replace(
            instruction,
            operands=tuple(self.operand(o) for o in instruction.operands),
            guard=guard and replace(guard, predicate=self.operand(guard.predicate)),
            location=self._place(instruction.location),
            stack=(*instruction.stack, *(self.call.stack if self.call else ())),
        )

    def _place(self, location: Location | None) -> Location | None:
        """A line of the caller's own file stands; in other files, the line of the call."""
        if self.call is None or self.call.location is None:
            return location
        if location is None or location.file != self.call.location.file:
            return self.call.location
        return location


class _Body:
    def __init__(self, module: Module):
        self.module = module
        self.instructions: list[Instruction] = []
        self.labels: dict[str, int] = {}
        self.registers: dict[str, str] = {}
        self.variables: dict[str, Variable] = {}
        self.copies = 0

    def append(self, function: Function, copy: _Copy, stack: tuple[str, ...]) -> None:
        """Add a copy of ``function``; ``stack`` names it and those that it is called from."""
        self.registers |= {copy.name(n): t for n, t in function.registers.items()}
        for variable in function.variables:
            name = copy.operand(Symbol(variable.name)).name
            self.variables[name] = replace(variable, name=name)
        labels: dict[int, list[str]] = {}
        for label, index in function.labels.items():
            labels.setdefault(index, []).append(copy.name(label))
        end = copy.name("the end of the call")
        for index, instruction in enumerate(function.instructions):
            self._label(labels.get(index, ()))
            there = copy.instruction(instruction)
            callee = self._callee(instruction, stack)
            if callee is not None:
                self._call(there, callee, stack)
            elif copy.number and key_of(instruction.opcode) == "bra":
                target = Symbol(copy.name(instruction.operands[0].name))
                self._add(replace(there, operands=(target,)))
            elif copy.number and key_of(instruction.opcode) == "brx":
                targets = tuple(Symbol(copy.name(o.name)) for o in instruction.operands[1].elements)
                self._add(replace(there, operands=(there.operands[0], Vector(targets))))
            elif copy.number and key_of(instruction.opcode) == "ret":
                self._add(replace(there, opcode="bra", operands=(Symbol(end),)))
            else:
                self._add(there)
        self._label(labels.get(len(function.instructions), ()))
        if copy.number:
            self._label([end])

    def _label(self, names) -> None:
        for name in names:
            self.labels[name] = len(self.instructions)

    def _add(self, instruction: Instruction) -> None:
        if len(self.instructions) >= MAX_INSTRUCTIONS:
            raise PtxError(
                f"PTX line {instruction.ptx_line}: with every call in place the kernel has over "
                f"{MAX_INSTRUCTIONS} instructions"
            )
        self.instructions.append(instruction)

    def _callee(self, instruction: Instruction, stack: tuple[str, ...]) -> Function | None:
        if not _is_call(instruction):
            return None
        names = [o.name for o in instruction.operands if isinstance(o, Symbol)]
        callee = self.module.functions.get(names[0]) if names else None
        if callee is None or callee.is_entry or callee.name in stack:
            return None
        return callee

    def _call(self, call: Instruction, callee: Function, stack: tuple[str, ...]) -> None:
        self.copies += 1
        number = self.copies
        after = f"after the call@{number}"
        guard = call.guard
        if guard is not None:
            skip = Guard(guard.predicate, not guard.negated)
            self._add(replace(call, opcode="bra", operands=(Symbol(after),), guard=skip))
        actual = [o for v in call.operands if isinstance(v, Vector) for o in v.elements]
        if len(actual) != len(callee.parameters) or not all(isinstance(o, Symbol) for o in actual):
            raise PtxError(
                f"PTX line {call.ptx_line}: {callee.name} takes {len(callee.parameters)} .param "
                f"variables, got ({', '.join(map(str, actual))})"
            )
        formal = [p.name for p in callee.parameters]
        copy = _Copy(
            number,
            dict(zip(formal, (o.name for o in actual), strict=True)),
            {v.name: f"{v.name}@{callee.name}" for v in callee.variables if v.space == "shared"},
            frozenset(v.name for v in callee.variables),
            call,
        )
        self._refuse_addresses(callee, formal)
        self.append(callee, copy, (*stack, callee.name))
        self._label([after])

    def _refuse_addresses(self, callee: Function, formal: list[str]) -> None:
        for instruction in callee.instructions:
            for operand in instruction.operands:
                if isinstance(operand, Symbol) and operand.name in formal:
                    raise PtxError(
                        f"PTX line {instruction.ptx_line}: the address of {operand}, a parameter "
                        f"of {callee.name}, is not known to the emulator"
                    )
