"""A copy binds coordinates, a barrier and a cache policy to a descriptor; the descriptor or the box
can be prefetched.

A descriptor serves copies with different barriers and policies. Policies and prefetches are hints:
they affect the caches but not the copied data, so the results are the same.
"""

from __future__ import annotations

import numpy as np
import pytest
from numba import cuda

from harness import TensorMap, ptx

ROWS, COLUMNS = 8, 32
BOX_BYTES = ROWS * COLUMNS * 4

POLICIES = {
    "evict first": ptx.createpolicy_fractional_l2_evict_first,
    "evict last": ptx.createpolicy_fractional_l2_evict_last,
    "evict normal": ptx.createpolicy_fractional_l2_evict_normal,
}


def streaming(make_policy, prefetches: bool):
    """Copy two boxes through two barriers with a cache policy for data that is read once and
    written once.
    """

    @cuda.jit
    def kernel(src, dst):
        boxes = ptx.shared_address(cuda.shared.array((2, ROWS, COLUMNS), np.float32, 128))
        bars = ptx.shared_address(cuda.shared.array(2, np.uint64))
        y = cuda.blockIdx.y * ROWS
        policy = make_policy()
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


def launch(gpu, kernel):
    values = np.random.default_rng(8).standard_normal((2 * ROWS, 2 * COLUMNS)).astype(np.float32)
    src, dst = gpu.to_device(values), gpu.empty(values.shape)
    maps = tuple(
        TensorMap.tiled(array, (ROWS, COLUMNS), l2_promotion="128B") for array in (src, dst)
    )
    run = gpu.launch(kernel, (1, 2), 1, maps)
    assert run.hazards == ()
    np.testing.assert_array_equal(dst.copy_to_host(), values)
    return run


@pytest.mark.parametrize("policy", POLICIES)
def test_a_cache_policy_does_not_change_the_result(gpu, policy):
    run = launch(gpu, streaming(POLICIES[policy], prefetches=False))
    if gpu.name == "emulator":
        hinted = {opcode for opcode in run.executed if "L2::cache_hint" in opcode}
        assert len(hinted) == 2  # the load and the store


def test_a_prefetch_does_not_change_the_result(gpu):
    run = launch(gpu, streaming(POLICIES["evict normal"], prefetches=True))
    if gpu.name == "emulator":
        assert any(opcode.startswith("prefetch") for opcode in run.executed)
        assert any(opcode.startswith("cp.async.bulk.prefetch.tensor") for opcode in run.executed)


# box, a kernel that asks for it at the origin
PREFETCHES = [
    ((64,), lambda src: ptx.cp_async_bulk_prefetch_tensor_1d(src, 0)),
    ((4, 32), lambda src: ptx.cp_async_bulk_prefetch_tensor_2d(src, 0, 0)),
    ((2, 4, 32), lambda src: ptx.cp_async_bulk_prefetch_tensor_3d(src, 0, 0, 0)),
    ((2, 2, 4, 32), lambda src: ptx.cp_async_bulk_prefetch_tensor_4d(src, 0, 0, 0, 0)),
    ((2, 1, 2, 4, 32), lambda src: ptx.cp_async_bulk_prefetch_tensor_5d(src, 0, 0, 0, 0, 0)),
]


@pytest.mark.parametrize(("box", "kernel"), PREFETCHES, ids=["1D", "2D", "3D", "4D", "5D"])
def test_boxes_of_every_rank_are_prefetched(gpu, box, kernel):
    values = np.arange(np.prod(box), dtype=np.float32).reshape(box)
    x = gpu.to_device(values)
    run = gpu.launch(cuda.jit(kernel), 1, 1, (TensorMap.tiled(x, box),))
    assert run.hazards == ()
    np.testing.assert_array_equal(x.copy_to_host(), values)
    if gpu.name == "emulator":
        asked = f"cp.async.bulk.prefetch.tensor.{len(box)}d.L2.global.tile"
        assert asked in run.executed
