"""The fields of a tensor map, and what follows from them: all that the rules look at."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import numpy as np

from harness.sanitizer.isa.types import name_of

# numpy's name -> the name of the element type in a tensor map. A copy moves bits: signed
# bytes and halfwords, which the hardware has no names for, travel as unsigned ones.
ELEMENT_TYPES = {
    "uint8": "uint8",
    "int8": "uint8",
    "uint16": "uint16",
    "int16": "uint16",
    "uint32": "uint32",
    "int32": "int32",
    "uint64": "uint64",
    "int64": "int64",
    "float16": "float16",
    "float32": "float32",
    "float64": "float64",
    "bfloat16": "bfloat16",
    "float8_e4m3fn": "uint8",  # the driver has no type for them: a copy moves their bits
    "float8_e5m2": "uint8",
}
# Element types that a load converts to, and what they may lie on.
CONVERTING_TYPES = {
    "float32_ftz": "float32",
    "tfloat32": "float32",
    "tfloat32_ftz": "float32",
}
# name -> bytes of a row of the swizzle pattern, which has 8 rows
SWIZZLES = {"none": 0, "32B": 32, "64B": 64, "128B": 128}
INTERLEAVES = ("none", "16B", "32B")  # a rule allows the first alone
L2_PROMOTIONS = ("none", "64B", "128B", "256B")
OOB_FILLS = ("zero", "nan")


@dataclass(frozen=True)
class PixelBox:
    """The spatial bounding box of an im2col map, innermost first: ``(w,)``, ``(w, h)`` or
    ``(w, h, d)``.

    A copy walks over the pixels from ``lower_corner`` to ``extent - 1 + upper_corner`` of each
    spatial dimension (both may be negative), in steps of the map's element strides. It reads each
    at the copy's im2col offsets from there.
    """

    lower_corner: tuple[int, ...]
    upper_corner: tuple[int, ...]


@dataclass(frozen=True)
class Description:
    """A tensor map that no rule has been asked about.

    Innermost dimension first: ``global_dims`` (elements), ``global_strides`` (bytes, of
    every dimension but the innermost), ``box_dims`` and ``element_strides`` (elements).
    ``array`` is kept so that the memory lives as long as the map. An im2col map has a
    ``pixel_box``, and its ``box_dims`` are (channels of a pixel, pixels of a column).
    """

    array: Any = field(compare=False)
    address: int
    dtype: np.dtype
    global_dims: tuple[int, ...]
    inner_stride_bytes: int
    global_strides: tuple[int, ...]
    box_dims: tuple[int, ...]
    element_strides: tuple[int, ...]
    interleave: str = "none"
    swizzle: str = "none"
    l2_promotion: str = "none"
    oob_fill: str = "zero"
    pixel_box: PixelBox | None = None
    converts_to: str | None = None  # an element type, where it is not the array's own

    @property
    def rank(self) -> int:
        return len(self.global_dims)

    @property
    def element_type(self) -> str:
        """The element type's name in the descriptor, spelled as numpy would."""
        return self.converts_to or ELEMENT_TYPES[name_of(self.dtype)]

    @property
    def element_bytes(self) -> int:
        return self.dtype.itemsize

    @property
    def shape(self) -> tuple[int, ...]:
        """The array's shape, in numpy order."""
        return self.global_dims[::-1]

    @property
    def strides(self) -> tuple[int, ...]:
        """The array's strides in bytes, in numpy order."""
        return (*self.global_strides[::-1], self.inner_stride_bytes)

    @property
    def box(self) -> tuple[int, ...]:
        """The box in numpy order, before element strides; of an im2col map (pixels, channels)."""
        return self.box_dims[::-1]

    @cached_property
    def copied_dims(self) -> tuple[int, ...]:
        """Return the number of elements that a copy moves along each dimension, innermost first.
        The innermost element stride does not count."""
        if self.pixel_box is not None:
            return self.box_dims
        strides = (1, *self.element_strides[1:])[: self.rank]
        return tuple(-(-n // s) for n, s in zip(self.box_dims, strides, strict=True))

    @property
    def box_elements(self) -> int:
        """Return the number of elements that a copy moves."""
        return math.prod(self.copied_dims)

    @property
    def box_bytes(self) -> int:
        """Return the number of bytes that a load delivers, out-of-bounds elements included."""
        return self.box_elements * self.element_bytes

    @property
    def shared_bytes(self) -> int:
        """Return the bytes of shared memory that the box spans: with a swizzle, a row takes a
        whole span of it."""
        rows = self.box_elements // self.copied_dims[0]
        return rows * max(self.copied_dims[0] * self.element_bytes, SWIZZLES[self.swizzle])

    @property
    def shared_alignment_bytes(self) -> int:
        """Return the alignment in bytes of the box's place in shared memory: a swizzle pattern
        repeats by the absolute address."""
        return 8 * SWIZZLES[self.swizzle] or 128
