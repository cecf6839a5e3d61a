"""Hints by what went wrong, each in three levels: where to look, what is missing, the answer.

Keys are hazard kinds, and `wrong-output`, `unwritten-output`, `input-modified`, `hang`.
"""

from __future__ import annotations

from collections.abc import Mapping

TILE_COPY_HINTS: Mapping[str, tuple[str, str, str]] = {
    "missing-proxy-fence": (
        "Your threads wrote shared memory through one proxy; the TMA store reads it through "
        "another. What puts the two in order?",
        "A block barrier orders threads, not proxies. Each thread that wrote needs a proxy fence "
        "between its write and the barrier that precedes the store.",
        "Write, then `ptx.fence_proxy_async_shared_cta()` in every writing thread, then "
        "`cuda.syncthreads()`, then the store by one thread.",
    ),
    "unfenced-barrier-init": (
        "One thread initialises the mbarrier. Who else uses it, and how do they know it is ready?",
        "The copy engine needs `fence.mbarrier_init`, and the other threads need a block barrier, "
        "before anyone uses the mbarrier.",
        "After `ptx.mbarrier_init(bar, 1)`, in the same thread: `ptx.fence_mbarrier_init()`; then "
        "`cuda.syncthreads()` in all threads.",
    ),
    "read-before-arrival": (
        "The copy runs by itself once issued. How does a thread learn that the tile is there?",
        "Every thread that reads the tile has to wait for the mbarrier's phase, not only the one "
        "that issued the load.",
        "All threads call `ptx.mbarrier_wait_parity(bar, 0)` before they read the tile.",
    ),
    "store-not-drained": (
        "The store, too, runs by itself. May the block's shared memory go away while it reads?",
        "A bulk store belongs to a group: it has to be committed, and the group waited for, by the "
        "thread that issued it.",
        "After the store, in the same thread: `ptx.cp_async_bulk_commit_group()` and "
        "`ptx.cp_async_bulk_wait_group_read(0)`.",
    ),
    "overwrite-in-use": (
        "The load may land on bytes that a thread is still using.",
        "Each thread has to be done with the tile before the next copy into it is issued; with "
        "one tile a block, that means waiting for the load before touching the tile at all.",
        "All threads call `ptx.mbarrier_wait_parity(bar, 0)` before they touch the tile.",
    ),
    "source-reused": (
        "Something writes to the bytes that an asynchronous store is still reading.",
        "Wait until the store has read its source before you write there again.",
        "`ptx.cp_async_bulk_wait_group_read(0)` in the issuing thread, then a block barrier.",
    ),
    "transaction-mismatch": (
        "The mbarrier counts bytes. How many does one tile bring?",
        "Rows x columns x bytes of an element, expected exactly once for each phase.",
        "`ptx.mbarrier_arrive_expect_tx(bar, ROWS * COLS * 4)` for a float32 tile.",
    ),
    "phase-mismatch": (
        "A wait names a parity: that of the phase which is to complete. Which is the first?",
        "A fresh mbarrier is in phase 0; waiting for parity 1 returns at once.",
        "One load, one phase: `ptx.mbarrier_wait_parity(bar, 0)`, and as many arrivals as the "
        "count given to `mbarrier_init`.",
    ),
    "data-race": (
        "Two threads touch the same bytes, at least one writes, and nothing orders them.",
        "Find the two lines: which has to come first, and what would make the other wait?",
        "A `cuda.syncthreads()` between the two, reached by every thread of the block; or let each "
        "thread touch its own elements only.",
    ),
    "uninitialised-read": (
        "Shared memory holds nothing at the start. Who was to write these bytes?",
        "The load must bring the whole tile, to the address that is read.",
        "Give the load `ptx.shared_address(tile)` as its destination and wait for it first.",
    ),
    "illegal-access": (
        "The hardware would have stopped here: an address is misaligned or out of bounds.",
        "A tile that TMA touches starts at a multiple of 128 bytes; an mbarrier is 8 bytes on 8.",
        "Declare the tile before anything smaller, with `alignment=128` where it is offered.",
    ),
    "wrong-output": (
        "Look at the picture of the tile: are the differences in its values or in its place?",
        "The number added is the row-major index inside the tile; coordinates of a tile are in "
        "elements, innermost (x) first.",
        "Add `row * TILE_W + col`; load and store at `c0 = blockIdx.x * TILE_W`, "
        "`c1 = blockIdx.y * TILE_H`.",
    ),
    "unwritten-output": (
        "Part of the output still holds what was there before the launch.",
        "Each block stores one whole tile, at the coordinates from which it loaded.",
        "One thread stores at `c0 = blockIdx.x * TILE_W`, `c1 = blockIdx.y * TILE_H`, commits and "
        "waits.",
    ),
    "input-modified": (
        "The input is to stay as it is.",
        "The store goes to the output's tensor map.",
        "Pass `dst`, not `src`, to the store.",
    ),
    "hang": (
        "Something waits for what never comes: read which barrier, and what it still lacks.",
        "A phase completes when all arrivals and all expected bytes are in; a block barrier when "
        "every thread of the block reaches it.",
        "Count arrived = count of `mbarrier_init`; bytes expected = bytes of the tile; no "
        "`syncthreads` inside a branch that some threads skip.",
    ),
}
