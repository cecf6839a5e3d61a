"""Floating point, half precision, conversion (PTX ISA 9.7.3, 9.7.4, 9.7.9.21, 9.7.9.22)."""

from __future__ import annotations

from harness.sanitizer.isa.table.row import Form, Row, form, row, wrapper

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


_CONVERSION: tuple[Row, ...] = (
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
        "cvt.integer_to_float 9.7.9.21 Converts an integer to a float.",
        *_cvt(
            "cvt.<mode>", ("{.sat}", "f16 f32 f64", _INTEGERS), ("", "bf16", _NO_BYTES), mode=_MODES
        ),
    ),
    row(
        "cvt.float_to_float 9.7.9.21 Converts a float to another float type, or rounds it to a "
        "whole number.",
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
        "cvt.integers 9.7.9.21 Truncates or extends an integer.",
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
        "cvt.to_half 9.7.9.21 Rounds an f32 to a 16-bit float; .satfinite excludes infinities, "
        ".relu negative numbers.",
        form("cvt.<mode>{.relu}{.satfinite}.<target>.f32", "d, a", mode="rn rz", target="f16 bf16"),
        form("cvt.<mode>.satfinite.relu.<target>.f32", "d, a", mode="rn rz", target="f16 bf16"),
    ),
    row(
        "cvt.to_halves 9.7.9.21 Rounds two f32 to a pair of 16-bit floats.",
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
        "cvt.float8_to_halves 9.7.9.21 Converts a pair of 8-bit floats to a pair of f16.",
        form("cvt.rn{.relu}.f16x2.<source>x2", "d, a", source="e4m3 e5m2"),
    ),
    row(
        "cvt.to_tf32 9.7.9.21 Rounds an f32 to tf32, to nearest even or toward zero.",
        form("cvt.<mode>{.relu}.tf32.f32", "d, a", mode="rn rz"),
    ),
    row(
        "cvt.to_tf32.away 9.7.9.21 Rounds an f32 to tf32, to nearest, with ties away from zero.",
        form("cvt.rna{.satfinite}.tf32.f32", "d, a"),
    ),
    row(
        "cvt.pack 9.7.9.22 Clamps two integers to fewer bits, and packs them.",
        form("cvt.pack.sat.<target>.s32", "d, a, b", target="u16 s16"),
        form("cvt.pack.sat.<target>.s32.b32", "d, a, b, c", target="u8 s8 u4 s4 u2 s2"),
    ),
)


ROWS: tuple[Row, ...] = (
    row(
        "copysign 9.7.3.2 Copies the sign of one float to another.",
        form("copysign.<type>", "d, a, b", type="f32 f64"),
    ),
    row(
        "add.float 9.7.3.3 Adds floats.",
        form("add{.<mode>}{.ftz}{.sat}.<type>", "d, a, b", mode=_MODES, type="f32"),
        form("add{.rn}.<type>", "d, a, b", type="f64"),
    ),
    row(
        "sub.float 9.7.3.4 Subtracts floats.",
        form("sub{.<mode>}{.ftz}{.sat}.<type>", "d, a, b", mode=_MODES, type="f32"),
        form("sub{.rn}.<type>", "d, a, b", type="f64"),
    ),
    row(
        "mul.float 9.7.3.5 Multiplies floats.",
        form("mul{.<mode>}{.ftz}{.sat}.<type>", "d, a, b", mode=_MODES, type="f32"),
        form("mul{.rn}.<type>", "d, a, b", type="f64"),
    ),
    row(
        "fma 9.7.3.6 Multiplies and adds floats, rounding once.",
        form("fma.<mode>{.ftz}{.sat}.<type>", "d, a, b, c", mode=_MODES, type="f32"),
        form("fma.rn.<type>", "d, a, b, c", type="f64"),
    ),
    row(
        "mad.float 9.7.3.7 Multiplies and adds floats, rounding once.",
        form("mad.<mode>{.ftz}{.sat}.<type>", "d, a, b, c", mode=_MODES, type="f32"),
        form("mad.rn.<type>", "d, a, b, c", type="f64"),
    ),
    row(
        "div.float 9.7.3.8 Divides f32, rounding as IEEE 754 requires.",
        form("div.<mode>{.ftz}.<type>", "d, a, b", mode=_MODES, type="f32"),
    ),
    row(
        "div.double 9.7.3.8 Divides f64, rounding to nearest.",
        form("div.rn.<type>", "d, a, b", type="f64"),
    ),
    row(
        "div.full 9.7.3.8 Divides f32 with an error of at most 2 ulp.",
        form("div.full{.ftz}.<type>", "d, a, b", type="f32"),
    ),
    row(
        "div.approx 9.7.3.8 Divides f32 by multiplying with an approximate reciprocal.",
        form("div.approx{.ftz}.<type>", "d, a, b", type="f32"),
    ),
    row(
        "abs.float 9.7.3.9 Computes the absolute value of a float.",
        form("abs{.ftz}.<type>", "d, a", type="f32 f16 f16x2"),
        form("abs.<type>", "d, a", type="f64 bf16 bf16x2"),
    ),
    row(
        "neg.float 9.7.3.10 Negates a float.",
        form("neg{.ftz}.<type>", "d, a", type="f32 f16 f16x2"),
        form("neg.<type>", "d, a", type="f64 bf16 bf16x2"),
    ),
    row(
        "min.float 9.7.3.11 Selects the smaller of two floats; if one is a NaN, the other, unless "
        ".NaN is given.",
        form("min{.ftz}{.NaN}{.xorsign.abs}.<type>", "d, a, b", type="f32 f16 f16x2"),
        form("min{.NaN}{.xorsign.abs}.<type>", "d, a, b", type="bf16 bf16x2"),
        form("min.<type>", "d, a, b", type="f64"),
    ),
    row(
        "max.float 9.7.3.12 Selects the larger of two floats; if one is a NaN, the other, unless "
        ".NaN is given.",
        form("max{.ftz}{.NaN}{.xorsign.abs}.<type>", "d, a, b", type="f32 f16 f16x2"),
        form("max{.NaN}{.xorsign.abs}.<type>", "d, a, b", type="bf16 bf16x2"),
        form("max.<type>", "d, a, b", type="f64"),
        wrapper(
            "max_f32(a: Float32, b: Float32) -> Float32",
            "max.f32 $d, $a, $b;",
            "Return the larger of two float32; if one is a NaN, the other.",
            "a, b: float32. One instruction, where Python's `max` is a comparison and a selection.",
        ),
        manual='"max"',
    ),
    row(
        "rcp 9.7.3.13 Computes the reciprocal of a float.",
        form("rcp.<mode>{.ftz}.<type>", "d, a", mode=_MODES, type="f32"),
        form("rcp.rn.<type>", "d, a", type="f64"),
        form("rcp.approx{.ftz}.<type>", "d, a", type="f32"),
    ),
    row(
        "rcp.gross 9.7.3.14 Approximates the reciprocal of an f64 coarsely.",
        form("rcp.approx.ftz.<type>", "d, a", type="f64"),
    ),
    row(
        "sqrt 9.7.3.15 Computes the square root of a float.",
        form("sqrt.<mode>{.ftz}.<type>", "d, a", mode=_MODES, type="f32"),
        form("sqrt.rn.<type>", "d, a", type="f64"),
        form("sqrt.approx{.ftz}.<type>", "d, a", type="f32"),
    ),
    row(
        "rsqrt 9.7.3.16 Approximates the reciprocal of a square root.",
        form("rsqrt.approx{.ftz}.<type>", "d, a", type="f32"),
        form("rsqrt.approx.<type>", "d, a", type="f64"),
    ),
    row(
        "rsqrt.gross 9.7.3.17 Approximates the reciprocal of the square root of an f64 coarsely.",
        form("rsqrt.approx.ftz.<type>", "d, a", type="f64"),
    ),
    row(
        "sin 9.7.3.18 Approximates the sine.",
        form("sin.approx{.ftz}.<type>", "d, a", type="f32"),
    ),
    row(
        "cos 9.7.3.19 Approximates the cosine.",
        form("cos.approx{.ftz}.<type>", "d, a", type="f32"),
    ),
    row(
        "lg2 9.7.3.20 Approximates the logarithm to base 2.",
        form("lg2.approx{.ftz}.<type>", "d, a", type="f32"),
    ),
    row(
        "ex2 9.7.3.21 Approximates 2 to the power of an f32.",
        form("ex2.approx{.ftz}.<type>", "d, a", type="f32"),
        wrapper(
            "ex2_approx_ftz_f32(a: Float32) -> Float32",
            "ex2.approx.ftz.f32 $d, $a;",
            "Return 2 to the power of a float32, with an error of at most 2 ulp.",
            "a: float32; -inf gives 0. Subnormal operands and results are replaced by zero.",
        ),
    ),
    row(
        "tanh 9.7.3.22 Approximates the hyperbolic tangent of an f32.",
        form("tanh.approx.<type>", "d, a", type="f32"),
    ),
    row(
        "add.half 9.7.4.1 Adds 16-bit floats, single or packed in pairs.",
        form("add{.rn}{.ftz}{.sat}.<type>", "d, a, b", type="f16 f16x2"),
        form("add{.rn}.<type>", "d, a, b", type="bf16 bf16x2"),
    ),
    row(
        "sub.half 9.7.4.2 Subtracts 16-bit floats, single or packed in pairs.",
        form("sub{.rn}{.ftz}{.sat}.<type>", "d, a, b", type="f16 f16x2"),
        form("sub{.rn}.<type>", "d, a, b", type="bf16 bf16x2"),
    ),
    row(
        "mul.half 9.7.4.3 Multiplies 16-bit floats, single or packed in pairs.",
        form("mul{.rn}{.ftz}{.sat}.<type>", "d, a, b", type="f16 f16x2"),
        form("mul{.rn}.<type>", "d, a, b", type="bf16 bf16x2"),
    ),
    row(
        "fma.half 9.7.4.4 Multiplies and adds 16-bit floats, single or packed in pairs, rounding "
        "once.",
        form("fma.rn{.ftz}{.sat|.relu}.<type>", "d, a, b, c", type="f16 f16x2"),
        form("fma.rn{.relu}.<type>", "d, a, b, c", type="bf16 bf16x2"),
    ),
    row(
        "tanh.half 9.7.4.9 Approximates the hyperbolic tangent of 16-bit floats, single or packed "
        "in pairs.",
        form("tanh.approx.<type>", "d, a", type="f16 bf16 f16x2 bf16x2"),
    ),
    row(
        "ex2.half 9.7.4.10 Approximates 2 to the power of 16-bit floats, single or packed in "
        "pairs.",
        form("ex2.approx.<type>", "d, a", type="f16 f16x2"),
        form("ex2.approx.ftz.<type>", "d, a", type="bf16 bf16x2"),
    ),
    *_CONVERSION,
)
