"""Thread 0 waits for its stores, and the others do not wait for thread 0.

exercise: bulk-stream-out
loses: correct, synchronised
hazards: source-reused
"""

import numpy as np
from numba import cuda

from harness import ptx


@cuda.jit
def bulk_stream_out(u, v, dst, rows, cols):
    buffers = cuda.shared.array((2, 1024), np.float32, 16)
    thread = cuda.threadIdx.x
    buffer = 0
    for row in range(cuda.blockIdx.x, rows, cuda.gridDim.x):
        if thread == 0:
            ptx.cp_async_bulk_wait_group_read(1)
        for col in range(thread, cols, 128):
            buffers[buffer, col] = u[row] * v[col]
        ptx.fence_proxy_async_shared_cta()
        cuda.syncthreads()
        if thread == 0:
            ptx.cp_async_bulk_shared_to_global(
                ptx.global_address(dst, row * cols),
                ptx.shared_address(buffers, buffer * 1024),
                cols * 4,
            )
            ptx.cp_async_bulk_commit_group()
        buffer = 1 - buffer
    if thread == 0:
        ptx.cp_async_bulk_wait_group_read(0)
