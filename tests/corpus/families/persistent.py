"""A few blocks for many tiles: a ring whose phases continue across tiles, and a staged store.

Each tile of the output is the sum of a column of input tiles loaded through the ring.
"""

from __future__ import annotations

import numpy as np
from numba import cuda

from harness import ptx
from harness.sanitizer.tensormap import TensorMap
from tests.corpus.families.variants import Bug, Case, Family, Legal

COLUMNS, STAGES, DEPTH, TILES = 32, 2, 3, 5  # DEPTH is odd: parities differ from tile to tile
NBYTES = COLUMNS * 4


def persistent(src, dst):
    tiles = cuda.shared.array((STAGES, COLUMNS), np.int32, 128)
    staging = cuda.shared.array(COLUMNS, np.int32, 128)
    full = cuda.shared.array(STAGES, np.uint64)
    empty = cuda.shared.array(STAGES, np.uint64)
    t = cuda.threadIdx.x
    if t == 0:
        for stage in range(STAGES):
            ptx.mbarrier_init(ptx.shared_address(full, stage), 1)
            ptx.mbarrier_init(ptx.shared_address(empty, stage), 32)
        ptx.fence_mbarrier_init()
    cuda.syncthreads()
    n = 0  # the stages filled or emptied so far, over all tiles
    for tile in range(cuda.blockIdx.x, TILES, cuda.gridDim.x):
        if t == 32:
            for k in range(DEPTH):  # @fill
                stage, phase = n % STAGES, n // STAGES % 2  # @producer-phase
                bar = ptx.shared_address(full, stage)
                to = ptx.shared_address(tiles, stage * COLUMNS)
                ptx.mbarrier_wait_parity(ptx.shared_address(empty, stage), phase ^ 1)  # @empty
                ptx.mbarrier_arrive_expect_tx(bar, NBYTES)  # @expect
                ptx.cp_async_bulk_tensor_2d_global_to_shared(to, src, tile * 32, k, bar)  # @load
                n += 1  # @produced
        if t < 32:
            total = np.int32(0)
            for _ in range(DEPTH):
                stage, phase = n % STAGES, n // STAGES % 2  # @consumer-phase
                ptx.mbarrier_wait_parity(ptx.shared_address(full, stage), phase)  # @full
                total += tiles[stage, t]  # @read
                ptx.fence_proxy_async_shared_cta()  # @read-fence
                ptx.mbarrier_arrive(ptx.shared_address(empty, stage))  # @release
                n += 1  # @consumed
            if t == 0:
                ptx.cp_async_bulk_wait_group_read(0)  # @reuse
            cuda.syncwarp()  # @free
            staging[t] = total  # @write
            ptx.fence_proxy_async_shared_cta()  # @fence
            cuda.syncwarp()  # @share
            if t == 0:
                source = ptx.shared_address(staging)
                ptx.cp_async_bulk_tensor_2d_shared_to_global(dst, tile * 32, 0, source)  # @store
                ptx.cp_async_bulk_commit_group()  # @commit
    if t == 0:
        ptx.cp_async_bulk_wait_group_read(0)  # @drain


def launch(gpu) -> Case:
    values = np.random.default_rng(5).integers(-99, 99, (DEPTH, TILES * COLUMNS), np.int32)
    src, dst = gpu.to_device(values), gpu.empty((1, TILES * COLUMNS), np.int32)
    maps = TensorMap.tiled(src, (1, COLUMNS)), TensorMap.tiled(dst, (1, COLUMNS))
    wanted = values.sum(axis=0, keepdims=True, dtype=np.int32)
    return Case(maps, (2, 1, 1), (64, 1, 1), ((dst, wanted),))


RELEASE_BY_ONE = (
    "cuda.syncwarp()\nif t == 0:\n    ptx.mbarrier_arrive(ptx.shared_address(empty, stage), 32)"
)

FAMILY = Family(
    persistent,
    launch,
    (
        Legal("as-it-is"),
        Legal("one-lane-releases-for-all", {"release": RELEASE_BY_ONE}),
        Legal("waits-before-the-next-store-only", {"reuse": "if tile >= cuda.gridDim.x:\n    ..."}),
        Legal("drained-each-time", {"reuse": "", "commit":
              "...\nptx.cp_async_bulk_wait_group_read(0)", "drain": ""}),
        Legal("the-issuer-fences", {"fence": "", "share": "...\n"
              "ptx.fence_proxy_async_shared_cta()"}),
        Bug("phases-begin-anew-for-each-tile", {"fill": "n = 0\n...  # @fill"},
            "phase-mismatch@empty", field="tile-ai/tilelang#3087"),
        Bug("consumer-begins-anew-for-each-tile", {"consumer-phase":
            "stage, phase = _ % STAGES, _ // STAGES % 2"}, "phase-mismatch@full"),
        Bug("last-stage-not-released", {"release": "if _ < DEPTH - 1:\n    ..."}, "hang@empty"),
        Bug("no-wait-for-empty-after-the-first-tile", {"empty": "if n < DEPTH:\n    ..."},
            "overwrite-in-use@load"),
        Bug("released-without-a-fence", {"read-fence": ""}, "write-after-read-fence@load",
            field="NVIDIA/TransformerEngine#2695"),
        Bug("staging-reused", {"reuse": ""}, "source-reused@write", field="tile-ai/TileOPs#1550"),
        Bug("staging-waited-for-with-one-pending", {"reuse":
            "ptx.cp_async_bulk_wait_group_read(1)"}, "source-reused@write",
            field="deepseek-ai/DeepEP#657"),
        Bug("the-wait-is-not-shared", {"free": ""}, "source-reused@write"),
        Bug("no-fence-before-the-store", {"fence": ""}, "missing-proxy-fence@store"),
        Bug("the-warp-does-not-meet", {"share": ""}, "data-race@store"),
        Bug("not-drained", {"drain": ""}, "store-not-drained@store"),
    ),
)  # fmt: skip
