"""Which waits must have been passed when something else happens: how far warps have come.

Not what the memory model orders, but what cannot have been otherwise. A thread that arrives has
passed the waits before it, whatever the arrival releases and to whom; a copy is issued before it
completes; a wait's lanes pass together, and the warps of a warpgroup multiply together. So what is
not known here is known to nobody: what it is asked for is reported only where nothing at all holds
a warp back.
"""

from __future__ import annotations

import numpy as np

from harness.arch.sm_90 import WARP, WARPGROUP


class Passes:
    """``table`` int32[blocks, warps, columns]: by warp, how many waits of each warp of its cluster
    it knows to have been passed; the columns are the warps, those of a block together. Nothing is
    kept until the first wait."""

    def __init__(self, blocks: int, threads: int, cluster_size: int, first: int):
        self._cluster, self._first, self._threads = cluster_size, first, threads
        self.warps = -(-threads // WARP)
        self._shape = blocks, self.warps, cluster_size * self.warps
        self._table: np.ndarray | None = None

    def name(self, block: int) -> int:
        """Of the cluster, by a block of the wave: the grid's number of its first block."""
        return self._first + block - block % self._cluster

    def column(self, block: int, warp: int) -> int:
        return block % self._cluster * self.warps + warp

    def passed(self, block: int, warp: int) -> int:
        """The warp has passed another wait: which one of its own."""
        if self._table is None:
            self._table = np.zeros(self._shape, np.int32)
        column = self.column(block, warp)
        self._table[block, warp, column] += 1
        return int(self._table[block, warp, column])

    def known(self, block: int, threads: np.ndarray | list[int]) -> np.ndarray | None:
        """What these threads' warps know together: int32[columns], None while it is nothing."""
        if self._table is None:
            return None
        row: np.ndarray = np.maximum.reduce(self._table[block, self._warps_of(threads)], axis=0)
        return row

    def learn(self, block: int, threads: np.ndarray | list[int], row: np.ndarray | None) -> None:
        if row is not None and self._table is not None:
            known, warps = self._table[block], self._warps_of(threads)
            known[warps] = np.maximum(known[warps], row)

    def meet(self, block: int, threads: np.ndarray | list[int]) -> None:
        self.learn(block, threads, self.known(block, threads))

    def multiply(self, places: np.ndarray) -> None:
        """The warpgroups that these threads, whole ones by their places, are of."""
        if self._table is not None:
            for start in places[::WARPGROUP].tolist():
                block, thread = divmod(start, self._threads)
                self.meet(block, np.arange(thread, thread + WARPGROUP))

    def _warps_of(self, threads: np.ndarray | list[int]) -> np.ndarray | slice:
        threads = np.atleast_1d(threads)
        if len(threads) == self._threads:
            return slice(None)
        return np.flatnonzero(np.bincount(threads // WARP))
