"""Arithmetic with a single rounding, compared with rationals that are rounded in integers."""

import itertools
import math
from fractions import Fraction

import ml_dtypes
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from harness.sanitizer.emulator.numerics import rounding
from tests.sanitizer.emulator.ops.snippet import drawn

# format: (bits of precision, smallest exponent of a normal number, bytes)
FORMATS = {
    np.dtype(np.float16): (11, -14, 2),
    np.dtype(ml_dtypes.bfloat16): (8, -126, 2),
    np.dtype(np.float32): (24, -126, 4),
    np.dtype(np.float64): (53, -1022, 8),
}
DTYPES = [np.float16, ml_dtypes.bfloat16, np.float32, np.float64]
MODES = ["rn", "rz", "rm", "rp"]


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


@pytest.fixture(autouse=True)
def _quiet():
    with np.errstate(all="ignore"):
        yield


def wrong_results(function, exact, dtype, mode, operands) -> list[tuple]:
    """Return those of finite operands with a nonzero result: zeros have their own tests."""
    got = function(*operands, mode)
    assert got.dtype == dtype
    rows = [[float(x) for x in row] for row in zip(*operands, strict=True)]
    values = [exact(*map(Fraction, row)) if all(map(math.isfinite, row)) else None for row in rows]
    tried = [at for at, value in enumerate(values) if value]
    assert len(tried) > len(got) // 4
    wanted = {at: bits_of(rounded(values[at], dtype, mode), dtype) for at in tried}
    return [(rows[at], got[at]) for at in tried if bits_of(float(got[at]), dtype) != wanted[at]]


CASES = {
    "add": (rounding.add, lambda a, b: a + b, 2),
    "subtract": (rounding.subtract, lambda a, b: a - b, 2),
    "multiply": (rounding.multiply, lambda a, b: a * b, 2),
    "divide": (rounding.divide, lambda a, b: a / b if b else None, 2),
    "fma": (rounding.fma, lambda a, b, c: a * b + c, 3),
}


def test_every_mode_on_special_and_random_operands():
    """GPUs have few of these combinations: for those, `test_recorded` compares more operands."""
    wrong = {}
    for name, mode, dtype in itertools.product(CASES, MODES, DTYPES):
        function, exact, count = CASES[name]
        if name in ("add", "subtract") and mode == "rn":
            continue  # numpy's own
        if dtype == np.float64 and (name, mode) != ("fma", "rn"):
            continue  # the same, or no form of PTX's here
        operands = [drawn(dtype, 150, seed) for seed in range(count)]
        if results := wrong_results(function, exact, np.dtype(dtype), mode, operands):
            wrong[name, mode, dtype] = results[0]
    assert wrong == {}


def test_square_roots():
    for mode in MODES:
        for x in np.abs(drawn(np.float32, 300)):
            if not np.isfinite(x) or x == 0:
                continue
            got = float(rounding.square_root(np.array([x]), mode)[0])
            value, root = Fraction(float(x)), Fraction(got)
            ulp = Fraction(float(np.spacing(np.float32(got))))
            below, above = root - ulp, root + ulp
            if mode == "rn":
                assert (root - ulp / 2) ** 2 <= value <= (root + ulp / 2) ** 2
            elif mode == "rp":
                assert below**2 < value <= root**2
            else:
                assert root**2 <= value < above**2


@pytest.mark.parametrize("dtype", [each for each in DTYPES if each != np.float64])
def test_a_sum_that_cancels_is_minus_zero_only_when_rounded_down(dtype):
    terms = np.array([1, -1, 0, 0, -0.0], dtype)
    other = np.array([-1, 1, 0, -0.0, -0.0], dtype)
    for mode in ("rz", "rp"):
        assert np.signbit(rounding.add(terms, other, mode)).tolist() == [False] * 4 + [True]
    assert np.signbit(rounding.add(terms, other, "rm")).tolist() == [True, True, False, True, True]
    unit = np.ones(5, dtype)
    got = rounding.fma(terms, unit, other, "rm")
    assert np.signbit(got).tolist() == [True, True, False, True, True]


def doubles():
    exponents = st.integers(-1074, 1023)
    return st.one_of(
        st.floats(allow_nan=False, allow_infinity=False),
        st.builds(lambda m, e: math.ldexp(m, e), st.floats(-1, 1), exponents),
    )


SOME = {"min_size": 8, "max_size": 8}


@given(st.lists(st.tuples(doubles(), doubles(), doubles()), **SOME))
def test_f64_fma_is_exact_wherever_the_operands_lie(rows):
    got = rounding.fma(*np.array(rows).T)
    exact = [Fraction(a) * Fraction(b) + Fraction(c) for a, b, c in rows]
    assert got.tolist() == [rounded(value, np.float64) if value else 0 for value in exact]


@given(st.lists(st.tuples(doubles(), doubles(), st.integers(-2, 2)), **SOME))
def test_f64_fma_where_the_sum_almost_cancels(rows):
    for a, b, nudge in rows:
        c = float(-np.float64(a) * np.float64(b))
        if not math.isfinite(c):
            continue
        for _ in range(abs(nudge)):
            c = math.nextafter(c, math.copysign(math.inf, nudge))
        got = rounding.fma(np.array([a]), np.array([b]), np.array([c]))[0]
        value = Fraction(a) * Fraction(b) + Fraction(c)
        assert got == (rounded(value, np.float64) if value else 0)


def test_f64_fma_of_a_product_that_overflows_and_an_infinity():
    large, three, inf = np.array([1e308]), np.array([3.0]), np.array([np.inf])
    assert rounding.fma(large, three, -inf)[0] == -np.inf
    assert rounding.fma(-large, three, inf)[0] == np.inf


def test_double_rounding_would_be_noticed():
    """a*b is above a tie of f32 by less than f64 can represent together with c."""
    a, b = np.float32([1 + 2**-12]), np.float32([1 + 2**-12])
    c = np.float32([2.0**-60])
    assert rounding.fma(a, b, -c)[0] == np.float32(1 + 2**-11)
    assert rounding.fma(a, b, c)[0] == np.float32(1 + 2**-11 + 2**-23)
    # f64 to bf16 by way of f32 would round the tie of f32 up first, and then up again
    above = 1 + 2.0**-8 + 2.0**-40
    assert rounding.narrow(np.array([above]), np.dtype(ml_dtypes.bfloat16))[0] == 1 + 2.0**-7


@pytest.mark.parametrize("dtype", DTYPES[:3])
def test_flushing_happens_before_rounding(dtype):
    tiny = np.array([ml_dtypes.finfo(dtype).tiny], dtype)
    below_one = np.array([1], dtype) - np.array(ml_dtypes.finfo(dtype).epsneg, dtype)
    assert rounding.multiply(tiny, below_one)[0] == tiny[0]  # a tie that goes up
    assert rounding.multiply(tiny, below_one, "rn", True)[0] == 0
    assert rounding.multiply(tiny, np.array([1], dtype), "rn", True)[0] == tiny[0]
    assert np.signbit(rounding.multiply(-tiny, below_one, "rn", True)[0])


def test_flush_keeps_signs_and_normal_numbers():
    x = np.float32([1e-40, -1e-40, 2e-38, -0.0, np.inf])
    assert rounding.flush(x).view(np.uint32).tolist() == [
        0,
        0x8000_0000,
        np.float32(2e-38).view(np.uint32),
        0x8000_0000,
        0x7F80_0000,
    ]
    assert np.isnan(rounding.flush(np.float32([np.nan]))[0])
