"""Runs PTX on the emulator's schedules; the findings are data, for a report or for a CI."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import nullcontext
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

from harness.arch import blackwell
from harness.arch.sm_90 import TARGET
from harness.cli.sanitizer.launch_memory import Start, Started
from harness.cli.sanitizer.suppressions import Suppression, sort_out
from harness.devices import LaunchPlan
from harness.devices.assembled import assembled_beside
from harness.devices.parameters import bind
from harness.diagnosis import Hazard, distinct, in_order
from harness.emulator import SCHEDULES
from harness.emulator.numbers import listed
from harness.emulator.program.lower import lowered
from harness.emulator.trace.record import Trace
from harness.errors import KernelFault, KernelHung, KernelUnfinished, LaunchEnded, LaunchError
from harness.isa.launch import asks_for_workspace
from harness.isa.text import skim
from harness.isa.text.parser import declarations, parse
from harness.launches import Dim3, RunOptions, Words
from harness.time_limit import time_limit

CLEAN, HAZARDS, BAD_INPUT, ENDED, DIFFERS = 0, 1, 2, 3, 4  # exit statuses
_LONGEST_SOURCE = 16 << 20  # bytes
_REAL = 10  # real seconds that a run may take for one of the emulator's own, on a slow machine
Ending = Literal["finished", "hung", "fault", "unfinished", "differs"]
_ENDINGS: dict[type, Ending] = {KernelHung: "hung", KernelFault: "fault"}


@dataclass(frozen=True)
class Request:
    """A launch to examine. ``specs`` are arguments as `harness.cli.sanitizer.arguments` reads them;
    ``assemble``: PTX that the assembler refuses is bad input. ``cooperative``: the launch is; None:
    it is where the kernel asks for what such a launch alone has. ``file`` is where the PTX stands,
    ``start`` what the launch finds when it begins."""

    ptx: str
    entry: str
    grid: Dim3
    block: Dim3
    cluster: Dim3 = (1, 1, 1)
    shared_bytes: int = 0
    specs: tuple[str, ...] = ()
    seed: int = 0
    timeout_s: float = 10.0
    file: Path = Path("kernel.ptx")
    assemble: bool = True
    cooperative: bool | None = None
    suppressions: tuple[Suppression, ...] = ()
    words: Words | None = None
    start: Start = field(default_factory=Start)


@dataclass(frozen=True)
class ScheduleRun:
    """One schedule: how it ended, and ``message``, what was said if it did not finish or if an
    output is not what is expected."""

    schedule: str
    ending: Ending
    steps: int | None
    elapsed_s: float
    hazards: tuple[Hazard, ...]
    message: str = ""
    trace: Trace | None = None
    suppressed: tuple[tuple[Hazard, Suppression], ...] = ()


@dataclass(frozen=True)
class Examination:
    """The findings of all runs; ``hazards`` has one report for each bug, without suppressed
    ones."""

    request: Request
    runs: tuple[ScheduleRun, ...]

    @property
    def hazards(self) -> tuple[Hazard, ...]:
        return distinct(hazard for run in self.runs for hazard in run.hazards)

    def seen_on(self, hazard: Hazard) -> tuple[str, ...]:
        """The schedules that showed a hazard of this kind at this place."""
        place = hazard.kind, hazard.file, hazard.line
        return tuple(
            run.schedule
            for run in self.runs
            if any((h.kind, h.file, h.line) == place for h in run.hazards)
        )

    def exit_status(self, strict: bool = False) -> int:
        """``strict``: what is formal counts too, and warnings."""
        endings = {run.ending for run in self.runs}
        if endings - {"finished", "differs"}:
            return ENDED
        if any(strict or hazard.severity == "error" for hazard in self.hazards):
            return HAZARDS
        return DIFFERS if "differs" in endings else CLEAN

    @property
    def suppressed(self) -> tuple[tuple[Hazard, Suppression], ...]:
        """One report a bug, by the suppression that is meant for it."""
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
    def unused_suppressions(self) -> tuple[Suppression, ...]:
        """Those that fitted no hazard, though every run came to its end."""
        used = {suppression for run in self.runs for _, suppression in run.suppressed}
        return tuple(one for one in self.request.suppressions if one not in used)


def examine(
    request: Request,
    schedules: Iterable[str] = SCHEDULES,
    *,
    fail_fast: bool = False,
    trace: bool = False,
    tell: Callable[[str], object] = lambda notice: None,
    finished: Callable[[Started], object] = lambda started: None,
) -> Examination:
    """Run on each schedule, on fresh copies of the arguments. ``fail_fast`` stops after the
    first schedule that shows an error or does not finish. ``tell`` gets a sentence if the request
    asks for the assembler and ptxas could not be run; ``finished`` gets what the first schedule
    that came to its end left behind.

    Raises LaunchError, TensorMapError and PtxError where the input is at fault.
    """
    runs: list[ScheduleRun] = []
    beside = assembled_beside(request.ptx, request.entry, request.block, tell)
    # Of a newer target, it would refuse the target alone.
    with beside if request.assemble and not _is_newer(request.ptx) else nullcontext():
        for run in _runs(request, schedules, trace, finished):
            runs.append(run)
            errors = any(hazard.severity == "error" for hazard in run.hazards)
            if fail_fast and (errors or run.ending != "finished"):
                break
    return Examination(request, tuple(runs))


def other_target(request: Request) -> str:
    """What is told of PTX that is for another GPU: what it is run as, and which instructions of the
    kernel that has not; "" where it is for Hopper."""
    target = _target(request.ptx)
    if re.fullmatch(f"{TARGET}|{TARGET.rstrip('a')}", target):
        return ""
    absent = dict.fromkeys(
        f"`{one.opcode}` (PTX line {one.ptx_line})"
        for one in parse(request.ptx).functions[request.entry].instructions
        if blackwell.of_opcode(one.opcode) is not None
    )
    lacks = f", which has no {listed(list(absent))}" if absent else ""
    unasked = "; the assembler is not asked" if request.assemble and _is_newer(request.ptx) else ""
    return f"the PTX is for {target}, and is run as on {TARGET} (Hopper){lacks}{unasked}"


def missing_sources(request: Request) -> Iterator[str]:
    """What is told of the files of source code that a launch file names, and that are not there: it
    may have come from another machine."""
    for file in request.start.sources.values():
        if not file.is_file():
            yield f"there is no {file}: its lines are named, and not shown"


def _target(ptx: str) -> str:
    return next((one for one in skim.targets(ptx) if one.startswith("sm_")), "")


def _is_newer(ptx: str) -> bool:
    number = re.match(r"sm_(\d+)", _target(ptx))
    return number is not None and int(number[1]) > int(TARGET[3:5])


def _runs(
    request: Request,
    schedules: Iterable[str],
    trace: bool,
    finished: Callable[[Started], object],
) -> Iterator[ScheduleRun]:
    seconds = request.timeout_s

    def unread() -> Exception:
        return LaunchError(f"the PTX and its arguments were not read within {seconds:g} s")

    def unfinished() -> Exception:
        return KernelUnfinished(f"the run was ended after {_REAL * seconds:g} s of computing")

    with time_limit(seconds, unread):
        sources = _sources(request)
    saved = False
    for schedule in schedules:
        with time_limit(seconds, unread):
            started = Started(request.start, request.ptx, request.specs, request.seed)
            device = started.device
            plan = LaunchPlan(
                request.ptx,
                request.entry,
                request.grid,
                request.block,
                request.cluster,
                request.shared_bytes,
                bind(request.ptx, request.entry, started.values),
                sources,
            )
            device.check(plan)
            function = lowered(plan.ptx, plan.entry, plan.shared_bytes).program.function
        cooperative = request.cooperative
        if cooperative is None:
            cooperative = asks_for_workspace(function)
        options = RunOptions(
            seconds,
            schedule,
            request.seed,
            cooperative=cooperative,
            variables=started.variables,
            trace=trace,
            words=request.words,
        )
        begun = time.monotonic()
        try:
            with time_limit(_REAL * seconds, unfinished):
                report = device.run(plan, options).report
                assert report is not None  # as it is the emulator
        except LaunchEnded as ended:
            ending = _ENDINGS.get(type(ended), "unfinished")
            elapsed, found = time.monotonic() - begun, ended.found or ended.hazards
            kept, suppressed = _sorted_out(request, found)
            yield ScheduleRun(
                schedule, ending, None, elapsed, kept, str(ended), ended.trace, suppressed
            )
        else:
            elapsed = time.monotonic() - begun
            kept, suppressed = _sorted_out(request, report.found)
            differences = "; ".join(started.differences())
            ending = "differs" if differences else "finished"
            if not saved:
                started.save()
                finished(started)
                saved = True
            yield ScheduleRun(
                schedule, ending, report.steps, elapsed, kept, differences, report.trace, suppressed
            )


def _sorted_out(
    request: Request, found: Sequence[Hazard]
) -> tuple[tuple[Hazard, ...], tuple[tuple[Hazard, Suppression], ...]]:
    """The hazards that are kept, each bug once, and those that are suppressed. A suppressed hazard
    explains no other."""
    result = sort_out(found, request.suppressions, request.entry, str(request.file))
    return in_order(distinct(result.kept)), result.suppressed


def _sources(request: Request) -> dict[str, str]:
    """The text of the files that ``.file`` directives name, of those that can be read."""
    texts = {}
    for name in declarations(request.ptx).files.values():
        try:
            file = request.start.sources.get(name, request.file.parent / name)
            if file.is_file() and file.stat().st_size <= _LONGEST_SOURCE:
                texts[name] = file.read_text()
        except (OSError, ValueError):  # no text, or a name that cannot be a file's
            continue
    return texts
