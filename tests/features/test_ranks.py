"""Loads and stores of 1, 2, 3, 4 and 5 dimensions: a box from a tensor to another.

Coordinates are innermost first, shapes and boxes in numpy order. The extents are not multiples of
the boxes: outside of the tensor, a load fills with zeros and a store is clipped. A single thread
loads through an mbarrier and stores in a bulk group.
"""

from __future__ import annotations

import numpy as np
import pytest
from numba import cuda

from harness import TensorMap, ptx

BOX_BYTES = 128  # per box
WORDS = BOX_BYTES // 4


@cuda.jit(device=True)
def expect_a_box(bar):
    ptx.mbarrier_init(bar, 1)
    ptx.fence_mbarrier_init()
    ptx.mbarrier_arrive_expect_tx(bar, BOX_BYTES)


@cuda.jit(device=True)
def finish_the_store():
    ptx.cp_async_bulk_commit_group()
    ptx.cp_async_bulk_wait_group(0)  # tma_store_wait_until_pending<0>


@cuda.jit
def copy_1d(src, dst):
    box = ptx.shared_address(cuda.shared.array(WORDS, np.int32, 128))
    bar = ptx.shared_address(cuda.shared.array(1, np.uint64))
    c0 = cuda.blockIdx.x * 32
    expect_a_box(bar)
    ptx.cp_async_bulk_tensor_1d_global_to_shared(box, src, c0, bar)
    ptx.mbarrier_wait_parity(bar, 0)
    ptx.cp_async_bulk_tensor_1d_shared_to_global(dst, c0, box)
    finish_the_store()


@cuda.jit
def copy_2d(src, dst):
    box = ptx.shared_address(cuda.shared.array(WORDS, np.int32, 128))
    bar = ptx.shared_address(cuda.shared.array(1, np.uint64))
    c0, c1 = cuda.blockIdx.x * 8, cuda.blockIdx.y * 4
    expect_a_box(bar)
    ptx.cp_async_bulk_tensor_2d_global_to_shared(box, src, c0, c1, bar)
    ptx.mbarrier_wait_parity(bar, 0)
    ptx.cp_async_bulk_tensor_2d_shared_to_global(dst, c0, c1, box)
    finish_the_store()


@cuda.jit
def copy_3d(src, dst):
    box = ptx.shared_address(cuda.shared.array(WORDS, np.int32, 128))
    bar = ptx.shared_address(cuda.shared.array(1, np.uint64))
    c0, c1, c2 = cuda.blockIdx.x * 8, cuda.blockIdx.y * 2, cuda.blockIdx.z * 2
    expect_a_box(bar)
    ptx.cp_async_bulk_tensor_3d_global_to_shared(box, src, c0, c1, c2, bar)
    ptx.mbarrier_wait_parity(bar, 0)
    ptx.cp_async_bulk_tensor_3d_shared_to_global(dst, c0, c1, c2, box)
    finish_the_store()


@cuda.jit
def copy_4d(src, dst):
    box = ptx.shared_address(cuda.shared.array(WORDS, np.int32, 128))
    bar = ptx.shared_address(cuda.shared.array(1, np.uint64))
    c0, c1, c2 = cuda.blockIdx.x * 4, cuda.blockIdx.y * 2, cuda.blockIdx.z * 2
    expect_a_box(bar)
    ptx.cp_async_bulk_tensor_4d_global_to_shared(box, src, c0, c1, c2, 0, bar)
    ptx.mbarrier_wait_parity(bar, 0)
    ptx.cp_async_bulk_tensor_4d_shared_to_global(dst, c0, c1, c2, 0, box)
    finish_the_store()


@cuda.jit
def copy_5d(src, dst):
    box = ptx.shared_address(cuda.shared.array(WORDS, np.int32, 128))
    bar = ptx.shared_address(cuda.shared.array(1, np.uint64))
    c0, c1, c2 = cuda.blockIdx.x * 4, cuda.blockIdx.y * 2, cuda.blockIdx.z
    expect_a_box(bar)
    ptx.cp_async_bulk_tensor_5d_global_to_shared(box, src, c0, c1, c2, 0, 0, bar)
    ptx.mbarrier_wait_parity(bar, 0)
    ptx.cp_async_bulk_tensor_5d_shared_to_global(dst, c0, c1, c2, 0, 0, box)
    finish_the_store()


# kernel, shape, box (both in numpy order), grid
COPIES = [
    (copy_1d, (100,), (32,), 4),
    (copy_2d, (10, 20), (4, 8), (3, 3)),
    (copy_3d, (3, 5, 12), (2, 2, 8), (2, 3, 2)),
    (copy_4d, (2, 3, 3, 8), (2, 2, 2, 4), (2, 2, 2)),
    (copy_5d, (2, 1, 3, 3, 12), (2, 2, 1, 2, 4), (3, 2, 3)),
]


@pytest.mark.parametrize(
    ("kernel", "shape", "box", "grid"), COPIES, ids=["1D", "2D", "3D", "4D", "5D"]
)
def test_a_tensor_is_copied_box_by_box(gpu, kernel, shape, box, grid):
    values = np.random.default_rng(len(shape)).integers(-99, 99, shape, np.int32)
    src, dst = gpu.to_device(values), gpu.empty(shape, np.int32)
    maps = TensorMap.tiled(src, box), TensorMap.tiled(dst, box)
    assert all(m.rank == len(shape) and m.box_bytes == BOX_BYTES for m in maps)
    run = gpu.launch(kernel, grid, 1, maps)
    assert run.hazards == ()
    np.testing.assert_array_equal(dst.copy_to_host(), values)


@cuda.jit
def show_the_corner(src, out):
    """Load the 4 × 8 box at row 8, column 16 of a 10 × 20 tensor: most of it is outside."""
    box = cuda.shared.array((4, 8), np.int32, 128)
    bar = ptx.shared_address(cuda.shared.array(1, np.uint64))
    expect_a_box(bar)  # the whole box's bytes, also of what lies outside
    ptx.cp_async_bulk_tensor_2d_global_to_shared(ptx.shared_address(box), src, 16, 8, bar)
    ptx.mbarrier_wait_parity(bar, 0)
    for row in range(4):
        for column in range(8):
            out[row, column] = box[row, column]


def test_elements_outside_arrive_as_zeros(gpu):
    values = np.arange(1, 201, dtype=np.int32).reshape(10, 20)
    out = gpu.empty((4, 8), np.int32)
    run = gpu.launch(show_the_corner, 1, 1, (TensorMap.tiled(gpu.to_device(values), (4, 8)), out))
    assert run.hazards == ()
    np.testing.assert_array_equal(
        out.copy_to_host(),
        [[177, 178, 179, 180, 0, 0, 0, 0], [197, 198, 199, 200, 0, 0, 0, 0], [0] * 8, [0] * 8],
    )
