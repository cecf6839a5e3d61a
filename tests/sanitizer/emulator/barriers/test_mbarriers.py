"""mbarrier forms that the corpus does not cover: states, drops, and the missing order of relaxed
forms.
"""

from __future__ import annotations

import itertools

import pytest

from harness.sanitizer.diagnosis import Cause, Hazard
from harness.sanitizer.emulator import SCHEDULES
from harness.sanitizer.emulator.findings import Reason
from tests.sanitizer.emulator.ordering.lines import INIT as ONE_ARRIVAL
from tests.sanitizer.emulator.ordering.lines import (
    INIT_FENCE,
    LOAD,
    PROXY_FENCE,
    SYNC,
    WRITE,
    kinds,
    launch,
    wait,
)
from tests.stops import faults

INIT = "@%first mbarrier.init.shared::cta.b64 [%bar], 64;"
OTHER = "xor.b32 %v, %t, 32; shl.b32 %v, %v, 2; add.u32 %v, %v, %tile; ld.shared.u32 %v, [%v];"
STATE_WAIT = (
    "AGAIN: mbarrier.try_wait.shared::cta.b64 %done, [%bar], %state, 100; @!%done bra AGAIN;"
)


def with_state(*lines: str) -> str:
    return "{ .reg .b64 %state; .reg .b32 %n; " + " ".join(lines) + " }"


def test_a_wait_on_a_state_is_a_wait_for_its_phase():
    """Law: the wait acquires the releases of the phase's arrivals."""
    for arrival in ("arrive", "arrive_drop"):
        arrive = f"mbarrier.{arrival}.shared::cta.b64 %state, [%bar];"
        assert kinds(INIT, SYNC, WRITE, with_state(arrive, STATE_WAIT), OTHER) == set()  # fmt: skip
        reported = kinds(INIT, SYNC, WRITE, with_state(arrive), OTHER)
        assert reported & {"data-race", "uninitialized-read"}


def test_relaxed_arrivals_and_waits_order_nothing():
    release, relaxed = "", ".relaxed.cta"
    for arrives, waits in ((release, relaxed), (relaxed, release), (relaxed, relaxed)):
        arrive = f"mbarrier.arrive{arrives}.shared::cta.b64 %state, [%bar];"
        loop = STATE_WAIT.replace("try_wait", f"try_wait{waits}")
        assert kinds(INIT, SYNC, WRITE, with_state(arrive, loop), OTHER) == {"data-race"}


def test_a_phase_after_a_drop_expects_fewer():
    """Half of the threads drop out; the other half completes the next phase."""
    drop = with_state(
        "setp.lt.u32 %done, %t, 32;",
        "@%done mbarrier.arrive_drop.shared::cta.b64 %state, [%bar];",
        "@!%done mbarrier.arrive.shared::cta.b64 %state, [%bar];",
    )
    others = "setp.lt.u32 %done, %t, 32; @%done bra OVER;"
    again = with_state("mbarrier.arrive.shared::cta.b64 %state, [%bar];")
    over = wait().replace(" 0;", " 1;").replace("[%bar], 0", "[%bar], 1")
    assert kinds(INIT, SYNC, drop, others, wait(), again, over, "OVER:") == set()
    kept = drop.replace("arrive_drop", "arrive")
    assert "KernelHung" in kinds(INIT, SYNC, kept, others, wait(), again, over, "OVER:")
    # A thread that drops out and waits may reach the wait when the second phase has completed, too.
    late = kinds(INIT, SYNC, drop, wait(), others, again, over, "OVER:")
    assert late == {"phase-mismatch"}


def test_a_no_complete_arrival_must_not_complete_the_phase():
    init = "@%first mbarrier.init.shared::cta.b64 [%bar], {0};"
    arrive = with_state("@%first mbarrier.arrive.noComplete.shared::cta.b64 %state, [%bar], 1;")
    assert kinds(init.format(2), SYNC, arrive) == set()
    assert kinds(init.format(1), SYNC, arrive) == {"phase-mismatch"}


def test_a_thread_may_complete_bytes():
    init = "@%first mbarrier.init.shared::cta.b64 [%bar], 1;"
    expect = "@%first mbarrier.arrive.expect_tx.shared::cta.b64 _, [%bar], 64;"
    complete = "@%first mbarrier.complete_tx.relaxed.cta.shared::cta.b64 [%bar], 64;"
    assert kinds(init, SYNC, expect, complete, wait()) == set()
    assert "KernelHung" in kinds(init, SYNC, expect, wait())


def test_the_pending_count_is_of_before_the_arrival():
    check = with_state(
        "@%first mbarrier.arrive.shared::cta.b64 %state, [%bar], 3;",
        "@%first mbarrier.pending_count.b64 %n, %state;",
        "@%first setp.eq.u32 %done, %n, 64;",
        "@!%first bra RIGHT; @%done bra RIGHT;",
        "trap; RIGHT:",
    )
    assert launch(INIT, SYNC, check) == ()


def test_a_count_below_zero_is_a_fault():
    init = "@%first mbarrier.init.shared::cta.b64 [%bar], 1;"
    under = "@%first mbarrier.complete_tx.shared::cta.b64 [%bar], 1048575;"
    assert kinds(init, SYNC, under, under) == {"illegal-access", "KernelFault"}


INVAL = "@%first mbarrier.inval.shared::cta.b64 [%bar];"
TOUCHES = {
    "low-half": "@%first st.shared.u32 [%bar], 0;",
    "high-half": "@%first st.shared.u32 [%bar+4], 0;",
    "by-another-warp": "@%second st.shared.u32 [%bar], 0;",
    "generic": "{ .reg .b64 %g; cvt.u64.u32 %g, %bar; cvta.shared.u64 %g, %g;"
    " @%first st.u32 [%g], 0; }",
    "atomic": "@%first atom.shared.add.u32 %v, [%bar], 1;",
    "reduction": "@%first red.shared.add.u32 [%bar], 1;",
    "thread-copy": "@%first cp.async.ca.shared.global [%bar], [%out], 8; cp.async.wait_all;",
}


def test_a_live_mbarrier_must_not_be_written():
    """Law: between init and inval, only mbarrier instructions write its 8 bytes."""
    start = ("@%first st.shared.u64 [%bar], 0;", SYNC)
    for name, write in TOUCHES.items():
        assert kinds(*start, write, SYNC, INIT, SYNC) == set(), name
        assert kinds(*start, INIT, SYNC, write) == {"illegal-access"}, name
        assert kinds(*start, INIT, SYNC, INVAL, SYNC, write) == set(), name
        again = (*start, INIT, SYNC, INVAL, SYNC, write, SYNC, INIT, SYNC)
        assert kinds(*again) == set(), name
        assert kinds(*again, write) == {"illegal-access"}, name


def test_an_access_to_a_live_mbarrier_is_reported_beside_its_init():
    for access in ("ld.shared.u32 %v, [%bar+4]", "st.shared.u32 [%bar], 0"):
        (hazard,) = launch(INIT, SYNC, f"@%first {access};")
        assert (hazard.cause, hazard.opcode) == (Cause.MBARRIER_OVERWRITTEN, access.split()[0])
        assert hazard.other_opcode.startswith("mbarrier.init")
        assert "mbarrier.init" in hazard.other_source and hazard.opcode in hazard.source
    copy = "@%first cp.async.bulk.global.shared::cta.bulk_group [%out], [%bar], 16;"
    drain = "@%first cp.async.bulk.commit_group; @%first cp.async.bulk.wait_group.read 0;"
    causes = {hazard.cause for hazard in launch(INIT, SYNC, copy, drain)}
    assert Cause.MBARRIER_OVERWRITTEN in causes


@pytest.mark.parametrize("schedule", SCHEDULES)
def test_a_copy_into_a_former_mbarrier_must_come_after_its_end(schedule):
    """Law: mbarrier.inval is a generic access, and the copy belongs to another proxy. A new
    mbarrier at the place, or an ordinary write with a fence, ends the obligation.
    """
    init = "@%second mbarrier.init.shared::cta.b64 [%tile], 1;"
    ended = "@%second mbarrier.inval.shared::cta.b64 [%tile];"
    begins = (ONE_ARRIVAL, INIT_FENCE, init, SYNC, ended)
    for fenced, synchronized in itertools.product((True, False), repeat=2):
        between = fenced * PROXY_FENCE, synchronized * SYNC
        hazards = launch(*begins, *between, LOAD, wait(), schedule=schedule)
        shown = {(hazard.kind, hazard.severity) for hazard in hazards}
        if synchronized:
            assert shown == (set() if fenced else {("missing-proxy-fence", "formal")})
        else:  # the copy may even come first
            assert shown in ({("overwrite-in-use", "formal")}, {("illegal-access", "error")})
        written = (*begins, SYNC, "@%first st.shared.u64 [%tile], 0;", *between, LOAD, wait())
        assert bool(launch(*written, schedule=schedule)) == (not fenced)


def test_bytes_beside_a_live_mbarrier_may_be_written():
    beside = "@%first st.shared.v4.u32 [%tile+240], {0, 0, 0, 0};"
    assert kinds(INIT, SYNC, beside) == set()
    (behind,) = launch(INIT, SYNC, "@%first st.shared.u32 [%bar+8], 0;")
    assert behind.reason is Reason.BELONGS_TO_NONE
    assert kinds(INIT, SYNC, "@%first st.shared.u8 [%bar+7], 0;") == {"illegal-access"}


def test_reinitializing_a_live_mbarrier_is_reported():
    """Law: neither by the same thread, nor by another thread, nor by several at once;
    mbarrier.inval and a barrier in between make it right.
    """
    again, inval = INIT, "@%first mbarrier.inval.shared::cta.b64 [%bar];"
    assert kinds(INIT, SYNC) == kinds(INIT, inval, again, SYNC) == set()
    assert kinds(INIT, again, SYNC) == {"illegal-access"}
    assert kinds(INIT, SYNC, INIT.replace("first", "second"), SYNC) == {"illegal-access"}
    for threads in (2, 4, 64):
        several = f"setp.lt.u32 %done, %t, {threads}; {INIT.replace('first', 'done')}"
        assert kinds(several, SYNC) == {"illegal-access"}
    (hazard,) = launch(INIT, SYNC, INIT.replace("first", "second"), SYNC)
    assert hazard.line != hazard.other_line and hazard.reason is Reason.MADE_AGAIN
    assert (hazard.facts["first"], hazard.facts["again"]) == (0, 32)


def test_an_mbarrier_that_is_not_in_shared_memory_ends_the_launch():
    for address, reason in (
        ("add.u32 %bar, %bar, 32768;", Reason.INIT_BEYOND_MEMORY),
        ("mov.u32 %bar, 0x10000400;", Reason.OF_ANOTHER_BLOCK),
        ("add.u32 %bar, %bar, 4;", Reason.INIT_MISALIGNED),
        ("cvt.u32.u64 %bar, %out;", Reason.OF_ANOTHER_BLOCK),
    ):
        with faults(reason) as stopped:
            launch(address, INIT, SYNC)
        assert {h.kind for h in stopped.value.hazards} == {"illegal-access"}


def test_an_mbarrier_beyond_the_last_variable_is_named():
    """An H200 continues: shared memory is allocated in larger pieces."""
    assert kinds("add.u32 %bar, %bar, 8;", INIT, SYNC) == {"illegal-access"}


def test_a_single_test_wait_for_an_unfinished_copy():
    """Two copies are in flight, and the second is waited for first: it may arrive first."""
    bars = "%tile+128", "%bar"
    begin = [f"@%first mbarrier.init.shared::cta.b64 [{bar}], 1;" for bar in bars]
    begin += ["@%first fence.mbarrier_init.release.cluster;", SYNC]
    for bar, place in zip(bars, ("%tile", "%tile+64"), strict=True):
        begin += [
            f"@%first mbarrier.arrive.expect_tx.shared::cta.b64 _, [{bar}], 64;",
            "@%first cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes"
            f" [{place}], [%out], 64, [{bar}];",
        ]
    read = "setp.lt.u32 %done, %t, 16; @%done ld.shared.u32 %v, [%slot];"
    for waits, expected in ((wait(), set()), (_once(wait()), {"read-before-arrival"})):
        assert kinds(*begin, wait(), waits.replace("%bar", bars[0]), read) == expected


def _once(loop: str) -> str:
    return loop.replace("@!%done bra AGAIN;", "")


ARRIVE = with_state("@%first mbarrier.arrive.shared::cta.b64 %state, [%bar];")
BOTH = "@%first mbarrier.init.shared::cta.b64 [%bar], 1;"
EMPTY = f"{BOTH} @%first mbarrier.init.shared::cta.b64 [%tile], 1;"


def arrival(semantics: str = "") -> str:
    """The first lane of the second warp arrives at another mbarrier, where thread 0 waits."""
    return with_state(
        f"@%second mbarrier.arrive{semantics}.shared::cta.b64 %state, [%tile];",
        "@!%first bra ON;",
        f"AGAIN: mbarrier.try_wait.parity{semantics}.shared::cta.b64 %done, [%tile], 0;",
        "@!%done bra AGAIN; ON:",
    )


@pytest.mark.parametrize("schedule", SCHEDULES)
def test_a_waiter_must_signal_before_the_next_phase_completes(schedule):
    """Law: the next phase cannot complete before all threads have passed the wait for the current
    phase. The dependency need not order memory.
    """
    for between, overtaken in (
        ("", True),
        (SYNC, False),
        (arrival(), False),
        (arrival(".relaxed.cta"), False),
        ("bar.warp.sync 0xffffffff;", True),  # each warp on its own
    ):
        reported = kinds(EMPTY, SYNC, ARRIVE, wait(), between, ARRIVE, schedule=schedule)
        # On some schedules the wait is overtaken indeed, and never ends.
        assert reported - {"KernelHung"} == ({"phase-mismatch"} if overtaken else set()), between
        assert overtaken or not reported
    assert kinds(BOTH, SYNC, ARRIVE, wait(), schedule=schedule) == set()  # there is no next one


def test_a_parity_is_0_or_1():
    """PTX ISA 9.7.13.15.16. ptxas rejects other constants; of a value in a register, an H100 uses
    the lowest bit (quality/hardware/record_mbarriers.py).
    """
    for parity, named in ((0, 0), (2, 2), (4294967294, -2)):
        asked = f"mov.u32 %v, {parity};" + wait().replace("[%bar], 0", "[%bar], %v")
        hazards = launch(BOTH, SYNC, ARRIVE, asked)
        reported = [(hazard.kind, hazard.severity) for hazard in hazards]
        assert reported == ([("illegal-access", "formal")] if parity else [])
        assert all(hazard.cause is Cause.ILLEGAL_OPERAND for hazard in hazards)
        assert all(hazard.facts["parity"] == named for hazard in hazards)


FIRST_WARP = "{ .reg .pred %warp; setp.lt.u32 %warp, %t, 32; @!%warp bra OVER; }"


def test_lanes_of_a_warp_pass_a_wait_together():
    assert kinds(BOTH, SYNC, FIRST_WARP, ARRIVE, wait(), ARRIVE, "OVER:") == set()


@pytest.mark.parametrize("schedule", SCHEDULES)
def test_diverged_lanes_pass_a_wait_separately(schedule):
    """The first lane arrives in the next phase whether or not the others have observed this phase,
    unless they converge.
    """
    others, first = [wait(), "bra.uni MEET;"], ["ALONE:", ARRIVE, wait(), "MEET:"]
    for meeting, overtaken in (("", True), ("bar.warp.sync 0xffffffff;", False)):
        lines = [FIRST_WARP, "@%first bra ALONE;", *others, *first, meeting, ARRIVE, "OVER:"]
        reported = kinds(BOTH, SYNC, *lines, schedule=schedule)
        assert reported - {"KernelHung"} == ({"phase-mismatch"} if overtaken else set()), meeting
        assert overtaken or not reported


@pytest.mark.parametrize("schedule", SCHEDULES)
def test_a_copy_issued_after_a_wait_delays_the_next_phase(schedule):
    """Thread 32 has waited when it issues the copy, so a thread that waits for the bytes is ordered
    after that wait.
    """
    copy = (
        "@%second cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes"
        " [%tile+16], [%out], 16, [%tile];"
    )
    expect = "@%first mbarrier.arrive.expect_tx.shared::cta.b64 _, [%tile], 16;"
    full = wait("@%first").replace("[%bar]", "[%tile]")
    start = EMPTY, INIT_FENCE, SYNC, ARRIVE, expect
    assert kinds(*start, wait(), copy, full, ARRIVE, schedule=schedule) == set()
    assert kinds(*start, copy, wait(), full, ARRIVE, schedule=schedule) == {"phase-mismatch"}


EACH = with_state("mbarrier.arrive.shared::cta.b64 %state, [%bar];")
OF_EACH_WARP = with_state(
    "and.b32 %v, %t, 31; setp.eq.u32 %done, %v, 0;",
    "@%done mbarrier.arrive.shared::cta.b64 %state, [%bar];",
)
OF_SECOND = ARRIVE.replace("%first", "%second")
FROM_ONE = wait().replace("[%bar], 0", "[%bar], 1")  # returns at once: the mbarrier is fresh


def arriving(count: int, *lines: str, schedule: str = "late-copies") -> tuple[Hazard, ...]:
    """Return the hazards of arrivals at a fresh mbarrier that all threads have asked about."""
    init = INIT.replace("64;", f"{count};")
    return launch(init, SYNC, FROM_ONE, SYNC, *lines, schedule=schedule)


@pytest.mark.parametrize("schedule", SCHEDULES)
def test_an_arrival_that_may_count_in_the_phase_before_is_reported(schedule):
    """Law: an arrival comes after the phase before its own: after a wait for it, or after all of
    its arrivals. Otherwise that phase can complete without any of the threads that arrive.
    """
    for count in (63, 62, 48, 33):
        hazards = arriving(count, EACH, schedule=schedule)
        assert [(h.kind, h.severity, h.cause, h.reason) for h in hazards] == [
            ("phase-mismatch", "error", Cause.COUNT_TOO_SMALL, Reason.PHASE_NOT_KNOWN)
        ], count


@pytest.mark.parametrize("schedule", SCHEDULES)
def test_arrivals_after_the_phase_before_are_not_reported(schedule):
    """Each thread once, one lane per warp, a single thread twice, two threads in turns."""
    relaxed = ARRIVE.replace("arrive.", "arrive.relaxed.cta.")
    for count, *lines in (
        (64, EACH),
        (64, EACH, wait(), EACH),
        (64, EACH, SYNC, EACH),
        (2, OF_EACH_WARP),
        (2, OF_EACH_WARP, wait(), OF_EACH_WARP),
        (1, ARRIVE, ARRIVE),
        (1, ARRIVE, SYNC, OF_SECOND),
        (1, relaxed, wait("@%second"), OF_SECOND),
    ):
        assert arriving(count, *lines, schedule=schedule) == (), lines
    for lines in ((ARRIVE, OF_SECOND), (relaxed, OF_SECOND)):  # the same two, in no order
        (hazard,) = arriving(1, *lines, schedule=schedule)
        assert hazard.reason is Reason.PHASE_NOT_KNOWN
