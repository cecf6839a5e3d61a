"""Kernels of a few PTX lines for two warps, and their hazards.

The lines find %t (the thread), %first and %second (threads 0 and 32), %tile and %bar (shared
memory), %slot (the thread's word of the tile), %out (256 bytes of ones in global memory), and
%mine, %v and %done, which are free.
"""

from __future__ import annotations

from harness.base.errors import KernelFault, KernelHung
from harness.sanitizer.diagnosis import Hazard
from harness.sanitizer.emulator import GlobalMemory
from tests.sanitizer.emulator.running import run

HEADER = """
.version 8.0
.target sm_90a
.address_size 64
.shared .align 128 .b8 tile[256];
.shared .align 8 .b8 bar[8];
.visible .entry k(.param .u64 out)
{
  .reg .pred %first, %second, %done;
  .reg .b32 %t, %tile, %bar, %slot, %v;
  .reg .b64 %out, %mine;
  ld.param.u64 %out, [out];
  mov.u32 %t, %tid.x;
  setp.eq.u32 %first, %t, 0;
  setp.eq.u32 %second, %t, 32;
  mov.u32 %tile, tile;
  mov.u32 %bar, bar;
  shl.b32 %slot, %t, 2;
  add.u32 %slot, %slot, %tile;
"""
PROXY_FENCE = "fence.proxy.async.shared::cta;"
SYNC = "bar.sync 0;"
WRITE = "st.shared.u32 [%slot], %t;"
READ = "ld.shared.u32 %v, [%slot];"
STORE = "@%first cp.async.bulk.global.shared::cta.bulk_group [%out], [%tile], 256;"
DRAIN = "@%first cp.async.bulk.commit_group; @%first cp.async.bulk.wait_group.read 0;"
INIT = "@%first mbarrier.init.shared::cta.b64 [%bar], 1;"
INIT_FENCE = "@%first fence.mbarrier_init.release.cluster;"
LOAD = (
    "@%first mbarrier.arrive.expect_tx.shared::cta.b64 _, [%bar], 256;"
    "@%first cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes"
    " [%tile], [%out], 256, [%bar];"
)


def wait(guard: str = "") -> str:
    """Return the wait loop; with a guard such as ``@%first`` only those threads wait."""
    skip = f"@!{guard[1:]} bra OUT;" if guard else ""
    return (
        f"{{ {skip} AGAIN: mbarrier.try_wait.parity.shared::cta.b64 %done, [%bar], 0;"
        " @!%done bra AGAIN; OUT: }"
    )


def launch(
    *lines: str, schedule: str = "late-copies", blocks: int = 1, threads: int = 64
) -> tuple[Hazard, ...]:
    """Return the hazards of a kernel of these lines."""
    memory = GlobalMemory()
    out = memory.allocate(256)
    out.bytes[:] = 1
    return run(
        ptx=HEADER + "\n".join(lines) + "\nret;\n}\n",
        entry="k",
        grid=(blocks, 1, 1),
        block=(threads, 1, 1),
        parameters=[out.address.to_bytes(8, "little")],
        memory=memory,
        schedule=schedule,
    ).hazards


def kinds(*lines: str, schedule: str = "late-copies", threads: int = 64) -> set[str]:
    """Return the kinds of hazard of a kernel of these lines, and the error that ended it."""
    try:
        return {h.kind for h in launch(*lines, schedule=schedule, threads=threads)}
    except (KernelHung, KernelFault) as stopped:
        return {h.kind for h in stopped.hazards} | {type(stopped).__name__}
