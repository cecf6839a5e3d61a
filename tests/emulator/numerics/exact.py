"""Floating point from its definition: a rational, rounded once to a format, in integers.

Uses neither numpy's arithmetic nor the emulator's.
"""

from __future__ import annotations

import math
from fractions import Fraction

import ml_dtypes
import numpy as np

# format: (bits of precision, smallest exponent of a normal number, bytes)
FORMATS = {
    np.dtype(np.float16): (11, -14, 2),
    np.dtype(ml_dtypes.bfloat16): (8, -126, 2),
    np.dtype(np.float32): (24, -126, 4),
    np.dtype(np.float64): (53, -1022, 8),
}


def rounded(value: Fraction, dtype, mode: str = "rn", zero_sign: int = 1):
    """Return ``value`` rounded to a format, as a Python float or infinity; modes are PTX's."""
    precision, least, _ = FORMATS[np.dtype(dtype)]
    if value == 0:
        return math.copysign(0.0, zero_sign)
    sign, size = (1 if value > 0 else -1), abs(value)
    exponent = size.numerator.bit_length() - size.denominator.bit_length()
    if Fraction(2) ** exponent > size:
        exponent -= 1
    step = Fraction(2) ** (max(exponent, least) - precision + 1)
    count, rest = divmod(size, step)
    away = {"rz": False, "rm": sign < 0 and rest > 0, "rp": sign > 0 and rest > 0}.get(
        mode, 2 * rest > step or (2 * rest == step and count % 2 == 1)
    )
    result = (count + away) * step
    greatest = (2 - Fraction(2) ** (1 - precision)) * Fraction(2) ** (1 - least)
    if result > greatest:
        back = mode == "rz" or (mode == "rm" and sign > 0) or (mode == "rp" and sign < 0)
        return sign * (float(greatest) if back else math.inf)
    return math.copysign(float(result), sign)


def bits_of(value: float, dtype) -> int:
    """Return the bits of a float that is a value of the format."""
    return int(np.array(value, np.float64).astype(dtype).view(f"u{FORMATS[np.dtype(dtype)][2]}"))
