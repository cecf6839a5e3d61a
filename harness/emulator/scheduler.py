"""Which threads run next. A schedule is one legal order among many; hazards do not depend on
which is taken, but what a race does to the results, and what a wait sees, may.

- ``late-copies``: all threads that stand at one instruction go together, the earliest first;
  copies arrive only when nothing else can run, those first that a thread waits for, and waits
  with a time limit give up once before they succeed. It shows the most, and is what a launch
  takes if nothing is said.
- ``early-copies``: the same, but copies arrive at once.
- ``warps-apart``: the last warp runs as far as it can, then the one before it; waits with a time
  limit give up once here, too: the warps come to them one after the other.
- ``random``: from a seed. Each warp has a random priority, and the one with the highest that can
  run goes on; now and then it becomes the last (Burckhardt et al., "A Randomized Scheduler with
  Probabilistic Guarantees of Finding Bugs", ASPLOS 2010). Were each step's warp drawn anew, all
  would keep in step, and none would run into what another has not done yet. Half of the copies
  arrive at once, the others in random order.

Under the last two, warps that a block barrier lets go on part there. Threads of a warp that have
parted run apart, too, but not in more than a few parts: a loop with a branch in it would otherwise
be run once for each thread.
"""

from __future__ import annotations

import numpy as np

from harness.emulator.threads import Group, Wave, merge

SCHEDULES = ("late-copies", "early-copies", "warps-apart", "random")

_COPIES_AT_ONCE = 0.5  # of those of a random schedule
_STEPS_AHEAD = 64  # of a random schedule's warp, on average, until it becomes the last
_PARTS = 4  # of a warp: where its threads stand in more places, those that are behind go

_TURN = 16  # after so many turns the group that waited longest goes, so that none starves


class Scheduler:
    def __init__(self, wave: Wave, schedule: str, seed: int):
        if schedule not in SCHEDULES:
            raise ValueError(f"unknown schedule {schedule!r}; one of {', '.join(SCHEDULES)}")
        self.wave, self.schedule = wave, schedule
        self._random = np.random.default_rng(seed)
        self._priorities = self._random.random(wave.warps)
        self.by_warp = schedule in ("warps-apart", "random") and wave.warps > 1
        self._ready: dict[tuple[int, int], Group] = {}  # (warp or 0, program counter)
        self._parked: dict[tuple[int, int], Group] = {}
        self._woken_early: set[tuple[int, int]] = set()
        self._turns = 0
        self.in_turn = (
            False  # a random schedule does so: hardly any other order leads to a state again
        )

    @property
    def has_ready(self) -> bool:
        return bool(self._ready)

    @property
    def stands(self) -> dict[tuple[int, int], Group]:
        """The threads that can run, by warp (or 0) and program counter."""
        return self._ready

    def ready(self, pc: int, group: Group) -> None:
        """The threads of ``group`` stand at ``pc`` and can run."""
        for warp, part in self._classes(group):
            key = (warp, pc)
            for waiting in (self._ready, self._parked):
                if key in waiting:
                    part = merge(waiting.pop(key), part)
            self._ready[key] = part

    def park(self, pc: int, group: Group) -> None:
        """The threads wait at ``pc`` until others of their warp come there."""
        for warp, part in self._classes(group):
            if (warp, pc) in self._parked:  # those may be the others: look again together
                self.ready(pc, part)
            else:
                self._parked[warp, pc] = part

    def unpark(self) -> None:
        """Let every parked thread look again whether those it waits for are here."""
        parked, self._parked = self._parked, {}
        for (_, pc), group in parked.items():
            self.ready(pc, group)

    def take_parked(self, sites) -> list[tuple[int, Group]]:
        """Those that are parked at one of ``sites``: no longer."""
        taken = [key for key in self._parked if key[1] in sites]
        return [(key[1], self._parked.pop(key)) for key in taken]

    def next(self) -> tuple[int, Group]:
        key = self._choose()
        return key[1], self._ready.pop(key)

    def parked(self):
        """``(pc, group)`` of threads that wait for others of their warp."""
        return [(pc, group) for (_, pc), group in self._parked.items()]

    def copies_arrive_now(self) -> bool:
        """Whether a copy that is issued now arrives at once."""
        if self.schedule == "random":
            return bool(self._random.random() < _COPIES_AT_ONCE)
        return self.schedule != "late-copies"

    def pick(self, awaited: list[bool]) -> int:
        """Which of the copies in flight, the oldest first, arrives next; a thread waits for those
        that are ``awaited``."""
        if self.schedule == "random":
            return int(self._random.integers(len(awaited)))
        if self.schedule == "late-copies" and True in awaited:
            return awaited.index(True)
        return 0

    def wake_early(self, site: int, places: np.ndarray) -> bool:
        """Whether a wait with a time limit gives up now, before its phase is complete."""
        if self.schedule not in ("late-copies", "warps-apart"):
            return False
        key = (site, int(places[0]))
        if key in self._woken_early:
            return False
        self._woken_early.add(key)
        return True

    def _choose(self) -> tuple[int, int]:
        self._turns += 1
        if len(self._ready) == 1 or self._turns % _TURN == 0:
            return next(iter(self._ready))  # the oldest: dicts keep their order
        if self.schedule == "random":
            if self.in_turn:
                return next(iter(self._ready))
            return self._of_the_first_warp()
        if self.schedule == "warps-apart":
            last = max(self._ready)
            keys = [key for key in self._ready if key[0] == last[0]]
            return last if len(keys) <= _PARTS else min(keys)
        return min(self._ready)

    def _of_the_first_warp(self) -> tuple[int, int]:
        first = max((warp for warp, _ in self._ready), key=self._priorities.__getitem__)
        if self._random.random() < 1 / _STEPS_AHEAD:
            self._priorities[first] = self._priorities.min() - 1
        keys = [key for key in self._ready if key[0] == first]
        if len(keys) > _PARTS:
            return min(keys)
        return keys[int(self._random.integers(len(keys)))]

    def _classes(self, group: Group):
        if not self.by_warp:
            return [(0, group)]
        warps = self.wave.warp_of[group.select]
        if warps[0] == warps[-1]:  # they ascend
            return [(int(warps[0]), group)]
        return [(int(w), group.where(warps == w)) for w in np.unique(warps)]
