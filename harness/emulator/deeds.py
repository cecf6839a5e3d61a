"""Which threads executed the instructions that order others, and how often. Reports of hazards say
from it what a kernel does, and in which threads: a fence in one thread, a wait in another one, a
copy in all of them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

import numpy as np

from harness.emulator import host_memory
from harness.emulator.threads import Group
from harness.isa.table.row import Row


def is_deed(row: Row) -> bool:
    """Whether an instruction orders others, or is asynchronous: what a report may be about."""
    return (
        row.proxy != "generic"
        or row.completion not in ("at once", "never observably")
        or row.key.startswith(("mbarrier.", "fence", "barrier.", "bar.", "cp.async."))
        or row.key.startswith("tensormap.cp_fenceproxy")
    )


class Deeds:
    """By the site of each such instruction, how often each place of the wave executed it."""

    def __init__(self, places: int):
        self._places = places
        self._counts: dict[int, np.ndarray] = {}

    def counted_at(self, sites: Sequence[int]) -> np.ndarray:
        """Where machine code counts those that it executes, int32[sites, places]."""
        rows = host_memory.zeros((len(sites), self._places), np.int32)
        self._counts.update(zip(sites, rows, strict=True))
        return rows

    def note(self, site: int, group: Group) -> None:
        counts = self._counts.get(site)
        if counts is None:
            counts = self._counts[site] = np.zeros(self._places, np.int32)
        counts[group.select] += 1

    def times(self, site: int) -> np.ndarray:
        """int[places]: how often each place executed the instruction."""
        found = self._counts.get(site)
        return np.zeros(self._places, np.int32) if found is None else found

    def threads_of(self, sites: Iterable[int]) -> np.ndarray:
        """bool[places]: the threads that executed any of these instructions."""
        done = np.zeros(self._places, np.bool_)
        for site in sites:
            done |= self.times(site) > 0
        return done

    def __iter__(self) -> Iterator[int]:
        """The sites that some thread executed, in the order of the text."""
        return iter(sorted(site for site, counts in self._counts.items() if counts.any()))
