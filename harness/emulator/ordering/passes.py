"""Waits that must have been passed when something else happens: how far threads have come.

These are no orders of the memory model, but facts of execution. A thread that arrives has passed
the waits before it, whatever the arrival releases and to whom; a copy is issued before it
completes; lanes that come to a wait together pass it together, lanes execute ``.sync`` instructions
together, and the warps of a warpgroup multiply together. A finding that asks here is reported only
if nothing at all holds a thread back.
"""

from __future__ import annotations

import numpy as np

from harness.arch.sm_90 import WARP, WARPGROUP
from harness.emulator.ordering.rows import At, Parts, Rows


class Passes:
    """By thread, a row of `Rows`: how many waits of each thread of its cluster it knows to have
    been passed; the columns are the threads, those of a block together. Nothing is kept until the
    first wait."""

    def __init__(self, blocks: int, threads: int, cluster_size: int, first: int):
        self._cluster, self._first, self._threads = cluster_size, first, threads
        self._blocks = blocks
        self._rows: Rows | None = None

    @property
    def are_none(self) -> bool:
        return self._rows is None

    def name(self, block: int) -> int:
        """Of the cluster, by a block of the wave: the grid's number of its first block."""
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
        self._own[places] += 1
        numbers = self._own[places]
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

    def learn(self, block: int, threads: np.ndarray | list[int], row: np.ndarray | None) -> None:
        if row is not None and self._rows is not None:
            self._rows.learn(self._holders, self._places(block, threads), row)

    def meet(self, places: At, parts: Parts) -> None:
        """Let threads, by their places, ascending, meet in parts, each within a block."""
        if self._rows is not None:
            known, is_shared = self._rows.by_part(self._holders, places, parts)
            if not is_shared:
                self._rows.give_each(self._holders, places, known, parts)

    def meet_lanes(self, places: np.ndarray) -> None:
        """Lanes, by their places, ascending, execute a ``.sync`` instruction, warp by warp."""
        if self._rows is not None:
            blocks, threads = np.divmod(places, self._threads)
            self.meet(places, Parts.of_equal(blocks * self._threads + threads // WARP))

    def multiply(self, places: np.ndarray) -> None:
        """The warpgroups that these threads, whole ones by their places, are of."""
        number = np.arange(len(places)) // WARPGROUP
        self.meet(places, Parts(np.arange(0, len(places), WARPGROUP), number))

    def _places(self, block: int, threads: np.ndarray | list[int]) -> np.ndarray:
        return block * self._threads + np.atleast_1d(threads)
