"""Lab 05, and the statements of its text."""

from __future__ import annotations

import importlib.util

import numpy as np
import pytest

import harness
from harness import breaking
from tests.labs.lab_tests import LabTests, text_of, wrong_answers


class TestSwizzles(LabTests):
    lab = "05_swizzles"
    seed = 11

    def test_conflicts_alone_are_among_the_mistakes(self) -> None:
        loses = [variant.loses for variant in wrong_answers(self.lab)]
        assert ("conflict-free",) in loses


@pytest.fixture(scope="module")
def lab():
    """The solved lab as a module, including its checks."""
    spec = importlib.util.spec_from_file_location("lab_05_swizzles", text_of("05_swizzles"))
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_rows_take_one_pass_and_columns_32(lab) -> None:
    uses = {use.source: use.wavefronts / use.ideal for use in lab.run.bank_conflicts}
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
def test_broken_kernels_behave_as_in_the_text(lab, name, kinds, right) -> None:
    attempt = getattr(lab, f"attempt_{name}")
    outcome = breaking.examine(attempt)
    assert {h.kind for h in outcome.hazards if h.severity == "error"} == kinds
    if right is not None:
        _, got, expected = attempt(harness.device("emulator"))
        assert np.array_equal(got, expected) == right


def test_rows_of_256_bytes_would_take_two_passes() -> None:
    address = np.arange(8) * 256
    chunks = (address ^ (address >> 3 & 0x70)) // 16 % 8
    assert set(np.bincount(chunks)[np.unique(chunks)]) == {2}
