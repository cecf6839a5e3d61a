"""Parallel work in threads, on the cores that this process may use. For work that releases Python's
global lock: copies, comparisons, draws and sums of large arrays.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import TypeVar

T = TypeVar("T")
Result = TypeVar("Result")


def cores() -> int:
    """Return the number of cores that this process may use: by its affinity, and by the quota of
    its cgroup."""
    return max(1, min(len(os.sched_getaffinity(0)), _quota()))


@cache
def _quota() -> int:
    """Of the cgroup of version 2 that this process sees as its own; many if there is none."""
    try:
        most, period = Path("/sys/fs/cgroup/cpu.max").read_text().split()
        return max(1, int(most) // int(period))
    except (OSError, ValueError):  # no such file, or "max"
        return 1 << 16


def in_threads(work: Callable[[T], Result], pieces: Iterable[T]) -> list[Result]:
    """``work`` of each of the pieces, in their order."""
    pieces = list(pieces)
    workers = min(cores(), len(pieces))
    if workers < 2:
        return [work(piece) for piece in pieces]
    with ThreadPoolExecutor(workers) as pool:
        return list(pool.map(work, pieces))


def slices(length: int, of: int) -> list[slice]:
    """``length`` cut into slices of ``of``, the last perhaps shorter."""
    return [slice(start, min(start + of, length)) for start in range(0, length, of)]
