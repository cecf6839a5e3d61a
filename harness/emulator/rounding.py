"""Fused multiply-add with one rounding, which numpy does not have.

f16, bf16 and f32 are computed in f64 rounded to odd, which the final rounding cannot tell
from the exact value; f64 follows Boldo and Melquiond, "Emulation of FMA and correctly rounded
sums: proved algorithms using rounding to odd" (IEEE Trans. Computers, 2008).
"""

from __future__ import annotations

from fractions import Fraction

import numpy as np


def _two_sum(a, b):
    """``(s, e)`` with ``s = fl(a + b)`` and ``s + e = a + b`` exactly (Knuth)."""
    s = a + b
    t = s - a
    return s, (a - (s - t)) + (b - t)


def _two_product(a, b):
    """``(p, e)`` with ``p = fl(a * b)`` and ``p + e = a * b`` exactly (Dekker)."""
    p = a * b
    splitter = 134217729.0  # 2^27 + 1
    ca, cb = splitter * a, splitter * b
    ah, bh = ca - (ca - a), cb - (cb - b)
    al, bl = a - ah, b - bh
    return p, ((ah * bh - p) + ah * bl + al * bh) + al * bl


def _odd_sum(a, b):
    """``a + b`` rounded to odd in f64: inexact results get an odd last bit."""
    s, e = _two_sum(a, b)
    bits = s.view(np.int64)
    inexact = np.isfinite(s) & (e != 0) & ((bits & 1) == 0)
    # toward the exact value: away from zero if the error has the sum's sign
    step = np.where((e > 0) == (s > 0), 1, -1)
    return np.where(inexact, bits + step, bits).view(np.float64)


def fma(a, b, c):
    """``a * b + c`` with one rounding to nearest even; arrays of one float dtype."""
    a, b, c = np.broadcast_arrays(np.atleast_1d(a), np.atleast_1d(b), np.atleast_1d(c))
    dtype = a.dtype
    if dtype != np.float64:
        product = a.astype(np.float64) * b.astype(np.float64)  # exact: 24 + 24 bits
        return _odd_sum(product, c.astype(np.float64)).astype(dtype)
    return _fma64(np.ascontiguousarray(a), np.ascontiguousarray(b), np.ascontiguousarray(c))


def _fma64(a, b, c):
    high, low = _two_product(a, b)
    th, tl = _two_sum(c, low)
    vh, vl = _two_sum(high, th)
    result = vh + _odd_sum(vl, tl)
    # The error-free transformations need room above and below: elsewhere, exactly.
    with np.errstate(all="ignore"):
        magnitude = np.abs(high)
        roomy = (magnitude < 1e290) & ((magnitude > 1e-250) | (a == 0) | (b == 0))
        roomy &= (np.abs(a) < 1e290) & (np.abs(b) < 1e290) & (np.abs(c) < 1e290)
    special = ~(np.isfinite(a) & np.isfinite(b) & np.isfinite(c))
    result = np.where(special | (a == 0) | (b == 0), a * b + c, result)
    for i in np.flatnonzero(~roomy & ~special):
        result[i] = _exact(float(a[i]), float(b[i]), float(c[i]))
    return result


def _exact(a: float, b: float, c: float) -> float:
    value = Fraction(a) * Fraction(b) + Fraction(c)
    if value == 0:
        return a * b + c
    try:
        return float(value)  # correctly rounded
    except OverflowError:
        return float("inf") if value > 0 else float("-inf")
