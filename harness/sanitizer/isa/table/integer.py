"""Integer arithmetic, comparison, selection, logic, shifts (PTX ISA 9.7.1, 9.7.2, 9.7.6-9.7.8)."""

from __future__ import annotations

from harness.sanitizer.isa.table.row import Form, Row, form, reads, row, writes
from harness.sanitizer.isa.types import BIT_TYPES, INTEGER_TYPES

_LOGIC: tuple[Row, ...] = (
    row(
        "and 9.7.8.1 Computes the bitwise AND.",
        form("and.<type>", "d, a, b", type=f"pred {BIT_TYPES}"),
    ),
    row(
        "or 9.7.8.2 Computes the bitwise OR.",
        form("or.<type>", "d, a, b", type=f"pred {BIT_TYPES}"),
    ),
    row(
        "xor 9.7.8.3 Computes the bitwise exclusive OR.",
        form("xor.<type>", "d, a, b", type=f"pred {BIT_TYPES}"),
    ),
    row("not 9.7.8.4 Inverts every bit.", form("not.<type>", "d, a", type=f"pred {BIT_TYPES}")),
    row(
        "lop3 9.7.8.6 Computes a bitwise function of three operands, given by its truth table.",
        form("lop3.b32", "d, a, b, c, lut"),
    ),
    row(
        "shf 9.7.8.7 Shifts a pair of registers, and keeps one half.",
        form("shf.<way>.<mode>.b32", "d, a, b, c", way="l r", mode="wrap clamp"),
    ),
    row("shl 9.7.8.8 Shifts left.", form("shl.<type>", "d, a, b", type=BIT_TYPES)),
    row(
        "shr 9.7.8.9 Shifts right, and fills with zeros.",
        form("shr.<type>", "d, a, b", type=f"{BIT_TYPES} u16 u32 u64"),
    ),
    row(
        "shr.signed 9.7.8.9 Shifts right, and fills with the sign bit.",
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


_COMPARISON: tuple[Row, ...] = (
    row(
        "selp 9.7.6.3 Selects one of two values by a predicate.",
        form("selp.<type>", "d, a, b, c", type=_ANY),
        roles={"c": reads("pred")},
    ),
    row(
        "set 9.7.6.1 Compares two values, and writes all ones (or 1.0) if true, else zero.",
        *_set(_OF_WIDE, "u32 s32 f32"),
        *_set(_OF_WIDE, "f16"),
        *_set(_OF_FLOATS, "bf16"),
        roles={"c": reads("pred")},
    ),
    row(
        "setp 9.7.6.2 Compares two values, and writes a predicate and, if asked, its complement.",
        *_comparing("setp", "p{|q}, a, b", _OF_ALL),
        roles={"c": reads("pred")},
    ),
    row(
        "set.half 9.7.7.1 Compares 16-bit floats, and writes all ones (or 1.0) if true, else zero.",
        *_set((("{.ftz}", _FLOATS, "f16"),), "f16 u16 s16 u32 s32"),
        *_set((("", _FLOATS, "bf16"),), "bf16 u16 s16 u32 s32"),
        *_set((("{.ftz}", _FLOATS, "f16x2"),), "f16x2 u32 s32"),
        *_set((("", _FLOATS, "bf16x2"),), "bf16x2 u32 s32"),
        roles={"c": reads("pred")},
    ),
    row(
        "setp.packed 9.7.7.2 Compares two pairs of 16-bit floats, and writes a predicate for each "
        "comparison.",
        *_comparing("setp", "p{|q}, a, b", _OF_PAIRS),
        roles={"c": reads("pred")},
    ),
    *_LOGIC,
)


_PAIRS = "u16x2 s16x2"
_WITH_CARRY = "u32 s32 u64 s64"
_SIGNS = {"a": "u32 s32", "b": "u32 s32"}


ROWS: tuple[Row, ...] = (
    row(
        "add 9.7.1.1 Adds integers, or each pair of packed 16-bit integers.",
        form("add.<type>", "d, a, b", type=f"{INTEGER_TYPES} {_PAIRS}"),
    ),
    row("sub 9.7.1.2 Subtracts integers.", form("sub.<type>", "d, a, b", type=INTEGER_TYPES)),
    row(
        "mul 9.7.1.3 Multiplies integers, and keeps the low half, the high half or all of the "
        "product.",
        form("mul.<half>.<type>", "d, a, b", half="lo hi", type=INTEGER_TYPES),
        form("mul.<half>.<type>", "d, a, b", half="wide", type="u16 u32 s16 s32"),
    ),
    row(
        "mad 9.7.1.4 Multiplies integers, and adds a third to the low half, the high half or all "
        "of the product.",
        form("mad.<half>.<type>", "d, a, b, c", half="lo hi", type=INTEGER_TYPES),
        form("mad.<half>.<type>", "d, a, b, c", half="wide", type="u16 u32 s16 s32"),
    ),
    row(
        "div 9.7.1.8 Divides integers, rounding toward zero.",
        form("div.<type>", "d, a, b", type=INTEGER_TYPES),
    ),
    row(
        "rem 9.7.1.9 Computes the remainder of a division that rounds toward zero.",
        form("rem.<type>", "d, a, b", type=INTEGER_TYPES),
    ),
    row(
        "abs 9.7.1.10 Computes the absolute value of an integer.",
        form("abs.<type>", "d, a", type="s16 s32 s64"),
    ),
    row(
        "neg 9.7.1.11 Negates an integer.",
        form("neg.<type>", "d, a", type="s16 s32 s64"),
    ),
    row(
        "min 9.7.1.12 Selects the smaller of two integers; with .relu, 0 if it is negative.",
        form("min.<type>", "d, a, b", type=f"{INTEGER_TYPES} {_PAIRS}"),
        form("min.relu.<type>", "d, a, b", type="s32 s16x2"),
    ),
    row(
        "max 9.7.1.13 Selects the larger of two integers; with .relu, 0 if it is negative.",
        form("max.<type>", "d, a, b", type=f"{INTEGER_TYPES} {_PAIRS}"),
        form("max.relu.<type>", "d, a, b", type="s32 s16x2"),
    ),
    row(
        "popc 9.7.1.14 Counts the bits that are 1.",
        form("popc.<type>", "d, a", type="b32 b64"),
    ),
    row(
        "clz 9.7.1.15 Counts the leading zeros.",
        form("clz.<type>", "d, a", type="b32 b64"),
    ),
    row(
        "bfind 9.7.1.16 Finds the highest bit that is not a sign bit.",
        form("bfind{.shiftamt}.<type>", "d, a", type="u32 u64 s32 s64"),
    ),
    row(
        "brev 9.7.1.18 Reverses the order of the bits.",
        form("brev.<type>", "d, a", type="b32 b64"),
    ),
    row(
        "bfe 9.7.1.19 Extracts a bit field from an integer.",
        form("bfe.<type>", "d, a, b, c", type="u32 u64 s32 s64"),
        roles={"b": reads("u32"), "c": reads("u32")},
    ),
    row(
        "bfi 9.7.1.20 Inserts a bit field into an integer.",
        form("bfi.<type>", "f, a, b, c, d", type="b32 b64"),
        roles={"f": writes(), "d": reads("u32"), "c": reads("u32")},
    ),
    row(
        "bmsk 9.7.1.22 Creates a mask of consecutive ones at a position.",
        form("bmsk.<mode>.b32", "d, a, b", mode="clamp wrap"),
    ),
    row(
        "dp4a 9.7.1.23 Adds the dot product of two vectors of four bytes to an integer.",
        form("dp4a.<a>.<b>", "d, a, b, c", **_SIGNS),
    ),
    row(
        "dp2a 9.7.1.24 Adds the dot product of two 16-bit integers and two bytes to an integer.",
        form("dp2a.<half>.<a>.<b>", "d, a, b, c", half="lo hi", **_SIGNS),
    ),
    row(
        "add.cc 9.7.2.1 Adds, and writes the carry.",
        form("add.cc.<type>", "d, a, b", type=_WITH_CARRY),
    ),
    row(
        "addc 9.7.2.2 Adds with carry; with .cc, writes the carry as well.",
        form("addc{.cc}.<type>", "d, a, b", type=_WITH_CARRY),
    ),
    row(
        "sub.cc 9.7.2.3 Subtracts, and writes the borrow.",
        form("sub.cc.<type>", "d, a, b", type=_WITH_CARRY),
    ),
    row(
        "subc 9.7.2.4 Subtracts with borrow; with .cc, writes the borrow as well.",
        form("subc{.cc}.<type>", "d, a, b", type=_WITH_CARRY),
    ),
    row(
        "mad.cc 9.7.2.5 Multiplies and adds, and writes the carry.",
        form("mad.<half>.cc.<type>", "d, a, b, c", half="lo hi", type=_WITH_CARRY),
    ),
    row(
        "madc 9.7.2.6 Multiplies and adds with carry; with .cc, writes the carry as well.",
        form("madc.<half>{.cc}.<type>", "d, a, b, c", half="lo hi", type=_WITH_CARRY),
    ),
    *_COMPARISON,
)
