"""A load may land in a buffer that a store still reads.

exercise: reuse-buffer
loses: correct, synchronised, fast
hazards: source-reused
"""

import numpy as np
from numba import cuda

from harness import ptx


@cuda.jit
def reuse_buffer(src, dst, columns, tiles):
    buffers = cuda.shared.array((2, 16, 256), np.float32, 128)
    bars = cuda.shared.array(2, np.uint64)
    thread = cuda.threadIdx.x

    if thread == 0:
        ptx.mbarrier_init(ptx.shared_address(bars, 0), 1)
        ptx.mbarrier_init(ptx.shared_address(bars, 1), 1)
        ptx.fence_mbarrier_init()
    cuda.syncthreads()

    for tile in range(cuda.blockIdx.x, tiles, cuda.gridDim.x):
        turn = tile // cuda.gridDim.x
        which = turn % 2
        buffer_address = ptx.shared_address(buffers, which * 4096)
        bar_address = ptx.shared_address(bars, which)
        c0 = tile % columns * 256
        c1 = tile // columns * 16

        # Thread 0: as soon as the buffer is free, load the tile into it. All: wait for the tile.
        if thread == 0:
            ptx.mbarrier_arrive_expect_tx(bar_address, 16384)
            ptx.cp_async_bulk_tensor_2d_global_to_shared(buffer_address, src, c0, c1, bar_address)
        ptx.mbarrier_wait_parity(bar_address, (turn // 2) & 1)

        # Change the tile: this thread takes column `thread` of buffers[which].
        for row in range(16):
            value = buffers[which, row, thread]
            if value <= 0:
                value *= np.float32(0.125)
            buffers[which, row, thread] = value

        # Hand the tile over, and store it.
        ptx.fence_proxy_async_shared_cta()
        cuda.syncthreads()
        if thread == 0:
            ptx.cp_async_bulk_tensor_2d_shared_to_global(dst, c0, c1, buffer_address)
            ptx.cp_async_bulk_commit_group()

    # See the last stores through.
    if thread == 0:
        ptx.cp_async_bulk_wait_group_read(0)
