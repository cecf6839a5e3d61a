"""The rules that look for a finding's cause, by its kind."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from harness.diagnosis.cause import Diagnosis
from harness.diagnosis.causes import fences, groups, races, waits
from harness.diagnosis.scene import Known, Scene
from harness.emulator import HazardKind
from harness.emulator.findings import Finding

Rule = Callable[[Scene], Diagnosis | None]


def _overwritten(scene: Scene) -> Diagnosis | None:
    return races.never_waited(scene) if scene.other is None else waits.overwritten(scene)


RULES: Mapping[HazardKind, Rule] = {
    HazardKind.MISSING_PROXY_FENCE: fences.missing_proxy_fence,
    HazardKind.UNFENCED_BARRIER_INIT: fences.unfenced_init,
    HazardKind.READ_BEFORE_ARRIVAL: waits.read_early,
    HazardKind.OVERWRITE_IN_USE: _overwritten,
    HazardKind.SOURCE_REUSED: groups.source_reused,
    HazardKind.STORE_NOT_DRAINED: groups.not_drained,
    HazardKind.TRANSACTION_MISMATCH: waits.bytes_differ,
    HazardKind.PHASE_MISMATCH: waits.wrong_phase,
    HazardKind.DATA_RACE: races.race,
    HazardKind.UNINITIALISED_READ: races.uninitialised,
    HazardKind.CLUSTER_EXIT: races.leaves_early,
    HazardKind.WGMMA_ORDER: races.registers,
    HazardKind.ILLEGAL_ACCESS: races.illegal,
}


def diagnose(state: Known, finding: Finding) -> Diagnosis | None:
    """The cause of a finding; None where no more is known than what happened."""
    rule = RULES.get(finding.kind)
    return rule(Scene(state, finding)) if rule else None
