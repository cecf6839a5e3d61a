"""The accesses of a warp, put together: what its lanes do at one line for the k-th time is one
request, however the warp came apart on its way there.

A warp whose lanes read eight at a time has no fewer conflicts than one whose lanes read together:
it has them one after the other. So lanes are counted by line (and opcode): the first access of
each of them, or as many as have one, are the first request, and so on. Lanes that go a line
together, as they nearly always do, are a request at once. Those of a warp that has come apart
there are kept, and put together when its wave has ended. A schedule that lets a warp come apart
where hardware does not changes nothing, and a line that one lane alone executes is a narrow
request, which is no fault of it.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, field

import numpy as np

from harness.emulator.threads import WARP, Group, Wave
from harness.isa.text.tree import Instruction

MOST_KEPT = 1 << 20  # lanes' accesses, of a wave whose warps come apart: then it is counted so far
_PATTERNS_KEPT = 64  # at most 128 KiB each

Counts = tuple[int, int, int]  # requests, what they cost, the ideal
Cost = Callable[[np.ndarray, np.ndarray, np.ndarray, int], Counts]
"""Of requests: the number of each access's request (ascending), its lane (ascending in a request),
the offset in bytes where it begins, and the bytes of each access."""

_Pattern = tuple[int, int, bytes, bytes | None]  # bytes, threads, offsets, places

# What `Requests` found of patterns, in any launch.
_known: dict[tuple[Cost, _Pattern], Counts | None] = {}


@dataclass
class _Line:
    """What is known of one line: its counts, and in the present wave how often each thread has
    been there, once a warp has come apart, and what is to be put together."""

    of: tuple[int | None, str, str, str]  # line, source, file, opcode
    counts: list[int] = field(default_factory=lambda: [0, 0, 0])
    sites: list[int] = field(default_factory=list)
    times: np.ndarray | None = None
    parts: list[tuple[np.ndarray, np.ndarray, np.ndarray, int]] = field(default_factory=list)
    last: tuple[_Pattern, Counts] | None = None  # the last pattern, and what it counted


class Requests:
    """Counts by line over the waves of a launch. ``turn_bytes``: offsets that differ by a multiple
    of these cost the same; ``source_of(site)``: (line, source, file)."""

    def __init__(
        self,
        cost: Cost,
        turn_bytes: int,
        instructions: Sequence[Instruction],
        source_of: Callable[[int], tuple[int | None, str, str]],
    ):
        self._cost, self._turn_bytes = cost, turn_bytes
        self._instructions, self._source_of = instructions, source_of
        sites = len(instructions)
        # Machine code counts by site: requests of whole warps, while no warp came apart at that
        # line. All else it brings here.
        self.counted = np.zeros((sites, 3), np.int64)
        self.comes_here = np.ones(sites, np.uint8)
        self._of_site: dict[int, _Line] = {}
        self._lines: dict[Hashable, _Line] = {}
        self._wave: Wave | None = None
        self._kept = 0

    def add(self, site: int, group: Group, offsets: np.ndarray, size_bytes: int) -> None:
        """``group`` executes ``site`` together, each of its threads with ``size_bytes`` at one of
        ``offsets``."""
        if group.wave is not self._wave or self._kept > MOST_KEPT:
            self.settle()
            self._wave = group.wave
        line = self._of_site.get(site) or self._line(site)
        counts = None
        if line.times is None:
            pattern = self._pattern(group, offsets, size_bytes)
            if line.last is not None and line.last[0] == pattern:  # quicker than a hash of it
                counts = line.last[1]
            else:
                counts = self._of_whole_warps(pattern, group, offsets, size_bytes)
        if counts is not None:
            line.last = pattern, counts
            _add(line.counts, counts)
            return
        if line.times is None:
            line.times = np.zeros(group.wave.size, np.int64)
            self.comes_here[line.sites] = True
        line.parts.append((line.times[group.select], group.index, offsets, size_bytes))
        line.times[group.select] += 1
        self._kept += len(offsets)

    def settle(self) -> None:
        """Put together what the last wave left in parts."""
        for line in self._lines.values():
            for size_bytes in sorted({part[3] for part in line.parts}):
                parts = [part[:3] for part in line.parts if part[3] == size_bytes]
                times, places, offsets = (np.concatenate(each) for each in zip(*parts, strict=True))
                assert self._wave is not None
                warps = Group(self._wave, places).warps
                lanes = self._wave.thread_of[places] % WARP
                order = np.lexsort((lanes, times, warps))
                first = first_of_each(warps[order]) | first_of_each(times[order])
                numbers = np.cumsum(first) - 1
                _add(line.counts, self._cost(numbers, lanes[order], offsets[order], size_bytes))
            line.parts.clear()
            line.times = None
            self.comes_here[line.sites] = False
        self._kept = 0

    def lines(self) -> list[tuple[tuple[int | None, str, str, str], Counts]]:
        """``((line, source, file, opcode), counts)``, by file and line."""
        self.settle()
        self._wave = None
        for site in np.flatnonzero(self.counted[:, 0]).tolist():
            line = self._of_site.get(site) or self._line(site)
            _add(line.counts, (*self.counted[site].tolist(),))
        self.counted[:] = 0
        found = [
            (line.of, (line.counts[0], line.counts[1], line.counts[2]))
            for line in self._lines.values()
        ]
        return sorted(found, key=lambda one: (one[0][2], one[0][0] or 0))

    def _line(self, site: int) -> _Line:
        of = (*self._source_of(site), self._instructions[site].opcode)
        number, _, file, opcode = of
        key = (file, -1 - site if number is None else number, opcode)
        line = self._lines.get(key)
        if line is None:
            line = self._lines[key] = _Line(of)
        self._of_site[site] = line
        line.sites.append(site)
        self.comes_here[site] = line.times is not None
        return line

    def _pattern(self, group: Group, offsets: np.ndarray, size_bytes: int) -> _Pattern:
        """Steps of one pattern cost the same, and loops, blocks and schedules repeat few."""
        relative = (offsets - (offsets[0] & -self._turn_bytes)).tobytes()
        places = None if group.places is None else group.places.tobytes()
        return size_bytes, group.wave.threads, relative, places

    def _of_whole_warps(
        self, pattern: _Pattern, group: Group, offsets: np.ndarray, size_bytes: int
    ) -> Counts | None:
        """What a step of whole warps costs; None where one of them is there in part."""
        key = self._cost, pattern
        if key not in _known:
            if len(_known) >= _PATTERNS_KEPT:
                _known.clear()
            counts = None
            warps = group.warps
            first = first_of_each(warps)
            if group.places is None or _all_there(group.wave, warps, first):
                numbers, lanes = np.cumsum(first) - 1, group.threads % WARP
                counts = self._cost(numbers, lanes, offsets, size_bytes)
            _known[key] = counts
        return _known[key]


def _all_there(wave: Wave, warps: np.ndarray, first: np.ndarray) -> bool:
    """Whether all threads of these warps, which ascend, are among them."""
    here = np.diff(np.flatnonzero(first), append=len(warps))
    last = wave.threads - (wave.warps - 1) * WARP  # of a block's last warp
    whole = np.where(warps[first] % wave.warps == wave.warps - 1, last, WARP)
    return bool((here == whole).all())


def first_of_each(ordered: np.ndarray) -> np.ndarray:
    """A mask of where a new value begins."""
    first = np.ones(len(ordered), np.bool_)
    np.not_equal(ordered[1:], ordered[:-1], out=first[1:])
    return first


def _add(total: list[int], counts: Counts) -> None:
    for i in range(3):
        total[i] += counts[i]
