"""cp.async: copies of 4, 8 or 16 bytes that a thread starts and waits for (PTX ISA 9.7.9.25.3).

They belong to the generic proxy: once waited for, what they wrote is like the thread's own
ordinary write, and an asynchronous copy of it needs a proxy fence. Until then, no thread may touch
it, the issuing thread included.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np

from harness.emulator.ordering.clocks import NEVER, Clocks
from harness.emulator.ordering.shadow import ASYNC, GENERIC, Shadow


@dataclass(eq=False)
class Piece:
    """The copies of one step by one thread: where they read and write, and the bytes."""

    target: Shadow
    where: np.ndarray
    source: Shadow | None  # None where nothing is read
    source_where: np.ndarray
    data: np.ndarray  # uint8[shared]
    cells: np.ndarray  # int64[n]
    values: np.ndarray  # uint8[n], read when the copy was issued


@dataclass(eq=False)
class Groups:
    """What one thread has issued: not committed, and by group."""

    column: int
    open: list[Piece] = field(default_factory=list)
    committed: list[list[Piece]] = field(default_factory=list)
    done: int = 0


class ThreadCopies:
    def __init__(self, clocks: Clocks):
        self.clocks = clocks
        self._groups: dict[tuple[int, int], Groups] = {}

    def groups_of(self, block: int, thread: int) -> Groups:
        groups = self._groups.get((block, thread))
        if groups is None:
            groups = self._groups[block, thread] = Groups(self.clocks.new_column(block))
        return groups

    def issue(self, block: int, thread: int, piece: Piece, site: int) -> None:
        """Both ends have been checked as generic accesses; they are under way from here on."""
        groups, number = self.groups_of(block, thread), block + self.clocks.first
        piece.target.write.put(piece.where, groups.column, NEVER, number, site, ASYNC)
        if piece.source is not None:
            read = piece.source.copy_read
            read.put(piece.source_where, groups.column, NEVER, number, site, ASYNC)
        groups.open.append(piece)

    def commit(self, block: int, thread: int) -> None:
        groups = self.groups_of(block, thread)
        groups.committed.append(groups.open)
        groups.open = []

    def wait(self, block: int, thread: int, pending: int) -> None:
        """Until at most ``pending`` of the thread's groups are under way."""
        groups = self._groups.get((block, thread))
        if groups is None:
            return
        done = max(len(groups.committed) - pending, groups.done)
        for pieces in groups.committed[groups.done : done]:
            self._finish(block, thread, groups, pieces)
        groups.done = done

    def wait_all(self, block: int, thread: int) -> None:
        if (block, thread) in self._groups:
            self.commit(block, thread)
            self.wait(block, thread, 0)

    def finish_all(self, block: int, thread: int) -> None:
        """Everything that the thread has issued until now is done; its groups stay as they are."""
        groups = self._groups.get((block, thread))
        if groups is not None:
            for pieces in (*groups.committed, groups.open):
                self._finish(block, thread, groups, pieces)
                pieces.clear()

    def queues(self) -> list[object]:
        """How many copies of each thread are under way, group by group."""
        return [
            (thread, len(groups.open), [len(group) for group in groups.committed[groups.done :]])
            for thread, groups in self._groups.items()
        ]

    def _finish(self, block: int, thread: int, groups: Groups, pieces: list[Piece]) -> None:
        own, number = int(self.clocks.own(block, thread)), block + self.clocks.first
        for piece in pieces:
            piece.data[piece.cells] = piece.values
            last, where = piece.target.write, piece.where
            mine = where[(last.column[where] == groups.column) & (last.clock[where] == NEVER)]
            last.put(mine, thread, own, number, last.site[mine], GENERIC)
            if piece.source is not None:
                read = piece.source.copy_read
                read.complete(piece.source_where, groups.column, 0, NEVER)
