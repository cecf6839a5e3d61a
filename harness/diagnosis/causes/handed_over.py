"""Data that one thread writes and another reads, and an mbarrier that does not order them."""

from __future__ import annotations

import numpy as np

from harness.diagnosis.cause import Cause, Diagnosis, diagnosis
from harness.diagnosis.causes.waits import counts_too_few
from harness.diagnosis.scene import Scene
from harness.emulator.barriers.mbarriers import MBarrier
from harness.emulator.numbers import ranges


def completes_early(scene: Scene, threads: np.ndarray) -> Diagnosis | None:
    """An mbarrier at which more of these threads' block arrive in each round than it counts: who
    takes turns there arrives less often than it waits."""
    for barrier in _of_block(scene):
        arrivals = np.zeros(len(threads), np.int64)
        for site in barrier.arrivals:
            arrivals += scene.in_block(scene.state.deeds.times(site))
        passes = np.zeros_like(arrivals)
        for visits in barrier.waits.values():
            passes += visits.passes
        ever, waited = barrier.arrived.ever, _waited(barrier)
        came = ever & waited & (arrivals >= passes)
        if came.any() and (ever & ~waited).any():  # they do not take turns with these
            came = ever
        if not barrier.weighs and (came & threads).any() and came.sum() > barrier.count:
            return counts_too_few(scene, barrier)
    return None


def waited_in_vain(scene: Scene, writers: np.ndarray, readers: np.ndarray) -> Diagnosis | None:
    """Why the mbarriers at which the readers waited tell them nothing of the writes: a wait there
    was let go on by a fresh one, or nobody but the readers arrives where they wait."""
    asked = [one for one in _of_block(scene) if (_waited(one) & readers).any()]
    telling = [one for one in asked if (one.arrived.ever & writers).any()]
    for barrier in telling:
        for site, visits in barrier.waits.items():
            if (visits.at_once & readers).any():
                return diagnosis(
                    Cause.HANDOVER_WAIT_RETURNED_AT_ONCE,
                    wait=scene.line(site),
                    barrier=scene.name_of(barrier),
                    goes_on=scene.line(scene.site),
                    memory=scene.memory,
                )
    theirs = [one for one in _of_block(scene) if (one.arrived.ever & writers).any()]
    alone = [
        one for one in asked if one.arrived.ever.any() and not (one.arrived.ever & ~readers).any()
    ]
    if not alone or alone != asked or not theirs or (writers & readers).any():
        return None
    wait = min(alone[0].waits, key=scene.place)
    arrived = alone[0].arrived.ever
    return diagnosis(
        Cause.WAIT_AT_OWN_MBARRIER,
        wait=scene.line(wait),
        other_barrier=scene.name_of(alone[0]),
        arriving=ranges(np.flatnonzero(arrived), "thread"),
        is_one=arrived.sum() == 1,
        others=scene.named(scene.others),
        is_one_writer=scene.is_one(scene.others),
        memory=scene.memory,
        meant=scene.name_of(theirs[0]),
    )


def _of_block(scene: Scene) -> list[MBarrier]:
    return [one for one in scene.state.mbarriers if one.block == scene.block]


def _waited(barrier: MBarrier) -> np.ndarray:
    """bool[threads]: those that waited there."""
    found = np.zeros_like(barrier.arrived.ever)
    for visits in barrier.waits.values():
        found |= visits.threads
    return found
