"""Multicast: a load that several blocks of a cluster receive.

The tile is read from global memory once, and written to the same offset in the shared memory of
each block whose bit is set in the mask. Each of these blocks counts the bytes at its own barrier,
also at the same offset. So every receiver must expect the bytes, and no block may load before all
barriers are ready.
"""

from __future__ import annotations

import numpy as np
from numba import cuda

from harness import TensorMap, ptx

BLOCKS, SIZE = 4, 32  # a cluster, and what each of its blocks loads
PART_BYTES = SIZE * 4
ROW_BYTES = BLOCKS * PART_BYTES
ALL = (1 << BLOCKS) - 1
multicast_2d = ptx.cp_async_bulk_tensor_2d_global_to_shared_multicast


@cuda.jit
def gather(src, out):
    """Each block loads a quarter of a row for all four blocks; each then has the whole row."""
    row = cuda.shared.array((BLOCKS, SIZE), np.int32, 128)
    bar = ptx.shared_address(cuda.shared.array(1, np.uint64))
    t, rank = cuda.threadIdx.x, ptx.cluster_ctarank()
    cluster = cuda.blockIdx.x // BLOCKS
    if t == 0:
        ptx.mbarrier_init(bar, 1)
        ptx.fence_mbarrier_init()
        ptx.mbarrier_arrive_expect_tx(bar, ROW_BYTES)  # from four blocks, this one among them
    ptx.barrier_cluster_arrive()
    ptx.barrier_cluster_wait()
    if t == 0:
        to, c0 = ptx.shared_address(row, rank * SIZE), np.int32(rank) * SIZE
        multicast_2d(to, src, c0, cluster, bar, ALL)
    ptx.mbarrier_wait_parity(bar, 0)
    for part in range(BLOCKS):
        out[cuda.blockIdx.x, part, t] = row[part, t]
    ptx.barrier_cluster_arrive()
    ptx.barrier_cluster_wait()


def test_four_blocks_each_load_a_quarter_and_receive_the_whole(gpu):
    values = np.arange(2 * BLOCKS * SIZE, dtype=np.int32).reshape(2, BLOCKS * SIZE)
    out = gpu.empty((2 * BLOCKS, BLOCKS, SIZE), np.int32)
    args = (TensorMap.tiled(gpu.to_device(values), box=(1, SIZE)), out)
    run = gpu.launch(gather, 2 * BLOCKS, SIZE, args, cluster=BLOCKS)
    assert run.hazards == ()
    wanted = values.reshape(2, 1, BLOCKS, SIZE).repeat(BLOCKS, axis=1)
    np.testing.assert_array_equal(out.copy_to_host(), wanted.reshape(out.shape))


@cuda.jit
def to_some(src, mask, out):
    """Block 0 loads a row for the blocks in the mask; the others keep their contents."""
    row = cuda.shared.array(SIZE, np.int32, 128)
    bar = ptx.shared_address(cuda.shared.array(1, np.uint64))
    t, rank = cuda.threadIdx.x, ptx.cluster_ctarank()
    receives = mask >> rank & 1
    if t == 0:
        ptx.mbarrier_init(bar, 1)
        ptx.fence_mbarrier_init()
        if receives:
            ptx.mbarrier_arrive_expect_tx(bar, PART_BYTES)
    row[t] = -1
    ptx.fence_proxy_async_shared_cta()  # the copy comes after what was written there
    ptx.barrier_cluster_arrive()
    ptx.barrier_cluster_wait()
    if t == 0 and rank == 0:
        at = ptx.shared_address(row)
        ptx.cp_async_bulk_tensor_1d_global_to_shared_multicast(at, src, 0, bar, mask)
    if receives:
        ptx.mbarrier_wait_parity(bar, 0)
    out[rank, t] = row[t]
    ptx.barrier_cluster_arrive()
    ptx.barrier_cluster_wait()


def test_the_mask_selects_the_receivers(gpu):
    """Blocks 1 and 3: the issuing block does not have to be a receiver."""
    values = np.arange(100, 100 + SIZE, dtype=np.int32)
    out = gpu.empty((BLOCKS, SIZE), np.int32)
    args = (TensorMap.tiled(gpu.to_device(values), box=SIZE), np.uint16(0b1010), out)
    run = gpu.launch(to_some, BLOCKS, SIZE, args, cluster=BLOCKS)
    assert run.hazards == ()
    kept = np.full(SIZE, -1)
    np.testing.assert_array_equal(out.copy_to_host(), [kept, values, kept, values])
