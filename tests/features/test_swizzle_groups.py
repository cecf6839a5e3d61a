"""Choosing a swizzle: a tile of 16×16 chunks is free of bank conflicts in two groups of 16×8.

A chunk is 16 bytes. A row of 16 chunks is 256 bytes, and the 128B swizzle takes rows of 128: so
the tile is described in three dimensions, (group, row, column). One 3D copy then lays the left
half of all rows before the right half, and swizzles both.

Counted below: eight threads read one chunk each, from eight rows of a column (a 16-byte access is
served for eight threads at a time). Shared memory has 32 banks of 4 bytes; how many different
words the busiest bank must give is how many turns the access takes.

    tile in shared memory                        turns
    16×16 chunks, not swizzled                   8
    16×16 chunks, 128B (no descriptor does it)   2
    2 groups of 16×8 chunks, not swizzled        8
    2 groups of 16×8 chunks, 128B                1
"""

from __future__ import annotations

import numpy as np
import pytest
from numba import cuda

from harness import TensorMap, TensorMapError, ptx
from harness.devices import DeviceArray

ROWS, CHUNKS, WORDS = 16, 16, 4  # a tile: rows, chunks of a row, words of a chunk
ROW_WORDS = CHUNKS * WORDS
GROUPS, GROUP_WORDS = 2, 32
TILE_WORDS = ROWS * ROW_WORDS
TILE_BYTES = TILE_WORDS * 4


def grouped(matrix: DeviceArray) -> DeviceArray:
    """The same matrix as (group, row, column), 32 columns of float32 a group: a view."""
    rows, columns = matrix.shape
    shape = columns // GROUP_WORDS, rows, GROUP_WORDS
    strides = GROUP_WORDS * 4, columns * 4, 4
    return DeviceArray(matrix.device, matrix.memory, shape, matrix.dtype, strides)


@cuda.jit
def read_groups(src, mask, addresses, values):
    """Load the tile at row 16, column 64 of a matrix; thread t reads chunk t of every row."""
    tile = cuda.shared.array(TILE_WORDS, np.float32, 1024)  # [group, row, column]
    at = ptx.shared_address(tile)
    bar = ptx.shared_address(cuda.shared.array(1, np.uint64))
    t = cuda.threadIdx.x
    if t == 0:
        ptx.mbarrier_init(bar, 1)
        ptx.fence_mbarrier_init()
        ptx.mbarrier_arrive_expect_tx(bar, TILE_BYTES)
        group = 64 // GROUP_WORDS
        ptx.cp_async_bulk_tensor_3d_global_to_shared(at, src, 0, 16, group, bar)
    cuda.syncwarp()
    ptx.mbarrier_wait_parity(bar, 0)
    for row in range(ROWS):
        plain = ptx.shared_address(tile, (t // 8 * ROWS + row) * GROUP_WORDS + t % 8 * WORDS)
        found = plain ^ (plain >> 3 & mask)
        addresses[row, t] = found
        values[row, t] = tile[(found - at) // 4]


@cuda.jit
def read_rows(src, addresses, values):
    """The same tile by a 2D copy: rows of 256 bytes, one after the other."""
    tile = cuda.shared.array((ROWS, ROW_WORDS), np.float32, 1024)
    bar = ptx.shared_address(cuda.shared.array(1, np.uint64))
    t = cuda.threadIdx.x
    if t == 0:
        ptx.mbarrier_init(bar, 1)
        ptx.fence_mbarrier_init()
        ptx.mbarrier_arrive_expect_tx(bar, TILE_BYTES)
        at = ptx.shared_address(tile)
        ptx.cp_async_bulk_tensor_2d_global_to_shared(at, src, 64, 16, bar)
    cuda.syncwarp()
    ptx.mbarrier_wait_parity(bar, 0)
    for row in range(ROWS):
        addresses[row, t] = ptx.shared_address(tile, row * ROW_WORDS + t * WORDS)
        values[row, t] = tile[row, t * WORDS]


def turns(addresses: np.ndarray) -> int:
    """How many turns eight threads take that read the 16 bytes at ``addresses``."""
    words = np.unique(addresses[:, None] // 4 + np.arange(WORDS))
    return int(np.bincount(words % 32).max())


def turns_of_columns(addresses: np.ndarray) -> set[int]:
    """Over all columns of chunks, upper and lower eight rows. ``addresses``: [row, chunk]."""
    return {turns(half) for column in addresses.T for half in (column[:8], column[8:])}


MATRIX = np.arange(32 * 128, dtype=np.float32).reshape(32, 128)
TILE = MATRIX[16:32, 64:128]


def launch(gpu, kernel, src, *arguments):
    addresses = gpu.empty((ROWS, CHUNKS), np.uint32)
    values = gpu.empty((ROWS, CHUNKS), np.float32)
    run = gpu.launch(kernel, 1, CHUNKS, (src, *arguments, addresses, values))
    assert run.hazards == ()
    np.testing.assert_array_equal(values.copy_to_host(), TILE[:, ::WORDS])  # each the right chunk
    return addresses.copy_to_host()


@pytest.mark.parametrize(("swizzle", "mask", "wanted"), [("none", 0x00, 8), ("128B", 0x70, 1)])
def test_in_groups_the_swizzle_leaves_no_conflict(gpu, swizzle, mask, wanted):
    view = grouped(gpu.to_device(MATRIX))
    src = TensorMap.tiled(view, box=(GROUPS, ROWS, GROUP_WORDS), swizzle=swizzle)
    assert src.box_bytes == TILE_BYTES
    assert turns_of_columns(launch(gpu, read_groups, src, np.uint32(mask))) == {wanted}


def test_in_rows_of_256_bytes_every_column_is_one_bank(gpu):
    src = TensorMap.tiled(gpu.to_device(MATRIX), box=(ROWS, ROW_WORDS))
    addresses = launch(gpu, read_rows, src)
    assert turns_of_columns(addresses) == {8}
    # The 128B swizzle of these addresses would leave two rows of eight on a bank.
    assert turns_of_columns(addresses ^ (addresses >> 3 & 0x70)) == {2}


def test_and_no_descriptor_swizzles_rows_of_256_bytes(gpu):
    with pytest.raises(TensorMapError, match="at most 128 bytes, nearest 32 elements"):
        TensorMap.tiled(gpu.to_device(MATRIX), box=(ROWS, ROW_WORDS), swizzle="128B")
