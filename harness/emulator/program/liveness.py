"""Liveness of a kernel's registers: found once, over its control flow.

A set of registers is the bits of a number, by their places in the register file.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import numpy as np

from harness.emulator.program.prepare import Program
from harness.isa.table.index import key_of
from harness.isa.text.tree import Instruction, Vector
from harness.isa.uses import accumulated, read, written

_LEAVE = ("bra", "brx", "ret", "exit")  # what comes next need not stand next


def live(program: Program) -> list[int]:
    """By site: the registers that are read from there on before they are assigned; and once more,
    after the last instruction."""
    instructions, labels = program.function.instructions, program.function.labels
    starts = sorted({0, *labels.values(), *_behind_branches(instructions)})
    blocks = [
        _StraightLine(program, a, b) for a, b in zip(starts, [*starts[1:], None], strict=True)
    ]
    at = {block.start: number for number, block in enumerate(blocks)}
    following = [[at[s] for s in block.successors(labels) if s in at] for block in blocks]
    needed = [block.reads for block in blocks]
    changed = True
    while changed:
        changed = False
        # Against the control flow, as liveness spreads: two or three passes settle most kernels.
        for number in reversed(range(len(blocks))):
            block, after = blocks[number], 0
            for there in following[number]:
                after |= needed[there]
            now = block.reads | after & ~block.writes
            if now != needed[number]:
                needed[number], changed = now, True
    found = [0] * (len(instructions) + 1)
    for number, block in enumerate(blocks):
        after = 0
        for there in following[number]:
            after |= needed[there]
        # Once more through each block, now that it is known what is needed at its end.
        for site in range(block.end - 1, block.start - 1, -1):
            reads, writes = block.uses[site - block.start]
            found[site] = after = reads | after & ~writes
    return found


def slots_of(registers: int) -> list[int]:
    bits = np.frombuffer(registers.to_bytes(registers.bit_length() // 8 + 1, "little"), np.uint8)
    slots: list[int] = np.flatnonzero(np.unpackbits(bits, bitorder="little")).tolist()
    return slots


def _behind_branches(instructions: tuple[Instruction, ...]) -> Iterator[int]:
    for site, instruction in enumerate(instructions):
        if key_of(instruction.opcode) in _LEAVE:
            yield site + 1


class _StraightLine:
    """A basic block: the registers that it reads before it writes them, and those that it certainly
    writes."""

    def __init__(self, program: Program, start: int, end: int | None):
        self.start, self.instructions = start, program.function.instructions[start:end]
        self.end = start + len(self.instructions)
        self.uses = [_uses(program, instruction) for instruction in self.instructions]
        self.reads = self.writes = 0
        for reads, writes in self.uses:
            self.reads |= reads & ~self.writes
            self.writes |= writes

    def successors(self, labels: dict[str, int]) -> list[int]:
        last = self.instructions[-1] if self.instructions else None
        if last is None:
            return []
        key = key_of(last.opcode)
        # A guarded branch or exit falls through where its guard does not hold.
        on = [self.end] if last.guard is not None or key not in _LEAVE else []
        if key == "bra" and str(last.operands[0]) in labels:
            return [labels[str(last.operands[0])], *on]
        if key == "brx" and isinstance(last.operands[1], Vector):
            return [*(labels[str(o)] for o in last.operands[1].elements), *on]
        return on


def _uses(program: Program, instruction: Instruction) -> tuple[int, int]:
    """The registers that an instruction may read, and those that it certainly writes."""

    def bits(names: Iterable[str]) -> int:
        made = 0
        for name in names:
            made |= 1 << program.registers[name][0]
        return made

    may_read = bits(read(instruction)) | bits(accumulated(instruction))
    # A guarded instruction may leave its target as it was, and so ends no live range.
    return may_read, 0 if instruction.guard is not None else bits(written(instruction))
