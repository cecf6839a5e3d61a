"""Grade the class once: `python -m harness grade` on a number of GPUs, and its outcome."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from harness.classroom.course.course import Course
from harness.classroom.grading import gradebook, records
from quality.class_of_300.tree import Peak
from quality.class_on_gpus import phases
from quality.class_on_gpus.roster import LAB, ROOT, Member
from quality.class_on_gpus.watch import Watch

_FEW = 8
VISIBLE = "CUDA_VISIBLE_DEVICES"


@dataclass(frozen=True)
class How:
    """Options of a run. ``gpus`` is the value of CUDA_VISIBLE_DEVICES; if empty, the emulator
    judges. ``workers`` is the harness's default if 0.
    """

    gpus: tuple[str, ...]
    level: str
    workers: int = 0
    limit_s: float = 300.0
    stopwatch: bool = False

    def environment(self, course: Course) -> dict[str, str]:
        """The environment of the run."""
        path = [str(ROOT), *filter(os.path.isabs, os.environ.get("PYTHONPATH", "").split(":"))]
        environment = {
            **os.environ,
            "PYTHONPATH": os.pathsep.join(dict.fromkeys(path)),
            "HARNESS_COURSE_ROOT": str(course.root),
            "HARNESS_SANDBOX": self.level,
            "HARNESS_UNMEASURED": "credit",
            "HARNESS_DEVICE": "hopper" if self.gpus else "emulator",
        }
        if self.gpus:
            environment[VISIBLE] = ",".join(self.gpus)
        return (
            phases.watched(environment, _stopwatch_file(course)) if self.stopwatch else environment
        )


@dataclass
class Outcome:
    """The outcome of a run. ``earned`` is by student and test cell, None if there is a reason and
    no score; ``waited_s`` is each judge's wait for a GPU.
    """

    seconds: float = 0.0
    processor_s: float = 0.0
    status: int = 0
    peak_bytes: int = 0
    earned: dict[str, dict[str, float] | None] = field(default_factory=dict)
    reasons: dict[str, str] = field(default_factory=dict)
    waited_s: list[float] = field(default_factory=list)
    judged_s: list[float] = field(default_factory=list)
    speeds: list[float] = field(default_factory=list)
    not_measured: list[str] = field(default_factory=list)
    gpus: dict[str, dict[str, float]] = field(default_factory=dict)
    benchmarks_not_alone: int = 0
    done_s: list[float] = field(default_factory=list)
    phases: list[str] = field(default_factory=list)

    @property
    def first_done_s(self) -> float:
        return min(self.done_s, default=0.0)

    @property
    def steady_a_minute(self) -> float:
        """Return submissions per minute between the first and the last quarter, or 0.0 if there are
        too few.
        """
        count = len(self.done_s)
        first, last = count // 4, count - count // 4 - 1
        took_s = self.done_s[last] - self.done_s[first] if count >= _FEW else 0.0
        return 60 * (last - first) / took_s if took_s else 0.0


def grade(course: Course, how: How) -> Outcome:
    """Grade everybody once. A run that exceeds its limit is killed."""
    outcome = Outcome()
    command = [sys.executable, "-P", "-m", "harness", "grade", LAB]
    command += ["--workers", str(how.workers)] if how.workers else []
    log = course.root / records.FOLDER / LAB / "done.jsonl"
    started, used_s = time.monotonic(), _processor_s()
    with Path(f"{course.root}.log").open("wb") as said:
        process = subprocess.Popen(
            command, cwd=course.root, env=how.environment(course), stdout=said, stderr=said
        )
        with Watch() as watch, Peak(process.pid) as peak:
            while process.poll() is None:
                _note_who_is_done(outcome, log, started)
                if time.monotonic() - started > how.limit_s:
                    process.kill()
                time.sleep(0.05)
    outcome.seconds, outcome.status = time.monotonic() - started, process.returncode
    _note_who_is_done(outcome, log, started)
    outcome.processor_s = _processor_s() - used_s
    outcome.peak_bytes, outcome.gpus = peak.bytes, watch.use.gpus()
    outcome.benchmarks_not_alone = watch.use.broken.total()
    for text in log.read_text().splitlines() if log.exists() else ():
        _note(outcome, course, json.loads(text), bool(how.gpus))
    if how.stopwatch:
        outcome.phases = phases.table(_stopwatch_file(course), started)
    return outcome


def _processor_s() -> float:
    """Return the processor time of all descendants that were waited for."""
    used = os.times()
    return used.children_user + used.children_system


def _stopwatch_file(course: Course) -> Path:
    return Path(f"{course.root}.phases")


def _note_who_is_done(outcome: Outcome, log: Path, started: float) -> None:
    done = log.read_bytes().count(b"\n") if log.exists() else 0
    now = time.monotonic() - started
    outcome.done_s += [now] * (done - len(outcome.done_s))


def _note(outcome: Outcome, course: Course, line: dict[str, Any], on_gpus: bool) -> None:
    student = line["student"]
    outcome.reasons[student] = "; ".join(line["findings"])
    outcome.earned[student] = None
    if line["graded"]:
        points = gradebook.points(course, LAB, student)
        outcome.earned[student] = {name: scores.earned or 0.0 for name, scores in points.items()}
    for record in records.read(course.root, LAB, student).values():
        for cell, judged in record.cells.items():
            verdict = judged.verdict
            outcome.judged_s.append(verdict.elapsed_s)
            for problem in verdict.problems:
                reason = f"; {cell}: {problem.kind}: {problem.message}"
                outcome.reasons[student] += reason[:500]
            if any(run.machine == "hopper" for run in verdict.runs):
                outcome.waited_s.append(verdict.waited_s)
            if verdict.benchmark is not None:
                outcome.speeds.append(verdict.benchmark.fraction)
            for part in verdict.properties:
                if part.status == "not-measured" and on_gpus:
                    outcome.not_measured.append(f"{student}, {cell}: {part.reason}")


def problems(outcome: Outcome, members: tuple[Member, ...]) -> list[str]:
    """Return a line for each student whose points differ from the expected ones, and for each
    broken promise.
    """
    complaints = [] if outcome.status in (0, 1) else [f"the run ended with status {outcome.status}"]
    for member in members:
        earned, why = outcome.earned.get(member.name), outcome.reasons.get(member.name, "")
        if member.name not in outcome.earned:
            complaints.append(f"{member.name}: never ended")
        elif earned != member.earns:
            complaints.append(f"{member.name}: earned {earned}, and not {member.earns}: {why}")
        elif earned is None and not why:
            complaints.append(f"{member.name}: has no score, and no reason")
    complaints += [f"{line}: a GPU was there to measure it" for line in outcome.not_measured]
    if outcome.benchmarks_not_alone:
        complaints.append(
            f"{outcome.benchmarks_not_alone} looks found somebody next to a benchmark"
        )
    return complaints
