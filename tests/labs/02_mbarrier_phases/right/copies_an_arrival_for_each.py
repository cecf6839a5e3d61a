"""Count 3, and an arrival with the bytes of each copy.

exercise: many-copies-one-barrier
loses: nothing
hazards: none
"""

import numpy as np
from numba import cuda

from harness import ptx

CHUNK = 2048
GROUPS = CHUNK // 32
THREADS = 128


@cuda.jit
def many_copies_one_barrier(x, q, scale, out):
    x_part = cuda.shared.array(CHUNK, np.float32, 128)
    q_part = cuda.shared.array(CHUNK, np.int8, 128)
    scale_part = cuda.shared.array(GROUPS, np.float32, 128)
    bar = cuda.shared.array(1, np.uint64)
    bar_address = ptx.shared_address(bar)

    thread = cuda.threadIdx.x
    begin = cuda.blockIdx.x * CHUNK
    count = min(CHUNK, x.shape[0] - begin)  # numbers of this block

    # Make the mbarrier ready, for the copy engine and for the other threads.
    if thread == 0:
        ptx.mbarrier_init(bar_address, 3)
        ptx.fence_mbarrier_init()
    cuda.syncthreads()

    # In one thread: expect the bytes of all three copies, and issue them.
    if thread == 0:
        x_bytes = count * 4
        q_bytes = count
        scale_bytes = count // 32 * 4
        ptx.mbarrier_arrive_expect_tx(bar_address, x_bytes)
        ptx.mbarrier_arrive_expect_tx(bar_address, q_bytes)
        ptx.mbarrier_arrive_expect_tx(bar_address, scale_bytes)
        ptx.cp_async_bulk_global_to_shared(
            ptx.shared_address(x_part), ptx.global_address(x, begin), x_bytes, bar_address
        )
        ptx.cp_async_bulk_global_to_shared(
            ptx.shared_address(q_part), ptx.global_address(q, begin), q_bytes, bar_address
        )
        ptx.cp_async_bulk_global_to_shared(
            ptx.shared_address(scale_part),
            ptx.global_address(scale, begin // 32),
            scale_bytes,
            bar_address,
        )

    # Wait until all three are there.
    ptx.mbarrier_wait_parity(bar_address, 0)

    # Compute and store: each thread takes every 128th number.
    for i in range(thread, count, THREADS):
        update = np.float32(q_part[i]) * scale_part[i // 32]
        out[begin + i] = x_part[i] + update
