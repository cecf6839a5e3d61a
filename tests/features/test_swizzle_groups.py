"""Choosing a swizzle: a tile of 16×16 chunks is free of bank conflicts in two groups of 16×8.

A chunk is 16 bytes. A row of 16 chunks is 256 bytes, and the 128B swizzle needs rows of 128, so the
tile is described in three dimensions, (group, row, column). A single 3D copy then puts the left
half of all rows before the right half, and swizzles both.

Counted below from addresses: `ldmatrix` reads a chunk of each of eight rows, a column of them.
Shared memory has 32 banks of 4 bytes; the number of passes is the number of different words in the
busiest bank.

    tile in shared memory                        passes
    16×16 chunks, not swizzled                   8
    16×16 chunks, 128B (not possible with TMA)   2
    2 groups of 16×8 chunks, not swizzled        8
    2 groups of 16×8 chunks, 128B                1
"""

from __future__ import annotations

import numpy as np
import pytest
from numba import cuda

from harness import TensorMap, TensorMapError, ptx
from harness.sanitizer import DeviceArray

ROWS, CHUNKS = 16, 16  # a tile: rows, chunks of 16 bytes in a row
COLUMNS, GROUP_COLUMNS = 64, 32  # the same in uint32: of a tile, of a group
TILE_WORDS = ROWS * COLUMNS
TILE_BYTES = TILE_WORDS * 4


def grouped(matrix: DeviceArray) -> DeviceArray:
    """View the same matrix as (group, row, column), with 128 bytes of a row per group."""
    rows, columns = matrix.shape
    shape = columns // GROUP_COLUMNS, rows, GROUP_COLUMNS
    strides = GROUP_COLUMNS * 4, columns * 4, 4
    return DeviceArray(matrix.device, matrix.memory, shape, matrix.dtype, strides)


def column_reader(in_groups: bool):
    """Load the tile at row 16, column 64 of a matrix, and read it by columns of chunks."""
    row_bytes, group_bytes = (128, ROWS * 128) if in_groups else (256, 128)

    @cuda.jit
    def kernel(src, mask, addresses, tile):
        memory = ptx.shared_address(cuda.shared.array(TILE_WORDS, np.uint32, 1024))
        bar = ptx.shared_address(cuda.shared.array(1, np.uint64))
        t = cuda.threadIdx.x
        if t == 0:
            ptx.mbarrier_init(bar, 1)
            ptx.fence_mbarrier_init()
            ptx.mbarrier_arrive_expect_tx(bar, TILE_BYTES)
            if in_groups:
                group = 64 // GROUP_COLUMNS
                ptx.cp_async_bulk_tensor_3d_global_to_shared(memory, src, 0, 16, group, bar)
            else:
                ptx.cp_async_bulk_tensor_2d_global_to_shared(memory, src, 64, 16, bar)
        cuda.syncwarp()
        ptx.mbarrier_wait_parity(bar, 0)
        for chunk in range(CHUNKS):
            for first in range(0, ROWS, 8):
                row = first + t % 8  # lanes 0 to 7 say where the eight rows are
                inside = chunk // 8 * group_bytes + row * row_bytes + chunk % 8 * 16
                plain = memory + inside
                address = plain ^ (plain >> 3 & mask)
                word = ptx.ldmatrix_x1(address)
                if t < 8:
                    addresses[row, chunk] = address
                tile[first + t // 4, chunk * 4 + t % 4] = word  # four lanes get a chunk's words

    return kernel


MATRIX = np.arange(32 * 128, dtype=np.uint32).reshape(32, 128)


def read(gpu, src: TensorMap, mask: int, in_groups: bool):
    """Return the address of each chunk, and the run; the tile itself must be right."""
    addresses = gpu.empty((ROWS, CHUNKS), np.uint32)
    tile = gpu.empty((ROWS, COLUMNS), np.uint32)
    args = (src, np.uint32(mask), addresses, tile)
    run = gpu.launch(column_reader(in_groups), 1, 32, args)
    assert run.hazards == ()
    np.testing.assert_array_equal(tile.copy_to_host(), MATRIX[16:32, 64:128])
    return addresses.copy_to_host(), run


def turns(addresses: np.ndarray) -> int:
    """Return the number of passes for reading the 16 bytes at each of eight addresses."""
    words = np.unique(addresses[:, None] // 4 + np.arange(4))
    return int(np.bincount(words % 32).max())


def turns_of_columns(addresses: np.ndarray) -> set[int]:
    """Over all columns of chunks, upper and lower eight rows. ``addresses``: [row, chunk]."""
    return {turns(half) for column in addresses.T for half in (column[:8], column[8:])}


def emulators_count(run) -> int:
    (counted,) = [each for each in run.bank_conflicts if each.opcode.startswith("ldmatrix")]
    assert counted.accesses == 2 * CHUNKS
    return counted.wavefronts // counted.accesses


@pytest.mark.parametrize(("swizzle", "mask", "wanted"), [("none", 0x00, 8), ("128B", 0x70, 1)])
def test_in_groups_the_swizzle_leaves_no_conflict(gpu, swizzle, mask, wanted):
    view = grouped(gpu.to_device(MATRIX))
    src = TensorMap.tiled(view, box=(2, ROWS, GROUP_COLUMNS), swizzle=swizzle)
    assert src.box_bytes == TILE_BYTES
    addresses, run = read(gpu, src, mask, in_groups=True)
    assert turns_of_columns(addresses) == {wanted}
    if gpu.name == "emulator":
        assert emulators_count(run) == wanted


def test_in_rows_of_256_bytes_every_column_is_four_banks(gpu):
    src = TensorMap.tiled(gpu.to_device(MATRIX), box=(ROWS, COLUMNS))
    addresses, run = read(gpu, src, mask=0, in_groups=False)
    assert turns_of_columns(addresses) == {8}
    if gpu.name == "emulator":
        assert emulators_count(run) == 8
    # The 128B swizzle of these addresses would leave two of eight rows on the same banks.
    assert turns_of_columns(addresses ^ (addresses >> 3 & 0x70)) == {2}


def test_no_descriptor_swizzles_rows_of_256_bytes(gpu):
    with pytest.raises(TensorMapError, match=r"128 bytes.* 32 ") as refused:
        TensorMap.tiled(gpu.to_device(MATRIX), box=(ROWS, COLUMNS), swizzle="128B")
    assert [violation.rule for violation in refused.value.violations] == ["box-inner-swizzle"]
