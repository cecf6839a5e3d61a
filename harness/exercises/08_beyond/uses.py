"""What the exercises of lab 08 share: the instructions asked for, and hints that fit clusters."""

from __future__ import annotations

from harness.exercises.exercise import Use
from harness.exercises.hints import HINTS

MULTICAST = Use(
    "a multicast load (cp.async.bulk.tensor, .multicast::cluster)",
    ("cp.async.bulk.tensor.*.multicast::cluster*",),
)
CLUSTER_BARRIER = Use("a cluster barrier (barrier.cluster.wait)", ("barrier.cluster.wait*",))
REMOTE_ARRIVE = Use(
    "an arrival at another block's mbarrier (mbarrier.arrive, shared::cluster)",
    ("mbarrier.arrive.*shared::cluster*",),
)
IM2COL = Use(
    "an im2col load (cp.async.bulk.tensor, .im2col)",
    ("cp.async.bulk.tensor.4d.shared::*.global.im2col*",),
)
REPLACE = Use(
    "an edited tensor map (tensormap.replace)",
    ("tensormap.replace.tile.global_address*",),
)

CLUSTER_HINTS = {
    **HINTS,
    "unfenced-barrier-init": (
        "The mbarrier is used by copies that other blocks issue. How do those blocks know that "
        "it is ready?",
        "`fence_mbarrier_init` and `syncthreads` reach this block alone. The others have to wait, "
        "too: for all blocks of the cluster.",
        "After `ptx.mbarrier_init` and `ptx.fence_mbarrier_init()`, in all threads: "
        "`ptx.barrier_cluster_arrive()` and `ptx.barrier_cluster_wait()`.",
    ),
    "transaction-mismatch": (
        "Each block's mbarrier counts the bytes that land in that block, whoever sent them.",
        "A multicast load tells the mbarrier of every block in its mask. Add up what all the "
        "blocks send to this one, and what it loads for itself.",
        "Expect the whole shared tile (all slices) and the block's own tile: one "
        "`ptx.mbarrier_arrive_expect_tx` for both.",
    ),
    "hang": (
        "Something waits for what never comes: read which barrier, and what it still lacks.",
        "Bytes: each block expects all slices, its own and those of the others. Arrivals: every "
        "block takes part, also one whose own tile lies wholly outside of the matrix.",
        "No block returns early and no block skips its multicast; an mbarrier's count is the "
        "number of arrivals from the whole cluster.",
    ),
}


def tiles(extent: int, tile: int) -> int:
    """How many tiles cover an axis of so many elements, the last one perhaps in part."""
    return -(-extent // tile)
