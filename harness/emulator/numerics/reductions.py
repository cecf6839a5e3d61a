"""Reductions of the copy engine (PTX ISA 9.7.9.25.4.2 and 9.7.9.27.1.3)."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from harness.isa.types import BFLOAT16, of_bfloat16

_NAN = {"float16": 0x7FFF, "float32": 0x7FFFFFFF}

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
    return _smaller if operation == "min" else _larger


def _add(old: np.ndarray, new: np.ndarray) -> np.ndarray:
    """To nearest even; subnormal numbers are kept."""
    narrow = old.dtype.itemsize == 2
    # float32 has at least twice float16's bits and two more, so that rounding twice gives the same
    # as once (Figueroa, "When is double rounding innocuous?", 1995).
    wide = np.dtype(np.float32) if narrow else old.dtype
    result = (old.astype(wide) + new.astype(wide)).astype(old.dtype)
    return _with_one_nan(result)


def _smaller(old: np.ndarray, new: np.ndarray) -> np.ndarray:
    return _chosen(old, new, lambda a, b: a < b)


def _larger(old: np.ndarray, new: np.ndarray) -> np.ndarray:
    return _chosen(old, new, lambda a, b: a > b)


def _chosen(old: np.ndarray, new: np.ndarray, better: Callable[..., object]) -> np.ndarray:
    """The better of the two; a number rather than NaN; -0 below +0."""
    a, b = old.astype(np.float32), new.astype(np.float32)
    tie = (a == b) & better(np.where(np.signbit(b), -1, 1), np.where(np.signbit(a), -1, 1))
    take_new = better(b, a) | tie | np.isnan(a)
    return _with_one_nan(np.where(take_new & ~np.isnan(b), new, old))


def _with_one_nan(values: np.ndarray) -> np.ndarray:
    bits = values.view(f"u{values.dtype.itemsize}")
    canonical = _NAN.get(values.dtype.name)
    if canonical is None:
        return values
    return np.where(np.isnan(values.astype(np.float32)), bits.dtype.type(canonical), bits).view(
        values.dtype
    )
