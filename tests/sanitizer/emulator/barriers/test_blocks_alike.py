"""Blocks whose threads arrive at a barrier alike are processed together. Each must behave as if it
ran alone, also if blocks diverge in the middle of a phase.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from harness.base.errors import KernelFault, KernelHung
from harness.sanitizer.emulator import SCHEDULES, GlobalMemory
from tests.sanitizer.emulator.bodies import bodies
from tests.sanitizer.emulator.running import run

_BLOCKS, _THREADS = 3, 96
_HEAD = """
.version 8.6
.target sm_90a
.address_size 64
.visible .entry kernel(.param .u64 output)
{
  .reg .pred %p<9>; .reg .b32 %r<20>; .reg .b64 %d<4>;
  .shared .align 16 .b8 tile[384];
  mov.u32 %r0, %tid.x; mov.u32 %r1, %ctaid.x; mad.lo.u32 %r2, %r1, 96, %r0;
  ld.param.u64 %d0, [output]; mul.wide.u32 %d1, %r2, 4; add.u64 %d0, %d0, %d1;
  shl.b32 %r3, %r0, 2; mov.u32 %r4, tile; add.u32 %r5, %r4, %r3;
  xor.b32 %r6, %r3, 128; min.u32 %r6, %r6, 380; add.u32 %r6, %r4, %r6;
  setp.eq.u32 %p1, %r1, 1; setp.lt.u32 %p2, %r0, 32; setp.ge.u32 %p3, %r0, 64;
  setp.ne.u32 %p4, %r1, 1; mov.u32 %r7, 0;
  st.shared.u32 [%r5], %r2;
"""
_ANSWER = """
  ld.shared.u32 %r7, [%r6];
  st.global.u32 [%d0], %r7;
"""
_BODIES = bodies(Path(__file__).with_name("phases.md"))


def _came_of(body: str, schedule: str, clusters: list[int] | None) -> dict[str, Any]:
    memory = GlobalMemory()
    out = memory.allocate(4 * _BLOCKS * _THREADS)
    out.bytes[:] = 0
    ended, report = "", None
    try:
        report = run(
            ptx=f"{_HEAD}{body}{_ANSWER}  ret;\n}}\n",
            entry="kernel",
            grid=(_BLOCKS, 1, 1),
            block=(_THREADS, 1, 1),
            parameters=[out.address.to_bytes(8, "little")],
            memory=memory,
            schedule=schedule,
            clusters=clusters,
        )
        hazards = report.hazards
    except (KernelHung, KernelFault) as error:
        ended, hazards = type(error).__name__, error.hazards
    reports = {
        (hazard.kind, hazard.severity, hazard.ptx_line, hazard.other_ptx_line) for hazard in hazards
    }
    return {"ended": ended, "reports": reports, "bytes": out.bytes.view(np.uint32)}


@pytest.mark.parametrize("schedule", [schedule for schedule in SCHEDULES if schedule != "random"])
def test_each_block_behaves_as_if_run_alone(schedule: str) -> None:
    """A random schedule is different for other blocks."""
    for name, body in _BODIES.items():
        together = _came_of(body, schedule, None)
        alone = [_came_of(body, schedule, [block]) for block in range(_BLOCKS)]
        assert together["ended"] in {outcome["ended"] for outcome in alone}, name
        assert bool(together["ended"]) == any(outcome["ended"] for outcome in alone), name
        if not together["ended"]:
            reports = set().union(*(outcome["reports"] for outcome in alone))
            assert together["reports"] == reports, name
            if not reports:  # else it depends on who comes first
                assert (together["bytes"] == sum(outcome["bytes"] for outcome in alone)).all(), name


def test_reads_after_a_barrier_see_other_threads_writes() -> None:
    outcome = _came_of(_BODIES["all alike"], "warps-apart", None)
    threads = np.arange(_THREADS)
    partner = np.minimum(threads ^ 32, _THREADS - 1)
    wanted = np.concatenate([block * _THREADS + partner for block in range(_BLOCKS)])
    assert not outcome["reports"] and (outcome["bytes"] == wanted).all()
