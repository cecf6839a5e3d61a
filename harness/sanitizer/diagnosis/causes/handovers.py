"""Waits and arrivals that hand nothing over.

They are `.relaxed`, tested once, released at once, or at an mbarrier where the writers do not
arrive.

Each function returns None if nothing of the kind was seen. Rules of several kinds of hazard use
them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import numpy as np

from harness.sanitizer.diagnosis.cause import Cause, Diagnosis, diagnosis
from harness.sanitizer.diagnosis.context import Barrier, Context, Sites, threads_named
from harness.sanitizer.emulator import Severity

LOADS = ("cp.async.bulk.load", "cp.async.bulk.tensor.load", "cp.reduce.async.bulk.shared")

NOTHING_UNSEEN: Mapping[str, str] = {"did": "", "brought": "", "freed": ""}


def passed_at_once(
    context: Context, threads: np.ndarray, goes_on: int, unfilled: bool = True
) -> Diagnosis | None:
    """A wait for bytes let these threads go on, to ``goes_on``, while no phase was complete. A
    wait at an mbarrier to which no bytes have come yet is such a wait for threads that issue no
    copies themselves; ``unfilled``: whether it counts."""
    candidates = [
        (barrier.load is None and not barrier.history.expected_before, site, barrier)
        for barrier in context.barriers
        for site in barrier.at_once(threads)
    ]
    if not unfilled or (context.in_block(context.doers(context.did(*LOADS))) & threads).any():
        candidates = [candidate for candidate in candidates if not candidate[0]]
    if not candidates:
        return None
    _, site, barrier = min(candidates, key=lambda candidate: candidate[:2])
    return diagnosis(
        Cause.WAIT_RETURNED_AT_ONCE,
        wait=context.line(site),
        barrier=barrier.name,
        goes_on=context.line(goes_on),
        memory="",
    )


# -- relaxed arrivals and waits: without a fence they neither release nor acquire (PTX ISA 8.8)


def orders_nothing(
    context: Context, before: np.ndarray, after: np.ndarray, **unseen: str
) -> Diagnosis | None:
    """Return the relaxed operation of a barrier at which the threads ``before`` arrive and those
    ``after`` wait, both bool[places]. ``unseen``: what is not seen for it, if not the first
    access."""
    first = context.site if context.other is None else context.other
    slots = {**NOTHING_UNSEEN, **(unseen or {"did": context.line(first)})}
    for arrivals, waits in _meetings(context, before, after):
        if _are_relaxed(context, arrivals):
            of_block = all(context.key(s).startswith("mbarrier") for s in arrivals)
            return diagnosis(
                Cause.RELAXED_ARRIVAL,
                arrivals=context.lines(arrivals),
                scope="cta" if of_block else "cluster",
                **slots,
            )
        if relaxed := relaxed_wait(context, waits, **slots):
            return relaxed
    return None


def relaxed_wait(context: Context, waits: Sites, **unseen: str) -> Diagnosis | None:
    if not _are_relaxed(context, waits):
        return None
    slots = {**NOTHING_UNSEEN, **unseen}
    return diagnosis(
        Cause.RELAXED_WAIT, waits=context.lines(waits), line=context.line(context.site), **slots
    )


def _are_relaxed(context: Context, sites: Sites) -> bool:
    return bool(sites) and all(".relaxed" in context.instruction(site).opcode for site in sites)


def _meetings(
    context: Context, before: np.ndarray, after: np.ndarray
) -> Iterator[tuple[Sites, Sites]]:
    """Yield of each mbarrier, and of the cluster's barrier, the arrivals of the threads
    ``before`` and the waits of those ``after``; of the cluster's, those between the two
    accesses, or after the only access."""

    def executed_by(sites: Sites, threads: np.ndarray) -> Sites:
        return [site for site in sites if (context.doers([site]) & threads).any()]

    for barrier in context.every_barrier:
        arrivals, waits = (
            executed_by([*barrier.arrivals], before),
            executed_by([*barrier.waits], after),
        )
        if arrivals and waits:
            yield arrivals, waits
    if context.other is None:
        last = context.after(context.did("barrier.cluster.arrive"), context.site)
        yield executed_by(last, before), []
    else:
        low, high = sorted((context.place(context.site), context.place(context.other)))
        met = [s for s in context.did("barrier.cluster") if low < context.place(s) < high]
        is_wait = [s for s in met if context.key(s) == "barrier.cluster.wait"]
        yield executed_by([s for s in met if s not in is_wait], before), executed_by(is_wait, after)


# -- arrivals and waits whose scope is the block, among threads of several


def narrow_scope(context: Context, before: np.ndarray) -> Diagnosis | None:
    """The scope of an mbarrier at which blocks of the threads ``before``, bool[places], arrive from
    outside, and which the threads that come too early wait for, or others of their block."""
    after = _whole_blocks(context, context.actors)
    for barrier in context.every_barrier:
        of_others = barrier.history.arrived.of_others
        came = np.array([(block + context.first, thread) for block, thread in of_others])
        waits = [site for site in barrier.waits if (context.doers([site]) & after).any()]
        if not waits or not len(came):
            continue
        remote = context.places(came)
        if not (remote & _whole_blocks(context, before)).any():
            continue
        arrivals = [
            site
            for site in context.did("mbarrier.arrive")
            if "shared::cluster" in context.instruction(site).opcode
            and (context.doers([site]) & remote).any()
        ]
        for cause, sites in (
            (Cause.ARRIVAL_SCOPE_TOO_NARROW, arrivals),
            (Cause.WAIT_SCOPE_TOO_NARROW, waits),
        ):
            narrow = [s for s in sites if "cluster" not in context.instruction(s).opcode.split(".")]
            if narrow:
                return diagnosis(cause, line=context.lines(narrow))
    return None


def released_in_narrow_scope(
    context: Context, before: np.ndarray | None = None
) -> Diagnosis | None:
    """The same for bytes that were not written before the arrival, by default after the reads of a
    copy or product: its scope is all that is wrong if the hazard is formal, and nothing of an
    error."""
    if context.finding.severity is not Severity.FORMAL or context.other is None:
        return None
    return narrow_scope(context, context.doers([context.other]) if before is None else before)


def _whole_blocks(context: Context, places: np.ndarray) -> np.ndarray:
    """bool[places]: all threads of the blocks that have any of these."""
    wave = context.state.wave
    return np.repeat(places.reshape(wave.blocks, wave.threads).any(axis=1), wave.threads)


# -- a phase that was asked for once


def tested_once(context: Context, threads: np.ndarray, goes_on: int) -> Diagnosis | None:
    """A test of a phase whose result these threads have not waited for; ``goes_on``: the site
    that they go on to."""
    for barrier in context.barriers:
        if explained := load_tested_once(context, barrier, threads, goes_on):
            return explained
    return None


def load_tested_once(
    context: Context, barrier: Barrier, threads: np.ndarray, goes_on: int
) -> Diagnosis | None:
    """The same where the phase is known to be of ``barrier``."""
    waits = np.zeros(len(threads), np.bool_)
    for waiter in barrier.waiters:
        waits[context.state.wave.thread_of[waiter.places]] = True
    asked = barrier.history.tests
    sites = np.where(asked.gave_up > 0, asked.gave_up, asked.unanswered * ~waits)
    return _tested(context, barrier, sites, threads, goes_on)


def gave_up(context: Context, barrier: Barrier, goes_on: int) -> Diagnosis | None:
    """The same where they have gone on to ask for the next phase of ``barrier``."""
    threads = context.in_block(context.actors)
    return _tested(context, barrier, barrier.history.tests.gave_up, threads, goes_on)


def _tested(
    context: Context, barrier: Barrier, sites: np.ndarray, threads: np.ndarray, goes_on: int
) -> Diagnosis | None:
    """``sites``: int[threads], the site of a test that failed, plus 1, or 0."""
    if not (sites[threads] > 0).any():
        return None
    test = int(sites[threads].max()) - 1
    line, then = context.line(test), context.line(goes_on)
    return diagnosis(
        Cause.PHASE_TESTED_ONCE,
        line=line,
        barrier=barrier.name,
        goes_on="" if line == then else then,
    )


# -- waits that say nothing of what others wrote


def let_go_at_once(context: Context, writers: np.ndarray, readers: np.ndarray) -> Diagnosis | None:
    """A fresh mbarrier at which the writers arrive, and no copy does, let the readers go on."""
    for barrier in context.barriers:
        sites = [] if barrier.load is not None else barrier.at_once(readers)
        if sites and (barrier.arrived & writers).any():
            return diagnosis(
                Cause.WAIT_RETURNED_AT_ONCE,
                wait=context.line(sites[0]),
                barrier=barrier.name,
                goes_on=context.line(context.site),
                memory=context.memory,
            )
    return None


def arrives_for_others(
    context: Context, writers: np.ndarray, readers: np.ndarray
) -> Diagnosis | None:
    """The readers wait for an arrival after the write, by other threads than the writers."""
    assert context.other is not None
    for barrier in context.barriers:
        later = [s for s in barrier.releases if context.place(s) > context.place(context.other)]
        waits = _waits_between(context, barrier, readers)
        by_writers = barrier.arrivals_of(writers)
        if later and waits and not by_writers:
            return diagnosis(
                Cause.ARRIVES_FOR_OTHERS,
                arriving=threads_named(barrier.arrived),
                barrier=barrier.name,
                arrivals=context.lines(later),
                others=threads_named(writers),
                memory=context.memory,
                write=context.line(context.other),
            )
    return None


def _waits_between(context: Context, barrier: Barrier, readers: np.ndarray) -> Sites:
    """The readers' waits before the read; all of them, if it is in the iteration after the
    write."""
    assert context.other is not None
    waits = barrier.waits_of(readers)
    is_later = context.after([context.other], context.site)
    return waits if is_later else context.before(waits, context.site)


def written_after_arrival(
    context: Context, writers: np.ndarray, readers: np.ndarray
) -> Diagnosis | None:
    """The writers arrive where the readers wait, but before they write; not for a load."""
    assert context.other is not None
    for barrier in (b for b in context.barriers if b.load is None):
        arrivals = barrier.arrivals_of(writers)
        waits = _waits_between(context, barrier, readers)
        if arrivals and waits and context.before(arrivals, context.other) == arrivals:
            return diagnosis(
                Cause.WRITTEN_AFTER_ARRIVAL,
                write=context.line(context.other),
                memory=context.memory,
                arrivals=context.lines(arrivals),
                waits=context.lines(context.before(barrier.waits_of(writers), context.other)),
                barrier=barrier.name,
            )
    return None


def not_awaited(context: Context, first: np.ndarray, then: np.ndarray) -> Diagnosis | None:
    """The threads of the earlier access arrive after it on an mbarrier for which nobody waits, or
    of all that arrive only others than the threads ``then`` of the later access."""
    assert context.other is not None
    for barrier in context.barriers:
        arrivals = context.after(barrier.arrivals_of(first), context.other)
        if not context.after([context.other], context.site):  # or in the next iteration
            arrivals = context.before(arrivals, context.site)
        meets = not (barrier.waited & ~barrier.arrived).any()
        absent = then & ~barrier.waited
        if arrivals and meets and absent.any() and barrier.load is None:
            return diagnosis(
                Cause.HANDOFF_NOT_AWAITED,
                line=context.line(context.site),
                other_line=context.line(context.other),
                memory=context.memory,
                barrier=barrier.name,
                arrivals=context.lines(arrivals),
                waits=context.lines([*barrier.waits]),
                waited=threads_named(barrier.waited) if barrier.waits else "",
                absent=threads_named(absent),
            )
    return None
