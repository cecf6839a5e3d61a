"""A producer warp fills a ring of stages, and two consumer warps empty it, with full and empty
barriers.
"""

from __future__ import annotations

import numpy as np
from numba import cuda

from harness import ptx
from harness.sanitizer.tensormap import TensorMap
from tests.corpus.families.variants import Bug, Case, Family, Legal

ROWS, COLUMNS, STAGES, TILES = 2, 32, 2, 5
CONSUMERS = 64
SIZE = ROWS * COLUMNS
NBYTES = SIZE * 4


def ring(src, out):
    tiles = cuda.shared.array((STAGES, ROWS, COLUMNS), np.float32, 128)
    full = cuda.shared.array(STAGES, np.uint64)
    empty = cuda.shared.array(STAGES, np.uint64)
    t = cuda.threadIdx.x
    x = cuda.blockIdx.x * COLUMNS
    if t == 0:
        for stage in range(STAGES):
            ptx.mbarrier_init(ptx.shared_address(full, stage), 1)  # @init-full
            ptx.mbarrier_init(ptx.shared_address(empty, stage), CONSUMERS)  # @init-empty
        ptx.fence_mbarrier_init()  # @init-fence
    cuda.syncthreads()  # @share-init
    if t >= CONSUMERS:  # the producer warp
        if t == CONSUMERS:
            for k in range(TILES):  # @tiles
                stage, phase = k % STAGES, k // STAGES % 2  # @producer-phase
                bar = ptx.shared_address(full, stage)  # @producer-bar
                to = ptx.shared_address(tiles, stage * SIZE)
                ptx.mbarrier_wait_parity(ptx.shared_address(empty, stage), phase ^ 1)  # @empty
                ptx.mbarrier_arrive_expect_tx(bar, NBYTES)  # @expect
                ptx.cp_async_bulk_tensor_2d_global_to_shared(to, src, x, k * ROWS, bar)  # @load
    else:
        for k in range(TILES):
            stage, phase = k % STAGES, k // STAGES % 2  # @consumer-phase
            ptx.mbarrier_wait_parity(ptx.shared_address(full, stage), phase)  # @full
            value = tiles[stage, t // COLUMNS, t % COLUMNS]  # @read
            ptx.fence_proxy_async_shared_cta()  # @fence
            ptx.mbarrier_arrive(ptx.shared_address(empty, stage))  # @release
            out[k * ROWS + t // COLUMNS, x + t % COLUMNS] = value + k  # @write


def launch(gpu) -> Case:
    values = np.random.default_rng(3).integers(0, 99, (TILES * ROWS, 2 * COLUMNS))
    values = values.astype(np.float32)
    src, out = gpu.to_device(values), gpu.empty(values.shape, np.float32)
    wanted = values + (np.arange(TILES * ROWS) // ROWS)[:, None].astype(np.float32)
    args = TensorMap.tiled(src, (ROWS, COLUMNS)), out
    return Case(args, (2, 1, 1), (CONSUMERS + 32, 1, 1), ((out, wanted),))


PER_WARP = {
    "init-empty": "ptx.mbarrier_init(ptx.shared_address(empty, stage), 2)",
    "release": "cuda.syncwarp()\nif t % 32 == 0:\n    ...",
}
REGISTER = "if k == 0:\n    phase = 0\nstage = k % STAGES\nif k > 0 and stage == 0:\n    phase ^= 1"

FAMILY = Family(
    ring,
    launch,
    (
        Legal("as-it-is"),
        Legal("a-lane-of-each-warp-releases", PER_WARP),
        Legal("phase-in-a-register", {"producer-phase": REGISTER, "consumer-phase": REGISTER}),
        Legal("first-round-without-waiting", {"empty": "if k >= STAGES:\n    ..."}),
        Legal("consumers-release-at-first", {"consumer-phase": "if k == 0:\n"
              "    for s in range(STAGES):\n"
              "        ptx.mbarrier_arrive(ptx.shared_address(empty, s))\n...  # @consumer-phase",
              "empty": "ptx.mbarrier_wait_parity(ptx.shared_address(empty, stage), phase)"}),
        Legal("polls-both", {
            "empty": "while not ptx.mbarrier_test_wait_parity(ptx.shared_address(empty, stage), "
            "phase ^ 1):\n    pass",
            "full": "while not ptx.mbarrier_test_wait_parity(ptx.shared_address(full, stage), "
            "phase):\n    pass"}),
        Legal("expects-apart-from-arriving", {"expect": "ptx.mbarrier_expect_tx(bar, NBYTES)",
              "load": "...\nptx.mbarrier_arrive(bar)"}),
        Legal("the-producer-fences", {"fence": "",
              "empty": "...  # @empty\nptx.fence_proxy_async_shared_cta()"}),
        Legal("releases-late", {"fence": "", "release": "", "write": "...  # @write\n"
              "ptx.fence_proxy_async_shared_cta()\n"
              "ptx.mbarrier_arrive(ptx.shared_address(empty, stage))"}),
        Legal("half-arrives-twice", {"release": "if t % 2 == 0:\n"
              "    ptx.mbarrier_arrive(ptx.shared_address(empty, stage), 1)\nelse:\n    ..."}),
        Bug("no-wait-for-empty", {"empty": ""}, "overwrite-in-use@load",
            field="deepseek-ai/DeepEP#621"),
        Bug("never-released", {"release": ""}, "hang@empty"),
        Bug("released-before-it-is-read", {"release": "",
            "full": "...  # @full\nptx.mbarrier_arrive(ptx.shared_address(empty, stage))"},
            "overwrite-in-use@load", field="deepseek-ai/DeepEP#642"),
        Bug("released-without-a-fence", {"fence": ""}, "write-after-read-fence@load",
            field="triton-lang/triton#7262"),
        Bug("a-lane-releases-before-its-warp-has-read", PER_WARP | {
            "release": "if t % 32 == 0:\n    ..."}, "overwrite-in-use@load"),
        Bug("count-of-empty-too-small", {"init-empty": "ptx.mbarrier_init(ptx.shared_address("
            "empty, stage), CONSUMERS // 2)"}, "phase-mismatch@empty",
            also=("phase-mismatch@full",)),
        Bug("count-of-empty-one-too-small", {"init-empty": "ptx.mbarrier_init(ptx.shared_address("
            "empty, stage), CONSUMERS - 1)"}, "overwrite-in-use@load"),
        Bug("count-of-empty-one-too-small-and-nothing-read", {"init-empty":
            "ptx.mbarrier_init(ptx.shared_address(empty, stage), CONSUMERS - 1)",
            "read": "value = 0", "write": ""}, "phase-mismatch@release"),
        Bug("count-of-empty-too-large", {"init-empty": "ptx.mbarrier_init(ptx.shared_address("
            "empty, stage), CONSUMERS + 1)"}, "hang@empty"),
        Bug("producer-waits-like-a-consumer", {"empty": "ptx.mbarrier_wait_parity("
            "ptx.shared_address(empty, stage), phase)"}, "hang@full"),
        Bug("consumer-waits-like-a-producer", {"full": "ptx.mbarrier_wait_parity("
            "ptx.shared_address(full, stage), phase ^ 1)"}, "phase-mismatch@full",
            also=("uninitialized-read@read",)),  # if the consumer runs before the producer
        Bug("consumer-phase-never-flips", {"consumer-phase": "stage, phase = k % STAGES, 0"},
            "phase-mismatch@full", also=("phase-mismatch@empty",), field="tile-ai/tilelang#3087"),
        Bug("producer-phase-never-flips", {"producer-phase": "stage, phase = k % STAGES, 0"},
            "overwrite-in-use@load"),
        Bug("no-wait-for-full", {"full": ""}, "read-before-arrival@read",
            also=("uninitialized-read@read",)),  # if the consumer runs before the producer
        Bug("waits-for-a-stale-stage", {"full": "ptx.mbarrier_wait_parity(ptx.shared_address("
            "full, 0), phase)"}, "read-before-arrival@read", also=("phase-mismatch@full",),
            field="NVIDIA/TensorRT-LLM#15338"),
        Bug("releases-the-wrong-stage", {"release": "ptx.mbarrier_arrive(ptx.shared_address("
            "empty, 0))"}, "hang@empty", also=("phase-mismatch@full", "phase-mismatch@empty")),
        Bug("copy-completes-on-the-wrong-stage", {"load": "ptx.cp_async_bulk_tensor_2d_"
            "global_to_shared(to, src, x, k * ROWS, ptx.shared_address(full, 0))"},
            "transaction-mismatch@expect"),
        Bug("expects-a-row", {"expect": "ptx.mbarrier_arrive_expect_tx(bar, COLUMNS * 4)"},
            "transaction-mismatch@expect"),
        Bug("expects-without-arriving-once", {"expect": "if k == 3:\n    ptx.mbarrier_expect_tx("
            "bar, NBYTES)\nelse:\n    ...  # @expect"}, "hang@full",
            field="tile-ai/tilelang#2566"),
        Bug("returns-early", {"consumer-phase": "...  # @consumer-phase\nif k == 1 and t >= 32:\n"
            "    return"}, "hang@empty", field="tile-ai/tilelang#2927"),
        Bug("loads-past-the-last-tile", {"tiles": "for k in range(TILES + 1):"},
            "overwrite-in-use@load", field="NVIDIA/cutlass#2944"),
        Bug("init-not-shared", {"share-init": ""}, "unfenced-barrier-init@empty",
            also=("unfenced-barrier-init@full",)),
    ),
)  # fmt: skip
