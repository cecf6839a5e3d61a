"""Control flow of a function, and the threads that reach each instruction."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from harness.isa.text.tree import Function, Immediate, Instruction, Register
from harness.isa.uses import read, written

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
        made: list[tuple[int, ...]] = []
        for number, one in enumerate(self.function.instructions):
            kind = one.opcode.split(".")[0]
            if kind == "bra":
                to: int | None = self.function.labels[str(one.operands[0])]
            else:
                to = self.end if kind in _LEAVES else None
            following = () if to is not None and one.guard is None else (number + 1,)
            made.append(following if to is None else (*following, to))
        return made

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
        """Return whether the instruction may be executed again, as part of a loop."""
        seen: set[int] = {self.end}
        rest = [*self.after[number]]
        while rest:
            one = rest.pop()
            if one not in seen:
                seen.add(one)
                rest += self.after[one]
        return number in seen

    @cached_property
    def loop_heads(self) -> frozenset[int]:
        return frozenset(
            first for number, ones in enumerate(self.after) for first in ones if first <= number
        )

    # -- values

    @cached_property
    def definitions(self) -> dict[str, list[Instruction]]:
        made: dict[str, list[Instruction]] = {}
        for one in self.function.instructions:
            for name in written(one):
                made.setdefault(name, []).append(one)
        return made

    def constant(self, operand: object) -> int | None:
        """Return the value of an operand that is a number, or a register that is only ever set to
        it.
        """
        if isinstance(operand, Immediate):
            return int(operand.value)
        if isinstance(operand, Register):
            defined = self.definitions.get(operand.name, [])
            if len(defined) == 1 and defined[0].opcode.startswith("mov"):
                return self.constant(defined[0].operands[1])
        return None

    @cached_property
    def _of_a_thread(self) -> set[str]:
        """Return the registers that differ between threads."""
        found: set[str] = set()
        grows = True
        while grows:
            before = len(found)
            for one in self.function.instructions:
                own = any(str(operand).startswith(_OF_A_THREAD) for operand in one.operands)
                if own or not found.isdisjoint(read(one)):
                    found.update(written(one))
            grows = len(found) > before
        return found

    def compares_threads(self, predicate: str) -> bool:
        """Return True for ``thread == 0`` and combinations of such comparisons."""
        if predicate not in self._of_a_thread:
            return False
        for one in self.definitions.get(predicate, []):
            if one.opcode.startswith(("setp.eq", "setp.ne")):
                return True
            if one.opcode.endswith(".pred"):
                return any(map(self.compares_threads, read(one)))
        return False

    @cached_property
    def few(self) -> frozenset[int]:
        """Return the instructions that only individually chosen threads reach."""
        found: set[int] = set()
        for number, one in enumerate(self.function.instructions):
            if one.guard is None or len(self.after[number]) < 2:
                continue
            if self.compares_threads(one.guard.predicate.name):
                found |= self.region(number, *self._few_go(number, one))
        return frozenset(found)

    def _few_go(self, number: int, one: Instruction) -> tuple[int, int]:
        """Return where a branch on ``thread == 0`` leads that thread, and where the others go."""
        onwards, to = self.after[number]
        defined = self.definitions[one.guard.predicate.name][0] if one.guard else None
        equal = defined is not None and defined.opcode.startswith("setp.eq")
        negated = one.guard is not None and one.guard.negated
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
