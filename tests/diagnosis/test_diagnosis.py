"""A launch that cannot finish names the waiting threads and their barriers, once for all blocks
with the same state.
"""

from __future__ import annotations

import pytest

from harness.diagnosis import Cause
from harness.emulator import GlobalMemory
from harness.errors import KernelHung
from tests.emulator.running import run

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


def hang(*lines: str, **more) -> str:
    with pytest.raises(KernelHung) as hung:
        _run(*lines, **more)
    return str(hung.value)


def cause(*lines: str, **more) -> Cause:
    with pytest.raises(KernelHung) as hung:
        _run(*lines, **more)
    return hung.value.cause


def test_warps_arriving_separately_are_named_together():
    text = hang(INIT.format(65), ARRIVE, WAIT, schedule="warps-apart")
    assert text.count("for parity 0") == 1 and "Threads 0–63 of block 0 wait" in text


def test_blocks_with_the_same_finding_are_reported_once():
    message = hang(INIT.format(65), ARRIVE, WAIT, blocks=3)
    assert message.count("\n") == 1
    assert "Threads 0–63 of blocks 0–2 wait for parity 0" in message
    assert "still lacks 1 of 65 arrivals" in message


def test_the_code_of_a_place_is_marked_as_code():
    for lines in (
        (INIT.format(65), ARRIVE, WAIT),
        ("@%second bra OVER;", "bar.sync 1, 64;", "OVER: bar.sync 2, 64;"),
    ):
        message = hang(*lines)
        outside = " ".join(message.split("`")[::2])
        assert "PTX line" in outside and "mbarrier." not in outside and "bar.sync" not in outside


def test_no_remaining_thread_can_arrive():
    message = hang(INIT.format(65), ARRIVE, WAIT)
    assert "No thread that could still arrive is left." in message
    message = hang(INIT.format(65), ARRIVE, "@%second ret;", WAIT)
    assert "No thread that could still arrive is left: 32 of its block's threads" in message
    assert message.split("\n")[1].startswith("Threads 32–63 of block 0 wait")


def test_missing_threads_are_named():
    message = hang(INIT.format(33), "@%second", ARRIVE, WAIT)
    assert "still lacks 1 of 33 arrivals" in message
    assert "could still arrive are waiting, too: threads 32–63." in message


def test_expected_bytes_without_a_copy():
    expect = "@%first mbarrier.arrive.expect_tx.shared::cta.b64 _, [%bar], 48;"
    message = hang(INIT.format(1), expect, WAIT)
    assert "still lacks 48 bytes. No copy to it is in flight." in message


def test_threads_at_a_block_barrier():
    message = hang("@%second bra OVER;", "bar.sync 1, 64;", "OVER: bar.sync 2, 64;", blocks=2)
    assert "Threads 0–31 of blocks 0–1 wait at barrier 2" in message
    assert "Threads 32–63 of blocks 0–1 wait at barrier 1" in message
    assert message.count("32 of 64 threads arrived") == 2


MEET = "barrier.cluster.arrive; barrier.cluster.wait;"
OF_PEER = "mov.u32 %peer, %cluster_ctarank; xor.b32 %peer, %peer, 1;"
OF_PEER += "mapa.shared::cluster.u32 %peer, %bar, %peer;"
AT_PEER = "mbarrier.arrive.release.cluster.shared::cluster.b64 _, [%peer];"


def test_a_block_missing_at_the_cluster_barrier_is_named():
    rank = "mov.u32 %t, %cluster_ctarank; setp.eq.u32 %first, %t, 0;"
    lines = rank, "@%first barrier.cluster.arrive; barrier.cluster.wait;"
    assert cause(*lines, blocks=2, cluster=2) is Cause.CLUSTER_BARRIER_NOT_REACHED
    assert "threads 0–63 of block 1" in hang(*lines, blocks=2, cluster=2).splitlines()[0]


@pytest.mark.parametrize(("count", "who"), [(128, ""), (64, "@%second")])
def test_arrivals_of_the_other_block_are_not_overlooked(count, who):
    """An arrival is missing; the wait is not too early."""
    lines = INIT.format(count), MEET, OF_PEER, who, AT_PEER, WAIT
    assert cause(*lines, blocks=2, cluster=2) is Cause.NOBODY_LEFT_TO_ARRIVE
    first = hang(*lines, blocks=2, cluster=2).splitlines()[0]
    assert f"{count - (32 if who else 64)} of {count} arrivals" in first


@pytest.mark.parametrize("schedule", ["late-copies", "early-copies", "warps-apart"])
def test_a_polling_loop_counts_as_a_wait(schedule):
    explanation = cause(
        INIT.format(63),
        ".reg .b64 %state; mbarrier.arrive.shared::cta.b64 %state, [%bar];",
        "ASK: mbarrier.test_wait.shared::cta.b64 %done, [%bar], %state; @!%done bra ASK;",
        "bar.sync 0;",
        schedule=schedule,
    )
    assert explanation is Cause.COUNT_TOO_SMALL


def test_a_barrier_with_arrivals_alone_is_not_waited_for():
    """Warp 1 arrives at barrier 1, continues, and waits at barrier 2 for ever."""
    message = hang("@!%second bar.arrive 1, 64;", "@%second ret;", "bar.sync 2, 64;")
    assert "barrier 2 of the block" in message and "32 of 64 threads" in message
    assert "barrier 1" not in message.lower()
