"""The history of a wave, kept by its listener: waits, arrivals and delivered bytes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from harness.sanitizer import emulator
from harness.sanitizer.emulator import GlobalMemory
from harness.sanitizer.emulator.state import State
from harness.sanitizer.isa.text.kernel import Kernel, Ptx
from harness.sanitizer.launch.plan import LaunchPlan, RunOptions

HEAD = """
.version 8.0
.target sm_90a
.address_size 64
.global .align 16 .b8 kept[16];
.visible .entry k()
{
  .reg .pred %done, %first, %low;
  .reg .b32 %t, %bar, %src, %dst;
  .reg .b64 %state, %there;
  .shared .align 8 .b8 bar[8];
  .shared .align 16 .b8 tile[64];
  mov.u32 %t, %tid.x;
  mov.u32 %bar, bar;
  mov.u32 %dst, tile;
  setp.eq.u32 %first, %t, 0;
  setp.lt.u32 %low, %t, 32;
"""
TAIL = "  ret;\n}\n"
THREADS = 64
ARRIVE = "mbarrier.arrive.shared::cta.b64 %state, [%bar];"
WAIT = "AGAIN: mbarrier.try_wait.parity.shared::cta.b64 %done, [%bar], 0, 100; @!%done bra AGAIN;"


def init(count: int) -> str:
    return f"@%first mbarrier.init.shared::cta.b64 [%bar], {count}; bar.sync 0;"


def observe(look: Callable[[State], Any], *lines: str, schedule: str = "late-copies") -> Any:
    """Return the result of ``look`` on the state at the end of a wave of a single block."""
    seen: list[Any] = []
    kernel = Kernel(Ptx(HEAD + "\n".join(lines) + TAIL), "k")
    plan = LaunchPlan(kernel, (1, 1, 1), (THREADS, 1, 1))
    emulator.run(
        plan, GlobalMemory(), RunOptions(schedule=schedule), lambda state: seen.append(look(state))
    )
    (value,) = seen
    return value


def the_mbarrier(state: State):
    (barrier,) = state.mbarriers
    return state.evidence.history_of(barrier)


def test_a_history_names_the_threads_and_how_often_they_passed():
    lines = (
        init(THREADS),
        ARRIVE,
        WAIT,
        "@%low mbarrier.test_wait.parity.shared::cta.b64 %done, [%bar], 0;",
    )

    def look(state: State):
        (mbarrier,), barrier = state.mbarriers, the_mbarrier(state)
        ((arrived),) = barrier.arrivals.values()
        first, again = (barrier.waits[site] for site in sorted(barrier.waits))
        vain = {state.findings.instructions[site].opcode for site in barrier.vain_sites}
        return (
            (mbarrier.phase, mbarrier.pending, int(arrived.threads.sum())),
            (first.passes.tolist(), again.passes.tolist(), first.parities),
            (bool(barrier.arrived.ever.all()), bool(barrier.arrived.in_phase.any())),
            vain,
        )

    counts, passes, arrived, vain = observe(look, *lines)
    assert counts == (1, THREADS, THREADS)
    assert passes == ([1] * THREADS, [1] * 32 + [0] * 32, {0})
    assert arrived == (True, False)  # ever, and in the phase that has begun since
    assert vain == {"mbarrier.test_wait.parity.shared::cta.b64"}


def test_a_history_counts_bytes_by_phase():
    copy = (
        "mov.u64 %there, kept; cvta.global.u64 %there, %there; "
        "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes "
        "[%dst+32], [%there], 16, [%bar];"
    )
    lines = (
        init(1),
        "@!%first bra OVER;",
        "mbarrier.arrive.expect_tx.shared::cta.b64 %state, [%bar], 16;",
        copy,
        WAIT,
        "mbarrier.expect_tx.relaxed.cta.shared::cta.b64 [%bar], 48;",
        "mbarrier.complete_tx.relaxed.cta.shared::cta.b64 [%bar], 48;",
        "OVER:",
    )

    def look(state: State):
        barrier = the_mbarrier(state)
        return (
            (barrier.expected, barrier.delivered, barrier.issued, len(barrier.expecting)),
            (barrier.expected_before, barrier.issued_before),
            (barrier.last_filled, barrier.issuer[:2], barrier.issuing_blocks),
        )

    now, before, filled = observe(look, *lines)
    assert now == (48, 48, 0, 1)  # the second phase is in progress
    assert before == (16, 16)
    assert filled == (1, (0, 0), {0})


@pytest.mark.parametrize(("at_issue", "passed_over"), [(False, 1), (True, 0)])
def test_stores_that_a_missing_wait_would_cover(at_issue, passed_over):
    """The first of two stores, if both are committed only after the wait."""
    store = "cp.async.bulk.global.shared::cta.bulk_group [%there], [%dst], 16;"
    commit = "cp.async.bulk.commit_group;"
    at, after = (commit, "") if at_issue else ("", commit)
    wait, last = "cp.async.bulk.wait_group.read 1;", "cp.async.bulk.wait_group 0;"
    lines = ("@!%first bra OVER;", "mov.u64 %there, kept;", store, at, store, at, wait, after, last)
    sites = observe(lambda state: state.evidence.passed_over(0, 0), *lines, "OVER:")
    assert len(sites) == passed_over


def test_executions_are_counted_by_thread():
    def look(state: State):
        executions, instructions = state.evidence.executions, state.findings.instructions
        by_opcode = {instructions[site].opcode: executions.times(site) for site in executions}
        return {opcode: times.tolist() for opcode, times in by_opcode.items()}

    # Lanes of the second warp wait at the aligned instruction for the others of their warp.
    apart = ("setp.lt.u32 %low, %t, 40; @%low bra HERE; nanosleep.u32 10; HERE:",)
    together = ("barrier.cluster.arrive.aligned;", "barrier.cluster.wait.aligned;")
    low = f"@%low {ARRIVE}"
    counts = observe(
        look, init(32), low, "add.u32 %t, %t, 0;", *apart, *together, schedule="warps-apart"
    )
    assert counts["mbarrier.init.shared::cta.b64"] == [1] + [0] * 63
    assert counts["mbarrier.arrive.shared::cta.b64"] == [1] * 32 + [0] * 32
    assert counts["barrier.cluster.arrive.aligned"] == [1] * 64
    assert "add.u32" not in counts


def test_a_mismatch_keeps_its_byte_counts():
    lines = (init(2), "@%first mbarrier.arrive.expect_tx.shared::cta.b64 %state, [%bar], 16;")

    def look(state: State):
        mismatch = the_mbarrier(state).mismatch
        return mismatch.expected, mismatch.issued, mismatch.copy_site, len(mismatch.expecting)

    assert observe(look, *lines) == (16, 0, None, 1)
    assert observe(lambda state: the_mbarrier(state).mismatch, init(2)) is None
