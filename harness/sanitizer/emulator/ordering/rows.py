"""Rows of clocks, which those who know the same share, and counts of the waits that threads have
passed, kept in such rows.

A row never changes: a holder that learns something gets another row, and holders that learn it
together share it. So the threads of a block share a row after a barrier, the threads of a warp
while warps run apart, and rows are per thread only if lanes part. To copy a thread's knowledge is
to copy a number.

Waits that must have been passed when something else happens (`Passes`) are no orders of the memory
model, but facts of execution. A thread that arrives has passed the waits before it, whatever the
arrival releases and to whom; a copy is issued before it completes; lanes that come to a wait
together pass it together, lanes execute ``.sync`` instructions together, and the warps of a
warpgroup multiply together. A finding that asks here is reported only if nothing at all holds a
thread back.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from harness.base.arch import WARP
from harness.sanitizer.emulator.arrays import are_alike, every, some
from harness.sanitizer.emulator.threads import Numbers

_FEWEST = 64  # rows that there is room for, at least
_FIRST, _YES = np.zeros(1, np.intp), np.ones(1, np.bool_)

Holders = np.ndarray
"""Numbers of rows, intp, one a holder: made by `Rows.holders`."""

At = np.ndarray | slice
"""Which holders."""


class Parts(NamedTuple):
    """Partition of neighbors into groups: where each part begins, and the part of each."""

    starts: np.ndarray
    of: np.ndarray

    @classmethod
    def of_equal(cls, keys: np.ndarray) -> Parts:
        """Make a part of neighbors with the same key."""
        if are_alike(keys):
            return cls(_FIRST, np.zeros(len(keys), np.intp))
        begins = np.concatenate((_YES, keys[1:] != keys[:-1]))
        return cls(begins.nonzero()[0], begins.cumsum() - 1)


class Rows:
    """``table`` int32[rows, columns]. Row 0 is of those that know nothing."""

    def __init__(self, columns: int):
        self.table = np.zeros((_FEWEST, columns), np.int32)
        self.version = 0  # rises when the table is another array
        self.used = np.ones(1, np.int64)  # rows; as an array for machine code, which adds some
        self._used = memoryview(self.used)  # type: ignore[arg-type]
        self._holders: list[Holders] = []  # all: their numbers are below ``used``, always

    @property
    def columns(self) -> int:
        return self.table.shape[1]

    def widen(self, columns: int) -> None:
        """At least so many columns; nobody knows anything of the new ones."""
        more = columns - self.columns
        if more > 0:
            self.table = np.pad(self.table, [(0, 0), (0, more)])
            self.version += 1

    def holders(self, count: int) -> Holders:
        """So many that know nothing."""
        holders = np.zeros(count, np.intp)
        self._holders.append(holders)
        return holders

    def known(self, holders: Holders, at: Numbers, columns: Numbers) -> np.ndarray:
        """Return the clocks of these columns in the rows of the holders ``at``: arrays of the same
        shape, or scalars."""
        return self.table[holders[at], columns]

    def together(self, holders: Holders, at: np.ndarray | slice | list[int]) -> np.ndarray:
        """Return the maximum of the rows of the holders ``at``, as a new row."""
        held = holders[at]
        if are_alike(held):  # the usual case
            return self.table[held[0]].copy()
        together: np.ndarray = np.maximum.reduce(self.table[np.unique(held)], axis=0)
        return together

    def by_part(self, holders: Holders, at: At, parts: Parts) -> tuple[np.ndarray, bool]:
        """Return the maximum of the rows of each part of ``at``, as new rows; and True if the
        holders of each part share a row."""
        held = holders[at]
        first = held[parts.starts]
        if are_alike(held) or every(held == first[parts.of]):
            return self.table[first], True
        # Each row once a part: a thousand threads have few different ones.
        of, numbers = np.divmod(np.unique(parts.of * len(self.table) + held), len(self.table))
        starts = Parts.of_equal(of).starts
        return np.maximum.reduceat(self.table[numbers], starts, axis=0), False

    def give_each(self, holders: Holders, at: At, rows: np.ndarray, parts: Parts) -> None:
        """Give the holders ``at`` the row of their part, and nothing else."""
        self._make_room(len(rows))
        holders[at] = self._add(rows) + parts.of

    def learn(self, holders: Holders, at: np.ndarray, row: np.ndarray, first: int = 0) -> None:
        """Let the holders ``at`` learn ``row``, of the columns from ``first`` on."""
        held, columns = holders[at], slice(first, first + len(row))
        if are_alike(held) and not some(self.table[held[0], columns] < row):
            return  # mostly nothing new is learned, and no row is made
        numbers, which = distinct(held)
        new = self.table[numbers]
        known = new[:, columns]
        if some(known < row):
            np.maximum(known, row, out=known)
            self._make_room(len(new))
            holders[at] = self._add(new) + which

    def _add(self, rows: np.ndarray) -> int:
        first = self._used[0]
        end = self._used[0] = first + len(rows)
        self.table[first:end, : rows.shape[1]] = rows
        if rows.shape[1] < self.columns:
            self.table[first:end, rows.shape[1] :] = 0
        return first

    def _make_room(self, rows: int) -> None:
        """Room for so many more; rows may have other numbers after that."""
        if self._used[0] + rows <= len(self.table):
            return
        has_holder = np.zeros(self._used[0], np.bool_)
        # New holders begin with row 0, which therefore keeps its number.
        has_holder[0] = True
        for holders in self._holders:
            has_holder[holders] = True
        kept = np.flatnonzero(has_holder)
        number = np.cumsum(has_holder) - 1
        for holders in self._holders:
            holders[:] = number[holders]
        old, self._used[0] = self.table[kept], len(kept)
        needed = len(kept) + rows
        # With room to spare both ways, as collecting unused rows passes over all holders.
        if 2 * needed > len(self.table) or 8 * needed < len(self.table):
            self.table = np.zeros((max(_FEWEST, needed + needed // 2), self.columns), np.int32)
            self.version += 1
        self.table[: len(kept)] = old


def distinct(numbers: np.ndarray) -> tuple[np.ndarray, np.ndarray | int]:
    """The different ones; and of each, its place among them."""
    if are_alike(numbers):  # the usual case
        return numbers[:1].copy(), 0
    # Mostly few runs of neighbors: to sort them all takes several times as long.
    runs, place = Parts.of_equal(numbers), dict[int, int]()
    of_runs = [place.setdefault(n, len(place)) for n in numbers[runs.starts].tolist()]
    return np.array([*place]), np.array(of_runs)[runs.of]


class Passes:
    """For each thread, a row of `Rows`: how many waits of each thread of its cluster it knows to
    have been passed; the columns are the threads, those of a block together. Nothing is kept until
    the first wait."""

    def __init__(self, blocks: int, threads: int, cluster_size: int, first: int):
        self._cluster, self._first, self._threads = cluster_size, first, threads
        self._blocks = blocks
        self._rows: Rows | None = None

    @property
    def are_none(self) -> bool:
        return self._rows is None

    def name(self, block: int) -> int:
        """Return the grid's number of the first block in the cluster of a block of the wave."""
        return self._first + block - block % self._cluster

    def columns(self, block: int, threads: np.ndarray) -> np.ndarray:
        return block % self._cluster * self._threads + threads

    def passed(self, block: int, threads: np.ndarray) -> np.ndarray:
        """The threads, ascending, have passed another wait, those of a warp together; return the
        number of each thread's wait, int32."""
        if self._rows is None:
            self._rows = Rows(self._cluster * self._threads)
            self._holders = self._rows.holders(self._blocks * self._threads)
            self._own = np.zeros(self._blocks * self._threads, np.int32)
        places = block * self._threads + threads
        numbers = self._own[places] = self._own[places] + 1
        warps = Parts.of_equal(threads // WARP)
        known, _ = self._rows.by_part(self._holders, places, warps)
        # A warp goes on together, so that each of its lanes knows that the others have passed.
        known[warps.of, self.columns(block, threads)] = numbers
        self._rows.give_each(self._holders, places, known, warps)
        return numbers

    def known(self, block: int, threads: np.ndarray | list[int]) -> np.ndarray | None:
        """Return the combined knowledge of these threads: int32[columns], None if there is none
        yet."""
        if self._rows is None:
            return None
        return self._rows.together(self._holders, self._places(block, threads))

    def know_any(
        self, block: int, threads: np.ndarray, columns: np.ndarray, numbers: np.ndarray
    ) -> np.ndarray:
        """Return a mask of these threads that know any of the waits with these numbers to have been
        passed; ``columns``: of the threads that passed them."""
        if self._rows is None:
            return np.zeros(len(threads), np.bool_)
        held, of = distinct(self._holders[self._places(block, threads)])
        knows = np.logical_or.reduce(self._rows.table[held[:, None], columns] >= numbers, axis=1)
        return np.full(len(threads), knows[of])

    def learn(self, block: int, threads: np.ndarray | list[int], row: np.ndarray | None) -> None:
        if row is not None and self._rows is not None:
            self._rows.learn(self._holders, self._places(block, threads), row)

    def meet(self, places: At, parts: Parts) -> None:
        """Let threads, by their places, ascending, meet in parts, each within a block."""
        if self._rows is not None:
            known, is_shared = self._rows.by_part(self._holders, places, parts)
            if not is_shared:
                self._rows.give_each(self._holders, places, known, parts)

    def _places(self, block: int, threads: np.ndarray | list[int]) -> np.ndarray:
        several = threads if isinstance(threads, np.ndarray) else np.atleast_1d(threads)
        return block * self._threads + several
