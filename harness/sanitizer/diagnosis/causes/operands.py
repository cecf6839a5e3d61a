"""Operands that fault or are undefined, and registers of wgmma."""

from __future__ import annotations

from collections.abc import Collection

from harness.sanitizer.diagnosis.cause import Cause, Diagnosis, Facts
from harness.sanitizer.diagnosis.context import PLACES, Context, elements_in
from harness.sanitizer.emulator import NOT_TOGETHER, Reason, Touched
from harness.sanitizer.isa.table.index import look_up


class Illegal(Facts):
    """An access that faults on hardware, or that PTX leaves undefined."""

    def __init__(self, context: Context):
        self.context, self.key = context, context.key(context.site)
        self.reason, self.many = context.finding.reason, context.many(context.site)
        facts = context.finding.facts
        self.slots = {
            "outside": "",
            **facts,
            "line": context.line(context.site),
            "text": self.reason,
            "many": self.many,
        }

    @property
    def is_outside(self) -> bool:
        """Return True if an index may be wrong: of an access, or of an mbarrier that is used, at
        a shared address where none is."""
        facts = self.context.finding.facts
        of_access = facts.get("touched", Touched.ACCESS) is Touched.ACCESS
        return self.reason in _OUTSIDE and of_access and facts.get("space", "shared") == "shared"


_OUTSIDE = {
    Reason.OF_NO_BLOCK,
    Reason.OF_ANOTHER_BLOCK,
    Reason.BEYOND_MEMORY,
    Reason.BELONGS_TO_NONE,
    Reason.LEAVES_VARIABLE,
    Reason.MBARRIER_MISALIGNED,
}


def initialized_again(illegal: Illegal) -> Diagnosis | None:
    context = illegal.context
    if illegal.key != "mbarrier.init" or context.other is None:
        return None
    return illegal.diagnosis(
        Cause.MBARRIER_REINITIALIZED,
        memory=context.memory,
        other_line="" if context.same_line() else context.line(context.other),
        by_many=context.times(context.other).max() == 1 and illegal.many,
    )


def array_reaches_mbarrier(illegal: Illegal) -> Diagnosis | None:
    """The source line indexes another array than the mbarrier is in."""
    context, access = illegal.context, illegal.context.state.access
    if context.other is None or context.key(context.other) != "mbarrier.init":
        return None
    _, source, _ = context.state.findings.source_of(context.site)
    extents = access.extents["shared"]
    names = {each.called for each in extents} - {*context.finding.variables}
    index, name = _indexed(source, names)
    if not name or not context.finding.granules:
        return None
    granule = min(context.finding.granules) & PLACES
    place = extents.outside(
        granule * access.shared_shadow.granule_bytes % access.shared_bytes, name
    )
    if not place:
        return None
    text = f"it is the mbarrier that {context.line(context.other)} initialized"
    return illegal.diagnosis(Cause.INDEX_OUTSIDE_ARRAY, outside=place, index=index, text=text)


def _indexed(source: str, names: Collection[str]) -> tuple[str, str]:
    """Return the element that the line names, if it is one, and its array, if that is one of
    ``names``: ``tile[i]`` and ``tile``; "" for several."""
    named = {name + index: name for name, index in elements_in(source) if name in names}
    arrays = {*named.values()}
    if len(arrays) != 1:
        return "", ""
    return next(iter(named)) if len(named) == 1 else "", arrays.pop()


def mbarrier_overwritten(illegal: Illegal) -> Diagnosis | None:
    context = illegal.context
    if context.other is None or context.key(context.other) != "mbarrier.init":
        return None
    return illegal.diagnosis(
        Cause.MBARRIER_OVERWRITTEN,
        memory=context.memory,
        is_read=illegal.key.startswith(("ld", "wgmma")) or ".store" in illegal.key,
        other_line=context.line(context.other),
    )


def index_outside_array(illegal: Illegal) -> Diagnosis | None:
    """An index is outside an array in shared memory: the array that the source line names, if it
    names any, else the array that ends before the address."""
    context = illegal.context
    if not illegal.is_outside:
        return None
    _, source, _ = context.state.findings.source_of(context.site)
    extents = context.state.access.extents["shared"]
    match = look_up(context.instruction(context.site).opcode)
    size = match.element_bytes if match is not None and "type" in match.words else 0
    names = {each.called for each in extents if each.shape[1] in (0, size)}
    index, name = _indexed(source, names)
    place = extents.outside(context.finding.facts["address"], name)
    if not place and not index:
        return None
    return illegal.diagnosis(Cause.INDEX_OUTSIDE_ARRAY, outside=place, index=index)


def invalidated(illegal: Illegal) -> Diagnosis | None:
    if illegal.reason is not Reason.INVALIDATED:
        return None
    facts = illegal.context.finding.facts
    name = f"`{facts['name']}`" if facts["name"] else f"shared address {facts['address']:#x}"
    return illegal.diagnosis(
        Cause.MBARRIER_INVALIDATED,
        name=name,
        other_line=illegal.context.line(facts["by"]),
        again=illegal.key == "mbarrier.inval",
    )


def matrix_beyond_memory(illegal: Illegal) -> Diagnosis | None:
    if illegal.reason is not Reason.MATRIX_BEYOND_MEMORY:
        return None
    facts = illegal.context.finding.facts
    return illegal.diagnosis(
        Cause.MATRIX_BEYOND_MEMORY,
        matrix=facts["matrix"],
        end=f"{facts['end']:#x}",
        nbytes=f"{facts['nbytes']:#x}",
        start=f"{facts['start']:#x}",
        leading=facts["leading_bytes"],
        stride=facts["stride_bytes"],
        swizzle=facts["swizzle"],
    )


def illegal_operand(illegal: Illegal) -> Diagnosis | None:
    if illegal.reason in (None, Reason.MADE_AGAIN):  # this is about two inits, not about operands
        return None
    return illegal.diagnosis(Cause.ILLEGAL_OPERAND, together=illegal.reason in NOT_TOGETHER)


ILLEGAL = (
    initialized_again,
    array_reaches_mbarrier,
    mbarrier_overwritten,
    index_outside_array,
    invalidated,
    matrix_beyond_memory,
    illegal_operand,
)

# -- registers of wgmma


class Registers(Facts):
    """Registers of wgmma that are touched at the wrong time: ``waits`` and ``commits`` of its
    kernel, ``product``: the line of the other side."""

    def __init__(self, context: Context):
        self.context, self.reason = context, context.finding.reason
        self.line = context.line(context.site)
        self.product = "" if context.other is None else context.line(context.other)
        self.slots = {"line": self.line, "other_line": self.product}
        waits, self.commits = context.did("wgmma.wait_group"), context.did("wgmma.commit_group")
        self.waits = [] if context.other is None else context.after(waits, context.other)
        self.is_pending = self.reason in (Reason.GROUP_PENDING, Reason.LEFT_OPERAND_PENDING)


def moved_to_memory(registers: Registers) -> Diagnosis | None:
    context = registers.context
    keys = {context.key(site) for site in (context.site, context.other) if site is not None}
    if registers.product != registers.line or not keys & {"ld", "st"}:
        return None
    return registers.diagnosis(Cause.WGMMA_REGISTERS_IN_MEMORY)


def no_fence(registers: Registers) -> Diagnosis | None:
    is_first = registers.reason is Reason.NO_FENCE_FIRST
    if not is_first and registers.reason not in (Reason.NO_FENCE_BETWEEN, Reason.CONSTANT_UNFENCED):
        return None
    return registers.diagnosis(
        Cause.NO_WGMMA_FENCE_BETWEEN, is_first=is_first, touched=registers.product
    )


def never_awaited(registers: Registers) -> Diagnosis | None:
    if not registers.is_pending or registers.waits:
        return None
    return registers.diagnosis(Cause.NO_WGMMA_WAIT)


def wait_too_late(registers: Registers) -> Diagnosis | None:
    context, waits = registers.context, registers.waits
    if not registers.is_pending or not waits or context.after(waits, context.site) != waits:
        return None
    return registers.diagnosis(Cause.WGMMA_WAIT_TOO_LATE, waits=context.lines(waits))


def wait_leaves_group(registers: Registers) -> Diagnosis | None:
    if not registers.is_pending:
        return None
    return registers.diagnosis(
        Cause.WGMMA_WAIT_LEAVES_GROUP, between=registers.context.lines(registers.waits)
    )


REGISTERS = (
    moved_to_memory,
    no_fence,
    never_awaited,
    wait_too_late,
    wait_leaves_group,
)
