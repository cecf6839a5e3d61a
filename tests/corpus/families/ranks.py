"""Tensor copies of 1, 3 and 5 dimensions: a box is loaded, doubled and stored."""

from __future__ import annotations

import numpy as np
from numba import cuda

from harness import ptx
from harness.sanitizer.tensormap import TensorMap
from tests.corpus.families.variants import Bug, Case, Family, Legal

THREADS = 32


def copy_1d(src, dst):
    box = cuda.shared.array(64, np.int32, 128)
    barrier = cuda.shared.array(1, np.uint64)
    to, bar = ptx.shared_address(box), ptx.shared_address(barrier)
    t = cuda.threadIdx.x
    x = cuda.blockIdx.x * 64
    if t == 0:
        ptx.mbarrier_init(bar, 1)
        ptx.fence_mbarrier_init()  # @init-fence
        ptx.mbarrier_arrive_expect_tx(bar, 256)  # @expect
        ptx.cp_async_bulk_tensor_1d_global_to_shared(to, src, x, bar)  # @load
    cuda.syncwarp()  # @share-init
    ptx.mbarrier_wait_parity(bar, 0)  # @wait
    for i in range(t, 64, THREADS):
        box[i] *= 2  # @double
    ptx.fence_proxy_async_shared_cta()  # @fence
    cuda.syncwarp()  # @share
    if t == 0:
        ptx.cp_async_bulk_tensor_1d_shared_to_global(dst, x, to)  # @store
        ptx.cp_async_bulk_commit_group()  # @commit
        ptx.cp_async_bulk_wait_group_read(0)  # @drain


def copy_3d(src, dst):
    box = cuda.shared.array((2, 3, 8), np.int32, 128)
    barrier = cuda.shared.array(1, np.uint64)
    to, bar = ptx.shared_address(box), ptx.shared_address(barrier)
    t = cuda.threadIdx.x
    c0, c1 = cuda.blockIdx.x * 8, cuda.blockIdx.y * 3
    if t == 0:
        ptx.mbarrier_init(bar, 1)
        ptx.fence_mbarrier_init()  # @init-fence
    cuda.syncthreads()
    for c2 in range(0, 4, 2):
        if t == 0:
            ptx.mbarrier_arrive_expect_tx(bar, 192)  # @expect
            ptx.cp_async_bulk_tensor_3d_global_to_shared(to, src, c0, c1, c2, bar)  # @load
        ptx.mbarrier_wait_parity(bar, c2 // 2)  # @wait
        for i in range(t, 48, THREADS):
            box[i // 24, i // 8 % 3, i % 8] *= 2  # @double
        ptx.fence_proxy_async_shared_cta()  # @fence
        cuda.syncthreads()  # @share
        if t == 0:
            ptx.cp_async_bulk_tensor_3d_shared_to_global(dst, c0, c1, c2, to)  # @store
            ptx.cp_async_bulk_commit_group()  # @commit
            ptx.cp_async_bulk_wait_group_read(0)  # @drain


def copy_5d(src, dst):
    box = cuda.shared.array((2, 1, 2, 2, 4), np.int32, 128)
    barrier = cuda.shared.array(1, np.uint64)
    to, bar = ptx.shared_address(box), ptx.shared_address(barrier)
    t = cuda.threadIdx.x
    c0, c3 = cuda.blockIdx.x * 4, cuda.blockIdx.y
    if t == 0:
        ptx.mbarrier_init(bar, 2)  # @init
        ptx.fence_mbarrier_init()
        ptx.mbarrier_arrive(bar)  # @early-arrival
    cuda.syncthreads()
    if t == 31:
        ptx.mbarrier_arrive_expect_tx(bar, 128)  # @expect
        ptx.cp_async_bulk_tensor_5d_global_to_shared(to, src, c0, 0, 0, c3, 0, bar)  # @load
    ptx.mbarrier_wait_parity(bar, 0)  # @wait
    box[t // 16, 0, t // 8 % 2, t // 4 % 2, t % 4] *= 2  # @double
    ptx.fence_proxy_async_shared_cta()  # @fence
    cuda.syncthreads()  # @share
    if t == 0:
        ptx.cp_async_bulk_tensor_5d_shared_to_global(dst, c0, 0, 0, c3, 0, to)  # @store
        ptx.cp_async_bulk_commit_group()  # @commit
        ptx.cp_async_bulk_wait_group_read(0)  # @drain


def _launch(gpu, shape, box, grid) -> Case:
    values = np.random.default_rng(6).integers(-99, 99, shape, np.int32)
    src, dst = gpu.to_device(values), gpu.empty(shape, np.int32)
    maps = TensorMap.tiled(src, box), TensorMap.tiled(dst, box)
    return Case(maps, grid, (THREADS, 1, 1), ((dst, 2 * values),))


FAMILY_1D = Family(
    copy_1d,
    lambda gpu: _launch(gpu, (192,), (64,), (3, 1, 1)),
    (
        Legal("as-it-is"),
        Legal("the-init-is-shared-by-the-block", {"share-init": "cuda.syncthreads()"}),
        Legal("the-last-lane-stores", {"share": "...\nif t == 31:\n"
              "    ptx.cp_async_bulk_tensor_1d_shared_to_global(dst, x, to)\n"
              "    ptx.cp_async_bulk_commit_group()\n    ptx.cp_async_bulk_wait_group_read(0)",
              "store": "", "commit": "", "drain": ""}),
        Bug("init-not-shared", {"share-init": ""}, "unfenced-barrier-init@wait"),
        Bug("the-warp-does-not-meet", {"share": ""}, "data-race@store"),
        Bug("one-lane-waits", {"wait": "if t == 0:\n    ..."}, "read-before-arrival@double"),
        Bug("expects-half", {"expect": "ptx.mbarrier_arrive_expect_tx(bar, 128)"},
            "transaction-mismatch@expect"),
        Bug("no-fence", {"fence": ""}, "missing-proxy-fence@store"),
        Bug("begins-inside-16-bytes", {"load":
            "ptx.cp_async_bulk_tensor_1d_global_to_shared(to, src, x + 2, bar)"},
            "illegal-access@load"),
    ),
)  # fmt: skip

FAMILY_3D = Family(
    copy_3d,
    lambda gpu: _launch(gpu, (4, 6, 16), (2, 3, 8), (2, 2, 1)),
    (
        Legal("as-it-is"),
        Legal("drained-at-the-next-use", {"drain": "", "expect":
              "ptx.cp_async_bulk_wait_group_read(0)\n...", "share": "...\n"
              "if t == 0 and c2 == 2:\n    pass", "commit":
              "...\nif c2 == 2:\n    ptx.cp_async_bulk_wait_group_read(0)"}),
        Bug("wrong-parity", {"wait": "ptx.mbarrier_wait_parity(bar, 0)"}, "phase-mismatch@wait",
            also=("overwrite-in-use@load", "source-reused@double")),
        Bug("refilled-before-it-is-stored", {"drain": ""}, "store-not-drained@store",
            beside=("source-reused@load",)),
        Bug("refilled-and-drained-at-the-end", {"drain": "if c2 == 2:\n    ..."},
            "source-reused@load"),
        Bug("no-fence", {"fence": ""}, "missing-proxy-fence@store"),
        Bug("expects-the-inner-rows", {"expect": "ptx.mbarrier_arrive_expect_tx(bar, 96)"},
            "transaction-mismatch@expect"),
        Bug("four-coordinates", {"load":
            "ptx.cp_async_bulk_tensor_4d_global_to_shared(to, src, c0, c1, c2, 0, bar)"},
            "illegal-access@load"),
    ),
)  # fmt: skip

FAMILY_5D = Family(
    copy_5d,
    lambda gpu: _launch(gpu, (2, 2, 2, 2, 8), (2, 1, 2, 2, 4), (2, 2, 1)),
    (
        Legal("as-it-is"),
        Legal("the-early-arrival-is-late", {"early-arrival": "", "wait":
              "if t == 7:\n    ptx.mbarrier_arrive(bar)\n...  # @wait"}),
        Bug("the-early-arrival-is-missing", {"early-arrival": ""}, "hang@wait"),
        Bug("the-early-arrival-is-one-too-many", {"init": "ptx.mbarrier_init(bar, 1)"},
            "read-before-arrival@double", also=("phase-mismatch@wait",)),
        Bug("no-wait", {"wait": ""}, "read-before-arrival@double"),
        Bug("no-fence", {"fence": ""}, "missing-proxy-fence@store"),
        Bug("box-not-on-128-bytes", {"load": "ptx.cp_async_bulk_tensor_5d_global_to_shared("
            "to + 16, src, c0, 0, 0, c3, 0, bar)"}, "illegal-access@load"),
    ),
)  # fmt: skip
