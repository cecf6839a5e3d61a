"""PTX's fundamental types as numpy dtypes (PTX ISA 5.2), bfloat16 among them.

A register is a container of bits: an instruction's type says how it reads them. Registers
are therefore stored unsigned, and viewed as the type that an instruction names.

bfloat16 is the upper half of a float32. numpy has no such type. Where ml_dtypes is installed the
dtype is that package's, so that users can compute with their arrays. The emulator does not use its
arithmetic: it computes with the float32 of the same value. So it also runs with numpy alone, as in
a page.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

try:
    from ml_dtypes import bfloat16
except ModuleNotFoundError:
    BFLOAT16 = np.dtype([("bfloat16", np.uint16)])
else:
    BFLOAT16 = np.dtype(bfloat16)

_HALF = np.uint32(16)
_LOW, _TIE = np.uint32(0xFFFF), np.uint32(0x8000)
_MAGNITUDE, _INFINITY = np.uint32(0x7FFF_FFFF), np.uint32(0x7F80_0000)
_LARGEST = np.uint32(0x7F7F_FFFF)  # finite, and its last bit is odd
_QUIET = np.uint16(0x0040)


def name_of(dtype: np.dtype) -> str:
    """numpy's name of a dtype, and "bfloat16" also without ml_dtypes."""
    return "bfloat16" if dtype == BFLOAT16 else dtype.name


def named(name: str) -> np.dtype:
    """The dtype of that name. Raises TypeError where numpy and ml_dtypes know none."""
    return BFLOAT16 if name in ("bfloat16", "bf16") else np.dtype(name)


def widened(values: np.ndarray) -> np.ndarray:
    """float32 of the same values; a NaN keeps its payload."""
    bits = np.asarray(values).view(np.uint16).astype(np.uint32) << _HALF
    return np.asarray(bits).view(np.float32)


def numbers(values: np.ndarray) -> np.ndarray:
    """Return the values that numpy computes with: float32 for bfloat16, anything else as it is."""
    return widened(values) if values.dtype == BFLOAT16 else values


def cast(values: np.ndarray, dtype: np.dtype) -> np.ndarray:
    """``values`` as numpy casts them, to bfloat16 by way of float32."""
    if values.dtype == dtype:
        return values
    if dtype == BFLOAT16:
        return narrowed(values.astype(np.float32))
    return numbers(values).astype(dtype)


def narrowed(values: np.ndarray | np.floating) -> np.ndarray:
    """float32 as bfloat16, to nearest even; of a NaN the upper half, which stays a NaN."""
    bits = np.asarray(values, np.float32).view(np.uint32)
    nearest = bits + np.uint32(0x7FFF) + ((bits >> _HALF) & np.uint32(1))
    result = np.asarray((nearest >> _HALF).astype(np.uint16))
    missing = (bits & _MAGNITUDE) > _INFINITY
    return (_nan(bits, result) if missing.any() else result).view(BFLOAT16)


def of_double(values: np.ndarray, mode: str) -> np.ndarray:
    """float64 as bfloat16, rounded once; by way of float32 rounded to odd, which bfloat16 rounds
    like the exact value."""
    values = np.asarray(values, np.float64)
    short = np.asarray(values.astype(np.float32))
    bits = short.view(np.uint32)
    magnitude, negative = bits & _MAGNITUDE, np.signbit(values)
    below = np.abs(short.astype(np.float64)) < np.abs(values)
    inexact = (short != values) & np.isfinite(short) & ((bits & np.uint32(1)) == 0)
    odd = np.where(inexact, np.where(below, magnitude + np.uint32(1), magnitude - 1), magnitude)
    odd = np.where(np.isinf(short) & np.isfinite(values), _LARGEST, odd)
    low = odd & _LOW
    up = {
        "rn": (low > _TIE) | ((low == _TIE) & ((odd >> _HALF) & np.uint32(1) == 1)),
        "rz": np.False_,
        "rm": negative & (low != 0),
        "rp": ~negative & (low != 0),
    }[mode]
    result = ((odd >> _HALF) + up + np.where(negative, _TIE, np.uint32(0))).astype(np.uint16)
    return np.where(np.isnan(values), _nan(bits, result), result).view(BFLOAT16)


def _nan(bits: np.ndarray, result: np.ndarray) -> np.ndarray:
    """``result``, and for a NaN its upper half; quiet where that alone would be an infinity."""
    upper = (bits >> _HALF).astype(np.uint16)
    upper = np.where(upper & np.uint16(0x7F) == 0, upper | _QUIET, upper)
    return np.where((bits & _MAGNITUDE) > _INFINITY, upper, result)


def of_bfloat16(function: Callable[..., np.ndarray]) -> Callable[..., np.ndarray]:
    """Return a function of float32 as a function of bfloat16: its operands are exact, its result
    is rounded. Results that are not floats stay as they are."""

    def on_bits(*values: np.ndarray) -> np.ndarray:
        result = np.asarray(function(*(widened(value) for value in values)))
        return narrowed(result) if result.dtype == np.float32 else result

    return on_bits


BITS: dict[int, np.dtype] = {
    1: np.dtype(np.uint8),
    2: np.dtype(np.uint16),
    4: np.dtype(np.uint32),
    8: np.dtype(np.uint64),
}
"""The unsigned dtype of a container, by its bytes."""

DTYPES: dict[str, np.dtype] = {
    **{
        f"{kind}{bits}": np.dtype(f"{name}{bits}")
        for kind, name in (("b", "uint"), ("u", "uint"), ("s", "int"))
        for bits in (8, 16, 32, 64)
    },
    "f16": np.dtype(np.float16),
    "bf16": BFLOAT16,
    "f32": np.dtype(np.float32),
    "f64": np.dtype(np.float64),
    "pred": np.dtype(np.bool_),
    **dict.fromkeys(("f16x2", "bf16x2", "u16x2", "s16x2"), np.dtype(np.uint32)),
}

MATRIX_TYPES = ("tf32", "e4m3", "e5m2")  # no register has these types

INTEGER_TYPES = "u16 u32 u64 s16 s32 s64"
BIT_TYPES = "b16 b32 b64"


_FRACTION_BITS = {"f16": 10, "bf16": 7, "f32": 23, "f64": 52}


@cache
def fraction_bits(dtype: np.dtype) -> int:
    """Return the number of fraction bits of a float dtype, below the leading bit."""
    return next(bits for name, bits in _FRACTION_BITS.items() if DTYPES[name] == dtype)


@cache
def least_normal(dtype: np.dtype) -> Any:
    """The smallest normal number of a float dtype, as a scalar of it."""
    return _from_bits(1 << fraction_bits(dtype), dtype)


@cache
def infinity_bits(dtype: np.dtype) -> int:
    """The bits of a float dtype's infinity."""
    fraction = fraction_bits(dtype)
    return (1 << 8 * dtype.itemsize - 1) - (1 << fraction)


@cache
def largest(dtype: np.dtype) -> Any:
    """The largest number of a float dtype, as a scalar of it."""
    return _from_bits(infinity_bits(dtype) - 1, dtype)


def _from_bits(bits: int, dtype: np.dtype) -> object:
    return np.array(bits, BITS[dtype.itemsize]).view(dtype)[()]


def container(ptx_type: str) -> np.dtype:
    """The dtype that stores a register or a variable of ``ptx_type``."""
    dtype = DTYPES[ptx_type]
    return dtype if dtype == np.bool_ else BITS[dtype.itemsize]


def half_of(ptx_type: str) -> str:
    """Return the type of the halves of a packed type; any other type itself."""
    return ptx_type.removesuffix("x2")


def is_signed(ptx_type: str) -> bool:
    return ptx_type[0] == "s"


def is_float(ptx_type: str) -> bool:
    return ptx_type in ("f16", "bf16", "f32", "f64")


def immediate(value: int | float, text: str, dtype: np.dtype) -> Any:
    """A literal as a scalar of ``dtype``: integers wrap, floats are rounded."""
    if dtype == np.bool_:
        return np.bool_(value)
    if dtype.kind in "iu":
        bits = int(value) & ((1 << 8 * dtype.itemsize) - 1)
        return np.array(bits, f"u{dtype.itemsize}").view(dtype)[()]
    if text[:2].lower() == "0f" and dtype == np.float32:  # a signaling NaN stays one
        return np.array(int(text[2:], 16), np.uint32).view(dtype)[()]
    if dtype == BFLOAT16:
        return narrowed(np.float32(value))[()]
    return np.array(value).astype(dtype)[()]


def bits_of(ptx_type: str) -> int:
    return DTYPES[ptx_type].itemsize * 8


@cache
def agrees(have: str, wanted: str, wider: bool) -> bool:
    """Return True if a register of type ``have`` is legal for ``wanted`` (PTX ISA 9.4.1). ""
    wants nothing; ``wider``: it may have more bits (9.4.2)."""
    if not wanted or "pred" in (have, wanted):
        return wanted in ("", have)
    if bits_of(have) < bits_of(wanted) or (bits_of(have) > bits_of(wanted) and not wider):
        return False
    if any(type_[0] == "b" and not type_.startswith("bf") for type_ in (have, wanted)):
        return True
    if have[0] in "us" and wanted[0] in "us":
        return "x" not in have + wanted or have == wanted or bits_of(have) == bits_of(wanted)
    return have == wanted
