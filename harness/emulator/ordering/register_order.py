"""May these registers be touched now? The rules of wgmma about registers, at run time.

wgmma writes its accumulators, and reads A from registers, some time after it is issued (PTX
ISA 9.7.15.7.1). So:

- a register of an uncompleted wgmma is not touched by anything else until ``wait_group`` has
  waited for its group, except as an accumulator of a further wgmma of the same shape;
- between another instruction's access to a register and the wgmma that uses it stands a
  ``wgmma.fence``; and one before the first wgmma of all.

``mov`` is looked through. Compilers copy accumulators from register to register, and put the
copies (and constants) on either side of a fence; ptxas removes them. A copy of a register that
is in flight is itself in flight: touching it is the mistake, not copying it.

Only instructions that name such registers are watched: kernels without wgmma pay nothing.
"""

from __future__ import annotations

import numpy as np

from harness.emulator.hazards.reports import Reporter
from harness.emulator.ordering.warpgroups import Warpgroups
from harness.emulator.program.prepare import Registers
from harness.emulator.threads import Group
from harness.isa.text.tree import (
    Address,
    Instruction,
    Negated,
    Operand,
    Pair,
    Register,
    TensorAddress,
    Vector,
)

ACCUMULATOR, LEFT, COPY = 1, 2, 3
_MMA = "wgmma.mma_async"
_NEVER = -1


class RegisterOrder:
    """Arrays are [row, warpgroup]; a row is a register that wgmma, or a copy of its, uses."""

    def __init__(
        self,
        instructions: tuple[Instruction, ...],
        registers: Registers,
        warpgroups: Warpgroups,
        reporter: Reporter,
    ):
        self.warpgroups, self.reporter = warpgroups, reporter
        self._slot = registers.slot
        slots = _used_by_wgmma(instructions, registers)
        self._row = {slot: row for row, slot in enumerate(sorted(slots))}
        shape = (len(slots), warpgroups.count)
        self.group = np.zeros(shape, np.int64)  # of the last wgmma that uses it
        self.role = np.zeros(shape, np.int8)
        self.shape = np.zeros(shape, np.int32)
        self.site = np.zeros(shape, np.int32)
        self.issued = np.full(shape, _NEVER, np.int64)  # in which epoch
        self.touched = np.full(shape, _NEVER, np.int64)
        self.touched_site = np.zeros(shape, np.int32)
        self.epoch = np.zeros(warpgroups.count, np.int64)  # how many fences so far

    # -- wgmma's own

    def fence(self, numbers: np.ndarray) -> None:
        self.epoch[numbers] += 1

    def rows(self, operands) -> np.ndarray:
        return np.array([self._row[self._slot(r)] for r in _registers(operands)], np.int64)

    def issue(self, site: int, numbers, accumulators, left, shape: int) -> None:
        """A wgmma of ``shape`` is issued that uses these rows."""
        now = self.epoch[numbers]
        if not now.all():
            first = numbers[now == 0]
            self._report(site, None, first, "No wgmma.fence comes before the first wgmma.")
        both = np.concatenate([accumulators, left])
        unfenced = self.touched[np.ix_(both, numbers)] == now
        self._report_rows(
            site,
            both,
            numbers,
            unfenced & (now > 0),
            self.touched_site,
            "An instruction touched its registers, and no wgmma.fence stands between the two.",
        )
        flight = self._in_flight(accumulators, numbers)
        at = np.ix_(accumulators, numbers)
        other = (self.role[at] == LEFT) | (
            (self.role[at] == ACCUMULATOR) & (self.shape[at] != shape)
        )
        self._report_rows(
            site,
            accumulators,
            numbers,
            flight & other & (self.issued[at] == now),
            self.site,
            "Its accumulators are still used by a wgmma of another shape, or as A.",
        )
        if len(left):
            flight = self._in_flight(left, numbers)
            busy = flight & (self.role[np.ix_(left, numbers)] != LEFT)
            self._report_rows(
                site,
                left,
                numbers,
                busy,
                self.site,
                "It reads A from accumulators whose group was not waited for.",
            )
        for which, role in ((left, LEFT), (accumulators, ACCUMULATOR)):
            at = np.ix_(which, numbers)
            self.group[at] = self.warpgroups.open[numbers]
            self.role[at], self.shape[at], self.site[at], self.issued[at] = role, shape, site, now

    # -- everything else

    def watch(self, instruction: Instruction, site: int, step):
        """``step``, with a look at the registers before it where it names any of these rows."""
        if not self._row or instruction.opcode.startswith("wgmma."):
            return step
        if instruction.opcode.startswith("mov."):
            check = self._mov(instruction, site)
        else:
            check = self._use(instruction, site)
        if check is None:
            return step

        def watched(group: Group):
            check(self.warpgroups.of(group))
            return step(group)

        return watched

    def _known_rows(self, operands) -> np.ndarray:
        slots = [self._slot(r) for r in _registers(operands)]
        return np.array([self._row[s] for s in slots if s in self._row], np.int64)

    def _use(self, instruction: Instruction, site: int):
        writes, reads = _roles(instruction)
        written, read = self._known_rows(writes), self._known_rows(reads)
        every = np.concatenate([written, read])
        if not len(every):
            return None

        def check(numbers):
            at = np.ix_(every, numbers)
            flight = self._in_flight(every, numbers)
            if flight.any():
                harmless = self.role[at] == COPY  # overwriting a copy hurts nobody
                harmless[len(written) :] = False
                self._in_use(site, every, numbers, flight & ~harmless)
                self.group[np.ix_(written, numbers)] = 0
            self.touched[at] = self.epoch[numbers]
            self.touched_site[at] = site

        return check

    def _mov(self, instruction: Instruction, site: int):
        target, source = instruction.operands
        if not isinstance(target, Register) or isinstance(source, Vector):
            return self._use(instruction, site)
        written, read = self._known_rows([target]), self._known_rows([source])
        if not len(written):  # the closure has no such register, so this one reads none either
            return None
        row = written[0]

        def check(numbers):
            busy = self._in_flight(written, numbers)[0]
            if len(read):
                moving = self._in_flight(read, numbers)[0]
                moving &= self.role[read[0], numbers] != LEFT
                busy &= ~moving
            else:
                moving = np.zeros(len(numbers), np.bool_)
            busy &= self.role[row, numbers] != COPY
            self._in_use(site, written, numbers, busy[None])
            still, along = numbers[~moving], numbers[moving]
            self.group[row, still] = 0
            self.touched[row, still] = self.touched[read[0], still] if len(read) else _NEVER
            if len(along):
                for field in (self.group, self.shape, self.site, self.issued):
                    field[row, along] = field[read[0], along]
                self.role[row, along] = COPY
                self.touched[row, along] = _NEVER
            if len(read):
                self.touched_site[row, numbers] = self.touched_site[read[0], numbers]

        return check

    # -- reports

    def _in_flight(self, rows, numbers) -> np.ndarray:
        return self.group[np.ix_(rows, numbers)] > self.warpgroups.waited[numbers]

    def _in_use(self, site: int, rows, numbers, bad) -> None:
        self._report_rows(
            site,
            rows,
            numbers,
            bad,
            self.site,
            "It touches registers of a wgmma whose group was not waited for.",
        )

    def _report_rows(self, site, rows, numbers, bad, other_sites, detail: str) -> None:
        if bad.any():
            at_row, at_number = np.nonzero(bad)
            others = other_sites[rows[at_row], numbers[at_number]]
            for other in np.unique(others):
                self._report(
                    site, int(other), np.unique(numbers[at_number[others == other]]), detail
                )

    def _report(self, site: int, other: int | None, numbers, detail: str) -> None:
        threads = self.warpgroups.first_threads(numbers[:8])
        self.reporter.hazard("wgmma-order", site, other, threads, detail=detail)


def _registers(operands) -> list[Register]:
    """Every register that these operands name."""
    found: list[Register] = []
    for operand in operands:
        found += _of_operand(operand)
    return found


def _of_operand(operand: Operand) -> list[Register]:
    if isinstance(operand, Register):
        return [operand]
    if isinstance(operand, Vector):
        return _registers(operand.elements)
    if isinstance(operand, Address):
        return _of_operand(operand.base)
    if isinstance(operand, Negated):
        return [operand.operand]
    if isinstance(operand, Pair):
        return _registers((operand.first, operand.second))
    if isinstance(operand, TensorAddress):
        return _registers((operand.tensor_map, *operand.coordinates))
    return []


def _roles(instruction: Instruction) -> tuple[list[Operand], list[Operand]]:
    """``(written, read)``: a first operand that is no address is a result."""
    operands = list(instruction.operands)
    if operands and isinstance(operands[0], Register | Vector | Pair):
        return operands[:1], operands[1:]
    return [], operands


def _used_by_wgmma(instructions, registers: Registers) -> set[int]:
    """Slots that are accumulators or A of a wgmma, or that are copied to or from such."""
    slots: set[int] = set()
    copies: list[tuple[int, int]] = []
    for instruction in instructions:
        operands = instruction.operands
        if instruction.opcode.startswith(_MMA):
            vectors = [o for o in operands if isinstance(o, Vector)]
            slots |= {registers.slot(r) for r in _registers(vectors)}
        elif instruction.opcode.startswith("mov.") and all(
            isinstance(o, Register) for o in operands
        ):
            target, source = operands
            copies.append((registers.slot(target), registers.slot(source)))
    before = -1
    while slots and len(slots) != before:
        before = len(slots)
        for first, second in copies:
            if first in slots or second in slots:
                slots |= {first, second}
    return slots
