"""Bulk stores and products that still read: groups that were not committed, not waited for, or by
another thread."""

from __future__ import annotations

import math

import numpy as np

from harness.sanitizer.diagnosis.cause import Api, Cause, Diagnosis, Facts, Lines, diagnosis
from harness.sanitizer.diagnosis.causes.handovers import passed_at_once
from harness.sanitizer.diagnosis.context import PLACES, Context, Sites
from harness.sanitizer.emulator import HazardKind

_COMMIT, _WAIT = "cp.async.bulk.commit_group", "cp.async.bulk.wait_group"
_LOADS = ("cp.async.bulk.load", "cp.async.bulk.tensor.load")


class Stored(Facts):
    """A bulk store that is not waited for when it should be. ``then``: the access that comes too
    early; None: the block's end. ``reads``: it is about the bytes that the store reads, and not
    those that it writes. ``commits`` and ``waits`` are those of the threads that issued it."""

    def __init__(self, context: Context, store: int, then: int | None, reads: bool = True):
        self.context, self.store, self.then, self.reads = context, store, then, reads
        stored = context.doers([store])
        if then is None and (stored & context.actors).any():
            stored = stored & context.actors
        self.at, self.memory = context.line(store), context.memory
        self.issuers, self.issuer = context.in_block(stored), context.named(stored)
        self.wait_call = Api(f"cp_async_bulk_wait_group{'_read' if reads else ''}(0)")
        self.commits = self.of_issuers(context.did(_COMMIT))
        self.waits = self.of_issuers(context.did(_WAIT))
        self.waits_of_others = [w for w in context.did(_WAIT) if w not in self.waits]
        line = "" if then is None else context.line(then)
        self.overwrites, self.touches = (line, "") if reads else ("", line)
        self.slots = {
            "store": self.at,
            "issuer": self.issuer,
            "waits": self.lines(self.waits),
            "wait_call": self.wait_call,
            "memory": self.memory,
            "overwrites": self.overwrites,
            "touches": self.touches,
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

    def lines(self, sites: Sites) -> Lines:
        return self.context.lines(sites)

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


def issued_by_many(stored: Stored) -> Diagnosis | None:
    """Several threads issue the store, though a single thread commits, or waits."""
    context = stored.context
    by_one = [
        site
        for site in (*context.did(_COMMIT), *context.did(_WAIT))
        if np.count_nonzero(context.in_block(context.doers([site]))) == 1
    ]
    many = context.many(stored.store)
    if not by_one or not many:
        return None
    return stored.diagnosis(
        Cause.STORE_ISSUED_BY_MANY,
        many=many,
        guard=context.alone(by_one[0]),
        by_one=context.line(by_one[0]),
    )


def never_committed(stored: Stored) -> Diagnosis | None:
    if stored.context.did(_COMMIT):
        return None
    return stored.diagnosis(Cause.STORE_NEVER_COMMITTED)


# -- who waits for it, and in which order


def awaited_by_others_alone(stored: Stored) -> Diagnosis | None:
    if stored.waits or not stored.waits_of_others:
        return None
    return _awaited_by_others(stored, stored.waits_of_others)


def never_awaited(stored: Stored) -> Diagnosis | None:
    if stored.waits:
        return None
    return stored.diagnosis(Cause.STORE_NEVER_AWAITED)


def commit_before_store(stored: Stored) -> Diagnosis | None:
    commits = stored.commits
    if not commits or stored.context.before(commits, stored.store) != commits:
        return None
    return stored.diagnosis(Cause.COMMIT_BEFORE_STORE, commits=stored.lines(commits))


def wait_before_commit(stored: Stored) -> Diagnosis | None:
    context, waits = stored.context, stored.waits
    if stored.then is not None or not stored.commits or not waits:
        return None
    first_commit = min(stored.commits, key=context.place)
    if context.before(waits, first_commit) != waits or any(context.groups_left(w) for w in waits):
        return None
    return stored.diagnosis(Cause.STORE_WAIT_BEFORE_COMMIT, commits=stored.lines(stored.commits))


def issuer_waits_and_others_do_not(stored: Stored) -> Diagnosis | None:
    """The issuer had waited when another thread overwrote the source."""
    return others_do_not_wait(stored) if stored.context.finding.waited else None


def not_committed_each_time(stored: Stored) -> Diagnosis | None:
    if not stored.commits:
        return None
    context = stored.context
    issued = context.times(stored.store)
    committed = np.sum([context.times(commit) for commit in stored.commits], axis=0)
    if not (issued > committed)[stored.issuers].any():
        return None
    return stored.diagnosis(
        Cause.STORE_NOT_COMMITTED_EACH_TIME,
        commits=stored.lines(stored.commits),
        committed=int(committed[stored.issuers].max()),
        stored=int(issued[stored.issuers].max()),
    )


# -- at the block's end


def wait_before_store(stored: Stored) -> Diagnosis | None:
    if stored.then is not None or not stored.waits or stored.waits_after_store:
        return None
    return stored.diagnosis(Cause.STORE_WAIT_BEFORE_STORE)


def last_wait_by_others(stored: Stored) -> Diagnosis | None:
    """The issuers leave groups pending, and threads that committed none wait for all of theirs."""
    context, after = stored.context, stored.waits_after_store
    if stored.then is not None or not all(context.groups_left(wait) for wait in after):
        return None
    committed = context.doers(stored.commits)
    idle = [w for w in stored.waits_of_others if not (context.doers([w]) & committed).any()]
    return _awaited_by_others(stored, idle) if context.after(idle, stored.store) else None


# -- before the next access


def released_before_store(stored: Stored) -> Diagnosis | None:
    context, releases, waits = stored.context, stored.releases, stored.waits_after_store
    if not releases or not waits or context.after(releases, stored.store):
        return None
    return stored.diagnosis(
        Cause.RELEASED_BEFORE_STORE,
        early=context.lines(releases),
        wait=context.line(min(waits, key=context.place)),
    )


def released_before_store_read(stored: Stored) -> Diagnosis | None:
    context, arrivals = stored.context, stored.context.after(stored.releases, stored.store)
    if not arrivals:
        return None
    arrival = min(arrivals, key=context.place)
    if context.before(stored.waits_after_store, arrival):
        return None
    return stored.diagnosis(Cause.RELEASED_BEFORE_STORE_READ, arrival=context.line(arrival))


def released_with_store_pending(stored: Stored) -> Diagnosis | None:
    context, arrivals = stored.context, stored.context.after(stored.releases, stored.store)
    if not arrivals:
        return None
    arrival = min(arrivals, key=context.place)
    between = context.before(stored.waits_after_store, arrival)
    count = context.groups_left(between[-1]) if between else 0
    if not count:
        return None
    return stored.diagnosis(
        Cause.RELEASED_WITH_STORE_PENDING,
        call=_call(context, between[-1]),
        count=count,
        is_one=count == 1,
        wait=context.line(between[-1]),
        arrival=context.line(arrival),
    )


def others_wait_first(stored: Stored) -> Diagnosis | None:
    """Before the next access, others wait, and the issuers do not."""
    context, then = stored.context, stored.then
    if then is None or context.before(stored.waits, then):
        return None
    others = stored.waits_of_others
    return _awaited_by_others(stored, others) if context.before(others, then) else None


def wait_too_late(stored: Stored) -> Diagnosis | None:
    """All waits come after the next access, in the text, and after the store."""
    then, waits = stored.then, stored.waits
    if then is None or not waits or stored.context.after(waits, then) != waits:
        return None
    if stored.waits_after_store != waits:
        return None
    return stored.diagnosis(Cause.STORE_WAIT_TOO_LATE)


def wait_after_overwrite(stored: Stored) -> Diagnosis | None:
    then, waits = stored.then, stored.waits
    if then is None or not waits or stored.context.after(waits, then) != waits:
        return None
    return stored.diagnosis(Cause.STORE_WAIT_AFTER_OVERWRITE, then=stored.context.line(then))


# -- what a wait covers


def reads_one_place(stored: Stored) -> Diagnosis | None:
    """The store reads the same bytes of an array each time, and threads write others, too."""
    context, access = stored.context, stored.context.state.access
    places = {
        address
        for (block, site), addresses in context.state.copies.stored_from.items()
        # In an unrolled loop each copy of the store reads one place.
        if block == context.block and context.place(site) == context.place(stored.store)
        for address in addresses
    }
    if len(places) != 1 or context.most_often(stored.store) < 2 or not stored.overwrites:
        return None
    base, size = context.block * access.shared_bytes, access.shared_shadow.granule_bytes
    (first,) = places
    array = access.extents["shared"].extent_at(first - base)
    if array is None or first - base != array.start or len(array.shape[0]) < 2:
        return None
    row_end = first + math.prod(array.shape[0][1:]) * array.shape[1]
    reused = [(granule & PLACES) * size for granule in context.finding.granules]
    others = access.shared_shadow.contents.written[row_end // size : (base + array.end) // size]
    if any(row_end <= byte < base + array.end for byte in reused) or not others.any():
        return None
    return stored.diagnosis(Cause.STORE_READS_ONE_PLACE, name=array.called)


def left_pending(stored: Stored) -> Diagnosis | None:
    context = stored.context
    leaving = [wait for wait in stored.waits if context.groups_left(wait)]
    last = stored.waits_after_store or stored.waits
    if not leaving or (stored.then is None and not all(context.groups_left(wait) for wait in last)):
        return None
    wait = leaving[-1]
    if stored.then is not None:
        wait = max(leaving, key=lambda wait: context.groups_left(wait))
    count = context.groups_left(wait)
    return stored.diagnosis(
        Cause.STORE_LEFT_PENDING,
        call=_call(context, wait),
        wait=context.line(wait),
        count=count,
        is_one=count == 1,
    )


def waited_for_reads_alone(stored: Stored) -> Diagnosis | None:
    if stored.reads or not stored.waits:
        return None
    if not all(_reads_alone(stored.context, wait) for wait in stored.waits):
        return None
    return stored.diagnosis(Cause.STORE_WAIT_FOR_READ_ONLY)


def others_do_not_wait(stored: Stored) -> Diagnosis | None:
    """Other threads than the issuer overwrite the source, without a barrier after its wait."""
    context = stored.context
    issued = context.doers([stored.store])
    late = context.actors & ~issued
    if stored.then is None or not (context.finding.waited or context.in_block(late).any()):
        return None
    return stored.diagnosis(
        Cause.NO_BARRIER_AFTER_STORE_WAIT,
        is_one=context.is_one(issued),
        late=context.named(late),
        is_one_late=context.is_one(late),
        then=context.line(stored.then),
    )


def not_covered(stored: Stored) -> Diagnosis | None:
    return stored.diagnosis(Cause.STORE_WAIT_NOT_COVERING)


def _awaited_by_others(stored: Stored, waits: Sites) -> Diagnosis:
    return stored.diagnosis(
        Cause.STORE_AWAITED_BY_OTHER_THREAD,
        waits=stored.lines(waits),
        threads=stored.context.named(stored.context.doers(waits)),
    )


STORE_NOT_AWAITED = (
    stored_before_load_arrived,
    issued_by_many,
    never_committed,
    awaited_by_others_alone,
    never_awaited,
    commit_before_store,
    wait_before_commit,
    issuer_waits_and_others_do_not,
    not_committed_each_time,
    wait_before_store,
    last_wait_by_others,
    released_before_store,
    released_before_store_read,
    released_with_store_pending,
    others_wait_first,
    wait_too_late,
    wait_after_overwrite,
    reads_one_place,
    left_pending,
    waited_for_reads_alone,
    others_do_not_wait,
    not_covered,
)


def _call(context: Context, wait: int) -> Api:
    read = "_read" if _reads_alone(context, wait) else ""
    return Api(f"cp_async_bulk_wait_group{read}({context.groups_left(wait)})")


def _reads_alone(context: Context, wait: int) -> bool:
    return ".read" in context.instruction(wait).opcode


# -- a load reads global memory


class Loaded:
    """A load whose source is overwritten."""

    def __init__(self, context: Context, load: int):
        self.context, self.load = context, context.line(load)

    @classmethod
    def from_context(cls, context: Context) -> Loaded | None:
        other = context.other
        if other is None or not context.key(other).startswith(_LOADS):
            return None
        return cls(context, other)


def source_of_load_overwritten(loaded: Loaded) -> Diagnosis | None:
    return diagnosis(
        Cause.SOURCE_OF_LOAD_OVERWRITTEN,
        other_line=loaded.load,
        write=loaded.context.line(loaded.context.site),
        memory=loaded.context.memory,
    )


LOAD_STILL_READS = (source_of_load_overwritten,)

# -- products


class Multiplied(Facts):
    """Bytes that a wgmma may still read, overwritten."""

    def __init__(self, context: Context, product: int):
        self.context, self.product = context, context.line(product)
        self.write, self.memory = context.line(context.site), context.memory
        self.waits = context.did("wgmma.wait_group")
        self.slots = {"product": self.product, "write": self.write, "memory": self.memory}

    @classmethod
    def from_context(cls, context: Context) -> Multiplied | None:
        other = context.other
        return cls(context, other) if other is not None and _is_product(context, other) else None


def _is_product(context: Context, site: int) -> bool:
    return context.key(site).startswith("wgmma")


def released_before_product_done(multiplied: Multiplied) -> Diagnosis | None:
    return multiplied.diagnosis(
        Cause.RELEASED_BEFORE_PRODUCT_DONE, waits=multiplied.context.lines(multiplied.waits)
    )


PRODUCT_STILL_READS = (released_before_product_done,)
