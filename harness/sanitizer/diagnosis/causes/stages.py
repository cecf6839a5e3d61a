"""Copies that overwrite bytes in use: a stage that was not released, or not waited for."""

from __future__ import annotations

from functools import cached_property
from typing import Self

import numpy as np

from harness.base.arch import WARP
from harness.sanitizer.diagnosis.cause import Cause, Diagnosis, Facts, diagnosis
from harness.sanitizer.diagnosis.causes.counts import completes_too_soon, in_two_lines
from harness.sanitizer.diagnosis.causes.handovers import (
    LOADS,
    orders_nothing,
    released_in_narrow_scope,
)
from harness.sanitizer.diagnosis.causes.loads import before_expected
from harness.sanitizer.diagnosis.context import Barrier, Context, Sites, threads_named
from harness.sanitizer.emulator import Severity, passes_beyond_phases

_STORES = ("cp.async.bulk.store", "cp.async.bulk.tensor.store", "cp.reduce.async.bulk")
_WRITTEN_BY_COPY = (*LOADS, "st.async", "red.async")
_EXPECTS = ("mbarrier.arrive.expect_tx", "mbarrier.expect_tx")


class Overwrite(Facts):
    """A copy that may write bytes before an earlier access to them is done. ``over_copy``: that is
    a copy, or not, or either."""

    is_store = False
    over_copy: bool | None = None

    def __init__(self, context: Context, other: int):
        self.context, self.other = context, other
        self.copy, self.use = context.line(context.site), context.line(other)
        self.slots = {"copy": self.copy, "other": self.use, "memory": context.memory}
        self.issuers = context.in_block(context.actors)

    @classmethod
    def from_context(cls, context: Context) -> Self | None:
        is_store = context.key(context.site).startswith(_STORES)
        if context.other is None or is_store is not cls.is_store:
            return None
        if cls.over_copy not in (None, context.key(context.other).startswith(_WRITTEN_BY_COPY)):
            return None
        return cls(context, context.other)

    @cached_property
    def users(self) -> np.ndarray:
        """bool[places]: the threads of the earlier access; of a load, the threads that wait for
        it."""
        context, barrier = self.context, self.context.barrier_of_copy
        if barrier is None or not context.key(self.other).startswith(_WRITTEN_BY_COPY):
            return context.others
        return context.doers([*barrier.waits])


class StoreOver(Overwrite):
    """A bulk store to bytes of global memory."""

    is_store = True


class LoadOverLoad(Overwrite):
    """A load on top of an earlier load. ``readers`` wait for the earlier load, and do not load."""

    over_copy = True

    @property
    def barrier(self) -> Barrier | None:
        return self.context.barrier_of_copy

    @cached_property
    def readers(self) -> np.ndarray:
        return ~self.issuers & (self.barrier.waited if self.barrier else False)


class LoadOverUse(Overwrite):
    """A load that does not wait for the users of its stage. ``releases``: arrivals of these
    threads at an mbarrier on which the issuers of the load wait, with that mbarrier."""

    over_copy = False

    def __init__(self, context: Context, other: int):
        super().__init__(context, other)
        self.slots |= {"read": self.use}
        readers = context.in_block(context.others)
        # A store reads asynchronously: those who issued it.
        self.readers = readers if readers.any() else context.in_block(context.doers([other]))
        self.releases = [
            (site, barrier)
            for barrier in context.barriers
            if barrier.waits_of(self.issuers)
            for site in barrier.releases
            if site in barrier.arrivals_of(self.readers)
        ]


# -- rules of all


def handed_over_relaxed(over: Overwrite) -> Diagnosis | None:
    context = over.context
    return orders_nothing(context, over.users, context.actors, freed=context.memory)


def issued_by_many(over: Overwrite) -> Diagnosis | None:
    """A single line is executed by several threads of a block."""
    context, finding = over.context, over.context.finding
    many = context.many(context.site)
    both = set(finding.actors[:, 0].tolist()) & set(finding.others[:, 0].tolist())
    if not context.same_line() or not many or not both or context.is_of_one_thread:
        return None
    expects = [s for s in context.did(*_EXPECTS) if not over.is_store and context.many(s)]
    return over.diagnosis(
        Cause.COPY_ISSUED_BY_MANY,
        many=many,
        first=context.first_of(context.site),
        expects=context.lines(expects),
        repeats=finding.severity is Severity.FORMAL,
    )


def blocks_copy_to_same_place(over: Overwrite) -> Diagnosis | None:
    context, blocks = over.context, over.context.blocks
    if not context.same_line() or len(blocks) < 2:
        return None
    barrier = context.barrier_of_copy
    if not over.is_store and barrier is not None and len(barrier.history.issuing_blocks) < 2:
        return None
    return over.diagnosis(
        Cause.BLOCKS_COPY_TO_SAME_PLACE,
        one=context.block_number(blocks[0]),
        two=context.block_number(blocks[1]),
        is_store=over.is_store,
    )


# -- stores


def stores_not_ordered(over: Overwrite) -> Diagnosis | None:
    if not over.context.key(over.other).startswith(_STORES):
        return None
    other = "" if over.context.same_line() else over.use
    return over.diagnosis(Cause.STORES_NOT_ORDERED, other=other)


def store_overwrites(over: Overwrite) -> Diagnosis | None:
    return over.diagnosis(Cause.STORE_OVERWRITES_IN_USE)


STORES_OVER = (
    handed_over_relaxed,
    issued_by_many,
    blocks_copy_to_same_place,
    stores_not_ordered,
    store_overwrites,
)

# -- loads


def handed_over_in_block_scope(over: Overwrite) -> Diagnosis | None:
    return released_in_narrow_scope(over.context, over.users)


def waits_for_old_phase(over: Overwrite) -> Diagnosis | None:
    """A wait that released the issuers of the load, or the earlier users of the bytes, for an
    old phase."""
    context = over.context
    full = [b for b in context.barriers if context.line(b.load or b.known.init_site) == over.copy]
    empty = [b for b in context.barriers if b.load is None]
    for is_copy, threads, barriers in (
        (True, context.actors, empty),
        (False, context.others, full),
    ):
        known = [barrier.known for barrier in barriers]
        passed = passes_beyond_phases(context.state, known, context.in_block(threads))
        if passed is not None:
            return diagnosis(
                Cause.WAIT_FOR_OLD_PHASE,
                line=context.line(passed[1]),
                is_copy=is_copy,
                goes_on=over.copy if is_copy else over.use,
                barrier=context.barrier(passed[0]).name,
            )
    return None


def parity_never_flips(over: Overwrite) -> Diagnosis | None:
    """The issuers wait more than once for the same parity of an mbarrier on which nothing is
    loaded."""
    context = over.context
    for barrier in context.barriers if over.issuers.any() else ():
        by_line: dict[str, list[int]] = {}  # an unrolled loop has several sites
        for site in barrier.waits_of(over.issuers) if barrier.load is None else ():
            by_line.setdefault(context.line(site), []).append(site)
        for line, sites in by_line.items():
            visits = [barrier.waits[site] for site in sites]
            parities = {parity for visit in visits for parity in visit.parities}
            passes = np.sum([visit.passes for visit in visits], axis=0)[over.issuers]
            if len(parities) == 1 and passes.max() > 1:
                return diagnosis(
                    Cause.PARITY_NEVER_FLIPS,
                    line=line,
                    parity=min(parities),
                    barrier=barrier.name,
                )
    return None


def first_wait_passed_at_once(over: Overwrite) -> Diagnosis | None:
    """The issuers load some stages without a wait, and then wait with parity 1, which lets them
    pass while no phase is complete. (Threads that wait before each load begin with parity 1.)"""
    context = over.context
    by_line: dict[str, list[tuple[Barrier, int]]] = {}
    for barrier in context.barriers if over.issuers.any() else ():
        for site in barrier.waits_of(over.issuers) if barrier.load is None else ():
            by_line.setdefault(context.line(site), []).append((barrier, site))
    here = context.place(context.site).frames  # several calls of a function have its line
    copies = [s for s in context.did(context.key(context.site)) if context.place(s).frames == here]
    loads = np.sum([context.times(site) for site in copies], axis=0)[over.issuers].max(initial=0)
    for line, waits in by_line.items():
        visits = [barrier.waits[site] for barrier, site in waits]
        passes = np.sum([visit.passes for visit in visits], axis=0)[over.issuers].max()
        at_once = [
            barrier
            for (barrier, _), visit in zip(waits, visits, strict=True)
            if 1 in visit.parities and visit.at_once[over.issuers].any()
        ]
        if at_once and passes < loads:
            return diagnosis(Cause.PARITY_BEGINS_AT_ONE, line=line, barrier=at_once[0].name)
    return None


def nobody_waits_for_release(over: LoadOverLoad | LoadOverUse) -> Diagnosis | None:
    """An mbarrier at which the readers arrive and nobody waits, at a line that is still to come
    either."""
    place = over.context.place
    waited = [place(site) for barrier in over.context.every_barrier for site in barrier.waits]
    to_come = any(place(site) not in waited for site in over.context.sites("mbarrier.t"))
    if to_come or (isinstance(over, LoadOverLoad) and over.barrier is None):
        return None
    for barrier in over.context.barriers:
        arrivals = barrier.arrivals_of(over.readers)
        if arrivals and not barrier.waits and barrier.load is None:
            return diagnosis(
                Cause.EMPTY_NEVER_AWAITED,
                line=over.copy,
                barrier=barrier.name,
                arrivals=over.context.lines(arrivals),
            )
    return None


# -- a load on top of an earlier one


def released_before_load_arrived(over: LoadOverLoad) -> Diagnosis | None:
    """All arrivals of the readers that the last wait before this load is for come before they wait
    for the earlier load."""
    context, earlier = over.context, over.barrier
    waits = [site for barrier in context.barriers for site in barrier.waits_of(over.issuers)]
    waits = context.before(waits, context.site)
    asked = context.line(max(waits, key=context.place)) if waits else ""
    arrivals = [
        site
        for barrier in context.barriers
        if asked in map(context.line, barrier.waits)
        for site in barrier.arrivals_of(over.readers)
    ]
    if earlier is None or not arrivals or not earlier.waits:
        return None
    if context.before(arrivals, min(earlier.waits, key=context.place)) != arrivals:
        return None
    return over.diagnosis(
        Cause.RELEASED_BEFORE_USE,
        early=context.lines(arrivals),
        read="",
        waits=context.lines([*earlier.waits]),
    )


def loads_into_load(over: LoadOverLoad) -> Diagnosis | None:
    return over.diagnosis(Cause.COPY_INTO_COPY, other="" if over.context.same_line() else over.use)


OF_ANY_LOAD = (
    handed_over_relaxed,
    handed_over_in_block_scope,
    waits_for_old_phase,
    parity_never_flips,
    issued_by_many,
    blocks_copy_to_same_place,
    nobody_waits_for_release,
)
LOADS_OVER_LOAD = (
    *OF_ANY_LOAD,
    released_before_load_arrived,
    first_wait_passed_at_once,
    loads_into_load,
)

# -- a load into bytes that are in use


def completes_before_expected(over: LoadOverUse) -> Diagnosis | None:
    """The readers of an earlier phase wait where this load's bytes are expected too late."""
    waits = (barrier for barrier in over.context.barriers if barrier.waits_of(over.readers))
    return next(filter(None, (before_expected(over.context, wait) for wait in waits)), None)


def released_before_use(over: LoadOverUse) -> Diagnosis | None:
    sites = [site for site, _ in over.releases]
    if not sites or over.context.before(sites, over.other) != sites:
        return None
    return over.diagnosis(Cause.RELEASED_BEFORE_USE, early=over.context.lines(sites), waits="")


def others_release(over: LoadOverUse) -> Diagnosis | None:
    """None of the readers arrives where the issuers wait; other threads do, after the use."""
    context = over.context
    for barrier in context.barriers if not over.releases and over.readers.any() else ():
        waits = context.before(barrier.waits_of(over.issuers), context.site)
        arrivals = context.after(barrier.releases, over.other)
        met = any(context.blocks_between(over.other, site) for site in arrivals)
        if waits and arrivals and barrier.load is None and not met:
            return _not_releasing(over, over.readers, barrier.arrived, arrivals)
    return None


def others_release_from_their_block(over: LoadOverUse) -> Diagnosis | None:
    """The readers are in another block of the cluster, and do not wait for each other before some
    threads there arrive at the issuers' mbarrier."""
    context, far = over.context, over.context.of_block_of(over.context.finding.others)
    waits = any(each.waits_of(over.issuers) for each in context.barriers if each.load is None)
    arrivals = context.did("mbarrier.arrive")
    sites = [s for s in arrivals if "shared::cluster" in context.instruction(s).opcode]
    if waits and sites and context.before(sites, over.other) == sites:
        return over.diagnosis(Cause.RELEASED_BEFORE_USE, early=context.lines(sites), waits="")
    sites = context.after(sites, over.other)
    readers, arrived = far.in_block(context.others), far.in_block(context.doers(sites))
    if not waits or not (readers & ~arrived).any() or not arrived.any():
        return None
    if context.blocks_between(over.other, min(sites, key=context.place)):
        return None
    return _not_releasing(over, readers & ~arrived, arrived, sites)


def _not_releasing(
    over: LoadOverUse, lacking: np.ndarray, arrived: np.ndarray, arrivals: Sites
) -> Diagnosis:
    return over.diagnosis(
        Cause.SOME_READERS_NOT_RELEASING,
        lacking=threads_named(lacking),
        arrived=threads_named(arrived),
        in_warp=len({*(np.flatnonzero(lacking | arrived) // WARP)}) == 1,
        lines=over.context.lines(arrivals),
    )


def release_counts_too_few(over: LoadOverUse) -> Diagnosis | None:
    return next(filter(None, (completes_too_soon(visits) for _, visits in over.releases)), None)


def released_in_two_lines(over: LoadOverUse) -> Diagnosis | None:
    twice = (in_two_lines(over.context, barrier) for _, barrier in over.releases)
    return next(filter(None, twice), None)


def does_not_wait(over: LoadOverUse) -> Diagnosis | None:
    """Nor do waits for the issuers' own block alone tell of a reader in another block."""
    context = over.context
    others = [] if context.finding.same_block else context.barriers
    awaited = [b for b in others if b.load is None and b.waits_of(over.issuers)]
    own = next((b for b in awaited if not b.history.arrived.of_others), None)
    return over.diagnosis(
        Cause.COPY_WITHOUT_EMPTY_WAIT,
        is_multicast="multicast" in context.instruction(context.site).opcode,
        barrier=own.name if own else "",
        arrivals=context.lines([*own.arrivals]) if own else "",
    )


LOADS_OVER_USE = (
    *OF_ANY_LOAD,
    completes_before_expected,
    released_before_use,
    others_release,
    others_release_from_their_block,
    release_counts_too_few,
    first_wait_passed_at_once,
    released_in_two_lines,
    does_not_wait,
)
