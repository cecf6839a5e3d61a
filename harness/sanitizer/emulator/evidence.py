"""Evidence for a diagnosis: per-thread waits, arrivals and executed instructions.

`Evidence` listens to the events of a wave. An `MBarrier` has the state for its next transition; its
`MBarrierHistory` here has the events that led to it. The rules of `harness.sanitizer.diagnosis` and
the attribution of conflicts read histories; no transition does. So tests and arrivals are only
noted, and entered when somebody reads the history, as hardly anybody does of a right kernel. Three
findings are about a history, and are reported here: bytes that do not add up, arrivals beyond the
count, and arrivals that could as well have counted in the phase before their own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from harness.sanitizer.emulator.arrays import are_alike, every, host_zeros, some
from harness.sanitizer.emulator.barriers.mbarriers import (
    Arrived,
    Completing,
    Delivered,
    Expected,
    MBarrier,
    MBarriers,
    Tested,
)
from harness.sanitizer.emulator.copies.copy import LoadIssued, StoresNotCommitted
from harness.sanitizer.emulator.events import Events
from harness.sanitizer.emulator.findings import (
    FindingLog,
    HazardKind,
    Reason,
    one_thread,
    places_in,
)
from harness.sanitizer.emulator.threads import Group
from harness.sanitizer.isa.table.index import look_up
from harness.sanitizer.isa.table.row import Row

_LOADS = ("cp.async.bulk.load", "cp.async.bulk.tensor.load")


def orders_or_is_asynchronous(row: Row) -> bool:
    """Return True if an instruction orders others or is asynchronous: a report may be about it."""
    return (
        row.proxy != "generic"
        or row.completion not in ("at once", "never observably")
        or row.key.startswith(("mbarrier.", "fence", "barrier.", "bar.", "cp.async."))
        or row.key.startswith("tensormap.cp_fenceproxy")
    )


class ExecutionCounts:
    """Per-thread execution counts of the instructions that order others or are asynchronous, by
    site. Steps count directly, not by events: so does machine code, which cannot emit any."""

    def __init__(self, places: int):
        self._places = places
        # int32[places] of each site that was executed or that machine code counts, in an array that
        # is never replaced; only `correct` can lower a count.
        self._counts: dict[int, np.ndarray] = {}

    def counted_at(self, sites: Sequence[int]) -> np.ndarray:
        """Return the counters of the instructions that machine code executes, int32[sites,
        places]; it writes to them."""
        rows = host_zeros((len(sites), self._places), np.int32)
        self._counts.update(zip(sites, rows, strict=True))
        return rows

    def note(self, site: int, group: Group) -> None:
        counts = self._counts.get(site)
        if counts is None:
            counts = self._counts[site] = np.zeros(self._places, np.int32)
        counts[group.select] += 1

    def correct(self, site: int, group: Group, by: int) -> None:
        """Add ``by`` to the counts, if the site's executions are counted."""
        if site in self._counts:
            self._counts[site][group.select] += by

    def times(self, site: int) -> np.ndarray:
        """int[places]: how often each place executed the instruction."""
        counts = self._counts.get(site)
        return np.zeros(self._places, np.int32) if counts is None else counts

    def threads_of(self, sites: Iterable[int]) -> np.ndarray:
        """bool[places]: the threads that executed any of these instructions."""
        executed = np.zeros(self._places, np.bool_)
        for site in sites:
            executed |= self.times(site) > 0
        return executed

    def __iter__(self) -> Iterator[int]:
        """The sites that some thread executed, in the order of the text."""
        return iter(sorted(site for site, counts in self._counts.items() if counts.any()))


# -- mbarriers: arrays are indexed by the threads of the mbarrier's own block


@dataclass(frozen=True)
class StaleWait:
    """A wait that returned at once, for a phase that its thread already knew to be complete."""

    site: int
    clock: int
    parity: int


class LastWaits:
    """The last wait of each thread that let it go on."""

    def __init__(self, threads: int):
        # ``phases``: how many had completed then; the thread waits for the next one next.
        self.phases, self._clocks, self._parities = np.zeros((3, threads), np.int32)
        self._stale_sites = np.full(threads, -1, np.int32)  # -1: the last wait was not stale

    def note(
        self,
        threads: np.ndarray,
        phase: int,
        are_stale: np.ndarray,
        site: int,
        clocks: np.ndarray,
        parities: np.ndarray,
    ) -> None:
        """Note that these threads passed the wait at ``site``; ``are_stale``: for a phase known to
        them."""
        self.phases[threads] = phase
        self._stale_sites[threads] = np.where(are_stale, site, -1)
        self._clocks[threads], self._parities[threads] = clocks, parities

    def stale(self, thread: int) -> StaleWait | None:
        if self._stale_sites[thread] < 0:
            return None
        columns = self._stale_sites, self._clocks, self._parities
        return StaleWait(*(int(column[thread]) for column in columns))

    def all_stale(self) -> Iterator[tuple[int, StaleWait]]:
        """``(thread, wait)``."""
        for thread in np.flatnonzero(self._stale_sites >= 0).tolist():
            wait = self.stale(thread)
            if wait is not None:
                yield thread, wait


@dataclass(eq=False)
class Visits:
    """The threads that came to an mbarrier by an instruction, and the parities that they named."""

    threads: np.ndarray  # bool: came at all
    unanswered: np.ndarray  # bool: the last time, the phase was not complete
    passes: np.ndarray  # int: how often they went on
    at_once: np.ndarray  # bool: they did while no phase was complete
    parities: set[int] = field(default_factory=set)

    @classmethod
    def none(cls, threads: int) -> Visits:
        came, unanswered, at_once = np.zeros((3, threads), np.bool_)
        return cls(came, unanswered, np.zeros(threads, np.int32), at_once)

    def add(self, threads: np.ndarray, parities: np.ndarray, done: np.ndarray, fresh: bool) -> None:
        """Note that these threads wait; ``fresh``: no phase is complete."""
        self.threads[threads] = True
        self.parities.update(parities[:1].tolist() if are_alike(parities) else parities.tolist())
        self.unanswered[threads] = ~done
        self.passes[threads[done]] += 1
        if fresh:
            self.at_once[threads[done]] = True


class PhaseTests:
    """For each thread, its last failed phase test that no successful test has followed
    since: ``unanswered`` is its site + 1, ``parity`` its operand. ``gave_up``: the same of a test
    after which the thread went on to name the other parity."""

    def __init__(self, threads: int):
        self.unanswered, self.parity, self.gave_up = np.zeros((3, threads), np.int32)

    def add(self, threads: np.ndarray, parities: np.ndarray, done: np.ndarray, site: int) -> None:
        before = self.unanswered[threads]
        other = (before > 0) & (self.parity[threads] != parities)
        if some(other):
            self.gave_up[threads[other]] = before[other]
        self.unanswered[threads] = ~done * (site + 1)
        self.parity[threads] = parities


class Arrivals:
    """The arrivals of each thread, in the current phase and in any."""

    def __init__(self, threads: int):
        self.in_phase = np.zeros(threads, np.bool_)  # cleared when a phase completes
        self.ever = np.zeros(threads, np.bool_)  # includes ``in_phase``
        self.of_others = set[tuple[int, int]]()  # in any phase, of other blocks: (block, thread)
        # Per thread (also of other blocks): where it last arrived, and how often in one go up to
        # there, with nothing between that another thread could synchronize with.
        self.sites, self.in_one_go = np.zeros((2, threads), np.int64)
        self.twice = False  # a thread has, in one phase or in one go
        # Blocks, threads and their clocks, in the current phase and in the phase before.
        self.now: list[tuple[int, np.ndarray, np.ndarray]] = []
        self.before: list[tuple[int, np.ndarray, np.ndarray]] = []

    def begin_phase(self) -> None:
        self.in_phase[:] = False
        self.in_one_go[:] = 0


@dataclass(frozen=True)
class Mismatch:
    """Bytes expected and bytes of copies, when they were found to differ."""

    site: int  # site of the finding: the last expect_tx, or a copy, or the init
    copy_site: int | None
    expected: int  # in the phase that was in progress
    issued: int
    expecting: tuple[int, ...]  # the sites that expected them
    bringing: tuple[int, ...]  # the sites of the copies
    expected_in_all: int  # with the phases before
    issued_in_all: int
    ahead: int  # bytes that another block had brought as often as this one, already


_MOST_NOTED = 512  # events of an mbarrier, at most, that are only noted


@dataclass(eq=False)
class MBarrierHistory:
    """Accesses of threads and copies to an mbarrier."""

    arrived: Arrivals
    waited: LastWaits
    tests: PhaseTests
    waits: dict[int, Visits] = field(default_factory=dict)  # per site, in its own block
    arrivals: dict[int, Visits] = field(default_factory=dict)  # the same, ``threads`` alone
    counts_several: bool = False  # an arrival did: threads cannot be held against the count
    vain_sites: set[int] = field(default_factory=set)
    """Of waits that returned at once to a thread that had waited for that phase before, or had
    arrived in the next: right if a phase is waited for twice, else a wrong parity."""

    # Bytes in the current phase: 0 when it begins.
    expected: int = 0
    delivered: int = 0  # at most ``issued``, but for complete_tx by threads
    issued: int = 0
    brought: dict[tuple[int, int], list[int]] = field(default_factory=dict)
    """``issued`` by block and instruction: the bytes of each copy."""
    expecting: set[int] = field(default_factory=set)  # sites

    # Bytes in any phase.
    expected_before: int = 0  # in completed phases
    issued_before: int = 0
    expect_site: int | None = None  # the last
    copy_site: int | None = None  # the last; None: no copy completes here
    issuer: tuple[int, int, int] | None = None  # the last copy's block, thread and clock
    issuing_blocks: set[int] = field(default_factory=set)
    last_filled: int = 0  # the last phase that completed with bytes, counted from 1
    filled_before: int = 0  # the one with bytes before that
    mismatch: Mismatch | None = None  # the last that was reported
    not_waited_for: set[int] = field(default_factory=set)
    """Phases, counted from 1, whose bytes a thread was reported to use without waiting."""
    noted: list[tuple[Callable[..., None], tuple[Any, ...]]] = field(default_factory=list)
    """How to enter the last events above, and what of each."""
    was_tested: bool = False

    def note(self, enter: Callable[..., None], *facts: Any) -> None:
        """Note an event, which ``enter(*facts)`` is to enter."""
        self.noted.append((enter, facts))
        if len(self.noted) > _MOST_NOTED:
            self.enter()

    def enter(self) -> None:
        """Enter the events that are only noted."""
        noted, self.noted = self.noted, []
        for enter, facts in noted:
            enter(*facts)

    def enter_test(
        self, threads: np.ndarray, parities: np.ndarray, done: np.ndarray, site: int, phase: int,
        are_stale: np.ndarray, clocks: np.ndarray,
    ) -> None:  # fmt: skip
        """A test of the mbarrier when ``phase`` phases were complete, as `Tested` has it; of those
        that were ``done``, who knew of the phase before, and the clocks."""
        self.tests.add(threads, parities, done, site)
        self._visits(self.waits, site).add(threads, parities, done, not phase)
        if len(clocks):
            self.waited.note(threads[done], phase, are_stale, site, clocks, parities[done])

    def enter_arrival(
        self, threads: np.ndarray, counts: np.ndarray, site: int, since: int, is_own: bool
    ) -> None:
        """An arrival, as `Arrived` has it, by threads of the mbarrier's own block or another.
        ``since``: who was there, or later, executed nothing after that which could synchronize with
        another thread."""
        arrived, before = self.arrived, self.arrived.sites[threads]
        again = (before > 0) & (before >= since) & (before < site)
        arrived.in_one_go[threads] = counts + arrived.in_one_go[threads] * again
        arrived.sites[threads] = site
        self.counts_several |= some(counts > 1)
        # Arrays here are indexed by the threads of the mbarrier's own block: others are kept as
        # pairs.
        if is_own:
            arrived.twice |= some(arrived.in_phase[threads] | again)
            arrived.in_phase[threads] = arrived.ever[threads] = True
            self._visits(self.arrivals, site).threads[threads] = True

    def _visits(self, by_site: dict[int, Visits], site: int) -> Visits:
        visits = by_site.get(site)
        if visits is None:
            visits = by_site[site] = Visits.none(len(self.arrived.ever))
        return visits

    def complete(self, phase: int) -> None:
        """Begin the phase after ``phase``, which is counted from 1."""
        if self.delivered:
            self.filled_before, self.last_filled = self.last_filled, phase
        self.expected_before += self.expected
        self.issued_before += self.issued
        self.expected = self.delivered = self.issued = 0
        self.brought, self.expecting = {}, set()
        arrived = self.arrived
        arrived.before, arrived.now = arrived.now, []
        self.note(arrived.begin_phase)


class Evidence:
    """Listens to the events of a wave."""

    def __init__(self, mbarriers: MBarriers, findings: FindingLog, events: Events):
        self.mbarriers, self._findings = mbarriers, findings
        self._wave, self._clocks = mbarriers.wave, mbarriers.clocks
        self.executions = ExecutionCounts(mbarriers.wave.size)
        self._histories: dict[MBarrier, MBarrierHistory] = {}
        self._passed_over: dict[tuple[int, int], set[int]] = {}
        self._computes_since: dict[int, int] = {}  # start of only computing code
        events.listen(Arrived, self._arrived)
        events.listen(Expected, self._expected)
        events.listen(Delivered, self._delivered)
        events.listen(Tested, self._tested)
        events.listen(Completing, self._completing)
        events.listen(LoadIssued, self._load_issued)
        events.listen(StoresNotCommitted, self._not_committed)

    @property
    def has_loads(self) -> bool:
        """Return True if a copy completes on any mbarrier."""
        return any(history.copy_site is not None for history in self._histories.values())

    def history_of(self, barrier: MBarrier) -> MBarrierHistory:
        history = self._history(barrier)
        history.enter()
        return history

    def _history(self, barrier: MBarrier) -> MBarrierHistory:
        """The history, without the tests that are only noted."""
        history = self._histories.get(barrier)
        if history is None:
            threads = self._wave.threads
            parts = Arrivals(threads), LastWaits(threads), PhaseTests(threads)
            history = self._histories[barrier] = MBarrierHistory(*parts)
        return history

    def passed_over(self, block: int, thread: int | None) -> set[int]:
        """Return the sites of a thread's bulk stores that a wait would have covered, if each had
        been committed when it was issued; when the thread waited, a store was not. None: of no
        thread."""
        return set() if thread is None else self._passed_over.get((block, thread), set())

    # -- what threads do at mbarriers

    def _arrived(self, event: Arrived) -> None:
        """Note that these threads are about to arrive, in the same phase."""
        barrier, block, threads, counts, site = event
        history, is_own = self._history(barrier), block == barrier.block
        history.note(
            history.enter_arrival, threads, counts, site, self._computed_since(site), is_own
        )
        count = int(np.add.reduce(counts))
        if count > barrier.pending:
            self._report_beyond_count(barrier, count, int(threads[-1]), site)
        elif barrier.phase and history.was_tested:
            self._check_phase_known(barrier, block, threads, site)
        clocks = barrier.last_uses[block].clocks[threads]
        history.arrived.now.append((block, threads, clocks))
        if not is_own:
            history.arrived.of_others.update((block, thread) for thread in threads.tolist())

    def _tested(self, event: Tested) -> None:
        """Threads of the mbarrier's own block ask for a phase; those that it is complete for have
        not acquired anything yet."""
        barrier, threads, parities, done, site = event
        history, already, clocks = self._history(barrier), done[:0], threads[:0]
        if some(done):
            passed = threads if every(done) else threads[done]
            # The thread knew of the phase before it asked: it has waited for this phase before, or
            # needed no wait.
            already = self._clocks.known(barrier.block, passed, barrier.column) >= barrier.phase
            clocks = self._clocks.own(barrier.block, passed)
            if some(already):
                history.enter()
                if some(already & (barrier.phase > 0 or history.arrived.in_phase[passed])):
                    history.vain_sites.add(site)
        history.was_tested = True
        facts = threads, parities, done, site, barrier.phase, already, clocks
        history.note(history.enter_test, *facts)

    def _computed_since(self, site: int) -> int:
        """Return the last site before ``site`` where a thread may synchronize with another, as
        issuing a load does not."""
        since = self._computes_since.get(site)
        if since is None:
            since = site - 1
            while since >= 0 and self._computes(since):
                since -= 1
            self._computes_since[site] = since
        return since

    def _computes(self, site: int) -> bool:
        match = look_up(self._findings.instructions[site].opcode)
        return match is not None and (match.row.computes or match.row.key.startswith(_LOADS))

    def _report_beyond_count(self, barrier: MBarrier, count: int, thread: int, site: int) -> None:
        in_one_go = self.history_of(barrier).arrived.in_one_go[thread]
        self.mbarriers.report_use(
            barrier,
            HazardKind.PHASE_MISMATCH,
            site,
            barrier.block,
            thread,
            reason=Reason.BEYOND_COUNT,
            facts={"arrivals": count, "pending": barrier.pending, "count": barrier.count},
            by_itself=bool(in_one_go > barrier.count),
        )

    def _check_phase_known(
        self, barrier: MBarrier, block: int, threads: np.ndarray, site: int
    ) -> None:
        """Report threads of a block whose arrival could as well have counted in the phase that
        completed last: neither a wait for that phase nor all of its arrivals come before it. In
        another order of events, this arrival completes that phase in place of another thread's.
        """
        if (passed := barrier.passed) is not None:
            passes, waited = self._clocks.passes, passed.numbers.nonzero()[0]
            columns = passes.columns(barrier.block, waited)
            known = passes.know_any(block, threads, columns, passed.numbers[waited])
            threads = threads[~known]
        for other, others, clocks in self._history(barrier).arrived.before if len(threads) else ():
            asking, columns, stamps = np.broadcast_arrays(threads[:, None], others, clocks)
            number = other + self._wave.first
            known = self._clocks.knows(block, asking, number, columns, stamps, in_shared=True)
            if not every(known):
                known = known | self._clocks.knows_laxly(block, asking, number, columns, stamps)
            unknown = threads[~known.all(axis=1)]
            if len(unknown):
                kind, reason = HazardKind.PHASE_MISMATCH, Reason.PHASE_NOT_KNOWN
                thread = int(unknown[0])
                self.mbarriers.report_use(barrier, kind, site, block, thread, reason=reason)
                return

    def _expected(self, event: Expected) -> None:
        history = self._history(event.barrier)
        history.expected += event.nbytes
        history.expect_site = event.site
        history.expecting.add(event.site)

    def _delivered(self, event: Delivered) -> None:
        self._history(event.barrier).delivered += event.nbytes

    def _load_issued(self, event: LoadIssued) -> None:
        load, block, thread, site = event
        barrier, target = load.barrier, load.target
        history = self._history(barrier)
        if not barrier.phase and history.was_tested:
            history.enter()
            for wait in {stale.site for _, stale in history.waited.all_stale()}:
                places = places_in(target.shadow.contents.region, target.where)
                self._findings.passed_early(wait, places)
        history.issued += load.units.nbytes
        history.brought.setdefault((block, site), []).append(load.units.nbytes)
        history.copy_site = site
        history.issuer = block, thread, int(self._clocks.own(block, thread))
        history.issuing_blocks.add(block)

    def _not_committed(self, event: StoresNotCommitted) -> None:
        self._passed_over.setdefault((event.block, event.thread), set()).update(event.sites)

    def _completing(self, event: Completing) -> None:
        barrier, history = event.barrier, self._history(event.barrier)
        if barrier.in_flight:
            facts = {"expected": history.expected, "in_flight": barrier.in_flight}
            self._report_mismatch(barrier, Reason.COMPLETED_EARLY, facts)
        history.complete(barrier.phase + 1)

    def report_bytes_left(self, barrier: MBarrier) -> None:
        """Report that the bytes of the current phase do not add up, when nothing moves any more."""
        history = self.history_of(barrier)
        facts = {
            "expected": history.expected,
            "delivered": history.delivered,
            "tx": barrier.tx,
        }
        self._report_mismatch(barrier, Reason.BYTES_LEFT, facts)

    def _report_mismatch(self, barrier: MBarrier, reason: Reason, facts: Mapping[str, int]) -> None:
        history = self.history_of(barrier)
        site = history.expect_site if history.expect_site is not None else history.copy_site
        site = barrier.init_site if site is None else site
        by_line: dict[tuple[int, str], list[int]] = {}  # an unrolled loop has several sites
        for (block, copy), each in history.brought.items():
            by_line.setdefault((block, self._findings.place(copy)), []).extend(each)
        ahead = sum(
            sum(each[len(by_line.get((barrier.block, line), [0])) :])
            for (block, line), each in by_line.items()
            if block != barrier.block
        )
        history.mismatch = Mismatch(
            site,
            history.copy_site,
            history.expected,
            max(history.issued, history.delivered),
            tuple(history.expecting),
            tuple({copy for _, copy in history.brought}),
            history.expected_before + history.expected,
            history.issued_before + history.issued,
            ahead + (history.mismatch.ahead if history.mismatch is not None else 0),
        )
        self.mbarriers.report(
            barrier,
            HazardKind.TRANSACTION_MISMATCH,
            site,
            history.copy_site,
            one_thread(barrier.block + self._wave.first, barrier.init_thread),
            reason=reason,
            facts=facts,
        )
