"""Lab 12, and the statements of its text."""

from __future__ import annotations

import numpy as np
import pytest

from harness.course import exercises
from tests.labs.lab_tests import LabTests, as_module

WAIT = "        ptx.mbarrier_wait_parity(bar_address, 0)\n"
EXPECT = "ptx.mbarrier_arrive_expect_tx(bar_address, 8 * 32 * 4)"
STORED = "        ptx.cp_async_bulk_wait_group(0)\n"
MAP = "            ptx.prefetch_tensormap(src)\n"
BOX = "            ptx.cp_async_bulk_prefetch_tensor_2d(src, 0, 1000)\n"
# The quiz's changes to `copying`; d is the kernel with policies as it is.
CHANGES = {
    "a": ((BOX, BOX.replace("1000", "row + 8")),),
    "b": ((WAIT, ""),),
    "c": ((EXPECT, EXPECT.replace("8 * 32 * 4", "0")),),
    "d": (),
    "e": ((MAP, ""), (WAIT, f"        if prefetches:\n{MAP}{WAIT}")),
    "f": ((STORED, ""),),
}


class TestCacheHints(LabTests):
    lab = "12_cache_hints"


def test_the_quiz_asks_about_each_change() -> None:
    assert exercises.get("hint-or-bug").questions.keys() == CHANGES.keys()


@pytest.mark.parametrize("question", CHANGES)
def test_the_answer_key_of_the_quiz_agrees_with_the_emulator(
    question, tmp_path, monkeypatch
) -> None:
    """Each change is made to the kernel, with prefetches and with policies."""
    monkeypatch.setenv("HARNESS_DEVICE", "emulator")
    lab = as_module("12_cache_hints", tmp_path, CHANGES[question])
    table = np.arange(32 * 32, dtype=np.float32).reshape(32, 32)
    right = []
    for prefetches, hints in ((True, False), (False, True)):
        dst = lab.gpu.to_device(np.zeros_like(table))
        maps = tuple(
            lab.harness.TensorMap.tiled(array, (8, 32)) for array in (lab.gpu.to_device(table), dst)
        )
        run = lab.gpu.launch(lab.copying(prefetches, hints), grid=4, block=1, args=maps)
        right.append(run.hazards == () and np.array_equal(dst.copy_to_host(), table))
    assert all(right) == (exercises.get("hint-or-bug").questions[question].answer == "right")
