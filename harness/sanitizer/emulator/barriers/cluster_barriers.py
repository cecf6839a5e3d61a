"""``barrier.cluster``, the barrier of each cluster, and hazards of a block that exits while another
of its cluster may still access its shared memory.

Arriving and waiting are two instructions (PTX ISA 9.7.13.3).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property

import numpy as np

from harness.sanitizer.emulator.arrays import some
from harness.sanitizer.emulator.barriers.mbarriers import MBarrier
from harness.sanitizer.emulator.findings import (
    FindingLog,
    HazardKind,
    Reason,
    Severity,
    one_thread,
)
from harness.sanitizer.emulator.ordering.clocks import CLUSTER, CTA, Clocks, ReleaseClock
from harness.sanitizer.emulator.ordering.shadow import WRITE, Shadow, by_agent
from harness.sanitizer.emulator.ordering.strong import StrongOrder
from harness.sanitizer.emulator.threads import Group, Moved, Wave


@dataclass(eq=False)
class _ClusterBarrier:
    # Both are empty when a phase begins; what completed phases released is in `ClusterBarriers`.
    gathering: ReleaseClock = field(default_factory=ReleaseClock)
    of_blocks: dict[int, ReleaseClock] = field(default_factory=dict)
    """What relaxed arrivals behind fences of block scope release to their own block."""
    phase: int = 0  # phases that have completed
    arrived: int = 0  # live threads that arrived in this phase: 0, or fewer than all live ones
    waiting: list[tuple[int, np.ndarray]] = field(default_factory=list)
    """``(pc, places)``: who waits for this phase. None when a phase begins."""


class ClusterBarriers:
    def __init__(self, wave: Wave, clocks: Clocks, order: StrongOrder, findings: FindingLog):
        self.wave, self.clocks, self.order, self.findings = wave, clocks, order, findings
        # `of_blocks` of completed phases, joined; a clock in it only grows.
        self._done_of_blocks: dict[int, ReleaseClock] = {}
        self._in_use = False  # a thread has come to one; it stays so

    @cached_property
    def _barriers(self) -> list[_ClusterBarrier]:
        self._in_use = True
        return [_ClusterBarrier() for _ in range(self.wave.blocks // self.wave.cluster_size)]

    @cached_property
    def _done(self) -> list[ReleaseClock]:
        """Of each cluster, the clocks released by completed phases; they only grow."""
        return [ReleaseClock() for _ in self._barriers]

    @cached_property
    def _arrived_in(self) -> np.ndarray:
        """The phase of each thread's last arrival, -1 before the first: at most the phase in
        progress. The live threads of that phase are those that are counted as ``arrived``."""
        return np.full(self.wave.size, -1)

    @cached_property
    def _may_wait(self) -> np.ndarray:
        """The threads that have arrived and not waited since: `_once` sets them, `wait` clears
        them."""
        return np.zeros(self.wave.size, np.bool_)

    def _live(self, cluster: int) -> int:
        """Return the number of its threads that have not exited."""
        of_cluster = self.wave.threads * self.wave.cluster_size
        first = cluster * of_cluster
        return int(np.count_nonzero(self.wave.live[first : first + of_cluster]))

    def arrive(self, group: Group, site: int, releases: bool) -> Moved:
        """Returns the threads that this lets go on, ``[(pc, Group)]``; none of them is of
        ``group``."""
        resumed = []
        group = self._once(group, site)
        for cluster, part in self._by_cluster(group):
            barrier = self._barriers[cluster]
            self._arrived_in[part.index] = barrier.phase
            barrier.arrived += part.count
            for block, _, threads in part.by_block:
                if releases:
                    barrier.gathering.release(self.clocks, block, threads)
                    continue
                # A relaxed arrival carries what fences before it released. CUTLASS, DeepGEMM and
                # the CuTe DSL publish their mbarriers so: fence.mbarrier_init, then a relaxed
                # cluster arrive.
                for reach in self.order.released(block, threads):
                    here, remote = reach[CTA], reach[CLUSTER]
                    if here is not None:
                        barrier.of_blocks.setdefault(block, ReleaseClock()).add(here)
                    if remote is not None:
                        barrier.gathering.add(remote)
            resumed += self._complete(cluster)
        return resumed

    def _once(self, group: Group, site: int) -> Group:
        """The threads that may arrive: an arrival after another without a wait between is
        undefined."""
        again = self._may_wait[group.index]
        self._may_wait[group.index] = True
        if not some(again):
            return group
        place = int(np.flatnonzero(again)[0])
        actors = one_thread(int(group.blocks[place]) + self.wave.first, int(group.threads[place]))
        self.findings.report(
            HazardKind.PHASE_MISMATCH, site, actors=actors, reason=Reason.CLUSTER_ARRIVED_TWICE
        )
        # Not counted a second time: a wrong count would cause findings that add nothing.
        return group.where(~again)

    def wait(self, group: Group, site: int) -> Moved:
        """Returns the threads of ``group`` that go on; the others are kept here until they can. A
        thread that has not arrived waits for a phase that cannot end without it."""
        passed = []
        for cluster, part in self._by_cluster(group):
            barrier = self._barriers[cluster]
            arrived = self._may_wait[part.index]
            self._may_wait[part.index] = False
            done = arrived & (self._arrived_in[part.index] < barrier.phase)
            for mask, going in ((done, True), (~done, False)):
                if some(mask) and going:
                    passed.append((site + 1, self._acquired(cluster, part.where(mask))))
                elif some(mask):
                    barrier.waiting.append((site + 1, part.where(mask).index))
        return passed

    def leave(self, group: Group) -> Moved:
        """Threads have exited: the barrier no longer waits for them."""
        if not self._in_use or not any(barrier.arrived for barrier in self._barriers):
            return []
        resumed = []
        for cluster, part in self._by_cluster(group):
            # an exiting thread that arrived in this phase is still counted as arrived
            barrier = self._barriers[cluster]
            barrier.arrived -= int((self._arrived_in[part.index] == barrier.phase).sum())
            resumed += self._complete(cluster)
        return resumed

    def waiting(self) -> Iterator[tuple[np.ndarray, int, int, int]]:
        """For a diagnosis: ``(places, site, arrived, live)`` of barriers with threads that wait."""
        for cluster, barrier in enumerate(self._barriers):
            for pc, places in barrier.waiting:
                yield places, pc - 1, barrier.arrived, self._live(cluster)

    def absent(self, place: int) -> np.ndarray:
        """Return the places of the threads of the same cluster that have not arrived in this
        phase."""
        of_cluster = self.wave.threads * self.wave.cluster_size
        cluster = place // of_cluster
        places = np.arange(cluster * of_cluster, (cluster + 1) * of_cluster)
        late = self._arrived_in[places] != self._barriers[cluster].phase
        return places[late & self.wave.live[places]]

    def position(self) -> list[object]:
        """Return the state of each cluster's barrier in its phase: the arrived and the waiting
        threads."""
        arrived_in = self._arrived_in.reshape(len(self._barriers), -1)
        return [
            ((threads == b.phase).tobytes(), [(pc, places.tobytes()) for pc, places in b.waiting])
            for b, threads in zip(self._barriers, arrived_in, strict=True)
        ]

    def _complete(self, cluster: int) -> Moved:
        barrier = self._barriers[cluster]
        if not barrier.arrived or barrier.arrived < self._live(cluster):
            return []
        self._done[cluster].add(barrier.gathering)
        for block, released in barrier.of_blocks.items():
            self._done_of_blocks.setdefault(block, ReleaseClock()).add(released)
        barrier.phase += 1
        barrier.arrived = 0
        barrier.gathering, barrier.of_blocks = ReleaseClock(), {}
        waiting, barrier.waiting = barrier.waiting, []
        return [
            (pc, self._acquired(cluster, self.wave.group(np.sort(places))))
            for pc, places in waiting
        ]

    def _acquired(self, cluster: int, group: Group) -> Group:
        for block, _, threads in group.by_block:
            # From here on all blocks of the cluster are known to run: their shared memory may be
            # accessed.
            self.clocks.met_cluster.add(block)
            self._done[cluster].acquire(self.clocks, block, threads)
            if block in self._done_of_blocks:
                self._done_of_blocks[block].acquire(self.clocks, block, threads)
        return group

    def _by_cluster(self, group: Group) -> Iterator[tuple[int, Group]]:
        clusters = group.blocks // self.wave.cluster_size
        for cluster in np.unique(clusters):
            yield int(cluster), group.where(clusters == cluster)


@dataclass(frozen=True)
class Exit:
    """Every thread of ``block`` (its number in the wave) has exited: what other blocks did to its
    shared memory must happen before some thread of it exits."""

    block: int
    clocks: Clocks
    findings: FindingLog

    def check_accesses(self, shadow: Shadow, own: slice) -> None:
        """Check accesses to the block's ``own`` granules."""
        # Reads, too: the shared memory of an exited block may belong to another block already (CUDA
        # C++ Programming Guide, "Distributed Shared Memory").
        for record in (shadow.write, shadow.read, *shadow.copy_reads):
            stamps = record.block[own], record.column[own], record.clock[own], record.site[own]
            self._check(*stamps, laxly=record is not shadow.write)
        rows = shadow.log.rows
        foreign = rows[:, 4] != self.block + self.clocks.first
        rows, _ = by_agent(rows[foreign & (rows[:, 0] >= own.start) & (rows[:, 0] < own.stop)])
        for writes in (False, True):
            number, column, clock, site = rows[(rows[:, 7] == WRITE) == writes][:, [4, 2, 3, 5]].T
            self._check(number, column, clock, site, laxly=not writes)

    def check_copies(
        self, shadow: Shadow, own: slice, issuers: Mapping[int, Mapping[int, tuple[int, int]]]
    ) -> None:
        """Check copies that other blocks issued, by the column in which they complete and by site:
        some thread must have waited for them."""
        cells, everyone = shadow.write.cells[own], np.arange(self.clocks.threads)
        for column, by_site in issuers.items():
            known = self.clocks.known(self.block, everyone, column).max()
            pending = (cells[:, 0] == column) & (cells[:, 2] == self.block + self.clocks.first)
            late = np.unique(cells[pending & (cells[:, 1] > known), 3]).tolist()
            for site in filter(by_site.get, late):
                actors = one_thread(*by_site[site])
                self.findings.report(HazardKind.CLUSTER_EXIT, site, actors=actors)

    def check_mbarriers(self, barriers: Iterable[MBarrier]) -> None:
        """Check arrivals of other blocks' threads at the block's mbarriers. An arrival happens
        before a thread that has waited for its phase, even where the arrival releases nothing."""
        everyone = np.arange(self.clocks.threads)
        for barrier in barriers:
            if barrier.block != self.block:
                continue
            complete = self.clocks.known(self.block, everyone, barrier.column).max()
            for user, last in barrier.last_uses.items():
                if user == self.block:
                    continue
                # A thread of the block has waited for the phases before, so their arrivals have
                # happened.
                used = np.where(last.phases >= complete, last.clocks, 0)
                number = np.full(len(everyone), user + self.clocks.first)
                self._check(number, everyone, used, last.sites, laxly=True)

    def _check(
        self,
        numbers: np.ndarray,
        columns: np.ndarray,
        stamps: np.ndarray,
        sites: np.ndarray,
        laxly: bool,
    ) -> None:
        """``laxly``: the accesses wrote no bytes, so that a scope too narrow is formal."""
        clocks = self.clocks
        foreign = (stamps > 0) & (numbers != self.block + clocks.first)
        if not some(foreign):
            return
        for other in np.unique(numbers[foreign]):
            theirs = foreign & (numbers == other)
            pair = self.block, int(other)
            # One thread that knows is enough: the block lives until its last thread exits.
            known = [clocks.some_know(book.get(pair)) for book in (clocks.far, clocks.in_shared)]
            unknown = theirs & (stamps > np.maximum(*known)[columns])
            lax = clocks.some_know(clocks.lax.get(pair) if laxly else None)
            for site in np.unique(sites[unknown]).tolist():
                here = unknown & (sites == site)
                grave = here & (stamps > lax[columns])
                which = grave if some(grave) else here
                severity = Severity.ERROR if which is grave else Severity.FORMAL
                actors = one_thread(int(other), int(columns[which][0]))
                self.findings.report(
                    HazardKind.CLUSTER_EXIT, site, actors=actors, severity=severity
                )
