"""Scheduler: the choice of the threads that run next. A schedule is a legal order among many.
Hazards do not depend on the schedule; the results of a race, and the outcome of a wait, may.

- ``late-copies``: all threads at the same instruction go together, the earliest instruction first;
  copies arrive, and stores read their bytes, only when nothing else can run, those first that a
  thread waits for, and waits with a time limit give up once before they succeed. It shows the most,
  and is a launch's default.
- ``early-copies``: copies are issued and arrive as early as they can: the first warp, which mostly
  issues them, runs as far as it can, then the next warp.
- ``warps-apart``: the last warp runs as far as it can, then the warp before it. Copies arrive at
  once; waits with a time limit give up once here, too: the warps come to them in sequence. Atomics
  of a step take effect in the opposite order of their threads and blocks. A loop that polls, and
  whose registers change, goes on to its bound.
- ``random``: from a seed. Each warp has a random priority, and the runnable warp with the highest
  goes on; now and then it becomes the last (Burckhardt et al., "A Randomized Scheduler with
  Probabilistic Guarantees of Finding Bugs", ASPLOS 2010). If each step's warp were drawn again, all
  would keep in step, and none would run ahead of another. Half of the copies arrive at once, the
  others in random order, and so do the atomics of a step.

Under all but the first, warps that a block barrier releases separate there, and a warp that
completes a phase of an mbarrier queues again, after the warps that it releases: they overwrite data
that it released before it had read them. Threads of a warp that have diverged run apart, too, but
in few parts at most: a loop with a branch in it would otherwise be run once for each thread.
"""

from __future__ import annotations

from collections.abc import Container
from functools import cached_property
from typing import Protocol

import numpy as np

from harness.sanitizer.emulator.threads import Group, Moved, Wave, merge, places_by_warp
from harness.sanitizer.launch.plan import SCHEDULES

_COPIES_AT_ONCE = 0.5  # on a random schedule, the share of copies that arrive at once
_STEPS_AHEAD = 64  # mean steps on a random schedule until the first warp becomes the last
_PARTS = 4  # more places than this of a warp: the threads that are behind run first

# Times in a row that a wait gives up early, or that a poll may ask again: a bound that a kernel
# counts to is mostly less. In a kernel with a trap it may be a watchdog's, which leads nowhere.
_MOST_EARLY, _MOST_WATCHED = 1 << 12, 64
_INSISTING = 2  # turns of the oldest group that a poll which may be bounded skips
_SLEPT = (0, b"")
_TURN = 16  # after so many turns the group that waited longest goes, so that none starves
_TAKEN, _IN_TURN, _SINCE_ARRIVAL, _INSISTS = range(4)  # columns of `Scheduler.turns`

Stands = dict[tuple[int, int], Group]
"""Groups by their warp (or 0) and program counter, oldest first."""


class Borrower(Protocol):
    """Owner of the groups that can run."""

    def __len__(self) -> int: ...

    def give_back(self) -> Stands: ...


class Scheduler:
    """Machine code chooses as this does, on the same ``turns`` and ``priorities``: see
    native/scheduler.c. ``turns``, int64: how many were taken; 1 where the oldest group always goes;
    how many were taken since a copy arrived while others were under way; and how often the oldest
    group is passed over."""

    def __init__(self, wave: Wave, schedule: str, seed: int, traps: bool = False):
        """``traps``: the kernel has a trap, to which a watchdog may lead."""
        if schedule not in SCHEDULES:
            raise ValueError(f"unknown schedule {schedule!r}; one of {', '.join(SCHEDULES)}")
        self.wave, self.schedule = wave, schedule
        self._seed = seed
        self._most_early = _MOST_WATCHED if traps else _MOST_EARLY
        # Per warp; a random schedule's first draw.
        self.priorities = self._random.random(wave.warps) if schedule == "random" else np.zeros(0)
        self.by_warp = schedule != "late-copies" and wave.warps > 1
        self.turns = np.zeros(4, np.int64)
        self._turns = memoryview(self.turns)  # type: ignore[arg-type]
        # A live thread is in one of these groups, held by a barrier or a copy, or is running.
        # ``_ready`` is empty while its groups are lent.
        self._ready: Stands = {}
        self._borrower: Borrower | None = None
        self._parked: Stands = {}  # lanes that wait for others of their warp at a ``.sync``
        self.parked_version = 0  # another one where others are parked
        self._woken_early: dict[tuple[int, int], tuple[int, bytes]] = {}  # how often, the registers
        self._polled: dict[tuple[int, int], tuple[int, bytes]] = {}  # the same, of polls

    @cached_property
    def _random(self) -> np.random.Generator:
        return np.random.default_rng(self._seed)

    @property
    def count(self) -> int:
        """Return the number of groups that can run."""
        return len(self._ready if self._borrower is None else self._borrower)

    @property
    def stands(self) -> Stands:
        """The threads that can run, by warp (or 0) and program counter."""
        if self._borrower is not None:
            self._ready, self._borrower = self._borrower.give_back(), None
        return self._ready

    def lend(self, borrower: Borrower) -> Stands:
        """Lend the groups that can run to ``borrower``, until a method here needs them."""
        lent, self._ready, self._borrower = self.stands, {}, borrower
        return lent

    @property
    def is_lent(self) -> bool:
        return self._borrower is not None

    @property
    def bit_generator(self) -> np.random.BitGenerator:
        """Return the source of a random schedule's draws."""
        return self._random.bit_generator

    def go_in_turn(self, in_turn: bool) -> None:
        """Make a random schedule, too, run the oldest group: hardly any other order repeats a
        state."""
        self._turns[_IN_TURN] = in_turn

    def turns_without_arrival(self, is_one_under_way: bool) -> int:
        """Another turn begins: how many have, with a copy under way."""
        self._turns[_SINCE_ARRIVAL] = self._turns[_SINCE_ARRIVAL] + 1 if is_one_under_way else 0
        return self._turns[_SINCE_ARRIVAL]

    def arrived(self) -> None:
        """A copy has."""
        self._turns[_SINCE_ARRIVAL] = 0

    def ready(self, pc: int, group: Group) -> None:
        """Add ``group``, which can run from ``pc`` on."""
        stands, parked = self.stands, self._parked
        for warp, part in self._classes(group):
            key = (warp, pc)
            if key in stands:
                part = merge(stands.pop(key), part)
            # The parked lanes may have waited for these, and look again together with them.
            if key in parked:
                part = merge(parked.pop(key), part)
                self.parked_version += 1
            stands[key] = part

    def park(self, pc: int, group: Group) -> None:
        """The threads wait at ``pc`` until others of their warp come there."""
        for warp, part in self._classes(group):
            if (warp, pc) in self._parked:  # these may be the other threads: look again together
                self.ready(pc, part)
            else:
                self._parked[warp, pc] = part
                self.parked_version += 1

    def unpark(self) -> None:
        """Let every parked thread look again whether those it waits for are here."""
        if not self._parked:
            return
        parked, self._parked = self._parked, {}
        self.parked_version += 1
        for (_, pc), group in parked.items():
            self.ready(pc, group)

    def take_parked(self, sites: Container[int]) -> list[tuple[int, Group]]:
        """Remove and return the groups parked at any of ``sites``."""
        taken = [key for key in self._parked if key[1] in sites]
        self.parked_version += 1
        return [(key[1], self._parked.pop(key)) for key in taken]

    def next(self) -> tuple[int, Group]:
        stands = self.stands
        key = self._choose(stands)
        return key[1], stands.pop(key)

    @property
    def parked_at(self) -> list[tuple[int, int]]:
        """The warps (or 0) and program counters of those that `parked` gives."""
        return [*self._parked]

    def parked(self) -> Moved:
        """``(pc, group)`` of threads that wait for others of their warp."""
        return [(pc, group) for (_, pc), group in self._parked.items()]

    def copies_arrive_now(self) -> bool:
        """Return True if a copy that is issued now arrives at once."""
        if self.schedule == "random":
            return bool(self._random.random() < _COPIES_AT_ONCE)
        return self.schedule != "late-copies"

    @property
    def stores_are_late(self) -> bool:
        """Return True if awaited stores read their bytes only when nothing else can run."""
        return self.schedule == "late-copies"

    def pick(self, awaited: list[bool]) -> int:
        """Return the index of the copy that arrives next, of those in flight, the oldest first; a
        thread waits for those that are ``awaited``."""
        if self.schedule == "random":
            return int(self._random.integers(len(awaited)))
        if self.schedule == "late-copies" and True in awaited:
            return awaited.index(True)
        return 0

    def wake_early(self, site: int, places: np.ndarray) -> bool:
        """Return True if a wait with a time limit gives up now, before its phase is complete: once;
        and again as long as a register has changed since, for its thread may count how often it
        asks."""
        if self.schedule not in ("late-copies", "warps-apart"):
            return False
        place = int(places[0])
        known = self._woken_early.get((site, place))
        if known == _SLEPT:
            return False
        registers = self.wave.registers_at(place)
        times = known[0] + 1 if known else 1
        again = known is None or (known[1] != registers and times <= self._most_early)
        self._woken_early[site, place] = (times, registers) if again else _SLEPT
        return again

    def polled(self, site: int, places: np.ndarray) -> None:
        """Threads read, by a strong access or a test, what others may write. Where a register has
        changed since they last did, they may count how often they ask, and go on before the others
        have written."""
        if self.schedule != "warps-apart" or not self.count:
            return
        place = int(places[0])
        known, registers = self._polled.get((site, place)), self.wave.registers_at(place)
        changed = known is not None and known[1] != registers
        times = known[0] + 1 if known is not None and changed else 0
        self._polled[site, place] = times, registers
        self._turns[_INSISTS] = _INSISTING if changed and times < self._most_early else 0

    def order(self, count: int) -> np.ndarray | None:
        """Return the order in which the atomics of ``count`` threads take effect in a step; None:
        the order of the threads."""
        if self.schedule == "warps-apart":
            return np.arange(count)[::-1]
        return self._random.permutation(count) if self.schedule == "random" else None

    def _choose(self, stands: Stands) -> tuple[int, int]:
        self._turns[_TAKEN] += 1
        if len(stands) == 1:
            return next(iter(stands))
        if self._turns[_TAKEN] % _TURN == 0:
            if not self._turns[_INSISTS]:
                return next(iter(stands))  # the oldest: dicts keep their order
            self._turns[_INSISTS] -= 1
        if self.schedule == "random":
            if self._turns[_IN_TURN]:
                return next(iter(stands))
            return self._first_warp(stands)
        if self.schedule == "late-copies":
            # The lowest program counter, so that threads that have fallen back catch up and groups
            # merge.
            return min(stands)
        warp = (max if self.schedule == "warps-apart" else min)(stands)[0]
        keys = [key for key in stands if key[0] == warp]
        # The part that is ahead, so that parts come further apart; the last one if there are too
        # many.
        return max(keys) if len(keys) <= _PARTS else min(keys)

    def _first_warp(self, stands: Stands) -> tuple[int, int]:
        first = max((warp for warp, _ in stands), key=self.priorities.__getitem__)
        # A priority change point of the algorithm: the warp becomes the last.
        if self._random.random() < 1 / _STEPS_AHEAD:
            self.priorities[first] = self.priorities.min() - 1
        keys = [key for key in stands if key[0] == first]
        if len(keys) > _PARTS:
            return min(keys)
        return keys[int(self._random.integers(len(keys)))]

    def _classes(self, group: Group) -> Moved:
        if not self.by_warp:
            return [(0, group)]
        warp = group.once(_only_warp)
        return group.once(_by_warp) if warp == _SEVERAL else [(warp, group)]


_SEVERAL = -1


def _only_warp(group: Group) -> int:
    """Return the number, in their blocks, of the warp of all threads, or `_SEVERAL`."""
    warps = group.wave.warp_of[group.select]
    if warps[0] == warps[-1] and (group.is_of_one_block or (warps == warps[0]).all()):
        return int(warps[0])
    return _SEVERAL


def _by_warp(group: Group) -> Moved:
    """The threads of the first warps of all blocks, of the second ones, and so on."""
    wave = group.wave
    if group.places is None:
        of_all = places_by_warp(wave.blocks, wave.threads)
        return [(warp, wave.group(places)) for warp, places in enumerate(of_all)]
    warps = wave.warp_of[group.places]
    return [(int(w), group.where(warps == w)) for w in np.unique(warps)]
