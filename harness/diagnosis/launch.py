"""A launch on the emulator, diagnosed: findings become hazards, and a stop becomes an error."""

from __future__ import annotations

from dataclasses import dataclass, replace

from harness import emulator
from harness.diagnosis import endings
from harness.diagnosis.cause import Cause, Diagnosis
from harness.diagnosis.causes import hangs
from harness.diagnosis.hazard import Hazard, in_order
from harness.diagnosis.hiding import distinct
from harness.diagnosis.names import Names, dialect_of
from harness.diagnosis.rules import diagnose
from harness.diagnosis.wording import (
    Wording,
    general_cause,
    seen_in,
    words_of_diagnosis,
    words_of_finding,
)
from harness.emulator import GlobalMemory
from harness.emulator.findings import Ending, Finding, FindingLog, Stopped
from harness.emulator.state import State
from harness.emulator.trace.record import Trace
from harness.errors import KernelFault, KernelHung, KernelUnfinished, LaunchEnded
from harness.launches import DEFAULT_OPTIONS, LaunchPlan, RunOptions


@dataclass(frozen=True)
class Report(emulator.EmulatorReport):
    """The emulator's report, with its findings as hazards."""

    hazards: tuple[Hazard, ...] = ()
    """Without those that another hazard explains, errors first."""
    all_hazards: tuple[Hazard, ...] = ()
    """All hazards, in the order of time."""


def run(plan: LaunchPlan, memory: GlobalMemory, options: RunOptions = DEFAULT_OPTIONS) -> Report:
    """Run a launch whose arrays are in ``memory``.

    Raises KernelHung, KernelFault, KernelUnfinished (with the hazards found until then), PtxError
    and LaunchError.
    """
    diagnostician = _Diagnostician(Names(options.dialect or dialect_of(plan.ptx, plan.sources)))
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
                text, waits = endings.endless(state, stopped.ending)
                until_then = in_order(distinct(every[: stopped.known]))
                cause, words = self._missing(state, until_then)
                first = " ".join(filter(None, [words.message, text]))
                error = KernelHung("\n".join([first, *waits]), hazards)
                error.cause, error.headline, error.help = cause, words.headline, words.help
            case Ending.FAULT:
                assert stopped.places is not None
                where = endings.fault(state, stopped.site, stopped.places, stopped.text)
                mine = self._fault(state, stopped)
                headline = mine.headline if mine is not None and mine.is_explained else ""
                error = KernelFault(f"{headline}\n{where}" if headline else where, hazards)
                error.cause, error.headline = (mine.cause if mine else None), headline
            case Ending.LIMIT:
                assert stopped.places is not None
                text = endings.unfinished(state, stopped.site, stopped.places)
                error = KernelUnfinished(text, hazards)
            case _:
                error = KernelUnfinished(endings.waits_for_blocks(state), hazards)
        error.all_hazards = every
        error.trace = self.traced(stopped.trace)
        return error

    def _missing(self, state: State, hazards: tuple[Hazard, ...]) -> tuple[Cause | None, Wording]:
        """The cause of a hang and its message; that of a hazard is its headline alone, for the rest
        is in the hazard's report."""
        explained = [h for h in hazards if h.severity == "error" and h.is_explained]
        missing = hangs.missing(state, explained)
        if isinstance(missing, Hazard):
            return missing.cause, Wording(missing.headline)
        if missing is None:
            return None, Wording("")
        return missing.cause, words_of_diagnosis(missing, self._names)

    def _fault(self, state: State, stopped: Stopped) -> Hazard | None:
        """The hazard of the instruction that faulted."""
        last = state.findings.fault
        return None if last is None else self._hazard(state.findings, last)

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
