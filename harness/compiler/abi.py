"""numba's calling convention for a kernel's arguments: the part of an argument that each
``.param`` of its PTX gets. Plain data without numba, since the judge uses it, too, and imports
no compiler."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True)
class Slot:
    """Value that a ``.param`` takes from an argument: the value as it is (a number, a tensor
    map), or of an array its address or 8 bytes of its description; ``axis`` is that of an extent
    or a stride (bytes)."""

    what: Literal["value", "address", "elements", "element_bytes", "extent", "stride", "nothing"]
    axis: int = 0


def array_slots(ndim: int) -> tuple[Slot, ...]:
    """An array of n dimensions is 5 + 2n parameters; meminfo and parent are Python's, and 0."""
    return (
        Slot("nothing"),  # meminfo
        Slot("nothing"),  # parent
        Slot("elements"),
        Slot("element_bytes"),
        Slot("address"),
        *(Slot("extent", axis) for axis in range(ndim)),
        *(Slot("stride", axis) for axis in range(ndim)),
    )


@dataclass(frozen=True)
class ParameterSpec:
    """The type of an argument, in plain data.

    dtype is numpy's name ("float32", "bool"), or "bfloat16"; ndim and layout ("C", "F" or
    "A", any strides) are an array's. name is the parameter's in Python, where known.
    """

    kind: Literal["array", "scalar", "tensor_map"]
    dtype: str = ""
    ndim: int = 0
    layout: str = ""
    name: str = ""

    @property
    def slots(self) -> tuple[Slot, ...]:
        """Return the ``.param`` of the PTX for the argument, in order."""
        return array_slots(self.ndim) if self.kind == "array" else (Slot("value"),)
