"""The registers that wgmma works on, and the instructions that touch them: found once a kernel.

Only instructions that name such registers are watched: kernels without wgmma pay nothing. The rules
for their use: `harness.sanitizer.emulator.ordering.warpgroups`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

import numpy as np

from harness.sanitizer.emulator.program.prepare import Program
from harness.sanitizer.emulator.state import state_of
from harness.sanitizer.emulator.threads import Group, Moved, Step
from harness.sanitizer.isa.table.index import key_of
from harness.sanitizer.isa.text.tree import Instruction, Operand, Register, Vector, registers
from harness.sanitizer.isa.uses import read, written

_MMA = "wgmma.mma_async"


class WatchedRegisters:
    """A register that wgmma, or a copy of its registers, uses has a row in `RegisterOrder`."""

    def __init__(self, program: Program):
        names = _used_by_wgmma(program.function.instructions)
        in_order = [name for name in program.registers if name in names]
        self._row = {name: row for row, name in enumerate(in_order)}
        # Keyed by site, for `before`: whether it is a mov, and the rows, written ones first; for a
        # mov, its target and its source, -1 if it has none.
        self.touches: dict[int, tuple[bool, list[int]]] = {}

    @property
    def count(self) -> int:
        return len(self._row)

    def rows(self, operands: Iterable[Operand]) -> np.ndarray:
        """The rows of all registers that these operands of a wgmma name."""
        return np.array([self._row[r.name] for r in registers(operands)], np.int64)

    def before(self, instruction: Instruction, site: int, step: Step) -> Step:
        """``step``, with a look at the registers before it where it names any of these."""
        if not self._row or key_of(instruction.opcode).startswith("wgmma."):
            return step
        check = self._check(instruction, site)
        if check is None:
            return step

        def watched(group: Group) -> Moved | None:
            check(group)
            return step(group)

        return watched

    def _check(self, instruction: Instruction, site: int) -> Callable[[Group], None] | None:
        # A mov carries what is in flight to another register. One that packs several makes a new
        # value, which is a use.
        if key_of(instruction.opcode) == "mov":
            target, source = instruction.operands
            if isinstance(target, Register) and not isinstance(source, Vector):
                return self._mov(target, source, site)
        writes, reads = self._known_rows(written(instruction)), self._known_rows(read(instruction))
        if not len(writes) and not len(reads):
            return None
        self.touches[site] = False, [*writes.tolist(), *reads.tolist()]

        def use(group: Group) -> None:
            order = state_of(group).register_order
            order.use(site, order.warpgroups.numbers_in(group), writes, reads)

        return use

    def _mov(self, target: Register, source: Operand, site: int) -> Callable[[Group], None] | None:
        row = self._row.get(target.name)
        rows = self._known_rows(r.name for r in registers([source]))
        if row is None:  # the closure has no such register, so this one reads none either
            return None
        source_row = int(rows[0]) if len(rows) else None
        self.touches[site] = True, [row, -1 if source_row is None else source_row]

        def move(group: Group) -> None:
            order = state_of(group).register_order
            order.move(site, order.warpgroups.numbers_in(group), row, source_row)

        return move

    def _known_rows(self, names: Iterable[str]) -> np.ndarray:
        return np.array([self._row[n] for n in names if n in self._row], np.int64)


def _used_by_wgmma(instructions: tuple[Instruction, ...]) -> set[str]:
    """Registers that are accumulators or A of a wgmma, or that are copied to or from such."""
    names: set[str] = set()
    copies: list[tuple[str, str]] = []
    for instruction in instructions:
        operands = instruction.operands
        if key_of(instruction.opcode).startswith(_MMA):
            vectors = [o for o in operands if isinstance(o, Vector)]
            names |= {r.name for r in registers(vectors)}
        elif key_of(instruction.opcode) == "mov" and all(isinstance(o, Register) for o in operands):
            target, source = operands
            copies.append((target.name, source.name))
    # Until nothing is added: copies of copies are watched, too.
    before = -1
    while names and len(names) != before:
        before = len(names)
        for first, second in copies:
            if first in names or second in names:
                names |= {first, second}
    return names
