"""Copies that overwrite bytes in use: a stage that was not released, or not waited for."""

from __future__ import annotations

from functools import cached_property

import numpy as np

from harness.diagnosis.cause import Cause, Diagnosis, diagnosis
from harness.diagnosis.causes.counts import arrive_twice, completes_too_soon
from harness.diagnosis.causes.handovers import LOADS, narrow_scope, orders_nothing
from harness.diagnosis.causes.loads import before_expected
from harness.diagnosis.scene import Barrier, Scene, Sites, threads_named
from harness.emulator.exec.endings import passes_beyond_phases

_STORES = ("cp.async.bulk.store", "cp.async.bulk.tensor.store", "cp.reduce.async.bulk")
_WRITTEN_BY_COPY = (*LOADS, "st.async", "red.async")


class Overwrite:
    """A copy that may write bytes before an earlier access to them is done."""

    def __init__(self, scene: Scene, other: int):
        self.scene, self.other = scene, other
        self.copy, self.use, self.memory = scene.line(scene.site), scene.line(other), scene.memory
        self.is_store = scene.key(scene.site).startswith(_STORES)
        self.issuers = scene.in_block(scene.who)

    @classmethod
    def _of(cls, scene: Scene, is_store: bool, of_copy: bool | None = None) -> Overwrite | None:
        if scene.other is None or scene.key(scene.site).startswith(_STORES) is not is_store:
            return None
        if of_copy not in (None, scene.key(scene.other).startswith(_WRITTEN_BY_COPY)):
            return None
        return cls(scene, scene.other)

    @cached_property
    def users(self) -> np.ndarray:
        """bool[places]: the threads of the earlier access; of a load, the threads that wait for
        it."""
        scene, barrier = self.scene, self.scene.barrier_of_copy
        if barrier is None or not scene.key(self.other).startswith(_WRITTEN_BY_COPY):
            return scene.others
        return scene.doers([*barrier.waits])

    @property
    def blocks(self) -> list[int]:
        finding = self.scene.finding
        return sorted({int(n) for n in (*finding.who[:, 0], *finding.others[:, 0])})


class StoreOver(Overwrite):
    """A bulk store to bytes of global memory."""

    @classmethod
    def of(cls, scene: Scene) -> Overwrite | None:
        return cls._of(scene, is_store=True)


class LoadOverLoad(Overwrite):
    """A load on top of an earlier load. ``readers`` wait for the earlier load, and do not load."""

    @classmethod
    def of(cls, scene: Scene) -> Overwrite | None:
        return cls._of(scene, is_store=False, of_copy=True)

    @property
    def barrier(self) -> Barrier | None:
        return self.scene.barrier_of_copy

    @cached_property
    def readers(self) -> np.ndarray:
        readers = ~self.issuers
        readers &= self.barrier.waited if self.barrier else False
        return readers


class LoadOverUse(Overwrite):
    """A load that does not wait for the users of its stage. ``releases``: arrivals of these
    threads at an mbarrier on which the issuers of the load wait, with that mbarrier; ``waits``:
    their waits."""

    def __init__(self, scene: Scene, other: int):
        super().__init__(scene, other)
        readers = scene.in_block(scene.others)
        # A store reads asynchronously: those who issued it.
        self.readers = readers if readers.any() else scene.in_block(scene.doers([other]))
        self.releases: list[tuple[int, Barrier]] = []
        self.waits: Sites = []
        for barrier in scene.barriers:
            waited = barrier.waits_of(self.issuers)
            arrivals = barrier.arrivals_of(self.readers)
            arrived = [s for s in barrier.releases if s in arrivals]
            if waited and arrived:
                self.waits += waited
                self.releases += [(site, barrier) for site in arrived]

    @classmethod
    def of(cls, scene: Scene) -> Overwrite | None:
        return cls._of(scene, is_store=False, of_copy=False)


# -- rules of all


def handed_over_relaxed(over: Overwrite) -> Diagnosis | None:
    scene = over.scene
    return orders_nothing(scene, over.users, scene.who, freed=over.memory)


def issued_by_many(over: Overwrite) -> Diagnosis | None:
    """A single line is executed by several threads of a block."""
    scene, finding = over.scene, over.scene.finding
    many = scene.many(scene.site)
    both = set(finding.who[:, 0].tolist()) & set(finding.others[:, 0].tolist())
    if not scene.same_line() or not many or not both:
        return None
    return diagnosis(
        Cause.COPY_ISSUED_BY_MANY, many=many, copy=over.copy, guard=scene.alone(scene.site)
    )


def blocks_copy_to_same_place(over: Overwrite) -> Diagnosis | None:
    scene, blocks = over.scene, over.blocks
    if not scene.same_line() or len(blocks) < 2:
        return None
    barrier = scene.barrier_of_copy
    if not over.is_store and barrier is not None and len(barrier.history.issuing_blocks) < 2:
        return None
    return diagnosis(
        Cause.BLOCKS_COPY_TO_SAME_PLACE,
        one=scene.block_number(blocks[0]),
        two=scene.block_number(blocks[1]),
        copy=over.copy,
        is_store=over.is_store,
    )


# -- stores


def stores_again(over: Overwrite) -> Diagnosis | None:
    if not over.scene.same_line():
        return None
    return diagnosis(Cause.STORES_TO_SAME_PLACE_AGAIN, copy=over.copy)


def stores_not_ordered(over: Overwrite) -> Diagnosis | None:
    if not over.scene.key(over.other).startswith(_STORES):
        return None
    return diagnosis(Cause.STORES_NOT_ORDERED, copy=over.copy, other=over.use)


def store_overwrites(over: Overwrite) -> Diagnosis | None:
    return diagnosis(Cause.STORE_OVERWRITES_IN_USE, copy=over.copy, other=over.use)


STORES_OVER = (
    handed_over_relaxed,
    issued_by_many,
    blocks_copy_to_same_place,
    stores_again,
    stores_not_ordered,
    store_overwrites,
)

# -- loads


def handed_over_in_block_scope(over: Overwrite) -> Diagnosis | None:
    return narrow_scope(over.scene, over.users)


def waits_for_old_phase(over: Overwrite) -> Diagnosis | None:
    """A wait that released the issuers of the load, or the earlier users of the bytes, for an
    old phase."""
    scene = over.scene
    full = [b for b in scene.barriers if scene.line(b.load or b.known.init_site) == over.copy]
    empty = [b for b in scene.barriers if b.load is None]
    for is_copy, threads, barriers in ((True, scene.who, empty), (False, scene.others, full)):
        known = [one.known for one in barriers]
        found = passes_beyond_phases(scene.state, known, scene.in_block(threads))
        if found is not None:
            return diagnosis(
                Cause.WAIT_FOR_OLD_PHASE,
                line=scene.line(found[1]),
                is_copy=is_copy,
                goes_on=over.copy if is_copy else over.use,
                barrier=scene.barrier(found[0]).name,
            )
    return None


def parity_never_flips(over: Overwrite) -> Diagnosis | None:
    """The issuers wait more than once for the same parity of an mbarrier on which nothing is
    loaded."""
    scene = over.scene
    for barrier in scene.barriers if over.issuers.any() else ():
        by_line: dict[str, list[int]] = {}  # an unrolled loop has several sites
        for site in barrier.waits_of(over.issuers) if barrier.load is None else ():
            by_line.setdefault(scene.line(site), []).append(site)
        for line, sites in by_line.items():
            visits = [barrier.waits[site] for site in sites]
            parities = {parity for one in visits for parity in one.parities}
            passes = np.sum([one.passes for one in visits], axis=0)[over.issuers]
            if len(parities) == 1 and passes.max() > 1:
                return diagnosis(
                    Cause.PARITY_NEVER_FLIPS,
                    line=line,
                    parity=min(parities),
                    barrier=barrier.name,
                )
    return None


def nobody_waits_for_release(over: LoadOverLoad | LoadOverUse) -> Diagnosis | None:
    """An mbarrier at which the readers arrive, and nobody waits."""
    if isinstance(over, LoadOverLoad) and over.barrier is None:
        return None
    for barrier in over.scene.barriers:
        arrivals = barrier.arrivals_of(over.readers)
        if arrivals and not barrier.waits and barrier.load is None:
            return diagnosis(
                Cause.EMPTY_NEVER_AWAITED,
                line=over.copy,
                barrier=barrier.name,
                arrivals=over.scene.lines(arrivals),
            )
    return None


# -- a load on top of an earlier one


def _early_releases(over: LoadOverLoad) -> tuple[Sites, Sites, int | None, list[int]]:
    """Arrivals of the readers that come before they wait for the earlier load, all their arrivals,
    the wait that holds this load back, and the issuers' waits that returned at once."""
    scene, earlier = over.scene, over.barrier
    waited = {
        site: one
        for one in scene.barriers
        for site in one.waits_of(over.issuers)
        if scene.place(site) < scene.place(scene.site)
    }
    if not waited or earlier is None:
        return [], [], None, []
    asks = max(waited, key=scene.place)
    arrivals = {
        site
        for one in scene.barriers
        if scene.line(asks) in map(scene.line, one.waits)
        for site in one.arrivals_of(over.readers)
    }
    early = [s for s in arrivals if all(scene.place(s) < scene.place(w) for w in earlier.waits)]
    at_once = [site for site, one in waited.items() if one.waits[site].at_once.any()]
    return early, [*arrivals], asks, at_once


def released_before_first_load(over: LoadOverLoad) -> Diagnosis | None:
    early, arrivals, asks, at_once = _early_releases(over)
    if not early or len(early) == len(arrivals) or not at_once:
        return None
    assert over.barrier is not None and asks is not None
    return diagnosis(
        Cause.RELEASED_BEFORE_FIRST_LOAD,
        early=over.scene.lines(early),
        asks=over.scene.line(asks),
        waits=over.scene.lines([*over.barrier.waits]),
    )


def released_before_load_arrived(over: LoadOverLoad) -> Diagnosis | None:
    early, arrivals, _, _ = _early_releases(over)
    if not early or len(early) < len(arrivals):
        return None
    assert over.barrier is not None
    return diagnosis(
        Cause.RELEASED_BEFORE_LOAD_ARRIVED,
        early=over.scene.lines(early),
        memory=over.memory,
        waits=over.scene.lines([*over.barrier.waits]),
    )


def earlier_load_not_awaited(over: LoadOverLoad) -> Diagnosis | None:
    if over.barrier is None or over.barrier.waits:
        return None
    return diagnosis(
        Cause.COPY_INTO_UNAWAITED_COPY,
        copy=over.copy,
        other="" if over.scene.same_line() else over.use,
        memory=over.memory,
        barrier=over.barrier.name,
    )


def loads_into_load(over: LoadOverLoad) -> Diagnosis | None:
    return diagnosis(
        Cause.COPY_INTO_COPY,
        copy=over.copy,
        other="" if over.scene.same_line() else over.use,
        memory=over.memory,
    )


OF_ANY_LOAD = (
    handed_over_relaxed,
    handed_over_in_block_scope,
    waits_for_old_phase,
    parity_never_flips,
    issued_by_many,
    blocks_copy_to_same_place,
    nobody_waits_for_release,
)
LOADS_OVER_LOAD = (
    *OF_ANY_LOAD,
    released_before_first_load,
    released_before_load_arrived,
    earlier_load_not_awaited,
    loads_into_load,
)

# -- a load into bytes that are in use


def completes_before_expected(over: LoadOverUse) -> Diagnosis | None:
    """The readers of an earlier phase wait where this load's bytes are expected too late."""
    waits = (one for one in over.scene.barriers if one.waits_of(over.readers))
    return next(filter(None, (before_expected(over.scene, one) for one in waits)), None)


def readers_arrive_twice(over: LoadOverUse) -> Diagnosis | None:
    return arrive_twice(over.scene, over.readers | over.issuers) if over.releases else None


def released_before_use(over: LoadOverUse) -> Diagnosis | None:
    sites = [site for site, _ in over.releases]
    if not sites or over.scene.before(sites, over.other) != sites:
        return None
    return diagnosis(
        Cause.RELEASED_BEFORE_USE,
        early=over.scene.lines(sites),
        memory=over.memory,
        read=over.use,
    )


def some_readers_do_not_release(over: LoadOverUse) -> Diagnosis | None:
    if not over.releases:
        return None
    arrived = np.logical_or.reduce([b.arrivals[site].threads for site, b in over.releases])
    lacking = over.readers & ~arrived
    if not lacking.any():
        return None
    return diagnosis(
        Cause.SOME_READERS_NOT_RELEASING,
        lacking=threads_named(lacking),
        memory=over.memory,
        read=over.use,
        arrived=threads_named(arrived),
        is_one=arrived.sum() == 1,
        lines=over.scene.lines([site for site, _ in over.releases]),
    )


def release_counts_too_few(over: LoadOverUse) -> Diagnosis | None:
    return next(filter(None, (completes_too_soon(one) for _, one in over.releases)), None)


def waits_after_copy(over: LoadOverUse) -> Diagnosis | None:
    scene, waits = over.scene, [*dict.fromkeys(over.waits)]
    if not over.releases or scene.after(waits, scene.site) != waits:
        return None
    return diagnosis(
        Cause.EMPTY_WAIT_AFTER_COPY,
        late=scene.lines(waits),
        memory=over.memory,
        copy=over.copy,
    )


def does_not_wait(over: LoadOverUse) -> Diagnosis | None:
    return diagnosis(
        Cause.COPY_WITHOUT_EMPTY_WAIT, copy=over.copy, read=over.use, memory=over.memory
    )


LOADS_OVER_USE = (
    *OF_ANY_LOAD,
    completes_before_expected,
    readers_arrive_twice,
    released_before_use,
    some_readers_do_not_release,
    release_counts_too_few,
    waits_after_copy,
    does_not_wait,
)

# -- a copy that nobody waits for


class Unawaited:
    """A copy on its way when the block ends."""

    def __init__(self, scene: Scene):
        self.line = scene.line(scene.site)

    @classmethod
    def of(cls, scene: Scene) -> Unawaited | None:
        return cls(scene) if scene.other is None else None


def never_awaited(copy: Unawaited) -> Diagnosis | None:
    return diagnosis(Cause.COPY_NEVER_AWAITED, line=copy.line)


NEVER_AWAITED = (never_awaited,)
