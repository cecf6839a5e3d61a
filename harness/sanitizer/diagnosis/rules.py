"""The rules that look for a finding's cause, by its kind, in the order in which they are tried.

A kind has at least a `Family`: findings with the same known facts. The first family whose facts
there are decides. Of its rules the first that holds gives the cause. If two hold, their order
matters: `quality/mistakes/test_order.py` has a kernel for each such pair.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from harness.sanitizer.diagnosis.cause import Diagnosis
from harness.sanitizer.diagnosis.causes import (
    blocks,
    fences,
    groups,
    loads,
    operands,
    phases,
    races,
    stages,
)
from harness.sanitizer.diagnosis.causes.handovers import LOADS
from harness.sanitizer.diagnosis.context import Context, Known
from harness.sanitizer.emulator import Finding, HazardKind, Reason, Subject

Rule = Callable[[Any], Diagnosis | None]


@dataclass(frozen=True)
class Family:
    """Rules about the same facts. ``facts`` returns None of a finding that is not of the family."""

    facts: Callable[[Context], Any]
    rules: tuple[Rule, ...]


def when(holds: Callable[[Context], bool]) -> Callable[[Context], Context | None]:
    """Return the facts of findings of which this holds: the context alone."""
    return lambda context: context if holds(context) else None


def of_two(facts: Callable[[Context, int], Any]) -> Callable[[Context], Any]:
    """Return the facts of findings about two accesses."""
    return lambda context: None if context.other is None else facts(context, context.other)


def _after(*keys: str) -> Callable[[Context], Context | None]:
    """The same of findings whose earlier access is of these rows."""
    return when(lambda c: c.other is not None and c.key(c.other).startswith(keys))


STORES = Family(groups.Stored.from_context, groups.STORE_NOT_AWAITED)

RULES: Mapping[HazardKind, tuple[Family, ...]] = {
    HazardKind.MISSING_PROXY_FENCE: (
        Family(when(lambda c: c.finding.subject is Subject.TENSOR_MAP), fences.EDITED_MAPS),
        Family(of_two(fences.Unfenced), fences.PROXY_FENCES),
    ),
    HazardKind.UNFENCED_BARRIER_INIT: (
        Family(when(lambda c: c.other is None), fences.NO_MBARRIER),
        Family(of_two(fences.UnseenInit), fences.UNSEEN_INIT),
    ),
    HazardKind.READ_BEFORE_ARRIVAL: (
        STORES,
        Family(of_two(loads.EarlyRead), loads.READ_OF_LOAD),
    ),
    HazardKind.OVERWRITE_IN_USE: (
        Family(stages.StoreOver.from_context, stages.STORES_OVER),
        Family(stages.LoadOverLoad.from_context, stages.LOADS_OVER_LOAD),
        Family(stages.LoadOverUse.from_context, stages.LOADS_OVER_USE),
    ),
    HazardKind.SOURCE_REUSED: (
        Family(_after("wgmma"), groups.PRODUCT_STILL_READS),
        Family(_after(*LOADS[:2]), groups.LOAD_STILL_READS),
        STORES,
    ),
    HazardKind.STORE_NOT_DRAINED: (STORES,),
    HazardKind.TRANSACTION_MISMATCH: (Family(loads.Bytes.from_context, loads.BYTES_DIFFER),),
    HazardKind.PHASE_MISMATCH: (
        Family(phases.because(Reason.BEYOND_COUNT), phases.ARRIVALS_BEYOND_THE_COUNT),
        Family(when(lambda c: "barrier" in c.finding.facts), phases.AT_NAMED_BARRIERS),
        Family(phases.because(Reason.PHASE_NOT_KNOWN), phases.PHASES_NOT_KNOWN),
        Family(phases.because(Reason.OVERTAKEN, Reason.OVERTAKEN_IN_HANG), phases.WAITS_OVERTAKEN),
        Family(phases.WrongParity.from_context, phases.WRONG_PARITIES),
    ),
    HazardKind.DATA_RACE: (
        Family(blocks.BlockRace.from_context, blocks.RACES_OF_BLOCKS),
        Family(races.AsyncReadRace.from_context, races.RACES_OF_ASYNC_READS),
        Family(races.ThreadRace.from_context, races.RACES_OF_THREADS),
    ),
    HazardKind.UNINITIALIZED_READ: (
        Family(when(lambda c: c.finding.subject is Subject.REGISTER), races.UNWRITTEN_REGISTERS),
        Family(when(lambda c: c.finding.subject is Subject.MEMORY), races.UNWRITTEN_BYTES),
    ),
    HazardKind.WGMMA_ORDER: (Family(operands.Registers, operands.REGISTERS),),
    HazardKind.ILLEGAL_ACCESS: (Family(operands.Illegal, operands.ILLEGAL),),
}


def diagnose(state: Known, finding: Finding) -> Diagnosis | None:
    """Return the cause of a finding; None if no more is known than the finding itself."""
    return next((diagnosis for _, diagnosis in applying(*known_of(Context(state, finding)))), None)


def known_of(context: Context) -> tuple[Any, tuple[Rule, ...]]:
    """The facts of a finding, and the rules about them; no rules if it is of no family."""
    for family in RULES.get(context.finding.kind, ()):
        if (facts := family.facts(context)) is not None:
            return facts, family.rules
    return None, ()


def applying(facts: Any, rules: tuple[Rule, ...]) -> Iterator[tuple[Rule, Diagnosis]]:
    """Yield the rules that hold of these facts, in their order, and the diagnosis of each."""
    for rule in rules:
        if diagnosis := rule(facts):
            yield rule, diagnosis
