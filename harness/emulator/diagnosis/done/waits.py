"""Loads: bytes read too early, overwritten too early, or counted wrongly."""

from __future__ import annotations

from itertools import pairwise

import numpy as np

from harness.emulator.barriers.mbarriers import OVERTAKEN, MBarrier, Visits
from harness.emulator.diagnosis.done.at_once import LOADS, RAN_AHEAD, passed_too_often
from harness.emulator.diagnosis.done.groups import store_not_complete
from harness.emulator.diagnosis.done.relaxed import orders_nothing, relaxed_wait
from harness.emulator.diagnosis.done.scene import Scene
from harness.emulator.hazards.numbers import as_sentence, ranges

_STORES = ("cp.async.bulk.store", "cp.async.bulk.tensor.store", "cp.reduce.async.bulk")


def read_early(scene: Scene) -> str:
    if scene.other is None:
        return ""
    row = scene.row(scene.other)
    if row is not None and row.completion == "in a bulk group":
        return store_not_complete(scene)
    if row is not None and row.completion == "in a group of thread copies":
        return _thread_copy_early(scene)
    read, copy = scene.line(scene.site), scene.line(scene.other)
    barrier = scene.barrier_of(scene.finding.others)
    if barrier is None:
        return (
            f"Nothing makes {read} wait for the copy of {copy}: `mbarrier_wait_parity` on its "
            "mbarrier is missing before the read."
        )
    name = scene.name_of(barrier)
    if not barrier.waits:
        for one in scene.state.mbarriers:
            if one.block == scene.block and (meant := _in_the_place_of_another(scene, one)):
                return meant
        return (
            f"Nobody waits for the copy of {copy}: `mbarrier_wait_parity` on {name} is missing "
            f"before {read}, which uses {scene.memory}."
        )
    waits = list(barrier.waits)
    readers = scene.in_block(scene.who)
    if once := asked_once(scene, readers, scene.site):
        return once
    before = _before_the_bytes(scene, barrier)
    if before:
        return before
    waited = np.logical_or.reduce([one.threads for one in barrier.waits.values()])
    if readers.any() and not (readers & waited).any():
        return (
            f"Only {_threads(scene, waited)} waited for the copy of {copy} ({scene.lines(waits)}), "
            f"and {scene.named(scene.who)} {scene.verb(scene.who, 'use')} {scene.memory} at {read} "
            "without having waited."
        )
    theirs = [site for site, one in barrier.waits.items() if (one.threads & readers).any()]
    if acquires_nothing := relaxed_wait(scene, theirs, f"what the copy of {copy} brought"):
        return acquires_nothing
    if len(scene.after(waits, scene.site)) == len(waits):
        return (
            f"The wait of {scene.lines(waits)} comes after {read}, which uses {scene.memory}: it "
            "must stand before."
        )
    before_it = scene.before(theirs or waits, scene.site)
    asked = [max(before_it, key=scene.place)] if before_it else theirs or waits
    return (
        f"{as_sentence(read)} uses {scene.memory} in a round in which nobody has waited for the "
        f"copy of {copy}: the wait of {scene.lines(asked)} was for the bytes of another round "
        f"(or of another stage) than these."
    )


def _thread_copy_early(scene: Scene) -> str:
    """A copy that its thread is to wait for (cp.async)."""
    assert scene.other is not None
    read, copy = scene.line(scene.site), scene.line(scene.other)
    issuers = scene.doers([scene.other])
    waits = [s for s in scene.did("cp.async.wait") if (scene.doers([s]) & issuers).any()]
    counted = scene.did("cp.async.mbarrier.arrive")
    if late := [s for s in waits if scene.place(s) > scene.place(scene.site)]:
        waits = [s for s in waits if s not in late]
    if waits:
        return (
            f"The wait of {scene.lines(waits)} leaves the copy of {copy} under way, which {read} "
            "uses: it waits for fewer groups, or the copy is in a group that is not committed yet."
        )
    if late:
        return f"The wait of {scene.lines(late)} comes after {read}, which uses {scene.memory}."
    if counted:
        return (
            f"The arrival of {scene.lines(counted)} does not count the copy of {copy}: it comes "
            f"before it, or another thread's, and {read} goes on without the bytes."
        )
    return (
        f"Nobody waits for the copy of {copy} before {read} uses {scene.memory}: its thread waits "
        "by `cp_async_wait_all()` (others then need a barrier), or counts it on an mbarrier by "
        "`cp_async_mbarrier_arrive`; an ordinary arrival does not wait for it."
    )


def asked_once(scene: Scene, threads: np.ndarray, reads: int) -> str:
    """A test of a phase whose answer these threads have not waited for; ``reads``: the site that
    they go on to."""
    for barrier in scene.state.mbarriers:
        if barrier.block == scene.block:
            waits = np.zeros(len(threads), np.bool_)
            for waiter in barrier.waiters:
                waits[scene.state.wave.thread_of[waiter.places]] = True
            asked = barrier.asked
            sites = np.where(asked.gave_up > 0, asked.gave_up, asked.unanswered * ~waits)
            if (sites[threads] > 0).any():
                return _unanswered(scene, barrier, int(sites[threads].max()) - 1, reads)
    return ""


def _unanswered(scene: Scene, barrier: MBarrier, site: int, reads: int) -> str:
    goes_on = "" if scene.line(site) == scene.line(reads) else f" to {scene.line(reads)}"
    return (
        f"{as_sentence(scene.line(site))} asks whether the phase of {scene.name_of(barrier)} is "
        f"complete, and nobody waits until it is: threads go on{goes_on} all the same. Ask again "
        "until it is (`mbarrier_wait_parity`)."
    )


def counted_twice(scene: Scene, threads: np.ndarray) -> str:
    """An mbarrier of these threads at which some arrive twice as often as the others, though its
    count is that of all: its phases complete before all have come."""
    for barrier in scene.state.mbarriers:
        if barrier.block != scene.block or barrier.count < 2 or barrier.weighs:
            continue
        times = np.zeros(scene.state.wave.threads, np.int64)
        for site in barrier.arrivals:
            times += scene.in_block(scene.state.deeds.times(site))
        came = times > 0
        usual = int(np.median(times[came])) if came.any() else 0
        often = times >= 2 * usual
        if np.count_nonzero(came) != barrier.count or not usual or not often.any() or often.all():
            continue
        waited = np.logical_or.reduce([one.threads for one in barrier.waits.values()] or [came])
        if not (threads & (came | waited)).any():
            continue
        sites = [s for s, one in barrier.arrivals.items() if (one.threads & often).any()]
        return (
            f"{as_sentence(_threads(scene, often))} {'arrives' if often.sum() == 1 else 'arrive'} "
            f"twice in a round at {scene.name_of(barrier)} ({scene.lines(sites)}), whose count of "
            f"{barrier.count} ({scene.line(barrier.init_site)}) takes one arrival from each: a "
            "phase completes before all have come."
        )
    return ""


def _before_the_bytes(scene: Scene, barrier: MBarrier) -> str:
    """A phase that an arrival completed before its bytes were expected."""
    expect = barrier.expect_site
    arrives = [s for s in barrier.arrivals if not scene.key(s).endswith("expect_tx")]
    if expect is None or not arrives or scene.key(expect) != "mbarrier.expect_tx":
        return ""
    early = [s for s in arrives if scene.place(s) < scene.place(expect)]
    expecting = scene.doers([expect])
    if not early and not (expecting & scene.doers(arrives)).any():
        if any(scene.blocks_between(expect, arrival) for arrival in arrives):
            return ""
        return (
            f"Nothing puts the expect_tx of {scene.line(expect)}, in {scene.named(expecting)}, "
            f"before the arrival of {scene.lines(arrives)}, in "
            f"{scene.named(scene.doers(arrives))}: the phase of {scene.name_of(barrier)} may "
            "complete without the bytes, which then count in the next (one thread does both: "
            "`mbarrier_arrive_expect_tx`)."
        )
    if not early or len(early) < len(arrives):
        return ""
    return (
        f"The arrival of {scene.lines(early)} comes before the expect_tx of {scene.line(expect)}: "
        f"it completes the phase of {scene.name_of(barrier)} without the bytes, which come in the "
        "next."
    )


def overwritten(scene: Scene) -> str:
    copy = scene.line(scene.site)
    if scene.other is None:
        return ""
    other, key = scene.line(scene.other), scene.key(scene.other)
    is_store = scene.key(scene.site).startswith(_STORES)
    free = f"that {scene.memory} has been used"
    if relaxed := orders_nothing(scene, _users(scene), scene.who, free):
        return relaxed
    if not is_store and (why := _narrow(scene) or _for_an_old_phase(scene)):
        return why
    if scene.same_line():
        many = scene.many(scene.site)
        if many and _by_several(scene):
            return (
                f"{as_sentence(many)} all executed {copy}, a copy that one thread is to issue: "
                f"{scene.alone(scene.site)}."
            )
        blocks = sorted({int(n) for n in (*scene.finding.who[:, 0], *scene.finding.others[:, 0])})
        if len(blocks) > 1 and (is_store or _several_bring(scene)):
            one, two = (scene.block_number(n) for n in blocks[:2])
            does = "store to" if is_store else "load into"
            return (
                f"Blocks {one} and {two} {does} the same bytes at {copy}: the coordinates, or the "
                "address, that one of them gives are another block's"
                f"{', or a reduction is meant' if is_store else ''}."
            )
        if is_store:
            return (
                f"{as_sentence(copy)} stores to the same bytes twice: two rounds give the same "
                "coordinates, or the same address."
            )
    if is_store:
        if key.startswith(_STORES):
            return (
                f"The stores of {copy} and {other} write the same bytes of global memory, and "
                "nothing puts one behind the other: their places, or a wait between them, are "
                "wrong."
            )
        return (
            f"The store of {copy} overwrites bytes of global memory that {other} touches, and "
            "nothing puts one behind the other."
        )
    if key.startswith((*LOADS, "st.async", "red.async")):
        barrier = scene.barrier_of(scene.finding.others)
        if barrier is not None and (early := _let_go_unread(scene, barrier)):
            return early
        what = f"the copy of {other}" if not scene.same_line() else "a copy before it"
        if barrier is not None and not barrier.waits:
            return (
                f"The copy of {copy} lands where {what} may still be writing {scene.memory}: "
                f"nobody waits for that one at {scene.name_of(barrier)}, or both were given the "
                "same place."
            )
        return (
            f"The copy of {copy} lands where {what} may still be writing {scene.memory}: its place "
            "is not waited for (on an 'empty' mbarrier, say), or both were given the same one."
        )
    return _not_yet_free(scene)


def _users(scene: Scene) -> np.ndarray:
    """bool[places]: the threads of the earlier access; of a load, those who wait for it."""
    assert scene.other is not None
    barrier = scene.barrier_of(scene.finding.others)
    if barrier is None or not scene.key(scene.other).startswith(LOADS):
        return scene.others
    return scene.doers([*barrier.waits])


def _for_an_old_phase(scene: Scene) -> str:
    """A wait that let those who issue a load, or who used the bytes before it, go on for an old
    phase."""
    assert scene.other is not None
    copy, use = scene.line(scene.site), scene.line(scene.other)
    of_block = [one for one in scene.state.mbarriers if one.block == scene.block]
    full = [one for one in of_block if scene.lines([one.copy_site or one.init_site]) == copy]
    empty = [one for one in of_block if one.copy_site is None]
    for threads, barriers, what in (
        (scene.who, empty, f"the copy of {copy}"),
        (scene.others, full, use),
    ):
        found = passed_too_often(scene.state, barriers, scene.in_block(threads))
        if found is not None:
            barrier, site, _ = found
            return (
                f"The wait of {scene.line(site)} lets {what} go on for an old phase of "
                f"{scene.name_of(barrier)}: the parity that it names flips with each use, or "
                "another stage is meant."
            )
    return ""


def _not_yet_free(scene: Scene) -> str:
    """A load that does not wait for those who use its stage."""
    assert scene.other is not None
    copy, read = scene.line(scene.site), scene.line(scene.other)
    readers = scene.in_block(scene.others)
    if not readers.any():  # a store reads by itself: those who issued it
        readers = scene.in_block(scene.doers([scene.other]))
    issuers = scene.in_block(scene.who)
    if unasked := _unasked(scene, readers):
        return unasked
    releases: list[tuple[int, MBarrier]] = []
    waits: list[int] = []
    for barrier in scene.state.mbarriers:
        if barrier.block != scene.block:
            continue
        waited = [s for s, one in barrier.waits.items() if (one.threads & issuers).any()]
        arrived = [s for s, one in barrier.arrivals.items() if (one.threads & readers).any()]
        arrived = [s for s in arrived if not scene.key(s).endswith("expect_tx")]
        if waited and arrived:
            waits += waited
            releases += [(s, barrier) for s in arrived]
    if releases:
        if twice := counted_twice(scene, readers | issuers):
            return twice
        early = [s for s, _ in releases if scene.place(s) < scene.place(scene.other)]
        if early and len(early) == len(releases):
            return (
                f"The arrival of {scene.lines(early)} says that {scene.memory} is free before "
                f"{read} has used it: it must come after the last use."
            )
        arrived = np.logical_or.reduce([barrier.arrivals[s].threads for s, barrier in releases])
        lacking = readers & ~arrived
        if lacking.any():
            return (
                f"{as_sentence(_threads(scene, lacking))} may still use {scene.memory} at "
                f"{read} when "
                f"{_threads(scene, arrived)} alone says that it is free "
                f"({scene.lines([s for s, _ in releases])})."
            )
        for _, barrier in releases:
            if too_few := _completes_too_soon(scene, barrier):
                return too_few
        late = [s for s in dict.fromkeys(waits) if scene.place(s) > scene.place(scene.site)]
        if late and len(late) == len(set(waits)):
            return (
                f"The wait of {scene.lines(late)} for an empty {scene.memory} comes after the copy "
                f"of {copy}, which it is to hold back."
            )
    return (
        f"The copy of {copy} does not wait until {read} is done with {scene.memory}: a wait on an "
        "'empty' mbarrier, at which the readers arrive, or a block barrier, is missing before it."
    )


def _let_go_unread(scene: Scene, barrier: MBarrier) -> str:
    """A load on top of an earlier one, as those who wait for that one at ``barrier`` say that its
    place is free before they do."""
    issuers = scene.in_block(scene.who)
    readers = np.zeros(len(issuers), np.bool_)
    for visits in barrier.waits.values():
        readers |= visits.threads
    readers &= ~issuers
    if unasked := _unasked(scene, readers):
        return unasked
    waited = {
        site: one
        for one in scene.state.mbarriers
        if one.block == scene.block
        for site, visits in one.waits.items()
        if (visits.threads & issuers).any() and scene.place(site) < scene.place(scene.site)
    }
    if not waited:
        return ""
    asks = max(waited, key=scene.place)  # what holds this copy back
    empties = [one for one in scene.state.mbarriers if one.block == scene.block]
    arrivals = {
        site
        for one in empties
        for site, visits in one.arrivals.items()
        if scene.line(asks) in map(scene.line, one.waits) and (visits.threads & readers).any()
    }
    early = [s for s in arrivals if all(scene.place(s) < scene.place(w) for w in barrier.waits)]
    if not early:
        return ""
    if len(early) < len(arrivals):
        if not any(one.waits[site].at_once.any() for site, one in waited.items()):
            return ""
        return (
            f"The arrival of {scene.lines(early)} comes before anything was loaded that it could "
            f"release, and {scene.line(asks)} lets the first load go on as it is (parity 1, while "
            "no phase is complete): the next one does not wait for "
            f"{scene.lines([*barrier.waits])}."
        )
    return (
        f"The arrival of {scene.lines(early)} says that {scene.memory} is free before "
        f"{scene.lines(list(barrier.waits))} has waited for the copy into it: it must come after "
        "the last use."
    )


def _unasked(scene: Scene, readers: np.ndarray) -> str:
    """An mbarrier at which the readers arrive, and nobody waits; ``readers``: bool[threads]."""
    for barrier in scene.state.mbarriers:
        brings_data = barrier.copy_site is not None
        if barrier.block != scene.block or barrier.waits or brings_data:
            continue
        arrivals = [s for s, visits in barrier.arrivals.items() if (visits.threads & readers).any()]
        if arrivals:
            return (
                f"The copy of {scene.line(scene.site)} does not wait until those who read have "
                f"arrived at {scene.name_of(barrier)} ({scene.lines(arrivals)}): nobody waits "
                "there."
            )
    return ""


def _narrow(scene: Scene) -> str:
    """An arrival or a wait whose scope does not reach the other block of the cluster."""
    if scene.state.wave.cluster_size == 1:
        return ""
    for site in scene.did("mbarrier.arrive"):
        opcode = scene.instruction(site).opcode
        if "shared::cluster" in opcode and ".cluster." not in opcode.replace("shared::cluster", ""):
            return (
                f"The arrival of {scene.line(site)} at another block's mbarrier has the scope of "
                "its own block: it takes `mbarrier_arrive_cluster`."
            )
    for site in scene.did("mbarrier.try_wait", "mbarrier.test_wait"):
        opcode = scene.instruction(site).opcode.replace("shared::cta", "")
        issuers = scene.doers([site])
        if ".cluster" not in opcode and (issuers & scene.doers([scene.site])).any():
            barriers = [b for b in scene.state.mbarriers if site in b.waits and not b.copy_site]
            if barriers:
                return (
                    f"The wait of {scene.line(site)} has the scope of the block, and another "
                    "block's threads arrive: it takes `mbarrier_wait_parity_cluster`."
                )
    return ""


def _several_bring(scene: Scene) -> bool:
    """Whether several blocks have issued loads that complete on the earlier one's mbarrier."""
    barrier = scene.barrier_of(scene.finding.others)
    return barrier is None or len(barrier.issuers) > 1


def _by_several(scene: Scene) -> bool:
    """Whether threads of one block are on both sides."""
    return set(scene.finding.who[:, 0].tolist()) & set(scene.finding.others[:, 0].tolist()) != set()


def _threads(scene: Scene, threads: np.ndarray) -> str:
    wave = scene.state.wave
    places = np.zeros(wave.size, np.bool_)
    places[scene.block * wave.threads : (scene.block + 1) * wave.threads] = threads
    return scene.named(places)


def bytes_differ(scene: Scene) -> str:
    """Bytes expected and bytes that come."""
    expect, copy = scene.site, scene.other
    barrier = next(
        (b for b in scene.state.mbarriers if b.mismatch_sites and b.mismatch_sites[0] == expect),
        None,
    )
    key = scene.key(expect)
    if barrier is None:
        return ""
    name, (expected, issued) = scene.name_of(barrier), barrier.told
    if not key.endswith("expect_tx"):
        came = f"{issued} bytes come to {name}" if issued else f"Copies complete on {name}"
        return (
            f"{came} ({scene.line(copy if copy is not None else expect)}), and nobody "
            "expects any: `mbarrier_arrive_expect_tx` is missing."
        )
    many = scene.many(expect)
    if many and expected and issued and expected % issued == 0:
        return (
            f"{as_sentence(many)} all executed {scene.line(expect)}, and each expects the bytes of "
            f"the whole phase: one thread is to ({expected} bytes expected, {issued} come)."
        )
    if copy is None or not issued:
        return (
            f"{as_sentence(scene.line(expect))} expects {expected} bytes at {name}, and no copy "
            "completes on it."
        )
    many = scene.many(copy) if scene.key(copy).startswith("cp.") else ""  # each thread's st.async
    if many and issued > expected:
        return (
            f"{as_sentence(many)} all executed {scene.line(copy)}, a copy that one thread is to "
            f"issue: {issued} bytes come, and {expected} are expected."
        )
    if before := _before_the_bytes(scene, barrier):
        return before
    if not expected:  # a residue of the phases before
        expected, issued = barrier.told_in_all
    if (barrier.told_ahead or expected == issued) and (too_few := _lets_issuers_go(scene)):
        return too_few
    if barrier.told_ahead and expected + barrier.told_ahead == issued:
        return (
            f"{barrier.told_ahead} of the {issued} bytes that come to {name} in a phase are of the "
            f"next round ({scene.line(copy)}): {expected} are expected, and the block that issues "
            "that copy does not wait until the other one is done with the round before."
        )
    if expected == issued:
        from_another = scene.state.wave.cluster_size > 1
        return (
            f"Bytes of one round come to {name} in the phase of another ({scene.line(copy)}): "
            f"{expected} are expected in a phase, and as many come in all, but "
            + (
                "nothing makes the block that issues a copy wait until the other one expects it."
                if from_another
                else f"the copy is issued before {scene.line(expect)} expects it."
            )
        )
    anew = max(map(scene.most_often, barrier.arrivals), default=0) > 1
    if not barrier.told[0] and anew and scene.most_often(expect) == 1 < scene.most_often(copy):
        return (
            f"{as_sentence(scene.line(expect))} expects {expected} bytes at {name} once, and the "
            f"copies of {scene.line(copy)} bring bytes in later phases, too: they are expected "
            "anew in each."
        )
    if not barrier.told[0]:
        return (
            f"{as_sentence(scene.line(expect))} expects {expected} bytes at {name}, and "
            f"{issued} come "
            f"({scene.line(copy)}): the phase completes without the rest."
        )
    lines = scene.lines(sorted({*barrier.told_by, expect}, key=scene.place))
    together = "together expect" if lines != scene.line(expect) else "expects"
    return (
        f"{as_sentence(lines)} {together} {expected} bytes at {name} in a phase, and "
        f"{issued} come with the copies of {scene.line(copy)}."
    )


def _lets_issuers_go(scene: Scene) -> str:
    """An mbarrier at which those wait who issue the copies, and which counts too few for them."""
    for barrier in scene.state.mbarriers:
        issuers = scene.in_block_of(barrier, scene.doers(scene.did(*LOADS)))
        waits = any((one.threads & issuers).any() for one in barrier.waits.values())
        is_theirs = barrier.copy_site is None and waits and not barrier.weighs
        if is_theirs and (too_few := _completes_too_soon(scene, barrier)):
            return too_few
    return ""


def wrong_phase(scene: Scene) -> str:
    """A wait that returned at once, or that waits for a phase long over; an arrival too many."""
    detail, at = scene.finding.detail, scene.line(scene.site)
    barrier = _waited_on(scene)
    name = scene.name_of(barrier) if barrier is not None else "the mbarrier"
    if "beyond the count" in detail:
        return (barrier and _in_the_place_of_another(scene, barrier)) or _too_many(
            scene, barrier, name
        )
    if barrier is None or not scene.key(scene.site).startswith("mbarrier.t"):
        return ""
    arrivals = scene.lines([*barrier.arrivals])
    gave_up = barrier.asked.gave_up[scene.in_block(scene.who)]
    if gave_up.any():
        return _unanswered(scene, barrier, int(gave_up.max()) - 1, scene.site)
    overtaken = (
        f"{as_sentence(scene.named(scene.who))} {scene.verb(scene.who, 'wait')} for a phase of "
        f"{name} ({at}), and nobody waits until {scene.named(scene.who)} "
        f"{'has' if np.count_nonzero(scene.who) == 1 else 'have'}: the phase behind it may "
        f"complete first{f' (by the arrivals of {arrivals})' if arrivals else ''}."
    )
    if OVERTAKEN in detail:
        meant = _in_the_place_of_another(scene, barrier)
        known = meant or _too_soon(scene) or _begins_ahead(scene, barrier)
        return known or _arrives_too_often(scene, barrier) or overtaken
    here = [s for s in barrier.waits if scene.line(s) == at]  # an unrolled loop has several
    parities = sorted({p for s in here for p in barrier.waits[s].parities})
    passes = int(np.sum([barrier.waits[s].passes for s in here], axis=0).max()) if here else 0
    often = passes > 1 or (passes == 1 and any(w.site in here for w in barrier.waiters))
    if "before the first" in detail:
        return (
            f"The wait of {at} names parity 1, and a fresh mbarrier "
            f"is in the phase of parity 0: it returned at once, before the bytes came to {name}."
        )
    always = f"always names parity {parities[0]}" if len(parities) == 1 and often else ""
    if too_few := counts_too_few(scene, barrier):
        return too_few
    if detail == RAN_AHEAD:
        phases = f"{barrier.phase} phase{'' if barrier.phase == 1 else 's'}"
        names = f"{always}, and parities" if always else "names the parity of an old one, and they"
        return (
            f"The wait of {at} let {scene.named(scene.who)} go on {passes} times at {name}, which "
            f"has completed {phases}: it {names} alternate 0, 1, 0, 1 with each use (or another "
            "mbarrier is meant)."
        )
    if elsewhere := _in_the_place_of_another(scene, barrier):
        return elsewhere
    if parities == [1] and (barrier.phase == 1 or (barrier.phase and not passes)) and not always:
        waits = np.any([barrier.waits[s].threads for s in here], axis=0)
        if too_early := _nothing_to_release(scene, barrier, waits):
            return too_early
        if barrier.copy_site is None and _comes_first(scene, barrier, waits):
            who, arrive = _threads(scene, waits), scene.lines([*barrier.arrivals])
            let_go = [
                site
                for one in scene.state.mbarriers
                for site, visits in one.waits.items()
                if one.block == barrier.block and (visits.at_once & barrier.arrived.ever).any()
            ]
            there = f" ({scene.lines(let_go)} let them go on at once)" if let_go else ""
            return (
                f"A phase of {name} was complete before {who} came to {at}, where parity 1 is let "
                f"through as long as none is: {_threads_of(barrier)} arrived there ({arrive}) and "
                f"had not waited for what {who} {'brings' if waits.sum() == 1 else 'bring'} first"
                f"{there}."
            )
        return (
            f"The wait of {at} names parity 1 first, and the first phase of {name} has parity 0: "
            "parities alternate 0, 1, 0, 1 from there on."
        )
    if always and barrier.phase > 0:
        return (
            f"The wait of {at} {always}, and the phases of {name} alternate 0, 1, 0, 1: the parity "
            "flips with each use."
        )
    if again := _in_two_lines(scene, barrier, name):
        return again
    return (
        f"The wait of {at} names another parity than that of the phase it means: {name} has "
        f"completed {barrier.phase} phases, whose parities alternate 0, 1, 0, 1; use number n "
        "of it "
        "has parity `n & 1`."
    )


def _nothing_to_release(scene: Scene, barrier: MBarrier, waits: np.ndarray) -> str:
    """Arrivals that completed a phase of a ring's mbarrier before those who ``wait`` there came to
    it once; at another of the ring the same wait let them go on, as none was complete."""
    at = scene.line(scene.site)
    of_ring = any(
        (visits.at_once & waits).any()
        for one in scene.state.mbarriers
        if one.block == barrier.block and one is not barrier
        for site, visits in one.waits.items()
        if scene.line(site) == at
    )
    let_go = any(
        (visits.at_once & barrier.arrived.ever).any()
        for one in scene.state.mbarriers
        if one.block == barrier.block
        for visits in one.waits.values()
    )
    if not of_ring or let_go or barrier.copy_site is not None or not barrier.arrived.ever.any():
        return ""
    arrives = f"arrive{'s' if barrier.arrived.ever.sum() == 1 else ''}"
    return (
        f"{as_sentence(_threads_of(barrier))} {arrives} at {scene.name_of(barrier)} "
        f"({scene.lines([*barrier.arrivals])}) before {_threads(scene, waits)} "
        f"{'has' if waits.sum() == 1 else 'have'} come to it once ({at}): there is nothing to "
        "release yet, and parity 1 is let through there only as long as no phase is complete."
    )


def _arrives_too_often(scene: Scene, barrier: MBarrier) -> str:
    """Phases of a ring's mbarrier that are more than those who wait there have gone on, though the
    first time they did so while none was complete."""
    waits = [*barrier.waits.values()]
    waited = np.any([one.threads for one in waits], axis=0)
    passes = int(np.sum([one.passes for one in waits], axis=0).max())
    let_go = any(one.at_once.any() for one in waits)
    if not let_go or barrier.copy_site is not None or barrier.phase <= passes:
        return ""
    times = "once" if passes == 1 else f"{passes} times"
    return (
        f"The arrivals of {scene.lines([*barrier.arrivals])} at {scene.name_of(barrier)} are too "
        f"many, as one has nothing to release: {barrier.phase} phases are complete, and "
        f"{_threads(scene, waited)} {'has' if waited.sum() == 1 else 'have'} gone on there {times} "
        f"({scene.line(scene.site)}), the first time while none was."
    )


def _in_the_place_of_another(scene: Scene, barrier: MBarrier) -> str:
    """The same threads wait at an mbarrier in two lines, or arrive there, and none does at another
    of the block, at which they are waited for or copies complete."""
    for one in scene.state.mbarriers:
        if one.block != barrier.block or one is barrier:
            continue
        name, other = scene.name_of(barrier), scene.name_of(one)
        twice = _two_lines(scene, barrier.waits)
        if twice and one.copy_site is not None and not one.waits:
            return (
                f"{as_sentence(twice)} both wait at {name}, and nobody waits at {other}, on which "
                f"copies of {scene.line(one.copy_site)} complete: one of the two waits is for "
                "these."
            )
        twice = _two_lines(scene, barrier.arrivals)
        if twice and one.waits and not one.arrivals and one.pending == one.count:
            return (
                f"{as_sentence(twice)} both arrive at {name}, and nobody arrives at {other}, where "
                f"{scene.lines([*one.waits])} waits: one of the two is meant for that one."
            )
    return ""


def _two_lines(scene: Scene, visits: dict[int, Visits]) -> str:
    """``line 12 and line 14``, where the same threads came by in both; "" where they did not."""
    for one, other in pairwise(sorted(visits, key=scene.place)):
        both = (visits[one].threads & visits[other].threads).any()
        if both and scene.line(one) != scene.line(other):
            return scene.lines([one, other])
    return ""


def _comes_first(scene: Scene, barrier: MBarrier, waits: np.ndarray) -> bool:
    """Whether those who wait at a fresh ``barrier``, bool[threads], and have arrived nowhere yet
    bring what those who arrive there have to wait for before."""
    of_block = [one for one in scene.state.mbarriers if one.block == barrier.block]
    if any((waits & one.arrived.ever).any() for one in of_block):
        return False
    sites = range(len(scene.state.reporter.instructions))
    loads = [site for site in sites if scene.key(site).startswith(LOADS)]
    return bool(scene.after(loads, scene.site)) or any(
        scene.before([site], arrival)
        for one in of_block
        for site, visits in one.waits.items()
        if (visits.threads & barrier.arrived.ever).any()
        for arrival in barrier.arrivals
    )


def _begins_ahead(scene: Scene, barrier: MBarrier) -> str:
    """A wait behind the arrivals at ``barrier`` that let their threads go on before anybody had
    answered them: they are a round ahead of those who wait."""
    for one in scene.state.mbarriers:
        for site, visits in one.waits.items() if one.block == barrier.block else ():
            ahead = visits.at_once & barrier.arrived.ever
            if ahead.any() and not scene.after([*barrier.arrivals], site):
                return (
                    f"The wait of {scene.line(site)} names parity 1, and a fresh mbarrier is in "
                    f"the phase of parity 0: it returned at once, and {_threads(scene, ahead)} "
                    f"{'is' if ahead.sum() == 1 else 'are'} a round ahead of those who wait at "
                    f"{scene.line(scene.site)}."
                )
    return ""


def _too_soon(scene: Scene) -> str:
    """The mbarrier of the block whose phases complete too soon: threads arrive twice, or more of
    them than it counts."""
    for barrier in scene.state.mbarriers:
        if barrier.block != scene.block or barrier.weighs:
            continue
        ever, name = barrier.arrived.ever.sum(), scene.name_of(barrier)
        again = _some_twice(scene, barrier)
        if barrier.arrived.twice and ever <= barrier.count:
            again = _in_two_lines(scene, barrier, name) or again
        if again:
            return again
        if too_few := _completes_too_soon(scene, barrier):
            return too_few
    return ""


def _completes_too_soon(scene: Scene, barrier: MBarrier) -> str:
    """More threads arrive than the count; "" where they do not, or may take turns: at a count of 1,
    unless each has completed a phase before those who wait could pass two."""
    passes = max((int(one.passes.max()) for one in barrier.waits.values()), default=0)
    turns = barrier.count == 1 and not passes + 2 < barrier.arrived.ever.sum() <= barrier.phase
    turns &= not barrier.arrived.of_others
    return "" if turns else counts_too_few(scene, barrier)


def _some_twice(scene: Scene, barrier: MBarrier) -> str:
    """Some of as many threads as an mbarrier counts arrive at a line more than the others, and more
    often than they are let go on."""
    ever = barrier.arrived.ever
    if ever.sum() != barrier.count or barrier.count < 2:
        return ""
    by_place: dict[tuple[int, ...], np.ndarray] = {}
    for site, visits in barrier.arrivals.items():
        place = scene.place(site)
        by_place[place] = by_place.get(place, False) | visits.threads
    lines = np.sum([*by_place.values()], axis=0)
    more = np.zeros(len(ever), np.int64)
    for one in scene.state.mbarriers:
        if one.block == barrier.block:
            for site in one.arrivals:
                more += scene.in_block(scene.state.deeds.times(site))
            for visits in one.waits.values():
                more -= visits.passes
    often = ever & (lines > np.median(lines[ever])) & (more > np.median(more[ever]))
    if not often.any():
        return ""
    sites = [s for s, visits in barrier.arrivals.items() if (visits.threads & often).any()]
    return (
        f"{as_sentence(_threads(scene, often))} {'arrives' if often.sum() == 1 else 'arrive'} "
        f"twice in a round at {scene.name_of(barrier)} ({scene.lines(sites)}), whose count of "
        f"{barrier.count} ({scene.line(barrier.init_site)}) takes one arrival from each: a phase "
        "completes before all have come."
    )


def counts_too_few(scene: Scene, barrier: MBarrier) -> str:
    """More threads arrive than the mbarrier's count; "" where they do not."""
    others = len(barrier.arrived.of_others)
    if barrier.arrived.ever.sum() + others <= barrier.count:
        return ""
    one = barrier.count == 1
    who = " and ".join(
        filter(
            None,
            [
                _threads_of(barrier),
                f"{others} threads of other blocks" if others > 1 else "",
                "a thread of another block" if others == 1 else "",
            ],
        )
    )
    return (
        f"{as_sentence(who)} arrive at {scene.name_of(barrier)}, and its "
        f"mbarrier_init ({scene.line(barrier.init_site)}) gives a count of {barrier.count}: a "
        f"phase completes with every {'arrival' if one else f'{barrier.count} arrivals'}."
    )


def _in_two_lines(scene: Scene, barrier: MBarrier, name: str) -> str:
    """The same threads arrive at two lines."""
    plain = [s for s in barrier.arrivals if not scene.key(s).endswith("expect_tx")]
    sites = sorted(plain, key=scene.place)
    for one, other in pairwise(sites):
        both = barrier.arrivals[one].threads & barrier.arrivals[other].threads
        if both.any() and scene.line(one) != scene.line(other):
            return (
                f"{as_sentence(_threads(scene, both))} "
                f"{'arrives' if both.sum() == 1 else 'arrive'} "
                f"twice at {name}, {scene.lines([one, other])}: with the second arrivals a phase "
                f"completes that nobody meant (count {barrier.count})."
            )
    return ""


def _too_many(scene: Scene, barrier: MBarrier | None, name: str) -> str:
    at = scene.line(scene.site)
    if barrier is None:
        return ""
    init = scene.line(barrier.init_site)
    thread = int(scene.finding.who[0, 1])
    if barrier.arrived.in_phase[thread] and barrier.arrived.ever.sum() <= barrier.count:
        return (
            f"Thread {thread} arrives twice in one phase of {name} ({at}), whose count is "
            f"{barrier.count} ({init})."
        )
    return (
        f"More arrivals come to {name} in one phase than its count, {barrier.count} ({init}): "
        f"{_threads_of(barrier)} arrive{'s' if barrier.arrived.ever.sum() == 1 else ''} ({at})."
    )


def _threads_of(barrier: MBarrier) -> str:
    return ranges(np.flatnonzero(barrier.arrived.ever), "thread")


def _waited_on(scene: Scene) -> MBarrier | None:
    """The mbarrier at which somebody waited or arrived there: that of the finding, if it says."""
    came = [
        barrier
        for barrier in scene.state.mbarriers
        if scene.site in barrier.waits or scene.site in barrier.arrivals
    ]

    at_once = "before the first" in scene.finding.detail

    def fits(barrier: MBarrier) -> tuple[bool, bool, bool]:
        named = scene.state.mbarriers.named(barrier) == scene.finding.variables
        visits = barrier.waits.get(scene.site)
        let_go = at_once and visits is not None and bool(visits.at_once.any())
        return barrier.block == scene.block, named, let_go

    return max(came, key=fits, default=None)
