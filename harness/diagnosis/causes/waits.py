"""Loads: bytes read too early, overwritten too early, or counted wrongly."""

from __future__ import annotations

from itertools import pairwise

import numpy as np

from harness.diagnosis.cause import Cause, Diagnosis, diagnosis
from harness.diagnosis.causes.at_once import LOADS
from harness.diagnosis.causes.groups import store_not_complete
from harness.diagnosis.causes.relaxed import orders_nothing, relaxed_wait
from harness.diagnosis.scene import Scene
from harness.emulator.barriers.mbarriers import MBarrier, Visits
from harness.emulator.exec.endings import passes_beyond_phases
from harness.emulator.findings import Reason
from harness.emulator.numbers import ranges

_STORES = ("cp.async.bulk.store", "cp.async.bulk.tensor.store", "cp.reduce.async.bulk")


def read_early(scene: Scene) -> Diagnosis | None:
    if scene.other is None:
        return None
    row = scene.row(scene.other)
    if row is not None and row.completion == "in a bulk group":
        return store_not_complete(scene)
    if row is not None and row.completion == "in a group of thread copies":
        return _thread_copy_early(scene)
    read, copy = scene.line(scene.site), scene.line(scene.other)
    barrier = scene.barrier_of(scene.finding.others)
    if barrier is None:
        return diagnosis(Cause.READ_WITHOUT_WAIT, read=read, copy=copy)
    name = scene.name_of(barrier)
    if not barrier.waits:
        for one in scene.state.mbarriers:
            if one.block == scene.block and (meant := _in_the_place_of_another(scene, one)):
                return meant
        return diagnosis(
            Cause.LOAD_NEVER_AWAITED, copy=copy, barrier=name, read=read, memory=scene.memory
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
        return diagnosis(
            Cause.LOAD_AWAITED_BY_SOME_THREADS,
            waited=_threads(scene, waited),
            is_one_waiting=waited.sum() == 1,
            copy=copy,
            waits=scene.lines(waits),
            threads=scene.named(scene.who),
            is_one=scene.is_one(scene.who),
            memory=scene.memory,
            read=read,
        )
    theirs = [site for site, one in barrier.waits.items() if (one.threads & readers).any()]
    if acquires_nothing := relaxed_wait(scene, theirs, f"what the copy of {copy} brought"):
        return acquires_nothing
    if len(scene.after(waits, scene.site)) == len(waits):
        return diagnosis(
            Cause.WAIT_AFTER_READ, waits=scene.lines(waits), read=read, memory=scene.memory
        )
    before_it = scene.before(theirs or waits, scene.site)
    asked = [max(before_it, key=scene.place)] if before_it else theirs or waits
    return diagnosis(
        Cause.READ_IN_UNAWAITED_ROUND,
        read=read,
        memory=scene.memory,
        copy=copy,
        asked=scene.lines(asked),
    )


def _thread_copy_early(scene: Scene) -> Diagnosis | None:
    """A copy that its thread is to wait for (cp.async)."""
    assert scene.other is not None
    read, copy = scene.line(scene.site), scene.line(scene.other)
    issuers = scene.doers([scene.other])
    waits = [s for s in scene.did("cp.async.wait") if (scene.doers([s]) & issuers).any()]
    counted = scene.did("cp.async.mbarrier.arrive")
    if late := [s for s in waits if scene.place(s) > scene.place(scene.site)]:
        waits = [s for s in waits if s not in late]
    if waits:
        return diagnosis(
            Cause.THREAD_COPY_LEFT_PENDING, waits=scene.lines(waits), copy=copy, read=read
        )
    if late:
        return diagnosis(
            Cause.THREAD_COPY_WAIT_AFTER_READ,
            late=scene.lines(late),
            read=read,
            memory=scene.memory,
        )
    if counted:
        return diagnosis(
            Cause.THREAD_COPY_NOT_COUNTED, counted=scene.lines(counted), copy=copy, read=read
        )
    return diagnosis(Cause.THREAD_COPY_NEVER_AWAITED, copy=copy, read=read, memory=scene.memory)


def asked_once(scene: Scene, threads: np.ndarray, reads: int) -> Diagnosis | None:
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
    return None


def _unanswered(scene: Scene, barrier: MBarrier, site: int, reads: int) -> Diagnosis | None:
    goes_on = "" if scene.line(site) == scene.line(reads) else f" to {scene.line(reads)}"
    return diagnosis(
        Cause.PHASE_TESTED_ONCE,
        line=scene.line(site),
        barrier=scene.name_of(barrier),
        goes_on=goes_on,
    )


def counted_twice(scene: Scene, threads: np.ndarray) -> Diagnosis | None:
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
        return diagnosis(
            Cause.THREADS_ARRIVE_TWICE,
            often=_threads(scene, often),
            is_one=often.sum() == 1,
            barrier=scene.name_of(barrier),
            sites=scene.lines(sites),
            count=barrier.count,
            init=scene.line(barrier.init_site),
        )
    return None


def _before_the_bytes(scene: Scene, barrier: MBarrier) -> Diagnosis | None:
    """A phase that an arrival completed before its bytes were expected."""
    expect = barrier.expect_site
    arrives = [s for s in barrier.arrivals if not scene.key(s).endswith("expect_tx")]
    if expect is None or not arrives or scene.key(expect) != "mbarrier.expect_tx":
        return None
    early = [s for s in arrives if scene.place(s) < scene.place(expect)]
    expecting = scene.doers([expect])
    if not early and not (expecting & scene.doers(arrives)).any():
        if any(scene.blocks_between(expect, arrival) for arrival in arrives):
            return None
        return diagnosis(
            Cause.EXPECT_IN_OTHER_THREAD,
            expect=scene.line(expect),
            expecting=scene.named(expecting),
            arrives=scene.lines(arrives),
            threads=scene.named(scene.doers(arrives)),
            barrier=scene.name_of(barrier),
        )
    if not early or len(early) < len(arrives):
        return None
    return diagnosis(
        Cause.ARRIVAL_BEFORE_EXPECT,
        early=scene.lines(early),
        expect=scene.line(expect),
        barrier=scene.name_of(barrier),
    )


def overwritten(scene: Scene) -> Diagnosis | None:
    copy = scene.line(scene.site)
    if scene.other is None:
        return None
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
            return diagnosis(
                Cause.COPY_ISSUED_BY_MANY, many=many, copy=copy, guard=scene.alone(scene.site)
            )
        blocks = sorted({int(n) for n in (*scene.finding.who[:, 0], *scene.finding.others[:, 0])})
        if len(blocks) > 1 and (is_store or _several_bring(scene)):
            one, two = (scene.block_number(n) for n in blocks[:2])
            does = "store to" if is_store else "load into"
            return diagnosis(
                Cause.BLOCKS_COPY_TO_SAME_PLACE,
                one=one,
                two=two,
                does=does,
                copy=copy,
                is_store=is_store,
            )
        if is_store:
            return diagnosis(Cause.STORES_TO_SAME_PLACE_AGAIN, copy=copy)
    if is_store:
        if key.startswith(_STORES):
            return diagnosis(Cause.STORES_NOT_ORDERED, copy=copy, other=other)
        return diagnosis(Cause.STORE_OVERWRITES_IN_USE, copy=copy, other=other)
    if key.startswith((*LOADS, "st.async", "red.async")):
        barrier = scene.barrier_of(scene.finding.others)
        if barrier is not None and (early := _let_go_unread(scene, barrier)):
            return early
        what = f"the copy of {other}" if not scene.same_line() else "a copy before it"
        if barrier is not None and not barrier.waits:
            return diagnosis(
                Cause.COPY_INTO_UNAWAITED_COPY,
                copy=copy,
                what=what,
                memory=scene.memory,
                barrier=scene.name_of(barrier),
            )
        return diagnosis(Cause.COPY_INTO_COPY, copy=copy, what=what, memory=scene.memory)
    return _not_yet_free(scene)


def _users(scene: Scene) -> np.ndarray:
    """bool[places]: the threads of the earlier access; of a load, those who wait for it."""
    assert scene.other is not None
    barrier = scene.barrier_of(scene.finding.others)
    if barrier is None or not scene.key(scene.other).startswith(LOADS):
        return scene.others
    return scene.doers([*barrier.waits])


def _for_an_old_phase(scene: Scene) -> Diagnosis | None:
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
        found = passes_beyond_phases(scene.state, barriers, scene.in_block(threads))
        if found is not None:
            barrier, site, _ = found
            return diagnosis(
                Cause.WAIT_FOR_OLD_PHASE,
                line=scene.line(site),
                what=what,
                barrier=scene.name_of(barrier),
            )
    return None


def _not_yet_free(scene: Scene) -> Diagnosis | None:
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
            return diagnosis(
                Cause.RELEASED_BEFORE_USE, early=scene.lines(early), memory=scene.memory, read=read
            )
        arrived = np.logical_or.reduce([barrier.arrivals[s].threads for s, barrier in releases])
        lacking = readers & ~arrived
        if lacking.any():
            return diagnosis(
                Cause.SOME_READERS_NOT_RELEASING,
                lacking=_threads(scene, lacking),
                memory=scene.memory,
                read=read,
                arrived=_threads(scene, arrived),
                is_one=arrived.sum() == 1,
                lines=scene.lines([s for s, _ in releases]),
            )
        for _, barrier in releases:
            if too_few := _completes_too_soon(scene, barrier):
                return too_few
        late = [s for s in dict.fromkeys(waits) if scene.place(s) > scene.place(scene.site)]
        if late and len(late) == len(set(waits)):
            return diagnosis(
                Cause.EMPTY_WAIT_AFTER_COPY, late=scene.lines(late), memory=scene.memory, copy=copy
            )
    return diagnosis(Cause.COPY_WITHOUT_EMPTY_WAIT, copy=copy, read=read, memory=scene.memory)


def _let_go_unread(scene: Scene, barrier: MBarrier) -> Diagnosis | None:
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
        return None
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
        return None
    if len(early) < len(arrivals):
        if not any(one.waits[site].at_once.any() for site, one in waited.items()):
            return None
        return diagnosis(
            Cause.RELEASED_BEFORE_FIRST_LOAD,
            early=scene.lines(early),
            asks=scene.line(asks),
            waits=scene.lines([*barrier.waits]),
        )
    return diagnosis(
        Cause.RELEASED_BEFORE_LOAD_ARRIVED,
        early=scene.lines(early),
        memory=scene.memory,
        waits=scene.lines(list(barrier.waits)),
    )


def _unasked(scene: Scene, readers: np.ndarray) -> Diagnosis | None:
    """An mbarrier at which the readers arrive, and nobody waits; ``readers``: bool[threads]."""
    for barrier in scene.state.mbarriers:
        brings_data = barrier.copy_site is not None
        if barrier.block != scene.block or barrier.waits or brings_data:
            continue
        arrivals = [s for s, visits in barrier.arrivals.items() if (visits.threads & readers).any()]
        if arrivals:
            return diagnosis(
                Cause.EMPTY_NEVER_AWAITED,
                line=scene.line(scene.site),
                barrier=scene.name_of(barrier),
                arrivals=scene.lines(arrivals),
            )
    return None


def _narrow(scene: Scene) -> Diagnosis | None:
    """An arrival or a wait whose scope does not reach the other block of the cluster."""
    if scene.state.wave.cluster_size == 1:
        return None
    for site in scene.did("mbarrier.arrive"):
        opcode = scene.instruction(site).opcode
        if "shared::cluster" in opcode and ".cluster." not in opcode.replace("shared::cluster", ""):
            return diagnosis(Cause.ARRIVAL_SCOPE_TOO_NARROW, line=scene.line(site))
    for site in scene.did("mbarrier.try_wait", "mbarrier.test_wait"):
        opcode = scene.instruction(site).opcode.replace("shared::cta", "")
        issuers = scene.doers([site])
        if ".cluster" not in opcode and (issuers & scene.doers([scene.site])).any():
            barriers = [b for b in scene.state.mbarriers if site in b.waits and not b.copy_site]
            if barriers:
                return diagnosis(Cause.WAIT_SCOPE_TOO_NARROW, line=scene.line(site))
    return None


def _several_bring(scene: Scene) -> bool:
    """Whether several blocks have issued loads that complete on the earlier one's mbarrier."""
    barrier = scene.barrier_of(scene.finding.others)
    return barrier is None or len(barrier.issuers) > 1


def _by_several(scene: Scene) -> bool:
    """Return whether threads of one block are on both sides."""
    return set(scene.finding.who[:, 0].tolist()) & set(scene.finding.others[:, 0].tolist()) != set()


def _threads(scene: Scene, threads: np.ndarray) -> str:
    wave = scene.state.wave
    places = np.zeros(wave.size, np.bool_)
    places[scene.block * wave.threads : (scene.block + 1) * wave.threads] = threads
    return scene.named(places)


def bytes_differ(scene: Scene) -> Diagnosis | None:
    """Bytes expected and bytes that come."""
    expect, copy = scene.site, scene.other
    barrier = next(
        (b for b in scene.state.mbarriers if b.mismatch_sites and b.mismatch_sites[0] == expect),
        None,
    )
    key = scene.key(expect)
    if barrier is None:
        return None
    name, (expected, issued) = scene.name_of(barrier), barrier.told
    if not key.endswith("expect_tx"):
        came = f"{issued} bytes come to {name}" if issued else f"Copies complete on {name}"
        return diagnosis(
            Cause.BYTES_NEVER_EXPECTED,
            came=came,
            line=scene.line(copy if copy is not None else expect),
        )
    many = scene.many(expect)
    if many and expected and issued and expected % issued == 0:
        return diagnosis(
            Cause.BYTES_EXPECTED_BY_ALL,
            many=many,
            expect=scene.line(expect),
            expected=expected,
            issued=issued,
        )
    if copy is None or not issued:
        return diagnosis(
            Cause.BYTES_WITHOUT_COPY, expect=scene.line(expect), expected=expected, barrier=name
        )
    many = scene.many(copy) if scene.key(copy).startswith("cp.") else ""  # each thread's st.async
    if many and issued > expected:
        return diagnosis(
            Cause.LOAD_ISSUED_BY_MANY,
            many=many,
            copy=scene.line(copy),
            issued=issued,
            expected=expected,
        )
    if before := _before_the_bytes(scene, barrier):
        return before
    if not expected:  # a residue of the phases before
        expected, issued = barrier.told_in_all
    if (barrier.told_ahead or expected == issued) and (too_few := _lets_issuers_go(scene)):
        return too_few
    if barrier.told_ahead and expected + barrier.told_ahead == issued:
        return diagnosis(
            Cause.BYTES_OF_NEXT_ROUND,
            told_ahead=barrier.told_ahead,
            issued=issued,
            barrier=name,
            copy=scene.line(copy),
            expected=expected,
        )
    if expected == issued:
        cause = Cause.BYTES_OF_ANOTHER_BLOCKS_ROUND
        if scene.state.wave.cluster_size == 1:
            cause = Cause.COPY_BEFORE_EXPECT
        return diagnosis(
            cause,
            barrier=name,
            copy=scene.line(copy),
            expected=expected,
            expect=scene.line(expect),
        )
    anew = max(map(scene.most_often, barrier.arrivals), default=0) > 1
    if not barrier.told[0] and anew and scene.most_often(expect) == 1 < scene.most_often(copy):
        return diagnosis(
            Cause.BYTES_EXPECTED_ONCE,
            expect=scene.line(expect),
            expected=expected,
            barrier=name,
            copy=scene.line(copy),
        )
    if not barrier.told[0]:
        return diagnosis(
            Cause.BYTES_LEFT_OUT,
            expect=scene.line(expect),
            expected=expected,
            barrier=name,
            issued=issued,
            copy=scene.line(copy),
        )
    lines = scene.lines(sorted({*barrier.told_by, expect}, key=scene.place))
    together = "together expect" if lines != scene.line(expect) else "expects"
    return diagnosis(
        Cause.BYTES_EXPECTED_DIFFER,
        lines=lines,
        together=together,
        expected=expected,
        barrier=name,
        issued=issued,
        copy=scene.line(copy),
    )


def _lets_issuers_go(scene: Scene) -> Diagnosis | None:
    """An mbarrier at which those wait who issue the copies, and which counts too few for them."""
    for barrier in scene.state.mbarriers:
        issuers = scene.in_block_of(barrier, scene.doers(scene.did(*LOADS)))
        waits = any((one.threads & issuers).any() for one in barrier.waits.values())
        is_theirs = barrier.copy_site is None and waits and not barrier.weighs
        if is_theirs and (too_few := _completes_too_soon(scene, barrier)):
            return too_few
    return None


def wrong_phase(scene: Scene) -> Diagnosis | None:
    """A wait that returned at once, or that waits for a phase long over; an arrival too many."""
    reason, at = scene.finding.reason, scene.line(scene.site)
    barrier = _waited_on(scene)
    name = scene.name_of(barrier) if barrier is not None else "the mbarrier"
    if reason is Reason.BEYOND_COUNT:
        return (barrier and _in_the_place_of_another(scene, barrier)) or _too_many(
            scene, barrier, name
        )
    if barrier is None or not scene.key(scene.site).startswith("mbarrier.t"):
        return None
    gave_up = barrier.asked.gave_up[scene.in_block(scene.who)]
    if gave_up.any():
        return _unanswered(scene, barrier, int(gave_up.max()) - 1, scene.site)
    if reason in (Reason.OVERTAKEN, Reason.OVERTAKEN_IN_HANG):
        return (
            _in_the_place_of_another(scene, barrier)
            or _too_soon(scene)
            or _begins_ahead(scene, barrier)
            or _arrives_too_often(scene, barrier)
            or _overtaken(scene, barrier)
        )
    here = [s for s in barrier.waits if scene.line(s) == at]  # an unrolled loop has several
    parities = sorted({p for s in here for p in barrier.waits[s].parities})
    passes = int(np.sum([barrier.waits[s].passes for s in here], axis=0).max()) if here else 0
    often = passes > 1 or (passes == 1 and any(w.site in here for w in barrier.waiters))
    if reason is Reason.RETURNED_BEFORE_FIRST_PHASE:
        return diagnosis(Cause.PARITY_ONE_ON_FRESH_MBARRIER, line=at, barrier=name)
    always = f"always uses parity {parities[0]}" if len(parities) == 1 and often else ""
    if too_few := counts_too_few(scene, barrier):
        return too_few
    if reason is Reason.RAN_AHEAD:
        phases = f"{barrier.phase} phase{'' if barrier.phase == 1 else 's'}"
        names = f"{always}, and parities"
        if not always:
            names = "uses the parity of an old phase, and parities"
        return diagnosis(
            Cause.WAIT_RAN_AHEAD,
            line=at,
            threads=scene.named(scene.who),
            passes=passes,
            barrier=name,
            phases=phases,
            names=names,
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
            return diagnosis(
                Cause.ARRIVED_BEFORE_PRODUCER,
                barrier=name,
                who=who,
                line=at,
                arriving=_threads_of(barrier),
                arrive=arrive,
                is_one=waits.sum() == 1,
                other_line=there,
            )
        return diagnosis(Cause.PARITY_BEGINS_AT_ONE, line=at, barrier=name)
    if always and barrier.phase > 0:
        return diagnosis(Cause.PARITY_NEVER_FLIPS, line=at, always=always, barrier=name)
    if again := _in_two_lines(scene, barrier, name):
        return again
    return diagnosis(Cause.PARITY_OF_ANOTHER_PHASE, line=at, barrier=name, phases=barrier.phase)


def _overtaken(scene: Scene, barrier: MBarrier) -> Diagnosis:
    """Threads whose wait the next phase may overtake."""
    arrivals = scene.lines([*barrier.arrivals])
    return diagnosis(
        Cause.WAIT_OVERTAKEN,
        threads=scene.named(scene.who),
        is_one=np.count_nonzero(scene.who) == 1,
        barrier=scene.name_of(barrier),
        line=scene.line(scene.site),
        arrivals=f" (by the arrivals of {arrivals})" if arrivals else "",
    )


def _nothing_to_release(scene: Scene, barrier: MBarrier, waits: np.ndarray) -> Diagnosis | None:
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
        return None
    arrives = f"arrive{'s' if barrier.arrived.ever.sum() == 1 else ''}"
    return diagnosis(
        Cause.RELEASED_BEFORE_FIRST_WAIT,
        arriving=_threads_of(barrier),
        arrives=arrives,
        barrier=scene.name_of(barrier),
        arrivals=scene.lines([*barrier.arrivals]),
        waits=_threads(scene, waits),
        is_one=waits.sum() == 1,
        line=at,
    )


def _arrives_too_often(scene: Scene, barrier: MBarrier) -> Diagnosis | None:
    """Phases of a ring's mbarrier that are more than those who wait there have gone on, though the
    first time they did so while none was complete."""
    waits = [*barrier.waits.values()]
    waited = np.any([one.threads for one in waits], axis=0)
    passes = int(np.sum([one.passes for one in waits], axis=0).max())
    let_go = any(one.at_once.any() for one in waits)
    if not let_go or barrier.copy_site is not None or barrier.phase <= passes:
        return None
    times = "once" if passes == 1 else f"{passes} times"
    return diagnosis(
        Cause.RELEASED_TOO_OFTEN,
        arrivals=scene.lines([*barrier.arrivals]),
        barrier=scene.name_of(barrier),
        phases=barrier.phase,
        waited=_threads(scene, waited),
        is_one=waited.sum() == 1,
        times=times,
        line=scene.line(scene.site),
    )


def _in_the_place_of_another(scene: Scene, barrier: MBarrier) -> Diagnosis | None:
    """The same threads wait at an mbarrier in two lines, or arrive there, and none does at another
    of the block, at which they are waited for or copies complete."""
    for one in scene.state.mbarriers:
        if one.block != barrier.block or one is barrier:
            continue
        name, other = scene.name_of(barrier), scene.name_of(one)
        twice = _two_lines(scene, barrier.waits)
        if twice and one.copy_site is not None and not one.waits:
            return diagnosis(
                Cause.TWO_WAITS_AT_ONE_MBARRIER,
                twice=twice,
                barrier=name,
                other=other,
                copy=scene.line(one.copy_site),
            )
        twice = _two_lines(scene, barrier.arrivals)
        if twice and one.waits and not one.arrivals and one.pending == one.count:
            return diagnosis(
                Cause.TWO_ARRIVALS_AT_ONE_MBARRIER,
                twice=twice,
                barrier=name,
                other=other,
                waits=scene.lines([*one.waits]),
            )
    return None


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
    sites = range(len(scene.state.findings.instructions))
    loads = [site for site in sites if scene.key(site).startswith(LOADS)]
    return bool(scene.after(loads, scene.site)) or any(
        scene.before([site], arrival)
        for one in of_block
        for site, visits in one.waits.items()
        if (visits.threads & barrier.arrived.ever).any()
        for arrival in barrier.arrivals
    )


def _begins_ahead(scene: Scene, barrier: MBarrier) -> Diagnosis | None:
    """A wait behind the arrivals at ``barrier`` that let their threads go on before anybody had
    answered them: they are a round ahead of those who wait."""
    for one in scene.state.mbarriers:
        for site, visits in one.waits.items() if one.block == barrier.block else ():
            ahead = visits.at_once & barrier.arrived.ever
            if ahead.any() and not scene.after([*barrier.arrivals], site):
                return diagnosis(
                    Cause.WAIT_BEGINS_AHEAD,
                    line=scene.line(site),
                    ahead=_threads(scene, ahead),
                    is_one=ahead.sum() == 1,
                    other_line=scene.line(scene.site),
                )
    return None


def _too_soon(scene: Scene) -> Diagnosis | None:
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
    return None


def _completes_too_soon(scene: Scene, barrier: MBarrier) -> Diagnosis | None:
    """More threads arrive than the count; "" where they do not, or may take turns: at a count of 1,
    unless each has completed a phase before those who wait could pass two."""
    passes = max((int(one.passes.max()) for one in barrier.waits.values()), default=0)
    turns = barrier.count == 1 and not passes + 2 < barrier.arrived.ever.sum() <= barrier.phase
    turns &= not barrier.arrived.of_others
    return None if turns else counts_too_few(scene, barrier)


def _some_twice(scene: Scene, barrier: MBarrier) -> Diagnosis | None:
    """Some of as many threads as an mbarrier counts arrive at a line more than the others, and more
    often than they are let go on."""
    ever = barrier.arrived.ever
    if ever.sum() != barrier.count or barrier.count < 2:
        return None
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
        return None
    sites = [s for s, visits in barrier.arrivals.items() if (visits.threads & often).any()]
    return diagnosis(
        Cause.THREADS_ARRIVE_TWICE,
        often=_threads(scene, often),
        is_one=often.sum() == 1,
        barrier=scene.name_of(barrier),
        sites=scene.lines(sites),
        count=barrier.count,
        init=scene.line(barrier.init_site),
    )


def counts_too_few(scene: Scene, barrier: MBarrier) -> Diagnosis | None:
    """More threads arrive than the mbarrier's count; "" where they do not."""
    others = len(barrier.arrived.of_others)
    if barrier.arrived.ever.sum() + others <= barrier.count:
        return None
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
    return diagnosis(
        Cause.COUNT_TOO_SMALL,
        who=who,
        barrier=scene.name_of(barrier),
        init=scene.line(barrier.init_site),
        count=barrier.count,
        times="arrival" if one else f"{barrier.count} arrivals",
    )


def _in_two_lines(scene: Scene, barrier: MBarrier, name: str) -> Diagnosis | None:
    """The same threads arrive at two lines."""
    plain = [s for s in barrier.arrivals if not scene.key(s).endswith("expect_tx")]
    sites = sorted(plain, key=scene.place)
    for one, other in pairwise(sites):
        both = barrier.arrivals[one].threads & barrier.arrivals[other].threads
        if both.any() and scene.line(one) != scene.line(other):
            return diagnosis(
                Cause.ARRIVALS_IN_TWO_LINES,
                both=_threads(scene, both),
                is_one=both.sum() == 1,
                barrier=name,
                lines=scene.lines([one, other]),
                count=barrier.count,
            )
    return None


def _too_many(scene: Scene, barrier: MBarrier | None, name: str) -> Diagnosis | None:
    at = scene.line(scene.site)
    if barrier is None:
        return None
    init = scene.line(barrier.init_site)
    thread = int(scene.finding.who[0, 1])
    if barrier.arrived.in_phase[thread] and barrier.arrived.ever.sum() <= barrier.count:
        return diagnosis(
            Cause.THREAD_ARRIVES_TWICE,
            thread=thread,
            barrier=name,
            line=at,
            count=barrier.count,
            init=init,
        )
    return diagnosis(
        Cause.ARRIVALS_BEYOND_COUNT,
        barrier=name,
        count=barrier.count,
        init=init,
        arriving=_threads_of(barrier),
        is_one=barrier.arrived.ever.sum() == 1,
        line=at,
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

    at_once = scene.finding.reason is Reason.RETURNED_BEFORE_FIRST_PHASE

    def fits(barrier: MBarrier) -> tuple[bool, bool, bool]:
        named = scene.state.mbarriers.named(barrier) == scene.finding.variables
        visits = barrier.waits.get(scene.site)
        let_go = at_once and visits is not None and bool(visits.at_once.any())
        return barrier.block == scene.block, named, let_go

    return max(came, key=fits, default=None)
