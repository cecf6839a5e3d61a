"""Which sentence leads a card: that of a finding, or that of the comparison."""

from __future__ import annotations

from harness.diagnosis import Cause
from harness.emulator import KINDS
from harness.judge.verdict import HazardReport, Problem, Verdict, WrongOutput

# Of these the place where they show is often not the mistake: an address, a count or a condition
# was computed before.
SYMPTOMS = frozenset(
    {
        *(kind.value for kind in KINDS),
        Cause.ILLEGAL_OPERAND,
        Cause.INDEX_OUTSIDE_ARRAY,
        Cause.ARRAY_NOT_ALIGNED,
        Cause.MATRIX_BEYOND_MEMORY,
        Cause.MBARRIER_BYTES_TOUCHED,
        Cause.WARP_IN_PART,
        Cause.WARPGROUP_IN_PART,
        Cause.BARRIER_EXECUTED_UNEQUALLY,
        Cause.NO_REGISTERS_FREE,
        Cause.BLOCKS_COPY_TO_SAME_PLACE,
        Cause.BLOCKS_WRITE_SAME_PLACE,
        Cause.NO_MBARRIER_AT_ADDRESS,
    }
)


def leads(verdict: Verdict) -> bool:
    """Return True if the comparison says more than the first finding of a verdict."""
    first = verdict.findings[0] if verdict.findings else None
    if isinstance(first, WrongOutput):
        return True
    if isinstance(first, HazardReport):
        return first.cause in SYMPTOMS
    if isinstance(first, Problem):
        return first.kind in ("hang", "fault") and (not first.cause or first.cause in SYMPTOMS)
    return False
