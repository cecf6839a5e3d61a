"""Thread 0 loads rows that the others have not written yet.

exercise: global-handoff
loses: correct, synchronised
hazards: data-race
"""

import numpy as np
from numba import cuda

from harness import ptx


@cuda.jit
def global_handoff(table, index, packed, bags):
    rows = cuda.shared.array((16, 64), np.float32, 16)
    bar = cuda.shared.array(1, np.uint64)
    rows_address = ptx.shared_address(rows)
    bar_address = ptx.shared_address(bar)
    thread = cuda.threadIdx.x
    first = cuda.blockIdx.x * 16
    if thread == 0:
        ptx.mbarrier_init(bar_address, 1)
        ptx.fence_mbarrier_init()
    for r in range(16):
        packed[first + r, thread] = table[index[first + r], thread]
    ptx.fence_proxy_async_global()
    if thread == 0:
        ptx.mbarrier_arrive_expect_tx(bar_address, 16 * 64 * 4)
        ptx.cp_async_bulk_global_to_shared(
            rows_address, ptx.global_address(packed, first * 64), 16 * 64 * 4, bar_address
        )
    ptx.mbarrier_wait_parity(bar_address, 0)
    total = np.float32(0)
    for r in range(16):
        total += rows[r, thread]
    bags[cuda.blockIdx.x, thread] = total
