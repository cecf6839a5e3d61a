"""Comparison, selection, logic and shifts (PTX ISA 9.7.6, 9.7.7, 9.7.8)."""

from __future__ import annotations

from harness.isa.table.row import Form, Row, form, reads, row
from harness.isa.types import BIT_TYPES

_LOGIC: tuple[Row, ...] = (
    row(
        "and 9.7.8.1 And, bit by bit.",
        form("and.<type>", "d, a, b", type=f"pred {BIT_TYPES}"),
    ),
    row("or 9.7.8.2 Or, bit by bit.", form("or.<type>", "d, a, b", type=f"pred {BIT_TYPES}")),
    row(
        "xor 9.7.8.3 Exclusive or, bit by bit.",
        form("xor.<type>", "d, a, b", type=f"pred {BIT_TYPES}"),
    ),
    row("not 9.7.8.4 Not, bit by bit.", form("not.<type>", "d, a", type=f"pred {BIT_TYPES}")),
    row(
        "cnot 9.7.8.5 One if all bits are zero, else zero.",
        form("cnot.<type>", "d, a", type=BIT_TYPES),
    ),
    row(
        "lop3 9.7.8.6 Any function of three bits, by its table of truth, bit by bit.",
        form("lop3.b32", "d, a, b, c, lut"),
    ),
    row(
        "lop3.bool 9.7.8.6 As lop3, and whether the result is not zero, combined with a predicate.",
        form("lop3.<bool>.b32", "d|p, a, b, c, lut, q", bool="or and"),
        roles={"q": reads("pred")},
    ),
    row(
        "shf 9.7.8.7 Shifts a pair of registers, and takes a half of it.",
        form("shf.<way>.<mode>.b32", "d, a, b, c", way="l r", mode="wrap clamp"),
    ),
    row("shl 9.7.8.8 Shifts to the left.", form("shl.<type>", "d, a, b", type=BIT_TYPES)),
    row(
        "shr 9.7.8.9 Shifts to the right, zeros coming in.",
        form("shr.<type>", "d, a, b", type=f"{BIT_TYPES} u16 u32 u64"),
    ),
    row(
        "shr.signed 9.7.8.9 Shifts to the right, the sign coming in.",
        form("shr.<type>", "d, a, b", type="s16 s32 s64"),
    ),
)


_ANY = "b16 b32 b64 u16 u32 u64 s16 s32 s64 f32 f64"
_BITS = "eq ne"
_SIGNED = "eq ne lt le gt ge"
_UNSIGNED = f"{_SIGNED} lo ls hi hs"
_FLOATS = f"{_SIGNED} equ neu ltu leu gtu geu num nan"

# (ftz or nothing, comparisons, types): what can be asked of which types.
_OF_INTEGERS = (
    ("", _SIGNED, "s16 s32 s64"),
    ("", _UNSIGNED, "u16 u32 u64"),
    ("", _BITS, BIT_TYPES),
)
_OF_ALL = (("{.ftz}", _FLOATS, "f32 f16"), ("", _FLOATS, "f64 bf16"), *_OF_INTEGERS)
_OF_WIDE = (("{.ftz}", _FLOATS, "f32"), ("", _FLOATS, "f64"), *_OF_INTEGERS)
_OF_FLOATS = (("", _FLOATS, "f16 f32 f64"), *_OF_INTEGERS)
_OF_PAIRS = (("{.ftz}", _FLOATS, "f16x2"), ("", _FLOATS, "bf16x2"))


_Compared = tuple[tuple[str, str, str], ...]


def _comparing(
    start: str, operands: str, rows: _Compared, end: str = "", **choices: str
) -> list[Form]:
    """The forms of an instruction that compares, with and without a predicate to combine."""
    forms = []
    for ftz, comparisons, types in rows:
        words = {"compare": comparisons, "type": types, **choices}
        for combined, c in (("", ""), (".<bool>", ", c")):
            with_bool = {"bool": "and or xor", **words} if combined else words
            syntax = f"{start}.<compare>{combined}{ftz}{end}.<type>"
            forms.append(form(syntax, f"{operands}{c}", **with_bool))
    return forms


def _set(rows: _Compared, result: str) -> list[Form]:
    return _comparing("set", "d, a, b", rows, ".<result>", result=result)


ROWS: tuple[Row, ...] = (
    row(
        "selp 9.7.6.3 One of two values, by a predicate.",
        form("selp.<type>", "d, a, b, c", type=_ANY),
        roles={"c": reads("pred")},
    ),
    row(
        "slct 9.7.6.4 One of two values, by the sign of a third.",
        form("slct{.ftz}.<type>.<test>", "d, a, b, c", type=_ANY, test="f32"),
        form("slct.<type>.<test>", "d, a, b, c", type=_ANY, test="s32"),
    ),
    row(
        "set 9.7.6.1 Compares, and writes all ones (or 1.0) or zero.",
        *_set(_OF_WIDE, "u32 s32 f32"),
        *_set(_OF_WIDE, "f16"),
        *_set(_OF_FLOATS, "bf16"),
        roles={"c": reads("pred")},
    ),
    row(
        "setp 9.7.6.2 Compares, and writes a predicate, and its opposite.",
        *_comparing("setp", "p{|q}, a, b", _OF_ALL),
        roles={"c": reads("pred")},
    ),
    row(
        "set.half 9.7.7.1 Compares halves, and writes all ones (or 1.0) or zero.",
        *_set((("{.ftz}", _FLOATS, "f16"),), "f16 u16 s16 u32 s32"),
        *_set((("", _FLOATS, "bf16"),), "bf16 u16 s16 u32 s32"),
        *_set((("{.ftz}", _FLOATS, "f16x2"),), "f16x2 u32 s32"),
        *_set((("", _FLOATS, "bf16x2"),), "bf16x2 u32 s32"),
        roles={"c": reads("pred")},
    ),
    row(
        "setp.packed 9.7.7.2 Compares two halves each, and writes a predicate for each.",
        *_comparing("setp", "p{|q}, a, b", _OF_PAIRS),
        roles={"c": reads("pred")},
    ),
    *_LOGIC,
)
