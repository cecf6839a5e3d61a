"""How many tiles, in all exercises of lab 03."""

from __future__ import annotations


def tiles(extent: int, tile: int) -> int:
    """How many tiles cover an axis of so many elements, the last one perhaps in part."""
    return -(-extent // tile)
