"""An element of an array, as its source would write it: ``out[63, 0]``, and the extent of the
axis."""

from __future__ import annotations

import math
from collections.abc import Sequence


def element(name: str, shape: Sequence[int], element_bytes: int, offset: int) -> str:
    """The element ``offset`` bytes into a C-contiguous array; beyond it along its first axis."""
    rest, index = offset // element_bytes, []
    for extent in reversed(shape[1:]):
        rest, at = divmod(rest, max(extent, 1))
        index.append(at)
    shown = ", ".join(map(str, [rest, *reversed(index)]))
    return f"`{name}[{shown}]`"


def outside(name: str, shape: Sequence[int], element_bytes: int, offset: int) -> str:
    """````out[63, 0]` is outside: axis 0 of `out` has 63``, of an element beyond the array. Within
    a row of its end the last index may be too large instead of the first: both are named."""
    told = f"{element(name, shape, element_bytes, offset)} is outside: axis 0 of `{name}` has "
    told += str(shape[0])
    beyond = offset // element_bytes - math.prod(shape)
    if len(shape) < 2 or not 0 <= beyond < shape[-1]:
        return told
    index = ", ".join(map(str, [*(extent - 1 for extent in shape[:-1]), shape[-1] + beyond]))
    last = f"axis {len(shape) - 1} has {shape[-1]}"
    return f"{told} (and the same place is `{name}[{index}]`, where {last})"
