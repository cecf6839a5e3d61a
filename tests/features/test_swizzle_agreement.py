"""Three parts must use the same swizzle: the descriptor, the buffer's layout, and the matrix
instruction.

A warpgroup multiplies a 64×64 tile of A by an 8×64 tile of B, both half precision and both loaded
by TMA. A row is 128 bytes, so the 128B swizzle fits, and pattern and rows repeat every 1024 bytes:

    the descriptor           TensorMap.tiled(..., swizzle="128B")
    the buffer               aligned to 1024 bytes, 8 rows in each 1024
    the matrix instruction   ptx.wgmma_descriptor(address, "128B")

If one of them differs, no hazard can be reported, since every access is ordered; the products are
wrong, which only a comparison shows.
"""

from __future__ import annotations

import numpy as np
import pytest
from numba import cuda

from harness import TensorMap, TensorMapError, ptx
from tests.naming import naming

ROWS, COLUMNS, DEPTH = 64, 8, 64
TILES_BYTES = (ROWS + COLUMNS) * DEPTH * 2


def multiply(swizzle: str, stride_bytes: int = 1024):
    """out [64, 8] = A [64, 64] times the transpose of B [8, 64]; ``swizzle`` is wgmma's."""

    @cuda.jit
    def kernel(a, b, out):
        tile_a = ptx.shared_address(cuda.shared.array((ROWS, DEPTH), np.float16, 1024))
        tile_b = ptx.shared_address(cuda.shared.array((COLUMNS, DEPTH), np.float16, 1024))
        bar = ptx.shared_address(cuda.shared.array(1, np.uint64))
        acc = cuda.local.array(4, np.float32)
        t = cuda.threadIdx.x
        if t == 0:
            ptx.mbarrier_init(bar, 1)
            ptx.fence_mbarrier_init()
        cuda.syncthreads()
        if t == 0:
            ptx.mbarrier_arrive_expect_tx(bar, TILES_BYTES)
            ptx.cp_async_bulk_tensor_2d_global_to_shared(tile_a, a, 0, 0, bar)
            ptx.cp_async_bulk_tensor_2d_global_to_shared(tile_b, b, 0, 0, bar)
        ptx.mbarrier_wait_parity(bar, 0)

        ptx.wgmma_fence()
        for k in range(DEPTH // 16):
            ptx.wgmma_m64n8k16(
                acc,
                ptx.wgmma_descriptor(tile_a + 32 * k, swizzle, stride_bytes=stride_bytes),
                ptx.wgmma_descriptor(tile_b + 32 * k, swizzle, stride_bytes=stride_bytes),
                k > 0,
                dtype="f16",
            )
        ptx.wgmma_commit_group()
        ptx.wgmma_wait_group(0)
        for i in range(4):
            out[ptx.wgmma_row(t, i), ptx.wgmma_column(t, i)] = acc[i]

    return kernel


def launch(gpu, kernel, loaded_with: str = "128B"):
    random = np.random.default_rng(9)
    a, b = (random.integers(-9, 9, (n, DEPTH)).astype(np.float16) for n in (ROWS, COLUMNS))
    out = gpu.empty((ROWS, COLUMNS), np.float32)
    maps = tuple(TensorMap.tiled(gpu.to_device(x), x.shape, swizzle=loaded_with) for x in (a, b))
    run = gpu.launch(kernel, 1, 128, (*maps, out))
    assert run.hazards == ()
    return out.copy_to_host(), a.astype(np.float32) @ b.astype(np.float32).T


def test_matching_swizzles_give_the_right_product(gpu):
    result, wanted = launch(gpu, multiply("128B"))
    np.testing.assert_array_equal(result, wanted)


def test_a_part_that_differs_gives_a_wrong_product(gpu):
    """The matrix instruction has another swizzle, the descriptor has none, or eight rows of the
    layout are declared as 512 bytes instead of 1024."""
    for kernel, loaded_with in (
        (multiply("64B"), "128B"),
        (multiply("128B"), "none"),
        (multiply("128B", stride_bytes=512), "128B"),
    ):
        result, wanted = launch(gpu, kernel, loaded_with)
        assert not np.array_equal(result, wanted)


def test_a_descriptor_of_a_narrower_swizzle_is_refused(gpu):
    """A row of 128 bytes is longer than its span."""
    with pytest.raises(TensorMapError, match=naming(128, 64)):
        launch(gpu, multiply("64B"), "64B")
