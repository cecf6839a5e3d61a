"""A ring whose consumers wait on the wrong parity, and so pass before any bytes have arrived: a
single report, whatever is noticed first. Other undefined values are reported as such.
"""

from __future__ import annotations

import numpy as np
from numba import cuda

from harness import device, ptx
from harness.compiler import compile_kernel
from harness.devices.parameters import expand
from harness.diagnosis import Cause, distinct
from harness.errors import KernelHung
from harness.launches import LaunchPlan, RunOptions
from tests.emulator.corpus import FAMILIES
from tests.emulator.corpus.running import outcomes
from tests.emulator.corpus.variants import build

STAGES, TILES, N = 2, 4, 128  # four warps read
SEEDS = 12


@cuda.jit
def waits_at_the_first_stage(src, dst):
    """Consumers test the next stage's mbarrier; where that fails, they wait for the first one's."""
    tile = cuda.shared.array((STAGES, N), np.float32, 128)
    full = cuda.shared.array(STAGES, np.uint64)
    thread = cuda.threadIdx.x
    if thread == 0:
        for s in range(STAGES):
            ptx.mbarrier_init(ptx.shared_address(full, s), 1)
        ptx.fence_mbarrier_init()
    cuda.syncthreads()
    if thread == N:
        for i in range(STAGES):
            bar = ptx.shared_address(full, i)
            ptx.mbarrier_arrive_expect_tx(bar, N * 4)
            place = ptx.shared_address(tile, i * N)
            ptx.cp_async_bulk_global_to_shared(place, ptx.global_address(src, i * N), N * 4, bar)
    elif thread < N:
        ready = False
        for i in range(STAGES):
            if not ready:
                ptx.mbarrier_wait_parity(ptx.shared_address(full), 0)
            dst[i * N + thread] = tile[i, thread]
            if i + 1 < STAGES:
                ready = ptx.mbarrier_test_wait_parity(ptx.shared_address(full, i + 1), 0)


def test_a_test_whose_failure_leads_to_another_stages_mbarrier():
    gpu = device("emulator")
    src = gpu.to_device(np.ones(STAGES * N, np.float32))
    run = gpu.launch(waits_at_the_first_stage, 1, N + 32, (src, gpu.empty(STAGES * N, np.float32)))
    (hazard,) = run.hazards
    assert hazard.cause == Cause.PHASE_TESTED_ONCE
    assert "full[1]" in hazard.message and "full[0]" in hazard.message


def ring(parity: int, with_padding: bool):
    """A thread loads tiles, and four warps write them to ``dst``. ``parity`` is added to the right
    parity.
    """

    @cuda.jit
    def kernel(src, dst):
        tile = cuda.shared.array((STAGES, N), np.float32, 128)
        padding = cuda.shared.array(N, np.float32, 128)
        bars = cuda.shared.array(4, np.uint64)
        thread = cuda.threadIdx.x
        if thread == 0:
            for s in range(STAGES):
                ptx.mbarrier_init(ptx.shared_address(bars, s), 1)
                ptx.mbarrier_init(ptx.shared_address(bars, STAGES + s), N)
            ptx.fence_mbarrier_init()
        cuda.syncthreads()
        if thread < N:
            for t in range(TILES):
                s, turn = t % STAGES, t // STAGES
                ptx.mbarrier_wait_parity(ptx.shared_address(bars, s), (turn + parity) & 1)
                value = tile[s, thread]
                if with_padding:
                    value += padding[thread]
                dst[t, thread] = value
                ptx.mbarrier_arrive(ptx.shared_address(bars, STAGES + s))
        elif thread == N:
            for t in range(TILES):
                s, turn = t % STAGES, t // STAGES
                full = ptx.shared_address(bars, s)
                ptx.mbarrier_wait_parity(ptx.shared_address(bars, STAGES + s), (turn + 1) & 1)
                ptx.mbarrier_arrive_expect_tx(full, 4 * N)
                ptx.cp_async_bulk_global_to_shared(
                    ptx.shared_address(tile, s * N), ptx.global_address(src, t * N), 4 * N, full
                )

    return kernel


def reported_kinds(parity: int, with_padding: bool) -> list[str]:
    """Return the errors of all runs together. The wrong parity alone is an error of every run,
    too.
    """
    gpu = device("emulator")
    src = gpu.to_device(np.ones((TILES, N), np.float32))
    args = (src, gpu.to_device(np.zeros((TILES, N), np.float32)))
    compiled = compile_kernel(ring(parity, with_padding), args, block=N + 32)
    plan = LaunchPlan(
        compiled.ptx,
        compiled.entry,
        (1, 1, 1),
        (N + 32, 1, 1),
        parameters=expand(compiled, args),
        sources=compiled.sources,
    )
    reports = []
    for seed in range(SEEDS):
        try:
            reports.append(gpu.run(plan, RunOptions(schedule="random", seed=seed)).hazards)
        except KernelHung as ended:
            reports.append(ended.hazards)
    assert all(len(errors(run)) == 1 for run in reports) or with_padding or not parity
    return errors(distinct(hazard for run in reports for hazard in run))


def errors(hazards) -> list[str]:
    return sorted(hazard.kind for hazard in hazards if hazard.severity == "error")


def test_a_passed_wait_explains_later_unwritten_reads():
    assert reported_kinds(parity=1, with_padding=False) == ["phase-mismatch"]


def test_expected_bytes_without_a_copy_are_reported_too():
    assert reported_kinds(parity=1, with_padding=True) == ["phase-mismatch", "uninitialised-read"]
    assert reported_kinds(parity=0, with_padding=True) == ["uninitialised-read"]


def test_the_right_parity():
    assert reported_kinds(parity=0, with_padding=False) == []


def test_an_overtaken_wait_is_not_reported_as_wrong_parity() -> None:
    """The first warp issues every load, and nobody waits for the others: their parities are right,
    and the phases that they name are over.
    """
    family, bug = next(
        (family, variant)
        for family in FAMILIES
        for variant in family.variants
        if (family.name, variant.name) == ("stream", "not-freed")
    )
    (run,) = outcomes(family, build(family, bug), ["early-copies"])
    assert isinstance(run.error, KernelHung)
    assert run.error.cause is Cause.WAIT_OVERTAKEN
