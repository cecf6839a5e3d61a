"""Copies of rank 1 to 5: right to the last byte and free of hazards, on both machines."""

from __future__ import annotations

import numpy as np
import pytest

import harness
from harness.bench.kernels.copies import CopyPlan, kernel_for

# Ragged on every axis where the rules allow it; more groups than stages.
SHAPES = [
    ((8 * 256 * 7 + 40,), (256,)),
    ((40, 300), (8, 128)),
    ((10, 12, 72), (2, 4, 32)),
    ((3, 5, 6, 40), (2, 2, 4, 16)),
    ((2, 3, 3, 5, 20), (1, 2, 2, 2, 8)),
]
WAYS = [{"stages": 3}, {"stages": 4, "boxes": 3, "spread": 2}]


@pytest.mark.alike(6)
@pytest.mark.parametrize("machine", ["emulator", pytest.param("hopper", marks=pytest.mark.hopper)])
@pytest.mark.parametrize("way", WAYS, ids=["single boxes", "boxes apart"])
@pytest.mark.parametrize(("shape", "box"), SHAPES, ids=lambda v: f"{len(v)}D")
def test_every_byte_is_copied(shape, box, way, machine):
    gpu = harness.device(machine)
    plan = CopyPlan(shape, box, blocks=2, **way)
    host = np.random.default_rng(len(shape)).standard_normal(shape, dtype=np.float32)
    source, target = gpu.to_device(host), gpu.empty(shape)
    tickets = gpu.to_device(np.zeros(2, np.int32))
    maps = [harness.TensorMap.tiled(array, box) for array in (source, target)]
    for _ in range(2):  # the second launch finds the tickets as the first one left them
        run = gpu.launch(kernel_for(plan), 2, 32, (*maps, tickets), shared_bytes=plan.shared_bytes)
        assert run.hazards == ()
        np.testing.assert_array_equal(target.copy_to_host(), host)
        assert not tickets.copy_to_host().any()


def test_a_stage_refilled_before_its_store_is_reported():
    """The control: the wait leaves out the last store."""
    plan = CopyPlan((64, 128), (8, 128), blocks=1, stages=2)
    gpu = harness.device("emulator")
    source, target = gpu.to_device(np.ones((64, 128), np.float32)), gpu.empty((64, 128))
    maps = [harness.TensorMap.tiled(array, (8, 128)) for array in (source, target)]
    tickets = gpu.to_device(np.zeros(2, np.int32))
    kernel = kernel_for(plan, pending=1)
    run = gpu.launch(kernel, 1, 32, (*maps, tickets), shared_bytes=plan.shared_bytes)
    assert {hazard.kind for hazard in run.hazards} == {"source-reused"}
