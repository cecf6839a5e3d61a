"""Calling conventions: the part of an argument that each ``.param`` of the PTX gets.

Plain data, since the devices, the judge and the sanitizer lay out arguments without a compiler.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True)
class Slot:
    """Value that a ``.param`` takes from an argument: the value as it is (a number, a tensor
    map), or of an array its address or 8 bytes of its description; ``axis`` is that of an extent
    or a stride, in bytes or in elements."""

    what: Literal[
        "value",
        "address",
        "elements",
        "element_bytes",
        "extent",
        "stride",
        "element_stride",
        "nothing",
    ]
    axis: int = 0


Convention = Literal["numba", "memref"]


def array_slots(ndim: int, convention: Convention = "numba") -> tuple[Slot, ...]:
    """The parameters of an array of n dimensions: numba's are 5 + 2n (meminfo and parent are
    Python's, and 0), those of MLIR's memref are 3 + 2n."""
    if convention == "memref":
        return (
            Slot("address"),  # the allocation's
            Slot("address"),  # the data's, aligned
            Slot("nothing"),  # the offset of the first element
            *(Slot("extent", axis) for axis in range(ndim)),
            *(Slot("element_stride", axis) for axis in range(ndim)),
        )
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
    "A", any strides) are an array's. name is the parameter's in Python, where known. convention is
    that of the compiler of the PTX.
    """

    kind: Literal["array", "scalar", "tensor_map"]
    dtype: str = ""
    ndim: int = 0
    layout: str = ""
    name: str = ""
    convention: Convention = "numba"

    @property
    def slots(self) -> tuple[Slot, ...]:
        """Return the ``.param`` of the PTX for the argument, in order."""
        if self.kind == "array":
            return array_slots(self.ndim, self.convention)
        return (Slot("value"),)
