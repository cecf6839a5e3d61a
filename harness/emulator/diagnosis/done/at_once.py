"""A wait that returned at once: it names the phase before an mbarrier's first, or an old one."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from harness.emulator.barriers.mbarriers import MBarrier
from harness.emulator.diagnosis.done.scene import Known, Scene

LOADS = ("cp.async.bulk.load", "cp.async.bulk.tensor.load", "cp.reduce.async.bulk.shared")
RAN_AHEAD = (
    "It let the thread go on more often than phases have completed, once at least for an old one: "
    "the thread has run ahead of the others."
)


def passed_at_once(scene: Scene, threads: np.ndarray, goes_on: int, unfilled: bool = True) -> str:
    """A wait for bytes that let these threads go on, to ``goes_on``, while no phase was complete.
    One at an mbarrier to which no bytes have come yet is such a wait for who issues no copies
    himself; ``unfilled``: whether it counts."""
    found = [
        (barrier.copy_site is None and not barrier.in_all[0], site, barrier)
        for barrier in scene.state.mbarriers
        if barrier.block == scene.block
        for site, visits in barrier.waits.items()
        if (visits.at_once & threads).any()
    ]
    if not unfilled or (scene.in_block(scene.doers(scene.did(*LOADS))) & threads).any():
        found = [one for one in found if not one[0]]
    if not found:
        return ""
    _, site, barrier = min(found, key=lambda one: one[:2])
    begins = returned_at_once(scene, site, f"for the bytes of {scene.name_of(barrier)}")
    return f"{begins}, and {scene.line(goes_on)} goes on without the bytes."


def returned_at_once(scene: Scene, wait: int, of: str) -> str:
    """The beginning of a sentence; ``of``: for what it waits, or where."""
    return (
        f"The wait of {scene.line(wait)} {of} names parity 1, and a fresh mbarrier is in the phase "
        "of parity 0: it returned at once"
    )


def passed_too_often(
    state: Known, barriers: Iterable[MBarrier], threads: np.ndarray
) -> tuple[MBarrier, int, np.ndarray] | None:
    """One of these mbarriers, a wait there that let some of ``threads`` go on more often than it
    has completed phases, so that one at least was old, and which: both bool[threads]."""
    for barrier in barriers:
        by_place: dict[str, list[int]] = {}  # an unrolled loop has a site for each round
        for site in barrier.waits:
            by_place.setdefault(state.reporter.place(site), []).append(site)
        for sites in by_place.values():
            here = [barrier.waits[site] for site in sites]
            at_once = np.any([visits.at_once for visits in here], axis=0)
            often = np.sum([visits.passes for visits in here], axis=0) > barrier.phase + at_once
            if (threads & often).any():
                return barrier, sites[0], threads & often
    return None
