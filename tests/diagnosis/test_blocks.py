"""Two blocks at one place of global memory, in one line of the source."""

from __future__ import annotations

import numpy as np
from numba import cuda

import harness


@cuda.jit
def reads_the_first(x):
    x[cuda.blockIdx.x] = x[0] + 1


@cuda.jit
def writes_the_first(x):
    x[0] = cuda.blockIdx.x


def told(kernel) -> str:
    gpu = harness.device("emulator")
    run = gpu.launch(kernel, grid=2, block=1, args=(gpu.to_device(np.zeros(2, np.int32)),))
    (hazard,) = run.hazards
    assert hazard.kind == "data-race"
    return hazard.message


def test_one_that_reads_what_the_other_writes_does_not_write_it() -> None:
    message = told(reads_the_first)
    assert "meet in the same place of global memory (line 13)" in message
    assert "both write" not in message


def test_two_that_write_do() -> None:
    assert "Blocks 0 and 1 both write the same place of global memory" in told(writes_the_first)
