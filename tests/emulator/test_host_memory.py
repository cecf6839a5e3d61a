"""Zeroed memory that is allocated only where it is written."""

from __future__ import annotations

import resource
from pathlib import Path

import numpy as np
import pytest

from harness.emulator import host_memory

MIB = 1 << 20


def resident_bytes() -> int:
    return int(Path("/proc/self/statm").read_text().split()[1]) * resource.getpagesize()


@pytest.mark.parametrize("shape", [3, (5, 7), (1 << 20, 10)])
def test_host_memory_is_zeroed_and_writable(shape):
    made = host_memory.zeros(shape, np.int32)
    assert made.shape == np.zeros(shape).shape and made.dtype == np.int32 and not made.any()
    made[-1] = 7
    assert (made[-1] == 7).all() and np.count_nonzero(made) == made[-1].size


def test_a_gigabyte_of_host_memory_costs_only_written_pages():
    before = resident_bytes()
    made = host_memory.zeros((1 << 20, 256), np.int32)
    made[:: 1 << 12] = 1
    assert resident_bytes() - before < 64 * MIB
    assert int(made.sum()) == 256 * 256
