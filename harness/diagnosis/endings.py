"""Why a launch stopped before its own end, in words."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Protocol

import numpy as np

from harness.emulator.barriers.block_barriers import BlockBarriers
from harness.emulator.barriers.cluster_barriers import ClusterBarriers
from harness.emulator.barriers.mbarriers import MBarrier, MBarriers, Waiter
from harness.emulator.barriers.register_pool import RegisterPool
from harness.emulator.copies.engine import Copies
from harness.emulator.evidence import Evidence
from harness.emulator.findings import Ending, FindingLog
from harness.emulator.memory.access import Access
from harness.emulator.ordering.clocks import Clocks
from harness.emulator.ordering.warpgroups import Warpgroups
from harness.emulator.scheduler import Scheduler
from harness.emulator.threads import MAX_RUNS, Wave, as_sentence, ranges


class Ended(Protocol):
    """The state of a wave that has ended, or that will not end, as a diagnosis reads it."""

    wave: Wave
    findings: FindingLog
    scheduler: Scheduler
    clocks: Clocks
    access: Access
    mbarriers: MBarriers
    block_barriers: BlockBarriers
    cluster_barriers: ClusterBarriers
    warpgroups: Warpgroups
    register_pool: RegisterPool
    copies: Copies
    evidence: Evidence
    steps: int


@dataclass(frozen=True)
class _Wait:
    """Threads of a block that wait: ``{who}`` in ``text`` is replaced by their names."""

    text: str
    block: int
    threads: np.ndarray


def endless(state: Ended, ending: Ending) -> tuple[str, list[str]]:
    """Return the headline of a launch that cannot finish, and a sentence for each wait. Blocks
    with the same sentence share it."""
    if ending is Ending.DEADLOCK:
        return "The kernel cannot finish: every thread that is left waits.", _all_waits(state)
    running = [
        f"{_who(state, group.index, 'loops')} forever: nothing that the loop depends on changes "
        f"between iterations. It is at {state.findings.place(pc)}"
        for (_, pc), group in state.scheduler.stands.items()
    ]
    text = "The kernel cannot finish: its state repeats."
    return text, [*running[:MAX_RUNS], *_all_waits(state)]


def fault(state: Ended, site: int, places: np.ndarray, text: str) -> str:
    """Return the place of a launch's fault, and the exception's message."""
    place = int(places[0])
    block = int(state.wave.block_of[place]) + state.wave.first
    thread = int(state.wave.thread_of[place])
    return f"{state.findings.place(site)}\nthread {thread} of block {block}: {text}"


def _all_waits(state: Ended) -> list[str]:
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
    place = state.findings.place
    for barrier in state.mbarriers:
        for waiter in barrier.waiters:
            yield from _of_places(state, waiter.places, _mbarrier_wait(state, barrier, waiter))
    for met in state.block_barriers.waiting():
        text = (
            f"{{who}} at barrier {met.number} of the block ({_literal(place(met.sites[-1]))}): "
            f"{len(met.arrived)} of {met.expected} threads arrived."
        )
        yield from _of_places(state, met.waiters, text)
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
        number = state.findings.linear_block(int(block) + state.wave.first)
        yield _Wait(text, number, np.sort(threads[blocks == block]))


def _literal(text: str) -> str:
    """Return ``text`` escaped for a format string."""
    return text.replace("{", "{{").replace("}", "}}")


def _mbarrier_wait(state: Ended, barrier: MBarrier, waiter: Waiter) -> str:
    lacks = []
    if barrier.pending:
        lacks.append(f"{barrier.pending} of {barrier.count} arrival{'s' * (barrier.count != 1)}")
    if barrier.tx > 0:
        lacks.append(f"{barrier.tx} bytes")
    if barrier.tx < 0:
        lacks.append(f"an expect_tx for {-barrier.tx} bytes that have already arrived")
    place = _literal(state.findings.place(waiter.site))
    origin = _literal(state.findings.place(barrier.init_site))
    named = _literal("".join(f" `{name}`" for name in state.mbarriers.named(barrier)))
    phases = "phase has" if barrier.phase == 1 else "phases have"
    return (
        f"{{who}} for parity {waiter.parity} of the mbarrier{named} at shared address "
        f"{barrier.address:#x} ({place}). It was initialised at {origin}; {barrier.phase} {phases} "
        f"completed, and the phase with parity {barrier.phase & 1} still lacks "
        f"{' and '.join(lacks) or 'nothing'}. {_who_could_supply(state, barrier)}"
    )


def _who_could_supply(state: Ended, barrier: MBarrier) -> str:
    """Return the threads that are left and have not arrived in this phase."""
    if not barrier.pending:
        return "No copy to it is in flight."
    wave = state.wave
    places = np.flatnonzero((wave.block_of == barrier.block) & wave.live)
    arrived = state.evidence.of(barrier).arrived
    threads = np.setdiff1d(wave.thread_of[places], np.flatnonzero(arrived.in_phase))
    gone = wave.threads - len(places)
    returned = f"{gone} of its block's threads have returned" if gone else ""
    if not len(threads):
        return f"No thread that could still arrive is left{': ' if gone else ''}{returned}."
    could = f"The threads that could still arrive are waiting, too: {ranges(threads, 'thread')}"
    return f"{could}{'; ' if gone else ''}{returned}."


def unfinished(state: Ended, site: int, places: np.ndarray) -> str:
    """A launch that was ended while it ran."""
    return (
        f"The kernel was still running after {state.steps} steps of the emulator, its limit: "
        f"{_who(state, places, 'runs')} at {state.findings.place(site)}. It may be endless, or "
        "only long. Is the loop there sure to end? If it is, a smaller shape or a larger "
        "`timeout` lets the emulator finish it."
    )


def waits_for_blocks(state: Ended) -> str:
    """Blocks that wait for others, fewer of which run at a time on the emulator than on a GPU."""
    (_, pc), group = next(iter(state.scheduler.stands.items()))
    first, last = state.wave.first, state.wave.first + state.wave.blocks - 1
    return (
        f"{_who(state, group.index, 'waits')} at {state.findings.place(pc)} for what only a block "
        f"that has not begun could write to global memory: the emulator runs blocks {first} to "
        f"{last} first, and the others when these have ended. A GPU may hold them all. A smaller "
        "grid lets the emulator run it."
    )


def _who(state: Ended, places: np.ndarray, verb: str) -> str:
    place_in_wave = int(places[0])
    block = state.findings.linear_block(int(state.wave.block_of[place_in_wave]) + state.wave.first)
    thread = int(state.wave.thread_of[place_in_wave])
    more = len(places) - 1
    others = f" (and {more} more)" if more else ""
    return f"Thread {thread} of block {block}{others} {verb}"


def _threads_of_blocks(threads: np.ndarray, blocks: list[int]) -> str:
    """``Threads 0-63 of blocks 0-5 wait``."""
    which = f"{ranges(threads, 'thread')} of {ranges(np.unique(blocks), 'block')}"
    many = len(threads) > 1 or len(blocks) > 1
    return f"{as_sentence(which)} {'wait' if many else 'waits'}"
