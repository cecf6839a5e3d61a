"""Tensor maps as 128 bytes in memory, so that a kernel can copy and edit them.

The hardware's layout is not documented; this one is the emulator's own. A copy instruction
takes the address of such bytes in parameter, constant or global memory, and what they say is
then held to the same rules as a map made on the host.
"""

from __future__ import annotations

import struct
from dataclasses import dataclass, field, replace
from functools import lru_cache
from hashlib import blake2b
from typing import Any

import ml_dtypes
import numpy as np

from harness.arch import blackwell
from harness.errors import TensorMapError
from harness.tensormap import PixelBox, TensorMap
from harness.tensormap.rules import (
    CONVERTING_TYPES,
    ELEMENT_TYPES,
    INTERLEAVES,
    L2_PROMOTIONS,
    OOB_FILLS,
    SWIZZLES,
)

NBYTES = 128
ALIGNMENT_BYTES = 64

# The address stands first, as in the driver's maps. Nothing in the bytes is the same in all maps: a
# digest of the rest shows that they are one.
_FORMAT = struct.Struct("<Q5Q4Q5H5B7B6hxxxxxx8s")
_DIGEST_BYTES = 8
_TYPES, _SWIZZLES = (*ELEMENT_TYPES, *CONVERTING_TYPES), tuple(SWIZZLES)
_REPLACED_TYPES = (  # tensormap.replace's numbers (PTX ISA 9.7.9.28)
    "uint8", "uint16", "uint32", "int32", "uint64", "int64",
    "float16", "float32", "float32_ftz", "float64", "bfloat16", "tfloat32", "tfloat32_ftz",
)  # fmt: skip
_BLACKWELL_TYPES = {13: "16U4_ALIGN8B", 14: "16U4_ALIGN16B", 15: "16U6_ALIGN16B"}


@dataclass(frozen=True)
class Fields:
    """What the bytes say, legal or not; innermost first, padded to five dimensions."""

    address: int
    dims: tuple[int, ...]
    strides: tuple[int, ...]
    box: tuple[int, ...]
    element_strides: tuple[int, ...]
    element_type: int
    rank: int
    interleave: int
    swizzle: int
    l2_promotion: int
    oob_fill: int
    is_im2col: int
    corners: tuple[int, ...] = field(default=(0,) * 6)

    def pack(self) -> bytes:
        data = _FORMAT.pack(
            self.address,
            *self.dims,
            *self.strides,
            *self.box,
            *self.element_strides,
            self.element_type,
            self.rank,
            self.interleave,
            self.swizzle,
            self.l2_promotion,
            self.oob_fill,
            self.is_im2col,
            *self.corners,
            bytes(_DIGEST_BYTES),
        )
        return data[:-_DIGEST_BYTES] + _digest(data)


class NoTensorMap(Exception):
    """The bytes are no tensor map, or one that breaks a rule."""


def pack(m: TensorMap) -> bytes:
    """``m`` as 128 bytes."""
    corners: tuple[int, ...] = (0,) * 6
    if m.pixel_box is not None:
        corners = _padded(m.pixel_box.lower_corner, 3) + _padded(m.pixel_box.upper_corner, 3)
    return Fields(
        m.address,
        _padded(m.global_dims, 5),
        _padded(m.global_strides, 4),
        _padded(m.box_dims, 5),
        _padded(m.element_strides, 5),
        _TYPES.index(m.converts_to or m.dtype.name),
        m.rank,
        INTERLEAVES.index(m.interleave),
        _SWIZZLES.index(m.swizzle),
        L2_PROMOTIONS.index(m.l2_promotion),
        OOB_FILLS.index(m.oob_fill),
        int(m.pixel_box is not None),
        corners,
    ).pack()


def unpack(data: bytes) -> Fields:
    address, *rest, digest = _FORMAT.unpack(data)
    if digest != _digest(data):
        raise NoTensorMap("the 128 bytes there are no tensor map")
    it = iter(rest)

    def take(count: int) -> tuple[int, ...]:
        return tuple(next(it) for _ in range(count))

    values: list[Any] = [address, take(5), take(4), take(5), take(5), *take(7), take(6)]
    return Fields(*values)


@lru_cache(maxsize=1024)
def tensor_map(data: bytes) -> TensorMap:
    """The map that ``data`` is. Raises NoTensorMap, also for one that breaks a rule."""
    f = unpack(data)
    rank = f.rank
    element_type = _TYPES[f.element_type]
    name = CONVERTING_TYPES.get(element_type, element_type)
    dtype = np.dtype(ml_dtypes.bfloat16) if name == "bfloat16" else np.dtype(name)
    interleave = INTERLEAVES[f.interleave]
    unit = {"16B": 16, "32B": 32}.get(interleave, dtype.itemsize)
    spatial = rank - 2
    try:
        return TensorMap(
            array=None,
            address=f.address,
            dtype=dtype,
            global_dims=f.dims[:rank],
            inner_stride_bytes=unit,
            global_strides=f.strides[: rank - 1],
            box_dims=f.box[: 2 if f.is_im2col else rank],
            element_strides=f.element_strides[:rank],
            interleave=interleave,
            swizzle=_SWIZZLES[f.swizzle],
            l2_promotion=L2_PROMOTIONS[f.l2_promotion],
            oob_fill=OOB_FILLS[f.oob_fill],
            pixel_box=PixelBox(f.corners[:spatial], f.corners[3 : 3 + spatial])
            if f.is_im2col
            else None,
            converts_to=element_type if element_type in CONVERTING_TYPES else None,
            slice_shape=(0, 0)
            if unit == dtype.itemsize
            else (unit // dtype.itemsize, dtype.itemsize),
        )
    except TensorMapError as error:
        raise NoTensorMap(str(error)) from None


def edited(data: bytes, name: str, ordinal: int, value: int) -> bytes:
    """``data`` with one field replaced, as tensormap.replace does; no rule is asked."""
    f = unpack(data)
    indexed = {
        "global_dim": ("dims", 5),
        "global_stride": ("strides", 4),
        "box_dim": ("box", 5),
        "element_stride": ("element_strides", 5),
    }
    if name in indexed:
        where, count = indexed[name]
        if not 0 <= ordinal < count:
            raise NoTensorMap(f"{name} {ordinal}; there are {count}")
        values = list(getattr(f, where))
        limits = {"box": 0xFFFF, "element_strides": 0xFF}
        values[ordinal] = min(value, limits.get(where, value))
        changed: dict[str, Any] = {where: tuple(values)}
        return replace(f, **changed).pack()
    if name == "global_address":
        return replace(f, address=value).pack()
    if name == "rank":  # counted from zero
        return replace(f, rank=min(value + 1, 0xFF)).pack()
    choices: dict[str, tuple[str, tuple]] = {
        "elemtype": ("element_type", _REPLACED_TYPES),
        "interleave_layout": ("interleave", INTERLEAVES),
        "swizzle_mode": ("swizzle", _SWIZZLES),
        "fill_mode": ("oob_fill", OOB_FILLS),
    }
    where, legal = choices[name]
    if not 0 <= value < len(legal) or legal[value] is None:
        mode = blackwell.of_option(_BLACKWELL_TYPES.get(value)) if name == "elemtype" else None
        why = f": {mode.refusal}" if mode else ""
        raise NoTensorMap(f"{name} {value} means nothing here{why}")
    changed = {where: _TYPES.index(legal[value]) if where == "element_type" else value}
    return replace(f, **changed).pack()


def _digest(data: bytes) -> bytes:
    return blake2b(data[:-_DIGEST_BYTES], digest_size=_DIGEST_BYTES).digest()


def _padded(values: tuple[int, ...], count: int) -> tuple[int, ...]:
    return (*values, *(0,) * (count - len(values)))
