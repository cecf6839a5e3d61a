"""Arithmetic of TMA: its reductions (PTX ISA 9.7.9.25.4.2 and 9.7.9.27.1.3), which
atomics use too, and the conversion of float32 elements by a tensor load, by the map's element type.

TF32 keeps ten bits of the mantissa: a load rounds to the nearest, ties to even, subnormal numbers
too; infinities stay, and every NaN becomes 0x7FFFE000. The FTZ types flush nothing in a load.
Stores move the bits as they are. The manual says none of this; an H200 did it (recorded by
`quality.hardware.record_tensor_maps`).
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from harness.sanitizer.emulator.numerics.rounding import extremum, with_one_nan
from harness.sanitizer.isa.types import BFLOAT16, of_bfloat16

Convert = Callable[[np.ndarray], np.ndarray]

_DROPPED_BITS = 13
_INFINITY, _MAGNITUDE = np.uint32(0x7F80_0000), np.uint32(0x7FFF_FFFF)
_TF32_NAN = np.uint32(0x7FFF_E000)


def rounded(bits: np.ndarray) -> np.ndarray:
    """uint32 bits of float32, rounded to TF32."""
    half = np.uint32((1 << (_DROPPED_BITS - 1)) - 1)
    odd = bits >> np.uint32(_DROPPED_BITS) & np.uint32(1)
    # A carry out of the fraction becomes the next exponent, as it should.
    nearest = (bits + half + odd) & ~np.uint32((1 << _DROPPED_BITS) - 1)
    magnitude = bits & _MAGNITUDE
    return np.where(
        magnitude > _INFINITY, _TF32_NAN, np.where(magnitude == _INFINITY, bits, nearest)
    )


def of_load(element_type: str | None) -> Convert | None:
    """Return the conversion of elements that are loaded through a map of this element type; None if
    there is none."""
    return rounded if element_type in ("tfloat32", "tfloat32_ftz") else None


Combine = Callable[[np.ndarray, np.ndarray], np.ndarray]


def _increment(old: np.ndarray, limit: np.ndarray) -> np.ndarray:
    return np.where(old >= limit, 0, old + np.uint32(1)).astype(old.dtype)


def _decrement(old: np.ndarray, limit: np.ndarray) -> np.ndarray:
    return np.where((old == 0) | (old > limit), limit, old - np.uint32(1)).astype(old.dtype)


_INTEGER: dict[str, Combine] = {
    "add": np.add,
    "min": np.minimum,
    "max": np.maximum,
    "inc": _increment,
    "dec": _decrement,
    "and": np.bitwise_and,
    "or": np.bitwise_or,
    "xor": np.bitwise_xor,
}


def combine(operation: str, dtype: np.dtype) -> Combine:
    """``(old, new) -> result``, all arrays of ``dtype``."""
    if dtype.kind in "iu":
        return _INTEGER[operation]
    if dtype == BFLOAT16:
        return of_bfloat16(combine(operation, np.dtype(np.float32)))
    if operation == "add":
        return _add
    choose = np.fmin if operation == "min" else np.fmax
    return lambda old, new: with_one_nan(extremum(choose, old, new))


def _add(old: np.ndarray, new: np.ndarray) -> np.ndarray:
    """To nearest even; subnormal numbers are kept."""
    narrow = old.dtype.itemsize == 2
    # float32 has at least twice float16's bits and two more, so that rounding twice gives the same
    # as once (Figueroa, "When is double rounding innocuous?", 1995).
    wide = np.dtype(np.float32) if narrow else old.dtype
    result = (old.astype(wide) + new.astype(wide)).astype(old.dtype)
    return with_one_nan(result)
