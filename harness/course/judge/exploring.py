"""Running a submission on drawn shapes: every schedule of the emulator, and then hardware."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from contextlib import ExitStack
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any

import numpy as np

from harness.base.processes.parallel import Results, in_forks
from harness.base.processes.waits import say
from harness.course.compiler.effects import Undeclared, undeclared
from harness.course.exercises.effects import COUNTED, WrittenOnce
from harness.course.exercises.exercise import Exercise
from harness.course.exercises.plan import applied
from harness.course.judge.compare import compare, inputs_of_element
from harness.course.judge.drawing import explored_and_edges
from harness.course.judge.hardware import Hardware
from harness.course.judge.launching import Drawn, LaunchOutcome, run_once
from harness.course.judge.provenance import Again, Effects, Intervention, Launched, watches
from harness.course.judge.submission import Submission
from harness.course.judge.verdict import UNJUDGED, Ending, Problem, RunRecord, WrongOutput
from harness.course.outputs import OutputCause
from harness.sanitizer import DEFAULT_OPTIONS, Device, Hazard, Report, RunOptions, Trial, Watch
from harness.sanitizer.emulator import SCHEDULES

RUN_LIMIT_S = 10.0  # on hardware
_SLOW_S = 3.0  # emulator time for all shapes on the first schedule
SLOWER = 4  # times as slow as it is, a kernel with an intervention is said not to end
RUN_SHARE = 1 / 4  # share of the exploration's limit that one run on the emulator may take
# CPU seconds of remaining work, estimated from the first run, which also reads the kernel. Forks
# take 0.05 s themselves.
_WORTH_FORKS_S = 0.4
AS_LATE_AS_CAN_BE = SCHEDULES[0]  # copies arrive when all waits for them
_UNEXPLAINED = {OutputCause.VALUES_NAN, OutputCause.WRONG_VALUES}
# A seed has several streams of random numbers: 0 draws shapes (`drawing`), 3 the inputs to time.
_DATA, _SCHEDULE, _VALUES = 1, 2, 4


@dataclass(frozen=True)
class Machines:
    """Devices to run on: the emulator under each of its schedules and, if there is a GPU, a
    function that gets it, and may wait. ``assembler`` begins to assemble a PTX text; None where
    the submission is not PTX."""

    emulator: Device
    schedules: tuple[str, ...]
    hardware: Hardware | None = None
    assembler: Callable[[str], Trial] | None = None
    cores: int = 1  # for parallel exploration


@dataclass
class Findings:
    """Findings of all runs; each run adds to it."""

    records: list[RunRecord] = field(default_factory=list)
    hazards: list[tuple[Hazard, RunRecord]] = field(default_factory=list)
    wrong: tuple[WrongOutput, RunRecord] | None = None
    problem: tuple[Problem, RunRecord] | None = None
    modified_inputs: set[str] = field(default_factory=set)
    effects: Effects = field(default_factory=Effects)
    unwritten: bool = False
    undeclared: tuple[Undeclared, ...] = ()
    assembled: Any = None  # harness.course.compiler.Assembled, from a run on hardware
    banks: dict[tuple[str, int | None], list[Any]] = field(default_factory=dict)
    sectors: dict[tuple[str, int | None], list[Any]] = field(default_factory=dict)
    not_explored: int = 0  # runs left out because time ran out
    emulated_s: float = 0.0  # the emulator's own time


def draw(exercise: Exercise, seed: int, submission: Submission | None = None) -> list[Drawn]:
    """Shapes, inputs and expected outputs: all from the seed, and equal for equal seeds."""
    explored, once = explored_and_edges(exercise, seed)
    plans = submission.plans if exercise.student_plan and submission is not None else ()
    drawn = []
    for index, shape in enumerate(explored + once):
        launch = exercise.launch(shape)
        for plan in plans[index : index + 1]:
            launch = applied(launch, plan)
        is_edge, sign = index >= len(explored), -1 if index % 2 else 1
        data, values = (np.random.default_rng([seed, of, index]) for of in (_DATA, _VALUES))
        # Equal numbers can hide a mistake: a shape that every schedule runs has no equal tiles.
        inputs = exercise.telling_inputs(shape, data, values, sign, equal_parts=is_edge)
        expected = exercise.reference(shape, inputs)
        drawn.append(Drawn(index, shape, launch, inputs, expected, once=is_edge))
    return drawn


@dataclass(frozen=True)
class PlannedRun:
    """A drawn shape and the way to run it; ``watch``: as `run_once` takes it."""

    device: Device
    drawn: Drawn
    options: RunOptions = DEFAULT_OPTIONS
    watch: Mapping[str, Watch] = field(default_factory=dict)

    @property
    def schedule(self) -> str:
        """Empty on hardware."""
        return self.options.schedule if self.device.name == "emulator" else ""

    def outcome(self, submission: Submission) -> LaunchOutcome:
        case, how = self.drawn, (self.options, self.watch)
        return run_once(self.device, submission, case.launch, case.inputs, *how)

    def within(self, limit_s: float) -> PlannedRun:
        return replace(self, options=replace(self.options, timeout_s=limit_s))


def _how_far(runs: list[PlannedRun], done: int) -> str:
    now = runs[done]
    shapes = list(dict.fromkeys(each.drawn.index for each in runs))
    where = f"schedule {now.schedule}" if now.schedule else f"on {now.device.name}"
    return f"shape {shapes.index(now.drawn.index) + 1} of {len(shapes)}, {where}"


def _schedule_seed(seed: int, shape_index: int, schedule_index: int) -> int:
    rng = np.random.default_rng([seed, _SCHEDULE, shape_index, schedule_index])
    return int(rng.integers(2**31))


def _ending(outcome: LaunchOutcome, wrong: WrongOutput | None) -> Ending:
    if outcome.problem is not None:
        endings: dict[str, Ending] = {"hang": "hang", "fault": "fault", UNJUDGED: "unfinished"}
        return endings.get(outcome.problem.kind, "error")
    return "wrong" if wrong or outcome.modified_inputs else "right"


@dataclass
class Exploration:
    """The runs of a submission: its drawn shapes, the machines, and the findings so far."""

    exercise: Exercise
    submission: Submission
    drawn: list[Drawn]
    machines: Machines
    findings: Findings

    def on_every_schedule(self, seed: int, limit_s: float) -> None:
        """Run the drawn shapes on the emulator. It ends when a run does not end normally, or after
        ``limit_s`` seconds of the emulator's own time: on a busy machine the same verdict comes
        later. A hang or a fault has cost all the points that it can cost, and the next run would
        only take its time again.
        """
        runs = [
            self.on_emulator(case, name, _schedule_seed(seed, case.index, k))
            for k, name in enumerate(self.machines.schedules)
            for case in self.drawn
            if k == 0 or not case.once
        ]
        most_s = limit_s * RUN_SHARE

        def left_s() -> float:
            return limit_s - self.findings.emulated_s

        self.run_all(runs, left_s, most_s, self.machines.cores)
        if self.findings.problem is None:
            self.findings.effects.follow_up(self.exercise, self._once_more(most_s))
        if self.findings.not_explored and self.machines.hardware is not None:
            self.findings.not_explored += len(self.drawn)

    def on_hardware(self, gpu: Device) -> None:
        """Run the drawn shapes on a GPU, by the same rules."""
        runs = [PlannedRun(gpu, case) for case in self.drawn]
        self.run_all(runs, lambda: RUN_LIMIT_S, most_s=RUN_LIMIT_S)

    def on_emulator(self, case: Drawn, schedule: str, seed: int = 0) -> PlannedRun:
        """Return a run of ``case`` that records everything the exercise asks for."""
        is_late = schedule == AS_LATE_AS_CAN_BE
        counted = is_late and any(isinstance(effect, COUNTED) for effect in self.exercise.effects)
        stores_counted = is_late and any(
            isinstance(effect, WrittenOnce) for effect in self.exercise.effects
        )
        options = RunOptions(
            schedule=schedule,
            seed=seed,
            count_banks="conflict-free" in self.exercise.points,
            count_sectors=stores_counted or self.exercise.sectors is not None,
            count_traffic=counted,
        )
        return PlannedRun(self.machines.emulator, case, options, watches(self.exercise))

    def run_all(
        self,
        runs: list[PlannedRun],
        left_s: Callable[[], float],
        most_s: float,
        cores: int = 1,
    ) -> None:
        """Run ``runs`` in order, until the findings end it; with several ``cores`` later runs
        start ahead."""
        with ExitStack() as stack:
            ahead: Results[LaunchOutcome] | None = None
            started = time.process_time()
            for done, planned in enumerate(runs):
                left = left_s()
                if left <= 0:
                    self.findings.not_explored = len(runs) - done
                    break
                if self._is_slow_and_not_synchronized(planned):
                    break
                limit = min(most_s, max(left, 0.5))
                say(_how_far(runs, done))
                if done == 1 and cores > 1:  # forks inherit facts that the first run found
                    worth_s = (time.process_time() - started) * (len(runs) - 1)
                    if worth_s > _WORTH_FORKS_S:
                        tasks = [
                            partial(run.within(most_s).outcome, self.submission) for run in runs[1:]
                        ]
                        ahead = stack.enter_context(in_forks(tasks, cores))
                planned = planned.within(limit)
                outcome = planned.outcome(self.submission) if ahead is None else ahead[done - 1]
                if ahead is not None and limit < most_s:
                    taken_s = outcome.report.emulated_s if outcome.report else 0.0
                    if not 0 < taken_s < limit:
                        outcome = planned.outcome(
                            self.submission
                        )  # the run may have taken more than was left
                self._note(planned, outcome)
                if outcome.problem is not None:
                    if outcome.problem.kind == UNJUDGED:
                        self.findings.not_explored = len(runs) - done
                    break

    def _is_slow_and_not_synchronized(self, planned: PlannedRun) -> bool:
        """Return True if a slow kernel does not need another schedule: each shape was run, and
        an unordered access was found. Emulating a race takes long, and every run shows it."""
        return (
            planned.schedule not in ("", self.machines.schedules[0])
            and self.findings.emulated_s > _SLOW_S
            and any(
                hazard.severity == "error" and self.exercise.punishes(hazard.kind, hazard.severity)
                for hazard, _ in self.findings.hazards
            )
        )

    def _once_more(self, limit_s: float) -> Again:
        """Runs with an intervention; each may take several times as long as the kernel did."""

        def again(run: Launched, intervention: Intervention) -> LaunchOutcome:
            report = run.outcome.report
            taken_s = report.emulated_s if report else limit_s
            submission = self.submission
            if intervention.ptx:
                changed = intervention.ptx(submission.compiled.ptx)
                submission = replace(submission, ptx=changed.text)
            return run_once(
                self.machines.emulator,
                submission,
                run.launch,
                run.inputs,
                RunOptions(
                    max(limit_s, SLOWER * taken_s),
                    self.machines.schedules[0],
                    negated_products=intervention.negated_products,
                ),
                intervention.watch,
            )

        return again

    def _note(self, planned: PlannedRun, outcome: LaunchOutcome) -> None:
        case, report, wrong = planned.drawn, outcome.report, None
        # If an output is NaN everywhere, another shape may tell more.
        known_wrong = self.findings.wrong[0] if self.findings.wrong is not None else None
        asks = known_wrong is None or {*known_wrong.causes} == {OutputCause.VALUES_NAN}

        for output in case.launch.outputs if outcome.outputs else ():
            got, expected = outcome.outputs[output.name], case.expected[output.name]
            known = outcome.undefined.get(output.name)
            missing, undefined = (known.unwritten, known.undefined) if known else (None, None)
            if wrong is None:
                wrong = compare(
                    output,
                    got,
                    expected,
                    self.exercise.tolerance,
                    missing,
                    undefined,
                    report.outside if report else (),
                )
            self.findings.unwritten |= missing is not None and bool(missing.any())
        record = RunRecord(
            machine=planned.device.name,
            schedule=planned.schedule,
            shape=case.shape,
            outcome=_ending(outcome, wrong),
            hazards=len(outcome.hazards),
            elapsed_ms=round(outcome.elapsed_ms, 1),
        )
        self.findings.records.append(record)
        self.findings.hazards += [(hazard, record) for hazard in outcome.hazards]
        self.findings.modified_inputs |= set(outcome.modified_inputs)
        if wrong is not None and asks:
            if not ({*wrong.causes} - _UNEXPLAINED):
                of = self.exercise, case.shape, case.inputs, case.launch
                wrong = replace(wrong, inputs=inputs_of_element(*of, wrong))
            if known_wrong is None or ({*wrong.causes} - _UNEXPLAINED):
                self.findings.wrong = (wrong, record)
        if outcome.problem is not None:
            self.findings.problem = (outcome.problem, record)
        if outcome.run is not None:
            self.findings.assembled = self.findings.assembled or outcome.run.assembled
        if report is not None:
            self._note_report(case, outcome, report, right=record.outcome == "right")

    def _note_report(
        self, case: Drawn, outcome: LaunchOutcome, report: Report, right: bool
    ) -> None:
        self.findings.emulated_s += report.emulated_s
        for line in report.bank_conflicts:
            self.findings.banks.setdefault((line.file, line.line), []).append(line)
        for sectors in report.sectors:
            self.findings.sectors.setdefault((sectors.file, sectors.line), []).append(sectors)
        launched = Launched(
            **vars(case), outcome=outcome, right=right, ptx=self.submission.compiled.ptx
        )
        self.findings.effects.note(self.exercise, launched)


def explore(
    exercise: Exercise,
    submission: Submission,
    drawn: list[Drawn],
    seed: int,
    machines: Machines,
    limit_s: float,
) -> Exploration:
    """Run the drawn shapes, and those that the findings call for, on the emulator."""
    lacking = undeclared(submission.ptx, exercise.declares)
    findings = Findings(undeclared=lacking)
    exploration = Exploration(exercise, submission, drawn, machines, findings)
    exploration.on_every_schedule(seed, limit_s)
    return exploration
