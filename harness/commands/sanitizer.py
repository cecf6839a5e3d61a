"""PTX run on the emulator's schedules, and what that showed: data, for a report or for a CI."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import nullcontext
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Literal

from harness.commands.arguments import make_arguments
from harness.commands.time_limit import time_limit
from harness.devices import LaunchPlan
from harness.devices.assembled import assembled_beside
from harness.devices.emulated import EmulatedDevice
from harness.devices.limits import Dim3
from harness.devices.signature import bind
from harness.emulator import SCHEDULES, Hazard
from harness.emulator import run as emulate
from harness.emulator.hazards.kinds import distinct
from harness.emulator.program.lower import lowered
from harness.emulator.trace.record import Trace
from harness.errors import KernelFault, KernelHung, KernelUnfinished, LaunchEnded, LaunchError
from harness.isa.text.parser import declarations
from harness.tensormap import TensorMap

SCHEMA = 1
CLEAN, HAZARDS, BAD_INPUT, ENDED = 0, 1, 2, 3  # exit statuses
_REAL = 10  # real seconds that a run may take for one of the emulator's own, on a slow machine
Ending = Literal["finished", "hung", "fault", "unfinished"]
_ENDINGS: dict[type, Ending] = {KernelHung: "hung", KernelFault: "fault"}


@dataclass(frozen=True)
class Request:
    """A launch to examine. ``specs`` are arguments as `harness.commands.arguments` reads them;
    ``assemble``: PTX that the assembler refuses is bad input."""

    ptx: str
    entry: str
    grid: Dim3
    block: Dim3
    cluster: Dim3 = (1, 1, 1)
    shared_bytes: int = 0
    specs: tuple[str, ...] = ()
    seed: int = 0
    timeout_s: float = 10.0
    folder: Path = Path()
    assemble: bool = True


@dataclass(frozen=True)
class ScheduleRun:
    """One schedule: how it ended, and ``message``, what was said if it did not finish."""

    schedule: str
    ending: Ending
    steps: int | None
    elapsed_s: float
    hazards: tuple[Hazard, ...]
    message: str = ""
    trace: Trace | None = None


@dataclass(frozen=True)
class Examination:
    """What all runs showed together; ``hazards`` is one report a bug."""

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
        if any(run.ending != "finished" for run in self.runs):
            return ENDED
        if any(strict or hazard.severity == "error" for hazard in self.hazards):
            return HAZARDS
        return CLEAN

    def to_json(self, strict: bool = False) -> dict[str, Any]:
        """The report as plain data. Fields are only ever added while ``schema`` stays."""
        status = self.exit_status(strict)
        request = self.request
        return {
            "schema": SCHEMA,
            "status": {CLEAN: "clean", HAZARDS: "hazards", ENDED: "ended"}[status],
            "exit_status": status,
            "entry": request.entry,
            "grid": request.grid,
            "block": request.block,
            "cluster": request.cluster,
            "shared_bytes": request.shared_bytes,
            "args": request.specs,
            "seed": request.seed,
            "hazards": [_plain(h) | {"schedules": self.seen_on(h)} for h in self.hazards],
            "runs": [
                {
                    "schedule": run.schedule,
                    "ending": run.ending,
                    "steps": run.steps,
                    "elapsed_s": round(run.elapsed_s, 3),
                    "hazards": len(run.hazards),
                    "message": run.message,
                }
                for run in self.runs
            ],
        }


def _plain(hazard: Hazard) -> dict[str, Any]:
    return {name: value for name, value in asdict(hazard).items() if name != "granules"}


def examine(
    request: Request,
    schedules: Sequence[str] = SCHEDULES,
    *,
    fail_fast: bool = False,
    trace: bool = False,
    unassembled: Callable[[str], object] = lambda why: None,
) -> Examination:
    """Run on each schedule, on fresh copies of the arguments. ``fail_fast`` stops after the
    first schedule that shows an error or does not finish. ``unassembled`` is told why the PTX
    could not be assembled on this machine, though the request asks for it.

    Raises LaunchError, TensorMapError and PtxError where the input is at fault.
    """
    runs: list[ScheduleRun] = []
    beside = assembled_beside(request.ptx, request.entry, request.block, unassembled)
    with beside if request.assemble else nullcontext():
        for run in _runs(request, schedules, trace):
            runs.append(run)
            errors = any(hazard.severity == "error" for hazard in run.hazards)
            if fail_fast and (errors or run.ending != "finished"):
                break
    return Examination(request, tuple(runs))


def _runs(request: Request, schedules: Sequence[str], trace: bool) -> Iterator[ScheduleRun]:
    seconds = request.timeout_s

    def unread() -> Exception:
        return LaunchError(f"the PTX and its arguments were not read within {seconds:g} s")

    def unfinished() -> Exception:
        return KernelUnfinished(f"the run was ended after {_REAL * seconds:g} s of computing")

    with time_limit(seconds, unread):
        sources = _sources(request)
    for schedule in schedules:
        device = EmulatedDevice()
        with time_limit(seconds, unread):
            args = make_arguments(request.specs, device, request.seed)
            plan = LaunchPlan(
                request.ptx,
                request.entry,
                request.grid,
                request.block,
                request.cluster,
                request.shared_bytes,
                bind(request.ptx, request.entry, args),
                sources,
            )
            device.check(plan)
            lowered(plan.ptx, plan.entry, plan.shared_bytes)
        begun = time.monotonic()
        try:
            with time_limit(_REAL * seconds, unfinished):
                report = emulate(
                    ptx=plan.ptx,
                    entry=plan.entry,
                    grid=plan.grid,
                    block=plan.block,
                    cluster=plan.cluster,
                    shared_bytes=plan.shared_bytes,
                    parameters=[p if isinstance(p, TensorMap) else p.data for p in plan.parameters],
                    memory=device.memory,
                    schedule=schedule,
                    seed=request.seed,
                    timeout=seconds,
                    sources=sources,
                    trace=trace,
                )
        except LaunchEnded as ended:
            yield ScheduleRun(
                schedule,
                _ENDINGS.get(type(ended), "unfinished"),
                None,
                time.monotonic() - begun,
                ended.hazards,
                str(ended),
                ended.trace,
            )
        else:
            elapsed = time.monotonic() - begun
            yield ScheduleRun(
                schedule, "finished", report.steps, elapsed, report.hazards, trace=report.trace
            )


def _sources(request: Request) -> dict[str, str]:
    """The text of the files that ``.file`` directives name, of those that can be read."""
    texts = {}
    for name in declarations(request.ptx).files.values():
        try:
            texts[name] = (request.folder / name).read_text()
        except (OSError, UnicodeDecodeError):
            continue
    return texts
