"""The order of fence.sc, as far as it follows from the values read (PTX ISA 8.9.3, 8.9.4).

Of any two fence.sc, the earlier synchronises with the later, in an order that is settled at run
time. Say that fence A is ordered before a strong write, that a strong read sees this write, and
that the read is ordered before fence B. Then A came first: else the read would be ordered before
the write that it saw. The write and the read need not be by the threads that fence, as in

    each thread: writes; fence.sc; bar.sync                 thread 0: strong read of the flag
    thread 0:    strong write of the flag                   each thread: bar.sync; fence.sc; reads

An order that no read shows is not used: another run may have the opposite order.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, field

import numpy as np

from harness.arch.sm_90 import WARP
from harness.emulator.ordering.clocks import Clocks, ReleaseClock
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
    who: dict[tuple[int, int], int] = field(default_factory=dict)


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
                for one in each:
                    whole.add(one)
                kept = self._fences.setdefault((block, warp), deque(maxlen=_KEPT))
                kept.append(_ScFence(block, group.threads[index], at[index], each, whole, wide))

    def before(self, group: Group) -> list[Fenced | None]:
        """Return the clocks released by the fences that each of these threads is ordered after,
        without its own fences."""
        seen: list[Fenced | None] = [None] * len(group.threads)
        if self._fences:
            for block, index in self._alike(group):
                made = self._released(block, int(group.threads[index[0]]))
                for i in index.tolist():
                    seen[i] = made
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
        who = self._reads[id(seen)].who
        if (block, thread) not in who:
            who[block, thread] = int(self.clocks.own(block, thread))

    def acquire(self, group: Group, wide: bool) -> None:
        """These threads are about to execute a fence.sc, after the reads that they know of."""
        reads = [read for read in self._reads.values() if wide or not read.needs_wide]
        for block, index in self._alike(group) if reads else ():
            threads = group.threads[index]
            for read in reads:
                if self._told_of(read, block, int(threads[0])):
                    learning = threads
                else:
                    learning = np.array([t for t in threads.tolist() if (block, t) in read.who])
                if len(learning):
                    read.seen.acquire(self.clocks, block, learning)

    def _released(self, block: int, thread: int) -> Fenced | None:
        narrow, wide = ReleaseClock(), ReleaseClock()
        for fences in self._fences.values():
            for fence in reversed(fences):
                row = self.clocks.told(block, thread, fence.block + self.clocks.first)
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

    def _told_of(self, read: _Read, block: int, thread: int) -> bool:
        return any(
            self.clocks.told(block, thread, reader + self.clocks.first)[other] >= clock
            for (reader, other), clock in read.who.items()
        )

    def _alike(self, group: Group) -> Iterator[tuple[int, np.ndarray]]:
        """The threads of each block that learnt the same: places in the group."""
        for block in np.unique(group.blocks).tolist():
            index = np.flatnonzero(group.blocks == block)
            rows = self.clocks.told_by(block, group.threads[index])
            which = np.unique(rows, axis=0, return_inverse=True)[1].reshape(-1)
            for number in range(int(which.max()) + 1):
                yield block, index[which == number]
