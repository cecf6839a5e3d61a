"""References of large shapes: the same numbers as for all rows at once, in the requested type."""

from __future__ import annotations

import numpy as np
import pytest

from harness.exercises import presets as room
from harness.exercises.presets import by_rows, rounded_to
from harness.isa.types import BFLOAT16


@pytest.mark.parametrize("together", [1, 6])
def test_rows_are_split_into_whole_groups_without_loss(monkeypatch, together):
    monkeypatch.setattr(room, "_AT_ONCE", 40)
    asked = []

    def of(rows: slice) -> np.ndarray:
        asked.append(rows)
        return np.arange(rows.start * 3, rows.stop * 3, dtype=np.float64).reshape(-1, 3) / 7

    rounded = by_rows(of, (50, 3), together)
    assert (
        np.array_equal(rounded, np.arange(150).reshape(50, 3) / 7) and rounded.dtype == np.float64
    )
    assert len(asked) > 3 and all(rows.start % together == 0 for rows in asked)


@pytest.mark.parametrize("dtype", [np.dtype(np.float32), BFLOAT16, np.dtype(np.float64)], ids=str)
def test_the_reference_is_rounded_once_from_float64(dtype):
    rng = np.random.default_rng(2)
    exact = rng.standard_normal((300, 7))
    with rounded_to(dtype):
        rounded = by_rows(lambda rows: exact[rows], exact.shape)
    assert rounded.dtype == dtype and np.array_equal(rounded, exact.astype(dtype))
    assert by_rows(lambda rows: exact[rows], exact.shape).dtype == np.float64
