"""The missing part of a flag between two blocks is named, and a correct flag is not reported."""

from __future__ import annotations

import numpy as np
import pytest

import harness
from harness.devices import run_ptx
from harness.diagnosis import Cause

# Block 0 writes 64 numbers and the flag; block 1 reads the flag, and then the numbers.
TEXT = """
.version 8.0
.target sm_90a
.address_size 64
.visible .entry handed(.param .u64 numbers, .param .u64 flag, .param .u64 out)
{{
  .reg .pred %first, %reader, %again;
  .reg .b32 %t, %value, %b;
  .reg .b64 %numbers, %flag, %out, %offset;
  ld.param.u64 %numbers, [numbers];
  ld.param.u64 %flag, [flag];
  ld.param.u64 %out, [out];
  mov.u32 %t, %tid.x;
  mov.u32 %b, %ctaid.x;
  mul.wide.u32 %offset, %t, 4;
  add.u64 %numbers, %numbers, %offset;
  add.u64 %out, %out, %offset;
  setp.eq.u32 %first, %t, 0;
  setp.ne.u32 %reader, %b, 0;
  @%reader bra READER;
  st.global.u32 [%numbers], %t;
  {met_before}
  {fence_before}
  @%first {write}
  ret;
READER:
  @!%first bra GO;
AGAIN:
  {read}
  setp.eq.u32 %again, %value, 0;
  @%again bra AGAIN;
GO:
  {fence_after}
  {met_after}
  ld.global.u32 %value, [%numbers];
  st.global.u32 [%out], %value;
  ret;
}}
"""
RIGHT = {
    "met_before": "bar.sync 0;",
    "fence_before": "",
    "write": "st.release.gpu.global.u32 [%flag], 1;",
    "read": "ld.acquire.gpu.global.u32 %value, [%flag];",
    "fence_after": "",
    "met_after": "bar.sync 0;",
}
RELAXED = {
    "write": "st.relaxed.gpu.global.u32 [%flag], 1;",
    "read": "ld.relaxed.gpu.global.u32 %value, [%flag];",
}
FENCED = RELAXED | {"fence_before": "fence.acq_rel.gpu;", "fence_after": "fence.acq_rel.gpu;"}


def handed(changes: dict[str, str]) -> list[Cause]:
    emulator = harness.device("emulator")
    numbers, out = (emulator.empty(64, np.uint32) for _ in range(2))
    flag = emulator.to_device(np.zeros(1, np.uint32))
    text = TEXT.format(**(RIGHT | changes))
    run = run_ptx(text, "handed", 2, 64, (numbers, flag, out), device=emulator)
    return [hazard.cause for hazard in run.hazards]


@pytest.mark.parametrize(
    "changes",
    [
        {},
        FENCED,
        {"write": "atom.global.release.gpu.add.u32 %value, [%flag], 1;"},
        {"read": "atom.global.acquire.gpu.or.b32 %value, [%flag], 0;"},
        {"read": "ld.volatile.global.u32 %value, [%flag];", "fence_after": "membar.gl;"},
    ],
)
def test_a_complete_flag_protocol(changes) -> None:
    assert handed(changes) == []


@pytest.mark.parametrize(
    ("changes", "cause"),
    [
        ({"write": RELAXED["write"]}, Cause.FLAG_WRITTEN_RELAXED),
        ({"read": RELAXED["read"]}, Cause.FLAG_READ_RELAXED),
        (FENCED | {"fence_before": ""}, Cause.FLAG_WRITTEN_RELAXED),
        (FENCED | {"fence_after": ""}, Cause.FLAG_READ_RELAXED),
        (FENCED | {"fence_before": "fence.acq_rel.cta;"}, Cause.FLAG_SCOPE_TOO_NARROW),
        ({"write": "st.release.cta.global.u32 [%flag], 1;"}, Cause.FLAG_SCOPE_TOO_NARROW),
        ({"read": "ld.acquire.cta.global.u32 %value, [%flag];"}, Cause.FLAG_SCOPE_TOO_NARROW),
        ({"met_before": ""}, Cause.NO_BARRIER_BEFORE_FLAG),
        ({"met_after": ""}, Cause.NO_BARRIER_AFTER_FLAG),
    ],
)
def test_the_missing_part_is_named(changes, cause: Cause) -> None:
    assert handed(changes) == [cause]


def test_blocks_without_a_flag_share_a_place() -> None:
    flagless = {"write": "mov.u32 %value, 1;", "read": "mov.u32 %value, 1;"}
    assert handed(flagless) == [Cause.BLOCKS_SHARE_PLACE]
