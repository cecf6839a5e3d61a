"""Causes, and sentences that depend on more than these, in kernels that are edited answers."""

from __future__ import annotations

import pytest

from harness.sanitizer.diagnosis import Cause
from tests import judge_here
from tests.labs.lab_tests import edited, in_two_loops


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


def test_a_barrier_is_advised_that_the_threads_of_another_role_do_not_have_to_come_to() -> None:
    meeting = "            ptx.bar_sync(1, CONSUMERS)\n"
    verdict = judge_here.ask_briefly(edited("ring-copy", (meeting, "")))
    (hazard,) = (h for h in verdict.hazards if h.cause == Cause.NO_BARRIER_BEFORE_ASYNC_READ)
    assert "`bar_sync`" in hazard.help
    everyone = "    ptx.fence_proxy_async_shared_cta()\n    cuda.syncthreads()\n"
    verdict = judge_here.ask_briefly(edited("bulk-copy-out", (everyone, everyone[:39])))
    hazard = verdict.hazards[0]
    assert hazard.cause == Cause.NO_BARRIER_BEFORE_ASYNC_READ and "bar_sync" not in hazard.help


# An exercise, the cause of the first finding, and edits of the answer.
CAUSES = {
    "a load before the others have read, so that they miss a phase": (
        "drain", Cause.COPY_WITHOUT_EMPTY_WAIT,
        ("        cuda.syncthreads()\n        if thread == 0 and k",
         "        if thread == 0 and k"),
        ("src, first, k + STAGES, bar)\n",
         "src, first, k + STAGES, bar)\n        cuda.syncthreads()\n"),
    ),
    "neither a fence nor a barrier, which a warp alone needs less": (
        "bulk-copy-out", Cause.NO_BARRIER_BEFORE_ASYNC_READ,
        ("    ptx.fence_proxy_async_shared_cta()\n    cuda.syncthreads()\n", ""),
    ),
    "stores by another thread than the one that waits at the end": (
        "ring-copy", Cause.STORE_AWAITED_BY_OTHER_THREAD,
        ("            if thread == 0:\n                ptx.cp_async",
         "            if thread == 96:\n                ptx.cp_async"),
    ),
    "a buffer that is chosen by the row": (
        "bulk-stream-out", Cause.STORE_LEFT_PENDING,
        ("        # Wait until this buffer",
         "        buffer = row % 2\n        # Wait until this buffer"),
    ),
    "an arrival after the reads, too, in the next phase": (
        "phase-counter", Cause.ARRIVALS_IN_TWO_LINES,
        ("np.float32(0.25)\n", "np.float32(0.25)\n        ptx.mbarrier_arrive(bar_address)\n"),
    ),
    "bytes expected once more after the arrival that expects them": (
        "first-load", Cause.BYTES_EXPECTED_DIFFER,
        ("        ptx.cp_async_bulk_tensor_2d_global_to_shared(",
         "        ptx.mbarrier_expect_tx(bar_address, 512)\n"
         "        ptx.cp_async_bulk_tensor_2d_global_to_shared("),
    ),
    "a commit by another thread than the one that stores": (
        "tile-copy", Cause.STORE_NEVER_COMMITTED,
        ("        ptx.cp_async_bulk_commit_group()\n        ptx.cp_async_bulk_wait_group(0)\n",
         "    if thread == 1:\n        ptx.cp_async_bulk_commit_group()\n"
         "    if thread == 0:\n        ptx.cp_async_bulk_wait_group(0)\n"),
    ),
    "a wait that holds nobody back, at parity 1 each time": (
        "ping-pong", Cause.PARITY_ONE_ON_FRESH_MBARRIER, ("(pong, r & 1)", "(pong, 1)"),
    ),
    "a wait that holds nobody back, at parity 0 each time": (
        "ping-pong", Cause.PARITY_NEVER_FLIPS, ("(ping, r & 1)", "(ping, 0)"),
    ),
    "each warp waits where it arrives itself": (
        "ping-pong", Cause.NOBODY_ARRIVES,
        ("(ping, r & 1)", "(pong, r & 1) #"), ("(pong, r & 1)\n", "(ping, r & 1)\n"),
    ),
    "two phases a round, for which both waits have the same parity": (
        "phase-counter", Cause.PARITY_OF_ANOTHER_PHASE,
        ("buffer = r & 1", "buffer = 0"),
        ("np.float32(0.25)\n", "np.float32(0.25)\n        ptx.mbarrier_arrive(bar_address)\n"
                               "        ptx.mbarrier_wait_parity(bar_address, r & 1)\n"),
    ),
    "two arrivals a round, and a wait for one": (
        "phase-counter", Cause.ARRIVALS_IN_TWO_LINES,
        ("buffer = r & 1", "buffer = 0"),
        ("bar_address, r & 1)", "bar_address, 0)"),
        ("np.float32(0.25)\n", "np.float32(0.25)\n        ptx.mbarrier_arrive(bar_address)\n"),
    ),
    "a single buffer, in a loop that is unrolled": (
        "phase-counter", Cause.WRITE_BEFORE_READ_DONE,
        ("range(rounds)", "range(3)"), ("buffer = r & 1", "buffer = 0"),
    ),
    "the other buffer, which the next round overwrites": (
        "phase-counter", Cause.WRITE_BEFORE_READ_DONE,
        ("samples[buffer, left]", "samples[1 - buffer, left]"),
    ),
    "an arrival before the loop, and a last wait with another parity": (
        "ping-pong", Cause.PARITY_OF_ANOTHER_PHASE,
        ("    for r in range", "    if warp == 1:\n        ptx.mbarrier_arrive(pong)\n"
                              "    for r in range"),
        ("            ptx.mbarrier_wait_parity(pong, r & 1)\n", ""),
        ("            values[lane] *= x[point]\n",
         "            ptx.mbarrier_wait_parity(pong, r & 1)\n"
         "            values[lane] *= x[point]\n"),
        ("    if warp == 0:\n        out[point]", "    if warp == 0:\n"
         "        ptx.mbarrier_wait_parity(pong, (coefficients.shape[0] - 1) & 1)\n"
         "        out[point]"),
    ),
    "a read after a loop of the readers, which waits for all writes but the last": (
        "ping-pong", Cause.NO_BARRIER_BETWEEN_WRITE_AND_READ,
        *in_two_loops("ptx.mbarrier_wait_parity(pong, (r & 1) ^ 1)"),
    ),
    "an mbarrier that is initialized in each round": (
        "phase-counter", Cause.MBARRIER_ENDED_IN_USE,
        ("    if thread == 0:\n        ptx.mbarrier_init(bar_address, SAMPLES)\n"
         "    cuda.syncthreads()\n", ""),
        ("        samples[buffer, thread] = value\n",
         "        if thread == 0:\n            ptx.mbarrier_init(bar_address, SAMPLES)\n"
         "        cuda.syncthreads()\n        samples[buffer, thread] = value\n"),
        ("wait_parity(bar_address, r & 1)", "wait_parity(bar_address, 0)"),
    ),
    "a thread for each copy, at a count of 1": (
        "many-copies-one-barrier", Cause.COUNT_TOO_SMALL,
        ("x_bytes + q_bytes + scale_bytes)", "x_bytes)"),
        ("        ptx.cp_async_bulk_global_to_shared(\n            ptx.shared_address(q_part)",
         "    if thread == 32:\n        q_bytes = count\n"
         "        ptx.mbarrier_arrive_expect_tx(bar_address, q_bytes)\n"
         "        ptx.cp_async_bulk_global_to_shared(\n            ptx.shared_address(q_part)"),
        ("        ptx.cp_async_bulk_global_to_shared(\n            ptx.shared_address(scale_part)",
         "    if thread == 64:\n        scale_bytes = count // 32 * 4\n"
         "        ptx.mbarrier_arrive_expect_tx(bar_address, scale_bytes)\n"
         "        ptx.cp_async_bulk_global_to_shared(\n            ptx.shared_address(scale_part)"),
    ),
    "bytes that are expected after the copies and the arrival": (
        "many-copies-one-barrier", Cause.ARRIVAL_BEFORE_EXPECT,
        ("        ptx.mbarrier_arrive_expect_tx(bar_address, x_bytes + q_bytes + scale_bytes)\n",
         ""),
        ("            scale_bytes,\n            bar_address,\n        )\n",
         "            scale_bytes,\n            bar_address,\n        )\n"
         "        ptx.mbarrier_arrive(bar_address)\n"
         "        ptx.mbarrier_expect_tx(bar_address, x_bytes + q_bytes + scale_bytes)\n"),
    ),
    "a wait for the readers that does not come in the first step": (
        "multicast-stream", Cause.COPY_INTO_COPY, ("rank * 64", "rank * 256"),
    ),
    "a thread that arrives alone, and returns": (
        "phase-counter", Cause.ARRIVES_FOR_OTHERS,
        ("mbarrier_init(bar_address, SAMPLES)", "mbarrier_init(bar_address, 1)"),
        ("        ptx.mbarrier_arrive(bar_address)\n",
         "        if thread == 0:\n            ptx.mbarrier_arrive(bar_address)\n"),
    ),
    "all wait for the release of the first row": (
        "repair-deadlock", Cause.FIRST_WAIT_BEFORE_ARRIVAL,
        ("            if y > 0:\n                ptx.mbarrier_wait_parity(empty, empty_parity)\n"
         "                # Place 1.\n                ### BEGIN SOLUTION\n"
         "                empty_parity ^= 1\n                ### END SOLUTION\n", ""),
        ("        if thread == 0:\n            row_part",
         "        ptx.mbarrier_wait_parity(empty, y & 1)\n"
         "        if thread == 0:\n            row_part"),
    ),
    "a wait for the release of the first step, between its bytes and its copies": (
        "multicast-stream", Cause.FIRST_WAIT_BEFORE_ARRIVAL,
        ("            if r > 0:\n"
         "                ptx.mbarrier_wait_parity_cluster(empty, (r - 1) & 1)\n", ""),
        ("4 * 32 * 4)\n", "4 * 32 * 4)\n"
                          "            ptx.mbarrier_wait_parity_cluster(empty, r & 1)\n"),
    ),
}  # fmt: skip


# Here the comparison with the answer says more.
COMPARED = {
    "a wait that holds nobody back, at parity 0 each time",
    "a load before the others have read, so that they miss a phase",
    "a buffer that is chosen by the row",
    "bytes expected once more after the arrival that expects them",
    "a single buffer, in a loop that is unrolled",
    "an mbarrier that is initialized in each round",
    "the other buffer, which the next round overwrites",
    "a wait for the readers that does not come in the first step",
}


@pytest.mark.parametrize("mistake", CAUSES)
def test_the_cause_is_found(mistake: str) -> None:
    exercise, cause, *edits = CAUSES[mistake]
    verdict = judge_here.ask(edited(exercise, *edits), judge_here.SEED)
    assert verdict.findings[0].cause == cause
    assert (verdict.compared is not None and verdict.compared.leads) == (mistake in COMPARED)
