"""Waits and arrivals that hand nothing over.

They are `.relaxed`, of too narrow a scope, tested once, or released at once.

Each function returns None if nothing of the kind was seen. Rules of several kinds of hazard use
them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import numpy as np

from harness.sanitizer.diagnosis.cause import Cause, Diagnosis, diagnosis
from harness.sanitizer.diagnosis.context import Barrier, Context, Sites
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
    threads = context.state.wave.threads
    blocks = {int(place) // threads for place in np.flatnonzero(before | after)}
    scope = "cta" if len(blocks) == 1 else "cluster"
    for arrivals, waits in _meetings(context, before, after):
        if _are_relaxed(context, arrivals):
            arrived = context.lines(arrivals)
            return diagnosis(Cause.RELAXED_ARRIVAL, arrivals=arrived, scope=scope, **slots)
        if relaxed := relaxed_wait(context, waits, scope, **slots):
            return relaxed
    return None


def relaxed_wait(
    context: Context, waits: Sites, scope: str = "cta", **unseen: str
) -> Diagnosis | None:
    if not _are_relaxed(context, waits):
        return None
    slots = {**NOTHING_UNSEEN, **unseen}
    return diagnosis(
        Cause.RELAXED_WAIT,
        waits=context.lines(waits),
        line=context.line(context.site),
        scope=scope,
        **slots,
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
        arrivals = executed_by([*barrier.arrivals], before)
        waits = executed_by([*barrier.waits], after)
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


def load_tested_once(
    context: Context, barrier: Barrier, threads: np.ndarray, goes_on: int
) -> Diagnosis | None:
    """A test of a phase of ``barrier`` whose result these threads have not waited for;
    ``goes_on``: the site that they go on to."""
    waits = np.zeros(len(threads), np.bool_)
    for waiter in barrier.waiters:
        waits[context.state.wave.thread_of[waiter.places]] = True
    asked = barrier.history.tests
    sites = np.where(asked.gave_up > 0, asked.gave_up, asked.unanswered * ~waits)
    return tested(context, barrier, sites, threads, goes_on)


def tested(
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
