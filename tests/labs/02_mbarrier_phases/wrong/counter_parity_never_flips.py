"""Every round waits for parity 0: round 1 goes on at once.

exercise: phase-counter
loses: correct, synchronised
hazards: phase-mismatch
"""

import numpy as np
from numba import cuda

from harness import ptx

SAMPLES = 128


@cuda.jit
def phase_counter(src, dst, rounds):
    samples = cuda.shared.array((2, SAMPLES), np.float32)
    bar = cuda.shared.array(1, np.uint64)
    bar_address = ptx.shared_address(bar)

    row = cuda.blockIdx.x
    thread = cuda.threadIdx.x
    left = (thread - 1) % SAMPLES
    right = (thread + 1) % SAMPLES
    value = src[row, thread]

    # Initialise the mbarrier, once, and let all threads know.
    if thread == 0:
        ptx.mbarrier_init(bar_address, SAMPLES)
    cuda.syncthreads()

    for r in range(rounds):
        buffer = r & 1
        # Write this thread's value to the buffer, arrive, and wait for the phase of round r.
        samples[buffer, thread] = value
        ptx.mbarrier_arrive(bar_address)
        ptx.mbarrier_wait_parity(bar_address, 0)
        # Compute the new value.
        neighbours = samples[buffer, left] + samples[buffer, right]
        value = (neighbours + np.float32(2) * value) * np.float32(0.25)

    # Store the value after the last round.
    dst[row, thread] = value
