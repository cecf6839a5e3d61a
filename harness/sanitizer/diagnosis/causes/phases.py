"""Phases: waits for the wrong phase, and arrivals beyond a count."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from harness.sanitizer.diagnosis.cause import Cause, Diagnosis, Facts, diagnosis
from harness.sanitizer.diagnosis.causes.counts import (
    arrives_on_another,
    completes_too_soon,
    count_too_small,
    in_two_lines,
)
from harness.sanitizer.diagnosis.causes.handovers import LOADS, tested
from harness.sanitizer.diagnosis.context import Barrier, Context, at_site, threads_named
from harness.sanitizer.emulator import Reason


class Phase(Facts):
    """An mbarrier, and a wait or an arrival there that does not fit its phases."""

    def __init__(self, context: Context, barrier: Barrier):
        self.context, self.barrier = context, barrier
        self.line, self.reason = context.line(context.site), context.finding.reason
        self.slots = {
            "barrier": barrier.name,
            "init": barrier.init,
            "count": barrier.count,
            "line": self.line,
        }

    @classmethod
    def at(cls, context: Context) -> Phase | None:
        """The mbarrier at which somebody waited or arrived there: that of the finding, if it
        says."""
        at_once = context.finding.reason is Reason.RETURNED_BEFORE_FIRST_PHASE

        def fits(barrier: Barrier) -> tuple[bool, bool, bool]:
            named = context.state.mbarriers.named(barrier.known) == context.finding.variables
            visits = barrier.waits.get(context.site)
            let_go = at_once and visits is not None and bool(visits.at_once.any())
            return barrier.block == context.block, named, let_go

        came = (
            b
            for b in context.every_barrier
            if context.site in b.waits or context.site in b.arrivals
        )
        barrier = max(came, key=fits, default=None)
        return None if barrier is None else cls(context, barrier)


def because(*reasons: Reason) -> Callable[[Context], Phase | None]:
    """Return the facts of findings with one of these reasons."""
    return lambda context: Phase.at(context) if context.finding.reason in reasons else None


class WrongParity(Phase):
    """A wait that returned at once, or never ends, by the parity that it names."""

    def __init__(self, context: Context, barrier: Barrier):
        super().__init__(context, barrier)
        # An unrolled loop has several sites on the line.
        here = [barrier.waits[s] for s in barrier.waits if context.line(s) == self.line]
        sites = {s for s in barrier.waits if context.line(s) == self.line}
        self.parities = sorted({parity for visits in here for parity in visits.parities})
        self.passes = int(np.sum([stage.passes for stage in here], axis=0).max()) if here else 0
        waits_again = any(waiter.site in sites for waiter in barrier.waiters)
        often = self.passes > 1 or (self.passes == 1 and waits_again)
        self.always_one_parity = len(self.parities) == 1 and often
        begins = barrier.phase == 1 or (barrier.phase and not self.passes)
        self.begins_at_one = bool(self.parities == [1] and begins and not self.always_one_parity)
        self.waiting = np.zeros_like(barrier.arrived)
        for stage in here:
            self.waiting |= stage.threads
        # These threads have seen earlier phases at another line.
        others = (barrier.waits[s] for s in barrier.waits.keys() - sites)
        self.begins_at_one &= not any((each.passes > 0)[self.waiting].any() for each in others)

    @classmethod
    def from_context(cls, context: Context) -> Phase | None:
        waits = context.key(context.site).startswith("mbarrier.t")
        is_stale = context.finding.reason is Reason.STALE_TOKEN
        return cls.at(context) if waits and not is_stale else None


# -- rules of several


def gives_up(phase: Phase) -> Diagnosis | None:
    """Threads that have gone on to ask for the next phase, after a test that failed."""
    context, barrier = phase.context, phase.barrier
    threads = context.in_block(context.actors)
    return tested(context, barrier, barrier.history.tests.gave_up, threads, context.site)


def arrivals_in_two_lines(phase: Phase) -> Diagnosis | None:
    return in_two_lines(phase.context, phase.barrier)


def not_held_back(phase: Phase) -> Diagnosis | None:
    """A wait at another mbarrier of threads, by its parity, that does not hold back those which
    arrive here. A ring's producer does go on at a fresh mbarrier, before its first arrival."""
    context, barrier = phase.context, phase.barrier
    arriving, arrivals = barrier.arrived, [*barrier.arrivals]
    for other in context.barriers:
        if other is barrier or other.load is not None:
            continue
        for site in other.waits_of(arriving):
            wait = WrongParity(Context(context.state, at_site(site), context.block), other)
            if site in other.history.vain_sites and (flips := never_flips(wait)):
                return flips
            skipped = int(barrier.times.max() - other.passes[arriving].max())
            comes_later = len(context.before(arrivals, site)) == len(arrivals)
            is_free = other.waits[site].at_once[arriving].any() and skipped <= 1
            if is_free and (comes_later or skipped):
                return wait.diagnosis(Cause.PARITY_ONE_ON_FRESH_MBARRIER, of_threads=True)
    return None


# -- arrivals beyond the count


def arrivals_beyond_count(phase: Phase) -> Diagnosis | None:
    barrier = phase.barrier
    lines = phase.context.lines(sorted(barrier.arrivals, key=phase.context.place))
    return arrives_on_another(barrier) or phase.diagnosis(
        Cause.ARRIVALS_BEYOND_COUNT,
        lines=lines if lines.are_many else "",
        arriving=threads_named(barrier.arrived),
        noinc=phase.context.lines(barrier.copies_counted(True)),
    )


ARRIVALS_BEYOND_THE_COUNT = (arrivals_beyond_count,)

# -- arrivals that could have counted in the phase before


def fewer_counted(phase: Phase) -> Diagnosis | None:
    return None if phase.barrier.counts_several else count_too_small(phase.barrier)


def does_not_wait(phase: Phase) -> Diagnosis | None:
    context = phase.context
    return phase.diagnosis(
        Cause.ARRIVES_WITHOUT_WAITING,
        arriving=context.named(context.actors),
        others="",
    )


def shares_a_barrier(context: Context) -> Diagnosis | None:
    if context.other is None:
        return None
    return diagnosis(
        Cause.ARRIVES_WITHOUT_WAITING,
        arriving=context.named(context.actors),
        barrier=f"barrier {context.finding.facts['barrier']}",
        line=context.line(context.site),
        others=context.line(context.other),
    )


AT_NAMED_BARRIERS = (shares_a_barrier,)
PHASES_NOT_KNOWN = (
    fewer_counted,
    arrivals_in_two_lines,
    not_held_back,
    does_not_wait,
)

# -- waits that the next phase overtakes


def too_soon(phase: Phase) -> Diagnosis | None:
    """The mbarrier of the block whose phases complete too soon: threads arrive twice, or more of
    them than it counts."""
    context = phase.context
    for barrier in context.barriers:
        if barrier.counts_several:
            continue
        twice = barrier.history.arrived.twice and barrier.arrived.sum() <= barrier.count
        explained = in_two_lines(context, barrier) if twice else None
        if explained := explained or completes_too_soon(barrier):
            return explained
    return None


def more_arrive_than_counted(phase: Phase) -> Diagnosis | None:
    """There are more phases than waits, as more threads than the count arrive at a single line."""
    context, barrier = phase.context, phase.barrier
    one_line = len({*map(context.line, barrier.arrivals)}) == 1
    if barrier.load is not None or not one_line or barrier.phase <= barrier.passes.max():
        return None
    return count_too_small(barrier)


def overtaken(phase: Phase) -> Diagnosis | None:
    context, barrier = phase.context, phase.barrier
    late = context.in_block(context.actors)
    if not (barrier.passes[late].any() or (late & ~barrier.arrived).any()):
        return of_another_phase(phase)  # each phase needed their arrivals
    if not (late & ~barrier.arrived).any() and (twice := in_two_lines(context, barrier)):
        return twice
    return phase.diagnosis(
        Cause.WAIT_OVERTAKEN,
        threads=context.named(context.actors),
        arrivals=context.lines([*barrier.arrivals]),
    )


WAITS_OVERTAKEN = (
    gives_up,
    too_soon,
    more_arrive_than_counted,
    not_held_back,
    overtaken,
)

# -- parities


def one_on_fresh_mbarrier(phase: WrongParity) -> Diagnosis | None:
    if phase.reason is not Reason.RETURNED_BEFORE_FIRST_PHASE:
        return None
    return phase.diagnosis(Cause.PARITY_ONE_ON_FRESH_MBARRIER, of_threads=False)


def count_is_too_small(phase: WrongParity) -> Diagnosis | None:
    return count_too_small(phase.barrier)


def ran_ahead(phase: WrongParity) -> Diagnosis | None:
    if phase.reason is not Reason.RAN_AHEAD:
        return None
    return phase.diagnosis(
        Cause.WAIT_RAN_AHEAD,
        threads=phase.context.named(phase.context.actors),
        passes=phase.passes,
        phases=phase.barrier.phase,
        always=phase.always_one_parity,
        parity=phase.parities[0] if phase.parities else "",
    )


def arrived_before_producer(phase: WrongParity) -> Diagnosis | None:
    context, barrier = phase.context, phase.barrier
    if not phase.begins_at_one or barrier.load is not None or not _comes_first(phase):
        return None
    return phase.diagnosis(
        Cause.ARRIVED_BEFORE_PRODUCER,
        who=threads_named(phase.waiting),
        arriving=threads_named(barrier.arrived),
        arrive=context.lines([*barrier.arrivals]),
    )


def _comes_first(phase: WrongParity) -> bool:
    """Return True if the threads that wait at a fresh mbarrier, and have arrived nowhere yet,
    provide the data that the arriving threads have to wait for before."""
    context, barrier = phase.context, phase.barrier
    stages = [each for each in context.every_barrier if each.block == barrier.block]
    if not barrier.arrived.any() or any((phase.waiting & s.arrived).any() for s in stages):
        return False
    return bool(context.after(sorted(context.sites(*LOADS)), context.site)) or any(
        context.before([site], arrival)
        for stage in stages
        for site in stage.waits_of(barrier.arrived)
        for arrival in barrier.arrivals
    )


def begins_at_one(phase: WrongParity) -> Diagnosis | None:
    if not phase.begins_at_one:
        return None
    return phase.diagnosis(Cause.PARITY_BEGINS_AT_ONE)


def never_flips(phase: WrongParity) -> Diagnosis | None:
    if not phase.always_one_parity or not phase.barrier.phase:
        return None
    return phase.diagnosis(Cause.PARITY_NEVER_FLIPS, parity=phase.parities[0])


def of_another_phase(phase: Phase) -> Diagnosis | None:
    return phase.diagnosis(
        Cause.PARITY_OF_ANOTHER_PHASE,
        phases=phase.barrier.phase,
    )


WRONG_PARITIES = (
    gives_up,
    one_on_fresh_mbarrier,
    count_is_too_small,
    ran_ahead,
    arrived_before_producer,
    begins_at_one,
    arrivals_in_two_lines,
    never_flips,
    of_another_phase,
)
