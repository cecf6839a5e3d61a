"""Thread 0 fences for all, after the barrier.

exercise: drain
loses: nothing
hazards: none
"""

import numpy as np
from numba import cuda

from harness import ptx

STAGES = 4
PIXELS = 256


@cuda.jit
def drain(src, out, frames):
    ring = cuda.shared.array((STAGES, PIXELS), np.float32, 128)
    full = cuda.shared.array(STAGES, np.uint64)

    thread = cuda.threadIdx.x
    first = cuda.blockIdx.x * PIXELS  # the first pixel of this block

    # Initialise the mbarrier of each stage, for the copy engine and for all threads.
    if thread == 0:
        for stage in range(STAGES):
            ptx.mbarrier_init(ptx.shared_address(full, stage), 1)
        ptx.fence_mbarrier_init()
    cuda.syncthreads()

    # Fill: thread 0 loads the first frames, one into each stage.
    if thread == 0:
        for k in range(min(STAGES, frames)):
            bar = ptx.shared_address(full, k)
            place = ptx.shared_address(ring, k * PIXELS)
            ptx.mbarrier_arrive_expect_tx(bar, PIXELS * 4)
            ptx.cp_async_bulk_tensor_2d_global_to_shared(place, src, first, k, bar)

    total = np.float32(0)
    for k in range(frames):
        stage = k % STAGES
        bar = ptx.shared_address(full, stage)
        place = ptx.shared_address(ring, stage * PIXELS)
        # Wait for frame k, and add this thread's pixel to the total.
        ptx.mbarrier_wait_parity(bar, (k // STAGES) & 1)
        total += ring[stage, thread]
        # When all threads have read the stage, thread 0 loads the next frame into it, if any.
        cuda.syncthreads()
        ptx.fence_proxy_async_shared_cta()
        if thread == 0 and k + STAGES < frames:
            ptx.mbarrier_arrive_expect_tx(bar, PIXELS * 4)
            ptx.cp_async_bulk_tensor_2d_global_to_shared(place, src, first, k + STAGES, bar)

    # Write the total of this thread's pixel.
    out[first + thread] = total
