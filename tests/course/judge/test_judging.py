"""The judge on a fake machine: each property's pass and fail, and the verdict's statements."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from harness.base import settings
from harness.base.errors import LaunchError
from harness.course import exercises
from harness.course.exercises.exercise import Rung
from harness.course.exercises.scheme import Scheme, with_scheme
from harness.course.judge import asking, benchmark, judging
from harness.course.judge.exploring import Machines, draw
from harness.course.judge.submission import Submission
from harness.course.judge.verdict import BenchmarkFigures, from_json, to_json
from tests.course.exercises.drawn import fixed
from tests.naming import names, naming

from .fakes import BEHAVIORS, SCHEDULES, FakeMachine, at_once, submission

SMALL = replace(exercises.get("tile-copy"), axes=fixed((8, 24), (32, 12)))
LARGE = replace(exercises.get("tile-copy-large"), axes=fixed((128, 96), (192, 64)))


def judged(behavior: str, exercise=SMALL, limit_s: float = 60.0, hardware=None):
    machines = Machines(FakeMachine(), SCHEDULES, at_once(hardware))
    submitted = submission(behavior, exercise.name)
    return judging.judge_on(machines, exercise, submitted, seed=7, limit_s=limit_s)


def statuses(verdict) -> dict[str, str]:
    return {prop.name: prop.status for prop in verdict.properties}


@pytest.mark.parametrize(
    ("behavior", "correct", "synchronized"),
    [
        ("right", "passed", "passed"),
        ("only_a_warning", "passed", "passed"),
        ("formal_only", "passed", "passed"),
        ("formal_and_taught", "passed", "failed"),
        ("transposed_index", "failed", "passed"),
        ("wrong_when_late", "failed", "passed"),
        ("writes_input", "failed", "passed"),
        ("no_fence", "passed", "failed"),
        ("fence_on_one_schedule", "passed", "failed"),
        ("plain_loads", "passed", "failed"),
        ("skeleton", "failed", "failed"),
        ("half_written", "failed", "failed"),
        ("hangs", "failed", "failed"),
        ("faults", "failed", "failed"),
        ("unknown", "not-run", "not-run"),
        ("unfinished", "not-judged", "not-judged"),
        ("unfinished_when_late", "failed", "failed"),
    ],
)
def test_each_property_has_its_own_verdict(behavior, correct, synchronized):
    verdict = judged(behavior)
    assert statuses(verdict) == {"correct": correct, "synchronized": synchronized}
    points = 2.0 * (correct == "passed") + 3.0 * (synchronized == "passed")
    assert verdict.points == points
    assert verdict.possible == 5.0
    assert verdict.passed is (points == 5.0)
    text = to_json(verdict)
    assert to_json(from_json(text)) == text


def test_a_wrong_element_is_shown_with_its_tile():
    verdict = judged("wrong_when_late")
    wrong = verdict.wrong
    assert wrong.index == (5, 6)
    assert wrong.tile == (1, 1)
    assert (wrong.wrong_elements, wrong.unwritten_elements) == (1, 0)
    assert verdict.wrong_run.schedule == "late-copies"
    assert verdict.wrong_hints == () != judged("transposed_index").wrong_hints
    assert wrong.got == 0.0
    assert [element.index for element in wrong.first] == [(5, 6)]
    assert "1 of" in verdict.properties[0].reason and "2 of 4 runs" in verdict.properties[0].reason


def test_unwritten_values_are_distinguished_from_wrong_values():
    wrong = judged("half_written").wrong
    assert wrong.unwritten_elements == wrong.wrong_elements == wrong.total_elements // 2
    assert np.isnan(wrong.got)
    assert all(element.missing for element in wrong.first)


def test_a_hazard_is_reported_once_with_its_schedules_and_shapes():
    verdict = judged("fence_on_one_schedule")
    error, warning = verdict.hazards
    assert (error.kind, error.severity, error.line, error.other_line) == (
        "missing-proxy-fence",
        "error",
        3,
        2,
    )
    assert error.schedules == ("late-copies",)
    assert error.shapes == verdict.shapes and len(error.shapes) == 2
    assert len(error.hints) == 3
    assert warning.severity == "warning"
    assert warning.source == "tile[i] += i"  # looked up in the submission's sources


def test_formal_findings_cost_points_if_taught():
    for behavior, costs in (("formal_and_taught", True), ("formal_only", False)):
        formal, warning = judged(behavior).hazards
        assert (formal.severity, formal.costs) == ("formal", costs)
        assert (warning.severity, warning.costs) == ("warning", False)


def test_a_hang_ends_the_exploration_and_keeps_its_hazards():
    verdict = judged("hangs")
    (problem,) = verdict.problems
    assert problem.kind == "hang" and "parity 0" in problem.message
    assert problem.where.startswith("emulator, schedule lockstep")
    assert problem.hints
    assert len(verdict.runs) == 1 and verdict.runs[0].outcome == "hang"
    assert verdict.hazards[0].kind == "missing-proxy-fence"


def test_an_unknown_instruction_is_a_problem_and_not_a_wrong_kernel():
    verdict = judged("unknown")
    assert verdict.problems[0].kind == "ptx-error"
    assert "frob.u32" in verdict.problems[0].message


def test_an_entry_with_other_parameters_is_refused_by_name():
    machines = Machines(FakeMachine(), SCHEDULES)
    submitted = submission("right", parameters=3)
    verdict = judging.judge_on(machines, SMALL, submitted, seed=1, limit_s=60.0)
    assert verdict.problems[0].kind == "launch-error"
    assert verdict.points == 0.0


def test_a_timeout_is_neither_passed_nor_failed():
    verdict = judged("right", limit_s=-1.0)
    assert statuses(verdict) == {"correct": "not-judged", "synchronized": "not-judged"}
    assert verdict.points == 0.0 and verdict.unjudged and "tried again" in verdict.notes[0]


def test_a_kernel_that_was_ended_while_it_ran_is_not_judged():
    verdict = judged("unfinished", LARGE, hardware=FakeMachine("hopper"))
    assert set(statuses(verdict).values()) == {"not-judged"}  # nor is it timed
    assert verdict.problems[0].kind == "too-slow" and verdict.runs[0].outcome == "unfinished"
    assert "0 of 6 runs" in verdict.unjudged
    assert not judged("right").unjudged and not judged("hangs").unjudged


def test_the_limit_counts_the_emulators_processor_time(monkeypatch):
    run = FakeMachine._run

    def slow(*args, **options):
        done = run(*args, **options)
        return replace(done, report=replace(done.report, emulated_s=25.0))

    monkeypatch.setattr(FakeMachine, "_run", slow)
    verdict = judged("right", limit_s=60.0)
    assert len(verdict.runs) == 3 and "3 of 4 runs" in verdict.unjudged


def test_every_schedule_runs_on_every_shape_and_then_the_hardware():
    emulator, hardware = FakeMachine(), FakeMachine("hopper")
    machines = Machines(emulator, SCHEDULES, at_once(hardware))
    verdict = judging.judge_on(machines, SMALL, submission("right"), seed=3, limit_s=60.0)
    assert sorted(emulator.calls) == sorted(
        (s, shape) for s in SCHEDULES for shape in verdict.shapes
    )
    assert hardware.calls == [("", shape) for shape in verdict.shapes]
    assert verdict.device == "hopper" and verdict.passed


def test_a_shape_that_a_demand_adds_is_run_on_the_first_schedule_alone():
    emulator, exercise = FakeMachine(), exercises.get("tile-copy")
    machines = Machines(emulator, SCHEDULES)
    verdict = judging.judge_on(machines, exercise, submission("right"), seed=3, limit_s=60.0)
    explored = exercise.shapes(np.random.default_rng([3, 0]))
    added = verdict.shapes[len(explored) :]
    assert added and verdict.shapes == (*explored, *added)
    assert emulator.calls == [
        *((SCHEDULES[0], shape) for shape in verdict.shapes),
        *((SCHEDULES[1], shape) for shape in explored),
    ]


def test_draws_depend_only_on_the_seed():
    first, again, other = (draw(SMALL, seed) for seed in (5, 5, 6))
    assert all(
        np.array_equal(a.inputs["src"], b.inputs["src"], equal_nan=True)
        for a, b in zip(first, again, strict=True)
    )
    assert not all(
        a.shape == b.shape and np.array_equal(a.inputs["src"], b.inputs["src"], equal_nan=True)
        for a, b in zip(first, other, strict=True)
    )


class TestSpeedThatCannotBeMeasured:
    def test_unmeasured_speed_is_credited_by_default_and_never_failed(self, monkeypatch):
        monkeypatch.delenv(settings.UNMEASURED.name, raising=False)
        verdict = judged("right", LARGE)
        assert statuses(verdict)["fast"] == "not-measured"
        assert verdict.points == 7.0 and verdict.passed

    def test_unmeasured_speed_is_withheld_on_request(self, monkeypatch):
        monkeypatch.setenv(settings.UNMEASURED.name, "withhold")
        verdict = judged("right", LARGE)
        assert statuses(verdict)["fast"] == "not-measured"
        assert verdict.points == 5.0 and verdict.passed
        assert verdict.unmeasured == "withhold"

    def test_unmeasured_speed_is_not_credited_to_a_wrong_kernel(self):
        verdict = judged("skeleton", LARGE)
        assert statuses(verdict)["fast"] == "not-run"
        assert verdict.points == 0.0

    def test_unmeasured_speed_is_not_credited_to_an_unsynchronized_kernel(self):
        verdict = judged("no_fence", LARGE)
        assert statuses(verdict)["fast"] == "not-measured" and verdict.points == 2.0


class TestSpeedOnHardware:
    """A small shape replaces the large one; the fake's copy takes 80 us."""

    exercise = replace(
        LARGE,
        benchmark=replace(
            LARGE.benchmark,
            shape=(128, 8192),
            ladder=(Rung(0.5, 1.0), Rung(0.8, 2.0)),
        ),
    )

    def judged(self, behavior):
        verdict = judged(behavior, self.exercise, hardware=FakeMachine("hopper"))
        return verdict, verdict.properties[-1]

    def test_speed_is_measured_beside_the_library(self):
        verdict, fast = self.judged("right")
        assert (fast.status, fast.earned) == ("passed", 2.0)
        assert verdict.benchmark.fraction == pytest.approx(0.8)
        assert verdict.benchmark.kernel_gb_per_s == pytest.approx(2 * 128 * 8192 * 4 / 100e3)
        assert verdict.rungs == ((0.5, 1.0), (0.8, 2.0))

    @pytest.mark.parametrize(
        ("behavior", "facts"),
        [
            ("impossible", ("GB/s", f"{benchmark.PHYSICAL_LIMIT_GB_PER_S:.0f}")),
            ("idle_when_timed", ("128x8192", "dst")),
            ("once_only", ("128x8192", "dst")),
            ("mostly_idle", ("128x8192", "dst")),
            ("writes_input_when_timed", ("128x8192", "src")),
            ("hangs_when_timed", ("parity 0",)),
        ],
    )
    def test_an_impossible_time_is_not_a_speed(self, behavior, facts):
        verdict, fast = self.judged(behavior)
        assert (fast.status, fast.earned) == ("failed", 0.0)
        assert names(fast.reason, *facts)
        assert verdict.benchmark is None and verdict.points == 5.0

    def test_a_product_is_compared_with_cublas(self):
        """On the same inputs, into separate memory."""
        machine = FakeMachine("hopper")
        a, b = (machine.to_device(np.ones((n, 16), np.float32)) for n in (64, 96))
        product = replace(self.exercise.benchmark, library="matmul")
        rng = np.random.default_rng(0)
        peer = benchmark._peer(product, machine, {"a": a, "b": b, "c": None}, {}, rng)
        c, *operands = peer.pop("matmul_peer")
        assert (c.shape, c.dtype, peer) == ((64, 96), a.dtype, {})
        assert operands == [a, b]

    @pytest.mark.parametrize(("us", "unit"), [(0.5, "TFLOP/s"), (2.0, "")])
    def test_a_speed_above_the_peak_is_refused(self, us, unit):
        figures = BenchmarkFigures(
            (1,), 0, 3, us, 1.0, 0.0, 0.0, 1 / us, "H200", "", "", flops=990_000_000
        )
        complaint = benchmark._impossible(figures)
        assert unit in complaint and bool(unit) == bool(complaint)

    def test_every_timed_launch_starts_with_fresh_outputs(self):
        BEHAVIORS["idle_when_done"].saved = 0
        _, fast = self.judged("idle_when_done")
        assert fast.status == "passed" and BEHAVIORS["idle_when_done"].saved == 0

    def test_the_number_of_timed_rounds_is_random(self):
        seen = set()
        for _ in range(3):
            hardware = FakeMachine("hopper")
            verdict = judged("right", self.exercise, hardware=hardware)
            assert verdict.benchmark.rounds == benchmark.REPEATS
            assert sum(repeats for _, repeats in hardware.rounds) == benchmark.REPEATS
            assert len(hardware.rounds) == benchmark.ROUNDS
            seen.add(tuple(hardware.rounds))
        assert len(seen) == 3

    def test_the_reference_is_not_computed_before_a_launch_is_timed(self, monkeypatch):
        order = []
        exercise = replace(
            self.exercise,
            reference=lambda shape, inputs: (
                order.append(("reference", shape)) or self.exercise.reference(shape, inputs)
            ),
        )
        benchmark = FakeMachine.benchmark

        def timed(self, plan, **options):
            order.append(("timed", exercise.benchmark.shape))
            return benchmark(self, plan, **options)

        monkeypatch.setattr(FakeMachine, "benchmark", timed)
        judged("right", exercise, hardware=FakeMachine("hopper"))
        large = [what for what, shape in order if shape == exercise.benchmark.shape]
        assert large == ["timed", "reference", "timed", "timed"]

    def test_a_wrong_kernel_is_not_timed(self):
        _, fast = self.judged("transposed_index")
        assert fast.status == "not-run"

    def test_a_lack_of_memory_is_not_the_kernel_s_fault(self, monkeypatch):
        def too_small(*_, **__):
            raise LaunchError("cannot allocate")

        monkeypatch.setattr(FakeMachine, "benchmark", too_small)
        _, fast = self.judged("right")
        assert (fast.status, fast.earned) == ("not-measured", 2.0)


class TestPointsThatTheCourseHasSet:
    """Points are data from the caller: a submission cannot contain them."""

    def test_points_are_given_by_property_and_rung(self):
        scheme = Scheme(
            {"correct": 10.0, "synchronized": 0.5, "fast": 8.0}, ((0.5, 6.0), (0.9, 8.0))
        )
        exercise = with_scheme(TestSpeedOnHardware.exercise, scheme)
        verdict = judged("right", exercise, hardware=FakeMachine("hopper"))
        assert [(prop.earned, prop.possible) for prop in verdict.properties] == [
            (10.0, 10.0),
            (0.5, 0.5),
            (6.0, 8.0),
        ]
        assert verdict.rungs == ((0.5, 6.0), (0.9, 8.0))

    def test_points_reach_a_judge_as_an_argument(self):
        scheme = Scheme({"correct": 12.0})
        quiz = exercises.get("phase-questions")
        answers = {name: question.answer for name, question in quiz.questions.items()}
        submitted = Submission(quiz.name, "answers", answers=answers)
        verdict = asking.ask(submitted, scheme=scheme)
        assert (verdict.points, verdict.possible) == (12.0, 12.0), verdict

    def test_points_must_fit_the_exercise(self):
        with pytest.raises(ValueError, match=naming("tile-copy", "['fast']")):
            judging.judge(submission("right"), scheme=Scheme({"fast": 1.0}))
