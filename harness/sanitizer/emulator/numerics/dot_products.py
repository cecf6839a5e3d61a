"""The sums of products that the tensor cores of Hopper compute, bit for bit.

PTX leaves the accumulation open ("at least single precision"). Hopper's is a truncated fused sum,
as Xie et al. found (MMA-Sim, arXiv:2511.10909) and quality/hardware/matrix_products.py confirms on
an H200: the products of a step and the accumulator are aligned to the largest exponent among them,
cut off (toward zero) below ``fraction_bits`` binary places, added exactly, and rounded once: to
nearest for f16, toward zero for f32. A step takes 32 bytes of a row of A. 8-bit floats are added
with 13 places in wgmma, which the result is cut to as well; all else with 25.

`harness/sanitizer/emulator/native/products.c` adds the same sum for wgmma, without
non-finite operands.

So for a step of L products, with m the largest magnitude among them and the accumulator: ``|error|
< (L + 1) * 2**(2 - fraction_bits) * m``, plus the rounding of the result. Data whose products need
no more places than that, such as small integers, give the exact sum.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np

_NO_EXPONENT = -100_000  # a zero's exponent, below every other
_LOWEST_TOP = -133  # the alignment if all terms are smaller


@dataclass(frozen=True)
class Accumulation:
    """``fraction_bits`` below the largest exponent are kept; ``step`` products at a time.

    ``kept_bits`` are those of a float32 result's fraction that the unit delivers.
    """

    fraction_bits: int
    step: int
    result: np.dtype
    kept_bits: int = 23


LEAST_EXPONENT = {"f16": -14, "bf16": -126, "tf32": -126, "e4m3": -6, "e5m2": -14, "f32": -126}
"""The exponent of a type's subnormals, which the unit does not normalize."""

_BYTES = {"f16": 2, "bf16": 2, "tf32": 4, "e4m3": 1, "e5m2": 1}


def accumulation(a_type: str, d_type: str) -> Accumulation:
    """Return the accumulation of products of ``a_type`` into ``d_type``."""
    result = np.dtype(np.float16 if d_type == "f16" else np.float32)
    if _BYTES[a_type] == 1:
        return Accumulation(13, 32, result, 13)
    return Accumulation(25, 32 // _BYTES[a_type], result)


def float_products(
    a: np.ndarray,
    b: np.ndarray,
    c: np.ndarray,
    a_type: str,
    b_type: str,
    how: Accumulation,
) -> np.ndarray:
    """``a`` [w, m, k] times ``b`` [w, n, k] transposed, plus ``c`` [w, m, n] of the result's
    dtype. a and b are float32 arrays of values of their types."""
    out = np.empty(c.shape, how.result)
    for w in range(len(a)):
        total = c[w]
        # Each step is rounded on its own: where the steps end is part of the result.
        for k in range(0, a.shape[2], how.step):
            part = slice(k, k + how.step)
            total = _step(a[w, :, part], b[w, :, part], total, a_type, b_type, how)
        out[w] = total
    return out


def converted_products(a: np.ndarray, b: np.ndarray, c: np.ndarray) -> np.ndarray:
    """The same for 8-bit floats in mma, which Hopper makes f16 of: two products of half of the
    elements each, the first two of every four and then the others; c is added at the end, to
    nearest."""
    k, d_type = a.shape[2], "f16" if c.dtype == np.float16 else "f32"
    order = np.argsort(np.arange(k) % 4 >= 2, kind="stable")
    how = replace(accumulation("f16", d_type), step=k // 2)
    total = float_products(a[..., order], b[..., order], np.zeros_like(c), "f16", "f16", how) + c
    total.view(f"u{c.itemsize}")[np.isnan(total)] = 0x7FFF_FFFF >> (32 - 8 * c.itemsize)
    return total


def integer_products(a: np.ndarray, b: np.ndarray, c: np.ndarray, saturate: bool) -> np.ndarray:
    """The same for integers, into int32: wrapped, or clamped at its ends."""
    # Exact in f64, whose products BLAS computes quickly: 8-bit products need 16 bits, and sums of
    # any k in use stay far below 2**53.
    exact = np.matmul(a.astype(np.float64), b.astype(np.float64).swapaxes(1, 2)).astype(np.int64)
    exact += c
    if saturate:
        exact = np.clip(exact, np.iinfo(np.int32).min, np.iinfo(np.int32).max)
    return exact.astype(np.int32)


def _step(
    a: np.ndarray,
    b: np.ndarray,
    c: np.ndarray,
    a_type: str,
    b_type: str,
    how: Accumulation,
) -> np.ndarray:
    special = None
    if not (np.isfinite(a).all() and np.isfinite(b).all() and np.isfinite(c).all()):
        special = _specials(a, b, c)
        a, b, c = (np.where(np.isfinite(x), x, x.dtype.type(0)) for x in (a, b, c))
    ea, eb = _exponents(a, LEAST_EXPONENT[a_type]), _exponents(b, LEAST_EXPONENT[b_type])
    wide_a, wide_b, wide_c = a.astype(np.float64), b.astype(np.float64), c.astype(np.float64)
    # Small integers, for example: one product by BLAS instead of a loop over k.
    if _nothing_is_cut(a, b, wide_c, ea, eb, how):
        total = wide_a @ wide_b.T + wide_c
    else:
        total = _truncated_sum(wide_a, wide_b, wide_c, ea, eb, how)
    rounded = _rounded(total, how) + how.result.type(0)  # a zero is never negative
    if special is not None:
        nan = np.array(0x7FFF if how.result == np.float16 else 0x7FFF_FFFF)
        odd = ~np.isfinite(special)
        rounded[odd] = special[odd].astype(how.result)
        rounded[np.isnan(special)] = nan.astype(f"u{how.result.itemsize}").view(how.result)
    return rounded


def _specials(a: np.ndarray, b: np.ndarray, c: np.ndarray) -> np.ndarray:
    """Infinities and NaNs as IEEE has them; the finite entries mean nothing."""
    a, b = a.astype(np.float64), b.astype(np.float64)
    total = c.astype(np.float64)
    for k in range(a.shape[1]):  # BLAS may skip a zero, and 0 times infinity is NaN
        total = total + a[:, k, None] * b[None, :, k]
    return total


def _exponents(x: np.ndarray, least: int) -> np.ndarray:
    """Return the exponent of each element, int32; a zero has none."""
    exponent = np.maximum(np.frexp(x)[1] - 1, least).astype(np.int32)
    return np.where(x == 0, np.int32(_NO_EXPONENT), exponent)


def _lowest_bit(x: np.ndarray) -> int:
    """The exponent of the lowest bit that is set in any element; large where all are zero."""
    fraction, exponent = np.frexp(x)
    whole = np.abs(fraction * (1 << 24)).astype(np.int64)
    places = np.bitwise_count((whole & -whole) - 1)
    return int(np.where(x == 0, 100_000, exponent - 24 + places.astype(np.int64)).min())


def _nothing_is_cut(
    a: np.ndarray, b: np.ndarray, c: np.ndarray, ea: np.ndarray, eb: np.ndarray, how: Accumulation
) -> bool:
    largest = int(ea.max()) + int(eb.max())
    if largest < _LOWEST_TOP:
        return False
    peak = float(np.abs(c).max())
    if peak:
        largest = max(largest, int(np.frexp(peak)[1]) - 1)
    least = largest - how.fraction_bits
    if _lowest_bit(a) + _lowest_bit(b) < least:
        return False
    scaled = c * 2.0**-least
    return bool((scaled == np.trunc(scaled)).all())


def _truncated_sum(
    a: np.ndarray, b: np.ndarray, c: np.ndarray, ea: np.ndarray, eb: np.ndarray, how: Accumulation
) -> np.ndarray:
    """All operands float64; products of them are exact."""
    least = LEAST_EXPONENT["f16" if how.result == np.float16 else "f32"]
    lowest = 2 * _LOWEST_TOP  # the sum of two is still below every other
    highest = np.maximum(_exponents(c, least), _LOWEST_TOP).astype(np.int16)
    ea, eb = (np.maximum(e, lowest).astype(np.int16) for e in (ea, eb))
    eb, b = np.ascontiguousarray(eb.T), np.ascontiguousarray(b.T)  # a row of them at a time
    scratch = np.empty(highest.shape, np.int16)
    for k in range(a.shape[1]):
        np.add(ea[:, k, None], eb[k], out=scratch)
        np.maximum(highest, scratch, out=highest)
    top = highest.astype(np.int64) - how.fraction_bits
    scale, unscale = _power_of_two(-top), _power_of_two(top)
    # Scaled so that the lowest bit that the unit keeps is 1: trunc cuts off all bits below.
    total = np.trunc(c * scale)
    term = np.empty_like(total)
    for k in range(a.shape[1]):
        np.multiply(a[:, k, None], b[k], out=term)
        term *= scale
        np.trunc(term, out=term)
        total += term
    return total * unscale


def _power_of_two(exponent: np.ndarray) -> np.ndarray:
    return ((exponent.astype(np.int64) + 1023) << 52).view(np.float64)


def _rounded(total: np.ndarray, how: Accumulation) -> np.ndarray:
    """float64 to the result: to nearest for f16, toward zero for f32."""
    if how.result == np.float16:
        return total.astype(np.float16)
    size = np.abs(total)
    result = total.astype(np.float32)
    # astype rounds to the nearest: one step back where that is away from zero.
    away = (np.abs(result) > size) & (size < 2.0**128)
    if away.any():
        result[away] = np.nextafter(result[away], np.float32(0))
    if how.kept_bits < 23:
        cut = np.uint32(0xFFFF_FFFF << (23 - how.kept_bits) & 0xFFFF_FFFF)
        result = (result.view(np.uint32) & cut).view(np.float32)
    return result
