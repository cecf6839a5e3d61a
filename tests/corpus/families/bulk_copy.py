"""Copies without a tensor map: rows loaded and stored by cp.async.bulk, two copies per barrier."""

from __future__ import annotations

import numpy as np
from numba import cuda

from harness import ptx
from tests.corpus.families.variants import Bug, Case, Family, Legal

COUNT, THREADS = 96, 64  # numbers of each operand that a block adds
NBYTES = COUNT * 4


def bulk_copy(a, b, out):
    left = cuda.shared.array(COUNT, np.int32, 128)
    right = cuda.shared.array(COUNT, np.int32, 128)
    barrier = cuda.shared.array(1, np.uint64)
    bar = ptx.shared_address(barrier)
    t = cuda.threadIdx.x
    begin = cuda.blockIdx.x * COUNT
    to_left, to_right = ptx.shared_address(left), ptx.shared_address(right)
    if t == 0:
        ptx.mbarrier_init(bar, 1)  # @init
        ptx.fence_mbarrier_init()  # @init-fence
        ptx.mbarrier_arrive_expect_tx(bar, 2 * NBYTES)  # @expect
        from_a, from_b = ptx.global_address(a, begin), ptx.global_address(b, begin)
        ptx.cp_async_bulk_global_to_shared(to_left, from_a, NBYTES, bar)  # @load-left
        ptx.cp_async_bulk_global_to_shared(to_right, from_b, NBYTES, bar)  # @load-right
    cuda.syncthreads()  # @share-init
    ptx.mbarrier_wait_parity(bar, 0)  # @wait
    for i in range(t, COUNT, THREADS):
        left[i] += right[i]  # @add
    ptx.fence_proxy_async_shared_cta()  # @fence
    cuda.syncthreads()  # @share
    if t == 0:
        to = ptx.global_address(out, begin)
        ptx.cp_async_bulk_shared_to_global(to, to_left, NBYTES)  # @store
        ptx.cp_async_bulk_commit_group()  # @commit
        ptx.cp_async_bulk_wait_group_read(0)  # @drain


def launch(gpu) -> Case:
    a, b = np.random.default_rng(4).integers(-9, 9, (2, 3 * COUNT), np.int32)
    out = gpu.empty(a.shape, np.int32)
    args = gpu.to_device(a), gpu.to_device(b), out
    return Case(args, (3, 1, 1), (THREADS, 1, 1), ((out, a + b),))


FAMILY = Family(
    bulk_copy,
    launch,
    (
        Legal("as-it-is"),
        Legal("two-expectations", {"expect": "ptx.mbarrier_expect_tx(bar, NBYTES)\n"
              "ptx.mbarrier_arrive_expect_tx(bar, NBYTES)"}),
        Legal("an-arrival-for-each-copy", {"init": "ptx.mbarrier_init(bar, 2)", "expect":
              "ptx.mbarrier_arrive_expect_tx(bar, NBYTES)", "load-left":
              "...\nptx.mbarrier_arrive_expect_tx(bar, NBYTES)"}),
        Legal("a-copy-in-two-parts", {"load-right": "half = NBYTES // 2\n"
              "ptx.cp_async_bulk_global_to_shared(to_right, from_b, half, bar)\n"
              "ptx.cp_async_bulk_global_to_shared(to_right + half, from_b + half, half, bar)"}),
        Legal("expects-when-all-is-issued", {"expect": "", "load-right":
              "...\nptx.mbarrier_arrive_expect_tx(bar, 2 * NBYTES)"}),
        Legal("two-stores-in-a-group", {"store": "half = NBYTES // 2\n"
              "ptx.cp_async_bulk_shared_to_global(to, to_left, half)\n"
              "ptx.cp_async_bulk_shared_to_global(to + half, to_left + half, half)"}),
        Legal("two-groups-drained-at-once", {"store": "half = NBYTES // 2\n"
              "ptx.cp_async_bulk_shared_to_global(to, to_left, half)\n"
              "ptx.cp_async_bulk_commit_group()\n"
              "ptx.cp_async_bulk_shared_to_global(to + half, to_left + half, half)"}),
        Bug("expects-one-of-two", {"expect": "ptx.mbarrier_arrive_expect_tx(bar, NBYTES)"},
            "transaction-mismatch@expect"),
        Bug("size-not-of-16-bytes", {"load-left": "ptx.cp_async_bulk_global_to_shared("
            "to_left, from_a, NBYTES - 8, bar)"}, "illegal-access@load-left",
            field="tile-ai/tilelang#2506"),
        Bug("source-not-on-16-bytes", {"load-left": "ptx.cp_async_bulk_global_to_shared("
            "to_left, from_a + 4, NBYTES, bar)"}, "illegal-access@load-left"),
        Bug("target-not-on-16-bytes", {"load-right": "ptx.cp_async_bulk_global_to_shared("
            "to_right + 8, from_b, NBYTES, bar)"}, "illegal-access@load-right"),
        Bug("beyond-the-array", {"load-right": "ptx.cp_async_bulk_global_to_shared("
            "to_right, from_b + 2048, NBYTES, bar)"}, "illegal-access@load-right"),
        Bug("both-into-one-buffer", {"load-right": "ptx.cp_async_bulk_global_to_shared("
            "to_left, from_b, NBYTES, bar)"}, "overwrite-in-use@load-right"),
        Bug("a-copy-that-overlaps", {"load-left": "ptx.cp_async_bulk_global_to_shared("
            "to_left + 16, from_a, NBYTES, bar)"}, "overwrite-in-use@load-right",
            beside=("illegal-access@load-left",)),
        Bug("too-short-a-copy", {"load-right": "ptx.cp_async_bulk_global_to_shared("
            "to_right, from_b, NBYTES // 2, bar)"}, "transaction-mismatch@expect"),
        Bug("short-on-both-sides", {"load-right": "ptx.cp_async_bulk_global_to_shared("
            "to_right, from_b, NBYTES // 2, bar)", "expect":
            "ptx.mbarrier_arrive_expect_tx(bar, NBYTES + NBYTES // 2)"}, "uninitialised-read@add"),
        Bug("no-init-fence", {"init-fence": ""}, "unfenced-barrier-init@load-left",
            field="MoonshotAI/FlashKDA#25"),
        Bug("init-not-shared", {"share-init": ""}, "unfenced-barrier-init@wait"),
        Bug("no-wait", {"wait": ""}, "read-before-arrival@add"),
        Bug("tries-to-wait-once", {"wait": "ptx.mbarrier_try_wait_parity(bar, 0)"},
            "read-before-arrival@add"),
        Bug("reads-the-store-back", {"drain": "...\nout[begin] += 1  # @back"},
            "read-before-arrival@back"),
        Bug("copies-over-its-mbarrier", {"expect":
            "ptx.mbarrier_arrive_expect_tx(bar, 2 * NBYTES + 16)", "load-right":
            "...  # @load-right\n"
            "ptx.cp_async_bulk_global_to_shared(bar, from_b, 16, bar)  # @over"},
            "illegal-access@over", beside=("illegal-access@over",)),  # 8 of the 16 bytes are bars
        Bug("no-fence", {"fence": ""}, "missing-proxy-fence@store"),
        Bug("stored-before-the-barrier", {"share": ""}, "data-race@store"),
        Bug("not-drained", {"drain": ""}, "store-not-drained@store"),
    ),
)  # fmt: skip
