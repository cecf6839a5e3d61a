"""Operands that fault or are undefined, and registers of wgmma."""

from __future__ import annotations

import re

import numpy as np

from harness.arch.sm_90 import WARP
from harness.diagnosis.cause import Cause, Diagnosis, diagnosis
from harness.diagnosis.scene import Scene
from harness.emulator.findings import Reason
from harness.isa.table.index import look_up

_INDEXED = re.compile(r"((\w+)\[[^\[\]]*\])")


class Illegal:
    """An access that faults on hardware, or that PTX leaves undefined. ``text`` and ``more`` are
    the words of its exception: the first sentence, without its full stop, and the others."""

    def __init__(self, scene: Scene):
        self.scene, self.line, self.key = scene, scene.line(scene.site), scene.key(scene.site)
        self.reason, self.many = scene.finding.reason, scene.many(scene.site)
        first, _, self.more = scene.finding.text.partition(". ")
        self.text = first.rstrip(".")

    @property
    def inits_again(self) -> bool:
        return self.key == "mbarrier.init" and self.scene.other is not None


def initialised_by_all(illegal: Illegal) -> Diagnosis | None:
    scene = illegal.scene
    if not illegal.inits_again or not scene.same_line() or not illegal.many:
        return None
    return diagnosis(
        Cause.MBARRIER_INITIALISED_BY_ALL,
        many=illegal.many,
        line=illegal.line,
        guard=scene.alone(scene.site),
    )


def initialised_again(illegal: Illegal) -> Diagnosis | None:
    scene = illegal.scene
    if not illegal.inits_again or scene.other is None:
        return None
    return diagnosis(
        Cause.MBARRIER_REINITIALISED,
        line=illegal.line,
        memory=scene.memory,
        other_line="" if scene.same_line() else scene.line(scene.other),
    )


def mbarrier_overwritten(illegal: Illegal) -> Diagnosis | None:
    scene = illegal.scene
    if scene.other is None or scene.key(scene.other) != "mbarrier.init":
        return None
    return diagnosis(
        Cause.MBARRIER_OVERWRITTEN,
        line=illegal.line,
        is_read=illegal.key == "ld",
        other_line=scene.line(scene.other),
    )


def issued_by_all(illegal: Illegal) -> Diagnosis | None:
    if not illegal.many or illegal.reason is not Reason.TX_COUNT_OUT_OF_RANGE:
        return None
    return diagnosis(
        Cause.ISSUED_BY_ALL_TX_COUNT,
        many=illegal.many,
        line=illegal.line,
        is_copy=illegal.key.startswith("cp."),
        guard=illegal.scene.alone(illegal.scene.site),
        text=illegal.text,
    )


def index_outside_array(illegal: Illegal) -> Diagnosis | None:
    """An index is outside an array in shared memory: the array that the source line names, if it
    names any, else the array that ends before the address."""
    scene = illegal.scene
    if illegal.reason is not Reason.OUTSIDE_VARIABLES:
        return None
    _, source, _ = scene.state.findings.source_of(scene.site)
    extents = scene.state.access.extents["shared"]
    match = look_up(scene.instruction(scene.site).opcode)
    size = match.element_bytes if match is not None and "type" in match.words else 0
    names = {each.called for each in extents if each.shape[1] in (0, size)}
    named = {text: name for text, name in _INDEXED.findall(source) if name in names}
    index, name = next(iter(named.items())) if len(named) == 1 else ("", "")
    place = extents.outside(scene.finding.facts["address"], name)
    if not place and not index:
        return None
    return diagnosis(
        Cause.INDEX_OUTSIDE_ARRAY, line=illegal.line, outside=place, index=index, text=illegal.text
    )


def invalidated(illegal: Illegal) -> Diagnosis | None:
    if illegal.reason is not Reason.INVALIDATED:
        return None
    facts = illegal.scene.finding.facts
    return diagnosis(
        Cause.MBARRIER_INVALIDATED,
        line=illegal.line,
        name=facts["name"],
        other_line=illegal.scene.line(facts["by"]),
    )


_UNDEFINED = {
    Reason.MAP_IN_LOCAL_MEMORY: Cause.TENSOR_MAP_IN_LOCAL_MEMORY,
    Reason.MAP_FIELDS_NOT_WRITTEN: Cause.TENSOR_MAP_FIELDS_NOT_WRITTEN,
    Reason.PARITY_OUT_OF_RANGE: Cause.PARITY_OUT_OF_RANGE,
    Reason.LANE_NOT_IN_MASK: Cause.LANE_NOT_IN_MASK,
    Reason.WARP_IN_PART: Cause.WARP_IN_PART,
    Reason.WARPGROUP_IN_PART: Cause.WARPGROUP_IN_PART,
}
"""Undefined operands whose reason is the cause."""


def undefined(illegal: Illegal) -> Diagnosis | None:
    reason = illegal.reason
    if reason is None or reason not in _UNDEFINED:
        return None
    facts = {"threads": "", "is_one": False, **illegal.scene.finding.facts}
    return diagnosis(_UNDEFINED[reason], line=illegal.line, **facts)


def barrier_executed_unequally(illegal: Illegal) -> Diagnosis | None:
    """Threads of a warp come to a block barrier from another barrier that some of them execute
    more often."""
    scene = illegal.scene
    sites = [site for site in (scene.site, scene.other) if site is not None]
    if len(sites) < 2 or not all(scene.key(site).startswith("bar.") for site in sites):
        return None
    unequal = [site for site in sites if _differ_in_a_warp(scene.times(site))]
    if not unequal:
        return None
    other = next((site for site in sites if site != unequal[0]), unequal[0])
    return diagnosis(
        Cause.BARRIER_EXECUTED_UNEQUALLY,
        line=scene.line(unequal[0]),
        other_line="" if scene.same_line() else scene.line(other),
    )


def _differ_in_a_warp(times: np.ndarray) -> bool:
    """``times``: of each thread of the block."""
    first = np.repeat(times[::WARP], WARP)[: len(times)]
    return bool((times != first).any())


def illegal_operand(illegal: Illegal) -> Diagnosis | None:
    if not illegal.text:
        return None
    return diagnosis(Cause.ILLEGAL_OPERAND, line=illegal.line, text=illegal.text, more=illegal.more)


ILLEGAL = (
    initialised_by_all,
    initialised_again,
    mbarrier_overwritten,
    issued_by_all,
    index_outside_array,
    invalidated,
    undefined,
    barrier_executed_unequally,
    illegal_operand,
)

# -- registers of wgmma


class Registers:
    """Registers of wgmma that are touched at the wrong time: ``waits`` and ``commits`` of its
    kernel, ``product``: the line of the other side."""

    def __init__(self, scene: Scene):
        self.scene, self.reason = scene, scene.finding.reason
        self.line = scene.line(scene.site)
        self.product = "" if scene.other is None else scene.line(scene.other)
        waits, self.commits = scene.did("wgmma.wait_group"), scene.did("wgmma.commit_group")
        self.waits = [] if scene.other is None else scene.after(waits, scene.other)
        self.is_pending = self.reason in (Reason.GROUP_PENDING, Reason.LEFT_OPERAND_PENDING)


def moved_to_memory(registers: Registers) -> Diagnosis | None:
    scene = registers.scene
    keys = {scene.key(site) for site in (scene.site, scene.other) if site is not None}
    if registers.product != registers.line or not keys & {"ld", "st"}:
        return None
    return diagnosis(Cause.WGMMA_REGISTERS_IN_MEMORY, line=registers.line)


def no_fence_first(registers: Registers) -> Diagnosis | None:
    if registers.reason is not Reason.NO_FENCE_FIRST:
        return None
    return diagnosis(Cause.NO_WGMMA_FENCE_FIRST, line=registers.line)


def no_fence_between(registers: Registers) -> Diagnosis | None:
    if registers.reason is not Reason.NO_FENCE_BETWEEN:
        return None
    return diagnosis(Cause.NO_WGMMA_FENCE_BETWEEN, touched=registers.product, line=registers.line)


def never_committed(registers: Registers) -> Diagnosis | None:
    if not registers.is_pending or registers.commits:
        return None
    return diagnosis(Cause.WGMMA_NEVER_COMMITTED, other_line=registers.product)


def never_awaited(registers: Registers) -> Diagnosis | None:
    if not registers.is_pending or registers.waits:
        return None
    return diagnosis(Cause.NO_WGMMA_WAIT, other_line=registers.product, line=registers.line)


def not_committed_before_wait(registers: Registers) -> Diagnosis | None:
    scene = registers.scene
    if not registers.is_pending or not registers.waits or scene.other is None:
        return None
    first = min(registers.waits, key=scene.place)
    if scene.before(scene.after(registers.commits, scene.other), first):
        return None
    return diagnosis(
        Cause.WGMMA_NOT_COMMITTED_BEFORE_WAIT,
        other_line=registers.product,
        first=scene.line(first),
    )


def wait_too_late(registers: Registers) -> Diagnosis | None:
    scene, waits = registers.scene, registers.waits
    if not registers.is_pending or not waits or scene.after(waits, scene.site) != waits:
        return None
    return diagnosis(
        Cause.WGMMA_WAIT_TOO_LATE,
        waits=scene.lines(waits),
        line=registers.line,
        other_line=registers.product,
    )


def wait_leaves_group(registers: Registers) -> Diagnosis | None:
    if not registers.is_pending:
        return None
    return diagnosis(
        Cause.WGMMA_WAIT_LEAVES_GROUP,
        between=registers.scene.lines(registers.waits),
        other_line=registers.product,
        line=registers.line,
    )


REGISTERS = (
    moved_to_memory,
    no_fence_first,
    no_fence_between,
    never_committed,
    never_awaited,
    not_committed_before_wait,
    wait_too_late,
    wait_leaves_group,
)
