"""Real kernels for the tile-copy exercises: right kernels, and kernels with a planted bug each."""

from __future__ import annotations

import numpy as np
from numba import cuda

from harness import ptx
from tests.corpus.families.variants import Bug, Family, build

SIDE = 4
BYTES = SIDE * SIDE * 4
ROWS, COLUMNS = 64, 32
LARGE_BYTES = ROWS * COLUMNS * 4


def tile_copy(src, dst):
    tile = cuda.shared.array((SIDE, SIDE), np.float32, 128)  # @tile
    bar = cuda.shared.array(1, np.uint64)  # @bars
    thread = cuda.threadIdx.x
    x, y = cuda.blockIdx.x * SIDE, cuda.blockIdx.y * SIDE
    address, barrier = ptx.shared_address(tile), ptx.shared_address(bar)  # @places
    if thread == 0:  # @who
        ptx.mbarrier_init(barrier, 1)  # @init
        ptx.fence_mbarrier_init()
    cuda.syncthreads()  # @meet
    if thread == 0:
        ptx.mbarrier_arrive_expect_tx(barrier, BYTES)  # @expect
        ptx.cp_async_bulk_tensor_2d_global_to_shared(address, src, x, y, barrier)
    ptx.mbarrier_wait_parity(barrier, 0)  # @wait
    tile[thread // SIDE, thread % SIDE] += np.float32(thread)  # @add
    ptx.fence_proxy_async_shared_cta()  # @fence
    cuda.syncthreads()
    if thread == 0:
        ptx.cp_async_bulk_tensor_2d_shared_to_global(dst, x, y, address)  # @store
        ptx.cp_async_bulk_commit_group()
        ptx.cp_async_bulk_wait_group(0)  # @drain


def _with(name: str, **edits: str):
    """Return the kernel with other text on the lines of these labels."""
    family = Family(tile_copy, lambda gpu: None, ())  # type: ignore[arg-type, return-value]
    return cuda.jit(build(family, Bug(name, edits, "")).function)


right = cuda.jit(tile_copy)
transposed_index = _with(
    "transposed-index", add="tile[thread % SIDE, thread // SIDE] += np.float32(thread)"
)
no_proxy_fence = _with("no-proxy-fence", fence="")
no_wait = _with("no-wait", wait="")
too_many_bytes = _with(
    "too-many-bytes", expect="ptx.mbarrier_arrive_expect_tx(barrier, BYTES + 16)"
)
not_drained = _with("not-drained", drain="")
ILLEGAL = {  # the hardware might run these
    "an mbarrier initialized twice": _with(
        "twice", init="ptx.mbarrier_init(barrier, 1)\nptx.mbarrier_init(barrier, 1)"
    ),
    "an mbarrier initialized by four": _with("by-four", who="if thread < 4:"),
    "a barrier behind the shared bytes that were asked for": _with(
        "behind", bars="bar = cuda.shared.array(0, np.uint64)"
    ),
    "a box larger than its array": _with(
        "large-box", tile="tile = cuda.shared.array((2, SIDE), np.float32, 128)"
    ),
}
STOPPED = {  # the hardware stops at these
    "an mbarrier 32 KB beyond shared memory": _with(
        "beyond",
        places="address, barrier = ptx.shared_address(tile), ptx.shared_address(bar) + 32768",
    ),
    "a barrier of 12 threads": _with("twelve", meet="ptx.bar_sync(1, cuda.blockDim.x - 4)"),
}


@cuda.jit
def skeleton(src, dst):
    tile = cuda.shared.array((SIDE, SIDE), np.float32, 128)  # noqa: F841


@cuda.jit
def right_large(src, dst):
    tile = cuda.shared.array((ROWS, COLUMNS), np.float32, 128)
    bar = cuda.shared.array(1, np.uint64)
    thread = cuda.threadIdx.x
    x, y = cuda.blockIdx.x * COLUMNS, cuda.blockIdx.y * ROWS
    address, barrier = ptx.shared_address(tile), ptx.shared_address(bar)
    if thread == 0:
        ptx.mbarrier_init(barrier, 1)
        ptx.fence_mbarrier_init()
    cuda.syncthreads()
    if thread == 0:
        ptx.mbarrier_arrive_expect_tx(barrier, LARGE_BYTES)
        ptx.cp_async_bulk_tensor_2d_global_to_shared(address, src, x, y, barrier)
    ptx.mbarrier_wait_parity(barrier, 0)
    for i in range(thread, ROWS * COLUMNS, cuda.blockDim.x):
        tile[i // COLUMNS, i % COLUMNS] += np.float32(i)
    ptx.fence_proxy_async_shared_cta()
    cuda.syncthreads()
    if thread == 0:
        ptx.cp_async_bulk_tensor_2d_shared_to_global(dst, x, y, address)
        ptx.cp_async_bulk_commit_group()
        ptx.cp_async_bulk_wait_group_read(0)
