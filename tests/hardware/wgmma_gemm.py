"""A warp-specialized matrix product in PTX: TMA into a ring of stages, wgmma out of it.

C [m, n] float32 = A [m, k] times B [n, k] transposed, both bfloat16, K-major, 128B swizzle.
Warpgroup 0 issues the copies, and two others multiply. `text` can omit or move a step, by its name:
a planted bug.
"""

from __future__ import annotations

import ml_dtypes
import numpy as np

from harness.course.devices import run_ptx
from harness.sanitizer import Run
from harness.sanitizer.tensormap import TensorMap

ROWS, DEPTH, STAGES = 128, 64, 4
THREADS = 384
STEPS = (
    "wait-full", "fence", "commit", "wait-group", "wait-empty", "release-late", "keep-accumulators",
)  # fmt: skip

LOAD = "cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes"


def _wait(barrier: str, parity: str) -> str:
    again = f"WAIT_{barrier[1:].upper()}"
    wait = f"mbarrier.try_wait.parity.shared::cta.b64 %done, [{barrier}], {parity};"
    return f"{again}: {wait} @!%done bra {again};"


def stage_bytes(columns: int) -> int:
    return (ROWS + columns) * DEPTH * 2


def text(columns: int = 256, without: str = "", depth_steps: int = DEPTH // 16) -> str:
    """``without`` is a name in STEPS. The kernel is ``gemm(A, B, C, k tiles, n)``."""

    def step(name: str, ptx: str) -> str:
        return "" if name == without else ptx

    accumulators = columns // 2
    registers = ", ".join(f"%f{i}" for i in range(accumulators))
    a_bytes, b_bytes = ROWS * DEPTH * 2, columns * DEPTH * 2
    bars = STAGES * stage_bytes(columns)
    release = "@%leads mbarrier.arrive.shared::cta.b64 _, [%empty];"
    late = without != "release-late"
    products = "\n".join(
        f"""  {"setp.ne.u32 %keeps, %kt, 0;" if i == 0 else "setp.eq.u32 %keeps, 0, 0;"}
  wgmma.mma_async.sync.aligned.m64n{columns}k16.f32.bf16.bf16
    {{{registers}}}, %da, %db, %keeps, 1, 1, 0, 0;
  add.u64 %da, %da, 2; add.u64 %db, %db, 2;"""
        for i in range(depth_steps)
    )
    stores = "\n".join(
        f"  st.global.v2.f32 [%{row}+{32 * j}], {{%f{4 * j + first}, %f{4 * j + first + 1}}};"
        for j in range(columns // 8)
        for row, first in (("low", 0), ("high", 2))
    )
    touch = "" if without != "keep-accumulators" else "  add.f32 %f0, %f0, 0f3F800000;"
    return f"""
.version 8.4
.target sm_90a
.address_size 64
.extern .shared .align 1024 .b8 smem[];
.visible .entry gemm(.param .align 64 .b8 a[128], .param .align 64 .b8 b[128], .param .u64 c,
                     .param .u32 tiles, .param .u32 n)
.maxntid {THREADS}, 1, 1
.minnctapersm 1
{{
  .reg .pred %first, %producer, %leads, %done, %more, %keeps;
  .reg .b32 %t, %wg, %s, %phase, %other, %kt, %tiles, %n, %m0, %n0, %x, %y, %full, %empty, %smem;
  .reg .b32 %sa, %sb;
  .reg .b64 %ta, %tb, %c, %da, %db, %low, %high, %row, %hi;
  .reg .f32 %f<{accumulators}>;
  ld.param.u64 %c, [c]; ld.param.u32 %tiles, [tiles]; ld.param.u32 %n, [n];
  mov.u64 %ta, a; cvta.param.u64 %ta, %ta; mov.u64 %tb, b; cvta.param.u64 %tb, %tb;
  mov.u32 %smem, smem; mov.u32 %t, %tid.x; shr.u32 %wg, %t, 7;
  setp.eq.u32 %first, %t, 0; setp.eq.u32 %producer, %wg, 0;
  mov.u32 %m0, %ctaid.y; mul.lo.u32 %m0, %m0, {ROWS};
  mov.u32 %n0, %ctaid.x; mul.lo.u32 %n0, %n0, {columns};
  @!%first bra READY;
  mov.u32 %s, 0;
INIT:
  shl.b32 %x, %s, 3; add.u32 %full, %smem, %x; add.u32 %full, %full, {bars};
  mbarrier.init.shared::cta.b64 [%full], 1;
  mbarrier.init.shared::cta.b64 [%full+{8 * STAGES}], 2;
  add.u32 %s, %s, 1; setp.lt.u32 %more, %s, {STAGES}; @%more bra INIT;
  fence.mbarrier_init.release.cluster;
READY:
  bar.sync 0;
  mov.u32 %s, 0; mov.u32 %phase, 0; mov.u32 %kt, 0;
  @!%producer bra CONSUME;
  setmaxnreg.dec.sync.aligned.u32 40;
  @!%first bra END;
PRODUCE:
  shl.b32 %x, %s, 3; add.u32 %full, %smem, %x; add.u32 %full, %full, {bars};
  add.u32 %empty, %full, {8 * STAGES}; xor.b32 %other, %phase, 1;
  {step("wait-empty", _wait("%empty", "%other"))}
  mul.lo.u32 %sa, %s, {a_bytes}; add.u32 %sa, %sa, %smem;
  mul.lo.u32 %sb, %s, {b_bytes}; add.u32 %sb, %sb, %smem; add.u32 %sb, %sb, {STAGES * a_bytes};
  shl.b32 %x, %kt, 6;
  mbarrier.arrive.expect_tx.shared::cta.b64 _, [%full], {stage_bytes(columns)};
  {LOAD} [%sa], [%ta, {{%x, %m0}}], [%full];
  {LOAD} [%sb], [%tb, {{%x, %n0}}], [%full];
  add.u32 %s, %s, 1; setp.eq.u32 %more, %s, {STAGES};
  @%more mov.u32 %s, 0; @%more xor.b32 %phase, %phase, 1;
  add.u32 %kt, %kt, 1; setp.lt.u32 %more, %kt, %tiles; @%more bra PRODUCE;
  bra END;
CONSUME:
  setmaxnreg.inc.sync.aligned.u32 232;
  and.b32 %x, %t, 127; setp.eq.u32 %leads, %x, 0;
  sub.u32 %wg, %wg, 1;
  mov.u64 %hi, {1 << 62 | 64 << 32 | 1 << 16};
MULTIPLY:
  shl.b32 %x, %s, 3; add.u32 %full, %smem, %x; add.u32 %full, %full, {bars};
  add.u32 %empty, %full, {8 * STAGES};
  {step("wait-full", _wait("%full", "%phase"))}
  mul.lo.u32 %sa, %s, {a_bytes}; add.u32 %sa, %sa, %smem;
  mul.lo.u32 %x, %wg, {a_bytes // 2}; add.u32 %sa, %sa, %x;
  mul.lo.u32 %sb, %s, {b_bytes}; add.u32 %sb, %sb, %smem; add.u32 %sb, %sb, {STAGES * a_bytes};
  shr.u32 %sa, %sa, 4; shr.u32 %sb, %sb, 4;
  cvt.u64.u32 %da, %sa; cvt.u64.u32 %db, %sb; or.b64 %da, %da, %hi; or.b64 %db, %db, %hi;
  {step("fence", "wgmma.fence.sync.aligned;")}
{products}
{touch}
  {step("commit", "wgmma.commit_group.sync.aligned;")}
  {"" if late else release}
  {step("wait-group", "wgmma.wait_group.sync.aligned 0;")}
  {release if late else ""}
  add.u32 %s, %s, 1; setp.eq.u32 %more, %s, {STAGES};
  @%more mov.u32 %s, 0; @%more xor.b32 %phase, %phase, 1;
  add.u32 %kt, %kt, 1; setp.lt.u32 %more, %kt, %tiles; @%more bra MULTIPLY;
  and.b32 %x, %t, 127; shr.u32 %y, %x, 5; shl.b32 %y, %y, 4;
  and.b32 %x, %x, 31; shr.u32 %x, %x, 2; add.u32 %y, %y, %x;
  mad.lo.u32 %y, %wg, 64, %y; add.u32 %y, %y, %m0;
  and.b32 %x, %t, 3; shl.b32 %x, %x, 1; add.u32 %x, %x, %n0;
  mad.lo.u32 %x, %y, %n, %x; mad.wide.u32 %low, %x, 4, %c;
  shl.b32 %y, %n, 3; mad.wide.u32 %high, %y, 4, %low;
{stores}
END:
  ret;
}}
"""


def inputs(m: int, n: int, k: int, seed: int = 1) -> tuple[np.ndarray, np.ndarray]:
    random = np.random.RandomState(seed)
    draw = [random.randint(-1000, 1000, shape) / 256 for shape in ((m, k), (n, k))]
    return tuple(x.astype(np.float32).astype(ml_dtypes.bfloat16) for x in draw)


def run(device, a, b, columns: int = 256, ptx: str | None = None) -> tuple[np.ndarray, Run]:
    """Return ``(C, Run)`` of a launch; ``a`` and ``b`` are host arrays."""
    (m, k), n = a.shape, len(b)
    on_device = device.to_device(a), device.to_device(b)
    result = device.to_device(np.full((m, n), np.nan, np.float32))
    maps = [
        TensorMap.tiled(x, (rows, DEPTH), swizzle="128B")
        for x, rows in zip(on_device, (ROWS, columns), strict=True)
    ]
    done = run_ptx(
        ptx or text(columns),
        "gemm",
        (n // columns, m // ROWS),
        THREADS,
        (*maps, result, np.uint32(k // DEPTH), np.uint32(n)),
        shared_bytes=STAGES * stage_bytes(columns) + 16 * STAGES,
        device=device,
        timeout=60,
    )
    return result.copy_to_host(), done
