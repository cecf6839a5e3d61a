"""Accesses that a compiler has merged, put back into the branches that they come from.

LLVM hoists a load with which both branches of a condition begin, and sinks a store with which both
end: ``if a: v[i] *= x`` and ``else: v[i] += y`` have a single load and a single store, for which no
line of the source stands (line 0). A report needs the line, and each thread's is another. So each
branch gets a copy of its own, at the line that uses the loaded value, or computes the stored value.
Nothing else happens between the two places, so that a thread does the same as before.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import replace

from harness.sanitizer.isa.table.index import key_of
from harness.sanitizer.isa.text.tree import Function, Instruction
from harness.sanitizer.isa.uses import is_strong, only_computes, read, written

_JUMPS = ("bra", "brx", "ret", "exit", "trap")


def unmerged(function: Function) -> Function:
    """Return ``function`` with each merged access in the branches that it comes from."""
    if not any(each.is_merged for each in function.instructions):
        return function
    blocks, removed = _Blocks(function), set[int]()
    above: defaultdict[int, list[Instruction]] = defaultdict(list)  # above an instruction's label
    below: defaultdict[int, list[Instruction]] = defaultdict(list)
    for at, each in enumerate(function.instructions):
        if not each.is_merged or each.guard is not None or is_strong(each.opcode):
            continue
        opcode = each.opcode.partition(".")[0]
        users = [*blocks.users(at)] if opcode == "ld" else []
        makers = [*blocks.makers(at)] if opcode == "st" else []
        for place, other in users:
            below[place].append(_at_line_of(other, each))
        for place, other in makers:
            # The last branch goes on into the common block, above its label.
            is_last = place in blocks.starts
            (above if is_last else below)[place].append(_at_line_of(other, each))
        if users or makers:
            removed.add(at)
    instructions: list[Instruction] = []
    places = []  # the new places of the instructions, and of the end
    for at, each in enumerate(function.instructions):
        instructions += above[at]
        places.append(len(instructions))
        instructions += below[at]
        if at not in removed:
            instructions.append(each)
    places.append(len(instructions))
    labels = {name: places[at] for name, at in function.labels.items()}
    return replace(function, instructions=tuple(instructions), labels=labels)


def _at_line_of(other: Instruction, access: Instruction) -> Instruction:
    return replace(access, location=other.location, stack=other.stack, is_merged=False)


class _Blocks:
    """The basic blocks of a function, by the numbers of instructions."""

    def __init__(self, function: Function):
        self.code, self.labels = function.instructions, function.labels
        self.starts = {*self.labels.values()}
        self._jumps: defaultdict[int, set[int]] = defaultdict(set)  # keyed by target
        self._is_known = not any(key_of(each.opcode) == "brx" for each in self.code)
        for at, each in enumerate(self.code):
            if key_of(each.opcode) == "bra":
                self._jumps[self._target(at)].add(at)

    def users(self, at: int) -> Iterator[tuple[int, Instruction]]:
        """Yield both branches that begin after a load, and in each the first use of its value."""
        load, jump = self.code[at], at + 1
        names, base = {*written(load)}, {*read(load)}
        while jump < len(self.code) and jump not in self.starts and self._is_passed(jump):
            each = self.code[jump]
            if names & {*read(each), *written(each)} or base & {*written(each)}:
                return
            jump += 1
        if jump + 1 >= len(self.code) or jump in self.starts or not self._is_bra(jump, True):
            return
        arms = [self._target(jump), jump + 1]
        if arms[1] not in self.starts and self._is_bra(arms[1], False):
            arms[1] = self._target(arms[1])
        ends = []
        for arm in dict.fromkeys(arms):
            used = self._first(arm, names)
            if used is None or not self._before(arm) <= {jump, jump + 1}:
                return
            ends.append((arm, used))
        if len(ends) == 2:
            yield from ends

    def makers(self, at: int) -> Iterator[tuple[int, Instruction]]:
        """Yield the ends of the branches that meet before a store, and in each the instruction
        that computes the stored value."""
        store, begin = self.code[at], at
        used = {*read(store)}
        while begin not in self.starts and begin:
            begin -= 1
            each = self.code[begin]
            if used & {*written(each)} or not (self._is_passed(begin) or each.is_merged):
                return
        names = {*read(replace(store, operands=store.operands[1:]))}
        ends = []
        for end in sorted(self._before(begin)):
            falls = end == begin - 1 and not self._is_bra(end, False)
            maker = self._last(end if falls else end - 1, names)
            if maker is None or not (falls or self._is_bra(end, False)):
                return
            ends.append((begin if falls else end, maker))
        if len(ends) > 1:
            yield from ends

    def _target(self, jump: int) -> int:
        return self.labels[self.code[jump].operands[0].name]

    def _is_bra(self, at: int, guarded: bool) -> bool:
        each = self.code[at]
        return key_of(each.opcode) == "bra" and (each.guard is not None) == guarded

    def _is_passed(self, at: int) -> bool:
        """Return True of an instruction that a load or a store may change places with."""
        each = self.code[at]
        is_load = each.opcode.startswith("ld.") and not is_strong(each.opcode)
        return is_load or only_computes(each)

    def _before(self, start: int) -> set[int]:
        """The instructions that a block is entered from; {-1} if that is not known."""
        if not self._is_known:
            return {-1}
        falls = start > 0 and (
            key_of(self.code[start - 1].opcode) not in _JUMPS
            or self.code[start - 1].guard is not None
        )
        return self._jumps[start] | ({start - 1} if falls else set())

    def _first(self, start: int, names: set[str]) -> Instruction | None:
        """The first instruction of a block that reads any of these registers, with its line."""
        for at in range(start, len(self.code)):
            each = self.code[at]
            if at > start and at in self.starts:
                return None
            if names & {*read(each)}:
                return each if not each.is_merged and each.location is not None else None
            if names & {*written(each)} or key_of(each.opcode) in _JUMPS:
                return None
        return None

    def _last(self, end: int, names: set[str]) -> Instruction | None:
        """The last instruction up to ``end``, in its block, that writes any of these registers."""
        for at in range(end, -1, -1):
            each = self.code[at]
            if key_of(each.opcode) in _JUMPS:
                return None
            if names & {*written(each)}:
                is_placed = each.guard is None and not each.is_merged and each.location is not None
                return each if is_placed else None
            if at in self.starts:
                return None
        return None
