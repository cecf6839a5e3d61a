"""Clusters, elected threads and named barriers through the wrappers, on a Hopper GPU."""

from __future__ import annotations

import numpy as np
import pytest

from harness import TensorMap
from harness.devices import device

from .test_together import elected, handed_over, multicast

pytestmark = pytest.mark.hopper


def test_a_tile_loaded_once_for_a_cluster():
    gpu = device("hopper")
    x = np.random.default_rng(1).standard_normal((16, 32)).astype(np.float32)
    out = gpu.empty((4, 8, 32), np.float32)
    args = (TensorMap.tiled(gpu.to_device(x), (8, 32)), out)
    gpu.launch(multicast(True), grid=4, block=32, cluster=2, args=args)
    assert np.array_equal(out.copy_to_host(), np.stack([x[:8], x[:8] + 1, x[8:], x[8:] + 1]))


def test_a_copy_issued_by_an_elected_thread():
    gpu = device("hopper")
    x, out = np.arange(256, dtype=np.float32), gpu.empty((64,), np.float32)
    args = (TensorMap.tiled(gpu.to_device(x), (64,)), out)
    gpu.launch(elected(False), grid=1, block=64, args=args)
    assert np.array_equal(out.copy_to_host(), x[64:128])


def test_named_barriers_between_two_warps():
    gpu = device("hopper")
    out = gpu.empty((3, 32), np.int32)
    gpu.launch(handed_over(True), grid=1, block=128, args=(out,))
    expected = 100 * np.arange(3)[:, None] + np.arange(32)[::-1]
    assert np.array_equal(out.copy_to_host(), expected)
