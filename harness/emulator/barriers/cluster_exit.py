"""Hazards of a block that exits while another of its cluster may still access its shared memory."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from harness.emulator.barriers.mbarriers import MBarrier
from harness.emulator.findings import Finding, FindingLog, HazardKind, Severity, one_thread
from harness.emulator.ordering.clocks import Clocks
from harness.emulator.ordering.shadow import Shadow


def check_exit(
    block: int, shadow: Shadow, shared_bytes: int, clocks: Clocks, findings: FindingLog
) -> None:
    """Called when every thread of ``block`` (its number in the wave) has exited. Each access of
    another block to its shared memory must happen before some thread of ``block`` exits."""
    granules = shared_bytes // shadow.granule_bytes
    own = slice(block * granules, (block + 1) * granules)
    # Reads, too: the shared memory of an exited block may belong to another block already (CUDA C++
    # Programming Guide, "Distributed Shared Memory").
    for record in (shadow.write, shadow.read, *shadow.copy_reads):
        stamps = record.block[own], record.column[own], record.clock[own], record.site[own]
        _check(*stamps, block, clocks, findings, laxly=record is not shadow.write)
    if shadow.log:
        where, column, clock, number, site, _ = shadow.log.entries()
        mine = (where >= own.start) & (where < own.stop)
        stamps = number[mine], column[mine], clock[mine], site[mine]
        _check(*stamps, block, clocks, findings, laxly=True)


def check_mbarriers(
    block: int, barriers: Iterable[MBarrier], clocks: Clocks, findings: FindingLog
) -> None:
    """The same for arrivals of other blocks' threads at mbarriers of ``block``. An arrival happens
    before a thread that has waited for its phase, even where the arrival releases nothing."""
    everyone = np.arange(clocks.threads)
    for barrier in barriers:
        if barrier.block != block:
            continue
        complete = clocks.known(block, everyone, barrier.column).max()
        for user, last in barrier.last_uses.items():
            if user == block:
                continue
            # A thread of the block has waited for the phases before, so their arrivals have
            # happened.
            used = np.where(last.phases >= complete, last.clocks, 0)
            number = np.full(len(everyone), user + clocks.first)
            _check(number, everyone, used, last.sites, block, clocks, findings, laxly=True)


def _check(
    numbers: np.ndarray,
    columns: np.ndarray,
    stamps: np.ndarray,
    sites: np.ndarray,
    block: int,
    clocks: Clocks,
    findings: FindingLog,
    laxly: bool,
) -> None:
    """``laxly``: the accesses wrote no bytes, so that a scope too narrow is formal."""
    foreign = (stamps > 0) & (numbers != block + clocks.first)
    for other in np.unique(numbers[foreign]):
        theirs = foreign & (numbers == other)
        pair = block, int(other)
        # One thread that knows is enough: the block lives until its last thread exits.
        known = [clocks.some_know(book.get(pair)) for book in (clocks.far, clocks.in_shared)]
        unknown = theirs & (stamps > np.maximum(*known)[columns])
        lax = clocks.some_know(clocks.lax.get(pair) if laxly else None)
        for site in np.unique(sites[unknown]):
            here = unknown & (sites == site)
            grave = here & (stamps > lax[columns])
            which = grave if grave.any() else here
            thread = int(columns[which][0])
            severity = Severity.ERROR if which is grave else Severity.FORMAL
            who = one_thread(int(other), thread)
            findings.add(Finding(HazardKind.CLUSTER_EXIT, int(site), who=who, severity=severity))
