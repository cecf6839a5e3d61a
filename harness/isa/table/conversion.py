"""Conversion between types: cvt (PTX ISA 9.7.9.21, 9.7.9.22)."""

from __future__ import annotations

from harness.isa.table.row import Form, Row, form, row, wrapper

_INTEGERS = "u8 u16 u32 u64 s8 s16 s32 s64"
_NO_BYTES = "u16 u32 u64 s16 s32 s64"
_MODES = "rn rz rm rp"
_TO_INTEGRAL = "rni rzi rmi rpi"


def _cvt(start: str, *cases: tuple[str, str, str], **mode: str) -> list[Form]:
    """``cases``: ``(flags, targets, sources)``. .ftz is for f32, and .sat for all but bf16,
    which has no 8-bit integers either."""
    return [
        form(f"{start}{flags}.<target>.<source>", "d, a", **mode, target=target, source=source)
        for flags, target, source in cases
    ]


def _holds(target: str, source: str) -> bool:
    """Return True if type ``target`` holds every integer of type ``source``."""
    wider = int(target[1:]) > int(source[1:])
    return target == source or (wider and not (source[0] == "s" and target[0] == "u"))


def _clamped(source: str) -> str:
    """Return the targets that need clamping."""
    return " ".join(target for target in _INTEGERS.split() if not _holds(target, source))


ROWS: tuple[Row, ...] = (
    row(
        "cvt.float_to_integer 9.7.9.21 Rounds a float to an integer.",
        *_cvt(
            "cvt.<mode>",
            ("{.ftz}{.sat}", _INTEGERS, "f32"),
            ("{.sat}", _INTEGERS, "f16 f64"),
            ("", _NO_BYTES, "bf16"),
            mode=_TO_INTEGRAL,
        ),
    ),
    row(
        "cvt.integer_to_float 9.7.9.21 Rounds an integer to a float.",
        *_cvt(
            "cvt.<mode>", ("{.sat}", "f16 f32 f64", _INTEGERS), ("", "bf16", _NO_BYTES), mode=_MODES
        ),
    ),
    row(
        "cvt.float_to_float 9.7.9.21 Rounds a float to another float type, or to a whole number.",
        *_cvt(
            "cvt.<mode>",
            ("{.ftz}{.sat}", "f32", "f64"),
            ("{.ftz}{.sat}", "f16", "f32"),
            ("{.sat}", "f16", "f64"),
            ("", "f16", "bf16"),
            ("{.ftz}", "bf16", "f32"),
            ("", "bf16", "f16 f64"),
            mode=_MODES,
        ),
        *_cvt(
            "cvt",
            ("{.ftz}{.sat}", "f32", "f16"),
            ("{.ftz}", "f32", "bf16"),
            ("{.ftz}{.sat}", "f64", "f32"),
            ("{.sat}", "f64", "f16"),
            ("", "f64", "bf16"),
        ),
        *_cvt(
            "cvt{.<mode>}",
            ("{.ftz}{.sat}", "f32", "f32"),
            ("{.sat}", "f16", "f16"),
            ("{.sat}", "f64", "f64"),
            ("", "bf16", "bf16"),
            mode=_TO_INTEGRAL,
        ),
    ),
    row(
        "cvt.integers 9.7.9.21 Chops or extends an integer.",
        form("cvt.<target>.<source>", "d, a", target=_INTEGERS, source=_INTEGERS),
    ),
    row(
        "cvt.sat 9.7.9.21 Clamps an integer to the range of another type.",
        *(
            form("cvt.sat.<target>.<source>", "d, a", target=_clamped(source), source=source)
            for source in _INTEGERS.split()
        ),
    ),
    row(
        "cvt.to_half 9.7.9.21 Rounds an f32 to a half, without infinities or negatives if asked.",
        form("cvt.<mode>{.relu}{.satfinite}.<target>.f32", "d, a", mode="rn rz", target="f16 bf16"),
        form("cvt.<mode>.satfinite.relu.<target>.f32", "d, a", mode="rn rz", target="f16 bf16"),
    ),
    row(
        "cvt.to_halves 9.7.9.21 Rounds two f32 to a pair of halves.",
        form(
            "cvt.<mode>{.relu}{.satfinite}.<target>x2.f32",
            "d, a, b",
            mode="rn rz",
            target="f16 bf16",
        ),
        form(
            "cvt.<mode>.satfinite.relu.<target>x2.f32", "d, a, b", mode="rn rz", target="f16 bf16"
        ),
        wrapper(
            "cvt_rn_bf16x2_f32(high: Float32, low: Float32) -> UInt32",
            "cvt.rn.bf16x2.f32 $d, $high, $low;",
            "Round two float32 to bfloat16, and pack them into one register.",
            "high, low: float32, in PTX's order: the element of the lower index is the second "
            "one. `stmatrix_x4` takes four of the results.",
        ),
        wrapper(
            "cvt_rn_f16x2_f32(high: Float32, low: Float32) -> UInt32",
            "cvt.rn.f16x2.f32 $d, $high, $low;",
            "Round two float32 to float16, and pack them into one register.",
            "high, low: float32, in PTX's order: the element of the lower index is the second one.",
        ),
        of_proxy="none",
        memory="none",
        manual='"cvt"',
    ),
    row(
        "cvt.to_float8 9.7.9.21 Rounds two f32 to a pair of 8-bit floats.",
        form("cvt.rn.satfinite{.relu}.<target>x2.f32", "d, a, b", target="e4m3 e5m2"),
        form("cvt.rn.relu.satfinite.<target>x2.f32", "d, a, b", target="e4m3 e5m2"),
    ),
    row(
        "cvt.halves_to_float8 9.7.9.21 Rounds a pair of f16 to a pair of 8-bit floats.",
        form("cvt.rn.satfinite{.relu}.<target>x2.f16x2", "d, a", target="e4m3 e5m2"),
        form("cvt.rn.relu.satfinite.<target>x2.f16x2", "d, a", target="e4m3 e5m2"),
    ),
    row(
        "cvt.float8_to_halves 9.7.9.21 Makes a pair of f16 of a pair of 8-bit floats.",
        form("cvt.rn{.relu}.f16x2.<source>x2", "d, a", source="e4m3 e5m2"),
    ),
    row(
        "cvt.to_tf32 9.7.9.21 Rounds an f32 to tf32, to even or towards zero.",
        form("cvt.<mode>{.relu}.tf32.f32", "d, a", mode="rn rz"),
    ),
    row(
        "cvt.to_tf32.away 9.7.9.21 Rounds an f32 to tf32, ties away from zero.",
        form("cvt.rna{.satfinite}.tf32.f32", "d, a"),
    ),
    row(
        "cvt.pack 9.7.9.22 Clamps two integers to fewer bits, and packs them.",
        form("cvt.pack.sat.<target>.s32", "d, a, b", target="u16 s16"),
        form("cvt.pack.sat.<target>.s32.b32", "d, a, b, c", target="u8 s8 u4 s4 u2 s2"),
    ),
)
