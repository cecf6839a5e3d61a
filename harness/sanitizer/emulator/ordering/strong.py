"""Order through memory: release and acquire by strong accesses and fences (PTX ISA 8.8).

A thread that releases to a location (a ``.release`` write; a fence, or a ``.release`` write to the
same location, and then a relaxed write) leaves its clocks there; a thread that reads the location
and acquires (an ``.acquire`` read; a relaxed read, and then a fence or an ``.acquire`` read of the
same location) learns it. Arrivals are such writes, and waits such reads ("Release and Acquire
Patterns"): barriers ask here for the effect of relaxed arrivals and waits. A read-modify-write
carries on the clocks that earlier accesses released; a plain strong write replaces it. A
compare-and-swap that fails is a read alone; ``red`` reads nothing that could be acquired.

Two accesses synchronize only if they are morally strong: each scope includes the other's thread,
and they are of the same size. So what is released is kept by the *distance* that it reaches
(`Clocks.distance`): to the block, the cluster, the grid. A location is of a size, and yet a read of
another size that overlaps it acquires what was released there: the race of the two is reported
itself, as formal, and what follows from it is no second mistake. Vectors are as many accesses as
they have elements.

Of any two fence.sc, the earlier synchronizes with the later, in an order that is settled at run
time (PTX ISA 8.9.3, 8.9.4), and known as far as it follows from the values read. Say that fence A
is ordered before a strong write, that a strong read sees this write, and that the read is ordered
before fence B. Then A came first: else the read would be ordered before the write that it saw. The
write and the read need not be by the threads that fence, as in

    each thread: writes; fence.sc; bar.sync                 thread 0: strong read of the flag
    thread 0:    strong write of the flag                   each thread: bar.sync; fence.sc; reads

An order that no read shows is not used: another run may have the opposite order.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import chain

import numpy as np

from harness.base.arch import WARP
from harness.sanitizer.emulator.ordering.clocks import CLUSTER, CTA, GPU, Clocks, ReleaseClock
from harness.sanitizer.emulator.ordering.shadow import Shadow
from harness.sanitizer.emulator.threads import Group, Numbers

_KEPT = 4  # fences of a warp: a barrier behind each, so that nobody is more than a few ahead
_READS = 256  # different writes seen


Reach = tuple[ReleaseClock, ...]
"""Clocks released to threads at each distance: in the block, in the cluster, in the grid."""

DISTANCES = (CTA, CLUSTER, GPU)


def _reach() -> Reach:
    return ReleaseClock(), ReleaseClock(), ReleaseClock()


@dataclass(frozen=True)
class _ScFence:
    """A fence.sc by lanes of a warp: each lane's clock at that time, and the clocks that it
    released."""

    block: int
    threads: np.ndarray
    clocks: np.ndarray
    released: list[ReleaseClock]
    whole: ReleaseClock
    scope: int


@dataclass
class _Read:
    """The thread that saw a write, and its clock."""

    seen: ReleaseClock
    distance: int  # the writer's: the scope of a fence that acquires it
    readers: dict[tuple[int, int], int] = field(default_factory=dict)


class FenceOrder:
    """The fences and the strong reads of a wave of blocks."""

    def __init__(self, clocks: Clocks):
        self.clocks = clocks
        self._fences: dict[tuple[int, int], deque[_ScFence]] = {}
        self._reads: dict[int, _Read] = {}

    def fence(self, group: Group, scope: int, released: list[ReleaseClock], at: np.ndarray) -> None:
        """Note that these threads executed a fence.sc, at these clocks, and released each so
        much."""
        warps = group.threads // WARP
        for block in np.unique(group.blocks).tolist():
            for warp in np.unique(warps[group.blocks == block]).tolist():
                index = np.flatnonzero((group.blocks == block) & (warps == warp))
                each = [released[i] for i in index.tolist()]
                whole = _sum(*each)
                kept = self._fences.setdefault((block, warp), deque(maxlen=_KEPT))
                kept.append(_ScFence(block, group.threads[index], at[index], each, whole, scope))

    def before(self, group: Group) -> list[Reach | None]:
        """Return the clocks released by the fences that each of these threads is ordered after,
        without its own fences."""
        seen: list[Reach | None] = [None] * len(group.threads)
        if self._fences:
            for block, index in self._alike(group):
                release = self._released(block, int(group.threads[index[0]]))
                for i in index.tolist():
                    seen[i] = release
        return seen

    def saw(self, block: int, thread: int, seen: ReleaseClock, distance: int) -> None:
        """A strong read by this thread saw a write at this distance, after fences that released
        ``seen``."""
        if not seen.known:
            return
        # The key is an id: `_Read` keeps the clock alive, so no other object gets it.
        if id(seen) not in self._reads:
            if len(self._reads) == _READS:
                self._reads.pop(next(iter(self._reads)))
            self._reads[id(seen)] = _Read(seen, distance)
        readers = self._reads[id(seen)].readers
        if (block, thread) not in readers:
            readers[block, thread] = int(self.clocks.own(block, thread))

    def acquire(self, group: Group, scope: int) -> None:
        """Prepare for a fence.sc of these threads, after the reads that they know of."""
        reads = [read for read in self._reads.values() if read.distance <= scope]
        for block, index in self._alike(group) if reads else ():
            threads = group.threads[index]
            for read in reads:
                if self._has_learned(read, block, int(threads[0])):
                    learning = threads
                else:
                    learning = np.array([t for t in threads.tolist() if (block, t) in read.readers])
                if len(learning):
                    read.seen.acquire(self.clocks, block, learning)

    def _released(self, block: int, thread: int) -> Reach | None:
        reach, number = _reach(), block + self.clocks.first
        for fences in self._fences.values():
            for fence in reversed(fences):
                other = fence.block + self.clocks.first
                row = self.clocks.row_about(block, thread, other)
                known = row[fence.threads] >= fence.clocks
                whole = known.all()
                lanes = np.flatnonzero(known).tolist()
                distance = int(self.clocks.distance(number, other))
                for released in [fence.whole] if whole else [fence.released[i] for i in lanes]:
                    # The fence of one thread and the write of another: both scopes must include
                    # the reader, and this one's the writer.
                    for to in range(fence.scope + 1 if fence.scope >= distance else 0):
                        reach[to].add(released)
                if whole and len(known) == WARP:
                    break  # earlier writes released no more
        return reach if any(clock.known for clock in reach) else None

    def _has_learned(self, read: _Read, block: int, thread: int) -> bool:
        return any(
            self.clocks.row_about(block, thread, reader + self.clocks.first)[other] >= clock
            for (reader, other), clock in read.readers.items()
        )

    def _alike(self, group: Group) -> Iterator[tuple[int, np.ndarray]]:
        """The threads of each block that learned the same: places in the group."""
        for block in np.unique(group.blocks).tolist():
            index = np.flatnonzero(group.blocks == block)
            rows = self.clocks.row_numbers(block, group.threads[index])
            which = np.unique(rows, axis=0, return_inverse=True)[1].reshape(-1)
            for number in range(int(which.max()) + 1):
                yield block, index[which == number]


@dataclass(frozen=True)
class Strong:
    """The semantics of a strong access."""

    acquire: bool = False
    release: bool = False
    scope: int = GPU


RELAXED = Strong()


@dataclass(eq=False)
class _Released:
    """Clocks that a block released to a location. ``fence_effect`` is the combined effect of the
    fences that its writes are ordered after; ``added`` are the latest of them that are included."""

    reach: Reach = field(default_factory=_reach)
    fence_effect: Reach | None = None
    added: tuple[Reach | None, ...] = ()


Place = tuple[Shadow, int, int]
"""A region, the byte offset there, and the size of an access."""


@dataclass(frozen=True)
class _Seen:
    """Clocks released to a place in memory, ``in_shared`` or not, at a distance: the scope of a
    fence that acquires it."""

    released: ReleaseClock
    distance: int
    in_shared: bool
    place: Place | None = None


@dataclass(eq=False)
class _Thread:
    """Effect of a thread's fences and releases on its relaxed accesses.

    ``pending``: clocks that its relaxed reads and waits saw, to be acquired at its next fence.
    ``reach``: the clocks that a relaxed write or arrival after its fences releases; ``in_shared``:
    those that a write to shared memory adds after a fence with ``.sync_restrict``; ``released_at``:
    those that a relaxed write to a place adds after a release there. ``sc``: those of its last
    fence.sc.
    """

    pending: list[_Seen] = field(default_factory=list)
    reach: list[ReleaseClock | None] = field(default_factory=lambda: [None, None, None])
    in_shared: ReleaseClock | None = None
    released_at: dict[Place, list[ReleaseClock | None]] = field(default_factory=dict)
    sc: Reach | None = None


Locations = dict[Place, dict[int, _Released]]
"""What each block (its number in the grid) released there."""


class StrongOrder:
    """``locations`` outlives the wave: later blocks of a launch may read earlier ones' flags."""

    def __init__(self, clocks: Clocks, locations: Locations):
        self.clocks = clocks
        self._locations = locations
        self._sizes = {size for _, _, size in locations}  # sizes of releasing accesses
        self._threads: dict[tuple[int, int], _Thread] = {}
        self._fences = FenceOrder(clocks)

    def read(
        self, shadow: Shadow, offsets: np.ndarray, size: int, group: Group, strong: Strong
    ) -> None:
        if self._locations:
            for offset, block, thread in _threads_of(offsets, group):
                self._read((shadow, offset, size), block, thread, strong)

    def write(
        self, shadow: Shadow, offsets: np.ndarray, size: int, group: Group, strong: Strong
    ) -> None:
        """A plain write: it ends the release of earlier writes here."""
        # Nothing was released so far, and no fence was executed: a relaxed write has nothing to
        # carry.
        if strong.release or self._threads or self._locations:
            fence_effect = self._fences.before(group)
            for number, (offset, block, thread) in enumerate(_threads_of(offsets, group)):
                # A read that sees this write cannot see the ones before: only a chain of
                # read-modify-writes carries a release on (PTX ISA, "Release and Acquire Patterns").
                for place in self._overlapping((shadow, offset, size)):
                    if offset <= place[1] and place[1] + place[2] <= offset + size:
                        self._locations.pop(place, None)
                self._release((shadow, offset, size), block, thread, strong, fence_effect[number])

    def modify(
        self,
        shadow: Shadow,
        offsets: np.ndarray,
        size: int,
        group: Group,
        strong: Strong,
        wrote: np.ndarray,
        reads: bool,
        order: np.ndarray | None = None,
    ) -> None:
        """A read-modify-write, thread after thread: each sees the releases of the threads before
        it, in ``order`` (None: their own). ``wrote``: those that write, bool[n]: a compare-and-swap
        that fails does not. ``reads``: False for ``red``, whose read is no part of an acquire
        pattern."""
        if strong.release or self._threads or self._locations:
            fence_effect = self._fences.before(group)
            threads = [*_threads_of(offsets, group)]
            for number in range(len(threads)) if order is None else order.tolist():
                offset, block, thread = threads[number]
                if reads:
                    self._read((shadow, offset, size), block, thread, strong)
                if wrote[number]:
                    effect = fence_effect[number]
                    self._release((shadow, offset, size), block, thread, strong, effect)

    # -- fences, and what they make of relaxed accesses

    def fence(self, group: Group, scope: int, acquires: bool, releases: bool, sc: bool) -> None:
        """fence.acq_rel, fence.sc, membar and the halves of them, by each thread for itself."""
        released = []
        if sc:
            self._fences.acquire(group, scope)
        for block, thread in _each(group):
            state = self._thread(block, thread)
            if acquires:
                self._acquire_pending(state, block, thread, lambda seen: seen.distance <= scope)
            if releases:
                clock = ReleaseClock()
                clock.release(self.clocks, block, [thread])
                # A narrow fence does not take back what an earlier, wide one released.
                state.reach[: scope + 1] = [clock] * (scope + 1)
                released.append(clock)
                if sc:
                    state.sc = _up_to(scope, clock)
        if sc:
            at = self.clocks.own(group.blocks, group.threads) - 1  # a release ticks
            self._fences.fence(group, scope, released, at)

    def release_in_shared(self, group: Group) -> None:
        """fence.release.sync_restrict::shared::cta.cluster, by each thread for itself: it covers
        accesses to shared memory, for those who synchronize through shared memory."""
        for block, thread in _each(group):
            released = ReleaseClock()
            released.release(self.clocks, block, [thread])
            self._thread(block, thread).in_shared = released.of_shared_memory()

    def acquire_in_shared(self, group: Group) -> None:
        """fence.acquire.sync_restrict::shared::cluster.cluster, likewise. The pending clocks stay,
        for a fence of all memory."""
        for block, thread in _each(group):
            for seen in self._thread(block, thread).pending:
                if seen.in_shared and seen.distance <= CLUSTER:
                    seen.released.of_shared_memory().acquire(self.clocks, block, [thread])

    def released(
        self, block: int, threads: Numbers, in_shared: bool = True
    ) -> Iterator[list[ReleaseClock | None]]:
        """Yield the clocks that a relaxed write or arrival by these threads releases now, by the
        distance that they reach. fence.mbarrier_init.release.cluster is a release of the thread's
        mbarrier.inits alone. ``in_shared``: the write or arrival is to shared memory."""
        for thread in np.atleast_1d(threads).tolist():
            state = self._threads.get((block, thread), _NO_FENCES)
            reach = state.reach
            if in_shared and state.in_shared is not None:
                reach = [*(_sum(clock, state.in_shared) for clock in reach[:GPU]), reach[GPU]]
            if self.clocks.init_fenced(block, thread):
                inits = ReleaseClock()
                inits.release_inits(self.clocks, block, thread)
                reach = [_sum(clock, inits) for clock in reach]
            if reach[CTA] is not None:
                yield reach

    def saw(
        self,
        block: int,
        threads: Numbers,
        released: ReleaseClock,
        distance: int,
        in_shared: bool = True,
        place: Place | None = None,
    ) -> None:
        """Note clocks that these threads saw by a relaxed read or wait: a fence acquires them."""
        # A later release here is not what was seen.
        seen = _Seen(_sum(released), distance, in_shared, place)
        for thread in np.atleast_1d(threads).tolist():
            self._thread(block, thread).pending.append(seen)

    def _overlapping(self, place: Place) -> list[Place]:
        """Return the places in which something may have been released that share bytes with this
        one."""
        shadow, offset, size = place
        if self._sizes == {size}:
            return [place]
        return [
            (shadow, at, other)
            for other in self._sizes
            for at in range(offset // other * other, offset + size, other)
        ]

    def _read(self, place: Place, block: int, thread: int, strong: Strong) -> None:
        places = self._overlapping(place)
        seen_here = (self._locations.get(each, {}).items() for each in places)
        for number, what in chain.from_iterable(seen_here):
            # Both scopes must include the other thread: else the two accesses are not morally
            # strong, and synchronize nothing (PTX ISA, "Morally Strong Operations").
            distance = int(self.clocks.distance(number, block + self.clocks.first))
            if distance > strong.scope:
                continue
            if strong.acquire:
                what.reach[distance].acquire(self.clocks, block, [thread])
            else:
                self.saw(block, thread, what.reach[distance], distance, place[0].in_shared, place)
            if what.fence_effect is not None:
                self._fences.saw(block, thread, what.fence_effect[distance], distance)
        state = self._threads.get((block, thread))
        if strong.acquire and state is not None and state.pending:
            # A strong read and then an acquire of the same location are an acquire pattern.
            self._acquire_pending(
                state,
                block,
                thread,
                lambda seen: seen.place == place and seen.distance <= strong.scope,
            )

    def _acquire_pending(
        self, state: _Thread, block: int, thread: int, acquires: Callable[[_Seen], bool]
    ) -> None:
        """The thread acquires those of its pending clocks; the others wait for a wider fence."""
        for seen in filter(acquires, state.pending):
            seen.released.acquire(self.clocks, block, [thread])
        state.pending = [seen for seen in state.pending if not acquires(seen)]

    def _release(
        self,
        place: Place,
        block: int,
        thread: int,
        strong: Strong,
        fence_effect: Reach | None,
    ) -> None:
        state = self._threads.get((block, thread), _NO_FENCES)
        released = [*self.released(block, thread, place[0].in_shared)]
        if strong.release:
            here_and_now = ReleaseClock()
            here_and_now.release(self.clocks, block, [thread])
            # A relaxed write here by this thread carries it on.
            mine = self._thread(block, thread).released_at.setdefault(place, [None, None, None])
            mine[: strong.scope + 1] = [here_and_now] * (strong.scope + 1)
            released = [mine]
        elif place in state.released_at:
            released.append(state.released_at[place])
        effects = (fence_effect, state.sc)
        if not released and effects == (None, None):
            return
        here = self._locations.setdefault(place, {})
        self._sizes.add(place[2])
        clocks = here.setdefault(block + self.clocks.first, _Released())
        for reach in released:
            for to, clock in enumerate(reach[: strong.scope + 1]):
                if clock is not None:
                    clocks.reach[to].add(clock)
        if effects != (None, None) and clocks.added != effects:
            before = clocks.fence_effect or _reach()
            new = [effect or _reach() for effect in effects]
            total = [_sum(*each) for each in zip(before, *new, strict=True)]
            total[strong.scope + 1 :] = before[strong.scope + 1 :]
            clocks.fence_effect, clocks.added = tuple(total), effects

    def _thread(self, block: int, thread: int) -> _Thread:
        return self._threads.setdefault((block, thread), _Thread())


_NO_FENCES = _Thread()  # a thread that has executed no fence and released nothing


def _up_to(scope: int, clock: ReleaseClock) -> Reach:
    """``clock`` to the distances that the scope includes."""
    return tuple(clock if distance <= scope else ReleaseClock() for distance in DISTANCES)


def _threads_of(offsets: np.ndarray, group: Group) -> Iterator[tuple[int, int, int]]:
    return zip(offsets.tolist(), group.blocks.tolist(), group.threads.tolist(), strict=True)


def _each(group: Group) -> Iterator[tuple[int, int]]:
    return zip(group.blocks.tolist(), group.threads.tolist(), strict=True)


def _sum(*clocks: ReleaseClock | None) -> ReleaseClock:
    total = ReleaseClock()
    for clock in clocks:
        if clock is not None:
            total.add(clock)
    return total
