"""Threads that are not ordered, values that nothing wrote, blocks that leave too early."""

from __future__ import annotations

import re
from collections.abc import Iterable

import numpy as np

from harness.diagnosis.cause import Cause, Diagnosis, diagnosis
from harness.diagnosis.causes import flags
from harness.diagnosis.causes.at_once import passed_at_once
from harness.diagnosis.causes.handed_over import completes_early, waited_in_vain
from harness.diagnosis.causes.relaxed import orders_nothing
from harness.diagnosis.causes.waits import asked_once, counted_twice
from harness.diagnosis.scene import Scene
from harness.emulator.findings import Reason, Subject
from harness.isa.table.index import look_up
from harness.isa.uses import is_strong

_INDEXED = re.compile(r"((\w+)\[[^\[\]]*\])")
_WRITES = ("st", "atom", "red")


def race(scene: Scene) -> Diagnosis | None:
    if scene.other is None or scene.finding.subject in (Subject.TENSOR_MAP, Subject.GUESS):
        return None
    here, there = scene.line(scene.site), scene.line(scene.other)
    blocks = sorted({int(n) for n in (*scene.finding.who[:, 0], *scene.finding.others[:, 0])})
    both = scene.in_block(scene.who | scene.others)
    if scene.is_shared and (twice := counted_twice(scene, both)):
        return twice
    if nothing := orders_nothing(scene, scene.others, scene.who):
        return nothing
    if scene.key(scene.site) in ("mbarrier.init", "mbarrier.inval"):
        return diagnosis(
            Cause.MBARRIER_REINITIALISED_IN_USE, line=here, memory=scene.memory, other_line=there
        )
    if len(blocks) > 1 and not scene.is_shared:
        one, two = (scene.block_number(n) for n in blocks[:2])
        if scene.same_line() and _writes(scene, scene.site) and _writes(scene, scene.other):
            return diagnosis(Cause.BLOCKS_WRITE_SAME_PLACE, one=one, two=two, line=here)
        places = here if scene.same_line() else f"{here}, {there}"
        return (
            flags.unordered(scene)
            or _half_atomic(scene)
            or (diagnosis(Cause.BLOCKS_SHARE_PLACE, one=one, two=two, places=places))
        )
    if scene.same_line() and _writes(scene, scene.site):
        named = scene.named(scene.who | scene.others)
        return diagnosis(
            Cause.THREADS_WRITE_SAME_PLACE, named=named, memory=scene.memory, line=here
        )
    if scene.key(scene.site).startswith(("cp.", "wgmma")) and not _writes(scene, scene.site):
        if alone := scene.barrier_without(scene.site, scene.other, scene.others):
            return diagnosis(
                Cause.BARRIER_BEFORE_ASYNC_READ_SKIPPED,
                alone=alone,
                is_one=scene.is_one(scene.others),
                memory=scene.memory,
                other_line=there,
                line=here,
            )
        return diagnosis(
            Cause.NO_BARRIER_BEFORE_ASYNC_READ,
            other_line=there,
            others=scene.named(scene.others),
            is_one=scene.others.sum() == 1,
            memory=scene.memory,
            line=here,
        )
    writes, reads = (here, there) if _writes(scene, scene.site) else (there, here)
    if _writes(scene, scene.site) and _writes(scene, scene.other):
        return diagnosis(
            Cause.NO_BARRIER_BETWEEN_WRITES, other_line=there, line=here, memory=scene.memory
        )
    who, others = scene.in_block(scene.who), scene.in_block(scene.others)
    if scene.is_shared and (early := completes_early(scene, both)):
        return early
    first_is_read = _writes(scene, scene.site)
    readers, read = (others, scene.other) if first_is_read else (who, scene.site)
    if once := asked_once(scene, readers, read):
        return once
    if first_is_read:
        return _read_too_late(scene, writes, reads)
    if scene.is_shared and (vain := waited_in_vain(scene, writers=others, readers=who)):
        return vain
    if _met_between(scene):
        return _read_too_late(scene, writes, reads)
    return diagnosis(
        Cause.NO_BARRIER_BETWEEN_WRITE_AND_READ, writes=writes, memory=scene.memory, reads=reads
    )


def _half_atomic(scene: Scene) -> Diagnosis | None:
    """An atomic of one block, and a plain access of another's; "" where both are the same."""
    assert scene.other is not None
    one, other = scene.site, scene.other
    if is_strong(scene.instruction(one)) == is_strong(scene.instruction(other)):
        return None
    plain, atomic = (other, one) if is_strong(scene.instruction(one)) else (one, other)
    does = "writes" if _writes(scene, plain) else "reads"
    return diagnosis(
        Cause.PLAIN_BESIDE_ATOMIC,
        plain=scene.line(plain),
        does=does,
        memory=scene.memory,
        atomic=scene.line(atomic),
    )


def _read_too_late(scene: Scene, writes: str, reads: str) -> Diagnosis | None:
    """A read that another thread's next write to the place does not wait for."""
    return diagnosis(Cause.WRITE_BEFORE_READ_DONE, writes=writes, memory=scene.memory, reads=reads)


def _met_between(scene: Scene) -> bool:
    """Whether all who write have come more than once to a barrier on the way from the write to the
    read, and all who read to it, too: it is the write of a later round, then, that a thread who was
    late has read."""
    assert scene.other is not None
    first, then = scene.place(scene.other), scene.place(scene.site)
    readers, writers = scene.in_block(scene.who), scene.in_block(scene.others)

    def often(sites: Iterable[int], threads: np.ndarray, least: int) -> bool:
        on_the_way = [s for s in sites if first < scene.place(s) < then]
        came = np.zeros(len(threads), np.int64)
        for site in on_the_way:
            came += scene.in_block(scene.state.deeds.times(site))
        return bool(threads.any() and came[threads].min() >= least)

    meetings = scene.did("bar.sync", "bar.red")
    return (often(meetings, writers, 2) and often(meetings, readers, 1)) or any(
        often(barrier.arrivals, writers, 2) and often(barrier.waits, readers, 1)
        for barrier in scene.state.mbarriers
        if barrier.block == scene.block
    )


def _writes(scene: Scene, site: int) -> bool:
    key = scene.key(site)  # that of a thread copy is cp.async, and no more
    return key == "cp.async" or key.startswith(_WRITES)


def uninitialised(scene: Scene) -> Diagnosis | None:
    here = scene.line(scene.site)
    if scene.finding.subject is Subject.REGISTER:
        if scene.key(scene.site).startswith("wgmma"):
            return diagnosis(Cause.FIRST_PRODUCT_ACCUMULATES, line=here)
        return diagnosis(Cause.UNASSIGNED_VARIABLE, line=here)
    if at_once := passed_at_once(scene, scene.in_block(scene.who), scene.site):
        return at_once
    if scene.key(scene.site).startswith("cp."):
        return diagnosis(Cause.UNWRITTEN_COPIED, line=here, bytes=scene.bytes_of_memory)
    if scene.key(scene.site).startswith("wgmma"):
        return diagnosis(Cause.UNWRITTEN_MULTIPLIED, line=here, bytes=scene.bytes_of_memory)
    return diagnosis(Cause.UNWRITTEN_READ, line=here, bytes=scene.bytes_of_memory)


def leaves_early(scene: Scene) -> Diagnosis | None:
    here = scene.line(scene.site)
    if scene.finding.subject is Subject.BEGINNING:
        return None
    meetings = scene.did("barrier.cluster.wait")
    if nothing := orders_nothing(scene, scene.who, ~scene.who):
        return nothing
    if not scene.after(meetings, scene.site):
        return diagnosis(Cause.NO_CLUSTER_BARRIER_AT_END, line=here)
    return diagnosis(Cause.BLOCK_LEAVES_BEFORE_MEETING, line=here)


def illegal(scene: Scene) -> Diagnosis | None:
    """An access that faults on hardware, or that PTX leaves undefined."""
    here, key = scene.line(scene.site), scene.key(scene.site)
    if key == "mbarrier.init" and scene.other is not None:
        many = scene.many(scene.site)
        if scene.same_line() and many:
            return diagnosis(
                Cause.MBARRIER_INITIALISED_BY_ALL,
                many=many,
                line=here,
                guard=scene.alone(scene.site),
            )
        again = "in every iteration" if scene.same_line() else f"after {scene.line(scene.other)}"
        return diagnosis(Cause.MBARRIER_REINITIALISED, line=here, memory=scene.memory, again=again)
    if scene.other is not None and scene.key(scene.other) == "mbarrier.init":
        touches = "reads" if key == "ld" else "overwrites"
        return diagnosis(
            Cause.MBARRIER_OVERWRITTEN,
            line=here,
            touches=touches,
            other_line=scene.line(scene.other),
        )
    reason, (first, more) = scene.finding.reason, sentences(scene.finding.text)
    many = scene.many(scene.site)
    if many and reason is Reason.TX_COUNT_OUT_OF_RANGE:
        does = "a copy" if key.startswith("cp.") else "which expects the bytes of a whole phase"
        return diagnosis(
            Cause.ISSUED_BY_ALL_TX_COUNT,
            many=many,
            line=here,
            does=does,
            guard=scene.alone(scene.site),
            text=first,
        )
    if reason is Reason.OUTSIDE_VARIABLES and (outside := _outside(scene, first)):
        return diagnosis(Cause.INDEX_OUTSIDE_ARRAY, line=here, outside=outside)
    if reason in _UNDEFINED:
        return diagnosis(_UNDEFINED[reason], line=here, **scene.finding.facts)
    return diagnosis(Cause.ILLEGAL_OPERAND, line=here, text=first, more=more) if first else None


_UNDEFINED = {
    Reason.MAP_FIELDS_NOT_WRITTEN: Cause.TENSOR_MAP_FIELDS_NOT_WRITTEN,
    Reason.PARITY_OUT_OF_RANGE: Cause.PARITY_OUT_OF_RANGE,
    Reason.LANE_NOT_IN_MASK: Cause.LANE_NOT_IN_MASK,
    Reason.WARP_IN_PART: Cause.WARP_IN_PART,
    Reason.WARPGROUP_IN_PART: Cause.WARPGROUP_IN_PART,
}
"""Undefined operands whose reason is the cause."""


def sentences(text: str) -> tuple[str, str]:
    """The first sentence of an exception's words, without its full stop, and the others."""
    first, _, more = text.partition(". ")
    return first.rstrip("."), more


def _outside(scene: Scene, first: str) -> str:
    """An index beyond an array in shared memory: of the one that the source line names, if it names
    one, else of the one that ends before the address. "" where neither is
    known."""
    _, source, _ = scene.state.findings.source_of(scene.site)
    extents = scene.state.access.extents["shared"]
    match = look_up(scene.instruction(scene.site).opcode)
    size = match.element_bytes if match is not None and "type" in match.words else 0
    names = {each.called for each in extents if each.shape[1] in (0, size)}
    found = {text: name for text, name in _INDEXED.findall(source) if name in names}
    address = scene.finding.facts["address"]
    if len(found) != 1:
        told = extents.outside(address)
        return f"{told} ({first})" if told else ""
    ((text, name),) = found.items()
    told = extents.outside(address, name)
    return f"{told} (`{text}`, {first})" if told else f"`{text}` is outside of its array: {first}"


def registers(scene: Scene) -> Diagnosis | None:
    """Registers of wgmma: a fence, a commit or a wait that is missing."""
    here, reason = scene.line(scene.site), scene.finding.reason
    there = scene.line(scene.other) if scene.other is not None else ""
    keys = {scene.key(site) for site in (scene.site, scene.other) if site is not None}
    if there == here and keys & {"ld", "st"}:
        return diagnosis(Cause.WGMMA_REGISTERS_IN_MEMORY, line=here)
    if reason is Reason.NO_FENCE_FIRST:
        return diagnosis(Cause.NO_WGMMA_FENCE_FIRST, line=here)
    if reason is Reason.NO_FENCE_BETWEEN:
        return diagnosis(
            Cause.NO_WGMMA_FENCE_BETWEEN,
            touched=there or "what touches its registers",
            line=here,
        )
    waits, commits = scene.did("wgmma.wait_group"), scene.did("wgmma.commit_group")
    if reason not in (Reason.GROUP_PENDING, Reason.LEFT_OPERAND_PENDING):
        return None
    if not commits:
        return diagnosis(Cause.WGMMA_NEVER_COMMITTED, other_line=there)
    between = [
        w for w in waits if scene.other is not None and scene.place(w) > scene.place(scene.other)
    ]
    if not between:
        return diagnosis(Cause.NO_WGMMA_WAIT, other_line=there, line=here)
    first = min(between, key=scene.place)
    if scene.other is not None and not any(
        scene.place(scene.other) < scene.place(one) < scene.place(first) for one in commits
    ):
        return diagnosis(
            Cause.WGMMA_NOT_COMMITTED_BEFORE_WAIT, other_line=there, first=scene.line(first)
        )
    behind = [w for w in between if scene.place(w) > scene.place(scene.site)]
    if len(behind) == len(between):
        return diagnosis(
            Cause.WGMMA_WAIT_TOO_LATE, behind=scene.lines(behind), line=here, other_line=there
        )
    return diagnosis(
        Cause.WGMMA_WAIT_LEAVES_GROUP, between=scene.lines(between), other_line=there, line=here
    )


def never_waited(scene: Scene) -> Diagnosis | None:
    """A copy on its way when the block ends."""
    here = scene.line(scene.site)
    return diagnosis(Cause.COPY_NEVER_AWAITED, line=here)
