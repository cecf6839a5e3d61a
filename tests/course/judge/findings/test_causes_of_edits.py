"""Sentences that depend on more than a finding's cause, in kernels that are edited answers."""

from __future__ import annotations

from harness.sanitizer.diagnosis import Cause
from tests import judge_here
from tests.labs.lab_tests import edited


def test_the_fence_that_a_relaxed_arrival_needs_includes_the_other_block() -> None:
    relaxed = "ptx.mbarrier_arrive_cluster(", "ptx.mbarrier_arrive_relaxed_cluster("
    verdict = judge_here.ask_briefly(edited("multicast-stream", relaxed))
    (hazard,) = verdict.hazards
    assert hazard.cause == Cause.RELAXED_ARRIVAL
    assert "`fence.acq_rel.cluster`" in hazard.message


def test_a_multicast_that_counts_on_another_mbarrier_leaves_no_block_out() -> None:
    verdict = judge_here.ask_briefly(
        edited(
            "multicast-load",
            ("bar = cuda.shared.array(1, np.uint64)", "bar = cuda.shared.array(2, np.uint64)"),
            (
                "        ptx.mbarrier_init(bar_address, 1)\n",
                "        ptx.mbarrier_init(bar_address, 1)\n"
                "        ptx.mbarrier_init(ptx.shared_address(bar, 1), 1)\n",
            ),
            (
                "expect_tx(bar_address, 32 * 128 + 256 * 4)\n",
                "expect_tx(bar_address, 32 * 128)\n"
                "        ptx.mbarrier_arrive_expect_tx(ptx.shared_address(bar, 1), 256 * 4)\n",
            ),
            (
                "    ptx.mbarrier_wait_parity(bar_address, 0)\n",
                "    ptx.mbarrier_wait_parity(bar_address, 0)\n"
                "    ptx.mbarrier_wait_parity(ptx.shared_address(bar, 1), 0)\n",
            ),
        )
    )
    causes = {hazard.cause for hazard in verdict.hazards}
    assert causes == {Cause.BYTES_EXPECTED_DIFFER, Cause.BYTES_WITHOUT_COPY}
