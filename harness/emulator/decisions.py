"""Branch coverage of a launch, used to choose inputs that take the other branches."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import numpy as np

HELD, FAILED = 1, 2
BOTH = HELD | FAILED
_FEW = 65  # numbers: up to here Python's min is faster than numpy's
_UNSIGNED = 2


@dataclass
class Decisions:
    """The decisions of a launch, by site: of each comparison, selection, guard and conditional
    branch, and of each instruction that takes less than all of a number (`harness.isa.uses`):
    whether nothing of it was lost.

    ``outcomes``: `HELD` if the condition held for any thread, `FAILED` if it failed for any.
    ``threads``: the lowest and the highest number, in its block, of those threads that came there
    first. ``values``: the lowest and the highest value of a number that was compared with a
    constant (of a float: of its bits); kept while a condition has had a single outcome.
    """

    outcomes: dict[int, int] = field(default_factory=dict)
    threads: dict[int, tuple[int, int]] = field(default_factory=dict)
    values: dict[int, tuple[int, int]] = field(default_factory=dict)


class DecisionRecorder:
    """Decisions recorded while a launch runs, in buffers that machine code can write too.

    ``outcomes`` has a byte for each site, and ``ranges``, int64[sites, 6], has the lowest and the
    highest thread, 1 if these are known, the lowest and the highest number, and 1 if those are
    known (2: unsigned numbers of 64 bits).
    """

    def __init__(self, sites: int):
        self.outcomes = bytearray(sites)
        self.ranges = np.zeros((sites, 6), np.int64)

    def note(self, site: int, group: Any, holds: Any, compared: Any = None) -> None:
        """The threads of ``group`` decided: ``holds`` is a bool per thread or a scalar."""
        count, size = np.count_nonzero(holds), np.size(holds)
        known = self.outcomes[site] | (HELD if count else 0) | (FAILED if count < size else 0)
        self.outcomes[site] = known
        if known == BOTH:
            return
        noted = self.ranges[site]
        if not noted[2]:
            noted[:3] = group.threads.min(), group.threads.max(), 1
        if compared is not None:
            compared = np.asarray(compared)
            # The bits of positive floats are in the order of their values.
            if compared.dtype.kind == "f":
                compared = compared.view(f"u{compared.itemsize}")
            unsigned = compared.dtype == np.uint64
            if 1 < size < _FEW:
                compared = compared.tolist()
                lowest, highest = min(compared), max(compared)
            else:
                lowest, highest = int(np.min(compared)), int(np.max(compared))
            if noted[5]:
                least, most = _numbers(noted.tolist())
                lowest, highest = min(least, lowest), max(most, highest)
            noted[3:] = _bits(lowest), _bits(highest), _UNSIGNED if unsigned else 1

    def note_kept(self, site: int, group: Any, numbers: np.ndarray, limit: int) -> None:
        """Note whether the instruction lost nothing of the ``numbers``, until it once has."""
        if not self.outcomes[site] & FAILED:
            self.note(site, group, (numbers >= -limit) & (numbers < limit), numbers)

    def decisions(self) -> Decisions:
        sites = np.frombuffer(self.outcomes, np.uint8).nonzero()[0]
        outcomes = {site: self.outcomes[site] for site in sites.tolist()}
        ranges = dict(zip(outcomes, self.ranges[sites].tolist(), strict=True))
        threads = {site: (r[0], r[1]) for site, r in ranges.items() if r[2]}
        values = {site: _numbers(r) for site, r in ranges.items() if r[5]}
        return Decisions(outcomes, threads, values)


def _numbers(noted: list[int]) -> tuple[int, int]:
    least, most = noted[3:5]
    if noted[5] == _UNSIGNED:
        return least % 2**64, most % 2**64
    return least, most


def _bits(number: int) -> int:
    """As a signed number of 64 bits."""
    return number - 2**64 if number >= 2**63 else number
