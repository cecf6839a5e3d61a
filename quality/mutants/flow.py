"""Control flow of a function, and the threads that reach each instruction."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from harness.sanitizer.isa import Function, Immediate, Instruction, Register, read, written

_LEAVES = ("ret", "exit", "trap")
_OF_A_THREAD = ("%tid", "%laneid", "%warpid")


@dataclass(frozen=True)
class Flow:
    """Control flow; instructions are numbers, and the number after the last is the end."""

    function: Function

    @cached_property
    def end(self) -> int:
        return len(self.function.instructions)

    @cached_property
    def after(self) -> list[tuple[int, ...]]:
        """Return the possible successors of each instruction; for a branch, the fall-through
        first.
        """
        successors: list[tuple[int, ...]] = []
        for number, instruction in enumerate(self.function.instructions):
            kind = instruction.opcode.split(".")[0]
            if kind == "bra":
                to: int | None = self.function.labels[str(instruction.operands[0])]
            else:
                to = self.end if kind in _LEAVES else None
            following = () if to is not None and instruction.guard is None else (number + 1,)
            successors.append(following if to is None else (*following, to))
        return successors

    def region(self, branch: int, first: int, other: int) -> frozenset[int]:
        """Return the instructions that are executed only if a branch goes to ``first`` instead of
        ``other``.
        """
        return self._reached(branch, first) - self._reached(branch, other)

    def _reached(self, branch: int, first: int) -> frozenset[int]:
        """Return the instructions reachable from ``first`` before ``branch`` is executed again."""
        seen = {branch, self.end}
        rest = [first]
        while rest:
            number = rest.pop()
            if number not in seen:
                seen.add(number)
                rest += self.after[number]
        return frozenset(seen - {branch, self.end})

    def is_repeated(self, number: int) -> bool:
        """Return True if the instruction may be executed again, as part of a loop."""
        seen: set[int] = {self.end}
        rest = [*self.after[number]]
        while rest:
            instruction_number = rest.pop()
            if instruction_number not in seen:
                seen.add(instruction_number)
                rest += self.after[instruction_number]
        return number in seen

    @cached_property
    def loop_heads(self) -> frozenset[int]:
        return frozenset(
            first for number, ones in enumerate(self.after) for first in ones if first <= number
        )

    # -- values

    @cached_property
    def definitions(self) -> dict[str, list[Instruction]]:
        definitions: dict[str, list[Instruction]] = {}
        for instruction in self.function.instructions:
            for name in written(instruction):
                definitions.setdefault(name, []).append(instruction)
        return definitions

    def constant(self, operand: object) -> int | None:
        """Return the value of an operand that is a number, or a register that is only ever set to
        it; of a predicate, 0 or 1.
        """
        if isinstance(operand, Immediate):
            return int(operand.value)
        if isinstance(operand, Register):
            defined = self.definitions.get(operand.name, [])
            if len(defined) == 1 and defined[0].opcode.startswith("mov"):
                return self.constant(defined[0].operands[1])
            if len(defined) == 1 and defined[0].opcode == "setp.ne.b32":
                left, right = map(self.constant, defined[0].operands[1:])
                return None if left is None or right is None else int(left != right)
        return None

    @cached_property
    def _thread_registers(self) -> set[str]:
        """Return the registers that differ between threads."""
        names: set[str] = set()
        grows = True
        while grows:
            before = len(names)
            for instruction in self.function.instructions:
                own = any(str(operand).startswith(_OF_A_THREAD) for operand in instruction.operands)
                if own or not names.isdisjoint(read(instruction)):
                    names.update(written(instruction))
            grows = len(names) > before
        return names

    def compares_threads(self, predicate: str) -> bool:
        """Return True for ``thread == 0`` and combinations of such comparisons."""
        if predicate not in self._thread_registers:
            return False
        for instruction in self.definitions.get(predicate, []):
            if instruction.opcode.startswith(("setp.eq", "setp.ne")):
                return True
            if instruction.opcode.endswith(".pred"):
                return any(map(self.compares_threads, read(instruction)))
        return False

    @cached_property
    def few(self) -> frozenset[int]:
        """Return the instructions that only individually chosen threads reach."""
        few: set[int] = set()
        for number, instruction in enumerate(self.function.instructions):
            if instruction.guard is None or len(self.after[number]) < 2:
                continue
            if self.compares_threads(instruction.guard.predicate.name):
                few |= self.region(number, *self._few_go(number, instruction))
        return frozenset(few)

    def _few_go(self, number: int, instruction: Instruction) -> tuple[int, int]:
        """Return the targets of a branch on ``thread == 0``: of that thread, and of the others."""
        onwards, to = self.after[number]
        defined = (
            self.definitions[instruction.guard.predicate.name][0] if instruction.guard else None
        )
        equal = defined is not None and defined.opcode.startswith("setp.eq")
        negated = instruction.guard is not None and instruction.guard.negated
        if defined is not None and defined.opcode.endswith(".pred"):
            equal = defined.opcode.startswith("and")
        return (to, onwards) if equal != negated else (onwards, to)

    def chosen_thread(self, predicate: str) -> tuple[bool, int] | None:
        """For ``thread == 0`` or ``thread != 0``, return whether it is the former, and the
        number.
        """
        defined = self.definitions.get(predicate, [])
        if len(defined) != 1 or not defined[0].opcode.startswith(("setp.eq", "setp.ne")):
            return None
        _, left, right = defined[0].operands
        sources = self.definitions.get(str(left), [])
        if len(sources) != 1 or not isinstance(right, Immediate):
            return None
        if str(sources[0].operands[-1]) != "%tid.x" or not sources[0].opcode.startswith("mov"):
            return None
        return defined[0].opcode.startswith("setp.eq"), int(right.value)
