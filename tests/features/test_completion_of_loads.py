"""When a load is complete: its mbarrier's phase ends with the last arrival *and* the last byte.

A phase ends when two counts are both 0: the pending arrivals, and the expected bytes that have not
arrived (the tx-count). `mbarrier_arrive_expect_tx` raises the second and lowers the first; each
copy lowers the second when it completes, which is called complete_tx.
"""

from __future__ import annotations

import numpy as np
from numba import cuda

from harness import TensorMap, ptx

THREADS = 32


@cuda.jit
def by_hand(bytes_first, done):
    """Change the two counts by hand, with `complete_tx` instead of a copy, and report whether the
    phase is over.
    """
    bar = ptx.shared_address(cuda.shared.array(1, np.uint64))
    ptx.mbarrier_init(bar, 2)
    ptx.mbarrier_arrive_expect_tx(bar, 64)  # pending: 1 arrival, 64 bytes
    done[0] = ptx.mbarrier_test_wait_parity(bar, 0)
    if bytes_first:
        ptx.mbarrier_complete_tx(bar, 48)  # 1 arrival, 16 bytes
        done[1] = ptx.mbarrier_test_wait_parity(bar, 0)
        ptx.mbarrier_complete_tx(bar, 16)  # 1 arrival, no byte
        done[2] = ptx.mbarrier_test_wait_parity(bar, 0)
        ptx.mbarrier_arrive(bar)  # nothing pending
    else:
        ptx.mbarrier_arrive(bar)  # no arrival, 64 bytes
        done[1] = ptx.mbarrier_test_wait_parity(bar, 0)
        ptx.mbarrier_complete_tx(bar, 48)  # no arrival, 16 bytes
        done[2] = ptx.mbarrier_test_wait_parity(bar, 0)
        ptx.mbarrier_complete_tx(bar, 16)  # nothing pending
    done[3] = ptx.mbarrier_test_wait_parity(bar, 0)
    done[4] = ptx.mbarrier_test_wait_parity(bar, 1)  # the next phase has just begun


def test_the_phase_flips_on_both_counts(gpu):
    for bytes_first in (True, False):
        done = gpu.empty(5, np.int32)
        run = gpu.launch(by_hand, 1, 1, (bytes_first, done))
        assert run.hazards == ()
        assert done.copy_to_host().tolist() == [0, 0, 0, 1, 0]


@cuda.jit
def two_copies_and_a_helper(left, right, out):
    """A phase for two copies and a row that a thread writes: 2 arrivals, 256 bytes."""
    rows = cuda.shared.array((3, THREADS), np.int32, 128)
    bar = ptx.shared_address(cuda.shared.array(1, np.uint64))
    t = cuda.threadIdx.x
    if t == 0:
        ptx.mbarrier_init(bar, 2)
        ptx.fence_mbarrier_init()
    cuda.syncthreads()
    if t == 0:  # the issuer: one arrival, the bytes of both copies
        first, second = ptx.shared_address(rows), ptx.shared_address(rows, THREADS)
        ptx.mbarrier_arrive_expect_tx(bar, 2 * THREADS * 4)
        ptx.cp_async_bulk_tensor_1d_global_to_shared(first, left, 0, bar)
        ptx.cp_async_bulk_tensor_1d_global_to_shared(second, right, 0, bar)
    if t == 1:  # the helper: no bytes, one arrival, which releases what it wrote
        for i in range(THREADS):
            rows[2, i] = 1000 * i
        ptx.mbarrier_arrive(bar)
    ptx.mbarrier_wait_parity(bar, 0)
    out[t] = rows[0, t] + rows[1, t] + rows[2, t]


def test_arrivals_and_bytes_of_several_copies_complete_one_phase(gpu):
    i = np.arange(THREADS, dtype=np.int32)
    left, right = gpu.to_device(i), gpu.to_device(100 * i)
    out = gpu.empty(THREADS, np.int32)
    args = (TensorMap.tiled(left, THREADS), TensorMap.tiled(right, THREADS), out)
    run = gpu.launch(two_copies_and_a_helper, 1, THREADS, args)
    assert run.hazards == ()
    np.testing.assert_array_equal(out.copy_to_host(), 1101 * i)
