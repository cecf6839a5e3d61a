"""A kernel that copies its tensor map to memory, edits it, and loads through the edited map.

A single warp; ``descriptor`` is 128 bytes of global memory, ``out`` receives the 128 bytes of the
box.
"""

from __future__ import annotations

PTX = """
.version 8.3
.target sm_90a
.address_size 64
.visible .entry edit(
  .param .align 64 .b8 map[128], .param .u64 descriptor, .param .u64 out, .param .u64 base,
  .param .u64 stride, .param .u32 rows, .param .s32 c1)
{
  .shared .align 128 .b8 draft[128];
  .shared .align 128 .b8 tile[128];
  .shared .align 8 .b64 barrier;
  .reg .pred %p, %lane0, %p16;
  .reg .b32 %t, %at, %tile, %bar, %rows, %c1, %zero;
  .reg .b64 %map, %descriptor, %out, %word, %offset, %from, %stride, %base, %state;
  ld.param.u64 %descriptor, [descriptor];
  ld.param.u64 %out, [out];
  ld.param.u64 %base, [base];
  ld.param.u64 %stride, [stride];
  ld.param.u32 %rows, [rows];
  ld.param.s32 %c1, [c1];
  mov.b64 %map, map;
  cvta.param.u64 %map, %map;
  mov.u32 %t, %tid.x;
  mov.u32 %zero, 0;
  mov.u32 %tile, tile;
  mov.u32 %bar, barrier;
  setp.eq.u32 %lane0, %t, 0;
  setp.lt.u32 %p16, %t, 16;
  mov.u32 %at, draft;
  shl.b32 %c1, %t, 3;
  add.u32 %at, %at, %c1;
  cvt.u64.u32 %offset, %c1;
  add.u64 %from, %map, %offset;
  @%p16 ld.u64 %word, [%from];
  @%p16 st.shared.u64 [%at], %word;
  ld.param.s32 %c1, [c1];
  bar.warp.sync 0xffffffff;
  mov.u32 %at, draft;
  @!%lane0 bra EDITED;
  tensormap.replace.tile.global_address.shared::cta.b1024.b64 [%at], %base;
  tensormap.replace.tile.global_dim.shared::cta.b1024.b32 [%at], 1, %rows;
  tensormap.replace.tile.global_stride.shared::cta.b1024.b64 [%at], 0, %stride;
EDITED:
  bar.warp.sync 0xffffffff;
  tensormap.cp_fenceproxy.global.shared::cta.tensormap::generic.release.gpu.sync.aligned
    [%descriptor], [%at], 128;
  @!%lane0 bra DONE;
  fence.proxy.tensormap::generic.acquire.gpu [%descriptor], 128;
  mbarrier.init.shared::cta.b64 [%bar], 1;
  fence.mbarrier_init.release.cluster;
  mbarrier.arrive.expect_tx.shared::cta.b64 %state, [%bar], 128;
  cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes
    [%tile], [%descriptor, {%zero, %c1}], [%bar];
WAIT:
  mbarrier.try_wait.parity.shared::cta.b64 %p, [%bar], 0;
  @!%p bra WAIT;
  cp.async.bulk.global.shared::cta.bulk_group [%out], [%tile], 128;
  cp.async.bulk.commit_group;
  cp.async.bulk.wait_group 0;
DONE:
  ret;
}
"""
