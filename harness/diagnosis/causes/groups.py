"""Bulk stores and products that still read: groups that were not committed, not waited for, or by
another thread."""

from __future__ import annotations

import numpy as np

from harness.diagnosis.cause import Api, Cause, Diagnosis, diagnosis
from harness.diagnosis.causes.handovers import passed_at_once
from harness.diagnosis.scene import Scene, Sites
from harness.emulator import HazardKind
from harness.isa.text.tree import Immediate

_COMMIT, _WAIT = "cp.async.bulk.commit_group", "cp.async.bulk.wait_group"
_LOADS = ("cp.async.bulk.load", "cp.async.bulk.tensor.load")


class Stored:
    """A bulk store that is not waited for when it should be. ``then``: the access that comes too
    early; None: the block's end. ``reads``: it is about the bytes that the store reads, and not
    those that it writes. ``commits`` and ``waits`` are those of the threads that issued it."""

    def __init__(self, scene: Scene, store: int, then: int | None, reads: bool = True):
        self.scene, self.store, self.then, self.reads = scene, store, then, reads
        stored = scene.doers([store])
        if then is None and (stored & scene.who).any():
            stored = stored & scene.who
        self.at, self.memory = scene.line(store), scene.memory
        self.issuers, self.issuer = scene.in_block(stored), scene.named(stored)
        self.wait_call = Api(f"cp_async_bulk_wait_group{'_read' if reads else ''}(0)")
        self.commits = self.of_issuers(scene.did(_COMMIT))
        self.waits = self.of_issuers(scene.did(_WAIT))
        self.waits_of_others = [w for w in scene.did(_WAIT) if w not in self.waits]
        line = "" if then is None else scene.line(then)
        self.overwrites, self.touches = (line, "") if reads else ("", line)

    @classmethod
    def of(cls, scene: Scene) -> Stored | None:
        kind, other = scene.finding.kind, scene.other
        if kind is HazardKind.STORE_NOT_DRAINED:
            return cls(scene, scene.site, None)
        row = None if other is None else scene.row(other)
        if other is None or row is None or row.completion != "in a bulk group":
            return None
        if kind is HazardKind.SOURCE_REUSED:
            return cls(scene, other, scene.site)
        # Who reads what a store brings may be of another block than who stores.
        return cls(scene.of_block_of(scene.finding.others), other, scene.site, reads=False)

    def of_issuers(self, sites: Sites) -> Sites:
        doers, in_block = self.scene.doers, self.scene.in_block
        return [s for s in sites if (in_block(doers([s])) & self.issuers).any()]

    def lines(self, sites: Sites) -> str:
        return self.scene.lines(sites)

    @property
    def waits_after_store(self) -> Sites:
        return self.scene.after(self.waits, self.store)

    @property
    def releases(self) -> Sites:
        """Return arrivals of the issuers, if others overwrite the bytes that the store reads."""
        scene = self.scene
        if self.then is None or (scene.who & scene.doers([self.store])).any():
            return []
        arrivals = self.of_issuers(scene.did("mbarrier.arrive"))
        return [s for s in arrivals if not scene.key(s).endswith("expect_tx")]


# -- who issues and commits it


def stored_before_load_arrived(stored: Stored) -> Diagnosis | None:
    """The thread that stored before the load arrived is an iteration ahead of the thread that
    overwrites it."""
    if stored.then is None or not stored.reads:
        return None
    return passed_at_once(
        stored.scene, stored.scene.in_block(stored.scene.doers([stored.store])), stored.store, False
    )


def issued_by_many(stored: Stored) -> Diagnosis | None:
    """Several threads issue the store, though a single thread commits, or waits."""
    scene = stored.scene
    by_one = [
        site
        for site in (*scene.did(_COMMIT), *scene.did(_WAIT))
        if np.count_nonzero(scene.in_block(scene.doers([site]))) == 1
    ]
    many = scene.many(stored.store)
    if not by_one or not many:
        return None
    return diagnosis(
        Cause.STORE_ISSUED_BY_MANY,
        many=many,
        store=stored.at,
        guard=scene.alone(by_one[0]),
        by_one=scene.lines(by_one),
    )


def never_committed(stored: Stored) -> Diagnosis | None:
    if stored.scene.did(_COMMIT):
        return None
    return diagnosis(Cause.STORE_NEVER_COMMITTED, store=stored.at)


def not_committed_in_every_block(stored: Stored) -> Diagnosis | None:
    scene = stored.scene
    commits = scene.did(_COMMIT)
    if not commits or scene.in_block(scene.doers(commits)).any():
        return None
    return diagnosis(
        Cause.STORE_NOT_COMMITTED_IN_EVERY_BLOCK, store=stored.at, commits=scene.lines(commits)
    )


def committed_by_other_thread(stored: Stored) -> Diagnosis | None:
    scene = stored.scene
    commits = scene.did(_COMMIT)
    if not commits or stored.commits:
        return None
    return diagnosis(
        Cause.STORE_COMMITTED_BY_OTHER_THREAD,
        commits=scene.lines(commits),
        threads=scene.named(scene.doers(commits)),
        store=stored.at,
        issuer=stored.issuer,
    )


# -- who waits for it, and in which order


def awaited_by_others_alone(stored: Stored) -> Diagnosis | None:
    if stored.waits or not stored.waits_of_others:
        return None
    return _awaited_by_others(stored, stored.waits_of_others)


def never_awaited(stored: Stored) -> Diagnosis | None:
    if stored.waits:
        return None
    return diagnosis(
        Cause.STORE_NEVER_AWAITED,
        store=stored.at,
        overwrites=stored.overwrites,
        touches=stored.touches,
        memory=stored.memory,
        wait_call=stored.wait_call,
        issuer=stored.issuer,
    )


def commit_before_store(stored: Stored) -> Diagnosis | None:
    commits = stored.commits
    if not commits or stored.scene.before(commits, stored.store) != commits:
        return None
    return diagnosis(Cause.COMMIT_BEFORE_STORE, commits=stored.lines(commits), store=stored.at)


def wait_before_commit(stored: Stored) -> Diagnosis | None:
    scene, waits = stored.scene, stored.waits
    if stored.then is not None or not stored.commits or not waits:
        return None
    first_commit = min(stored.commits, key=scene.place)
    if scene.before(waits, first_commit) != waits or any(_pending(scene, w) for w in waits):
        return None
    return diagnosis(
        Cause.STORE_WAIT_BEFORE_COMMIT,
        waits=stored.lines(waits),
        commits=stored.lines(stored.commits),
        store=stored.at,
        overwrites=stored.overwrites,
        touches=stored.touches,
        memory=stored.memory,
    )


def issuer_waits_and_others_do_not(stored: Stored) -> Diagnosis | None:
    """The issuer had waited when another thread overwrote the source."""
    return others_do_not_wait(stored) if stored.scene.finding.waited else None


def not_committed_each_time(stored: Stored) -> Diagnosis | None:
    if not stored.commits:
        return None
    scene = stored.scene
    issued = scene.times(stored.store)
    committed = np.sum([scene.times(commit) for commit in stored.commits], axis=0)
    if not (issued > committed)[stored.issuers].any():
        return None
    return diagnosis(
        Cause.STORE_NOT_COMMITTED_EACH_TIME,
        store=stored.at,
        commits=stored.lines(stored.commits),
        committed=int(committed[stored.issuers].max()),
        stored=int(issued[stored.issuers].max()),
    )


# -- at the block's end


def wait_before_store(stored: Stored) -> Diagnosis | None:
    if stored.then is not None or not stored.waits or stored.waits_after_store:
        return None
    return diagnosis(
        Cause.STORE_WAIT_BEFORE_STORE,
        store=stored.at,
        overwrites=stored.overwrites,
        touches=stored.touches,
        memory=stored.memory,
        waits=stored.lines(stored.waits),
        wait_call=stored.wait_call,
        issuer=stored.issuer,
    )


def last_wait_by_others(stored: Stored) -> Diagnosis | None:
    """The issuers leave groups pending, and threads that committed none wait for all of theirs."""
    scene, after = stored.scene, stored.waits_after_store
    if stored.then is not None or not all(_pending(scene, wait) for wait in after):
        return None
    committed = scene.doers(stored.commits)
    idle = [w for w in stored.waits_of_others if not (scene.doers([w]) & committed).any()]
    return _awaited_by_others(stored, idle) if scene.after(idle, stored.store) else None


# -- before the next access


def released_before_store(stored: Stored) -> Diagnosis | None:
    scene, releases, waits = stored.scene, stored.releases, stored.waits_after_store
    if not releases or not waits or scene.after(releases, stored.store):
        return None
    return diagnosis(
        Cause.RELEASED_BEFORE_STORE,
        early=scene.lines(releases),
        memory=stored.memory,
        store=stored.at,
        wait=scene.line(min(waits, key=scene.place)),
    )


def released_before_store_read(stored: Stored) -> Diagnosis | None:
    scene, arrivals = stored.scene, stored.scene.after(stored.releases, stored.store)
    if not arrivals:
        return None
    arrival = min(arrivals, key=scene.place)
    if scene.before(stored.waits_after_store, arrival):
        return None
    return diagnosis(
        Cause.RELEASED_BEFORE_STORE_READ,
        arrival=scene.line(arrival),
        memory=stored.memory,
        store=stored.at,
    )


def released_with_store_pending(stored: Stored) -> Diagnosis | None:
    scene, arrivals = stored.scene, stored.scene.after(stored.releases, stored.store)
    if not arrivals:
        return None
    arrival = min(arrivals, key=scene.place)
    between = scene.before(stored.waits_after_store, arrival)
    count = _pending(scene, between[-1]) if between else 0
    if not count:
        return None
    return diagnosis(
        Cause.RELEASED_WITH_STORE_PENDING,
        call=_call(scene, between[-1]),
        count=count,
        is_one=count == 1,
        wait=scene.line(between[-1]),
        store=stored.at,
        arrival=scene.line(arrival),
        memory=stored.memory,
    )


def others_wait_first(stored: Stored) -> Diagnosis | None:
    """Before the next access, others wait, and the issuers do not."""
    scene, then = stored.scene, stored.then
    if then is None or scene.before(stored.waits, then):
        return None
    others = stored.waits_of_others
    return _awaited_by_others(stored, others) if scene.before(others, then) else None


def wait_too_late(stored: Stored) -> Diagnosis | None:
    """All waits come after the next access, in the text, and after the store."""
    then, waits = stored.then, stored.waits
    if then is None or not waits or stored.scene.after(waits, then) != waits:
        return None
    if stored.waits_after_store != waits:
        return None
    return diagnosis(
        Cause.STORE_WAIT_TOO_LATE,
        store=stored.at,
        overwrites=stored.overwrites,
        touches=stored.touches,
        memory=stored.memory,
        waits=stored.lines(waits),
    )


def wait_after_overwrite(stored: Stored) -> Diagnosis | None:
    then, waits = stored.then, stored.waits
    if then is None or not waits or stored.scene.after(waits, then) != waits:
        return None
    return diagnosis(
        Cause.STORE_WAIT_AFTER_OVERWRITE,
        waits=stored.lines(waits),
        then=stored.scene.line(then),
        memory=stored.memory,
    )


# -- what a wait covers


def left_pending(stored: Stored) -> Diagnosis | None:
    scene = stored.scene
    leaving = [wait for wait in stored.waits if _pending(scene, wait)]
    last = stored.waits_after_store or stored.waits
    if not leaving or (stored.then is None and not all(_pending(scene, wait) for wait in last)):
        return None
    wait = leaving[-1]
    if stored.then is not None:
        wait = max(leaving, key=lambda wait: _pending(scene, wait))
    count = _pending(scene, wait)
    return diagnosis(
        Cause.STORE_LEFT_PENDING,
        call=_call(scene, wait),
        wait=scene.line(wait),
        count=count,
        is_one=count == 1,
        store=stored.at,
        overwrites=stored.overwrites,
        touches=stored.touches,
        memory=stored.memory,
    )


def waited_for_reads_alone(stored: Stored) -> Diagnosis | None:
    if stored.reads or not stored.waits:
        return None
    if not all(_reads_alone(stored.scene, wait) for wait in stored.waits):
        return None
    return diagnosis(
        Cause.STORE_WAIT_FOR_READ_ONLY,
        waits=stored.lines(stored.waits),
        store=stored.at,
        wait_call=stored.wait_call,
    )


def others_do_not_wait(stored: Stored) -> Diagnosis | None:
    """Other threads than the issuer overwrite the source, without a barrier after its wait."""
    scene = stored.scene
    issued = scene.doers([stored.store])
    late = scene.who & ~issued
    if stored.then is None or not (scene.finding.waited or scene.in_block(late).any()):
        return None
    return diagnosis(
        Cause.NO_BARRIER_AFTER_STORE_WAIT,
        issuer=stored.issuer,
        is_one=scene.is_one(issued),
        store=stored.at,
        waits=stored.lines(stored.waits),
        late=scene.named(late),
        is_one_late=scene.is_one(late),
        memory=stored.memory,
        then=scene.line(stored.then),
    )


def not_covered(stored: Stored) -> Diagnosis | None:
    return diagnosis(
        Cause.STORE_WAIT_NOT_COVERING,
        waits=stored.lines(stored.waits),
        store=stored.at,
        overwrites=stored.overwrites,
        touches=stored.touches,
        memory=stored.memory,
        wait_call=stored.wait_call,
        issuer=stored.issuer,
    )


def _awaited_by_others(stored: Stored, waits: Sites) -> Diagnosis:
    return diagnosis(
        Cause.STORE_AWAITED_BY_OTHER_THREAD,
        waits=stored.lines(waits),
        threads=stored.scene.named(stored.scene.doers(waits)),
        issuer=stored.issuer,
        store=stored.at,
    )


STORE_NOT_AWAITED = (
    stored_before_load_arrived,
    issued_by_many,
    never_committed,
    not_committed_in_every_block,
    committed_by_other_thread,
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
    left_pending,
    waited_for_reads_alone,
    others_do_not_wait,
    not_covered,
)


def _pending(scene: Scene, wait: int) -> int:
    given = scene.instruction(wait).operands[0]
    return int(given.value) if isinstance(given, Immediate) else 0


def _call(scene: Scene, wait: int) -> Api:
    read = "_read" if _reads_alone(scene, wait) else ""
    return Api(f"cp_async_bulk_wait_group{read}({_pending(scene, wait)})")


def _reads_alone(scene: Scene, wait: int) -> bool:
    return ".read" in scene.instruction(wait).opcode


# -- a load reads global memory


class Loaded:
    """A load whose source is overwritten."""

    def __init__(self, scene: Scene, load: int):
        self.scene, self.load = scene, scene.line(load)

    @classmethod
    def of(cls, scene: Scene) -> Loaded | None:
        other = scene.other
        if other is None or not scene.key(other).startswith(_LOADS):
            return None
        return cls(scene, other)


def source_of_load_overwritten(loaded: Loaded) -> Diagnosis | None:
    return diagnosis(
        Cause.SOURCE_OF_LOAD_OVERWRITTEN,
        other_line=loaded.load,
        write=loaded.scene.line(loaded.scene.site),
        memory=loaded.scene.memory,
    )


LOAD_STILL_READS = (source_of_load_overwritten,)

# -- products


class Multiplied:
    """Bytes that a wgmma may still read, overwritten."""

    def __init__(self, scene: Scene, product: int):
        self.scene, self.product = scene, scene.line(product)
        self.write, self.memory = scene.line(scene.site), scene.memory
        self.waits = scene.did("wgmma.wait_group")

    @classmethod
    def of(cls, scene: Scene) -> Multiplied | None:
        other = scene.other
        return cls(scene, other) if other is not None and _is_product(scene, other) else None


def _is_product(scene: Scene, site: int) -> bool:
    return scene.key(site).startswith("wgmma")


def product_never_committed(multiplied: Multiplied) -> Diagnosis | None:
    if multiplied.scene.did("wgmma.commit_group"):
        return None
    return diagnosis(Cause.PRODUCT_NEVER_COMMITTED, product=multiplied.product)


def product_never_awaited(multiplied: Multiplied) -> Diagnosis | None:
    if multiplied.waits:
        return None
    return diagnosis(
        Cause.PRODUCT_NEVER_AWAITED,
        product=multiplied.product,
        write=multiplied.write,
        memory=multiplied.memory,
    )


def product_left_pending(multiplied: Multiplied) -> Diagnosis | None:
    scene, waits = multiplied.scene, multiplied.waits
    leaving = [w for w in waits if _pending(scene, w)]
    if not leaving or leaving != waits:
        return None
    count = _pending(scene, leaving[0])
    return diagnosis(
        Cause.PRODUCT_LEFT_PENDING,
        call=Api(f"wgmma_wait_group({count})"),
        count=count,
        is_one=count == 1,
        leaving=scene.lines(leaving),
        product=multiplied.product,
        write=multiplied.write,
        memory=multiplied.memory,
    )


def released_before_product_done(multiplied: Multiplied) -> Diagnosis | None:
    return diagnosis(
        Cause.RELEASED_BEFORE_PRODUCT_DONE,
        memory=multiplied.memory,
        product=multiplied.product,
        waits=multiplied.scene.lines(multiplied.waits),
        write=multiplied.write,
    )


PRODUCT_STILL_READS = (
    product_never_committed,
    product_never_awaited,
    product_left_pending,
    released_before_product_done,
)
