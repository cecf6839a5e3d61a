"""An mbarrier's count against the threads that arrive.

A count that is too small completes phases before all threads have come, and shows as nearly
anything: a race, a stage that is overwritten, a wait that is overtaken, a hang. So the rules of
several kinds of hazard ask here. Threads that take turns at an mbarrier are more than its count,
too, and right."""

from __future__ import annotations

from itertools import pairwise

from harness.sanitizer.diagnosis.cause import Cause, Diagnosis, diagnosis
from harness.sanitizer.diagnosis.context import Barrier, Context, threads_named


def count_too_small(barrier: Barrier) -> Diagnosis | None:
    """More threads arrive than the count."""
    if barrier.arrived.sum() + barrier.of_others <= barrier.count:
        return None
    return (
        arrivals_at_one_block(barrier)
        or arrives_on_another(barrier)
        or diagnosis(
            Cause.COUNT_TOO_SMALL,
            arriving=threads_named(barrier.arrived) if barrier.arrived.any() else "",
            of_others=barrier.of_others,
            and_others=barrier.of_others and barrier.arrived.any(),
            barrier=barrier.name,
            init=barrier.init,
            count=barrier.count,
            noinc=barrier.context.lines(barrier.copies_counted(True)),
        )
    )


def arrivals_at_one_block(barrier: Barrier) -> Diagnosis | None:
    """The arrivals at this mbarrier, of which another block lacks some at its own."""
    left_out, context = barrier.left_out_peer, barrier.context
    if left_out is None:
        return None
    return diagnosis(
        Cause.ARRIVALS_AT_ONE_BLOCK,
        lines=context.lines(barrier.releases),
        barrier=barrier.name,
        block=context.block_number(barrier.block + context.first),
        other=context.block_number(left_out.block + context.first),
        waits=context.lines([*left_out.waits]),
    )


def arrives_on_another(barrier: Barrier) -> Diagnosis | None:
    """Threads that arrive here, as many as lack at another mbarrier, for which threads wait."""
    context = barrier.context
    sites = sorted(barrier.arrivals, key=context.place)
    for other in context.every_barrier if len({*map(context.line, sites)}) > 1 else ():
        alone = other.block == barrier.block and other.waits and not other.of_others
        for site in reversed(sites if alone else ()):
            threads = barrier.arrivals[site].threads
            lacking = other.count - other.arrived.sum()
            if threads.sum() + barrier.of_others == lacking and not (threads & other.arrived).any():
                return diagnosis(
                    Cause.ARRIVES_ON_ANOTHER_MBARRIER,
                    threads=threads_named(threads),
                    barrier=barrier.name,
                    arrivals=context.line(site),
                    count=barrier.count,
                    other=other.name,
                    some=bool(other.arrivals),
                    waits=context.lines([*other.waits]),
                )
    return None


def completes_too_soon(barrier: Barrier) -> Diagnosis | None:
    """The same, unless they may take turns: at a count of 1, if not each of them has completed a
    phase before the waiting threads could pass two."""
    arrived = barrier.arrived.sum()
    turns = barrier.count == 1 and not barrier.most_passes + 1 < arrived <= barrier.phase
    return None if turns and not barrier.of_others else count_too_small(barrier)


def in_two_lines(context: Context, barrier: Barrier) -> Diagnosis | None:
    """The same threads arrive at two lines. Those that wait there in between and again, or arrive
    once before a loop, mean two phases."""
    for site, other in pairwise(sorted(barrier.releases, key=context.place)):
        both = barrier.arrivals[site].threads & barrier.arrivals[other].threads
        waits = [w for w, visits in barrier.waits.items() if (visits.threads & both).any()]
        is_meant = len({*map(context.place, waits)}) > 1 and any(
            context.place(site) < context.place(w) < context.place(other) for w in waits
        )
        is_meant |= context.repeats(other) and not context.repeats(site)
        if both.any() and context.line(site) != context.line(other) and not is_meant:
            return diagnosis(
                Cause.ARRIVALS_IN_TWO_LINES,
                both=threads_named(both),
                barrier=barrier.name,
                lines=context.lines([site, other]),
                count=barrier.count,
                noinc=context.lines(barrier.copies_counted(True)),
            )
    return None
