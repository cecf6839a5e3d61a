"""The kernel writes global memory, loads it by TMA, and reads its stores back."""

from __future__ import annotations

import numpy as np
from numba import cuda

from harness import ptx
from harness.sanitizer.tensormap import TensorMap
from tests.corpus.families.variants import Bug, Case, Family, Legal

ROWS, COLUMNS, THREADS = 4, 32, 64
SIZE = ROWS * COLUMNS
NBYTES = SIZE * 4


def produced_in_global(scratch, scratch_map, stored, stored_map, out):
    tile = cuda.shared.array((ROWS, COLUMNS), np.int32, 128)
    barrier = cuda.shared.array(1, np.uint64)
    to, bar = ptx.shared_address(tile), ptx.shared_address(barrier)
    t = cuda.threadIdx.x
    y = cuda.blockIdx.x * ROWS
    if t == 0:
        ptx.mbarrier_init(bar, 1)
        ptx.fence_mbarrier_init()
    for i in range(t, SIZE, THREADS):
        scratch[y + i // COLUMNS, i % COLUMNS] = i + y  # @produce
    ptx.fence_proxy_async_global()  # @fence
    cuda.syncthreads()  # @share
    if t == 0:
        ptx.mbarrier_arrive_expect_tx(bar, NBYTES)
        ptx.cp_async_bulk_tensor_2d_global_to_shared(to, scratch_map, 0, y, bar)  # @load
        ptx.mbarrier_wait_parity(bar, 0)  # @wait
        ptx.cp_async_bulk_tensor_2d_shared_to_global(stored_map, 0, y, to)  # @store
        ptx.cp_async_bulk_commit_group()  # @commit
        ptx.cp_async_bulk_wait_group(0)  # @drain
    cuda.syncthreads()  # @share-stored
    for i in range(t, SIZE, THREADS):
        row, column = i // COLUMNS, (i + 1) % COLUMNS
        out[y + row, column] = stored[y + row, column] * 3  # @read-back


def launch(gpu) -> Case:
    shape = 2 * ROWS, COLUMNS
    scratch, stored, out = (gpu.empty(shape, np.int32) for _ in range(3))
    box = ROWS, COLUMNS
    args = scratch, TensorMap.tiled(scratch, box), stored, TensorMap.tiled(stored, box), out
    index = np.arange(SIZE, dtype=np.int32).reshape(box)
    wanted = 3 * np.concatenate([index, index + ROWS])
    return Case(args, (2, 1, 1), (THREADS, 1, 1), ((out, wanted),))


FAMILY = Family(
    produced_in_global,
    launch,
    (
        Legal("as-it-is"),
        Legal("fence-of-every-space", {"fence": "ptx.fence_proxy_async()"}),
        Legal("fenced-by-the-issuer", {"fence": "",
              "share": "...\nif t == 0:\n    ptx.fence_proxy_async_global()"}),
        Legal("every-thread-waits-for-the-load", {"wait": "...  # @wait",
              "share-stored": "...\nptx.mbarrier_wait_parity(bar, 0)"}),
        Bug("no-fence", {"fence": ""}, "missing-proxy-fence@load"),
        Bug("fence-of-shared-memory", {"fence": "ptx.fence_proxy_async_shared_cta()"},
            "missing-proxy-fence@load"),
        Bug("fenced-before-it-is-written", {"fence": "", "produce":
            "ptx.fence_proxy_async_global()\n...  # @produce"}, "missing-proxy-fence@load"),
        Bug("loaded-before-all-have-written", {"share": "cuda.syncwarp()"}, "data-race@load",
            also=("uninitialized-read@load", "source-reused@produce")),
        Bug("another-blocks-rows", {"load": "ptx.cp_async_bulk_tensor_2d_global_to_shared("
            "to, scratch_map, 0, ROWS - y, bar)"}, "data-race@load"),
        Bug("stored-before-it-has-come", {"wait": "", "drain":
            "...  # @drain\nptx.mbarrier_wait_parity(bar, 0)"}, "read-before-arrival@store"),
        Bug("read-back-when-only-the-source-is-free", {"drain":
            "ptx.cp_async_bulk_wait_group_read(0)"}, "read-before-arrival@read-back"),
        Bug("read-back-without-meeting", {"share-stored": ""}, "read-before-arrival@read-back",
            also=("overwrite-in-use@store",)),
    ),
)  # fmt: skip
