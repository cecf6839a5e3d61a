"""A tile is loaded by TMA, changed by every thread, and stored by TMA."""

from __future__ import annotations

import numpy as np
from numba import cuda

from harness import ptx
from harness.sanitizer.tensormap import TensorMap
from tests.corpus.families.variants import Bug, Case, Family, Legal

ROWS, COLUMNS, THREADS = 8, 32, 64
SIZE = ROWS * COLUMNS
NBYTES = SIZE * 4


def tile_copy(src, dst):
    tile = cuda.shared.array((ROWS, COLUMNS), np.float32, 128)
    barrier = cuda.shared.array(1, np.uint64)
    to, bar = ptx.shared_address(tile), ptx.shared_address(barrier)
    t = cuda.threadIdx.x
    x, y = cuda.blockIdx.x * COLUMNS, cuda.blockIdx.y * ROWS
    if t == 0:
        ptx.mbarrier_init(bar, 1)  # @init
        ptx.fence_mbarrier_init()  # @init-fence
    cuda.syncthreads()  # @share-init
    if t == 0:
        ptx.mbarrier_arrive_expect_tx(bar, NBYTES)  # @expect
        ptx.cp_async_bulk_tensor_2d_global_to_shared(to, src, x, y, bar)  # @load
    ptx.mbarrier_wait_parity(bar, 0)  # @wait
    for i in range(t, SIZE, THREADS):
        tile[i // COLUMNS, i % COLUMNS] += np.float32(i)  # @add
    ptx.fence_proxy_async_shared_cta()  # @fence
    cuda.syncthreads()  # @share-tile
    if t == 0:  # @who-stores
        ptx.cp_async_bulk_tensor_2d_shared_to_global(dst, x, y, to)  # @store
        ptx.cp_async_bulk_commit_group()  # @commit
        ptx.cp_async_bulk_wait_group_read(0)  # @drain


def launch(gpu) -> Case:
    values = np.random.default_rng(1).standard_normal((2 * ROWS, 2 * COLUMNS)).astype(np.float32)
    src, dst = gpu.to_device(values), gpu.empty(values.shape, np.float32)
    maps = TensorMap.tiled(src, (ROWS, COLUMNS)), TensorMap.tiled(dst, (ROWS, COLUMNS))
    added = np.arange(SIZE, dtype=np.float32).reshape(ROWS, COLUMNS)
    return Case(maps, (2, 2, 1), (THREADS, 1, 1), ((dst, values + np.tile(added, (2, 2))),))


ARRIVE = "ptx.mbarrier_arrive(bar)"
EXPECT = "ptx.mbarrier_expect_tx(bar, NBYTES)"
POLL = "while not ptx.mbarrier_test_wait_parity(bar, 0):\n    pass"
PROXY_FENCE = "ptx.fence_proxy_async_shared_cta()"

FAMILY = Family(
    tile_copy,
    launch,
    (
        Legal("as-it-is"),
        Legal("fence-by-the-issuer", {"fence": "", "store": f"{PROXY_FENCE}\n...  # @store"}),
        Legal("fence-of-every-space", {"fence": "ptx.fence_proxy_async()"}),
        Legal("init-fenced-by-a-proxy-fence", {"init-fence": PROXY_FENCE}),
        Legal("one-waits-for-all", {"wait": "if t == 0:\n    ...  # @wait\ncuda.syncthreads()"}),
        Legal("polls-with-test-wait", {"wait": POLL}),
        Legal("expects-then-arrives", {"expect": f"{EXPECT}\n{ARRIVE}"}),
        Legal("arrives-then-expects", {"init": "ptx.mbarrier_init(bar, 2)",
                                       "expect": f"{ARRIVE}\n{EXPECT}\n{ARRIVE}"}),
        Legal("expects-after-the-load", {"expect": "", "load": f"...\n{EXPECT}\n{ARRIVE}"}),
        Legal("every-thread-arrives", {"init": "ptx.mbarrier_init(bar, THREADS)",
                                       "wait": f"if t > 0:\n    {ARRIVE}\n...  # @wait"}),
        Legal("arrives-for-all", {"init": "ptx.mbarrier_init(bar, THREADS)",
                                  "expect": f"{EXPECT}\nptx.mbarrier_arrive(bar, THREADS)"}),
        Legal("another-warp-stores", {"who-stores": "if t == 32:"}),
        Legal("every-thread-drains", {"drain": "", "commit": "...  # @commit\n"
                                      "ptx.cp_async_bulk_wait_group(0)"}),
        Legal("waits-twice", {"wait": "...\n..."}),
        Legal("invalidates-the-barrier", {"share-tile": "...\nif t == 0:\n"
                                          "    ptx.mbarrier_inval(bar)"}),
        Bug("no-proxy-fence", {"fence": ""}, "missing-proxy-fence@store",
            field="MoonshotAI/FlashKDA#24"),
        Bug("proxy-fence-before-the-writes", {"fence": "", "wait": f"...  # @wait\n{PROXY_FENCE}"},
            "missing-proxy-fence@store"),
        Bug("proxy-fence-by-one-thread", {"fence": "if t == 0:\n    ...  # @fence"},
            "missing-proxy-fence@store"),
        Bug("proxy-fence-of-global-memory", {"fence": "ptx.fence_proxy_async_global()"},
            "missing-proxy-fence@store"),
        Bug("init-fence-in-its-place", {"fence": "ptx.fence_mbarrier_init()"},
            "missing-proxy-fence@store"),
        Bug("no-init-fence", {"init-fence": ""}, "unfenced-barrier-init@load",
            field="MoonshotAI/FlashKDA#25"),
        Bug("init-not-shared", {"share-init": ""}, "unfenced-barrier-init@wait"),
        Bug("init-fence-by-another", {"init-fence": "", "share-init": "if t == 32:\n"
            "    ptx.fence_mbarrier_init()\ncuda.syncthreads()"}, "unfenced-barrier-init@load"),
        Bug("no-wait", {"wait": ""}, "read-before-arrival@add"),
        Bug("a-block-barrier-for-the-wait", {"wait": "cuda.syncthreads()"},
            "read-before-arrival@add"),
        Bug("one-thread-waits", {"wait": "if t == 0:\n    ...  # @wait"},
            "read-before-arrival@add",
            also=("overwrite-in-use@load",)),
        Bug("tries-to-wait-once", {"wait": "ptx.mbarrier_try_wait_parity(bar, 0)"},
            "read-before-arrival@add", also=("overwrite-in-use@load",)),
        Bug("two-copies-expected-as-one", {"load": "...  # @load\nptx."
            "cp_async_bulk_tensor_2d_global_to_shared(to, src, x, y, bar)  # @again"},
            "transaction-mismatch@expect", also=("overwrite-in-use@again",)),
        Bug("wrong-parity", {"wait": "ptx.mbarrier_wait_parity(bar, 1)"}, "phase-mismatch@wait",
            also=("overwrite-in-use@load",), field="tile-ai/tilelang#3087"),
        Bug("expects-too-few-bytes", {"expect": "ptx.mbarrier_arrive_expect_tx(bar, NBYTES - 16)"},
            "transaction-mismatch@expect"),
        Bug("expects-too-many-bytes", {"expect": "ptx.mbarrier_arrive_expect_tx(bar, NBYTES + 16)"},
            "transaction-mismatch@expect"),
        Bug("expects-elements", {"expect": "ptx.mbarrier_arrive_expect_tx(bar, SIZE)"},
            "transaction-mismatch@expect"),
        Bug("arrives-only", {"expect": ARRIVE}, "transaction-mismatch@load"),
        Bug("expects-without-arriving", {"expect": EXPECT}, "hang@wait",
            field="tile-ai/tilelang#2566"),
        Bug("count-too-large", {"init": "ptx.mbarrier_init(bar, 2)"}, "hang@wait"),
        Bug("arrives-twice", {"expect": f"...\n{ARRIVE}  # @arrive"}, "phase-mismatch@arrive"),
        Bug("no-barrier-before-the-store", {"share-tile": ""}, "data-race@store",
            also=("source-reused@add",)),
        Bug("not-committed", {"commit": ""}, "store-not-drained@store"),
        Bug("not-waited-for", {"drain": ""}, "store-not-drained@store"),
        Bug("drained-by-another-thread", {"drain": "", "store": "...  # @store",
            "who-stores": "if t == 32:\n    ptx.cp_async_bulk_wait_group_read(0)\n..."},
            "store-not-drained@store"),
        Bug("waits-for-all-but-one", {"drain": "ptx.cp_async_bulk_wait_group_read(1)"},
            "store-not-drained@store"),
        Bug("begins-inside-16-bytes", {"load": "ptx.cp_async_bulk_tensor_2d_global_to_shared("
            "to, src, x + 1, y, bar)"}, "illegal-access@load"),
        Bug("loads-past-shared-memory", {"load": "ptx.cp_async_bulk_tensor_2d_global_to_shared("
            "to + 512, src, x, y, bar)"}, "illegal-access@load"),
    ),
)  # fmt: skip
