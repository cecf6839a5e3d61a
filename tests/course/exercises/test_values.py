"""Special values in a grading's inputs."""

from __future__ import annotations

import numpy as np
import pytest

from harness.course import exercises
from harness.course.exercises.draws import (
    BITS,
    FLOATS,
    SMALL,
    SUMMED,
    Values,
    sprinkled,
    with_equal_parts,
)
from harness.course.judge.compare import dtype_of


def _random(shape, dtype="float32"):
    return np.random.default_rng(3).standard_normal(shape).astype(dtype_of(dtype))


@pytest.mark.parametrize(
    "values", [BITS, FLOATS, SUMMED, SMALL], ids=["BITS", "FLOATS", "SUMMED", "SMALL"]
)
@pytest.mark.parametrize("shape", [(13, 77), (64,), (200, 32)])
def test_special_values_occur_in_every_stretch(values: Values, shape):
    before = _random(shape)
    array = sprinkled(before, values, np.random.default_rng(5), sign=-1)
    bits = set(array.view(np.uint32).reshape(-1).tolist())
    assert set(values.as_dtype(array.dtype, -1).view(np.uint32).tolist()) <= bits
    changed = np.flatnonzero(array.view(np.uint32) != before.view(np.uint32))
    assert np.diff(changed).max() <= 64 and len(changed) <= array.size // 4
    assert values is BITS or len(changed) <= max(array.size // 32, 15)


def test_large_numbers_of_a_sum_have_one_sign():
    for sign in (1, -1):
        array = sprinkled(_random(4096), SUMMED, np.random.default_rng(5), sign)
        assert (sign * array[abs(array) > 100] == 128).all() and (abs(array) > 100).any()


def test_a_nan_stays_a_nan():
    array = np.full((8, 32), np.nan, np.float32)
    assert np.isnan(sprinkled(array, SMALL, np.random.default_rng(0), 1)).all()


def test_integers_include_the_limits_of_their_dtype():
    array = sprinkled(np.full(99, 7, np.int8), BITS, np.random.default_rng(0), 1)
    assert {0, 1, 2, -128, 64, 127} <= set(array.tolist())


def test_a_tile_is_zero_and_another_is_constant():
    array = with_equal_parts(_random((20, 30)), SMALL, (8, 16), np.random.default_rng(1))
    tiles = [array[y : y + 8, x : x + 16] for y in (0, 8, 16) for x in (0, 16)]
    alike = [tile.reshape(-1)[0] for tile in tiles if (tile == tile.reshape(-1)[0]).all()]
    assert sorted(alike) == [0, 1] and len(np.unique(tiles[-1])) > 2
    few = _random((8, 32))
    assert (with_equal_parts(few, SMALL, (8, 16), np.random.default_rng(1)) == few).all()
    line = with_equal_parts(_random(400), SMALL, None, np.random.default_rng(1))
    assert ((line == 0).sum(), (line == 1).sum()) == (100, 100)


def test_timed_inputs_have_no_special_values():
    exercise = exercises.get("ring-copy")
    src = exercise.inputs((64, 256), np.random.default_rng(0))["src"]
    assert np.isfinite(src).all() and (src != 0).all() and (abs(src) < 10).all()
