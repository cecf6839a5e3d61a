"""Order through memory: release and acquire by strong accesses and fences (PTX ISA 8.8).

A thread that releases to a location (a ``.release`` write, or a fence and then a relaxed write)
leaves its clocks there; a thread that reads the location and acquires (an ``.acquire`` read, or a
relaxed read and then a fence) learns it. Arrivals are such writes, and waits such reads ("Release
and Acquire Patterns"): barriers ask here for the effect of relaxed arrivals and waits. A
read-modify-write carries on the clocks that earlier accesses released; a plain strong write
replaces it. Scopes count: a release with ``.cta`` scope is seen in the same block alone.

Of any two fence.sc, the earlier synchronises with the later, in an order that is settled at run
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
from collections.abc import Iterator
from dataclasses import dataclass, field

import numpy as np

from harness.arch import WARP
from harness.emulator.ordering.clocks import Clocks, ReleaseClock
from harness.emulator.ordering.shadow import Shadow
from harness.emulator.threads import Group

_KEPT = 4  # fences of a warp: a barrier behind each, so that nobody is more than a few ahead
_READS = 256  # different writes seen


@dataclass(frozen=True)
class Fenced:
    """Clocks released by fences before a write: to its own block, to all."""

    narrow: ReleaseClock
    wide: ReleaseClock


@dataclass(frozen=True)
class _ScFence:
    """A fence.sc by lanes of a warp: each lane's clock at that time, and the clocks that it
    released."""

    block: int
    threads: np.ndarray
    clocks: np.ndarray
    released: list[ReleaseClock]
    whole: ReleaseClock
    wide: bool


@dataclass
class _Read:
    """The thread that saw a write, and its clock."""

    seen: ReleaseClock
    needs_wide: bool
    readers: dict[tuple[int, int], int] = field(default_factory=dict)


class FenceOrder:
    """The fences and the strong reads of a wave of blocks."""

    def __init__(self, clocks: Clocks):
        self.clocks = clocks
        self._fences: dict[tuple[int, int], deque[_ScFence]] = {}
        self._reads: dict[int, _Read] = {}

    def fence(self, group: Group, wide: bool, released: list[ReleaseClock], at: np.ndarray) -> None:
        """These threads executed a fence.sc, at these clocks, and released each so much."""
        warps = group.threads // WARP
        for block in np.unique(group.blocks).tolist():
            for warp in np.unique(warps[group.blocks == block]).tolist():
                index = np.flatnonzero((group.blocks == block) & (warps == warp))
                each = [released[i] for i in index.tolist()]
                whole = ReleaseClock()
                for fence in each:
                    whole.add(fence)
                kept = self._fences.setdefault((block, warp), deque(maxlen=_KEPT))
                kept.append(_ScFence(block, group.threads[index], at[index], each, whole, wide))

    def before(self, group: Group) -> list[Fenced | None]:
        """Return the clocks released by the fences that each of these threads is ordered after,
        without its own fences."""
        seen: list[Fenced | None] = [None] * len(group.threads)
        if self._fences:
            for block, index in self._alike(group):
                release = self._released(block, int(group.threads[index[0]]))
                for i in index.tolist():
                    seen[i] = release
        return seen

    def saw(self, block: int, thread: int, seen: ReleaseClock, needs_wide: bool) -> None:
        """A strong read by this thread saw a write, after fences that released ``seen``."""
        if not seen.known:
            return
        # By identity: `_Read` keeps the clock alive, so no other object gets its id.
        if id(seen) not in self._reads:
            if len(self._reads) == _READS:
                self._reads.pop(next(iter(self._reads)))
            self._reads[id(seen)] = _Read(seen, needs_wide)
        readers = self._reads[id(seen)].readers
        if (block, thread) not in readers:
            readers[block, thread] = int(self.clocks.own(block, thread))

    def acquire(self, group: Group, wide: bool) -> None:
        """These threads are about to execute a fence.sc, after the reads that they know of."""
        reads = [read for read in self._reads.values() if wide or not read.needs_wide]
        for block, index in self._alike(group) if reads else ():
            threads = group.threads[index]
            for read in reads:
                if self._has_learnt(read, block, int(threads[0])):
                    learning = threads
                else:
                    learning = np.array([t for t in threads.tolist() if (block, t) in read.readers])
                if len(learning):
                    read.seen.acquire(self.clocks, block, learning)

    def _released(self, block: int, thread: int) -> Fenced | None:
        narrow, wide = ReleaseClock(), ReleaseClock()
        for fences in self._fences.values():
            for fence in reversed(fences):
                row = self.clocks.row_about(block, thread, fence.block + self.clocks.first)
                known = row[fence.threads] >= fence.clocks
                whole = known.all()
                lanes = np.flatnonzero(known).tolist()
                for released in [fence.whole] if whole else [fence.released[i] for i in lanes]:
                    if fence.block == block:
                        narrow.add(released)
                    if fence.wide:
                        wide.add(released)
                if whole and len(known) == WARP:
                    break  # those before it released no more
        return Fenced(narrow, wide) if narrow.known or wide.known else None

    def _has_learnt(self, read: _Read, block: int, thread: int) -> bool:
        return any(
            self.clocks.row_about(block, thread, reader + self.clocks.first)[other] >= clock
            for (reader, other), clock in read.readers.items()
        )

    def _alike(self, group: Group) -> Iterator[tuple[int, np.ndarray]]:
        """The threads of each block that learnt the same: places in the group."""
        for block in np.unique(group.blocks).tolist():
            index = np.flatnonzero(group.blocks == block)
            rows = self.clocks.row_numbers(block, group.threads[index])
            which = np.unique(rows, axis=0, return_inverse=True)[1].reshape(-1)
            for number in range(int(which.max()) + 1):
                yield block, index[which == number]


@dataclass(frozen=True)
class Strong:
    """The semantics of a strong access. ``wide``: its scope reaches beyond the block."""

    acquire: bool = False
    release: bool = False
    wide: bool = True


RELAXED = Strong()


@dataclass(eq=False)
class _Released:
    """Clocks that a block released to a location, by the reach of the scope.

    ``fence_effect`` is the combined effect of the fences that its writes are ordered after;
    ``added`` is the latest of them that is included.
    """

    narrow: ReleaseClock
    wide: ReleaseClock
    fence_effect: Fenced | None = None
    added: Fenced | None = None


@dataclass(frozen=True)
class _Seen:
    """Clocks released to a place in memory, ``in_shared`` or not, and whether only a fence with a
    wide scope acquires it."""

    released: ReleaseClock
    needs_wide: bool
    in_shared: bool


@dataclass(eq=False)
class _Thread:
    """Effect of a thread's fences on its relaxed accesses.

    ``pending``: clocks that its relaxed reads and waits saw, to be acquired at its next fence.
    ``narrow`` and ``wide``: the clocks that a relaxed write or arrival after its fences releases,
    to its own block and to others; ``in_shared``: those that a write to shared memory adds after a
    fence with ``.sync_restrict``.
    """

    pending: list[_Seen] = field(default_factory=list)
    narrow: ReleaseClock | None = None
    wide: ReleaseClock | None = None
    in_shared: ReleaseClock | None = None


Locations = dict[tuple[Shadow, int], dict[int, _Released]]
"""By region and byte offset: what each block (its number in the grid) released there."""


class StrongOrder:
    """``locations`` outlives the wave: later blocks of a launch may read earlier ones' flags."""

    def __init__(self, clocks: Clocks, locations: Locations):
        self.clocks = clocks
        self._locations = locations
        self._threads: dict[tuple[int, int], _Thread] = {}
        self._fences = FenceOrder(clocks)

    def read(self, shadow: Shadow, offsets: np.ndarray, group: Group, strong: Strong) -> None:
        if self._locations:
            for offset, block, thread in _threads_of(offsets, group):
                self._read((shadow, offset), block, thread, strong)

    def write(self, shadow: Shadow, offsets: np.ndarray, group: Group, strong: Strong) -> None:
        """A plain write: it ends the release of earlier writes here."""
        # Nothing was released so far, and no fence was executed: a relaxed write has nothing to
        # carry.
        if strong.release or self._threads or self._locations:
            fence_effect = self._fences.before(group)
            for number, (offset, block, thread) in enumerate(_threads_of(offsets, group)):
                # A read that sees this write cannot see the ones before: only a chain of
                # read-modify-writes carries a release on (PTX ISA, "Release and Acquire Patterns").
                self._locations.pop((shadow, offset), None)
                self._release((shadow, offset), block, thread, strong, fence_effect[number])

    def modify(self, shadow: Shadow, offsets: np.ndarray, group: Group, strong: Strong) -> None:
        """A read-modify-write, thread after thread: each sees the releases of the threads before
        it."""
        if strong.release or self._threads or self._locations:
            fence_effect = self._fences.before(group)
            for number, (offset, block, thread) in enumerate(_threads_of(offsets, group)):
                self._read((shadow, offset), block, thread, strong)
                self._release((shadow, offset), block, thread, strong, fence_effect[number])

    # -- fences, and what they make of relaxed accesses

    def fence(self, group: Group, wide: bool, acquires: bool, releases: bool, sc: bool) -> None:
        """fence.acq_rel, fence.sc, membar and the halves of them, by each thread for itself."""
        released = []
        if sc:
            self._fences.acquire(group, wide)
        for block, thread in _each(group):
            state = self._thread(block, thread)
            if acquires:
                for seen in state.pending:
                    if wide or not seen.needs_wide:
                        seen.released.acquire(self.clocks, block, [thread])
                # What came from another block needs a fence whose scope reaches that block, and
                # waits for it.
                state.pending = [s for s in state.pending if s.needs_wide and not wide]
            if releases:
                state.narrow = ReleaseClock()
                state.narrow.release(self.clocks, block, [thread])
                # A narrow fence does not take back what an earlier, wide one released.
                state.wide = state.narrow if wide else state.wide
                released.append(state.narrow)
        if sc:
            at = self.clocks.own(group.blocks, group.threads) - 1  # a release ticks
            self._fences.fence(group, wide, released, at)

    def release_in_shared(self, group: Group) -> None:
        """fence.release.sync_restrict::shared::cta.cluster, by each thread for itself: it covers
        accesses to shared memory, for those who synchronise through shared memory."""
        for block, thread in _each(group):
            released = ReleaseClock()
            released.release(self.clocks, block, [thread])
            self._thread(block, thread).in_shared = released.of_shared_memory()

    def acquire_in_shared(self, group: Group) -> None:
        """fence.acquire.sync_restrict::shared::cluster.cluster, likewise. The pending clocks stay,
        for a fence of all memory."""
        for block, thread in _each(group):
            for seen in self._thread(block, thread).pending:
                if seen.in_shared:
                    seen.released.of_shared_memory().acquire(self.clocks, block, [thread])

    def released(
        self, block: int, threads: int, in_shared: bool = True
    ) -> Iterator[tuple[ReleaseClock, ReleaseClock | None]]:
        """Yield the clocks that a relaxed write or arrival by these threads releases now: to the
        block, to all. fence.mbarrier_init.release.cluster is a release of the thread's
        mbarrier.inits alone. ``in_shared``: the write or arrival is to shared memory."""
        for thread in np.atleast_1d(threads).tolist():
            state = self._threads.get((block, thread), _Thread())
            narrow, wide = state.narrow, state.wide
            if in_shared and state.in_shared is not None:
                narrow, wide = _sum(narrow, state.in_shared), _sum(wide, state.in_shared)
            if self.clocks.init_fenced(block, thread):
                inits = ReleaseClock()
                inits.release_inits(self.clocks, block, thread)
                narrow, wide = _sum(narrow, inits), _sum(wide, inits)
            if narrow is not None:
                yield narrow, wide

    def saw(
        self,
        block: int,
        threads: int,
        released: ReleaseClock,
        needs_wide: bool,
        in_shared: bool = True,
    ) -> None:
        """Note clocks that these threads saw by a relaxed read or wait: a fence acquires them."""
        # What is released here later is not what was seen.
        seen = _Seen(_sum(released), needs_wide, in_shared)
        for thread in np.atleast_1d(threads).tolist():
            self._thread(block, thread).pending.append(seen)

    def _read(self, place: tuple[Shadow, int], block: int, thread: int, strong: Strong) -> None:
        for number, what in self._locations.get(place, {}).items():
            own = number == block + self.clocks.first
            # Both scopes must include the other thread: else the two accesses are not morally
            # strong, and synchronise nothing (PTX ISA, "Morally Strong Operations").
            seen = [what.wide] if strong.wide or own else []
            for released in [*seen, *([what.narrow] if own else [])]:
                if strong.acquire:
                    released.acquire(self.clocks, block, [thread])
                else:
                    self.saw(block, thread, released, not own, place[0].in_shared)
            if what.fence_effect is not None and (strong.wide or own):
                fenced = what.fence_effect.narrow if own else what.fence_effect.wide
                self._fences.saw(block, thread, fenced, needs_wide=not own)

    def _release(
        self,
        place: tuple[Shadow, int],
        block: int,
        thread: int,
        strong: Strong,
        fence_effect: Fenced | None,
    ) -> None:
        released = next(self.released(block, thread, place[0].in_shared), None)
        if strong.release:
            here_and_now = ReleaseClock()
            here_and_now.release(self.clocks, block, [thread])
            released = here_and_now, here_and_now
        if released is None and fence_effect is None:
            return
        narrow, wide = released or (None, None)
        here = self._locations.setdefault(place, {})
        number = block + self.clocks.first
        clocks = here.setdefault(number, _Released(ReleaseClock(), ReleaseClock()))
        if narrow is not None:
            clocks.narrow.add(narrow)
        if strong.wide and wide is not None:
            clocks.wide.add(wide)
        if fence_effect is not None and fence_effect is not clocks.added:
            before = clocks.fence_effect or Fenced(ReleaseClock(), ReleaseClock())
            wide = _sum(before.wide, fence_effect.wide if strong.wide else None)
            clocks.fence_effect, clocks.added = (
                Fenced(_sum(before.narrow, fence_effect.narrow), wide),
                fence_effect,
            )

    def _thread(self, block: int, thread: int) -> _Thread:
        return self._threads.setdefault((block, thread), _Thread())


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
