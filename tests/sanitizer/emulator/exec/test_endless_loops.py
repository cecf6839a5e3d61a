"""A kernel that cannot finish is distinguished from a long-running kernel on every schedule, by its
steps and independently of the machine's load.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from harness.base.errors import KernelHung, KernelUnfinished
from harness.sanitizer.emulator import SCHEDULES
from tests.sanitizer.emulator.bodies import bodies
from tests.sanitizer.emulator.exec.test_launch import launch

SHARED = """
.shared .align 8 .b8 bar[8];
.shared .align 4 .u32 flag;
.global .align 4 .u32 word;
"""
ONE_BARRIER = "setp.eq.u32 %p, %t, 0; @%p mbarrier.init.shared::cta.b64 [bar], 1; bar.sync 0;"
TRY = "mbarrier.try_wait.parity.shared::cta.b64 %p, [bar], 0;"
TEST = "mbarrier.test_wait.parity.shared::cta.b64 %p, [bar], 0;"
# Halves of two warps: of 32 threads, those from 16 on are taken for the second.
APART = "setp.lt.u32 %p, %t, 16; @%p bra FIRST;"


def loops(kind: str) -> dict[str, str]:
    """Return the bodies of a kind in `loops.md`, by name."""
    words = {"ONE_BARRIER": ONE_BARRIER, "TRY": TRY, "TEST": TEST, "APART": APART}
    every = bodies(Path(__file__).with_name("loops.md"))
    return {
        title.partition(": ")[2]: re.sub("|".join(words), lambda word: words[word[0]], body)
        for title, body in every.items()
        if title.startswith(kind)
    }


@pytest.mark.parametrize(
    ("schedule", "every"),
    [("random", 3), pytest.param("late-copies", 1, marks=pytest.mark.thorough)],
)
def test_an_endless_loop_is_proved(schedule: str, every: int) -> None:
    for body in [*loops("endless").values()][::every]:
        with pytest.raises(KernelHung) as hung:
            launch(body, module=SHARED, timeout=5.0, schedule=schedule)
        assert "line 11: `second line`" in str(hung.value)


@pytest.mark.parametrize("schedule", SCHEDULES)
def test_loops_of_several_warps_and_blocks(schedule: str) -> None:
    """In a random order, all warps are hardly ever in the same state twice."""
    body = (
        "mov.u32 %t, %tid.x;" + ONE_BARRIER + "mov.u32 %n, %warpid; add.u32 %n, %n, %v;"
        "and.b32 %n, %n, 1; setp.eq.u32 %p, %n, 0; @%p bra A; B: add.u32 %t, %t, 1; bra B;"
        f"A: add.u32 %t, %t, 1; {TEST} add.u32 %t, %t, 2; bra A;"
    )
    with pytest.raises(KernelHung):
        launch(body, module=SHARED, blocks=3, block=(256, 1, 1), schedule=schedule)


@pytest.mark.parametrize(
    "schedule", ["warps-apart", pytest.param("random", marks=pytest.mark.thorough)]
)
def test_a_terminating_loop_runs_to_its_end(schedule: str) -> None:
    for body in loops("terminating").values():
        launch(body, module=SHARED, timeout=5.0, schedule=schedule)


def test_a_loop_that_may_end_is_not_reported_as_a_hang() -> None:
    for body in loops("undecided").values():
        with pytest.raises(KernelUnfinished, match="line 11: `second line`"):
            launch(body, module=SHARED, timeout=0.03)


@pytest.mark.parametrize("schedule", SCHEDULES)
def test_polling_for_a_copy_succeeds(schedule: str) -> None:
    """A copy in flight leads out of the repeated state."""
    copy = (
        "mov.u32 %t, %tid.x;" + ONE_BARRIER + "fence.mbarrier_init.release.cluster;"
        "setp.ne.u32 %p, %t, 0; @%p bra L; mbarrier.arrive.expect_tx.shared::cta.b64 _, [bar], 16;"
        "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes "
        f"[tile], [%out], 16, [bar]; L: {TEST} @!%p bra L; st.global.u32 [%mine], 7;"
    )
    module = SHARED + ".shared .align 16 .b8 tile[16];"
    sent = launch(copy, module=module, blocks=8, schedule=schedule, timeout=5.0)
    assert set(sent) == {7}


@pytest.mark.thorough
def test_blocks_waiting_for_unstarted_blocks() -> None:
    """A GPU holds more blocks at a time than the emulator."""
    wait = (
        "setp.eq.u32 %p, %v, 259; @%p st.volatile.global.u32 [word], 1;"
        "L: ld.volatile.global.u32 %n, [word]; setp.eq.u32 %p, %n, 0; @%p bra L;"
    )
    with pytest.raises(KernelUnfinished, match=r"\b255\b"):
        launch(wait, module=SHARED, blocks=260)
    launch(wait.replace("259", "100"), module=SHARED, blocks=260)


def test_the_limit_is_in_steps_not_in_seconds(monkeypatch: pytest.MonkeyPatch) -> None:
    """A processor clock that runs a thousand times as fast changes nothing."""
    import time

    def ended(body: str) -> str:
        with pytest.raises(KernelUnfinished) as error:
            launch(body, module=SHARED, timeout=0.06)
        return str(error.value)

    before = ended(loops("undecided")["a count that decides"])
    for name in ("thread_time", "process_time", "monotonic", "perf_counter", "time"):
        clock = getattr(time, name)
        monkeypatch.setattr(time, name, lambda clock=clock: 1000 * clock())
    assert ended(loops("undecided")["a count that decides"]) == before
    launch(loops("terminating")["a bounded retry"], module=SHARED, timeout=5.0)


DATA = ".shared .align 16 .b8 data[16];"
# Block 1 counts its polls until block 0 has received a copy.
POLLS = """
    mov.u32 %t, %tid.x; setp.ne.u32 %p, %t, 0; @%p bra O;
    mov.u32 %n, %ctaid.x; setp.eq.u32 %p, %n, 1; mov.u32 %n, 0; @%p bra POLL;
    mbarrier.init.shared::cta.b64 [bar], 1; fence.mbarrier_init.release.cluster;
    mbarrier.arrive.expect_tx.shared::cta.b64 _, [bar], 16;
    cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [data], [%out], 16, [bar];
    WAIT: mbarrier.try_wait.parity.shared::cta.b64 %p, [bar], 0; @!%p bra WAIT;
    red.release.gpu.global.add.u32 [word], 1; bra O;
    POLL: SLEEP add.u32 %n, %n, 1; atom.acquire.gpu.global.add.u32 %v, [word], 0;
    setp.eq.u32 %p, %v, 0; @%p bra POLL; st.global.u32 [%mine], %n; O:
"""


def test_others_run_while_a_polling_thread_sleeps() -> None:
    """Otherwise a loop that polls takes whole turns to itself until the next copy arrives."""

    def polls(sleep: str) -> int:
        body = POLLS.replace("SLEEP", sleep)
        return int(launch(body, module=SHARED + DATA, blocks=2, schedule="late-copies").max())

    assert polls("nanosleep.u32 20;") < polls("") / 10
