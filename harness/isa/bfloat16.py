"""bfloat16: the upper half of a float32. numpy has no such type. Where ml_dtypes is installed the
dtype is that package's, so that users can compute with their arrays. The emulator does not use its
arithmetic: it computes with the float32 of the same value. So it also runs where there is only
numpy, as in a page.
"""

from __future__ import annotations

from collections.abc import Callable

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
    """numpy's name of a dtype, and "bfloat16" also where there is no ml_dtypes."""
    return "bfloat16" if dtype == BFLOAT16 else dtype.name


def named(name: str) -> np.dtype:
    """The dtype of that name. Raises TypeError where numpy and ml_dtypes know none."""
    return BFLOAT16 if name in ("bfloat16", "bf16") else np.dtype(name)


def widened(values: np.ndarray) -> np.ndarray:
    """float32 of the same values; a NaN keeps its payload."""
    bits = np.asarray(values).view(np.uint16).astype(np.uint32) << _HALF
    return np.asarray(bits).view(np.float32)


def numbers(values: np.ndarray) -> np.ndarray:
    """What numpy computes with: of bfloat16 float32, anything else as it is."""
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
    """float64 as bfloat16, rounded once; by way of float32 rounded to odd, of which bfloat16 cannot
    tell the exact value."""
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
    """A function of float32 as one of bfloat16: its operands are exact, its result is rounded. What
    gives no floats gives them as they are."""

    def on_bits(*values: np.ndarray) -> np.ndarray:
        result = np.asarray(function(*(widened(value) for value in values)))
        return narrowed(result) if result.dtype == np.float32 else result

    return on_bits
