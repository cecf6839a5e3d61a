"""The granules of a copy, each once and ascending, for any order of its elements."""

import itertools

import numpy as np
import pytest

from harness.sanitizer.devices.emulated import EmulatedDevice
from harness.sanitizer.emulator.copies.tensor_copy import Places, box_cells, granules, swizzled
from harness.sanitizer.tensormap import TensorMap


def test_granules_of_a_box():
    for mode, granule_bytes in itertools.product(("none", "32B", "64B", "128B"), (1, 4, 16)):
        places = swizzled(2048 + np.arange(0, 4096, 4, dtype=np.int64), mode)
        covered = places[:, None] + np.arange(4)
        touched = granules(places, 4, granule_bytes)
        assert np.array_equal(touched, np.unique(covered // granule_bytes)), (mode, granule_bytes)


def test_granules_of_scattered_elements():
    rng = np.random.default_rng(0)
    for _ in range(50):
        places = rng.integers(0, 1 << 40, 20) * 4
        assert np.array_equal(granules(places, 4, 4), np.unique(places // 4))
    assert len(granules(np.zeros(0, np.int64), 4, 4)) == 0


def test_granules_of_a_shifted_box():
    form = Places(swizzled(np.arange(0, 2048, 8, dtype=np.int64), "64B"))
    for begin, granule_bytes in itertools.product((0, 8, 16, 1032, 4096), (1, 4, 16)):
        expected = granules(begin + form.offsets, 8, granule_bytes)
        assert np.array_equal(form.granules(begin, 8, granule_bytes), expected)


@pytest.mark.parametrize("strides", [(1, 1), (1, 3)])
def test_a_box_that_is_partly_in_the_tensor(strides):
    tensor = EmulatedDevice().to_device(np.zeros((10, 12), np.float32))
    tensor_map = TensorMap.tiled(tensor, (6, 8), element_strides=strides[::-1])
    for at in [(0, 0), (4, 2), (8, -2), (-4, 9), (12, 0)]:
        cells = box_cells(tensor_map, at, 0)
        places = [
            (at[1] + row * strides[1], at[0] + column)
            for row in range(tensor_map.copied_dims[1])
            for column in range(8)
        ]
        inside = [0 <= row < 10 and 0 <= column < 12 for row, column in places]
        assert cells.inside.tolist() == inside
        offsets = [4 * (12 * row + column) for row, column in places]
        assert cells.global_bytes.tolist() == offsets
