"""Floating-point arithmetic with a single rounding, in PTX's four modes, where numpy lacks it.

f16, bf16 and f32 results are computed in f64 *rounded to odd* (an inexact result gets an odd
last bit), which a later rounding to the narrower type cannot tell from the exact value. f64
fma follows Boldo and Melquiond, "Emulation of FMA and correctly rounded sums: proved
algorithms using rounding to odd" (IEEE Trans. Computers, 2008), and is the only f64 here: f64
is rounded to nearest alone, as numpy does.

Modes are PTX's: ``rn`` nearest even, ``rz`` toward zero, ``rm`` down, ``rp`` up.

Floats of 8 bits are kept as bits: e4m3 (no infinity, a NaN of each sign) and e5m2 (IEEE form).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from typing import Any

import numpy as np

from harness.sanitizer.isa import types
from harness.sanitizer.isa.types import BFLOAT16, least_normal

_F64 = np.dtype(np.float64)

CANONICAL_NANS: dict[np.dtype, Any] = {
    np.dtype(np.float32): np.uint32(0x7FFF_FFFF).view(np.float32),
    np.dtype(np.float16): np.uint16(0x7FFF).view(np.float16),
    BFLOAT16: np.array(0x7FFF, np.uint16).view(BFLOAT16)[()],
}
"""The NaN that arithmetic in a type gives; f64 keeps the payload of its operand."""


def flush(values: np.ndarray) -> np.ndarray:
    """``.ftz``: subnormal values become zeros of their sign. bfloat16 as float32."""
    values = np.asarray(values)
    zero = values.dtype.type(0)
    return np.where(np.abs(values) < least_normal(values.dtype), np.copysign(zero, values), values)


def with_one_nan(values: np.ndarray) -> np.ndarray:
    """Return the values with the canonical NaN of their type for every NaN."""
    nan = CANONICAL_NANS.get(values.dtype)
    return values if nan is None else np.where(np.isnan(values), nan, values)


def extremum(choose: Callable[..., np.ndarray], a: np.ndarray, b: np.ndarray) -> np.ndarray:
    """Choose by np.minimum, np.maximum, np.fmin or np.fmax; -0 is below +0."""
    result = choose(a, b)
    # Zeros of both signs compare as equal, and numpy may return either.
    zeros = (a == 0) & (b == 0)
    if np.any(zeros):
        first = np.signbit(a) if choose in (np.minimum, np.fmin) else ~np.signbit(a)
        result = np.where(zeros, np.where(first, a, b), result)
    return result


def not_negative(values: np.ndarray) -> np.ndarray:
    """``.relu``: negative values become +0; a NaN stays."""
    return np.where(np.signbit(values) & ~np.isnan(values), values.dtype.type(0), values)


def two_sum(a: np.ndarray, b: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """``(s, e)`` with ``s = fl(a + b)`` and ``s + e = a + b`` exactly (Knuth)."""
    s = a + b
    t = s - a
    return s, (a - (s - t)) + (b - t)


def _two_product(a: np.ndarray, b: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """``(p, e)`` with ``p = fl(a * b)`` and ``p + e = a * b`` exactly (Dekker)."""
    p = a * b
    # Veltkamp's splitting: halves of at most 26 bits, whose products are exact.
    splitter = 134217729.0  # 2^27 + 1
    ca, cb = splitter * a, splitter * b
    ah, bh = ca - (ca - a), cb - (cb - b)
    al, bl = a - ah, b - bh
    return p, ((ah * bh - p) + ah * bl + al * bh) + al * bl


def odd(nearest: np.ndarray, rest: np.ndarray) -> np.ndarray:
    """f64 ``nearest + rest`` rounded to odd; only the sign of the small ``rest`` matters."""
    bits = nearest.view(np.int64)
    inexact = np.isfinite(nearest) & (rest != 0) & ~np.isnan(rest) & ((bits & 1) == 0)
    # toward the exact value: away from zero if the rest has the sum's sign
    step = np.where((rest > 0) == (nearest > 0), 1, -1)
    return np.where(inexact, bits + step, bits).view(np.float64)


def directed(nearest: np.ndarray, rest: np.ndarray, mode: str) -> np.ndarray:
    """The nearest value moved to the neighbor that ``mode`` asks for, by the sign of ``rest``.

    ``rest`` is the exact value less ``nearest``; an infinite ``nearest`` may have a rest, too.
    """
    if mode == "rn":
        return nearest
    infinity = nearest.dtype.type(np.inf)
    down, up = np.nextafter(nearest, -infinity), np.nextafter(nearest, infinity)
    if mode == "rm":
        return np.where(rest < 0, down, nearest)
    if mode == "rp":
        return np.where(rest > 0, up, nearest)
    result = np.where((rest < 0) & (nearest > 0), down, nearest)
    return np.where((rest > 0) & (nearest < 0), up, result)


def narrow(values: np.ndarray, dtype: np.dtype, mode: str = "rn", ftz: bool = False) -> np.ndarray:
    """f64 ``values`` as ``dtype``, rounded once. ``ftz`` flushes subnormal values *before* they are
    rounded, as hardware does: just below the smallest normal number is zero. For f16, values that
    would round to that number without a least exponent are kept."""
    if dtype == _F64:
        return values
    if ftz:
        tiny = 2.0**-126 if dtype == BFLOAT16 else float(least_normal(dtype))
        if dtype == np.float16:
            tiny *= 1 - 2.0**-12  # ties go to the even number, which is the greater
        values = np.where(np.abs(values) < tiny, np.copysign(0.0, values), values)
    if dtype == BFLOAT16:
        return types.of_double(values, mode)
    nearest = values.astype(dtype)
    if mode == "rn":
        return nearest
    # The comparison with the exact value gives the direction in which it was rounded.
    back = nearest.astype(np.float64)
    rest = np.where(values == back, 0.0, np.where(values > back, 1.0, -1.0))
    return directed(nearest, np.where(np.isnan(values), 0.0, rest), mode)


def in_double(values: np.ndarray) -> np.ndarray:
    """f64 of the same values."""
    return types.numbers(np.asarray(values)).astype(np.float64)


def _arrays(*operands: np.ndarray) -> list[np.ndarray]:
    arrays = np.broadcast_arrays(*(np.atleast_1d(x) for x in operands))
    return [np.ascontiguousarray(a) for a in arrays]


def add(a: np.ndarray, b: np.ndarray, mode: str = "rn") -> np.ndarray:
    """``a + b``; arrays of the same dtype: f16, bf16, f32. Subnormal sums are exact: nothing to
    flush."""
    a, b = _arrays(a, b)
    return np.add(a, b) if _is_plain(a, mode) else _sum(a.dtype, in_double(a), in_double(b), mode)


def subtract(a: np.ndarray, b: np.ndarray, mode: str = "rn") -> np.ndarray:
    """``a - b``; arrays as `add` takes them."""
    a, b = _arrays(a, b)
    if _is_plain(a, mode):
        return np.subtract(a, b)
    return _sum(a.dtype, in_double(a), -in_double(b), mode)


def _is_plain(a: np.ndarray, mode: str) -> bool:
    """Return True if numpy computes it."""
    return mode == "rn" and a.dtype != BFLOAT16


def _sum(dtype: np.dtype, x: np.ndarray, y: np.ndarray, mode: str) -> np.ndarray:
    return _signed_zero(narrow(odd(*two_sum(x, y)), dtype, mode), x, y, mode)


def multiply(a: np.ndarray, b: np.ndarray, mode: str = "rn", ftz: bool = False) -> np.ndarray:
    """``a * b``; arrays as `add` takes them."""
    a, b = _arrays(a, b)
    return narrow(in_double(a) * in_double(b), a.dtype, mode, ftz)


def divide(a: np.ndarray, b: np.ndarray, mode: str = "rn", ftz: bool = False) -> np.ndarray:
    """``a / b``; arrays as `add` takes them."""
    a, b = _arrays(a, b)
    x, y = in_double(a), in_double(b)
    quotient = x / y
    product, low = _two_product(quotient, y)
    # The remainder x - qy, whose sign is that of the quotient's error if y is positive.
    rest = ((x - product) - low) * np.sign(y)
    plain = np.isfinite(x) & np.isfinite(y) & (y != 0)
    return narrow(odd(quotient, np.where(plain, rest, 0.0)), a.dtype, mode, ftz)


def square_root(a: np.ndarray, mode: str = "rn") -> np.ndarray:
    """The square root of an array as `add` takes it."""
    (a,) = _arrays(a)
    x = in_double(a)
    root = np.sqrt(x)
    product, low = _two_product(root, root)
    rest = np.where(np.isfinite(x), (x - product) - low, 0.0)
    return narrow(odd(root, rest), a.dtype, mode)


def fma(
    a: np.ndarray, b: np.ndarray, c: np.ndarray, mode: str = "rn", ftz: bool = False
) -> np.ndarray:
    """``a * b + c``, rounded once; arrays of the same float dtype, f64 to nearest."""
    a, b, c = _arrays(a, b, c)
    if a.dtype == _F64:
        return _fma64(a, b, c)
    product = in_double(a) * in_double(b)  # exact: 24 + 24 bits
    c = in_double(c)
    result = narrow(odd(*two_sum(product, c)), a.dtype, mode, ftz)
    return _signed_zero(result, product, c, mode)


def _signed_zero(result: np.ndarray, x: np.ndarray, y: np.ndarray, mode: str) -> np.ndarray:
    """Rounding down, a sum that is exactly zero of terms with different signs is -0."""
    if mode != "rm":
        return result
    zero = types.numbers(result) == 0
    cancelled = zero & (np.signbit(x) != np.signbit(y)) & (np.abs(x) == np.abs(y))
    return np.where(cancelled, narrow(np.array(-0.0), result.dtype), result)


def _fma64(a: np.ndarray, b: np.ndarray, c: np.ndarray) -> np.ndarray:
    high, low = _two_product(a, b)
    # The errors are added rounded to odd, so that the last sum is the only rounding that shows.
    th, tl = two_sum(c, low)
    vh, vl = two_sum(high, th)
    result = vh + odd(*two_sum(vl, tl))
    roomy = _has_room(a, b, c)
    special = ~(np.isfinite(a) & np.isfinite(b) & np.isfinite(c))
    # Infinities turn the error terms into NaN; numpy's own sum is right for them.
    result = np.where(special | (a == 0) | (b == 0), a * b + c, result)
    endless = np.isinf(c) & np.isfinite(a) & np.isfinite(b)  # a * b alone may overflow
    result = np.where(endless, c, result)
    # Near the ends of the range the error terms overflow or are subnormal: rationals, one by one.
    for i in np.flatnonzero(~roomy & ~special):
        exact = Fraction(float(a[i])) * Fraction(float(b[i])) + Fraction(float(c[i]))
        result[i] = _nearest(exact) if exact else a[i] * b[i] + c[i]
    return result


def _has_room(a: np.ndarray, b: np.ndarray, c: np.ndarray) -> np.ndarray:
    """Return a mask of the values for which the error-free transformations are exact: they need
    room above and below."""
    magnitude = np.abs(a * b)
    roomy = (magnitude < 1e290) & ((magnitude > 1e-250) | (a == 0) | (b == 0))
    return roomy & (np.abs(a) < 1e290) & (np.abs(b) < 1e290) & (np.abs(c) < 1e290)


def _nearest(value: Fraction) -> float:
    """The f64 nearest to a rational; it may be infinite."""
    try:
        return float(value)
    except OverflowError:
        return float("inf") if value > 0 else float("-inf")


NAN = np.uint8(0x7F)  # a conversion's result


@dataclass(frozen=True)
class Format8:
    """``fraction`` bits below the exponent, whose least value is ``least``; codes from ``end`` on
    are no numbers."""

    fraction: int
    least: int
    end: int

    @cached_property
    def values(self) -> np.ndarray:
        """float32 [256], of every code; exact."""
        codes = np.arange(128)
        exponents, parts = codes >> self.fraction, codes & (1 << self.fraction) - 1
        normal = exponents > 0
        whole = parts + (normal << self.fraction)
        scale = np.exp2(self.least - self.fraction + np.maximum(exponents - 1, 0))
        positive = (whole * scale).astype(np.float32)
        positive[self.end :] = np.nan
        if self.end < NAN:
            positive[self.end] = np.inf
        return np.concatenate([positive, -positive])

    def bits(self, values: np.ndarray) -> np.ndarray:
        """uint8 codes of float32 ``values``, to nearest even; beyond the largest, the largest."""
        numbers = self.values[: self.end]
        halfway = (numbers[1:] + numbers[:-1]) / 2  # exact
        size = np.abs(values)
        codes = np.searchsorted(halfway, size)
        tied = halfway[np.minimum(codes, len(halfway) - 1)] == size
        # A tie goes to the code with an even fraction; searchsorted stops below it.
        codes += tied & (codes % 2 == 1)
        codes += np.where(np.signbit(values), 0x80, 0)
        return np.where(np.isnan(values), NAN, codes.astype(np.uint8))


FORMATS = {
    "e4m3": Format8(fraction=3, least=-6, end=0x7F),
    "e5m2": Format8(fraction=2, least=-14, end=0x7C),
}
