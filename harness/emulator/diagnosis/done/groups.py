"""Bulk stores: groups that were not committed, not waited for, or by another thread."""

from __future__ import annotations

import numpy as np

from harness.emulator.diagnosis.done.at_once import passed_at_once
from harness.emulator.diagnosis.done.scene import Scene, Sites
from harness.isa.text.tree import Immediate

_COMMIT, _WAIT = "cp.async.bulk.commit_group", "cp.async.bulk.wait_group"


def not_drained(scene: Scene) -> str:
    return _why(scene, scene.site, None, "before the block ends")


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
    return _why(scene, scene.other, scene.site, f"before {write} writes {scene.memory} again")


def store_not_complete(scene: Scene) -> str:
    """What a bulk store writes to global memory, touched before it is complete."""
    assert scene.other is not None
    then = f"before {scene.line(scene.site)} touches what it writes"
    return _why(scene, scene.other, scene.site, then, reads=False)


def _why(scene: Scene, store: int, then: int | None, when: str, reads: bool = True) -> str:
    stored = scene.doers([store])
    if then is None and (stored & scene.who).any():
        stored = stored & scene.who
    at, issuers, issuer = scene.line(store), scene.in_block(stored), scene.named(stored)
    wanted = f"cp_async_bulk_wait_group{'_read' if reads else ''}(0)"
    commits, waits = scene.did(_COMMIT), scene.did(_WAIT)
    alone = [
        s for s in (*commits, *waits) if np.count_nonzero(scene.in_block(scene.doers([s]))) == 1
    ]
    if alone and (many := scene.many(store)):
        return (
            f"{_cap(many)} all executed {at}, a copy that one thread is to issue: "
            f"`if thread == 0:` (as {scene.lines(alone)} is)."
        )
    if not _of(scene, commits, issuers):
        if commits:
            return (
                f"The commit of {scene.lines(commits)} is executed by "
                f"{scene.named(scene.doers(commits))}, and the store of {at} is {issuer}'s: only "
                "the thread that issued it can commit it."
            )
        return (
            f"The store of {at} is never committed: `cp_async_bulk_commit_group()` is missing "
            "behind it, and a wait waits only for committed groups."
        )
    mine = _of(scene, waits, issuers)
    if not mine and waits:
        return (
            f"The wait of {scene.lines(waits)} is executed by {scene.named(scene.doers(waits))}, "
            f"and the groups are {issuer}'s, which issued the store of {at}: a thread waits only "
            "for its own."
        )
    if not mine:
        return f"Nobody waits for the store of {at} {when}: `{wanted}` is missing in {issuer}."
    commits = _of(scene, commits, issuers)
    if all(scene.place(one) < scene.place(store) for one in commits):
        return (
            f"The commit of {scene.lines(commits)} comes before the store of {at}, which is in no "
            "group: the commit must follow it."
        )
    early = [w for w in mine if all(scene.place(w) < scene.place(c) for c in commits)]
    if len(early) == len(mine) and then is None and not any(_pending(scene, w) for w in mine):
        return (
            f"The wait of {scene.lines(mine)} comes before the commit of {scene.lines(commits)}: "
            f"it does not wait for that group, so nobody waits for the store of {at} {when}."
        )
    if then is not None and scene.finding.waited:
        late = scene.who & ~scene.doers([store])
        return (
            f"{_cap(issuer)} {scene.verb(scene.doers([store]), 'wait')} for the store of {at} "
            f"({scene.lines(mine)}), and {scene.named(late)} {scene.verb(late, 'write')} "
            f"{scene.memory} at {scene.line(then)} without waiting for {issuer}: a barrier is "
            "missing behind the wait."
        )
    stores, committed = (
        scene.state.deeds.times(store),
        np.sum([scene.state.deeds.times(c) for c in commits], axis=0),
    )
    if (scene.in_block(stores) > scene.in_block(committed))[issuers].any():
        return (
            f"The store of {at} is not committed each time: {scene.lines(commits)} commits "
            f"{int(scene.in_block(committed)[issuers].max())} of "
            f"{int(scene.in_block(stores)[issuers].max())} "
            "times, and a wait waits only for what has been committed when it comes."
        )
    behind = scene.after(mine, store)
    by_another = then is not None and not (scene.who & scene.doers([store])).any()
    if by_another and (released := _let_go(scene, store, behind, issuers)):
        return released
    theirs = [w for w in waits if w not in mine]
    if then is not None and scene.before(theirs, then) and not scene.before(mine, then):
        return (
            f"The wait of {scene.lines(theirs)} is executed by "
            f"{scene.named(scene.doers(theirs))}, and the groups are {issuer}'s, which issued the "
            f"store of {at}: a thread waits only for its own."
        )
    if then is None and not behind:
        return (
            f"Nobody waits for the store of {at} {when}: the wait of {scene.lines(mine)} comes "
            f"before it, and `{wanted}` is missing behind it, in {issuer}."
        )
    if (
        then is not None
        and all(scene.place(w) > scene.place(then) for w in mine)
        and all(scene.place(w) > scene.place(store) for w in mine)
    ):
        return (
            f"Nobody waits for the store of {at} {when}: the wait of {scene.lines(mine)} comes "
            "only "
            "after that."
        )
    if then is not None and len(scene.after(mine, then)) == len(mine):
        return (
            f"The wait of {scene.lines(mine)} comes after {scene.line(then)}, which overwrites "
            f"{scene.memory}: it must stand before it."
        )
    if then is None and theirs and all(_pending(scene, w) for w in behind):
        idle = [w for w in theirs if not (scene.doers([w]) & scene.doers(commits)).any()]
        if idle and scene.after(idle, store):
            return (
                f"The wait of {scene.lines(idle)} is executed by "
                f"{scene.named(scene.doers(idle))}, and the groups are {issuer}'s, which issued "
                f"the store of {at}: a thread waits only for its own."
            )
    leaving = [w for w in mine if _pending(scene, w)]
    last = [w for w in mine if scene.place(w) > scene.place(store)] or mine
    if then is None and not all(_pending(scene, w) for w in last):
        leaving = []
    if leaving:
        wait = max(leaving, key=lambda w: _pending(scene, w)) if then is not None else leaving[-1]
        count = _pending(scene, wait)
        groups = "one group" if count == 1 else f"{count} groups"
        return (
            f"The `{_called(scene, wait)}({count})` of {scene.line(wait)} leaves {groups} pending, "
            f"and the store of {at} is in {'it' if count == 1 else 'one of them'}: nobody waits "
            f"for it {when}."
        )
    if not reads and all("read" in scene.instruction(w).opcode for w in mine):
        return (
            f"The wait of {scene.lines(mine)} is `cp_async_bulk_wait_group_read`, which frees the "
            f"source of the store of {at}: for what it writes it takes `{wanted}`."
        )
    if then is not None and scene.in_block(scene.who & ~scene.doers([store])).any():
        late = scene.who & ~scene.doers([store])
        return (
            f"{_cap(issuer)} {scene.verb(scene.doers([store]), 'wait')} for the store of {at} "
            f"({scene.lines(mine)}), and {scene.named(late)} {scene.verb(late, 'write')} "
            f"{scene.memory} at {scene.line(then)} without waiting for {issuer}: a barrier is "
            "missing behind the wait."
        )
    if then is not None and all(scene.place(w) > scene.place(then) for w in mine):
        return (
            f"The wait of {scene.lines(mine)} comes after {scene.line(then)}, which overwrites "
            f"{scene.memory}: it must stand before it."
        )
    return (
        f"The wait of {scene.lines(mine)} does not cover the store of {at} {when}: `{wanted}` is "
        f"missing there, in {issuer}."
    )


def _let_go(scene: Scene, store: int, waits: Sites, issuers: np.ndarray) -> str:
    """An arrival of the thread that stored, by which it lets others write its source too early."""
    arrivals = [
        site
        for site in scene.after(_of(scene, scene.did("mbarrier.arrive"), issuers), store)
        if not scene.key(site).endswith("expect_tx")
    ]
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
    read = ".read" in scene.instruction(wait).opcode
    return f"cp_async_bulk_wait_group{'_read' if read else ''}"


def _cap(text: str) -> str:
    return text[:1].upper() + text[1:]
