"""Machine code records accesses and wgmma registers exactly as Python does, record by record:
reports show little of them, and a wrong record might matter only to a rare kernel.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from harness.emulator import GlobalMemory, Reason
from harness.emulator.exec import machine
from harness.emulator.native.library import stepper
from harness.emulator.state import State
from harness.errors import KernelFault
from harness.launches import Watch
from tests.emulator.running import run
from tests.stops import faults

_HEAD = """
.version 8.6
.target sm_90a
.address_size 64
.visible .entry kernel(.param .u64 input, .param .u64 output)
{
  .reg .pred %p<9>; .reg .b16 %h<4>; .reg .b32 %r<30>; .reg .b64 %d<9>; .reg .f32 %f<80>;
  .shared .align 16 .b8 tile[4096];
  .shared .align 8 .b64 bar;
  mov.u32 %r0, %tid.x; mov.u32 %r1, %ctaid.x; mov.u32 %r2, %ntid.x;
  mad.lo.u32 %r3, %r1, %r2, %r0;
  ld.param.u64 %d0, [input]; ld.param.u64 %d1, [output];
  mul.wide.u32 %d2, %r3, 16; add.u64 %d3, %d0, %d2; add.u64 %d4, %d1, %d2;
  mov.u32 %r20, tile; mov.u32 %r21, bar; shl.b32 %r4, %r0, 4; add.u32 %r22, %r20, %r4;
  mov.u32 %r5, 0;
"""
_BODIES = {
    # Of those that read the same at once all are remembered, one in the record, the others in the
    # log; a warp then knows of its own readers alone.
    "words that several read": """
  st.shared.v4.u32 [%r22], {%r0, %r1, %r2, %r3};
  setp.ge.u32 %p1, %r0, 32; @%p1 bra meet; bar.warp.sync -1;
meet:
  bar.sync 0;
  shr.u32 %r6, %r0, 1; shl.b32 %r6, %r6, 4; add.u32 %r7, %r20, %r6;
  ld.shared.u32 %r8, [%r7]; ld.shared.u32 %r9, [%r20+16];
  ld.shared.v2.u32 {%r10, %r11}, [%r20+8];
  and.b32 %r12, %r0, 1; setp.eq.u32 %p0, %r12, 0; @%p0 bra done;
  bar.warp.sync 0xAAAAAAAA;
  st.shared.u32 [%r7], %r8; st.shared.u32 [%r22+8], %r9;
done:
""",
    # A later reader that knows nothing of an earlier one takes its place in the record.
    "words that one reads after the other": """
  st.shared.v4.u32 [%r22], {%r0, %r1, %r2, %r3};
  bar.sync 0;
  setp.lt.u32 %p0, %r0, 40; @%p0 bra low;
  xor.b32 %r6, %r0, 1; bra both;
low:
  add.u32 %r6, %r0, 3;
both:
  and.b32 %r6, %r6, 63; shl.b32 %r6, %r6, 4; add.u32 %r7, %r20, %r6;
  ld.shared.u64 %d5, [%r7]; ld.shared.u8 %h0, [%r7+12]; ld.shared.u16 %h1, [%r7+14];
  ld.shared.u64 %d5, [%r20];
  st.global.u16 [%d4], %h1; st.global.u64 [%d4+8], %d5;
""",
    "global memory, by its addresses and by generic ones": """
  cvta.to.global.u64 %d5, %d3; ld.global.v4.u32 {%r6, %r7, %r8, %r9}, [%d5];
  ld.u32 %r10, [%d0+32]; st.v2.u32 [%d4], {%r6, %r10};
  cvta.shared.u64 %d6, %d7; mov.u32 %r11, tile; cvt.u64.u32 %d7, %r22; cvta.shared.u64 %d7, %d7;
  st.u32 [%d7+4], %r7; ld.u32 %r12, [%d7+4]; st.global.u32 [%d4+8], %r12;
  setp.lt.u32 %p0, %r0, 20; @%p0 bra done;
  ld.global.u32 %r13, [%d1]; st.global.u8 [%d4+12], %r13;
done:
""",
    # An undefined value is stored, and overwritten with one that is not.
    "bytes that hold what is undefined": """
  setp.ne.u32 %p1, %r0, 200; @%p1 bra over; mov.u32 %r25, 7;
over:
  st.shared.u32 [%r22], %r25; st.shared.u32 [%r22+4], %r25; st.shared.u64 [%r22+8], %d2;
  st.shared.u32 [%r22], %r0;
  ld.shared.u32 %r6, [%r22]; st.global.u32 [%d4], %r6; st.shared.u32 [%r22], %r1;
""",
    # The copy arrives after so many turns: some read what was there before, some what it brings.
    "a copy whose bytes are read meanwhile": """
  setp.ne.u32 %p5, %r0, 0; @%p5 bra set;
  mbarrier.init.shared.b64 [%r21], 1; fence.proxy.async;
set:
  bar.sync 0;
  setp.ne.u32 %p5, %r0, 0; @%p5 bra part;
  mbarrier.arrive.expect_tx.shared.b64 _, [%r21], 64;
  cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%r20], [%d0], 64, [%r21];
part:
  mov.u32 %r6, 150;
  setp.lt.u32 %p5, %r0, 40; @%p5 bra count;
look:
  ld.shared.u32 %r7, [%r20]; add.u32 %r5, %r5, %r7;
  sub.u32 %r6, %r6, 1; setp.ne.u32 %p6, %r6, 0; @%p6 bra look;
  bra store;
count:
  sub.u32 %r6, %r6, 1; setp.ne.u32 %p6, %r6, 0; @%p6 bra count;
store:
  st.global.u32 [%d4], %r5;
wait:
  mbarrier.try_wait.parity.shared.b64 %p7, [%r21], 0;
  @!%p7 bra wait;
""",
    # The first part of a warp stores where whole warps did, while others stand before it in the
    # program: they go first. Tickets tell who went.
    "a part of a warp that comes to where it may meet others": """
  mov.u32 %r6, 3; and.b32 %r7, %r0, 1; setp.eq.u32 %p0, %r7, 1; mov.u32 %r9, 0; bra both;
even:
  atom.global.add.u32 %r8, [%d1+8192], 1; mad.lo.u32 %r5, %r5, 3, %r8;
  sub.u32 %r6, %r6, 1; setp.ne.u32 %p1, %r6, 0; @%p1 bra even;
  bra done;
both:
  st.shared.u32 [%r22], %r0;
again:
  atom.global.add.u32 %r8, [%d1+8192], 1; mad.lo.u32 %r5, %r5, 3, %r8;
  sub.u32 %r6, %r6, 1; setp.ne.u32 %p1, %r6, 0; @%p1 bra again;
  setp.ne.u32 %p2, %r9, 0; @%p2 bra done;
  mov.u32 %r9, 1; mov.u32 %r6, 3; @%p0 bra odd;
  mov.u32 %r6, 80; bra even;
odd:
  add.u32 %r5, %r5, 1; bra both;
done:
  st.global.u32 [%d4], %r5;
""",
    # Who knows that the copy has read them may write them, and the others may not.
    "bytes that a copy has read": """
  st.shared.v4.u32 [%r22], {%r0, %r1, %r2, %r3}; fence.proxy.async; bar.sync 0;
  setp.ne.u32 %p5, %r0, 0; @%p5 bra wait;
  cp.async.bulk.global.shared::cta.bulk_group [%d1], [%r20], 512;
  cp.async.bulk.commit_group; cp.async.bulk.wait_group.read 0;
wait:
  setp.eq.u32 %p6, %r0, 5; @%p6 st.shared.u32 [%r22+4], %r0;
  bar.sync 0;
  st.shared.u32 [%r22], %r1;
  setp.ne.u32 %p5, %r0, 40; @%p5 bra again;
  cp.async.bulk.global.shared::cta.bulk_group [%d1+1024], [%r20], 256;
  cp.async.bulk.commit_group;
again:
  st.shared.u32 [%r22+8], %r1; ld.shared.u32 %r6, [%r22]; st.shared.u32 [%r22+12], %r6;
  cp.async.bulk.wait_group 0;
""",
    # Some threads assign them, others do not; what takes the place of an undefined copy is defined.
    "registers that nothing assigned, copied": """
  and.b32 %r6, %r0, 3; setp.ne.u32 %p0, %r6, 0; @%p0 bra copies;
  mov.u32 %r25, 7; mov.f32 %f60, 0f3F800000;
copies:
  mov.u32 %r6, 0;
around:
  mov.u32 %r7, %r25; mov.u32 %r8, %r7; mov.f32 %f61, %f60; mov.b32 %r9, %f61; mov.u16 %h0, %h1;
  setp.lt.u32 %p1, %r0, 70; @%p1 mov.u32 %r8, %r0;
  mov.u32 %r10, %r8; mov.u32 %r8, %r6; mov.u32 %r11, %r8; mov.u64 %d5, %d6;
  mov.u32 %r7, %r10;
  add.u32 %r6, %r6, 1; setp.lt.u32 %p2, %r6, 3; @%p2 bra around;
  setp.ge.u32 %p3, %r0, 64; @%p3 bra done;
  mov.u32 %r25, %r0; mov.u32 %r8, %r25;
done:
  st.global.u32 [%d4], %r7; st.global.u32 [%d4+4], %r9; st.global.u32 [%d4+8], %r8;
  setp.eq.u32 %p4, %r25, 7; @%p4 st.global.u32 [%d4+12], %r11;
""",
    # As compilers copy accumulators about: while they are in flight, and before their fence.
    "registers that wgmma uses": """
  wgmma.fence.sync.aligned;
  wgmma.mma_async.sync.aligned.m64n8k16.f32.bf16.bf16 {%f0, %f1, %f2, %f3}, 0, 0, 0, 1, 1, 0, 0;
  mov.f32 %f4, %f0; mov.f32 %f5, %f4; mov.f32 %f4, 0f3F800000;
  wgmma.commit_group.sync.aligned;
  wgmma.mma_async.sync.aligned.m64n8k16.f32.bf16.bf16 {%f8, %f9, %f10, %f11}, 0, 0, 0, 1, 1, 0, 0;
  mov.f32 %f6, %f8; mov.f32 %f6, %f1; mov.f32 %f7, %f5;
  wgmma.commit_group.sync.aligned; wgmma.wait_group.sync.aligned 0;
  add.f32 %f1, %f1, %f6; mov.f32 %f2, %f5; mov.f32 %f3, %f7; mov.f32 %f0, %f4;
  wgmma.fence.sync.aligned;
  wgmma.mma_async.sync.aligned.m64n8k16.f32.bf16.bf16 {%f4, %f5, %f6, %f7}, 0, 0, 0, 1, 1, 0, 0;
  wgmma.mma_async.sync.aligned.m64n8k16.f32.bf16.bf16 {%f0, %f1, %f2, %f3}, 0, 0, 0, 1, 1, 0, 0;
  mov.f32 %f0, 0f00000000;
  wgmma.commit_group.sync.aligned; wgmma.wait_group.sync.aligned 0;
  add.f32 %f0, %f0, %f0; mov.f32 %f1, %f0;
  st.global.f32 [%d4], %f0; st.global.f32 [%d4+4], %f5;
""",
}  # fmt: skip
_SETUP = """
  st.shared.v4.u32 [%r22], {%r5, %r5, %r5, %r5}; fence.proxy.async; bar.sync 0;
  mov.b64 %d8, DESCRIPTOR;
"""


@pytest.fixture(autouse=True, scope="module")
def _there_is_some() -> None:
    pytest.importorskip("llvmlite")
    assert stepper() is not None, "LLVM cannot read stepper.ll"


def _undefined(state: State) -> dict[int, Any]:
    """Return, by register, the undefined bits of each thread and their origin."""
    everyone = state.wave.everyone
    held = {slot: state.undefined.of(slot, everyone) for slot in range(len(everyone.registers))}
    return {
        slot: (bits[0].tolist(), np.where(bits[0] != 0, bits[1], 0).tolist())
        for slot, bits in held.items()
        if bits is not None
    }


def _remembered(
    monkeypatch: pytest.MonkeyPatch,
    name: str,
    in_machine_code: bool,
    schedule: str,
    is_watched: bool = False,
) -> dict[str, Any]:
    """Return, by name, the records of each memory and of registers, and a launch's report."""
    states: list[Any] = []
    body, threads = _BODIES[name], 96
    if "wgmma" in name:
        body, threads = _SETUP + body.replace(" 0, 0, 0, 1, 1,", " %d8, %d8, 0, 1, 1,"), 128
        body = body.replace("DESCRIPTOR", hex(16 << 32 | 8 << 16 | 0x400 >> 4))
    with monkeypatch.context() as patch:
        if not in_machine_code:
            patch.setattr(machine, "stepper_of", lambda *args: None)
        ran = machine.Machine.run

        def run_and_note(self: machine.Machine) -> None:
            ran(self)
            order, undefined = self.state.register_order, _undefined(self.state)
            states.append((self.state.access, order, undefined))

        patch.setattr(machine.Machine, "run", run_and_note)
        memory = GlobalMemory()
        arrays = [memory.allocate(1 << 14) for _ in range(2)]
        watches = {buffer.address: Watch() for buffer in arrays} if is_watched else None
        rng = np.random.default_rng(3)
        for array in arrays:
            array.bytes[:] = rng.integers(0, 256, 1 << 14, np.uint8)
        report = run(
            ptx=f"{_HEAD}{body}\n  ret;\n}}\n",
            entry="kernel",
            grid=(2, 1, 1),
            block=(threads, 1, 1),
            parameters=[buffer.address.to_bytes(8, "little") for buffer in arrays],
            memory=memory,
            schedule=schedule,
            count_sectors=True,
            watches=watches,
        )
    touches = [each for of in report.touches.values() for each in of]
    accesses: dict[str, Any] = {"hazards": report.hazards, "steps": report.steps}
    accesses |= {"banks": report.bank_conflicts, "sectors": report.sectors}
    accesses |= {"ways": report.decisions.outcomes, "values": report.decisions.values}
    accesses["touches"] = [
        (
            touch.opcode,
            touch.line,
            *(each.tolist() for each in (touch.read, touch.written, touch.last)),
        )
        for touch in touches
    ]
    accesses["bytes"] = [buffer.bytes.tobytes() for buffer in arrays]
    access, order, accesses["undefined"] = states[-1]
    shadows = [access.shared_shadow, *access.global_shadows._shadows.values()]
    for number, shadow in enumerate(shadows):
        entries = np.stack(shadow.log.entries(), axis=1)
        accesses |= {
            f"{number}: records": shadow.cells.tolist(),
            f"{number}: log": sorted(entries.tolist()),
            f"{number}: is in the log": shadow.log.logged.tolist(),
            f"{number}: undefined": [held.tolist() for held in shadow.contents.held()],
        }
        accesses[f"{number}: read by copies"] = [read.cells.tolist() for read in shadow.async_reads]
    fields = "group", "role", "shape", "site", "issued", "touched", "touched_site"
    accesses |= {f"register {field}": getattr(order, field).tolist() for field in fields}
    return accesses


@pytest.mark.parametrize("is_watched", [False, True])
@pytest.mark.parametrize("schedule", ["late-copies", "warps-apart"])
@pytest.mark.parametrize("name", _BODIES)
def test_both_engines_record_the_same_accesses(
    monkeypatch, name: str, schedule: str, is_watched: bool
) -> None:
    """For a watched allocation, also the instruction of each access."""
    mine, theirs = (_remembered(monkeypatch, name, m, schedule, is_watched) for m in (True, False))
    assert mine.keys() == theirs.keys()
    for what, value in mine.items():
        assert value == theirs[what], what


@pytest.mark.parametrize("in_machine_code", [True, False])
def test_an_access_beyond_the_last_variable_is_reported(monkeypatch, in_machine_code: bool) -> None:
    body = "  setp.eq.u32 %p0, %r0, 0; @%p0 st.shared.u32 [%r21+8], %r0;\n"
    monkeypatch.setitem(_BODIES, "beyond", body)
    try:
        hazards = _remembered(monkeypatch, "beyond", in_machine_code, "late-copies")["hazards"]
    except KernelFault as ended:
        hazards = ended.hazards
    assert [hazard.kind for hazard in hazards] == ["illegal-access"]


@pytest.mark.parametrize("in_machine_code", [True, False])
def test_an_access_over_the_end_of_an_array_ends_the_launch(monkeypatch, in_machine_code) -> None:
    """Its first threads are inside."""
    monkeypatch.setitem(_BODIES, "beyond", "  ld.global.u32 %r6, [%d3+15360];\n")
    with faults(Reason.OUTSIDE_ALLOCATION):
        _remembered(monkeypatch, "beyond", in_machine_code, "late-copies")
