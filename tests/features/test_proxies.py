"""Proxies: generic to async needs a fence, async to generic only the wait.

Ordinary loads and stores go through the generic proxy; TMA copies go through the async proxy.

=================  ==============================================================
generic to async   every writer fences, a block barrier, then a single thread copies
async to generic   the copy completes, threads that waited may read: no fence
=================  ==============================================================
"""

from __future__ import annotations

import numpy as np
from numba import cuda

from harness import TensorMap, ptx
from tests.features.marks import at_marks

THREADS = 32
ROW_BYTES = THREADS * 4


def squares(fenced: bool):
    """Each thread writes its square to shared memory; a thread stores the row by TMA."""

    @cuda.jit
    def kernel(dst):
        row = cuda.shared.array(THREADS, np.int32, 128)
        t = cuda.threadIdx.x
        row[t] = t * t  # generic proxy
        if fenced:
            ptx.fence_proxy_async()
        cuda.syncthreads()
        if t == 0:
            ptx.cp_async_bulk_tensor_1d_shared_to_global(dst, 0, ptx.shared_address(row))  # @store
            ptx.cp_async_bulk_commit_group()
            ptx.cp_async_bulk_wait_group(0)

    return kernel


def launch_squares(gpu, fenced: bool):
    out = gpu.empty(THREADS, np.int32)
    run = gpu.launch(squares(fenced), 1, THREADS, (TensorMap.tiled(out, box=THREADS),))
    return out.copy_to_host(), run.hazards


def test_generic_to_async_needs_a_fence(gpu):
    row, hazards = launch_squares(gpu, fenced=True)
    assert hazards == ()
    np.testing.assert_array_equal(row, np.arange(THREADS) ** 2)


def test_a_missing_fence_is_reported(emulator):
    _, hazards = launch_squares(emulator, fenced=False)
    assert at_marks(hazards) == ["missing-proxy-fence@store"]


def reversed_row(waits: bool):
    """A thread loads a row by TMA; every thread reads another's element of it."""

    @cuda.jit
    def kernel(src, out):
        row = cuda.shared.array(THREADS, np.int32, 128)
        bar = ptx.shared_address(cuda.shared.array(1, np.uint64))
        t = cuda.threadIdx.x
        if t == 0:
            ptx.mbarrier_init(bar, 1)
            ptx.fence_mbarrier_init()
            ptx.mbarrier_arrive_expect_tx(bar, ROW_BYTES)
            ptx.cp_async_bulk_tensor_1d_global_to_shared(ptx.shared_address(row), src, 0, bar)
        cuda.syncthreads()
        if waits:
            ptx.mbarrier_wait_parity(bar, 0)  # the copy is complete, and its bytes are visible
        out[t] = row[THREADS - 1 - t]  # @read

    return kernel


def launch_reversed(gpu, waits: bool):
    src = gpu.to_device(np.arange(THREADS, dtype=np.int32))
    out = gpu.empty(THREADS, np.int32)
    args = (TensorMap.tiled(src, box=THREADS), out)
    run = gpu.launch(reversed_row(waits), 1, THREADS, args)
    return out.copy_to_host(), run.hazards


def test_async_to_generic_needs_only_the_wait(gpu):
    row, hazards = launch_reversed(gpu, waits=True)
    assert hazards == ()
    np.testing.assert_array_equal(row, np.arange(THREADS)[::-1])


def test_a_missing_wait_is_reported(emulator):
    _, hazards = launch_reversed(emulator, waits=False)
    assert "read-before-arrival@read" in at_marks(hazards)


def through_global_memory(fenced: bool):
    """Global memory has both proxies too: written by stores, then loaded by TMA."""

    @cuda.jit
    def kernel(written, src, out):
        row = cuda.shared.array(THREADS, np.int32, 128)
        bar = ptx.shared_address(cuda.shared.array(1, np.uint64))
        t = cuda.threadIdx.x
        written[t] = 100 + t  # generic proxy; `src` describes this array
        if fenced:
            ptx.fence_proxy_async_global()
        if t == 0:
            ptx.mbarrier_init(bar, 1)
            ptx.fence_mbarrier_init()
        cuda.syncthreads()
        if t == 0:
            ptx.mbarrier_arrive_expect_tx(bar, ROW_BYTES)
            at = ptx.shared_address(row)
            ptx.cp_async_bulk_tensor_1d_global_to_shared(at, src, 0, bar)  # @load
        ptx.mbarrier_wait_parity(bar, 0)
        out[t] = row[t]

    return kernel


def launch_through_global_memory(gpu, fenced: bool):
    array, out = gpu.empty(THREADS, np.int32), gpu.empty(THREADS, np.int32)
    args = (array, TensorMap.tiled(array, box=THREADS), out)
    run = gpu.launch(through_global_memory(fenced), 1, THREADS, args)
    return out.copy_to_host(), run.hazards


def test_global_memory_needs_a_fence_too(gpu):
    row, hazards = launch_through_global_memory(gpu, fenced=True)
    assert hazards == ()
    np.testing.assert_array_equal(row, 100 + np.arange(THREADS))


def test_a_missing_global_fence_is_reported(emulator):
    _, hazards = launch_through_global_memory(emulator, fenced=False)
    assert at_marks(hazards) == ["missing-proxy-fence@load"]
