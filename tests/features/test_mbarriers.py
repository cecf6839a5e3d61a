"""An mbarrier: arrivals are counted, the last of them ends the phase, and the barrier is reused.

``init_barrier``, ``arrive`` (with a count), ``test_wait``, ``try_wait`` and ``wait`` of the course
interface are `mbarrier_init`, `mbarrier_arrive`, `mbarrier_test_wait_parity`,
`mbarrier_try_wait_parity` and `mbarrier_wait_parity`.

The phases of a barrier have parity 0, 1, 0, 1, ... Each waiting thread keeps count of them. A
barrier is *split*: arriving and waiting are two steps, with other work in between.
"""

from __future__ import annotations

import numpy as np
import pytest
from numba import cuda

from harness import KernelHung, ptx

THREADS = 64


@cuda.jit
def probe(done):
    """A thread makes all 32 arrivals, and tests after each whether a phase has completed."""
    bar = ptx.shared_address(cuda.shared.array(1, np.uint64))
    ptx.mbarrier_init(bar, 32)
    done[0] = ptx.mbarrier_test_wait_parity(bar, 0)  # nobody has arrived
    ptx.mbarrier_arrive(bar, 31)
    done[1] = ptx.mbarrier_test_wait_parity(bar, 0)  # one is missing
    ptx.mbarrier_arrive(bar)
    done[2] = ptx.mbarrier_test_wait_parity(bar, 0)  # the first phase is over
    done[3] = ptx.mbarrier_try_wait_parity(bar, 1)  # the second is not: its count begins anew
    ptx.mbarrier_arrive(bar, 32)
    done[4] = ptx.mbarrier_test_wait_parity(bar, 1)  # now it is
    ptx.mbarrier_inval(bar)


def test_the_phase_bit_follows_the_arrivals(gpu):
    done = gpu.empty(5, np.int32)
    run = gpu.launch(probe, 1, 1, (done,))
    assert run.hazards == ()
    assert done.copy_to_host().tolist() == [0, 0, 1, 0, 1]


def neighbors(rounds: int):
    """In each iteration every thread passes its value to the next thread through a split
    barrier.
    """

    @cuda.jit
    def kernel(out):
        values = cuda.shared.array((2, THREADS), np.int32)
        bar = ptx.shared_address(cuda.shared.array(1, np.uint64))
        t = cuda.threadIdx.x
        if t == 0:
            ptx.mbarrier_init(bar, THREADS)
        cuda.syncthreads()
        mine = t
        parity = 0
        for k in range(rounds):
            values[k % 2, t] = mine
            ptx.mbarrier_arrive(bar)
            bonus = 10 * k  # work that needs nobody else's value: it is not waited for
            while not ptx.mbarrier_try_wait_parity(bar, parity):
                pass  # `mbarrier_wait_parity` is this loop
            mine = values[k % 2, (t + 1) % THREADS] + bonus
            parity ^= 1
        out[t] = mine

    return kernel


def test_one_barrier_serves_many_phases(gpu):
    out = gpu.empty(THREADS, np.int32)
    run = gpu.launch(neighbors(rounds=4), 1, THREADS, (out,))
    assert run.hazards == ()
    wanted = (np.arange(THREADS) + 4) % THREADS + 0 + 10 + 20 + 30
    np.testing.assert_array_equal(out.copy_to_host(), wanted)


@cuda.jit
def gather_by_state(out):
    """A wait can also name the state returned by the thread's own arrival, so no parity is
    needed.
    """
    values = cuda.shared.array(THREADS, np.int32)
    bar = ptx.shared_address(cuda.shared.array(1, np.uint64))
    t = cuda.threadIdx.x
    if t == 0:
        ptx.mbarrier_init(bar, THREADS)
    cuda.syncthreads()
    values[t] = 3 * t
    state = ptx.mbarrier_arrive(bar)
    ptx.mbarrier_wait(bar, state)
    out[t] = values[THREADS - 1 - t]


def test_a_state_names_its_phase(gpu):
    out = gpu.empty(THREADS, np.int32)
    assert gpu.launch(gather_by_state, 1, THREADS, (out,)).hazards == ()
    np.testing.assert_array_equal(out.copy_to_host(), 3 * np.arange(THREADS)[::-1])


@cuda.jit
def one_too_few():
    bar = ptx.shared_address(cuda.shared.array(1, np.uint64))
    if cuda.threadIdx.x == 0:
        ptx.mbarrier_init(bar, THREADS + 1)
    cuda.syncthreads()
    ptx.mbarrier_arrive(bar)
    ptx.mbarrier_wait_parity(bar, 0)


def test_an_unreachable_count_hangs_with_an_explanation(gpu):
    with pytest.raises(KernelHung) as hung:
        gpu.launch(one_too_few, 1, THREADS, (), timeout=2.0)
    if gpu.name == "emulator":
        (wait,) = hung.value.waiting
        assert (wait.facts["pending"], wait.facts["count"]) == (1, 65)
