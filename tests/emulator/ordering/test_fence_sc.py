"""The order of fence.sc, as far as strong reads observe it: all threads of a block write and fence,
and a thread publishes; a thread of another block observes, and all of its threads fence and
read (PTX ISA 8.9.4).
"""

from __future__ import annotations

import pytest

from harness.diagnosis import Hazard
from harness.emulator import SCHEDULES, GlobalMemory
from tests.emulator.running import run

KERNEL = """
.version 8.6
.target sm_90a
.address_size 64
.visible .entry k(.param .u64 out)
{{
  .reg .pred %reader, %others, %again;
  .reg .b32 %t, %block, %v, %round;
  .reg .b64 %out, %mine, %other;
  ld.param.u64 %out, [out];
  mov.u32 %t, %tid.x;
  mov.u32 %block, %ctaid.x;
  setp.eq.u32 %reader, %block, 1;
  setp.ne.u32 %others, %t, 0;
  mov.u32 %round, 1;
  mad.wide.u32 %mine, %t, 4, %out;
  xor.b32 %v, %t, 33;
  mad.wide.u32 %other, %v, 4, %out;
ROUND:
  @%reader bra READER;
  st.global.u32 [%mine+256], %t;
  {writers}
  {meet}
  @!%others {publish}
  bra NEXT;
READER:
  @%others bra SEEN;
LOOK:
  {look}
  setp.lt.u32 %again, %v, %round;
  @%again bra LOOK;
SEEN:
  {met}
  {readers}
  ld.global.u32 %v, [%other+256];
NEXT:
  add.u32 %round, %round, 1;
  add.u64 %mine, %mine, 256;
  add.u64 %other, %other, 256;
  setp.le.u32 %again, %round, 2;
  @%again bra ROUND;
  ret;
}}
"""
RIGHT = {
    "writers": "fence.sc.gpu;",
    "meet": "bar.sync 0;",
    "publish": "red.relaxed.gpu.global.add.u32 [%out], 1;",
    "look": "ld.relaxed.gpu.global.u32 %v, [%out];",
    "met": "bar.sync 0;",
    "readers": "fence.sc.gpu;",
}


def launch(schedule: str, **changed: str) -> tuple[Hazard, ...]:
    memory = GlobalMemory()
    out = memory.allocate(1024)
    out.bytes[:] = 0
    return run(
        ptx=KERNEL.format(**RIGHT | changed),
        entry="k",
        grid=(2, 1, 1),
        block=(64, 1, 1),
        parameters=[out.address.to_bytes(8, "little")],
        memory=memory,
        schedule=schedule,
    ).hazards


@pytest.mark.parametrize("schedule", SCHEDULES)
@pytest.mark.parametrize(
    "changed",
    [
        {},
        {"writers": "membar.gl;", "readers": "membar.sys;"},
        {"publish": "st.volatile.global.u32 [%out], %round;"},
        {"publish": "atom.global.add.u32 %v, [%out], 1;", "look": "ld.volatile.u32 %v, [%out];"},
    ],
)
def test_the_fencing_thread_may_differ_from_the_flags_writer_and_reader(changed, schedule):
    assert launch(schedule, **changed) == ()


@pytest.mark.parametrize(
    "changed",
    [
        {"writers": ""},
        {"writers": "fence.sc.cta;"},
        {"writers": "fence.acq_rel.gpu;"},
        {"meet": ""},
        {"met": ""},
        {"readers": ""},
        {"readers": "membar.cta;"},
        {"readers": "fence.acq_rel.gpu;"},
        {"publish": "st.weak.global.u32 [%out], %round;"},
    ],
)
def test_every_part_of_the_pattern_is_needed(changed):
    assert {hazard.kind for hazard in launch("warps-apart", **changed)} == {"data-race"}
