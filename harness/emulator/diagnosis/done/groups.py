"""Bulk stores: groups that were not committed, not waited for, or by another thread."""

from __future__ import annotations

import numpy as np

from harness.emulator.diagnosis.done.at_once import passed_at_once
from harness.emulator.diagnosis.done.scene import Scene, Sites
from harness.isa.text.tree import Immediate

_COMMIT, _WAIT = "cp.async.bulk.commit_group", "cp.async.bulk.wait_group"


def not_drained(scene: Scene) -> str:
    return _Waited(scene, scene.site, None, "before the block ends").why()


def source_reused(scene: Scene) -> str:
    """Bytes overwritten under a bulk store or a product that reads them."""
    if scene.other is None:
        return ""
    write = scene.line(scene.site)
    if scene.key(scene.other).startswith("wgmma"):
        return _under_a_product(scene)
    if scene.key(scene.other).startswith(("cp.async.bulk.load", "cp.async.bulk.tensor.load")):
        return (
            f"Nobody waits for the copy of {scene.line(scene.other)} before {write} overwrites "
            f"{scene.memory}, which it reads."
        )
    # Who stored what had not come yet is a round ahead of who overwrites it.
    stored = scene.in_block(scene.doers([scene.other]))
    if early := passed_at_once(scene, stored, scene.other, unfilled=False):
        return early
    return _Waited(
        scene, scene.other, scene.site, f"before {write} writes {scene.memory} again"
    ).why()


def store_not_complete(scene: Scene) -> str:
    """What a bulk store writes to global memory, touched before it is complete."""
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
        self.wanted = f"cp_async_bulk_wait_group{'_read' if reads else ''}(0)"
        self.commits = _of(scene, scene.did(_COMMIT), self.issuers)
        self.waits = _of(scene, scene.did(_WAIT), self.issuers)
        self.waits_of_others = [w for w in scene.did(_WAIT) if w not in self.waits]

    def why(self) -> str:
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
            or f"The wait of {self._lines(self.waits)} does not cover the store of {self.at} "
            f"{self.when}: `{self.wanted}` is missing there, in {self.issuer}."
        )

    def _lines(self, sites: Sites) -> str:
        return self.scene.lines(sites)

    def _issued_by_many(self) -> str:
        scene = self.scene
        by_one = [
            site
            for site in (*scene.did(_COMMIT), *scene.did(_WAIT))
            if np.count_nonzero(scene.in_block(scene.doers([site]))) == 1
        ]
        if by_one and (many := scene.many(self.store)):
            return (
                f"{_cap(many)} all executed {self.at}, a copy that one thread is to issue: "
                f"{scene.alone(by_one[0])} (as {scene.lines(by_one)} is)."
            )
        return ""

    def _not_committed(self) -> str:
        if self.commits:
            return ""
        commits = self.scene.did(_COMMIT)
        if commits and not self.scene.in_block(self.scene.doers(commits)).any():
            return (
                f"The store of {self.at} is not committed in every block: the commit of "
                f"{self._lines(commits)} stands in a branch that this one does not take."
            )
        if commits:
            return (
                f"The commit of {self._lines(commits)} is executed by "
                f"{self.scene.named(self.scene.doers(commits))}, and the store of {self.at} is "
                f"{self.issuer}'s: only the thread that issued it can commit it."
            )
        return (
            f"The store of {self.at} is never committed: `cp_async_bulk_commit_group()` is missing "
            "behind it, and a wait waits only for committed groups."
        )

    def _not_waited_for(self) -> str:
        if self.waits:
            return ""
        if self.waits_of_others:
            return self._waits_for_none_of_these(self.waits_of_others)
        return (
            f"Nobody waits for the store of {self.at} {self.when}: `{self.wanted}` is missing in "
            f"{self.issuer}."
        )

    def _in_wrong_order(self) -> str:
        scene = self.scene
        if scene.before(self.commits, self.store) == self.commits:
            return (
                f"The commit of {self._lines(self.commits)} comes before the store of {self.at}, "
                "which is in no group: the commit must follow it."
            )
        first_commit = min(self.commits, key=scene.place)
        if (
            self.then is None
            and scene.before(self.waits, first_commit) == self.waits
            and not any(_pending(scene, wait) for wait in self.waits)
        ):
            return (
                f"The wait of {self._lines(self.waits)} comes before the commit of "
                f"{self._lines(self.commits)}: it does not wait for that group, so nobody waits "
                f"for the store of {self.at} {self.when}."
            )
        return self._no_barrier_behind() if scene.finding.waited else ""

    def _not_committed_each_time(self) -> str:
        times = self.scene.state.deeds.times
        stored = self.scene.in_block(times(self.store))
        committed = self.scene.in_block(np.sum([times(c) for c in self.commits], axis=0))
        if not (stored > committed)[self.issuers].any():
            return ""
        return (
            f"The store of {self.at} is not committed each time: {self._lines(self.commits)} "
            f"commits {int(committed[self.issuers].max())} of {int(stored[self.issuers].max())} "
            "times, and a wait waits only for what has been committed when it comes."
        )

    def _at_the_end(self) -> str:
        scene, others = self.scene, self.waits_of_others
        behind = scene.after(self.waits, self.store)
        if not behind:
            return (
                f"Nobody waits for the store of {self.at} {self.when}: the wait of "
                f"{self._lines(self.waits)} comes before it, and `{self.wanted}` is missing behind "
                f"it, in {self.issuer}."
            )
        committed = scene.doers(self.commits)
        idle = [wait for wait in others if not (scene.doers([wait]) & committed).any()]
        if all(_pending(scene, wait) for wait in behind) and scene.after(idle, self.store):
            return self._waits_for_none_of_these(idle)
        return ""

    def _by_the_next_access(self) -> str:
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
            return ""
        if behind == self.waits:
            return (
                f"Nobody waits for the store of {self.at} {self.when}: the wait of "
                f"{self._lines(self.waits)} comes only after that."
            )
        return (
            f"The wait of {self._lines(self.waits)} comes after {scene.line(then)}, which "
            f"overwrites {scene.memory}: it must stand before it."
        )

    def _left_pending(self) -> str:
        scene = self.scene
        leaving = [wait for wait in self.waits if _pending(scene, wait)]
        last = scene.after(self.waits, self.store) or self.waits
        if not leaving or (self.then is None and not all(_pending(scene, wait) for wait in last)):
            return ""
        if self.then is None:
            wait = leaving[-1]
        else:
            wait = max(leaving, key=lambda wait: _pending(scene, wait))
        count = _pending(scene, wait)
        groups = "one group" if count == 1 else f"{count} groups"
        return (
            f"The `{_called(scene, wait)}({count})` of {scene.line(wait)} leaves {groups} pending, "
            f"and the store of {self.at} is in {'it' if count == 1 else 'one of them'}: nobody "
            f"waits for it {self.when}."
        )

    def _waited_for_reads_alone(self) -> str:
        if self.reads or not all(_reads_alone(self.scene, wait) for wait in self.waits):
            return ""
        return (
            f"The wait of {self._lines(self.waits)} is `cp_async_bulk_wait_group_read`, which "
            f"frees the source of the store of {self.at}: for what it writes it takes "
            f"`{self.wanted}`."
        )

    def _no_barrier_behind(self) -> str:
        scene = self.scene
        issued = scene.doers([self.store])
        late = scene.who & ~issued
        if self.then is None or not (scene.finding.waited or scene.in_block(late).any()):
            return ""
        return (
            f"{_cap(self.issuer)} {scene.verb(issued, 'wait')} for the store of {self.at} "
            f"({self._lines(self.waits)}), and {scene.named(late)} {scene.verb(late, 'write')} "
            f"{scene.memory} at {scene.line(self.then)} without waiting for {self.issuer}: a "
            "barrier is missing behind the wait."
        )

    def _waits_for_none_of_these(self, waits: Sites) -> str:
        """Waits of threads that issued nothing of it."""
        return (
            f"The wait of {self._lines(waits)} is executed by "
            f"{self.scene.named(self.scene.doers(waits))}, and the groups are {self.issuer}'s, "
            f"which issued the store of {self.at}: a thread waits only for its own."
        )


def _let_go(scene: Scene, store: int, waits: Sites, issuers: np.ndarray) -> str:
    """An arrival of the thread that stored, by which it lets others write its source too early."""
    arrivals = [
        site
        for site in _of(scene, scene.did("mbarrier.arrive"), issuers)
        if not scene.key(site).endswith("expect_tx")
    ]
    early, arrivals = arrivals, scene.after(arrivals, store)
    if early and waits and not arrivals:
        return (
            f"The arrival of {scene.lines(early)} lets {scene.memory} go before {scene.line(store)}"
            f" has stored it: it must come behind the wait of "
            f"{scene.line(min(waits, key=scene.place))}, which sees that store through."
        )
    if not arrivals:
        return ""
    arrival = min(arrivals, key=scene.place)
    between = scene.before(waits, arrival)
    if not between:
        return (
            f"The arrival of {scene.line(arrival)} lets {scene.memory} go before the store of "
            f"{scene.line(store)} has been waited for: `cp_async_bulk_wait_group_read` must come "
            "before it."
        )
    count = _pending(scene, between[-1])
    if not count:
        return ""
    groups = "one group" if count == 1 else f"{count} groups"
    return (
        f"The `{_called(scene, between[-1])}({count})` of {scene.line(between[-1])} leaves "
        f"{groups} "
        f"pending, and the store of {scene.line(store)} is in it when the arrival of "
        f"{scene.line(arrival)} lets its part of {scene.memory} go."
    )


def _under_a_product(scene: Scene) -> str:
    """Bytes that a wgmma may still read."""
    assert scene.other is not None
    product, write = scene.line(scene.other), scene.line(scene.site)
    waits = scene.did("wgmma.wait_group")
    if not scene.did("wgmma.commit_group"):
        return f"The wgmma of {product} is never committed: `wgmma_commit_group()` is missing."
    if not waits:
        return (
            f"Nobody waits for the wgmma of {product} before {write} overwrites {scene.memory}, "
            "which it reads: `wgmma_wait_group(0)` is missing."
        )
    leaving = [w for w in waits if _pending(scene, w)]
    if leaving and len(leaving) == len(waits):
        count = _pending(scene, leaving[0])
        return (
            f"The `wgmma_wait_group({count})` of {scene.lines(leaving)} leaves {count} "
            "pending, and "
            f"the wgmma of {product} is among them when {write} overwrites {scene.memory}."
        )
    return (
        f"{_cap(scene.memory)} is let go before the wgmma of {product} has been waited for: the "
        f"`wgmma_wait_group` of {scene.lines(waits)} must come before the barrier or the arrival "
        f"that lets {write} overwrite it."
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
