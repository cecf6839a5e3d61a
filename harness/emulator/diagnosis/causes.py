"""What a conflict comes from, as the mbarrier of its copy, or of an earlier wait, shows."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from harness.emulator.barriers.mbarriers import MBarrier, MBarriers
from harness.emulator.hazards.reports import Conflict


def explain(mbarriers: MBarriers, conflict: Conflict) -> Conflict:
    """The conflict as its cause shows it, or as it is."""
    if conflict.kind == "uninitialised-read":
        return _with_wait_before(mbarriers, conflict)
    if conflict.kind != "read-before-arrival" or conflict.blocks[0] != conflict.other_blocks[0]:
        return conflict
    block = int(conflict.blocks[0]) - mbarriers.wave.first
    barrier = mbarriers.of_column(block, int(conflict.other_columns[0]))
    return conflict if barrier is None else _of_early_read(mbarriers, barrier, block, conflict)


def _of_early_read(
    mbarriers: MBarriers, barrier: MBarrier, block: int, conflict: Conflict
) -> Conflict:
    """What a read before arrival comes from. The phase completed early, as fewer bytes were
    expected than come; or the thread waited for the wrong phase; or it still reads the bytes
    before these."""
    known, thread = mbarriers.clocks.known[block], int(conflict.threads[0])
    if barrier.mismatch_sites is not None:
        expected_at, copied_at = barrier.mismatch_sites
        others = np.full_like(conflict.other_sites, copied_at)
        return replace(conflict, kind="transaction-mismatch", site=expected_at, other_sites=others)
    for waited, stale in barrier.stale.items():
        if known[thread, waited] >= stale.clock:
            meant = "the phase before the first" if barrier.phase == 0 else "an earlier phase"
            return replace(
                conflict,
                kind="phase-mismatch",
                site=stale.site,
                detail=f"Waiting with parity {stale.parity} returned at once: it means "
                f"{meant}, and bytes of a later one are then used "
                f"({mbarriers.reporter.place(conflict.site)}).",
            )
    return _of_late_read(mbarriers, barrier, block, conflict)


def _of_late_read(
    mbarriers: MBarriers, barrier: MBarrier, block: int, conflict: Conflict
) -> Conflict:
    """The thread waited for the copy before and knows nothing of this one: it still reads the bytes
    of the one before, and this one was issued too early."""
    known, thread = mbarriers.clocks.known[block], int(conflict.threads[0])
    # The copy's own phase may be under way, or be the last that completed.
    under_way = barrier.in_flight or barrier.delivered
    before = barrier.last_filled if under_way else barrier.filled_before
    filled = 0 < before <= known[thread, barrier.column]
    if barrier.issuer is None or not filled:
        return conflict
    issued_by, issuer, clock = barrier.issuer
    if issued_by != block or known[thread, issuer] >= clock:
        return conflict
    copies = np.unique(conflict.other_sites)
    if len(copies) > 1:
        return conflict
    return replace(
        conflict,
        kind="overwrite-in-use",
        site=int(copies[0]),
        other_sites=np.full_like(conflict.other_sites, conflict.site),
        threads=np.full_like(conflict.threads, issuer),
    )


def _with_wait_before(mbarriers: MBarriers, conflict: Conflict) -> Conflict:
    """What nothing wrote, read after a wait that let its thread pass at once."""
    block, thread = int(conflict.blocks[0]) - mbarriers.wave.first, int(conflict.threads[0])
    for barrier in mbarriers:
        stale = barrier.stale.get(thread) if barrier.block == block else None
        if stale is not None and not barrier.phase:
            return replace(
                conflict,
                detail=f"Before it, the wait for parity {stale.parity} "
                f"({mbarriers.reporter.place(stale.site)}) returned at once: on a fresh mbarrier "
                "it means the phase before the first. If it was to wait for these bytes, its "
                "parity is wrong.",
            )
    return conflict
