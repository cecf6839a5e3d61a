"""Two blocks that access the same place in global memory, at a single source line."""

from __future__ import annotations

import numpy as np
from numba import cuda

import harness
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
