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
    Finding,
    FindingLog,
    HazardKind,
    Severity,
    Subject,
    one_thread,
)
from harness.sanitizer.emulator.memory.global_memory import Allocation, GlobalMemory
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
        instructions: Iterable[Instruction],
    ):
        self.wave, self.memory, self.findings = wave, memory, findings
        opcodes = {instruction.opcode for instruction in instructions}
        self._never_waits = _LAUNCH in opcodes and _WAIT not in opcodes
        self._events = events
        self._used: set[int] = set()  # addresses of allocations that were used before the wait
        if _WAIT in opcodes:
            self._waited = np.zeros(wave.size, np.bool_)
            events.listen(GlobalAccessed, self._accessed)
            events.listen(CopyIssued, self._issued)

    def wait(self, group: Group) -> None:
        if self._events.catch_up is not None:  # accesses that came before
            self._events.catch_up()
        self._waited[group.select] = True

    def launch_dependents(self, group: Group, site: int) -> None:
        if self._never_waits:
            self._report(site, int(group.blocks[0]) + self.wave.first, int(group.threads[0]))

    def _accessed(self, event: GlobalAccessed) -> None:
        early = np.flatnonzero(~self._waited[event.group.index])
        if len(early):
            group, addresses = event.group, event.begins[early]
            for address in np.unique(addresses).tolist():
                allocation = self.memory.find(address)
                if allocation is not None and allocation.address not in self._used:
                    by = int(early[np.flatnonzero(addresses == address)[0]])
                    block, thread = int(group.blocks[by]), int(group.threads[by])
                    self._is_used(allocation, event.site, block + self.wave.first, thread)

    def _issued(self, event: CopyIssued) -> None:
        place = (event.block - self.wave.first) * self.wave.threads + event.thread
        if event.global_address is not None and not self._waited[place]:
            allocation = self.memory.find(event.global_address)
            if allocation is not None and allocation.address not in self._used:
                self._is_used(allocation, event.site, event.block, event.thread)

    def _is_used(self, allocation: Allocation, site: int, block: int, thread: int) -> None:
        self._used.add(allocation.address)
        name = readable(allocation.name)
        self._report(site, block, thread, (name,) if name else ())

    def _report(self, site: int, block: int, thread: int, variables: tuple[str, ...] = ()) -> None:
        self.findings.add(
            Finding(
                HazardKind.DATA_RACE,
                site,
                actors=one_thread(block, thread),
                severity=Severity.WARNING,
                subject=Subject.EARLIER_GRID,
                variables=variables,
            )
        )
