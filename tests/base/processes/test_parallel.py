"""Work in forks of the judge: concurrent runs give the same verdict, in the same order, and what is
done ahead gives the same results as without the fork, however the fork ends."""

from __future__ import annotations

import itertools
import os
import subprocess
import time
from dataclasses import replace
from functools import partial

import numpy as np
import pytest

import harness
from harness.base.processes import parallel
from harness.base.processes.parallel import in_forks
from harness.course import checking, device, exercises
from harness.course.judge import asking, exploring, judging, timing, verdict
from harness.course.judge.exploring import Machines, draw, explore
from harness.course.judge.submission import Submission
from harness.course.judge.timing import Sampled
from harness.course.judge.verdict import Verdict
from harness.sanitizer.isa.types import BFLOAT16
from tests.course.judge import kernels, test_judging
from tests.course.judge.acting import act
from tests.course.judge.fakes import SCHEDULES, FakeMachine, at_once, submission

KERNELS = {
    "hazards on some schedules": ("tile-copy", kernels.no_wait),
    "right": ("tile-copy", kernels.right),
    "wrong": ("tile-copy", kernels.transposed_index),
    "a hang": ("tile-copy", kernels.too_many_bytes),
}


def submitted(name: str, kernel) -> Submission:
    exercise = exercises.get(name)
    return checking.submit(exercise, kernel, checking._a_launch(exercise))[0]


def timeless(verdict: Verdict) -> Verdict:
    runs = tuple(replace(run, elapsed_ms=0.0) for run in verdict.runs)
    wrong_run = verdict.wrong_run and replace(verdict.wrong_run, elapsed_ms=0.0)
    return replace(verdict, runs=runs, wrong_run=wrong_run, elapsed_s=0.0, waited_s=0.0)


@pytest.mark.alike(len(KERNELS))
@pytest.mark.parametrize("which", KERNELS)
def test_the_verdict_is_the_same_as_on_one_core(which: str, monkeypatch) -> None:
    monkeypatch.setattr(exploring, "_WORTH_FORKS_S", 0.0)
    handed = submitted(*KERNELS[which])
    single, many = (judging.judge(handed, 5, "emulator", cores=cores) for cores in (1, 3))
    assert verdict.to_json(timeless(single)) == verdict.to_json(timeless(many))


def test_the_limit_ends_the_same_run(monkeypatch) -> None:
    """Also if runs ahead were given more time than was left for them."""
    monkeypatch.setattr(exploring, "_WORTH_FORKS_S", 0.0)
    monkeypatch.setattr(exploring, "RUN_SHARE", 1.0)
    handed = submitted("tile-copy", kernels.right)
    exercise = exercises.get("tile-copy")
    drawn = draw(exercise, 5)
    machines = Machines(device("emulator"), harness.sanitizer.emulator.SCHEDULES)
    whole = explore(exercise, handed, draw(exercise, 5), 5, machines, 60.0).findings
    runs = len(whole.records)
    for share in (0.4, 2.5, 6.5):
        limit_s = share * whole.emulated_s / runs
        one_core, three_cores = (
            explore(exercise, handed, list(drawn), 5, replace(machines, cores=n), limit_s).findings
            for n in (1, 3)
        )
        first, second = (
            [(run.shape, run.schedule, run.outcome) for run in findings.records]
            for findings in (one_core, three_cores)
        )
        assert first == second
        assert one_core.not_explored == three_cores.not_explored
        assert one_core.emulated_s == three_cores.emulated_s


def test_results_come_in_order_of_submission() -> None:
    def task(number: int) -> np.ndarray:
        time.sleep(0.05 * (number % 3))
        return np.full(200_000, number)

    with in_forks([partial(task, number) for number in range(9)], 3) as results:
        assert [int(results[number][-1]) for number in range(9)] == list(range(9))


def test_results_that_a_fork_cannot_return_are_computed_locally() -> None:
    here = os.getpid()

    def task(number: int) -> int:
        if os.getpid() != here:
            if number == 1:
                os._exit(3)
            assert number != 2
        return number

    with in_forks([partial(task, number) for number in range(6)], 2) as results:
        assert [results[number] for number in range(6)] == list(range(6))


def test_forks_end_with_the_block() -> None:
    with in_forks([partial(time.sleep, 60)] * 2, 2) as results:
        forks = list(results._forks)
    for fork in forks:
        with pytest.raises(ProcessLookupError):
            os.kill(fork, 0)


def test_a_judges_processor_time_includes_its_forks(monkeypatch) -> None:
    act(monkeypatch, "import os, time\nif os.fork(): time.sleep(600)\nwhile True: pass")
    monkeypatch.setattr(asking, "PROCESSOR_S", 1.0)
    assert asking.ask(submission("right")).problems[0].kind == "time-limit"


def arrays_and_numbers():
    rng = np.random.default_rng(3)
    yield {
        "wide": rng.standard_normal((300, 7)),
        "half": rng.standard_normal((2, 3000)).astype(BFLOAT16),
        "turned": np.arange(12, dtype=np.int32).reshape(3, 4).T,
    }
    yield {"one": np.array(5, np.uint8), "none": np.zeros((0, 4), np.float32)}
    yield Sampled(wrong="all of it")
    yield {"large": rng.integers(0, 255, 2 * parallel._PIECE_BYTES + 5, np.uint8)}


def assert_same(actual, expected) -> None:
    if isinstance(expected, Sampled):
        assert actual == expected
        return
    assert list(actual) == list(expected)
    for name, array in expected.items():
        assert actual[name].dtype == array.dtype and actual[name].shape == array.shape
        assert actual[name].tobytes() == array.tobytes()


def test_prefetched_values_equal_local_ones() -> None:
    with parallel.begun(arrays_and_numbers) as values:
        for actual, expected in zip(values, arrays_and_numbers(), strict=True):
            assert_same(actual, expected)


def test_values_missing_in_the_fork_are_made_locally() -> None:
    here = os.getpid()

    def fails(how: str, fails_at: int):
        for number, arrays in enumerate(arrays_and_numbers()):
            if os.getpid() != here and number == fails_at:
                if how == "raises":
                    raise MemoryError
                os._exit(9)
            yield arrays

    for how, fails_at in itertools.product(("raises", "ends"), (0, 1, 2)):
        with parallel.begun(partial(fails, how, fails_at)) as values:
            for actual, expected in zip(values, arrays_and_numbers(), strict=True):
                assert_same(actual, expected)


def test_writes_to_prefetched_values_stay_in_the_process() -> None:
    with parallel.begun(arrays_and_numbers) as values:
        wide = next(values)["wide"]
        expected = wide.copy()
        if not (fork := os.fork()):
            wide[:] = 0
            os._exit(0)
        os.waitpid(fork, 0)
        assert (wide == expected).all()


def test_programs_started_by_the_judge_do_not_inherit_them() -> None:
    """For example the worker that runs kernels."""
    with parallel.begun(arrays_and_numbers) as values:
        assert next(values)
        held = subprocess.run(
            ["ls", "-l", "/proc/self/fd"], capture_output=True, text=True, close_fds=False
        )
        assert "memfd" in os.readlink(f"/proc/self/fd/{_memory()}") and "memfd" not in held.stdout


def _memory() -> int:
    """Return the descriptor of the memory that the fork fills."""
    (descriptor,) = [
        int(name)
        for name in os.listdir("/proc/self/fd")
        if os.path.exists(f"/proc/self/fd/{name}")
        and "memfd:ahead" in os.readlink(f"/proc/self/fd/{name}")
    ]
    return descriptor


def test_the_prefetch_fork_lives_as_long_as_its_block() -> None:
    reading, writing = os.pipe()

    def endless():
        os.write(writing, str(os.getpid()).encode())
        time.sleep(600)
        yield {}

    with parallel.begun(endless):
        fork = int(os.read(reading, 20))
        assert fork != os.getpid()
    with pytest.raises(ProcessLookupError):
        os.kill(fork, 0)


@pytest.mark.parametrize("cores", [1, 2])
def test_with_several_cores_the_fork_draws_and_computes(cores: int, monkeypatch) -> None:
    computed = []
    small = test_judging.TestSpeedOnHardware.exercise
    exercise = replace(
        small,
        reference=lambda shape, inputs: computed.append(shape) or small.reference(shape, inputs),
    )
    machines = Machines(FakeMachine(), SCHEDULES, at_once(FakeMachine("hopper")), cores=cores)
    here: list[int] = []
    sampled = timing.sample
    monkeypatch.setattr(timing, "sample", lambda *args: here.append(1) or sampled(*args))
    verdict = judging.judge_on(machines, exercise, submission("right", exercise.name), 7, 60.0)
    assert verdict.properties[-1].status == "passed"
    assert (exercise.benchmark.shape in computed) == (cores == 1) == bool(here)
    looked_at = [run for run in verdict.runs if run.shape == exercise.benchmark.shape]
    assert [run.schedule for run in looked_at] == ["late-copies", "random"]
