"""Two blocks, or a thread twice, at the same place in global memory and at a single line."""

from __future__ import annotations

import numpy as np
import pytest
from numba import cuda

import harness
from harness import ptx
from harness.diagnosis import Cause


@cuda.jit
def reads_the_first(x):
    x[cuda.blockIdx.x] = x[0] + 1


@cuda.jit
def writes_the_first(x):
    x[0] = cuda.blockIdx.x


def cause_of(kernel) -> Cause:
    gpu = harness.device("emulator")
    run = gpu.launch(kernel, grid=2, block=1, args=(gpu.to_device(np.zeros(2, np.int32)),))
    (hazard,) = run.hazards
    assert hazard.kind == "data-race"
    return hazard.cause


def test_a_block_that_only_reads_is_not_a_writer() -> None:
    assert cause_of(reads_the_first) is Cause.BLOCKS_SHARE_PLACE


def test_two_writing_blocks_are_writers() -> None:
    assert cause_of(writes_the_first) is Cause.BLOCKS_WRITE_SAME_PLACE


def stores_twice(apart: int):
    """Two threads store 32 bytes twice, 16 bytes further the second time; the second thread begins
    ``apart`` bytes behind the first."""

    @cuda.jit
    def kernel(out):
        tile = cuda.shared.array(64, np.uint8, 128)
        thread = cuda.threadIdx.x
        tile[thread] = 1
        ptx.fence_proxy_async_shared_cta()
        cuda.syncthreads()
        if thread % 32 == 0:
            for i in range(2):
                to = ptx.global_address(out, thread // 32 * apart + 16 * i)
                ptx.cp_async_bulk_shared_to_global(to, ptx.shared_address(tile), 32)
                ptx.cp_async_bulk_commit_group()
            ptx.cp_async_bulk_wait_group(0)

    return kernel


@pytest.mark.parametrize(
    ("apart", "cause"),
    [(256, Cause.STORES_TO_SAME_PLACE_AGAIN), (0, Cause.COPY_ISSUED_BY_MANY)],
)
def test_overlapping_stores_of_one_thread_are_not_those_of_many(apart: int, cause: Cause) -> None:
    gpu = harness.device("emulator")
    out = gpu.to_device(np.zeros(512, np.uint8))
    hazards = gpu.launch(stores_twice(apart), grid=1, block=64, args=(out,)).hazards
    assert [hazard.cause for hazard in hazards] == [cause]
