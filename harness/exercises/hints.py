"""Hints by what went wrong, each in three levels: where to look, what is missing, the answer.

Keys are hazard kinds, and `wrong-output`, `unwritten-output`, `input-modified`, `hang`, `fault`.
`HINTS` fit any kernel; an exercise puts its own beside them or in their place::

    hints={**HINTS, "wrong-output": ("...", "...", "...")}
"""

from __future__ import annotations

from collections.abc import Mapping

Levels = tuple[str, str, str]

HINTS: Mapping[str, Levels] = {
    "missing-proxy-fence": (
        "Your threads wrote through one proxy; the copy (or the matrix unit) reads through "
        "another. What puts the two in order?",
        "A block barrier orders threads, not proxies. Each thread that wrote needs a proxy fence "
        "between its write and the barrier that precedes the asynchronous operation.",
        "Write, then `ptx.fence_proxy_async_shared_cta()` in every writing thread, then "
        "`cuda.syncthreads()`, then the copy by one thread. For global memory: "
        "`ptx.fence_proxy_async_global()`.",
    ),
    "unfenced-barrier-init": (
        "One thread initialises the mbarrier. Who else uses it, and how do they know it is ready?",
        "The copy engine needs `fence.mbarrier_init`, and the other threads need a block barrier "
        "(those of other blocks a cluster barrier), before anyone uses the mbarrier.",
        "After `ptx.mbarrier_init`, in the same thread: `ptx.fence_mbarrier_init()`; then "
        "`cuda.syncthreads()` in all threads.",
    ),
    "read-before-arrival": (
        "The copy runs by itself once issued. How does a thread learn that the data is there?",
        "Every thread that reads has to wait for the mbarrier's phase, not only the one that "
        "issued the load.",
        "All threads call `ptx.mbarrier_wait_parity(bar, parity)` of that load's phase before "
        "they read. Bytes that a store sent to global memory have no mbarrier: "
        "`ptx.cp_async_bulk_wait_group(0)` in the thread that stored, then `cuda.syncthreads()`.",
    ),
    "overwrite-in-use": (
        "A copy may land on bytes that a thread is still using.",
        "Everybody has to be done with a buffer, and have said so, before the next copy into it "
        "is issued.",
        'Readers arrive on an "empty" mbarrier (or at a block barrier) after their last read; '
        "the thread that issues the copy waits for that first.",
    ),
    "source-reused": (
        "Something writes to the bytes that an asynchronous store is still reading.",
        "Wait until the store has read its source before anyone writes there again.",
        "`ptx.cp_async_bulk_wait_group_read(0)` in the issuing thread, then a block barrier, then "
        "the next write.",
    ),
    "store-not-drained": (
        "The store, too, runs by itself. May the block's shared memory go away while it reads?",
        "A bulk store belongs to a group: it has to be committed, and the group waited for, by "
        "the thread that issued it.",
        "After the store, in the same thread: `ptx.cp_async_bulk_commit_group()` and "
        "`ptx.cp_async_bulk_wait_group_read(0)`.",
    ),
    "transaction-mismatch": (
        "The mbarrier counts bytes. How many does the copy bring?",
        "Elements of the box x bytes of an element (out of bounds or not), expected exactly once "
        "for each phase.",
        "`ptx.mbarrier_arrive_expect_tx(bar, bytes)` with the bytes of all copies of that phase.",
    ),
    "phase-mismatch": (
        "A wait names a parity: that of the phase which is to complete. Which is it?",
        "A fresh mbarrier is in phase 0. Waiting for parity 1 returns at once then. The parity "
        "flips each time the barrier is used again.",
        "Parity of round r of a barrier: `r & 1`; and as many arrivals a phase as the count given "
        "to `ptx.mbarrier_init`.",
    ),
    "data-race": (
        "Two threads touch the same bytes, at least one writes, and nothing orders them.",
        "Find the two lines: which has to come first, and what would make the other wait?",
        "A `cuda.syncthreads()` between the two, reached by every thread of the block; or let "
        "each thread touch its own elements only.",
    ),
    "uninitialised-read": (
        "Shared memory holds nothing at the start. Who was to write these bytes?",
        "A copy must bring all that is read, to the address that is read.",
        "Compare the copy's destination and its box with the indices of the read.",
    ),
    "cluster-exit": (
        "A block may leave while another still reaches into its shared memory.",
        "Nobody may exit before all blocks of the cluster are done with each other.",
        "`ptx.barrier_cluster_arrive()` and `ptx.barrier_cluster_wait()` in all threads, last.",
    ),
    "wgmma-order": (
        "The matrix unit works by itself. When may registers and tiles be touched?",
        "`wgmma_fence` before the first product (and after the accumulators were written), "
        "`commit_group` after the last, `wait_group` before the accumulators are read.",
        "`ptx.wgmma_fence()`, the products, `ptx.wgmma_commit_group()`, `ptx.wgmma_wait_group(0)`.",
    ),
    "illegal-access": (
        "An address is misaligned, out of bounds, or an mbarrier's that is still in use; or a "
        "copy's size is not legal. The report says which.",
        "The bytes of a bulk copy are a multiple of 16. A tile that TMA touches starts at a "
        "multiple of 128 bytes (more with a swizzle); an mbarrier is 8 bytes on 8; a box starts "
        "on 16 bytes.",
        "Give `cuda.shared.array` its third argument, the alignment: 128, or 1024 for a tile with "
        "the 128B swizzle. Before an mbarrier's bytes are used otherwise: "
        "`ptx.mbarrier_inval(bar)`.",
    ),
    "wrong-output": (
        "Look at the picture of the tile: are the differences in its values or in its place?",
        "Coordinates are in elements, innermost first; shapes on the host are in numpy order.",
        "Follow one wrong element by hand: from where was it loaded, and to where was it stored?",
    ),
    "unwritten-output": (
        "Part of the output still holds what was there before the launch.",
        "Which blocks and threads write, and how much of the output do they cover together?",
        "Fill in what the comments of the cell ask for, one after the other, and check again.",
    ),
    "input-modified": (
        "The input is to stay as it is.",
        "Something is stored to the input's address or through its tensor map.",
        "Pass the output, not the input, to the store.",
    ),
    "hang": (
        "Something waits for what never comes: read which barrier, and what it still lacks.",
        "A phase completes when all arrivals and all expected bytes are in; a block barrier when "
        "every thread of the block reaches it.",
        "Arrivals = the count of `mbarrier_init`; bytes expected = bytes that the copies bring; "
        "no `syncthreads` in a branch that some threads skip.",
    ),
    "fault": (
        "The hardware would have stopped the kernel: the message names the access.",
        "Look at the address: its alignment, and the bounds of what it points into.",
        "Compute the index by hand for the first and the last thread.",
    ),
}
