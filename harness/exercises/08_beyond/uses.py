"""The effects that the exercises of lab 08 ask for."""

from __future__ import annotations

from harness.exercises.effects import Way

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
EDITS = Way("tensormap.replace (.global_address)", ("tensormap.replace",), ("global_address",))
