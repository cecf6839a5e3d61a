"""What the exercises of lab 08 share: the instructions asked for, and how many tiles."""

from __future__ import annotations

from harness.exercises.exercise import Use

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


def tiles(extent: int, tile: int) -> int:
    """How many tiles cover an axis of so many elements, the last one perhaps in part."""
    return -(-extent // tile)
