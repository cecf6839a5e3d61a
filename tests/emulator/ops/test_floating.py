"""Floating point compared with rationals, and approximations with PTX's bounds."""

import math
from fractions import Fraction

import numpy as np
import pytest

from tests.emulator.numerics.exact import bits_of, rounded

from .snippet import BFLOAT16, bits, drawn, evaluate, pairs, special_floats

F32, F64, F16 = np.dtype(np.float32), np.dtype(np.float64), np.dtype(np.float16)
TYPES = {"f16": F16, "bf16": BFLOAT16, "f32": F32, "f64": F64}
NAN32 = 0x7FFF_FFFF


def exactly(template, exact, dtype, operands, mode="rn"):
    """Check for finite operands and nonzero results that the result equals that of rationals."""
    got = evaluate(template, *operands)
    tried = 0
    for at, row in enumerate(zip(*operands, strict=True)):
        row = [float(x) for x in row]
        value = exact(*map(Fraction, row)) if all(map(math.isfinite, row)) else None
        if value is None or value == 0:
            continue
        want = rounded(value, dtype, mode)
        assert bits_of(float(got[at]), dtype) == bits_of(want, dtype), (template, row, got[at])
        tried += 1
    assert tried > 50


ARITHMETIC = {
    "add": (lambda a, b: a + b, 2),
    "sub": (lambda a, b: a - b, 2),
    "mul": (lambda a, b: a * b, 2),
    "div": (lambda a, b: a / b if b else None, 2),
    "fma": (lambda a, b, c: a * b + c, 3),
}


@pytest.mark.parametrize("name", ARITHMETIC)
@pytest.mark.parametrize("t", TYPES)
def test_nearest(name, t):
    if name == "div" and t in ("f16", "bf16"):
        pytest.skip("PTX has no such form")
    exact, count = ARITHMETIC[name]
    exactly(f"{name}.rn.{t}", exact, TYPES[t], [drawn(TYPES[t], 300, s) for s in range(count)])


@pytest.mark.parametrize("name", ARITHMETIC)
@pytest.mark.parametrize("mode", ["rz", "rm", "rp"])
def test_directed(name, mode):
    exact, count = ARITHMETIC[name]
    for t in ("f32", "f64"):
        operands = [drawn(TYPES[t], 200, s) for s in range(count)]
        exactly(f"{name}.{mode}.{t}", exact, TYPES[t], operands, mode)


def test_reciprocal_and_root():
    for t in ("f32", "f64"):
        exactly(f"rcp.rn.{t}", lambda a: 1 / a if a else None, TYPES[t], [drawn(TYPES[t], 300)])
    x = np.float32([4, 2, 0, -0.0, np.inf, -1, np.nan])
    got = evaluate("sqrt.rn.f32", x)
    assert bits(got[:5]).tolist() == bits(np.float32([2, math.sqrt(2), 0, -0.0, np.inf])).tolist()
    assert bits(got[5:]).tolist() == [NAN32, NAN32]


def test_infinities_and_nans():
    inf, nan, unit = np.float32(np.inf), np.float32(np.nan), np.float32(1)
    for opcode, a, b in (
        ("add.f32", inf, -inf),
        ("mul.f32", inf, np.float32(0)),
        ("div.rn.f32", np.float32(0), np.float32(0)),
        ("sub.f32", nan, unit),
    ):
        assert bits(evaluate(opcode, a, b))[0] == NAN32
    assert evaluate("div.rn.f32", unit, np.float32(-0.0))[0] == -inf
    assert bits(evaluate("add.f16", np.float16(np.nan), np.float16(1)))[0] == 0x7FFF
    assert (
        bits(evaluate("add.bf16", np.array(np.nan, BFLOAT16), np.array(1, BFLOAT16)))[0] == 0x7FFF
    )


def test_f64_keeps_the_payload_of_a_nan():
    payload = np.uint64(0xFFF8_0000_0000_0123).view(np.float64)
    other = np.uint64(0x7FF0_0000_0000_0456).view(np.float64)  # signalling: it is made quiet
    quiet = np.uint64(0x7FF8_0000_0000_0456)
    unit = np.float64(1)
    for opcode in ("add.f64", "sub.f64", "mul.f64", "div.rn.f64", "sub.rp.f64"):
        assert bits(evaluate(opcode, unit, payload)) == bits(payload)
        assert bits(evaluate(opcode, payload, unit)) == bits(payload)
        second = not opcode.startswith("div")  # of two, as an H200 does
        assert bits(evaluate(opcode, payload, other)) == (quiet if second else bits(payload))
    assert bits(evaluate("neg.f64", payload)) == bits(payload)
    assert bits(evaluate("add.f64", np.float64(np.inf), np.float64(-np.inf))) == 0xFFF8 << 48
    assert bits(evaluate("fma.rn.f64", payload, unit, other)) == quiet
    assert bits(evaluate("fma.rn.f64", unit, payload, other)) == bits(payload)


def test_zeros_have_signs():
    zero, minus = np.float32(0), np.float32(-0.0)
    assert bits(evaluate("add.f32", minus, minus))[0] == 0x8000_0000
    assert bits(evaluate("add.f32", zero, minus))[0] == 0
    assert bits(evaluate("add.rm.f32", np.float32(1), np.float32(-1)))[0] == 0x8000_0000
    assert bits(evaluate("mul.f32", minus, np.float32(3)))[0] == 0x8000_0000
    assert bits(evaluate("neg.f32", zero))[0] == 0x8000_0000


@pytest.mark.parametrize(
    "kind, dtype", (("f32", "f4"), ("f64", "f8"), ("f16", "f2"), ("bf16", BFLOAT16))
)
@pytest.mark.parametrize("name", ("min", "max", "min.NaN", "max.NaN"))
def test_min_of_zeros_is_negative_zero(name, kind, dtype):
    """In either order, and in a single thread or in many (PTX ISA 9.7.3.11: +0 > -0)."""
    if kind == "f64" and "NaN" in name:
        name = name.partition(".")[0]
    signs = np.array([0.0, -0.0])
    a, b = (np.tile(pair, 33).astype(dtype) for pair in pairs(signs))
    chosen = np.signbit(np.tile(pairs(signs)[0], 33)), np.signbit(np.tile(pairs(signs)[1], 33))
    negative = chosen[0] | chosen[1] if "min" in name else chosen[0] & chosen[1]
    for count in (len(a), 2, 3):
        got = bits(evaluate(f"{name}.{kind}", a[:count], b[:count]))
        expected = negative[:count].astype(got.dtype) << (8 * got.itemsize - 1)
        assert got.tolist() == expected.tolist()


SUBNORMAL = np.float32(1e-40)


@pytest.mark.parametrize("sign", [1, -1])
def test_ftz_flushes_operands_and_results(sign):
    zero = bits(np.float32(sign * 0.0))
    small = np.float32(sign * 1e-20)
    assert evaluate("mul.f32", small, np.float32(1e-20))[0] != 0
    assert bits(evaluate("mul.ftz.f32", small, np.float32(1e-20)))[0] == zero
    subnormal = np.float32(sign) * SUBNORMAL
    assert evaluate("mul.ftz.f32", subnormal, np.float32(1e30))[0] == 0
    assert bits(evaluate("abs.ftz.f32", subnormal))[0] == 0
    half = np.float16(sign * 1e-5)
    assert evaluate("add.f16", half, np.float16(-0.0))[0] == half
    assert evaluate("add.ftz.f16", half, half)[0] == 0


def test_sat_clamps_and_turns_nan_into_zero():
    x = np.float32([-2, -0.0, 0.25, 1, 7, np.inf, -np.inf, np.nan])
    got = evaluate("add.sat.f32", x, np.float32(0))
    assert bits(got).tolist() == bits(np.float32([0, 0, 0.25, 1, 1, 1, 0, 0])).tolist()


@pytest.mark.parametrize("t", TYPES)
def test_extrema(t):
    a, b = pairs(special_floats(TYPES[t]))
    for name, choose in (("min", min), ("max", max)):
        got = evaluate(f"{name}.{t}", a, b).astype(float)
        for x, y, z in zip(a.astype(float), b.astype(float), got, strict=True):
            if math.isnan(x) and math.isnan(y):
                assert math.isnan(z)
            elif math.isnan(x) or math.isnan(y):
                assert z == (y if math.isnan(x) else x)
            else:
                want = choose((x, math.copysign(1, x)), (y, math.copysign(1, y)))
                assert (z, math.copysign(1, z)) == want


def test_extrema_that_keep_nan():
    nan, unit = np.float32(np.nan), np.float32(1)
    assert bits(evaluate("min.NaN.f32", nan, unit))[0] == NAN32
    assert evaluate("max.f32", nan, unit)[0] == 1


def test_sign_and_class():
    for t in ("f32", "f64"):
        x = special_floats(TYPES[t])
        assert (np.signbit(evaluate(f"copysign.{t}", x, x[::-1])) == np.signbit(x)).all()
        number = [math.isfinite(v) for v in x]
        least = float(np.finfo(TYPES[t]).tiny)
        subnormal = [0 < abs(float(v)) < least for v in x]
        want = {
            "finite": number,
            "infinite": [math.isinf(v) for v in x],
            "number": [not math.isnan(v) for v in x],
            "notanumber": [math.isnan(v) for v in x],
            "subnormal": subnormal,
            "normal": [n and not s for n, s in zip(number, subnormal, strict=True)],
        }
        for test, holds in want.items():
            assert evaluate(f"testp.{test}.{t}", x, gives=np.bool_).tolist() == holds


APPROXIMATE = {  # opcode: (function, absolute, relative error) of PTX ISA 9.7.3
    "rcp.approx.f32": (lambda x: 1 / x, 0, 2.0**-23),
    "sqrt.approx.f32": (lambda x: math.sqrt(abs(x)), 0, 2.0**-22),
    "rsqrt.approx.f32": (lambda x: 1 / math.sqrt(abs(x)), 0, 2.0**-22.9),
    "ex2.approx.f32": (lambda x: 2.0**x, 0, 2.0**-22),
    "lg2.approx.f32": (lambda x: math.log2(abs(x)), 2.0**-22, 2.0**-22),
    "sin.approx.f32": (math.sin, 2.0**-20.5, 0),
    "cos.approx.f32": (math.cos, 2.0**-20.5, 0),
    "tanh.approx.f32": (math.tanh, 0, 2.0**-11),
}


@pytest.mark.parametrize("opcode", APPROXIMATE)
def test_approximations_are_within_their_bounds(opcode):
    function, absolute, relative = APPROXIMATE[opcode]
    x = np.random.default_rng(0).uniform(-3, 3, 500).astype(np.float32)
    if any(name in opcode for name in ("sqrt", "lg2")):
        x = np.abs(x)
    for a, got in zip(x, evaluate(opcode, x), strict=True):
        want = function(float(a))
        assert abs(float(got) - want) <= absolute + relative * abs(want)


def test_approximate_quotients():
    a, b = drawn(np.float32, 300), drawn(np.float32, 300, 1)
    got = evaluate("div.full.f32", a, b)
    for x, y, z in zip(a.astype(float), b.astype(float), got.astype(float), strict=True):
        if math.isfinite(x) and math.isfinite(y) and y and 2.0**-126 < abs(x / y) < 2.0**128:
            assert abs(z - x / y) <= 2.0**-22 * abs(x / y)
    large = np.float32(3e38)
    assert evaluate("div.approx.f32", large, large)[0] == 0  # as PTX says of divisors over 2^126
    assert np.isnan(evaluate("div.approx.f32", np.float32(np.inf), large)[0])


def test_gross_reciprocals_have_a_zero_lower_half():
    x = np.random.default_rng(0).uniform(0.5, 2, 100)
    for opcode, function in (
        ("rcp.approx.ftz.f64", lambda x: 1 / x),
        ("rsqrt.approx.ftz.f64", lambda x: 1 / math.sqrt(x)),
    ):
        got = evaluate(opcode, x)
        assert not (bits(got) & np.uint64(0xFFFF_FFFF)).any()
        assert np.allclose(got, [function(v) for v in x], rtol=2.0**-19, atol=0)
