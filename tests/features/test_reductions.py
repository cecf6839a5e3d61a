"""Reductions: a box of shared memory is combined into a tensor instead of overwriting it.

Three blocks each write a row to shared memory and reduce it into the same tensor in any order: each
element of each reduction is atomic.

    add  min  max     of old and new
    and  or   xor     bit by bit
    inc               old + 1, but 0 where old >= new
    dec               old - 1, but new where old == 0 or old > new

The element types of each operation are listed in `harness.sanitizer.isa.table.tensor_copy`.
"""

from __future__ import annotations

import ml_dtypes
import numpy as np
import pytest
from numba import cuda

from harness import KernelFault, TensorMap, ptx

BLOCKS, SIZE = 3, 64


def reduction(operation: str, dtype):
    combine = getattr(ptx, f"cp_reduce_async_bulk_tensor_1d_{operation}")

    @cuda.jit
    def kernel(rows, tensor):
        row = cuda.shared.array(SIZE, dtype, 128)
        t = cuda.threadIdx.x
        row[t] = rows[cuda.blockIdx.x, t]
        ptx.fence_proxy_async_shared_cta()
        cuda.syncthreads()
        if t == 0:
            combine(tensor, 0, ptx.shared_address(row))
            ptx.cp_async_bulk_commit_group()
            ptx.cp_async_bulk_wait_group(0)

    return kernel


def launch(gpu, operation: str, old: np.ndarray, rows: np.ndarray):
    tensor = gpu.to_device(old)
    kernel = reduction(operation, old.dtype.type)
    args = (gpu.to_device(rows), TensorMap.tiled(tensor, box=SIZE))
    run = gpu.launch(kernel, BLOCKS, SIZE, args)
    return tensor.copy_to_host(), run.hazards


def increment(old, new):
    return np.where(old >= new, 0, old + 1)


def decrement(old, new):
    return np.where((old == 0) | (old > new), new, old - 1)


# operation, element type, the same in numpy
OPERATIONS = [
    ("add", np.float32, np.add),
    ("min", np.int32, np.minimum),
    ("max", np.uint64, np.maximum),
    ("inc", np.uint32, increment),
    ("dec", np.uint32, decrement),
    ("and", np.uint32, np.bitwise_and),
    ("or", np.int32, np.bitwise_or),
    ("xor", np.uint64, np.bitwise_xor),
]


@pytest.mark.parametrize(("operation", "dtype", "in_numpy"), OPERATIONS)
def test_three_blocks_reduce_into_one_tensor(gpu, operation, dtype, in_numpy):
    random = np.random.default_rng(5)
    low = 0 if np.dtype(dtype).kind == "u" else -50
    old = random.integers(low, 50, SIZE).astype(dtype)
    rows = random.integers(low, 50, (BLOCKS, SIZE)).astype(dtype)
    if operation in ("inc", "dec"):
        rows[:] = rows[0] % 8  # with one limit for all, the order does not matter
    result, hazards = launch(gpu, operation, old, rows)
    assert hazards == ()
    wanted = old
    for row in rows:
        wanted = in_numpy(wanted, row).astype(dtype)
    np.testing.assert_array_equal(result, wanted)
    assert not np.array_equal(result, old)


@cuda.jit
def add_halves(left, right, tensor):
    """Halves are added as halves; they come from a load, not from registers."""
    rows = ptx.shared_address(cuda.shared.array((2, SIZE), np.uint16, 128))
    bar = ptx.shared_address(cuda.shared.array(1, np.uint64))
    ptx.mbarrier_init(bar, 1)
    ptx.fence_mbarrier_init()
    ptx.mbarrier_arrive_expect_tx(bar, 2 * SIZE * 2)
    ptx.cp_async_bulk_tensor_1d_global_to_shared(rows, left, 0, bar)
    ptx.cp_async_bulk_tensor_1d_global_to_shared(rows + SIZE * 2, right, 0, bar)
    ptx.mbarrier_wait_parity(bar, 0)
    ptx.cp_reduce_async_bulk_tensor_1d_add(tensor, 0, rows)
    ptx.cp_reduce_async_bulk_tensor_1d_add(tensor, 0, rows + SIZE * 2)
    ptx.cp_async_bulk_commit_group()
    ptx.cp_async_bulk_wait_group(0)


def test_halves_are_added(gpu):
    left, right, old = (np.arange(SIZE) * step for step in (1, 0.5, 2))
    for dtype in (np.float16, ml_dtypes.bfloat16):
        tensor = gpu.to_device(old.astype(dtype))
        arrays = gpu.to_device(left.astype(dtype)), gpu.to_device(right.astype(dtype)), tensor
        run = gpu.launch(add_halves, 1, 1, tuple(TensorMap.tiled(array, SIZE) for array in arrays))
        assert run.hazards == ()
        np.testing.assert_array_equal(tensor.copy_to_host(), (left + right + old).astype(dtype))


def test_an_unsupported_element_type(gpu):
    old, rows = np.zeros(SIZE, np.float32), np.ones((BLOCKS, SIZE), np.float32)
    with pytest.raises(KernelFault):
        launch(gpu, "min", old, rows)
