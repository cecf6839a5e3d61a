"""Logic and shifts (PTX ISA 9.7.8)."""

from __future__ import annotations

from harness.isa.table.roles import reads
from harness.isa.table.row import Row, form, row
from harness.isa.types import BIT_TYPES

ROWS: tuple[Row, ...] = (
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
