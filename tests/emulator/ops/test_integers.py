"""Dot products, masks, fields and byte permutations, compared with PTX's pseudocode in integers."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.stops import refused

from .snippet import drawn, evaluate

U32 = np.uint32
WORD = st.integers(0, 2**32 - 1)
FAST = settings(max_examples=30, deadline=None, derandomize=True, database=None)
MASK = 0xFFFF_FFFF


def parts(value: int, count: int, signed: bool) -> list[int]:
    width = 32 // count
    fields = [value >> width * i & (1 << width) - 1 for i in range(count)]
    return [v - (1 << width) if signed and v >> width - 1 else v for v in fields]


@pytest.mark.parametrize("a_type", ["u32", "s32"])
@pytest.mark.parametrize("b_type", ["u32", "s32"])
def test_dot_products(a_type, b_type):
    a, b, c = (drawn(U32, 200, seed) for seed in range(3))
    for name, wide, first in (("dp4a", 4, 0), ("dp2a.lo", 2, 0), ("dp2a.hi", 2, 2)):
        got = evaluate(f"{name}.{a_type}.{b_type}", a, b, c)
        for x, y, z, result in zip(a.tolist(), b.tolist(), c.tolist(), got.tolist(), strict=True):
            left = parts(x, wide, a_type == "s32")
            right = parts(y, 4, b_type == "s32")[first : first + wide]
            assert result == (z + sum(map(int.__mul__, left, right))) & MASK


def mask_of(a: int, b: int, clamp: bool) -> int:
    """The pseudocode of ``bmsk``: ones from bit a to bit a + b - 1."""
    if not clamp:
        a, b = a & 31, b & 31
    return sum(1 << i for i in range(32) if a <= i < a + b)


def extended(a: int, n: int, clamp: bool, signed: bool) -> int:
    n = min(n, 32) if clamp else n & 31
    low = a & (1 << n) - 1
    return low | (MASK << n & MASK) if signed and n and low >> n - 1 else low


@pytest.mark.parametrize("mode", ["clamp", "wrap"])
def test_masks_and_extensions(mode):
    amounts = np.array([*range(35), 63, 64, 2**31, MASK], U32)
    a, b = np.repeat(amounts, len(amounts)), np.tile(amounts, len(amounts))
    rows, clamp = list(zip(a.tolist(), b.tolist(), strict=True)), mode == "clamp"
    assert evaluate(f"bmsk.{mode}.b32", a, b).tolist() == [mask_of(*r, clamp) for r in rows]
    values = np.tile(drawn(U32, 97), 50)[: len(b)]
    rows = list(zip(values.tolist(), b.tolist(), strict=True))
    for t in ("u32", "s32"):
        want = [extended(*r, clamp, t == "s32") for r in rows]
        assert evaluate(f"szext.{mode}.{t}", values, b).tolist() == want


def nth_set(mask: int, base: int, offset: int) -> int:
    """The pseudocode of ``fns`` (PTX ISA 9.7.1.17)."""
    if offset == 0:
        return base if mask >> base & 1 else MASK
    place, count, step = base, abs(offset) - 1, 1 if offset > 0 else -1
    while 0 <= place < 32:
        if mask >> place & 1:
            if count == 0:
                return place
            count -= 1
        place += step
    return MASK


@FAST
@given(
    st.lists(st.tuples(WORD, st.integers(0, 31), st.integers(-33, 33)), min_size=32, max_size=32)
)
def test_nth_set(rows):
    mask, base, offset = (np.array(x) for x in zip(*rows, strict=True))
    got = evaluate("fns.b32", mask.astype(U32), base.astype(U32), offset.astype(np.int32))
    assert got.tolist() == [nth_set(*row) for row in rows]


def byte(values: tuple[int, int], at: int) -> int:
    return (values[0] | values[1] << 32) >> 8 * at & 0xFF


PICKED = {  # the bytes of b:a that each mode takes, highest first, by the low bits of c
    "f4e": ["3210", "4321", "5432", "6543"],
    "b4e": ["5670", "6701", "7012", "0123"],
    "rc8": ["0000", "1111", "2222", "3333"],
    "ecl": ["3210", "3211", "3222", "3333"],
    "ecr": ["0000", "1110", "2210", "3210"],
    "rc16": ["1010", "3232", "1010", "3232"],
}


@pytest.mark.parametrize("mode", PICKED)
def test_permutations_by_mode(mode):
    a, b = drawn(U32, 64, 1), drawn(U32, 64, 2)
    c = np.arange(64, dtype=U32)
    got = evaluate(f"prmt.b32.{mode}", a, b, c)
    for i, result in enumerate(got.tolist()):
        picked = [byte((int(a[i]), int(b[i])), int(n)) for n in PICKED[mode][i & 3]]
        assert result == int.from_bytes(bytes(picked), "big")


def test_lop3_with_a_predicate():
    a, b = U32([5, 0, 5, 0]), U32([5, 0, 3, 0])
    q = np.array([True, True, False, False])
    for name, combine in (("or", np.logical_or), ("and", np.logical_and)):
        text = f"lop3.{name}.b32 {{d}}|{{e}}, {{0}}, {{1}}, {{0}}, 0x3C, {{2}};"  # a xor b
        got, holds = evaluate(text, a, b, q, gives=(U32, bool))
        assert got.tolist() == (a ^ b).tolist()
        assert np.array_equal(holds, combine((a ^ b) != 0, q))
    assert evaluate(
        "lop3.or.b32 _|{d}, {0}, {1}, {0}, 0x3C, !{2};", a, b, q, gives=bool
    ).tolist() == [*(False, False, True, True)]


def test_pairs_of_16_bits():
    a, b = drawn(U32, 200, 1), drawn(U32, 200, 2)
    signed, other = a.view(np.int16), b.view(np.int16)
    assert np.array_equal(evaluate("add.s16x2", a, b).view(np.int16), signed + other)
    assert np.array_equal(evaluate("min.s16x2", a, b).view(np.int16), np.minimum(signed, other))
    relu = np.maximum(np.maximum(signed, other), 0)
    assert np.array_equal(evaluate("max.relu.s16x2", a, b).view(np.int16), relu)
    want = np.maximum(a.view(np.uint16), b.view(np.uint16))
    assert np.array_equal(evaluate("max.u16x2", a, b).view(np.uint16), want)
    assert evaluate("min.relu.s32", np.int32([-4, 7]), np.int32([3, 9])).tolist() == [0, 7]


@pytest.mark.parametrize(
    "opcode", ["bmsk.b32", "szext.clamp.u64", "dp2a.u32.u32", "lop3.xor.b32", "prmt.b32.f4f"]
)
def test_nonexistent_forms(opcode):
    with refused(f"`{opcode}`"):
        evaluate(opcode, U32(1), U32(1), U32(1))
