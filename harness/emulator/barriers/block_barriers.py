"""``bar.sync`` / ``barrier.sync``: the sixteen barriers of each block (PTX ISA 9.7.13.1)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

import numpy as np

from harness.emulator.events import BlockBarrierCompleted, BlockBarrierReached, Events
from harness.emulator.ordering.clocks import Clocks, ReleaseClock
from harness.emulator.threads import WARP, Group, Wave


@dataclass(frozen=True)
class Vote:
    """What a ``bar.red`` of some threads brings; ``flags`` is one bool a thread of ``group``.
    ``give(group, true, all)`` gives them the outcome, of two counts."""

    group: Group
    flags: np.ndarray
    give: Callable[[Group, int, int], None]


@dataclass(eq=False)
class _BlockBarrier:
    released: ReleaseClock  # by the threads that only arrived: they go on, and learn nothing here
    waiting: list[np.ndarray] = field(default_factory=list)  # places of those that wait
    arrived: list[np.ndarray] = field(default_factory=list)  # of those that only arrived
    resume_at: dict[int, np.ndarray] = field(default_factory=dict)
    sites: list[int] = field(default_factory=list)
    expected: int | None = None
    votes: list[Vote] = field(default_factory=list)

    @property
    def places(self) -> np.ndarray:
        return np.concatenate([*self.waiting, *self.arrived])


class BlockBarriers:
    def __init__(
        self, wave: Wave, clocks: Clocks, events: Events, on_meeting: Callable[[int], None]
    ):
        """``on_meeting(block)`` is called when every thread of a block has just met."""
        self.wave = wave
        self.clocks = clocks
        self._events = events
        self.on_meeting = on_meeting
        self.live = np.full(wave.blocks, wave.threads)
        self._barriers: dict[tuple[int, int], _BlockBarrier] = {}

    def arrive(
        self,
        group: Group,
        number: int,
        expected: int | None,
        site: int,
        waits: bool,
        flags: np.ndarray | None = None,
        give: Callable[[Group, int, int], None] | None = None,
    ):
        """Threads arrive at barrier ``number``; gives those that go on, ``[(pc, Group)]``.

        ``expected`` threads complete the barrier; None means every live thread of the block.
        Threads that wait are kept here until it completes. ``flags`` and ``give`` are a vote's.
        """
        released = [] if waits else [(site + 1, group)]
        blocks = group.blocks
        for block in np.unique(blocks):
            places = group.index[blocks == block]
            key = int(block), number
            if BlockBarrierReached in self._events:
                threads = tuple(self.wave.thread_of[places].tolist())
                self._events.emit(
                    BlockBarrierReached(int(block) + self.wave.first, number, threads, site)
                )
            if key not in self._barriers:
                self._barriers[key] = _BlockBarrier(ReleaseClock())
            barrier = self._barriers[key]
            if not waits:
                barrier.released.release(self.clocks, int(block), self.wave.thread_of[places])
            (barrier.waiting if waits else barrier.arrived).append(places)
            barrier.sites.append(site)
            barrier.expected = expected
            if give is not None and flags is not None:
                mine = blocks == block
                barrier.votes.append(Vote(group.where(mine), flags[mine], give))
            if waits:
                earlier = barrier.resume_at.get(site + 1)
                together = places if earlier is None else np.concatenate([earlier, places])
                barrier.resume_at[site + 1] = together
            released += self._complete(int(block), number, barrier)
        return _joined(self.wave, released)

    def leave(self, group: Group):
        """Threads exit: barriers that wait for every live thread no longer wait for these."""
        blocks, counts = np.unique(group.blocks, return_counts=True)
        self.live[blocks] -= counts
        released = []
        for block in blocks:
            for (owner, number), barrier in list(self._barriers.items()):
                if owner == block:
                    released += self._complete(owner, number, barrier)
        return _joined(self.wave, released)

    def _complete(self, block: int, number: int, barrier: _BlockBarrier):
        expected = self.live[block] if barrier.expected is None else barrier.expected
        places = barrier.places
        if len(places) < expected or not len(places):
            return []
        del self._barriers[block, number]
        if BlockBarrierCompleted in self._events:
            self._events.emit(BlockBarrierCompleted(block + self.wave.first, number))
        true = sum(int(vote.flags.sum()) for vote in barrier.votes)
        every = sum(vote.group.count for vote in barrier.votes)
        for vote in barrier.votes:
            vote.give(vote.group, true, every)
        if barrier.waiting:
            threads = np.sort(self.wave.thread_of[np.concatenate(barrier.waiting)])
            self.clocks.join(block, threads)
            barrier.released.acquire(self.clocks, block, threads)
            if len(threads) == self.wave.threads:
                self.on_meeting(block)
        return [(pc, Group(self.wave, places)) for pc, places in barrier.resume_at.items()]

    def waiting(self):
        """For a diagnosis: ``(block, number, places, sites, expected)`` of incomplete barriers."""
        for (block, number), barrier in self._barriers.items():
            expected = self.live[block] if barrier.expected is None else barrier.expected
            yield block, number, barrier.places, barrier.sites, int(expected)


def round_up_to_warps(threads: int) -> int:
    """A barrier's thread count is counted in whole warps."""
    return -(-threads // WARP) * WARP


def _joined(wave: Wave, released):
    """One group for each program counter, so that blocks that meet it together stay together."""
    by_pc: dict[int, list[np.ndarray]] = {}
    for pc, group in released:
        by_pc.setdefault(pc, []).append(group.index)
    result = []
    for pc, parts in by_pc.items():
        places = np.sort(np.concatenate(parts))
        result.append((pc, Group(wave, None if len(places) == wave.size else places)))
    return result
