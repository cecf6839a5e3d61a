"""Lab 01: the async proxy, and the statements of its text."""

from __future__ import annotations

import inspect
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

import harness
from harness.course import breaking, exercises
from tests.labs.lab_tests import LabTests, text_of
from tests.labs.notebook_code import import_file

LAB = "01_async_proxy"
WHICH_FENCE = exercises.get("which-fence")
NONE, INIT = "none", "fence_mbarrier_init"
CHOICES = WHICH_FENCE.questions["a"].choices
WHAT_BREAKS = {  # the attempt of each break_it cell -> what the emulator reports
    "copy_508_bytes": {"illegal-access"},
    "one_tile": {"missing-proxy-fence"},
    "leave_early": {"store-not-drained"},
    "read_too_early": {"read-before-arrival"},
    "unfenced_barrier": {"unfenced-barrier-init"},
    "fence_outside": {"missing-proxy-fence"},
    "buffer_reused": {"source-reused"},
    "one_empty_sequence": {"missing-proxy-fence"},
}


class TestAsyncProxy(LabTests):
    lab = LAB


def test_every_broken_kernel_is_covered_here():
    source = text_of(LAB).read_text()
    assert source.count("harness.break_it(") == len(WHAT_BREAKS)
    assert all(f", {attempt})" in source for attempt in WHAT_BREAKS)


@pytest.mark.parametrize("attempt", WHAT_BREAKS)
def test_broken_kernels_fail_as_in_the_text(shown, attempt):
    outcome = breaking.examine(getattr(shown, attempt))
    assert {hazard.kind for hazard in outcome.hazards} == WHAT_BREAKS[attempt]
    assert all(hazard.line for hazard in outcome.hazards)


def test_exactly_one_of_eight_fence_positions_is_right(shown):
    """The law of the table: after the write, in all threads, and before a barrier."""
    for barrier in (True, False):
        for before, after, by in ((False, False, 0), (True, False, 64), (False, True, 64)):
            clean = shown.verdict(shown.fill_and_store(before, after, barrier, by)) == "clean"
            assert clean == (barrier and after), (before, after, barrier, by)
        assert shown.verdict(shown.fill_and_store(False, True, barrier, 1)) != "clean"


def test_only_a_batch_with_an_empty_sequence_shows_the_bug(shown):
    gpu = harness.device("emulator")
    for lengths, clean in (([3, 1, 4], True), ([1], True), ([3, 0, 4], False), ([0], False)):
        run, got, expected = shown.run_batch(gpu, lengths)
        assert {hazard.kind for hazard in run.hazards} == (
            set() if clean else {"missing-proxy-fence"}
        )
        np.testing.assert_allclose(got, expected, rtol=1e-6, atol=1e-6)


def test_reading_back_needs_a_full_wait(shown, tmp_path):
    mended = _changed(shown, "read_back", tmp_path, "wait_group_read(0)", "wait_group(0)")
    gpu = harness.device("emulator")
    dst, echo = (gpu.to_device(np.zeros(64, dtype=np.float32)) for _ in range(2))
    run = gpu.launch(mended, grid=1, block=64, args=(dst, echo))
    assert run.hazards == ()


def test_a_fence_in_the_loop_and_a_wait_fix_the_streams(shown, tmp_path):
    gpu = harness.device("emulator")
    fence = "ptx.fence_proxy_async_shared_cta()"
    inside = _changed(
        shown,
        "stream_with_fence_outside",
        tmp_path,
        "        cuda.syncthreads()\n        if",
        f"        {fence}\n        cuda.syncthreads()\n        if",
    )
    waits = _changed(
        shown,
        "stream_without_wait",
        tmp_path,
        "            ptx.cp_async_bulk_commit_group()\n",
        "            ptx.cp_async_bulk_commit_group()\n"
        "            ptx.cp_async_bulk_wait_group_read(0)\n",
    )
    for kernel in (inside, waits):
        dst = gpu.to_device(np.zeros(640, dtype=np.float32))
        run = gpu.launch(kernel, grid=1, block=64, args=(dst, np.int32(10)))
        assert run.hazards == ()
        np.testing.assert_array_equal(dst.copy_to_host(), np.arange(640, dtype=np.float32))


@pytest.mark.parametrize("letter", "abcdef")
def test_the_answer_key_of_the_quiz_agrees_with_the_emulator(shown, letter, tmp_path):
    """A clean kernel lacks no fence; otherwise a single fence fixes it. A proxy fence over shared
    memory would also work for an mbarrier: the text asks for the dedicated fence.
    """
    name = f"kernel_{letter}"
    if not _hazards(getattr(shown, name)):
        mending = [NONE]
    else:
        mending = [
            fence
            for fence in CHOICES
            if fence != NONE and not _hazards(_with_fence(shown, name, fence, tmp_path))
        ]
    if INIT in mending:
        mending = [INIT]
    assert mending == [WHICH_FENCE.questions[letter].answer]


def _hazards(kernel) -> set[str]:
    gpu = harness.device("emulator")
    names = inspect.signature(kernel.py_func).parameters
    arrays = {name: gpu.to_device(np.arange(64, dtype=np.float32)) for name in names}
    run = gpu.launch(kernel, grid=1, block=64, args=tuple(arrays.values()))
    return {hazard.kind for hazard in run.hazards}


def _with_fence(shown: ModuleType, name: str, fence: str, folder: Path):
    """Return the kernel with the fence in all threads before each barrier; the mbarrier fence
    directly follows the initialization.
    """
    if fence == INIT:
        init = "        ptx.mbarrier_init(ptx.shared_address(bar), 1)\n"
        return _changed(shown, name, folder, init, f"{init}        ptx.{fence}()\n", 0)
    barrier = "    cuda.syncthreads()\n"
    return _changed(shown, name, folder, barrier, f"    ptx.{fence}()\n{barrier}")


def _changed(shown: ModuleType, name: str, folder: Path, old: str, new: str, least: int = 1):
    """Return the kernel ``name`` with ``old`` in its source replaced by ``new``."""
    source = inspect.getsource(getattr(shown, name).py_func)
    assert source.count(old) >= least
    path = folder / f"{name}.py"
    imports = "import numpy as np\nfrom numba import cuda\nfrom harness import ptx\n\n\n"
    path.write_text(imports + source.replace(old, new))
    return getattr(import_file(path), name)
