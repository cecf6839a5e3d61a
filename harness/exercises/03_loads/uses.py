"""What the exercises of lab 03 share: the instruction asked for, and how many tiles."""

from __future__ import annotations

from harness.exercises.exercise import Use


def load_of(rank: int) -> tuple[Use, ...]:
    """The tensor load of this rank, as something that must have been executed."""
    return (
        Use(
            f"a {rank}D TMA load (cp.async.bulk.tensor.{rank}d, global to shared)",
            (f"cp.async.bulk.tensor.{rank}d.shared::*.global*",),
        ),
    )


def tiles(extent: int, tile: int) -> int:
    """How many tiles cover an axis of so many elements, the last one perhaps in part."""
    return -(-extent // tile)
