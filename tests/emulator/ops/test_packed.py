"""Packed types: each half compared with the scalar definition; conversions compared with
rationals.
"""

import math
from fractions import Fraction

import ml_dtypes
import numpy as np
import pytest

from tests.emulator.numerics.exact import bits_of, rounded
from tests.stops import refused

from .snippet import BFLOAT16, bits, drawn, evaluate

HALVES = {"f16x2": np.dtype(np.float16), "bf16x2": BFLOAT16}
NAN = 0x7FFF
ARITHMETIC = {
    "add.rn": lambda a, b: a + b,
    "sub.rn": lambda a, b: a - b,
    "mul.rn": lambda a, b: a * b,
    "fma.rn": lambda a, b, c: a * b + c,
}


def packed(values: np.ndarray) -> np.ndarray:
    return np.ascontiguousarray(values).view(np.uint32)


@pytest.mark.parametrize("name", ARITHMETIC)
@pytest.mark.parametrize("t", HALVES)
def test_each_half_is_rounded_once(name, t):
    dtype, exact = HALVES[t], ARITHMETIC[name]
    count = 3 if name.startswith("fma") else 2
    operands = [drawn(dtype, 600, seed) for seed in range(count)]
    got = evaluate(f"{name}.{t}", *map(packed, operands)).view(dtype)
    tried = 0
    for row, result in zip(zip(*operands, strict=True), got, strict=True):
        row = [float(x) for x in row]
        value = exact(*map(Fraction, row)) if all(map(math.isfinite, row)) else 0
        if value:
            assert bits(result) == bits_of(rounded(value, dtype), dtype), row
            tried += 1
    assert tried > 150


def halves(template, *operands, half=np.float16):
    """Return the two halves that a form gives for a pair of each operand, as numbers."""
    registers = [packed(np.array(o, half)) for o in operands]
    return evaluate(template, *registers).view(half).astype(float).tolist()


def test_flags():
    tiny = 2.0**-24
    assert halves("add.sat.f16x2", [0.75, -3], [0.75, 1]) == [1, 0]
    assert halves("add.f16x2", [tiny, 1], [0, 1]) == [tiny, 2]
    assert halves("add.ftz.f16x2", [tiny, 1], [0, 1]) == [0, 2]
    assert halves("fma.rn.relu.f16x2", [2, -2], [3, 3], [1, 1]) == [7, 0]
    assert halves("fma.rn.relu.bf16x2", [2, -2], [3, 3], [1, 1], half=BFLOAT16) == [7, 0]
    assert halves("neg.f16x2", [1, -2]) == [-1, 2]
    assert halves("abs.bf16x2", [1, -2], half=BFLOAT16) == [1, 2]


def test_flushing_applies_after_rounding():
    """On an H200, a value slightly below 2**-14 is kept if rounding to eleven bits makes it
    2**-14.
    """
    below = [np.uint16(0x86F0).view(np.float16), np.uint16(0x077A).view(np.float16), 2.0**-14]
    a, b, c = (np.array([x], np.float16) for x in below)
    assert evaluate("fma.rn.ftz.f16", a, b, c) == 2.0**-14
    assert evaluate("mul.rn.ftz.f16", np.float16(1 - 2**-11), np.float16(2**-14)) == 0


def test_extrema():
    nan = np.nan
    assert halves("min.f16x2", [1, nan], [nan, -2]) == [1, -2]
    assert all(map(math.isnan, halves("max.NaN.f16x2", [1, nan], [nan, -2])))
    assert halves("max.xorsign.abs.f16x2", [-3, 2], [2, 5]) == [-3, 5]
    assert halves("min.xorsign.abs.bf16x2", [-3, -2], [2, -5], half=BFLOAT16) == [-2, 2]
    assert evaluate("min.xorsign.abs.f32", np.float32(-3), np.float32(4)) == -3


@np.errstate(invalid="ignore")
@pytest.mark.parametrize("t", HALVES)
def test_comparisons(t):
    dtype = HALVES[t]
    a, b = drawn(dtype, 400, 1), drawn(dtype, 400, 2)
    b[::7] = a[::7]
    x, y = packed(a), packed(b)
    low, high = evaluate(f"setp.le.{t} {{d}}|{{e}}, {{0}}, {{1}};", x, y, gives=(bool, bool))
    want = a <= b
    assert np.array_equal(low, want[::2]) and np.array_equal(high, want[1::2])
    c = np.arange(200) % 3 == 0
    text = f"setp.gtu.xor.{t} {{d}}|{{e}}, {{0}}, {{1}}, !{{2}};"
    low, high = evaluate(text, x, y, c, gives=(bool, bool))
    want = ~(a <= b) ^ ~np.repeat(c, 2)
    assert np.array_equal(low, want[::2]) and np.array_equal(high, want[1::2])
    ones = evaluate(f"set.ne.{t}.{t}", x, y).view(dtype)
    number = ~(np.isnan(a) | np.isnan(b))
    assert np.array_equal(ones, ((a != b) & number).astype(dtype))
    masks = evaluate(f"set.ne.u32.{t}", x, y).view(np.uint16)
    assert np.array_equal(masks, np.where((a != b) & number, 0xFFFF, 0))


def test_set_gives_halves_and_whole_words():
    a, b = np.float16([1, 2]), np.float16([2, 1])
    assert evaluate("set.lt.f16.f16", a, b).tolist() == [1, 0]
    assert evaluate("set.lt.s16.f16", a, b, gives=np.int16).tolist() == [-1, 0]
    assert evaluate("set.lt.u32.f16", a, b, gives=np.uint32).tolist() == [0xFFFF_FFFF, 0]
    x, y = np.int32([1, 2]), np.int32([2, 1])
    assert evaluate("set.lt.bf16.s32", x, y, gives=BFLOAT16).tolist() == [1, 0]


@pytest.mark.parametrize("mode", ["rn", "rz"])
@pytest.mark.parametrize("t", HALVES)
def test_two_f32_to_a_pair(mode, t):
    """The first operand becomes the upper half."""
    dtype = HALVES[t]
    a, b = drawn("f4", 300, 1), drawn("f4", 300, 2)
    for flag in ("", ".relu", ".satfinite", ".relu.satfinite"):
        got = evaluate(f"cvt.{mode}{flag}.{t}.f32", a, b, gives=np.uint32).view(dtype)
        for value, result in zip(np.stack([b, a], 1).ravel().tolist(), got, strict=True):
            if math.isnan(value):
                assert bits(result) == NAN
                continue
            want = value
            if math.isfinite(value) and value:
                want = rounded(Fraction(value), dtype, mode)
            if "satfinite" in flag and math.isinf(want):
                want = math.copysign(float(ml_dtypes.finfo(dtype).max), want)
            if "relu" in flag and math.copysign(1, want) < 0:
                want = 0.0
            assert bits(result) == bits_of(want, dtype), value


BYTES = {
    "e4m3": (ml_dtypes.float8_e4m3fn, 4, -6, 448),
    "e5m2": (ml_dtypes.float8_e5m2, 3, -14, 57344),
}


def nearest_byte(value: float, precision: int, least: int, most: float) -> float:
    """Return the 8-bit value nearest to ``value``, the even value in a tie, saturated at the
    extremes.
    """
    if not math.isfinite(value) or abs(value) >= most:
        return math.copysign(most, value)
    if value == 0:
        return value
    exponent = max(math.frexp(value)[1] - 1, least)
    step = Fraction(2) ** (exponent - precision + 1)
    return math.copysign(float(round(Fraction(abs(value)) / step) * step), value)


@pytest.mark.parametrize("name", BYTES)
def test_bytes(name):
    dtype, *limits = BYTES[name]
    rng = np.random.default_rng(3)
    scaled = (rng.standard_normal(300) * np.exp2(rng.integers(-18, 17, 300))).astype(np.float32)
    a, b = np.where(rng.random(300) < 0.2, drawn("f4", 300, 1), scaled), drawn("f4", 300, 2)
    got = evaluate(f"cvt.rn.satfinite.{name}x2.f32", a, b, gives=np.uint16).view(dtype)
    for value, result in zip(np.stack([b, a], 1).ravel().tolist(), got, strict=True):
        if math.isnan(value):
            assert result.view(np.uint8) == 0x7F
        else:
            assert float(result) == nearest_byte(value, *limits), value
    halves = drawn(np.float16, 400)
    got = evaluate(f"cvt.rn.satfinite.relu.{name}x2.f16x2", packed(halves), gives=np.uint16)
    for value, result in zip(halves.tolist(), got.view(dtype), strict=True):
        if not math.isnan(value):
            assert float(result) == max(nearest_byte(value, *limits), 0), value
    every = np.arange(256).astype(np.uint8).view(np.uint16)
    got = evaluate(f"cvt.rn.f16x2.{name}x2", every, gives=np.uint32).view(np.float16)
    want = every.view(dtype).astype(np.float64)
    assert np.array_equal(got[~np.isnan(want)], want[~np.isnan(want)])
    assert (bits(got)[np.isnan(want)] == NAN).all()


def test_tf32():
    a = drawn("f4", 600)
    a = a[~np.isnan(a)]
    for mode in ("rn", "rz", "rna"):
        got = evaluate(f"cvt.{mode}.tf32.f32", a, gives=np.uint32)
        for value, result in zip(a.tolist(), got.tolist(), strict=True):
            whole, rest = divmod(int(bits(np.float32(abs(value)))), 1 << 13)
            up = {
                "rn": rest > 4096 or (rest == 4096 and whole % 2),
                "rz": False,
                "rna": rest >= 4096,
            }
            sign = int(math.copysign(1, value) < 0) << 31
            want = whole + bool(up[mode]) if math.isfinite(value) else whole
            assert result == sign | want << 13, (mode, value)
    ends = np.float32([np.inf, -np.inf, 3.4028234e38, -5])
    got = evaluate("cvt.rna.satfinite.tf32.f32", ends, gives=np.uint32).view(np.float32)
    assert bits(got[:3]).tolist() == [0x7F7F_E000, 0xFF7F_E000, 0x7F7F_E000] and got[3] == -5
    assert evaluate("cvt.rn.relu.tf32.f32", ends, gives=np.uint32)[3] == 0


def test_clamped_and_packed():
    a, b = np.int32([70000, -5, 3]), np.int32([-70000, 9, -3])
    assert evaluate("cvt.pack.sat.s16.s32", a, b).view(np.int16).tolist() == [
        *(-32768, 32767, 9, -5, -3, 3)
    ]
    c = np.uint32([0x1234_5678])
    text = "cvt.pack.sat.u8.s32.b32"
    assert evaluate(text, np.int32([300]), np.int32([-2]), c, gives=np.uint32) == 0x5678_FF00
    text = "cvt.pack.sat.s4.s32.b32"
    assert evaluate(text, np.int32([-9]), np.int32([3]), c, gives=np.uint32) == 0x3456_7883


@pytest.mark.parametrize("name", ["ex2.approx", "tanh.approx"])
def test_approximations(name):
    values = np.float16([0.5, -1.25, 0, 2])
    got = evaluate(f"{name}.f16x2", packed(values)).view(np.float16)
    function = np.exp2 if name[0] == "e" else np.tanh
    assert np.allclose(got.astype(float), function(values.astype(float)), rtol=2e-3, atol=1e-3)


x2, f32, f16 = np.uint32(1), np.float32(1), np.float16(1)


@pytest.mark.parametrize(
    "opcode, operands",
    [
        ("add.ftz.bf16x2", (x2, x2)),
        ("add.sat.bf16x2", (x2, x2)),
        ("add.rz.f16x2", (x2, x2)),
        ("fma.f16x2", (x2, x2, x2)),
        ("fma.rn.sat.relu.f16x2", (x2, x2, x2)),
        ("fma.rn.oob.f16x2", (x2, x2, x2)),
        ("ex2.approx.bf16x2", (x2,)),
        ("ex2.approx.ftz.f16x2", (x2,)),
        ("min.xorsign.abs.f64", (np.float64(1), np.float64(1))),
        ("sub.u16x2", (x2, x2)),
        ("max.relu.u32", (x2, x2)),
        ("mov.f16x2", (x2,)),
        ("set.eq.f16.f16x2", (x2, x2)),
        ("set.eq.f32.f16", (f16, f16)),
        ("set.eq.ftz.bf16.f16", (f16, f16)),
        ("cvt.rn.f16x2.f16", (f16, f16)),
        ("cvt.rm.f16x2.f32", (f32, f32)),
        ("cvt.rn.sat.f16x2.f32", (f32, f32)),
        ("cvt.rn.sat.bf16.f32", (f32,)),
        ("cvt.rm.relu.f16.f32", (f32,)),
        ("cvt.rn.e4m3x2.f32", (f32, f32)),
        ("cvt.rn.satfinite.tf32.f32", (f32,)),
        ("cvt.rna.relu.tf32.f32", (f32,)),
        ("cvt.pack.sat.u16.s32.b32", (x2, x2, x2)),
        ("cvt.pack.sat.u8.s32", (x2, x2)),
    ],
)
def test_nonexistent_forms(opcode, operands):
    with refused(f"`{opcode}`"):
        evaluate(opcode, *operands)


def test_mismatched_operands():
    with refused(0, ".f16x2"):
        evaluate("add.f16x2 {d}, {0}, 0;", x2)
    with refused("predicate", ".f16"):
        evaluate("setp.eq.f16 {d}|{e}, {0}, {0};", f16, gives=(bool, bool))
