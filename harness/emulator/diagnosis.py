"""Why a launch cannot finish, in words: who waits for what, and what that still lacks."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from harness.emulator.reports import MAX_THREADS_NAMED
from harness.emulator.shadow import ASYNC

if TYPE_CHECKING:
    from harness.emulator.lanes import Group
    from harness.emulator.machine import Machine
    from harness.emulator.mbarrier_object import MBarrier, Waiter


def deadlock(machine: Machine) -> str:
    """Every lane waits. Reports the hazards that explain it and says who waits on what."""
    lines = ["The kernel cannot finish: every thread that is left waits."]
    for barrier in machine.mbarriers:
        for waiter in barrier.waiters:
            lines.append(_mbarrier_wait(machine, barrier, waiter))
    for block, number, lanes, sites, expected in machine.block_barriers.waiting():
        lines.append(
            f"{_who(machine, lanes)} at barrier {number} of block {block + machine.wave.first} "
            f"({machine.reporter.place(sites[-1])}): {len(lanes)} of {expected} threads arrived."
        )
    for lanes, site, arrived, live in machine.cluster_barriers.waiting():
        lines.append(
            f"{_who(machine, lanes)} at the cluster barrier ({machine.reporter.place(site)}): "
            f"{arrived} of {live} threads arrived."
        )
    for pc, group in machine.scheduler.parked():
        lines.append(
            f"{_who(machine, group.index)} at {machine.reporter.place(pc)} for other lanes of the "
            "warp, which its member mask names."
        )
    for pc, lanes in machine.warpgroups.waiting():
        lines.append(
            f"{_who(machine, lanes)} at {machine.reporter.place(pc)} for the rest of the warpgroup: "
            "all 128 threads must come to it."
        )
    return "\n".join(dict.fromkeys(lines))


def _mbarrier_wait(machine: Machine, barrier: MBarrier, waiter: Waiter) -> str:
    lacks = []
    if barrier.pending:
        lacks.append(f"{barrier.pending} of {barrier.count} arrivals")
    if barrier.tx > 0:
        lacks.append(f"{barrier.tx} bytes")
    if barrier.tx < 0:
        lacks.append(f"an expect_tx for {-barrier.tx} bytes that were delivered beyond it")
    _explain(machine, barrier, waiter)
    place = machine.reporter.place(waiter.site)
    made = machine.reporter.place(barrier.init_site)
    return (
        f"{_who(machine, waiter.lanes)} for parity {waiter.parity} of the mbarrier at shared "
        f"address {barrier.address:#x} ({place}). It was made by {made}; {barrier.phase} phases "
        f"have completed, and the phase with parity {barrier.phase & 1} still lacks "
        f"{' and '.join(lacks) or 'nothing'}."
    )


def _explain(machine: Machine, barrier: MBarrier, waiter: Waiter) -> None:
    if barrier.tx:
        machine.mbarriers.mismatch(barrier, _bytes(barrier))
        return
    wave = machine.wave
    threads = wave.thread_of[waiter.lanes]
    skipped = machine.clocks.known[barrier.block, threads, barrier.column] < barrier.phase
    if skipped.any():
        thread = int(threads[skipped][0])
        machine.reporter.hazard(
            "phase-mismatch",
            waiter.site,
            barrier.init_site,
            ((barrier.block + wave.first, thread),),
            detail=f"The wait for parity {waiter.parity} never ends: {barrier.phase} phases have "
            "completed, and the thread has passed over at least one of them without waiting for "
            "it. Parities alternate 0, 1, 0, 1 from the first phase on.",
        )


def residues(machine: Machine) -> None:
    """After the last lane left: mbarriers whose bytes never added up, and copies that no thread
    of the block knows to be complete, so that it could end before they were."""
    for barrier in machine.mbarriers:
        if barrier.tx:
            machine.mbarriers.mismatch(barrier, _bytes(barrier))
    if any(barrier.copy_site is not None for barrier in machine.mbarriers):
        _not_waited_for(machine)


def _not_waited_for(machine: Machine) -> None:
    wave, last = machine.wave, machine.access.shared_shadow.write
    owners = np.arange(len(last.kind)) // (len(last.kind) // wave.blocks)
    where = np.flatnonzero((last.kind == ASYNC) & (last.block == owners + wave.first))
    known = machine.clocks.known.max(axis=1)
    owner = owners[where]
    late = where[last.clock[where] > known[owner, last.column[where]]]
    for site in np.unique(last.site[late]):
        blocks = np.unique(owners[late[last.site[late] == site]])
        threads = tuple((int(block) + wave.first, 0) for block in blocks[:MAX_THREADS_NAMED])
        machine.reporter.hazard("overwrite-in-use", int(site), None, threads)


def _bytes(barrier: MBarrier) -> str:
    return (
        f"{barrier.expected} bytes were expected in the phase, {barrier.delivered} were "
        f"delivered; the tx-count stands at {barrier.tx}."
    )


def out_of_time(machine: Machine, pc: int, group: Group, vain: bool) -> str:
    """A launch that was ended while it ran; ``vain``: it polls for what cannot come."""
    why = "keeps polling for what nothing will bring" if vain else "was still running"
    return (
        f"The kernel {why} when it was ended, after {machine.steps} steps: "
        f"{_who(machine, group.index, 'runs')} at {machine.reporter.place(pc)}."
    )


def _who(machine: Machine, lanes: np.ndarray, verb: str = "waits") -> str:
    lane = int(lanes[0])
    block = int(machine.wave.block_of[lane]) + machine.wave.first
    thread = int(machine.wave.thread_of[lane])
    more = len(lanes) - 1
    others = f" (and {more} more)" if more else ""
    return f"Thread {thread} of block {block}{others} {verb}"
