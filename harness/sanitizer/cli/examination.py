"""Runs PTX on the emulator's schedules; the findings are data, for a report or for a CI."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import nullcontext
from dataclasses import dataclass, field
from io import StringIO
from typing import Literal, NamedTuple

from harness.base import arch
from harness.base.arch import TARGET
from harness.base.errors import KernelFault, KernelHung, KernelUnfinished, LaunchEnded, LaunchError
from harness.base.processes.waits import time_limit
from harness.sanitizer.cli.launch_memory import PreparedLaunch
from harness.sanitizer.cli.request import Request
from harness.sanitizer.cli.suppressions import Suppression
from harness.sanitizer.devices.emulated import assembled_beside
from harness.sanitizer.diagnosis import (
    ROOTS,
    Cause,
    Hazard,
    HazardKind,
    distinct,
    in_order,
    listed,
    schedules_of,
)
from harness.sanitizer.emulator import Sites, lowered, orders_or_is_asynchronous
from harness.sanitizer.isa.table.index import look_up
from harness.sanitizer.isa.text import lexer
from harness.sanitizer.isa.text.tree import Function
from harness.sanitizer.launch.parameters import bind
from harness.sanitizer.launch.plan import LaunchPlan, RunOptions, asks_for_workspace

CLEAN, HAZARDS, BAD_INPUT, ENDED, DIFFERS = 0, 1, 2, 3, 4  # exit statuses
_LONGEST_SOURCE = 16 << 20  # bytes
_REAL = 10  # CPU seconds that a run may take for one of the emulator's own, on a slow machine
Ending = Literal["finished", "hung", "fault", "unfinished", "differs"]
_ENDINGS: dict[type, Ending] = {KernelHung: "hung", KernelFault: "fault"}


class CoveredPlace(NamedTuple):
    """A source line with such an instruction, with all of its copies, as of an unrolled loop.
    ``file`` is "" and ``line`` the PTX line if the PTX has no line information."""

    file: str
    line: int
    opcode: str
    source: str
    ptx_line: int


Coverage = Mapping[CoveredPlace, bool]  # True: executed


def coverage_of(function: Function, sources: Mapping[str, str], executed: bytes) -> Coverage:
    """Return the places of a kernel's copies, waits, fences and barriers; ``executed``: a byte for
    each of its instructions."""
    sites = Sites(function.instructions, sources)
    places: dict[tuple[str, int, str], CoveredPlace] = {}
    coverage: dict[CoveredPlace, bool] = {}
    for site, instruction in enumerate(function.instructions):
        match = look_up(instruction.opcode)
        if match is None or not orders_or_is_asynchronous(match.row):
            continue
        line, source, file = sites.source_of(site)
        key = file, line or instruction.ptx_line, match.row.key
        new = CoveredPlace(*key[:2], instruction.opcode, source, instruction.ptx_line)
        place = places.setdefault(key, new)
        coverage[place] = coverage.get(place, False) or bool(executed[site])
    return coverage


@dataclass(frozen=True)
class ScheduleRun:
    """A schedule: how it ended, a ``message`` if it did not finish or if an output differs, and
    the text that the kernel ``printed``. ``cause`` is the id of the cause of its end, and
    ``headline`` states it in a sentence, if it is known; ``details``: the message without the
    headline and its remedy; ``coverage``: empty if it did not finish."""

    schedule: str
    ending: Ending
    steps: int | None
    elapsed_s: float
    hazards: tuple[Hazard, ...]
    message: str = ""
    suppressed: tuple[tuple[Hazard, Suppression], ...] = ()
    printed: str = ""
    cause: Cause | None = None
    headline: str = ""
    details: str = ""
    coverage: Coverage = field(default_factory=dict)


@dataclass(frozen=True)
class Examination:
    """The findings of all runs; ``hazards`` has a single report for each bug, without suppressed
    bugs."""

    request: Request
    runs: tuple[ScheduleRun, ...]

    @property
    def hazards(self) -> tuple[Hazard, ...]:
        every = [hazard for run in self.runs for hazard in run.hazards]
        explained = {_place(h): h for h in reversed(every) if h.is_explained}
        best = (h if h.is_explained else explained.get(_place(h), h) for h in every)
        return in_order(distinct(best))

    @property
    def root(self) -> ScheduleRun | None:
        """The run whose ending comes before all hazards: its cause is known, and none of the
        errors names a root (`ROOTS`) or a wait for a wrong phase, or there are none; of several
        the first with a root."""
        errors = [hazard for hazard in self.hazards if hazard.severity == "error"]
        if any(h.cause in ROOTS or h.kind == HazardKind.PHASE_MISMATCH for h in errors):
            return None
        ended = [run for run in self.runs if run.cause is not None]
        roots = [run for run in ended if run.cause in ROOTS]
        return next(iter(roots or (ended if not errors else ())), None)

    def seen_on(self, hazard: Hazard) -> tuple[str, ...]:
        """The schedules that showed a hazard of this kind at this place."""
        return schedules_of(hazard, {run.schedule: run.hazards for run in self.runs})

    @property
    def exit_status(self) -> int:
        endings = {run.ending for run in self.runs}
        if endings - {"finished", "differs"}:
            return ENDED
        strict = self.request.strict
        if strict and self.shows_nothing:
            return HAZARDS
        if any(strict or hazard.severity == "error" for hazard in self.hazards):
            return HAZARDS
        return DIFFERS if "differs" in endings else CLEAN

    @property
    def suppressed(self) -> tuple[tuple[Hazard, Suppression], ...]:
        """Return a report for each bug, by the suppression that is meant for it."""
        by_suppression: dict[Suppression, list[Hazard]] = {}
        for run in self.runs:
            for hazard, suppression in run.suppressed:
                by_suppression.setdefault(suppression, []).append(hazard)
        return tuple(
            (hazard, suppression)
            for suppression, hazards in by_suppression.items()
            for hazard in distinct(hazards)
        )

    @property
    def coverage(self) -> Coverage:
        """The union of the runs that finished."""
        together: dict[CoveredPlace, bool] = {}
        for run in self.runs:
            for place, executed in run.coverage.items():
                together[place] = together.get(place, False) or executed
        return together

    @property
    def not_executed(self) -> tuple[CoveredPlace, ...]:
        """The copies, waits, fences and barriers that no run executed."""
        return tuple(place for place, executed in self.coverage.items() if not executed)

    @property
    def shows_nothing(self) -> bool:
        """Return True if the kernel has such instructions, and the launch executed none."""
        return bool(self.coverage) and len(self.not_executed) == len(self.coverage)

    @property
    def unused_suppressions(self) -> tuple[Suppression, ...]:
        """The suppressions that fitted no hazard."""
        used = {suppression for run in self.runs for _, suppression in run.suppressed}
        return tuple(each for each in self.request.suppressions if each not in used)


def examine(
    request: Request,
    *,
    notify: Callable[[str], object] = lambda notice: None,
    begun: Callable[[str], object] = lambda schedule: None,
    finished: Callable[[PreparedLaunch], object] = lambda launch: None,
) -> Examination:
    """Run on each schedule, on fresh copies of the arguments.

    Calls ``notify(sentence)`` if the request asks for the assembler and ptxas cannot be run,
    ``begun(schedule)`` before each schedule, and ``finished(launch)`` once, after the first
    schedule that finished, with its memory.

    Raises LaunchError, TensorMapError and PtxError if the input is at fault.
    """
    beside = assembled_beside(request.examined, request.block, notify)
    # ptxas would reject a newer target, and say nothing about the rest.
    with beside if request.assemble and not _is_newer(request.module.text) else nullcontext():
        runs = tuple(_runs(request, begun, finished))
    return Examination(request, runs)


def other_target(request: Request) -> str:
    """Return a notice on PTX for another GPU: the target that it is run as, and the kernel's
    instructions that this target lacks; "" if it is for Hopper."""
    text = request.module.text
    target = _target(text)
    if re.fullmatch(f"{TARGET}|{TARGET.rstrip('a')}", target):
        return ""
    absent = dict.fromkeys(
        f"`{instruction.opcode}` (PTX line {instruction.ptx_line})"
        for instruction in request.examined.function.instructions
        if arch.blackwell_opcode(instruction.opcode) is not None
    )
    lacks = f", which does not have {listed(list(absent))}" if absent else ""
    skipped = "; the assembler is not run" if request.assemble and _is_newer(text) else ""
    return f"the PTX is for {target}, and runs as on {TARGET} (Hopper){lacks}{skipped}"


def missing_sources(request: Request) -> Iterator[str]:
    """Yield a notice for each source file that a launch file names and that does not exist: the
    launch may have been recorded on another machine."""
    for file in request.sources.values():
        if not file.is_file():
            yield f"{file} does not exist: reports name its lines without showing them"


def _target(ptx: str) -> str:
    return next((target for target in lexer.targets(ptx) if target.startswith("sm_")), "")


def _is_newer(ptx: str) -> bool:
    number = re.match(r"sm_(\d+)", _target(ptx))
    return number is not None and int(number[1]) > int(TARGET[3:5])


def _runs(
    request: Request, begun: Callable[[str], object], finished: Callable[[PreparedLaunch], object]
) -> Iterator[ScheduleRun]:
    with time_limit(request.timeout_s, _unread(request)):
        sources = _sources(request)
    saved = False
    for schedule in request.schedules:
        begun(schedule)
        run, launch = _launched(request, schedule, sources)
        if run.steps is not None and not saved:
            launch.save()
            finished(launch)
            saved = True
        yield run


def _launched(
    request: Request, schedule: str, sources: dict[str, str]
) -> tuple[ScheduleRun, PreparedLaunch]:
    """Return the run on a schedule, and its launch with memory as it left it."""
    seconds = request.timeout_s

    def unfinished() -> Exception:
        return KernelUnfinished(f"the run was ended after {_REAL * seconds:g} s of computing")

    with time_limit(seconds, _unread(request)):
        launch = PreparedLaunch(request)
        plan = LaunchPlan(
            request.examined,
            request.grid,
            request.block,
            request.cluster,
            request.shared_bytes,
            bind(request.examined, launch.values),
            sources,
        )
        launch.device.check(plan)
        function = lowered(plan.kernel, plan.shared_bytes).program.function
    cooperative = request.cooperative
    if cooperative is None:
        cooperative = asks_for_workspace(function)
    printed = StringIO()
    options = RunOptions(
        seconds,
        schedule,
        request.seed,
        cooperative=cooperative,
        variables=launch.variables,
        count_banks=False,
        write=printed.write,
    )
    ending: Ending
    report, stop = None, None
    start = time.monotonic()
    try:
        with time_limit(_REAL * seconds, unfinished):
            report = launch.device.run(plan, options).report
    except LaunchEnded as raised:
        stop = raised
        ending = _ENDINGS.get(type(stop), "unfinished")
        message, hazards = str(stop), stop.all_hazards or stop.hazards
    else:
        assert report is not None  # the device is the emulator
        message, hazards = "; ".join(launch.differences()), report.all_hazards
        ending = "differs" if message else "finished"
    kept, suppressed = _sorted_out(request, hazards)
    run = ScheduleRun(
        schedule=schedule,
        ending=ending,
        steps=report.steps if report else None,
        elapsed_s=time.monotonic() - start,
        hazards=kept,
        message=message,
        suppressed=suppressed,
        printed=printed.getvalue(),
        cause=stop.cause if stop else None,
        headline=stop.headline if stop else "",
        details=stop.details if stop else "",
        coverage=coverage_of(function, sources, report.executed_sites) if report else {},
    )
    return run, launch


def _unread(request: Request) -> Callable[[], Exception]:
    """The error if the input takes too long to read."""

    def unread() -> Exception:
        seconds = request.timeout_s
        return LaunchError(f"the PTX and its arguments were not read within {seconds:g} s")

    return unread


def _place(hazard: Hazard) -> object:
    return hazard.kind, hazard.severity, hazard.here, hazard.there, hazard.calls


def _sorted_out(
    request: Request, hazards: Sequence[Hazard]
) -> tuple[tuple[Hazard, ...], tuple[tuple[Hazard, Suppression], ...]]:
    """The hazards that are kept, each bug once, and those that are suppressed, each with the first
    suppression that fits it. A suppressed hazard explains no other."""
    kept, suppressed = [], []
    for hazard in hazards:
        where = hazard, request.entry, str(request.ptx)
        if (fits := next((s for s in request.suppressions if s.fits(*where)), None)) is None:
            kept.append(hazard)
        else:
            suppressed.append((hazard, fits))
    return in_order(distinct(kept)), tuple(suppressed)


def _sources(request: Request) -> dict[str, str]:
    """The text of the files that ``.file`` directives name, of those that can be read."""
    texts = {}
    for name in request.module.declared.files.values():
        try:
            file = request.sources.get(name, request.ptx.parent / name)
            if file.is_file() and file.stat().st_size <= _LONGEST_SOURCE:
                texts[name] = file.read_text()
        except (OSError, ValueError):  # no text, or a name that cannot be a file's
            continue
    return texts
