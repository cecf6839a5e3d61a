"""A relaxed wait acquires nothing and is reported as such; with a fence it counts as a wait."""

from __future__ import annotations

import numpy as np
import pytest

import harness
from harness.diagnosis import Cause

PTX = """
.version 8.6
.target sm_90a
.address_size 64
.visible .entry k(.param .u64 src, .param .u64 dst)
{{
  .reg .pred %p<4>;
  .reg .b32 %r<10>;
  .reg .b64 %rd<10>;
  .reg .f32 %f<4>;
  .shared .align 128 .b8 tile[512];
  .shared .align 8 .b64 bar;
  mov.u32 %r1, %tid.x;
  ld.param.u64 %rd1, [src];
  ld.param.u64 %rd2, [dst];
  mov.u32 %r2, bar;
  mov.u32 %r3, tile;
  setp.ne.u32 %p1, %r1, 0;
  @%p1 bra READY;
  mbarrier.init.shared::cta.b64 [%r2], 1;
  fence.mbarrier_init.release.cluster;
  mbarrier.arrive.expect_tx.shared::cta.b64 _, [%r2], 512;
  cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%r3], [%rd1], 512, [%r2];
READY:
  bar.sync 0;
WAIT:
  mbarrier.try_wait.parity{how}.shared::cta.b64 %p2, [%r2], 0;
  @!%p2 bra WAIT;
  {fence}
  shl.b32 %r4, %r1, 2;
  add.u32 %r5, %r3, %r4;
  cvt.u64.u32 %rd3, %r4;
  add.u64 %rd4, %rd2, %rd3;
  ld.shared.f32 %f1, [%r5];
  st.global.f32 [%rd4], %f1;
  ret;
}}
"""


def causes(how: str, fence: str) -> list[Cause]:
    gpu = harness.device("emulator")
    arrays = gpu.to_device(np.ones(128, np.float32)), gpu.to_device(np.zeros(128, np.float32))
    run = harness.run_ptx(PTX.format(how=how, fence=fence), "k", 1, 128, arrays)
    return [hazard.cause for hazard in run.hazards]


def test_a_relaxed_wait_is_named():
    assert causes(".relaxed.cta", "") == [Cause.RELAXED_WAIT]


@pytest.mark.parametrize(
    ("how", "fence"), [("", ""), (".acquire.cta", ""), (".relaxed.cta", "fence.acq_rel.cta;")]
)
def test_an_acquiring_wait_is_not_reported(how, fence):
    assert causes(how, fence) == []
