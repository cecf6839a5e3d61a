"""The causes and the names of hangs that need the source of a Python kernel."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from numba import cuda

import harness
from harness import ptx
from harness.base.errors import KernelHung
from harness.sanitizer.diagnosis import Cause
from tests.corpus.families import stream
from tests.corpus.families.running import outcomes
from tests.corpus.families.variants import build


def hung(kernel: Any, block: int, grid: int = 1, **more: int) -> KernelHung:
    """Launch a kernel of a single array, which hangs."""
    gpu = harness.device("emulator")
    with pytest.raises(KernelHung) as caught:
        args = (gpu.to_device(np.zeros(1, np.int32)),)
        gpu.launch(kernel, grid=grid, block=block, args=args, **more)
    return caught.value


@cuda.jit
def waits_in_dynamic_memory(out):
    shared = cuda.shared.array(0, np.uint8, 1024)
    empty = ptx.shared_address(shared) + 64
    if cuda.threadIdx.x == 0:
        for s in range(2):
            ptx.mbarrier_init(empty + 8 * s, 2)
    cuda.syncthreads()
    for stage in range(2):
        bar = empty + 8 * stage
        ptx.mbarrier_arrive(bar, 2 - stage)
        ptx.mbarrier_wait_parity(bar, 0)
    out[0] = 1


def test_an_mbarrier_in_dynamic_memory_is_named_as_its_wait_writes_it_with_the_stage() -> None:
    error = hung(waits_in_dynamic_memory, 1, shared_bytes=128)
    assert error.facts["barrier"] == "`empty + 8 * stage` (`stage` is 1)"


@cuda.jit
def both_wait_for_pong(out):
    bars = cuda.shared.array(2, np.uint64)
    ping, pong = ptx.shared_address(bars), ptx.shared_address(bars, 1)
    if cuda.threadIdx.x == 0:
        ptx.mbarrier_init(ping, 32)
        ptx.mbarrier_init(pong, 32)
    cuda.syncthreads()
    ptx.mbarrier_wait_parity(pong, 0)
    if cuda.threadIdx.x < 32:
        ptx.mbarrier_arrive(ping)
    out[0] = 1


def test_an_arrival_at_another_named_mbarrier_ends_no_wait() -> None:
    error = hung(both_wait_for_pong, 64)
    assert error.cause is Cause.NOBODY_ARRIVES and not error.facts["later"]


@cuda.jit
def only_the_second_block_lacks_arrivals(out):
    bar = ptx.shared_address(cuda.shared.array(1, np.uint64))
    if cuda.threadIdx.x == 0:
        ptx.mbarrier_init(bar, 32)
    cuda.syncthreads()
    if cuda.threadIdx.x < 16 or cuda.blockIdx.x == 0:
        ptx.mbarrier_arrive(bar)
    ptx.mbarrier_wait_parity(bar, 0)
    if cuda.blockIdx.x == 0:
        ptx.mbarrier_arrive(bar, 33)
    out[cuda.blockIdx.x] = 1


def test_a_hazard_of_a_block_that_has_ended_explains_no_hang() -> None:
    error = hung(only_the_second_block_lacks_arrivals, 32, grid=2)
    assert error.cause is Cause.COUNT_TOO_LARGE


@cuda.jit
def polls_the_wrong_way(out):
    bar = ptx.shared_address(cuda.shared.array(1, np.uint64))
    if cuda.threadIdx.x == 0:
        ptx.mbarrier_init(bar, 1)
        ptx.mbarrier_arrive(bar)
        while ptx.mbarrier_test_wait_parity(bar, 0):
            pass
    cuda.syncthreads()
    out[0] = 1


def test_a_barrier_that_a_looping_thread_never_reaches_names_the_loop() -> None:
    error = hung(polls_the_wrong_way, 64)
    assert error.cause is Cause.BLOCK_BARRIER_NOT_REACHED
    loop = polls_the_wrong_way.py_func.__code__.co_firstlineno + 6
    assert error.facts["loops"] == f"line {loop}"


@cuda.jit
def another_role_goes_by(out):
    barriers = cuda.shared.array(2, np.uint64)
    full, empty = ptx.shared_address(barriers, 0), ptx.shared_address(barriers, 1)
    thread = cuda.threadIdx.x
    if thread == 0:
        ptx.mbarrier_init(full, 1)
        ptx.mbarrier_init(empty, 1)
    cuda.syncthreads()
    for i in range(out.size + 2):  # no loop that is unrolled
        if thread >= 32:
            ptx.mbarrier_wait_parity(empty, (i & 1) ^ 1)
            if thread == 32:
                ptx.mbarrier_arrive(full)
        else:
            ptx.mbarrier_wait_parity(full, i & 1)
            cuda.syncthreads()
            if thread == 0:
                ptx.mbarrier_arrive(empty)
                out[0] = i


def test_threads_that_have_gone_by_are_not_awaited_at_a_block_barrier() -> None:
    error = hung(another_role_goes_by, 64)
    assert error.cause is Cause.BLOCK_BARRIER_NOT_REACHED
    assert error.facts["passed_by"] and not error.facts["elsewhere"]


def test_an_overtaken_wait_is_not_reported_as_wrong_parity() -> None:
    """The first warp issues every load, and nobody waits for the others: their parities are right,
    and the phases that they name are over.
    """
    family = stream.FAMILY
    (bug,) = (variant for variant in family.variants if variant.name == "not-freed")
    (run,) = outcomes(family, build(family, bug), ["early-copies"])
    assert isinstance(run.error, KernelHung)
    assert run.error.cause is Cause.WAIT_OVERTAKEN
