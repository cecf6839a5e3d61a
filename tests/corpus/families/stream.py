"""A block streams tiles through two buffers: the next tile is in flight while the current tile is
read.
"""

from __future__ import annotations

import numpy as np
from numba import cuda

from harness import ptx
from harness.sanitizer.tensormap import TensorMap
from tests.corpus.families.variants import Bug, Case, Family, Legal

ROWS, COLUMNS, THREADS, TILES = 4, 32, 64, 5
SIZE = ROWS * COLUMNS
NBYTES = SIZE * 4


def stream(src, out):
    tiles = cuda.shared.array((2, ROWS, COLUMNS), np.float32, 128)
    barriers = cuda.shared.array(2, np.uint64)
    t = cuda.threadIdx.x
    x = cuda.blockIdx.x * COLUMNS
    if t == 0:
        for stage in range(2):
            ptx.mbarrier_init(ptx.shared_address(barriers, stage), 1)  # @init
        ptx.fence_mbarrier_init()  # @init-fence
    cuda.syncthreads()  # @share-init
    if t == 0:
        full = ptx.shared_address(barriers)
        ptx.mbarrier_arrive_expect_tx(full, NBYTES)
        first = ptx.shared_address(tiles)
        ptx.cp_async_bulk_tensor_2d_global_to_shared(first, src, x, 0, full)  # @first-load
    for k in range(TILES):
        stage, parity = k % 2, k // 2 % 2  # @which
        if t == 0 and k + 1 < TILES:  # @more
            following = (k + 1) % 2  # @following
            full = ptx.shared_address(barriers, following)
            to = ptx.shared_address(tiles, following * SIZE)
            ptx.mbarrier_arrive_expect_tx(full, NBYTES)  # @expect
            ptx.cp_async_bulk_tensor_2d_global_to_shared(to, src, x, (k + 1) * ROWS, full)  # @load
        ptx.mbarrier_wait_parity(ptx.shared_address(barriers, stage), parity)  # @wait
        for i in range(t, SIZE, THREADS):
            row, column = i // COLUMNS, i % COLUMNS
            out[k * ROWS + row, x + column] = tiles[stage, row, column] * 2  # @read
        ptx.fence_proxy_async_shared_cta()  # @fence
        cuda.syncthreads()  # @free


def launch(gpu) -> Case:
    values = np.random.default_rng(2).standard_normal((TILES * ROWS, 2 * COLUMNS))
    values = values.astype(np.float32)
    src, out = gpu.to_device(values), gpu.empty(values.shape, np.float32)
    args = TensorMap.tiled(src, (ROWS, COLUMNS)), out
    return Case(args, (2, 1, 1), (THREADS, 1, 1), ((out, 2 * values),))


FAMILY = Family(
    stream,
    launch,
    (
        Legal("as-it-is"),
        Legal("frees-before-it-loads", {"free": "",
              "more": "cuda.syncthreads()\nif t == 0 and k + 1 < TILES:"}),
        Legal("parity-of-a-computed-phase", {"which": "stage = k & 1\nparity = (k >> 1) & 1"}),
        Legal("polls", {"wait": "full = ptx.shared_address(barriers, stage)\nwhile not "
                        "ptx.mbarrier_try_wait_parity(full, parity):\n    pass"}),
        Legal("one-waits", {"wait": "if t == 0:\n    ...  # @wait\ncuda.syncthreads()"}),
        Legal("fence-of-every-space", {"fence": "ptx.fence_proxy_async()"}),
        Legal("fenced-after-the-barrier", {"fence": "", "free": "...\nif t == 0:\n"
              "    ptx.fence_proxy_async_shared_cta()"}),
        Bug("not-freed", {"free": ""}, "overwrite-in-use@load", also=("phase-mismatch@wait",),
            field="deepseek-ai/DeepEP#621"),
        Bug("freed-by-an-mbarrier-alone", {"fence": ""}, "write-after-read-fence@load",
            field="NVIDIA/TransformerEngine#2695"),
        Bug("freed-before-it-is-read", {"free": "", "wait": "...  # @wait\ncuda.syncthreads()"},
            "overwrite-in-use@load", field="deepseek-ai/DeepEP#642"),
        Bug("parity-never-flips", {"which": "stage, parity = k % 2, 0"}, "phase-mismatch@wait",
            field="tile-ai/tilelang#3087"),
        Bug("parity-flips-each-tile", {"which": "stage, parity = k % 2, k % 2"},
            "phase-mismatch@wait"),
        Bug("waits-for-the-wrong-stage", {"wait": "ptx.mbarrier_wait_parity("
            "ptx.shared_address(barriers, 0), parity)"}, "read-before-arrival@read",
            also=("phase-mismatch@wait",), field="NVIDIA/TensorRT-LLM#15338"),
        Bug("loads-into-the-tile-in-use", {"following": "following = k % 2"},
            "overwrite-in-use@load"),
        Bug("loads-past-the-last-tile", {"more": "if t == 0:"}, "overwrite-in-use@load",
            field="NVIDIA/cutlass#2944"),
        Bug("no-wait", {"wait": ""}, "read-before-arrival@read"),
        Bug("one-thread-waits", {"wait": "if t == 0:\n    ...  # @wait"},
            "read-before-arrival@read"),
        Bug("expects-both-tiles", {"expect": "ptx.mbarrier_arrive_expect_tx(full, 2 * NBYTES)"},
            "transaction-mismatch@expect"),
        Bug("second-barrier-not-initialized", {"init": "if stage == 0:\n    ...  # @init"},
            "unfenced-barrier-init@expect"),
        Bug("no-init-fence", {"init-fence": ""}, "unfenced-barrier-init@first-load"),
    ),
)  # fmt: skip
