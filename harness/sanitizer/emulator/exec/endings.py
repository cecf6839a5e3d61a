"""Findings that only the end of a wave shows, or the moment when nothing can run any more."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np

from harness.sanitizer.emulator.barriers.mbarriers import MBarrier, Waiter
from harness.sanitizer.emulator.findings import MAX_THREADS_NAMED, HazardKind, Reason
from harness.sanitizer.emulator.ordering.shadow import ASYNC, BASIC
from harness.sanitizer.emulator.state import State


def check_waits(state: State) -> None:
    """Report the cause of a stuck launch: bytes that do not add up, waits for a phase long over."""
    for barrier in state.mbarriers:
        if barrier.tx and barrier.waiters:
            state.evidence.report_bytes_left(barrier)
        # Bytes that do not add up explain the wait already.
        for waiter in () if barrier.tx else barrier.waiters:
            _check_wait(state, barrier, waiter)


def check_end(state: State) -> None:
    """After the last thread left: mbarriers whose bytes never added up, and copies that no thread
    of the block knows to be complete, so that it could end before they were."""
    state.register_pool.check_end()
    for barrier in state.mbarriers:
        if barrier.tx:
            state.evidence.report_bytes_left(barrier)
    if state.evidence.has_loads:
        _check_copies_awaited(state)


def passes_beyond_phases(
    state: Any, barriers: Iterable[MBarrier], threads: np.ndarray
) -> tuple[MBarrier, int, np.ndarray] | None:
    """Return an mbarrier, a wait there that some of ``threads`` passed more often than phases
    completed, so that at least one phase was old, and a mask of these threads, bool[threads]."""
    for barrier in barriers:
        waits = state.evidence.history_of(barrier).waits
        by_place: dict[str, list[int]] = {}  # an unrolled loop has a site for each iteration
        for site in waits:
            by_place.setdefault(state.findings.place(site), []).append(site)
        for sites in by_place.values():
            here = [waits[site] for site in sites]
            at_once = np.any([visits.at_once for visits in here], axis=0)
            often = np.sum([visits.passes for visits in here], axis=0) > barrier.phase + at_once
            if (threads & often).any():
                return barrier, sites[0], threads & often
    return None


def _check_wait(state: State, barrier: MBarrier, waiter: Waiter) -> None:
    """Report a wait for a parity whose phase is over, if its threads have skipped a phase."""
    wave = state.wave
    threads = wave.thread_of[waiter.places]
    # A thread that has waited for each phase knows the last one. These missed one at least, so the
    # parity that they name is that of a phase to come.
    skipped = state.clocks.known(barrier.block, threads, barrier.column) < barrier.phase
    if not skipped.any():
        return
    # This barrier's own mistake comes first: threads that run ahead are often only its consequence.
    evident = _is_itself_wrong(state, barrier, waiter, threads[skipped])
    if not evident and _runs_ahead(state, barrier, threads):
        return
    reason = Reason.NEVER_ENDS
    # They name the parity of the phase that comes after those that they have waited for.
    passed = state.evidence.history_of(barrier).waited.phases[threads]
    overtaken = skipped & (passed & 1 == waiter.parity)
    if overtaken.any() and not evident:
        threads, reason = threads[overtaken], Reason.OVERTAKEN_IN_HANG
    else:
        threads = threads[skipped]
    state.mbarriers.report(
        barrier,
        HazardKind.PHASE_MISMATCH,
        waiter.site,
        barrier.init_site,
        _pairs(barrier.block + wave.first, threads),
        reason=reason,
        facts={"parity": waiter.parity, "phases": barrier.phase},
        evident=evident,
    )


def _is_itself_wrong(state: State, barrier: MBarrier, waiter: Waiter, threads: np.ndarray) -> bool:
    """Return True if this wait, or the barrier's count, is itself wrong: no bug elsewhere let
    threads run ahead."""
    place = state.findings.place  # an unrolled loop has a site for each iteration
    history = state.evidence.history_of(barrier)
    if place(waiter.site) in map(place, history.vain_sites):
        return True
    here = [v for site, v in history.waits.items() if place(site) == place(waiter.site)]
    passes = int(np.sum([visits.passes[threads] for visits in here], axis=0).max())
    if passes and len(set().union(*(visits.parities for visits in here))) == 1:
        return True  # phases have alternated, and its parity never has
    ever = history.arrived.ever
    return bool(ever.sum() > barrier.initial_count and ever[threads].all())


def _runs_ahead(state: State, barrier: MBarrier, waiting: np.ndarray) -> bool:
    """Report the wait that let the threads that complete the barrier's phases run ahead, for an
    old phase of an mbarrier that the ``waiting`` threads complete. Whether there is such a wait."""
    theirs = (
        mbarrier
        for mbarrier in state.mbarriers
        if mbarrier.block == barrier.block
        and state.evidence.history_of(mbarrier).arrived.ever[waiting].any()
    )
    passed = passes_beyond_phases(state, theirs, state.evidence.history_of(barrier).arrived.ever)
    if passed is None:
        return False
    other, site, ahead = passed
    state.findings.report(
        HazardKind.PHASE_MISMATCH,
        site,
        other.init_site,
        _pairs(barrier.block + state.wave.first, np.flatnonzero(ahead)),
        reason=Reason.RAN_AHEAD,
        evident=True,
        variables=state.mbarriers.named(other),
    )
    return True


def _check_copies_awaited(state: State) -> None:
    wave, last = state.wave, state.access.shared_shadow.write
    owners = np.arange(len(last.kind)) // (len(last.kind) // wave.blocks)
    where = np.flatnonzero((last.kind & BASIC == ASYNC) & (last.block == owners + wave.first))
    everyone = np.arange(wave.threads)
    known = np.stack([state.clocks.together(block, everyone) for block in range(wave.blocks)])
    owner = owners[where]
    late = where[last.clock[where] > known[owner, last.column[where]]]
    if not len(late):
        return
    copies = np.stack([owners[late], last.column[late], last.clock[late]])
    which, copy_of = np.unique(copies, axis=1, return_inverse=True)
    reported = np.array([_is_reported(state, *copy) for copy in which.T.tolist()], np.bool_)
    late = late[~reported[copy_of.reshape(-1)]]
    for site in np.unique(last.site[late]):
        blocks = np.unique(owners[late[last.site[late] == site]])[:MAX_THREADS_NAMED]
        actors = np.stack([blocks + wave.first, np.zeros_like(blocks)], axis=1)
        state.findings.report(HazardKind.OVERWRITE_IN_USE, int(site), actors=actors)


def _is_reported(state: State, block: int, column: int, clock: int) -> bool:
    """Return True if a finding of this copy exists: its bytes were read before a wait, or did not
    add up."""
    barrier = state.mbarriers.of_column(block, column)
    if barrier is None:
        return False
    history = state.evidence.history_of(barrier)
    return barrier.phase_of(clock) in history.not_waited_for or history.mismatch is not None


def _pairs(block: int, threads: np.ndarray) -> np.ndarray:
    """Return ``actors`` of a finding in these threads of a block."""
    return np.stack([np.full_like(threads, block), threads], axis=1)
