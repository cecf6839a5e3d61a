"""The cause of a conflict, found from the mbarrier of its copy or of an earlier wait."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

import numpy as np

from harness.sanitizer.emulator.barriers.mbarriers import MBarrier
from harness.sanitizer.emulator.copies.engine import Copies
from harness.sanitizer.emulator.evidence import Evidence
from harness.sanitizer.emulator.findings import Conflict, HazardKind, Reason, Severity, Subject
from harness.sanitizer.emulator.ordering.clocks import NEVER
from harness.sanitizer.emulator.ordering.warpgroups import Warpgroups
from harness.sanitizer.isa.uses import is_strong


def explain(
    evidence: Evidence,
    copies: Copies,
    warpgroups: Warpgroups,
    is_guess: Callable[[int], bool],
    conflict: Conflict,
) -> Iterator[Conflict]:
    """The conflict, split and reclassified by its causes; nothing where a reported hazard explains
    it. ``is_guess``: of a load, as `harness.sanitizer.isa.guesses` has it."""
    if conflict.kind == HazardKind.DATA_RACE:
        yield from _by_guesses(evidence, is_guess, conflict)
        return
    for split in _by_bytes(evidence, conflict):
        for part in _by_waiting(evidence, split):
            explained = _explained(evidence, copies, warpgroups, part)
            if explained is not None:
                yield explained


def _by_guesses(
    evidence: Evidence, is_guess: Callable[[int], bool], conflict: Conflict
) -> Iterator[Conflict]:
    """Split off the races of a guess with atomics: these are formal."""
    instructions = evidence.mbarriers.findings.instructions

    def is_harmless(other: int) -> bool:
        pair = (conflict.site, other), (other, conflict.site)
        return other >= 0 and any(
            is_strong(instructions[b].opcode) and is_guess(a) for a, b in pair
        )

    harmless = np.isin(
        conflict.other_sites,
        [site for site in np.unique(conflict.other_sites).tolist() if is_harmless(site)],
    )
    if harmless.any():
        yield replace(conflict.where(harmless), severity=Severity.FORMAL, subject=Subject.GUESS)
    if not harmless.all():
        yield conflict.where(~harmless) if harmless.any() else conflict


def _by_bytes(evidence: Evidence, conflict: Conflict) -> Iterator[Conflict]:
    """Split off, from a copy on top of bytes in use, the uses by threads that a wait at its
    mbarrier let pass before it had brought any bytes, and those that come only after the copy in
    the text: they were to use the copy's bytes, and did so before it arrived.
    """
    block = int(conflict.blocks[0]) - evidence.mbarriers.wave.first
    barrier = evidence.mbarriers.of_column(block, conflict.column)
    if (
        conflict.kind != HazardKind.OVERWRITE_IN_USE
        or barrier is None
        or (conflict.other_blocks != conflict.blocks).any()
        or (conflict.other_columns >= evidence.mbarriers.wave.threads).any()
    ):
        yield conflict
        return
    later = [
        site
        for site in np.unique(conflict.other_sites).tolist()
        if evidence.mbarriers.findings.comes_first(conflict.site, site)
    ]
    waited = evidence.mbarriers.clocks.known(block, conflict.other_columns, barrier.column) > 0
    for visits in evidence.history_of(barrier).waits.values():
        waited |= visits.at_once[conflict.other_columns]
    waited &= not evidence.history_of(barrier).last_filled
    waited |= np.isin(conflict.other_sites, later)
    if not waited.all():
        yield conflict.where(~waited)
    for site in np.unique(conflict.other_sites[waited]).tolist():
        part = conflict.where(waited & (conflict.other_sites == site))
        yield replace(
            part,
            kind=HazardKind.READ_BEFORE_ARRIVAL,
            site=site,
            threads=part.other_columns,
            column=None,
            other_sites=np.full_like(part.other_sites, conflict.site),
            other_columns=np.full_like(part.other_columns, barrier.column),
            other_clocks=np.full_like(part.other_columns, NEVER),
        )


def _by_waiting(evidence: Evidence, conflict: Conflict) -> Iterator[Conflict]:
    """An early read, split into that of threads that have waited for the copy's mbarrier and that
    of threads that never did: their causes differ."""
    if (
        conflict.kind != HazardKind.READ_BEFORE_ARRIVAL
        or conflict.blocks[0] != conflict.other_blocks[0]
    ):
        yield conflict
        return
    block = int(conflict.blocks[0]) - evidence.mbarriers.wave.first
    column = int(conflict.other_columns[0])
    threads = np.asarray(conflict.threads)
    waited = evidence.mbarriers.clocks.known(block, threads, column) > 0
    if evidence.mbarriers.of_column(block, column) is None or waited.all() or not waited.any():
        yield conflict
        return
    yield conflict.where(waited)
    yield conflict.where(~waited)


def _explained(
    evidence: Evidence, copies: Copies, warpgroups: Warpgroups, conflict: Conflict
) -> Conflict | None:
    match conflict.kind:
        case HazardKind.OVERWRITE_IN_USE:
            return _without_overwritten(evidence, conflict)
        case HazardKind.SOURCE_REUSED:
            return _reader_not_done(evidence, copies, warpgroups, conflict)
        case HazardKind.READ_BEFORE_ARRIVAL:
            _note(evidence, conflict)
    if (
        conflict.kind != HazardKind.READ_BEFORE_ARRIVAL
        or conflict.blocks[0] != conflict.other_blocks[0]
    ):
        return conflict
    block = int(conflict.blocks[0]) - evidence.mbarriers.wave.first
    barrier = evidence.mbarriers.of_column(block, int(conflict.other_columns[0]))
    return conflict if barrier is None else _explain_early_read(evidence, barrier, block, conflict)


def _reader_not_done(
    evidence: Evidence, copies: Copies, warpgroups: Warpgroups, conflict: Conflict
) -> Conflict:
    """Indirect, if a wait came in time, and only a commit in its place is missing."""
    numbers, columns, clocks = conflict.other_blocks, conflict.other_columns, conflict.other_clocks
    assert clocks is not None
    first = evidence.mbarriers.wave.first
    passed = all(
        site in evidence.passed_over(number - first, copies.issuer(number - first, column))
        for number, column, site in _distinct(numbers, columns, conflict.other_sites)
    )
    waited = all(
        copies.has_waited(number - first, column, clock)
        or warpgroups.has_waited(number - first, column, clock)
        for number, column, clock in _distinct(numbers, columns, clocks)
    )
    own = False
    for number, column in _distinct(numbers, columns):
        issuer = copies.issuer(number - first, column)
        mine = (numbers == number) & (columns == column)
        own |= issuer is not None and bool((conflict.threads[mine] == issuer).any())
    return replace(conflict, indirect=passed, waited=waited, by_itself=own)


def _distinct(*columns: np.ndarray) -> list[tuple[int, ...]]:
    """The rows that these columns make, each once, in order."""
    return sorted(set(zip(*(column.tolist() for column in columns), strict=True)))


def _copies(evidence: Evidence, conflict: Conflict) -> Iterator[tuple[np.ndarray, MBarrier, int]]:
    """``(mask, barrier, phase)`` of the copies among the earlier accesses: ``barrier`` counts their
    bytes in ``phase``, from 1."""
    assert conflict.other_clocks is not None
    stamps = np.stack([conflict.other_blocks, conflict.other_columns, conflict.other_clocks])
    for number, column, clock in _distinct(*stamps):
        barrier = evidence.mbarriers.of_column(number - evidence.mbarriers.wave.first, column)
        if barrier is not None:
            mask = (stamps == np.array([[number], [column], [clock]])).all(axis=0)
            yield mask, barrier, barrier.phase_of(clock)


def _note(evidence: Evidence, conflict: Conflict) -> None:
    """Note that a thread did not wait for these copies: others cannot be ordered after them through
    it."""
    for _, barrier, phase in _copies(evidence, conflict):
        evidence.history_of(barrier).not_waited_for.add(phase)


def _without_overwritten(evidence: Evidence, conflict: Conflict) -> Conflict | None:
    """Without those that were overwritten because the wait for them is missing, as reported.
    Indirect, where the mbarrier of this copy has the others too (but not if the same line issued
    them, and no wait can have let its thread go too soon), or where it has let the threads that use
    the bytes pass for an old phase."""
    assert conflict.other_clocks is not None
    count = len(conflict.other_sites)
    block = int(conflict.blocks[0]) - evidence.mbarriers.wave.first
    passed = evidence.mbarriers.clocks.passes.known(block, conflict.threads[:1])
    lines = set(map(evidence.mbarriers.findings.place, {conflict.site, *conflict.other_sites}))
    repeats = len(lines) == 1 and (passed is None or not passed.any())
    left, indirect = np.ones(count, np.bool_), np.zeros(count, np.bool_)
    # A copy whose missing wait is reported would be reported again by whatever overwrites it.
    for mask, barrier, phase in _copies(evidence, conflict):
        if phase in evidence.history_of(barrier).not_waited_for:
            left &= ~mask
        if barrier.column == conflict.column and not repeats:
            indirect |= mask
    owner = evidence.mbarriers.of_column(block, conflict.column)
    for thread, stale in evidence.history_of(owner).waited.all_stale() if owner is not None else ():
        indirect |= (conflict.other_columns == thread) & (conflict.other_clocks >= stale.clock)
    if not left.any():
        return None
    return replace(conflict.where(left), indirect=bool(indirect[left].all()))


def _explain_early_read(
    evidence: Evidence, barrier: MBarrier, block: int, conflict: Conflict
) -> Conflict:
    """Return a read before arrival with its cause. The phase completed early, as fewer bytes were
    expected than come; or the thread waited for the wrong phase; or it still reads the bytes before
    these. By itself, where it never waited for any copy's bytes."""
    thread = int(conflict.threads[0])
    known, history = evidence.mbarriers.clocks.row(block, thread), evidence.history_of(barrier)
    # The thread did wait. Its phase ended early, before the bytes had come.
    if history.mismatch is not None and known[barrier.column] > 0:
        copied_at = history.mismatch.copy_site
        return replace(
            conflict,
            kind=HazardKind.TRANSACTION_MISMATCH,
            site=history.mismatch.site,
            other_sites=np.full_like(conflict.other_sites, -1 if copied_at is None else copied_at),
        )
    for waited, stale in history.waited.all_stale():
        # The reading thread is ordered after a wait that returned for an old phase: its own, or
        # that of a thread that synchronized with it.
        if known[waited] >= stale.clock:
            fresh = barrier.phase == 0
            reason = Reason.RETURNED_BEFORE_FIRST_PHASE if fresh else Reason.RETURNED_FOR_OLD_PHASE
            return replace(
                conflict,
                kind=HazardKind.PHASE_MISMATCH,
                site=stale.site,
                reason=reason,
                facts={"parity": stale.parity, "use": conflict.site},
            )
    waited = 0 < barrier.phase <= known[barrier.column]
    for_any = any(
        0 < evidence.history_of(mbarrier).last_filled <= known[mbarrier.column]
        for mbarrier in evidence.mbarriers
        if mbarrier.block == block
    )
    # Or the copy is too early: it follows the read in its own thread, too.
    comes_first = evidence.mbarriers.findings.comes_first
    behind = all(comes_first(conflict.site, copy) for copy in {*conflict.other_sites.tolist()})
    early = replace(conflict, indirect=waited or behind, by_itself=not for_any)
    return _explain_late_read(evidence, barrier, block, early)


def _explain_late_read(
    evidence: Evidence, barrier: MBarrier, block: int, conflict: Conflict
) -> Conflict:
    """The thread waited for the previous copy only: it still reads that copy's bytes, and this copy
    was issued too early; not if the read comes only after the copy in the text."""
    thread = int(conflict.threads[0])
    known, history = evidence.mbarriers.clocks.row(block, thread), evidence.history_of(barrier)
    # The copy's own phase may be under way, or be the last that completed.
    under_way = barrier.in_flight or history.delivered
    before = history.last_filled if under_way else history.filled_before
    filled = 0 < before <= known[barrier.column]
    if history.issuer is None or not filled:
        return conflict
    issued_by, issuer, clock = history.issuer
    if issued_by != block or known[issuer] >= clock:
        return conflict
    copies, comes_first = np.unique(conflict.other_sites), evidence.mbarriers.findings.comes_first
    if len(copies) > 1 or comes_first(int(copies[0]), conflict.site):
        return conflict
    return replace(
        conflict,
        kind=HazardKind.OVERWRITE_IN_USE,
        by_itself=False,
        site=int(copies[0]),
        other_sites=np.full_like(conflict.other_sites, conflict.site),
        threads=np.full_like(conflict.threads, issuer),
    )
