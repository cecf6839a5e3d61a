"""Inlining of calls: the function's body replaces the call.

numba-cuda leaves a few of libdevice's functions outside the kernel (pow, the slow paths of sin and
cos, lgamma): small, without recursion. A copy of the body for each call needs no stack, and the
lanes of a warp reconverge after it as after an if.

A call passes ``.param`` variables, which are the thread's own: the copy uses the caller's in
place of its formal parameters.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Any

from harness.base.errors import PtxError
from harness.sanitizer.isa.passes.parameters import (
    MAX_DEPTH,
    CalledFrame,
    by_address,
    called,
    in_frames,
    in_variables,
    is_call,
    moved,
    moves,
)
from harness.sanitizer.isa.table.index import key_of
from harness.sanitizer.isa.text.tree import (
    Function,
    Guard,
    Immediate,
    Instruction,
    Location,
    Module,
    Register,
    Special,
    Symbol,
    Variable,
    Vector,
    rebuilt,
)

MAX_NESTED = 128  # calls, one in the other
MAX_INSTRUCTIONS = 1 << 20  # per kernel, with all its calls in place


def with_calls_in_place(module: Module, entry: Function) -> Function:
    """Return ``entry`` with every call of a function that has a body replaced by that body, or by a
    jump into a frame of it (`harness.sanitizer.isa.passes.parameters`).

    Calls that cannot be replaced (of a function without a body, of more frames than are run) stay:
    executing them is an error.
    """
    if not any(is_call(i) for i in entry.instructions):
        return entry
    module = in_variables(module)
    entry = module.functions[entry.name]
    body = _Body(module)
    body.check_size(entry)
    body.append(entry, _Copy(), (entry.name,))
    body.finish()
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
    frame: CalledFrame | None = None

    def name(self, name: str) -> str:
        return f"{name}@{self.number}" if self.number else name

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


def _shared(callee: Function) -> dict[str, str]:
    """Return the names of a function's variables in shared memory: all its copies have the same."""
    return {v.name: f"{v.name}@{callee.name}" for v in callee.variables if v.space == "shared"}


def _too_large(instruction: Instruction) -> PtxError:
    return PtxError(
        f"with every call in place the kernel has over {MAX_INSTRUCTIONS} instructions",
        line=instruction.ptx_line,
    )


class _Body:
    def __init__(self, module: Module):
        self.module = module
        self.instructions: list[Instruction] = []
        self.labels: dict[str, int] = {}
        self.registers: dict[str, str] = {}
        self.variables: dict[str, Variable] = {}
        self.copies = 0
        self.in_frames = in_frames(module)
        self.by_address = by_address(module)
        self.frames: dict[tuple[str, int], CalledFrame] = {}
        self.unmade: deque[CalledFrame] = deque()
        self.frame: CalledFrame | None = None  # the function whose body is being added
        self.returning: list[tuple[int, CalledFrame]] = []

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
            callee = self._callee(instruction)
            if isinstance(callee, Register):
                self._call_by_address(there, copy.operand(callee))
            elif callee is not None and callee.name in self.in_frames:
                self._call_frame(there, callee)
            elif callee is not None:
                self._call(there, callee, stack)
            elif copy.number and key_of(instruction.opcode) == "bra":
                target = Symbol(copy.name(instruction.operands[0].name))
                self._add(replace(there, operands=(target,)))
            elif copy.number and key_of(instruction.opcode) == "brx":
                targets = tuple(Symbol(copy.name(o.name)) for o in instruction.operands[1].elements)
                self._add(replace(there, operands=(there.operands[0], Vector(targets))))
            elif copy.frame and key_of(instruction.opcode) == "ret":
                self._return(there, copy.frame)
            elif copy.number and key_of(instruction.opcode) == "ret":
                self._add(replace(there, opcode="bra", operands=(Symbol(end),)))
            else:
                self._add(there)
        self._label(labels.get(len(function.instructions), ()))
        if copy.number:
            self._label([end])

    def check_size(self, entry: Function) -> None:
        """Reject a body that is too large before it is made: thirty functions are enough for a
        billion copies."""
        sizes: dict[str, int] = {}  # at the least

        def size(function: Function, nested: int) -> int:
            if function.name not in sizes:
                own = 0
                for instruction in function.instructions:
                    callee = self._callee(instruction)
                    if not isinstance(callee, Function) or callee.name in self.in_frames:
                        own += 1
                    elif nested < MAX_NESTED:
                        own += size(callee, nested + 1)
                    if own > MAX_INSTRUCTIONS:
                        raise _too_large(instruction)
                sizes[function.name] = own
            return sizes[function.name]

        size(entry, 0)

    def _label(self, names: Iterable[str]) -> None:
        for name in names:
            self.labels[name] = len(self.instructions)

    def _add(self, instruction: Instruction) -> None:
        if len(self.instructions) >= MAX_INSTRUCTIONS:
            raise _too_large(instruction)
        self.instructions.append(instruction)

    def _callee(self, instruction: Instruction) -> Function | Register | None:
        if not is_call(instruction):
            return None
        name = called(instruction)
        if isinstance(name, Register):
            return name
        callee = self.module.functions.get(str(name))
        return None if callee is None or callee.is_entry else callee

    def _call(self, call: Instruction, callee: Function, stack: tuple[str, ...]) -> None:
        if len(stack) > MAX_NESTED:
            raise PtxError(
                f"calls are nested {MAX_NESTED} deep: "
                f"{' > '.join((*stack[:3], '...', *stack[-2:], callee.name))}",
                line=call.ptx_line,
            )
        self.copies += 1
        number = self.copies
        after = self._unless_guarded(call)
        actual = self._actual(call, callee)
        formal = [p.name for p in callee.parameters]
        copy = _Copy(
            number,
            dict(zip(formal, actual, strict=True)),
            _shared(callee),
            frozenset(v.name for v in callee.variables),
            call,
        )
        self._refuse_addresses(callee, formal)
        self.append(callee, copy, (*stack, callee.name))
        self._label([after])

    def _unless_guarded(self, call: Instruction) -> str:
        """Branch around a call whose guard is false: to the label that is returned, which is to
        be placed after it."""
        after = f"after the call@{call.ptx_line}@{len(self.instructions)}"
        if call.guard is not None:
            skip = Guard(call.guard.predicate, not call.guard.negated)
            self._add(replace(call, opcode="bra", operands=(Symbol(after),), guard=skip))
        return after

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

    def _call_frame(self, call: Instruction, callee: Function) -> None:
        after = self._unless_guarded(call)
        self._enter(replace(call, guard=None), callee)
        self._label([after])

    def _enter(self, call: Instruction, callee: Function) -> None:
        """Copy the parameters, go into the frame, and copy the results when it comes back."""
        stack = self.frame.stack if self.frame else ()
        depth = len(stack) + 1
        if depth > MAX_DEPTH:
            self._add(replace(call, operands=(Symbol(callee.name), Special(" > ".join(stack)))))
            return
        frame = self._frame(callee, (*stack, callee.name))
        actual, results = self._actual(call, callee), self._results(call)
        pairs = list(zip(actual, frame.formal(), strict=True))
        for name, formal in pairs[results:]:
            self._copy(name, formal.name, formal.size_bytes or 0, call)
        back = frame.name(f"back to {len(frame.returns)}")
        number = len(frame.returns)
        into = frame.came_from, Immediate(number, str(number))
        frame.returns.append(back)
        self._add(replace(call, opcode="mov.u32", operands=into))
        self._add(replace(call, opcode="bra", operands=(Symbol(frame.start),)))
        self._label([back])
        for name, formal in pairs[:results]:
            self._copy(formal.name, name, formal.size_bytes or 0, call)

    def _frame(self, callee: Function, stack: tuple[str, ...]) -> CalledFrame:
        key = callee.name, len(stack)
        if key not in self.frames:
            self.frames[key] = frame = CalledFrame(callee, len(stack), stack)
            self.unmade.append(frame)
            self.registers[frame.came_from.name] = frame.came_from.type
            self.variables |= {v.name: v for v in frame.formal()}
        return self.frames[key]

    def _copy(self, source: str, target: str, size: int, call: Instruction) -> None:
        for nbytes in (1, 2, 4, 8):
            self.registers[moved(nbytes).name] = moved(nbytes).type
        for move in moves(source, target, size, call):
            self._add(move)

    @staticmethod
    def _results(call: Instruction) -> int:
        """Return the number of results that a call has: they come before the callee."""
        results = 0
        for operand in call.operands:
            if not isinstance(operand, Vector):
                break
            results += len(operand.elements)
        return results

    def _call_by_address(self, call: Instruction, held: Register) -> None:
        """To the function whose address the register has, of all whose addresses are taken."""
        after = self._unless_guarded(call)
        plain = replace(call, guard=None)
        is_it, cases = Register("is it", "pred"), []
        self.registers[is_it.name] = is_it.type
        for name in self.by_address:
            callee = self.module.functions[name]
            if not self._fits(call, callee):
                continue
            label = f"{after} > {name}"
            cases.append((label, callee))
            self._add(replace(plain, opcode="setp.eq.u64", operands=(is_it, held, Symbol(name))))
            goes = Guard(is_it, False)
            self._add(replace(plain, opcode="bra", operands=(Symbol(label),), guard=goes))
        self._add(replace(plain, operands=(held,)))
        for label, callee in cases:
            self._label([label])
            self._enter(plain, callee)
            self._add(replace(plain, opcode="bra", operands=(Symbol(after),)))
        self._label([after])

    def _fits(self, call: Instruction, callee: Function) -> bool:
        actual = [o for v in call.operands if isinstance(v, Vector) for o in v.elements]
        known = [self.variables.get(str(o)) for o in actual]
        return len(actual) == len(callee.parameters) and all(
            variable is None or variable.size_bytes == formal.size_bytes
            for variable, formal in zip(known, callee.parameters, strict=True)
        )

    def _return(self, like: Instruction, frame: CalledFrame) -> None:
        self.returning.append((len(self.instructions), frame))
        self._add(replace(like, opcode="brx.idx", operands=(frame.came_from, Vector(()))))

    def finish(self) -> None:
        """Add the frames that are called, and the places that each goes back to."""
        while self.unmade:
            self.frame = frame = self.unmade.popleft()
            callee = frame.function
            self.copies += 1
            formal = [p.name for p in callee.parameters]
            self._refuse_addresses(callee, formal)
            copy = _Copy(
                self.copies,
                {name: frame.name(name) for name in formal},
                {
                    v.name: f"{v.name}@{callee.name}"
                    for v in callee.variables
                    if v.space == "shared"
                },
                frozenset(v.name for v in callee.variables),
                None,
                frame,
            )
            self._label([frame.start])
            self.append(callee, copy, (callee.name,))
            self._return(callee.instructions[-1], frame)
        for index, frame in self.returning:
            targets = Vector(tuple(Symbol(label) for label in frame.returns))
            branch = self.instructions[index]
            self.instructions[index] = replace(branch, operands=(branch.operands[0], targets))

    def _refuse_addresses(self, callee: Function, formal: list[str]) -> None:
        for instruction in callee.instructions:
            for operand in instruction.operands:
                if isinstance(operand, Symbol) and operand.name in formal:
                    raise PtxError(
                        f"the address of {operand}, a parameter of {callee.name}, is not known to "
                        "the emulator",
                        line=instruction.ptx_line,
                    )
