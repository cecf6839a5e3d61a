"""It expects what the block itself loads, and not what the others send.

exercise: multicast-load
loses: correct, synchronised, fast
hazards: transaction-mismatch
"""

import numpy as np
from numba import cuda

from harness import ptx


@cuda.jit
def multicast_load(codes, codebooks, out):
    book = cuda.shared.array(256, np.float32, 128)
    tile = cuda.shared.array((32, 128), np.uint8, 128)
    bar = cuda.shared.array(1, np.uint64)
    bar_address = ptx.shared_address(bar)
    thread = cuda.threadIdx.x
    rank = np.int32(ptx.cluster_ctarank())
    c0 = cuda.blockIdx.x * 128
    c1 = cuda.blockIdx.y * 32

    if thread == 0:
        ptx.mbarrier_init(bar_address, 1)
        ptx.fence_mbarrier_init()
    ptx.barrier_cluster_arrive()
    ptx.barrier_cluster_wait()

    if thread == 0:
        ptx.mbarrier_arrive_expect_tx(bar_address, 32 * 128 + 64 * 4)
        ptx.cp_async_bulk_tensor_2d_global_to_shared(
            ptx.shared_address(tile), codes, c0, c1, bar_address
        )
        ptx.cp_async_bulk_tensor_2d_global_to_shared_multicast(
            ptx.shared_address(book, rank * 64),
            codebooks,
            rank * 64,
            cuda.blockIdx.y,
            bar_address,
            0b1111,
        )
    ptx.mbarrier_wait_parity(bar_address, 0)

    for row in range(32):
        if c1 + row < out.shape[0] and c0 + thread < out.shape[1]:
            out[c1 + row, c0 + thread] = book[tile[row, thread]]

    ptx.barrier_cluster_arrive()
    ptx.barrier_cluster_wait()
