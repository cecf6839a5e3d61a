"""Threads that are not ordered, values that nothing wrote, blocks that leave too early."""

from __future__ import annotations

import re
from collections.abc import Iterable

import numpy as np

from harness.emulator.diagnosis.done import flags
from harness.emulator.diagnosis.done.at_once import passed_at_once
from harness.emulator.diagnosis.done.handed_over import completes_early, waited_in_vain
from harness.emulator.diagnosis.done.relaxed import orders_nothing
from harness.emulator.diagnosis.done.scene import Scene
from harness.emulator.diagnosis.done.waits import asked_once, counted_twice
from harness.emulator.hazards.numbers import as_sentence
from harness.isa.table.index import look_up
from harness.isa.uses import is_strong

_INDEXED = re.compile(r"((\w+)\[[^\[\]]*\])")
_SHARED_PLACE = re.compile(
    r"(?:^shared address|^\d+ bytes of shared memory (?:at|from)) (0x[0-9a-f]+)"
)
_WRITES = ("st", "atom", "red")


def race(scene: Scene) -> str:
    if scene.other is None or scene.finding.subject in ("tensor map", "guess"):
        return ""
    here, there = scene.line(scene.site), scene.line(scene.other)
    blocks = sorted({int(n) for n in (*scene.finding.who[:, 0], *scene.finding.others[:, 0])})
    both = scene.in_block(scene.who | scene.others)
    if scene.is_shared and (twice := counted_twice(scene, both)):
        return twice
    if nothing := orders_nothing(scene, scene.others, scene.who):
        return nothing
    if scene.key(scene.site) in ("mbarrier.init", "mbarrier.inval"):
        return (
            f"{as_sentence(here)} makes the mbarrier {scene.memory} anew while other threads may "
            f"still use it at {there}: it is initialised once, before the block barrier."
        )
    if len(blocks) > 1 and not scene.is_shared:
        one, two = (scene.block_number(n) for n in blocks[:2])
        if scene.same_line() and _writes(scene, scene.site) and _writes(scene, scene.other):
            return (
                f"Blocks {one} and {two} both write the same place of global memory at {here}: the "
                "index that one of them computes is another block's."
            )
        places = here if scene.same_line() else f"{here}, {there}"
        return (
            flags.unordered(scene)
            or _half_atomic(scene)
            or (
                f"Blocks {one} and {two} meet in the same place of global memory ({places}), and "
                "nothing orders blocks: each is to have its own place, or hand it over by a flag "
                "or a barrier of the grid."
            )
        )
    if scene.same_line() and _writes(scene, scene.site):
        named = scene.named(scene.who | scene.others)
        return (
            f"{as_sentence(named)} write to the same places of {scene.memory} at {here}: each "
            "thread is to have its own, or one is to write."
        )
    if scene.key(scene.site).startswith(("cp.", "wgmma")) and not _writes(scene, scene.site):
        if alone := scene.barrier_without(scene.site, scene.other, scene.others):
            writes = scene.verb(scene.others, "write")
            return (
                f"{alone}, and {writes} {scene.memory} at {there}, which {here} reads by the async "
                "proxy; all threads must come to it."
            )
        return (
            f"No block barrier stands between {there}, where {scene.named(scene.others)} "
            f"write{'s' if scene.others.sum() == 1 else ''} {scene.memory}, and {here}, which "
            "reads "
            "it by the async proxy: other threads need not have written yet."
        )
    writes, reads = (here, there) if _writes(scene, scene.site) else (there, here)
    if _writes(scene, scene.site) and _writes(scene, scene.other):
        return (
            f"{as_sentence(there)} and {here} both write {scene.memory}, in different threads, and "
            "no barrier stands between them."
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
    return (
        f"No barrier stands between {writes}, which writes {scene.memory}, and {reads}, where "
        "other threads read it."
    )


def _half_atomic(scene: Scene) -> str:
    """An atomic of one block, and a plain access of another's; "" where both are the same."""
    assert scene.other is not None
    one, other = scene.site, scene.other
    if is_strong(scene.instruction(one)) == is_strong(scene.instruction(other)):
        return ""
    plain, atomic = (other, one) if is_strong(scene.instruction(one)) else (one, other)
    does = "writes" if _writes(scene, plain) else "reads"
    return (
        f"{as_sentence(scene.line(plain))} {does} {scene.memory} by a plain access, while other "
        f"blocks may be at {scene.line(atomic)}, an atomic of the same place."
    )


def _read_too_late(scene: Scene, writes: str, reads: str) -> str:
    """A read that another thread's next write to the place does not wait for."""
    return (
        f"No barrier keeps {writes} from writing {scene.memory} again before {reads} has read "
        "it in all threads: one is missing between the read and the write that follows it."
    )


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


def uninitialised(scene: Scene) -> str:
    here = scene.line(scene.site)
    if scene.finding.subject == "register":
        if scene.key(scene.site).startswith("wgmma"):
            return (
                f"The first wgmma of {here} adds to accumulators that nothing has written: its "
                "scale_d must be 0 (it writes them then, and does not add)."
            )
        return (
            f"{as_sentence(here)} uses a variable that nothing has assigned on this way: a loop "
            "without a round assigns nothing, nor does a branch that is not taken."
        )
    if at_once := passed_at_once(scene, scene.in_block(scene.who), scene.site):
        return at_once
    if scene.key(scene.site).startswith("cp."):
        return (
            f"{as_sentence(here)} copies {scene.bytes_of_memory} that nothing has written: what "
            "is written before it does not cover the whole box."
        )
    if scene.key(scene.site).startswith("wgmma"):
        return f"The wgmma of {here} reads {scene.bytes_of_memory} that nothing has written."
    return (
        f"{as_sentence(here)} reads {scene.bytes_of_memory} that nothing has written: no store and "
        "no copy has come there."
    )


def leaves_early(scene: Scene) -> str:
    here = scene.line(scene.site)
    if scene.finding.subject == "beginning":
        return ""
    meetings = scene.did("barrier.cluster.wait")
    if nothing := orders_nothing(scene, scene.who, ~scene.who):
        return nothing
    if not scene.after(meetings, scene.site):
        return (
            f"No cluster barrier stands behind {here}, which reaches into another block: "
            "`barrier_cluster_arrive()` and `barrier_cluster_wait()` are missing before the blocks "
            "return, and one can be gone by then."
        )
    return (
        f"A block can return before {here} of another one has reached into its shared memory: all "
        "threads of all blocks of the cluster must come to the last cluster barrier."
    )


def illegal(scene: Scene) -> str:
    """What the hardware would stop at, or PTX leaves undefined."""
    here, key = scene.line(scene.site), scene.key(scene.site)
    if key == "mbarrier.init" and scene.other is not None:
        many = scene.many(scene.site)
        if scene.same_line() and many:
            return (
                f"{as_sentence(many)} all executed the mbarrier_init of {here}: one thread is to "
                f"initialise an mbarrier, {scene.alone(scene.site)}."
            )
        again = "in every round" if scene.same_line() else f"which {scene.line(scene.other)} did"
        return f"{as_sentence(here)} initialises {scene.memory} again, {again}: once is enough."
    if scene.other is not None and scene.key(scene.other) == "mbarrier.init":
        touches = "reads" if key == "ld" else "overwrites"
        return (
            f"{as_sentence(here)} {touches} the 8 bytes of the mbarrier that "
            f"{scene.line(scene.other)} initialised: as long as it lives, they are no data."
        )
    detail = scene.finding.detail
    first = detail.split(". ")[0].rstrip(".")
    many = scene.many(scene.site)
    if many and first.startswith("tx-count"):
        does = "a copy" if key.startswith("cp.") else "which expects the bytes of a whole phase"
        return (
            f"{as_sentence(many)} all executed {here}, {does}, and one thread is to, "
            f"{scene.alone(scene.site)}: {first}."
        )
    if _SHARED_PLACE.search(first) and (outside := _outside(scene, first)):
        return f"{as_sentence(here)}: {outside}."
    return f"{as_sentence(here)}: {first}." if first else ""


def _outside(scene: Scene, first: str) -> str:
    """An index beyond an array in shared memory: of the one that the source line names, if it names
    one, else of the one that ends before the place that ``first`` tells. "" where neither is
    known."""
    _, source, _ = scene.state.reporter.source_of(scene.site)
    extents = scene.state.access.extents["shared"]
    match = look_up(scene.instruction(scene.site).opcode)
    size = match.element_bytes if match is not None and "type" in match.words else 0
    names = {each.called for each in extents if each.shape[1] in (0, size)}
    found = {text: name for text, name in _INDEXED.findall(source) if name in names}
    place = _SHARED_PLACE.search(first)
    assert place is not None
    address = int(place[1], 16)
    if len(found) != 1:
        told = extents.outside(address)
        return f"{told} ({first})" if told else ""
    ((text, name),) = found.items()
    told = extents.outside(address, name)
    return f"{told} (`{text}`, {first})" if told else f"`{text}` is outside of its array: {first}"


def registers(scene: Scene) -> str:
    """Registers of wgmma: a fence, a commit or a wait that is missing."""
    here, detail = scene.line(scene.site), scene.finding.detail
    there = scene.line(scene.other) if scene.other is not None else ""
    keys = {scene.key(site) for site in (scene.site, scene.other) if site is not None}
    if there == here and keys & {"ld", "st"}:
        return (
            f"At {here} the compiler keeps registers of the wgmma in memory, and moves them there "
            "and back between one wgmma and the next: so does one that is not to optimise (`-G`, "
            "`-O0`). What the wgmma compute is then undefined: compile with optimisation."
        )
    if detail.startswith("No wgmma.fence"):
        return (
            f"`wgmma_fence()` is missing before the wgmma of {here}, the first of its warpgroup: "
            "without it the wgmma may read registers before they were written."
        )
    if "no wgmma.fence" in detail:
        return (
            f"`wgmma_fence()` is missing between {there or 'what touches its registers'} and the "
            f"wgmma of {here}, whose registers are touched there."
        )
    waits, commits = scene.did("wgmma.wait_group"), scene.did("wgmma.commit_group")
    if "was not waited for" not in detail:
        return ""
    if not commits:
        return f"The wgmma of {there} is never committed: `wgmma_commit_group()` is missing."
    between = [
        w for w in waits if scene.other is not None and scene.place(w) > scene.place(scene.other)
    ]
    if not between:
        return (
            f"`wgmma_wait_group(0)` is missing between the wgmma of {there} and {here}, which uses "
            "its registers."
        )
    first = min(between, key=scene.place)
    if scene.other is not None and not any(
        scene.place(scene.other) < scene.place(one) < scene.place(first) for one in commits
    ):
        return (
            f"The wgmma of {there} is never committed: `wgmma_commit_group()` is missing between "
            f"it and the `wgmma_wait_group` of {scene.line(first)}."
        )
    behind = [w for w in between if scene.place(w) > scene.place(scene.site)]
    if len(behind) == len(between):
        return (
            f"The `wgmma_wait_group` of {scene.lines(behind)} comes after {here}, which uses the "
            f"registers of the wgmma of {there}: it must stand between them."
        )
    return (
        f"The `wgmma_wait_group` of {scene.lines(between)} does not wait for the group of the "
        "wgmma "
        f"of {there}, whose registers {here} uses: fewer groups may be left pending."
    )


def never_waited(scene: Scene) -> str:
    """A copy on its way when the block ends."""
    here = scene.line(scene.site)
    return (
        f"Nobody waits for a copy of {here}, and the block ends while it is on its way: it brings "
        "what no thread uses (a load too many, past the last tile), or the wait for it is missing."
    )
