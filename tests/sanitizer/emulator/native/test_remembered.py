"""Machine code records accesses and wgmma registers exactly as Python does, record by record:
reports show little of them, and a wrong record might matter only to a rare kernel.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from harness.base.errors import KernelFault
from harness.sanitizer.emulator import GlobalMemory, Reason
from harness.sanitizer.emulator.exec import machine
from harness.sanitizer.emulator.ordering.shadow import by_agent
from harness.sanitizer.emulator.state import State
from harness.sanitizer.launch.plan import Watch
from tests.sanitizer.emulator.bodies import bodies
from tests.sanitizer.emulator.native.engines import in_both
from tests.sanitizer.emulator.running import run
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
_BODIES = bodies(Path(__file__).with_name("records.md"))
_SETUP = """
  st.shared.v4.u32 [%r22], {%r5, %r5, %r5, %r5}; fence.proxy.async; bar.sync 0;
  mov.b64 %d8, DESCRIPTOR;
"""


def _undefined(state: State) -> dict[int, Any]:
    """Return, by register, the undefined bits of each thread and their origin."""
    everyone = state.wave.everyone
    held = {
        slot: state.undefined.bits_of(slot, everyone) for slot in range(len(everyone.registers))
    }
    return {
        slot: (bits[0].tolist(), np.where(bits[0] != 0, bits[1], 0).tolist())
        for slot, bits in held.items()
        if bits is not None
    }


def _remembered(name: str, schedule: str, is_watched: bool = False) -> dict[str, Any]:
    """Return, by name, the records of each memory and of registers, and a launch's report."""
    states: list[Any] = []
    body, threads = _BODIES[name], 96
    if "wgmma" in name:
        body, threads = _SETUP + body.replace(" 0, 0, 0, 1, 1,", " %d8, %d8, 0, 1, 1,"), 128
        body = body.replace("DESCRIPTOR", hex(16 << 32 | 8 << 16 | 0x400 >> 4))
    with pytest.MonkeyPatch.context() as patch:
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
        entries, _ = by_agent(shadow.log.rows)
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


@pytest.mark.parametrize("schedule", ["late-copies", "warps-apart"])
def test_both_engines_record_the_same_accesses(schedule: str) -> None:
    """For a watched allocation, also the instruction of each access."""
    for name in _BODIES:
        is_watched = schedule == "warps-apart"
        mine, theirs = in_both(lambda: _remembered(name, schedule, is_watched))  # noqa: B023
        assert mine.keys() == theirs.keys()
        assert [key for key, value in mine.items() if value != theirs[key]] == [], name


def test_accesses_beyond_variables_and_arrays_are_reported_by_both(monkeypatch) -> None:
    beyond_variables = "  setp.eq.u32 %p0, %r0, 0; @%p0 st.shared.u32 [%r21+8], %r0;\n"
    over_the_end = "  ld.global.u32 %r6, [%d3+15360];\n"  # the first threads are inside

    def kinds() -> list[str]:
        try:
            hazards = _remembered("beyond", "late-copies")["hazards"]
        except KernelFault as ended:
            hazards = ended.hazards
        return [hazard.kind for hazard in hazards]

    def ends() -> None:
        with faults(Reason.OUTSIDE_ALLOCATION):
            _remembered("beyond", "late-copies")

    monkeypatch.setitem(_BODIES, "beyond", beyond_variables)
    assert in_both(kinds) == (["illegal-access"],) * 2
    monkeypatch.setitem(_BODIES, "beyond", over_the_end)
    in_both(ends)
