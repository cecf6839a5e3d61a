"""The wait that hung is taken out: rows overwrite each other.

exercise: repair-deadlock
loses: correct, synchronised
hazards: hang
"""

import numpy as np
from numba import cuda

from harness import ptx


@cuda.jit
def repair_deadlock(src, out):
    part = cuda.shared.array(128, np.float32, 128)
    barriers = cuda.shared.array(2, np.uint64)
    full = ptx.shared_address(barriers, 0)
    empty = ptx.shared_address(barriers, 1)

    height, width = src.shape
    thread = cuda.threadIdx.x
    begin = cuda.blockIdx.x * 128
    column = begin + thread
    part_bytes = min(128, width - begin) * 4

    if thread == 0:
        ptx.mbarrier_init(full, 1)
        ptx.mbarrier_init(empty, 128)
        ptx.fence_mbarrier_init()
    cuda.syncthreads()

    total = np.float32(0)
    empty_parity = 0
    for y in range(height):
        if thread == 0:
            row_part = ptx.global_address(src, y * width + begin)
            ptx.mbarrier_arrive_expect_tx(full, part_bytes)
            ptx.cp_async_bulk_global_to_shared(ptx.shared_address(part), row_part, part_bytes, full)
        ptx.mbarrier_wait_parity(full, y & 1)
        if column < width:
            total += part[thread]
            ptx.fence_proxy_async_shared_cta()
            ptx.mbarrier_arrive(empty)
        else:
            ptx.mbarrier_arrive(empty)

    if column < width:
        out[column] = total
