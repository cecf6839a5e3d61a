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

Ordering is kept in `ReleaseClock`: an arrival *releases* its thread's clocks into ``gathering``; on
completion ``gathering`` joins ``done``; a wait that succeeds *acquires* ``done``. Arrivals of other
blocks of the cluster are kept apart (``gathering_remote``), as a block-scope wait does not acquire
them. Copies that complete on the mbarrier have a column of their own in the vector clocks
(``column``): a thread that has waited for phase n knows clock n of that column, and the copied
bytes are visible to it.

Which threads waited, arrived and brought bytes, and at which instructions, is not state of the
object. The events below carry it to listeners: `harness.sanitizer.emulator.evidence` keeps a
history.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import numpy as np

from harness.sanitizer.emulator.arrays import are_alike, every, some
from harness.sanitizer.emulator.events import Change, Events, MBarrierChanged
from harness.sanitizer.emulator.findings import (
    FindingLog,
    HazardKind,
    Illegal,
    Reason,
    Severity,
    Touched,
    one_thread,
)
from harness.sanitizer.emulator.memory.access import Access
from harness.sanitizer.emulator.ordering.clocks import (
    CLUSTER,
    CTA,
    INIT,
    SHARED,
    UNDER_WAY,
    Clocks,
    ReleaseClock,
)
from harness.sanitizer.emulator.threads import Group, Wave

NBYTES = 8
MAX_COUNT = (1 << 20) - 1
MAX_TX = (1 << 20) - 1
PARITY_SHIFT = 63
"""The bit of the phase's parity in a state token, which PTX leaves opaque. The other bits, from the
lowest on: the pending count (20), the mbarrier's number in shared memory (15), the phase."""
_NUMBER_SHIFT, _PHASE_SHIFT = 20, 35


@dataclass(eq=False)
class Waiter:
    """Threads that sleep at a wait, in no group of the scheduler. It never changes."""

    places: np.ndarray  # in the wave, ascending; not empty
    parity: int  # 0 or 1, the same for all
    site: int  # the wait, which they execute again when a phase has completed


class FirstPasses:
    """For each thread of the mbarrier's block, where it first passed a wait for the phase that
    completed last: the number of that wait among all that the thread passed (`Passes`), 0 where it
    did not."""

    def __init__(self, threads: int):
        self.numbers, self.sites = np.zeros((2, threads), np.int32)


@dataclass(eq=False)
class LastUses:
    """The last use of an mbarrier by each thread of a block, all zeros before the first. The end of
    the object and the exit of its block must happen after these uses."""

    clocks: np.ndarray  # int32[threads]: the thread's own clock then
    sites: np.ndarray  # int32[threads]
    phases: np.ndarray  # int32[threads]: `MBarrier.phase` then


@dataclass(eq=False)
class MBarrier:
    """An mbarrier object, from its init to its end."""

    block: int  # in the wave: the object is in the shared memory of this block
    number: int  # the number of that block in the grid
    address: int  # there; a multiple of NBYTES
    # A use must happen after the init, whose stamp this is. It never changes.
    init_site: int
    init_thread: int  # a thread of its own block
    init_clock: int
    column: int  # in its block's clocks, and not shared: copies of phase n complete at n
    # The counts. A phase completes as soon as ``pending`` and ``tx`` are 0 (`_settle`).
    count: int  # arrivals of the phases that will begin: those of init, less those ``dropped``
    pending: int  # arrivals that the current phase lacks: 0 to ``count``
    dropped: int = 0
    tx: int = 0  # bytes expected less bytes delivered: -MAX_TX to MAX_TX, 0 when a phase begins
    phase: int = 0  # phases that have completed: the current one has parity ``phase & 1``
    in_flight: int = 0  # copies that were issued and have not delivered their bytes
    waiters: list[Waiter] = field(default_factory=list)  # asleep: none when a phase begins
    # Clocks released here. ``gathering`` is empty when a phase begins; ``done`` only grows.
    gathering: ReleaseClock = field(default_factory=ReleaseClock)  # this phase's arrivals
    done: ReleaseClock = field(default_factory=ReleaseClock)  # arrivals of completed phases
    gathering_remote: ReleaseClock = field(default_factory=ReleaseClock)  # other blocks' arrivals
    done_remote: ReleaseClock = field(default_factory=ReleaseClock)
    # The checks of later uses look at these.
    last_uses: dict[int, LastUses] = field(default_factory=dict)  # keyed by block
    visible: dict[int, np.ndarray] = field(default_factory=dict)
    """By block, bool[threads]: those found to be ordered after the init; that is never undone."""
    fenced_for: set[tuple[int, int]] = field(default_factory=set)
    """Blocks and threads whose copies found the init fenced for them; that is never undone."""
    passed: FirstPasses | None = None  # in the last complete phase; None: no thread

    @property
    def init_stamp(self) -> tuple[int, int, np.int32]:
        """Block in the grid, thread, clock."""
        return self.number, self.init_thread, np.int32(self.init_clock)

    @property
    def initial_count(self) -> int:
        return self.count + self.dropped

    def phase_of(self, clock: int) -> int:
        """The phase of a copy stamped so, counted from 1."""
        return self.phase + 1 if clock > UNDER_WAY else clock


class Arrived(NamedTuple):
    """Event: threads of ``block`` are about to arrive in the current phase, each ``counts`` times.
    More than are pending are beyond the count."""

    barrier: MBarrier
    block: int
    threads: np.ndarray
    counts: np.ndarray
    site: int


class Tested(NamedTuple):
    """Event: threads of the mbarrier's own block ask whether the phases of ``parities`` are
    complete. The threads whose phase is (``done``, bool) acquire after this event."""

    barrier: MBarrier
    threads: np.ndarray
    parities: np.ndarray
    done: np.ndarray
    site: int


class Expected(NamedTuple):
    """Event: ``expect_tx`` adds bytes to the current phase."""

    barrier: MBarrier
    nbytes: int
    site: int


class Delivered(NamedTuple):
    """Event: a copy, or ``mbarrier.complete_tx``, counts bytes in the current phase."""

    barrier: MBarrier
    nbytes: int


class Completing(NamedTuple):
    """Event: the current phase lacks nothing and is about to complete."""

    barrier: MBarrier


@dataclass(frozen=True)
class Arrival:
    """The form of an arrival: ``drops`` lowers the count of later phases too; ``returns`` state
    tokens that somebody wants. ``copies``: the
    arrival is not the thread's, but that of its copies when they are complete: by block and thread,
    the agent of the thread's copies, and its clock."""

    releases: bool = True
    drops: bool = False
    completes: bool = True
    returns: bool = True
    copies: Mapping[tuple[int, int], tuple[int, int]] | None = None


PLAIN = Arrival()


class IllegalBarrierUse(Illegal):
    """An operand of an mbarrier instruction that the hardware faults on."""


class NoBarrier(IllegalBarrierUse):
    """An address where no mbarrier was made, or not yet."""

    kind = HazardKind.UNFENCED_BARRIER_INIT


class MBarriers:
    def __init__(
        self, wave: Wave, clocks: Clocks, findings: FindingLog, events: Events, access: Access
    ):
        self._access, self._order, self._events = access, access.order, events
        self.wave, self.clocks, self.findings = wave, clocks, findings
        # Keyed by block and address. An object is in one of these two: `init` puts it into the
        # first, `inval` into the second, as the site that ended it.
        self._at: dict[tuple[int, int], MBarrier] = {}
        self._invalidated: dict[tuple[int, int], int] = {}
        # Keyed by block and column: all that were ever made, as columns are not reused.
        self._by_column: dict[tuple[int, int], MBarrier] = {}
        # Sites and places of waiters whose phase completed; the machine takes them all at once.
        self.woken: list[tuple[int, np.ndarray]] = []
        self.progress = 0  # rises with arrivals, expected and delivered bytes, and never falls
        self.ended = 0  # phases that have completed, of all objects that there ever were

    def __iter__(self) -> Iterator[MBarrier]:
        return iter(self._at.values())

    def of_column(self, block: int, column: int | None) -> MBarrier | None:
        """The mbarrier whose copies complete in ``column`` of ``block``."""
        return None if column is None else self._by_column.get((block, column))

    def init(self, group: Group, addresses: np.ndarray, counts: np.ndarray, site: int) -> None:
        _check_counts(counts)
        for position, block, address in self._each(group, addresses):
            count, thread = int(counts[position]), int(group.threads[position])
            self._access.check_owner(
                block, thread, site, address, address + NBYTES, Touched.MBARRIER, nbytes=NBYTES
            )
            # Undefined without an mbarrier.inval between (PTX ISA, "mbarrier.init", 9.7.13.15.9).
            # It is reported, and the new object takes over, as its bytes would.
            if (block, address) in self._at:
                valid, kind = self._at[block, address], HazardKind.ILLEGAL_ACCESS
                facts = {"first": valid.init_thread, "again": thread}
                reason = Reason.MADE_AGAIN
                self.report_use(valid, kind, site, block, thread, reason=reason, facts=facts)
                self._end_of_life(valid, block, thread, site)
            barrier = MBarrier(
                block,
                block + self.wave.first,
                address,
                init_site=site,
                init_thread=thread,
                init_clock=int(self.clocks.own(block, thread)),
                column=self.clocks.new_column(block),
                count=count,
                pending=count,
            )
            self._at[block, address] = barrier
            self._invalidated.pop((block, address), None)
            start = block * self._access.shared_bytes + address
            self._access.shared_shadow.begin_object(start, NBYTES, site)
            self._by_column[block, barrier.column] = barrier
            self._tell("init", barrier, [thread], 0, site, barrier.phase)

    def inval(self, group: Group, addresses: np.ndarray, site: int) -> None:
        for position, block, address in self._each(group, addresses):
            barrier, thread = self.find(block, address), int(group.threads[position])
            self._check_visible(barrier, block, group.threads[[position]], site)
            self._tell("inval", barrier, [thread], 0, site, barrier.phase)
            self._end_of_life(barrier, block, thread, site)
            del self._at[block, address]
            self._invalidated[block, address] = site
            start, number = block * self._access.shared_bytes + address, block + self.wave.first
            ended = thread, int(self.clocks.own(block, thread)), number, site
            self._access.shared_shadow.end_object(start, NBYTES, *ended)

    def named(self, barrier: MBarrier) -> tuple[str, ...]:
        """The variable that the mbarrier is in, and where in it: ``full[2]``, if it is an array of
        mbarriers."""
        name = self._access.extents["shared"].element(barrier.address, NBYTES)
        return (name,) if name else ()

    def _actor(self, block: int, thread: int) -> np.ndarray:
        """Return ``actors`` of a finding in a thread of a block of the wave."""
        return one_thread(block + self.wave.first, thread)

    def report(
        self,
        barrier: MBarrier,
        kind: HazardKind,
        site: int,
        other_site: int | None,
        actors: np.ndarray,
        **more: Any,
    ) -> None:
        """Add a finding about this mbarrier."""
        named = self.named(barrier)
        self.findings.report(kind, site, other_site, actors, variables=named, **more)

    def report_use(
        self, barrier: MBarrier, kind: HazardKind, site: int, block: int, thread: int, **more: Any
    ) -> None:
        """Add a finding about a thread's use of an mbarrier and its init."""
        self.report(barrier, kind, site, barrier.init_site, self._actor(block, thread), **more)

    def _end_of_life(self, barrier: MBarrier, block: int, thread: int, site: int) -> None:
        """The object is overwritten: every thread's last use must happen before that. A use before
        a meeting of its warp does so on all hardware, if the overwriting thread is ordered after a
        lane that was at that meeting: shared memory serves a warp in the order of its
        instructions."""
        everyone = np.arange(self.wave.threads)
        for user, last in barrier.last_uses.items():
            numbers = np.full(len(everyone), user + self.wave.first)
            unknown = ~self.clocks.knows(
                block, thread, numbers, everyone, last.clocks, in_shared=True
            )
            for use_site in np.unique(last.sites[unknown]):
                users = np.flatnonzero(unknown & (last.sites == use_site)).tolist()
                met = all(
                    self.clocks.knows_of_meeting(
                        block, thread, user + self.wave.first, other, int(last.clocks[other])
                    )
                    for other in users
                )
                self.report(
                    barrier,
                    HazardKind.DATA_RACE,
                    site,
                    int(use_site),
                    self._actor(block, thread),
                    severity=Severity.FORMAL if met else Severity.ERROR,
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
        the scope is the cluster, so that the release reaches other blocks. Returns the state
        tokens, uint64: the phase that each arrival belonged to, and the arrivals that were pending
        before it.
        """
        if form.copies is None:  # cp.async.mbarrier.arrive raises the count before it arrives
            _check_counts(counts)
        tokens = np.zeros(group.count, np.uint64)
        for barrier, positions, block, users in self._by_barrier(group, addresses, site):
            # If a phase ends among these threads, the later ones belong to the next.
            one_phase = int(np.add.reduce(counts[positions])) <= barrier.pending
            for part in (positions,) if one_phase else positions[:, None]:
                # Before the count, so that what the last arrival releases belongs to the phase that
                # it completes.
                threads = users if one_phase else group.threads[part]
                phase, nbytes = barrier.phase, 0
                self._release(barrier, block, threads, wide, form)
                if form.returns:
                    before = counts[part].cumsum(dtype=np.uint64) - counts[part]
                    token = (barrier.phase & 1) << PARITY_SHIFT | barrier.phase << _PHASE_SHIFT
                    token |= barrier.address // NBYTES << _NUMBER_SHIFT | barrier.pending
                    tokens[part] = np.uint64(token) - before
                # The expect-tx precedes the arrive-on (PTX ISA, "mbarrier.arrive.expect_tx"). In
                # the other order the phase could complete without the bytes.
                if expect_bytes is not None:
                    nbytes = int(expect_bytes[part].sum())
                    self._expect(barrier, nbytes, site)
                self._arrive(barrier, block, threads, counts[part], site, form)
                self._settle(barrier)
                self._tell("arrive", barrier, threads, nbytes, site, phase)
        self.progress += 1
        return tokens

    def _release(
        self, barrier: MBarrier, block: int, threads: np.ndarray, wide: bool, form: Arrival
    ) -> None:
        own = block == barrier.block
        if own and form.releases and form.copies is None:  # the usual case
            barrier.gathering.release(self.clocks, block, threads)
            return
        barrier.gathering.release_passes(self.clocks, block, threads)
        if form.copies is not None:
            for thread in threads.tolist():
                column, clock = form.copies[block, thread]
                barrier.gathering.learn(column, clock, self.clocks, block)
        elif not form.releases:  # a fence before it may release
            # A fence and then a relaxed arrival are a release pattern (PTX ISA, "Release and
            # Acquire Patterns").
            for reach in self._order.released(block, threads):
                here, remote = reach[CTA], reach[CLUSTER]
                if own and here is not None:
                    barrier.gathering.add(here)
                elif not own and wide and remote is not None:
                    barrier.gathering_remote.add(remote)
        elif wide:
            barrier.gathering_remote.release(self.clocks, block, threads)
        else:
            # The .cta scope does not reach the mbarrier's block, and the model orders nothing.
            # Widely used kernels (CUTLASS, DeepGEMM, fast.cu) arrive like this and no GPU has shown
            # a failure, so what depends on it is reported as formal.
            barrier.gathering_remote.release_laxly(self.clocks, block, threads)

    def _arrive(
        self,
        barrier: MBarrier,
        block: int,
        threads: np.ndarray,
        counts: np.ndarray,
        site: int,
        form: Arrival,
    ) -> None:
        """Let threads of a block arrive, all in the same phase."""
        self._events.emit(Arrived(barrier, block, threads, counts, site))
        # Arrivals beyond the count are undefined: `Evidence` reports them, and they change nothing.
        count = min(int(np.add.reduce(counts)), barrier.pending)
        barrier.pending -= count
        if form.drops:
            barrier.count -= count
            barrier.dropped += count
        if not form.completes and not barrier.pending and not barrier.tx:
            kind, reason, last = HazardKind.PHASE_MISMATCH, Reason.NO_COMPLETE_WAS_LAST, threads[-1]
            self.report_use(barrier, kind, site, barrier.block, int(last), reason=reason)

    def count_bytes(
        self, group: Group, addresses: np.ndarray, nbytes: np.ndarray, site: int, what: Change
    ) -> None:
        """``what``: "expect", or "complete_tx", which counts bytes as a completing copy does."""
        for barrier, positions, *_ in self._by_barrier(group, addresses, site):
            for position in positions:
                phase, count = barrier.phase, int(nbytes[position])
                if what == "expect":
                    self._expect(barrier, count, site)
                else:
                    self._deliver(barrier, count)
                    self._check_tx(barrier)
                self._settle(barrier)
                self._tell(what, barrier, group.threads[[position]], count, site, phase)
        self.progress += 1

    def test(
        self,
        group: Group,
        addresses: np.ndarray,
        parities: np.ndarray,
        site: int,
        wide: bool,
        acquires: bool = True,
    ) -> tuple[np.ndarray, list[tuple[MBarrier, np.ndarray, np.ndarray]]]:
        """Return a mask of the threads whose phase is complete. They acquire the clocks released to
        the barrier, those of other blocks only if the scope is the cluster (``wide``). And return,
        for `park`, the others of each mbarrier by their positions, and their ``parities``, which
        are 0 or 1."""
        complete = np.zeros(group.count, np.bool_)
        waits: list[tuple[MBarrier, np.ndarray, np.ndarray]] = []
        for barrier, positions, block, users in self._by_barrier(group, addresses, site):
            named = parities[positions]
            # The phase in progress has parity ``phase & 1``. The other parity names the phase just
            # before it, the only completed one that a wait can name (PTX ISA, "mbarrier.test_wait",
            # .parity).
            done = (barrier.phase & 1) != named
            if block == barrier.block:
                self._events.emit(Tested(barrier, users, named, done, site))
            is_done = every(done)
            if not is_done:
                waits.append((barrier, positions[~done], named[~done]))
            if is_done or some(done):
                complete[positions] = done
                threads = users if is_done else users[done]
                if block == barrier.block:
                    self._note_passed(barrier, threads, site)
                if not acquires:  # a fence behind it does
                    barrier.done.acquire_passes(self.clocks, block, threads)
                    self._order.saw(block, threads, barrier.done, CTA)
                    if wide:
                        self._order.saw(block, threads, barrier.done_remote, CLUSTER)
                    continue
                barrier.done.acquire(self.clocks, block, threads)
                if wide:
                    barrier.done_remote.acquire(self.clocks, block, threads)
                else:
                    barrier.done_remote.acquire_laxly(self.clocks, block, threads)
        return complete, waits

    def check_tokens(
        self, group: Group, addresses: np.ndarray, tokens: np.ndarray, site: int
    ) -> None:
        """Report waits whose token is neither of the current nor of the immediately preceding phase
        of their mbarrier (PTX ISA, "mbarrier.test_wait")."""
        for barrier, positions, block, _ in self._by_barrier(group, addresses, site):
            mine = tokens[positions].astype(np.int64)
            late = barrier.phase - (mine >> _PHASE_SHIFT & (1 << PARITY_SHIFT - _PHASE_SHIFT) - 1)
            number = mine >> _NUMBER_SHIFT & (1 << _PHASE_SHIFT - _NUMBER_SHIFT) - 1
            stale = (number != barrier.address // NBYTES) | (late < 0) | (late > 1)
            if stale.any():
                kind, thread = HazardKind.PHASE_MISMATCH, int(group.threads[positions[stale][0]])
                self.report_use(barrier, kind, site, block, thread, reason=Reason.STALE_TOKEN)

    def park(
        self, group: Group, waits: list[tuple[MBarrier, np.ndarray, np.ndarray]], site: int
    ) -> None:
        """Make threads sleep until a phase of their barrier completes; ``waits``: as of `test`."""
        for barrier, positions, parities in waits:
            for parity in (0, 1):
                places = group.index[positions[parities == parity]]
                if len(places):
                    barrier.waiters.append(Waiter(places, parity, site))

    def copy_issued(self, barrier: MBarrier, block: int, thread: int) -> None:
        """A thread of ``block`` issued a copy that completes on the barrier."""
        barrier.in_flight += 1
        barrier.gathering.release_passes(self.clocks, block, [thread])

    def complete_tx(self, barrier: MBarrier, nbytes: int) -> int:
        """A copy delivered ``nbytes``; gives the clock of its completion in the column."""
        phase = barrier.phase
        barrier.in_flight -= 1
        self._deliver(barrier, nbytes)
        self._settle(barrier)
        self.progress += 1
        self._tell("complete_tx", barrier, (), nbytes, None, phase)
        return phase + 1

    def for_copy(self, group: Group, position: int, address: int, site: int) -> MBarrier:
        """Return the mbarrier that a thread's copy will complete on; check its fence."""
        block, thread = int(group.blocks[position]), int(group.threads[position])
        barrier = self.find(*self.wave.locate_one(block, address))
        if (block, thread) in barrier.fenced_for:
            return barrier
        init = barrier.init_stamp
        known = bool(self.clocks.knows(block, thread, *init, in_shared=True))
        # A fence is known of by the same synchronization as what it fenced, or by that alone.
        fences = INIT, SHARED
        if any(self.clocks.is_fenced(kind, block, thread, *init) for kind in fences):
            barrier.fenced_for.add((block, thread))
        else:
            # On an H200 a missing fence never showed in the same block (0 of 20 runs), and the CUDA
            # programming guide and Triton leave it out. To a peer's mbarrier the init can really be
            # late.
            formal = known and block == barrier.block
            self.report_use(
                barrier,
                HazardKind.UNFENCED_BARRIER_INIT,
                site,
                block,
                thread,
                severity=Severity.FORMAL if formal else Severity.ERROR,
                same_block=block == barrier.block,
            )
        return barrier

    def for_store(
        self, group: Group, position: int, owner: int, offset: int, site: int
    ) -> MBarrier:
        """Return the mbarrier that a thread's store will complete on; no proxy fence is needed."""
        barrier = self.find(owner, offset)
        block, threads = int(group.blocks[position]), group.threads[[position]]
        self._check_visible(barrier, block, threads, site)
        return barrier

    def find(self, block: int, address: int) -> MBarrier:
        barrier = self._at.get((block, address))
        if barrier is None and block < 0:
            raise IllegalBarrierUse(Reason.MBARRIER_OF_NO_BLOCK)
        if barrier is None and not self._access.extents["shared"].holds(address, address + NBYTES):
            if address % NBYTES:
                raise IllegalBarrierUse(Reason.MBARRIER_MISALIGNED, address=address, size=NBYTES)
            reason, facts = self._access.extents["shared"].misplaced(address, address + NBYTES)
            raise IllegalBarrierUse(reason, touched=Touched.MBARRIER, nbytes=NBYTES, **facts)
        if barrier is None:
            raise self._none_at(block, address)
        return barrier

    def _none_at(self, block: int, address: int) -> IllegalBarrierUse:
        extents = self._access.extents["shared"]
        name = extents.element(address, NBYTES)
        named = (self.named(barrier) for barrier in self._at.values() if barrier.block == block)
        variable = name.partition("[")[0]
        others = [f"`{n}`" for (n,) in filter(None, named) if n.partition("[")[0] == variable]
        if (block, address) in self._invalidated:
            by = self._invalidated[block, address]
            return IllegalBarrierUse(Reason.INVALIDATED, by=by, name=name, address=address)
        if address % NBYTES:
            return NoBarrier(Reason.MBARRIER_MISALIGNED, address=address, size=NBYTES)
        return NoBarrier(Reason.NO_MBARRIER, name=name, address=address, others=others)

    def _expect(self, barrier: MBarrier, nbytes: int, site: int) -> None:
        barrier.tx += nbytes
        self._events.emit(Expected(barrier, nbytes, site))
        self._check_tx(barrier)

    def _deliver(self, barrier: MBarrier, nbytes: int) -> None:
        barrier.tx -= nbytes
        self._events.emit(Delivered(barrier, nbytes))

    def _check_tx(self, barrier: MBarrier) -> None:
        # The valid range of the tx-count (PTX ISA, "mbarrier contents"). ptxas does not check it,
        # and what happens beyond is undefined.
        if abs(barrier.tx) > MAX_TX:
            raise IllegalBarrierUse(Reason.TX_COUNT_OUT_OF_RANGE, tx=barrier.tx, most=MAX_TX)

    def _settle(self, barrier: MBarrier) -> None:
        """Complete the phase if nothing is lacking."""
        if barrier.pending or barrier.tx:
            return
        # Before the transition: listeners compare this phase's bytes with the copies in flight.
        self._events.emit(Completing(barrier))
        barrier.done.add(barrier.gathering)
        # After the join above: what this phase's arrivals know of passed waits decides.
        self._check_overtaken(barrier)
        barrier.phase += 1
        self.ended += 1
        # Copies of phase n are stamped n: a thread that waits for this phase knows them to be
        # complete.
        barrier.done.learn(barrier.column, barrier.phase, self.clocks, barrier.block)
        barrier.done_remote.add(barrier.gathering_remote)
        barrier.gathering = ReleaseClock()
        barrier.gathering_remote = ReleaseClock()
        barrier.pending = barrier.count
        # All of them: each executes its wait again, which compares its parity.
        for waiter in barrier.waiters:
            self.woken.append((waiter.site, waiter.places))
        barrier.waiters = []

    def _tell(
        self,
        what: Change,
        barrier: MBarrier,
        threads: Iterable[int],
        nbytes: int,
        site: int | None,
        before: int,
    ) -> None:
        """Emit a change, then the end of the phase ``before`` if it ended it."""
        if MBarrierChanged not in self._events:
            return
        changes: list[tuple[Change, Iterable[int], int, int | None]]
        changes = [(what, threads, nbytes, site)]
        if barrier.phase != before:
            changes.append(("phase", (), 0, None))
        state = barrier.phase, barrier.pending, barrier.tx
        for change, by, moved, where in changes:
            whose = tuple(int(thread) for thread in by)
            self._events.emit(
                MBarrierChanged(
                    change, barrier.number, barrier.address, whose, moved, *state, where
                )
            )

    # -- checks of a use

    def _note_passed(self, barrier: MBarrier, threads: np.ndarray, site: int) -> None:
        """Remember which threads went on, and where each first did."""
        if barrier.passed is None:
            barrier.passed = FirstPasses(self.wave.threads)
        are_first = barrier.passed.numbers[threads] == 0
        if some(are_first):
            first = threads if every(are_first) else threads[are_first]
            barrier.passed.numbers[first] = self.clocks.passes.passed(barrier.block, first)
            barrier.passed.sites[first] = site

    def _check_overtaken(self, barrier: MBarrier) -> None:
        """Report threads that may still wait for the phase before when this phase completes: their
        parity no longer names it."""
        passes, passed = self.clocks.passes, barrier.passed
        barrier.passed = None
        if passed is None:
            return
        known = barrier.done.passed.get(passes.name(barrier.block))
        overtaken = passed.numbers.nonzero()[0]
        if known is not None:
            passed_numbers = known[passes.columns(barrier.block, overtaken)]
            overtaken = overtaken[passed_numbers < passed.numbers[overtaken]]
        if not len(overtaken):
            return
        for site in np.unique(passed.sites[overtaken]).tolist():
            threads = overtaken[passed.sites[overtaken] == site]
            self.report(
                barrier,
                HazardKind.PHASE_MISMATCH,
                site,
                barrier.init_site,
                np.stack([np.full_like(threads, barrier.number), threads], axis=1),
                reason=Reason.OVERTAKEN,
            )

    def _check_visible(self, barrier: MBarrier, block: int, threads: np.ndarray, site: int) -> None:
        visible = barrier.visible.get(block)
        if visible is None:
            visible = barrier.visible[block] = np.zeros(self.wave.threads, np.bool_)
        if every(visible[threads]):
            return
        known = self.clocks.knows(block, threads, *barrier.init_stamp, in_shared=True)
        if not every(known):  # known by its fence alone, perhaps
            known |= self.clocks.is_fenced(INIT, block, threads, *barrier.init_stamp)
        visible[threads] = known
        if not every(known):
            kind, thread = HazardKind.UNFENCED_BARRIER_INIT, int(threads[~known][0])
            same_block = block == barrier.block
            self.report_use(barrier, kind, site, block, thread, same_block=same_block)

    def _each(self, group: Group, addresses: np.ndarray) -> Iterator[tuple[int, int, int]]:
        """``(position, block, offset)`` of mbarriers that their own block's threads make or end."""
        owners, offsets = self.wave.locate_shared(group.blocks, addresses)
        for position in range(group.count):
            address, block = int(offsets[position]), int(group.blocks[position])
            # mbarrier.init and .inval take addresses of the executing block alone (PTX ISA,
            # "mbarrier.init").
            if int(owners[position]) != block:
                raise IllegalBarrierUse(Reason.OF_ANOTHER_BLOCK, address=int(addresses[position]))
            if address % NBYTES:
                raise IllegalBarrierUse(Reason.INIT_MISALIGNED, address=address, size=NBYTES)
            if address + NBYTES > self._access.shared_bytes:
                raise IllegalBarrierUse(
                    Reason.INIT_BEYOND_MEMORY,
                    address=address,
                    limit=self._access.shared_bytes,
                    empty=self._access.extents["shared"].empty,
                )
            yield position, block, address

    def _by_barrier(
        self, group: Group, addresses: np.ndarray, site: int
    ) -> Iterator[tuple[MBarrier, np.ndarray, int, np.ndarray]]:
        """``(barrier, positions, block, threads)`` for each mbarrier that threads of the group use;
        those at ``positions`` are ``threads`` of ``block``, not necessarily the barrier's."""
        if are_alike(addresses):
            address = int(addresses[0])
            used = [
                (*self.wave.locate_one(block, address), block, positions, threads)
                for block, positions, threads in group.by_block
            ]
        else:
            owners, offsets = self.wave.locate_shared(group.blocks, addresses)
            # One key for the mbarrier and for the block that uses it: offsets are below 2**24
            # (RANK_SHIFT).
            keys = (owners * self.wave.blocks + group.blocks) * (1 << 24) + offsets
            order = keys.argsort(kind="stable")
            ends = (np.diff(keys[order]).nonzero()[0] + 1).tolist()
            used = []
            for start, end in zip([0, *ends], [*ends, None], strict=True):
                positions = order[start:end]
                of = (int(each[positions[0]]) for each in (owners, offsets, group.blocks))
                used.append((*of, positions, group.threads[positions]))
        for owner, offset, block, positions, threads in used:
            barrier = self.find(owner, offset)
            self._check_visible(barrier, block, threads, site)
            last = barrier.last_uses.get(block)
            if last is None:
                last = LastUses(*np.zeros((3, self.wave.threads), np.int32))
                barrier.last_uses[block] = last
            last.clocks[threads] = self.clocks.own(block, threads)
            last.sites[threads] = site
            last.phases[threads] = barrier.phase
            if block != barrier.block and not self.wave.block_lives(barrier.block):
                user = self._actor(block, int(threads[0]))
                self.report(barrier, HazardKind.CLUSTER_EXIT, site, None, user)
            yield barrier, positions, block, threads


def _check_counts(counts: np.ndarray) -> None:
    """Raises IllegalBarrierUse if a count is outside of an mbarrier's range."""
    for count in (int(counts.min()), int(counts.max())):
        if not 1 <= count <= MAX_COUNT:
            raise IllegalBarrierUse(Reason.COUNT_OUT_OF_RANGE, count=count, most=MAX_COUNT)
