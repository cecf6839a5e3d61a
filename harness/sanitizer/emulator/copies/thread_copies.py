"""cp.async: copies of 4, 8 or 16 bytes that a thread starts and waits for (PTX ISA 9.7.9.25.3).

They belong to the generic proxy: after the wait, their write is like an ordinary write of the
thread, and an asynchronous copy of it needs a proxy fence. Until then, no thread may touch it, the
issuing thread included.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass, field

import numpy as np

from harness.sanitizer.emulator.ordering.clocks import Clocks
from harness.sanitizer.emulator.ordering.races import Accesses, Accessors, Races
from harness.sanitizer.emulator.ordering.shadow import GENERIC, THREAD_COPY, Record, Shadow


@dataclass(eq=False)
class Pieces:
    """The copies of a step, a row for each issuing thread: where they read and write, in granules,
    and the bytes."""

    blocks: np.ndarray  # int64[threads], in the wave
    threads: np.ndarray  # int64[threads], in their blocks
    target: Shadow
    where: np.ndarray  # int64[threads, granules]
    source: Shadow | None  # None where nothing is read
    source_where: np.ndarray  # int64[threads, granules]
    data: np.ndarray  # uint8[shared]
    cells: np.ndarray  # int64[threads, n]
    values: np.ndarray  # uint8[threads, n], read when the copies were issued
    stamps: np.ndarray  # int64[threads]: of their accesses, as long as they are under way
    number: int = 0  # in the order of issue

    def under_way(self, record: Record, where: np.ndarray, rows: list[int]) -> np.ndarray:
        """Return a mask of the granules whose record is of their own copy; bool[rows, n]."""
        is_ours: np.ndarray = record.clock[where] == self.stamps[rows, None]
        return is_ours


_Piece = tuple[Pieces, int]  # a thread's row


@dataclass(eq=False)
class Groups:
    """Copies that a thread has issued: not committed, and by group."""

    column: int  # in the block's clocks: while a copy is in flight, its target is stamped with it
    open: list[_Piece] = field(default_factory=list)  # issued since the last commit
    committed: list[list[_Piece]] = field(default_factory=list)  # all groups, in order
    done: int = 0  # groups that were waited for, the first ones: they are empty lists
    # For each arrival at an mbarrier, how many groups have the copies until then. The copies are
    # complete at the arrival's number, from 1, as a clock of `column`; and no longer in a group.
    arrivals: list[int] = field(default_factory=list)


class ThreadCopies:
    def __init__(self, clocks: Clocks, races: Races):
        self.clocks, self.races = clocks, races
        # Keyed by block and thread: of each that has copied, committed or let an mbarrier track its
        # copies. None is ever removed.
        self._groups: dict[tuple[int, int], Groups] = {}
        self._issued = 0  # steps that issued copies: `Pieces.number` of the next

    def _groups_of(self, block: int, thread: int) -> Groups:
        groups = self._groups.get((block, thread))
        if groups is None:
            groups = self._groups[block, thread] = Groups(self.clocks.new_column(block))
        return groups

    def _known(self, blocks: np.ndarray, threads: np.ndarray) -> Iterator[tuple[Groups, int, int]]:
        """Yield the groups of threads that have issued or committed something, with block and
        thread."""
        for agent in zip(blocks.tolist(), threads.tolist(), strict=True):
            groups = self._groups.get(agent)
            if groups is not None:
                yield groups, *agent

    def issue(self, pieces: Pieces, site: int) -> None:
        """Both ends have been checked as generic accesses; they are under way from here on."""
        agent = zip(pieces.blocks.tolist(), pieces.threads.tolist(), strict=True)
        mine = [self._groups_of(*copy) for copy in agent]
        columns = np.array([groups.column for groups in mine])[:, None]
        pieces.number, self._issued = self._issued, self._issued + 1
        first, stamps = self.clocks.first, pieces.stamps[:, None]
        blocks = pieces.blocks[:, None] + first
        # The copy has an agent of its own, with a clock that no thread knows: the issuing thread
        # must not touch the bytes before the wait, either.
        pieces.target.write.put(pieces.where, columns, stamps, blocks, site, THREAD_COPY)
        if pieces.source is not None:
            where = pieces.source_where
            each = pieces.blocks[:, None], pieces.threads[:, None], columns, stamps, blocks
            here, threads, *mine_of = (np.broadcast_to(n, where.shape).ravel() for n in each)
            actors = Accessors(here, threads, first, site)
            read = Accesses(pieces.source, where.ravel(), actors)
            self.races.remember_copy_read(read, *mine_of)
        for row, groups in enumerate(mine):
            groups.open.append((pieces, row))

    def commit(self, blocks: np.ndarray, threads: np.ndarray) -> None:
        for agent in zip(blocks.tolist(), threads.tolist(), strict=True):
            groups = self._groups_of(*agent)
            groups.committed.append(groups.open)
            groups.open = []

    def wait(self, blocks: np.ndarray, threads: np.ndarray, pending: int) -> None:
        """Until at most ``pending`` of each thread's groups are under way."""
        ended: list[_Piece] = []
        for groups, block, thread in self._known(blocks, threads):
            done = max(len(groups.committed) - pending, groups.done)
            for number in range(groups.done, done):
                ended += groups.committed[number]
                groups.committed[number] = []
            groups.done = done
            self._learn_arrivals(groups, block, thread)
        self._finish(ended)

    def wait_all(self, blocks: np.ndarray, threads: np.ndarray) -> None:
        self.finish_all(blocks, threads)
        for groups, block, thread in self._known(blocks, threads):
            groups.committed.append([])
            groups.done = len(groups.committed)
            self._learn_arrivals(groups, block, thread)

    def finish_all(self, blocks: np.ndarray, threads: np.ndarray) -> None:
        """Everything that these threads have issued until now is done; their groups stay as they
        are."""
        ended: list[_Piece] = []
        for groups, _, _ in self._known(blocks, threads):
            for pieces in (*groups.committed[groups.done :], groups.open):
                ended += pieces
                pieces.clear()
        self._finish(ended)

    def arrive(
        self, blocks: np.ndarray, threads: np.ndarray
    ) -> dict[tuple[int, int], tuple[int, int]]:
        """An mbarrier tracks the completion of all copies of these threads until now (PTX ISA,
        "cp.async.mbarrier.arrive"). Returns by block and thread the agent of its copies and the
        clock at which they are complete."""
        agents = {}
        for block, thread in zip(blocks.tolist(), threads.tolist(), strict=True):
            groups = self._groups_of(block, thread)
            groups.arrivals.append(len(groups.committed) + bool(groups.open))
            agents[block, thread] = groups.column, len(groups.arrivals)
            for group in (*groups.committed[groups.done :], groups.open):
                for pieces, row in group:
                    pieces.data[pieces.cells[row]] = pieces.values[row]
                    self._stamp(pieces, row, len(groups.arrivals))
                group.clear()
        return agents

    def _learn_arrivals(self, groups: Groups, block: int, thread: int) -> None:
        """The thread has waited for groups: their copies are complete, whether an mbarrier tracks
        them or not."""
        clock = bisect_right(groups.arrivals, groups.done)
        if clock:
            self.clocks.learn_one(block, [thread], groups.column, clock)

    def _stamp(self, pieces: Pieces, row: int, clock: int) -> None:
        """The copy is complete with this clock of its agent. From then on it is an access of the
        generic proxy, so that the async proxy needs a fence after the completion."""
        stamp, target, source = int(pieces.stamps[row]), pieces.target, pieces.source
        target.complete(pieces.where[row], target.write, stamp, clock)
        if source is not None:
            source.complete(pieces.source_where[row], source.copy_read, stamp, clock)

    def queues(self) -> list[object]:
        """Return the number of copies of each thread in flight, group by group."""
        return [
            (thread, len(groups.open), [len(group) for group in groups.committed[groups.done :]])
            for thread, groups in self._groups.items()
        ]

    def _finish(self, ended: list[_Piece]) -> None:
        rows_of: dict[Pieces, list[int]] = {}
        for pieces, row in ended:
            rows_of.setdefault(pieces, []).append(row)
        # In the order of issue: of two copies to one place the later one stays.
        for pieces in sorted(rows_of, key=lambda pieces: pieces.number):
            self._complete(pieces, rows_of[pieces])

    def _complete(self, pieces: Pieces, rows: list[int]) -> None:
        pieces.data[pieces.cells[rows]] = pieces.values[rows]
        last, where = pieces.target.write, pieces.where[rows]
        blocks, threads = pieces.blocks[rows], pieces.threads[rows]
        row, _ = mine = np.nonzero(pieces.under_way(last, where, rows))
        ours, own = where[mine], self.clocks.own(blocks, threads)
        numbers = blocks[row] + self.clocks.first
        # After the wait, the bytes count as written by the thread itself: other threads need a
        # barrier, and the async proxy needs a fence.
        last.put(ours, threads[row], own[row], numbers, last.site[ours], GENERIC)
        if pieces.source is not None:
            read, where = pieces.source.copy_read, pieces.source_where[rows]
            read.clock[where[pieces.under_way(read, where, rows)]] = 0
            for stamp in pieces.stamps[rows].tolist():
                pieces.source.log.complete(stamp, 0)
