"""The threads' writes are not made visible to the copy engine.

exercise: store-4d
loses: synchronised
hazards: missing-proxy-fence
"""

import numpy as np
from numba import cuda

from harness import ptx


@cuda.jit
def store_4d(dst, labels, channel_tiles):
    tile = cuda.shared.array((1, 4, 4, 32), np.float32, 128)
    thread = cuda.threadIdx.x
    row = thread // 32
    col = thread % 32

    # The four coordinates of this block's box.
    c0 = cuda.blockIdx.x * 32
    c1 = cuda.blockIdx.y * 4
    c2 = cuda.blockIdx.z % channel_tiles * 4
    c3 = cuda.blockIdx.z // channel_tiles

    # Read this thread's label, inside the picture only, and fill the tile.
    label = -1
    if c1 + row < labels.shape[1] and c0 + col < labels.shape[2]:
        label = labels[c3, c1 + row, c0 + col]
    for k in range(4):
        tile[0, k, row, col] = np.float32(1) if label == c2 + k else np.float32(0)

    # Hand it over, store it, and see the store through.
    cuda.syncthreads()
    if thread == 0:
        ptx.cp_async_bulk_tensor_4d_shared_to_global(dst, c0, c1, c2, c3, ptx.shared_address(tile))
        ptx.cp_async_bulk_commit_group()
        ptx.cp_async_bulk_wait_group(0)
