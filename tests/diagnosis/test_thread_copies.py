"""A thread's own copy (cp.async) without a wait is reported in terms of thread copies."""

from __future__ import annotations

import numpy as np
import pytest

import harness
from harness.devices import run_ptx
from harness.diagnosis import Cause

TEXT = """
.version 8.0
.target sm_90a
.address_size 64
.shared .align 16 .b8 tile[256];
.shared .align 8 .b8 bar[8];
.visible .entry copied(.param .u64 numbers, .param .u64 out)
{{
  .reg .pred %first, %done;
  .reg .b32 %t, %at, %value, %bar;
  .reg .b64 %numbers, %out, %offset;
  ld.param.u64 %numbers, [numbers];
  ld.param.u64 %out, [out];
  mov.u32 %t, %tid.x;
  mul.wide.u32 %offset, %t, 4;
  add.u64 %numbers, %numbers, %offset;
  add.u64 %out, %out, %offset;
  cvt.u32.u64 %at, %offset;
  mov.u32 %value, tile;
  add.u32 %at, %at, %value;
  mov.u32 %bar, bar;
  setp.eq.u32 %first, %t, 0;
  @%first mbarrier.init.shared::cta.b64 [%bar], 64;
  bar.sync 0;
  {before}
  cp.async.ca.shared.global [%at], [%numbers], 4;
  {between}
  ld.shared.u32 %value, [%at];
  st.global.u32 [%out], %value;
  {after}
  ret;
}}
"""
WAIT = "AGAIN: mbarrier.try_wait.parity.shared::cta.b64 %done, [%bar], 0; @!%done bra AGAIN;"
COUNTED = "cp.async.mbarrier.arrive.noinc.shared::cta.b64 [%bar];"
COMMIT, ALL = "cp.async.commit_group;", "cp.async.wait_all;"


def copied(before: str = "", between: str = "", after: str = "") -> list[Cause]:
    emulator = harness.device("emulator")
    numbers = emulator.to_device(np.arange(64, dtype=np.uint32))
    text = TEXT.format(before=before, between=between, after=after)
    out = emulator.empty(64, np.uint32)
    run = run_ptx(text, "copied", 1, 64, (numbers, out), device=emulator)
    return [hazard.cause for hazard in run.hazards]


@pytest.mark.parametrize("between", [ALL, f"{COMMIT} cp.async.wait_group 0;", COUNTED + WAIT])
def test_a_thread_copy_with_a_wait(between: str) -> None:
    assert copied(between=between) == []


@pytest.mark.parametrize(
    ("places", "cause"),
    [
        ({}, Cause.THREAD_COPY_NEVER_AWAITED),
        (
            {"between": f"mbarrier.arrive.shared::cta.b64 _, [%bar]; {WAIT}"},
            Cause.THREAD_COPY_NEVER_AWAITED,
        ),
        ({"between": f"{COMMIT} cp.async.wait_group 1;"}, Cause.THREAD_COPY_LEFT_PENDING),
        ({"between": "cp.async.wait_group 0;", "after": ALL}, Cause.THREAD_COPY_LEFT_PENDING),
        ({"after": ALL}, Cause.THREAD_COPY_WAIT_AFTER_READ),
        ({"before": COUNTED, "between": WAIT}, Cause.THREAD_COPY_NOT_COUNTED),
    ],
)
def test_a_thread_copy_without_a_wait(places: dict[str, str], cause: Cause) -> None:
    assert copied(**places)[0] is cause
