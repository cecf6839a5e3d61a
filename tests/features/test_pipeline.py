"""Pipelining: stages with a full and an empty barrier each, and rotating roles.

While the consumers work on a stage, copies fill the others. Tile k uses stage k % STAGES; the
barriers of the stage are then in phase k // STAGES, whose parity is k // STAGES % 2:

    tile      0  1  2  3  4  5  6
    stage     0  1  2  0  1  2  0
    parity    0  0  0  1  1  1  0

*Full*: the tile has arrived (a single arrival, and its bytes). *Empty*: all consumers have read it.
The producer's first wait for *empty* is for the phase before the first: parity 1, already complete.
"""

from __future__ import annotations

import numpy as np
from numba import cuda

from harness import TensorMap, ptx

STAGES, SIZE, CONSUMERS = 3, 64, 64
PRODUCER = CONSUMERS  # the first thread of one warp more
NBYTES = SIZE * 4


@cuda.jit
def ring(src, out):
    """Each block sums a row of tiles: a warp loads, and two warps add."""
    stages = cuda.shared.array((STAGES, SIZE), np.float32, 128)
    full = cuda.shared.array(STAGES, np.uint64)
    empty = cuda.shared.array(STAGES, np.uint64)
    t, row, tiles = cuda.threadIdx.x, cuda.blockIdx.x, out.shape[1]

    if t == 0:
        for stage in range(STAGES):
            ptx.mbarrier_init(ptx.shared_address(full, stage), 1)
            ptx.mbarrier_init(ptx.shared_address(empty, stage), CONSUMERS)
        ptx.fence_mbarrier_init()
    cuda.syncthreads()

    if t == PRODUCER:
        for k in range(tiles):
            stage, parity = k % STAGES, k // STAGES % 2
            bar, to = ptx.shared_address(full, stage), ptx.shared_address(stages, stage * SIZE)
            ptx.mbarrier_wait_parity(ptx.shared_address(empty, stage), parity ^ 1)
            ptx.mbarrier_arrive_expect_tx(bar, NBYTES)
            ptx.cp_async_bulk_tensor_2d_global_to_shared(to, src, k * SIZE, row, bar)
    elif t < CONSUMERS:
        total = np.float32(0)
        for k in range(tiles):
            stage, parity = k % STAGES, k // STAGES % 2
            ptx.mbarrier_wait_parity(ptx.shared_address(full, stage), parity)
            total += stages[stage, t]
            ptx.fence_proxy_async_shared_cta()
            ptx.mbarrier_arrive(ptx.shared_address(empty, stage))
            out[row, k, t] = total


@cuda.jit
def rotating(src, out):
    """There is no loading warp: all threads add, and a thread refills the stage just read.

    The block's barrier replaces the empty barriers.
    """
    stages = cuda.shared.array((STAGES, SIZE), np.float32, 128)
    full = cuda.shared.array(STAGES, np.uint64)
    t, row, tiles = cuda.threadIdx.x, cuda.blockIdx.x, out.shape[1]

    if t == 0:
        for stage in range(STAGES):
            ptx.mbarrier_init(ptx.shared_address(full, stage), 1)
        ptx.fence_mbarrier_init()
        for k in range(min(STAGES, tiles)):  # every stage is free at first
            bar, to = ptx.shared_address(full, k), ptx.shared_address(stages, k * SIZE)
            ptx.mbarrier_arrive_expect_tx(bar, NBYTES)
            ptx.cp_async_bulk_tensor_2d_global_to_shared(to, src, k * SIZE, row, bar)
    cuda.syncthreads()

    total = np.float32(0)
    for k in range(tiles):
        stage, parity = k % STAGES, k // STAGES % 2
        ptx.mbarrier_wait_parity(ptx.shared_address(full, stage), parity)
        total += stages[stage, t]
        out[row, k, t] = total
        ptx.fence_proxy_async_shared_cta()
        cuda.syncthreads()  # all have read this stage
        ahead = k + STAGES
        if t == 0 and ahead < tiles:
            bar, to = ptx.shared_address(full, stage), ptx.shared_address(stages, stage * SIZE)
            ptx.mbarrier_arrive_expect_tx(bar, NBYTES)
            ptx.cp_async_bulk_tensor_2d_global_to_shared(to, src, ahead * SIZE, row, bar)


def test_stages_are_refilled_by_a_producer_or_by_the_readers(gpu):
    for kernel, threads in ((ring, CONSUMERS + 32), (rotating, CONSUMERS)):
        for tiles in (1, STAGES, 7):
            values = np.random.default_rng(4).integers(-99, 99, (2, tiles * SIZE))
            values = values.astype(np.float32)
            out = gpu.empty((2, tiles, SIZE), np.float32)
            args = (TensorMap.tiled(gpu.to_device(values), box=(1, SIZE)), out)
            assert gpu.launch(kernel, 2, threads, args).hazards == ()
            wanted = values.reshape(2, tiles, SIZE).cumsum(axis=1)
            np.testing.assert_array_equal(out.copy_to_host(), wanted)
