"""Waits and arrivals that hand nothing over.

They are `.relaxed`, tested once, released at once, or at an mbarrier where the writers do not
arrive.

Each function returns None if nothing of the kind was seen. Rules of several kinds of hazard use
them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import numpy as np

from harness.diagnosis.cause import Cause, Diagnosis, diagnosis
from harness.diagnosis.scene import Barrier, Scene, Sites, threads_named

LOADS = ("cp.async.bulk.load", "cp.async.bulk.tensor.load", "cp.reduce.async.bulk.shared")

NOTHING_UNSEEN: Mapping[str, str] = {"did": "", "brought": "", "freed": ""}


def passed_at_once(
    scene: Scene, threads: np.ndarray, goes_on: int, unfilled: bool = True
) -> Diagnosis | None:
    """A wait for bytes let these threads go on, to ``goes_on``, while no phase was complete. A
    wait at an mbarrier to which no bytes have come yet is such a wait for threads that issue no
    copies themselves; ``unfilled``: whether it counts."""
    found = [
        (barrier.load is None and not barrier.history.expected_before, site, barrier)
        for barrier in scene.barriers
        for site in barrier.at_once(threads)
    ]
    if not unfilled or (scene.in_block(scene.doers(scene.did(*LOADS))) & threads).any():
        found = [one for one in found if not one[0]]
    if not found:
        return None
    _, site, barrier = min(found, key=lambda one: one[:2])
    return diagnosis(
        Cause.WAIT_RETURNED_AT_ONCE,
        wait=scene.line(site),
        barrier=barrier.name,
        goes_on=scene.line(goes_on),
    )


# -- relaxed arrivals and waits: without a fence they neither release nor acquire (PTX ISA 8.8)


def orders_nothing(
    scene: Scene, before: np.ndarray, after: np.ndarray, **unseen: str
) -> Diagnosis | None:
    """Return the relaxed operation of a barrier at which the threads ``before`` arrive and those
    ``after`` wait, both bool[places]. ``unseen``: what is not seen for it, if not the first
    access."""
    first = scene.site if scene.other is None else scene.other
    slots = {**NOTHING_UNSEEN, **(unseen or {"did": scene.line(first)})}
    for arrivals, waits in _meetings(scene, before, after):
        if _are_relaxed(scene, arrivals):
            of_block = all(scene.key(s).startswith("mbarrier") for s in arrivals)
            return diagnosis(
                Cause.RELAXED_ARRIVAL,
                arrivals=scene.lines(arrivals),
                scope="cta" if of_block else "cluster",
                **slots,
            )
        if relaxed := relaxed_wait(scene, waits, **slots):
            return relaxed
    return None


def relaxed_wait(scene: Scene, waits: Sites, **unseen: str) -> Diagnosis | None:
    if not _are_relaxed(scene, waits):
        return None
    slots = {**NOTHING_UNSEEN, **unseen}
    return diagnosis(
        Cause.RELAXED_WAIT, waits=scene.lines(waits), line=scene.line(scene.site), **slots
    )


def _are_relaxed(scene: Scene, sites: Sites) -> bool:
    return bool(sites) and all(".relaxed" in scene.instruction(site).opcode for site in sites)


def _meetings(scene: Scene, before: np.ndarray, after: np.ndarray) -> Iterator[tuple[Sites, Sites]]:
    """Yield of each mbarrier, and of the cluster's barrier, the arrivals of the threads
    ``before`` and the waits of those ``after``; of the cluster's, those between the two
    accesses, or after the only access."""

    def of(sites: Sites, threads: np.ndarray) -> Sites:
        return [site for site in sites if (scene.doers([site]) & threads).any()]

    for barrier in scene.every_barrier:
        arrivals, waits = of([*barrier.arrivals], before), of([*barrier.waits], after)
        if arrivals and waits:
            yield arrivals, waits
    if scene.other is None:
        last = scene.after(scene.did("barrier.cluster.arrive"), scene.site)
        yield of(last, before), []
    else:
        low, high = sorted((scene.place(scene.site), scene.place(scene.other)))
        met = [s for s in scene.did("barrier.cluster") if low < scene.place(s) < high]
        is_wait = [s for s in met if scene.key(s) == "barrier.cluster.wait"]
        yield of([s for s in met if s not in is_wait], before), of(is_wait, after)


# -- arrivals and waits whose scope is the block, among threads of several


def narrow_scope(scene: Scene, before: np.ndarray) -> Diagnosis | None:
    """The scope of an mbarrier at which blocks of the threads ``before``, bool[places], arrive from
    outside, and which the threads that come too early wait for, or others of their block."""
    after = _whole_blocks(scene, scene.who)
    for barrier in scene.every_barrier:
        of_others = barrier.history.arrived.of_others
        came = np.array([(block + scene.first, thread) for block, thread in of_others])
        waits = [site for site in barrier.waits if (scene.doers([site]) & after).any()]
        if not waits or not len(came):
            continue
        remote = scene.places(came)
        if not (remote & _whole_blocks(scene, before)).any():
            continue
        arrivals = [
            site
            for site in scene.did("mbarrier.arrive")
            if "shared::cluster" in scene.instruction(site).opcode
            and (scene.doers([site]) & remote).any()
        ]
        for cause, sites in (
            (Cause.ARRIVAL_SCOPE_TOO_NARROW, arrivals),
            (Cause.WAIT_SCOPE_TOO_NARROW, waits),
        ):
            narrow = [s for s in sites if "cluster" not in scene.instruction(s).opcode.split(".")]
            if narrow:
                return diagnosis(cause, line=scene.lines(narrow))
    return None


def _whole_blocks(scene: Scene, places: np.ndarray) -> np.ndarray:
    """bool[places]: all threads of the blocks that have any of these."""
    wave = scene.state.wave
    return np.repeat(places.reshape(wave.blocks, wave.threads).any(axis=1), wave.threads)


# -- a phase that was asked for once


def tested_once(scene: Scene, threads: np.ndarray, goes_on: int) -> Diagnosis | None:
    """A test of a phase whose result these threads have not waited for; ``goes_on``: the site
    that they go on to."""
    for barrier in scene.barriers:
        waits = np.zeros(len(threads), np.bool_)
        for waiter in barrier.waiters:
            waits[scene.state.wave.thread_of[waiter.places]] = True
        asked = barrier.history.tests
        sites = np.where(asked.gave_up > 0, asked.gave_up, asked.unanswered * ~waits)
        if (sites[threads] > 0).any():
            return _tested(scene, barrier, int(sites[threads].max()) - 1, goes_on)
    return None


def gave_up(scene: Scene, barrier: Barrier, goes_on: int) -> Diagnosis | None:
    """The same where they have gone on to ask for the next phase of ``barrier``."""
    sites = barrier.history.tests.gave_up[scene.in_block(scene.who)]
    return _tested(scene, barrier, int(sites.max()) - 1, goes_on) if sites.any() else None


def _tested(scene: Scene, barrier: Barrier, site: int, goes_on: int) -> Diagnosis:
    line, then = scene.line(site), scene.line(goes_on)
    return diagnosis(
        Cause.PHASE_TESTED_ONCE,
        line=line,
        barrier=barrier.name,
        goes_on="" if line == then else then,
    )


# -- waits that say nothing of what others wrote


def waits_by_no_state(
    scene: Scene, barrier: Barrier, wait: int, threads: np.ndarray
) -> Diagnosis | None:
    """A wait by the state of an arrival, in threads that have never arrived there."""
    lacking = threads & ~barrier.arrived
    if ".parity" in scene.instruction(wait).opcode or not lacking.any():
        return None
    return diagnosis(
        Cause.WAIT_BY_NO_STATE,
        line=scene.line(wait),
        threads=threads_named(lacking),
        is_one=lacking.sum() == 1,
        barrier=barrier.name,
    )


def last_phase_unasked(scene: Scene, writers: np.ndarray, readers: np.ndarray) -> Diagnosis | None:
    """The readers begin: their first wait rightly returns at once, before they have arrived
    anywhere. Each wait is for the phase of the previous iteration, and none is for the last
    phase."""
    arrivals = [s for one in scene.barriers for s in one.arrivals_of(readers)]
    for barrier in scene.barriers:
        waits = barrier.at_once(readers)
        begins = waits and arrivals and scene.after(arrivals, waits[0]) == arrivals
        theirs = barrier.arrivals_of(writers)
        passes = int(barrier.passes[readers].max()) if readers.any() else 0
        if begins and theirs and barrier.phase >= passes and scene.before(waits, scene.site):
            return diagnosis(
                Cause.LAST_PHASE_NOT_AWAITED,
                barrier=barrier.name,
                read=scene.line(scene.site),
                memory=scene.memory,
                wait=scene.line(waits[0]),
                arrivals=scene.lines(theirs),
            )
    return None


def let_go_at_once(scene: Scene, writers: np.ndarray, readers: np.ndarray) -> Diagnosis | None:
    """A fresh mbarrier at which the writers arrive let the readers go on."""
    for barrier in scene.barriers:
        if (barrier.arrived & writers).any() and (sites := barrier.at_once(readers)):
            return diagnosis(
                Cause.HANDOVER_WAIT_RETURNED_AT_ONCE,
                wait=scene.line(sites[0]),
                barrier=barrier.name,
                goes_on=scene.line(scene.site),
                memory=scene.memory,
            )
    return None


def at_own_mbarrier(scene: Scene, writers: np.ndarray, readers: np.ndarray) -> Diagnosis | None:
    """The readers wait where none but readers arrive, and the writers arrive elsewhere."""
    asked = [one for one in scene.barriers if (one.waited & readers).any()]
    theirs = [one for one in scene.barriers if (one.arrived & writers).any()]
    are_alone = [one.arrived.any() and not (one.arrived & ~readers).any() for one in asked]
    if not asked or not all(are_alone) or not theirs or (writers & readers).any():
        return None
    arrived = asked[0].arrived
    return diagnosis(
        Cause.WAIT_AT_OWN_MBARRIER,
        wait=scene.line(min(asked[0].waits, key=scene.place)),
        other_barrier=asked[0].name,
        arriving=threads_named(arrived),
        is_one=arrived.sum() == 1,
        others=scene.named(scene.others),
        is_one_writer=scene.is_one(scene.others),
        memory=scene.memory,
        meant=theirs[0].name,
    )


def arrives_for_others(scene: Scene, writers: np.ndarray, readers: np.ndarray) -> Diagnosis | None:
    """The readers wait for an arrival after the write, by other threads than the writers."""
    assert scene.other is not None
    for barrier in scene.barriers:
        later = [s for s in barrier.releases if scene.place(s) > scene.place(scene.other)]
        waits = scene.before(barrier.waits_of(readers), scene.site)
        by_writers = barrier.arrivals_of(writers)
        if later and waits and not by_writers:
            return diagnosis(
                Cause.ARRIVES_FOR_OTHERS,
                arriving=threads_named(barrier.arrived),
                is_one=barrier.arrived.sum() == 1,
                barrier=barrier.name,
                arrivals=scene.lines(later),
                others=threads_named(writers),
                is_one_writer=writers.sum() == 1,
                memory=scene.memory,
                write=scene.line(scene.other),
            )
    return None


def written_after_arrival(
    scene: Scene, writers: np.ndarray, readers: np.ndarray
) -> Diagnosis | None:
    """The writers arrive where the readers wait, but before they write."""
    assert scene.other is not None
    for barrier in scene.barriers:
        arrivals = barrier.arrivals_of(writers)
        waits = scene.before(barrier.waits_of(readers), scene.site)
        if arrivals and waits and scene.before(arrivals, scene.other) == arrivals:
            return diagnosis(
                Cause.WRITTEN_AFTER_ARRIVAL,
                write=scene.line(scene.other),
                memory=scene.memory,
                arrivals=scene.lines(arrivals),
                barrier=barrier.name,
            )
    return None
