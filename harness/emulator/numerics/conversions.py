"""Conversion of float32 elements by a tensor load, by the map's element type.

TF32 keeps ten bits of the mantissa: a load rounds to the nearest, ties to even, subnormal numbers
too; infinities stay, and every NaN becomes 0x7FFFE000. The FTZ types flush nothing in a load.
Stores move the bits as they are. The manual says none of this; an H200 did it (recorded by
`tests.hardware.record_tensor_maps`).
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

Convert = Callable[[np.ndarray], np.ndarray]

_DROPPED_BITS = 13
_INFINITY, _MAGNITUDE = np.uint32(0x7F80_0000), np.uint32(0x7FFF_FFFF)
_NAN = np.uint32(0x7FFF_E000)


def rounded(bits: np.ndarray) -> np.ndarray:
    """uint32 bits of float32, rounded to TF32."""
    half = np.uint32((1 << (_DROPPED_BITS - 1)) - 1)
    odd = bits >> np.uint32(_DROPPED_BITS) & np.uint32(1)
    # A carry out of the fraction becomes the next exponent, as it should.
    nearest = (bits + half + odd) & ~np.uint32((1 << _DROPPED_BITS) - 1)
    magnitude = bits & _MAGNITUDE
    return np.where(magnitude > _INFINITY, _NAN, np.where(magnitude == _INFINITY, bits, nearest))


_CONVERSIONS: dict[str, Convert] = {
    "tfloat32": rounded,
    "tfloat32_ftz": rounded,
}


def of_load(element_type: str | None) -> Convert | None:
    """Return the conversion of elements that are loaded through a map of this element type; None if
    there is none.

    Works on units of any size that hold whole float32 numbers (a slice of an interleaved layout).
    """
    convert = _CONVERSIONS.get(element_type or "")
    if convert is None:
        return None

    def units(values: np.ndarray) -> np.ndarray:
        return convert(values.view(np.uint32)).view(values.dtype)

    return units
