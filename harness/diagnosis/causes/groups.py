"""Bulk stores: groups that were not committed, not waited for, or by another thread."""

from __future__ import annotations

import numpy as np

from harness.diagnosis.cause import Cause, Diagnosis, diagnosis
from harness.diagnosis.causes.at_once import passed_at_once
from harness.diagnosis.scene import Scene, Sites
from harness.diagnosis.wording import Api
from harness.isa.text.tree import Immediate

_COMMIT, _WAIT = "cp.async.bulk.commit_group", "cp.async.bulk.wait_group"


def not_drained(scene: Scene) -> Diagnosis | None:
    return _Waited(scene, scene.site, None, "before the block ends").why()


def source_reused(scene: Scene) -> Diagnosis | None:
    """Bytes overwritten under a bulk store or a product that reads them."""
    if scene.other is None:
        return None
    write = scene.line(scene.site)
    if scene.key(scene.other).startswith("wgmma"):
        return _under_a_product(scene)
    if scene.key(scene.other).startswith(("cp.async.bulk.load", "cp.async.bulk.tensor.load")):
        return diagnosis(
            Cause.SOURCE_OF_LOAD_OVERWRITTEN,
            other_line=scene.line(scene.other),
            write=write,
            memory=scene.memory,
        )
    # Who stored what had not come yet is a round ahead of who overwrites it.
    stored = scene.in_block(scene.doers([scene.other]))
    if early := passed_at_once(scene, stored, scene.other, unfilled=False):
        return early
    return _Waited(
        scene, scene.other, scene.site, f"before {write} writes {scene.memory} again"
    ).why()


def store_not_complete(scene: Scene) -> Diagnosis | None:
    """An access to the destination of a bulk store before the store is complete."""
    assert scene.other is not None
    then = f"before {scene.line(scene.site)} touches what it writes"
    return _Waited(scene, scene.other, scene.site, then, reads=False).why()


class _Waited:
    """Why a bulk store is not waited for ``when`` it should be: by the commits and the waits of the
    threads that issued it. ``then``: the access that comes too early; None of the block's end.
    ``reads``: it is about what the store reads, and not what it writes."""

    def __init__(self, scene: Scene, store: int, then: int | None, when: str, reads: bool = True):
        self.scene, self.store, self.then, self.when, self.reads = scene, store, then, when, reads
        stored = scene.doers([store])
        if then is None and (stored & scene.who).any():
            stored = stored & scene.who
        self.at, self.issuers, self.issuer = (
            scene.line(store),
            scene.in_block(stored),
            scene.named(stored),
        )
        self.wanted = Api(f"cp_async_bulk_wait_group{'_read' if reads else ''}(0)")
        self.commits = _of(scene, scene.did(_COMMIT), self.issuers)
        self.waits = _of(scene, scene.did(_WAIT), self.issuers)
        self.waits_of_others = [w for w in scene.did(_WAIT) if w not in self.waits]

    def why(self) -> Diagnosis | None:
        """The first of these that is so; a later one may assume that no earlier one is."""
        too_early = self._at_the_end if self.then is None else self._by_the_next_access
        return (
            self._issued_by_many()
            or self._not_committed()
            or self._not_waited_for()
            or self._in_wrong_order()
            or self._not_committed_each_time()
            or too_early()
            or self._left_pending()
            or self._waited_for_reads_alone()
            or self._no_barrier_behind()
            or diagnosis(
                Cause.STORE_WAIT_NOT_COVERING,
                waits=self._lines(self.waits),
                store=self.at,
                when=self.when,
                wait_call=self.wanted,
                issuer=self.issuer,
            )
        )

    def _lines(self, sites: Sites) -> str:
        return self.scene.lines(sites)

    def _issued_by_many(self) -> Diagnosis | None:
        scene = self.scene
        by_one = [
            site
            for site in (*scene.did(_COMMIT), *scene.did(_WAIT))
            if np.count_nonzero(scene.in_block(scene.doers([site]))) == 1
        ]
        if by_one and (many := scene.many(self.store)):
            return diagnosis(
                Cause.STORE_ISSUED_BY_MANY,
                many=many,
                store=self.at,
                guard=scene.alone(by_one[0]),
                by_one=scene.lines(by_one),
            )
        return None

    def _not_committed(self) -> Diagnosis | None:
        if self.commits:
            return None
        commits = self.scene.did(_COMMIT)
        if commits and not self.scene.in_block(self.scene.doers(commits)).any():
            return diagnosis(
                Cause.STORE_NOT_COMMITTED_IN_EVERY_BLOCK,
                store=self.at,
                commits=self._lines(commits),
            )
        if commits:
            return diagnosis(
                Cause.STORE_COMMITTED_BY_OTHER_THREAD,
                commits=self._lines(commits),
                threads=self.scene.named(self.scene.doers(commits)),
                store=self.at,
                issuer=self.issuer,
            )
        return diagnosis(Cause.STORE_NEVER_COMMITTED, store=self.at)

    def _not_waited_for(self) -> Diagnosis | None:
        if self.waits:
            return None
        if self.waits_of_others:
            return self._waits_for_none_of_these(self.waits_of_others)
        return diagnosis(
            Cause.STORE_NEVER_AWAITED,
            store=self.at,
            when=self.when,
            wait_call=self.wanted,
            issuer=self.issuer,
        )

    def _in_wrong_order(self) -> Diagnosis | None:
        scene = self.scene
        if scene.before(self.commits, self.store) == self.commits:
            return diagnosis(
                Cause.COMMIT_BEFORE_STORE, commits=self._lines(self.commits), store=self.at
            )
        first_commit = min(self.commits, key=scene.place)
        if (
            self.then is None
            and scene.before(self.waits, first_commit) == self.waits
            and not any(_pending(scene, wait) for wait in self.waits)
        ):
            return diagnosis(
                Cause.STORE_WAIT_BEFORE_COMMIT,
                waits=self._lines(self.waits),
                commits=self._lines(self.commits),
                store=self.at,
                when=self.when,
            )
        return self._no_barrier_behind() if scene.finding.waited else None

    def _not_committed_each_time(self) -> Diagnosis | None:
        times = self.scene.state.deeds.times
        stored = self.scene.in_block(times(self.store))
        committed = self.scene.in_block(np.sum([times(c) for c in self.commits], axis=0))
        if not (stored > committed)[self.issuers].any():
            return None
        return diagnosis(
            Cause.STORE_NOT_COMMITTED_EACH_TIME,
            store=self.at,
            commits=self._lines(self.commits),
            committed=int(committed[self.issuers].max()),
            stored=int(stored[self.issuers].max()),
        )

    def _at_the_end(self) -> Diagnosis | None:
        scene, others = self.scene, self.waits_of_others
        behind = scene.after(self.waits, self.store)
        if not behind:
            return diagnosis(
                Cause.STORE_WAIT_BEFORE_STORE,
                store=self.at,
                when=self.when,
                waits=self._lines(self.waits),
                wait_call=self.wanted,
                issuer=self.issuer,
            )
        committed = scene.doers(self.commits)
        idle = [wait for wait in others if not (scene.doers([wait]) & committed).any()]
        if all(_pending(scene, wait) for wait in behind) and scene.after(idle, self.store):
            return self._waits_for_none_of_these(idle)
        return None

    def _by_the_next_access(self) -> Diagnosis | None:
        scene, then = self.scene, self.then
        assert then is not None
        behind = scene.after(self.waits, self.store)
        by_another = not (scene.who & scene.doers([self.store])).any()
        if by_another and (released := _let_go(scene, self.store, behind, self.issuers)):
            return released
        others = self.waits_of_others
        if scene.before(others, then) and not scene.before(self.waits, then):
            return self._waits_for_none_of_these(others)
        if scene.after(self.waits, then) != self.waits:
            return None
        if behind == self.waits:
            return diagnosis(
                Cause.STORE_WAIT_TOO_LATE,
                store=self.at,
                when=self.when,
                waits=self._lines(self.waits),
            )
        return diagnosis(
            Cause.STORE_WAIT_AFTER_OVERWRITE,
            waits=self._lines(self.waits),
            then=scene.line(then),
            memory=scene.memory,
        )

    def _left_pending(self) -> Diagnosis | None:
        scene = self.scene
        leaving = [wait for wait in self.waits if _pending(scene, wait)]
        last = scene.after(self.waits, self.store) or self.waits
        if not leaving or (self.then is None and not all(_pending(scene, wait) for wait in last)):
            return None
        if self.then is None:
            wait = leaving[-1]
        else:
            wait = max(leaving, key=lambda wait: _pending(scene, wait))
        count = _pending(scene, wait)
        groups = "one group" if count == 1 else f"{count} groups"
        return diagnosis(
            Cause.STORE_LEFT_PENDING,
            call=Api(f"{_called(scene, wait)}({count})"),
            count=count,
            wait=scene.line(wait),
            groups=groups,
            store=self.at,
            is_one=count == 1,
            when=self.when,
        )

    def _waited_for_reads_alone(self) -> Diagnosis | None:
        if self.reads or not all(_reads_alone(self.scene, wait) for wait in self.waits):
            return None
        return diagnosis(
            Cause.STORE_WAIT_FOR_READ_ONLY,
            waits=self._lines(self.waits),
            store=self.at,
            wait_call=self.wanted,
        )

    def _no_barrier_behind(self) -> Diagnosis | None:
        scene = self.scene
        issued = scene.doers([self.store])
        late = scene.who & ~issued
        if self.then is None or not (scene.finding.waited or scene.in_block(late).any()):
            return None
        return diagnosis(
            Cause.NO_BARRIER_AFTER_STORE_WAIT,
            issuer=self.issuer,
            is_one=scene.is_one(issued),
            store=self.at,
            waits=self._lines(self.waits),
            late=scene.named(late),
            is_one_late=scene.is_one(late),
            memory=scene.memory,
            then=scene.line(self.then),
        )

    def _waits_for_none_of_these(self, waits: Sites) -> Diagnosis | None:
        """Waits of threads that issued nothing of it."""
        return diagnosis(
            Cause.STORE_AWAITED_BY_OTHER_THREAD,
            waits=self._lines(waits),
            threads=self.scene.named(self.scene.doers(waits)),
            issuer=self.issuer,
            store=self.at,
        )


def _let_go(scene: Scene, store: int, waits: Sites, issuers: np.ndarray) -> Diagnosis | None:
    """An arrival of the thread that stored, by which it lets others write its source too early."""
    arrivals = [
        site
        for site in _of(scene, scene.did("mbarrier.arrive"), issuers)
        if not scene.key(site).endswith("expect_tx")
    ]
    early, arrivals = arrivals, scene.after(arrivals, store)
    if early and waits and not arrivals:
        return diagnosis(
            Cause.RELEASED_BEFORE_STORE,
            early=scene.lines(early),
            memory=scene.memory,
            store=scene.line(store),
            wait=scene.line(min(waits, key=scene.place)),
        )
    if not arrivals:
        return None
    arrival = min(arrivals, key=scene.place)
    between = scene.before(waits, arrival)
    if not between:
        return diagnosis(
            Cause.RELEASED_BEFORE_STORE_READ,
            arrival=scene.line(arrival),
            memory=scene.memory,
            store=scene.line(store),
        )
    count = _pending(scene, between[-1])
    if not count:
        return None
    groups = "one group" if count == 1 else f"{count} groups"
    return diagnosis(
        Cause.RELEASED_WITH_STORE_PENDING,
        call=Api(f"{_called(scene, between[-1])}({count})"),
        count=count,
        wait=scene.line(between[-1]),
        groups=groups,
        store=scene.line(store),
        arrival=scene.line(arrival),
        memory=scene.memory,
    )


def _under_a_product(scene: Scene) -> Diagnosis | None:
    """Bytes that a wgmma may still read."""
    assert scene.other is not None
    product, write = scene.line(scene.other), scene.line(scene.site)
    waits = scene.did("wgmma.wait_group")
    if not scene.did("wgmma.commit_group"):
        return diagnosis(Cause.PRODUCT_NEVER_COMMITTED, product=product)
    if not waits:
        return diagnosis(
            Cause.PRODUCT_NEVER_AWAITED, product=product, write=write, memory=scene.memory
        )
    leaving = [w for w in waits if _pending(scene, w)]
    if leaving and len(leaving) == len(waits):
        count = _pending(scene, leaving[0])
        return diagnosis(
            Cause.PRODUCT_LEFT_PENDING,
            call=Api(f"wgmma_wait_group({count})"),
            count=count,
            leaving=scene.lines(leaving),
            product=product,
            write=write,
            memory=scene.memory,
        )
    return diagnosis(
        Cause.RELEASED_BEFORE_PRODUCT_DONE,
        memory=scene.memory,
        product=product,
        waits=scene.lines(waits),
        write=write,
    )


def _of(scene: Scene, sites: Sites, issuers: np.ndarray) -> Sites:
    return [s for s in sites if (scene.in_block(scene.doers([s])) & issuers).any()]


def _pending(scene: Scene, wait: int) -> int:
    given = scene.instruction(wait).operands[0]
    return int(given.value) if isinstance(given, Immediate) else 0


def _called(scene: Scene, wait: int) -> str:
    return f"cp_async_bulk_wait_group{'_read' if _reads_alone(scene, wait) else ''}"


def _reads_alone(scene: Scene, wait: int) -> bool:
    return ".read" in scene.instruction(wait).opcode


def _cap(text: str) -> str:
    return text[:1].upper() + text[1:]
