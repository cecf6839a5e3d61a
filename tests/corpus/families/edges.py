"""Boxes that extend past the edge: they are filled or clipped, and count completely."""

from __future__ import annotations

import numpy as np
from numba import cuda

from harness import ptx
from harness.sanitizer.tensormap import TensorMap
from tests.corpus.families.variants import Bug, Case, Family, Legal

ROWS, COLUMNS, THREADS = 4, 32, 64
HEIGHT, WIDTH = 6, 40  # 2 of 4 rows and 8 of 32 columns are inside of the last boxes
SIZE = ROWS * COLUMNS
NBYTES = SIZE * 4


def edges(src, dst, counts):
    tile = cuda.shared.array((ROWS, COLUMNS), np.int32, 128)
    barrier = cuda.shared.array(1, np.uint64)
    total = cuda.shared.array(1, np.int32)
    to, bar = ptx.shared_address(tile), ptx.shared_address(barrier)
    t = cuda.threadIdx.x
    x, y = cuda.blockIdx.x * COLUMNS, cuda.blockIdx.y * ROWS
    if t == 0:
        total[0] = 0  # @clear
        ptx.mbarrier_init(bar, 1)
        ptx.fence_mbarrier_init()
        ptx.mbarrier_arrive_expect_tx(bar, NBYTES)  # @expect
        ptx.cp_async_bulk_tensor_2d_global_to_shared(to, src, x, y, bar)  # @load
    cuda.syncthreads()  # @share-init
    ptx.mbarrier_wait_parity(bar, 0)  # @wait
    for i in range(t, SIZE, THREADS):
        if tile[i // COLUMNS, i % COLUMNS] == 0:  # @look
            cuda.atomic.add(total, 0, 1)  # @count
        tile[i // COLUMNS, i % COLUMNS] += 1  # @add
    ptx.fence_proxy_async_shared_cta()  # @fence
    cuda.syncthreads()  # @share
    if t == 0:
        counts[cuda.blockIdx.y, cuda.blockIdx.x] = total[0]  # @tell
        ptx.cp_async_bulk_tensor_2d_shared_to_global(dst, x, y, to)  # @store
        ptx.cp_async_bulk_commit_group()
        ptx.cp_async_bulk_wait_group_read(0)  # @drain


def launch(gpu) -> Case:
    values = np.random.default_rng(9).integers(1, 99, (HEIGHT, WIDTH), np.int32)
    src, dst = gpu.to_device(values), gpu.empty(values.shape, np.int32)
    counts = gpu.empty((2, 2), np.int32)
    maps = TensorMap.tiled(src, (ROWS, COLUMNS)), TensorMap.tiled(dst, (ROWS, COLUMNS))
    filled = np.array([[0, SIZE - ROWS * 8], [SIZE // 2, SIZE - 2 * 8]], np.int32)
    outputs = (dst, values + 1), (counts, filled)
    return Case((*maps, counts), (2, 2, 1), (THREADS, 1, 1), outputs)


INSIDE = "ptx.mbarrier_arrive_expect_tx(bar, min(ROWS, HEIGHT - y) * min(COLUMNS, WIDTH - x) * 4)"

FAMILY = Family(
    edges,
    launch,
    (
        Legal("as-it-is"),
        Legal("a-box-far-outside-first", {"load": "...\nptx.mbarrier_wait_parity(bar, 0)\n"
              "ptx.mbarrier_arrive_expect_tx(bar, NBYTES)\n"
              "ptx.cp_async_bulk_tensor_2d_global_to_shared(to, src, 512, -64, bar)\n"
              "ptx.mbarrier_wait_parity(bar, 1)\nptx.mbarrier_arrive_expect_tx(bar, NBYTES)\n"
              "ptx.cp_async_bulk_tensor_2d_global_to_shared(to, src, x, y, bar)"}),
        Bug("expects-what-is-inside", {"expect": INSIDE}, "transaction-mismatch@expect"),
        Bug("a-store-into-the-box-of-another-block", {"store":
            "ptx.cp_async_bulk_tensor_2d_shared_to_global(dst, 0, y, to)"},
            "overwrite-in-use@store"),
        Bug("not-atomic", {"count": "total[0] += 1"}, "data-race@count"),
        Bug("fence-of-global-memory", {"fence": "ptx.fence_proxy_async_global()"},
            "missing-proxy-fence@store"),
        Bug("no-wait-at-the-edge", {"wait": "if x + COLUMNS <= WIDTH:\n    ...  # @wait"},
            "read-before-arrival@look"),
        Bug("begins-before-a-16-byte-step", {"load":
            "ptx.cp_async_bulk_tensor_2d_global_to_shared(to, src, x - 1, y, bar)"},
            "illegal-access@load"),
    ),
)  # fmt: skip
