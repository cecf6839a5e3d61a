"""Lab 07, and the statements of its text."""

from __future__ import annotations

import numpy as np
import pytest

import harness
from harness.classroom.course.notebooks import code_cells, read_text_notebook
from harness.course.breaking import examine
from harness.sanitizer.diagnosis import WaitsFor
from tests.labs.lab_tests import LabTests, as_module, text_of
from tests.labs.notebook_code import import_file

MEET = "    ptx.barrier_cluster_arrive()\n    ptx.barrier_cluster_wait()\n"


LAB = "07_clusters"


class TestClusters(LabTests):
    lab = LAB
    seed = 828


def kinds(attempt) -> list[str]:
    return [hazard.kind for hazard in examine(attempt).hazards]


def test_right_kernels_have_no_report(shown):
    assert shown.total.copy_to_host().tolist() == [1111, 1111]
    assert kinds(shown.attempt_gather) == []
    _, got, expected = shown.attempt_gather(shown.gpu)
    np.testing.assert_array_equal(got, expected)


def test_broken_kernels_have_the_kinds_in_the_text(shown):
    assert kinds(shown.attempt_too_early) == ["unfenced-barrier-init"]
    assert kinds(shown.attempt_two_tiles) == ["overwrite-in-use"]
    assert kinds(shown.attempt_leaving) == ["cluster-exit"]


def test_the_case_study_reports_the_multicast_twice(shown):
    (hazard,) = examine(shown.attempt_two_tiles).hazards
    assert hazard.line == hazard.other_line and "multicast" in hazard.source
    assert hazard.reason is None and "block" in hazard.note


def test_remedies_in_the_text_work(tmp_path, monkeypatch):
    """A cluster barrier instead of syncthreads, and another at the end."""
    monkeypatch.setenv("HARNESS_DEVICE", "emulator")
    done = "        cuda.syncthreads()  # done with this tile\n"
    last = "        ptx.mbarrier_arrive_cluster(ptx.mapa(bar_address, 0))\n\n\ndef attempt_leaving"
    changes = (
        (done, MEET.replace("    ptx", "        ptx")),
        (last, last.replace("\n\n\ndef", f"\n{MEET}\n\ndef")),
    )
    cured = as_module("07_clusters", tmp_path, changes)
    assert kinds(cured.attempt_two_tiles) == [] and kinds(cured.attempt_leaving) == []


def test_a_mask_without_block_3_hangs_for_128_bytes(tmp_path, monkeypatch):
    monkeypatch.setenv("HARNESS_DEVICE", "emulator")
    old = "src, rank * 32, bar_address, 0b1111"
    with pytest.raises(harness.KernelHung) as hung:  # the first launch, in its cell
        changes = ((old, old.replace("0b1111", "0b1111 if rank else 0b0111")),)
        as_module("07_clusters", tmp_path, changes)
    blocks = {(wait.what, wait.block) for wait in hung.value.waiting}
    assert blocks == {(WaitsFor.MBARRIER, 3), *((WaitsFor.CLUSTER_BARRIER, n) for n in range(3))}
    (tx,) = {wait.facts["tx"] for wait in hung.value.waiting if wait.what is WaitsFor.MBARRIER}
    assert tx == 128


@pytest.mark.thorough
def test_no_exit_barrier_is_needed_if_all_bytes_are_awaited(tmp_path, monkeypatch):
    """The text says so about `multicast-load`, and about a last iteration without an arrival."""
    monkeypatch.setenv("HARNESS_DEVICE", "emulator")
    text = text_of("07_clusters").read_text()
    end = "book[tile[row, thread]]\n    ### END SOLUTION\n"
    assert end in text
    source = "\n\n\n".join(
        cell.source for cell in code_cells(read_text_notebook(text_of("07_clusters")))
    )
    kernel = source[source.index("@cuda.jit\ndef multicast_load") :].split("\n\n\n")[0]
    head = "import numpy as np\nfrom numba import cuda\n\nfrom harness import ptx\n\n\n"
    (tmp_path / "load.py").write_text(head + kernel[: kernel.rindex(MEET.rstrip())])
    answer = import_file(tmp_path / "load.py").multicast_load
    result = harness.check("multicast-load", answer, device="emulator")
    assert result.points == result.possible and not result.verdict.hazards

    kernel = source[source.index("@cuda.jit\ndef multicast_stream") :].split("\n\n\n")[0]
    kernel = kernel[: kernel.rindex(MEET.rstrip())]
    assert "        if thread < 2:\n" in kernel
    kernel = kernel.replace(
        "        if thread < 2:\n", "        if thread < 2 and r < rounds - 1:\n"
    )
    (tmp_path / "stream.py").write_text(head + kernel)
    answer = import_file(tmp_path / "stream.py").multicast_stream
    result = harness.check("multicast-stream", answer, device="emulator")
    assert result.points == result.possible and not result.verdict.hazards
