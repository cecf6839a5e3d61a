"""Programmatic dependent launch: global memory used before the grid before is known to be complete.

A kernel that is launched so may begin before the grid that it depends on has ended, and sees its
writes only after ``griddepcontrol.wait`` (PTX ISA, "griddepcontrol"). One launch cannot tell who
wrote an array, so that a use before the wait is advice, of each array once. A kernel that lets
dependents begin and never waits is advised, too, unless it is the first of its chain.
"""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from harness.sanitizer.emulator.events import CopyIssued, GlobalAccessed, WaveEvents
from harness.sanitizer.emulator.findings import (
    FindingLog,
    HazardKind,
    Severity,
    Subject,
    one_thread,
)
from harness.sanitizer.emulator.memory.global_memory import GlobalMemory
from harness.sanitizer.emulator.ordering.clocks import Clocks
from harness.sanitizer.emulator.threads import Group, Wave
from harness.sanitizer.isa.text.names import readable
from harness.sanitizer.isa.text.tree import Instruction

_WAIT, _LAUNCH = "griddepcontrol.wait", "griddepcontrol.launch_dependents"


class EarlierGrid:
    """The threads of a wave that have waited for the grid before."""

    def __init__(
        self,
        wave: Wave,
        memory: GlobalMemory,
        findings: FindingLog,
        events: WaveEvents,
        clocks: Clocks,
        instructions: Iterable[Instruction],
    ):
        self.wave, self.memory, self.findings, self.clocks = wave, memory, findings, clocks
        opcodes = {instruction.opcode for instruction in instructions}
        self._never_waits = _LAUNCH in opcodes and _WAIT not in opcodes
        self._events = events
        self._used: set[int] = set()  # addresses of allocations that were used before the wait
        self._is_waited_for = _WAIT in opcodes
        if self._is_waited_for:
            self._waited = np.zeros(wave.size, np.bool_)  # or are ordered after one that has
            self._waits = np.zeros((wave.blocks, wave.threads), np.int32)  # their clocks then
            events.listen(GlobalAccessed, lambda e: self.use(e.site, e.group, e.begins))
            events.listen(CopyIssued, self._issued)

    def wait(self, group: Group) -> None:
        if self._events.catch_up is not None:  # accesses that came before
            self._events.catch_up()
        self._waited[group.select] = True
        self._waits[group.blocks, group.threads] = self.clocks.own(group.blocks, group.threads)

    def launch_dependents(self, group: Group, site: int) -> None:
        if self._never_waits:
            self._report(site, int(group.blocks[0]), int(group.threads[0]))

    def use(self, site: int, group: Group, addresses: np.ndarray) -> None:
        """These threads read or write global memory."""
        for by in (
            np.flatnonzero(~self._waited[group.index]).tolist() if self._is_waited_for else ()
        ):
            self._use(site, int(group.blocks[by]), int(group.threads[by]), int(addresses[by]))

    def _use(self, site: int, block: int, thread: int, address: int) -> None:
        allocation, place = self.memory.find(address), block * self.wave.threads + thread
        if allocation is None or allocation.address in self._used or self._waited[place]:
            return
        self._waited[place] = self._is_after_a_wait(block, thread)
        if not self._waited[place]:
            self._used.add(allocation.address)
            self._report(site, block, thread, tuple(filter(None, [readable(allocation.name)])))

    def _is_after_a_wait(self, block: int, thread: int) -> bool:
        """Return True if the thread is ordered after another's wait, which makes the memory of the
        grid before visible to this whole grid."""
        every = np.arange(self.wave.threads)
        for other in np.flatnonzero(self._waits.any(axis=1)).tolist():
            number = np.full(len(every), other + self.wave.first)
            knows = self.clocks.knows(block, thread, number, every, self._waits[other])
            if (knows & (self._waits[other] > 0)).any():
                return True
        return False

    def _issued(self, event: CopyIssued) -> None:
        if event.global_address is not None:
            block = event.block - self.wave.first
            self._use(event.site, block, event.thread, event.global_address)

    def _report(self, site: int, block: int, thread: int, variables: tuple[str, ...] = ()) -> None:
        self.findings.report(
            HazardKind.DATA_RACE,
            site,
            actors=one_thread(block + self.wave.first, thread),
            severity=Severity.WARNING,
            subject=Subject.EARLIER_GRID,
            variables=variables,
        )
