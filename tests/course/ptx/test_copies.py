"""Families of copies through their wrappers, on the emulator and on a Hopper GPU: right and free of
hazards. The hazards of wrong ones are those of their PTX (`tests/sanitizer/emulator/copies`).
"""

from __future__ import annotations

import numpy as np
import pytest
from numba import cuda

from harness import TensorMap, ptx
from harness.course import device

BOTH = pytest.mark.parametrize(
    "gpu", ["emulator", pytest.param("hopper", marks=pytest.mark.hopper)], indirect=True
)


@pytest.fixture
def gpu(request):
    return device(getattr(request, "param", "emulator"))


def thread_copies(source, words, out):
    """Each thread copies its own 4, 8, 16 and 16 bytes; beyond the edge, zeros."""
    small = cuda.shared.array(32, np.uint32, 128)
    pairs = cuda.shared.array((32, 2), np.uint32, 128)
    fours = cuda.shared.array((32, 4), np.uint32, 128)
    last = cuda.shared.array((32, 4), np.uint32, 128)
    t = cuda.threadIdx.x
    ptx.cp_async_ca_4(ptx.shared_address(small, t), ptx.global_address(source, t))
    ptx.cp_async_ca_8(ptx.shared_address(pairs, 2 * t), ptx.global_address(source, 2 * t))
    ptx.cp_async_commit_group()
    ptx.cp_async_ca_16(ptx.shared_address(fours, 4 * t), ptx.global_address(source, 4 * t))
    left = min(max(4 * (words - 4 * t), 0), 16)
    policy = ptx.createpolicy_fractional_l2_evict_first()
    at = ptx.shared_address(last, 4 * t)
    ptx.cp_async_cg_16(at, ptx.global_address(source, 4 * t), left, policy)
    ptx.cp_async_commit_group()
    ptx.cp_async_wait_group(1)
    out[0, t, 0] = small[t]
    out[1, t, 0] = pairs[t, 0]
    out[1, t, 1] = pairs[t, 1]
    ptx.cp_async_wait_all()
    for i in range(4):
        out[2, t, i] = fours[t, i]
        out[3, t, i] = last[t, i]


@BOTH
def test_thread_copies(gpu):
    x = np.arange(1, 129, dtype=np.uint32)
    out = gpu.to_device(np.zeros((4, 32, 4), np.uint32))
    run = gpu.launch(thread_copies, grid=1, block=32, args=(gpu.to_device(x), 70, out))
    assert run.hazards == ()
    small, pairs, fours, last = out.copy_to_host()
    assert np.array_equal(small[:, 0], x[:32])
    assert np.array_equal(pairs[:, :2].ravel(), x[:64])
    assert np.array_equal(fours.ravel(), x)
    assert np.array_equal(last.ravel(), np.where(np.arange(128) < 70, x, 0))


def heard_of(includes: bool, count: int):
    """Thread copies arrive at an mbarrier, as an additional arrival or as part of its count."""

    def kernel(source, out):
        row, bars = cuda.shared.array(64, np.uint32, 128), cuda.shared.array(1, np.uint64)
        bar, t = ptx.shared_address(bars), cuda.threadIdx.x
        if t == 0:
            ptx.mbarrier_init(bar, count)
        cuda.syncthreads()
        ptx.cp_async_ca_4(ptx.shared_address(row, t), ptx.global_address(source, t))
        if includes:
            ptx.cp_async_mbarrier_arrive_noinc(bar)
        else:
            ptx.cp_async_mbarrier_arrive(bar)
            ptx.mbarrier_arrive(bar)
        ptx.mbarrier_wait_parity(bar, 0)
        out[t] = row[63 - t]

    return kernel


@BOTH
@pytest.mark.parametrize("includes", [True, False])
def test_thread_copies_arrive_at_an_mbarrier(gpu, includes):
    x, out = np.arange(64, dtype=np.uint32), gpu.empty((64,), np.uint32)
    run = gpu.launch(heard_of(includes, 64), grid=1, block=64, args=(gpu.to_device(x), out))
    assert run.hazards == () and np.array_equal(out.copy_to_host(), x[::-1])


def to_the_peer(out):
    """Each block of a pair sends its row to the other and adds its row to the other's total."""
    mine = cuda.shared.array(32, np.uint32, 128)
    come = cuda.shared.array(32, np.uint32, 128)
    total = cuda.shared.array(32, np.uint32, 128)
    bar = ptx.shared_address(cuda.shared.array(1, np.uint64))
    t, rank = cuda.threadIdx.x, ptx.cluster_ctarank()
    mine[t], total[t] = 100 * (rank + 1) + t, 5
    if t == 0:
        ptx.mbarrier_init(bar, 1)
        ptx.fence_mbarrier_init()
        ptx.mbarrier_arrive_expect_tx(bar, 256)
    ptx.fence_proxy_async()
    ptx.barrier_cluster_arrive()
    ptx.barrier_cluster_wait()
    if t == 0:
        peer, source = np.uint32(1) - rank, ptx.shared_address(mine)
        far = ptx.mapa(bar, peer)
        there = ptx.mapa(ptx.shared_address(come), peer)
        ptx.cp_async_bulk_shared_to_shared_cluster(there, source, 128, far)
        there = ptx.mapa(ptx.shared_address(total), peer)
        ptx.cp_reduce_async_bulk_shared_to_shared_cluster_add_u32(there, source, 128, far)
    ptx.mbarrier_wait_parity_cluster(bar, 0)
    out[rank, 0, t], out[rank, 1, t] = come[t], total[t]
    ptx.barrier_cluster_arrive()
    ptx.barrier_cluster_wait()


@BOTH
def test_a_copy_and_a_reduction_into_the_peers_shared_memory(gpu):
    out = gpu.empty((2, 2, 32), np.uint32)
    run = gpu.launch(to_the_peer, grid=2, block=32, cluster=2, args=(out,))
    rows = 100 * np.array([[2], [1]]) + np.arange(32)
    assert run.hazards == ()
    assert np.array_equal(out.copy_to_host(), np.stack([rows, rows + 5], axis=1))


def reduced(total, highest, bits):
    row = cuda.shared.array(64, np.uint32, 128)
    t = cuda.threadIdx.x
    row[t] = cuda.blockIdx.x * 64 + t
    ptx.fence_proxy_async_shared_cta()
    cuda.syncthreads()
    if t == 0:
        at, policy = ptx.shared_address(row), ptx.createpolicy_fractional_l2_evict_last()
        ptx.cp_reduce_async_bulk_shared_to_global_add_u32(total, at, 256)
        ptx.cp_reduce_async_bulk_shared_to_global_max_u32(highest, at, 256, policy)
        ptx.cp_reduce_async_bulk_shared_to_global_xor_b32(bits, at, 256)
        ptx.cp_async_bulk_commit_group()
        ptx.cp_async_bulk_wait_group(0)


@BOTH
def test_bulk_reductions_of_many_blocks(gpu):
    start = np.full(64, 7, np.uint32)
    arrays = [gpu.to_device(start) for _ in range(3)]
    assert gpu.launch(reduced, grid=6, block=64, args=tuple(arrays)).hazards == ()
    rows = np.arange(6 * 64, dtype=np.uint32).reshape(6, 64)
    total, highest, bits = (a.copy_to_host() for a in arrays)
    assert np.array_equal(total, start + rows.sum(0))
    assert np.array_equal(highest, np.maximum(start, rows.max(0)))
    assert np.array_equal(bits, start ^ np.bitwise_xor.reduce(rows))


def shared_out(mask: int):
    """Rank 0 loads bytes, a box and a column of pixels for the blocks of ``mask``, with cache
    hints.
    """

    def kernel(flat, tiles, pixels, out):
        row = cuda.shared.array(32, np.float32, 128)
        box = cuda.shared.array((4, 32), np.float32, 128)
        column = cuda.shared.array((6, 4), np.float32, 128)
        bar = ptx.shared_address(cuda.shared.array(1, np.uint64))
        t, rank = cuda.threadIdx.x, ptx.cluster_ctarank()
        if t == 0:
            ptx.mbarrier_init(bar, 1)
            ptx.fence_mbarrier_init()
            ptx.mbarrier_arrive_expect_tx(bar, 128 + 512 + 96)
        ptx.barrier_cluster_arrive()
        ptx.barrier_cluster_wait()
        if t == 0 and rank == 0:
            hint = ptx.createpolicy_fractional_l2_evict_unchanged()
            at = ptx.shared_address(row)
            ptx.cp_async_bulk_prefetch_cache_hint(flat, 128, hint)
            ptx.cp_async_bulk_global_to_shared_multicast_cache_hint(at, flat, 128, bar, mask, hint)
            at = ptx.shared_address(box)
            ptx.cp_async_bulk_prefetch_tensor_2d_cache_hint(tiles, 0, 4, hint)
            ptx.cp_async_bulk_tensor_2d_global_to_shared_multicast_cache_hint(
                at, tiles, 0, 4, bar, mask, hint
            )
            at = ptx.shared_address(column)
            ptx.cp_async_bulk_prefetch_tensor_3d_im2col(pixels, 0, 0, 1, 1)
            ptx.cp_async_bulk_tensor_3d_im2col_global_to_shared_multicast_cache_hint(
                at, pixels, 0, 0, 1, 1, bar, mask, hint
            )
        ptx.mbarrier_wait_parity(bar, 0)
        out[rank, 0, t] = row[t]
        for y in range(4):
            out[rank, 1 + y, t] = box[y, t]
        if t < 24:
            out[rank, 5, t] = column[t // 4, t % 4]
        ptx.barrier_cluster_arrive()
        ptx.barrier_cluster_wait()

    return kernel


@BOTH
def test_one_load_for_two_blocks_of_bytes_boxes_and_pixels(gpu):
    x = np.random.default_rng(3).standard_normal((16, 32)).astype(np.float32)
    images = np.arange(1, 2 * 9 * 4 + 1, dtype=np.float32).reshape(2, 9, 4)  # N, W, C
    flat, out = gpu.to_device(x), gpu.to_device(np.zeros((2, 6, 32), np.float32))
    pixels = TensorMap.im2col(gpu.to_device(images), 0, -2, 4, 6)  # w from 0 to 6; taps 0, 1, 2
    args = (flat, TensorMap.tiled(flat, (4, 32)), pixels, out)
    run = gpu.launch(shared_out(3), grid=2, block=32, cluster=2, args=args)
    assert run.hazards == ()
    for row in out.copy_to_host():
        assert np.array_equal(row[0], x[0]) and np.array_equal(row[1:5], x[4:8])
        assert np.array_equal(row[5, :24].reshape(6, 4), images[1, 1:7])


def hinted_stores(total, copy, images, counted):
    row = cuda.shared.array((6, 4), np.uint32, 128)
    bar = ptx.shared_address(cuda.shared.array(1, np.uint64))
    at = ptx.shared_address(row)
    if cuda.threadIdx.x == 0:
        hint = ptx.createpolicy_fractional_l2_evict_first()
        ptx.mbarrier_init(bar, 1)
        ptx.fence_mbarrier_init()
        ptx.mbarrier_arrive_expect_tx(bar, 96)
        ptx.cp_async_bulk_global_to_shared_cache_hint(at, total, 96, bar, hint)
        ptx.mbarrier_wait_parity(bar, 0)
        ptx.cp_async_bulk_shared_to_global_cache_hint(copy, at, 96, hint)
        ptx.cp_async_bulk_tensor_3d_im2col_shared_to_global_cache_hint(images, 0, 0, 0, at, hint)
        ptx.cp_reduce_async_bulk_tensor_3d_im2col_add(counted, 0, 0, 1, at)
        ptx.cp_reduce_async_bulk_tensor_3d_im2col_xor(images, 0, 0, 1, at, hint)
        ptx.cp_async_bulk_commit_group()
        ptx.cp_async_bulk_wait_group(0)


@BOTH
def test_stores_and_reductions_of_pixels_with_a_hint(gpu):
    x = np.arange(1, 25, dtype=np.uint32)
    start = np.full((2, 6, 4), 1000, np.uint32)
    copy, images, counted = gpu.empty((24,), np.uint32), gpu.to_device(start), gpu.to_device(start)
    maps = [TensorMap.im2col(each, 0, 0, 4, 6) for each in (images, counted)]
    args = (gpu.to_device(x), copy, *maps)
    assert gpu.launch(hinted_stores, grid=1, block=32, args=args).hazards == ()
    rows = x.reshape(6, 4)
    assert np.array_equal(copy.copy_to_host(), x)
    assert np.array_equal(images.copy_to_host(), np.stack([rows, start[1] ^ rows]))
    assert np.array_equal(counted.copy_to_host(), np.stack([start[0], start[1] + rows]))


def message(data, flag, out):
    """Block 0 writes data and then a flag; block 1 reads the flag and then the data."""
    if cuda.blockIdx.x == 0:
        data[0] = 42
        ptx.fence_acq_rel_gpu()
        cuda.atomic.exch(flag, 0, 1)
    else:
        while cuda.atomic.add(flag, 0, 0) == 0:
            pass
        ptx.fence_acq_rel_gpu()
        out[0] = data[0]


@BOTH
def test_a_fence_orders_data_and_flag(gpu):
    data, flag, out = (gpu.to_device(np.zeros(1, np.int32)) for _ in range(3))
    run = gpu.launch(message, grid=2, block=1, args=(data, flag, out))
    assert run.hazards == () and out.copy_to_host()[0] == 42


@cuda.jit
def by_hand(out):
    """Rank 1 expects, delivers and drops at rank 0's mbarrier, and rank 0 tests it."""
    bar = ptx.shared_address(cuda.shared.array(1, np.uint64))
    rank = ptx.cluster_ctarank()
    if rank == 0:
        ptx.mbarrier_init(bar, 3)
        ptx.fence_mbarrier_init()
    ptx.barrier_cluster_arrive()
    ptx.barrier_cluster_wait()
    if rank == 1:
        far = ptx.mapa(bar, 0)
        out[1] = 7
        ptx.mbarrier_expect_tx_cluster(far, 64)
        ptx.mbarrier_complete_tx_cluster(far, 64)
        ptx.mbarrier_arrive_drop_cluster(far)
        ptx.mbarrier_arrive_drop_expect_tx_cluster(far, 32)
        ptx.mbarrier_complete_tx_cluster(far, 32)
        ptx.mbarrier_arrive_cluster(far)
    else:
        while not ptx.mbarrier_try_wait_parity_cluster(bar, 0):
            pass
        out[0] = 10 + out[1]
        ptx.mbarrier_arrive(bar)  # two dropped out: one arrival is the next phase
        while not ptx.mbarrier_test_wait_parity_cluster(bar, 1):
            pass
        out[2] = 1
    ptx.barrier_cluster_arrive()
    ptx.barrier_cluster_wait()


@BOTH
def test_an_mbarrier_counted_by_a_peer(gpu):
    out = gpu.to_device(np.zeros(3, np.int32))
    run = gpu.launch(by_hand, grid=2, block=1, cluster=2, args=(out,))
    assert run.hazards == () and out.copy_to_host().tolist() == [17, 7, 1]
