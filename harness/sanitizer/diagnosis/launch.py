"""A launch on the emulator, diagnosed: findings become hazards, and a stop becomes an error."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from harness.base.errors import KernelFault, KernelHung, KernelUnfinished, LaunchEnded
from harness.sanitizer import emulator
from harness.sanitizer.diagnosis.cause import Cause, Diagnosis, Waiting, WaitsFor
from harness.sanitizer.diagnosis.hazard import Hazard, in_order
from harness.sanitizer.diagnosis.hiding import distinct
from harness.sanitizer.diagnosis.names import Names, dialect_of
from harness.sanitizer.diagnosis.wording import (
    MAX_RUNS,
    MESSAGES,
    Message,
    as_sentence,
    general_cause,
    names_the_rule,
    ranges,
    seen_in,
    words_of_finding,
    words_of_reason,
    words_of_wait,
)
from harness.sanitizer.emulator import (
    Ending,
    Finding,
    FindingLog,
    GlobalMemory,
    MBarrier,
    Reason,
    State,
    Stopped,
    Trace,
    Waiter,
)
from harness.sanitizer.launch.plan import DEFAULT_OPTIONS, LaunchPlan, RunOptions

_OVERTAKEN = (Reason.OVERTAKEN, Reason.OVERTAKEN_IN_HANG)


@dataclass(frozen=True)
class Report(emulator.EmulatorReport):
    """The emulator's report, with its findings as hazards."""

    hazards: tuple[Hazard, ...] = ()
    """Without those that another hazard explains, errors first."""
    all_hazards: tuple[Hazard, ...] = ()
    """All hazards, in the order of time."""


def run(plan: LaunchPlan, memory: GlobalMemory, options: RunOptions = DEFAULT_OPTIONS) -> Report:
    """Run a launch on the emulator, and report its findings as hazards, with their causes.

    Raises KernelHung, KernelFault, KernelUnfinished (with the hazards found until then), PtxError
    and LaunchError.
    """
    diagnostician = _Diagnostician(Names(dialect_of(plan.kernel.ptx, plan.sources)))
    try:
        report = emulator.run(plan, memory, options, diagnostician.explain)
    except Stopped as stopped:
        raise diagnostician.error(stopped) from None
    hazards = diagnostician.hazards()
    trace = diagnostician.traced(report.trace)
    parts = {**vars(report), "trace": trace}
    return Report(**parts, hazards=in_order(distinct(hazards)), all_hazards=hazards)


class _Diagnostician:
    """Explains the findings of a launch, at the end of each wave, while its state is there."""

    def __init__(self, names: Names):
        self._names = names
        self._log: FindingLog | None = None
        self._diagnoses: dict[int, Diagnosis | None] = {}
        self._first: dict[int, Finding] = {}  # the sighting that was explained

    def explain(self, state: State) -> None:
        self._log = state.findings
        for finding in state.findings.take_new():
            from harness.sanitizer.diagnosis.rules import diagnose  # a right kernel needs none

            self._first[finding.number] = finding
            self._diagnoses[finding.number] = diagnose(state, finding)

    def hazards(self) -> tuple[Hazard, ...]:
        log = self._log
        return () if log is None else tuple(self._hazard(log, finding) for finding in log.findings)

    def traced(self, trace: Trace | None) -> Trace | None:
        """Return a trace of findings as a trace of hazards."""
        if trace is None:
            return None
        by_number = {f.number: h for f, h in zip(self._findings(), self.hazards(), strict=True)}
        seen = tuple(replace(s, hazard=by_number[s.hazard.number]) for s in trace.hazards)
        return replace(trace, hazards=seen)

    def error(self, stopped: Stopped) -> LaunchEnded:
        """The error that a stop becomes: the cause first, then where threads wait or stopped."""
        state: State = stopped.state
        self.explain(state)
        every = self.hazards()
        hazards = in_order(distinct(every))
        error: LaunchEnded
        match stopped.ending:
            case Ending.DEADLOCK | Ending.LIVELOCK:
                waiting = tuple(_waits(state))
                text, loops = _endless(state, stopped.ending)
                cause, words, facts = self._missing(state, every[: stopped.known])
                details = "\n".join([text, *loops, *_in_words(waiting, self._names)])
                parts = words.headline, words.note, words.help, details
                error = KernelHung(" ".join(filter(None, parts)), hazards)
                error.details = details
                error.facts, error.waiting = facts, waiting
                error.cause, error.headline, error.help = cause, words.headline, words.help
            case Ending.FAULT:
                assert stopped.places is not None
                fault = state.findings.fault
                assert fault is not None
                illegal = words_of_reason(fault, self._names)
                mine = self._hazard(state.findings, fault)
                headline = mine.headline if mine.is_explained else ""
                text = "" if mine.is_explained and names_the_rule(mine.cause) else illegal
                where = _place_of_fault(state, stopped.site, stopped.places, text)
                error = KernelFault(f"{headline}\n{where}" if headline else where, hazards)
                error.cause, error.headline, error.details = mine.cause, headline, where
                error.reason, error.facts = fault.reason, fault.facts
            case Ending.LIMIT:
                assert stopped.places is not None
                text = _unfinished(state, stopped.site, stopped.places)
                error = KernelUnfinished(text, hazards)
            case _:
                error = KernelUnfinished(_waits_for_blocks(state), hazards)
        error.all_hazards = every
        error.trace = self.traced(stopped.trace)
        return error

    def _missing(
        self, state: State, hazards: tuple[Hazard, ...]
    ) -> tuple[Cause | None, Message, Mapping[str, Any]]:
        """The cause of a hang, its message and its facts. The message of a hazard is its headline
        alone, for the rest is in the hazard's report."""
        from harness.sanitizer.diagnosis.causes import hangs  # a right kernel has none

        shown = in_order(distinct(hazards))
        explained = [h for h in shown if h.severity == "error" and h.is_explained]
        overtaken = any(h.reason in _OVERTAKEN for h in hazards)
        missing = hangs.missing(state, explained, overtaken)
        if isinstance(missing, Hazard):
            return missing.cause, Message(missing.headline), missing.facts
        if missing is None:
            return None, Message(""), {}
        words = MESSAGES[missing.cause].filled(missing.slots, self._names)
        return missing.cause, words, missing.slots

    def _findings(self) -> tuple[Finding, ...]:
        return self._log.findings if self._log is not None else ()

    def _hazard(self, log: FindingLog, finding: Finding) -> Hazard:
        diagnosis = self._diagnoses.get(finding.number)
        first = self._first.get(finding.number, finding)
        worded = replace(first, variables=finding.variables, threads=finding.threads)
        words = words_of_finding(worded, diagnosis, log, self._names)
        seen = seen_in(finding.threads)
        note = " ".join(filter(None, (words.note, seen)))
        sources = log.sources_of(finding.site, finding.other_site)
        (line, source, file), (other_line, other_source, other_file) = sources
        here = log.instructions[finding.site]
        other = None if finding.other_site is None else log.instructions[finding.other_site]
        return Hazard(
            finding.kind,
            finding.severity,
            " ".join(filter(None, (words.headline, words.note, words.help, seen))),
            line,
            source,
            file,
            other_line,
            other_source,
            finding.threads,
            indirect=finding.indirect,
            evident=finding.evident,
            by_itself=finding.by_itself,
            other_file=other_file,
            ptx_line=here.ptx_line,
            other_ptx_line=other.ptx_line if other else None,
            stack=here.stack,
            other_stack=other.stack if other else (),
            variables=finding.variables,
            cause=diagnosis.cause if diagnosis else general_cause(worded, log),
            reason=finding.reason,
            facts={**finding.facts, **(diagnosis.slots if diagnosis else {})},
            is_explained=diagnosis is not None,
            headline=words.headline,
            help=words.help,
            note=note,
            opcode=here.opcode,
            other_opcode=other.opcode if other else "",
            granules=finding.granules,
            late=finding.late,
            several=finding.several,
        )


# -- why a launch stopped before its own end, in words


def _endless(state: State, ending: Ending) -> tuple[str, list[str]]:
    """Return the headline of a launch that cannot finish, and a sentence for each loop."""
    if ending is Ending.DEADLOCK:
        return "The kernel cannot finish: every thread that is left waits.", []
    running = [
        f"{_who(state, group.index, 'loops')} forever: nothing that the loop depends on changes "
        f"between iterations. It is at {state.findings.place(pc)}"
        for (_, pc), group in state.scheduler.stands.items()
    ]
    return "The kernel cannot finish: its state repeats.", running[:MAX_RUNS]


def _place_of_fault(state: State, site: int, places: np.ndarray, text: str) -> str:
    """Return the place and the thread of a launch's fault, and ``text`` after them."""
    place = int(places[0])
    block = int(state.wave.block_of[place]) + state.wave.first
    thread = int(state.wave.thread_of[place])
    who = f"thread {thread} of block {block}"
    return f"{state.findings.place(site)}\n{who}{': ' if text else ''}{text}"


def _in_words(waiting: Iterable[Waiting], names: Names) -> list[str]:
    """Return a sentence for each wait; blocks with the same share it."""
    by_block: dict[tuple[str, int], list[np.ndarray]] = {}
    for wait in waiting:  # warps that came one by one wait for the same
        by_block.setdefault((words_of_wait(wait, names), wait.block), []).append(wait.threads)
    by_text: dict[tuple[str, bytes], tuple[np.ndarray, list[int]]] = {}
    for (text, block), parts in by_block.items():
        threads = np.unique(np.concatenate(parts))
        by_text.setdefault((text, threads.tobytes()), (threads, []))[1].append(block)
    return [
        f"{_threads_of_blocks(threads, blocks)} {text}"
        for (text, _), (threads, blocks) in by_text.items()
    ]


def _waits(state: State) -> Iterator[Waiting]:
    for barrier in state.mbarriers:
        for waiter in barrier.waiters:
            facts = _mbarrier_facts(state, barrier, waiter)
            yield from _waiting_at(state, WaitsFor.MBARRIER, waiter.places, waiter.site, **facts)
    for met in state.block_barriers.waiting():
        yield from _waiting_at(
            state, WaitsFor.BLOCK_BARRIER, met.waiters, met.sites[-1],
            barrier=met.number, arrived=len(met.arrived), expected=met.expected,
        )  # fmt: skip
    for places, site, arrived, live in state.cluster_barriers.waiting():
        what = WaitsFor.CLUSTER_BARRIER
        yield from _waiting_at(state, what, places, site, arrived=arrived, expected=live)
    for pc, group in state.scheduler.parked():
        yield from _waiting_at(state, WaitsFor.WARP, group.index, pc)
    for _, places, site, facts in state.register_pool.waiting():
        yield from _waiting_at(state, WaitsFor.REGISTERS, places, site, **facts)
    for pc, places in state.warpgroups.waiting():
        yield from _waiting_at(state, WaitsFor.WARPGROUP, places, pc)


def _waiting_at(
    state: State, what: WaitsFor, places: np.ndarray, site: int, **facts: Any
) -> Iterator[Waiting]:
    blocks, threads = state.wave.block_of[places], state.wave.thread_of[places]
    facts["place"] = state.findings.place(site)
    for block in np.unique(blocks):
        number = state.findings.linear_block(int(block) + state.wave.first)
        yield Waiting(what, number, np.sort(threads[blocks == block]), facts)


def _mbarrier_facts(state: State, barrier: MBarrier, waiter: Waiter) -> dict[str, Any]:
    wave = state.wave
    places = np.flatnonzero((wave.block_of == barrier.block) & wave.live)
    arrived = state.evidence.history_of(barrier).arrived
    could = np.setdiff1d(wave.thread_of[places], np.flatnonzero(arrived.in_phase))
    names = state.mbarriers.named(barrier)
    return {
        "name": names[0] if names else "",
        "address": barrier.address,
        "parity": waiter.parity,
        "init": state.findings.place(barrier.init_site),
        "phases": barrier.phase,
        "phase": barrier.phase & 1,
        "pending": barrier.pending,
        "count": barrier.count,
        "tx": barrier.tx,
        "could": could,
        "gone": wave.threads - len(places),
    }


def _unfinished(state: State, site: int, places: np.ndarray) -> str:
    """A launch that was ended while it ran."""
    return (
        f"The kernel was still running after {state.steps} steps of the emulator, its limit: "
        f"{_who(state, places, 'runs')} at {state.findings.place(site)}. It may be endless, or "
        "only long. Is the loop there sure to end? If it is, a smaller shape or a larger "
        "`timeout` lets the emulator finish it."
    )


def _waits_for_blocks(state: State) -> str:
    """Blocks that wait for others, fewer of which run at a time on the emulator than on a GPU."""
    (_, pc), group = next(iter(state.scheduler.stands.items()))
    first, last = state.wave.first, state.wave.first + state.wave.blocks - 1
    return (
        f"{_who(state, group.index, 'waits')} at {state.findings.place(pc)} for what only a block "
        f"that has not begun could write to global memory: the emulator runs blocks {first} to "
        f"{last} first, and the others when these have ended. A GPU may hold them all. A smaller "
        "grid lets the emulator run it."
    )


def _who(state: State, places: np.ndarray, verb: str) -> str:
    place_in_wave = int(places[0])
    block = state.findings.linear_block(int(state.wave.block_of[place_in_wave]) + state.wave.first)
    thread = int(state.wave.thread_of[place_in_wave])
    more = len(places) - 1
    others = f" (and {more} more)" if more else ""
    return f"Thread {thread} of block {block}{others} {verb}"


def _threads_of_blocks(threads: np.ndarray, blocks: list[int]) -> str:
    """``Threads 0-63 of blocks 0-5 wait``."""
    which = f"{ranges(threads, 'thread')} of {ranges(np.unique(blocks), 'block')}"
    return f"{as_sentence(which)} {'wait' if len(threads) > 1 else 'waits'}"
