"""The accesses of a warp, combined: the k-th accesses of its lanes at a line are a single request,
even if the lanes have diverged.

A warp whose lanes read eight at a time has the same conflicts as a warp whose lanes read together,
in sequence. So lanes are counted by line (and opcode): the first access of each lane is part of the
first request, and so on. Lanes that go a line together, as they nearly always do, are a request at
once. Those of a warp that has come apart there are kept, and put together when its wave has ended.
A schedule that lets a warp come apart where hardware does not changes nothing, and a line that a
single lane executes is a narrow request, which is not a fault.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import numpy as np

from harness.sanitizer.emulator.threads import WARP, Group, Wave
from harness.sanitizer.isa.text.tree import Instruction, Location

MOST_KEPT = 1 << 20  # lanes' accesses, of a wave whose warps come apart: then it is counted so far
_PATTERNS_KEPT = 64  # at most 128 KiB each

Counts = tuple[int, int, int]  # requests, what they cost, the ideal
Cost = Callable[[np.ndarray, np.ndarray, np.ndarray, int], tuple[np.ndarray, np.ndarray]]
"""What each request costs, and the ideal. Of accesses: the number of each one's request (from 0 on,
ascending), its lane (ascending in a request), the offset in bytes where it begins, and the bytes of
each."""

_Pattern = tuple[int, int, bytes, bytes | None]  # bytes, threads, offsets, places

# Results of `Requests` by pattern, in any launch.
_known: dict[tuple[Cost, _Pattern], Counts | None] = {}


WHOLE, APART, UNSEEN = range(3)
"""Of a line: whole warps alone came there; a warp has come apart, in the present wave; nobody has
come so far."""


def lines_of(instructions: Sequence[Instruction]) -> np.ndarray:
    """Return the line number of each instruction, int64: lines are counted by opcode."""
    is_plain = all(instruction.location is None for instruction in instructions)
    numbers: dict[tuple[object, ...], int] = {}
    lines = np.empty(len(instructions), np.int64)
    for site, step in enumerate(instructions):
        place = step.location or (step.ptx_line if is_plain else -1 - site)
        where = (place.file, place.line) if isinstance(place, Location) else (place,)
        lines[site] = numbers.setdefault((*where, step.opcode), len(numbers))
    return lines


@dataclass
class _Line:
    """Requests of a line: its counts, and the parts of the present wave to combine: places,
    offsets, and the bytes of each."""

    of: tuple[int | None, str, str, str]  # line, source, file, opcode
    counts: list[int] = field(default_factory=lambda: [0, 0, 0])
    parts: list[tuple[np.ndarray, np.ndarray, int]] = field(default_factory=list)
    last: tuple[_Pattern, Counts] | None = None  # the last pattern, and what it counted


class Requests:
    """Counts by line over the waves of a launch. ``turn_bytes``: offsets that differ by a multiple
    of these cost the same; ``source_of(site)``: (line, source, file); ``line_of``: as `lines_of`
    has it."""

    def __init__(
        self,
        cost: Cost,
        turn_bytes: int,
        instructions: Sequence[Instruction],
        source_of: Callable[[int], tuple[int | None, str, str]],
        line_of: np.ndarray,
    ):
        self._cost, self._turn_bytes = cost, turn_bytes
        self._instructions, self._source_of = instructions, source_of
        # Machine code counts, too: requests of whole warps, while a line is WHOLE. All else it
        # brings here, and says when a line is APART.
        sites = len(line_of)  # there are no more lines
        self.line_of, self.counted = line_of, np.zeros((sites, 3), np.int64)
        self.states = bytearray([UNSEEN]) * sites
        self._lines: dict[int, _Line] = {}  # in the order in which somebody came there
        self._wave: Wave | None = None
        self._kept = 0

    def add(self, site: int, group: Group, offsets: np.ndarray, size_bytes: int) -> None:
        """``group`` executes ``site`` together, each thread with ``size_bytes`` at its offset."""
        number, line = self._line(site)
        if self.states[number] != APART:
            pattern = self._pattern(group, offsets, size_bytes)
            if line.last is not None and line.last[0] == pattern:  # quicker than a hash of it
                counts: Counts | None = line.last[1]
            else:
                counts = self._cost_of_whole_warps(pattern, group, offsets, size_bytes)
            if counts is not None:
                self.states[number], line.last = WHOLE, (pattern, counts)
                _add(line.counts, counts)
                return
        self._keep(number, group.wave, group.index, offsets, size_bytes)

    def add_places(
        self, site: int, wave: Wave, places: np.ndarray, offsets: np.ndarray, size_bytes: int
    ) -> None:
        """The same of the threads at ``places``, as machine code brings it."""
        number, _ = self._line(site)
        if self.states[number] == APART:  # a whole warp's lanes have come there equally often
            self._keep(number, wave, places, offsets, size_bytes)
        else:
            self.add(site, wave.group(places), offsets, size_bytes)

    def _keep(
        self, number: int, wave: Wave, places: np.ndarray, offsets: np.ndarray, size_bytes: int
    ) -> None:
        # Parts of different waves never belong to one request, and memory for them is limited.
        if wave is not self._wave or self._kept > MOST_KEPT:
            self.settle()
            self._wave = wave
        self.states[number] = APART
        self._lines[number].parts.append((places, offsets, size_bytes))
        self._kept += len(offsets)

    def settle(self) -> None:
        """Combine the parts that the last wave left."""
        lines = [line for line in self._lines.values() if line.parts]
        if lines:
            self._put_together(lines)
        # Warps of the next wave may stay together where these came apart.
        for number in self._lines:
            if self.states[number] == APART:
                self.states[number] = WHOLE
        self._kept = 0

    def _put_together(self, lines: list[_Line]) -> None:
        """All of these lines at once: they are many small parts."""
        parts = [(number, *part) for number, line in enumerate(lines) for part in line.parts]
        numbers, of_parts, offsets_of_parts, sizes = zip(*parts, strict=True)
        counts = [len(places) for places in of_parts]
        line = np.repeat(numbers, counts)
        places, offsets = np.concatenate(of_parts), np.concatenate(offsets_of_parts)
        wave = self._wave
        assert wave is not None
        times = _times_before(line * wave.size + places)
        lanes = wave.thread_of[places] % WARP
        warps = (line * wave.blocks + wave.block_of[places]) * wave.warps + wave.warp_of[places]
        requests = warps * (times.max() + 1) + times
        # Much is in order already, and this sort is quick then.
        order = np.argsort(requests * WARP + lanes, kind="stable")
        several = {*sizes}
        for size in several:
            mine = order if len(several) == 1 else order[np.repeat(sizes, counts)[order] == size]
            first = first_of_each(requests[mine])
            costs = self._cost(np.cumsum(first) - 1, lanes[mine], offsets[mine], size)
            of = line[mine[first]]
            sums = (np.bincount(of, each, len(lines)) for each in (None, *costs))
            for key, *totals in zip(lines, *sums, strict=True):
                _add(key.counts, (int(totals[0]), int(totals[1]), int(totals[2])))
        for key in lines:
            key.parts.clear()

    def lines(self) -> list[tuple[tuple[int | None, str, str, str], Counts]]:
        """``((line, source, file, opcode), counts)``, by file and line."""
        self.settle()
        self._wave = None
        for number, line in self._lines.items():
            _add(line.counts, (*self.counted[number].tolist(),))
        self.counted[:] = 0
        counted = [
            (line.of, (line.counts[0], line.counts[1], line.counts[2]))
            for line in self._lines.values()
        ]
        return sorted(counted, key=lambda entry: (entry[0][2], entry[0][0] or 0))

    def _line(self, site: int) -> tuple[int, _Line]:
        number = int(self.line_of[site])
        line = self._lines.get(number)
        if line is None:
            of = (*self._source_of(site), self._instructions[site].opcode)
            line = self._lines[number] = _Line(of)
        return number, line

    def _pattern(self, group: Group, offsets: np.ndarray, size_bytes: int) -> _Pattern:
        """Return the pattern of a step: equal patterns cost the same, and loops, blocks and
        schedules repeat few."""
        relative = (offsets - (offsets[0] & -self._turn_bytes)).tobytes()
        places = None if group.places is None else group.places.tobytes()
        return size_bytes, group.wave.threads, relative, places

    def _cost_of_whole_warps(
        self, pattern: _Pattern, group: Group, offsets: np.ndarray, size_bytes: int
    ) -> Counts | None:
        """Return the cost of a step of whole warps; None if a warp is only partly present."""
        key = self._cost, pattern
        if key not in _known:
            if len(_known) >= _PATTERNS_KEPT:
                _known.clear()
            counts = None
            warps = group.warps
            first = first_of_each(warps)
            if group.places is None or _all_there(group.wave, warps, first):
                numbers, lanes = np.cumsum(first) - 1, group.threads % WARP
                counts = total(*self._cost(numbers, lanes, offsets, size_bytes))
            _known[key] = counts
        return _known[key]


def _all_there(wave: Wave, warps: np.ndarray, first: np.ndarray) -> bool:
    """Return True if all threads of these warps, which ascend, are present."""
    here = np.diff(np.flatnonzero(first), append=len(warps))
    last = wave.threads - (wave.warps - 1) * WARP  # threads in a block's last warp
    whole = np.where(warps[first] % wave.warps == wave.warps - 1, last, WARP)
    return bool((here == whole).all())


def _times_before(keys: np.ndarray) -> np.ndarray:
    """Return the number of earlier occurrences of each value."""
    order = np.argsort(keys, kind="stable")
    at = np.arange(len(keys))
    times = np.empty(len(keys), np.int64)
    times[order] = at - np.maximum.accumulate(np.where(first_of_each(keys[order]), at, 0))
    return times


def total(costs: np.ndarray, ideal: np.ndarray) -> Counts:
    """Return the totals of requests, as `Cost` gives them."""
    return len(costs), int(costs.sum()), int(ideal.sum())


def first_of_each(ordered: np.ndarray) -> np.ndarray:
    """A mask of where a new value begins."""
    first = np.ones(len(ordered), np.bool_)
    np.not_equal(ordered[1:], ordered[:-1], out=first[1:])
    return first


def _add(counts: list[int], more: Counts) -> None:
    for i in range(3):
        counts[i] += more[i]
