"""Kernels in which a thread waits that nothing waits for."""

from __future__ import annotations

import numpy as np

from harness.sanitizer.devices.base import Device, Run
from harness.sanitizer.isa import Kernel, Ptx
from harness.sanitizer.launch.parameters import bind
from harness.sanitizer.launch.plan import LaunchPlan, RunOptions

TILES = 9  # an odd number: the first of two stages has one phase more than the second
TILE_BYTES = 2048
RUNS = 100
OPTIONS = RunOptions(timeout_s=2.0)
LIKE_TILELANG = "four warps wait for a free stage, one copies"

_HEADER = """.version 8.0
.target sm_90a
.address_size 64
"""

# Late threads sleep for three milliseconds: longer than the others need for all tiles.
_SLEEP = """
  mov.u32 %late, 0;
SLEEP:
  nanosleep.u32 1000000;
  add.u32 %late, %late, 1;
  setp.lt.u32 %q, %late, 6;
  @%q bra SLEEP;
"""

_KERNEL = """
.visible .entry sleepers(.param .u64 source, .param .u64 target, .param .u32 late)
{{
  .shared .align 128 .b8 tiles[{both}];
  .shared .align 8 .b64 full[2];
  .shared .align 8 .b64 free[2];
  .reg .pred %p, %q;
  .reg .b32 %t, %r, %i, %stage, %phase, %full, %free, %tile, %late, %v;
  .reg .b64 %from, %to, %at;
  ld.param.u64 %from, [source];
  ld.param.u64 %to, [target];
  ld.param.u32 %late, [late];
  mov.u32 %t, %tid.x;
  setp.ne.u32 %p, %t, 0;
  @%p bra READY;
  mov.u32 %r, full;
  mbarrier.init.shared::cta.b64 [%r], 1;
  mbarrier.init.shared::cta.b64 [%r+8], 1;
  mov.u32 %r, free;
  mbarrier.init.shared::cta.b64 [%r], {arrivals};
  mbarrier.init.shared::cta.b64 [%r+8], {arrivals};
  fence.mbarrier_init.release.cluster;
READY:
  bar.sync 0;
  setp.eq.u32 %q, %late, 0;
  @%q bra BEGIN;
  setp.lt.u32 %q, %t, {late_from};
  @%q bra BEGIN;
  setp.ge.u32 %q, %t, {late_to};
  @%q bra BEGIN;
  {sleep}
BEGIN:
  mov.u32 %i, 0;
  setp.ge.u32 %p, %t, {producers};
AGAIN:
  and.b32 %stage, %i, 1;
  shr.u32 %phase, %i, 1;
  and.b32 %phase, %phase, 1;
  shl.b32 %r, %stage, 3;
  mov.u32 %full, full;
  add.u32 %full, %full, %r;
  mov.u32 %free, free;
  add.u32 %free, %free, %r;
  mov.u32 %tile, tiles;
  mad.lo.u32 %tile, %stage, {tile}, %tile;
  @%p bra CONSUME;
  xor.b32 %phase, %phase, 1;
WAIT_FREE:
  mbarrier.try_wait.parity.shared::cta.b64 %q, [%free], %phase;
  @!%q bra WAIT_FREE;
  setp.ne.u32 %q, %t, 0;
  @%q bra NEXT;
  mbarrier.arrive.expect_tx.shared::cta.b64 _, [%full], {tile};
  mad.wide.u32 %at, %i, {tile}, %from;
  cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%tile], [%at], {tile}, [%full];
  bra NEXT;
CONSUME:
  mbarrier.try_wait.parity.shared::cta.b64 %q, [%full], %phase;
  @!%q bra CONSUME;
  sub.u32 %r, %t, {producers};
  {consume}
NEXT:
  add.u32 %i, %i, 1;
  setp.lt.u32 %q, %i, {tiles};
  @%q bra AGAIN;
  ret;
}}
"""

_READ = """
  shl.b32 %v, %r, 4;
  add.u32 %tile, %tile, %v;
  mad.lo.u32 %v, %i, {tile}, %v;
  cvt.u64.u32 %at, %v;
  add.u64 %at, %to, %at;
  {{ .reg .b32 %w<4>;
  ld.shared.v4.u32 {{%w0, %w1, %w2, %w3}}, [%tile];
  {arrive}
  st.global.v4.u32 [%at], {{%w0, %w1, %w2, %w3}}; }}
"""

_ARRIVE = "mbarrier.arrive.shared::cta.b64 _, [%free];"


def _kernel(producers: int, consume: str, arrivals: int, late: tuple[int, int]) -> str:
    return _HEADER + _KERNEL.format(
        both=2 * TILE_BYTES,
        tile=TILE_BYTES,
        tiles=TILES,
        producers=producers,
        consume=consume,
        arrivals=arrivals,
        late_from=late[0],
        late_to=late[1],
        sleep=_SLEEP,
    )


def kernels() -> dict[str, tuple[str, int]]:
    """PTX and threads, by name: threads that wait, and that nothing waits for."""
    read = _READ.format(tile=TILE_BYTES, arrive=_ARRIVE)
    # 32 of the 128 threads that read a tile release it.
    some = "setp.lt.u32 %q, %r, 32; @%q " + _ARRIVE
    one_warp = _READ.format(tile=TILE_BYTES, arrive=some)
    return {
        LIKE_TILELANG: (_kernel(128, read, 128, (96, 128)), 256),
        "four warps read a stage, one releases it": (_kernel(32, one_warp, 32, (128, 160)), 160),
    }


def launch(gpu: Device, ptx: str, threads: int, late: bool, options: RunOptions = OPTIONS) -> Run:
    """Raises what the device raises, and AssertionError if the output is wrong."""
    values = np.arange(TILES * TILE_BYTES // 4, dtype=np.uint32)
    source, target = gpu.to_device(values), gpu.to_device(np.zeros_like(values))
    unit = (1, 1, 1)
    kernel = Kernel(Ptx(ptx), "sleepers")
    arguments = bind(kernel, (source, target, np.uint32(late)))
    plan = LaunchPlan(kernel, unit, (threads, 1, 1), unit, 0, arguments)
    done = gpu.run(plan, options)
    assert np.array_equal(target.copy_to_host(), values)
    return done
