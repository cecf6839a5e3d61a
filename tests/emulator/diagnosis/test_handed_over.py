"""A race beside an mbarrier that is not to blame: threads that take turns at it, count 1."""

from __future__ import annotations

import numpy as np
from numba import cuda

import harness
from harness import ptx

ROUNDS = 4


@cuda.jit
def in_turns(out):
    tile = cuda.shared.array(64, np.int32)
    turn = cuda.shared.array(1, np.uint64)
    bar, thread = ptx.shared_address(turn), cuda.threadIdx.x
    if thread == 0:
        ptx.mbarrier_init(bar, 1)
        ptx.fence_mbarrier_init()
    cuda.syncthreads()
    for i in range(ROUNDS):
        if thread == 16 * i:
            ptx.mbarrier_arrive(bar)
        ptx.mbarrier_wait_parity(bar, i & 1)
    tile[thread] = thread
    out[thread] = tile[thread ^ 32]


def test_who_takes_turns_at_an_mbarrier_is_not_too_many_for_its_count() -> None:
    gpu = harness.device("emulator")
    out = gpu.to_device(np.zeros(64, np.int32))
    (hazard,) = gpu.launch(in_turns, grid=1, block=64, args=(out,)).hazards
    assert hazard.kind == "data-race" and "gives a count of" not in hazard.message
