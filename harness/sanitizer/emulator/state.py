"""State that the steps of a kernel act on: the memory, barriers, copies and clocks of a wave."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NoReturn

import numpy as np

from harness.base.errors import PtxError
from harness.sanitizer.emulator.attribution import explain
from harness.sanitizer.emulator.barriers.block_barriers import BlockBarriers
from harness.sanitizer.emulator.barriers.cluster_barriers import ClusterBarriers, Exit
from harness.sanitizer.emulator.barriers.mbarriers import MBarriers
from harness.sanitizer.emulator.barriers.register_pool import RegisterPool
from harness.sanitizer.emulator.copies.engine import Copies
from harness.sanitizer.emulator.copies.tensormaps import TensorMapProxy
from harness.sanitizer.emulator.copies.thread_copies import ThreadCopies
from harness.sanitizer.emulator.events import Events, WaveEvents
from harness.sanitizer.emulator.evidence import Evidence
from harness.sanitizer.emulator.findings import (
    Conflict,
    Ending,
    Finding,
    FindingLog,
    Illegal,
    Stopped,
    one_thread,
)
from harness.sanitizer.emulator.memory.access import Access
from harness.sanitizer.emulator.memory.dependency import EarlierGrid
from harness.sanitizer.emulator.memory.global_memory import GlobalShadows
from harness.sanitizer.emulator.memory.printf import Printer
from harness.sanitizer.emulator.memory.regions import Spaces
from harness.sanitizer.emulator.ordering.clocks import Clocks
from harness.sanitizer.emulator.ordering.races import Races
from harness.sanitizer.emulator.ordering.rows import distinct
from harness.sanitizer.emulator.ordering.shadow import ASYNC, BASIC
from harness.sanitizer.emulator.ordering.undefined import UndefinedRegisters
from harness.sanitizer.emulator.ordering.warpgroups import RegisterOrder, Warpgroups
from harness.sanitizer.emulator.scheduler import Scheduler
from harness.sanitizer.emulator.threads import Group, Moved, Wave


@dataclass(frozen=True)
class LaunchState:
    """The state that all waves of a launch share, and the facts about its kernel that they need."""

    spaces: Spaces
    shadows: GlobalShadows
    symbols: dict[str, int]
    """Addresses of the module's global variables."""
    findings: FindingLog
    events: Events
    write: Callable[[str], object]
    """Receives the text that the kernel prints."""
    is_guess: Callable[[int], bool]
    """Of a load, as in `harness.sanitizer.isa.guesses`."""
    watched_registers: int
    """The number of rows of `RegisterOrder`."""
    unassigned: dict[int, int]
    """As `UndefinedRegisters` takes it."""
    registers: int | None = None
    """A thread's at the start, if setmaxnreg moves any."""
    negated_products: bool = False
    """Of wgmma: an intervention, see `provenance`."""


# Conflicts of the same instructions, in a wave, that are explained. A loop in which all threads
# write the same has tens of thousands, and a later one says nothing new.
_MOST_EXPLAINED = 64


class State:
    def __init__(self, wave: Wave, scheduler: Scheduler, shared: LaunchState, columns: int):
        """``columns``: how many columns the clocks begin with."""
        findings = shared.findings
        # The wave's own listeners hear an event before the launch's: evidence must be complete when
        # a finding asks for it.
        self.events = events = WaveEvents(shared.events)
        self.wave, self.scheduler, self.findings = wave, scheduler, findings
        self.symbols = shared.symbols
        self.clocks = Clocks(wave.blocks, wave.threads, columns, wave.first, wave.cluster_size)
        # The findings' keys of each explained conflict, by its instructions: `_MOST_EXPLAINED` of
        # each at most.
        self._seen = defaultdict[object, list[set[tuple[object, ...]]]](list)
        self.races = Races(self.clocks, self._report, len(findings.instructions))
        self._is_guess = shared.is_guess
        self.undefined = UndefinedRegisters(wave, findings, shared.unassigned)
        self.access = Access(
            wave, self.races, shared.shadows, shared.spaces, findings, events, self.undefined
        )
        self.printer = Printer(self.access, shared.write)
        self.mbarriers = MBarriers(wave, self.clocks, findings, events, self.access)
        self.evidence = Evidence(self.mbarriers, findings, events)
        self.block_barriers = BlockBarriers(
            wave, self.clocks, findings, events, self._forget_accesses
        )
        self.cluster_barriers = ClusterBarriers(wave, self.clocks, self.access.order, findings)
        self.copies = Copies(
            wave,
            self.clocks,
            self.races,
            self.mbarriers,
            self.access,
            findings,
            events,
            scheduler.copies_arrive_now,
        )
        self.tensormap_proxy = TensorMapProxy(self.clocks, self.races, self.access, findings)
        self.earlier_grid = EarlierGrid(
            wave, shared.shadows.memory, findings, events, self.clocks, findings.instructions
        )
        self.thread_copies = ThreadCopies(self.clocks, self.races)
        self.warpgroups = Warpgroups(wave, self.clocks, events)
        self._watched_registers = shared.watched_registers
        self.register_pool = RegisterPool(wave, self.clocks, findings, shared.registers)
        self.parted: set[tuple[int, int]] = set()
        """``(site, warp)``: lanes wait there for others of their warp, or have waited. It only
        grows: whether they ever waited is asked when others have exited."""
        self.collectives: dict[int, Any] = {}  # keyed by site: `ops.warp.Collective`s that waited
        self.negated_products = shared.negated_products
        self.multiplier: Any = None  # wgmma in machine code: see `native.multiplier`
        self.live = wave.size  # threads that have not exited: as many as are set in `Wave.live`
        # The machine and machine code count these two; they only rise.
        self.steps = 0  # taken so far
        self.work = 0  # cost of these steps: see `exec.machine`
        self.steps_before = 0  # steps of the earlier waves; the launch sets it once
        # A thread asked in vain, or let others go: they get their turn, and the machine clears it.
        self.gives_way = False
        # Rises when a step changes what another thread may wait for, and never falls.
        self.progress = 0

    @cached_property
    def register_order(self) -> RegisterOrder:
        """The order of the registers that wgmma uses, in a kernel that has it."""
        return RegisterOrder(self._watched_registers, self.warpgroups, self.findings)

    @property
    def changes(self) -> int:
        """Another value than before: something happened that a wait may have waited for."""
        return self.progress + self.mbarriers.progress

    def leave(self, group: Group) -> Moved:
        """The threads exit. Returns those that can then go on, ``[(pc, Group)]``."""
        # First, as all that follows asks who is left.
        self.wave.live[group.select] = False
        self.scheduler.unpark()  # threads that were waited for may be among these
        self.progress += 1
        self.live -= group.count
        # Shared memory may end with these threads: the engine must have read what they store.
        for block, thread in self.copies.storing(group):
            self.copies.leave(block, thread)
        # Alone in its cluster, a block is reached by no other: nothing can come too late.
        if self.wave.cluster_size > 1:
            for block in np.unique(group.blocks):
                if not self.wave.block_lives(block):
                    self._check_exit(int(block))
        # Barriers that lacked only these threads are complete now.
        return [*self.block_barriers.leave(group), *self.cluster_barriers.leave(group)]

    def end(self) -> None:
        """Drop all parts after the end of the wave: they refer to each other, and a collector would
        free them late. So the next wave reuses this memory."""
        self.wave.end()
        self.events.end()
        self.access.end()
        vars(self).clear()

    def fault(self, site: int, group: Group, illegal: Illegal) -> NoReturn:
        """End the launch: the hardware would kill it here, or its behavior is undefined."""
        block, thread = int(group.blocks[0]) + self.wave.first, int(group.threads[0])
        self.findings.add_fault(
            Finding(
                illegal.kind,
                site,
                actors=one_thread(block, thread),
                reason=illegal.reason,
                facts=illegal.facts,
            )
        )
        raise Stopped(Ending.FAULT, self, site, group.index)

    def ptx_error(self, site: int, message: str) -> PtxError:
        instruction = self.findings.instructions[site]
        place = f"PTX line {instruction.ptx_line}, `{instruction}`"
        if instruction.location is not None:
            place += f"; {self.findings.place(site)}"
        error = PtxError(f"{message} ({place})")
        error.reason, error.line, error.instruction = (
            message,
            instruction.ptx_line,
            str(instruction),
        )
        return error

    def _report(self, conflict: Conflict) -> None:
        others = frozenset(distinct(conflict.other_sites)[0].tolist())
        seen = self._seen[conflict.kind, conflict.severity, conflict.site, others]
        if len(seen) < _MOST_EXPLAINED:
            known = self.evidence, self.copies, self.warpgroups
            parts = explain(*known, self._is_guess, conflict)
            seen.append({key for part in parts for key in self.findings.conflict(part)})
        else:
            self.findings.seen_again(seen[-1], conflict)

    def _forget_accesses(self, blocks: set[int]) -> None:
        """All threads of each block have met: their earlier accesses are ordered before all that
        follows, in memory that no other block reaches. Copies may still be under way."""
        shadow = self.access.shared_shadow
        if shadow.log and shadow.is_private:
            numbers = [block + self.wave.first for block in blocks]
            rows = shadow.log.rows
            shadow.log.forget_rows(np.isin(rows[:, 4], numbers) & (rows[:, 6] & BASIC != ASYNC))

    def _check_exit(self, block: int) -> None:
        shadow = self.access.shared_shadow
        granules = self.access.shared_bytes // shadow.granule_bytes
        own = slice(block * granules, (block + 1) * granules)
        exit_ = Exit(block, self.clocks, self.findings)
        exit_.check_accesses(shadow, own)
        exit_.check_copies(shadow, own, self.copies.peers.get(block, {}))
        exit_.check_mbarriers(self.mbarriers)


def state_of(group: Group) -> State:
    """Return the state that the steps of these threads act on."""
    return group.wave.state
