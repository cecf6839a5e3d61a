"""Lab 05, and the statements of its text."""

from __future__ import annotations

import numpy as np
import pytest

import harness
from harness.course import breaking
from tests.labs.lab_tests import LabTests

LAB = "05_swizzles"


class TestSwizzles(LabTests):
    lab = LAB
    seed = 11


def test_rows_take_one_pass_and_columns_32(shown) -> None:
    uses = {use.source: use.wavefronts / use.ideal for use in shown.run.bank_conflicts}
    rows = next(ratio for source, ratio in uses.items() if "tile[3, lane]" in source)
    columns = next(ratio for source, ratio in uses.items() if "tile[lane, 5]" in source)
    assert (rows, columns) == (1, 32)


@pytest.mark.parametrize(
    ("name", "kinds", "right"),
    [
        ("wrong_formula", set(), False),
        ("off_the_pattern", set(), False),
        ("two_tiles", {"overwrite-in-use"}, None),
    ],
)
def test_broken_kernels_behave_as_in_the_text(shown, name, kinds, right) -> None:
    attempt = getattr(shown, f"attempt_{name}")
    outcome = breaking.examine(attempt)
    assert {h.kind for h in outcome.hazards if h.severity == "error"} == kinds
    if right is not None:
        _, got, expected = attempt(harness.device("emulator"))
        assert np.array_equal(got, expected) == right


def test_rows_of_256_bytes_would_take_two_passes() -> None:
    address = np.arange(8) * 256
    chunks = (address ^ (address >> 3 & 0x70)) // 16 % 8
    assert set(np.bincount(chunks)[np.unique(chunks)]) == {2}
