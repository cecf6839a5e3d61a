"""The choice of the sentence that leads a card: a finding's, or the comparison's."""

from __future__ import annotations

from harness.course.judge.verdict import Comparison, HazardReport, Problem, Verdict, WrongOutput
from harness.sanitizer import Cause
from harness.sanitizer.emulator import KINDS

# These show in a place that is often not the mistake: an address, a count or a condition was
# computed before.
SYMPTOMS = frozenset(
    {
        *(kind.value for kind in KINDS),
        Cause.ILLEGAL_OPERAND,
        Cause.INDEX_OUTSIDE_ARRAY,
        Cause.MATRIX_BEYOND_MEMORY,
        Cause.MBARRIER_OVERWRITTEN,
        Cause.WARPGROUP_IN_PART,
        Cause.NO_REGISTERS_FREE,
        Cause.BLOCKS_COPY_TO_SAME_PLACE,
        Cause.BLOCKS_WRITE_SAME_PLACE,
        Cause.NO_MBARRIER_AT_ADDRESS,
    }
)
# Facts of a kernel that contradict each other, in whatever form it is written: the mistake.
CERTAIN = frozenset(
    {
        Cause.ARRIVAL_BEFORE_EXPECT,
        Cause.BARRIER_IN_SOME_THREADS,
        Cause.BLOCK_BARRIER_NOT_REACHED,
        Cause.BYTES_NEVER_EXPECTED,
        Cause.CLUSTER_BARRIER_NOT_REACHED,
        Cause.EXPECTED_BYTES_WITHOUT_ARRIVAL,
        Cause.FENCE_IN_SOME_THREADS,
        Cause.FENCE_NOT_ON_PATH,
        Cause.FIRST_PRODUCT_ACCUMULATES,
        Cause.FIRST_WAIT_BEFORE_ARRIVAL,
        Cause.LOAD_AWAITED_BY_SOME_THREADS,
        Cause.NO_BARRIER_BEFORE_ASYNC_READ,
        Cause.NO_INIT_FENCE,
        Cause.PARITY_ONE_ON_FRESH_MBARRIER,
        Cause.STORE_NEVER_COMMITTED,
        Cause.STORE_NOT_COMMITTED_EACH_TIME,
    }
)
# Problems of a launch that the student has planned.
PLANNED = ("launch-error", "tensor-map-error")


def names_the_mistake(verdict: Verdict) -> bool:
    """Return True if the first finding has a cause of its own, and not only a place."""
    first = verdict.findings[0] if verdict.findings else None
    cause = first.cause if isinstance(first, Problem | HazardReport) else ""
    return cause not in {"", *SYMPTOMS}


def leads(verdict: Verdict, compared: Comparison) -> bool:
    """Return True if the comparison says more than the first finding of a verdict.

    A finding with a certain cause leads, and one with another cause of its own if the comparison
    confirms that something is missing at its place: then it says why it matters, too.
    """
    first = verdict.findings[0] if verdict.findings else None
    if isinstance(first, Problem | HazardReport) and first.cause in CERTAIN:
        at = {first.line, first.other_line} if isinstance(first, HazardReport) else set()
        # An access is at the wrong place, and needs no order there.
        return compared.what == "moved" and compared.line in at - {None}
    if isinstance(first, Problem):
        if first.kind == "fault":
            return compared.is_whole
        return first.kind == "hang" or (compared.what == "plan" and first.kind in PLANNED)
    if isinstance(first, HazardReport):
        places = {first.line, first.other_line} - {None}
        confirmed = compared.what in ("missing", "moved") and bool(places & {*compared.lines})
        # A step before a read orders no later write.
        is_late = compared.what == "missing" and compared.lines[-1:] == (first.other_line,)
        confirmed &= not (is_late and first.cause == Cause.WRITE_BEFORE_READ_DONE)
        # A hazard may be why a value is wrong.
        return compared.what != "stored-value" and (first.cause in SYMPTOMS or not confirmed)
    return isinstance(first, WrongOutput)
