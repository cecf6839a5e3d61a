"""Which ways a kernel's conditions went: what no thread has shown yet, another launch might."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import numpy as np

HELD, FAILED = 1, 2
BOTH = HELD | FAILED
_FEW = 65  # numbers, of which Python finds the least sooner than numpy


@dataclass
class Decisions:
    """Of one launch, by site: of each comparison, selection, guard and conditional branch.

    ``ways``: `HELD` where the condition held for a thread, `FAILED` where it did not for one.
    ``threads``: the lowest and the highest number, in its block, of those threads that came there
    first. ``values``: the lowest and the highest value of an integer that was compared with a
    constant; kept as long as a condition has gone one way only.
    """

    ways: dict[int, int] = field(default_factory=dict)
    threads: dict[int, tuple[int, int]] = field(default_factory=dict)
    values: dict[int, tuple[int, int]] = field(default_factory=dict)

    def note(self, site: int, group: Any, holds: Any, compared: Any = None) -> None:
        """The threads of ``group`` decided: ``holds``, one bool each or one for all."""
        known = self.ways.get(site, 0)
        count, size = np.count_nonzero(holds), np.size(holds)
        known |= HELD if count else 0
        known |= FAILED if count < size else 0
        self.ways[site] = known
        if known == BOTH:
            return
        if site not in self.threads:
            self.threads[site] = int(group.threads.min()), int(group.threads.max())
        if compared is not None:
            if 1 < size < _FEW:
                compared = compared.tolist()
                lowest, highest = min(compared), max(compared)
            else:
                lowest, highest = np.min(compared), np.max(compared)
            self.values[site] = _wider(self.values.get(site), lowest, highest)


def _wider(known: tuple[int, int] | None, lowest: Any, highest: Any) -> tuple[int, int]:
    if known is None:
        return int(lowest), int(highest)
    return min(known[0], int(lowest)), max(known[1], int(highest))
