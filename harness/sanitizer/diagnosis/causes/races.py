"""Races between threads of a block, and values that nothing wrote."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from harness.sanitizer.diagnosis.cause import Cause, Diagnosis, diagnosis
from harness.sanitizer.diagnosis.causes.blocks import (
    Race,
    flag_not_ordered,
    handed_over_relaxed,
    mbarrier_ended,
    strong_access_scope_too_narrow,
)
from harness.sanitizer.diagnosis.causes.counts import count_too_small
from harness.sanitizer.diagnosis.causes.handovers import (
    load_tested_once,
    narrow_scope,
    passed_at_once,
)
from harness.sanitizer.diagnosis.context import Barrier, Context, Sites, threads_named

# -- threads of a block


class ThreadRace(Race):
    """A race between threads of a block, or of a cluster, in shared memory. ``readers`` are the
    threads of the access that reads, of ``read_at``; ``first_is_read``: a later write does not
    wait for it."""

    def __init__(self, context: Context, other: int):
        super().__init__(context, other)
        self.first_is_read = self.writes_here
        self.readers, self.writers = self.actors, self.others
        self.read_at, self.read, self.write = context.site, self.here, self.there
        if self.first_is_read:
            self.readers, self.writers = self.others, self.actors
            self.read_at, self.read, self.write = other, self.there, self.here
        first, then = self.others, self.actors
        barriers = [b for b in context.barriers if b.load is None and context.is_shared]
        handed_over = any(each.arrivals_of(first) and each.waits_of(then) for each in barriers)
        handed_over |= bool(barriers) and not any(each.arrivals or each.waits for each in barriers)
        self.slots |= {"reads": self.read, "writes": self.write, "handed_over": handed_over}
        self.slots |= {"is_async": context.key(self.read_at).startswith(("cp.", "wgmma"))}

    @classmethod
    def from_context(cls, context: Context) -> Race | None:
        race = cls._of(context)
        return race if race and not race.is_of_blocks else None

    @property
    def handing_over(self) -> list[Barrier]:
        """The mbarriers by which a write to shared memory may be handed to a later read."""
        return [] if self.first_is_read or not self.context.is_shared else self.context.barriers

    def waits_between(self, barrier: Barrier) -> Sites:
        """The readers' waits before the read; all of them, if it is in the iteration after the
        write."""
        waits, site = barrier.waits_of(self.readers), self.context.site
        is_later = self.context.after([self.other], site)
        return waits if is_later else self.context.before(waits, site)


class AsyncReadRace(ThreadRace):
    """A race in which the async proxy reads other threads' writes."""

    @classmethod
    def from_context(cls, context: Context) -> Race | None:
        race = super().from_context(context)
        return race if race and race.slots["is_async"] and not race.writes_here else None


def written_after_read(race: ThreadRace) -> Diagnosis | None:
    """The write comes after the read in the text, and the read is not executed again."""
    context = race.context
    is_later = context.after([race.other], context.site)
    if not is_later or context.times(context.site).max() > 1:
        return None
    return race.diagnosis(Cause.WRITE_BEFORE_READ_DONE)


def no_warp_barrier_before_async_read(race: ThreadRace) -> Diagnosis | None:
    context = race.context
    fences = context.before(context.after(context.did("fence.proxy"), race.other), context.site)
    # Other warps that fence their writes for the same read might not have written yet.
    if not context.finding.same_warp or context.warps(fences) - context.warps([context.site]):
        return None
    # In a block of a single warp either barrier does: that which the kernel uses elsewhere.
    meets_as_block = context.did("bar.sync") and not context.did("bar.warp.sync")
    if context.state.wave.warps == 1 and meets_as_block:
        return None
    return race.diagnosis(
        Cause.NO_WARP_BARRIER_BEFORE_ASYNC_READ, others=context.named(context.others)
    )


def no_barrier_before_async_read(race: ThreadRace) -> Diagnosis | None:
    context = race.context
    together = context.in_block(context.doers([context.site, race.other]))
    copying = (context.in_block(context.doers([s])) for s in context.did("cp.async.bulk"))
    return race.diagnosis(
        Cause.NO_BARRIER_BEFORE_ASYNC_READ,
        others=context.named(context.others),
        # Other threads of the block have a role of their own, and may not come to a barrier here.
        apart=any(threads.any() and not (threads & together).any() for threads in copying),
    )


def threads_write_same_place(race: ThreadRace) -> Diagnosis | None:
    context = race.context
    if not context.same_line() or not (race.writes_here or context.names_one_element()):
        return None
    return race.diagnosis(
        Cause.THREADS_WRITE_SAME_PLACE, named=context.named(context.actors | context.others)
    )


def blocks_meet_in_block_scope(race: ThreadRace) -> Diagnosis | None:
    if race.context.finding.same_block:
        return None
    return narrow_scope(race.context, race.context.others)


def no_cluster_barrier_between(race: ThreadRace) -> Diagnosis | None:
    if race.context.finding.same_block:
        return None
    first, second = (race.context.block_number(number) for number in race.context.blocks[:2])
    return race.diagnosis(Cause.NO_CLUSTER_BARRIER_BETWEEN, one=first, two=second)


def lock_not_ordered(race: ThreadRace) -> Diagnosis | None:
    """Threads of a block that take turns by a lock in global memory, as blocks do."""
    return None if race.context.is_shared else flag_not_ordered(race)


def no_warp_barrier_between(race: ThreadRace) -> Diagnosis | None:
    if not race.context.finding.same_warp:
        return None
    return others_arrive_for_writers(race) or race.diagnosis(Cause.NO_WARP_BARRIER_BETWEEN)


def no_barrier_between_writes(race: ThreadRace) -> Diagnosis | None:
    if not (race.writes_here and race.writes_there):
        return None
    return race.diagnosis(Cause.NO_BARRIER_BETWEEN_WRITES)


def count_completes_early(race: ThreadRace) -> Diagnosis | None:
    """An mbarrier at which more threads of the block arrive in each iteration than it counts: a
    thread that takes turns there arrives less often than it waits, or than phases complete."""
    threads = race.actors | race.others
    for barrier in race.context.barriers if race.context.is_shared else ():
        came = barrier.arrived & barrier.waited & (barrier.times >= barrier.passes)
        if came.any() and (barrier.arrived & ~barrier.waited).any():
            came = barrier.arrived  # they do not take turns with these
        elif barrier.phase and not (barrier.arrived & barrier.waited).any():
            came = barrier.arrived & (barrier.times >= barrier.phase)
        if not barrier.counts_several and (came & threads).any() and came.sum() > barrier.count:
            return count_too_small(barrier)
    return None


def readers_test_once(race: ThreadRace) -> Diagnosis | None:
    context, threads = race.context, race.readers
    tested = (load_tested_once(context, b, threads, race.read_at) for b in context.barriers)
    return next(filter(None, tested), None)


def handover_not_awaited(race: ThreadRace) -> Diagnosis | None:
    """The threads of the earlier access arrive after it on an mbarrier for which nobody waits, or
    of all that arrive only others than the threads of the later access."""
    context = race.context
    for barrier in context.barriers if context.is_shared else ():
        arrivals = context.after(barrier.arrivals_of(race.others), race.other)
        if not context.after([race.other], context.site):  # or in the next iteration
            arrivals = context.before(arrivals, context.site)
        meets = not (barrier.waited & ~barrier.arrived).any()
        absent = race.actors & ~barrier.waited
        if arrivals and meets and absent.any() and barrier.load is None:
            return diagnosis(
                Cause.HANDOFF_NOT_AWAITED,
                line=race.here,
                other_line=race.there,
                memory=race.memory,
                barrier=barrier.name,
                arrivals=context.lines(arrivals),
                waits=context.lines([*barrier.waits]),
                waited=threads_named(barrier.waited) if barrier.waits else "",
                absent=threads_named(absent),
            )
    return None


def write_before_read_done(race: ThreadRace) -> Diagnosis | None:
    """The next write does not wait for the read: as the text has it, or seen from a read that came
    an iteration late. A read that found its bytes unwritten came before the first write, and one
    outside of loops that waits for arrivals after the write, before the last."""
    context = race.context
    if not race.first_is_read:
        return None
    if context.state.findings.has_read_undefined(race.other) and not _have_met(race):
        return None
    if not context.repeats(race.other) and any(
        context.after(barrier.arrivals_of(race.writers), context.site)
        and context.before(barrier.waits_of(race.readers), race.other)
        for barrier in context.barriers
    ):
        return None
    return race.diagnosis(Cause.WRITE_BEFORE_READ_DONE)


def readers_let_go_at_once(race: ThreadRace) -> Diagnosis | None:
    """A fresh mbarrier at which the writers arrive, and no copy does, let the readers go on."""
    for barrier in race.handing_over:
        sites = [] if barrier.load is not None else barrier.at_once(race.readers)
        if sites and (barrier.arrived & race.writers).any():
            return diagnosis(
                Cause.WAIT_RETURNED_AT_ONCE,
                wait=race.context.line(sites[0]),
                barrier=barrier.name,
                goes_on=race.here,
                memory=race.memory,
            )
    return None


def others_arrive_for_writers(race: ThreadRace) -> Diagnosis | None:
    """The readers wait for an arrival after the write, by other threads than the writers."""
    context = race.context
    for barrier in race.handing_over:
        later = context.after(barrier.releases, race.other)
        by_writers = barrier.arrivals_of(race.writers)
        if later and race.waits_between(barrier) and not by_writers:
            return diagnosis(
                Cause.ARRIVES_FOR_OTHERS,
                init=barrier.init,
                arriving=threads_named(barrier.arrived),
                barrier=barrier.name,
                arrivals=context.lines(later),
                others=threads_named(race.writers),
                memory=race.memory,
                write=race.write,
            )
    return None


def written_after_arrival(race: ThreadRace) -> Diagnosis | None:
    """The writers arrive where the readers wait, but before they write; not for a load."""
    context = race.context
    for barrier in (b for b in race.handing_over if b.load is None):
        arrivals = barrier.arrivals_of(race.writers)
        is_early = context.before(arrivals, race.other) == arrivals
        if arrivals and is_early and race.waits_between(barrier):
            return diagnosis(
                Cause.WRITTEN_AFTER_ARRIVAL,
                write=race.write,
                memory=race.memory,
                arrivals=context.lines(arrivals),
                waits=context.lines(context.before(barrier.waits_of(race.writers), race.other)),
                barrier=barrier.name,
            )
    return None


def read_an_iteration_late(race: ThreadRace) -> Diagnosis | None:
    """It is the write of a later iteration that a late thread has read."""
    if race.first_is_read or not _have_met(race):
        return None
    return race.diagnosis(Cause.WRITE_BEFORE_READ_DONE)


def _have_met(race: ThreadRace) -> bool:
    """Return True if all writing threads have come more than once to a barrier on the way from the
    write to the read, and all reading threads, too."""
    context = race.context
    write = context.site if race.first_is_read else race.other
    first, then = context.place(write), context.place(race.read_at)

    def often(sites: Iterable[int], threads: np.ndarray, least: int) -> bool:
        on_the_way = [s for s in sites if first < context.place(s) < then]
        came = np.zeros(len(threads), np.int64)
        for site in on_the_way:
            came += context.times(site)
        return bool(threads.any() and came[threads].min() >= least)

    meetings = context.did("bar.sync", "bar.red")
    return (often(meetings, race.writers, 2) and often(meetings, race.readers, 1)) or any(
        often(barrier.arrivals, race.writers, 2) and often(barrier.waits, race.readers, 1)
        for barrier in context.barriers
    )


def barrier_in_some_threads(race: ThreadRace) -> Diagnosis | None:
    """Return a cause if some threads of either access execute a barrier in between and some do not,
    or those of either do not execute a barrier of the whole block."""
    context = race.context
    for site in context.blocks_between(race.other, context.site):
        came = context.in_block(context.doers([site]))
        absent = np.zeros(len(came), np.bool_)
        both = race.actors | race.others
        for threads in (race.actors, race.others) if context.counts_threads(site) else (both,):
            if (threads & came).any():
                absent |= threads & ~came
        if absent.any():
            return race.diagnosis(
                Cause.BARRIER_IN_SOME_THREADS,
                absent=threads_named(absent),
                meeting=context.line(site),
                is_counted=context.counts_threads(site),
            )
    return None


def barrier_of_other_threads(race: ThreadRace) -> Diagnosis | None:
    """All threads of both accesses execute a barrier in between, and yet need not meet there."""
    context, involved = race.context, race.actors | race.others
    for site in context.blocks_between(race.other, context.site):
        came = context.in_block(context.doers([site]))
        part = None if (involved & ~came).any() else context.meets_in_part(site, involved)
        if part is not None:
            return race.diagnosis(
                Cause.BARRIER_OF_OTHER_THREADS,
                meeting=context.line(site),
                one_number=part[0] > 0,
                count=part[0],
                came=part[1],
            )
    return None


def no_barrier_between(race: ThreadRace) -> Diagnosis | None:
    return race.diagnosis(Cause.NO_BARRIER_BETWEEN_WRITE_AND_READ)


OF_ANY_THREADS = (
    handed_over_relaxed,
    mbarrier_ended,
)
RACES_OF_ASYNC_READS = (
    *OF_ANY_THREADS,
    written_after_read,
    no_warp_barrier_before_async_read,
    barrier_of_other_threads,
    read_an_iteration_late,
    barrier_in_some_threads,
    no_barrier_before_async_read,
)
RACES_OF_THREADS = (
    *OF_ANY_THREADS,
    strong_access_scope_too_narrow,
    blocks_meet_in_block_scope,
    no_cluster_barrier_between,
    threads_write_same_place,
    no_barrier_between_writes,
    count_completes_early,
    readers_test_once,
    barrier_of_other_threads,
    lock_not_ordered,
    no_warp_barrier_between,
    handover_not_awaited,
    write_before_read_done,
    readers_let_go_at_once,
    written_after_arrival,
    read_an_iteration_late,
    others_arrive_for_writers,
    barrier_in_some_threads,
    no_barrier_between,
)

# -- values that nothing wrote


def first_product_accumulates(context: Context) -> Diagnosis | None:
    if not context.key(context.site).startswith("wgmma"):
        return None
    return diagnosis(Cause.FIRST_PRODUCT_ACCUMULATES, line=context.line(context.site))


def wait_returned_at_once(context: Context) -> Diagnosis | None:
    return passed_at_once(context, context.in_block(context.actors), context.site)


def unwritten_bytes(context: Context) -> Diagnosis:
    is_copy = context.key(context.site).startswith("cp.")
    cause = Cause.UNWRITTEN_COPIED if is_copy else Cause.UNWRITTEN_READ
    return diagnosis(cause, line=context.line(context.site), owner=context.owner)


UNWRITTEN_REGISTERS = (first_product_accumulates,)
UNWRITTEN_BYTES = (wait_returned_at_once, unwritten_bytes)
