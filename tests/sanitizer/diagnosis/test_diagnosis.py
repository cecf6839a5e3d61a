"""A launch that cannot finish names the waiting threads and their barriers, once for all blocks
with the same state.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from harness.base.errors import KernelHung
from harness.sanitizer.diagnosis import Cause
from harness.sanitizer.emulator import GlobalMemory
from tests.naming import names
from tests.sanitizer.emulator.running import run

CORPUS = Path(__file__).parents[2] / "corpus"
HEADER = """
.version 8.0
.target sm_90a
.address_size 64
.shared .align 8 .b8 bar[8];
.visible .entry k(.param .u64 out)
{
  .reg .pred %first, %second, %done;
  .reg .b32 %t, %bar, %peer;
  mov.u32 %t, %tid.x;
  setp.eq.u32 %first, %t, 0;
  setp.lt.u32 %second, %t, 32;
  mov.u32 %bar, bar;
"""
INIT = "@%first mbarrier.init.shared::cta.b64 [%bar], {}; bar.sync 0;"
ARRIVE = "mbarrier.arrive.shared::cta.b64 _, [%bar];"
WAIT = "AGAIN: mbarrier.try_wait.parity.shared::cta.b64 %done, [%bar], 0; @!%done bra AGAIN;"


def _run(*lines: str, blocks: int = 1, schedule: str = "late-copies", cluster: int = 1) -> None:
    run(
        ptx=HEADER + "\n".join(lines) + "\nret;\n}\n",
        entry="k",
        grid=(blocks, 1, 1),
        block=(64, 1, 1),
        parameters=[bytes(8)],
        memory=GlobalMemory(),
        schedule=schedule,
        cluster=(cluster, 1, 1),
    )


def hang(*lines: str, **more) -> KernelHung:
    with pytest.raises(KernelHung) as hung:
        _run(*lines, **more)
    return hung.value


def threads_at(barrier: int, hung: KernelHung) -> set[tuple[int, int]]:
    """Return the (block, thread) that wait at a barrier of their block, for 32 of 64 threads."""
    waiting = [wait for wait in hung.waiting if wait.facts["barrier"] == barrier]
    assert all((wait.facts["arrived"], wait.facts["expected"]) == (32, 64) for wait in waiting)
    return {(wait.block, thread) for wait in waiting for thread in wait.threads.tolist()}


def test_warps_arriving_separately_are_named_together():
    hung = hang(INIT.format(65), ARRIVE, WAIT, schedule="warps-apart")
    assert len(hung.waiting) == 2
    (waits,) = str(hung).splitlines()[1:]
    assert names(waits, "0–63", "parity 0")


def test_blocks_with_the_same_finding_are_reported_once():
    message = str(hang(INIT.format(65), ARRIVE, WAIT, blocks=3))
    assert message.count("\n") == 1
    assert names(message.split("\n")[1], "0–63", "0–2", "parity 0", 1, 65)


def test_the_code_of_a_place_is_marked_as_code():
    for lines in (
        (INIT.format(65), ARRIVE, WAIT),
        ("@%second bra OVER;", "bar.sync 1, 64;", "OVER: bar.sync 2, 64;"),
    ):
        message = str(hang(*lines))
        outside = " ".join(message.split("`")[::2])
        assert "PTX line" in outside and "mbarrier." not in outside and "bar.sync" not in outside


def test_no_remaining_thread_can_arrive():
    for leave, gone in (("", 0), ("@%second ret;", 32)):
        hung = hang(INIT.format(65), ARRIVE, leave, WAIT)
        (wait,) = hung.waiting
        assert wait.facts["could"].tolist() == [] and wait.facts["gone"] == gone
        assert wait.threads.tolist() == list(range(gone, 64))


def test_missing_threads_are_named():
    (wait,) = hang(INIT.format(33), "@%second", ARRIVE, WAIT).waiting
    assert (wait.facts["pending"], wait.facts["count"]) == (1, 33)
    assert wait.facts["could"].tolist() == list(range(32, 64))


def test_expected_bytes_without_a_copy():
    expect = "@%first mbarrier.arrive.expect_tx.shared::cta.b64 _, [%bar], 48;"
    hung = hang(INIT.format(1), expect, WAIT)
    assert hung.cause is Cause.BYTES_WITHOUT_COPY
    assert {wait.facts["tx"] for wait in hung.waiting} == {48}
    load = ".reg .b64 %src; cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes"
    late = hang(INIT.format(1), expect, WAIT, f"{load} [%bar], [%src], 48, [%bar];")
    facts = [hazard.facts for each in (hung, late) for hazard in each.hazards]
    assert [bool(fact["unreached"]) for fact in facts] == [False, True]


def test_threads_at_a_block_barrier():
    hung = hang("@%second bra OVER;", "bar.sync 1, 64;", "OVER: bar.sync 2, 64;", blocks=2)
    assert threads_at(2, hung) == {(block, thread) for block in (0, 1) for thread in range(32)}
    assert threads_at(1, hung) == {(block, thread) for block in (0, 1) for thread in range(32, 64)}
    lines = str(hung).splitlines()
    assert [names(line, "0–1", 32, 64) for line in lines].count(True) == 2


MEET = "barrier.cluster.arrive; barrier.cluster.wait;"
OF_PEER = "mov.u32 %peer, %cluster_ctarank; xor.b32 %peer, %peer, 1;"
OF_PEER += "mapa.shared::cluster.u32 %peer, %bar, %peer;"
AT_PEER = "mbarrier.arrive.release.cluster.shared::cluster.b64 _, [%peer];"


def test_a_block_missing_at_the_cluster_barrier_is_named():
    rank = "mov.u32 %t, %cluster_ctarank; setp.eq.u32 %first, %t, 0;"
    lines = rank, "@%first barrier.cluster.arrive; barrier.cluster.wait;"
    hung = hang(*lines, blocks=2, cluster=2)
    assert hung.cause is Cause.CLUSTER_BARRIER_NOT_REACHED
    assert names(hung.headline, "0–63", "block 1")


@pytest.mark.parametrize(("count", "who"), [(128, ""), (64, "@%second")])
def test_arrivals_of_the_other_block_are_not_overlooked(count, who):
    """An arrival is missing; the wait is not too early."""
    lines = INIT.format(count), MEET, OF_PEER, who, AT_PEER, WAIT
    hung = hang(*lines, blocks=2, cluster=2)
    assert hung.cause is Cause.NOBODY_LEFT_TO_ARRIVE
    assert names(hung.headline, count - (32 if who else 64), count)
    assert hung.facts["phase"] == 0 and not hung.facts["used_up"]
    assert hung.facts["absent"] == "block 0"  # its own arrivals are lacking


def test_a_wait_that_no_instruction_can_end_is_not_too_early():
    others = "@%second bra OVER;", "bar.sync 2, 64;", "OVER:", WAIT
    assert hang(INIT.format(32), *others).cause is Cause.NOBODY_ARRIVES
    # The threads that would arrive wait at a barrier of the whole block.
    first = "@%second bra OVER;", "bar.sync 0;", ARRIVE, "bra END;", "OVER:", WAIT, "END:"
    held_up = hang(INIT.format(32), *first)
    assert held_up.cause is Cause.BLOCK_BARRIER_NOT_REACHED and not held_up.facts["elsewhere"]
    # An arrival that comes after the wait is named: it is not missing.
    late = hang(INIT.format(64), WAIT, ARRIVE)
    assert late.cause is Cause.NOBODY_ARRIVES and late.facts["later"]


def test_a_count_that_is_not_reached_names_the_absent_threads():
    assert hang(INIT.format(64), "@%second", ARRIVE, WAIT).facts["absent"] == "threads 32–63"
    lines = INIT.format(2), MEET, "@%first", ARRIVE, WAIT
    assert hang(*lines, blocks=2, cluster=2).facts["of_each_block"]


@pytest.mark.parametrize("schedule", ["late-copies", "early-copies", "warps-apart"])
def test_a_polling_loop_counts_as_a_wait(schedule):
    hung = hang(
        INIT.format(63),
        ".reg .b64 %state; mbarrier.arrive.shared::cta.b64 %state, [%bar];",
        "ASK: mbarrier.test_wait.shared::cta.b64 %done, [%bar], %state; @!%done bra ASK;",
        "bar.sync 0;",
        schedule=schedule,
    )
    assert hung.cause is Cause.COUNT_TOO_SMALL


def test_a_barrier_with_arrivals_alone_is_not_waited_for():
    """Warp 1 arrives at barrier 1, continues, and waits at barrier 2 for ever."""
    hung = hang("@!%second bar.arrive 1, 64;", "@%second ret;", "bar.sync 2, 64;")
    assert threads_at(2, hung) == {(0, thread) for thread in range(32, 64)}
    assert len(hung.waiting) == 1 and not names(str(hung), "barrier 1")


def test_a_copy_to_a_peer_reads_its_source() -> None:
    ptx = (CORPUS / "ordering" / "copy_to_a_peer.ptx").read_text()
    lines = [
        line for line in ptx.splitlines() if not line.endswith("@fence") and "st.g" not in line
    ]
    report = run(
        ptx="\n".join(lines),
        entry="k",
        grid=(2, 1, 1),
        cluster=(2, 1, 1),
        block=(32, 1, 1),
        parameters=[bytes(8)],
        memory=GlobalMemory(),
    )
    (hazard,) = report.hazards
    assert hazard.cause is Cause.NO_PROXY_FENCE and hazard.facts["overwrites"] is False


def test_a_lane_at_an_mbarrier_holds_up_its_warp() -> None:
    meet = "MEET: barrier.cluster.arrive.aligned; barrier.cluster.wait.aligned;"
    hung = hang(INIT.format(2), "@!%first bra MEET;", ARRIVE, WAIT, meet, blocks=2, cluster=2)
    assert hung.cause is Cause.COUNT_TOO_LARGE and not hung.hazards
