"""Coalescing: how many sectors of global memory the ordinary accesses of a warp take.

The model. Global memory is reached in *sectors* of 32 bytes, each on a multiple of 32. An
instruction of a warp is a request, and takes the sectors that contain its lanes' bytes; lanes that
use the same sector share it. The ideal is as many as those bytes fill: 32 lanes with 4 bytes each
that follow each other take 4, and with a stride of 32 bytes or more they take 32.

Source: CUDA C++ Best Practices Guide, "Coalesced Access to Global Memory" (compute capability 6.0
and higher).

Not modelled: caches. Copies of the asynchronous proxy are not counted, nor is cp.async.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from harness.emulator.events import GlobalAccessed
from harness.emulator.memory.requests import Requests, first_of_each
from harness.isa.text.tree import Instruction

SECTOR_BYTES = 32
_PLACE_BITS = 40  # of a key that holds a request, or an allocation, above a place


@dataclass(frozen=True)
class SectorUse:
    """Sectors of global memory accessed by a kind of instruction on a source line.

    ``accesses`` counts requests of a warp, in all blocks; ``sectors`` the sectors taken, and
    ``ideal`` those that their bytes fill. ``line``, ``source`` and ``file`` are as in `Hazard`.
    """

    line: int | None
    source: str
    file: str
    opcode: str
    accesses: int
    sectors: int
    ideal: int


class Sectors:
    """Counts over the waves of a launch, by line; the arguments are as `Requests` takes them."""

    def __init__(
        self,
        instructions: tuple[Instruction, ...],
        source_of: Callable[[int], tuple[int | None, str, str]],
        line_of: np.ndarray,
    ) -> None:
        self.requests = Requests(_sectors, SECTOR_BYTES, instructions, source_of, line_of)

    def count(self, access: GlobalAccessed) -> None:
        self.requests.add(access.site, access.group, access.addresses, access.size_bytes)

    def report(self) -> tuple[SectorUse, ...]:
        """Return the counts per source line and opcode, by line."""
        return tuple(SectorUse(*of, *counts) for of, counts in self.requests.lines())


def _sectors(
    numbers: np.ndarray, lanes: np.ndarray, addresses: np.ndarray, size_bytes: int
) -> tuple[np.ndarray, np.ndarray]:
    # What differs within a request is enough, and keeps the keys small.
    lowest = np.minimum.reduceat(addresses, np.flatnonzero(first_of_each(numbers)))
    place = addresses - (lowest & -SECTOR_BYTES)[numbers]
    used = np.unique(numbers.astype(np.int64) << _PLACE_BITS | place)
    sectors = used // SECTOR_BYTES  # an access is aligned: it lies in one
    # The key's upper bits are the request, so that a sector counts once in each request.
    request = used >> _PLACE_BITS
    bytes_of_request = np.bincount(request) * size_bytes
    taken = np.bincount(request[first_of_each(sectors)])
    return taken, -(-bytes_of_request // SECTOR_BYTES)
