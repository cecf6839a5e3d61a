"""The sums are not made visible to the copy engine.

exercise: column-sums
loses: synchronised
hazards: missing-proxy-fence
"""

import numpy as np
from numba import cuda

from harness import ptx


@cuda.jit
def column_sums(src, sums):
    part = cuda.shared.array(128, np.float32, 128)
    thread = cuda.threadIdx.x
    c0 = cuda.blockIdx.x * 128
    first = cuda.blockIdx.y * 32

    # Sum this thread's column over this block's rows, and put the sum into part[thread].
    total = np.float32(0)
    if c0 + thread < src.shape[1]:
        for row in range(first, min(first + 32, src.shape[0])):
            total += src[row, c0 + thread]
    part[thread] = total

    # Add the 128 sums to the vector, and see the reduction through.
    cuda.syncthreads()
    if thread == 0:
        ptx.cp_reduce_async_bulk_tensor_1d_add(sums, c0, ptx.shared_address(part))
        ptx.cp_async_bulk_commit_group()
        ptx.cp_async_bulk_wait_group(0)
