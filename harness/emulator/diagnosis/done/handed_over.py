"""What a thread writes and another reads, and an mbarrier between them that does not order it."""

from __future__ import annotations

import numpy as np

from harness.emulator.barriers.mbarriers import MBarrier
from harness.emulator.diagnosis.done.at_once import returned_at_once
from harness.emulator.diagnosis.done.scene import Scene
from harness.emulator.diagnosis.done.waits import counts_too_few
from harness.emulator.hazards.numbers import as_sentence, ranges


def completes_early(scene: Scene, threads: np.ndarray) -> str:
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
    return ""


def waited_in_vain(scene: Scene, writers: np.ndarray, readers: np.ndarray) -> str:
    """Why the mbarriers at which the readers waited tell them nothing of the writes: a wait there
    was let go on by a fresh one, or nobody but the readers arrives where they wait."""
    asked = [one for one in _of_block(scene) if (_waited(one) & readers).any()]
    telling = [one for one in asked if (one.arrived.ever & writers).any()]
    for barrier in telling:
        for site, visits in barrier.waits.items():
            if (visits.at_once & readers).any():
                begins = returned_at_once(scene, site, f"at {scene.name_of(barrier)}")
                goes_on = f"{scene.line(scene.site)} goes on before {scene.memory} is written"
                return f"{begins}, and {goes_on}."
    theirs = [one for one in _of_block(scene) if (one.arrived.ever & writers).any()]
    alone = [
        one for one in asked if one.arrived.ever.any() and not (one.arrived.ever & ~readers).any()
    ]
    if not alone or alone != asked or not theirs or (writers & readers).any():
        return ""
    wait = min(alone[0].waits, key=scene.place)
    arrived = alone[0].arrived.ever
    return (
        f"{as_sentence(scene.line(wait))} waits at {scene.name_of(alone[0])}, where "
        f"{ranges(np.flatnonzero(arrived), 'thread')} "
        f"{'arrive' if arrived.sum() > 1 else 'arrives'}; {scene.named(scene.others)}, which "
        f"{scene.verb(scene.others, 'write')} {scene.memory}, "
        f"{scene.verb(scene.others, 'arrive')} at {scene.name_of(theirs[0])}."
    )


def _of_block(scene: Scene) -> list[MBarrier]:
    return [one for one in scene.state.mbarriers if one.block == scene.block]


def _waited(barrier: MBarrier) -> np.ndarray:
    """bool[threads]: those that waited there."""
    found = np.zeros_like(barrier.arrived.ever)
    for visits in barrier.waits.values():
        found |= visits.threads
    return found
