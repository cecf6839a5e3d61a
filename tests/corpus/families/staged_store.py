"""A block writes tiles through two staging buffers: it fills a buffer while the other is stored."""

from __future__ import annotations

import numpy as np
from numba import cuda

from harness import ptx
from harness.sanitizer.tensormap import TensorMap
from tests.corpus.families.variants import Bug, Case, Family, Legal

ROWS, COLUMNS, THREADS, TILES = 4, 32, 64, 5
SIZE = ROWS * COLUMNS


def staged_store(dst):
    staging = cuda.shared.array((2, ROWS, COLUMNS), np.float32, 128)
    t = cuda.threadIdx.x
    x = cuda.blockIdx.x * COLUMNS
    for k in range(TILES):
        buffer = k % 2  # @which
        if t == 0:  # @who-waits
            ptx.cp_async_bulk_wait_group_read(1)  # @reuse
        cuda.syncthreads()  # @free
        for i in range(t, SIZE, THREADS):
            staging[buffer, i // COLUMNS, i % COLUMNS] = np.float32(k * 1000 + i)  # @write
        ptx.fence_proxy_async_shared_cta()  # @fence
        cuda.syncthreads()  # @share
        if t == 0:  # @who-stores
            source = ptx.shared_address(staging, buffer * SIZE)
            ptx.cp_async_bulk_tensor_2d_shared_to_global(dst, x, k * ROWS, source)  # @store
            ptx.cp_async_bulk_commit_group()  # @commit
    if t == 0:  # @who-drains
        ptx.cp_async_bulk_wait_group_read(0)  # @drain


def launch(gpu) -> Case:
    dst = gpu.empty((TILES * ROWS, 2 * COLUMNS), np.float32)
    tile = np.arange(SIZE, dtype=np.float32).reshape(ROWS, COLUMNS)
    wanted = np.concatenate([tile + 1000 * k for k in range(TILES)])
    args = (TensorMap.tiled(dst, (ROWS, COLUMNS)),)
    return Case(args, (2, 1, 1), (THREADS, 1, 1), ((dst, np.tile(wanted, (1, 2))),))


FAMILY = Family(
    staged_store,
    launch,
    (
        Legal("as-it-is"),
        Legal("waits-for-the-writes-too", {"reuse": "ptx.cp_async_bulk_wait_group(1)"}),
        Legal("one-buffer-each-waited-for", {"which": "buffer = 0",
              "reuse": "ptx.cp_async_bulk_wait_group_read(0)"}),
        Legal("every-thread-waits", {"who-waits": "if True:", "who-drains": "if True:"}),
        Legal("waits-after-the-store", {"who-waits": "if False:",
              "commit": "...  # @commit\nptx.cp_async_bulk_wait_group_read(1)"}),
        Legal("the-issuer-fences", {"fence": "",
              "who-stores": "...\n    ptx.fence_proxy_async_shared_cta()"}),
        Legal("another-warp-stores-and-waits", {"who-waits": "if t == 32:",
              "who-stores": "if t == 32:", "who-drains": "if t == 32:"}),
        Legal("never-waits-for-stores-in-time", {"drain": "ptx.cp_async_bulk_wait_group(0)"}),
        Bug("waits-for-one-too-few", {"reuse": "ptx.cp_async_bulk_wait_group_read(2)"},
            "source-reused@write"),
        Bug("one-buffer-as-if-two", {"which": "buffer = 0"}, "source-reused@write",
            field="deepseek-ai/DeepEP#657"),
        Bug("reused-without-waiting", {"reuse": ""}, "source-reused@write",
            field="tile-ai/TileOPs#1550"),
        Bug("waited-for-by-another-thread", {"who-waits": "if t == 1:"}, "source-reused@write"),
        Bug("wait-not-shared", {"free": ""}, "source-reused@write"),
        Bug("waits-after-it-wrote", {"reuse": "", "share":
            "if t == 0:\n    ptx.cp_async_bulk_wait_group_read(1)\n...  # @share"},
            "source-reused@write"),
        Bug("no-fence", {"fence": ""}, "missing-proxy-fence@store",
            field="MoonshotAI/FlashKDA#24"),
        Bug("fenced-before-the-writes", {"fence": "", "free": "...  # @free\n"
            "ptx.fence_proxy_async_shared_cta()"}, "missing-proxy-fence@store"),
        Bug("no-barrier-before-the-store", {"share": ""}, "data-race@store",
            also=("uninitialized-read@store",)),
        Bug("never-committed", {"commit": ""}, "store-not-drained@store"),
        Bug("committed-before-the-store", {"commit": "",
            "who-stores": "...\n    ptx.cp_async_bulk_commit_group()"}, "store-not-drained@store"),
        Bug("last-store-not-committed", {"commit": "if k < TILES - 1:\n    ..."},
            "store-not-drained@store"),
        Bug("not-drained", {"drain": ""}, "store-not-drained@store"),
        Bug("drained-but-for-one", {"drain": "ptx.cp_async_bulk_wait_group_read(1)"},
            "store-not-drained@store"),
    ),
)  # fmt: skip
