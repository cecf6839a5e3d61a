"""mbarrier objects: arrivals, transaction bytes, phases (PTX ISA 9.7.13.15).

Theory of operation
-------------------

An mbarrier counts, in the current *phase*, its *pending arrivals* (initially the ``count`` of
``mbarrier.init``) and its *tx-count*: bytes expected minus bytes delivered, which may be negative
while a copy is ahead of its ``expect_tx``. The phase completes when both are zero. Completion is
the only transition: it resets the pending arrivals to ``count``, advances ``phase`` and wakes
waiters. All of it is in `MBarriers._settle`.

A wait names a *parity*, not a phase: parity p succeeds while the phase in progress has parity
1 - p. On a fresh mbarrier, phase 0 is in progress, so parity 1 succeeds at once (it means the phase
"before the first"), and parity 0 blocks. A wait that is late by two phases therefore blocks again,
or succeeds for the wrong phase; most findings about phases are about this.

Ordering is kept in `ReleaseClock`: an arrival *releases* what its thread knows into ``gathering``;
on completion ``gathering`` joins ``done``; a wait that succeeds *acquires* ``done``. Arrivals of
other blocks of the cluster are kept apart (``gathering_remote``), as a block-scope wait does not
acquire them. Copies that complete on the mbarrier have a column of their own in the vector clocks
(``column``): a thread that has waited for phase n knows clock n of that column, which is what makes
the copied bytes visible to it.

Beside the state of the PTX object, `MBarrier` keeps evidence for a diagnosis: who waited, arrived
and passed, at which instructions. No rule of the model reads it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from harness.emulator.events import Change, Events, MBarrierChanged, MBarrierTested
from harness.emulator.findings import (
    Finding,
    FindingLog,
    HazardKind,
    Illegal,
    Reason,
    Severity,
    one_thread,
)
from harness.emulator.memory.access import Access
from harness.emulator.numbers import listed
from harness.emulator.ordering.clocks import INIT, NEVER, SHARED, Clocks, ReleaseClock
from harness.emulator.threads import Group, Wave
from harness.isa.table.index import look_up

NBYTES = 8
MAX_COUNT = (1 << 20) - 1
MAX_TX = (1 << 20) - 1
PARITY_SHIFT = 63  # of a state token, whose low bits are the phase's pending arrivals before it


@dataclass(eq=False)
class Waiter:
    places: np.ndarray
    parity: int
    site: int


@dataclass(frozen=True)
class StaleWait:
    """A wait that returned at once, for a phase that its thread already knew to be complete."""

    site: int
    clock: int
    parity: int


class LastWaits:
    """By thread of the mbarrier's block, the last wait that let it go on. ``phases``: how many had
    completed then, so that the next one is what it waits for next."""

    def __init__(self, threads: int):
        self.phases, self._clocks, self._parities = np.zeros((3, threads), np.int32)
        self._sites = np.full(threads, -1, np.int32)  # of stale ones

    def note(
        self,
        threads: np.ndarray,
        phase: int,
        are_stale: np.ndarray,
        site: int,
        clocks: np.ndarray,
        parities: np.ndarray,
    ) -> None:
        """These threads passed the wait at ``site``; ``are_stale``: for a phase known to them."""
        self.phases[threads] = phase
        self._sites[threads] = np.where(are_stale, site, -1)
        self._clocks[threads], self._parities[threads] = clocks, parities

    def stale(self, thread: int) -> StaleWait | None:
        if self._sites[thread] < 0:
            return None
        columns = self._sites, self._clocks, self._parities
        return StaleWait(*(int(column[thread]) for column in columns))

    def all_stale(self) -> Iterator[tuple[int, StaleWait]]:
        """``(thread, wait)``."""
        for thread in np.flatnonzero(self._sites >= 0).tolist():
            wait = self.stale(thread)
            if wait is not None:
                yield thread, wait


class FirstPasses:
    """By thread of the mbarrier's block, where it first passed a wait for the phase that completed
    last: the number of that wait among all that the thread passed (`Passes`), 0 where it did
    not."""

    def __init__(self, threads: int):
        self.numbers, self.sites = np.zeros((2, threads), np.int32)


@dataclass(eq=False)
class Visits:
    """The threads that waited at an mbarrier by one instruction: bool[threads] of its block, and
    the parities that they named."""

    threads: np.ndarray
    unanswered: np.ndarray  # bool[threads]: the last time the phase was not complete
    passes: np.ndarray  # int[threads]: how often they went on
    at_once: np.ndarray  # bool[threads]: they did while no phase was complete
    parities: set[int] = field(default_factory=set)

    def add(
        self,
        threads: np.ndarray,
        parities: Iterable[int] = (),
        answers: np.ndarray | None = None,
        fresh: bool = False,
    ) -> None:
        self.threads[threads] = True
        self.parities.update(parities)
        if answers is not None:
            self.unanswered[threads] = ~answers
            self.passes[threads[answers]] += 1
            if fresh:
                self.at_once[threads[answers]] = True


class Asked:
    """By thread of the mbarrier's block: where it last asked whether a phase is complete, and was
    not told so since, as site + 1; for which parity; and where it gave up: asked for the other one
    then."""

    def __init__(self, threads: int):
        self.unanswered, self.parity, self.gave_up = np.zeros((3, threads), np.int32)

    def add(
        self, threads: np.ndarray, parities: np.ndarray, answers: np.ndarray, site: int
    ) -> None:
        before = self.unanswered[threads]
        other = (before > 0) & (self.parity[threads] != parities)
        if other.any():
            self.gave_up[threads[other]] = before[other]
        self.unanswered[threads] = np.where(answers, 0, site + 1)
        self.parity[threads] = parities


class Arrivals:
    """By thread, in the current phase: whether it has arrived, where it last did, and how often in
    one go up to there, with nothing between that another thread could meet."""

    def __init__(self, threads: int):
        self.in_phase = np.zeros(threads, np.bool_)  # of the mbarrier's own block
        self.ever = np.zeros(threads, np.bool_)  # the same in any phase
        self.of_others = set[tuple[int, int]]()  # the same, of other blocks: block and thread
        self.sites, self.in_one_go = np.zeros((2, threads), np.int64)
        self.twice = False  # one has, in one phase or with nothing in between

    def begin_phase(self) -> None:
        self.in_phase[:] = False
        self.in_one_go[:] = 0


@dataclass(eq=False)
class MBarrier:
    """One mbarrier: its counts, its phase, the threads that wait for it and what was released to
    it. ``phase`` counts the phases that have completed."""

    block: int
    address: int
    count: int
    column: int
    init_site: int
    init_thread: int
    init_clock: int
    arrived: Arrivals
    waited: LastWaits
    asked: Asked
    gathering: ReleaseClock  # what arrivals of this phase released
    done: ReleaseClock  # what those of completed phases did
    gathering_remote: ReleaseClock  # the same by threads of other blocks
    done_remote: ReleaseClock
    pending: int = 0
    tx: int = 0
    phase: int = 0
    expected: int = 0  # bytes, in the current phase
    delivered: int = 0
    expect_site: int | None = None
    expecting: set[int] = field(default_factory=set)  # sites, in the current phase
    copy_site: int | None = None
    in_flight: int = 0
    mismatch_sites: tuple[int, int] | None = None  # of expect_tx and copy, if they disagree
    waiters: list[Waiter] = field(default_factory=list)
    passed: FirstPasses | None = None  # none has
    issuer: tuple[int, int, int] | None = None  # of the last copy: block, thread and its clock
    issuers: set[int] = field(default_factory=set)  # blocks, of all copies
    last_filled: int = 0  # the last phase that completed with bytes, counted from 1
    filled_before: int = 0  # the one with bytes before that
    vain_sites: set[int] = field(default_factory=set)
    """Of waits that returned at once to a thread that had waited for that phase before, or had
    arrived in the next: right where a phase is waited for twice, else a wrong parity."""
    last_uses: dict[int, tuple[np.ndarray, np.ndarray]] = field(default_factory=dict)
    """By block: clock and site of each thread's last use, for the end of the object's life."""
    last_phases: dict[int, np.ndarray] = field(default_factory=dict)  # of those uses
    visible: dict[int, np.ndarray] = field(default_factory=dict)
    """By block: the threads that are ordered behind its init, as far as anybody asked; bool."""

    waits: dict[int, Visits] = field(default_factory=dict)  # by site, of its own block's threads
    arrivals: dict[int, Visits] = field(default_factory=dict)
    weighs: bool = False  # an arrival counts for several
    issued: int = 0  # bytes of the copies on it, in the current phase
    brought: dict[tuple[int, int], list[int]] = field(default_factory=dict)
    """The same by the block that issued them and the instruction: bytes of each."""
    in_all: tuple[int, int] = (0, 0)  # bytes expected and issued in the phases before
    told: tuple[int, int] = (0, 0)  # bytes expected and issued when they were seen to differ
    told_by: tuple[int, ...] = ()  # the sites that expected them
    told_in_all: tuple[int, int] = (0, 0)  # the same, with those of the phases before
    told_ahead: int = 0  # of these, the bytes that another block had brought once already
    not_waited_for: set[int] = field(default_factory=set)
    """Phases, counted from 1, whose bytes somebody was reported to use without waiting."""

    def phase_of(self, clock: int) -> int:
        """The phase of a copy stamped so, counted from 1."""
        return self.phase + 1 if clock == NEVER else clock


@dataclass(frozen=True)
class Arrival:
    """The form of an arrival: ``drops`` lowers the count of later phases too."""

    releases: bool = True
    drops: bool = False
    completes: bool = True


PLAIN = Arrival()


class IllegalBarrierUse(Illegal):
    """An operand of an mbarrier instruction that the hardware faults on."""


class NoBarrier(IllegalBarrierUse):
    """An address where no mbarrier was made, or not yet."""

    kind = HazardKind.UNFENCED_BARRIER_INIT


class MBarriers:
    def __init__(
        self,
        wave: Wave,
        clocks: Clocks,
        findings: FindingLog,
        events: Events,
        access: Access,
    ):
        self._access, self._order = access, access.order
        self._events = events
        self._phases: list[MBarrierChanged] = []  # that ended, not emitted yet
        self.wave = wave
        self.clocks = clocks
        self.findings = findings
        self._at: dict[tuple[int, int], MBarrier] = {}
        self._by_column: dict[tuple[int, int], MBarrier] = {}
        self.woken: list[tuple[int, np.ndarray]] = []
        self.progress = 0
        self.ended = 0  # phases, of all
        self._computes_since: dict[int, int] = {}  # by site: what lies between computes only

    def __iter__(self) -> Iterator[MBarrier]:
        return iter(self._at.values())

    def of_column(self, block: int, column: int | None) -> MBarrier | None:
        """The mbarrier whose copies complete in ``column`` of ``block``."""
        return None if column is None else self._by_column.get((block, column))

    # -- the instructions

    def init(self, group: Group, addresses: np.ndarray, counts: np.ndarray, site: int) -> None:
        for position, block, address in self._each(group, addresses):
            count, thread = int(counts[position]), int(group.threads[position])
            if not 1 <= count <= MAX_COUNT:
                raise IllegalBarrierUse(
                    f"mbarrier.init with count {count}; it must be 1 to {MAX_COUNT} (2^20 - 1)"
                )
            self._access.check_owner(
                block, thread, site, f"{NBYTES} bytes of an mbarrier", address, address + NBYTES
            )
            if (block, address) in self._at:
                self._made_again(self._at[block, address], thread, site)
                self._end_of_life(self._at[block, address], block, thread, site)
            barrier = MBarrier(
                block,
                address,
                count,
                self.clocks.new_column(block),
                site,
                thread,
                int(self.clocks.own(block, thread)),
                Arrivals(self.wave.threads),
                LastWaits(self.wave.threads),
                Asked(self.wave.threads),
                gathering=ReleaseClock(),
                done=ReleaseClock(),
                gathering_remote=ReleaseClock(),
                done_remote=ReleaseClock(),
                pending=count,
            )
            self._at[block, address] = barrier
            access = self._access
            start = block * access.shared_bytes + address
            access.shared_shadow.begin_object(start, NBYTES, site)
            self._by_column[block, barrier.column] = barrier
        self._emit_changes("init", group, addresses, site)

    def inval(self, group: Group, addresses: np.ndarray, site: int) -> None:
        places = [*self._each(group, addresses)]
        self._emit_changes("inval", group, addresses, site)
        for position, block, address in places:
            barrier = self.find(block, address)
            self._check_visible(barrier, group, [position], site)
            self._end_of_life(barrier, block, int(group.threads[position]), site)
            del self._at[block, address]
            access = self._access
            thread = int(group.threads[position])
            access.shared_shadow.end_object(
                block * access.shared_bytes + address,
                NBYTES,
                thread,
                int(self.clocks.own(block, thread)),
                block + self.wave.first,
                site,
            )

    def named(self, barrier: MBarrier) -> tuple[str, ...]:
        """The variable that the mbarrier is in, and where in it: ``full[2]``, if it is an array of
        mbarriers."""
        name = self._access.extents["shared"].element(barrier.address, NBYTES)
        return (name,) if name else ()

    def _one(self, block: int, thread: int) -> np.ndarray:
        """``who`` of a finding in one thread of a block of the wave."""
        return one_thread(block + self.wave.first, thread)

    def _about(
        self,
        barrier: MBarrier,
        kind: HazardKind,
        site: int,
        other_site: int | None,
        who: np.ndarray,
        **more: Any,
    ) -> Finding:
        """A finding about this mbarrier."""
        return Finding(kind, site, other_site, who, variables=self.named(barrier), **more)

    def _made_again(self, barrier: MBarrier, thread: int, site: int) -> None:
        """Report an init of an mbarrier that is still valid (PTX ISA 9.7.13.15.9)."""
        self.findings.add(
            self._about(
                barrier,
                HazardKind.ILLEGAL_ACCESS,
                site,
                barrier.init_site,
                self._one(barrier.block, thread),
                reason=Reason.MADE_AGAIN,
                facts={"first": barrier.init_thread, "again": thread},
            )
        )

    def _end_of_life(self, barrier: MBarrier, block: int, thread: int, site: int) -> None:
        """The object is overwritten: every thread's last use must happen before that. A use before
        a meeting of its warp does so on all hardware, if the overwriting thread is ordered behind a
        lane that was at that meeting: shared memory serves a warp in the order of its
        instructions."""
        everyone = np.arange(self.wave.threads)
        for user, (clocks, sites) in barrier.last_uses.items():
            numbers = np.full(len(everyone), user + self.wave.first)
            unknown = ~self.clocks.knows(block, thread, numbers, everyone, clocks, in_shared=True)
            for use_site in np.unique(sites[unknown]):
                users = np.flatnonzero(unknown & (sites == use_site)).tolist()
                met = user == block and all(
                    self.clocks.knows_of_meeting(block, thread, other, int(clocks[other]))
                    for other in users
                )
                self.findings.add(
                    self._about(
                        barrier,
                        HazardKind.DATA_RACE,
                        site,
                        int(use_site),
                        self._one(block, thread),
                        severity=Severity.FORMAL if met else Severity.ERROR,
                    )
                )

    def arrive(
        self,
        group: Group,
        addresses: np.ndarray,
        counts: np.ndarray,
        expect_bytes: np.ndarray | None,
        site: int,
        wide: bool,
        form: Arrival = PLAIN,
    ) -> np.ndarray:
        """Arrive ``counts`` times, after expecting ``expect_bytes`` (None: no expect). ``wide``:
        the scope is the cluster, so that what is released reaches other blocks. Returns the state
        tokens, uint64: the phase that each arrival belonged to, and the arrivals that were pending
        before it.
        """
        tokens = np.zeros(group.count, np.uint64)
        for barrier, positions in self._by_barrier(group, addresses, site):
            own = _block(group, positions) == barrier.block
            # Where a phase ends among these threads, the later ones belong to the next.
            one_phase = int(counts[positions].sum()) <= barrier.pending
            for part in (positions,) if one_phase else positions[:, None]:
                self._release(barrier, group, part, wide, form)
                before = np.cumsum(counts[part], dtype=np.uint64) - counts[part]
                tokens[part] = np.uint64((barrier.phase & 1) << PARITY_SHIFT | barrier.pending)
                tokens[part] -= before
                if expect_bytes is not None:
                    self._expect(barrier, int(expect_bytes[part].sum()), site)
                self._arrive(barrier, group.threads[part], counts[part], site, form, own)
                self._settle(barrier)
            if own:
                self._visits(barrier.arrivals, site).add(group.threads[positions])
            else:
                pairs = zip(group.blocks[positions], group.threads[positions], strict=True)
                barrier.arrived.of_others.update((int(b), int(t)) for b, t in pairs)
        self.progress += 1
        self._emit_changes("arrive", group, addresses, site, expect_bytes)
        return tokens

    def _release(
        self, barrier: MBarrier, group: Group, positions: np.ndarray, wide: bool, form: Arrival
    ) -> None:
        block, threads = _block(group, positions), group.threads[positions]
        own = block == barrier.block
        barrier.gathering.release_passes(self.clocks, block, threads)
        if not form.releases:  # what fences before it do
            for narrow, to_others in self._order.released(block, threads):
                if own:
                    barrier.gathering.add(narrow)
                elif wide and to_others is not None:
                    barrier.gathering_remote.add(to_others)
        elif own:
            barrier.gathering.release(self.clocks, block, threads)
        elif wide:
            barrier.gathering_remote.release(self.clocks, block, threads)
        else:
            barrier.gathering_remote.release_laxly(self.clocks, block, threads)

    def _arrive(
        self,
        barrier: MBarrier,
        threads: np.ndarray,
        counts: np.ndarray,
        site: int,
        form: Arrival,
        own: bool,
    ) -> None:
        """These threads, of the mbarrier's ``own`` block or another, arrive in one phase."""
        of, count = barrier.arrived, int(counts.sum())
        again = (of.sites[threads] > 0) & self._in_one_go(of.sites[threads], site)
        goes_on = (of.in_one_go[threads] > 0) & again
        of.in_one_go[threads] = counts + np.where(goes_on, of.in_one_go[threads], 0)
        of.sites[threads] = site
        barrier.weighs |= bool((counts > 1).any())
        last = int(threads[-1])
        if count > barrier.pending:
            self._too_many_arrivals(barrier, count, last, site)
            count = barrier.pending
        barrier.pending -= count
        if form.drops:
            barrier.count -= count
        if not form.completes and not barrier.pending and not barrier.tx:
            self._must_not_complete(barrier, last, site)
        if own:
            of.twice |= bool((of.in_phase[threads] | again).any())
            of.in_phase[threads] = of.ever[threads] = True

    def expect(
        self, group: Group, addresses: np.ndarray, expect_bytes: np.ndarray, site: int
    ) -> None:
        for barrier, positions in self._by_barrier(group, addresses, site):
            for position in positions:
                self._expect(barrier, int(expect_bytes[position]), site)
                self._settle(barrier)
        self.progress += 1
        self._emit_changes("expect", group, addresses, site, expect_bytes)

    def complete(self, group: Group, addresses: np.ndarray, nbytes: np.ndarray, site: int) -> None:
        """mbarrier.complete_tx: a thread does what a copy does when it completes."""
        for barrier, positions in self._by_barrier(group, addresses, site):
            for position in positions:
                barrier.tx -= int(nbytes[position])
                barrier.delivered += int(nbytes[position])
                self._check_tx(barrier)
                self._settle(barrier)
        self.progress += 1
        self._emit_phases()

    def test(
        self,
        group: Group,
        addresses: np.ndarray,
        parities: np.ndarray,
        site: int,
        wide: bool,
        acquires: bool = True,
    ) -> np.ndarray:
        """Which threads' phases are complete. Those threads acquire what was released to the
        barrier; what other blocks released only if the scope is the cluster (``wide``)."""
        complete = np.zeros(group.count, np.bool_)
        for barrier, positions in self._by_barrier(group, addresses, site):
            named = parities[positions] & 1
            done = (barrier.phase & 1) != named
            passed = positions[done]
            if _block(group, positions) == barrier.block:
                came, threads = self._visits(barrier.waits, site), group.threads[positions]
                barrier.asked.add(threads, named, done, site)
                came.add(
                    threads,
                    {int(named.min()), int(named.max())},
                    done,
                    not barrier.phase,
                )
            if len(passed):
                complete[passed] = True
                block, threads = _block(group, passed), group.threads[passed]
                if block == barrier.block:
                    self._note_stale(barrier, threads, parities[passed], site)
                    self._note_passed(barrier, threads, site)
                if not acquires:  # a fence behind it does
                    barrier.done.acquire_passes(self.clocks, block, threads)
                    self._order.saw(block, threads, barrier.done, needs_wide=False)
                    if wide:
                        self._order.saw(block, threads, barrier.done_remote, needs_wide=True)
                    continue
                barrier.done.acquire(self.clocks, block, threads)
                if wide:
                    barrier.done_remote.acquire(self.clocks, block, threads)
                else:
                    barrier.done_remote.acquire_laxly(self.clocks, block, threads)
        if MBarrierTested in self._events:
            self._emit_tests(group, addresses, parities, complete, site)
        return complete

    def park(self, group: Group, addresses: np.ndarray, parities: np.ndarray, site: int) -> None:
        """These threads sleep until a phase of their barrier completes."""
        for barrier, positions in self._by_barrier(group, addresses, site):
            for parity in (0, 1):
                places = group.index[positions[(parities[positions] & 1) == parity]]
                if len(places):
                    barrier.waiters.append(Waiter(places, parity, site))

    def _visits(self, of: dict[int, Visits], site: int) -> Visits:
        found = of.get(site)
        if found is None:
            came, unanswered, at_once = np.zeros((3, self.wave.threads), np.bool_)
            passes = np.zeros(self.wave.threads, np.int32)
            found = of[site] = Visits(came, unanswered, passes, at_once)
        return found

    # -- what copies do

    def copy_issued(
        self, barrier: MBarrier, block: int, thread: int, site: int, nbytes: int
    ) -> None:
        """A thread of ``block`` issued a copy of ``nbytes`` that completes on the barrier."""
        barrier.in_flight += 1
        barrier.issued += nbytes
        barrier.brought.setdefault((block, site), []).append(nbytes)
        barrier.copy_site = site
        barrier.issuer = block, thread, int(self.clocks.own(block, thread))
        barrier.issuers.add(block)
        barrier.gathering.release_passes(self.clocks, block, [thread])

    def complete_tx(self, barrier: MBarrier, nbytes: int) -> int:
        """A copy delivered ``nbytes``; gives the clock of its completion in the column."""
        clock = barrier.phase + 1
        barrier.in_flight -= 1
        barrier.tx -= nbytes
        barrier.delivered += nbytes
        self._settle(barrier)
        self.progress += 1
        if MBarrierChanged in self._events:
            self._events.emit(self._change("complete_tx", barrier, (), nbytes, None))
            self._emit_phases()
        return clock

    def for_copy(self, group: Group, position: int, address: int, site: int) -> MBarrier:
        """The barrier that a copy issued by one thread will complete on; checks its fence."""
        block, thread = int(group.blocks[position]), int(group.threads[position])
        owner, offset = self.wave.locate_shared(block, address)
        barrier = self.find(int(owner), int(offset))
        made = barrier.block + self.wave.first, barrier.init_thread, np.int32(barrier.init_clock)
        known = bool(self.clocks.knows(block, thread, *made, in_shared=True))
        # A fence is known of by the same synchronisation as what it fenced, or by that alone.
        fenced = any(self.clocks.is_fenced(kind, block, thread, *made) for kind in (INIT, SHARED))
        if not fenced:
            formal = known and block == barrier.block
            self.findings.add(
                self._about(
                    barrier,
                    HazardKind.UNFENCED_BARRIER_INIT,
                    site,
                    barrier.init_site,
                    self._one(block, thread),
                    severity=Severity.FORMAL if formal else Severity.ERROR,
                )
            )
        return barrier

    def for_store(
        self, group: Group, position: int, owner: int, offset: int, site: int
    ) -> MBarrier:
        """The barrier that a store by one thread will complete on; no proxy fence is needed."""
        block, thread = int(group.blocks[position]), int(group.threads[position])
        barrier = self.find(owner, offset)
        made = barrier.block + self.wave.first, barrier.init_thread, np.int32(barrier.init_clock)
        if not self.clocks.knows(block, thread, *made, in_shared=True):
            kind, who = HazardKind.UNFENCED_BARRIER_INIT, self._one(block, thread)
            self.findings.add(Finding(kind, site, barrier.init_site, who))
        return barrier

    def find(self, block: int, address: int) -> MBarrier:
        barrier = self._at.get((block, address))
        if barrier is None and block < 0:
            raise IllegalBarrierUse("the address of the mbarrier names no block of this cluster")
        if barrier is None and not self._access.extents["shared"].holds(address, address + NBYTES):
            if address % NBYTES:
                raise _misaligned(address)
            extents, what = self._access.extents["shared"], f"the {NBYTES} bytes of an mbarrier"
            raise IllegalBarrierUse(extents.describe(what, address, address + NBYTES))
        if barrier is None:
            raise self._none_at(block, address)
        return barrier

    def _none_at(self, block: int, address: int) -> IllegalBarrierUse:
        extents = self._access.extents["shared"]
        name, where = extents.element(address, NBYTES), f"shared address {address:#x}"
        made = [self.named(one) for one in self._at.values() if one.block == block]
        of_same = [
            n for (n,) in filter(None, made) if n.partition("[")[0] == name.partition("[")[0]
        ]
        if address % NBYTES:
            return _misaligned(address, NoBarrier)
        if of_same:
            return NoBarrier(
                f"no mbarrier has been initialised at `{name}` ({where}): only "
                f"{listed([f'`{n}`' for n in of_same])} {'is' if len(of_same) == 1 else 'are'}"
            )
        called = f"`{name}`, {where} of this block," if name else f"{where} of this block"
        return NoBarrier(f"no mbarrier has been initialised at {called} when it is used")

    # -- phases

    def _expect(self, barrier: MBarrier, nbytes: int, site: int) -> None:
        barrier.tx += nbytes
        barrier.expected += nbytes
        barrier.expect_site = site
        barrier.expecting.add(site)
        self._check_tx(barrier)

    def _check_tx(self, barrier: MBarrier) -> None:
        if abs(barrier.tx) > MAX_TX:
            raise IllegalBarrierUse(
                f"tx-count {barrier.tx} of the mbarrier is outside ±{MAX_TX} (2^20 - 1) bytes",
                Reason.TX_COUNT_OUT_OF_RANGE,
            )

    def _settle(self, barrier: MBarrier) -> None:
        """Complete the phase if nothing is lacking."""
        if barrier.pending or barrier.tx:
            return
        if barrier.in_flight:
            self.mismatch(
                barrier,
                Reason.COMPLETED_EARLY,
                {"expected": barrier.expected, "in_flight": barrier.in_flight},
            )
        barrier.done.add(barrier.gathering)
        self._check_overtaken(barrier)
        barrier.phase += 1
        self.ended += 1
        if barrier.delivered:
            barrier.filled_before, barrier.last_filled = barrier.last_filled, barrier.phase
        barrier.done.learn(barrier.column, barrier.phase, self.clocks, barrier.block)
        barrier.done_remote.add(barrier.gathering_remote)
        barrier.gathering = ReleaseClock()
        barrier.gathering_remote = ReleaseClock()
        expected, issued = barrier.in_all
        barrier.in_all = expected + barrier.expected, issued + barrier.issued
        barrier.pending, barrier.expected, barrier.delivered = barrier.count, 0, 0
        barrier.issued, barrier.brought, barrier.expecting = 0, {}, set()
        for waiter in barrier.waiters:
            self.woken.append((waiter.site, waiter.places))
        barrier.waiters = []
        barrier.arrived.begin_phase()
        if MBarrierChanged in self._events:
            self._phases.append(self._change("phase", barrier, (), 0, None))

    def bytes_left(self, barrier: MBarrier) -> None:
        """Report that the bytes of the current phase do not add up, now that nothing moves."""
        self.mismatch(
            barrier,
            Reason.BYTES_LEFT,
            {
                "expected": barrier.expected,
                "delivered": barrier.delivered,
                "tx": barrier.tx,
            },
        )

    def mismatch(self, barrier: MBarrier, reason: Reason, facts: Mapping[str, int]) -> None:
        """Report that expected and delivered bytes of ``barrier`` differ."""
        site = barrier.expect_site if barrier.expect_site is not None else barrier.copy_site
        site = barrier.init_site if site is None else site
        barrier.told = barrier.expected, max(barrier.issued, barrier.delivered)
        barrier.told_by = tuple(barrier.expecting)
        expected, issued = barrier.in_all
        barrier.told_in_all = expected + barrier.expected, issued + barrier.issued
        by_line: dict[tuple[int, str], list[int]] = {}  # an unrolled loop has several sites
        for (block, copy), each in barrier.brought.items():
            if block != barrier.block:
                by_line.setdefault((block, self.findings.place(copy)), []).extend(each)
        barrier.told_ahead += sum(sum(each[1:]) for each in by_line.values())
        barrier.mismatch_sites = site, -1 if barrier.copy_site is None else barrier.copy_site
        self.findings.add(
            self._about(
                barrier,
                HazardKind.TRANSACTION_MISMATCH,
                site,
                barrier.copy_site,
                self._one(barrier.block, barrier.init_thread),
                reason=reason,
                facts=facts,
            )
        )

    def _too_many_arrivals(self, barrier: MBarrier, count: int, thread: int, site: int) -> None:
        self.findings.add(
            self._about(
                barrier,
                HazardKind.PHASE_MISMATCH,
                site,
                barrier.init_site,
                self._one(barrier.block, thread),
                reason=Reason.BEYOND_COUNT,
                facts={"arrivals": count, "pending": barrier.pending, "count": barrier.count},
                by_itself=bool(barrier.arrived.in_one_go[thread] > barrier.count),
            )
        )

    def _in_one_go(self, before: np.ndarray, site: int) -> np.ndarray:
        """Whether a thread executes nothing between the sites ``before`` and ``site`` that could
        synchronise with another thread: bool, as many."""
        since = self._computes_since.get(site)
        if since is None:
            since = site - 1
            while since >= 0 and self._computes(since):
                since -= 1
            self._computes_since[site] = since
        return (before >= since) & (before < site)

    def _computes(self, site: int) -> bool:
        match = look_up(self.findings.instructions[site].opcode)
        return match is not None and match.row.computes

    def _must_not_complete(self, barrier: MBarrier, thread: int, site: int) -> None:
        self.findings.add(
            self._about(
                barrier,
                HazardKind.PHASE_MISMATCH,
                site,
                barrier.init_site,
                self._one(barrier.block, thread),
                reason=Reason.NO_COMPLETE_WAS_LAST,
            )
        )

    # -- events

    def _emit_changes(
        self,
        what: Change,
        group: Group,
        addresses: np.ndarray,
        site: int,
        nbytes: np.ndarray | None = None,
    ) -> None:
        """Emit what the threads of ``group`` did, and after it the phases that this ended."""
        if MBarrierChanged not in self._events:
            return
        for barrier, positions in self._used(group, addresses):
            total = 0 if nbytes is None else sum(int(nbytes[p]) for p in positions)
            self._events.emit(self._change(what, barrier, group.threads[positions], total, site))
        self._emit_phases()

    def _emit_phases(self) -> None:
        phases, self._phases = self._phases, []
        for phase in phases:
            self._events.emit(phase)

    def _emit_tests(
        self,
        group: Group,
        addresses: np.ndarray,
        parities: np.ndarray,
        complete: np.ndarray,
        site: int,
    ) -> None:
        for barrier, positions in self._used(group, addresses):
            for parity in (0, 1):
                asked = [p for p in positions if int(parities[p]) & 1 == parity]
                answers = tuple(
                    (
                        int(group.blocks[p]) + self.wave.first,
                        int(group.threads[p]),
                        bool(complete[p]),
                    )
                    for p in asked
                )
                block = barrier.block + self.wave.first
                tested = MBarrierTested(block, barrier.address, parity, site, answers)
                if answers:
                    self._events.emit(tested)

    def _change(
        self,
        what: Change,
        barrier: MBarrier,
        threads: Iterable[int],
        nbytes: int,
        site: int | None,
    ) -> MBarrierChanged:
        return MBarrierChanged(
            what,
            barrier.block + self.wave.first,
            barrier.address,
            tuple(int(thread) for thread in threads),
            int(nbytes),
            barrier.phase,
            barrier.pending,
            barrier.tx,
            site,
        )

    def _used(self, group: Group, addresses: np.ndarray) -> Iterator[tuple[MBarrier, list[int]]]:
        """``(barrier, positions)`` for each mbarrier that threads of ``group`` use."""
        owners, offsets = self.wave.locate_shared(group.blocks, addresses)
        found: dict[tuple[int, int], list[int]] = {}
        for position, place in enumerate(zip(owners.tolist(), offsets.tolist(), strict=True)):
            found.setdefault(place, []).append(position)
        for (owner, offset), positions in found.items():
            yield self.find(owner, offset), positions

    # -- checks of a use, and waits that returned at once

    def _note_stale(
        self, barrier: MBarrier, threads: np.ndarray, parities: np.ndarray, site: int
    ) -> None:
        """Remember waits that returned at once for a phase their thread already knew of."""
        known = self.clocks.known(barrier.block, threads, barrier.column)
        already = known >= barrier.phase
        clocks = self.clocks.own(barrier.block, threads)
        barrier.waited.note(threads, barrier.phase, already, site, clocks, parities)
        if (already & (barrier.phase > 0 or barrier.arrived.in_phase[threads])).any():
            barrier.vain_sites.add(site)

    def _note_passed(self, barrier: MBarrier, threads: np.ndarray, site: int) -> None:
        """Remember which threads went on, and where each first did."""
        if barrier.passed is None:
            barrier.passed = FirstPasses(self.wave.threads)
        first = threads[barrier.passed.numbers[threads] == 0]
        if len(first):
            barrier.passed.numbers[first] = self.clocks.passes.passed(barrier.block, first)
            barrier.passed.sites[first] = site

    def _check_overtaken(self, barrier: MBarrier) -> None:
        """A phase completes: who waited for the one before must have passed that wait, or it may
        still wait when the parity is that of this phase's predecessor no more."""
        passes, passed = self.clocks.passes, barrier.passed
        barrier.passed = None
        if passed is None:
            return
        known = barrier.done.passed.get(passes.name(barrier.block))
        overtaken = np.flatnonzero(passed.numbers)
        if known is not None:
            told = known[passes.columns(barrier.block, overtaken)]
            overtaken = overtaken[told < passed.numbers[overtaken]]
        for site in np.unique(passed.sites[overtaken]).tolist():
            threads = overtaken[passed.sites[overtaken] == site]
            number = barrier.block + self.wave.first
            self.findings.add(
                self._about(
                    barrier,
                    HazardKind.PHASE_MISMATCH,
                    site,
                    barrier.init_site,
                    np.stack([np.full_like(threads, number), threads], axis=1),
                    reason=Reason.OVERTAKEN,
                )
            )

    def passed_at_once(self, barrier: MBarrier) -> set[int]:
        """The waits at which threads went on before any phase was complete."""
        return set() if barrier.phase else {wait.site for _, wait in barrier.waited.all_stale()}

    def _check_visible(
        self, barrier: MBarrier, group: Group, positions: np.ndarray | list[int], site: int
    ) -> None:
        block, threads = _block(group, positions), group.threads[positions]
        visible = barrier.visible.get(block)
        if visible is None:
            visible = barrier.visible[block] = np.zeros(self.wave.threads, np.bool_)
        if np.count_nonzero(visible[threads]) == len(threads):
            return
        number = barrier.block + self.wave.first
        known = self.clocks.knows(
            block,
            threads,
            number,
            barrier.init_thread,
            np.int32(barrier.init_clock),
            in_shared=True,
        )
        if not known.all():  # known by its fence alone, perhaps
            known |= self.clocks.is_fenced(
                INIT, block, threads, number, barrier.init_thread, barrier.init_clock
            )
        visible[threads] = known
        if not known.all():
            self.findings.add(
                self._about(
                    barrier,
                    HazardKind.UNFENCED_BARRIER_INIT,
                    site,
                    barrier.init_site,
                    self._one(block, int(threads[~known][0])),
                )
            )

    def _check_owner_lives(self, barrier: MBarrier, block: int, thread: int, site: int) -> None:
        """Report a use of a block's mbarrier after the block has exited."""
        if block != barrier.block and not self.wave.block_lives(barrier.block):
            who = self._one(block, thread)
            self.findings.add(self._about(barrier, HazardKind.CLUSTER_EXIT, site, None, who))

    def _each(self, group: Group, addresses: np.ndarray) -> Iterator[tuple[int, int, int]]:
        """``(position, block, offset)`` of mbarriers that their own block's threads make or end."""
        owners, offsets = self.wave.locate_shared(group.blocks, addresses)
        for position in range(group.count):
            address, block = int(offsets[position]), int(group.blocks[position])
            if int(owners[position]) != block:
                raise IllegalBarrierUse(
                    f"shared address {int(addresses[position]):#x} is another block's: only its "
                    "own threads initialise and invalidate an mbarrier",
                    Reason.OUTSIDE_VARIABLES,
                    {"address": int(addresses[position])},
                )
            if address % NBYTES:
                raise IllegalBarrierUse(
                    f"mbarrier address {address:#x} is not a multiple of {NBYTES} bytes"
                )
            if address + NBYTES > self._access.shared_bytes:
                raise IllegalBarrierUse(
                    f"mbarrier address {address:#x} is beyond the block's shared memory, which "
                    f"ends at {self._access.shared_bytes:#x}"
                    f"{self._access.extents['shared'].lacking}"
                )
            yield position, block, address

    def _by_barrier(
        self, group: Group, addresses: np.ndarray, site: int
    ) -> Iterator[tuple[MBarrier, np.ndarray]]:
        """``(barrier, positions)`` for each mbarrier that threads of the group use; those at
        ``positions`` are of one block, which need not be the barrier's."""
        owners, offsets = self.wave.locate_shared(group.blocks, addresses)
        if group.is_of_one_block and (addresses == addresses[0]).all():
            used = [np.arange(group.count)]
        else:
            used = _equal((owners * self.wave.blocks + group.blocks) * (1 << 24) + offsets)
        for positions in used:
            first = positions[0]
            barrier = self.find(int(owners[first]), int(offsets[first]))
            self._check_visible(barrier, group, positions, site)
            block, threads = _block(group, positions), group.threads[positions]
            if block not in barrier.last_uses:
                shape = self.wave.threads
                barrier.last_uses[block] = np.zeros(shape, np.int32), np.zeros(shape, np.int32)
                barrier.last_phases[block] = np.zeros(shape, np.int32)
            clocks, sites = barrier.last_uses[block]
            clocks[threads] = self.clocks.own(block, threads)
            sites[threads] = site
            barrier.last_phases[block][threads] = barrier.phase
            self._check_owner_lives(barrier, block, int(threads[0]), site)
            yield barrier, positions


def _equal(keys: np.ndarray) -> list[np.ndarray]:
    """The positions of equal keys, for each of them; most often there is one."""
    if (keys == keys[0]).all():
        return [np.arange(len(keys))]
    order = np.argsort(keys, kind="stable")
    starts = np.flatnonzero(np.diff(keys[order], prepend=-1))
    return np.split(order, starts[1:])


def _block(group: Group, positions: np.ndarray | list[int]) -> int:
    """The block of the threads at ``positions``, which is one."""
    return int(group.blocks[positions[0]])


def _misaligned(
    address: int, error: type[IllegalBarrierUse] = IllegalBarrierUse
) -> IllegalBarrierUse:
    return error(
        f"shared address {address:#x} is no mbarrier: it is not a multiple of {NBYTES}, the bytes "
        "of one (`shared_address(array, i)` counts elements)",
        Reason.OUTSIDE_VARIABLES,
        {"address": address},
    )
