"""A block that leaves its cluster while another may still reach into its shared memory."""

from __future__ import annotations

import numpy as np

from harness.emulator.clocks import Clocks
from harness.emulator.reports import Reporter
from harness.emulator.shadow import Shadow


def check_exit(
    block: int, shadow: Shadow, shared_bytes: int, clocks: Clocks, reporter: Reporter
) -> None:
    """Every thread of ``block`` (its number in the wave) has exited: whatever other blocks did
    to its shared memory must have been known to one of them by then."""
    granules = shared_bytes // shadow.granule_bytes
    own = slice(block * granules, (block + 1) * granules)
    for record in (shadow.write, shadow.read, shadow.copy_read):
        _check(
            record.block[own],
            record.column[own],
            record.clock[own],
            record.site[own],
            block,
            clocks,
            reporter,
        )
    if shadow.log:
        where, column, clock, number, site, _ = shadow.log.entries()
        mine = (where >= own.start) & (where < own.stop)
        _check(number[mine], column[mine], clock[mine], site[mine], block, clocks, reporter)


def _check(numbers, columns, stamps, sites, block: int, clocks: Clocks, reporter: Reporter) -> None:
    foreign = (stamps > 0) & (numbers != block + clocks.first)
    for other in np.unique(numbers[foreign]):
        theirs = foreign & (numbers == other)
        rows = clocks.far.get((block, int(other)))
        known = np.zeros(clocks.columns, np.int32) if rows is None else rows.max(axis=0)
        unknown = theirs & (stamps > known[columns])
        for site in np.unique(sites[unknown]):
            thread = int(columns[unknown & (sites == site)][0])
            reporter.hazard("cluster-exit", int(site), None, ((int(other), thread),))
