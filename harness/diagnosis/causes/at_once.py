"""A wait that returned at once: it names the phase before an mbarrier's first, or an old one."""

from __future__ import annotations

import numpy as np

from harness.diagnosis.cause import Cause, Diagnosis, diagnosis
from harness.diagnosis.scene import Scene

LOADS = ("cp.async.bulk.load", "cp.async.bulk.tensor.load", "cp.reduce.async.bulk.shared")


def passed_at_once(
    scene: Scene, threads: np.ndarray, goes_on: int, unfilled: bool = True
) -> Diagnosis | None:
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
        return None
    _, site, barrier = min(found, key=lambda one: one[:2])
    return diagnosis(
        Cause.WAIT_RETURNED_AT_ONCE,
        wait=scene.line(site),
        barrier=scene.name_of(barrier),
        goes_on=scene.line(goes_on),
    )
