"""A block arrives on a barrier of its neighbor, which may have exited by then."""

import numpy as np
from numba import cuda

from harness import ptx


@cuda.jit
def kernel(out):
    barrier = cuda.shared.array(1, np.uint64)
    bar = ptx.shared_address(barrier)
    rank, thread = ptx.cluster_ctarank(), cuda.threadIdx.x
    if thread == 0:
        ptx.mbarrier_init(bar, 1)
        ptx.fence_mbarrier_init()
    ptx.barrier_cluster_arrive()
    ptx.barrier_cluster_wait()
    if rank == 1 and thread == 0:
        out[0] = 1
        ptx.mbarrier_arrive_cluster(ptx.mapa(bar, 0))
    ptx.barrier_cluster_arrive()  # fixed
    ptx.barrier_cluster_wait()  # fixed


def launch(gpu):
    out = gpu.empty(1, np.float32)
    return gpu.launch(kernel, grid=2, block=32, args=(out,), cluster=2)
