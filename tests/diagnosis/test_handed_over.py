"""Races beside an mbarrier that is not their cause, as threads alternate at it, and races beside
mbarriers that order nothing: an arrival or a wait is relaxed, or the result of a test is
ignored.
"""

from __future__ import annotations

import numpy as np
import pytest
from numba import cuda

import harness
from harness import ptx
from harness.diagnosis import Cause
from harness.emulator import GlobalMemory
from tests.emulator.running import run

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


def test_alternating_arrivers_do_not_exceed_the_count() -> None:
    gpu = harness.device("emulator")
    out = gpu.to_device(np.zeros(64, np.int32))
    (hazard,) = gpu.launch(in_turns, grid=1, block=64, args=(out,)).hazards
    assert (hazard.kind, hazard.cause) == ("data-race", "written-after-arrival")


HANDED_OVER = """
.version 8.0
.target sm_90a
.address_size 64
.shared .align 8 .b64 bar;
.shared .align 4 .b8 box[256];
.visible .entry k(.param .u64 out)
{{
  .reg .pred %first, %writes, %done, %more;
  .reg .b32 %t, %bar, %box, %mine, %i, %parity;
  .reg .b64 %state;
  mov.u32 %t, %tid.x; mov.u32 %bar, bar; mov.u32 %box, box; shl.b32 %mine, %t, 2;
  add.u32 %mine, %mine, %box; mov.u32 %i, 0;
  setp.eq.u32 %first, %t, 0; setp.lt.u32 %writes, %t, 32;
  @%first mbarrier.init.shared::cta.b64 [%bar], 32;
  bar.sync 0;
  @!%writes bra READ;
NEXT: st.shared.u32 [%mine], %t;
  mbarrier.arrive.{arrive}.cta.shared::cta.b64 %state, [%bar];
  bra OUT;
READ: and.b32 %parity, %i, 1;
AGAIN: mbarrier.try_wait.parity.{wait}.cta.shared::cta.b64 %done, [%bar], %parity;
  {loop}
  ld.shared.u32 %t, [%mine+-128];
  add.u32 %i, %i, 1; setp.lt.u32 %more, %i, {rounds}; @%more bra READ;
OUT: ret;
}}
"""


@pytest.mark.parametrize(
    "changed, cause",
    [
        (
            {"arrive": "relaxed"},
            Cause.RELAXED_ARRIVAL,
        ),
        ({"wait": "relaxed"}, Cause.RELAXED_WAIT),
        ({"loop": ""}, Cause.PHASE_TESTED_ONCE),
        ({"loop": "", "rounds": "2"}, Cause.PHASE_TESTED_ONCE),
        ({}, None),
    ],
)
def test_an_mbarrier_that_orders_nothing_is_explained_by_its_missing_part(changed, cause) -> None:
    usual = {"arrive": "release", "wait": "acquire", "loop": "@!%done bra AGAIN;", "rounds": "1"}
    memory = GlobalMemory()
    report = run(
        ptx=HANDED_OVER.format(**usual | changed),
        entry="k",
        grid=(1, 1, 1),
        block=(64, 1, 1),
        parameters=[memory.allocate(256).address.to_bytes(8, "little")],
        memory=memory,
        schedule="warps-apart",  # on which a try_wait gives up once
    )
    assert {hazard.cause for hazard in report.hazards} == ({cause} if cause else set())
