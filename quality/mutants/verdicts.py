"""The points that a mutant loses. A mutant that must lose a point is judged run by run until it
does.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from harness.course import Submission, Verdict, device, judging
from harness.course.judge.exploring import Findings, Machines, explore
from harness.course.judge.scoring import score_correct, score_synchronized
from harness.course.judge.verdict import PropertyVerdict
from harness.sanitizer.emulator import SCHEDULES
from quality.mutants.solved import Case, Solved
from tests.judge_here import SEED

LIMIT_S = 20.0  # emulator time for one run


@dataclass(frozen=True)
class Outcome:
    """The properties that a mutant loses, and the reasons: kinds of hazards and endings."""

    lost: tuple[str, ...]
    reasons: tuple[str, ...]


def outcome(solved: Solved, case: Case) -> Outcome:
    """Return the properties that the mutant loses; if it must lose a point, those of the first run
    that shows a loss.
    """
    changed = replace(solved.submission, ptx=case.mutant.apply_to(solved.submission.ptx))
    if not case.keeps:
        for run in _runs(solved, changed):
            if run.lost:
                return run
    return _verdict_outcome(judging.judge(changed, SEED, "emulator"))


def _runs(solved: Solved, changed: Submission):
    exercise, emulator = solved.exercise, device("emulator")
    for schedule in SCHEDULES:
        for case in solved.drawn:
            if case.once and schedule != SCHEDULES[0]:
                continue
            machines = Machines(emulator, (schedule,))
            findings = explore(exercise, changed, [case], SEED, machines, LIMIT_S).findings
            scores = [score_correct(exercise, findings)]
            if "synchronized" in exercise.points:
                scores.append(score_synchronized(exercise, findings))
            yield Outcome(_lost(scores), _finding_causes(findings) or _said(scores))


def _lost(scores: list[PropertyVerdict]) -> tuple[str, ...]:
    return tuple(score.name for score in scores if score.status in ("failed", "not-run"))


def _said(scores: list[PropertyVerdict]) -> tuple[str, ...]:
    return tuple(score.reason for score in scores if score.status == "failed")


def _finding_causes(findings: Findings) -> tuple[str, ...]:
    kinds = {hazard.kind for hazard, _ in findings.hazards if hazard.severity == "error"}
    if findings.problem is not None:
        kinds.add(findings.problem[0].kind)
    if findings.wrong is not None:
        kinds.add("wrong output")
    if findings.modified_inputs:
        kinds.add("input written to")
    return tuple(sorted(kinds))


def _verdict_outcome(verdict: Verdict) -> Outcome:
    scores = [*verdict.properties]
    kinds = {hazard.kind for hazard in verdict.hazards if hazard.severity == "error"}
    kinds |= {problem.kind for problem in verdict.problems}
    return Outcome(_lost(scores), tuple(sorted(kinds)) or _said(scores))
