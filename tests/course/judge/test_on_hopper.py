"""The judge on a Hopper GPU: the same points as on the emulator, and a measured speed."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

import harness
from harness.course import checking, exercises
from harness.course.judge import asking

from . import kernels

pytestmark = pytest.mark.hopper


def test_a_right_kernel_is_timed_beside_the_library():
    verdict = harness.check("tile-copy-large", kernels.right_large, device="hopper").verdict
    correct, synchronized, fast = verdict.properties
    assert correct.status == synchronized.status == "passed"
    assert fast.status in ("passed", "failed") and verdict.benchmark is not None
    assert 0.2 < verdict.benchmark.fraction < 1.5
    assert {run.machine for run in verdict.runs} == {"emulator", "hopper"}
    assert verdict.assembly.registers > 0


def test_a_missing_fence_costs_its_points_on_hardware_too():
    result = harness.check("tile-copy", kernels.no_proxy_fence, device="hopper")
    assert result.points == 2.0
    assert "missing-proxy-fence" in {hazard.kind for hazard in result.verdict.hazards}


def test_judges_of_a_class_share_the_gpus_and_are_timed_one_at_a_time():
    exercise = exercises.get("tile-copy-large")
    launch = exercise.launch(exercise.benchmark.shape)
    submission, _ = checking.submit(exercise, kernels.right_large, launch)
    with ThreadPoolExecutor(6) as pool:
        verdicts = list(pool.map(lambda _: asking.ask(submission, cores=1), range(6)))
    for verdict in verdicts:
        assert not verdict.problems, verdict.problems
        assert {run.machine for run in verdict.runs} == {"emulator", "hopper"}
        assert 0.2 < verdict.benchmark.fraction < 1.5
    fractions = [verdict.benchmark.fraction for verdict in verdicts]
    assert max(fractions) - min(fractions) < 0.1  # nobody's was timed beside another's
