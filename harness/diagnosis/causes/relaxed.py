"""Arrivals and waits that are `.relaxed`: who passes them knows that others came, and sees nothing
of what they did before. (PTX ISA 8.8: without a fence they neither release nor acquire.)"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from harness.diagnosis.cause import Cause, Diagnosis, diagnosis
from harness.diagnosis.scene import Scene, Sites


def orders_nothing(
    scene: Scene, before: np.ndarray, behind: np.ndarray, what: str = ""
) -> Diagnosis | None:
    """What is relaxed of a barrier at which the threads ``before`` arrive and those ``behind``
    wait, both bool[places]; "" where nothing is. ``what``: what is not seen for it, if not what the
    first of the two accesses did."""
    first = scene.site if scene.other is None else scene.other
    unseen = what or f"what {scene.line(first)} did"
    for arrivals, waits in _meetings(scene, before, behind):
        if _are_relaxed(scene, arrivals):
            scope = (
                "cta" if all(scene.key(s).startswith("mbarrier") for s in arrivals) else "cluster"
            )
            return diagnosis(
                Cause.RELAXED_ARRIVAL, arrivals=scene.lines(arrivals), unseen=unseen, scope=scope
            )
        if said := relaxed_wait(scene, waits, unseen):
            return said
    return None


def relaxed_wait(scene: Scene, waits: Sites, what: str) -> Diagnosis | None:
    if not _are_relaxed(scene, waits):
        return None
    return diagnosis(
        Cause.RELAXED_WAIT, waits=scene.lines(waits), line=scene.line(scene.site), what=what
    )


def _are_relaxed(scene: Scene, sites: Sites) -> bool:
    return bool(sites) and all(".relaxed" in scene.instruction(site).opcode for site in sites)


def _meetings(
    scene: Scene, before: np.ndarray, behind: np.ndarray
) -> Iterator[tuple[Sites, Sites]]:
    """Of each mbarrier, and of the cluster's barrier, the arrivals of the ones and the waits of the
    others; of the cluster's, those that stand between the two accesses, or behind the one."""

    def of(sites: Sites, threads: np.ndarray) -> Sites:
        return [site for site in sites if (scene.doers([site]) & threads).any()]

    for barrier in scene.state.mbarriers:
        arrivals, waits = of([*barrier.arrivals], before), of([*barrier.waits], behind)
        if arrivals and waits:
            yield arrivals, waits
    if scene.other is None:
        last = scene.after(scene.did("barrier.cluster.arrive"), scene.site)
        yield of(last, before), []
    else:
        low, high = sorted((scene.place(scene.site), scene.place(scene.other)))
        met = [s for s in scene.did("barrier.cluster") if low < scene.place(s) < high]
        is_wait = [s for s in met if scene.key(s) == "barrier.cluster.wait"]
        yield of([s for s in met if s not in is_wait], before), of(is_wait, behind)
