"""Vector clocks over threads and asynchronous agents: which accesses a thread is ordered behind.

Every thread of a block has a row of clocks with a column for each *agent* of the block: its
threads, and behind them one column for each mbarrier (the copies that complete on it) and
two for each thread that issues bulk stores (their reads, and their writes). An access is
stamped ``(block, column, clock)``; a thread that does the next access is ordered behind it if
and only if its row for that block holds at least that clock in that column. Synchronisation
joins rows.

Nearly all that a thread knows is of its own block; rows for another block are made when
something (a cluster barrier, a remote arrival, a flag in memory) first teaches it of one.

The proxies are kept apart by a second set of rows, one for each kind of fence: what a proxy
fence has made visible to the async proxy, on the path to this thread. A generic write may be
read by an asynchronous copy if it is known *and* fenced. (PTX ISA 8, memory consistency
model: causality order, and its proxy-preserved form.)

A third set of rows, *lax*, is what threads would know besides if no scope were too narrow: the
model does not order it, and no hardware is known to show that for what was read.
"""

from __future__ import annotations

import numpy as np

NEVER = int(np.iinfo(np.int32).max)
"""The clock of an access that is not complete: no row holds it."""

SHARED, GLOBAL, INIT, TENSORMAP = range(4)
FENCES = 4
"""Kinds of fence: proxy fences over shared and global memory, fence.mbarrier_init, and the
acquire fence of the tensormap proxy."""


class Clocks:
    """The rows of the blocks of one wave; ``first`` is the number in the grid of its block 0.

    ``known`` int32[blocks, threads, columns] and ``fenced`` int32[FENCES, blocks, threads, threads]
    (None until the first fence) are of the thread's own block. ``far`` and ``far_fenced`` are
    of others: ``(block, other's number in the grid)`` to int32[threads, columns] and
    int32[FENCES, threads, threads]. ``lax`` is as ``far``, of others and of the own.
    """

    def __init__(self, blocks: int, threads: int, columns: int = 0, first: int = 0):
        self.blocks, self.threads, self.first = blocks, threads, first
        self.known = np.zeros((blocks, threads, max(columns, threads + 16)), np.int32)
        everyone = np.arange(threads)
        self.known[:, everyone, everyone] = 1
        self.fenced: np.ndarray | None = None
        self.far: dict[tuple[int, int], np.ndarray] = {}
        self.far_fenced: dict[tuple[int, int], np.ndarray] = {}
        self.lax: dict[tuple[int, int], np.ndarray] = {}
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
            self.far = {pair: _widened(rows, self.columns) for pair, rows in self.far.items()}
            self.lax = {pair: _widened(rows, self.columns) for pair, rows in self.lax.items()}
        return column

    def own(self, blocks, threads):
        """The clock that an access by these threads is stamped with now."""
        return self.known[blocks, threads, threads]

    def tick(self, blocks, threads) -> None:
        """What these threads do from here on is not covered by what was joined so far."""
        self.known[blocks, threads, threads] += 1

    # -- questions

    def knows(self, blocks, threads, stamp_blocks, columns, clocks) -> np.ndarray:
        """Whether these threads are ordered behind accesses stamped so; blocks of stamps are
        numbers in the grid. Arrays of one shape, or scalars."""
        known = np.asarray(self.known[blocks, threads, columns] >= clocks)
        foreign = np.asarray(stamp_blocks != blocks + self.first)
        if np.count_nonzero(foreign) and np.count_nonzero(foreign := foreign & (clocks > 0)):
            foreign = np.broadcast_to(foreign, known.shape)
            known = np.where(foreign, False, known)
            if self.far:
                stamped = blocks, threads, stamp_blocks, columns, clocks
                _ask(self.far, known, foreign, *stamped)
        return known

    def knows_laxly(self, blocks, threads, stamp_blocks, columns, clocks) -> np.ndarray:
        """Whether these threads would be, if no scope on the way were too narrow."""
        known = np.zeros(np.shape(clocks), np.bool_)
        if self.lax:
            _ask(self.lax, known, ~known, blocks, threads, stamp_blocks, columns, clocks)
        return known

    def is_fenced(self, kind: int, block: int, thread: int, stamp_blocks, columns, clocks):
        """Whether generic accesses stamped so have passed such a fence, for this thread."""
        columns = np.where(columns < self.threads, columns, 0)
        own = stamp_blocks == block + self.first
        if self.fenced is None:
            return np.broadcast_to(np.asarray(clocks) <= 0, np.shape(own))
        fenced = own & (self.fenced[kind, block, thread][columns] >= clocks)
        for (here, other), rows in self.far_fenced.items():
            if here == block:
                fenced = fenced | (
                    (stamp_blocks == other) & (rows[kind, thread][columns] >= clocks)
                )
        return fenced

    # -- events

    def fence(self, kinds, blocks, threads) -> None:
        """All that these threads know of generic accesses becomes visible to the async proxy; by
        fence.mbarrier_init, what they did themselves (PTX ISA, "membar / fence")."""
        if self.fenced is None:
            self.fenced = np.zeros((FENCES, self.blocks, self.threads, self.threads), np.int32)
        if INIT in kinds:
            self.fenced[INIT, blocks, threads, threads] = self.own(blocks, threads)
            self.tick(blocks, threads)
            return
        for kind in kinds:
            self.fenced[kind, blocks, threads] = self.known[blocks, threads, : self.threads]
        for (block, other), rows in self.far.items():
            mine = threads[blocks == block]
            if len(mine):
                fenced = self._far_fenced(block, other)
                for kind in kinds:
                    fenced[kind, mine] = rows[mine, : self.threads]
        self.tick(blocks, threads)

    def join(self, block: int, index: np.ndarray) -> None:
        """These threads of one block meet at a barrier: each learns what the others know."""
        # views instead of copies: most barriers are for all
        threads = slice(None) if len(index) == self.threads else index
        rows = self.known[block, threads]
        self.known[block, threads] = rows.max(axis=0)
        if self.fenced is not None:
            rows = self.fenced[:, block, threads]
            self.fenced[:, block, threads] = rows.max(axis=1, keepdims=True)
        for (here, _), rows in (*self.far.items(), *self.lax.items()):
            if here == block:
                rows[threads] = rows[threads].max(axis=0)
        for (here, _), rows in self.far_fenced.items():
            if here == block:
                rows[:, threads] = rows[:, threads].max(axis=1, keepdims=True)
        self.tick(block, index)

    def learn(self, block: int, threads, other: int, row: np.ndarray) -> None:
        """These threads learn ``row`` of the block with number ``other`` in the grid."""
        if other == block + self.first:
            self.known[block, threads] = np.maximum(self.known[block, threads], row)
            return
        self._learn(self.far, block, threads, other, row)

    def learn_laxly(self, block: int, threads, other: int, row: np.ndarray) -> None:
        """These threads would learn ``row`` of that block, if no scope were too narrow."""
        self._learn(self.lax, block, threads, other, row)

    def _learn(self, book, block: int, threads, other: int, row: np.ndarray) -> None:
        rows = book.get((block, other))
        if rows is None:
            rows = book[block, other] = np.zeros((self.threads, self.columns), np.int32)
        rows[threads] = np.maximum(rows[threads], row)

    def learn_fenced(self, block: int, threads, other: int, row: np.ndarray) -> None:
        """The same for what has passed fences; ``row`` int32[FENCES, threads]."""
        if self.fenced is None:
            self.fenced = np.zeros((FENCES, self.blocks, self.threads, self.threads), np.int32)
        if other == block + self.first:
            rows = self.fenced[:, block]
        else:
            rows = self._far_fenced(block, other)
        rows[:, threads] = np.maximum(rows[:, threads], row[:, None, :])

    def _far_fenced(self, block: int, other: int) -> np.ndarray:
        rows = self.far_fenced.get((block, other))
        if rows is None:
            shape = (FENCES, self.threads, self.threads)
            rows = self.far_fenced[block, other] = np.zeros(shape, np.int32)
        return rows


class ReleaseClock:
    """What has been released to a synchronisation object, to be acquired from it later.

    By block (its number in the grid): ``known`` and ``lax`` int32[columns], ``fenced``
    int32[FENCES, threads].
    """

    def __init__(self):
        self.known: dict[int, np.ndarray] = {}
        self.lax: dict[int, np.ndarray] = {}
        self.fenced: dict[int, np.ndarray] = {}

    def release(self, clocks: Clocks, block: int, threads) -> None:
        """Rows of these threads (an index array) are joined into the clock, then tick."""
        number = block + clocks.first
        _raise(self.known, number, clocks.known[block, threads].max(axis=0))
        if clocks.fenced is not None:
            _raise(self.fenced, number, clocks.fenced[:, block, threads].max(axis=1))
        for (here, other), rows in clocks.far.items():
            if here == block:
                _raise(self.known, other, rows[threads].max(axis=0))
        for (here, other), rows in clocks.far_fenced.items():
            if here == block:
                _raise(self.fenced, other, rows[:, threads].max(axis=1))
        for (here, other), rows in clocks.lax.items():
            if here == block:
                _raise(self.lax, other, rows[threads].max(axis=0))
        clocks.tick(block, threads)

    def release_laxly(self, clocks: Clocks, block: int, threads) -> None:
        """The same, where the scope is too narrow for those who will acquire it."""
        released = ReleaseClock()
        released.release(clocks, block, threads)
        for number, row in (*released.known.items(), *released.lax.items()):
            _raise(self.lax, number, row)

    def release_inits(self, clocks: Clocks, block: int, thread: int) -> None:
        """The mbarriers that this thread initialised before its fence.mbarrier_init."""
        row = np.zeros((FENCES, clocks.threads), np.int32)
        assert clocks.fenced is not None
        row[INIT, thread] = clocks.fenced[INIT, block, thread, thread]
        _raise(self.fenced, block + clocks.first, row)

    def acquire(self, clocks: Clocks, block: int, threads) -> None:
        """These threads learn all that was released."""
        for other, row in self.known.items():
            clocks.learn(block, threads, other, _widened(row, clocks.columns))
        for other, row in self.fenced.items():
            clocks.learn_fenced(block, threads, other, row)
        for other, row in self.lax.items():
            clocks.learn_laxly(block, threads, other, _widened(row, clocks.columns))

    def acquire_laxly(self, clocks: Clocks, block: int, threads) -> None:
        """The same, where the scope is too narrow for those who released it."""
        for other, row in (*self.known.items(), *self.lax.items()):
            clocks.learn_laxly(block, threads, other, _widened(row, clocks.columns))

    def add(self, other: ReleaseClock) -> None:
        for number, row in other.known.items():
            _raise(self.known, number, row)
        for number, row in other.fenced.items():
            _raise(self.fenced, number, row)
        for number, row in other.lax.items():
            _raise(self.lax, number, row)

    def learn(self, column: int, clock: int, clocks: Clocks, block: int) -> None:
        """The agent of ``column`` in ``block`` is complete up to ``clock``."""
        row = np.zeros(clocks.columns, np.int32)
        row[column] = clock
        _raise(self.known, block + clocks.first, row)


def _ask(book, known, among, *stamped) -> None:
    """Put into ``known``, at those places ``among`` it, what the rows in ``book`` say."""
    blocks, threads, stamp_blocks, columns, clocks = (
        np.broadcast_to(each, known.shape) for each in stamped
    )
    for (block, other), rows in book.items():
        at = among & (blocks == block) & (stamp_blocks == other)
        if at.any():
            known[at] = rows[threads[at], columns[at]] >= clocks[at]


def _raise(rows: dict[int, np.ndarray], number: int, row: np.ndarray) -> None:
    """Join ``row`` into ``rows[number]``."""
    mine = rows.get(number)
    if mine is None:
        rows[number] = row.copy()
    else:
        width = max(mine.shape[-1], row.shape[-1])
        rows[number] = np.maximum(_widened(mine, width), _widened(row, width))


def _widened(rows: np.ndarray, columns: int) -> np.ndarray:
    """``rows`` with zeros appended along the last axis, up to ``columns``."""
    missing = columns - rows.shape[-1]
    if missing <= 0:
        return rows
    return np.pad(rows, [(0, 0)] * (rows.ndim - 1) + [(0, missing)])
