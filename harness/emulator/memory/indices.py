"""An element of an array, as its source would write it: ``out[63, 0]``, and what it has instead."""

from __future__ import annotations

from collections.abc import Sequence


def element(name: str, shape: Sequence[int], element_bytes: int, offset: int) -> str:
    """The element ``offset`` bytes into a C-contiguous array; beyond it along its first axis."""
    rest, index = offset // element_bytes, []
    for extent in reversed(shape[1:]):
        rest, at = divmod(rest, max(extent, 1))
        index.append(at)
    shown = ", ".join(map(str, [rest, *reversed(index)]))
    return f"`{name}[{shown}]`"


def first_extent(name: str, shape: Sequence[int]) -> str:
    """``axis 0 of `out` has 63``: what an element beyond it is compared with."""
    return f"axis 0 of `{name}` has {shape[0]}"
