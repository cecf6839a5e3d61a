"""Comparison, selection, logic, shifts and moves."""

import math
import operator

import numpy as np
import pytest

from .snippet import BFLOAT16, check_integers, drawn, evaluate, pairs, special_floats

DTYPES = {f"{'us'[k == 'i']}{8 * n}": np.dtype(f"{k}{n}") for k in "ui" for n in (2, 4, 8)}
BITS = {16: np.uint16, 32: np.uint32, 64: np.uint64}
FLOATS = {"f16": np.float16, "bf16": BFLOAT16, "f32": np.float32, "f64": np.float64}
COMPARE = {n: getattr(operator, n) for n in ("eq", "ne", "lt", "le", "gt", "ge")}
UNSIGNED = {"lo": operator.lt, "ls": operator.le, "hi": operator.gt, "hs": operator.ge}


@pytest.mark.parametrize("t", DTYPES)
def test_setp_on_integers(t):
    a, b = drawn(DTYPES[t], 300), drawn(DTYPES[t], 300, 1)
    b[::3] = a[::3]
    for name, holds in (COMPARE | (UNSIGNED if t[0] == "u" else {})).items():
        want = [holds(int(x), int(y)) for x, y in zip(a, b, strict=True)]
        assert evaluate(f"setp.{name}.{t}", a, b, gives=np.bool_).tolist() == want


@pytest.mark.parametrize("t", FLOATS)
def test_setp_on_floats(t):
    """Ordered comparisons are false on a NaN, unordered ones true; ne is ordered."""
    a, b = pairs(special_floats(FLOATS[t]))
    rows = list(zip(a.astype(float), b.astype(float), strict=True))
    unordered = [math.isnan(x) or math.isnan(y) for x, y in rows]
    for name, holds in COMPARE.items():
        ordered = [not u and holds(*row) for u, row in zip(unordered, rows, strict=True)]
        assert evaluate(f"setp.{name}.{t}", a, b, gives=np.bool_).tolist() == ordered
        either = [u or holds(*row) for u, row in zip(unordered, rows, strict=True)]
        assert evaluate(f"setp.{name}u.{t}", a, b, gives=np.bool_).tolist() == either
    assert evaluate(f"setp.nan.{t}", a, b, gives=np.bool_).tolist() == unordered
    assert evaluate(f"setp.num.{t}", a, b, gives=np.bool_).tolist() == [not u for u in unordered]


def test_ftz_compares_subnormals_as_zeros():
    small, zero = np.float32(1e-40), np.float32(0)
    assert evaluate("setp.gt.f32", small, zero, gives=np.bool_)
    assert not evaluate("setp.gt.ftz.f32", small, zero, gives=np.bool_)
    assert evaluate("setp.eq.ftz.f32", small, -small, gives=np.bool_)
    assert evaluate("slct.ftz.b32.f32", np.int32(1), np.int32(2), -small) == 1
    assert evaluate("slct.b32.f32", np.int32(1), np.int32(2), -small) == 2


@pytest.mark.parametrize("combine", ["and", "or", "xor"])
def test_setp_combines_and_gives_both(combine):
    a, b = pairs(np.arange(3, dtype=np.int32))
    c = np.tile([True, False], 5)[:9]
    text = f"setp.lt.{combine}.s32 {{d}}|{{e}}, {{0}}, {{1}}, {{2}};"
    p, q = evaluate(text, a, b, c, gives=(np.bool_, np.bool_))
    join = getattr(operator, f"{combine}_" if combine != "xor" else combine)
    assert p.tolist() == [join(bool(x < y), bool(z)) for x, y, z in zip(a, b, c, strict=True)]
    assert q.tolist() == [join(bool(x >= y), bool(z)) for x, y, z in zip(a, b, c, strict=True)]
    p, q = evaluate(text.replace("{2}", "!{2}"), a, b, c, gives=(np.bool_, np.bool_))
    assert p.tolist() == [join(bool(x < y), not z) for x, y, z in zip(a, b, c, strict=True)]


def test_a_combining_predicate_may_be_overwritten():
    text = "setp.lt.and.s32 {0}|{d}, {1}, 5, {0}; selp.u32 {e}, 1, 0, {0};"
    q, p = evaluate(text, np.array([True, False]), np.int32(9), gives=(np.bool_, np.uint32))
    assert q.tolist() == [True, False] and p.tolist() == [0, 0]


def test_set_gives_all_ones_or_one():
    a, b = np.float32([1, 2, np.nan]), np.float32([2, 1, 1])
    assert evaluate("set.lt.u32.f32", a, b, gives=np.uint32).tolist() == [0xFFFF_FFFF, 0, 0]
    assert evaluate("set.ltu.s32.f32", a, b, gives=np.int32).tolist() == [-1, 0, -1]
    assert evaluate("set.lt.f32.f32", a, b, gives=np.float32).tolist() == [1, 0, 0]


@pytest.mark.parametrize("dtype", [np.uint16, np.uint32, np.uint64, np.float32, np.float64])
def test_selp_and_slct(dtype):
    a, b, flag = drawn(dtype, 50), drawn(dtype, 50, 1), np.arange(50) % 3 == 0
    t = {"f": "f", "u": "b"}[np.dtype(dtype).kind] + str(8 * np.dtype(dtype).itemsize)
    as_bits = f"u{np.dtype(dtype).itemsize}"
    got = evaluate(f"selp.{t}", a, b, flag)
    assert (got.view(as_bits) == np.where(flag, a, b).view(as_bits)).all()
    got = evaluate(f"slct.{t}.s32", a, b, np.where(flag, 0, -5).astype(np.int32))
    assert (got.view(as_bits) == np.where(flag, a, b).view(as_bits)).all()
    chooser = np.float32([0, -0.0, 1, -1, np.nan])
    got = evaluate(f"slct.{t}.f32", a[:5], b[:5], chooser)
    assert (got.view(as_bits) == [*a[:3].view(as_bits), *b[3:5].view(as_bits)]).all()


@pytest.mark.parametrize("bits", BITS)
def test_bitwise(bits):
    dtype = BITS[bits]
    for name, function in (("and", operator.and_), ("or", operator.or_), ("xor", operator.xor)):
        check_integers(f"{name}.b{bits}", function, [dtype] * 2, dtype)
    check_integers(f"not.b{bits}", lambda a: ~a, [dtype], dtype)
    check_integers(f"cnot.b{bits}", lambda a: int(a == 0), [dtype], dtype)


def test_bitwise_on_predicates():
    p, q = np.array([0, 0, 1, 1], bool), np.array([0, 1, 0, 1], bool)
    assert evaluate("and.pred", p, q).tolist() == [False, False, False, True]
    assert evaluate("or.pred", p, q).tolist() == [False, True, True, True]
    assert evaluate("xor.pred", p, q).tolist() == [False, True, True, False]
    assert evaluate("not.pred", p).tolist() == [True, True, False, False]
    assert evaluate("mov.pred", p).tolist() == p.tolist()


@pytest.mark.parametrize("table", [0x96, 0xE8, 0x1B, 0x80, 0x00, 0xFF])
def test_lop3(table):
    def choose(a, b, c):
        return sum(
            (table >> (4 * (a >> i & 1) + 2 * (b >> i & 1) + (c >> i & 1)) & 1) << i
            for i in range(32)
        )

    check_integers(
        f"lop3.b32 {{d}}, {{0}}, {{1}}, {{2}}, {table};", choose, [np.uint32] * 3, np.uint32, 100
    )


AMOUNTS = [0, 1, 5, 15, 16, 17, 31, 32, 33, 63, 64, 65, 255, 2**31, 2**32 - 1]


@pytest.mark.parametrize("bits", BITS)
def test_shifts_clamp_at_the_width(bits):
    dtype = BITS[bits]
    for template, value_type, shift in (
        (f"shl.b{bits}", dtype, lambda a, n: a << n if n < bits else 0),
        (f"shr.b{bits}", dtype, lambda a, n: a >> min(n, bits)),
        (f"shr.u{bits}", dtype, lambda a, n: a >> min(n, bits)),
        (f"shr.s{bits}", np.dtype(f"i{bits // 8}"), lambda a, n: a >> min(n, bits)),
    ):
        for amount in AMOUNTS:
            text = f"{template} {{d}}, {{0}}, {amount};"
            check_integers(text, lambda a: shift(a, amount), [value_type], value_type, 40)  # noqa: B023
    values, amounts = drawn(dtype, len(AMOUNTS)), np.array(AMOUNTS, np.uint32)
    want = [int(v) >> min(n, bits) for v, n in zip(values, AMOUNTS, strict=True)]
    assert evaluate(f"shr.b{bits}", values, amounts).tolist() == want


@pytest.mark.parametrize("mode", ["wrap", "clamp"])
def test_funnel_shifts(mode):
    def amount(c):
        return c & 31 if mode == "wrap" else min(c, 32)

    types = [np.uint32] * 3
    check_integers(
        f"shf.l.{mode}.b32", lambda a, b, c: (b << 32 | a) << amount(c) >> 32, types, np.uint32
    )
    check_integers(
        f"shf.r.{mode}.b32", lambda a, b, c: (b << 32 | a) >> amount(c), types, np.uint32
    )


def test_prmt():
    def permute(a, b, c):
        source, result = (b << 32 | a).to_bytes(8, "little"), 0
        for i in range(4):
            nibble = c >> 4 * i & 15
            byte = source[nibble & 7]
            if nibble & 8:
                byte = 255 * (byte >> 7)
            result |= byte << 8 * i
        return result

    check_integers("prmt.b32", permute, [np.uint32] * 3, np.uint32)


def test_moves_pack_and_unpack():
    a, b = drawn(np.uint32, 20), drawn(np.uint32, 20, 1)
    whole = a.astype(np.uint64) | b.astype(np.uint64) << np.uint64(32)
    packed = evaluate("mov.b64 {d}, {{{0}, {1}}};", a, b, gives=np.uint64)
    assert (packed == whole).all()
    low, high = evaluate("mov.b64 {{{d}, {e}}}, {0};", whole, gives=(np.uint32, np.uint32))
    assert (low == a).all() and (high == b).all()
    assert (evaluate("mov.b64 {{_, {d}}}, {0};", whole, gives=np.uint32) == b).all()
    quarters = evaluate("mov.b64 {{{d}, {e}, {f}, {g}}}, {0};", whole, gives=(np.uint16,) * 4)
    assert (np.stack(quarters, 1).ravel() == whole.view(np.uint16)).all()


def test_literals():
    unit = np.uint32(1)
    for text, value in (
        ("0x1F", 31),
        ("017", 15),
        ("0b101", 5),
        ("42U", 42),
        ("-1", 0xFFFF_FFFF),
        ("0f3F800000", 0x3F80_0000),
        ("0f7F800001", 0x7F80_0001),
    ):
        assert evaluate(f"mov.b32 {{d}}, {text};", unit)[0] == value, text
    assert evaluate("mov.f64 {d}, 0d4000000000000000;", unit, gives=np.float64)[0] == 2
    assert evaluate("add.f32 {d}, {0}, 0f3F800000;", np.float32(2))[0] == 3
