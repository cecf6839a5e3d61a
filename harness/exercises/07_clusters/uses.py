"""The effects that the exercises of lab 07 ask for."""

from __future__ import annotations

from harness.exercises.effects import Way

MULTICASTS = Way(
    "multicast loads (cp.async.bulk.tensor.2d, .multicast::cluster)",
    ("cp.async.bulk.tensor.load.multicast",),
    ("2d",),
)
