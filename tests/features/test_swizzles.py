"""Swizzles: the copy permutes 16-byte chunks as it writes them; a reader undoes the permutation by
a formula.

In shared memory, bits of a byte's address that count rows are XORed into bits that count chunks:

    128B   bits 4-6 ^= bits 7-9      chunk ^= row % 8, in rows of 128 bytes
     64B   bits 4-5 ^= bits 7-8      chunk ^= row / 2 % 4, in rows of 64 bytes
     32B   bit 4    ^= bit 7         chunk ^= row / 4 % 2, in rows of 32 bytes

The descriptor and the reader of the buffer must use the same swizzle. Otherwise nothing faults and
no access is unordered: the values are in other places, which only the result shows.
(`test_swizzle_agreement` covers the third part that must agree, the matrix instruction.)
"""

from __future__ import annotations

import numpy as np
from numba import cuda

from harness import TensorMap, ptx

ROWS = 16
WORDS = ROWS * 32  # in the largest tile below
ROW_BYTES = {"none": 128, "32B": 32, "64B": 64, "128B": 128}  # in the tiles below
MASK = {"none": 0x00, "32B": 0x10, "64B": 0x30, "128B": 0x70}  # the chunk bits that change


def swizzled(address, mask: int):
    """Return the swizzled address of a byte at ``address`` of a plain layout."""
    return address ^ (address >> 3 & mask)


@cuda.jit
def load_and_read(src, mask, memory, out):
    """Load a tile; write out raw shared memory, and the tile as read through ``mask``."""
    words = cuda.shared.array(WORDS, np.int32, 1024)  # aligned so that the pattern begins with it
    at = ptx.shared_address(words)
    bar = ptx.shared_address(cuda.shared.array(1, np.uint64))
    t = cuda.threadIdx.x
    rows, columns = out.shape
    if t == 0:
        ptx.mbarrier_init(bar, 1)
        ptx.fence_mbarrier_init()
        ptx.mbarrier_arrive_expect_tx(bar, rows * columns * 4)
        ptx.cp_async_bulk_tensor_2d_global_to_shared(at, src, 0, 0, bar)
    cuda.syncthreads()
    ptx.mbarrier_wait_parity(bar, 0)
    for row in range(rows):
        if t < columns:
            i = row * columns + t
            address = at + 4 * i
            found = address ^ (address >> 3 & mask)
            memory[row, t] = words[i]
            out[row, t] = words[(found - at) // 4]


def launch(gpu, written: str, read: str):
    """Return ``(tile, shared memory, tile as read, hazards)``."""
    shape = ROWS, ROW_BYTES[written] // 4
    tile = np.arange(ROWS * shape[1], dtype=np.int32).reshape(shape)
    memory, out = gpu.empty(shape, np.int32), gpu.empty(shape, np.int32)
    src = TensorMap.tiled(gpu.to_device(tile), box=shape, swizzle=written)
    run = gpu.launch(load_and_read, 1, 32, (src, np.uint32(MASK[read]), memory, out))
    return tile, memory.copy_to_host(), out.copy_to_host(), run.hazards


def test_the_formula_finds_every_swizzled_element(gpu):
    for swizzle, mask in MASK.items():
        tile, memory, result, hazards = launch(gpu, swizzle, swizzle)
        assert hazards == ()
        np.testing.assert_array_equal(result, tile)
        places = swizzled(4 * np.arange(tile.size), mask) // 4
        np.testing.assert_array_equal(memory.ravel()[places], tile.ravel())
        assert np.array_equal(memory, tile) == (swizzle == "none")


def test_where_each_chunk_lands(gpu):
    """The picture of 128B: row by row, the source chunk at each place."""
    _, memory, *_ = launch(gpu, "128B", "128B")
    chunks = memory[:8, ::4] // 4 % 8  # a chunk is 4 int32
    assert chunks.tolist() == [
        [0, 1, 2, 3, 4, 5, 6, 7],
        [1, 0, 3, 2, 5, 4, 7, 6],
        [2, 3, 0, 1, 6, 7, 4, 5],
        [3, 2, 1, 0, 7, 6, 5, 4],
        [4, 5, 6, 7, 0, 1, 2, 3],
        [5, 4, 7, 6, 1, 0, 3, 2],
        [6, 7, 4, 5, 2, 3, 0, 1],
        [7, 6, 5, 4, 3, 2, 1, 0],
    ]


def test_reading_with_another_swizzle_gives_other_chunks(gpu):
    """There is no hazard, but the result is wrong exactly in the cells where the formulas
    differ.
    """
    for written, read in (("128B", "64B"), ("128B", "none"), ("64B", "32B"), ("none", "128B")):
        tile, _, result, hazards = launch(gpu, written, read)
        assert hazards == ()
        plain = 4 * np.arange(tile.size)
        differ = swizzled(plain, MASK[written]) != swizzled(plain, MASK[read])
        assert 0 < differ.sum() < tile.size
        np.testing.assert_array_equal(result != tile, differ.reshape(tile.shape))
