"""Recurring addresses: a cache of their properties.

The threads of a loop use the same addresses once more, or all of them some bytes on; so do other
warps, blocks, schedules and launches. The relative position of addresses is their *pattern*: which
granules they use, whether these are consecutive, which threads meet. It is kept in this process for
the next access with the same pattern.
"""

from __future__ import annotations

import numpy as np

from harness.emulator.ordering.races import Used
from harness.emulator.threads import Group

_MOST_BYTES = 1 << 24  # of what is kept
_MOST_MISSES = 8  # of an instruction's patterns in a row: its addresses are drawn, it seems


class Pattern:
    """Each thread uses ``size`` bytes, all of them together from ``low`` up to ``high``, relative
    to the first thread's bytes. ``is_aligned``: where the first is aligned, all are."""

    def __init__(self, relative: np.ndarray, size: int, granule: int, offsets: np.ndarray):
        """``relative``: addresses, int64, less the first; ``offsets``: the same of their places in
        memory, where blocks lie apart."""
        self.low, self.high = int(relative.min()), int(relative.max()) + size
        self.is_aligned = not (relative & (size - 1)).any() and size >= granule
        self.size, self._granule, self._relative = size, granule, offsets
        self.width = max(size // granule, 1)
        where = offsets // granule
        if self.width > 1:
            where = (where[:, None] + np.arange(self.width)).ravel()
        self._where = where
        self._follow = bool((where[1:] == where[:-1] + 1).all())
        self._lost = None if self._follow else _lost(where)
        self.nbytes = 3 * relative.nbytes + where.nbytes

    def used(self, group: Group, first: int) -> Used:
        """The granules that ``group`` uses, if the first of its threads does so at offset
        ``first``."""
        granule = first // self._granule
        at = slice(granule, granule + len(self._where)) if self._follow else self._where + granule
        return Used(at, *group.spread(self.width), self._lost)

    def offsets(self, first: int) -> np.ndarray:
        return self._relative + first

    def elements(self, first: int, itemsize: int) -> list[slice | np.ndarray]:
        """Return the index of each element of ``itemsize`` bytes that a thread uses."""
        count = self.size // itemsize
        if self._follow:
            start = first // itemsize
            end = start + len(self._relative) * count
            return [slice(start + at, end, count) for at in range(count)]
        places = (self._relative + first) // itemsize
        return [places + at if at else places for at in range(count)]


def _lost(where: np.ndarray) -> np.ndarray | None:
    """Return the entries whose granule recurs later."""
    order = np.argsort(where, kind="stable")
    again = where[order][1:] == where[order][:-1]
    return np.sort(order[:-1][again]) if again.any() else None


class Patterns:
    """Finds the patterns of a wave. ``stride``: the bytes of a block's part of shared memory."""

    _kept: dict[tuple[object, ...], Pattern] = {}
    _bytes = 0

    def __init__(self, stride: int):
        self._stride = stride
        self._misses: dict[int, int] = {}  # by instruction, in a row

    def of(
        self, site: int, group: Group, relative: np.ndarray, size: int, granule: int, by_block: bool
    ) -> Pattern | None:
        """None where it is not worth while. ``by_block``: blocks have their bytes apart."""
        key: tuple[object, ...] = relative.tobytes(), size, granule
        apart = by_block and not group.is_of_one_block
        if apart:
            key = *key, self._stride, group.blocks.tobytes()
        pattern = self._kept.get(key)
        if pattern is not None:
            self._misses[site] = 0
            return pattern
        self._misses[site] = misses = self._misses.get(site, 0) + 1
        if misses > _MOST_MISSES:
            return None
        offsets = relative
        if apart:
            offsets = relative + (group.blocks - group.blocks[0]) * self._stride
        pattern = Pattern(relative, size, granule, offsets)
        if Patterns._bytes > _MOST_BYTES:
            self._kept.clear()
            Patterns._bytes = 0
        Patterns._bytes += pattern.nbytes
        self._kept[key] = pattern
        return pattern
