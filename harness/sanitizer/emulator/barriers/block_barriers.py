"""``bar.sync`` / ``barrier.sync``: the sixteen barriers of each block (PTX ISA 9.7.13.1)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

import numpy as np

from harness.sanitizer.emulator.events import (
    BlockBarrierCompleted,
    BlockBarrierReached,
    Events,
    ThreadsLeft,
)
from harness.sanitizer.emulator.findings import (
    FindingLog,
    HazardKind,
    Illegal,
    Reason,
    one_thread,
)
from harness.sanitizer.emulator.ordering.clocks import Clocks, ReleaseClock
from harness.sanitizer.emulator.ordering.rows import Parts
from harness.sanitizer.emulator.threads import WARP, Group, Moved, Wave

_Released = list[tuple[int, np.ndarray]]
"""Where threads go on, and their places."""


@dataclass(frozen=True)
class Vote:
    """The part of some threads in a ``bar.red``: ``flags`` is a bool per thread of ``group``;
    ``give(group, true, all)`` gives them the outcome, which follows from these two counts."""

    group: Group
    flags: np.ndarray
    give: Callable[[Group, int, int], None]


@dataclass(frozen=True)
class BarrierArrival:
    """Arrival of threads at barrier ``number`` of their block, for ``expected`` threads (None: all
    of the block). ``aligned``: all lanes of a warp must do so by the same instruction, at ``site``.
    ``flags`` (a bool per thread) and ``give`` belong to a vote."""

    number: int
    expected: int | None
    site: int
    waits: bool
    aligned: bool
    flags: np.ndarray | None = None
    give: Callable[[Group, int, int], None] | None = None


@dataclass(eq=False)
class _BlockBarrier:
    """A barrier of a block, in a phase that some of its threads have come to."""

    block: int
    released: ReleaseClock  # clocks of threads that only arrived, which learn nothing here
    expected: int | None  # threads, of the first arrival; None: all that have not exited
    # Places, and how they arrived. Not empty: the object is made for an arrival, and dropped when
    # its phase completes. A warp that arrives twice in a phase is there twice.
    arrivals: list[tuple[np.ndarray, BarrierArrival]] = field(default_factory=list)
    without: list[tuple[np.ndarray, BarrierArrival]] = field(default_factory=list)
    """Places of threads that only arrived, by an aligned instruction, while others of their warp
    did not."""
    votes: list[Vote] = field(default_factory=list)  # all arrivals vote, or none
    stamps: list[np.ndarray] = field(default_factory=list)
    """Of each arrival at a barrier of several warps with a count, the clocks of its threads."""
    count: int = 0  # threads that arrived: the lengths of ``arrivals``

    @property
    def places(self) -> np.ndarray:
        return np.concatenate([places for places, _ in self.arrivals])

    @property
    def sites(self) -> list[int]:
        return [arrival.site for _, arrival in self.arrivals]

    def waiting(self) -> list[tuple[int, np.ndarray]]:
        """Return the waiting threads: the instruction at which they continue, and their places."""
        return [(arrival.site + 1, places) for places, arrival in self.arrivals if arrival.waits]


class _Phase(NamedTuple):
    """Arrivals in a complete phase: int[n], for each the thread, its clock then and the site."""

    threads: np.ndarray
    stamps: np.ndarray
    sites: np.ndarray
    waited: np.ndarray  # the threads that waited, ascending, and for each the number of its wait
    passed: np.ndarray


class IncompleteBarrier(NamedTuple):
    """A block's barrier in progress: the places of the threads that have arrived and of those that
    wait, the sites of the waits, and the number of threads that it expects."""

    block: int
    number: int
    arrived: np.ndarray
    waiters: np.ndarray
    sites: list[int]
    expected: int


class IllegalCount(Illegal):
    """A thread count that the hardware stops at."""


class BlockBarriers:
    """A warp arrives when all of its lanes that have not exited have, and counts as 32 threads."""

    def __init__(
        self,
        wave: Wave,
        clocks: Clocks,
        findings: FindingLog,
        events: Events,
        on_meeting: Callable[[set[int]], None],
    ):
        """``on_meeting(blocks)`` is called when every thread of each of these has just met."""
        self.wave = wave
        self.clocks = clocks
        self.findings = findings
        self._events = events
        self.on_meeting = on_meeting
        self._met: set[int] = set()  # blocks to tell `on_meeting` of; empty between instructions
        # Threads of each block that have not exited; `leave` alone lowers it. Machine code has its
        # address.
        self.live = np.full(wave.blocks, wave.threads)
        # Barriers whose phase is in progress, by block and number.
        self._barriers: dict[tuple[int, int], _BlockBarrier] = {}
        # Keyed by block and number: the last phase of several warps with a count that completed.
        self._before: dict[tuple[int, int], _Phase] = {}
        # Keyed by site, number and count: the places of threads that came, except whole blocks.
        self.counted: dict[tuple[int, int, int], np.ndarray] = {}
        self.catch_up: Callable[[], object] = lambda: None
        """Has those arrive who came before and wait elsewhere, where somebody keeps them."""

    @property
    def are_left_to_others(self) -> bool:
        """Return True if no thread waits here and no listener asks for events."""
        heard = BlockBarrierReached in self._events or BlockBarrierCompleted in self._events
        return not self._barriers and not heard

    def arrive(self, group: Group, arrival: BarrierArrival) -> Moved:
        """Threads arrive. Returns those that go on, ``[(pc, Group)]``; threads that wait are kept
        here until the barrier completes. Raises IllegalCount."""
        # Threads that machine code keeps came earlier, and count before these.
        self.catch_up()
        released = [] if arrival.waits else [(arrival.site + 1, group.index)]
        if arrival.expected is not None:
            self._came(arrival, arrival.expected)[group.index] = True
        for block, first, end in group.once(_block_by_block):
            places = group.index[first:end]
            flags = None if arrival.flags is None else arrival.flags[first:end]
            if arrival.expected is None or len(places) <= WARP:
                released += self._arrive(block, places, arrival, flags)
                continue
            # Warp by warp: warps in excess of the expected ones belong to its next phase. Any may
            # come first. Where warps come one after another, neighbors meet; here, where they
            # come together, others do: a barrier that two groups share by mistake is found,
            # however its warps are grouped.
            warps = self.wave.warp_of[places]
            for warp in sorted(np.unique(warps).tolist(), key=lambda warp: (warp % 2, warp)):
                mine = warps == warp
                some = None if flags is None else flags[mine]
                released += self._arrive(block, places[mine], arrival, some)
        return self._going_on(released)

    def _came(self, arrival: BarrierArrival, expected: int) -> np.ndarray:
        key = arrival.site, arrival.number, expected
        if key not in self.counted:
            self.counted[key] = np.zeros(self.wave.size, np.bool_)
        return self.counted[key]

    def _arrive(
        self,
        block: int,
        places: np.ndarray,
        arrival: BarrierArrival,
        flags: np.ndarray | None,
    ) -> _Released:
        if BlockBarrierReached in self._events:
            threads = tuple(self.wave.thread_of[places].tolist())
            self._events.emit(
                BlockBarrierReached(
                    block + self.wave.first, arrival.number, threads, arrival.site, arrival.waits
                )
            )
        barrier = self._barriers.get((block, arrival.number))
        if barrier is None:
            barrier = _BlockBarrier(block, ReleaseClock(), arrival.expected)
            self._barriers[block, arrival.number] = barrier
        else:
            self._check_agreement(block, barrier, places, arrival)
        if (arrival.expected or 0) > WARP:
            self._check_phase_known(block, places, arrival)
            barrier.stamps.append(self.clocks.own(block, self.wave.thread_of[places]))
        # bar.arrive orders its thread's earlier accesses before the threads that bar.sync on the
        # same barrier, and not the other way round (PTX ISA, "bar / barrier"): it goes on and
        # learns nothing.
        if not arrival.waits:
            barrier.released.release(self.clocks, block, self.wave.thread_of[places])
            if arrival.aligned and len(places) % WARP:
                barrier.without.append((places, arrival))
        barrier.arrivals.append((places, arrival))
        barrier.count += len(places)
        if arrival.give is not None and flags is not None:
            barrier.votes.append(Vote(Group(self.wave, places), flags, arrival.give))
        return self._complete(arrival.number, barrier)

    def _check_agreement(
        self, block: int, barrier: _BlockBarrier, places: np.ndarray, arrival: BarrierArrival
    ) -> None:
        """Check that all arrivals of a phase have the same count, and all vote or none does."""
        whole = round_up_to_warps(self.wave.threads)
        counts = [n if n is not None else whole for n in (barrier.expected, arrival.expected)]
        if counts[0] != counts[1]:
            raise IllegalCount(
                Reason.COUNTS_DIFFER,
                barrier=arrival.number,
                count=counts[1],
                other=counts[0],
                place=self.findings.place(barrier.sites[-1]),
            )
        # A warp may arrive and then synchronize in the same phase: each adds a warp to the count
        # (PTX ISA, "bar / barrier"). Only votes and other arrivals must not meet.
        votes = arrival.give is not None
        for _, other in barrier.arrivals if bool(barrier.votes) != votes else ():
            if votes != (other.give is not None):
                self._undefined(block, places, arrival, other, Reason.VOTE_MEETS_ARRIVAL)

    def _check_phase_known(self, block: int, places: np.ndarray, arrival: BarrierArrival) -> None:
        """Report a warp whose arrival could as well have counted in the phase that completed last,
        as it does not come after all of that phase's other arrivals: in another order of events, it
        completes that phase in place of another warp. A warp comes as its lanes do, so that any of
        them tells of it."""
        phase = self._before.get((block, arrival.number))
        if phase is None:
            return
        mine, their_warps = self.wave.thread_of[places], phase.threads // WARP
        for warp in np.unique(mine // WARP).tolist():
            lanes = mine[mine // WARP == warp]
            columns = self.clocks.passes.columns(block, phase.waited)
            if self.clocks.passes.know_any(block, lanes, columns, phase.passed).any():
                continue
            known = self.clocks.together(block, lanes)[phase.threads] >= phase.stamps
            unknown = ~np.isin(their_warps, [warp, *their_warps[known]])
            if unknown.any():
                self.findings.report(
                    HazardKind.PHASE_MISMATCH,
                    arrival.site,
                    int(phase.sites[unknown][0]),
                    np.stack([np.full(len(lanes), block + self.wave.first), lanes], axis=1),
                    reason=Reason.PHASE_NOT_KNOWN,
                    facts={"barrier": arrival.number},
                    indirect=True,
                )
                return

    def _undefined(
        self,
        block: int,
        places: np.ndarray,
        arrival: BarrierArrival,
        other: BarrierArrival | None,
        reason: Reason,
        **facts: int,
    ) -> None:
        actors = one_thread(block + self.wave.first, int(self.wave.thread_of[places[0]]))
        self.findings.report(
            HazardKind.ILLEGAL_ACCESS,
            arrival.site,
            None if other is None else other.site,
            actors,
            reason=reason,
            facts={"barrier": arrival.number, **facts},
            undefined=True,
        )

    def leave(self, group: Group) -> Moved:
        """Threads exit: barriers no longer wait for these."""
        self.catch_up()
        blocks, counts = group.count_by_block()
        self.live[blocks] -= counts
        if ThreadsLeft in self._events:
            for block in blocks.tolist():
                threads = tuple(self.wave.thread_of[group.index[group.blocks == block]].tolist())
                self._events.emit(ThreadsLeft(block + self.wave.first, threads))
        released = []
        for block in blocks.tolist() if self._barriers else ():
            for owner, number in list(self._barriers):
                if owner == block:
                    released += self._complete(number, self._barriers[block, number])
        return self._going_on(released)

    def go_on_in_part(self) -> Moved:
        """Nothing else can run: a warp of which only some lanes have come to an aligned instruction
        counts as if all had, which PTX leaves undefined. Returns the threads that this lets go
        on."""
        self.catch_up()
        released = []
        for (block, number), barrier in list(self._barriers.items()):
            if barrier.expected is None or not all(a.aligned for _, a in barrier.arrivals):
                continue
            lanes, arrived = self._lanes(block, barrier)
            part = (arrived > 0).any(axis=1) & (lanes & (arrived == 0)).any(axis=1)
            if part.any() and np.count_nonzero((arrived > 0).any(axis=1)) * WARP >= (
                barrier.expected
            ):
                for places, arrival in barrier.arrivals:
                    if part[self.wave.warp_of[places]].any():
                        self._parted(block, places, arrival)
                released += self._released(number, barrier)
        return self._going_on(released)

    def _parted(self, block: int, places: np.ndarray, arrival: BarrierArrival) -> None:
        warp = self.wave.warp_of[places[0]]
        mine = places[self.wave.warp_of[places] == warp]
        self._undefined(
            block, mine, arrival, None, Reason.WARP_AT_BARRIER_IN_PART,
            threads=len(mine), warp=int(warp),
        )  # fmt: skip

    def _complete(self, number: int, barrier: _BlockBarrier) -> _Released:
        block = barrier.block
        if barrier.expected is None:
            if barrier.count < self.live[block] or not barrier.count:
                return []
        elif WARP * self._warps(block, barrier) < barrier.expected:
            return []
        return self._released(number, barrier)

    def _warps(self, block: int, barrier: _BlockBarrier) -> int:
        """Return the number of warps that have arrived; a warp that has arrived twice counts
        twice."""
        sizes = [len(places) for places, _ in barrier.arrivals]
        if min(sizes) == max(sizes) == WARP:  # warp by warp: see `arrive`
            return len(sizes)
        lanes, arrived = self._lanes(block, barrier)
        lanes |= arrived > 0
        # A warp has arrived as often as its last lane has. Lanes that have exited, or that the
        # block never had, hold nobody up.
        of_warps = np.where(lanes, arrived, arrived.max()).min(axis=1)
        return int(of_warps[lanes.any(axis=1)].sum())

    def _lanes(self, block: int, barrier: _BlockBarrier) -> tuple[np.ndarray, np.ndarray]:
        """``(live, arrived)``, [warps, lanes]: which have not exited; how often each arrived."""
        shape, threads = (self.wave.warps, WARP), self.wave.thread_of[barrier.places]
        live = np.zeros(shape, np.bool_)
        first = block * self.wave.threads
        live.reshape(-1)[: self.wave.threads] = self.wave.live[first : first + self.wave.threads]
        arrived = np.bincount(threads.astype(np.intp), minlength=live.size).reshape(shape)
        return live, arrived

    def _released(self, number: int, barrier: _BlockBarrier) -> _Released:
        block = barrier.block
        del self._barriers[block, number]
        if len(barrier.stamps) == len(barrier.arrivals):
            self._before[block, number] = self._phase(barrier)
        if BlockBarrierCompleted in self._events:
            self._events.emit(BlockBarrierCompleted(block + self.wave.first, number))
        self._check_aligned(barrier)
        true = sum(int(vote.flags.sum()) for vote in barrier.votes)
        voters = sum(vote.group.count for vote in barrier.votes)
        for vote in barrier.votes:
            vote.give(vote.group, true, voters)
        waiting = barrier.waiting()
        if waiting:
            met = self._group([places for _, places in waiting])
            self.clocks.join(met, met.once(_by_block))
            # Only a meeting of the whole block orders all of its earlier reads before all that
            # follows, so that the log of reads may forget them.
            if met.count == self.wave.threads:
                self._met.add(block)
            barrier.released.acquire(self.clocks, block, met.threads)
            if all(pc == waiting[0][0] for pc, _ in waiting):
                return [(waiting[0][0], met.index)]
        return waiting

    def _phase(self, barrier: _BlockBarrier) -> _Phase:
        sites = np.repeat(barrier.sites, [len(stamps) for stamps in barrier.stamps])
        threads = self.wave.thread_of[barrier.places]
        waits = [places for places, how in barrier.arrivals if how.waits]
        waited = np.unique(self.wave.thread_of[np.concatenate([barrier.places[:0], *waits])])
        passed = self.clocks.passes.passed(barrier.block, waited) if len(waited) else waited
        return _Phase(threads, np.concatenate(barrier.stamps), sites, waited, passed)

    def _group(self, parts: list[np.ndarray]) -> Group:
        if len(parts) == 1:
            return self.wave.group(parts[0])
        if sum(map(len, parts)) == self.wave.size:
            return self.wave.everyone
        return self.wave.group(np.sort(np.concatenate(parts)))

    def _going_on(self, released: _Released) -> Moved:
        """Return a group for each program counter, so that blocks that reach it together stay
        together. ``on_meeting`` is called once, with all blocks whose threads have all met."""
        if self._met:
            self.on_meeting(self._met)
            self._met = set()
        if len(released) < 2:
            return [(pc, self.wave.group(places)) for pc, places in released]
        by_pc: dict[int, list[np.ndarray]] = {}
        for pc, places in released:
            by_pc.setdefault(pc, []).append(places)
        return [(pc, self._group(parts)) for pc, parts in by_pc.items()]

    def _check_aligned(self, barrier: _BlockBarrier) -> None:
        """Report lanes of a warp that arrived by different aligned instructions."""
        for places, arrival in barrier.without:
            block = barrier.block
            _, arrived = self._lanes(block, barrier)
            warps = np.unique(self.wave.warp_of[places])
            lanes = np.arange(warps[0] * WARP, (warps[-1] + 1) * WARP)
            lanes = lanes[lanes < self.wave.threads]
            if not arrived.reshape(-1)[lanes].all():
                self._parted(block, places, arrival)
        first = barrier.arrivals[0][1].site
        if any(arrival.site != first for _, arrival in barrier.arrivals):
            self._check_sites(barrier)

    def _check_sites(self, barrier: _BlockBarrier) -> None:
        """The lanes of a warp make each of its arrivals by the same instruction."""
        came_by: dict[int, BarrierArrival] = {}
        earlier = np.zeros(self.wave.threads, np.int64)  # arrivals of each thread
        for places, arrival in barrier.arrivals:
            threads = self.wave.thread_of[places]
            keys = threads // WARP << 32 | earlier[threads]
            earlier[threads] += 1
            for key in np.unique(keys).tolist():
                other, warp = came_by.setdefault(key, arrival), key >> 32
                if other.site != arrival.site and (other.aligned or arrival.aligned):
                    mine = places[keys == key]
                    why = Reason.WARP_BY_TWO_INSTRUCTIONS
                    self._undefined(barrier.block, mine, arrival, other, why, warp=warp)

    def incomplete(self) -> Iterator[IncompleteBarrier]:
        """For a diagnosis: the barriers whose phase is in progress."""
        self.catch_up()
        for (block, number), barrier in self._barriers.items():
            expected = self.live[block] if barrier.expected is None else barrier.expected
            waits = [(places, how.site) for places, how in barrier.arrivals if how.waits]
            yield IncompleteBarrier(
                block,
                number,
                barrier.places,
                np.concatenate([np.zeros(0, np.int64), *(places for places, _ in waits)]),
                [site for _, site in waits],
                int(expected),
            )

    def waiting(self) -> Iterator[IncompleteBarrier]:
        """For a diagnosis: the barriers at which threads wait, not those with arrivals alone."""
        return (barrier for barrier in self.incomplete() if len(barrier.waiters))


def _block_by_block(group: Group) -> list[tuple[int, int, int]]:
    """Return each block of a group's threads, and where its own begin and end among them."""
    blocks, counts = group.count_by_block()
    ends = np.cumsum(counts).tolist()
    return list(zip(blocks.tolist(), [0, *ends], ends, strict=False))


def _by_block(group: Group) -> Parts:
    return Parts.of_equal(group.blocks)


def round_up_to_warps(threads: int) -> int:
    """A barrier's thread count is counted in whole warps."""
    return -(-threads // WARP) * WARP
