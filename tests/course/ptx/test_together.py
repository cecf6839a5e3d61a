"""Cooperation of several threads and blocks, right and without a hazard: on the emulator, and the
kernels of clusters, elected threads and named barriers on a Hopper GPU too.
"""

from __future__ import annotations

import numpy as np
import pytest
from numba import cuda

from harness import TensorMap, ptx
from harness.course import device

BYTES = 8 * 32 * 4
EVERYWHERE = pytest.mark.parametrize(
    "gpu", ["emulator", pytest.param("hopper", marks=pytest.mark.hopper)], indirect=True
)


@pytest.fixture
def gpu(request):
    return device(getattr(request, "param", "emulator"))


def run(gpu, kernel, grid, block, args, cluster=1):
    """Return the kinds of hazard."""
    done = gpu.launch(kernel, grid=grid, block=block, cluster=cluster, args=args)
    return {hazard.kind for hazard in done.hazards}


def multicast(source, out):
    """Rank 0 loads an 8 × 32 tile for both blocks of the cluster; each stores its copy."""
    tile = cuda.shared.array((8, 32), np.float32, 128)
    bars = cuda.shared.array(1, np.uint64)
    at, bar = ptx.shared_address(tile), ptx.shared_address(bars)
    t, rank = cuda.threadIdx.x, ptx.cluster_ctarank()
    if t == 0:
        ptx.mbarrier_init(bar, 1)
        ptx.fence_mbarrier_init()
        ptx.mbarrier_arrive_expect_tx(bar, BYTES)
    ptx.barrier_cluster_arrive()
    ptx.barrier_cluster_wait()
    if t == 0 and rank == 0:
        pair = cuda.blockIdx.x // 2
        ptx.cp_async_bulk_tensor_2d_global_to_shared_multicast(at, source, 0, 8 * pair, bar, 3)
    ptx.mbarrier_wait_parity(bar, 0)
    for row in range(8):
        out[cuda.blockIdx.x, row, t] = tile[row, t] + rank
    ptx.barrier_cluster_arrive()
    ptx.barrier_cluster_wait()


@EVERYWHERE
def test_a_tile_loaded_once_for_a_cluster(gpu):
    x = np.arange(16 * 32, dtype=np.float32).reshape(16, 32)
    out = gpu.empty((4, 8, 32), np.float32)
    args = (TensorMap.tiled(gpu.to_device(x), (8, 32)), out)
    assert run(gpu, multicast, 4, 32, args, cluster=2) == set()
    wanted = np.stack([x[:8], x[:8] + 1, x[8:], x[8:] + 1])
    assert np.array_equal(out.copy_to_host(), wanted)


def elected(source, out):
    """A thread that the first warp elects loads a row; all threads copy it out."""
    row = cuda.shared.array(64, np.float32, 128)
    bars = cuda.shared.array(1, np.uint64)
    at, bar = ptx.shared_address(row), ptx.shared_address(bars)
    t = cuda.threadIdx.x
    if t // 32 == 0 and ptx.elect_sync():
        ptx.mbarrier_init(bar, 1)
        ptx.fence_mbarrier_init()
    cuda.syncthreads()
    if t // 32 == 0 and ptx.elect_sync(0xFFFFFFFF):
        ptx.mbarrier_arrive_expect_tx(bar, 256)
        ptx.cp_async_bulk_tensor_1d_global_to_shared(at, source, 64, bar)
    ptx.mbarrier_wait_parity(bar, 0)
    out[t] = row[t]


@EVERYWHERE
def test_a_copy_issued_by_an_elected_thread(gpu):
    x, out = np.arange(256, dtype=np.float32), gpu.empty((64,), np.float32)
    args = (TensorMap.tiled(gpu.to_device(x), (64,)), out)
    assert run(gpu, elected, 1, 64, args) == set()
    assert np.array_equal(out.copy_to_host(), x[64:128])


def handed_over(out):
    """Warp 0 writes and warp 1 reads; warps 2 and 3 do not take part."""
    row = cuda.shared.array(32, np.int32)
    warp, lane = cuda.threadIdx.x // 32, cuda.threadIdx.x % 32
    for turn in range(3):
        if warp == 0:
            row[lane] = 100 * turn + lane
            ptx.bar_arrive(1, 64)  # full
            ptx.bar_sync(2, 64)  # empty
        elif warp == 1:
            ptx.bar_sync(1, 64)
            out[turn, lane] = row[31 - lane]
            ptx.bar_arrive(2, 64)


@EVERYWHERE
def test_two_of_four_warps_hand_over_through_their_own_barriers(gpu):
    out = gpu.empty((3, 32), np.int32)
    assert run(gpu, handed_over, 1, 128, (out,)) == set()
    assert np.array_equal(out.copy_to_host(), 100 * np.arange(3)[:, None] + np.arange(31, -1, -1))


@cuda.jit
def both_ways(out):
    tile = cuda.shared.array((2, 8, 8), np.uint16, 128)
    lane = cuda.threadIdx.x
    pair = np.uint32(2 * lane) | np.uint32(2 * lane + 1) << np.uint32(16)
    ptx.stmatrix_x1(ptx.shared_address(tile, 8 * (lane % 8)), pair)
    ptx.stmatrix_x1_trans(ptx.shared_address(tile, 64 + 8 * (lane % 8)), pair)
    cuda.syncwarp()
    for i in range(4):
        out[4 * lane + i] = tile[lane // 16, lane // 2 % 8, 4 * (lane % 2) + i]


@cuda.jit
def four_at_once(out):
    tile = cuda.shared.array((32, 8), np.uint16, 128)
    lane = np.uint32(cuda.threadIdx.x)
    at = ptx.shared_address(tile, 8 * lane)
    ptx.stmatrix_x4(at, lane, 100 + lane, 200 + lane, 300 + lane)
    cuda.syncwarp()
    for i in range(8):
        out[lane, i] = tile[lane, i]


def test_a_matrix_is_written_and_written_transposed(gpu):
    out = gpu.empty((128,), np.uint16)
    assert run(gpu, both_ways, 1, 32, (out,)) == set()
    whole = np.arange(64).reshape(8, 8)
    assert np.array_equal(out.copy_to_host().reshape(2, 8, 8), [whole, whole.T])


def test_four_matrices_are_written_at_once(gpu):
    out = gpu.empty((32, 8), np.uint16)
    assert run(gpu, four_at_once, 1, 32, (out,)) == set()
    registers = 100 * np.arange(4)[:, None] + np.arange(32)  # matrix, lane
    wanted = np.stack([registers, 0 * registers], -1).reshape(32, 8)
    assert np.array_equal(out.copy_to_host(), wanted)


@cuda.jit
def read_back(out):
    tile = cuda.shared.array((32, 8), np.uint16, 128)
    lane = cuda.threadIdx.x
    for i in range(8):
        tile[lane, i] = 8 * lane + i
    cuda.syncwarp()
    row = ptx.shared_address(tile, 8 * lane)
    four, turned = ptx.ldmatrix_x4(row), ptx.ldmatrix_x4_trans(row)
    pair, last = ptx.ldmatrix_x2(row), ptx.ldmatrix_x2_trans(row)
    for i in range(4):
        out[0, i, lane] = four[i]
        out[1, i, lane] = turned[i]
    out[2, 0, lane], out[2, 1, lane] = pair
    out[2, 2, lane], out[2, 3, lane] = last
    out[3, 0, lane], out[3, 1, lane] = ptx.ldmatrix_x1(row), ptx.ldmatrix_x1_trans(row)


def test_matrices_are_read_into_registers(gpu):
    out = gpu.empty((4, 4, 32), np.uint32)
    assert run(gpu, read_back, 1, 32, (out,)) == set()
    matrices = np.arange(256, dtype=np.uint16).reshape(4, 8, 8)
    plain = matrices.reshape(4, 64).view(np.uint32)  # matrix, lane
    turned = np.ascontiguousarray(matrices.swapaxes(1, 2)).reshape(4, 64).view(np.uint32)
    loaded = out.copy_to_host()
    assert np.array_equal(loaded[0], plain) and np.array_equal(loaded[1], turned)
    assert np.array_equal(loaded[2], [*plain[:2], *turned[:2]])
    assert np.array_equal(loaded[3][:2], [plain[0], turned[0]])


@cuda.jit
def moved_registers(out):
    if cuda.threadIdx.x < 128:
        ptx.setmaxnreg_dec(40)
    else:
        ptx.setmaxnreg_inc(232)
    out[cuda.threadIdx.x] = cuda.threadIdx.x


def test_registers_move_between_warpgroups(gpu):
    out = gpu.empty((256,), np.int32)
    assert run(gpu, moved_registers, 1, 256, (out,)) == set()
    assert np.array_equal(out.copy_to_host(), np.arange(256))
