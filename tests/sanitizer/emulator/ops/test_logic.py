"""Predicates, carries, constant shifts, moves and literals: what the recorded instructions, each
alone with its operands in registers, do not show (`tests/sanitizer/emulator/test_recorded.py`).
"""

import numpy as np

from .snippet import check_integers, drawn, evaluate

U32 = np.uint32
BITS = {16: np.uint16, 32: np.uint32, 64: np.uint64}


def test_a_combining_predicate_may_be_overwritten():
    text = "setp.lt.and.s32 {0}|{d}, {1}, 5, {0}; selp.u32 {e}, 1, 0, {0};"
    q, p = evaluate(text, np.array([True, False]), np.int32(9), gives=(np.bool_, np.uint32))
    assert q.tolist() == [True, False] and p.tolist() == [0, 0]


def test_bitwise_on_predicates():
    p, q = np.array([0, 0, 1, 1], bool), np.array([0, 1, 0, 1], bool)
    assert evaluate("and.pred", p, q).tolist() == [False, False, False, True]
    assert evaluate("or.pred", p, q).tolist() == [False, True, True, True]
    assert evaluate("xor.pred", p, q).tolist() == [False, True, True, False]
    assert evaluate("not.pred", p).tolist() == [True, True, False, False]
    assert evaluate("mov.pred", p).tolist() == p.tolist()


def test_a_carry_goes_on_through_addc_cc():
    ones = np.uint32(0xFFFF_FFFF)
    template = (
        "add.cc.u32 {d}, {0}, 1; addc.cc.u32 {e}, {0}, 0; addc.u32 {f}, 0, 0; addc.u32 {g}, 0, 0;"
    )
    got = evaluate(template, ones, gives=(np.uint32,) * 4)
    assert [int(g[0]) for g in got] == [0, 0, 1, 1]  # the last addc has no .cc: it stays


def test_shifts_by_a_constant_clamp_at_the_width():
    for bits, dtype in BITS.items():
        signed = np.dtype(f"i{bits // 8}")
        for template, value_type, shift in (
            (f"shl.b{bits}", dtype, lambda a, n: a << n if n < bits else 0),  # noqa: B023
            (f"shr.u{bits}", dtype, lambda a, n: a >> min(n, bits)),  # noqa: B023
            (f"shr.s{bits}", signed, lambda a, n: a >> min(n, bits)),  # noqa: B023
        ):
            for amount in (0, 5, bits - 1, bits, bits + 1, 255, 2**32 - 1):
                text = f"{template} {{d}}, {{0}}, {amount};"
                check_integers(text, lambda a: shift(a, amount), [value_type], value_type, 40)  # noqa: B023


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
