"""The granules of a copy, each once and ascending, whatever the order of its elements."""

import numpy as np
import pytest

from harness.emulator.copies.tensor_copy import granules, swizzled


@pytest.mark.parametrize("mode", ["none", "32B", "64B", "128B"])
@pytest.mark.parametrize("granule_bytes", [1, 4, 16])
def test_of_a_box(mode, granule_bytes):
    places = swizzled(2048 + np.arange(0, 4096, 4, dtype=np.int64), mode)
    covered = places[:, None] + np.arange(4)
    found = granules(places, 4, granule_bytes)
    assert np.array_equal(found, np.unique(covered // granule_bytes))


def test_of_elements_far_from_one_another():
    rng = np.random.default_rng(0)
    for _ in range(50):
        places = rng.integers(0, 1 << 40, 20) * 4
        assert np.array_equal(granules(places, 4, 4), np.unique(places // 4))


def test_of_no_elements():
    assert len(granules(np.zeros(0, np.int64), 4, 4)) == 0
