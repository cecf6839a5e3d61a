"""Kernels with one planted bug each, beside the correct ones that they come from.

A comment ``# <- kind`` marks the line that a report must name; ``# <- other`` the line that
it conflicts with. Tile kernels take (src, dst), tensor maps of 64×32 float32 boxes.
"""

from __future__ import annotations

import numpy as np
from numba import cuda

from harness import ptx

ROWS, COLUMNS = 64, 32
NBYTES = ROWS * COLUMNS * 4
THREADS = 64
HALF = NBYTES // 2


@cuda.jit
def correct(src, dst):
    tile = cuda.shared.array((ROWS, COLUMNS), np.float32, 128)
    barrier = cuda.shared.array(1, np.uint64)
    bar = ptx.shared_address(barrier)
    t = cuda.threadIdx.x
    x, y = cuda.blockIdx.x * COLUMNS, cuda.blockIdx.y * ROWS
    if t == 0:
        ptx.mbarrier_init(bar, 1)
        ptx.fence_mbarrier_init()
    cuda.syncthreads()
    if t == 0:
        ptx.mbarrier_arrive_expect_tx(bar, NBYTES)
        ptx.cp_async_bulk_tensor_2d_global_to_shared(ptx.shared_address(tile), src, x, y, bar)
    ptx.mbarrier_wait_parity(bar, 0)
    for i in range(t, ROWS * COLUMNS, THREADS):
        tile[i // COLUMNS, i % COLUMNS] += np.float32(i)
    ptx.fence_proxy_async_shared_cta()
    cuda.syncthreads()
    if t == 0:
        ptx.cp_async_bulk_tensor_2d_shared_to_global(dst, x, y, ptx.shared_address(tile))
        ptx.cp_async_bulk_commit_group()
        ptx.cp_async_bulk_wait_group_read(0)


@cuda.jit
def fence_by_the_issuing_thread(src, dst):
    """Legal: the proxy fence stands on the path, after the barrier, in the thread that issues."""
    tile = cuda.shared.array((ROWS, COLUMNS), np.float32, 128)
    barrier = cuda.shared.array(1, np.uint64)
    bar = ptx.shared_address(barrier)
    t = cuda.threadIdx.x
    x, y = cuda.blockIdx.x * COLUMNS, cuda.blockIdx.y * ROWS
    if t == 0:
        ptx.mbarrier_init(bar, 1)
        ptx.fence_proxy_async_shared_cta()
    cuda.syncthreads()
    if t == 0:
        ptx.mbarrier_arrive_expect_tx(bar, NBYTES)
        ptx.cp_async_bulk_tensor_2d_global_to_shared(ptx.shared_address(tile), src, x, y, bar)
    ptx.mbarrier_wait_parity(bar, 0)
    for i in range(t, ROWS * COLUMNS, THREADS):
        tile[i // COLUMNS, i % COLUMNS] += np.float32(i)
    cuda.syncthreads()
    if t == 0:
        ptx.fence_proxy_async_shared_cta()
        ptx.cp_async_bulk_tensor_2d_shared_to_global(dst, x, y, ptx.shared_address(tile))
        ptx.cp_async_bulk_commit_group()
        ptx.cp_async_bulk_wait_group(0)


@cuda.jit
def one_waits_for_all(src, dst):
    """Legal: one thread waits, a block barrier passes on what it learned."""
    tile = cuda.shared.array((ROWS, COLUMNS), np.float32, 128)
    barrier = cuda.shared.array(1, np.uint64)
    bar = ptx.shared_address(barrier)
    t = cuda.threadIdx.x
    x, y = cuda.blockIdx.x * COLUMNS, cuda.blockIdx.y * ROWS
    if t == 0:
        ptx.mbarrier_init(bar, 2)
        ptx.fence_mbarrier_init()
        ptx.mbarrier_expect_tx(bar, NBYTES)
        ptx.mbarrier_arrive(bar)
        ptx.cp_async_bulk_tensor_2d_global_to_shared(ptx.shared_address(tile), src, x, y, bar)
        ptx.mbarrier_arrive(bar)
        while not ptx.mbarrier_test_wait_parity(bar, 0):
            pass
    cuda.syncthreads()
    for i in range(t, ROWS * COLUMNS, THREADS):
        tile[i // COLUMNS, i % COLUMNS] += np.float32(i)
    ptx.fence_proxy_async()
    cuda.syncthreads()
    if t == 32:
        ptx.cp_async_bulk_tensor_2d_shared_to_global(dst, x, y, ptx.shared_address(tile))
        ptx.cp_async_bulk_commit_group()
    ptx.cp_async_bulk_wait_group_read(0)


@cuda.jit
def no_proxy_fence(src, dst):
    tile = cuda.shared.array((ROWS, COLUMNS), np.float32, 128)
    barrier = cuda.shared.array(1, np.uint64)
    bar = ptx.shared_address(barrier)
    t = cuda.threadIdx.x
    x, y = cuda.blockIdx.x * COLUMNS, cuda.blockIdx.y * ROWS
    if t == 0:
        ptx.mbarrier_init(bar, 1)
        ptx.fence_mbarrier_init()
    cuda.syncthreads()
    if t == 0:
        ptx.mbarrier_arrive_expect_tx(bar, NBYTES)
        ptx.cp_async_bulk_tensor_2d_global_to_shared(ptx.shared_address(tile), src, x, y, bar)
    ptx.mbarrier_wait_parity(bar, 0)
    for i in range(t, ROWS * COLUMNS, THREADS):
        tile[i // COLUMNS, i % COLUMNS] += np.float32(i)  # <- other
    cuda.syncthreads()
    if t == 0:
        dst_tile = ptx.shared_address(tile)
        ptx.cp_async_bulk_tensor_2d_shared_to_global(dst, x, y, dst_tile)  # <- missing-proxy-fence
        ptx.cp_async_bulk_commit_group()
        ptx.cp_async_bulk_wait_group_read(0)


@cuda.jit
def fence_before_the_writes(src, dst):
    tile = cuda.shared.array((ROWS, COLUMNS), np.float32, 128)
    barrier = cuda.shared.array(1, np.uint64)
    bar = ptx.shared_address(barrier)
    t = cuda.threadIdx.x
    x, y = cuda.blockIdx.x * COLUMNS, cuda.blockIdx.y * ROWS
    if t == 0:
        ptx.mbarrier_init(bar, 1)
        ptx.fence_mbarrier_init()
    cuda.syncthreads()
    if t == 0:
        ptx.mbarrier_arrive_expect_tx(bar, NBYTES)
        ptx.cp_async_bulk_tensor_2d_global_to_shared(ptx.shared_address(tile), src, x, y, bar)
    ptx.mbarrier_wait_parity(bar, 0)
    ptx.fence_proxy_async_shared_cta()
    for i in range(t, ROWS * COLUMNS, THREADS):
        tile[i // COLUMNS, i % COLUMNS] += np.float32(i)  # <- other
    cuda.syncthreads()
    if t == 0:
        dst_tile = ptx.shared_address(tile)
        ptx.cp_async_bulk_tensor_2d_shared_to_global(dst, x, y, dst_tile)  # <- missing-proxy-fence
        ptx.cp_async_bulk_commit_group()
        ptx.cp_async_bulk_wait_group_read(0)


@cuda.jit
def fence_by_one_writer_only(src, dst):
    tile = cuda.shared.array((ROWS, COLUMNS), np.float32, 128)
    barrier = cuda.shared.array(1, np.uint64)
    bar = ptx.shared_address(barrier)
    t = cuda.threadIdx.x
    x, y = cuda.blockIdx.x * COLUMNS, cuda.blockIdx.y * ROWS
    if t == 0:
        ptx.mbarrier_init(bar, 1)
        ptx.fence_mbarrier_init()
    cuda.syncthreads()
    if t == 0:
        ptx.mbarrier_arrive_expect_tx(bar, NBYTES)
        ptx.cp_async_bulk_tensor_2d_global_to_shared(ptx.shared_address(tile), src, x, y, bar)
    ptx.mbarrier_wait_parity(bar, 0)
    for i in range(t, ROWS * COLUMNS, THREADS):
        tile[i // COLUMNS, i % COLUMNS] += np.float32(i)  # <- other
    if t == 0:
        ptx.fence_proxy_async_shared_cta()  # before the barrier: covers thread 0's writes alone
    cuda.syncthreads()
    if t == 0:
        dst_tile = ptx.shared_address(tile)
        ptx.cp_async_bulk_tensor_2d_shared_to_global(dst, x, y, dst_tile)  # <- missing-proxy-fence
        ptx.cp_async_bulk_commit_group()
        ptx.cp_async_bulk_wait_group_read(0)


@cuda.jit
def no_barrier_init_fence(src, dst):
    tile = cuda.shared.array((ROWS, COLUMNS), np.float32, 128)
    barrier = cuda.shared.array(1, np.uint64)
    bar = ptx.shared_address(barrier)
    t = cuda.threadIdx.x
    x, y = cuda.blockIdx.x * COLUMNS, cuda.blockIdx.y * ROWS
    if t == 0:
        ptx.mbarrier_init(bar, 1)  # <- other
    cuda.syncthreads()
    if t == 0:
        ptx.mbarrier_arrive_expect_tx(bar, NBYTES)
        to = ptx.shared_address(tile)
        ptx.cp_async_bulk_tensor_2d_global_to_shared(to, src, x, y, bar)  # <- unfenced-barrier-init
    ptx.mbarrier_wait_parity(bar, 0)
    for i in range(t, ROWS * COLUMNS, THREADS):
        tile[i // COLUMNS, i % COLUMNS] += np.float32(i)
    ptx.fence_proxy_async_shared_cta()
    cuda.syncthreads()
    if t == 0:
        ptx.cp_async_bulk_tensor_2d_shared_to_global(dst, x, y, ptx.shared_address(tile))
        ptx.cp_async_bulk_commit_group()
        ptx.cp_async_bulk_wait_group_read(0)


@cuda.jit
def barrier_init_not_shared(src, dst):
    tile = cuda.shared.array((ROWS, COLUMNS), np.float32, 128)
    barrier = cuda.shared.array(1, np.uint64)
    bar = ptx.shared_address(barrier)
    t = cuda.threadIdx.x
    x, y = cuda.blockIdx.x * COLUMNS, cuda.blockIdx.y * ROWS
    if t == 0:
        ptx.mbarrier_init(bar, 1)  # <- other
        ptx.fence_mbarrier_init()
        ptx.mbarrier_arrive_expect_tx(bar, NBYTES)
        ptx.cp_async_bulk_tensor_2d_global_to_shared(ptx.shared_address(tile), src, x, y, bar)
    ptx.mbarrier_wait_parity(bar, 0)  # <- unfenced-barrier-init
    for i in range(t, ROWS * COLUMNS, THREADS):
        tile[i // COLUMNS, i % COLUMNS] += np.float32(i)
    ptx.fence_proxy_async_shared_cta()
    cuda.syncthreads()
    if t == 0:
        ptx.cp_async_bulk_tensor_2d_shared_to_global(dst, x, y, ptx.shared_address(tile))
        ptx.cp_async_bulk_commit_group()
        ptx.cp_async_bulk_wait_group_read(0)


@cuda.jit
def no_wait(src, dst):
    tile = cuda.shared.array((ROWS, COLUMNS), np.float32, 128)
    barrier = cuda.shared.array(1, np.uint64)
    bar = ptx.shared_address(barrier)
    t = cuda.threadIdx.x
    x, y = cuda.blockIdx.x * COLUMNS, cuda.blockIdx.y * ROWS
    if t == 0:
        ptx.mbarrier_init(bar, 1)
        ptx.fence_mbarrier_init()
    cuda.syncthreads()
    if t == 0:
        ptx.mbarrier_arrive_expect_tx(bar, NBYTES)
        to = ptx.shared_address(tile)
        ptx.cp_async_bulk_tensor_2d_global_to_shared(to, src, x, y, bar)  # <- other
    cuda.syncthreads()
    for i in range(t, ROWS * COLUMNS, THREADS):
        tile[i // COLUMNS, i % COLUMNS] += np.float32(i)  # <- read-before-arrival
    ptx.fence_proxy_async_shared_cta()
    cuda.syncthreads()
    if t == 0:
        ptx.cp_async_bulk_tensor_2d_shared_to_global(dst, x, y, ptx.shared_address(tile))
        ptx.cp_async_bulk_commit_group()
        ptx.cp_async_bulk_wait_group_read(0)


@cuda.jit
def only_one_waits(src, dst):
    tile = cuda.shared.array((ROWS, COLUMNS), np.float32, 128)
    barrier = cuda.shared.array(1, np.uint64)
    bar = ptx.shared_address(barrier)
    t = cuda.threadIdx.x
    x, y = cuda.blockIdx.x * COLUMNS, cuda.blockIdx.y * ROWS
    if t == 0:
        ptx.mbarrier_init(bar, 1)
        ptx.fence_mbarrier_init()
    cuda.syncthreads()
    if t == 0:
        ptx.mbarrier_arrive_expect_tx(bar, NBYTES)
        to = ptx.shared_address(tile)
        ptx.cp_async_bulk_tensor_2d_global_to_shared(to, src, x, y, bar)  # <- other
        ptx.mbarrier_wait_parity(bar, 0)
    for i in range(t, ROWS * COLUMNS, THREADS):
        tile[i // COLUMNS, i % COLUMNS] += np.float32(i)  # <- read-before-arrival
    ptx.fence_proxy_async_shared_cta()
    cuda.syncthreads()
    if t == 0:
        ptx.cp_async_bulk_tensor_2d_shared_to_global(dst, x, y, ptx.shared_address(tile))
        ptx.cp_async_bulk_commit_group()
        ptx.cp_async_bulk_wait_group_read(0)


@cuda.jit
def try_wait_without_a_loop(src, dst):
    """One try_wait may give up before the phase completes (here: on the late schedule)."""
    tile = cuda.shared.array((ROWS, COLUMNS), np.float32, 128)
    barrier = cuda.shared.array(1, np.uint64)
    bar = ptx.shared_address(barrier)
    t = cuda.threadIdx.x
    x, y = cuda.blockIdx.x * COLUMNS, cuda.blockIdx.y * ROWS
    if t == 0:
        ptx.mbarrier_init(bar, 1)
        ptx.fence_mbarrier_init()
    cuda.syncthreads()
    if t == 0:
        ptx.mbarrier_arrive_expect_tx(bar, NBYTES)
        to = ptx.shared_address(tile)
        ptx.cp_async_bulk_tensor_2d_global_to_shared(to, src, x, y, bar)  # <- other
    ptx.mbarrier_try_wait_parity(bar, 0)
    for i in range(t, ROWS * COLUMNS, THREADS):
        tile[i // COLUMNS, i % COLUMNS] += np.float32(i)  # <- read-before-arrival
    ptx.fence_proxy_async_shared_cta()
    cuda.syncthreads()
    if t == 0:
        ptx.cp_async_bulk_tensor_2d_shared_to_global(dst, x, y, ptx.shared_address(tile))
        ptx.cp_async_bulk_commit_group()
        ptx.cp_async_bulk_wait_group_read(0)


@cuda.jit
def wrong_parity(src, dst):
    tile = cuda.shared.array((ROWS, COLUMNS), np.float32, 128)
    barrier = cuda.shared.array(1, np.uint64)
    bar = ptx.shared_address(barrier)
    t = cuda.threadIdx.x
    x, y = cuda.blockIdx.x * COLUMNS, cuda.blockIdx.y * ROWS
    if t == 0:
        ptx.mbarrier_init(bar, 2)
        ptx.fence_mbarrier_init()
    cuda.syncthreads()
    if t == 0:
        ptx.mbarrier_arrive_expect_tx(bar, NBYTES)
        to = ptx.shared_address(tile)
        ptx.cp_async_bulk_tensor_2d_global_to_shared(to, src, x, y, bar)  # <- other
    ptx.mbarrier_wait_parity(bar, 1)  # <- phase-mismatch
    for i in range(t, ROWS * COLUMNS, THREADS):
        tile[i // COLUMNS, i % COLUMNS] += np.float32(i)
    ptx.fence_proxy_async_shared_cta()
    cuda.syncthreads()
    if t == 0:
        ptx.mbarrier_arrive(bar)
        ptx.cp_async_bulk_tensor_2d_shared_to_global(dst, x, y, ptx.shared_address(tile))
        ptx.cp_async_bulk_commit_group()
        ptx.cp_async_bulk_wait_group_read(0)


@cuda.jit
def too_many_arrivals(src, dst):
    tile = cuda.shared.array((ROWS, COLUMNS), np.float32, 128)
    barrier = cuda.shared.array(1, np.uint64)
    bar = ptx.shared_address(barrier)
    t = cuda.threadIdx.x
    x, y = cuda.blockIdx.x * COLUMNS, cuda.blockIdx.y * ROWS
    if t == 0:
        ptx.mbarrier_init(bar, 1)  # <- other
        ptx.fence_mbarrier_init()
    cuda.syncthreads()
    if t == 0:
        ptx.mbarrier_expect_tx(bar, NBYTES)
        ptx.mbarrier_arrive(bar, 2)  # <- phase-mismatch
        ptx.cp_async_bulk_tensor_2d_global_to_shared(ptx.shared_address(tile), src, x, y, bar)
    ptx.mbarrier_wait_parity(bar, 0)
    for i in range(t, ROWS * COLUMNS, THREADS):
        tile[i // COLUMNS, i % COLUMNS] += np.float32(i)
    ptx.fence_proxy_async_shared_cta()
    cuda.syncthreads()
    if t == 0:
        ptx.cp_async_bulk_tensor_2d_shared_to_global(dst, x, y, ptx.shared_address(tile))
        ptx.cp_async_bulk_commit_group()
        ptx.cp_async_bulk_wait_group_read(0)


@cuda.jit
def store_not_committed(src, dst):
    tile = cuda.shared.array((ROWS, COLUMNS), np.float32, 128)
    barrier = cuda.shared.array(1, np.uint64)
    bar = ptx.shared_address(barrier)
    t = cuda.threadIdx.x
    x, y = cuda.blockIdx.x * COLUMNS, cuda.blockIdx.y * ROWS
    if t == 0:
        ptx.mbarrier_init(bar, 1)
        ptx.fence_mbarrier_init()
    cuda.syncthreads()
    if t == 0:
        ptx.mbarrier_arrive_expect_tx(bar, NBYTES)
        ptx.cp_async_bulk_tensor_2d_global_to_shared(ptx.shared_address(tile), src, x, y, bar)
    ptx.mbarrier_wait_parity(bar, 0)
    for i in range(t, ROWS * COLUMNS, THREADS):
        tile[i // COLUMNS, i % COLUMNS] += np.float32(i)
    ptx.fence_proxy_async_shared_cta()
    cuda.syncthreads()
    if t == 0:
        dst_tile = ptx.shared_address(tile)
        ptx.cp_async_bulk_tensor_2d_shared_to_global(dst, x, y, dst_tile)  # <- store-not-drained
        ptx.cp_async_bulk_wait_group_read(0)


@cuda.jit
def store_not_waited_for(src, dst):
    tile = cuda.shared.array((ROWS, COLUMNS), np.float32, 128)
    barrier = cuda.shared.array(1, np.uint64)
    bar = ptx.shared_address(barrier)
    t = cuda.threadIdx.x
    x, y = cuda.blockIdx.x * COLUMNS, cuda.blockIdx.y * ROWS
    if t == 0:
        ptx.mbarrier_init(bar, 1)
        ptx.fence_mbarrier_init()
    cuda.syncthreads()
    if t == 0:
        ptx.mbarrier_arrive_expect_tx(bar, NBYTES)
        ptx.cp_async_bulk_tensor_2d_global_to_shared(ptx.shared_address(tile), src, x, y, bar)
    ptx.mbarrier_wait_parity(bar, 0)
    for i in range(t, ROWS * COLUMNS, THREADS):
        tile[i // COLUMNS, i % COLUMNS] += np.float32(i)
    ptx.fence_proxy_async_shared_cta()
    cuda.syncthreads()
    if t == 0:
        dst_tile = ptx.shared_address(tile)
        ptx.cp_async_bulk_tensor_2d_shared_to_global(dst, x, y, dst_tile)  # <- store-not-drained
        ptx.cp_async_bulk_commit_group()
    if t == 1:
        ptx.cp_async_bulk_wait_group(0)  # the groups are thread 0's: this waits for nothing


@cuda.jit
def no_block_barrier_before_the_store(src, dst):
    tile = cuda.shared.array((ROWS, COLUMNS), np.float32, 128)
    barrier = cuda.shared.array(1, np.uint64)
    bar = ptx.shared_address(barrier)
    t = cuda.threadIdx.x
    x, y = cuda.blockIdx.x * COLUMNS, cuda.blockIdx.y * ROWS
    if t == 0:
        ptx.mbarrier_init(bar, 1)
        ptx.fence_mbarrier_init()
    cuda.syncthreads()
    if t == 0:
        ptx.mbarrier_arrive_expect_tx(bar, NBYTES)
        ptx.cp_async_bulk_tensor_2d_global_to_shared(ptx.shared_address(tile), src, x, y, bar)
    ptx.mbarrier_wait_parity(bar, 0)
    for i in range(t, ROWS * COLUMNS, THREADS):
        tile[i // COLUMNS, i % COLUMNS] += np.float32(i)  # <- data-race source-reused
    ptx.fence_proxy_async_shared_cta()
    if t == 0:
        to = ptx.shared_address(tile)
        ptx.cp_async_bulk_tensor_2d_shared_to_global(dst, x, y, to)  # <- data-race source-reused
        ptx.cp_async_bulk_commit_group()
        ptx.cp_async_bulk_wait_group_read(0)


@cuda.jit
def expects_too_few_bytes(src, dst):
    tile = cuda.shared.array((ROWS, COLUMNS), np.float32, 128)
    barrier = cuda.shared.array(1, np.uint64)
    bar = ptx.shared_address(barrier)
    t = cuda.threadIdx.x
    x, y = cuda.blockIdx.x * COLUMNS, cuda.blockIdx.y * ROWS
    if t == 0:
        ptx.mbarrier_init(bar, 1)
        ptx.fence_mbarrier_init()
    cuda.syncthreads()
    if t == 0:
        ptx.mbarrier_arrive_expect_tx(bar, HALF)  # <- transaction-mismatch
        to = ptx.shared_address(tile)
        ptx.cp_async_bulk_tensor_2d_global_to_shared(to, src, x, y, bar)  # <- other
    ptx.mbarrier_wait_parity(bar, 0)
    for i in range(t, ROWS * COLUMNS, THREADS):
        tile[i // COLUMNS, i % COLUMNS] += np.float32(i)
    ptx.fence_proxy_async_shared_cta()
    cuda.syncthreads()
    if t == 0:
        ptx.cp_async_bulk_tensor_2d_shared_to_global(dst, x, y, ptx.shared_address(tile))
        ptx.cp_async_bulk_commit_group()
        ptx.cp_async_bulk_wait_group_read(0)


@cuda.jit
def expects_too_many_bytes(src, dst):
    tile = cuda.shared.array((ROWS, COLUMNS), np.float32, 128)
    barrier = cuda.shared.array(1, np.uint64)
    bar = ptx.shared_address(barrier)
    t = cuda.threadIdx.x
    x, y = cuda.blockIdx.x * COLUMNS, cuda.blockIdx.y * ROWS
    if t == 0:
        ptx.mbarrier_init(bar, 1)
        ptx.fence_mbarrier_init()
    cuda.syncthreads()
    if t == 0:
        ptx.mbarrier_arrive_expect_tx(bar, NBYTES + 16)  # <- transaction-mismatch
        to = ptx.shared_address(tile)
        ptx.cp_async_bulk_tensor_2d_global_to_shared(to, src, x, y, bar)  # <- other
    ptx.mbarrier_wait_parity(bar, 0)
    for i in range(t, ROWS * COLUMNS, THREADS):
        tile[i // COLUMNS, i % COLUMNS] += np.float32(i)
    ptx.fence_proxy_async_shared_cta()
    cuda.syncthreads()
    if t == 0:
        ptx.cp_async_bulk_tensor_2d_shared_to_global(dst, x, y, ptx.shared_address(tile))
        ptx.cp_async_bulk_commit_group()
        ptx.cp_async_bulk_wait_group_read(0)


@cuda.jit
def two_copies_expected_as_one(src, dst):
    """The phase completes when half of the bytes have come; the rest spoils the next phase."""
    tile = cuda.shared.array((ROWS, COLUMNS), np.float32, 128)
    spare = cuda.shared.array((ROWS, COLUMNS), np.float32, 128)
    barrier = cuda.shared.array(1, np.uint64)
    bar = ptx.shared_address(barrier)
    t = cuda.threadIdx.x
    x, y = cuda.blockIdx.x * COLUMNS, cuda.blockIdx.y * ROWS
    if t == 0:
        ptx.mbarrier_init(bar, 1)
        ptx.fence_mbarrier_init()
    cuda.syncthreads()
    if t == 0:
        ptx.mbarrier_arrive_expect_tx(bar, NBYTES)  # <- transaction-mismatch
        ptx.cp_async_bulk_tensor_2d_global_to_shared(ptx.shared_address(tile), src, x, y, bar)
        to = ptx.shared_address(spare)
        ptx.cp_async_bulk_tensor_2d_global_to_shared(to, src, x, y, bar)  # <- other
    ptx.mbarrier_wait_parity(bar, 0)
    for i in range(t, ROWS * COLUMNS, THREADS):
        tile[i // COLUMNS, i % COLUMNS] += np.float32(i)
    ptx.fence_proxy_async_shared_cta()
    cuda.syncthreads()
    if t == 0:
        ptx.cp_async_bulk_tensor_2d_shared_to_global(dst, x, y, ptx.shared_address(tile))
        ptx.cp_async_bulk_commit_group()
        ptx.cp_async_bulk_wait_group_read(0)


@cuda.jit
def never_waits_right(src, dst):
    """Two rounds on one barrier, and the phase bit is never flipped."""
    tile = cuda.shared.array((ROWS, COLUMNS), np.float32, 128)
    barrier = cuda.shared.array(1, np.uint64)
    bar = ptx.shared_address(barrier)
    t = cuda.threadIdx.x
    x, y = cuda.blockIdx.x * COLUMNS, cuda.blockIdx.y * ROWS
    if t == 0:
        ptx.mbarrier_init(bar, 1)
        ptx.fence_mbarrier_init()
    cuda.syncthreads()
    for _ in range(2):
        if t == 0:
            ptx.mbarrier_arrive_expect_tx(bar, NBYTES)
            to = ptx.shared_address(tile)
            ptx.cp_async_bulk_tensor_2d_global_to_shared(to, src, x, y, bar)  # <- other
        ptx.mbarrier_wait_parity(bar, 0)  # <- phase-mismatch
        for i in range(t, ROWS * COLUMNS, THREADS):
            tile[i // COLUMNS, i % COLUMNS] += np.float32(i)
        ptx.fence_proxy_async_shared_cta()
        cuda.syncthreads()
    if t == 0:
        ptx.cp_async_bulk_tensor_2d_shared_to_global(dst, x, y, ptx.shared_address(tile))
        ptx.cp_async_bulk_commit_group()
        ptx.cp_async_bulk_wait_group_read(0)


@cuda.jit
def buffer_reused_before_it_was_read(src, dst):
    tile = cuda.shared.array((ROWS, COLUMNS), np.float32, 128)
    t = cuda.threadIdx.x
    x = cuda.blockIdx.x * COLUMNS
    for round_ in range(2):
        y = (cuda.blockIdx.y * 2 + round_) * ROWS
        for i in range(t, ROWS * COLUMNS, THREADS):
            tile[i // COLUMNS, i % COLUMNS] = np.float32(i + round_)  # <- source-reused
        ptx.fence_proxy_async_shared_cta()
        cuda.syncthreads()
        if t == 0:
            to = ptx.shared_address(tile)
            ptx.cp_async_bulk_tensor_2d_shared_to_global(dst, x, y, to)  # <- other
            ptx.cp_async_bulk_commit_group()
        cuda.syncthreads()
    if t == 0:
        ptx.cp_async_bulk_wait_group(0)
