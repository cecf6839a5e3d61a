"""Zeros of few threads, and approximations, which are held to PTX's bounds. All other results are
compared with a GPU's (`tests/sanitizer/emulator/test_recorded.py`).
"""

import itertools
import math

import numpy as np

from .snippet import BFLOAT16, bits, drawn, evaluate, pairs


def test_min_of_zeros_is_negative_zero():
    """In either order, and in a single thread or in many (PTX ISA 9.7.3.11: +0 > -0)."""
    types = {"f32": "f4", "f64": "f8", "f16": "f2", "bf16": BFLOAT16}
    first, second = (np.tile(pair, 33) for pair in pairs(np.array([0.0, -0.0])))
    for name, kind in itertools.product(("min", "max", "min.NaN", "max.NaN"), types):
        if kind == "f64" and "NaN" in name:
            continue
        join = np.logical_or if "min" in name else np.logical_and
        negative = join(np.signbit(first), np.signbit(second))
        a, b = first.astype(types[kind]), second.astype(types[kind])
        for count in (len(a), 2, 3):
            got = bits(evaluate(f"{name}.{kind}", a[:count], b[:count]))
            expected = negative[:count].astype(got.dtype) << (8 * got.itemsize - 1)
            assert got.tolist() == expected.tolist(), (name, kind, count)


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


def test_approximations_are_within_their_bounds():
    for opcode, (function, absolute, relative) in APPROXIMATE.items():
        x = np.random.default_rng(0).uniform(-3, 3, 500).astype(np.float32)
        if any(name in opcode for name in ("sqrt", "lg2")):
            x = np.abs(x)
        for a, got in zip(x, evaluate(opcode, x), strict=True):
            want = function(float(a))
            assert abs(float(got) - want) <= absolute + relative * abs(want), (opcode, a)
    values = np.float16([0.5, -1.25, 0, 2])
    for opcode, function in (("ex2.approx.f16x2", np.exp2), ("tanh.approx.f16x2", np.tanh)):
        got = evaluate(opcode, values.view(np.uint32)).view(np.float16).astype(float)
        assert np.allclose(got, function(values.astype(float)), rtol=2e-3, atol=1e-3)


def test_approximate_quotients():
    a, b = drawn(np.float32, 300), drawn(np.float32, 300, 1)
    got = evaluate("div.full.f32", a, b)
    for x, y, z in zip(a.astype(float), b.astype(float), got.astype(float), strict=True):
        if math.isfinite(x) and math.isfinite(y) and y and 2.0**-126 < abs(x / y) < 2.0**128:
            assert abs(z - x / y) <= 2.0**-22 * abs(x / y)
    large = np.float32(3e38)
    assert evaluate("div.approx.f32", large, large)[0] == 0  # PTX says so of divisors over 2^126
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
