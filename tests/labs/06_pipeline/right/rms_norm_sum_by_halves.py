"""The sum over the warp goes down by halves, and lane 0 tells the others.

exercise: rms-norm
loses: nothing
hazards: none
"""

import math

import numpy as np
from numba import cuda

from harness import ptx

STAGES = 4
CONSUMERS = 128
THREADS = CONSUMERS + 32
ROWS, COLUMNS = 4, 512  # of a tile
ROWS_BYTES = ROWS * COLUMNS * 4
EPS = 1e-6


@cuda.jit
def rms_norm(src, gain, dst, tiles):
    ring = cuda.shared.array((STAGES, ROWS, COLUMNS), np.float32, 128)
    gains = cuda.shared.array(COLUMNS, np.float32)
    full = cuda.shared.array(STAGES, np.uint64)
    empty = cuda.shared.array(STAGES, np.uint64)
    thread = cuda.threadIdx.x
    warp, lane = thread // 32, thread % 32

    # Initialise the mbarriers, and copy gain to gains.
    if thread == 0:
        for stage in range(STAGES):
            ptx.mbarrier_init(ptx.shared_address(full, stage), 1)
            ptx.mbarrier_init(ptx.shared_address(empty, stage), 1)
        ptx.fence_mbarrier_init()
    for column in range(thread, COLUMNS, THREADS):
        gains[column] = gain[column]
    cuda.syncthreads()

    i = 0  # tiles that this block has had
    # The producer: load tile after tile, rows tile * ROWS and following.
    if thread == CONSUMERS:
        for tile in range(cuda.blockIdx.x, tiles, cuda.gridDim.x):
            stage, parity = i % STAGES, (i // STAGES) & 1
            bar = ptx.shared_address(full, stage)
            place = ptx.shared_address(ring, stage * ROWS * COLUMNS)
            ptx.mbarrier_wait_parity(ptx.shared_address(empty, stage), parity ^ 1)
            ptx.mbarrier_arrive_expect_tx(bar, ROWS_BYTES)
            ptx.cp_async_bulk_tensor_3d_global_to_shared(place, src, 0, 0, tile * ROWS, bar)
            i += 1

    # The consumers: wait, normalise a row in each warp, store, release.
    if thread < CONSUMERS:
        for tile in range(cuda.blockIdx.x, tiles, cuda.gridDim.x):
            stage, parity = i % STAGES, (i // STAGES) & 1
            place = ptx.shared_address(ring, stage * ROWS * COLUMNS)
            ptx.mbarrier_wait_parity(ptx.shared_address(full, stage), parity)
            total = np.float32(0)
            for j in ptx.unrolled(COLUMNS // 32):
                value = ring[stage, warp, j * 32 + lane]
                total += value * value
            total += cuda.shfl_down_sync(0xFFFFFFFF, total, 16)
            total += cuda.shfl_down_sync(0xFFFFFFFF, total, 8)
            total += cuda.shfl_down_sync(0xFFFFFFFF, total, 4)
            total += cuda.shfl_down_sync(0xFFFFFFFF, total, 2)
            total += cuda.shfl_down_sync(0xFFFFFFFF, total, 1)
            total = cuda.shfl_sync(0xFFFFFFFF, total, 0)
            scale = np.float32(1) / math.sqrt(total / np.float32(COLUMNS) + np.float32(EPS))
            for j in ptx.unrolled(COLUMNS // 32):
                ring[stage, warp, j * 32 + lane] *= scale * gains[j * 32 + lane]
            ptx.fence_proxy_async_shared_cta()
            ptx.bar_sync(1, CONSUMERS)
            if thread == 0:
                ptx.cp_async_bulk_tensor_3d_shared_to_global(dst, 0, 0, tile * ROWS, place)
                ptx.cp_async_bulk_commit_group()
                ptx.cp_async_bulk_wait_group_read(1)
                if i > 0:
                    ptx.mbarrier_arrive(ptx.shared_address(empty, (i - 1) % STAGES))
            i += 1

    # See the last stores through.
    if thread == 0:
        ptx.cp_async_bulk_wait_group(0)
