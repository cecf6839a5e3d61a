"""The rules that change a kernel, a statement at a time."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from quality.mutants import edits
from quality.mutants.edits import FRESH, Change, Edit
from quality.mutants.statements import Choice, Group, Kernel, Unit


@dataclass(frozen=True)
class Mutant:
    """``rule`` describes the change of the statement ``key`` at ``line``, in all of its
    instructions (``units``). ``passed`` is the statement that it was exchanged with; ``inside``
    are the statements in an ``if``.
    """

    rule: str
    key: str
    line: int
    changes: tuple[Edit, ...] = field(repr=False)
    units: Group = field(default=(), repr=False)
    passed: Group = field(default=(), repr=False)
    inside: Group = field(default=(), repr=False)

    def apply_to(self, text: str) -> str:
        parts, at = [], 0
        for start, end, put in sorted(self.changes):
            parts += [text[at:start], put]
            at = end
        return "".join([*parts, text[at:]])


def mutants(kernel: Kernel) -> Iterator[Mutant]:
    """Return all mutants of a kernel; no two have the same text."""
    seen = {kernel.text}
    for mutant in _all(kernel):
        text = mutant.apply_to(kernel.text)
        if text not in seen:
            seen.add(text)
            yield mutant


def _all(kernel: Kernel) -> Iterator[Mutant]:
    for group in kernel.groups:
        first = group[0]
        for rule, change in _changes(kernel, first):
            changes = [change(kernel, unit) for unit in group]
            if all(one is not None for one in changes):
                joined = tuple(edit for one in changes for edit in one or ())
                passed = _passed(kernel, rule, group)
                yield Mutant(rule, first.key, first.line, joined, group, passed)
    for line, choices in kernel.ifs.items():
        yield from _by_others(kernel, line, choices)


def _passed(kernel: Kernel, rule: str, group: Group) -> Group:
    if rule == "later":
        return tuple(edge for unit in group for edge in kernel.changes_places(unit))
    units: list[Unit] = []
    for unit in group:
        if rule in ("into the if behind it", "out of the if"):
            place = kernel.block_end(unit)
            units += kernel.between(unit.place, place) if place is not None else ()
        if rule == "before the if":
            place = kernel.block_start(unit)
            units += kernel.between(place, unit.place) if place is not None else ()
    return tuple(units)


def _changes(kernel: Kernel, unit: Unit) -> Iterator[tuple[str, Change]]:
    """Return the applicable changes to statements like ``unit``: descriptions and functions."""
    yield "deleted", edits.deleted
    yield "twice", edits.twice
    yield "later", edits.later
    yield "into the if behind it", edits.into_if
    yield "out of the if", edits.out_of_if
    yield "before the if", edits.before_if
    yield from _operand_changes(unit)
    yield from _opcode_changes(kernel, unit)
    if kernel.by_many(unit):
        yield "by thread 0 alone", edits.only("setp.eq.u32 {new}, {tid}, 0")
        yield "by all but thread 0", edits.only("setp.ne.u32 {new}, {tid}, 0")
        halves = "and.b32 {tid}, {tid}, 1; setp.eq.u32 {new}, {tid}, 0"
        yield "by every other thread", edits.only(halves)
        if kernel.threads > 32:
            yield "by warp 0 alone", edits.only("setp.lt.u32 {new}, {tid}, 32")


def _operand_changes(unit: Unit) -> Iterator[tuple[str, Change]]:
    key, opcode = unit.key, unit.instruction.opcode
    if key in ("mbarrier.init", "mbarrier.arrive"):
        yield "count + 1", edits.plus("count", 1)
        yield "count - 1", edits.plus("count", -1)
        yield "count × 2", edits.times_two("count")
        yield "count 32", edits.set_to("count", "b32", 32)
    if key == "mbarrier.arrive":
        yield "without its count", edits.without("count")
    if key in ("mbarrier.arrive.expect_tx", "mbarrier.expect_tx"):
        yield "bytes + 4", edits.plus("bytes", 4)
        yield from _byte_changes("bytes")
    if key in ("cp.async.bulk.load", "cp.async.bulk.store"):
        yield from _byte_changes("size")
    if key in ("mbarrier.try_wait", "mbarrier.test_wait"):
        yield "other parity", edits.computed("phase", "b32", "xor.b32 {new}, {old}, 1", _flip)
        yield "parity 0", edits.set_to("phase", "b32", 0)
        yield "parity 1", edits.set_to("phase", "b32", 1)
    for name in ("addr", "mbar"):
        if key.startswith(("mbarrier.", "cp.async.bulk")) and unit.operand(name) is not None:
            for amount in (8, -8, 4):
                yield f"mbarrier {amount:+d} bytes", edits.address_plus(name, amount)
    if key in ("cp.async.bulk.wait_group", "wgmma.wait_group"):
        yield "one group more may run", edits.plus("n", 1)
        yield "two groups more may run", edits.plus("n", 2)
        yield "one group fewer may run", edits.plus("n", -1)
    if key == "bar.sync":
        for amount in (32, -32, -4):
            yield f"{amount:+d} threads", edits.plus("b", amount)
        yield "another barrier", edits.plus("a", 8)
    if key.startswith(("cp.async.bulk.tensor", "cp.reduce.async.bulk.tensor")):
        yield "coordinates 0 and 1 exchanged", edits.exchanged_axes(0, 1)
        yield "coordinates 1 and 2 exchanged", edits.exchanged_axes(1, 2)
        for axis in range(5):
            yield f"coordinate {axis} + 1", edits.further(axis, 1)
            yield f"coordinate {axis} - 4", edits.further(axis, -4)
    if key.startswith(("cp.async.bulk", "cp.reduce.async.bulk")):
        shared, other = ("dst", "src") if ".load" in key else ("src", "dst")
        for amount in (16, 128, -128):
            yield f"shared address {amount:+d}", edits.address_plus(shared, amount)
        for amount in (16, -16):
            yield f"global address {amount:+d}", edits.address_plus(other, amount)
    if key.startswith("wgmma.mma_async"):
        for name in ("a", "b"):
            yield f"descriptor of {name} 32 bytes on", edits.plus(name, 2, "b64")
            yield f"descriptor of {name} 1 KB on", edits.plus(name, 64, "b64")
        yield "a and b exchanged", edits.exchanged("a", "b")
        yield "adds to what is there", edits.predicate("p", 1)
        yield "replaces what is there", edits.predicate("p", 0)
    if key == "setmaxnreg":
        yield "8 registers fewer", edits.plus("n", -8)
        yield "8 registers more", edits.plus("n", 8)
    if "multicast" in key:
        yield "to block 0 alone", edits.set_to("mask", "b16", 1)
        yield "to block 1 alone", edits.set_to("mask", "b16", 2)
    if key == "tensormap.replace":
        kind = opcode.rpartition(".")[2]
        yield "ordinal + 1", edits.plus("ord", 1)
        yield "value + 16", edits.plus("value", 16, kind)
        yield "value - 16", edits.plus("value", -16, kind)
    if key == "bar.warp.sync":
        yield "half the warp", edits.set_to("mask", "b32", 0xFFFF)


def _byte_changes(name: str) -> Iterator[tuple[str, Change]]:
    yield "bytes + 16", edits.plus(name, 16)
    yield "bytes - 16", edits.plus(name, -16)
    yield "bytes × 2", edits.times_two(name)
    yield "half the bytes", edits.halved(name)
    yield "no bytes", edits.set_to(name, "b32", 0)


def _flip(parity: int) -> int:
    return parity ^ 1


# A fence in the place of another; of a proxy fence, the one that names no space does more.
_OTHER_FENCES = {
    "fence.proxy.async.shared": (
        "fence.proxy.async",
        "fence.proxy.async.global",
        "fence.acq_rel.cta",
        "fence.sc.gpu",
        "fence.mbarrier_init.release.cluster",
        "wgmma.fence.sync.aligned",
    ),
    "fence.proxy.async.global": (
        "fence.proxy.async",
        "fence.proxy.async.shared::cta",
        "fence.acq_rel.gpu",
        "fence.sc.gpu",
        "fence.mbarrier_init.release.cluster",
    ),
    "fence.mbarrier_init": (
        "fence.proxy.async.shared::cta",
        "fence.proxy.async.global",
        "fence.acq_rel.cta",
    ),
    "fence.proxy.tensormap.acquire": ("fence.proxy.async", "fence.acq_rel.gpu"),
    "bar.warp.sync": ("fence.acq_rel.cta",),
    "wgmma.fence": ("fence.proxy.async",),
    "wgmma.commit_group": ("wgmma.wait_group.sync.aligned 0",),
    "wgmma.wait_group": ("wgmma.commit_group.sync.aligned",),
    "cp.async.bulk.commit_group": ("cp.async.bulk.wait_group 0",),
    "cp.async.bulk.wait_group": ("cp.async.bulk.commit_group",),
    "bar.sync": ("bar.warp.sync 0xffffffff", "fence.acq_rel.cta"),
    "barrier.cluster.arrive": ("bar.sync 0",),
    "barrier.cluster.wait": ("bar.sync 0",),
}
_EXPECTING = (
    r"mbarrier\.arrive\.expect_tx\.release\.(\w+)\.(\S+)\s+[^,]+,\s*(\[[^\]]*\]),\s*([^;]*);"
)
_ARRIVES = r"mbarrier.arrive.release.\1.\2 _, \3;"
_EXPECTS = r"mbarrier.expect_tx.relaxed.\1.\2 \3, \4;"


def _opcode_changes(kernel: Kernel, unit: Unit) -> Iterator[tuple[str, Change]]:
    key = unit.key
    for other in _OTHER_FENCES.get(key, ()):
        yield f"`{other}` instead", edits.instead(f"{other};")
    if key == "bar.sync":
        yield "`bar.arrive` instead", edits.arrives_only
    if key == "cp.async.bulk.wait_group":
        yield "without `.read`", edits.opcode(r"wait_group\.read", "wait_group")
        yield "with `.read`", edits.opcode(r"wait_group(?!\.read)", "wait_group.read")
    if key in ("mbarrier.arrive", "mbarrier.arrive.expect_tx", "barrier.cluster.arrive"):
        yield "relaxed", edits.opcode(r"\.release", ".relaxed")
    if key in ("mbarrier.arrive", "mbarrier.arrive.expect_tx"):
        yield "scope .cluster", edits.opcode(r"\.cta\.shared::cta", ".cluster.shared::cta")
        yield "scope .cta", edits.opcode(r"\.cluster\.shared::cluster", ".cta.shared::cluster")
        yield "arrives and drops", edits.opcode(r"mbarrier\.arrive\b", "mbarrier.arrive_drop")
    if key == "mbarrier.arrive.expect_tx":
        yield "does not expect", edits.opcode(_EXPECTING, _ARRIVES)
        yield "does not arrive", edits.opcode(_EXPECTING, _EXPECTS)
        yield "expects, then arrives", edits.opcode(_EXPECTING, f"{_EXPECTS} {_ARRIVES}")
        yield "arrives, then expects", edits.opcode(_EXPECTING, f"{_ARRIVES} {_EXPECTS}")
    if key == "mbarrier.try_wait":
        yield "asks once", edits.asks_once
        yield "relaxed", edits.opcode(r"\.acquire", ".relaxed")
        yield "scope .cluster", edits.opcode(r"\.acquire\.cta\.", ".acquire.cluster.")
        yield "scope .cta", edits.opcode(r"\.acquire\.cluster\.", ".acquire.cta.")
        yield "`test_wait` instead", edits.opcode(r"try_wait", "test_wait")
    if key.startswith("barrier.cluster"):
        yield "without `.aligned`", edits.opcode(r"\.aligned", "")
    if key == "setmaxnreg":
        yield "`.inc` instead", edits.opcode(r"\.dec", ".inc")
        yield "`.dec` instead", edits.opcode(r"\.inc", ".dec")
    if key.startswith("cp.reduce.async.bulk.tensor"):
        for op in ("add", "min", "max"):
            yield f"`.{op}` instead", edits.opcode(r"\.(add|min|max)\.", f".{op}.")
        reduces = r"cp\.reduce\.async(\S*shared::cta)\.\w+\."
        yield "stores instead", edits.opcode(reduces, r"cp.async\1.")
    if key == "cp.async.bulk.tensor.store":
        yield "adds instead", edits.opcode(r"cp\.async(\S*shared::cta)", r"cp.reduce.async\1.add")


def _by_others(kernel: Kernel, line: int, choices: list[Choice]) -> Iterator[Mutant]:
    """Let other threads execute the statements in ``if thread == 0``."""
    inside = tuple(unit for choice in choices for unit in kernel.units_in(choice.region))

    def mutant_of(rule: str, puts: list[str]) -> Mutant:
        spans = [choice.span for choice in choices]
        changes = tuple((*span, put) for span, put in zip(spans, puts, strict=True))
        return Mutant(rule, "if", line, changes, inside=inside)

    jumps = [f"bra {choice.target};" for choice in choices]
    for rule, stays in (("by all threads", True), ("by no thread", False)):
        pairs = zip(choices, jumps, strict=True)
        yield mutant_of(rule, ["" if choice.skips == stays else jump for choice, jump in pairs])
    first = choices[0].thread
    conditions = {"by the next thread": f"setp.{{how}}.u32 {FRESH}, thread, {first + 1}"}
    if first + 32 < kernel.threads:
        next_warp = f"setp.{{how}}.u32 {FRESH}, thread, {first + 32}"
        conditions["by a thread of the next warp"] = next_warp
    for rule, begin, bits in (
        ("by two threads", first, 1),
        ("by a whole warp", first // 32 * 32, 5),
    ):
        conditions[rule] = (
            f"sub.u32 thread, thread, {begin}; shr.u32 thread, thread, {bits}; "
            f"setp.{{how}}.u32 {FRESH}, thread, 0"
        )
    for rule, condition in conditions.items():
        head = f"{{ .reg .pred {FRESH}; .reg .b32 thread; mov.u32 thread, %tid.x; "
        puts = [
            head
            + condition.format(how="ne" if choice.skips else "eq")
            + f"; @{FRESH} bra {choice.target}; }}"
            for choice in choices
        ]
        yield mutant_of(rule, puts)
