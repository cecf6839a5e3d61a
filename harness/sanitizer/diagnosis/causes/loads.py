"""Loads: bytes that are read before they have arrived, and bytes that are counted wrongly."""

from __future__ import annotations

import numpy as np

from harness.sanitizer.diagnosis.cause import Cause, Diagnosis, Facts, Named, diagnosis
from harness.sanitizer.diagnosis.causes.counts import completes_too_soon, in_two_lines
from harness.sanitizer.diagnosis.causes.handovers import LOADS, load_tested_once, relaxed_wait
from harness.sanitizer.diagnosis.context import Barrier, Context, threads_named
from harness.sanitizer.diagnosis.wording import ranges
from harness.sanitizer.emulator import Mismatch, passes_beyond_phases

# -- read too early


class EarlyRead(Facts):
    """A read of bytes that a load may still be writing."""

    def __init__(self, context: Context, copy: int):
        self.context, self.copy = context, context.line(copy)
        read, memory = context.line(context.site), context.memory
        self.slots = {"read": read, "copy": self.copy, "memory": memory}
        self.barrier = context.barrier_of_copy
        self.waits = [*self.barrier.waits] if self.barrier else []
        # The finding of a wgmma has a thread of each warpgroup: use all threads that execute it.
        is_product = context.key(context.site).startswith("wgmma")
        self.readers = context.in_block(
            context.doers([context.site]) if is_product else context.actors
        )
        self.waits_of_readers = self.barrier.waits_of(self.readers) if self.barrier else []


def nobody_waits(early: EarlyRead) -> Diagnosis | None:
    if early.waits or early.barrier is None:
        return None
    return early.diagnosis(Cause.LOAD_NEVER_AWAITED, barrier=early.barrier.name)


def readers_test_once(early: EarlyRead) -> Diagnosis | None:
    context, barrier = early.context, early.barrier
    if barrier is None:
        return None
    return load_tested_once(context, barrier, early.readers, context.site)


def completes_before_bytes(early: EarlyRead) -> Diagnosis | None:
    return before_expected(early.context, early.barrier) if early.barrier else None


def counts_too_few(early: EarlyRead) -> Diagnosis | None:
    return completes_too_soon(early.barrier) if early.barrier else None


def copy_waits_for_old_phase(early: EarlyRead) -> Diagnosis | None:
    """The load is that of a later iteration: its issuers did not wait until the stage was free."""
    context, barrier = early.context, early.barrier
    if barrier is None or context.other is None:
        return None
    issuers = context.in_block(context.doers([context.other])) & ~early.readers
    empty = [each.known for each in context.barriers if each.load is None]
    passed = passes_beyond_phases(context.state, empty, issuers)
    if passed is None:
        return None
    return diagnosis(
        Cause.WAIT_FOR_OLD_PHASE,
        line=context.line(passed[1]),
        is_copy=True,
        goes_on=early.copy,
        barrier=context.barrier(passed[0]).name,
    )


def others_wait(early: EarlyRead) -> Diagnosis | None:
    """Other threads wait for the load, and readers do not, nor meet them after that."""
    if early.barrier is None or not early.waits:
        return None
    context, waited = early.context, early.barrier.waited
    met = any(context.blocks_between(wait, context.site) for wait in early.waits_of_readers)
    if met or not (early.readers & ~waited).any():
        return None
    return early.diagnosis(
        Cause.LOAD_AWAITED_BY_SOME_THREADS,
        waited=threads_named(waited),
        waits=early.context.lines(early.waits),
        threads=threads_named(early.readers & ~waited),
    )


def wait_is_relaxed(early: EarlyRead) -> Diagnosis | None:
    return relaxed_wait(early.context, early.waits_of_readers, brought=early.copy)


def waits_for_another_iteration(early: EarlyRead) -> Diagnosis | None:
    if not early.waits:
        return None
    context, theirs = early.context, early.waits_of_readers or early.waits
    before_it = context.before(theirs, context.site)
    asked = [max(before_it, key=context.place)] if before_it else theirs
    once = context.other is not None and (context.times(context.other) <= 1).all()
    return early.diagnosis(
        Cause.READ_IN_UNAWAITED_ROUND,
        asked=context.lines(asked),
        late=once and not before_it,
        barrier=early.barrier.name if early.barrier else "",
    )


def completes_before_copies(early: EarlyRead) -> Diagnosis | None:
    """Threads that arrive beside their copies, at an mbarrier that counts either."""
    context = early.context
    if context.other is None or context.key(context.other) != "cp.async":
        return None
    return next(filter(None, (in_two_lines(context, b) for b in context.barriers)), None)


READ_OF_LOAD = (
    completes_before_copies,
    nobody_waits,
    readers_test_once,
    completes_before_bytes,
    counts_too_few,
    copy_waits_for_old_phase,
    others_wait,
    wait_is_relaxed,
    waits_for_another_iteration,
)


def before_expected(context: Context, barrier: Barrier) -> Diagnosis | None:
    """A phase that an arrival completed before its bytes were expected."""
    expect, arrives = barrier.history.expect_site, [*barrier.arrivals]
    if expect is None or not arrives or context.key(expect) != "mbarrier.expect_tx":
        return None
    early = context.before(arrives, expect)
    expects = any(context.key(site).endswith("expect_tx") for site in early)  # it is not too early
    if early == arrives and not expects:
        return diagnosis(
            Cause.ARRIVAL_BEFORE_EXPECT,
            early=context.lines(early),
            expect=context.line(expect),
            barrier=barrier.name,
        )
    return None


# -- bytes expected and bytes that come


class Bytes(Facts):
    """A phase with other bytes than were expected. ``expected`` and ``issued`` are those of the
    phase, ``expected_so_far`` and ``issued_so_far`` with the residue of the phases before, if the
    phase itself expects none."""

    def __init__(self, context: Context, barrier: Barrier, mismatch: Mismatch):
        self.context, self.barrier = context, barrier
        self.expects = context.key(context.site).endswith("expect_tx")
        self.expect, self.copy = context.line(context.site), context.other
        self.copies = "" if context.other is None else context.line(context.other)
        self.mismatch, self.expected, self.issued = mismatch, mismatch.expected, mismatch.issued
        self.expected_so_far, self.issued_so_far = self.expected, self.issued
        if not self.expected:
            self.expected_so_far = mismatch.expected_in_all
            self.issued_so_far = mismatch.issued_in_all
        self.bringing = sorted(mismatch.bringing, key=context.place)
        # The number of the mbarrier's block, where other blocks have mbarriers of the same name.
        cluster = context.state.wave.cluster_size > 1
        self.owner = str(context.block_number(barrier.block + context.first)) if cluster else ""
        self.slots = {
            "barrier": barrier.name,
            "expect": self.expect,
            "expected": self.expected,
            "issued": self.issued,
            "copy": self.copies,
        }

    @classmethod
    def from_context(cls, context: Context) -> Bytes | None:
        differing = [
            cls(context, barrier, barrier.history.mismatch)
            for barrier in context.every_barrier
            if barrier.history.mismatch and barrier.history.mismatch.site == context.site
        ]
        # A block that gets bytes too early hangs, and other blocks lack bytes only for that.
        return max(differing, key=lambda each: (each.mismatch.ahead, each.issued), default=None)


def expected_after_arrival(differ: Bytes) -> Diagnosis | None:
    return before_expected(differ.context, differ.barrier)


def never_expected(differ: Bytes) -> Diagnosis | None:
    if differ.expects:
        return None
    return differ.diagnosis(
        Cause.BYTES_NEVER_EXPECTED, line=differ.copies or differ.expect, block=differ.owner
    )


def expected_without_copy(differ: Bytes) -> Diagnosis | None:
    if differ.copy is not None and differ.issued:
        return None
    context = differ.context
    expecting = context.in_block(context.doers([context.site]), differ.barrier.block).sum()
    return differ.diagnosis(
        Cause.BYTES_WITHOUT_COPY,
        often=expecting if expecting > 1 else "",
        copies=bool(context.did(*LOADS)),
        unreached=context.lines(sorted(context.sites(*LOADS))),
    )


def multicast_misses_block(differ: Bytes) -> Diagnosis | None:
    """A multicast that some blocks of the cluster never execute, while others do, or that delivered
    nothing to this block's mbarrier."""
    context, wave, barrier = differ.context, differ.context.state.wave, differ.barrier
    cluster = np.arange(wave.cluster_size) + barrier.block // wave.cluster_size * wave.cluster_size
    live = wave.live.reshape(wave.blocks, wave.threads)[cluster].any(axis=1)

    def named(blocks: np.ndarray) -> Named:
        numbers = [context.block_number(int(block) + context.first) for block in blocks]
        return ranges(np.sort(numbers), "block")

    stages = [each for each in context.every_barrier if each.block == barrier.block]
    elsewhere = {
        site
        for stage in stages
        if stage is not barrier and stage.history.mismatch is not None
        for site in stage.history.mismatch.bringing
    }
    for site in context.did(*LOADS) if differ.issued < differ.expected else ():
        if "multicast" not in context.instruction(site).opcode or site in elsewhere:
            continue
        did = context.doers([site]).reshape(wave.blocks, wave.threads)[cluster].any(axis=1)
        left_out = np.setdiff1d(cluster[did], [*barrier.history.issuing_blocks])
        if len(left_out) and site not in differ.bringing:
            left_out = cluster[did]
        own = context.block_number(barrier.block + context.first)
        if did.any() and (silent := ~did & ~live).any():
            return differ.diagnosis(
                Cause.MULTICAST_NOT_ISSUED,
                blocks=named(cluster[silent]),
                copy=context.line(site),
                block=own,
            )
        if len(left_out):
            return differ.diagnosis(
                Cause.MULTICAST_LEAVES_BLOCK_OUT,
                issuers=named(left_out),
                copy=context.line(site),
                block=own,
            )
    return None


def issuers_go_too_soon(differ: Bytes) -> Diagnosis | None:
    """An mbarrier at which the issuers of the copies wait, and whose count is too small for
    them."""
    context = differ.context
    if not differ.mismatch.ahead and differ.expected_so_far != differ.issued_so_far:
        return None
    loads = context.doers(context.did(*LOADS))
    for barrier in context.every_barrier:
        waits = barrier.waits_of(context.in_block(loads, barrier.block))
        is_theirs = waits and barrier.load is None and not barrier.counts_several
        if is_theirs and (explained := completes_too_soon(barrier)):
            return explained
    return None


def of_another_iteration(differ: Bytes) -> Diagnosis | None:
    """In all, as many bytes come as are expected, though not in this iteration; or as many without
    those that another block sends a second time."""
    issued = differ.issued_so_far
    if differ.expected_so_far not in (issued, issued - differ.mismatch.ahead):
        return None
    return differ.diagnosis(Cause.COPY_BEFORE_EXPECT, block=differ.owner)


def differs(differ: Bytes) -> Diagnosis | None:
    context, mismatch = differ.context, differ.mismatch
    lines = context.lines(sorted({*mismatch.expecting, context.site}, key=context.place))
    # More than expected may be left over from phases before.
    in_all = differ.issued > differ.expected != mismatch.expected_in_all
    return differ.diagnosis(
        Cause.BYTES_EXPECTED_DIFFER,
        lines=lines,
        one_phase=bool(differ.expected) and not in_all,
        expected=mismatch.expected_in_all if in_all else differ.expected_so_far,
        issued=mismatch.issued_in_all if in_all else differ.issued_so_far,
        bringing=context.lines(differ.bringing) or differ.copies,
    )


BYTES_DIFFER = (
    expected_after_arrival,
    never_expected,
    multicast_misses_block,
    expected_without_copy,
    issuers_go_too_soon,
    of_another_iteration,
    differs,
)
