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
from tests.features.marks import at_marks

THREADS, TILES = 32, 4


def counting(pending: int):
    """Tiles 0, 1, 2, ... are written in two buffers: a buffer is filled while the other is stored.

    Each tile is a group. Before a buffer is filled again, at most ``pending`` groups may be
    pending.
    """

    @cuda.jit
    def kernel(dst):
        buffers = cuda.shared.array((2, THREADS), np.int32, 128)
        t = cuda.threadIdx.x
        for k in range(TILES):
            if t == 0:
                ptx.cp_async_bulk_wait_group_read(pending)
            cuda.syncthreads()
            buffers[k % 2, t] = k * THREADS + t  # @fill
            ptx.fence_proxy_async_shared_cta()
            cuda.syncthreads()
            if t == 0:
                at = ptx.shared_address(buffers, k % 2 * THREADS)
                ptx.cp_async_bulk_tensor_1d_shared_to_global(dst, k * THREADS, at)  # @store
                ptx.cp_async_bulk_commit_group()
        if t == 0:
            ptx.cp_async_bulk_wait_group_read(0)

    return kernel


def launch_counting(gpu, pending: int):
    out = gpu.empty(TILES * THREADS, np.int32)
    run = gpu.launch(counting(pending), 1, THREADS, (TensorMap.tiled(out, THREADS),))
    return out.copy_to_host(), run.hazards


def test_with_two_buffers_one_group_may_be_pending(gpu):
    """Tile k reuses the buffer of tile k - 2; the group of tile k - 1 may still be pending."""
    result, hazards = launch_counting(gpu, pending=1)
    assert hazards == ()
    np.testing.assert_array_equal(result, np.arange(TILES * THREADS))


def test_two_pending_groups_are_too_many(emulator):
    _, hazards = launch_counting(emulator, pending=2)
    assert at_marks(hazards) == ["source-reused@fill"]


def read_back(waits_for: str):
    """A thread stores a row that it wrote, and reads the tensor immediately after."""

    @cuda.jit
    def kernel(dst, written, out):
        row = cuda.shared.array(THREADS, np.int32, 128)
        for i in range(THREADS):
            row[i] = 7 * i
        ptx.fence_proxy_async_shared_cta()
        ptx.cp_async_bulk_tensor_1d_shared_to_global(dst, 0, ptx.shared_address(row))  # @store
        ptx.cp_async_bulk_commit_group()
        if waits_for == "writes":
            ptx.cp_async_bulk_wait_group(0)
        else:
            ptx.cp_async_bulk_wait_group_read(0)
        row[0] = -1  # the source is free, whichever it waited for
        out[0] = row[0]
        for i in range(1, THREADS):
            out[i] = written[i] + 1  # @read-back

    return kernel


def launch_read_back(gpu, waits_for: str):
    written, out = gpu.empty(THREADS, np.int32), gpu.empty(THREADS, np.int32)
    args = (TensorMap.tiled(written, THREADS), written, out)
    run = gpu.launch(read_back(waits_for), 1, 1, args)
    return written.copy_to_host(), out.copy_to_host(), run.hazards


def test_a_full_wait_allows_reading_the_tensor(gpu):
    written, out, hazards = launch_read_back(gpu, "writes")
    assert hazards == ()
    np.testing.assert_array_equal(written, 7 * np.arange(THREADS))
    np.testing.assert_array_equal(out, [-1, *(7 * np.arange(1, THREADS) + 1)])


def test_a_wait_for_reads_does_not_let_the_tensor_be_read(emulator):
    *_, hazards = launch_read_back(emulator, "reads")
    assert at_marks(hazards) == ["read-before-arrival@read-back"]


def finished(commits: bool, waiting_thread: int):
    """A block exits: its stores must be committed and waited for by the issuing thread."""

    @cuda.jit
    def kernel(dst):
        row = cuda.shared.array(THREADS, np.int32, 128)
        t = cuda.threadIdx.x
        row[t] = t
        ptx.fence_proxy_async_shared_cta()
        cuda.syncthreads()
        if t == 0:
            ptx.cp_async_bulk_tensor_1d_shared_to_global(dst, 0, ptx.shared_address(row))  # @store
            if commits:
                ptx.cp_async_bulk_commit_group()
        if t == waiting_thread:
            ptx.cp_async_bulk_wait_group_read(0)

    return kernel


def launch_finished(gpu, commits: bool, waiting_thread: int):
    out = gpu.empty(THREADS, np.int32)
    args = (TensorMap.tiled(out, THREADS),)
    run = gpu.launch(finished(commits, waiting_thread), 1, THREADS, args)
    return out.copy_to_host(), run.hazards


def test_a_block_may_exit_when_its_store_sources_have_been_read(gpu):
    result, hazards = launch_finished(gpu, commits=True, waiting_thread=0)
    assert hazards == ()
    np.testing.assert_array_equal(result, np.arange(THREADS))


def test_a_store_outside_any_group_is_reported(emulator):
    _, hazards = launch_finished(emulator, commits=False, waiting_thread=0)
    assert at_marks(hazards) == ["store-not-drained@store"]


def test_a_wait_covers_only_its_own_threads_groups(emulator):
    _, hazards = launch_finished(emulator, commits=True, waiting_thread=1)
    assert at_marks(hazards) == ["store-not-drained@store"]
