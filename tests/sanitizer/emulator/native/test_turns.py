"""Machine code schedules turns and passes barriers in Python's order. The test observes tickets
that threads draw from a counter, in Python's part of the work, and the number of steps.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from harness.sanitizer.emulator import SCHEDULES, scheduler
from harness.sanitizer.emulator.barriers.block_barriers import BlockBarriers
from harness.sanitizer.emulator.exec import machine, recurrence
from harness.sanitizer.emulator.native.c_layout import CONSTANTS
from harness.sanitizer.emulator.scheduler import Scheduler
from harness.sanitizer.emulator.threads import Wave
from tests.sanitizer.emulator.barriers import test_blocks_alike as phases
from tests.sanitizer.emulator.bodies import bodies
from tests.sanitizer.emulator.native.engines import in_both, outcome

_HEAD = """
.version 8.6
.target sm_90a
.address_size 64
.visible .entry kernel(.param .u64 input, .param .u64 output)
{
  .reg .pred %p<9>; .reg .b32 %r<30>; .reg .b64 %d<9>;
  .shared .align 16 .b8 tile[4096];
  .shared .align 8 .b64 bar;
  mov.u32 %r0, %tid.x; mov.u32 %r1, %ctaid.x; mov.u32 %r2, %ntid.x;
  mad.lo.u32 %r3, %r1, %r2, %r0;
  ld.param.u64 %d0, [input]; ld.param.u64 %d1, [output];
  mul.wide.u32 %d2, %r3, 4; add.u64 %d3, %d0, %d2; add.u64 %d4, %d1, %d2;
  ld.global.u32 %r4, [%d3]; mov.u32 %r5, 0; and.b32 %r6, %r4, ROUNDS;
"""
# Loops of different lengths, one in the other; a branch in them, and tickets now and then.
_NESTED = """
outer:
  setp.eq.u32 %p0, %r6, 0; @%p0 bra done;
  mad.lo.u32 %r4, %r4, 1664525, 1013904223; shr.u32 %r7, %r4, 28;
inner:
  setp.eq.u32 %p1, %r7, 0; @%p1 bra after;
  and.b32 %r8, %r4, 1; setp.eq.u32 %p2, %r8, 0; @%p2 bra even;
  mad.lo.u32 %r5, %r5, 3, 1; shr.u32 %r4, %r4, 1; bra next;
even:
  add.u32 %r5, %r5, %r4; shr.u32 %r4, %r4, 1;
next:
  sub.u32 %r7, %r7, 1; bra inner;
after:
  and.b32 %r8, %r6, 7; setp.ne.u32 %p3, %r8, 3; @%p3 bra no_ticket;
  atom.global.add.u32 %r9, [%d1+4096], 1; add.u32 %r5, %r5, %r9;
no_ticket:
  setp.gt.u32 %p4, %r5, 4294900000; @%p4 bra leaves;
  sub.u32 %r6, %r6, 1; bra outer;
done:
"""
_STORE = "  st.global.u32 [%d4], %r5;\n"
_SECTIONS = bodies(Path(__file__).with_name("turns.md"))
_TAILS = {n[7:]: text + _STORE for n, text in _SECTIONS.items() if n.startswith("turns: ")}
# Every thread but some of the first warp runs for ever, through different loops.
_ENDLESS = """
  setp.lt.u32 %p0, %r0, 5; @%p0 bra leaves;
spin:
  add.u32 %r5, %r5, 1; and.b32 %r6, %r0, 3; setp.eq.u32 %p1, %r6, 0; @%p1 bra spin;
other:
  xor.b32 %r5, %r5, 1; setp.ne.u32 %p2, %r6, 9; @%p2 bra other;
"""


# A warp of one of the blocks has left: a barrier lets two warps of one block and one of the other
# go on together, the first and the last of which have the same number.
_LEFT_EARLY = """
  shr.u32 %r7, %r0, 5; and.b32 %r7, %r7, %r1; setp.eq.u32 %p0, %r7, 1; @%p0 bra leaves;
  bar.sync 0;
"""


_MORE = {name[7:]: text for name, text in _SECTIONS.items() if name.startswith("phase: ")}


def _outcome(body: str, rounds: int = 7, **launch: Any) -> dict[str, Any]:
    rng = np.random.default_rng(3)
    source = rng.integers(0, 2**32, 1024, np.uint64).astype(np.uint32)
    ptx = f"{_HEAD}{body}\nleaves:\n  ret;\n}}\n".replace("ROUNDS", str(rounds))
    return outcome(ptx, [source, np.zeros(2048, np.uint32)], **launch)


def _one_phase(body: str, blocks: int, threads: int, **launch: Any) -> dict[str, Any]:
    ptx = f"{phases._HEAD}{body}{phases._ANSWER}  ret;\n}}\n"
    output = np.zeros(96 * blocks, np.uint32)
    return outcome(ptx, [output], blocks=blocks, threads=threads, **launch)


@pytest.mark.parametrize("schedule", SCHEDULES)
def test_the_order_of_turns(schedule: str) -> None:
    threads = 48 if schedule in ("random", "warps-apart") else 80
    for name, tail in _TAILS.items():
        if schedule == "warps-apart" and "polled" in name:
            continue  # this schedule lets a poll run to its bound, thousands of turns in Python
        mine, theirs = in_both(
            lambda: _outcome(_NESTED + tail, 3, blocks=2, threads=threads, schedule=schedule)  # noqa: B023
        )
        assert mine == theirs, name
    body = _LEFT_EARLY + _NESTED + _TAILS["parts that wait for their warp"]
    mine, theirs = in_both(lambda: _outcome(body, blocks=2, threads=64, schedule=schedule))
    assert mine == theirs and mine["all_hazards"] == ()


@pytest.mark.parametrize("schedule", SCHEDULES)
def test_both_engines_detect_an_endless_loop_and_stop_at_the_limit(schedule: str) -> None:
    mine, theirs = in_both(lambda: _outcome(_ENDLESS, threads=80, schedule=schedule))
    assert mine == theirs and mine["ended"] == "KernelHung"
    body, launch = _NESTED + _TAILS["parts that leave"], {"blocks": 2, "threads": 96}
    mine, theirs = in_both(lambda: _outcome(body, 15, **launch, schedule=schedule, timeout=0.02))
    assert mine == theirs and mine["ended"] == "KernelUnfinished"


@pytest.mark.parametrize("schedule", SCHEDULES)
def test_barriers_behave_alike_in_both_engines(schedule: str) -> None:
    """The same hazards, steps and bytes, also if a phase moves to Python in the middle."""
    for name, body in (phases._BODIES | _MORE).items():
        part_of_a_warp = ((1, 80),) * (schedule == "warps-apart")
        for blocks, threads in ((40, 96),) if "rounds" in name else ((3, 96), *part_of_a_warp):
            mine, theirs = in_both(
                lambda: _one_phase(body, blocks, threads, schedule=schedule)  # noqa: B023
            )
            assert mine == theirs, name


def test_only_listeners_have_usual_barriers_run_in_python(monkeypatch) -> None:
    came: list[object] = []
    arrive = BlockBarriers.arrive

    def counted(self, group, arrival):
        came.append(arrival)
        return arrive(self, group, arrival)

    monkeypatch.setattr(BlockBarriers, "arrive", counted)
    for schedule in SCHEDULES:
        _one_phase(phases._BODIES["all alike"], 3, 96, schedule=schedule)
    assert not came
    _one_phase(phases._BODIES["all alike"], 3, 96, schedule="warps-apart", trace=True)
    assert len(came) == 3


def test_a_group_of_several_warps_is_split_by_warp() -> None:
    """Warps of two blocks; the second block's last warp has exited."""
    wave = Wave(0, 2, (2, 1, 1), (64, 1, 1), (1, 1, 1))
    places = np.arange(96)
    stands = Scheduler(wave, "warps-apart", 0)
    stands.ready(7, wave.group(places))
    groups = {at: group.index.tolist() for at, group in stands.stands.items()}
    assert groups == {(0, 7): [*range(32), *range(64, 96)], (1, 7): [*range(32, 64)]}


def test_most_turns_begin_in_machine_code(monkeypatch) -> None:
    """There are some thousands; each ticket and each exit is handled in Python."""
    begun = 0
    begins = machine.Machine._take_turn

    def counted(self):
        nonlocal begun
        begun += 1
        begins(self)

    monkeypatch.setattr(machine.Machine, "_take_turn", counted)
    body = _NESTED + _TAILS["parts that wait for their warp"]
    steps = _outcome(body, rounds=15, blocks=2, threads=96, schedule="late-copies")["steps"]
    assert steps > 4096 and begun < steps / 50


def test_both_engines_draw_the_same_numbers() -> None:
    assert [CONSTANTS[s.upper().replace("-", "_")] for s in SCHEDULES] == [*range(len(SCHEDULES))]
    expected = {
        "TURN": scheduler._TURN,
        "PARTS": scheduler._PARTS,
        "STEPS_AHEAD": scheduler._STEPS_AHEAD,
        "TURNS_TO_ARRIVE": machine._TURNS_TO_ARRIVE,
        "SHARE_IN_TURN": recurrence._IN_TURN,
        "WORK_OF_A_STEP": machine.WORK_OF_A_STEP,
        "STRETCH": machine._STRETCH,
    }
    assert {name: CONSTANTS[name] for name in expected} == expected
