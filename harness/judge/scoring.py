"""From findings to points: one rule for each property, and the reason in a sentence."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from harness.exercises.exercise import Exercise, Rung
from harness.judge.exploring import Findings
from harness.judge.verdict import BenchmarkFigures, PropertyVerdict, Status

Unmeasured = Literal["credit", "withhold"]


@dataclass(frozen=True)
class Speed:
    """How the timing went: figures, or why there are none.

    ``status`` is `measured`, `not-measured` (no fault of the kernel's) or `failed` (the kernel
    was wrong, hung or impossible while it was timed); ``reason`` says which.
    """

    status: Literal["measured", "not-measured", "failed"]
    figures: BenchmarkFigures | None = None
    reason: str = ""


def score_correct(exercise: Exercise, findings: Findings) -> PropertyVerdict:
    """All outputs right and all inputs untouched, on every run."""

    def answer(status: Status, reason: str) -> PropertyVerdict:
        return _property(exercise, "correct", status, reason)

    stopped = _stopped(findings)
    if stopped is not None:
        return answer(*stopped)
    if findings.modified_inputs:
        names = ", ".join(sorted(findings.modified_inputs))
        return answer("failed", f"the kernel wrote to its input {names}")
    if findings.wrong is not None:
        wrong, _ = findings.wrong
        outcomes = [record.outcome for record in findings.records]
        runs = f"on {outcomes.count('wrong')} of {len(outcomes)} runs"
        return answer(
            "failed",
            f"{wrong.wrong_elements} of {wrong.total_elements} elements of {wrong.output} "
            f"are wrong, {runs}",
        )
    if findings.not_explored:
        return answer("not-run", _out_of_time(findings))
    return answer("passed", f"every element is right, on all {len(findings.records)} runs")


def score_synchronised(exercise: Exercise, findings: Findings) -> PropertyVerdict:
    """No hazard of severity "error" on any run, by a kernel that did what was asked for."""

    def answer(status: Status, reason: str) -> PropertyVerdict:
        return _property(exercise, "synchronised", status, reason)

    stopped = _stopped(findings)
    if stopped is not None:
        return answer(*stopped)
    errors = {hazard.kind for hazard, _ in findings.hazards if hazard.severity == "error"}
    if errors:
        return answer("failed", f"hazards: {', '.join(sorted(errors))}")
    if findings.unused:
        return answer("failed", f"the kernel never executed {' nor '.join(findings.unused)}")
    if findings.unwritten:
        return answer("failed", "part of the output was never written")
    if findings.not_explored:
        return answer("not-run", _out_of_time(findings))
    schedules = {record.schedule for record in findings.records if record.schedule}
    return answer("passed", f"no hazard on {len(schedules)} schedules of the emulator")


def score_fast(
    ladder: tuple[Rung, ...],
    correct: PropertyVerdict,
    speed: Speed | None,
    unmeasured: Unmeasured,
) -> PropertyVerdict:
    """The ladder's points for the measured fraction of the library's speed.

    Where there is no Hopper GPU the property is *not measured*, never failed, and
    ``unmeasured`` says whether its points are credited. A wrong kernel is not timed.
    """
    possible = ladder[-1].points
    if correct.status != "passed":
        return PropertyVerdict("fast", "not-run", 0.0, possible, "only a correct kernel is timed")
    if speed is None or speed.status == "not-measured":
        reason = speed.reason if speed else "not measured here: no Hopper GPU"
        if unmeasured == "withhold":
            return PropertyVerdict(
                "fast", "not-measured", 0.0, possible, f"{reason}; points withheld until measured"
            )
        return PropertyVerdict(
            "fast", "not-measured", possible, possible, f"{reason}; points credited"
        )
    if speed.figures is None:
        return PropertyVerdict("fast", "failed", 0.0, possible, speed.reason)
    fraction = speed.figures.fraction
    earned = climb(ladder, fraction)
    status: Status = "passed" if earned == possible else "failed"
    top = ladder[-1].fraction
    reason = f"{fraction:.2f} of the library's copy"
    if earned < possible:
        reason += f"; all points are given from {top:.2f}"
    return PropertyVerdict("fast", status, earned, possible, reason)


def climb(ladder: tuple[Rung, ...], fraction: float) -> float:
    """Points in all of the highest rung that ``fraction`` reaches; 0 below the first."""
    return max((rung.points for rung in ladder if fraction >= rung.fraction), default=0.0)


def not_run(exercise: Exercise, reason: str) -> tuple[PropertyVerdict, ...]:
    """All properties of an exercise, none of them run."""
    return tuple(_property(exercise, name, "not-run", reason) for name in exercise.points)


def _property(exercise: Exercise, name: str, status: Status, reason: str) -> PropertyVerdict:
    possible = float(exercise.points[name])
    return PropertyVerdict(name, status, possible if status == "passed" else 0.0, possible, reason)


def _stopped(findings: Findings) -> tuple[Status, str] | None:
    if findings.problem is None:
        return None
    kind = findings.problem[0].kind
    if kind == "hang":
        return "failed", "the kernel cannot finish"
    if kind == "fault":
        return "failed", "the hardware would stop the kernel"
    return "not-run", "the kernel could not be run"


def _out_of_time(findings: Findings) -> str:
    done = len(findings.records)
    return f"time ran out after {done} of {done + findings.not_explored} runs"
