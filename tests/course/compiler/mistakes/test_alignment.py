"""A tile of a tensor copy that lies well by chance is warned of."""

from __future__ import annotations

import warnings

import numpy as np
from numba import cuda

from harness import ptx
from harness.course.compiler.mistakes.unreported import warn_of_unaligned_tiles


def load(source):
    tile = cuda.shared.array((4, 4), np.float32)
    bar = cuda.shared.array(1, np.uint64)
    ptx.cp_async_bulk_tensor_2d_global_to_shared(
        ptx.shared_address(tile), source, 0, 0, ptx.shared_address(bar)
    )


def store(target):
    free = cuda.shared.array(4, np.float32)
    tile = cuda.shared.array((4, 4), np.float32, 128)
    part = cuda.shared.array((4, 4), np.float32)
    address = ptx.shared_address(part, 4)
    ptx.cp_async_bulk_tensor_2d_shared_to_global(target, 0, 0, ptx.shared_address(tile))
    ptx.cp_reduce_async_bulk_tensor_2d_add(target, free[0], 0, address)


def test_a_tile_without_an_alignment_is_named_with_its_line() -> None:
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        warn_of_unaligned_tiles([load, store])
    first, other = (str(warning.message) for warning in caught)
    lines = load.__code__.co_firstlineno + 1, store.__code__.co_firstlineno + 3
    assert first.startswith(f"line {lines[0]}: `tile` ")
    assert other.startswith(f"line {lines[1]}: `part` ")
