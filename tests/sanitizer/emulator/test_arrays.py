"""Zeroed memory that is allocated only where it is written."""

from __future__ import annotations

import resource
from pathlib import Path

import numpy as np

from harness.sanitizer.emulator.arrays import host_zeros

MIB = 1 << 20


def resident_bytes() -> int:
    return int(Path("/proc/self/statm").read_text().split()[1]) * resource.getpagesize()


def test_host_memory_is_zeroed_and_writable():
    for shape in (3, (5, 7), (1 << 20, 10)):
        array = host_zeros(shape, np.int32)
        assert array.shape == np.zeros(shape).shape and array.dtype == np.int32
        assert not array.any()
        array[-1] = 7
        assert (array[-1] == 7).all() and np.count_nonzero(array) == array[-1].size


def test_a_gigabyte_of_host_memory_costs_only_written_pages():
    before = resident_bytes()
    array = host_zeros((1 << 20, 256), np.int32)
    array[:: 1 << 12] = 1
    assert resident_bytes() - before < 64 * MIB
    assert int(array.sum()) == 256 * 256
