"""Barriers in machine code behave as in Python: the same hazards in the same order and words, the
same steps and bytes, also if a phase moves to Python in the middle.
"""

from __future__ import annotations

from typing import Any

import pytest

from harness.emulator import SCHEDULES, GlobalMemory
from harness.emulator.barriers.block_barriers import BlockBarriers
from harness.emulator.exec import machine
from harness.emulator.native.library import stepper
from harness.errors import LaunchEnded
from tests.emulator.barriers.test_blocks_alike import _ANSWER, _BODIES, _HEAD
from tests.emulator.running import run

# Threads read what others of their block wrote, round after round; some of a warp part, and read
# what all read.
_ROUNDS = """
  mov.u32 %r8, 9;
again:
  ld.shared.u32 %r9, [%r6]; and.b32 %r10, %r9, 3; setp.eq.u32 %p6, %r10, 1; @%p6 bra odd;
  ld.shared.u32 %r11, [%r4]; add.u32 %r9, %r9, %r11;
odd:
  bar.sync 0; FENCE
  add.u32 %r9, %r9, 1; st.shared.u32 [%r5], %r9; bar.sync 0;
  sub.u32 %r8, %r8, 1; setp.ne.u32 %p7, %r8, 0; @%p7 bra again;
"""
_MORE = {
    "many rounds": _ROUNDS.replace("FENCE", ""),
    "many rounds with a fence": _ROUNDS.replace("FENCE", "fence.proxy.async.shared::cta;"),
    "lanes that nobody lets go on": """
  setp.eq.u32 %p6, %r0, 37; @%p6 bra last;
  bar.sync 0; bra done;
last:
  bar.sync 1;
done:""",
    "a race behind it": "bar.sync 0; st.shared.u32 [%r6], %r2; ld.shared.u32 %r7, [%r5];",
}  # fmt: skip


@pytest.fixture(autouse=True, scope="module")
def _there_is_some() -> None:
    pytest.importorskip("llvmlite")
    assert stepper() is not None, "LLVM cannot read stepper.ll"


def _came_of(body: str, blocks: int, threads: int, schedule: str, trace: bool = False) -> list[Any]:
    memory = GlobalMemory()
    out = memory.allocate(4 * 96 * blocks)
    out.bytes[:] = 0
    outcome: list[Any] = []
    try:
        report = run(
            ptx=f"{_HEAD}{body}{_ANSWER}  ret;\n}}\n",
            entry="kernel",
            grid=(blocks, 1, 1),
            block=(threads, 1, 1),
            parameters=[out.address.to_bytes(8, "little")],
            memory=memory,
            schedule=schedule,
            trace=trace,
        )
    except LaunchEnded as ended:
        outcome = [type(ended), str(ended), ended.hazards]
    else:
        for name in (
            "hazards",
            "all_hazards",
            "executed",
            "steps",
            "emulated_s",
            "bank_conflicts",
            "trace",
        ):
            outcome.append((name, getattr(report, name)))
    return [*outcome, out.bytes.tobytes()]


@pytest.mark.parametrize("schedule", SCHEDULES)
@pytest.mark.parametrize("name", [*_BODIES, *_MORE])
def test_barriers_behave_alike_in_both_engines(monkeypatch, name: str, schedule: str) -> None:
    body = (_BODIES | _MORE)[name]
    for blocks, threads in ((40, 96),) if "rounds" in name else ((3, 96), (1, 80)):
        in_machine_code = _came_of(body, blocks, threads, schedule)
        with monkeypatch.context() as patch:
            patch.setattr(machine, "stepper_of", lambda *args: None)
            assert in_machine_code == _came_of(body, blocks, threads, schedule)


def _counted(monkeypatch) -> list[object]:
    came: list[object] = []
    arrive = BlockBarriers.arrive

    def counted(self, group, arrival):
        came.append(arrival)
        return arrive(self, group, arrival)

    monkeypatch.setattr(BlockBarriers, "arrive", counted)
    return came


@pytest.mark.parametrize("schedule", SCHEDULES)
def test_usual_barriers_run_in_machine_code(monkeypatch, schedule: str) -> None:
    came = _counted(monkeypatch)
    _came_of(_BODIES["all alike"], 3, 96, schedule)
    assert not came


def test_listeners_receive_every_barrier_event(monkeypatch) -> None:
    came = _counted(monkeypatch)
    _came_of(_BODIES["all alike"], 3, 96, "warps-apart", trace=True)
    assert len(came) == 3
