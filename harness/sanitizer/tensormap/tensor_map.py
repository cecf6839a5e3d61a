"""Tensor map: a frozen description, checked when it is made.

Axis order: a caller's arguments (``box``, ``element_strides``) are in numpy order, the contiguous
axis last. The fields of a `TensorMap` are in PTX order, innermost first.
"""

from __future__ import annotations

import operator
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NoReturn

import numpy as np

from harness.base import arch
from harness.base.errors import TensorMapError
from harness.sanitizer.isa.types import BFLOAT16, name_of
from harness.sanitizer.tensormap.description import SWIZZLES, Description, PixelBox
from harness.sanitizer.tensormap.rules import Violation, violations


@dataclass(frozen=True, repr=False)
class TensorMap(Description):
    """A tensor map, checked. Made by `TensorMap.tiled` or `TensorMap.im2col`; raises
    TensorMapError."""

    def __post_init__(self) -> None:
        broken = tuple(violations(self))
        if broken:
            listed = "\n".join(f"  {number}. {v}" for number, v in enumerate(broken, 1))
            rules = "a rule" if len(broken) == 1 else f"{len(broken)} rules"
            raise TensorMapError(f"the tensor map breaks {rules}:\n{listed}", broken)

    @classmethod
    def tiled(
        cls,
        array: Any,
        box: Sequence[int] | int,
        *,
        swizzle: str | None = "none",
        interleave: str | None = None,
        element_strides: Sequence[int] | int | None = None,
        l2_promotion: str | None = "none",
        oob_fill: str = "zero",
        element_type: str | None = None,
    ) -> TensorMap:
        """Describe a device array and the box of it that a tensor copy moves.

        array: a device array (has ``shape``, ``strides`` in bytes, ``dtype``, ``address``), 1 to 5
        dimensions. box: elements along each axis, in numpy order; an axis of a load with element
        stride s brings ceil(box / s) elements. swizzle: "none", "32B", "64B", "128B". interleave:
        None alone. element_strides: numpy order, default all 1. l2_promotion: "none", "64B",
        "128B", "256B". oob_fill: the elements that a load writes where the box leaves the tensor,
        "zero" or "nan". element_type: None for the array's own; of float32, "tfloat32" and
        "tfloat32_ftz" let a load round to TF32, and "float32_ftz" names a type whose loads change
        nothing (`harness.sanitizer.emulator.numerics.copy_arithmetic`).

        Raises TensorMapError; its ``violations`` are all the rules broken, not the first.
        """
        return cls(
            box_dims=_whole_numbers("box", box)[::-1],
            swizzle=swizzle or "none",
            interleave=interleave or "none",
            l2_promotion=l2_promotion or "none",
            oob_fill=oob_fill,
            converts_to=element_type,
            **_array_fields(array, element_strides),
        )

    @classmethod
    def im2col(
        cls,
        array: Any,
        lower_corner: Sequence[int] | int,
        upper_corner: Sequence[int] | int,
        channels_per_pixel: int,
        pixels_per_column: int,
        *,
        swizzle: str | None = "none",
        interleave: str | None = None,
        element_strides: Sequence[int] | int | None = None,
        l2_promotion: str | None = "none",
        oob_fill: str = "zero",
        element_type: str | None = None,
    ) -> TensorMap:
        """Describe a device array of images, and the pixels that an im2col copy moves.

        array: a device array NWC, NHWC or NDHWC (3 to 5 dimensions). lower_corner, upper_corner: of
        the bounding box of pixels, an entry for each spatial axis, in numpy order; it reaches from
        lower_corner to extent - 1 + upper_corner, both included (for a convolution with padding p,
        a filter of k and dilation d: -p, and p - (k - 1) * d). channels_per_pixel,
        pixels_per_column: those that a copy moves, 1 to 256 and 1 to 1024. element_strides: numpy
        order, default all 1; those of the spatial axes are the convolution's, and that of the
        images is the step to the next one. The rest as for `tiled`.

        Raises TensorMapError; its ``violations`` are all the rules broken, not the first.
        """
        return cls(
            box_dims=_whole_numbers("box", (channels_per_pixel, pixels_per_column)),
            swizzle=swizzle or "none",
            interleave=interleave or "none",
            l2_promotion=l2_promotion or "none",
            oob_fill=oob_fill,
            converts_to=element_type,
            pixel_box=PixelBox(
                _whole_numbers("lower_corner", lower_corner)[::-1],
                _whole_numbers("upper_corner", upper_corner)[::-1],
            ),
            **_array_fields(array, element_strides),
        )

    @classmethod
    def im2col_wide(
        cls, array: object, *args: object, mode: str = "W", **options: object
    ) -> NoReturn:
        """cuTensorMapEncodeIm2colWide, modes "W" and "W128": Blackwell's; raises TensorMapError."""
        known = arch.blackwell_option(mode)
        why = known.refusal if known else f"mode={mode!r}; there are 'W' and 'W128'"
        source = "CUDA Driver API, cuTensorMapEncodeIm2colWide"
        raise TensorMapError(f"im2col_wide: {why}", (Violation("im2col-wide", why, source),))

    def __repr__(self) -> str:
        extras = "".join(
            f", {name}={value}"
            for name, value, usual in (
                ("element_type", self.converts_to, None),
                ("swizzle", self._atom, "none"),
                ("element_strides", self.element_strides[::-1], (1,) * self.rank),
                ("l2_promotion", self.l2_promotion, "none"),
                ("oob_fill", self.oob_fill, "zero"),
            )
            if value != usual
        )
        return (
            f"TensorMap({name_of(self.dtype)} {self.shape}, strides {self.strides} bytes, "
            f"{self._moved}: {self.box_bytes} bytes per copy{extras})"
        )

    @property
    def _atom(self) -> str:
        """Return the swizzle with its atom: the rows in which chunks of 16 bytes move."""
        if self.swizzle == "none":
            return "none"
        return f"{self.swizzle} (atom: 8 rows of {SWIZZLES[self.swizzle]} bytes, chunks of 16)"

    @property
    def _moved(self) -> str:
        if self.pixel_box is None:
            return f"box {self.box}"
        lower, upper = self.pixel_box.lower_corner[::-1], self.pixel_box.upper_corner[::-1]
        return f"im2col {self.box} (pixels, channels) from corners {lower} to {upper}"


def _array_fields(array: Any, element_strides: Sequence[int] | int | None) -> dict[str, Any]:
    """The fields that follow from the array, and the element strides in their order."""
    missing = [n for n in ("shape", "strides", "dtype", "address") if not hasattr(array, n)]
    if missing:
        raise TensorMapError(
            f"a tensor map describes a device array; {type(array).__name__} has no "
            f"{missing[0]}: copy it to the device first (x = gpu.to_device(array))"
        )
    shape, strides = tuple(array.shape), tuple(array.strides)
    if element_strides is None:
        element_strides = (1,) * len(shape)
    return {
        "array": array,
        "address": int(array.address),
        "dtype": BFLOAT16 if array.dtype == "bfloat16" else np.dtype(array.dtype),
        "global_dims": tuple(int(n) for n in reversed(shape)),
        "inner_stride_bytes": int(strides[-1]) if strides else 0,
        "global_strides": tuple(int(n) for n in reversed(strides[:-1])),
        "element_strides": _whole_numbers("element_strides", element_strides)[::-1],
    }


def _whole_numbers(name: str, values: Sequence[int] | int) -> tuple[int, ...]:
    try:
        return tuple(operator.index(v) for v in values)  # type: ignore[union-attr]
    except TypeError:
        pass
    try:
        return (operator.index(values),)  # type: ignore[arg-type]
    except TypeError:
        raise TensorMapError(
            f"{name} is a whole number for each axis, in numpy order; got {values!r}"
        ) from None
