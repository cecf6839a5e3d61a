"""Races between threads of a block, values that nothing wrote, blocks that leave too early."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from harness.diagnosis.cause import Cause, Diagnosis, diagnosis
from harness.diagnosis.causes import counts, handovers
from harness.diagnosis.causes.blocks import Race, handed_over_relaxed, mbarrier_reinitialised
from harness.diagnosis.scene import Scene
from harness.emulator.findings import Subject

# -- threads of a block


class ThreadRace(Race):
    """A race between threads of a block, or of a cluster, in shared memory. ``readers`` are the
    threads of the access that reads, of ``read_at``; ``first_is_read``: a later write does not
    wait for it."""

    def __init__(self, scene: Scene, other: int):
        super().__init__(scene, other)
        self.first_is_read = self.writes_here
        self.readers, self.writers = self.who, self.others
        self.read_at, self.read, self.write = scene.site, self.here, self.there
        if self.first_is_read:
            self.readers, self.writers = self.others, self.who
            self.read_at, self.read, self.write = other, self.there, self.here

    @classmethod
    def of(cls, scene: Scene) -> Race | None:
        race = cls._of(scene)
        return race if race and not race.is_of_blocks else None


class AsyncReadRace(ThreadRace):
    """A race in which the async proxy reads other threads' writes."""

    @classmethod
    def of(cls, scene: Scene) -> Race | None:
        race = super().of(scene)
        is_async = race and scene.key(scene.site).startswith(("cp.", "wgmma"))
        return race if race and is_async and not race.writes_here else None


def some_arrive_twice(race: ThreadRace) -> Diagnosis | None:
    return counts.arrive_twice(race.scene, race.who | race.others) if race.scene.is_shared else None


def barrier_before_async_read_skipped(race: ThreadRace) -> Diagnosis | None:
    scene = race.scene
    skipped = scene.skipped_barrier(scene.site, race.other, scene.others)
    if skipped is None:
        return None
    return diagnosis(
        Cause.BARRIER_BEFORE_ASYNC_READ_SKIPPED,
        meeting=skipped.line,
        came=skipped.came,
        came_alone=skipped.came_alone,
        absent=skipped.absent,
        is_one_absent=skipped.is_one_absent,
        memory=race.memory,
        other_line=race.there,
        line=race.here,
    )


def written_under_async_read(race: ThreadRace) -> Diagnosis | None:
    """The write comes after the copy that reads, and nothing is repeated."""
    scene = race.scene
    if not scene.after([race.other], scene.site) or scene.most_often(scene.site) > 1:
        return None
    return diagnosis(
        Cause.WRITTEN_UNDER_ASYNC_READ,
        other_line=race.there,
        others=scene.named(scene.others),
        is_one=scene.is_one(scene.others),
        memory=race.memory,
        line=race.here,
    )


def no_barrier_before_async_read(race: ThreadRace) -> Diagnosis | None:
    scene = race.scene
    return diagnosis(
        Cause.NO_BARRIER_BEFORE_ASYNC_READ,
        other_line=race.there,
        others=scene.named(scene.others),
        is_one=scene.others.sum() == 1,
        memory=race.memory,
        line=race.here,
    )


def threads_write_same_place(race: ThreadRace) -> Diagnosis | None:
    scene = race.scene
    if not scene.same_line() or not race.writes_here:
        return None
    return diagnosis(
        Cause.THREADS_WRITE_SAME_PLACE,
        named=scene.named(scene.who | scene.others),
        memory=race.memory,
        line=race.here,
    )


def blocks_meet_in_block_scope(race: ThreadRace) -> Diagnosis | None:
    if race.scene.finding.same_block:
        return None
    return handovers.narrow_scope(race.scene, race.scene.others)


def no_cluster_barrier_between(race: ThreadRace) -> Diagnosis | None:
    if race.scene.finding.same_block:
        return None
    one, two = (race.scene.block_number(number) for number in race.blocks[:2])
    return diagnosis(
        Cause.NO_CLUSTER_BARRIER_BETWEEN,
        one=one,
        two=two,
        memory=race.memory,
        other_line=race.there,
        line=race.here,
    )


def no_warp_barrier_between(race: ThreadRace) -> Diagnosis | None:
    if not race.scene.finding.same_warp:
        return None
    return diagnosis(
        Cause.NO_WARP_BARRIER_BETWEEN, memory=race.memory, other_line=race.there, line=race.here
    )


def barrier_skipped(race: ThreadRace) -> Diagnosis | None:
    """Another block executes a barrier that this block skips."""
    scene = race.scene
    skipped = scene.skipped_barrier(race.other, scene.site, scene.who | scene.others)
    if skipped is None or not skipped.other_blocks:
        return None
    return diagnosis(
        Cause.BARRIER_SKIPPED,
        block=scene.block_number(scene.block + scene.first),
        meeting=skipped.line,
        blocks=skipped.other_blocks,
        writes=race.write,
        memory=race.memory,
        reads=race.read,
    )


def no_barrier_between_writes(race: ThreadRace) -> Diagnosis | None:
    if not (race.writes_here and race.writes_there):
        return None
    return diagnosis(
        Cause.NO_BARRIER_BETWEEN_WRITES,
        other_line=race.there,
        line=race.here,
        memory=race.memory,
    )


def count_completes_early(race: ThreadRace) -> Diagnosis | None:
    if not race.scene.is_shared:
        return None
    return counts.completes_early(race.scene, race.who | race.others)


def readers_test_once(race: ThreadRace) -> Diagnosis | None:
    return handovers.tested_once(race.scene, race.readers, race.read_at)


def write_before_read_done(race: ThreadRace) -> Diagnosis | None:
    """The next write does not wait for the read: as the text has it, or seen from a read that came
    an iteration late."""
    if not race.first_is_read:
        return None
    return _read_too_late(race)


def last_phase_not_awaited(race: ThreadRace) -> Diagnosis | None:
    if not race.scene.is_shared or race.first_is_read:
        return None
    return handovers.last_phase_unasked(race.scene, race.writers, race.readers)


def readers_let_go_at_once(race: ThreadRace) -> Diagnosis | None:
    if not race.scene.is_shared or race.first_is_read:
        return None
    return handovers.let_go_at_once(race.scene, race.writers, race.readers)


def readers_wait_at_their_own(race: ThreadRace) -> Diagnosis | None:
    if not race.scene.is_shared or race.first_is_read:
        return None
    return handovers.at_own_mbarrier(race.scene, race.writers, race.readers)


def others_arrive_for_writers(race: ThreadRace) -> Diagnosis | None:
    if not race.scene.is_shared or race.first_is_read:
        return None
    return handovers.arrives_for_others(race.scene, race.writers, race.readers)


def written_after_arrival(race: ThreadRace) -> Diagnosis | None:
    if not race.scene.is_shared or race.first_is_read:
        return None
    return handovers.written_after_arrival(race.scene, race.writers, race.readers)


def read_an_iteration_late(race: ThreadRace) -> Diagnosis | None:
    """All writing threads have come more than once to a barrier on the way from the write to the
    read, and all reading threads, too: it is the write of a later iteration that a late thread
    has read."""
    scene = race.scene
    first, then = scene.place(race.other), scene.place(scene.site)

    def often(sites: Iterable[int], threads: np.ndarray, least: int) -> bool:
        on_the_way = [s for s in sites if first < scene.place(s) < then]
        came = np.zeros(len(threads), np.int64)
        for site in on_the_way:
            came += scene.times(site)
        return bool(threads.any() and came[threads].min() >= least)

    meetings = scene.did("bar.sync", "bar.red")
    met = often(meetings, race.writers, 2) and often(meetings, race.readers, 1)
    met = met or any(
        often(barrier.arrivals, race.writers, 2) and often(barrier.waits, race.readers, 1)
        for barrier in scene.barriers
    )
    return _read_too_late(race) if met and not race.first_is_read else None


def _read_too_late(race: ThreadRace) -> Diagnosis:
    return diagnosis(
        Cause.WRITE_BEFORE_READ_DONE, writes=race.write, memory=race.memory, reads=race.read
    )


def no_barrier_between(race: ThreadRace) -> Diagnosis | None:
    return diagnosis(
        Cause.NO_BARRIER_BETWEEN_WRITE_AND_READ,
        writes=race.write,
        memory=race.memory,
        reads=race.read,
    )


OF_ANY_THREADS = (some_arrive_twice, handed_over_relaxed, mbarrier_reinitialised)
RACES_OF_ASYNC_READS = (
    *OF_ANY_THREADS,
    written_under_async_read,
    barrier_before_async_read_skipped,
    no_barrier_before_async_read,
)
RACES_OF_THREADS = (
    *OF_ANY_THREADS,
    blocks_meet_in_block_scope,
    no_cluster_barrier_between,
    threads_write_same_place,
    barrier_skipped,
    no_barrier_between_writes,
    count_completes_early,
    readers_test_once,
    no_warp_barrier_between,
    write_before_read_done,
    last_phase_not_awaited,
    readers_let_go_at_once,
    readers_wait_at_their_own,
    written_after_arrival,
    read_an_iteration_late,
    others_arrive_for_writers,
    no_barrier_between,
)

# -- values that nothing wrote


class Unwritten:
    """A use of unwritten memory."""

    def __init__(self, scene: Scene):
        self.scene, self.line = scene, scene.line(scene.site)
        self.key, self.owner = scene.key(scene.site), scene.owner


class UnwrittenRegister(Unwritten):
    @classmethod
    def of(cls, scene: Scene) -> Unwritten | None:
        return cls(scene) if scene.finding.subject is Subject.REGISTER else None


class UnwrittenMemory(Unwritten):
    @classmethod
    def of(cls, scene: Scene) -> Unwritten | None:
        return None if scene.finding.subject is Subject.REGISTER else cls(scene)


def first_product_accumulates(unwritten: Unwritten) -> Diagnosis | None:
    if not unwritten.key.startswith("wgmma"):
        return None
    return diagnosis(Cause.FIRST_PRODUCT_ACCUMULATES, line=unwritten.line)


def unassigned_variable(unwritten: Unwritten) -> Diagnosis | None:
    return diagnosis(Cause.UNASSIGNED_VARIABLE, line=unwritten.line)


UNWRITTEN_REGISTERS = (first_product_accumulates, unassigned_variable)


def wait_returned_at_once(unwritten: Unwritten) -> Diagnosis | None:
    scene = unwritten.scene
    return handovers.passed_at_once(scene, scene.in_block(scene.who), scene.site)


def unwritten_copied(unwritten: Unwritten) -> Diagnosis | None:
    if not unwritten.key.startswith("cp."):
        return None
    return diagnosis(Cause.UNWRITTEN_COPIED, line=unwritten.line, owner=unwritten.owner)


def unwritten_multiplied(unwritten: Unwritten) -> Diagnosis | None:
    if not unwritten.key.startswith("wgmma"):
        return None
    return diagnosis(Cause.UNWRITTEN_MULTIPLIED, line=unwritten.line, owner=unwritten.owner)


def unwritten_read(unwritten: Unwritten) -> Diagnosis | None:
    return diagnosis(Cause.UNWRITTEN_READ, line=unwritten.line, owner=unwritten.owner)


UNWRITTEN_BYTES = (
    wait_returned_at_once,
    unwritten_copied,
    unwritten_multiplied,
    unwritten_read,
)

# -- blocks that leave too early


class Reach:
    """An access to the shared memory of a block that may have gone."""

    def __init__(self, scene: Scene):
        self.scene, self.line = scene, scene.line(scene.site)
        self.meetings = scene.after(scene.did("barrier.cluster.wait"), scene.site)

    @classmethod
    def of(cls, scene: Scene) -> Reach | None:
        return None if scene.finding.subject is Subject.BEGINNING else cls(scene)


def meeting_is_relaxed(reach: Reach) -> Diagnosis | None:
    return handovers.orders_nothing(reach.scene, reach.scene.who, ~reach.scene.who)


def no_cluster_barrier_at_end(reach: Reach) -> Diagnosis | None:
    if reach.meetings:
        return None
    return diagnosis(Cause.NO_CLUSTER_BARRIER_AT_END, line=reach.line)


def leaves_before_meeting(reach: Reach) -> Diagnosis | None:
    return diagnosis(Cause.BLOCK_LEAVES_BEFORE_MEETING, line=reach.line)


BLOCKS_LEAVE_EARLY = (meeting_is_relaxed, no_cluster_barrier_at_end, leaves_before_meeting)
