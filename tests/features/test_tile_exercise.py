"""An 8×8 matrix in 4×4 tiles: load a tile, add each element's local index, fence, store it.

Four blocks of 16 threads. The matrix is 0, 1, ..., 63; the bottom-right tile, before and after:

    36 37 38 39      36 38 40 42
    44 45 46 47      48 50 52 54
    52 53 54 55      60 62 64 66
    60 61 62 63      72 74 76 78
"""

from __future__ import annotations

import numpy as np
from numba import cuda

from harness import TensorMap, ptx

SIDE, TILE = 8, 4
TILE_BYTES = TILE * TILE * 4

BEFORE = [[36, 37, 38, 39], [44, 45, 46, 47], [52, 53, 54, 55], [60, 61, 62, 63]]
AFTER = [[36, 38, 40, 42], [48, 50, 52, 54], [60, 62, 64, 66], [72, 74, 76, 78]]


@cuda.jit
def add_local_index(matrix):
    tile = cuda.shared.array((TILE, TILE), np.float32, 128)
    at = ptx.shared_address(tile)
    bar = ptx.shared_address(cuda.shared.array(1, np.uint64))
    t = cuda.threadIdx.x
    row, column = t // TILE, t % TILE
    x, y = cuda.blockIdx.x * TILE, cuda.blockIdx.y * TILE

    if t == 0:  # load
        ptx.mbarrier_init(bar, 1)
        ptx.fence_mbarrier_init()
        ptx.mbarrier_arrive_expect_tx(bar, TILE_BYTES)
        ptx.cp_async_bulk_tensor_2d_global_to_shared(at, matrix, x, y, bar)
    cuda.syncthreads()
    ptx.mbarrier_wait_parity(bar, 0)

    tile[row, column] += row * TILE + column  # compute

    ptx.fence_proxy_async_shared_cta()
    cuda.syncthreads()

    if t == 0:  # store
        ptx.cp_async_bulk_tensor_2d_shared_to_global(matrix, x, y, at)
        ptx.cp_async_bulk_commit_group()
        ptx.cp_async_bulk_wait_group(0)


def print_tiles(matrix: np.ndarray) -> None:
    for y in range(0, SIDE, TILE):
        for x in range(0, SIDE, TILE):
            print(f"tile ({y // TILE}, {x // TILE})")
            for row in matrix[y : y + TILE, x : x + TILE]:
                print("".join(f"{value:6.1f}" for value in row))


def test_the_numbers_match_the_document(gpu, capsys):
    before = np.arange(SIDE * SIDE, dtype=np.float32).reshape(SIDE, SIDE)
    matrix = gpu.to_device(before)
    args = (TensorMap.tiled(matrix, box=(TILE, TILE)),)
    assert gpu.launch(add_local_index, grid=(2, 2), block=TILE * TILE, args=args).hazards == ()
    after = matrix.copy_to_host()
    np.testing.assert_array_equal(before[4:, 4:], BEFORE)
    np.testing.assert_array_equal(after[4:, 4:], AFTER)
    local = np.arange(TILE * TILE).reshape(TILE, TILE)
    np.testing.assert_array_equal(after, before + np.tile(local, (2, 2)))  # the other three too

    print_tiles(before)
    print_tiles(after)
    printed = capsys.readouterr().out.splitlines()
    assert printed[15:20] == [
        "tile (1, 1)",
        "  36.0  37.0  38.0  39.0",
        "  44.0  45.0  46.0  47.0",
        "  52.0  53.0  54.0  55.0",
        "  60.0  61.0  62.0  63.0",
    ]
    assert printed[36:] == [
        "  36.0  38.0  40.0  42.0",
        "  48.0  50.0  52.0  54.0",
        "  60.0  62.0  64.0  66.0",
        "  72.0  74.0  76.0  78.0",
    ]
