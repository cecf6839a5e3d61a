"""The producer names the consumers' parity.

exercise: ring-copy
loses: correct, synchronised, fast
hazards: hang
"""

import numpy as np
from numba import cuda

from harness import ptx

STAGES = 4
CONSUMERS = 128
TILE_ROWS, TILE_COLS = 8, 256
TILE_ELEMENTS = TILE_ROWS * TILE_COLS
TILE_BYTES = TILE_ELEMENTS * 4


@cuda.jit
def ring_copy(src, dst, tiles_x, tiles):
    ring = cuda.shared.array((STAGES, TILE_ELEMENTS), np.float32, 128)
    full = cuda.shared.array(STAGES, np.uint64)
    empty = cuda.shared.array(STAGES, np.uint64)
    thread = cuda.threadIdx.x

    # Initialise both mbarriers of each stage.
    if thread == 0:
        for stage in range(STAGES):
            ptx.mbarrier_init(ptx.shared_address(full, stage), 1)
            ptx.mbarrier_init(ptx.shared_address(empty, stage), 1)
        ptx.fence_mbarrier_init()
    cuda.syncthreads()

    i = 0  # tiles that this block has had
    if thread == CONSUMERS:  # the producer
        for tile in range(cuda.blockIdx.x, tiles, cuda.gridDim.x):
            c0, c1 = tile % tiles_x * TILE_COLS, tile // tiles_x * TILE_ROWS
            stage, parity = i % STAGES, (i // STAGES) & 1
            bar = ptx.shared_address(full, stage)
            place = ptx.shared_address(ring, stage * TILE_ELEMENTS)
            # Wait until the stage is empty, and load the tile at (c0, c1) into it.
            ptx.mbarrier_wait_parity(ptx.shared_address(empty, stage), parity)
            ptx.mbarrier_arrive_expect_tx(bar, TILE_BYTES)
            ptx.cp_async_bulk_tensor_2d_global_to_shared(place, src, c0, c1, bar)
            i += 1
    elif thread < CONSUMERS:  # the consumers
        for tile in range(cuda.blockIdx.x, tiles, cuda.gridDim.x):
            c0, c1 = tile % tiles_x * TILE_COLS, tile // tiles_x * TILE_ROWS
            stage, parity = i % STAGES, (i // STAGES) & 1
            bar = ptx.shared_address(full, stage)
            place = ptx.shared_address(ring, stage * TILE_ELEMENTS)
            # Wait until the stage is full. Change the tile: 16 elements for each consumer.
            ptx.mbarrier_wait_parity(bar, parity)
            for j in ptx.unrolled(TILE_ELEMENTS // CONSUMERS):
                element = j * CONSUMERS + thread
                ring[stage, element] = np.float32(2) * ring[stage, element] + np.float32(1)
            # Make the writes visible to the copy engine, and let the consumers meet.
            ptx.fence_proxy_async_shared_cta()
            ptx.bar_sync(1, CONSUMERS)
            # Thread 0: store the stage at (c0, c1), and release the stage of the tile before.
            if thread == 0:
                ptx.cp_async_bulk_tensor_2d_shared_to_global(dst, c0, c1, place)
                ptx.cp_async_bulk_commit_group()
                ptx.cp_async_bulk_wait_group_read(1)
                if i > 0:
                    ptx.mbarrier_arrive(ptx.shared_address(empty, (i - 1) % STAGES))
            i += 1

    # See the last stores through.
    if thread == 0:
        ptx.cp_async_bulk_wait_group(0)
