"""What a tiled tensor map says: a frozen description, checked when it is made.

Axis order: what a caller passes (``box``, ``element_strides``) is in numpy order, the
contiguous axis last. The fields of a `TensorMap` are in PTX order, innermost first.
"""

from __future__ import annotations

import math
import operator
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from harness.errors import TensorMapError
from harness.tensormap.rules import ELEMENT_TYPES, SHARED_ALIGNMENT_BYTES, violations


@dataclass(frozen=True, repr=False)
class TensorMap:
    """A tiled tensor map, checked. Made by `TensorMap.tiled`; raises TensorMapError.

    Innermost dimension first: ``global_dims`` (elements), ``global_strides`` (bytes, of
    every dimension but the innermost), ``box_dims`` and ``element_strides`` (elements).
    ``array`` is kept so that the memory lives as long as the map.
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
    ) -> TensorMap:
        """Describe a device array and the box of it that one tensor copy moves.

        array: a device array (has ``shape``, ``strides`` in bytes, ``dtype``, ``address``),
        1 to 5 dimensions. box: elements along each axis, in numpy order; an axis of a load
        with element stride s brings ceil(box / s) elements. swizzle: "none", "32B", "64B",
        "128B". interleave: None, "16B", "32B". element_strides: numpy order, default all 1.
        l2_promotion: "none", "64B", "128B", "256B". oob_fill: what a load puts where the
        box leaves the tensor, "zero" or "nan".

        Raises TensorMapError; its ``violations`` are all the rules broken, not the first.
        """
        missing = [n for n in ("shape", "strides", "dtype", "address") if not hasattr(array, n)]
        if missing:
            raise TensorMapError(
                f"a tensor map describes a device array; {type(array).__name__} has no "
                f"{missing[0]}: copy it to the device first (x = gpu.to_device(array))"
            )
        shape, strides = tuple(array.shape), tuple(array.strides)
        if element_strides is None:
            element_strides = (1,) * len(shape)
        return cls(
            array=array,
            address=int(array.address),
            dtype=_dtype(array.dtype),
            global_dims=tuple(int(n) for n in reversed(shape)),
            inner_stride_bytes=int(strides[-1]) if strides else 0,
            global_strides=tuple(int(n) for n in reversed(strides[:-1])),
            box_dims=_whole_numbers("box", box)[::-1],
            element_strides=_whole_numbers("element_strides", element_strides)[::-1],
            interleave=interleave or "none",
            swizzle=swizzle or "none",
            l2_promotion=l2_promotion or "none",
            oob_fill=oob_fill,
        )

    @property
    def rank(self) -> int:
        return len(self.global_dims)

    @property
    def element_type(self) -> str:
        """The element type's name in the descriptor, spelled as numpy would."""
        return ELEMENT_TYPES[self.dtype.name]

    @property
    def element_bytes(self) -> int:
        return self.dtype.itemsize

    @property
    def shape(self) -> tuple[int, ...]:
        """The tensor's shape, in numpy order."""
        return self.global_dims[::-1]

    @property
    def strides(self) -> tuple[int, ...]:
        """The tensor's strides in bytes, in numpy order."""
        return (*self.global_strides[::-1], self.inner_stride_bytes)

    @property
    def box(self) -> tuple[int, ...]:
        """The box in numpy order, before element strides."""
        return self.box_dims[::-1]

    @property
    def copied_dims(self) -> tuple[int, ...]:
        """How many elements one copy moves along each dimension, innermost first.

        The innermost element stride counts only in an interleaved layout.
        """
        strides = self.element_strides
        if self.interleave == "none":
            strides = (1, *strides[1:])[: len(strides)]
        return tuple(-(-n // s) for n, s in zip(self.box_dims, strides, strict=True))

    @property
    def box_elements(self) -> int:
        """How many elements one copy moves."""
        return math.prod(self.copied_dims)

    @property
    def box_bytes(self) -> int:
        """How many bytes one load delivers, out-of-bounds elements included."""
        return self.box_elements * self.element_bytes

    @property
    def shared_alignment_bytes(self) -> int:
        """How the box's place in shared memory must be aligned."""
        return SHARED_ALIGNMENT_BYTES[self.swizzle]

    def __repr__(self) -> str:
        extras = "".join(
            f", {name}={value}"
            for name, value, usual in (
                ("swizzle", self.swizzle, "none"),
                ("interleave", self.interleave, "none"),
                ("element_strides", self.element_strides[::-1], (1,) * self.rank),
                ("l2_promotion", self.l2_promotion, "none"),
                ("oob_fill", self.oob_fill, "zero"),
            )
            if value != usual
        )
        return (
            f"TensorMap({self.dtype.name} {self.shape}, strides {self.strides} bytes, "
            f"box {self.box}: {self.box_bytes} bytes a copy{extras})"
        )

    def to_json(self) -> dict[str, Any]:
        """The map as plain data, in numpy order, without the array and its address."""
        return {
            "kind": "tiled",
            "dtype": self.dtype.name,
            "shape": list(self.shape),
            "strides": list(self.strides),
            "box": list(self.box),
            "element_strides": list(self.element_strides[::-1]),
            "interleave": self.interleave,
            "swizzle": self.swizzle,
            "l2_promotion": self.l2_promotion,
            "oob_fill": self.oob_fill,
        }

    @classmethod
    def from_json(cls, data: dict[str, Any], array: Any) -> TensorMap:
        """The map that ``data`` (of `to_json`) describes, bound to ``array`` and checked.

        Raises TensorMapError if ``array`` is not of the dtype, shape and strides described,
        or if ``data`` is not such a description.
        """
        options = ("box", "element_strides", "interleave", "swizzle", "l2_promotion", "oob_fill")
        wanted = {"kind", "dtype", "shape", "strides", *options}
        if not isinstance(data, dict) or set(data) != wanted or data["kind"] != "tiled":
            raise TensorMapError(f"not a tiled tensor map's description: {data!r:.200}")
        made = cls.tiled(array, **{name: data[name] for name in options})
        for name in ("dtype", "shape", "strides"):
            given = made.dtype.name if name == "dtype" else list(getattr(made, name))
            if given != data[name]:
                raise TensorMapError(
                    f"the map describes an array of {name} {data[name]}; this one has {given}"
                )
        return made


def _dtype(dtype: Any) -> np.dtype:
    if dtype == "bfloat16":
        import ml_dtypes

        return np.dtype(ml_dtypes.bfloat16)
    return np.dtype(dtype)


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
