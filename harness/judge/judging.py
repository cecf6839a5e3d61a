"""From a submission to a verdict: draw, explore, time, score. The judge's main line."""

from __future__ import annotations

import os
import time
from dataclasses import replace
from typing import Any

from harness import exercises
from harness.errors import DeviceNotFound
from harness.exercises.exercise import Exercise
from harness.exercises.plan import PlanError, check_plan
from harness.exercises.quiz import Quiz
from harness.exercises.scheme import Scheme, applied, applied_to_quiz
from harness.judge.exploring import (
    SHAPE_SEEDS,
    Findings,
    Machines,
    draw,
    draw_shapes,
    explore,
)
from harness.judge.reporting import assembly_report, hazard_reports, problem_report
from harness.judge.scoring import (
    Unmeasured,
    bank_use,
    not_run,
    score_conflict_free,
    score_correct,
    score_fast,
    score_quiz,
    score_synchronised,
)
from harness.judge.speed import measure
from harness.judge.submission import Submission
from harness.judge.verdict import Problem, Verdict

UNMEASURED_VARIABLE = "HARNESS_UNMEASURED"
DEFAULT_LIMIT_S = 60.0
MOST_BANKS = 8


def judge(
    submission: Submission,
    seed: int | None = None,
    device: str | None = None,
    limit_s: float = DEFAULT_LIMIT_S,
    scheme: Scheme | None = None,
) -> Verdict:
    """The verdict on a submission.

    ``seed`` repeats an earlier draw; without it the seed is new and secret. ``device`` is
    "hopper" or "emulator" (default: what this machine has). The emulator explores the
    schedules on every machine; Hopper adds the real run and the timing. ``limit_s`` bounds
    the exploration. ``scheme`` are points and ladder in the place of the exercise's own; a
    ValueError where they do not fit it. A kernel's failures are in the verdict, never raised.
    """
    try:
        exercise = exercises.get(submission.exercise)
    except exercises.UnknownExercise as error:
        problem = Problem("unknown-exercise", str(error))
        return Verdict(submission.exercise, kernel=submission.kernel, problems=(problem,))
    if isinstance(exercise, Quiz):
        exercise = applied_to_quiz(exercise, scheme)
        return Verdict(
            exercise.name,
            title=exercise.title,
            properties=(score_quiz(exercise, submission.answers),),
        )
    exercise = applied(exercise, scheme)
    secret = int.from_bytes(os.urandom(7), "big")
    if exercise.student_plan and submission.shape_seed is not None:
        secret = secret * SHAPE_SEEDS + submission.shape_seed % SHAPE_SEEDS
    seed = secret if seed is None else seed
    unplanned = _unplanned(exercise, submission, seed)
    if unplanned is not None:
        return Verdict(
            exercise.name,
            title=exercise.title,
            kernel=submission.kernel,
            properties=not_run(exercise, "the kernel was not run"),
            problems=(unplanned,),
        )
    from harness import devices, emulator

    try:
        machine = devices.device(device)
    except DeviceNotFound as error:
        return Verdict(
            exercise.name,
            title=exercise.title,
            kernel=submission.kernel,
            properties=not_run(exercise, "the kernel was not run"),
            problems=(Problem("device-not-found", str(error)),),
        )
    machines = Machines(
        emulator=devices.device("emulator"),
        schedules=tuple(emulator.SCHEDULES),
        hardware=machine if machine.name != "emulator" else None,
    )
    return judge_on(machines, exercise, submission, seed, limit_s)


def _unplanned(exercise: Exercise, submission: Submission, seed: int) -> Problem | None:
    """What is wrong with the plans of a submission; they come from the student's process."""
    if not exercise.student_plan:
        return None
    if submission.shape_seed is None or submission.shape_seed % SHAPE_SEEDS != seed % SHAPE_SEEDS:
        return Problem("bad-plan", "the plans are for other shapes than those that were drawn")
    wanted = len(draw_shapes(exercise, seed)) + (exercise.benchmark is not None)
    if len(submission.plans) != wanted:
        return Problem("bad-plan", f"there are {len(submission.plans)} plans for {wanted} shapes")
    try:
        for plan in submission.plans:
            check_plan(exercise, plan)
    except PlanError as error:
        return Problem("bad-plan", str(error))
    return None


def judge_on(
    machines: Machines, exercise: Exercise, submission: Submission, seed: int, limit_s: float
) -> Verdict:
    """The verdict on a submission to ``exercise``, from these machines."""
    started = time.monotonic()
    drawn = draw(exercise, seed, submission)
    findings = explore(exercise, submission, drawn, seed, machines, started + limit_s)
    verdict = Verdict(
        exercise=exercise.name,
        title=exercise.title,
        kernel=submission.kernel,
        seed=seed,
        device=(machines.hardware or machines.emulator).name,
        unmeasured=unmeasured_policy(),
        shapes=tuple(tuple(one.shape) for one in drawn),
        schedules=machines.schedules,
    )
    verdict = _conclude(exercise, submission, verdict, findings, machines.hardware, seed)
    return replace(verdict, elapsed_s=round(time.monotonic() - started, 3))


def unmeasured_policy() -> Unmeasured:
    """What becomes of the points for a speed that cannot be measured here.

    HARNESS_UNMEASURED=withhold gives none; the default credits them.
    """
    value = os.environ.get(UNMEASURED_VARIABLE, "credit").strip().lower()
    return "withhold" if value == "withhold" else "credit"


def _conclude(
    exercise: Exercise,
    submission: Submission,
    verdict: Verdict,
    findings: Findings,
    hardware: Any,
    seed: int,
) -> Verdict:
    correct = score_correct(exercise, findings)
    properties = [correct]
    if "synchronised" in exercise.points:
        properties.append(score_synchronised(exercise, findings))
    if "conflict-free" in exercise.points:
        properties.append(score_conflict_free(exercise, findings))
    speed, problems = None, []
    if findings.problem is not None:
        problems.append(problem_report(exercise, *findings.problem))
    ladder = exercise.benchmark.ladder if exercise.benchmark else ()
    if exercise.benchmark is not None:
        if correct.status == "passed" and hardware is not None:
            speed = measure(exercise, exercise.benchmark, submission, hardware, seed)
        properties.append(score_fast(ladder, correct, speed, verdict.unmeasured))
    wrong, wrong_run = findings.wrong or (None, None)
    hints_key = "unwritten-output" if findings.unwritten else "wrong-output"
    if findings.modified_inputs:
        hints_key = "input-modified"
    failed = wrong is not None or bool(findings.modified_inputs)
    return replace(
        verdict,
        properties=tuple(properties),
        runs=tuple(findings.records),
        wrong=wrong,
        wrong_run=wrong_run,
        wrong_hints=tuple(exercise.hints.get(hints_key, ())) if failed else (),
        hazards=hazard_reports(exercise, submission, findings),
        banks=bank_use(findings)[:MOST_BANKS] if "conflict-free" in exercise.points else (),
        problems=tuple(problems),
        benchmark=speed.figures if speed else None,
        rungs=tuple((rung.fraction, rung.points) for rung in ladder),
        assembly=assembly_report(findings),
    )
