"""Work done ahead in a fork of the judge: the same results as without the fork, however the fork
ends.
"""

from __future__ import annotations

import os
import subprocess
import time
from dataclasses import replace

import numpy as np
import pytest

from harness.isa.types import BFLOAT16
from harness.judge import judging, timing
from harness.judge.exploring import Machines
from harness.judge.timing import Sampled
from harness.processes import fork_pool
from tests.judge import test_judging
from tests.judge.fakes import SCHEDULES, FakeMachine, at_once, submission


def arrays_and_numbers():
    rng = np.random.default_rng(3)
    yield {
        "wide": rng.standard_normal((300, 7)),
        "half": rng.standard_normal((2, 3000)).astype(BFLOAT16),
        "turned": np.arange(12, dtype=np.int32).reshape(3, 4).T,
    }
    yield {"one": np.array(5, np.uint8), "none": np.zeros((0, 4), np.float32)}
    yield Sampled(wrong="all of it")
    yield {"large": rng.integers(0, 255, 2 * fork_pool._PIECE_BYTES + 5, np.uint8)}


def assert_same(actual, expected) -> None:
    if isinstance(expected, Sampled):
        assert actual == expected
        return
    assert list(actual) == list(expected)
    for name, array in expected.items():
        assert actual[name].dtype == array.dtype and actual[name].shape == array.shape
        assert actual[name].tobytes() == array.tobytes()


def test_prefetched_values_equal_local_ones() -> None:
    with fork_pool.begun(arrays_and_numbers) as values:
        for actual, expected in zip(values, arrays_and_numbers(), strict=True):
            assert_same(actual, expected)


@pytest.mark.parametrize("fails_at", [0, 1, 2])
@pytest.mark.parametrize("how", ["raises", "ends"])
def test_values_missing_in_the_fork_are_made_locally(how: str, fails_at: int) -> None:
    here = os.getpid()

    def fails():
        for number, arrays in enumerate(arrays_and_numbers()):
            if os.getpid() != here and number == fails_at:
                if how == "raises":
                    raise MemoryError
                os._exit(9)
            yield arrays

    with fork_pool.begun(fails) as values:
        for actual, expected in zip(values, arrays_and_numbers(), strict=True):
            assert_same(actual, expected)


def test_writes_to_prefetched_values_stay_in_the_process() -> None:
    with fork_pool.begun(arrays_and_numbers) as values:
        wide = next(values)["wide"]
        expected = wide.copy()
        if not (fork := os.fork()):
            wide[:] = 0
            os._exit(0)
        os.waitpid(fork, 0)
        assert (wide == expected).all()


def test_programs_started_by_the_judge_do_not_inherit_them() -> None:
    """For example the worker that runs kernels."""
    with fork_pool.begun(arrays_and_numbers) as values:
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

    with fork_pool.begun(endless):
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
