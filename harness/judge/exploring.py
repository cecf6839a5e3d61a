"""Running a submission on drawn shapes: every schedule of the emulator, and then hardware."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack
from dataclasses import dataclass, field, replace
from functools import cache, partial
from itertools import chain, islice
from typing import Any

import numpy as np

from harness.compiler.effects import Undeclared, undeclared
from harness.compiler.trial import Trial
from harness.devices import Device
from harness.devices.arrays import POISON_BYTE
from harness.diagnosis import Cause, Diagnosis, Hazard, Report
from harness.emulator import SCHEDULES, Decisions, lowered
from harness.exercises.effects import COUNTED, WrittenOnce
from harness.exercises.exercise import Arrays, Exercise, MapArgument, Output, Shape
from harness.exercises.plan import Plan, applied
from harness.judge.attention import wrong_weights
from harness.judge.compare import compare, dtype_of, left_as_filled, with_more, wrong_elements
from harness.judge.guidance.branches import outcomes_of
from harness.judge.guidance.inputs import filled_inputs, inputs_that_flip, readings_that_flip
from harness.judge.guidance.shapes import Explored, exceeding_shapes, flipping_shapes
from harness.judge.hardware import Hardware
from harness.judge.launching import Drawn, LaunchOutcome, run_once
from harness.judge.products import TakenParts
from harness.judge.provenance import Again, Effects, Intervention, Launched, unread, watches
from harness.judge.rewriting import with_marked_stores, with_reading
from harness.judge.structure import not_reached
from harness.judge.submission import Submission
from harness.judge.verdict import UNJUDGED, Ending, Problem, RunRecord, WrongOutput
from harness.judge.wrong_places import computed_otherwise
from harness.launches import DEFAULT_OPTIONS, RunOptions, Watch
from harness.processes.parallel import Results, in_forks
from harness.processes.waits import say

RUN_LIMIT_S = 10.0  # on hardware
FURTHER_LIMIT_S = 2.0  # of the emulator's time, for a shape that guidance asks for
_SLOW_S = 3.0  # of the emulator's time, for all shapes on the first schedule
SLOWER = 4  # times as slow as it is, a kernel with an intervention is said not to end
RUN_SHARE = 1 / 4  # of the exploration's limit: what one run on the emulator may take
SHAPE_SEEDS = 2**32
_OTHER_FILL = 0xFF ^ POISON_BYTE
_WORTH_FORKS_S = 0.1  # of a processor: what is left to run, by what the first run took
AS_LATE_AS_CAN_BE = SCHEDULES[0]  # copies arrive when all waits for them
_MOST_READINGS = 4  # runs in which the machine says something else
_NOT_WRITTEN = {Cause.NOTHING_WRITTEN, Cause.PARTLY_UNWRITTEN, Cause.OUTPUT_UNCHANGED}
_UNEXPLAINED = {Cause.VALUES_NAN, Cause.WRONG_VALUES}
_ENOUGH = 1024  # numbers of an input among which some flip the conditions on data
# Which stream of random numbers a seed is used for; 0 draws shapes, 3 what is timed.
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
    cores: int = 1  # to explore on, side by side


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
    assembled: Any = None  # harness.compiler.Assembled, from a run on hardware
    banks: dict[tuple[str, int | None], list[Any]] = field(default_factory=dict)
    sectors: dict[tuple[str, int | None], list[Any]] = field(default_factory=dict)
    traffic: list[tuple[Launched, Any]] = field(default_factory=list)  # runs that were right
    not_explored: int = 0  # runs left out because time ran out
    emulated_s: float = 0.0  # of the emulator's own time
    decisions: dict[Shape, list[Decisions]] = field(default_factory=dict)


def draw_shapes(exercise: Exercise, seed: int) -> tuple[Shape, ...]:
    """The shapes that a seed draws. Where the student's process has to know them, to plan a
    launch for each, they depend on the seed's lowest 32 bits alone: it gets those. The data
    depend on the other bits as well, which stay secret."""
    return sum(_shapes(exercise, seed), ())


def _shapes(exercise: Exercise, seed: int) -> tuple[tuple[Shape, ...], tuple[Shape, ...]]:
    """The shapes that are explored on every schedule, and those that are run once."""
    known = seed % SHAPE_SEEDS if exercise.student_plan else seed
    rng = np.random.default_rng([known, 0])
    explored = exercise.shapes(rng)
    return explored, exercise.edges(explored, rng)


def draw(exercise: Exercise, seed: int, submission: Submission | None = None) -> list[Drawn]:
    """Shapes, inputs and expected outputs: all from the seed, and equal for equal seeds."""
    explored, once = _shapes(exercise, seed)
    plans = submission.plans if exercise.student_plan and submission is not None else ()
    drawn = []
    for index, shape in enumerate(explored + once):
        is_edge, own = index >= len(explored), plans[index : index + 1]
        # Equal numbers can hide a mistake: a shape that every schedule runs has no equal tiles.
        drawn.append(_drawn(exercise, seed, index, shape, own, once=is_edge, equal_parts=is_edge))
    return drawn


def _drawn(
    exercise: Exercise,
    seed: int,
    index: int,
    shape: Shape,
    plans: tuple[Plan, ...],
    once: bool,
    equal_parts: bool,
) -> Drawn:
    data, values = (np.random.default_rng([seed, of, index]) for of in (_DATA, _VALUES))
    inputs = exercise.telling_inputs(shape, data, values, _sign(index), equal_parts)
    launch = exercise.launch(shape)
    for plan in plans:
        launch = applied(launch, plan)
    return Drawn(index, shape, launch, inputs, exercise.reference(shape, inputs), once)


def _sign(index: int) -> int:
    """Of the loud numbers (`Values`) of a shape's inputs: both, in every grading."""
    return -1 if index % 2 else 1


def _least(known: list[Drawn]) -> Drawn:
    """Return the shape with the smallest inputs that have room for some numbers."""
    sizes = {case.index: sum(array.size for array in case.inputs.values()) for case in known}
    enough = [case for case in known if sizes[case.index] >= _ENOUGH] or known
    return min(enough, key=lambda case: sizes[case.index])


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

    def outcome(self, submission: Submission, fill: int = POISON_BYTE) -> LaunchOutcome:
        case = self.drawn
        how = self.options, self.watch, fill
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


def _others(case: Drawn, output: Output) -> Arrays:
    """The arrays whose values a wrong output may hold by mistake, by their names in the kernel:
    other outputs, and the inputs."""
    expected = {
        other.name: case.expected[other.name].astype(dtype_of(other.dtype))
        for other in case.launch.outputs
        if other.name != output.name
    }
    inputs = {
        name if name == output.initial else case.launch.name_of(name): array
        for name, array in case.inputs.items()
    }
    return {**expected, **inputs}


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
        """Run the drawn shapes on the emulator, and then the shapes that flip further conditions
        (`harness.judge.guidance`), which join ``drawn``. It ends when a run does not end well, or
        after ``limit_s`` seconds of the emulator's own time: on a busy machine the same verdict
        comes later. A hang or a fault has cost all the points that it can cost, and the next run
        would only take its time again.
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
        for shape in self._further_shapes():
            if left_s() <= 0:
                break
            # If the student plans, all plans are equal (`_further_shapes`). Equal tiles would hide
            # what goes wrong in one place alone.
            plans = self.submission.plans[:1]
            guess_case = _drawn(
                self.exercise, seed, len(self.drawn), shape, plans, once=True, equal_parts=False
            )
            if not self._run_guess(guess_case, left_s, min(most_s, FURTHER_LIMIT_S)):
                break
        for flipping in chain(self._flipping_values(seed), self._filled_inputs()):
            if left_s() <= 0 or not self._run_guess(flipping, left_s, most_s):
                break
        self._run_other_readings(left_s, most_s)
        if self.findings.problem is None:
            self.findings.effects.follow_up(self.exercise, self._once_more(most_s))
        if self.findings.not_explored and self.machines.hardware is not None:
            self.findings.not_explored += len(self.drawn)

    def _run_guess(self, case: Drawn, left_s: Callable[[], float], most_s: float) -> bool:
        """Run a shape that only guidance asks for, on a single schedule; it joins ``drawn``. If
        the run does not end normally it is no evidence: it is forgotten, and the answer is
        False."""
        self.drawn.append(case)
        self.run_all([self.on_emulator(case, self.machines.schedules[0])], left_s, most_s)
        problem = self.findings.problem
        if not self.findings.not_explored and (not problem or problem[0].kind in ("hang", "fault")):
            return True
        self.drawn.pop()
        if problem:
            self.findings.records.pop()
        self.findings.problem, self.findings.not_explored = None, 0
        return False

    def on_hardware(self, gpu: Device) -> None:
        """Run the drawn shapes on a GPU, by the same rules."""
        runs = [PlannedRun(gpu, case) for case in self.drawn]
        self.run_all(runs, lambda: RUN_LIMIT_S, most_s=RUN_LIMIT_S)

    def _further_shapes(self) -> Iterator[Shape]:
        """The shapes that guidance asks for, while the kernel has not failed."""
        if self._has_failed() or not self.exercise.axes or not self.findings.decisions:
            return
        if any(plan != self.submission.plans[0] for plan in self.submission.plans):
            return  # a plan for each shape: the student's process made no more
        seen = [self._seen(case) for case in self.drawn]
        kernel = lowered(
            self.submission.ptx, self.submission.entry, self.drawn[0].launch.shared_bytes
        )
        policies = (flipping_shapes, exceeding_shapes)
        proposed = (policy(self.exercise, kernel, seen) for policy in policies)
        for shape in chain.from_iterable(proposed):
            yield shape
            if self.findings.problem or self.findings.wrong or self.findings.not_explored:
                return
            seen.append(self._seen(self.drawn[-1]))

    def _flipping_values(self, seed: int) -> Iterator[Drawn]:
        """A small shape of those that were drawn, with numbers that flip conditions on data; for a
        kernel against which there is nothing yet. The caller runs each before it asks for the next.
        """
        # By the sign of its loud numbers: beside those of the other sign a sum would lose its bits.
        by_sign = {_sign(index): self.drawn[index::2] for index in range(min(2, len(self.drawn)))}
        for sign, known in by_sign.items():
            if self._has_failed() or not self.exercise.values or not self.findings.decisions:
                return
            least = _least(known)
            kernel = lowered(self.submission.ptx, self.submission.entry, least.launch.shared_bytes)
            outcomes = self._outcomes()
            rng = np.random.default_rng([seed, _VALUES, len(self.drawn)])
            inputs = inputs_that_flip(self.exercise, kernel, outcomes, least.inputs, rng, sign)
            if inputs is not None:
                expected = self.exercise.reference(least.shape, inputs)
                yield Drawn(len(self.drawn), least.shape, least.launch, inputs, expected, once=True)

    def _filled_inputs(self) -> Iterator[Drawn]:
        """Yield the same shape with inputs of a single number, for further conditions on data;
        none once the kernel has failed. The caller runs each before it asks for the next."""
        if self._has_failed() or not self.exercise.values or not self.findings.decisions:
            return
        least = _least(self.drawn[::2])
        kernel = lowered(self.submission.ptx, self.submission.entry, least.launch.shared_bytes)
        seen = [run for runs in self.findings.decisions.values() for run in runs]
        for inputs in filled_inputs(self.exercise, kernel, seen, least.inputs, _sign(least.index)):
            expected = self.exercise.reference(least.shape, inputs)
            yield Drawn(len(self.drawn), least.shape, least.launch, inputs, expected, once=True)
            if self._has_failed():
                return
            seen.append(self.findings.decisions[least.shape][-1])

    def _run_other_readings(self, left_s: Callable[[], float], most_s: float) -> None:
        """Run a kernel against which there is nothing yet where it reads other numbers of the
        machine than it has: a clock, a multiprocessor. A read that gives the same number again
        and again may be waited for in vain: a run that does not end is no evidence."""
        if self._has_failed() or not self.findings.decisions:
            return
        least = _least(self.drawn)
        kernel = lowered(self.submission.ptx, self.submission.entry, least.launch.shared_bytes)
        planned = PlannedRun(
            self.machines.emulator,
            least,
            RunOptions(most_s, self.machines.schedules[0]),
            watches(self.exercise),
        )
        for reads, number in islice(readings_that_flip(kernel, self._outcomes()), _MOST_READINGS):
            if left_s() <= 0 or self._has_failed():
                return
            changed = replace(self.submission, ptx=with_reading(self.submission.ptx, reads, number))
            outcome = planned.outcome(changed)
            if outcome.problem is None:
                missing = self._unwritten(changed, planned, outcome)
                self._note(planned, outcome, missing)

    def _has_failed(self) -> bool:
        """Return True if the kernel has failed already, or some of its runs were left out."""
        hazards = (hazard for hazard, _ in self.findings.hazards)
        return bool(
            self.findings.problem
            or self.findings.wrong
            or self.findings.modified_inputs
            or self.findings.not_explored
            or any(self.exercise.punishes(hazard.kind, hazard.severity) for hazard in hazards)
        )

    def _seen(self, case: Drawn) -> Explored:
        buffers = {name: array.shape for name, array in (case.inputs | case.expected).items()}
        buffers |= {scratch.name: scratch.shape for scratch in case.launch.scratch}
        decisions = self.findings.decisions.get(case.shape, [])
        return Explored(case.shape, case.launch, buffers, decisions, self.submission.convention)

    def _outcomes(self) -> dict[int, int]:
        return outcomes_of(run for runs in self.findings.decisions.values() for run in runs)

    def on_emulator(self, case: Drawn, schedule: str, seed: int = 0) -> PlannedRun:
        """Return a run of ``case`` that records everything the exercise asks for."""
        is_late = schedule == AS_LATE_AS_CAN_BE
        is_timed = is_late and self.exercise.benchmark is not None
        counted = is_late and any(isinstance(effect, COUNTED) for effect in self.exercise.effects)
        stores_counted = is_late and any(
            isinstance(effect, WrittenOnce) for effect in self.exercise.effects
        )
        options = RunOptions(
            schedule=schedule,
            seed=seed,
            count_sectors=is_timed or stores_counted or self.exercise.sectors is not None,
            count_traffic=is_timed or counted,
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
                if self._is_slow_and_not_synchronised(planned):
                    break
                limit = min(most_s, max(left, 0.5))
                say(_how_far(runs, done))
                if done == 1 and cores > 1:  # what the first run made known, forks know, too
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
                        )  # it may have taken more than was left
                missing = self._unwritten(self.submission, planned, outcome)
                self._note(planned, outcome, missing)
                if outcome.problem is not None:
                    if outcome.problem.kind == UNJUDGED:
                        self.findings.not_explored = len(runs) - done
                    break

    def _is_slow_and_not_synchronised(self, planned: PlannedRun) -> bool:
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
            changed = (
                intervention.ptx(self.submission.ptx) if intervention.ptx else self.submission.ptx
            )
            return run_once(
                self.machines.emulator,
                replace(self.submission, ptx=changed),
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

    def _unwritten(
        self, submission: Submission, planned: PlannedRun, outcome: LaunchOutcome
    ) -> Arrays:
        """Return the unwritten elements of each output, by its name.

        If the device does not record them, those that follow the fill: a second run starts with
        other bytes in its buffers. The kernel's own values are the same in both runs, so that no
        right value is among them.
        """
        case = planned.drawn
        known = {
            name: undefined.unwritten for name, undefined in outcome.undefined.items() if undefined
        }
        unsure = [
            output
            for output in case.launch.outputs
            if output.name in outcome.outputs
            and output.name not in known
            and output.initial is None
        ]
        wrong = [
            output.name
            for output in unsure
            if wrong_elements(
                outcome.outputs[output.name], case.expected[output.name], self.exercise.tolerance
            ).any()
        ]
        if wrong:
            again = planned.outcome(submission, _OTHER_FILL)
            for name in wrong if again.outputs else ():
                first = left_as_filled(outcome.outputs[name], POISON_BYTE)
                known[name] = first & left_as_filled(again.outputs[name], _OTHER_FILL)
        return known

    def _note(self, planned: PlannedRun, outcome: LaunchOutcome, unwritten: Arrays) -> None:
        case, report, wrong, terms = planned.drawn, outcome.report, None, self.exercise.terms
        # Of an output that is NaN alone, another shape may tell more.
        known_wrong = self.findings.wrong[0] if self.findings.wrong is not None else None
        asks = known_wrong is None or {*known_wrong.causes} == {Cause.VALUES_NAN}

        @cache
        def taken_parts() -> TakenParts | None:
            return self._taken_parts(planned, outcome)

        def wrong_product() -> Diagnosis | None:
            parts = taken_parts()
            return parts.wrong() if parts else None

        for output in case.launch.outputs if outcome.outputs else ():
            got, expected = outcome.outputs[output.name], case.expected[output.name]
            missing, known = unwritten.get(output.name), outcome.undefined.get(output.name)
            undefined = None if known is None else known.undefined
            if wrong is None:
                wrong = compare(
                    output,
                    got,
                    expected,
                    self.exercise.tolerance,
                    missing,
                    undefined,
                    _others(case, output) if asks else None,
                    frozenset(case.expected),
                    report.outside if report else (),
                    None if terms is None else partial(terms, case.shape, case.inputs),
                    wrong_product if asks else None,
                    self._mistake(case, output) if asks else None,
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
            more = list(unread(self.exercise, case.shape, case.launch, case.inputs, outcome))
            if not more and (parts := taken_parts()):
                more += parts.unread()
            first = self._not_reached(planned, outcome, wrong, unwritten)
            wrong = with_more(wrong, more, first)
            if known_wrong is None or ({*wrong.causes} - _UNEXPLAINED):
                self.findings.wrong = (wrong, record)
        if outcome.problem is not None:
            self.findings.problem = (outcome.problem, record)
        if outcome.run is not None:
            self.findings.assembled = self.findings.assembled or outcome.run.assembled
        if report is not None:
            self._note_report(case, outcome, report, right=record.outcome == "right")

    def _mistake(
        self, case: Drawn, output: Output
    ) -> Callable[[np.ndarray, np.ndarray], Diagnosis | None] | None:
        """Return the function that finds the mistake in the formula of this output; None if no
        mistakes of it are known."""
        attention, mistakes = self.exercise.attention, self.exercise.mistakes
        if mistakes is not None:
            return lambda got, wrong: computed_otherwise(
                output.name, got, wrong, mistakes(case.shape, case.inputs)
            )
        boxes = [a.box for a in case.launch.arguments if isinstance(a, MapArgument) and a.of == "k"]
        if attention is None or not boxes:
            return None
        tile = boxes[0][-2]
        return lambda got, wrong: wrong_weights(
            output.name, got, wrong, case.inputs, attention.causal, tile
        )

    def _not_reached(
        self, planned: PlannedRun, outcome: LaunchOutcome, wrong: WrongOutput, unwritten: Arrays
    ) -> tuple[Diagnosis, ...]:
        """Return the diagnosis of a store that threads do not reach, from another run, if a part of
        the output was never written."""
        if outcome.report is None or not _NOT_WRITTEN & {*wrong.causes}:
            return ()
        missing = unwritten.get(wrong.output)
        tile = tuple(map(slice, wrong.tile_shape))
        shares = (1.0,) if missing is None else (missing[tile].mean(), missing.mean())
        changed = replace(self.submission, ptx=with_marked_stores(self.submission.ptx))
        options = replace(planned.options, keep_executions=True)
        again = replace(planned, options=options, watch={}).outcome(changed)
        if again.report is None:
            return ()
        diagnosis = not_reached(again.report.executions, *map(float, shares))
        return (diagnosis,) if diagnosis else ()

    def _taken_parts(self, planned: PlannedRun, outcome: LaunchOutcome) -> TakenParts | None:
        """Return the parts of the inputs that its products read, from another run of a launch whose
        output was wrong; None without products, or with accesses that nothing orders: these may
        have brought anything."""
        unordered = any(hazard.severity == "error" for hazard in outcome.hazards)
        if not self.exercise.summed or unordered or outcome.report is None:
            return None
        options = replace(planned.options, keep_products=True)
        again = replace(planned, options=options, watch={}).outcome(self.submission)
        if again.report is None or again.report.products is None:
            return None
        return TakenParts(again.report.products, planned.drawn.inputs, self.exercise.summed)

    def _note_report(
        self, case: Drawn, outcome: LaunchOutcome, report: Report, right: bool
    ) -> None:
        self.findings.emulated_s += report.emulated_s
        if report.decisions is not None:
            self.findings.decisions.setdefault(case.shape, []).append(report.decisions)
        for line in report.bank_conflicts:
            self.findings.banks.setdefault((line.file, line.line), []).append(line)
        for sectors in report.sectors:
            self.findings.sectors.setdefault((sectors.file, sectors.line), []).append(sectors)
        launched = Launched(**vars(case), outcome=outcome, right=right, ptx=self.submission.ptx)
        self.findings.effects.note(self.exercise, launched)
        if right and report.traffic is not None:
            self.findings.traffic.append((launched, report.traffic))


def explore(
    exercise: Exercise,
    submission: Submission,
    drawn: list[Drawn],
    seed: int,
    machines: Machines,
    limit_s: float,
) -> Exploration:
    """Run the drawn shapes, and those that the findings call for, on the emulator."""
    findings = Findings(undeclared=undeclared(submission.ptx, exercise.declares))
    exploration = Exploration(exercise, submission, drawn, machines, findings)
    exploration.on_every_schedule(seed, limit_s)
    return exploration
