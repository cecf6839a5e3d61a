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

THREADS = 32
ROW_BYTES = THREADS * 4


@cuda.jit
def squares(dst):
    """Each thread writes its square to shared memory; a thread stores the row by TMA."""
    row = cuda.shared.array(THREADS, np.int32, 128)
    t = cuda.threadIdx.x
    row[t] = t * t  # generic proxy
    ptx.fence_proxy_async()
    cuda.syncthreads()
    if t == 0:
        ptx.cp_async_bulk_tensor_1d_shared_to_global(dst, 0, ptx.shared_address(row))
        ptx.cp_async_bulk_commit_group()
        ptx.cp_async_bulk_wait_group(0)


def test_generic_to_async_needs_a_fence(gpu):
    out = gpu.empty(THREADS, np.int32)
    run = gpu.launch(squares, 1, THREADS, (TensorMap.tiled(out, box=THREADS),))
    assert run.hazards == ()
    np.testing.assert_array_equal(out.copy_to_host(), np.arange(THREADS) ** 2)


@cuda.jit
def reversed_row(src, out):
    """A thread loads a row by TMA; every thread reads another's element of it."""
    row = cuda.shared.array(THREADS, np.int32, 128)
    bar = ptx.shared_address(cuda.shared.array(1, np.uint64))
    t = cuda.threadIdx.x
    if t == 0:
        ptx.mbarrier_init(bar, 1)
        ptx.fence_mbarrier_init()
        ptx.mbarrier_arrive_expect_tx(bar, ROW_BYTES)
        ptx.cp_async_bulk_tensor_1d_global_to_shared(ptx.shared_address(row), src, 0, bar)
    cuda.syncthreads()
    ptx.mbarrier_wait_parity(bar, 0)  # the copy is complete, and its bytes are visible
    out[t] = row[THREADS - 1 - t]


def test_async_to_generic_needs_only_the_wait(gpu):
    src = gpu.to_device(np.arange(THREADS, dtype=np.int32))
    out = gpu.empty(THREADS, np.int32)
    run = gpu.launch(reversed_row, 1, THREADS, (TensorMap.tiled(src, box=THREADS), out))
    assert run.hazards == ()
    np.testing.assert_array_equal(out.copy_to_host(), np.arange(THREADS)[::-1])


@cuda.jit
def through_global_memory(written, src, out):
    """Global memory has both proxies too: written by stores, then loaded by TMA."""
    row = cuda.shared.array(THREADS, np.int32, 128)
    bar = ptx.shared_address(cuda.shared.array(1, np.uint64))
    t = cuda.threadIdx.x
    written[t] = 100 + t  # generic proxy; `src` describes this array
    ptx.fence_proxy_async_global()
    if t == 0:
        ptx.mbarrier_init(bar, 1)
        ptx.fence_mbarrier_init()
    cuda.syncthreads()
    if t == 0:
        ptx.mbarrier_arrive_expect_tx(bar, ROW_BYTES)
        ptx.cp_async_bulk_tensor_1d_global_to_shared(ptx.shared_address(row), src, 0, bar)
    ptx.mbarrier_wait_parity(bar, 0)
    out[t] = row[t]


def test_global_memory_needs_a_fence_too(gpu):
    array, out = gpu.empty(THREADS, np.int32), gpu.empty(THREADS, np.int32)
    args = (array, TensorMap.tiled(array, box=THREADS), out)
    assert gpu.launch(through_global_memory, 1, THREADS, args).hazards == ()
    np.testing.assert_array_equal(out.copy_to_host(), 100 + np.arange(THREADS))
