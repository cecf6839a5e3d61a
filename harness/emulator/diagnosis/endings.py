"""How a launch ends: why it cannot finish, in words, or what was left undone when it did."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Protocol

import numpy as np

from harness.emulator.barriers.block_barriers import BlockBarriers
from harness.emulator.barriers.cluster_barriers import ClusterBarriers
from harness.emulator.barriers.mbarriers import OVERTAKEN, MBarrier, MBarriers, Waiter
from harness.emulator.barriers.register_pool import RegisterPool
from harness.emulator.copies.engine import Copies
from harness.emulator.deeds import Deeds
from harness.emulator.diagnosis.done.at_once import RAN_AHEAD, passed_too_often
from harness.emulator.diagnosis.done.hangs import bytes_are_held_up, what_is_missing
from harness.emulator.hazards.numbers import MAX_RUNS, as_sentence, ranges
from harness.emulator.hazards.reports import MAX_THREADS_NAMED, Reporter
from harness.emulator.memory.access import Access
from harness.emulator.ordering.clocks import Clocks
from harness.emulator.ordering.shadow import ASYNC
from harness.emulator.ordering.warpgroups import Warpgroups
from harness.emulator.scheduler import Scheduler
from harness.emulator.threads import Group, Wave


class Ended(Protocol):
    """What a diagnosis reads of a wave that has ended, or that will not end."""

    wave: Wave
    reporter: Reporter
    scheduler: Scheduler
    clocks: Clocks
    access: Access
    mbarriers: MBarriers
    block_barriers: BlockBarriers
    cluster_barriers: ClusterBarriers
    warpgroups: Warpgroups
    register_pool: RegisterPool
    copies: Copies
    deeds: Deeds
    steps: int


@dataclass(frozen=True)
class _Wait:
    """Threads of one block that wait: ``{who}`` in ``text`` stands for them."""

    text: str
    block: int
    threads: np.ndarray


def deadlock(state: Ended) -> str:
    """Every thread waits. Reports the hazards that explain it. Returns a sentence for each wait;
    blocks that show the same share one."""
    waits = _waiting(state)
    return _because(state, "The kernel cannot finish: every thread that is left waits.", waits)


def _because(state: Ended, ending: str, rest: list[str]) -> str:
    """What is missing, and then what comes of it."""
    missing = state.reporter.told(what_is_missing(state))
    return "\n".join([" ".join(filter(None, [missing, ending])), *rest])


def _waiting(state: Ended) -> list[str]:
    for barrier in state.mbarriers:
        if barrier.tx and barrier.waiters and not bytes_are_held_up(state, barrier):
            state.mbarriers.mismatch(barrier, _bytes(barrier))
        for waiter in () if barrier.tx else barrier.waiters:
            _explain(state, barrier, waiter)
    by_block: dict[tuple[str, int], list[np.ndarray]] = {}
    for wait in _waits(state):  # warps that came one by one wait for the same
        by_block.setdefault((wait.text, wait.block), []).append(wait.threads)
    by_text: dict[tuple[str, bytes], list[_Wait]] = {}
    for (text, block), parts in by_block.items():
        wait = _Wait(text, block, np.unique(np.concatenate(parts)))
        by_text.setdefault((text, wait.threads.tobytes()), []).append(wait)
    return [
        wait[0].text.format(who=_threads_of_blocks(wait[0].threads, [w.block for w in wait]))
        for wait in by_text.values()
    ]


def _waits(state: Ended) -> Iterator[_Wait]:
    place = state.reporter.place
    for barrier in state.mbarriers:
        for waiter in barrier.waiters:
            yield from _of_places(state, waiter.places, _mbarrier_wait(state, barrier, waiter))
    for _, number, places, sites, expected in state.block_barriers.waiting():
        text = (
            f"{{who}} at barrier {number} of the block ({_literal(place(sites[-1]))}): "
            f"{len(places)} of {expected} threads arrived."
        )
        yield from _of_places(state, places, text)
    for places, site, arrived, live in state.cluster_barriers.waiting():
        text = (
            f"{{who}} at the cluster barrier ({_literal(place(site))}): "
            f"{arrived} of {live} threads arrived."
        )
        yield from _of_places(state, places, text)
    for pc, group in state.scheduler.parked():
        text = (
            f"{{who}} at {_literal(place(pc))} for other lanes of the warp, which its member mask"
        )
        yield from _of_places(state, group.index, f"{text} names.")
    for _, places, site, wants in state.register_pool.waiting():
        yield from _of_places(state, places, f"{{who}} at {_literal(place(site))} for {wants}.")
    for pc, places in state.warpgroups.waiting():
        text = f"{{who}} at {_literal(place(pc))} for the rest of the warpgroup: all 128 threads"
        yield from _of_places(state, places, f"{text} must come to it.")


def _of_places(state: Ended, places: np.ndarray, text: str) -> Iterator[_Wait]:
    blocks, threads = state.wave.block_of[places], state.wave.thread_of[places]
    for block in np.unique(blocks):
        number = state.reporter.linear_block(int(block) + state.wave.first)
        yield _Wait(text, number, np.sort(threads[blocks == block]))


def _literal(text: str) -> str:
    """``text`` to stand as it is in a format string."""
    return text.replace("{", "{{").replace("}", "}}")


def _mbarrier_wait(state: Ended, barrier: MBarrier, waiter: Waiter) -> str:
    lacks = []
    if barrier.pending:
        lacks.append(f"{barrier.pending} of {barrier.count} arrivals")
    if barrier.tx > 0:
        lacks.append(f"{barrier.tx} bytes")
    if barrier.tx < 0:
        lacks.append(f"an expect_tx for {-barrier.tx} bytes that were delivered beyond it")
    place = _literal(state.reporter.place(waiter.site))
    made = _literal(state.reporter.place(barrier.init_site))
    named = _literal("".join(f" `{name}`" for name in state.mbarriers.named(barrier)))
    phases = "phase has" if barrier.phase == 1 else "phases have"
    return (
        f"{{who}} for parity {waiter.parity} of the mbarrier{named} at shared address "
        f"{barrier.address:#x} ({place}). It was made by {made}; {barrier.phase} {phases} "
        f"completed, and the phase with parity {barrier.phase & 1} still lacks "
        f"{' and '.join(lacks) or 'nothing'}. {_who_could_supply(state, barrier)}"
    )


def _who_could_supply(state: Ended, barrier: MBarrier) -> str:
    """The threads that are left and have not arrived in this phase."""
    if not barrier.pending:
        return "No copy is on its way to it."
    wave = state.wave
    places = np.flatnonzero((wave.block_of == barrier.block) & wave.live)
    threads = np.setdiff1d(wave.thread_of[places], np.flatnonzero(barrier.arrived.in_phase))
    gone = wave.threads - len(places)
    returned = f"{gone} of its block's threads have returned" if gone else ""
    if not len(threads):
        return f"No thread that could still arrive is left{': ' if gone else ''}{returned}."
    could = f"Not yet arrived in it, but waiting too: {ranges(threads, 'thread')}"
    return f"{could}{'; ' if gone else ''}{returned}."


def _explain(state: Ended, barrier: MBarrier, waiter: Waiter) -> None:
    wave = state.wave
    threads = wave.thread_of[waiter.places]
    skipped = state.clocks.known(barrier.block, threads, barrier.column) < barrier.phase
    if not skipped.any():
        return
    evidence = _of_this_barrier(state, barrier, waiter, threads[skipped])
    if not evidence and _runs_ahead(state, barrier, threads):
        return
    detail = f"The wait for parity {waiter.parity} never ends: "
    # They name the parity of the phase that comes after those that they have waited for.
    overtaken = skipped & (barrier.waited.phases[threads] & 1 == waiter.parity)
    if overtaken.any() and not evidence:
        threads = threads[overtaken]
        detail += f"that phase, and the one behind it, were over before it began. {OVERTAKEN}"
    else:
        threads = threads[skipped]
        detail += (
            f"{barrier.phase} phase{' has' if barrier.phase == 1 else 's have'} completed, and the "
            "thread has passed over at least one without waiting for it. Parities alternate 0, 1, "
            f"0, 1 from the first phase on.{evidence}"
        )
    number = barrier.block + wave.first
    state.reporter.hazard(
        "phase-mismatch",
        waiter.site,
        barrier.init_site,
        ((number, int(threads[0])),),
        detail=detail,
        evident=bool(evidence),
        variables=state.mbarriers.named(barrier),
        who=np.stack([np.full_like(threads, number), threads], axis=1),
    )


def _runs_ahead(state: Ended, barrier: MBarrier, waiting: np.ndarray) -> bool:
    """Report the wait that let those who complete the barrier's phases run ahead, for an old phase
    of one that the ``waiting`` threads complete. Whether there is one."""
    theirs = (
        one
        for one in state.mbarriers
        if one.block == barrier.block and one.arrived.ever[waiting].any()
    )
    found = passed_too_often(state, theirs, barrier.arrived.ever)
    if found is None:
        return False
    other, site, ahead = found
    threads, number = np.flatnonzero(ahead), barrier.block + state.wave.first
    state.reporter.hazard(
        "phase-mismatch",
        site,
        other.init_site,
        ((number, int(threads[0])),),
        detail=RAN_AHEAD,
        evident=True,
        variables=state.mbarriers.named(other),
        who=np.stack([np.full_like(threads, number), threads], axis=1),
    )
    return True


def _of_this_barrier(state: Ended, barrier: MBarrier, waiter: Waiter, threads: np.ndarray) -> str:
    """The evidence that this wait, or the barrier's count, is itself wrong, and that no bug
    elsewhere let threads run ahead; "" if there is none."""
    place = state.reporter.place  # an unrolled loop has a site for each round
    if place(waiter.site) in map(place, barrier.vain_sites):
        return " Before, this wait returned at once for a phase that its thread was already past."
    ever = barrier.arrived.ever
    if ever.sum() > barrier.count and ever[threads].all():
        return (
            f" {ever.sum()} threads arrive at it, and a phase takes {barrier.count} "
            "arrivals: is the count of its mbarrier_init too small?"
        )
    return ""


def residues(state: Ended) -> None:
    """After the last thread left: mbarriers whose bytes never added up, and copies that no thread
    of the block knows to be complete, so that it could end before they were."""
    state.register_pool.check_end()
    for barrier in state.mbarriers:
        if barrier.tx:
            state.mbarriers.mismatch(barrier, _bytes(barrier))
    if any(barrier.copy_site is not None for barrier in state.mbarriers):
        _not_waited_for(state)


def _not_waited_for(state: Ended) -> None:
    wave, last = state.wave, state.access.shared_shadow.write
    owners = np.arange(len(last.kind)) // (len(last.kind) // wave.blocks)
    where = np.flatnonzero((last.kind == ASYNC) & (last.block == owners + wave.first))
    everyone = np.arange(wave.threads)
    known = np.stack([state.clocks.together(block, everyone) for block in range(wave.blocks)])
    owner = owners[where]
    late = where[last.clock[where] > known[owner, last.column[where]]]
    copies = np.stack([owners[late], last.column[late], last.clock[late]])
    which, copy_of = np.unique(copies, axis=1, return_inverse=True)
    told = np.array([_is_told(state, *copy) for copy in which.T.tolist()], np.bool_)
    late = late[~told[copy_of.reshape(-1)]]
    for site in np.unique(last.site[late]):
        blocks = np.unique(owners[late[last.site[late] == site]])
        threads = tuple((int(block) + wave.first, 0) for block in blocks[:MAX_THREADS_NAMED])
        state.reporter.hazard("overwrite-in-use", int(site), None, threads)


def _is_told(state: Ended, block: int, column: int, clock: int) -> bool:
    """Whether a hazard of this copy was reported: its bytes were read before a wait, or did not add
    up."""
    barrier = state.mbarriers.of_column(block, column)
    if barrier is None:
        return False
    return barrier.phase_of(clock) in barrier.not_waited_for or barrier.mismatch_sites is not None


def _bytes(barrier: MBarrier) -> str:
    return (
        f"{barrier.expected} bytes were expected in the phase, {barrier.delivered} were "
        f"delivered; the tx-count stands at {barrier.tx}."
    )


def livelock(state: Ended) -> str:
    """Threads run in circles, and nothing that is left leads out. Explains what they wait for."""
    running = [
        f"{_who(state, group.index, 'runs')} in circles at {state.reporter.place(pc)}: all that "
        "its loop depends on is as it was a round before."
        for (_, pc), group in state.scheduler.stands.items()
    ]
    ending = "The kernel cannot finish: from here on nothing changes any more."
    waits = _waiting(state)
    return _because(state, ending, [*running[:MAX_RUNS], *waits])


def unfinished(state: Ended, pc: int, group: Group) -> str:
    """A launch that was ended while it ran."""
    return (
        f"The kernel was still running after {state.steps} steps of the emulator, its limit: "
        f"{_who(state, group.index, 'runs')} at {state.reporter.place(pc)}. It may be endless, or "
        "only long. Is the loop there sure to end? If it is, a smaller shape or a larger "
        "`timeout` lets the emulator finish it."
    )


def waits_for_blocks(state: Ended) -> str:
    """Blocks that wait for others, of which the emulator runs fewer at a time than a GPU."""
    (_, pc), group = next(iter(state.scheduler.stands.items()))
    first, last = state.wave.first, state.wave.first + state.wave.blocks - 1
    return (
        f"{_who(state, group.index, 'waits')} at {state.reporter.place(pc)} for what only a block "
        f"that has not begun could write to global memory: the emulator runs blocks {first} to "
        f"{last} first, and the others when these have ended. A GPU may hold them all. A smaller "
        "grid lets the emulator run it."
    )


def _who(state: Ended, places: np.ndarray, verb: str) -> str:
    place_in_wave = int(places[0])
    block = state.reporter.linear_block(int(state.wave.block_of[place_in_wave]) + state.wave.first)
    thread = int(state.wave.thread_of[place_in_wave])
    more = len(places) - 1
    others = f" (and {more} more)" if more else ""
    return f"Thread {thread} of block {block}{others} {verb}"


def _threads_of_blocks(threads: np.ndarray, blocks: list[int]) -> str:
    """``Threads 0-63 of blocks 0-5 wait``."""
    which = f"{ranges(threads, 'thread')} of {ranges(np.unique(blocks), 'block')}"
    many = len(threads) > 1 or len(blocks) > 1
    return f"{as_sentence(which)} {'wait' if many else 'waits'}"
