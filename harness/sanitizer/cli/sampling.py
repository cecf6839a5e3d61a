"""Blocks that a further schedule may leave out, because others execute the same there.

The first schedule runs all blocks. It has every access of each, so a conflict between blocks is
found there: accesses to global memory of different clusters are in the same order, none, on every
schedule, unless the clusters synchronize. They can only do so through strong accesses to global
memory. If a launch has none of these, and no error, each cluster runs as if it were alone, and two
that execute the same synchronization (`harness.sanitizer.emulator.exec.launch`) differ in their
addresses and values only. A further schedule then runs the first and the last cluster of each path.

It runs all blocks after all if that shows anything new: a hazard, an ending, another output, or
bytes in memory that the first schedule did not leave there.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from itertools import pairwise

import numpy as np

from harness.sanitizer.cli.launch_memory import PreparedLaunch
from harness.sanitizer.cli.request import Request
from harness.sanitizer.diagnosis import Hazard, Report
from harness.sanitizer.emulator import block_coordinates, linear_index
from harness.sanitizer.isa.text.tree import Function
from harness.sanitizer.isa.uses import is_strong
from harness.sanitizer.launch.plan import as_launched

LONG_S = 0.5  # emulated seconds of the first schedule from which blocks are left out
Contents = list[np.ndarray]  # the bytes of all memory


@dataclass(frozen=True)
class Sample:
    """``clusters`` are run; ``left_out``: the first and the last block of each range of blocks, by
    their linear indices in the grid, that are not."""

    clusters: tuple[int, ...]
    left_out: tuple[tuple[int, int], ...]
    places: frozenset[object]  # places of the first schedule's hazards
    memory: Contents  # after it

    def adds_nothing(self, hazards: tuple[Hazard, ...], before: Contents, after: Contents) -> bool:
        """Return True if a run of the clusters shows only findings that the first schedule has
        shown."""
        memories = zip(self.memory, before, after, strict=True)
        return {_place(hazard) for hazard in hazards} <= self.places and all(
            ((now == whole) | (now == first)).all() for whole, first, now in memories
        )


def sample(
    request: Request, launch: PreparedLaunch, function: Function, report: Report | None
) -> Sample | None:
    """Return the clusters that further schedules run, after ``report`` of all blocks on the first
    schedule; None for all."""
    if report is None:
        return None
    paths = report.paths
    chosen = _representatives(paths)
    if (
        report.emulated_s < LONG_S
        or 2 * len(chosen) > len(paths)
        or any(hazard.severity == "error" for hazard in report.all_hazards)
        or any(is_strong(op) and ".shared" not in op for op in report.executed)
    ):
        return None
    grid, cluster = as_launched(function, request.grid, request.block, request.cluster)
    size, run = math.prod(cluster), set(chosen)
    blocks = (
        linear_index(block_coordinates(number, grid, cluster), grid)
        for number in range(size * len(paths))
        if number // size not in run
    )
    places = frozenset(_place(hazard) for hazard in report.all_hazards)
    return Sample(chosen, _ranges(sorted(blocks)), places, contents(launch))


def contents(launch: PreparedLaunch) -> Contents:
    """Return a copy of the memory of a launch: its allocations, and its module's variables."""
    allocations = [allocation.bytes.copy() for allocation in launch.device.memory.allocations()]
    return [*allocations, *(variable.data.copy() for variable in launch.variables.values())]


def _place(hazard: Hazard) -> object:
    return hazard.kind, hazard.severity, hazard.cause, hazard.ptx_line, hazard.other_ptx_line


def _representatives(paths: tuple[int, ...]) -> tuple[int, ...]:
    """Return the first and the last cluster of each path."""
    last = {path: number for number, path in enumerate(paths)}
    first = {path: paths.index(path) for path in last}
    return tuple(sorted({*first.values(), *last.values()}))


def _ranges(numbers: list[int]) -> tuple[tuple[int, int], ...]:
    """``[1, 2, 3, 7]`` as ``((1, 3), (7, 7))``."""
    gaps = [(a, b) for a, b in pairwise(numbers) if b != a + 1]
    firsts = [*numbers[:1], *(b for _, b in gaps)]
    lasts = [*(a for a, _ in gaps), *numbers[-1:]]
    return tuple(zip(firsts, lasts, strict=True))
