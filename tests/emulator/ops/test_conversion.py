"""``cvt`` compared with rationals and Python's integers; ``cvta`` and its windows."""

import math
from fractions import Fraction

import numpy as np
import pytest

from tests.emulator.numerics.exact import bits_of, rounded

from .snippet import BFLOAT16, bits, drawn, evaluate, wrapped

INTEGERS = {f"{'us'[k == 'i']}{8 * n}": np.dtype(f"{k}{n}") for k in "ui" for n in (1, 2, 4, 8)}
FLOATS = {
    "f16": np.dtype(np.float16),
    "bf16": BFLOAT16,
    "f32": np.dtype(np.float32),
    "f64": np.dtype(np.float64),
}
WHOLE = {"rni": round, "rzi": math.trunc, "rmi": math.floor, "rpi": math.ceil}
MODES = ["rn", "rz", "rm", "rp"]


@pytest.mark.parametrize("source", INTEGERS)
@pytest.mark.parametrize("target", INTEGERS)
def test_integers_are_chopped_or_extended(source, target):
    if source == target:
        pytest.skip("no conversion")
    values = drawn(INTEGERS[source], 200)
    got = evaluate(f"cvt.{target}.{source}", values, gives=INTEGERS[target])
    assert got.tolist() == [wrapped(int(v), INTEGERS[target]) for v in values]
    limits, source_limits = np.iinfo(INTEGERS[target]), np.iinfo(INTEGERS[source])
    if not (limits.min <= source_limits.min and source_limits.max <= limits.max):
        got = evaluate(f"cvt.sat.{target}.{source}", values, gives=INTEGERS[target])
        assert got.tolist() == [max(limits.min, min(limits.max, int(v))) for v in values]


@pytest.mark.parametrize("source", FLOATS)
@pytest.mark.parametrize("target", INTEGERS)
def test_floats_to_integers(source, target):
    """Clamped; a NaN gives 0, or the top bit if f64 or 64 bits are involved."""
    if source == "bf16" and target[1:] == "8":
        pytest.skip("PTX has no such form")
    values, dtype = drawn(FLOATS[source], 200), INTEGERS[target]
    limits = np.iinfo(dtype)
    top = source == "f64" or target[1:] == "64"
    missing = wrapped(1 << limits.bits - 1 if top else 0, dtype)
    for mode, function in WHOLE.items():
        got = evaluate(f"cvt.{mode}.{target}.{source}", values, gives=dtype)
        for value, result in zip(values.astype(float), got, strict=True):
            if math.isnan(value):
                want = missing
            elif math.isinf(value):
                want = limits.max if value > 0 else limits.min
            else:
                want = max(limits.min, min(limits.max, function(value)))
            assert result == want, (mode, value)


@pytest.mark.parametrize("source", INTEGERS)
@pytest.mark.parametrize("target", FLOATS)
def test_integers_to_floats(source, target):
    if target == "bf16" and source[1:] == "8":
        pytest.skip("PTX has no such form")
    values, dtype = drawn(INTEGERS[source], 200), FLOATS[target]
    for mode in MODES:
        got = evaluate(f"cvt.{mode}.{target}.{source}", values, gives=dtype)
        want = [bits_of(rounded(Fraction(int(v)), dtype, mode), dtype) for v in values]
        assert bits(got).tolist() == want, mode


@pytest.mark.parametrize(
    "target, source",
    [
        *(("f32", "f64"), ("f16", "f64"), ("f16", "f32"), ("bf16", "f32"), ("bf16", "f64")),
        *(("bf16", "f16"), ("f16", "bf16")),
    ],
)
def test_floats_narrowed(target, source):
    values, dtype = drawn(FLOATS[source], 400), FLOATS[target]
    for mode in MODES:
        got = evaluate(f"cvt.{mode}.{target}.{source}", values, gives=dtype)
        for value, result in zip(map(float, values), got, strict=True):
            if math.isnan(value):
                assert np.isnan(result)
            elif math.isinf(value) or value == 0:
                assert bits(result) == bits_of(value, dtype)
            else:
                assert bits(result) == bits_of(rounded(Fraction(value), dtype, mode), dtype)


@pytest.mark.parametrize(
    "target, source",
    [("f64", "f32"), ("f64", "f16"), ("f64", "bf16"), ("f32", "f16"), ("f32", "bf16")],
)
def test_floats_widened(target, source):
    values = drawn(FLOATS[source], 400)
    got = evaluate(f"cvt.{target}.{source}", values, gives=FLOATS[target])
    wide = np.array([float(v) for v in values])
    same = (got == wide) & (np.signbit(got) == np.signbit(wide))
    assert (same | (np.isnan(got) & np.isnan(wide))).all()


def test_nans():
    """As an H200 makes them."""
    for template, source, gives, want in (
        ("cvt.rn.f32.f64", np.uint64(0xFFF8_0000_2000_0000).view(np.float64), "f32", 0xFFC0_0001),
        ("cvt.rn.f16.f64", np.uint64(0x7FF8 << 48).view(np.float64), "f16", 0x7E00),
        ("cvt.rn.f16.f32", np.uint32(0xFFC0_0000).view(np.float32), "f16", 0x7FFF),
        ("cvt.rn.bf16.f32", np.uint32(0xFFC0_0000).view(np.float32), "bf16", 0x7FFF),
        ("cvt.f32.f16", np.uint16(0xFE00).view(np.float16), "f32", 0x7FFF_FFFF),
        ("cvt.f32.bf16", np.uint16(0xFFC0).view(BFLOAT16), "f32", 0xFFC0_0000),
        ("cvt.f64.f32", np.uint32(0xFFC0_0001).view(np.float32), "f64", 0xFFF8_0000_2000_0000),
        ("cvt.ftz.f64.f32", np.uint32(0xFFC0_0000).view(np.float32), "f64", 0x7FFF_FFFF_E000_0000),
    ):
        assert bits(evaluate(template, source, gives=FLOATS[gives]))[0] == want, template


@pytest.mark.parametrize("t", ["f16", "f32", "f64"])
def test_rounding_to_whole_numbers(t):
    values = np.array([-2.5, -1.5, -0.5, -0.25, 0.5, 0.75, 1.5, 2.5, 1000.5, np.inf], FLOATS[t])
    for mode, function in WHOLE.items():
        got = evaluate(f"cvt.{mode}.{t}.{t}", values)
        want = [
            math.copysign(function(float(v)), v) if math.isfinite(v) else float(v) for v in values
        ]
        assert bits(got).tolist() == [bits_of(w, FLOATS[t]) for w in want]


def test_ftz_and_sat():
    small = np.float32([1e-40, -1e-40, 0.25, 7, -7, np.nan])
    got = evaluate("cvt.ftz.f32.f32", small)
    assert bits(got[:3]).tolist() == [0, 0x8000_0000, bits(np.float32(0.25))]
    assert evaluate("cvt.sat.f32.f32", small)[2:].tolist() == [0.25, 1, 0, 0]
    assert evaluate("cvt.ftz.f64.f32", small, gives=np.float64)[0] == 0
    assert evaluate("cvt.f64.f32", small, gives=np.float64)[0] != 0
    assert evaluate("cvt.rpi.s32.f32", small, gives=np.int32)[0] == 1
    assert evaluate("cvt.rpi.ftz.s32.f32", small, gives=np.int32)[0] == 0
    assert evaluate("cvt.rn.sat.f16.f32", small[2:], gives=np.float16).tolist() == [0.25, 1, 0, 0]


def test_a_wide_register_takes_the_sign():
    """cvt.s8.s32 into a 32-bit register: truncated to a byte and sign-extended."""
    x = np.int32([0x17F, 0x180, -1])
    assert evaluate("cvt.s8.s32 {d}, {0};", x).tolist() == [127, -128, -1]
    assert evaluate("cvt.u8.s32 {d}, {0};", x).tolist() == [127, 128, 255]
    assert evaluate("cvt.s32.s8 {d}, {0};", x).tolist() == [127, -128, -1]  # reads the low byte


def test_windows():
    """cvta and cvta.to are inverses; isspacep recognises each space's window."""
    for space in ("shared", "local", "const", "param::entry"):
        text = (
            f"{{{{ .reg .b64 %g; cvta.{space}.u64 %g, {{0}}; isspacep.{space} {{d}}, %g; "
            f"isspacep.global {{e}}, %g; cvta.to.{space}.u64 {{f}}, %g; }}}}"
        )
        inside, outside, back = evaluate(
            text, np.uint64(4096), gives=(np.bool_, np.bool_, np.uint64)
        )
        assert (inside[0], outside[0], back[0]) == (True, False, 4096)
    text = "{{ .reg .b64 %g; cvta.global.u64 %g, %at; isspacep.global {d}, %g; }}"
    assert evaluate(text, np.uint64(0), gives=np.bool_)
