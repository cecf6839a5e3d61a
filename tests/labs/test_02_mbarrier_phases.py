"""Lab 02, and the statements of its text."""

from __future__ import annotations

from ast import literal_eval
from types import SimpleNamespace

import numpy as np
import pytest

import harness
from harness.course.breaking import examine
from harness.course.compiler import compile_kernel
from harness.sanitizer import expand
from tests.labs.lab_tests import LabTests
from tests.sanitizer.emulator.running import run

BROKEN = {  # mistakes in `four_pieces`: kinds of hazards on the card, how it ends
    "first_parity=1": ({"phase-mismatch"}, "wrong"),
    "flips=False": ({"phase-mismatch"}, "wrong"),
    "expected=132": ({"transaction-mismatch"}, "cannot finish"),
    "expected=32": ({"transaction-mismatch"}, "cannot finish"),
    "arrives_first=True": ({"read-before-arrival"}, "wrong"),
    "expects_only_once=True": ({"transaction-mismatch"}, "wrong"),
}


LAB = "02_mbarrier_phases"


class TestMbarrierPhases(LabTests):
    lab = LAB
    skeleton_problems = {"repair-deadlock": "hang"}

    def test_the_given_kernel_hangs_for_both_reasons_in_the_hints(self, released) -> None:
        gpu = harness.device("emulator")
        src = gpu.to_device(np.ones((5, 144), np.float32))
        with pytest.raises(harness.KernelHung) as caught:
            gpu.launch(released.repair_deadlock, 2, 128, (src, gpu.empty(144, np.float32)))
        of_block = {w.block: w.facts for w in caught.value.waiting if w.threads.tolist() == [0]}
        narrow, full_band = of_block[1], of_block[0]
        assert (narrow["phases"], narrow["pending"], narrow["count"]) == (0, 112, 128)
        assert full_band["phases"] == 2


@pytest.mark.parametrize("mistake", BROKEN)
def test_reports_on_broken_kernels_match_the_text(shown: SimpleNamespace, mistake: str) -> None:
    kinds, ending = BROKEN[mistake]
    name, value = mistake.split("=")
    outcome = examine(shown.copying(shown.four_pieces(**{name: literal_eval(value)})))
    assert {hazard.kind for hazard in outcome.hazards} == kinds
    assert ending in outcome.ended


def test_the_report_on_one_copy_of_two_matches_the_text(shown: SimpleNamespace) -> None:
    outcome = examine(shown.copying(shown.expects_one_of_two))
    assert {hazard.kind for hazard in outcome.hazards} == {"transaction-mismatch"}
    assert "wrong" in outcome.ended


def test_the_kernel_without_the_bugs_is_right(shown) -> None:
    outcome = examine(shown.copying(shown.four_pieces()))
    assert outcome.hazards == () and "right" in outcome.ended


def test_the_counts_of_iteration_0_match_the_table(shown) -> None:
    gpu = harness.device("emulator")
    args = (gpu.to_device(np.arange(128, dtype=np.int32)), gpu.empty(128, np.int32))
    compiled = compile_kernel(shown.four_pieces(), args, block=32)
    trace = run(
        ptx=compiled.ptx,
        entry=compiled.entry,
        grid=(1, 1, 1),
        block=(32, 1, 1),
        parameters=[parameter.data for parameter in expand(compiled, args)],
        memory=gpu.memory,
        trace=True,
    ).trace
    counts = [(event.what, event.pending, event.tx, event.phase) for event in trace.barriers]
    assert counts[0] == ("init", 1, 0, 0)
    assert ("arrive", 0, 128, 0) in counts[:3] and ("phase", 1, 0, 1) in counts


def test_too_few_bytes_leave_the_count_below_zero(shown) -> None:
    (hazard,) = examine(shown.copying(shown.four_pieces(expected=32))).hazards
    assert hazard.facts["tx"] == -96


@pytest.mark.parametrize(("iterations", "ending"), [(3, "right"), (2, "right"), (1, "finish")])
def test_the_case_hangs_with_one_iteration_because_an_arrival_is_missing(
    shown, iterations: int, ending: str
) -> None:
    outcome = examine(shown.summing(iterations))
    assert ending in outcome.ended and outcome.hazards == ()
    assert ("still lacks 1 of 1 arrival" in outcome.ended) == (iterations == 1)


def test_the_smallest_hang_lacks_an_impossible_arrival(shown) -> None:
    gpu = harness.device("emulator")
    with pytest.raises(harness.KernelHung) as caught:
        gpu.launch(shown.one_arrival_short, 1, 64, (gpu.empty(64, np.int32),))
    (wait,) = caught.value.waiting
    assert (wait.facts["pending"], wait.facts["count"]) == (1, 65)
    assert not len(wait.facts["could"])


def test_the_recorded_steps_match_the_table(shown) -> None:
    """Two arrivals per phase; a wait refers to the current or the preceding phase."""
    expected = [[phase & 1, 1 - (phase & 1)] for phase in (0, 0, 1, 1, 2, 2, 3)]
    assert shown.answers.copy_to_host().tolist() == expected


def test_a_split_barrier_gives_each_thread_its_neighbors_number(shown) -> None:
    gpu = harness.device("emulator")
    out = gpu.empty(64, np.int32)
    assert gpu.launch(shown.split_barrier, 1, 64, (out,)).hazards == ()
    thread = np.arange(64)
    assert np.array_equal(out.copy_to_host(), 10 * ((thread + 1) % 64) + thread % 10)


def test_try_wait_fails_no_more_often_than_test_wait(shown) -> None:
    gpu = harness.device("emulator")
    out = gpu.empty(3, np.int32)
    assert gpu.launch(shown.count_refusals, 1, 96, (out,)).hazards == ()
    test_wait, _, try_wait = out.copy_to_host()
    assert try_wait <= test_wait
