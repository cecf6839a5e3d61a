"""When a store is complete: bulk groups, and the guarantees of each wait for them.

A store does not complete on an mbarrier. The issuing thread *commits* its stores to a group, and
waits until at most n of its own groups are pending:

===================  =====================================================================
`wait_group_read`    the sources have been read: the buffers may be written again
`wait_group`         the tensor has been written: the issuing thread may read it back
===================  =====================================================================
"""

from __future__ import annotations

import numpy as np
from numba import cuda

from harness import TensorMap, ptx

THREADS, TILES = 32, 4


@cuda.jit
def counting(dst):
    """Tiles 0, 1, 2, ... are written in two buffers: a buffer is filled while the other is stored.

    Each tile is a group. Tile k reuses the buffer of tile k - 2: the group of tile k - 1 may still
    be pending.
    """
    buffers = cuda.shared.array((2, THREADS), np.int32, 128)
    t = cuda.threadIdx.x
    for k in range(TILES):
        if t == 0:
            ptx.cp_async_bulk_wait_group_read(1)
        cuda.syncthreads()
        buffers[k % 2, t] = k * THREADS + t
        ptx.fence_proxy_async_shared_cta()
        cuda.syncthreads()
        if t == 0:
            at = ptx.shared_address(buffers, k % 2 * THREADS)
            ptx.cp_async_bulk_tensor_1d_shared_to_global(dst, k * THREADS, at)
            ptx.cp_async_bulk_commit_group()
    if t == 0:  # a block may exit when the sources of its stores have been read
        ptx.cp_async_bulk_wait_group_read(0)


def test_with_two_buffers_one_group_may_be_pending(gpu):
    out = gpu.empty(TILES * THREADS, np.int32)
    run = gpu.launch(counting, 1, THREADS, (TensorMap.tiled(out, THREADS),))
    assert run.hazards == ()
    np.testing.assert_array_equal(out.copy_to_host(), np.arange(TILES * THREADS))


@cuda.jit
def read_back(dst, written, out):
    """A thread stores a row that it wrote, and reads the tensor immediately after."""
    row = cuda.shared.array(THREADS, np.int32, 128)
    for i in range(THREADS):
        row[i] = 7 * i
    ptx.fence_proxy_async_shared_cta()
    ptx.cp_async_bulk_tensor_1d_shared_to_global(dst, 0, ptx.shared_address(row))
    ptx.cp_async_bulk_commit_group()
    ptx.cp_async_bulk_wait_group(0)
    row[0] = -1  # the source is free
    out[0] = row[0]
    for i in range(1, THREADS):
        out[i] = written[i] + 1


def test_a_full_wait_allows_reading_the_tensor(gpu):
    written, out = gpu.empty(THREADS, np.int32), gpu.empty(THREADS, np.int32)
    args = (TensorMap.tiled(written, THREADS), written, out)
    assert gpu.launch(read_back, 1, 1, args).hazards == ()
    np.testing.assert_array_equal(written.copy_to_host(), 7 * np.arange(THREADS))
    np.testing.assert_array_equal(out.copy_to_host(), [-1, *(7 * np.arange(1, THREADS) + 1)])
