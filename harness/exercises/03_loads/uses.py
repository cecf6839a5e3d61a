"""What the exercises of lab 03 share: the instruction asked for, and hints that fit any load."""

from __future__ import annotations

from harness.exercises.exercise import Use
from harness.exercises.hints import HINTS

LOAD_HINTS = {
    **HINTS,
    "transaction-mismatch": (
        "The mbarrier counts bytes. How many does one copy bring?",
        "Always the whole box, also where it leaves the tensor: what lies outside is filled, and "
        "the filled bytes count.",
        "`ptx.mbarrier_arrive_expect_tx(bar, bytes)` with the elements that one copy brings x "
        "bytes of an element; print the map to read them: it says `... bytes a copy`.",
    ),
    "hang": (
        "Something waits for what never comes: read which barrier, and what it still lacks.",
        "A load delivers the bytes of its whole box, no more and no less, wherever the box lies.",
        "Expect the same number in every block: the elements that one copy brings x bytes of an "
        "element.",
    ),
    "read-before-arrival": (
        "The copy runs by itself once issued. How does a thread learn that the data is there?",
        "Every thread that reads the tile waits, not only the one that issued the load.",
        "`ptx.mbarrier_wait_parity(bar_address, 0)` in all threads, before the first read.",
    ),
    "illegal-access": (
        "The hardware would have stopped here. The message names the address or the coordinate.",
        "A box starts on 16 bytes: `c0` x bytes of an element is a multiple of 16. A tile in "
        "shared memory starts on 128 bytes. An ordinary store has to stay inside its array.",
        "The fill guards the load; nothing guards your stores. Put an `if` around them, or start "
        "the box at a multiple of 16 bytes and read it from the column that you need.",
    ),
    "fault": (
        "The hardware would have stopped here. The message names the address or the coordinate.",
        "The load may leave the tensor; an ordinary store may not leave its array.",
        "Write only where the index lies inside the output: compare it with its extents first.",
    ),
}


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
