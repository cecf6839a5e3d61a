"""The arrival at the other block releases nothing.

exercise: multicast-stream
loses: synchronised
hazards: overwrite-in-use
"""

import numpy as np
from numba import cuda

from harness import ptx


@cuda.jit
def multicast_stream(x, w, rounds, out):
    xs = cuda.shared.array((4, 32), np.float32, 128)
    ws = cuda.shared.array((32, 128), np.float32, 128)
    bars = cuda.shared.array(2, np.uint64)
    full = ptx.shared_address(bars, 0)
    empty = ptx.shared_address(bars, 1)
    thread = cuda.threadIdx.x
    rank = np.int32(ptx.cluster_ctarank())
    c0 = cuda.blockIdx.x * 128
    sum0 = np.float32(0)
    sum1 = np.float32(0)
    sum2 = np.float32(0)
    sum3 = np.float32(0)

    if thread == 0:
        ptx.mbarrier_init(full, 1)
        ptx.mbarrier_init(empty, 2)
        ptx.fence_mbarrier_init()
    ptx.barrier_cluster_arrive()
    ptx.barrier_cluster_wait()

    for r in range(rounds):
        if thread == 0:
            if r > 0:
                ptx.mbarrier_wait_parity_cluster(empty, (r - 1) & 1)
            ptx.mbarrier_arrive_expect_tx(full, 32 * 128 * 4 + 4 * 32 * 4)
            ptx.cp_async_bulk_tensor_2d_global_to_shared(
                ptx.shared_address(ws), w, c0, r * 32, full
            )
            ptx.cp_async_bulk_tensor_2d_global_to_shared_multicast(
                ptx.shared_address(xs, rank * 64), x, r * 32, rank * 2, full, 0b11
            )
        ptx.mbarrier_wait_parity(full, r & 1)

        for k in range(32):
            weight = ws[k, thread]
            sum0 += xs[0, k] * weight
            sum1 += xs[1, k] * weight
            sum2 += xs[2, k] * weight
            sum3 += xs[3, k] * weight

        ptx.fence_proxy_async_shared_cta()
        cuda.syncthreads()
        if thread < 2:
            ptx.mbarrier_arrive_relaxed_cluster(ptx.mapa(empty, thread))

    if c0 + thread < out.shape[1]:
        out[0, c0 + thread] = sum0
        out[1, c0 + thread] = sum1
        out[2, c0 + thread] = sum2
        out[3, c0 + thread] = sum3

    ptx.barrier_cluster_arrive()
    ptx.barrier_cluster_wait()
