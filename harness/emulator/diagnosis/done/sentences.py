"""What the kernel does, by the kind of the hazard."""

from __future__ import annotations

from collections.abc import Callable

from harness.emulator.diagnosis.done import fences, groups, races, waits
from harness.emulator.diagnosis.done.scene import Known, Scene
from harness.emulator.hazards.reports import Sighting


def _overwritten(scene: Scene) -> str:
    return races.never_waited(scene) if scene.other is None else waits.overwritten(scene)


_BY_KIND: dict[str, Callable[[Scene], str]] = {
    "missing-proxy-fence": fences.missing_proxy_fence,
    "unfenced-barrier-init": fences.unfenced_init,
    "read-before-arrival": waits.read_early,
    "overwrite-in-use": _overwritten,
    "source-reused": groups.source_reused,
    "store-not-drained": groups.not_drained,
    "transaction-mismatch": waits.bytes_differ,
    "phase-mismatch": waits.wrong_phase,
    "data-race": races.race,
    "uninitialised-read": races.uninitialised,
    "cluster-exit": races.leaves_early,
    "wgmma-order": races.registers,
    "illegal-access": races.illegal,
}


def what_was_done(state: Known, finding: Sighting) -> str:
    """The sentence that a report begins with; "" where nothing more is known than what happened."""
    rule = _BY_KIND.get(finding.kind)
    return rule(Scene(state, finding)) if rule else ""
