"""Integer arithmetic, with and without a carry (PTX ISA 9.7.1, 9.7.2)."""

from __future__ import annotations

from harness.isa.table.row import Row, form, row
from harness.isa.types import INTEGER_TYPES

_PAIRS = "u16x2 s16x2"
_WITH_CARRY = "u32 s32 u64 s64"
_SIGNS = {"a": "u32 s32", "b": "u32 s32"}

ROWS: tuple[Row, ...] = (
    row("add", "9.7.1.1", form("add.<type>", "d, a, b", type=f"{INTEGER_TYPES} {_PAIRS}")),
    row("add.sat", "9.7.1.1", form("add.sat.<type>", "d, a, b", type="s32")),
    row("sub", "9.7.1.2", form("sub.<type>", "d, a, b", type=INTEGER_TYPES)),
    row("sub.sat", "9.7.1.2", form("sub.sat.<type>", "d, a, b", type="s32")),
    row(
        "mul",
        "9.7.1.3",
        form("mul.<half>.<type>", "d, a, b", half="lo hi", type=INTEGER_TYPES),
        form("mul.<half>.<type>", "d, a, b", half="wide", type="u16 u32 s16 s32"),
    ),
    row(
        "mad",
        "9.7.1.4",
        form("mad.<half>.<type>", "d, a, b, c", half="lo hi", type=INTEGER_TYPES),
        form("mad.<half>.<type>", "d, a, b, c", half="wide", type="u16 u32 s16 s32"),
    ),
    row("mad.sat", "9.7.1.4", form("mad.<half>.sat.<type>", "d, a, b, c", half="hi", type="s32")),
    row("mul24", "9.7.1.5", form("mul24.<half>.<type>", "d, a, b", half="lo hi", type="u32 s32")),
    row(
        "mad24", "9.7.1.6", form("mad24.<half>.<type>", "d, a, b, c", half="lo hi", type="u32 s32")
    ),
    row("sad", "9.7.1.7", form("sad.<type>", "d, a, b, c", type=INTEGER_TYPES)),
    row("div", "9.7.1.8", form("div.<type>", "d, a, b", type=INTEGER_TYPES)),
    row("rem", "9.7.1.9", form("rem.<type>", "d, a, b", type=INTEGER_TYPES)),
    row("abs", "9.7.1.10", form("abs.<type>", "d, a", type="s16 s32 s64")),
    row("neg", "9.7.1.11", form("neg.<type>", "d, a", type="s16 s32 s64")),
    row(
        "min",
        "9.7.1.12",
        form("min.<type>", "d, a, b", type=f"{INTEGER_TYPES} {_PAIRS}"),
        form("min.relu.<type>", "d, a, b", type="s32 s16x2"),
    ),
    row(
        "max",
        "9.7.1.13",
        form("max.<type>", "d, a, b", type=f"{INTEGER_TYPES} {_PAIRS}"),
        form("max.relu.<type>", "d, a, b", type="s32 s16x2"),
    ),
    row("popc", "9.7.1.14", form("popc.<type>", "d, a", type="b32 b64")),
    row("clz", "9.7.1.15", form("clz.<type>", "d, a", type="b32 b64")),
    row("bfind", "9.7.1.16", form("bfind{.shiftamt}.<type>", "d, a", type="u32 u64 s32 s64")),
    row("fns", "9.7.1.17", form("fns.b32", "d, mask, base, offset")),
    row("brev", "9.7.1.18", form("brev.<type>", "d, a", type="b32 b64")),
    row("bfe", "9.7.1.19", form("bfe.<type>", "d, a, b, c", type="u32 u64 s32 s64")),
    row("bfi", "9.7.1.20", form("bfi.<type>", "f, a, b, c, d", type="b32 b64")),
    row(
        "szext",
        "9.7.1.21",
        form("szext.<mode>.<type>", "d, a, b", mode="clamp wrap", type="u32 s32"),
    ),
    row("bmsk", "9.7.1.22", form("bmsk.<mode>.b32", "d, a, b", mode="clamp wrap")),
    row("dp4a", "9.7.1.23", form("dp4a.<a>.<b>", "d, a, b, c", **_SIGNS)),
    row("dp2a", "9.7.1.24", form("dp2a.<half>.<a>.<b>", "d, a, b, c", half="lo hi", **_SIGNS)),
    row("add.cc", "9.7.2.1", form("add.cc.<type>", "d, a, b", type=_WITH_CARRY)),
    row("addc", "9.7.2.2", form("addc{.cc}.<type>", "d, a, b", type=_WITH_CARRY)),
    row("sub.cc", "9.7.2.3", form("sub.cc.<type>", "d, a, b", type=_WITH_CARRY)),
    row("subc", "9.7.2.4", form("subc{.cc}.<type>", "d, a, b", type=_WITH_CARRY)),
    row(
        "mad.cc",
        "9.7.2.5",
        form("mad.<half>.cc.<type>", "d, a, b, c", half="lo hi", type=_WITH_CARRY),
    ),
    row(
        "madc",
        "9.7.2.6",
        form("madc.<half>{.cc}.<type>", "d, a, b, c", half="lo hi", type=_WITH_CARRY),
    ),
)
