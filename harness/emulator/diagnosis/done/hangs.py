"""What a launch that cannot finish lacks: the sentence that its report begins with."""

from __future__ import annotations

from typing import Protocol

import numpy as np

from harness.emulator.barriers.block_barriers import BlockBarriers
from harness.emulator.barriers.mbarriers import MBarrier, Waiter
from harness.emulator.barriers.register_pool import RegisterPool
from harness.emulator.diagnosis.done.scene import Known, Scene
from harness.emulator.hazards.numbers import as_sentence, ranges
from harness.emulator.hazards.reports import Sighting

_EXPLAIN = ("transaction-mismatch", "phase-mismatch", "illegal-access")
_NOBODY = np.zeros((0, 2), np.int64)
_LOADS = ("cp.async.bulk.load", "cp.async.bulk.tensor.load")


class Stuck(Known, Protocol):
    """What it reads of a wave that will not end."""

    block_barriers: BlockBarriers
    register_pool: RegisterPool


def what_is_missing(state: Stuck) -> str:
    """A sentence, or "" where the waits themselves say all."""
    if registers := _of_registers(state):
        return registers
    hazards = [h for h in state.reporter.hazards if h.severity == "error" and h.done]
    explain = [h for h in hazards if h.kind in _EXPLAIN]
    if explain:
        return min(explain, key=lambda h: (_EXPLAIN.index(h.kind), h.indirect)).done
    found = [
        (*_of_mbarrier(state, barrier, waiter), -len(waiter.places))
        for barrier in state.mbarriers
        for waiter in barrier.waiters
    ]
    best = max(found, default=(0, "", 0), key=lambda one: (one[0], one[2]))
    of_block = _of_block_barrier(state)
    if of_block and best[0] < 3:
        return of_block
    if hazards and best[0] < 5:
        return hazards[0].done
    return best[1]


def _of_registers(state: Stuck) -> str:
    for _, _, site, wants in state.register_pool.waiting():
        scene = Scene(state, Sighting("", site, None, _NOBODY, _NOBODY))
        return f"The `setmaxnreg_inc` of {scene.line(site)} waits for {wants}."
    return ""


def _of_mbarrier(state: Stuck, barrier: MBarrier, waiter: Waiter) -> tuple[int, str]:
    """How surely it is this that is missing, and the sentence."""
    scene = Scene(state, Sighting("", waiter.site, None, _NOBODY, _NOBODY))
    name, at, init = (
        scene.name_of(barrier),
        scene.line(waiter.site),
        scene.line(barrier.init_site),
    )
    lacks = f"{barrier.pending} of {barrier.count} arrival{'s' if barrier.count > 1 else ''}"
    arrivals = list(barrier.arrivals)
    comers = np.zeros(state.wave.threads, np.bool_)
    for visits in barrier.arrivals.values():
        comers |= visits.threads
    remote = state.wave.cluster_size > 1 and any(
        "shared::cluster" in scene.instruction(s).opcode for s in scene.did("mbarrier.arrive")
    )
    if barrier.tx or not barrier.pending:
        return 2, ""
    if barrier.copy_site is not None and not barrier.expected and barrier.in_flight:
        return 3, (
            f"{as_sentence(name)} still lacks {lacks}: its copies are under way, and nobody has "
            "arrived (`mbarrier_arrive_expect_tx`)."
        )
    if waiter.parity != barrier.phase & 1:
        return 1, ""
    first = barrier.phase == 0
    wave = state.wave
    live = wave.live.reshape(wave.blocks, wave.threads)[barrier.block]
    count = int(np.count_nonzero(comers))
    if not arrivals and first:
        waits = np.zeros(wave.threads, np.bool_)
        waits[wave.thread_of[waiter.places]] = True
        others = live & ~waits
        begins = not any(
            (v.passes[waits] > 0).any()
            for one in state.mbarriers
            for site, v in one.waits.items()
            if one.block == barrier.block and scene.line(site) == at
        )
        issuers = scene.in_block_of(barrier, scene.doers(scene.did(*_LOADS)))
        begins = begins and (not issuers.any() or bool((issuers & waits).any()))
        if not begins:
            return 2, (
                f"{as_sentence(name)} still lacks {lacks}, for which {at} waits: nobody has "
                "arrived."
            )
        if others.any() and (meeting := _meeting(state, barrier.block, others)):
            return 4, f"{meeting[:-1]} (they wait at {at} for {name}, at which nobody has arrived)."
        if others.any() or remote:
            return 4, (
                f"{as_sentence(name)} still lacks {lacks}, and {at} waits for its first phase "
                f"(parity {waiter.parity}) before anybody can arrive: whoever begins does not "
                "wait, or names parity 1, which returns at once on a fresh mbarrier."
            )
        if behind := _arrivals_to_come(scene, waiter.site):
            return 4, (
                f"{as_sentence(name)} still lacks {lacks}, and {at} waits for its first phase "
                f"before anybody can arrive: {behind}, where the arrival is, comes only behind it."
            )
        return 4, (
            f"Nobody arrives at {name}: {at} waits for a phase that lacks {lacks} ({init} "
            "gives the "
            "count), and every thread waits."
        )
    if (
        count
        and count < barrier.count
        and not remote
        and not barrier.weighs
        and not _held_back(state, barrier, live & ~comers)
    ):
        who = ranges(np.flatnonzero(comers), "thread")
        return 5, (
            f"{as_sentence(name)} still lacks {lacks}: {init} gives a count of "
            f"{barrier.count}, and "
            f"only {who} arrive{'s' if count == 1 else ''} ({scene.lines(arrivals)})."
        )
    gone = comers & ~live
    if gone.any():
        who = ranges(np.flatnonzero(gone), "thread")
        return 4, (
            f"{as_sentence(name)} still lacks {lacks} in phase {barrier.phase + 1}: "
            f"{who}, which arrive{'s' if gone.sum() == 1 else ''} at it ({scene.lines(arrivals)}), "
            f"{'has' if gone.sum() == 1 else 'have'} returned: the loops do not come to as "
            "many rounds."
        )
    rounds = f"in phase {barrier.phase + 1}, for which {at} waits"
    where = f" ({scene.lines(arrivals)})" if arrivals else ""
    return 2, (
        f"{as_sentence(name)} still lacks {lacks} {rounds}: nobody who is left arrives{where}, for "
        "each waits itself."
    )


def _arrivals_to_come(scene: Scene, wait: int) -> str:
    """The line behind a wait at which nobody has arrived yet at an mbarrier; "" where none is."""
    sites = [
        site
        for site in range(len(scene.state.reporter.instructions))
        if scene.key(site).startswith("mbarrier.arrive") and not scene.doers([site]).any()
    ]
    behind = scene.after(sites, wait)[:1]
    return scene.lines(behind) if len(behind) else ""


def _held_back(state: Stuck, barrier: MBarrier, others: np.ndarray) -> bool:
    """Whether as many others as the mbarrier lacks wait at a barrier of the block with a number:
    they may arrive when that lets them go."""
    waiting = np.zeros(len(others), np.bool_)
    for block, number, places, _, _ in state.block_barriers.waiting():
        if block == barrier.block and number:
            waiting[state.wave.thread_of[places]] = True
    return int(np.count_nonzero(waiting & others)) >= barrier.pending


def _meeting(state: Stuck, block: int, others: np.ndarray) -> str:
    """What holds the ``others`` up, where that is the block barrier for all of them."""
    for at, number, places, _, _ in state.block_barriers.waiting():
        if at == block and not number and len(places) == np.count_nonzero(others):
            return _of_block_barrier(state, block)
    return ""


def _of_block_barrier(state: Stuck, only: int | None = None) -> str:
    for block, number, places, sites, expected in state.block_barriers.waiting():
        if only not in (None, block):
            continue
        scene = Scene(state, Sighting("", sites[-1], None, _NOBODY, _NOBODY))
        wave = state.wave
        here = wave.thread_of[places]
        everyone = np.zeros(wave.threads, np.bool_)
        everyone[here] = True
        live = wave.live.reshape(wave.blocks, wave.threads)[block]
        absent = live & ~everyone
        called = f"barrier {number}" if number else "`cuda.syncthreads()`"
        who = f"{ranges(np.flatnonzero(absent), 'thread')}" if absent.any() else ""
        if number:
            return (
                f"{as_sentence(called)} of {scene.line(sites[-1])} waits for {expected} "
                "threads, and "
                f"{len(places)} come: {who or 'no other is left'}"
                f"{' wait elsewhere' if absent.sum() > 1 else ' waits elsewhere' if who else ''}."
            )
        return (
            f"The {called} of {scene.line(sites[-1])} waits for all {expected} threads of the "
            "block, "
            f"and {who or 'the others'} {'do' if absent.sum() != 1 else 'does'} not come to it"
            f"{'' if only is not None else ': they wait elsewhere, or have taken another branch'}."
        )
    return ""
