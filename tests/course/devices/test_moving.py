"""Arguments copied to another device are equal there, and share nothing with the originals."""

from __future__ import annotations

import numpy as np
import pytest

from harness import LaunchError, TensorMap
from harness.course import device
from harness.course.devices.emulator import Emulator
from harness.course.devices.launching import home_of
from harness.sanitizer.devices.base import copied_to
from tests.naming import naming

HERE, THERE = device("emulator"), Emulator()


def test_values_views_and_numbers_are_moved():
    array = HERE.to_device(np.arange(24, dtype=np.int32).reshape(4, 6))
    fortran = HERE.to_device(np.asfortranarray(np.arange(6.0).reshape(2, 3)))
    moved = copied_to(THERE, (array, array[1:, ::2], fortran, np.int32(7), None))
    assert all(value.device is THERE for value in moved[:3])
    for copy, original in zip(moved, (array, array[1:, ::2], fortran), strict=False):
        np.testing.assert_array_equal(copy.copy_to_host(), original.copy_to_host())
        assert (copy.strides, copy.layout) == (original.strides, original.layout)
    assert moved[3:] == (7, None)


def test_shared_memory_stays_shared_after_moving():
    array = HERE.to_device(np.zeros((8, 16), np.float32))
    whole, part, tensor_map = copied_to(THERE, (array, array[4:], TensorMap.tiled(array, (2, 16))))
    part.copy_from_host(np.ones((4, 16), np.float32))
    assert whole.copy_to_host()[4:].all() and not whole.copy_to_host()[:4].any()
    assert tensor_map.array.memory is whole.memory and tensor_map.address == whole.address
    assert not array.copy_to_host().any()  # the original is as it was


def test_a_map_of_a_view_begins_at_the_view():
    array = HERE.to_device(np.arange(256, dtype=np.float32).reshape(16, 16))
    (moved,) = copied_to(THERE, (TensorMap.tiled(array[8:], (2, 16), swizzle="64B"),))
    assert moved.swizzle == "64B" and moved.box == (2, 16) and moved.shape == (8, 16)
    assert moved.address == moved.array.address == moved.array.memory.address + 8 * 64


def test_the_device_of_arguments():
    array = THERE.empty(4)
    assert home_of((1, TensorMap.tiled(array, 4), HERE.empty(1))) is THERE
    assert home_of((1, np.ones(3))) is None


def test_a_freed_array_is_named():
    array = HERE.empty(4)
    array.free()
    with pytest.raises(LaunchError, match=naming("argument", 2, "freed")):
        copied_to(THERE, (1, array))
