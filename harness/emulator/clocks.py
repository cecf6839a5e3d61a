"""Who knows of whose accesses: vector clocks over threads and asynchronous agents.

Every thread of a block has a row of clocks with a column for each *agent* of the block: its
threads, and behind them one column for each mbarrier (the copies that complete on it) and
two for each thread that issues bulk stores (their reads, and their writes). An access is
stamped ``(column, clock)``; a thread that does the next access is ordered behind it if and
only if its row holds at least that clock in that column. Synchronisation joins rows.

The proxies are kept apart by a second set of rows, one for each kind of fence: what a proxy
fence has made visible to the async proxy, on the path to this thread. A generic write may be
read by an asynchronous copy if it is known *and* fenced. (PTX ISA 8, memory consistency
model: causality order, and its proxy-preserved form.)
"""

from __future__ import annotations

import numpy as np

NEVER = np.int32(np.iinfo(np.int32).max)
"""The clock of an access that is not complete: no row holds it."""

SHARED, GLOBAL, INIT = range(3)
"""Kinds of fence: proxy fences over shared and global memory, and fence.mbarrier_init."""


class Clocks:
    """``known`` int32[blocks, threads, columns]; ``fenced`` int32[3, blocks, threads, threads]."""

    def __init__(self, blocks: int, threads: int, columns: int = 0):
        self.blocks, self.threads = blocks, threads
        self.known = np.zeros((blocks, threads, max(columns, threads + 16)), np.int32)
        everyone = np.arange(threads)
        self.known[:, everyone, everyone] = 1
        self.fenced: np.ndarray | None = None
        self._next_column = np.full(blocks, threads)

    @property
    def columns(self) -> int:
        return self.known.shape[2]

    def new_column(self, block: int) -> int:
        """A column for another agent of ``block``."""
        column = int(self._next_column[block])
        self._next_column[block] += 1
        if column >= self.columns:
            self.known = np.concatenate([self.known, np.zeros_like(self.known)], axis=2)
        return column

    def own(self, blocks, threads):
        """The clock that an access by these threads is stamped with now."""
        return self.known[blocks, threads, threads]

    def tick(self, blocks, threads) -> None:
        """What these threads do from here on is not covered by what was joined so far."""
        self.known[blocks, threads, threads] += 1

    def fence(self, kinds, blocks, threads) -> None:
        """All that these threads know of generic accesses becomes visible to the async proxy."""
        if self.fenced is None:
            self.fenced = np.zeros((3, self.blocks, self.threads, self.threads), np.int32)
        for kind in kinds:
            self.fenced[kind, blocks, threads] = self.known[blocks, threads, : self.threads]
        self.tick(blocks, threads)

    def is_fenced(self, kind: int, block: int, thread: int, columns, clocks):
        """Whether generic accesses stamped ``(columns, clocks)`` have passed such a fence."""
        if self.fenced is None:
            return clocks <= 0
        inside = columns < self.threads
        row = self.fenced[kind, block, thread]
        return (row[np.where(inside, columns, 0)] >= clocks) | ~inside

    def join(self, block: int, threads: np.ndarray) -> None:
        """These threads of one block meet at a barrier: each learns what the others know."""
        if len(threads) == self.threads:
            threads = slice(None)  # views instead of copies: most barriers are for all
        rows = self.known[block, threads]
        self.known[block, threads] = rows.max(axis=0)
        if self.fenced is not None:
            rows = self.fenced[:, block, threads]
            self.fenced[:, block, threads] = rows.max(axis=1, keepdims=True)
        index = np.arange(self.threads)[threads]
        self.tick(block, index)


class Ledger:
    """What has been released to a synchronisation object, to be acquired from it later."""

    def __init__(self, clocks: Clocks):
        self.known = np.zeros(clocks.known.shape[2], np.int32)
        self.fenced = None if clocks.fenced is None else np.zeros((3, clocks.threads), np.int32)

    def release(self, clocks: Clocks, block: int, threads) -> None:
        """Rows of these threads (an index array) are joined into the ledger, then tick."""
        self._fit(clocks)
        np.maximum(self.known, clocks.known[block, threads].max(axis=0), out=self.known)
        if clocks.fenced is not None:
            rows = clocks.fenced[:, block, threads].max(axis=1)
            np.maximum(self.fenced, rows, out=self.fenced)
        clocks.tick(block, threads)

    def acquire(self, clocks: Clocks, block: int, threads) -> None:
        """These threads learn all that the ledger holds."""
        self._fit(clocks)
        rows = clocks.known[block, threads]
        clocks.known[block, threads] = np.maximum(rows, self.known)
        if clocks.fenced is not None:
            rows = clocks.fenced[:, block, threads]
            clocks.fenced[:, block, threads] = np.maximum(rows, self.fenced[:, None, :])

    def add(self, other: Ledger, clocks: Clocks) -> None:
        self._fit(clocks)
        other._fit(clocks)
        np.maximum(self.known, other.known, out=self.known)
        if self.fenced is not None:
            np.maximum(self.fenced, other.fenced, out=self.fenced)

    def learn(self, column: int, clock: int, clocks: Clocks) -> None:
        """The agent of ``column`` is complete up to ``clock``."""
        self._fit(clocks)
        self.known[column] = max(self.known[column], clock)

    def _fit(self, clocks: Clocks) -> None:
        missing = clocks.known.shape[2] - len(self.known)
        if missing > 0:
            self.known = np.concatenate([self.known, np.zeros(missing, np.int32)])
        if self.fenced is None and clocks.fenced is not None:
            self.fenced = np.zeros((3, clocks.threads), np.int32)
