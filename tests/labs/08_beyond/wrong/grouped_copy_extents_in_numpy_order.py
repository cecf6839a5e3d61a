"""The extents are set in numpy's order.

exercise: grouped-copy
loses: correct
hazards: none
"""

import numpy as np
from numba import cuda

from harness import ptx


@cuda.jit
def grouped_copy(base, maps, packed, groups, down, across, dst):
    draft = cuda.shared.array(16, np.uint64, 128)
    tile = cuda.shared.array((8, 32), np.float32, 128)
    bar = cuda.shared.array(1, np.uint64)
    edited = ptx.shared_address(draft)
    tile_address = ptx.shared_address(tile)
    bar_address = ptx.shared_address(bar)
    thread = cuda.threadIdx.x
    group = cuda.blockIdx.x
    descriptor = ptx.global_address(maps, group * 16)
    begin = groups[group, 0]
    rows = groups[group, 1]
    columns = groups[group, 2]
    pitch = groups[group, 3]

    if thread == 0:
        ptx.mbarrier_init(bar_address, 1)
        ptx.fence_mbarrier_init()
    if thread < 16:
        draft[thread] = ptx.tensormap_word(base, thread)
    cuda.syncwarp()

    if thread == 0:
        ptx.tensormap_replace_global_address_shared_cta(edited, ptx.global_address(packed, begin))
        ptx.tensormap_replace_global_dim_shared_cta(edited, 1, columns)
        ptx.tensormap_replace_global_dim_shared_cta(edited, 0, rows)
        ptx.tensormap_replace_global_stride_shared_cta(edited, 0, pitch * 4)
    cuda.syncwarp()
    ptx.tensormap_cp_fenceproxy(descriptor, edited)

    # Acquire it; then copy the tiles, one after the other: c1 = 0, 8, … and c0 = 0, 32, …
    if thread == 0:
        ptx.fence_proxy_tensormap_acquire(descriptor)
        parity = 0
        for c1 in range(0, down * 8, 8):
            for c0 in range(0, across * 32, 32):
                ptx.mbarrier_arrive_expect_tx(bar_address, 8 * 32 * 4)
                ptx.cp_async_bulk_tensor_2d_global_to_shared(
                    tile_address, descriptor, c0, c1, bar_address
                )
                ptx.mbarrier_wait_parity(bar_address, parity)
                parity ^= 1
                ptx.cp_async_bulk_tensor_3d_shared_to_global(dst, c0, c1, group, tile_address)
                ptx.cp_async_bulk_commit_group()
                ptx.cp_async_bulk_wait_group_read(0)
        ptx.cp_async_bulk_wait_group(0)
