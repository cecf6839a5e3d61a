"""What the exercises of lab 06 share: instructions asked for, hints for a ring, grids."""

from __future__ import annotations

from harness.arch.gpus import H200
from harness.exercises.exercise import Use
from harness.exercises.hints import HINTS

FEW_BLOCKS = 3  # for shapes that the emulator explores

LOAD_2D = Use(
    "a 2D TMA load (cp.async.bulk.tensor.2d, global to shared)",
    ("cp.async.bulk.tensor.2d.shared::*.global*",),
)
STORE_2D = Use(
    "a 2D TMA store (cp.async.bulk.tensor.2d, shared to global)",
    ("cp.async.bulk.tensor.2d.global.shared::cta*",),
)
LOAD = Use(
    "a TMA load (cp.async.bulk, global to shared)",
    ("cp.async.bulk.shared::*.global*", "cp.async.bulk.tensor.?d.shared::*.global*"),
)
STORE = Use(
    "a TMA store (cp.async.bulk, shared to global)",
    ("cp.async.bulk.global.shared::cta*", "cp.async.bulk.tensor.?d.global.shared::cta*"),
)

RING_HINTS = {
    **HINTS,
    "overwrite-in-use": (
        "A load may land in a stage that somebody has not finished with. Which wait was to "
        "prevent it?",
        "The producer waits for the stage's `empty` before it loads. `empty` may complete only "
        "when the consumers' last access *and* the store's reading are over.",
        "Producer: `ptx.mbarrier_wait_parity(<empty of the stage>, parity ^ 1)` before "
        "`mbarrier_arrive_expect_tx`. Consumer: arrive on `empty` of a stage after "
        "`cp_async_bulk_wait_group_read` has covered the store from it.",
    ),
    "source-reused": (
        "The stage is overwritten while the store still reads it.",
        "After the commit, wait until the store has read its source. Only then is the stage empty.",
        "In the thread that stores: `ptx.cp_async_bulk_wait_group_read(n)` leaves the last n "
        "groups pending. With n = 1 the stage of the tile *before* this one is free; with n = 0 "
        "this one is.",
    ),
    "phase-mismatch": (
        "A wait names a parity. Which round of the ring is this tile in?",
        "Tile i of a block is in round `i // STAGES`. The parity is that of the round, not that "
        "of the tile. And does i go on counting over all tiles of the block?",
        "Consumer: `ptx.mbarrier_wait_parity(full, (i // STAGES) & 1)`. Producer: the same parity "
        "`^ 1` on `empty`. Arrivals: as many as `mbarrier_init` was told.",
    ),
    "hang": (
        "Read the report: which barrier, which parity, what does the phase still lack?",
        "Arrivals on `empty` must be as many as its count, for every tile. The producer's first "
        "wait on each `empty` has to return at once: nobody has arrived yet.",
        "Producer waits for `((i // STAGES) & 1) ^ 1`, consumers for `(i // STAGES) & 1`. The "
        "expected bytes are those of one whole tile, also at the edge.",
    ),
    "read-before-arrival": (
        "A thread touches the stage while the load may still be writing it.",
        "Every consumer thread waits for `full` of *this* tile's stage, before its first access.",
        "`ptx.mbarrier_wait_parity(ptx.shared_address(full, stage), (i // STAGES) & 1)` in all "
        "consumer threads.",
    ),
    "uninitialised-read": (
        "A stage is read before anything came into it. What was the read to wait for?",
        "A wait for parity 1 on a new mbarrier returns at once. A consumer's first wait on each "
        "`full` names parity 0: the parity is that of the round, not that of the tile.",
        "`ptx.mbarrier_wait_parity(ptx.shared_address(full, stage), (i // STAGES) & 1)`, and "
        "`stage = i % STAGES`, with i counted alike in both roles.",
    ),
    "data-race": (
        "Two threads touch the same bytes, and nothing orders them.",
        "The thread that stores has to wait for all consumers. `cuda.syncthreads()` is for all "
        "threads of the block, and the producer does not come to it.",
        "`ptx.bar_sync(1, CONSUMERS)` in all consumers, between their writes and the store.",
    ),
}


def blocks_for(tiles: int, blocks_per_sm: int) -> int:
    """Blocks of a persistent grid: as many as fit at once, or a few where tiles are few."""
    full_grid = H200.multiprocessors * blocks_per_sm
    return full_grid if tiles >= 4 * full_grid else FEW_BLOCKS
