"""What the exercises of lab 08 share: the effects asked for, and how many tiles."""

from __future__ import annotations

from harness.exercises.effects import Executed, Way

MULTICASTS = Way(
    "multicast loads (cp.async.bulk.tensor.2d, .multicast::cluster)",
    ("cp.async.bulk.tensor.load.multicast",),
    ("2d",),
)
IM2COL = Way(
    "im2col loads (cp.async.bulk.tensor.4d, .im2col)",
    ("cp.async.bulk.tensor.load.im2col", "cp.async.bulk.tensor.load.im2col.multicast"),
    ("4d",),
)
CLUSTER_BARRIER = Executed("a cluster barrier (barrier.cluster.wait)", ("barrier.cluster.wait",))
REMOTE_ARRIVE = Executed(
    "an arrival at another block's mbarrier (mbarrier.arrive, shared::cluster)",
    ("mbarrier.arrive", "mbarrier.arrive.expect_tx"),
    ("shared::cluster",),
)
REPLACE = Executed(
    "an edited tensor map (tensormap.replace)", ("tensormap.replace",), ("global_address",)
)
ACQUIRE = Executed("an acquire of the edited map", ("fence.proxy.tensormap.acquire",))


def tiles(extent: int, tile: int) -> int:
    """How many tiles cover an axis of so many elements, the last one perhaps in part."""
    return -(-extent // tile)
