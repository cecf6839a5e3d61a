"""Vector clocks over threads and asynchronous agents, per proxy: happens-before on the emulator.

Theory of operation
-------------------

Each thread holds a *row* of a vector clock. The row has a column for each *agent* of its block: the
threads, each mbarrier (the copies that complete on it) and, twice, each thread that issues bulk
stores (their reads, and their writes). An access is stamped with its *epoch*: (block, column,
clock). A later access of a thread happens after it if and only if the thread's row for that block
holds at least that clock in that column. Synchronization joins rows (release, then acquire).

Two questions are asked of an earlier access (`harness.sanitizer.emulator.ordering.races` has the
table):

- *known*: does it happen before this access? The row answers this.
- *fenced*: if this access goes through the async proxy and the earlier access through the generic
  proxy, did a proxy fence come between, on the path to this thread? A second set of rows answers
  this, for each kind of fence: a fence copies the thread's row into its fenced row, and
  synchronization joins fenced rows as it joins rows. (PTX ISA, "Async proxy": the axioms of
  chapter 8 have no rule for fence.proxy.async.)

A third set of rows, *lax*, has the clocks that threads would know if no scope were too narrow: the
model does not order it, but no hardware is known on which a read shows it. An order that only a lax
row has is reported as formal. A fourth, *in shared*, is about accesses to shared memory alone,
known through fences with ``.sync_restrict``.

Nearly all that a thread knows is of its own block; rows for another block (``far``) are made when
something (a cluster barrier, a remote arrival, a flag in memory) first teaches it of that block.
Threads share rows as long as they know the same, so a block of 1,024 threads that only meets at
block barriers costs a single row.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import TypeVar

import numpy as np

from harness.base.arch import WARP
from harness.sanitizer.emulator.arrays import every, some
from harness.sanitizer.emulator.ordering.rows import Holders, Parts, Passes, Rows, distinct
from harness.sanitizer.emulator.threads import Group, Numbers

Key = TypeVar("Key", int, tuple[int, int])

NEVER = int(np.iinfo(np.int32).max)
"""The clock of an access that cannot complete: no row holds it."""

UNDER_WAY = NEVER - (1 << 24)
"""Clocks greater than this are stamps of asynchronous accesses that are not complete: no row holds
them, either."""

CTA, CLUSTER, GPU = range(3)
"""Scopes; and how far two threads are from each other: in a block, a cluster, a grid. ``.sys`` is
GPU here, as there is one."""

SCOPES = {"cta": CTA, "cluster": CLUSTER, "gpu": GPU, "gl": GPU, "sys": GPU}
"""By the word of an instruction."""

_KEPT = 16  # meetings of a lane: those of a few stages of a ring

SHARED, GLOBAL, INIT, PEERS = range(4)
FENCES = 4
"""Kinds of fence: proxy fences over shared and global memory, and fence.mbarrier_init. PEERS: proxy
fences over the memory of another block than the writing thread's. Such memory is not of
the writer's state space .shared::cta, but of that block's own (PTX ISA, "membar / fence": a proxy
fence is limited to objects in its state space)."""


class _Meetings:
    """The latest meetings of each place: a column for each, which are a ring."""

    def __init__(self, places: int):
        self.number = 0  # all meetings so far
        self._of = np.zeros(places, np.int32)  # how many a place was at
        self._in = np.zeros((_KEPT, places), np.int32)  # the number of the meeting, from 1
        self._at = np.zeros((_KEPT, places), np.int32)  # the place's clock before it
        self._with = np.zeros((_KEPT, places), np.uint32)  # the lanes that met

    def add(self, places: np.ndarray, members: Numbers, clocks: np.ndarray) -> None:
        self.number += 1
        at = self._of[places] % _KEPT, places
        self._in[at], self._at[at], self._with[at] = self.number, clocks, members
        self._of[places] += 1

    def is_one_known(self, place: int, lanes: np.ndarray, clock: int, known: np.ndarray) -> bool:
        """Return True if one of the meetings of ``place`` after ``clock`` is ``known`` through one
        of ``lanes``, its warp: their clocks, as somebody knows them."""
        for met in np.flatnonzero(self._at[:, place] >= clock).tolist():
            was_there = self._in[:, lanes] == self._in[met, place]
            was_there &= (self._with[met, place] >> np.arange(len(lanes), dtype=np.uint32)) & 1 == 1
            # Meeting advances a lane's clock: to know a later one is to be ordered after it.
            if (was_there & (known > self._at[:, lanes])).any():
                return True
        return False


class Clocks:
    """Vector clocks of the threads of a wave's blocks; ``first`` is the number in the grid of its
    block 0. A thread's place is ``block * threads + thread``.

    Of the thread's own block: a row, int32[columns], which threads share (``known_rows``, by place,
    of `rows`), but for the column of the thread itself; its clock is ``own_clocks``. ``_fenced``
    and ``_fenced_own`` are the same for each kind of fence (None until the first fence). Of the
    columns, those of threads and of their asynchronous accesses of the generic proxy mean
    something.
    Of other blocks: ``far``, ``far_fenced``, ``lax`` and ``in_shared`` (these two of the own block,
    too), rows of the block's threads by ``(block, other's number in the grid)``.
    """

    def __init__(
        self, blocks: int, threads: int, columns: int = 0, first: int = 0, cluster_size: int = 1
    ):
        self.blocks, self.threads, self.first = blocks, threads, first
        self.cluster_size = cluster_size
        self.passes = Passes(blocks, threads, cluster_size, first)
        self.rows = Rows(max(columns, threads + 16))
        # The column of a thread in its own row may be old, as the row is shared: `own_clocks` has
        # its clock. The same in another thread's row is what that thread learned, and is less.
        self.known_rows = self.rows.holders(blocks * threads)
        # Begins at 1, since 0 is the clock of no access. It advances with each release, fence and
        # meeting, so that what a thread does after one is not covered by it.
        self.own_clocks = np.ones(blocks * threads, np.int32)
        # A fence copies a thread's row to here; joins carry it on as they do rows.
        self._fenced: list[Holders] | None = None
        self._fenced_own = np.zeros((0, 0), np.int32)
        # Kinds of fences that any thread has learned of its block: none is ever removed.
        self._kinds: set[int] = set()
        # Not for every pair: a missing entry means that nothing is known.
        self.far: dict[tuple[int, int], Holders] = {}
        self.far_fenced: dict[tuple[int, int], list[Holders]] = {}
        self.lax: dict[tuple[int, int], Holders] = {}
        self.in_shared: dict[tuple[int, int], Holders] = {}
        self._next_column = np.full(
            blocks, threads
        )  # the first ones are the threads'; never reused
        self.met_cluster: set[int] = set()  # blocks with a thread that all of its cluster has met

    @cached_property
    def _met(self) -> _Meetings:
        return _Meetings(self.blocks * self.threads)

    @property
    def lanes_have_met(self) -> bool:
        return self._met.number > 0

    @property
    def columns(self) -> int:
        return self.rows.columns

    @property
    def are_rows_alone(self) -> bool:
        """Return True if every thread knows only the row of its block: nothing of other blocks,
        fences or waits."""
        if self._kinds or not self.passes.are_none:
            return False
        return not (self.far or self.lax or self.in_shared or self.far_fenced)

    def new_column(self, block: int) -> int:
        """A column for another agent of ``block``."""
        column = int(self._next_column[block])
        self._next_column[block] += 1
        if column >= self.columns:
            self.rows.widen(column + 16 + column // 8)
        return column

    def own(self, blocks: Numbers, threads: Numbers) -> np.ndarray:
        """The clock that an access by these threads is stamped with now."""
        return self.own_clocks[blocks * self.threads + threads]

    def tick(self, blocks: Numbers, threads: Numbers) -> None:
        """Advance these threads' clocks: earlier releases do not cover their later accesses."""
        self.own_clocks[blocks * self.threads + threads] += 1

    def meet(self, places: np.ndarray, members: Numbers) -> None:
        """Lanes execute a ``.sync`` instruction with those that ``members``, uint32 each, name. It
        orders no memory, but every lane has executed the instructions before it."""
        self._met.add(places, members, self.own_clocks[places])
        self.own_clocks[places] += 1

    def distance(self, block: Numbers, other: Numbers) -> Numbers:
        """The smallest scope that has both blocks, by their numbers in the grid."""
        size = self.cluster_size
        in_cluster = np.where(block // size == other // size, CLUSTER, GPU)
        return np.where(block == other, CTA, in_cluster)

    def knows_of_meeting(
        self, block: int, thread: int, number: int, other: int, clock: int
    ) -> bool:
        """Return True if ``thread`` is ordered after a lane (at least, but for the scope) that met
        ``other``, of the block with that number in the grid, after ``other``'s access at
        ``clock``."""
        place = (number - self.first) * self.threads + other
        if (
            not 0 < clock < UNDER_WAY
            or other >= self.threads
            or not 0 <= place < len(self.own_clocks)
        ):
            return False
        first = other - other % WARP
        lanes = np.arange(first, min(first + WARP, self.threads))
        row = self.row_about(block, thread, number)
        if number == block + self.first:
            row = self.row(block, thread)
        if (block, number) in self.lax:
            row = np.maximum(row, self.rows.table[self.lax[block, number][thread]])
        return self._met.is_one_known(place, place - other + lanes, clock, row[lanes])

    def known(self, blocks: Numbers, threads: Numbers, columns: Numbers) -> np.ndarray:
        """The clocks that these threads know of agents of their own block."""
        places = blocks * self.threads + threads
        known = self.rows.known(self.known_rows, places, columns)
        if not isinstance(columns, np.ndarray) and columns >= self.threads:
            return known
        return np.where(columns == threads, self.own_clocks[places], known)

    def row(self, block: int, thread: int) -> np.ndarray:
        """All that a thread knows of its block, int32[columns]."""
        place = block * self.threads + thread
        row = self.rows.table[self.known_rows[place]].copy()
        row[thread] = self.own_clocks[place]
        return row

    def row_about(self, block: int, thread: int, number: int) -> np.ndarray:
        """Return the clocks that a thread learned of the block with that number in the grid,
        int32[columns]; without its own accesses."""
        if number == block + self.first:
            held = self.known_rows[block * self.threads + thread]
        else:
            held = self.far[block, number][thread] if (block, number) in self.far else 0
        return self.rows.table[held]

    def row_numbers(self, block: int, threads: np.ndarray) -> np.ndarray:
        """Return the rows that each thread holds: threads with the same row have learned the
        same."""
        far = [holders[threads] for (here, _), holders in self.far.items() if here == block]
        return np.stack([self.known_rows[self._places(block, threads)], *far], axis=1)

    def knows(
        self,
        blocks: Numbers,
        threads: Numbers,
        stamp_blocks: Numbers,
        columns: Numbers,
        clocks: Numbers,
        *,
        in_shared: bool = False,
    ) -> np.ndarray:
        """Return a mask of these threads that are ordered after accesses stamped so; blocks of
        stamps are numbers in the grid. Arrays of the same shape, or scalars. ``in_shared``:
        accesses to shared memory, by these threads too."""
        places = blocks * self.threads + threads
        known = np.asarray(self.rows.known(self.known_rows, places, columns) >= clocks)
        if not every(known):
            known = known | ((columns == threads) & (self.own_clocks[places] >= clocks))
        # A row is of the thread's own block. In another block the same column is another agent.
        foreign = np.asarray(stamp_blocks != blocks + self.first)
        if some(foreign) and some(foreign := foreign & (clocks > 0)):
            if foreign.shape != known.shape:
                foreign = np.broadcast_to(foreign, known.shape)
            known = np.where(foreign, False, known)
            if self.far:
                stamped = blocks, threads, stamp_blocks, columns, clocks
                self._ask(self.far, known, foreign, *stamped)
        # A fence with .sync_restrict teaches of shared memory alone: only an access there may ask.
        if in_shared and self.in_shared:
            known = np.array(known)
            self._ask(self.in_shared, known, ~known, blocks, threads, stamp_blocks, columns, clocks)
        return known

    def warps_know(
        self,
        block: int,
        warps: np.ndarray,
        stamp_blocks: np.ndarray,
        columns: np.ndarray,
        clocks: np.ndarray,
        *,
        in_shared: bool,
    ) -> np.ndarray:
        """For each warp, return True if some lane is ordered after accesses stamped so: bool[warps,
        n]. ``warps`` are the threads of a block, [warps, 32]."""
        is_foreign = (stamp_blocks != block + self.first) & (clocks > 0)
        if (in_shared and self.in_shared) or some(is_foreign):
            stamped = np.broadcast_arrays(warps.reshape(-1, 1), stamp_blocks, columns, clocks)
            by_lane: np.ndarray = self.knows(block, *stamped, in_shared=in_shared)
            return np.logical_or.reduce(by_lane.reshape(*warps.shape, -1), axis=1)
        known = np.zeros((len(warps), len(columns)), np.bool_)
        numbers = self.known_rows[block * self.threads + warps]
        for number in distinct(numbers.reshape(-1))[0].tolist():
            sharing = (numbers == number).any(axis=1)
            known[sharing] |= self.rows.table[number].take(columns) >= clocks
        if not every(known):
            mine = columns // WARP == warps[:, :1] // WARP  # a lane's own warp
            own = self.own_clocks.take(block * self.threads + columns, mode="clip") >= clocks
            known |= mine & own & (columns < self.threads)
        return known

    def knows_laxly(
        self,
        blocks: Numbers,
        threads: Numbers,
        stamp_blocks: Numbers,
        columns: Numbers,
        clocks: Numbers,
    ) -> np.ndarray:
        """Return a mask of these threads that would be ordered after them if no scope were too
        narrow."""
        known = np.zeros(np.shape(clocks), np.bool_)
        if self.lax:
            self._ask(self.lax, known, ~known, blocks, threads, stamp_blocks, columns, clocks)
        return known

    def _ask(
        self,
        book: dict[tuple[int, int], Holders],
        known: np.ndarray,
        among: np.ndarray,
        *stamped: Numbers,
    ) -> None:
        """Fill ``known``, at the places ``among`` it, from the rows in ``book``."""
        is_of_one = not isinstance(stamped[0], np.ndarray)
        pairs = [pair for pair in book if not is_of_one or pair[0] == stamped[0]]
        if not pairs:
            return
        blocks, threads, stamp_blocks, columns, clocks = (
            each
            if isinstance(each, np.ndarray) and each.shape == known.shape
            else np.full(known.shape, each)
            for each in stamped
        )
        for block, other in pairs:
            at = among & (stamp_blocks == other)
            if not is_of_one:
                at &= blocks == block
            if some(at):
                known_at = self.rows.known(book[block, other], threads[at], columns[at])
                known[at] = known_at >= clocks[at]

    def some_know(self, holders: Holders | None) -> np.ndarray:
        """Return the clocks that some thread of a block knows of another, by ``far`` or ``lax``."""
        if holders is None:
            return np.zeros(self.columns, np.int32)
        return self.rows.together(holders, slice(None))

    def know_runs(self, block: int, threads: np.ndarray, other: int) -> np.ndarray:
        """Return a mask of these threads that know that the block with number ``other`` in the grid
        has begun: they have learned anything of it."""
        if block in self.met_cluster:
            return np.ones(len(threads), np.bool_)
        known_runs = np.zeros(len(threads), np.bool_)
        for book in (self.far, self.lax):
            holders = book.get((block, other))
            if holders is not None:
                known_runs |= self.rows.table[holders[threads]].any(axis=1)
        return known_runs

    def is_fenced(
        self,
        kind: int,
        block: Numbers,
        thread: Numbers,
        stamp_blocks: Numbers,
        columns: Numbers,
        clocks: Numbers,
    ) -> np.ndarray:
        """Return a mask of the generic accesses stamped so that have passed such a fence, for these
        threads."""
        own = stamp_blocks == block + self.first
        # No fence so far: only clock 0, the stamp of no access, is covered.
        if self._fenced is None:
            return np.broadcast_to(np.asarray(clocks) <= 0, np.shape(own))
        place = block * self.threads + thread
        known = self.rows.known(self._fenced[kind], place, columns)
        known = np.where(columns == thread, self._fenced_own[kind, place], known)
        fenced = own & (known >= clocks)
        for (here, other), holders in self.far_fenced.items():
            if here == block:
                known = self.rows.known(holders[kind], thread, columns)
                fenced = fenced | ((stamp_blocks == other) & (known >= clocks))
        return fenced

    def init_fenced(self, block: int, thread: int) -> int:
        """The clock of a thread's last fence.mbarrier_init; 0 where there was none."""
        if self._fenced is None:
            return 0
        return int(self._fenced_own[INIT, block * self.threads + thread])

    def fence(self, kinds: tuple[int, ...], blocks: np.ndarray, threads: np.ndarray) -> None:
        """All that these threads know of generic accesses becomes visible to the async proxy; by
        fence.mbarrier_init, only their own accesses (PTX ISA, "membar / fence")."""
        fenced, places = self._fences(), blocks * self.threads + threads
        if self.cluster_size == 1:
            kinds = tuple(kind for kind in kinds if kind != PEERS)
        self._kinds.update(kinds)
        if INIT in kinds:
            self._fenced_own[INIT, places] = self.own_clocks[places]
            self.tick(blocks, threads)
            return
        for kind in kinds:
            # A row never changes, so copying its number copies what the thread knows now.
            fenced[kind][places] = self.known_rows[places]
            self._fenced_own[kind, places] = self.own_clocks[places]
        # A fence covers what its thread knows of other blocks' accesses, too: causality passes
        # through it (PTX ISA, "Causality Order"). Of those, accesses to this block's memory are in
        # its state space.
        far_kinds = {*kinds, PEERS} if SHARED in kinds else {*kinds}
        for (block, other), holders in self.far.items():
            mine = threads[blocks == block]
            if len(mine):
                far_fenced = self._far_fenced(block, other)
                for kind in far_kinds:
                    far_fenced[kind][mine] = holders[mine]
        # The thread's next accesses must not count as fenced.
        self.tick(blocks, threads)

    def join(self, group: Group, parts: Parts) -> None:
        """Let the threads of ``group`` meet in parts, each within a block: each thread learns the
        clocks of its part."""
        at, threads, part = group.select, group.threads, parts.of
        rows, _ = self.rows.by_part(self.known_rows, at, parts)
        # Shared rows lag behind their threads' own clocks, which enter here.
        rows[part, threads] = self.own_clocks[at]
        self.rows.give_each(self.known_rows, at, rows, parts)
        # A writer's fence before a barrier serves every thread after it, as causality is
        # transitive.
        for kind in self._kinds:
            holders, own = self._fences()[kind], self._fenced_own[kind]
            rows, _ = self.rows.by_part(holders, at, parts)
            rows[part, threads] = np.maximum(rows[part, threads], own[at])
            if np.count_nonzero(rows):
                self.rows.give_each(holders, at, rows, parts)
                own[at] = rows[part, threads]
        for (here, _), far in (*self.far.items(), *self.lax.items(), *self.in_shared.items()):
            self._join_far(here, [far], group, parts)
        for (here, _), far_fenced in self.far_fenced.items():
            self._join_far(here, far_fenced, group, parts)
        self.passes.meet(at, parts)
        # The others do not learn of a thread's accesses after the meeting.
        self.own_clocks[at] += 1

    def _join_far(self, block: int, several: list[Holders], group: Group, parts: Parts) -> None:
        """The same for the clocks that threads of ``block`` know of another block."""
        mine = np.flatnonzero(group.blocks == block)
        if len(mine):
            threads, parts = group.threads[mine], Parts.of_equal(parts.of[mine])
            for holders in several:
                rows, _ = self.rows.by_part(holders, threads, parts)
                self.rows.give_each(holders, threads, rows, parts)

    def learn(
        self, block: int, threads: np.ndarray | list[int], other: int, row: np.ndarray
    ) -> None:
        """Let these threads learn ``row`` of the block with number ``other`` in the grid."""
        if other == block + self.first:
            self.rows.learn(self.known_rows, self._places(block, threads), row)
        else:
            self.learn_in(self.far, block, threads, other, row)

    def learn_one(
        self, block: int, threads: np.ndarray | list[int] | int, column: int, clock: int
    ) -> None:
        """Let these threads learn that the agent of ``column`` in their block has come to
        ``clock``."""
        row = np.array([clock], np.int32)
        self.rows.learn(self.known_rows, self._places(block, threads), row, first=column)

    def learn_in(
        self,
        book: dict[tuple[int, int], Holders],
        block: int,
        threads: np.ndarray | list[int],
        other: int,
        row: np.ndarray,
    ) -> None:
        """The same, in one of the books ``far``, ``lax`` and ``in_shared``."""
        if (block, other) not in book:
            book[block, other] = self.rows.holders(self.threads)
        self.rows.learn(book[block, other], np.atleast_1d(threads), row)

    def learn_fenced(
        self, block: int, threads: np.ndarray | list[int], other: int, kind: int, row: np.ndarray
    ) -> None:
        """Learn clocks that have passed fences of this kind; ``row`` int32[columns]."""
        if other == block + self.first:
            fenced, places = self._fences(), self._places(block, threads)
            self._kinds.add(kind)
            self.rows.learn(fenced[kind], places, row)
            mine = np.maximum(self._fenced_own[kind, places], row[threads])
            self._fenced_own[kind, places] = mine
        else:
            holders = self._far_fenced(block, other)[kind]
            self.rows.learn(holders, np.atleast_1d(threads), row)

    # -- what a release carries

    def together(self, block: int, threads: np.ndarray) -> np.ndarray:
        """Return the maximum of the clocks that these threads know of their block:
        int32[columns]."""
        places = self._places(block, threads)
        row = self.rows.together(self.known_rows, places)
        row[threads] = np.maximum(row[threads], self.own_clocks[places])
        return row

    def fenced_together(
        self, block: int, threads: np.ndarray
    ) -> Iterator[tuple[tuple[int, int], np.ndarray]]:
        """``((other, kind), row)``: the same for clocks of each block that have passed fences of a
        kind; not those of which these threads know none."""
        places = self._places(block, threads)
        for kind in self._kinds:
            row = self.rows.together(self._fences()[kind], places)
            row[threads] = np.maximum(row[threads], self._fenced_own[kind, places])
            if np.count_nonzero(row):
                yield (block + self.first, kind), row
        for (here, other), far_fenced in self.far_fenced.items():
            if here == block:
                for kind, holders in enumerate(far_fenced):
                    if np.count_nonzero(holders[threads]):  # row 0 is of those that know nothing
                        yield (other, kind), self.rows.together(holders, threads)

    # -- where it is kept

    def _places(self, block: int, threads: np.ndarray | list[int] | int) -> np.ndarray:
        several = threads if isinstance(threads, np.ndarray) else np.atleast_1d(threads)
        return block * self.threads + several

    def _fences(self) -> list[Holders]:
        if self._fenced is None:
            places = self.blocks * self.threads
            self._fenced = [self.rows.holders(places) for _ in range(FENCES)]
            self._fenced_own = np.zeros((FENCES, places), np.int32)
        return self._fenced

    def _far_fenced(self, block: int, other: int) -> list[Holders]:
        holders = self.far_fenced.get((block, other))
        if holders is None:
            holders = [self.rows.holders(self.threads) for _ in range(FENCES)]
            self.far_fenced[block, other] = holders
        return holders


class ReleaseClock:
    """Clock released to a synchronization object, to be acquired from it later.

    Rows, int32[columns], by block (its number in the grid): ``known``, ``lax`` and ``in_shared``;
    by block and kind of fence: ``fenced``; by cluster ``passed``, as `Passes` has it. A row never
    changes: a join makes another.
    """

    def __init__(self) -> None:
        self.known: dict[int, np.ndarray] = {}
        self.lax: dict[int, np.ndarray] = {}
        self.in_shared: dict[int, np.ndarray] = {}
        self.fenced: dict[tuple[int, int], np.ndarray] = {}
        self.passed: dict[int, np.ndarray] = {}

    def release(self, clocks: Clocks, block: int, threads: np.ndarray | list[int]) -> None:
        """Rows of these threads (an index array) are joined into the clock, then tick."""
        number, rows, threads = block + clocks.first, clocks.rows, np.atleast_1d(threads)
        _raise(self.known, number, clocks.together(block, threads))
        for of_kind, row in clocks.fenced_together(block, threads):
            _raise(self.fenced, of_kind, row)
        for (here, other), holders in clocks.far.items():
            if here == block:
                _raise(self.known, other, rows.together(holders, threads))
        for book, released_of in ((clocks.lax, self.lax), (clocks.in_shared, self.in_shared)):
            for (here, other), holders in book.items():
                if here == block:
                    _raise(released_of, other, rows.together(holders, threads))
        self.release_passes(clocks, block, threads)
        # Later accesses get a later clock: they were not released.
        clocks.tick(block, threads)

    def release_passes(self, clocks: Clocks, block: int, threads: np.ndarray | list[int]) -> None:
        """No more than the waits that these threads have passed."""
        passed = clocks.passes.known(block, threads)
        if passed is not None:
            _raise(self.passed, clocks.passes.name(block), passed)

    def acquire_passes(self, clocks: Clocks, block: int, threads: np.ndarray | list[int]) -> None:
        clocks.passes.learn(block, threads, self.passed.get(clocks.passes.name(block)))

    def release_laxly(self, clocks: Clocks, block: int, threads: np.ndarray | list[int]) -> None:
        """The same, where the scope is too narrow for those who will acquire it."""
        released = ReleaseClock()
        released.release(clocks, block, threads)
        # Clocks that were lax before stay lax: one scope that is too narrow on the way is enough.
        for number, row in (*released.known.items(), *released.lax.items()):
            _raise(self.lax, number, row)
        self.release_passes(clocks, block, threads)

    def of_shared_memory(self) -> ReleaseClock:
        """The same, of accesses to shared memory alone (``.sync_restrict``)."""
        part = ReleaseClock()
        for number, row in (*self.known.items(), *self.in_shared.items()):
            _raise(part.in_shared, number, row)
        # A proxy fence over global memory says nothing of shared memory.
        part.fenced = {of: row for of, row in self.fenced.items() if of[1] != GLOBAL}
        part.lax, part.passed = dict(self.lax), dict(self.passed)
        return part

    def release_inits(self, clocks: Clocks, block: int, thread: int) -> None:
        """The mbarriers that this thread initialized before its fence.mbarrier_init."""
        row = np.zeros(clocks.threads, np.int32)
        row[thread] = clocks.init_fenced(block, thread)
        _raise(self.fenced, (block + clocks.first, INIT), row)

    def acquire(self, clocks: Clocks, block: int, threads: np.ndarray | list[int]) -> None:
        """Let these threads learn all that was released."""
        for other, row in self.known.items():
            clocks.learn(block, threads, other, row)
        for of_kind, row in self.fenced.items():
            clocks.learn_fenced(block, threads, *of_kind, row)
        for book, released in ((clocks.lax, self.lax), (clocks.in_shared, self.in_shared)):
            for other, row in released.items():
                clocks.learn_in(book, block, threads, other, row)
        self.acquire_passes(clocks, block, threads)

    def acquire_laxly(self, clocks: Clocks, block: int, threads: np.ndarray | list[int]) -> None:
        """The same, where the scope is too narrow for those who released it."""
        for other, row in (*self.known.items(), *self.lax.items()):
            clocks.learn_in(clocks.lax, block, threads, other, row)
        self.acquire_passes(clocks, block, threads)

    def add(self, other: ReleaseClock) -> None:
        for of_kind, row in other.fenced.items():
            _raise(self.fenced, of_kind, row)
        for book in ("known", "lax", "in_shared", "passed"):
            mine = getattr(self, book)
            for number, row in getattr(other, book).items():
                _raise(mine, number, row)

    def learn(self, column: int, clock: int, clocks: Clocks, block: int) -> None:
        """The agent of ``column`` in ``block`` is complete up to ``clock``."""
        number = block + clocks.first
        row, before = np.zeros(clocks.columns, np.int32), self.known.get(number)
        if before is not None:
            row[: len(before)] = before
        row[column] = max(row[column], clock)
        self.known[number] = row


def _raise(rows: dict[Key, np.ndarray], key: Key, row: np.ndarray) -> None:
    """Join ``row`` into ``rows[key]``."""
    mine = rows.get(key)
    if mine is None:
        rows[key] = row
    elif len(mine) == len(row):
        rows[key] = np.maximum(mine, row)
    else:
        # Agents were added since one of the two was released, and nobody knew anything of them.
        longer, shorter = (mine, row) if len(mine) > len(row) else (row, mine)
        rows[key] = longer.copy()
        rows[key][: len(shorter)] = np.maximum(longer[: len(shorter)], shorter)
