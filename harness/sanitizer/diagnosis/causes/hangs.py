"""Causes of a launch that cannot finish: the headline of its report.

Each wait at an mbarrier has its own diagnosis, the first of `WAITS` that holds. `PREFERRED` says
which of all explanations is the report's: a count that cannot fit is surer than a hazard of the
run, and that is surer than an mbarrier on which merely nobody has arrived yet."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from typing import Protocol

import numpy as np

from harness.sanitizer.diagnosis.cause import Cause, Diagnosis, Facts, Named, diagnosis
from harness.sanitizer.diagnosis.causes.counts import arrivals_at_one_block, count_too_small
from harness.sanitizer.diagnosis.causes.handovers import LOADS
from harness.sanitizer.diagnosis.causes.phases import Phase, not_held_back
from harness.sanitizer.diagnosis.context import (
    Barrier,
    Context,
    Known,
    Sites,
    at_site,
    threads_named,
)
from harness.sanitizer.diagnosis.hazard import Hazard
from harness.sanitizer.diagnosis.wording import ranges
from harness.sanitizer.emulator import (
    BlockBarriers,
    ClusterBarriers,
    HazardKind,
    MBarrier,
    RegisterPool,
    Scheduler,
    Waiter,
    Warpgroups,
)


class Stuck(Known, Protocol):
    """The state of a wave that will not end."""

    block_barriers: BlockBarriers
    cluster_barriers: ClusterBarriers
    register_pool: RegisterPool
    scheduler: Scheduler
    warpgroups: Warpgroups


# -- a wait at an mbarrier


class Lacking(Facts):
    """An mbarrier's phase that does not complete, and a wait for it."""

    def __init__(self, state: Stuck, known: MBarrier, waiter: Waiter):
        self.state, self.waiter = state, waiter
        self.context = Context(state, at_site(waiter.site))
        self.barrier = self.context.barrier(known)
        self.name, self.at = self.barrier.name, self.context.line(waiter.site)
        self.arrivals = [*self.barrier.arrivals]
        self.pending, self.count = known.pending, known.count
        self.slots = {
            "barrier": self.name,
            "init": self.barrier.init,
            "pending": self.pending,
            "count": self.count,
            "wait": self.at,
            "arrivals": self.context.lines(self.arrivals),
        }

    @cached_property
    def live(self) -> np.ndarray:
        """bool[threads] of the mbarrier's block."""
        return _live(self.state, self.barrier.block)

    @cached_property
    def waiting(self) -> np.ndarray:
        """bool[threads]"""
        waiting = np.zeros(self.state.wave.threads, np.bool_)
        waiting[self.state.wave.thread_of[self.waiter.places]] = True
        return waiting

    @property
    def missed_a_phase(self) -> bool:
        """Return True if a phase completed before the waiting threads had seen the phase before."""
        known, threads = self.barrier.known, self.state.wave.thread_of[self.waiter.places]
        seen = self.state.clocks.known(known.block, threads, known.column)
        return bool((seen < known.phase).any())

    @property
    def passed(self) -> int:
        """Return how often the waiting threads, at most, have passed a wait at the mbarrier."""
        return int(self.barrier.passes[self.state.wave.thread_of[self.waiter.places]].max())

    @cached_property
    def of_other_blocks(self) -> Sites:
        """The sites that arrive at an mbarrier that may be another block's."""
        if self.state.wave.cluster_size == 1:
            return []
        arrivals = self.context.did("mbarrier.arrive")
        return [s for s in arrivals if "shared::cluster" in self.context.instruction(s).opcode]

    @cached_property
    def of_block(self) -> list[Barrier]:
        return [b for b in self.context.every_barrier if b.block == self.barrier.block]

    @property
    def names_the_phase(self) -> bool:
        return bool(self.waiter.parity == self.barrier.phase & 1)

    @property
    def is_untouched(self) -> bool:
        """Nobody has arrived, ever, at an mbarrier whose first phase is waited for."""
        barrier = self.barrier
        is_first = barrier.phase == 0 and barrier.pending == barrier.count
        return self.names_the_phase and is_first and not self.arrivals

    @cached_property
    def unreached(self) -> Sites:
        """The arrivals that no thread has come to, but for those at what the source calls another
        mbarrier of the block."""
        context, executions = self.context, self.state.evidence.executions
        every = sorted(context.sites("mbarrier.arr"))
        left = [s for s in every if not executions.threads_of([s]).any()]
        others = [b for b in self.of_block if b.known is not self.barrier.known]
        of_others = {name for barrier in others for name in barrier.names} - self.barrier.names
        return [s for s in left if context.mbarrier_at(s) not in of_others - {None}]

    @property
    def is_held_up(self) -> bool:
        """Return True if threads that may arrive later wait at a barrier of the whole block."""
        barriers = self.state.block_barriers.waiting()
        return bool(self.unreached) and any(
            met.block == self.barrier.block and not met.number for met in barriers
        )

    @property
    def is_first_of_ring(self) -> bool:
        """Return True if the waiting threads are the first of a ring: none of them was let
        through there, the loads, if any are issued, are theirs, and none that may arrive waits for
        them at a barrier of the block."""
        context = self.context
        again = let_through(context, self.barrier.block, self.at, self.waiting)
        brings = not self.issuers.any() or bool((self.issuers & self.waiting).any())
        arrive_before = context.before(self.of_other_blocks, self.waiter.site)
        is_first = self.is_untouched and not again and not self.is_held_up
        return is_first and brings and not arrive_before

    @cached_property
    def issuers(self) -> np.ndarray:
        """bool[threads]: those of the block that issue loads."""
        loads = self.context.doers(self.context.did(*_LOADS))
        return self.context.in_block(loads, self.barrier.block)

    @property
    def ring_arrives_at(self) -> tuple[str, str]:
        """Lines that arrive at other mbarriers that are initialized at the same line, and the name
        of the first of these; "" if none do."""
        ring = [b for b in self.of_block if b.init == self.barrier.init and b.arrivals]
        sites = [site for stage in ring for site in stage.arrivals]
        return (self.context.lines(sites), ring[0].name) if ring else ("", "")

    @property
    def others_arrive_at(self) -> tuple[str, str]:
        """Lines that arrive at another mbarrier of the block with the same count, and its name; ""
        if fewer than two lines do."""
        for barrier in self.of_block:
            sites = sorted(barrier.arrivals, key=self.context.place)
            if len({*map(self.context.line, sites)}) > 1 and barrier.count == self.barrier.count:
                return self.context.lines(sites), barrier.name
        return "", ""

    @property
    def arrived_at(self) -> str:
        """The mbarrier of the block at which others have arrived, and these threads never wait."""
        mine = self.waiting
        others = (b for b in self.of_block if b.arrived.any() and not b.arrived[mine].any())
        return next((b.name for b in others if not b.waited[mine].any()), "")


_LOADS = LOADS[:2]
WaitRule = Callable[[Lacking], Diagnosis | None]


def arrivals_at_another_block(lacking: Lacking) -> Diagnosis | None:
    """Nobody arrives here, and threads do at another block's mbarrier, which nobody waits for."""
    for barrier in lacking.context.every_barrier:
        peer = barrier.left_out_peer if barrier.releases and not barrier.waits else None
        if peer is not None and peer.known is lacking.barrier.known and lacking.is_untouched:
            return arrivals_at_one_block(barrier)
    return None


def expected_bytes_without_arrival(lacking: Lacking) -> Diagnosis | None:
    history = lacking.barrier.history
    if not lacking.names_the_phase or history.expect_site is None or not history.expected:
        return None
    if history.arrived.in_phase.any():
        return None
    return lacking.diagnosis(
        Cause.EXPECTED_BYTES_WITHOUT_ARRIVAL, expect=lacking.context.line(history.expect_site)
    )


def arrival_not_counted(lacking: Lacking) -> Diagnosis | None:
    """The arrivals of copies by threads, without .noinc: each raises the pending count first."""
    context, barrier = lacking.context, lacking.barrier
    uncounted = barrier.copies_counted(False)
    threads = context.in_block(context.doers(uncounted), barrier.block)
    missing = (lacking.count, np.count_nonzero(threads))
    if not lacking.names_the_phase or not threads.any() or lacking.pending not in missing:
        return None
    return lacking.diagnosis(Cause.ARRIVAL_NOT_COUNTED, uncounted=context.lines(uncounted))


def nobody_has_arrived(lacking: Lacking) -> Diagnosis | None:
    if not lacking.is_untouched or lacking.is_first_of_ring:
        return None
    arrivals, other = lacking.others_arrive_at
    of_ring, ring = ("", "") if arrivals else lacking.ring_arrives_at
    return lacking.diagnosis(
        Cause.NOBODY_HAS_ARRIVED, arrivals=arrivals, other=other, of_ring=of_ring, ring=ring
    )


def first_wait_before_arrival(lacking: Lacking) -> Diagnosis | None:
    """Others may arrive, or, for a later load, the waiting threads themselves. Bytes are always
    expected before the wait."""
    others, leads = lacking.live & ~lacking.waiting, lacking.state.findings.leads
    key = lacking.context.key
    unreached = [s for s in lacking.unreached if not key(s).endswith("expect_tx")]
    may_arrive = bool((others.any() and unreached) or lacking.of_other_blocks)
    if not may_arrive and lacking.context.sites(*_LOADS):
        may_arrive = any(leads(site, lacking.waiter.site) for site in unreached)
    if not lacking.is_first_of_ring or not may_arrive:
        return None
    return lacking.diagnosis(
        Cause.FIRST_WAIT_BEFORE_ARRIVAL,
        parity=lacking.waiter.parity,
    )


def nobody_arrives(lacking: Lacking) -> Diagnosis | None:
    if not lacking.is_first_of_ring:
        return None
    arrivals, other = lacking.others_arrive_at
    later = lacking.context.lines(lacking.context.after(lacking.unreached, lacking.waiter.site))
    return lacking.diagnosis(
        Cause.NOBODY_ARRIVES,
        arrivals=arrivals,
        other=other,
        later="" if arrivals else later,
        instead=lacking.arrived_at,
    )


def returned_before_arriving(lacking: Lacking) -> Diagnosis | None:
    """Threads have returned that never arrived: the count includes them, as it is the number of
    the block's threads, or as threads of the same number arrive in another block."""
    state, context, barrier = lacking.state, lacking.context, lacking.barrier
    sites = [*lacking.arrivals, *lacking.of_other_blocks]
    if not lacking.names_the_phase or barrier.counts_several or not sites:
        return None
    wave = state.wave
    first = barrier.block // wave.cluster_size * wave.cluster_size
    live = wave.live.reshape(wave.blocks, wave.threads)
    by_block = context.doers(sites).reshape(wave.blocks, wave.threads)
    for block in (barrier.block, *range(first, first + wave.cluster_size)):
        gone = ~live[block] & ~by_block[block]
        others = np.delete(by_block, block, axis=0).any(axis=0)
        if block == barrier.block and barrier.count == wave.threads:
            others = np.ones_like(gone)
        gone &= others
        if gone.any() and (wave.cluster_size > 1 or gone.sum() == lacking.pending):
            return lacking.diagnosis(
                Cause.RETURNED_BEFORE_ARRIVING,
                gone=threads_named(gone),
                block=str(context.block_number(block + context.first)) if wave.blocks > 1 else "",
                arrivals=context.lines(sites),
            )
    return None


def count_is_too_large_in_cluster(lacking: Lacking) -> Diagnosis | None:
    """Threads of each block of the cluster have arrived, and all of its threads are there."""
    state, barrier = lacking.state, lacking.barrier
    wave, arrived = state.wave, barrier.history.arrived
    if not lacking.of_other_blocks or barrier.phase or barrier.counts_several:
        return None
    first = barrier.block // wave.cluster_size * wave.cluster_size
    cluster = np.arange(first, first + wave.cluster_size)
    came = {barrier.block} if arrived.in_phase.any() else set()
    came |= {block for block, _ in arrived.of_others}
    if not {*cluster.tolist()} <= came or not wave.live.reshape(wave.blocks, -1)[cluster].all():
        return None
    return lacking.diagnosis(
        Cause.COUNT_TOO_LARGE,
        arriving=Named(f"{barrier.count - lacking.pending} threads of the cluster", True),
        absent="",
        of_each_block=False,
    )


def count_is_too_large(lacking: Lacking) -> Diagnosis | None:
    """Fewer threads arrive than the count, and none of the others may still come."""
    barrier, arrived = lacking.barrier, lacking.barrier.arrived
    arriving, wave = int(np.count_nonzero(arrived)), lacking.state.wave
    if not lacking.names_the_phase or not 0 < arriving < barrier.count or barrier.counts_several:
        return None
    if lacking.of_other_blocks or _held_back(lacking):
        return None
    return lacking.diagnosis(
        Cause.COUNT_TOO_LARGE,
        arriving=threads_named(arrived),
        absent=threads_named(~arrived) if barrier.count == wave.threads else "",
        of_each_block=wave.cluster_size > 1 and barrier.count == arriving * wave.cluster_size,
    )


def _held_back(lacking: Lacking) -> bool:
    """Return True if as many other threads as the mbarrier lacks wait elsewhere, and may arrive
    when they are released: at a barrier of the block with a number, or at another mbarrier,
    without having passed as many waits as those that have arrived."""
    state, barrier = lacking.state, lacking.barrier
    waiting = np.zeros(state.wave.threads, np.bool_)
    for met in state.block_barriers.waiting():
        if met.block == barrier.block and met.number:
            waiting[state.wave.thread_of[met.waiters]] = True
    passes = np.sum([each.passes for each in lacking.of_block], axis=0)
    waiting |= passes < passes[barrier.arrived].min()
    for waiter in barrier.waiters:
        waiting[state.wave.thread_of[waiter.places]] = False
    others = lacking.live & ~lacking.barrier.arrived
    return int(np.count_nonzero(waiting & others)) >= barrier.pending


def count_is_too_small(lacking: Lacking) -> Diagnosis | None:
    """Each of them arrives and waits: the last to come waits for a phase too many."""
    barrier = lacking.barrier
    if (
        not lacking.names_the_phase
        or barrier.counts_several
        or (lacking.barrier.arrived & ~barrier.waited).any()
    ):
        return None
    return count_too_small(barrier)


def arriving_threads_returned(lacking: Lacking) -> Diagnosis | None:
    gone = lacking.barrier.arrived & ~lacking.live
    if not lacking.names_the_phase or not gone.any():
        return None
    return lacking.diagnosis(
        Cause.ARRIVING_THREADS_RETURNED,
        phase=lacking.barrier.phase,
        gone=threads_named(gone),
        fewer_waits=lacking.passed < lacking.barrier.phase,
        waits=threads_named(lacking.waiting),
        passed=lacking.passed,
    )


def nobody_left_to_arrive(lacking: Lacking) -> Diagnosis | None:
    if not lacking.names_the_phase:
        return None
    context, at, barrier = lacking.context, lacking.waiter.site, lacking.barrier
    once = [s for s in lacking.arrivals if context.times(s).max() == 1]
    stores = context.before(context.did("cp.async.bulk.store", "cp.async.bulk.tensor.store"), at)
    used_up = once and once == lacking.arrivals and context.before(once, at) == once
    return lacking.diagnosis(
        Cause.NOBODY_LEFT_TO_ARRIVE,
        phase=barrier.phase,
        used_up=used_up and barrier.phase and barrier.pending == barrier.count,
        later=context.after(lacking.arrivals, at) == lacking.arrivals
        and bool((barrier.arrived & lacking.waiting).any()),
        absent=_absent_blocks(lacking),
        store=context.line(stores[-1]) if stores else "",
    )


def _absent_blocks(lacking: Lacking) -> str:
    """Return the blocks of the cluster of which no thread arrives, if an equal share of the count
    for each of them is what the first phase lacks."""
    wave, barrier = lacking.state.wave, lacking.barrier
    first = barrier.block // wave.cluster_size * wave.cluster_size
    came = {barrier.block} if barrier.arrived.any() else set()
    came |= {block for block, _ in barrier.history.arrived.of_others}
    absent = sorted({*range(first, first + wave.cluster_size)} - came)
    share = len(absent) * barrier.count
    if barrier.phase or not came or share != barrier.pending * wave.cluster_size:
        return ""
    numbers = [lacking.context.block_number(block + lacking.context.first) for block in absent]
    return ranges(np.sort(numbers), "block")


WAITS: tuple[WaitRule, ...] = (
    arrivals_at_another_block,
    arrival_not_counted,
    expected_bytes_without_arrival,
    nobody_has_arrived,
    first_wait_before_arrival,
    nobody_arrives,
    returned_before_arriving,
    count_is_too_large,
    count_is_too_large_in_cluster,
    count_is_too_small,
    arriving_threads_returned,
    nobody_left_to_arrive,
)


def let_through(context: Context, block: int, line: str, threads: np.ndarray) -> bool:
    """Return True if some of a block's ``threads`` have passed a wait at an mbarrier there."""
    return any(
        bool((visits.passes[threads] > 0).any())
        for barrier in context.every_barrier
        if barrier.block == block
        for site, visits in barrier.waits.items()
        if context.line(site) == line
    )


# -- a block's or a cluster's barrier


def block_barrier_not_reached(hang: Hang) -> Diagnosis | None:
    state, met = hang.state, next(iter(hang.state.block_barriers.waiting()), None)
    if met is None:
        return None
    came = np.zeros(state.wave.threads, np.bool_)
    came[state.wave.thread_of[met.arrived]] = True
    absent = _live(state, met.block) & ~came
    context, first = Context(state, at_site(met.sites[-1])), met.block * state.wave.threads
    slots = {
        "line": context.line(met.sites[-1]),
        "expected": met.expected,
        "absent": threads_named(absent) if absent.any() else "",
        "meeting": int(came.sum()),
    }
    if not met.number:
        elsewhere = [
            waiter.site
            for barrier in state.mbarriers
            for waiter in barrier.waiters
            if np.isin(waiter.places, first + np.flatnonzero(absent)).any()
        ]
        # An unrolled loop has several sites on the line.
        same = [s for s in context.did("bar.") if context.line(s) == slots["line"]]
        came_before = context.doers(same)[first : first + state.wave.threads] & absent
        leads = any(state.findings.leads(site, met.sites[-1]) for site in elsewhere)
        # Threads that have passed that wait before, and did not come, are in another branch.
        went_by = let_through(context, met.block, context.lines(elsewhere), absent)
        to_come = came_before.any() or (leads and not went_by)
        slots["elsewhere"] = context.lines(elsewhere) if to_come else ""
        slots["passed_by"] = elsewhere and not to_come
        running = {
            pc
            for (_, pc), group in state.scheduler.stands.items()
            if np.isin(group.index, first + np.flatnonzero(absent)).any()
        }
        slots["loops"] = context.lines(sorted(running)) if running else ""
        return Diagnosis(Cause.BLOCK_BARRIER_NOT_REACHED, slots)
    named = {"number": met.number, "arrived": int(came.sum())}
    return Diagnosis(Cause.NAMED_BARRIER_NOT_REACHED, slots | named)


def block_barrier_passed_by(hang: Hang) -> Diagnosis | None:
    """A block barrier in divergent code: the others already wait for something after it."""
    barrier = block_barrier_not_reached(hang)
    return barrier if barrier and barrier.slots.get("passed_by") else None


def cluster_barrier_not_reached(hang: Hang) -> Diagnosis | None:
    state = hang.state
    for places, site, _, live in state.cluster_barriers.waiting():
        absent = state.cluster_barriers.absent(int(places[0]))
        elsewhere = [w.places for barrier in state.mbarriers for w in barrier.waiters]
        if not len(absent) or np.isin(absent, np.concatenate([[], *elsewhere])).any():
            continue
        context, wave = Context(state, at_site(site)), state.wave
        blocks = np.unique(wave.block_of[absent]) + wave.first
        numbers = np.array([state.findings.linear_block(int(block)) for block in blocks])
        return diagnosis(
            Cause.CLUSTER_BARRIER_NOT_REACHED,
            line=context.line(site),
            live=live,
            threads=ranges(np.unique(wave.thread_of[absent]), "thread"),
            blocks=ranges(np.unique(numbers), "block"),
        )
    return None


# -- all of a launch that cannot finish


_ORDER_ALONE = (
    Cause.FLAG_RELAXED,
    Cause.FLAG_SCOPE_TOO_NARROW,
    Cause.ARRIVAL_SCOPE_TOO_NARROW,
    Cause.WAIT_SCOPE_TOO_NARROW,
    Cause.RELAXED_ARRIVAL,
    Cause.RELAXED_WAIT,
)
"""Order in memory is missing here. Threads saw the latest values all the same, so that it is not
why they wait."""


class Hang:
    """A launch that cannot finish. ``hazards``: the errors so far whose cause was found from
    evidence, in the order of a report; ``waits``: the waits at mbarriers and their missing
    arrivals, those of few threads first, and then in the order of the text."""

    def __init__(self, state: Stuck, hazards: Sequence[Hazard], overtaken: bool):
        self.state, self.overtaken = state, overtaken
        self.hazards = [h for h in hazards if h.cause not in _ORDER_ALONE and self._may_hold(h)]
        self.waiting = [
            Lacking(state, known, waiter)
            for known in state.mbarriers
            for waiter in (*known.waiters, *_asking(state, known))
            if known.pending and not known.tx
        ]
        self.waiting.sort(key=lambda w: (len(w.waiter.places), w.context.place(w.waiter.site)))
        self.waits = [
            diagnosis for lacking in self.waiting if (diagnosis := first_of(lacking, WAITS))
        ]
        # Before all, mbarriers on which no line of the kernel arrives.
        self.waits.sort(key=lambda wait: wait.slots.get("later") != "")
        # The copies were to come after that.
        if any(wait.cause is Cause.FIRST_WAIT_BEFORE_ARRIVAL for wait in self.waits):
            self.hazards = [h for h in self.hazards if h.cause is not Cause.BYTES_WITHOUT_COPY]

    def _may_hold(self, hazard: Hazard) -> bool:
        """Return False of a hazard of clusters that have ended: only a race, as of a flag, holds up
        others."""
        wave = self.state.wave
        live = np.flatnonzero(wave.live) // (wave.cluster_size * wave.threads)
        clusters = {(block - wave.first) // wave.cluster_size for block, _ in hazard.threads}
        is_race = hazard.kind is HazardKind.DATA_RACE
        return is_race or not clusters or not clusters.isdisjoint(live.tolist())


def first_of(lacking: Lacking, rules: tuple[WaitRule, ...]) -> Diagnosis | None:
    return next((diagnosis for rule in rules if (diagnosis := rule(lacking))), None)


def _asking(state: Stuck, barrier: MBarrier) -> Iterator[Waiter]:
    """Return the threads that test in a loop of their own whether a phase is complete: they
    wait, too."""
    wave = state.wave
    live = _live(state, barrier.block)
    waiting = [wave.thread_of[waiter.places] for waiter in barrier.waiters]
    for site, visits in state.evidence.history_of(barrier).waits.items():
        asking = np.setdiff1d(
            np.flatnonzero(visits.unanswered & live), np.concatenate([[], *waiting])
        )
        if len(asking):
            now = barrier.phase & 1
            parity = now if now in visits.parities else min(visits.parities, default=now)
            yield Waiter(asking + barrier.block * wave.threads, parity, site)


def _live(state: Stuck, block: int) -> np.ndarray:
    wave = state.wave
    live: np.ndarray = wave.live.reshape(wave.blocks, wave.threads)[block]
    return live


def no_registers_free(hang: Hang) -> Diagnosis | None:
    for _, _, site, wants in hang.state.register_pool.waiting():
        line = Context(hang.state, at_site(site)).line(site)
        return diagnosis(Cause.NO_REGISTERS_FREE, line=line, count=wants["count"])
    return None


def warpgroup_in_part(hang: Hang) -> Diagnosis | None:
    """Threads wait for the rest of their warpgroup, which has returned."""
    state, wave = hang.state, hang.state.wave
    for site, places in state.warpgroups.waiting():
        block = int(wave.block_of[places[0]])
        threads = np.zeros(wave.threads, np.bool_)
        threads[wave.thread_of[places[wave.block_of[places] == block]]] = True
        group = np.arange(wave.threads) // 128 == int(np.flatnonzero(threads)[0]) // 128
        if not (_live(state, block) & group & ~threads).any():
            line = Context(state, at_site(site)).line(site)
            return diagnosis(
                Cause.WARPGROUP_IN_PART,
                line=line,
                threads=threads_named(threads),
            )
    return None


def hazard_of(*kinds: HazardKind) -> Callable[[Hang], Hazard | None]:
    """A hazard of the first of these kinds that there is, the direct ones first; before them, an
    mbarrier that ends while threads wait, or at which a thread arrives for others."""

    def explaining(hang: Hang) -> Hazard | None:
        hazards = [h for h in hang.hazards if h.kind in kinds]
        for cause in (Cause.MBARRIER_ENDED_IN_USE, Cause.ARRIVES_FOR_OTHERS):
            if sure := [h for h in hang.hazards if h.cause is cause]:
                return sure[0]
        return min(hazards, key=lambda h: (kinds.index(h.kind), h.indirect), default=None)

    return explaining


def no_race(hang: Hang) -> Hazard | None:
    """A race of values, of which a wait at a barrier knows nothing, is the last explanation."""
    return next((h for h in hang.hazards if h.kind is not HazardKind.DATA_RACE), None)


def lets_a_phase_pass(hang: Hang) -> Diagnosis | Hazard | None:
    """Return what makes phases complete before threads have waited for them."""
    late = any(lacking.missed_a_phase for lacking in hang.waiting)
    waits = (
        not_held_back(Phase(lacking.context, lacking.barrier))
        for lacking in hang.waiting
        if lacking.passed < lacking.barrier.phase
    )
    # A race that hides an overtaken wait has let its threads run ahead.
    hazards = (no_race(hang), *hang.hazards[: hang.overtaken]) if late else ()
    hazard = next(filter(None, hazards), None)
    return hazard or next(filter(None, waits), None)


def wait_with(*causes: Cause) -> Callable[[Hang], Diagnosis | None]:
    """Return a rule that finds a wait with any of these causes."""
    return lambda hang: next((wait for wait in hang.waits if wait.cause in causes), None)


def unless(
    likely: Callable[[Hang], Diagnosis | None], *rules: Callable[[Hang], Diagnosis | None]
) -> Callable[[Hang], Diagnosis | None]:
    """The first of the rules that holds, if ``likely`` does not."""
    return lambda hang: (
        None if likely(hang) else next(filter(None, (rule(hang) for rule in rules)), None)
    )


SURE = wait_with(
    Cause.RETURNED_BEFORE_ARRIVING,
    Cause.COUNT_TOO_LARGE,
    Cause.COUNT_TOO_SMALL,
    Cause.ARRIVALS_AT_ONE_BLOCK,
    Cause.ARRIVAL_NOT_COUNTED,
)
LIKELY = wait_with(
    Cause.EXPECTED_BYTES_WITHOUT_ARRIVAL,
    Cause.FIRST_WAIT_BEFORE_ARRIVAL,
    Cause.NOBODY_ARRIVES,
    Cause.ARRIVING_THREADS_RETURNED,
)
REST = wait_with(Cause.NOBODY_HAS_ARRIVED, Cause.NOBODY_LEFT_TO_ARRIVE)

PREFERRED: tuple[Callable[[Hang], Diagnosis | Hazard | None], ...] = (
    no_registers_free,
    warpgroup_in_part,
    block_barrier_passed_by,
    hazard_of(
        HazardKind.TRANSACTION_MISMATCH, HazardKind.PHASE_MISMATCH, HazardKind.ILLEGAL_ACCESS
    ),
    SURE,
    lets_a_phase_pass,
    unless(LIKELY, block_barrier_not_reached, cluster_barrier_not_reached),
    no_race,
    LIKELY,
    REST,
    lambda hang: next(iter(hang.hazards), None),
)
"""Explanations, the preferred first. What an mbarrier lacks, if it is known, holds up the threads
that do not come to a block barrier."""


def missing(state: Stuck, hazards: Sequence[Hazard], overtaken: bool) -> Diagnosis | Hazard | None:
    """Return the reason why a launch cannot finish: a diagnosis, or the hazard that explains it;
    None if the list of waits says all that is known. ``overtaken``: the next phase may have
    overtaken a wait, even if another hazard explains that."""
    hang = Hang(state, hazards, overtaken)
    return next((cause for rule in PREFERRED if (cause := rule(hang))), None)
