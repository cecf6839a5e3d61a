"""Causes of a launch that cannot finish: the headline of its report."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Protocol

import numpy as np

from harness.diagnosis.cause import Cause, Diagnosis, diagnosis
from harness.diagnosis.causes.waits import counts_too_few
from harness.diagnosis.hazard import Hazard
from harness.diagnosis.scene import Known, Scene, at_site
from harness.diagnosis.wording import Api
from harness.emulator import HazardKind
from harness.emulator.barriers.block_barriers import BlockBarriers
from harness.emulator.barriers.cluster_barriers import ClusterBarriers
from harness.emulator.barriers.mbarriers import MBarrier, Waiter
from harness.emulator.barriers.register_pool import RegisterPool
from harness.emulator.numbers import as_sentence, ranges

_EXPLAIN = (HazardKind.TRANSACTION_MISMATCH, HazardKind.PHASE_MISMATCH, HazardKind.ILLEGAL_ACCESS)
_LOADS = ("cp.async.bulk.load", "cp.async.bulk.tensor.load")


class Stuck(Known, Protocol):
    """The state of a wave that will not end."""

    block_barriers: BlockBarriers
    cluster_barriers: ClusterBarriers
    register_pool: RegisterPool


def missing(state: Stuck, hazards: Sequence[Hazard]) -> Diagnosis | Hazard | None:
    """Return what a launch that cannot finish lacks: a diagnosis, or the hazard that explains it;
    None where the list of waits says all that is known. ``hazards`` are the errors so far whose
    cause was found from evidence, in the order of a report."""
    if registers := _of_registers(state):
        return registers
    explain = [h for h in hazards if h.kind in _EXPLAIN]
    if explain:
        return min(explain, key=lambda h: (_EXPLAIN.index(h.kind), h.indirect))
    found = [
        (*_Lacking(state, barrier, waiter).why(), -len(waiter.places))
        for barrier in state.mbarriers
        for waiter in (*barrier.waiters, *_asking(state, barrier))
    ]
    sureness, best, _ = max(found, default=(0, None, 0), key=lambda one: (one[0], one[2]))
    of_block = _of_block_barrier(state)
    if of_block and sureness < 3:
        return of_block
    if sureness < 3 and (of_cluster := _of_cluster_barrier(state)):
        return of_cluster
    if hazards and sureness < 5:
        return hazards[0]
    return best


def _asking(state: Stuck, barrier: MBarrier) -> Iterator[Waiter]:
    """Those who ask in a loop of their own whether a phase is complete: they wait, too."""
    wave = state.wave
    live = wave.live.reshape(wave.blocks, wave.threads)[barrier.block]
    waiting = [wave.thread_of[waiter.places] for waiter in barrier.waiters]
    for site, visits in barrier.waits.items():
        asking = np.setdiff1d(
            np.flatnonzero(visits.unanswered & live), np.concatenate([[], *waiting])
        )
        if len(asking):
            now = barrier.phase & 1
            parity = now if now in visits.parities else min(visits.parities, default=now)
            yield Waiter(asking + barrier.block * wave.threads, parity, site)


def _of_registers(state: Stuck) -> Diagnosis | None:
    for _, _, site, wants in state.register_pool.waiting():
        scene = Scene(state, at_site(site))
        return diagnosis(Cause.NO_REGISTERS_FREE, line=scene.line(site), wants=wants)
    return None


class _Lacking:
    """An mbarrier's phase that does not complete, and a wait for it."""

    def __init__(self, state: Stuck, barrier: MBarrier, waiter: Waiter):
        self.state, self.barrier, self.waiter = state, barrier, waiter
        self.scene = Scene(state, at_site(waiter.site))
        self.name, self.at = self.scene.name_of(barrier), self.scene.line(waiter.site)
        self.arrivals = list(barrier.arrivals)  # sites
        of = f"{barrier.count} arrival{'s' if barrier.count > 1 else ''}"
        self.lacks = f"{barrier.pending} of {of}"
        self.still_lacks = f"{as_sentence(self.name)} still lacks {self.lacks}"

    def why(self) -> tuple[int, Diagnosis | None]:
        """How surely it is this that is missing, and the sentence."""
        barrier = self.barrier
        if barrier.tx or not barrier.pending:
            return 2, None
        if barrier.copy_site is not None and not barrier.expected and barrier.in_flight:
            return 3, (diagnosis(Cause.LOADS_WITHOUT_ARRIVAL, still_lacks=self.still_lacks))
        if self.waiter.parity != barrier.phase & 1:
            return 1, None
        if (
            barrier.expect_site is not None
            and barrier.expected
            and not barrier.arrived.in_phase.any()
        ):
            return 4, (
                diagnosis(
                    Cause.EXPECTED_BYTES_WITHOUT_ARRIVAL,
                    barrier=self.name,
                    lacks=self.lacks,
                    expect=self.scene.line(barrier.expect_site),
                )
            )
        if not self.arrivals and barrier.phase == 0 and barrier.pending == barrier.count:
            return self._nobody_has_arrived()
        if too_few := self._fewer_threads_than_its_count():
            return 5, too_few
        if too_many := self._more_threads_than_its_count():
            return 5, too_many
        if gone := self._who_arrives_has_returned():
            return 4, gone
        where = f" ({self.scene.lines(self.arrivals)})" if self.arrivals else ""
        return 2, (
            diagnosis(
                Cause.NOBODY_LEFT_TO_ARRIVE,
                still_lacks=self.still_lacks,
                phase=barrier.phase + 1,
                wait=self.at,
                where=where,
            )
        )

    @cached_property
    def _live(self) -> np.ndarray:
        """bool[threads] of the mbarrier's block."""
        wave = self.state.wave
        live: np.ndarray = wave.live.reshape(wave.blocks, wave.threads)[self.barrier.block]
        return live

    @cached_property
    def _who_arrived(self) -> np.ndarray:
        """bool[threads], in any phase."""
        arrived = np.zeros(self.state.wave.threads, np.bool_)
        for visits in self.barrier.arrivals.values():
            arrived |= visits.threads
        return arrived

    @cached_property
    def _other_blocks_arrive(self) -> list[int]:
        """Return the sites that arrive at an mbarrier that may be another block's."""
        if self.state.wave.cluster_size == 1:
            return []
        arrivals = self.scene.did("mbarrier.arrive")
        return [s for s in arrivals if "shared::cluster" in self.scene.instruction(s).opcode]

    def _unasked(self) -> Diagnosis | None:
        """Two lines that wait here, where nobody arrives, and a phase whose bytes have come and for
        which nobody waits."""
        waits = sorted(self.barrier.waits, key=self.scene.place)
        several = len({*map(self.scene.line, waits)}) > 1
        for one in self.state.mbarriers:
            if one.block == self.barrier.block and one.last_filled and not one.waits:
                if not several:
                    return None
                return diagnosis(
                    Cause.TWO_WAITS_AND_BYTES_UNASKED,
                    lines=self.scene.lines(waits),
                    barrier=self.name,
                    other=self.scene.name_of(one),
                )
        return None

    def _elsewhere(self) -> str:
        """Return the lines that arrive at another mbarrier instead; "" if fewer than two do."""
        for one in self.state.mbarriers:
            sites = sorted(one.arrivals, key=self.scene.place)
            if (
                one.block == self.barrier.block
                and len({*map(self.scene.line, sites)}) > 1
                and one.count == self.barrier.count
            ):
                return f" ({self.scene.lines(sites)} arrive at {self.scene.name_of(one)})"
        return ""

    def _nobody_has_arrived(self) -> tuple[int, Diagnosis | None]:
        wave, scene = self.state.wave, self.scene
        if unasked := self._unasked():
            return 5, unasked
        waits = np.zeros(wave.threads, np.bool_)
        waits[wave.thread_of[self.waiter.places]] = True
        others = self._live & ~waits
        arrive_before = self.scene.before(self._other_blocks_arrive, self.waiter.site)
        if not self._begins(waits) or arrive_before:
            missing = f"{self.still_lacks}, for which {self.at} waits: no thread has arrived"
            return 2, diagnosis(
                Cause.NOBODY_HAS_ARRIVED, missing=missing, elsewhere=self._elsewhere()
            )
        if others.any() and (meeting := _meeting(self.state, self.barrier.block, others)):
            return 4, diagnosis(
                Cause.WAIT_BEHIND_BLOCK_BARRIER,
                **meeting.slots,
                wait=self.at,
                barrier=self.name,
            )
        before = f"{self.still_lacks}, and {self.at} waits for its first phase"
        if others.any() or self._other_blocks_arrive:
            return 4, (
                diagnosis(Cause.FIRST_WAIT_BEFORE_ARRIVAL, before=before, parity=self.waiter.parity)
            )
        if behind := _arrivals_to_come(scene, self.waiter.site):
            return 4, (diagnosis(Cause.WAIT_BEFORE_OWN_ARRIVAL, before=before, behind=behind))
        return 4, (
            diagnosis(
                Cause.NOBODY_ARRIVES,
                barrier=self.name,
                wait=self.at,
                lacks=self.lacks,
                init=scene.line(self.barrier.init_site),
                elsewhere=self._elsewhere(),
            )
        )

    def _begins(self, waits: np.ndarray) -> bool:
        """Whether those who wait are the first of a ring: none of them was let through there, and
        the loads, if any are issued, are theirs."""
        scene = self.scene
        let_through = any(
            (visits.passes[waits] > 0).any()
            for barrier in self.state.mbarriers
            for site, visits in barrier.waits.items()
            if barrier.block == self.barrier.block and scene.line(site) == self.at
        )
        issuers = scene.in_block_of(self.barrier, scene.doers(scene.did(*_LOADS)))
        return not let_through and (not issuers.any() or bool((issuers & waits).any()))

    def _fewer_threads_than_its_count(self) -> Diagnosis | None:
        barrier, arrived = self.barrier, self._who_arrived
        count = int(np.count_nonzero(arrived))
        if (
            not 0 < count < barrier.count
            or self._other_blocks_arrive
            or barrier.weighs
            or _held_back(self.state, barrier, self._live & ~arrived)
        ):
            return None
        return diagnosis(
            Cause.COUNT_TOO_LARGE,
            still_lacks=self.still_lacks,
            init=self.scene.line(barrier.init_site),
            count=barrier.count,
            arriving=ranges(np.flatnonzero(arrived), "thread"),
            is_one=count == 1,
            arrivals=self.scene.lines(self.arrivals),
        )

    def _more_threads_than_its_count(self) -> Diagnosis | None:
        """Each of them arrives and waits: who comes last waits for one phase too many."""
        barrier = self.barrier
        waited = np.logical_or.reduce([one.threads for one in barrier.waits.values()])
        if barrier.weighs or (self._who_arrived & ~waited).any():
            return None
        return counts_too_few(self.scene, barrier)

    def _who_arrives_has_returned(self) -> Diagnosis | None:
        gone = np.flatnonzero(self._who_arrived & ~self._live)
        if not len(gone):
            return None
        is_one, waits = len(gone) == 1, self.state.wave.thread_of[self.waiter.places]
        passes = sum(visits.passes[waits] for visits in self.barrier.waits.values())
        why = "the loops do not come to as many rounds"
        if np.max(passes) < self.barrier.phase:
            why += (
                f", or nobody waits for {ranges(waits, 'thread')}: {self.barrier.phase} phases are "
                f"complete, and {'it has' if len(waits) == 1 else 'they have'} passed "
                f"{np.max(passes)} wait{'' if np.max(passes) == 1 else 's'} there"
            )
        return diagnosis(
            Cause.ARRIVING_THREADS_RETURNED,
            still_lacks=self.still_lacks,
            phase=self.barrier.phase + 1,
            gone=ranges(gone, "thread"),
            is_one=is_one,
            arrivals=self.scene.lines(self.arrivals),
            why=why,
        )


def _arrivals_to_come(scene: Scene, wait: int) -> str:
    """The line behind a wait at which nobody has arrived yet at an mbarrier; "" where none is."""
    sites = [
        site
        for site in range(len(scene.state.findings.instructions))
        if scene.key(site).startswith("mbarrier.arrive") and not scene.doers([site]).any()
    ]
    behind = scene.after(sites, wait)[:1]
    return scene.lines(behind) if len(behind) else ""


def _held_back(state: Stuck, barrier: MBarrier, others: np.ndarray) -> bool:
    """Whether as many others as the mbarrier lacks wait elsewhere, and may arrive when they are let
    go: at a barrier of the block with a number, or at another mbarrier, without having passed as
    many waits as those who have arrived."""
    waiting = np.zeros(len(others), np.bool_)
    for block, number, places, _, _ in state.block_barriers.waiting():
        if block == barrier.block and number:
            waiting[state.wave.thread_of[places]] = True
    passes = np.zeros(len(others), np.int64)
    for one in state.mbarriers:
        for visits in one.waits.values() if one.block == barrier.block else ():
            passes += visits.passes
    waiting |= passes < passes[barrier.arrived.ever].min()
    for waiter in barrier.waiters:
        waiting[state.wave.thread_of[waiter.places]] = False
    return int(np.count_nonzero(waiting & others)) >= barrier.pending


def _meeting(state: Stuck, block: int, others: np.ndarray) -> Diagnosis | None:
    """What holds the ``others`` up, where that is the block barrier for all of them."""
    for at, number, places, _, _ in state.block_barriers.waiting():
        if at == block and not number and len(places) == np.count_nonzero(others):
            return _of_block_barrier(state, block)
    return None


def _of_block_barrier(state: Stuck, only: int | None = None) -> Diagnosis | None:
    for block, number, places, sites, expected in state.block_barriers.waiting():
        if only not in (None, block):
            continue
        scene = Scene(state, at_site(sites[-1]))
        wave = state.wave
        here = wave.thread_of[places]
        everyone = np.zeros(wave.threads, np.bool_)
        everyone[here] = True
        live = wave.live.reshape(wave.blocks, wave.threads)[block]
        absent = live & ~everyone
        called = f"barrier {number}" if number else Api("cuda.syncthreads()")
        who = f"{ranges(np.flatnonzero(absent), 'thread')}" if absent.any() else ""
        it = ("it waits", "has") if absent.sum() == 1 else ("they wait", "have")
        elsewhere = f": {it[0]} elsewhere, or {it[1]} taken another branch"
        if number:
            return diagnosis(
                Cause.NAMED_BARRIER_NOT_REACHED,
                called=called,
                line=scene.line(sites[-1]),
                expected=expected,
                arrived=len(places),
                absent=who or "no other is left",
                elsewhere=" wait elsewhere"
                if absent.sum() > 1
                else " waits elsewhere"
                if who
                else "",
            )
        return diagnosis(
            Cause.BLOCK_BARRIER_NOT_REACHED,
            called=called,
            line=scene.line(sites[-1]),
            expected=expected,
            absent=who or "the others",
            is_one=absent.sum() == 1,
            elsewhere="" if only is not None else elsewhere,
        )
    return None


def _of_cluster_barrier(state: Stuck) -> Diagnosis | None:
    for places, site, _, live in state.cluster_barriers.waiting():
        absent = state.cluster_barriers.absent(int(places[0]))
        elsewhere = [w.places for barrier in state.mbarriers for w in barrier.waiters]
        if not len(absent) or np.isin(absent, np.concatenate([[], *elsewhere])).any():
            continue
        scene, wave = Scene(state, at_site(site)), state.wave
        threads = ranges(np.unique(wave.thread_of[absent]), "thread")
        blocks = np.unique(wave.block_of[absent]) + wave.first
        numbers = np.array([state.findings.linear_block(int(block)) for block in blocks])
        return diagnosis(
            Cause.CLUSTER_BARRIER_NOT_REACHED,
            line=scene.line(site),
            live=live,
            threads=threads,
            blocks=ranges(np.unique(numbers), "block"),
            is_one=len(absent) == 1,
        )
    return None
