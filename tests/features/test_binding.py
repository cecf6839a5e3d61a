"""A copy binds coordinates, a barrier and a cache policy to a descriptor; the descriptor or the box
can be prefetched.

A descriptor serves copies with different barriers and policies. Policies and prefetches are hints:
they affect the caches but not the copied data, so the results are the same.
"""

from __future__ import annotations

import numpy as np
from numba import cuda

from harness import TensorMap, ptx

ROWS, COLUMNS = 8, 32
BOX_BYTES = ROWS * COLUMNS * 4


def streaming(prefetches: bool):
    """Copy two boxes through two barriers with a cache policy for data that is read once and
    written once.
    """

    @cuda.jit
    def kernel(src, dst):
        boxes = ptx.shared_address(cuda.shared.array((2, ROWS, COLUMNS), np.float32, 128))
        bars = ptx.shared_address(cuda.shared.array(2, np.uint64))
        y = cuda.blockIdx.y * ROWS
        policy = ptx.createpolicy_fractional_l2_evict_first()
        if prefetches:
            ptx.prefetch_tensormap(src)
            ptx.prefetch_tensormap(dst)
            ptx.cp_async_bulk_prefetch_tensor_2d(src, 0, y)
            ptx.cp_async_bulk_prefetch_tensor_2d(src, COLUMNS, y)
        for i in range(2):
            ptx.mbarrier_init(bars + 8 * i, 1)
        ptx.fence_mbarrier_init()
        for i in range(2):
            ptx.mbarrier_arrive_expect_tx(bars + 8 * i, BOX_BYTES)
            ptx.cp_async_bulk_tensor_2d_global_to_shared_cache_hint(
                boxes + BOX_BYTES * i, src, i * COLUMNS, y, bars + 8 * i, policy
            )
        for i in range(2):
            ptx.mbarrier_wait_parity(bars + 8 * i, 0)
            ptx.cp_async_bulk_tensor_2d_shared_to_global_cache_hint(
                dst, i * COLUMNS, y, boxes + BOX_BYTES * i, policy
            )
        ptx.cp_async_bulk_commit_group()
        ptx.cp_async_bulk_wait_group(0)

    return kernel


def test_a_cache_policy_and_a_prefetch_do_not_change_the_result(gpu):
    values = np.random.default_rng(8).standard_normal((2 * ROWS, 2 * COLUMNS)).astype(np.float32)
    for prefetches in (False, True):
        src, dst = gpu.to_device(values), gpu.empty(values.shape)
        maps = tuple(
            TensorMap.tiled(array, (ROWS, COLUMNS), l2_promotion="128B") for array in (src, dst)
        )
        run = gpu.launch(streaming(prefetches), (1, 2), 1, maps)
        assert run.hazards == ()
        np.testing.assert_array_equal(dst.copy_to_host(), values)
        if gpu.name == "emulator":
            assert len([op for op in run.executed if "L2::cache_hint" in op]) == 2  # load and store
            assert prefetches == any(op.startswith("prefetch") for op in run.executed)
            boxes = [op for op in run.executed if op.startswith("cp.async.bulk.prefetch.tensor")]
            assert prefetches == bool(boxes)
