"""From a submission to a verdict: draw, explore, time, score. The judge's main line.

PTX that the assembler rejects earns no points. The emulator accepts more than PTX; the assembler
decides. It runs next to the emulator, and is waited for before anything is scored.
"""

from __future__ import annotations

import math
import os
import time
from collections.abc import Iterable
from contextlib import nullcontext
from dataclasses import replace

from harness.base import settings
from harness.base.errors import DeviceNotFound, LaunchError, SettingError
from harness.base.processes.waits import waited_s
from harness.course import exercises
from harness.course.exercises.exercise import Exercise, Launch, Quiz, misfits
from harness.course.exercises.plan import PlanError, check_plan
from harness.course.exercises.scheme import Scheme, with_scheme
from harness.course.judge.compare import without_box
from harness.course.judge.comparison.comparing import with_comparison
from harness.course.judge.drawing import SHAPE_SEEDS, draw_shapes
from harness.course.judge.exploring import Findings, Machines, draw, explore
from harness.course.judge.hardware import hardware
from harness.course.judge.scoring import (
    SpeedResult,
    assembly_report,
    bank_use,
    hazard_reports,
    problem_report,
    score_conflict_free,
    score_correct,
    score_fast,
    score_quiz,
    score_synchronized,
    undeclared_report,
)
from harness.course.judge.submission import Submission
from harness.course.judge.timing import Sampled, to_be_timed
from harness.course.judge.verdict import Problem, Verdict, all_properties, refused
from harness.sanitizer import Trial, check_registers, slow_emulator, trial

NOT_ASKED = (
    "The PTX was not assembled: this machine has no assembler that reads it (the package "
    "nvidia-cuda-nvcc brings one)."
)


def asked(
    trial: Trial | None, submission: Submission, launches: Iterable[Launch]
) -> tuple[Problem | None, str]:
    """Wait for the assembler, if any; its result must fit each of the launches. Return why it
    rejects the submission, and a note that is not the submission's fault."""
    if trial is None:
        return None, ""
    outcome = trial.outcome()
    match outcome.answer:
        case "refused":
            return Problem("ptx-refused", outcome.message), ""
        case "over its limits":
            return Problem("assembler-limit", outcome.message), ""
        case "not asked":
            return None, NOT_ASKED
    registers = outcome.registers.get(submission.entry, 0)
    try:
        for launch in launches:
            check_registers(registers, launch.threads)
    except LaunchError as error:
        return Problem("launch-error", str(error)), ""
    return None, ""


def not_assembled(
    verdict: Verdict, exercise: Exercise, rejected: Problem, findings: Findings
) -> Verdict:
    """The verdict on a submission that hardware would not run. A problem that the emulator found
    comes first: its message often says more."""
    problems: tuple[Problem, ...] = (rejected,)
    if findings.problem is not None and findings.problem[0].kind == "ptx-error":
        problems = (problem_report(exercise, findings, findings.problem), *problems)
    return replace(
        verdict,
        properties=all_properties(exercise, "not-run", "the kernel cannot be run"),
        runs=tuple(findings.records),
        problems=problems,
    )


DEFAULT_LIMIT_S = 60.0
UNJUDGED_NOTE = (
    "What was not judged is neither lost nor earned: the emulator's limit was reached. In grading "
    "the kernel is tried again with a larger limit, and if that is not enough, a person looks at "
    "it. Does a loop of it run longer than it must?"
)
MOST_BANKS = 8


def judge(
    submission: Submission,
    seed: int | None = None,
    device: str | None = None,
    limit_s: float = DEFAULT_LIMIT_S,
    scheme: Scheme | None = None,
    cores: int = 1,
) -> Verdict:
    """Return the verdict on a submission.

    ``seed`` repeats an earlier draw; without it the seed is new and secret. ``device`` is "hopper"
    or "emulator" (default: this machine's). The emulator explores the schedules on every machine;
    Hopper adds the real run and the timing. ``limit_s`` bounds the exploration, in the emulator's
    own time. ``scheme`` are points and ladder instead of the exercise's own; raises ValueError if
    they do not fit it. ``cores``: explorations to run in parallel; the verdict is the same. A
    kernel's failures are in the verdict, never raised.
    """
    try:
        settings.UNMEASURED.value()
        exercise = exercises.get(submission.exercise)
    except (exercises.UnknownExercise, SettingError) as error:
        kind = "bad-setting" if isinstance(error, SettingError) else "unknown-exercise"
        problem = Problem(kind, str(error))
        return Verdict(submission.exercise, problems=(problem,))
    exercise = with_scheme(exercise, scheme)
    if isinstance(exercise, Quiz):
        correct = score_quiz(exercise, submission.answers)
        notes = misfits(exercise, submission.answers)
        if correct.status == "passed":
            notes += [f"`{name}`: {reason}" for name, reason in exercise.reasons.items()]
        return Verdict(
            exercise.name, title=exercise.title, properties=(correct,), notes=tuple(notes)
        )
    secret = int.from_bytes(os.urandom(7), "big")
    if exercise.student_plan and submission.shape_seed is not None:
        secret = secret * SHAPE_SEEDS + submission.shape_seed % SHAPE_SEEDS
    seed = secret if seed is None else seed
    unplanned = _unplanned(exercise, submission, seed)
    if unplanned is not None:
        return refused(exercise, unplanned)
    from harness.sanitizer import EmulatedDevice, emulator

    try:
        gpu = hardware(device, submission.ptx, cores)
    except DeviceNotFound as error:
        return refused(exercise, Problem("device-not-found", str(error)))
    with gpu as had:
        machines = Machines(
            emulator=EmulatedDevice(),  # its addresses depend on the seed only
            schedules=tuple(emulator.SCHEDULES),
            hardware=had,
            assembler=trial.begin,
            cores=cores,
        )
        return judge_on(machines, exercise, submission, seed, limit_s)


def _unplanned(exercise: Exercise, submission: Submission, seed: int) -> Problem | None:
    """Return the problem with the plans of a submission, if any; they come from the student's
    process."""
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
    started, waited_before = time.monotonic(), waited_s()
    drawn = draw(exercise, seed, submission)
    begin = machines.assembler
    device, speed = machines.emulator.name, None
    with to_be_timed(exercise, submission, machines, seed) as timed:
        with begin(submission.ptx) if begin else nullcontext() as under_way:
            exploration = explore(exercise, submission, drawn, seed, machines, limit_s)
            findings = exploration.findings
            rejected, note = asked(under_way, submission, (case.launch for case in drawn))
        if machines.hardware is not None:
            device = "hopper"
            if findings.problem is None and not findings.not_explored and not rejected:
                with machines.hardware() as gpu:
                    exploration.on_hardware(gpu)
                    # A speed is worth points where the kernel is right.
                    if timed and score_correct(exercise, findings).status == "passed":
                        speed = timed.measured(gpu)
        sampled = Sampled()
        if timed and speed is not None and speed.status == "measured":  # the GPU is others' again
            sampled = timed.sampled()
        findings.hazards += sampled.hazards
        findings.records += sampled.records
        if sampled.wrong:
            speed = SpeedResult("failed", reason=f"at the shape that is timed, {sampled.wrong}")
    verdict = Verdict(
        exercise=exercise.name,
        title=exercise.title,
        seed=seed,
        device=device,
        unmeasured=settings.UNMEASURED.value(),
        shapes=tuple(tuple(case.shape) for case in drawn),
        parameters=dict(exercise.parameters),
        schedules=machines.schedules,
    )
    if rejected:
        verdict = not_assembled(verdict, exercise, rejected, findings)
    else:
        verdict = _conclude(exercise, submission, verdict, findings, speed)
        if not verdict.passed and device == machines.emulator.name:
            verdict = with_comparison(verdict, exercise, submission, drawn)
            verdict = _without_idle_box(verdict, exercise)
    of_tools = filter(None, [note, slow_emulator()])
    verdict = replace(verdict, notes=(*verdict.notes, *of_tools, *sampled.notes))
    waited = waited_s() - waited_before
    elapsed = time.monotonic() - started - waited
    return replace(verdict, elapsed_s=round(elapsed, 3), waited_s=round(waited, 3))


def _without_idle_box(verdict: Verdict, exercise: Exercise) -> Verdict:
    """Return the verdict without a load of a box outside of its tensor where the comparison is
    about other lines, or where blocks are rounded up to clusters and there is none: blocks
    without a tile of their own load such boxes, and are right."""
    compared, wrong, run = verdict.compared, verdict.wrong, verdict.wrong_run
    if wrong is None or run is None or not wrong.outside:
        return verdict
    if compared is None:
        is_idle = math.prod(exercise.launch(run.shape).cluster) > 1
    else:
        is_idle = wrong.outside_line not in compared.lines
    return replace(verdict, wrong=without_box(wrong)) if is_idle else verdict


def _conclude(
    exercise: Exercise,
    submission: Submission,
    verdict: Verdict,
    findings: Findings,
    speed: SpeedResult | None,
) -> Verdict:
    correct = score_correct(exercise, findings)
    properties, synchronized = [correct], None
    if "synchronized" in exercise.points:
        synchronized = score_synchronized(exercise, findings)
        properties.append(synchronized)
    if "conflict-free" in exercise.points:
        properties.append(score_conflict_free(exercise, findings))
    problems = []
    if findings.problem is not None:
        problems.append(problem_report(exercise, findings, findings.problem))
    problems += [undeclared_report(each, submission.sources) for each in findings.undeclared]
    ladder = exercise.benchmark.ladder if exercise.benchmark else ()
    if exercise.benchmark is not None:
        properties.append(score_fast(ladder, correct, speed, verdict.unmeasured, synchronized))
    wrong, wrong_run = findings.wrong or (None, None)
    hints_key = "unwritten-output" if findings.unwritten else "wrong-output"
    if findings.modified_inputs:
        hints_key = "input-modified"
    hinted = wrong is not None or bool(findings.modified_inputs)
    if wrong_run is not None and hints_key == "wrong-output":
        # Right on another schedule: the order of events is wrong, and not values or places.
        right = [each.shape for each in findings.records if each.outcome == "right"]
        hinted = wrong_run.shape not in right
    return replace(
        verdict,
        properties=tuple(properties),
        runs=tuple(findings.records),
        wrong=wrong,
        wrong_run=wrong_run,
        wrong_hints=tuple(exercise.hints.get(hints_key, ())) if hinted else (),
        hazards=hazard_reports(exercise, submission, findings),
        notes=(UNJUDGED_NOTE,) if any(prop.status == "not-judged" for prop in properties) else (),
        banks=bank_use(findings)[:MOST_BANKS] if "conflict-free" in exercise.points else (),
        problems=tuple(problems),
        benchmark=speed.figures if speed else None,
        rungs=tuple((rung.fraction, rung.points) for rung in ladder),
        assembly=assembly_report(findings),
    )
