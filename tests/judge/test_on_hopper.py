"""The judge on a Hopper GPU: the same points as the emulator's, and a measured speed."""

from __future__ import annotations

import pytest

import harness

from . import kernels

pytestmark = pytest.mark.hopper


def test_a_right_kernel_is_timed_beside_the_library():
    verdict = harness.check("tile-copy-large", kernels.right_large, device="hopper").verdict
    correct, synchronised, fast = verdict.properties
    assert correct.status == synchronised.status == "passed"
    assert fast.status in ("passed", "failed") and verdict.benchmark is not None
    assert 0.2 < verdict.benchmark.fraction < 1.5
    assert {run.machine for run in verdict.runs} == {"emulator", "hopper"}
    assert verdict.assembly.registers > 0


def test_a_missing_fence_costs_its_points_on_hardware_too():
    result = harness.check("tile-copy", kernels.no_proxy_fence, device="hopper")
    assert result.points == 2.0
    assert "missing-proxy-fence" in {hazard.kind for hazard in result.verdict.hazards}
