"""Integer arithmetic against Python's integers."""

import numpy as np
import pytest

from .snippet import check_integers, drawn, evaluate, special_integers

DTYPES = {f"{'us'[k == 'i']}{8 * n}": np.dtype(f"{k}{n}") for k in "ui" for n in (2, 4, 8)}
WORDS = {name: dtype for name, dtype in DTYPES.items() if dtype.itemsize > 2}
WIDER = {"u16": np.uint32, "s16": np.int32, "u32": np.uint64, "s32": np.int64}


def width(name: str) -> int:
    return int(name[1:])


def quotient(a: int, b: int) -> int:
    if b == 0:
        return -1
    return abs(a) // abs(b) * (-1 if (a < 0) != (b < 0) else 1)


BINARY = {
    "add": lambda a, b: a + b,
    "sub": lambda a, b: a - b,
    "mul.lo": lambda a, b: a * b,
    "div": quotient,
    "rem": lambda a, b: a - b * quotient(a, b) if b else -1,  # PTX leaves it open; an H200's
    "min": min,
    "max": max,
}


@pytest.mark.parametrize("name", BINARY)
@pytest.mark.parametrize("t", DTYPES)
def test_binary(name, t):
    check_integers(f"{name}.{t}", BINARY[name], [DTYPES[t]] * 2, DTYPES[t])


@pytest.mark.parametrize("t", DTYPES)
def test_products_have_two_halves(t):
    dtype, bits = DTYPES[t], width(t)
    check_integers(f"mul.hi.{t}", lambda a, b: a * b >> bits, [dtype] * 2, dtype)
    check_integers(f"mad.hi.{t}", lambda a, b, c: (a * b >> bits) + c, [dtype] * 3, dtype)
    check_integers(f"mad.lo.{t}", lambda a, b, c: a * b + c, [dtype] * 3, dtype)


@pytest.mark.parametrize("t", WIDER)
def test_wide_products(t):
    dtype, wide = DTYPES[t], WIDER[t]
    check_integers(f"mul.wide.{t}", lambda a, b: a * b, [dtype] * 2, wide)
    check_integers(f"mad.wide.{t}", lambda a, b, c: a * b + c, [dtype, dtype, wide], wide)


@pytest.mark.parametrize("t", ["u32", "s32"])
def test_24_bit_products(t):
    dtype = DTYPES[t]

    def low(a):
        a &= 0xFF_FFFF
        return a - (1 << 24) if t == "s32" and a >> 23 else a

    check_integers(f"mul24.lo.{t}", lambda a, b: low(a) * low(b), [dtype] * 2, dtype)
    check_integers(f"mul24.hi.{t}", lambda a, b: low(a) * low(b) >> 16, [dtype] * 2, dtype)
    check_integers(f"mad24.lo.{t}", lambda a, b, c: low(a) * low(b) + c, [dtype] * 3, dtype)


@pytest.mark.parametrize("name, sign", [("add", 1), ("sub", -1)])
def test_saturation(name, sign):
    def clamp(a, b):
        return max(-(1 << 31), min((1 << 31) - 1, a + sign * b))

    check_integers(f"{name}.sat.s32", clamp, [np.int32] * 2, np.int32)


@pytest.mark.parametrize("t", ["s16", "s32", "s64"])
def test_signs(t):
    check_integers(f"abs.{t}", abs, [DTYPES[t]], DTYPES[t])
    check_integers(f"neg.{t}", lambda a: -a, [DTYPES[t]], DTYPES[t])


@pytest.mark.parametrize("t", DTYPES)
def test_sad(t):
    check_integers(f"sad.{t}", lambda a, b, c: abs(a - b) + c, [DTYPES[t]] * 3, DTYPES[t])


@pytest.mark.parametrize("bits", [32, 64])
def test_counting(bits):
    dtype = np.dtype(f"u{bits // 8}")
    check_integers(f"popc.b{bits}", lambda a: a.bit_count(), [dtype], np.uint32)
    check_integers(f"clz.b{bits}", lambda a: bits - a.bit_length(), [dtype], np.uint32)
    check_integers(f"brev.b{bits}", lambda a: int(f"{a:0{bits}b}"[::-1], 2), [dtype], dtype)


@pytest.mark.parametrize("t", WORDS)
def test_bfind(t):
    def top(a):
        return (~a if a < 0 else a).bit_length() - 1

    def shift(a):
        return -1 if top(a) < 0 else width(t) - 1 - top(a)

    check_integers(f"bfind.{t}", top, [WORDS[t]], np.uint32)
    check_integers(f"bfind.shiftamt.{t}", shift, [WORDS[t]], np.uint32)


def positions(bits: int, count: int, seed: int) -> np.ndarray:
    """Positions and lengths are clamped to the width. In 32 bits only the low 8 bits count."""
    rng = np.random.default_rng(seed)
    beyond = [256, 257 + bits] if bits == 32 else []
    return rng.choice([*range(bits + 2), 255, *beyond], count).astype(np.uint32)


@pytest.mark.parametrize("t", WORDS)
def test_bfe(t):
    """The manual's loop, bit by bit (PTX ISA 9.7.1.19)."""
    bits, count = width(t), 800
    a, at, length = drawn(WORDS[t], count), positions(bits, count, 1), positions(bits, count, 2)

    def extract(a, at, length):
        at, length, top = at & 255, length & 255, bits - 1
        sign = 0 if t[0] == "u" or length == 0 else a >> min(at + length - 1, top) & 1
        result = 0
        for i in range(bits):
            bit = a >> at + i & 1 if i < length and at + i <= top else sign
            result |= bit << i
        return result

    got = evaluate(f"bfe.{t}", a, at, length).view(f"u{bits // 8}")
    raw = a.view(f"u{bits // 8}")
    want = [extract(*map(int, row)) for row in zip(raw, at, length, strict=True)]
    assert got.tolist() == want


@pytest.mark.parametrize("bits", [32, 64])
def test_bfi(bits):
    count, dtype = 800, np.dtype(f"u{bits // 8}")
    a, b = drawn(dtype, count), drawn(dtype, count, 1)
    at, length = positions(bits, count, 2), positions(bits, count, 3)

    def insert(a, b, at, length):
        at, length = at & 255, length & 255
        for i in range(length):
            if at + i < bits:
                b = b & ~(1 << at + i) | (a >> i & 1) << at + i
        return b

    want = [insert(*map(int, row)) for row in zip(a, b, at, length, strict=True)]
    assert evaluate(f"bfi.b{bits}", a, b, at, length).tolist() == want


@pytest.mark.parametrize("bits", [32, 64])
def test_carries_chain_to_wider_integers(bits):
    """Two words form an integer of twice the width: sum, difference, and product plus sum."""
    dtype, count = np.dtype(f"u{bits // 8}"), 500
    low, high, low2, high2 = (drawn(dtype, count, seed) for seed in range(4))
    t, mask = f"u{bits}", (1 << bits) - 1

    def check(template, exact):
        d, e = evaluate(template, low, high, low2, high2, gives=(dtype, dtype))
        for row, (x, y) in enumerate(zip(d, e, strict=True)):
            words = [int(v[row]) for v in (low, high, low2, high2)]
            want = exact(words[1] << bits | words[0], words[3] << bits | words[2], *words)
            assert (int(y) << bits | int(x)) == want & (mask << bits | mask), words

    check(f"add.cc.{t} {{d}}, {{0}}, {{2}}; addc.{t} {{e}}, {{1}}, {{3}};", lambda a, b, *_: a + b)
    check(f"sub.cc.{t} {{d}}, {{0}}, {{2}}; subc.{t} {{e}}, {{1}}, {{3}};", lambda a, b, *_: a - b)
    check(
        f"mad.lo.cc.{t} {{d}}, {{0}}, {{2}}, {{1}}; madc.hi.{t} {{e}}, {{0}}, {{2}}, {{3}};",
        lambda a, b, low, high, low2, high2: low * low2 + high + (high2 << bits),
    )


def test_a_carry_goes_on_through_addc_cc():
    ones = np.uint32(0xFFFF_FFFF)
    template = (
        "add.cc.u32 {d}, {0}, 1; addc.cc.u32 {e}, {0}, 0; addc.u32 {f}, 0, 0; addc.u32 {g}, 0, 0;"
    )
    got = evaluate(template, ones, gives=(np.uint32,) * 4)
    assert [int(g[0]) for g in got] == [0, 0, 1, 1]  # the last addc has no .cc: it stays


def test_specials_hold_the_extremes():
    assert {np.iinfo(np.int32).min, -1, 0, np.iinfo(np.int32).max} <= set(
        special_integers(np.int32).tolist()
    )
