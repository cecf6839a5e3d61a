"""What a tensor load makes of float32 elements, by the map's element type.

TF32 keeps ten bits of the mantissa: a load rounds to the nearest, ties to even; infinities and NaN
stay as they are (triton-lang/triton#11751, which ran the same on a GPU). FTZ makes zeros of
subnormal numbers, with their sign. The manual says neither; `tests.hardware.record_tensor_maps`
asks the hardware.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

Convert = Callable[[np.ndarray], np.ndarray]

_DROPPED_BITS = 13
_EXPONENT, _MANTISSA, _SIGN = np.uint32(0x7F80_0000), np.uint32(0x007F_FFFF), np.uint32(1 << 31)


def flushed(bits: np.ndarray) -> np.ndarray:
    """uint32 bits of float32, subnormal ones as zero of the same sign."""
    return np.where(bits & _EXPONENT == 0, bits & _SIGN, bits)


def rounded(bits: np.ndarray) -> np.ndarray:
    """uint32 bits of float32, rounded to TF32."""
    half = np.uint32((1 << (_DROPPED_BITS - 1)) - 1)
    odd = bits >> np.uint32(_DROPPED_BITS) & np.uint32(1)
    nearest = (bits + half + odd) & ~np.uint32((1 << _DROPPED_BITS) - 1)
    return np.where(bits & _EXPONENT == _EXPONENT, bits, nearest)


_CONVERSIONS: dict[str, Convert] = {
    "float32_ftz": flushed,
    "tfloat32": rounded,
    "tfloat32_ftz": lambda bits: rounded(flushed(bits)),
}


def of_load(element_type: str | None) -> Convert | None:
    """How a load through a map of this element type changes its elements; None: not at all.

    Works on units of any size that hold whole float32 numbers (a slice of an interleaved layout).
    """
    convert = _CONVERSIONS.get(element_type or "")
    if convert is None:
        return None

    def units(values: np.ndarray) -> np.ndarray:
        return convert(values.view(np.uint32)).view(values.dtype)

    return units
