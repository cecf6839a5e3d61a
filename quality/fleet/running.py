"""A kernel of the fleet on the emulator: unchanged, and with an instruction deleted."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

import numpy as np

from harness.base.errors import HarnessError, KernelFault, KernelHung, LaunchEnded
from harness.sanitizer import EmulatedDevice, Hazard, LaunchPlan, RunOptions, bind, distinct
from harness.sanitizer.emulator import SCHEDULES
from harness.sanitizer.isa import Kernel, Ptx
from quality.fleet.case import Built
from quality.fleet.deletions import Deletion, deletions

SEED = 5
TIMEOUT_S = 20.0
Place = tuple[str, str, int | None, int | None]  # a report's kind, severity and lines
_ORDER = ("late-copies", "warps-apart", "early-copies", "random")  # the most fruitful first


@dataclass(frozen=True)
class Seen:
    """A run on a schedule. ``ending`` is "finished" or an error's name; ``wrong`` are outputs."""

    schedule: str
    ending: str
    hazards: tuple[Hazard, ...] = ()
    wrong: tuple[int, ...] = ()
    message: str = ""


@dataclass(frozen=True)
class Verdict:
    """``found`` is how the deletion was noticed, or empty if it was not; ``reached`` tells whether
    a thread executed it.
    """

    place: str
    source_line: int
    found: str
    schedule: str = ""
    reached: bool = True


@dataclass(frozen=True)
class Result:
    name: str
    complaints: tuple[str, ...]  # complaints about the unchanged kernel
    verdicts: tuple[Verdict, ...] = field(default=())


def run(built: Built, schedule: str) -> Seen:
    device = EmulatedDevice()
    arguments, outputs = built.case.arguments(device, np.random.default_rng(SEED))
    kernel = Kernel(Ptx(built.ptx), built.entry)
    plan = LaunchPlan(
        kernel,
        built.grid,
        built.block,
        built.cluster,
        built.shared_bytes,
        bind(kernel, arguments),
        dict(built.sources),
    )
    try:
        hazards = device.run(plan, RunOptions(TIMEOUT_S, schedule, SEED)).hazards
    except LaunchEnded as ended:
        kind = {KernelHung: "hung", KernelFault: "fault"}.get(type(ended), "unfinished")
        return Seen(schedule, kind, tuple(ended.hazards), message=str(ended))
    except HarnessError as refused:
        return Seen(schedule, "refused", message=f"{type(refused).__name__}: {refused}")
    wrong = tuple(number for number, output in enumerate(outputs) if not output.is_right)
    return Seen(schedule, "finished", hazards, wrong)


def as_it_is(built: Built) -> tuple[tuple[str, ...], set[Place]]:
    """Return the problems of an unchanged kernel, and its reports."""
    complaints: list[str] = []
    reported: set[Place] = set()
    kinds: set[str] = set()
    for schedule in SCHEDULES:
        seen = run(built, schedule)
        if seen.ending != "finished":
            return (*complaints, f"{seen.ending} on {schedule}: {seen.message}"), reported
        if seen.wrong:
            complaints.append(f"wrong outputs {seen.wrong} on {schedule}")
        for hazard in distinct(seen.hazards):
            if hazard.kind not in built.case.expected and place(hazard) not in reported:
                complaints.append(f"reported on {schedule}: {hazard}")
            reported.add(place(hazard))
            kinds.add(hazard.kind)
    absent = built.case.expected.keys() - kinds
    complaints += [f"{kind} is expected and was not reported" for kind in sorted(absent)]
    return tuple(complaints), reported


def without(built: Built, deletion: Deletion, reported: set[Place]) -> Verdict:
    """Run the kernel without the instruction; ``reported`` are the findings of the unchanged
    kernel.
    """
    changed = replace(built, ptx=deletion.ptx)
    for schedule in _ORDER:
        shown = shows(run(changed, schedule), reported)
        if shown:
            return Verdict(deletion.place, deletion.source_line, shown, schedule)
    trapped = run(replace(built, ptx=deletion.trapping), _ORDER[0]).ending != "finished"
    return Verdict(deletion.place, deletion.source_line, "", reached=trapped)


def shows(seen: Seen, reported: set[Place]) -> str:
    for hazard in distinct(seen.hazards):
        if place(hazard) not in reported:
            return hazard.kind
    if seen.ending != "finished":
        return seen.ending
    return "wrong result" if seen.wrong else ""


def place(hazard: Hazard) -> Place:
    if hazard.kind == "phase-mismatch" and hazard.indirect:
        # Only the first of several wrong counts and phases is reported.
        return hazard.kind, hazard.severity, None, None
    return hazard.kind, hazard.severity, hazard.line, hazard.other_line


def examined(built: Built) -> Result:
    complaints, reported = as_it_is(built)
    if complaints:
        return Result(built.case.name, complaints)
    verdicts = tuple(without(built, deletion, reported) for deletion in deletions(built.ptx))
    return Result(built.case.name, (), verdicts)
