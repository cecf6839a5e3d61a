"""Inlining of calls: the function's body replaces the call.

numba-cuda leaves a few of libdevice's functions outside the kernel (pow, the slow paths of sin and
cos, lgamma): small, without recursion. A copy of the body for each call needs no stack, and the
lanes of a warp reconverge after it as after an if.

A call passes ``.param`` variables, which are the thread's own: the copy uses the caller's in
place of its formal parameters. Functions that call themselves, and calls through a register, would
need a stack: they are not run.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Any

from harness.base.errors import PtxError
from harness.sanitizer.isa.table.index import key_of
from harness.sanitizer.isa.text.tree import (
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

MAX_NESTED = 128  # calls, one in the other
MAX_INSTRUCTIONS = 1 << 20  # per kernel, with all its calls in place


def with_calls_in_place(module: Module, entry: Function) -> Function:
    """Return ``entry`` with every call of a function that has a body replaced by that body.

    Calls that cannot be replaced (of a function without a body or that calls itself, or through a
    register) stay: executing them is an error.
    """
    if not any(map(_is_call, entry.instructions)):
        return entry
    body = _Body(module)
    body.check(entry)
    body.append(entry, _Copy(), (entry.name,))
    return replace(
        entry,
        instructions=tuple(body.instructions),
        labels=body.labels,
        registers=body.registers,
        variables=tuple(body.variables.values()),
    )


@dataclass(frozen=True)
class _Copy:
    """The names in a copy of a body; number 0 is the kernel itself."""

    number: int = 0
    parameters: dict[str, str] = field(default_factory=dict)
    shared: dict[str, str] = field(default_factory=dict)
    own: frozenset[str] = frozenset()
    call: Instruction | None = None

    def name(self, name: str) -> str:
        return f"{name}@{self.number}" if self.number else name

    @property
    def end(self) -> Symbol:
        """The label after the copy."""
        return Symbol(self.name("the end of the call"))

    def operand(self, operand: Any) -> Any:
        """The same operand of the copy: of the kind that it was."""
        if isinstance(operand, Register):
            return replace(operand, name=self.name(operand.name))
        if isinstance(operand, Symbol):
            known = self.parameters.get(operand.name) or self.shared.get(operand.name)
            if known:
                return replace(operand, name=known)
            if operand.name in self.own:
                return replace(operand, name=self.name(operand.name))
            return operand
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
        """A line of the caller's own file is kept; in other files, the line of the call."""
        if self.call is None or self.call.location is None:
            return location
        if location is None or location.file != self.call.location.file:
            return self.call.location
        return location


def _is_call(instruction: Instruction) -> bool:
    return key_of(instruction.opcode) == "call"


def _too_large(instruction: Instruction) -> PtxError:
    return PtxError(
        f"with every call in place the kernel has over {MAX_INSTRUCTIONS} instructions",
        line=instruction.ptx_line,
    )


class _Body:
    def __init__(self, module: Module):
        self.module = module
        self.instructions: list[Instruction] = []
        self.labels: dict[str, int] = {}  # the index of the instruction after each
        self.registers: dict[str, str] = {}  # the type of each, by its name in its copy
        self.variables: dict[str, Variable] = {}  # each by its name in its copy
        self.copies = 0  # so many so far: the number of the last
        self.recursive: set[str] = set()  # functions: without them, no function reaches itself

    def append(self, function: Function, copy: _Copy, stack: tuple[str, ...]) -> None:
        """Add a copy of ``function``; ``stack`` names it and those that it is called from."""
        self.registers |= {copy.name(n): t for n, t in function.registers.items()}
        for variable in function.variables:
            name = copy.operand(Symbol(variable.name)).name
            self.variables[name] = replace(variable, name=name)
        labels: dict[int, list[str]] = {}
        for label, index in function.labels.items():
            labels.setdefault(index, []).append(copy.name(label))
        for index, instruction in enumerate(function.instructions):
            self._label(labels.get(index, ()))
            there = copy.instruction(instruction)
            callee = self._callee(instruction)
            if callee is not None:
                self._call(there, callee, stack)
            elif copy.number and key_of(instruction.opcode) == "bra":
                target = Symbol(copy.name(instruction.operands[0].name))
                self._add(replace(there, operands=(target,)))
            elif copy.number and key_of(instruction.opcode) == "brx":
                targets = tuple(Symbol(copy.name(o.name)) for o in instruction.operands[1].elements)
                self._add(replace(there, operands=(there.operands[0], Vector(targets))))
            elif copy.number and key_of(instruction.opcode) == "ret":
                self._add(replace(there, opcode="bra", operands=(copy.end,)))
            else:
                self._add(there)
        self._label(labels.get(len(function.instructions), ()))
        if copy.number:
            self._label([copy.end.name])

    def check(self, entry: Function) -> None:
        """Find the functions that call themselves, and reject a body that is too large before it is
        made: thirty functions are enough for a billion copies."""
        sizes: dict[str, int] = {}  # at the least

        def size(function: Function, stack: tuple[str, ...]) -> int:
            if function.name in stack:
                self.recursive.update(stack[stack.index(function.name) :])
            if function.name in stack or len(stack) > MAX_NESTED:
                return 1
            if function.name not in sizes:
                own = 0
                for instruction in function.instructions:
                    callee = self._callee(instruction)
                    own += 1 if callee is None else size(callee, (*stack, function.name))
                    if own > MAX_INSTRUCTIONS:
                        raise _too_large(instruction)
                sizes[function.name] = own
            return sizes[function.name]

        size(entry, ())

    def _label(self, names: Iterable[str]) -> None:
        for name in names:
            self.labels[name] = len(self.instructions)

    def _add(self, instruction: Instruction) -> None:
        if len(self.instructions) >= MAX_INSTRUCTIONS:
            raise _too_large(instruction)
        self.instructions.append(instruction)

    def _callee(self, instruction: Instruction) -> Function | None:
        """Return the function whose body replaces the instruction, if any."""
        if not _is_call(instruction):
            return None
        named = (o for o in instruction.operands if not isinstance(o, Vector))
        callee = self.module.functions.get(str(next(named, "")))
        is_inlined = callee and not callee.is_entry and callee.name not in self.recursive
        return callee if is_inlined else None

    def _call(self, call: Instruction, callee: Function, stack: tuple[str, ...]) -> None:
        if len(stack) > MAX_NESTED:
            raise PtxError(
                f"calls are nested {MAX_NESTED} deep: "
                f"{' > '.join((*stack[:3], '...', *stack[-2:], callee.name))}",
                line=call.ptx_line,
            )
        self.copies += 1
        actual = self._actual(call, callee)
        formal = [p.name for p in callee.parameters]
        # A variable in shared memory is the same in all copies of its function.
        copy = _Copy(
            self.copies,
            dict(zip(formal, actual, strict=True)),
            {v.name: f"{v.name}@{callee.name}" for v in callee.variables if v.space == "shared"},
            frozenset(v.name for v in callee.variables),
            call,
        )
        self._refuse_addresses(callee, formal)
        if call.guard is not None:
            skip = Guard(call.guard.predicate, not call.guard.negated)
            self._add(replace(call, opcode="bra", operands=(copy.end,), guard=skip))
        self.append(callee, copy, (*stack, callee.name))

    def _actual(self, call: Instruction, callee: Function) -> list[str]:
        """The .param variables of the call, those of results first."""
        actual = [o for v in call.operands if isinstance(v, Vector) for o in v.elements]
        if len(actual) != len(callee.parameters) or not all(isinstance(o, Symbol) for o in actual):
            raise PtxError(
                f"{callee.name} takes {len(callee.parameters)} .param variables, "
                f"got ({', '.join(map(str, actual))})",
                line=call.ptx_line,
            )
        return [str(o) for o in actual]

    def _refuse_addresses(self, callee: Function, formal: list[str]) -> None:
        for instruction in callee.instructions:
            for operand in instruction.operands:
                if isinstance(operand, Symbol) and operand.name in formal:
                    raise PtxError(
                        f"the address of {operand}, a parameter of {callee.name}, is not known to "
                        "the emulator",
                        line=instruction.ptx_line,
                    )
