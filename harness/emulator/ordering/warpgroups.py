"""Warpgroups: four warps that issue wgmma together, and the groups of it that they wait for.

Columns and clocks: every warpgroup has a column, and the reads of its n-th wgmma-group are stamped
n. As the groups of a warpgroup complete in order, the wait for group n raises its threads' clocks
in that column to n.
"""

from __future__ import annotations

from collections.abc import Container, Iterable
from functools import cached_property

import numpy as np

from harness.arch.sm_90 import WARPGROUP as SIZE
from harness.emulator.events import Events, ProductIssued, ProductsAwaited
from harness.emulator.ordering.clocks import Clocks
from harness.emulator.threads import Group, Wave


class Warpgroups:
    """``number`` counts warpgroups through the wave, block by block."""

    def __init__(self, wave: Wave, clocks: Clocks, events: Events):
        self.wave, self.clocks, self._events = wave, clocks, events
        self.per_block = -(-wave.threads // SIZE)
        self.count = wave.blocks * self.per_block
        # By warpgroup, groups of wgmma: ``waited`` never exceeds ``committed``. Machine code reads
        # the array ``waited`` in place, so it is never replaced.
        self.committed = np.zeros(self.count, np.int64)
        self.waited = np.zeros(self.count, np.int64)
        self._waiting: dict[int, np.ndarray] = {}  # by pc: places whose warpgroup is not all there

    @cached_property
    def _columns(self) -> np.ndarray:
        return np.full(self.count, -1)

    @cached_property
    def _of_place(self) -> np.ndarray:
        """By place, the warpgroup: most kernels have no use for them."""
        wave = self.wave
        return np.asarray(wave.block_of * self.per_block + wave.thread_of // SIZE)

    # -- who

    def of(self, group: Group) -> np.ndarray:
        """The warpgroups that threads of ``group`` belong to, ascending."""
        if group.places is None:
            return np.arange(self.count)
        present = np.zeros(self.count, np.bool_)
        present[self._of_place[group.places]] = True
        return np.flatnonzero(present)

    def block_of(self, number: int) -> int:
        return number // self.per_block

    def first_place(self, number: int) -> int:
        """Return the place of its first thread; the others follow."""
        return self.block_of(number) * self.wave.threads + number % self.per_block * SIZE

    def name(self, number: int) -> tuple[int, int]:
        """Its block in the grid, and its place in it."""
        return self.wave.first + int(number) // self.per_block, int(number) % self.per_block

    def threads(self, number: int) -> np.ndarray:
        return np.arange(SIZE) + number % self.per_block * SIZE

    def first_threads(self, numbers: np.ndarray) -> tuple[tuple[int, int], ...]:
        """Return ``(block in the grid, thread)`` of each warpgroup's first thread, for a report."""
        first = self.wave.first
        return tuple(
            (first + int(n) // self.per_block, int(n) % self.per_block * SIZE) for n in numbers
        )

    def lacks_threads(self, number: int) -> bool:
        """Return True if the block ends within this warpgroup."""
        return (number % self.per_block + 1) * SIZE > self.wave.threads

    # -- meeting

    def meet(self, site: int, group: Group) -> Group | None:
        """The threads of the warpgroups that are now complete at ``site``; the others are kept
        here."""
        waiting = self._waiting.pop(site, None)
        places = group.index
        if waiting is not None:
            places = np.sort(np.concatenate([waiting, places]))
        numbers = self._of_place[places]
        complete = (np.bincount(numbers.astype(np.intp), minlength=self.count) == SIZE)[numbers]
        if complete.all():
            return group if waiting is None else Group(self.wave, places)
        self._waiting[site] = places[~complete]
        return Group(self.wave, places[complete]) if complete.any() else None

    def waiting(self) -> Iterable[tuple[int, np.ndarray]]:
        """``(site, places)`` that wait for the rest of their warpgroup."""
        return list(self._waiting.items())

    def take_waiting(self, sites: Container[int]) -> list[tuple[int, Group]]:
        """Remove and return the threads that wait at any of ``sites``."""
        taken = [site for site in self._waiting if site in sites]
        return [(site, Group(self.wave, self._waiting.pop(site))) for site in taken]

    # -- groups

    @property
    def open(self) -> np.ndarray:
        """The number that each warpgroup's next commit gives to its group."""
        return self.committed + 1

    def multiply(self, number: int, site: int) -> None:
        """A wgmma is issued, into the group that the next commit closes."""
        if ProductIssued in self._events:
            group = int(self.committed[number]) + 1
            self._events.emit(ProductIssued(*self.name(number), group, site))

    def commit(self, numbers: np.ndarray) -> None:
        self.committed[numbers] += 1

    def wait(self, numbers: np.ndarray, pending: int) -> None:
        """Each waits until at most ``pending`` of its groups are not complete."""
        # A later wait for fewer groups does not undo an earlier one for more.
        self.waited[numbers] = np.maximum(self.waited[numbers], self.committed[numbers] - pending)
        for number in numbers[self._columns[numbers] >= 0]:
            block, column = self.block_of(number), self._columns[number]
            self.clocks.learn_one(block, self.threads(number), column, self.waited[number])
        if ProductsAwaited in self._events:
            for number in numbers:
                group = int(self.waited[number])
                self._events.emit(ProductsAwaited(*self.name(number), group))

    def column(self, number: int) -> int:
        # Made with its first product, as each column widens every row of the clocks.
        if self._columns[number] < 0:
            self._columns[number] = self.clocks.new_column(self.block_of(number))
        return int(self._columns[number])
