"""8-bit floats compared with ml_dtypes: every code, every f16, and values between two codes."""

from __future__ import annotations

import ml_dtypes
import numpy as np
import pytest

from harness.sanitizer.emulator.numerics.rounding import FORMATS
from harness.sanitizer.isa.types import DTYPES, fraction_bits, largest, least_normal

THEIRS = {"e4m3": ml_dtypes.float8_e4m3fn, "e5m2": ml_dtypes.float8_e5m2}
CODES = np.arange(256, dtype=np.uint8)


@pytest.mark.parametrize("name", FORMATS)
def test_every_code_decodes_as_in_ml_dtypes(name: str) -> None:
    want = CODES.view(THEIRS[name]).astype(np.float32)
    got = FORMATS[name].values
    assert got.dtype == np.float32 and np.array_equal(got, want, equal_nan=True)
    assert np.array_equal(np.signbit(got)[~np.isnan(want)], np.signbit(want)[~np.isnan(want)])


def values(name: str) -> np.ndarray:
    """float32: all of f16, each code, the midpoints between codes, and a bit to either side of
    them.
    """
    known = FORMATS[name].values
    known = np.sort(known[np.isfinite(known)].astype(np.float64))
    half = ((known[1:] + known[:-1]) / 2).astype(np.float32)
    halves = np.arange(1 << 16).astype(np.uint16).view(np.float16).astype(np.float32)
    sides = [np.nextafter(half, np.float32(to)) for to in (-np.inf, np.inf)]
    far = np.array([1e-45, -1e-45, 3.4e38, -3.4e38], np.float32)
    return np.concatenate([halves, known.astype(np.float32), half, *sides, far])


@pytest.mark.parametrize("name", FORMATS)
def test_rounding_matches_ml_dtypes_and_saturates(name: str) -> None:
    numbers = values(name)
    most = float(ml_dtypes.finfo(THEIRS[name]).max)
    want = np.clip(np.nan_to_num(numbers), -most, most).astype(THEIRS[name]).view(np.uint8)
    want = np.where(np.isnan(numbers), 0x7F, want)
    got = FORMATS[name].bits(numbers)
    assert got.dtype == np.uint8 and np.array_equal(got, want)


@pytest.mark.parametrize("name", ["f16", "bf16", "f32", "f64"])
def test_properties_of_a_float_type(name: str) -> None:
    dtype = DTYPES[name]
    known = ml_dtypes.finfo(dtype)
    assert fraction_bits(dtype) == known.nmant
    assert least_normal(dtype) == known.tiny and least_normal(dtype).dtype == dtype
    assert largest(dtype) == known.max and largest(dtype).dtype == dtype
