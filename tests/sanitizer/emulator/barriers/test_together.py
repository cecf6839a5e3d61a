"""Convergence requirements: PTX's rules, an H200's behavior if they are broken, and the emulator's
reports.

The kernels, and their results on an H200, are those of `quality.hardware.record_machine`.
"""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from harness.base.errors import HarnessError, KernelFault
from harness.course import device
from harness.course.devices import run_ptx
from harness.sanitizer.diagnosis import WaitsFor
from harness.sanitizer.emulator import SCHEDULES, Reason
from tests.hardware.together import togetherness
from tests.sanitizer.emulator.ordering.lines import SYNC, kinds, launch
from tests.stops import faults, hangs

RECORDED = json.loads((Path(__file__).parents[1] / "recordings" / "machine.json").read_text())[
    "who must come together"
]
HERE = {  # the emulator's reports; "" for none
    "setmaxnreg by one warp of a warpgroup": "formal illegal-access",
    "setmaxnreg, warps of a warpgroup differ": "formal illegal-access",
    "setmaxnreg.inc beyond the pool, all three warpgroups": "KernelHung",
    "setmaxnreg.inc to 240 and 240 after one gave all but 24": "",
    "setmaxnreg.inc to 248 and 248 after one gave all but 24": "KernelHung",
    "setmaxnreg.dec to more than there are": "illegal-access",
    "setmaxnreg.inc to fewer than there are": "",
    "bar.sync of 124 threads": "KernelFault",
    "bar.sync of 96 threads by 128": "KernelHung",
    "bar.sync of 64 and of 128 threads": "KernelFault",
    "bar.sync by half a warp": "illegal-access",
    "barrier.cta.sync.aligned by one lane, the others leave": "",
    "an mbarrier initialized twice": "illegal-access",
    "wgmma.fence by one warp": "illegal-access",
    "an mbarrier 32 KB beyond shared memory": "KernelFault",
    "an mbarrier 8 bytes beyond shared memory": "illegal-access",
    "shfl.sync by a lane that its mask leaves out": "illegal-access",
    "shfl.sync that names a lane that left": "",
    "elect.sync by one lane with a full mask, the others leave": "",
}


def test_results_match_an_h200():
    """The kernel continues or stops as on the H200; undefined behavior is reported."""
    assert {name: came_of(*kernel) for name, kernel in togetherness().items()} == HERE
    wrong = [name for name, here in HERE.items() if not is_alike(here, RECORDED[name])]
    assert wrong == []


def came_of(ptx: str, threads: int) -> str:
    """Return the only error of a kernel that goes on, or the exception that ends it."""
    out = device("emulator").to_device(np.zeros(1, np.uint32))
    try:
        run = run_ptx(ptx, "together", 1, threads, (out,), device="emulator", assemble=False)
    except HarnessError as error:
        return type(error).__name__
    assert out.copy_to_host()[0] == 1
    reported = {h.kind for h in run.hazards if h.severity == "error"}
    setmaxnreg = [
        h for h in run.hazards if "setmaxnreg" in h.source or "setmaxnreg" in h.other_opcode
    ]
    reported |= {f"formal {h.kind}" for h in setmaxnreg if h.severity == "formal"}
    return ", ".join(sorted(reported))


def is_alike(here: str, there: str) -> bool:
    if here.startswith("Kernel"):
        return there.startswith(here)
    return there == "ended" or there.startswith("PtxError")


READ_NEXT = "setp.eq.u32 %second, %t, 1; @%second ld.shared.u32 %v, [%tile+4];"
BY_LANE = "setp.lt.u32 %done, %t, {0}; @%done bra LEFT; {1} bra DONE; LEFT: {2} DONE:"


def test_lanes_of_a_warp_must_converge_at_one_instruction():
    """Law: aligned barriers are reported if the lanes of a warp diverge, for any warp; whole warps
    may execute different aligned barriers, and barrier.sync, which is not aligned, may be
    anywhere.
    """
    for lanes, clean in ((16, False), (1, False), (48, False), (33, False), (32, True)):
        for barrier, aligned in (
            ("bar.sync 0;", True),
            ("bar.sync 1, 64;", True),
            ("barrier.sync.aligned 0;", True),
            ("barrier.sync 0;", False),
            ("barrier.sync 1, 64;", False),
        ):
            reported = kinds(BY_LANE.format(lanes, barrier, barrier))
            expected = set() if clean or not aligned else {"illegal-access"}
            assert reported == expected, (lanes, barrier)


def test_an_arrival_by_one_lane_is_reported_and_the_run_continues():
    """A consumer warp waits for a producer warp of which a single thread arrives."""
    second = "setp.ge.u32 %done, %t, 32; @%done bra LEFT; {} bra DONE; LEFT: {} DONE:"
    whole = second.format("bar.arrive 1, 64;", "bar.sync 1, 64;")
    assert kinds(whole) == set()
    alone = second.format("@%first bar.arrive 1, 64;", "bar.sync 1, 64;")
    assert kinds(alone) == {"illegal-access"}
    unaligned = second.format("@%first barrier.arrive 1, 64;", "barrier.sync 1, 64;")
    assert kinds(unaligned) == set()  # the other lanes leave


def test_exited_lanes_are_not_awaited():
    leave = "setp.ge.u32 %done, %t, {}; @%done ret;"
    for left in (1, 16, 31, 33, 63):
        assert kinds(leave.format(left), SYNC, SYNC) == set()
    assert kinds(leave.format(40), "bar.sync 1, 64;", "bar.sync 2, 64;") == set()


@pytest.mark.parametrize("schedule", SCHEDULES)
def test_exited_warps_do_not_count_as_arrived(schedule):
    """Thread 0 arrives later than the rest of its warp, and the other warp has exited."""
    leave = "setp.ge.u32 %done, %t, 32; @%done ret;"
    late = "@%first st.shared.u32 [%tile+4], %t; { @!%first bra ON; nanosleep.u32 5; ON: }"
    assert kinds(leave, late, "bar.sync 1, 32;", READ_NEXT, schedule=schedule) == set()
    hung = kinds(leave, "{ @%first bra ON; bra ON; ON: }", "bar.sync 1, 64;", schedule=schedule)
    assert hung == {"KernelHung"}


def test_a_count_is_a_multiple_of_the_warp_size():
    for count in (1, 31, 33, 63, 100):
        with faults(Reason.COUNT_NOT_WHOLE_WARPS, count=count, unit=32):
            launch(f"mov.u32 %v, {count}; bar.sync 1, %v;")
    assert kinds("bar.sync 1, 64;", "bar.sync 0, 0;", "bar.sync 0, 64;") == set()
    with pytest.raises(KernelFault):
        launch("mov.u32 %v, 0; bar.arrive 1, %v;")


@pytest.mark.parametrize("schedule", SCHEDULES)
def test_participants_must_agree_on_the_count(schedule):
    part = BY_LANE.format(32, "{}", "{}")
    for pair in (("bar.sync 1, 64;", "bar.sync 1, 32;"), ("bar.sync 1, 32;", "bar.sync 1, 64;")):
        reported = kinds(part.format(*pair), schedule=schedule)
        assert reported & {"KernelFault", "KernelHung"}  # 32 may be complete before the others come
    assert kinds(part.format("bar.sync 1;", "bar.sync 1, 64;"), schedule=schedule) == set()
    vote = "{ .reg .pred %q; barrier.red.popc.u32 %v, 1, 64, %first; }"
    assert kinds(part.format(vote, vote), schedule=schedule) == set()
    assert kinds(part.format(vote, "bar.sync 1, 64;"), schedule=schedule) == {"illegal-access"}


def test_surplus_warps_join_the_next_phase():
    """Two warps, separately: each completes the barrier of 32 by itself. A warp counts twice."""
    assert kinds("bar.sync 1, 32;") == set()
    twice = "setp.lt.u32 %done, %t, 32; @%done bar.arrive 1, 64; @%done bar.sync 1, 64;"
    assert kinds(twice) == set()


def test_a_hang_at_a_barrier_names_the_missing_threads():
    with hangs(WaitsFor.BLOCK_BARRIER, barrier=1, arrived=64, expected=96) as hung:
        launch("bar.sync 1, 96;", "bar.sync 0;")
    assert hung.value.hazards == ()


FENCE_PROXY = (
    "tensormap.cp_fenceproxy.global.shared::cta.tensormap::generic.release.gpu.sync.aligned"
    " [%out], [%tile], 128;"
)


def test_a_tensor_map_is_copied_by_a_whole_warp():
    """A single lane does it while the others wait at a barrier: reported, and the run continues."""
    fill, one_warp = "st.shared.u32 [%slot], %t;", "{ setp.lt.u32 %done, %t, 32; @%done "
    assert kinds(fill, SYNC, f"{one_warp} {FENCE_PROXY} }}", SYNC) == set()
    reported = kinds(fill, SYNC, f"@%first {FENCE_PROXY}", SYNC)
    assert reported == {"illegal-access"}


@pytest.mark.parametrize("schedule", SCHEDULES)
def test_warps_beyond_the_missing_ones_join_the_next_phase(schedule):
    """Law: if a warp has arrived, two of three warps that arrive together complete a phase of
    96.
    """
    for count, ending in ((96, {"KernelHung", "phase-mismatch"}), (128, set())):
        reported = kinds(
            "setp.lt.u32 %done, %t, 32;",
            f"@!%done bra REST; bar.arrive 1, {count}; REST: bar.sync 0;",
            f"@%done bra DONE; bar.sync 1, {count}; DONE:",
            schedule=schedule,
            threads=128,
        )
        assert reported == ending
