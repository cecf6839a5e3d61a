"""Bulk stores and products that still read: groups that were not committed, not waited for, or by
another thread."""

from __future__ import annotations

import numpy as np

from harness.sanitizer.diagnosis.cause import Api, Cause, Diagnosis, Facts, diagnosis
from harness.sanitizer.diagnosis.causes.blocks import BlockRace, flag_relaxed
from harness.sanitizer.diagnosis.causes.handovers import passed_at_once, released_in_narrow_scope
from harness.sanitizer.diagnosis.context import Context, Sites
from harness.sanitizer.emulator import HazardKind

_COMMIT, _WAIT = "cp.async.bulk.commit_group", "cp.async.bulk.wait_group"


class Stored(Facts):
    """A bulk store that is not waited for when it should be. ``then``: the access that comes too
    early; None: the block's end. ``reads``: it is about the bytes that the store reads, and not
    those that it writes. ``commits`` and ``waits`` are those of the threads that issued it."""

    def __init__(self, context: Context, store: int, then: int | None, reads: bool = True):
        self.context, self.store, self.then, self.reads = context, store, then, reads
        stored = context.doers([store])
        if then is None and (stored & context.actors).any():
            stored = stored & context.actors
        self.issuers = context.in_block(stored)
        self.commits = self.of_issuers(context.did(_COMMIT))
        self.waits = self.of_issuers(context.did(_WAIT))
        self.waits_of_others = [w for w in context.did(_WAIT) if w not in self.waits]
        line = "" if then is None else context.line(then)
        self.slots = {
            "store": context.line(store),
            "issuer": context.named(stored),
            "waits": context.lines(self.waits),
            "wait_call": Api(f"cp_async_bulk_wait_group{'_read' if reads else ''}(0)"),
            "memory": context.memory,
            "overwrites": line if reads else "",
            "touches": "" if reads else line,
        }

    @classmethod
    def from_context(cls, context: Context) -> Stored | None:
        kind, other = context.finding.kind, context.other
        if kind is HazardKind.STORE_NOT_DRAINED:
            return cls(context, context.site, None)
        row = None if other is None else context.row(other)
        if other is None or row is None or row.completion != "in a bulk group":
            return None
        if kind is HazardKind.SOURCE_REUSED:
            return cls(context, other, context.site)
        # The thread that reads a store's bytes may be of another block than the thread that stores.
        return cls(context.of_block_of(context.finding.others), other, context.site, reads=False)

    def of_issuers(self, sites: Sites) -> Sites:
        doers, in_block = self.context.doers, self.context.in_block
        return [s for s in sites if (in_block(doers([s])) & self.issuers).any()]

    @property
    def waits_after_store(self) -> Sites:
        return self.context.after(self.waits, self.store)

    @property
    def releases(self) -> Sites:
        """Return arrivals of the issuers, if others overwrite the bytes that the store reads."""
        context = self.context
        if self.then is None or (context.actors & context.doers([self.store])).any():
            return []
        arrivals = self.of_issuers(context.did("mbarrier.arrive"))
        return [s for s in arrivals if not context.key(s).endswith("expect_tx")]


# -- who issues and commits it


def stored_before_load_arrived(stored: Stored) -> Diagnosis | None:
    """The thread that stored before the load arrived is an iteration ahead of the thread that
    overwrites it."""
    if stored.then is None or not stored.reads:
        return None
    return passed_at_once(
        stored.context,
        stored.context.in_block(stored.context.doers([stored.store])),
        stored.store,
        False,
    )


def never_committed(stored: Stored) -> Diagnosis | None:
    if stored.commits:
        return None
    others = stored.context.lines(stored.context.did(_COMMIT))
    return stored.diagnosis(Cause.STORE_NEVER_COMMITTED, others=others)


# -- who waits for it, and in which order


def awaited_by_others_alone(stored: Stored) -> Diagnosis | None:
    if stored.waits or not stored.waits_of_others:
        return None
    return _awaited_by_others(stored, stored.waits_of_others)


def never_awaited(stored: Stored) -> Diagnosis | None:
    """No wait of the issuers; or, at the block's end, none after the store."""
    if stored.waits and (stored.then is not None or stored.waits_after_store):
        return None
    return stored.diagnosis(Cause.STORE_NEVER_AWAITED, earlier=stored.context.lines(stored.waits))


def issuer_waits_and_others_do_not(stored: Stored) -> Diagnosis | None:
    """The issuer had waited when another thread overwrote the source."""
    return others_do_not_wait(stored) if stored.context.finding.waited else None


def not_committed_in_time(stored: Stored) -> Diagnosis | None:
    """The commits come before the store, or after all waits for it at the block's end."""
    context, commits, waits = stored.context, stored.commits, stored.waits
    if not commits:
        return None
    too_early = context.before(commits, stored.store) == commits
    too_late = (
        stored.then is None
        and bool(waits)
        and context.before(waits, min(commits, key=context.place)) == waits
        and not any(map(context.groups_left, waits))
    )
    return _not_committed(stored) if too_early or too_late else None


def not_committed_each_time(stored: Stored) -> Diagnosis | None:
    if not stored.commits:
        return None
    context = stored.context
    issued = context.times(stored.store)
    committed = np.sum([context.times(commit) for commit in stored.commits], axis=0)
    if not (issued > committed)[stored.issuers].any():
        return None
    return _not_committed(stored)


def _not_committed(stored: Stored) -> Diagnosis:
    commits = stored.context.lines(stored.commits)
    return stored.diagnosis(Cause.STORE_NOT_COMMITTED_EACH_TIME, commits=commits)


# -- before the next access


def released_before_store_read(stored: Stored) -> Diagnosis | None:
    """The issuers arrive before they wait for the store, or before the store itself."""
    context, waits = stored.context, stored.waits_after_store
    arrivals = context.after(stored.releases, stored.store) or (stored.releases if waits else [])
    if not arrivals:
        return None
    arrival = min(arrivals, key=context.place)
    if waited := context.before(waits, arrival):
        return left_pending(stored) if context.groups_left(waited[-1]) else None
    return stored.diagnosis(Cause.RELEASED_BEFORE_STORE_READ, arrival=context.line(arrival))


def others_wait_first(stored: Stored) -> Diagnosis | None:
    """Before the next access, others wait, and the issuers do not."""
    context, then = stored.context, stored.then
    if then is None or context.before(stored.waits, then):
        return None
    others = stored.waits_of_others
    return _awaited_by_others(stored, others) if context.before(others, then) else None


def wait_too_late(stored: Stored) -> Diagnosis | None:
    """All waits come after the next access, in the text."""
    then, waits = stored.then, stored.waits
    if then is None or not waits or stored.context.after(waits, then) != waits:
        return None
    return stored.diagnosis(Cause.STORE_WAIT_TOO_LATE)


# -- what a wait covers


def left_pending(stored: Stored) -> Diagnosis | None:
    context = stored.context
    leaving = [wait for wait in stored.waits if context.groups_left(wait)]
    last = stored.waits_after_store or stored.waits
    if not leaving or (stored.then is None and not all(context.groups_left(wait) for wait in last)):
        return None
    if stored.then is None and (final := context.after(stored.waits_of_others, leaving[-1])):
        return _awaited_by_others(stored, final)
    wait = leaving[-1]
    if stored.then is not None:
        wait = max(leaving, key=lambda wait: context.groups_left(wait))
    count = context.groups_left(wait)
    return stored.diagnosis(
        Cause.STORE_LEFT_PENDING,
        call=_call(context, wait),
        wait=context.line(wait),
        count=count,
    )


def waited_for_reads_alone(stored: Stored) -> Diagnosis | None:
    if stored.reads or not stored.waits:
        return None
    if not all(_reads_alone(stored.context, wait) for wait in stored.waits):
        return None
    return stored.diagnosis(Cause.STORE_WAIT_FOR_READ_ONLY)


def others_do_not_wait(stored: Stored) -> Diagnosis | None:
    """Other threads than the issuer overwrite the source, without a barrier after its wait. (Where
    several threads issue stores, there may be one: a thread waits for its own stores only.)"""
    context, then = stored.context, stored.then
    issued = context.doers([stored.store])
    late = context.actors & ~issued
    if then is None or not (context.finding.waited or context.in_block(late).any()):
        return None
    met = any(context.blocks_between(wait, then) for wait in context.before(stored.waits, then))
    if met and not context.finding.waited and stored.issuers.sum() > 1:
        return None
    return stored.diagnosis(
        Cause.NO_BARRIER_AFTER_STORE_WAIT,
        late=context.named(late),
        then=context.line(then),
    )


def flag_does_not_order(stored: Stored) -> Diagnosis | None:
    """The issuer has waited, and the flag that tells another block so does not order that."""
    if stored.reads or stored.then is None or stored.context.finding.same_block:
        return None
    race = BlockRace(stored.context, stored.store)
    return flag_relaxed(race) if race.is_of_blocks else None


def not_covered(stored: Stored) -> Diagnosis | None:
    return stored.diagnosis(Cause.STORE_WAIT_NOT_COVERING)


def _awaited_by_others(stored: Stored, waits: Sites) -> Diagnosis:
    return stored.diagnosis(
        Cause.STORE_AWAITED_BY_OTHER_THREAD,
        waits=stored.context.lines(waits),
        threads=stored.context.named(stored.context.doers(waits)),
    )


STORE_NOT_AWAITED = (
    stored_before_load_arrived,
    never_committed,
    awaited_by_others_alone,
    never_awaited,
    not_committed_in_time,
    issuer_waits_and_others_do_not,
    not_committed_each_time,
    released_before_store_read,
    others_wait_first,
    wait_too_late,
    left_pending,
    waited_for_reads_alone,
    flag_does_not_order,
    others_do_not_wait,
    not_covered,
)


def _call(context: Context, wait: int) -> Api:
    read = "_read" if _reads_alone(context, wait) else ""
    return Api(f"cp_async_bulk_wait_group{read}({context.groups_left(wait)})")


def _reads_alone(context: Context, wait: int) -> bool:
    return ".read" in context.instruction(wait).opcode


# -- loads and products that read


def source_of_load_overwritten(context: Context) -> Diagnosis:
    assert context.other is not None
    return diagnosis(
        Cause.SOURCE_OF_LOAD_OVERWRITTEN,
        other_line=context.line(context.other),
        write=context.line(context.site),
        memory=context.memory,
    )


def write_before_product_done(context: Context) -> Diagnosis | None:
    """The warpgroup had waited for the wgmma, and nothing tells the writing threads of it."""
    assert context.other is not None
    waits = context.after(context.did("wgmma.wait_group"), context.other)
    if not context.finding.waited or not waits:
        return None
    tells = context.did("bar.sync", "bar.red", "bar.arrive", "mbarrier.arrive", "barrier.cluster")
    if context.before(context.after(tells, context.other), min(waits, key=context.place)):
        return None
    first, then = context.in_block(context.others), context.in_block(context.actors)
    return diagnosis(
        Cause.WRITE_BEFORE_READ_DONE,
        reads=context.line(context.other),
        writes=context.line(context.site),
        memory=context.memory,
        handed_over=any(b.arrivals_of(first) and b.waits_of(then) for b in context.barriers),
        is_async=True,
    )


def released_before_product_done(context: Context) -> Diagnosis:
    assert context.other is not None
    return diagnosis(
        Cause.RELEASED_BEFORE_PRODUCT_DONE,
        product=context.line(context.other),
        write=context.line(context.site),
        memory=context.memory,
        waits=context.lines(context.did("wgmma.wait_group")),
    )


LOAD_STILL_READS = (source_of_load_overwritten,)
PRODUCT_STILL_READS = (
    released_in_narrow_scope,
    write_before_product_done,
    released_before_product_done,
)
