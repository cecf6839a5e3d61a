"""Floating point and half precision (PTX ISA 9.7.3, 9.7.4)."""

from __future__ import annotations

from harness.isa.table.row import Row, form, row, wrapper

_MODES = "rn rz rm rp"

ROWS: tuple[Row, ...] = (
    row(
        "testp 9.7.3.1 Asks a float what it is: finite, a NaN, subnormal, ...",
        form(
            "testp.<test>.<type>",
            "p, a",
            type="f32 f64",
            test="finite infinite number notanumber normal subnormal",
        ),
    ),
    row(
        "copysign 9.7.3.2 The value of one float with the sign of another.",
        form("copysign.<type>", "d, a, b", type="f32 f64"),
    ),
    row(
        "add.float 9.7.3.3 Adds floats.",
        form("add{.<mode>}{.ftz}{.sat}.<type>", "d, a, b", mode=_MODES, type="f32"),
        form("add{.<mode>}.<type>", "d, a, b", mode=_MODES, type="f64"),
    ),
    row(
        "sub.float 9.7.3.4 Subtracts floats.",
        form("sub{.<mode>}{.ftz}{.sat}.<type>", "d, a, b", mode=_MODES, type="f32"),
        form("sub{.<mode>}.<type>", "d, a, b", mode=_MODES, type="f64"),
    ),
    row(
        "mul.float 9.7.3.5 Multiplies floats.",
        form("mul{.<mode>}{.ftz}{.sat}.<type>", "d, a, b", mode=_MODES, type="f32"),
        form("mul{.<mode>}.<type>", "d, a, b", mode=_MODES, type="f64"),
    ),
    row(
        "fma 9.7.3.6 Multiplies and adds floats, rounded once.",
        form("fma.<mode>{.ftz}{.sat}.<type>", "d, a, b, c", mode=_MODES, type="f32"),
        form("fma.<mode>.<type>", "d, a, b, c", mode=_MODES, type="f64"),
    ),
    row(
        "mad.float 9.7.3.7 Multiplies and adds floats, rounded once.",
        form("mad.<mode>{.ftz}{.sat}.<type>", "d, a, b, c", mode=_MODES, type="f32"),
        form("mad.<mode>.<type>", "d, a, b, c", mode=_MODES, type="f64"),
    ),
    row(
        "div.float 9.7.3.8 Divides f32, rounded as IEEE 754 says.",
        form("div.<mode>{.ftz}.<type>", "d, a, b", mode=_MODES, type="f32"),
    ),
    row(
        "div.double 9.7.3.8 Divides f64, rounded as IEEE 754 says.",
        form("div.<mode>.<type>", "d, a, b", mode=_MODES, type="f64"),
    ),
    row(
        "div.full 9.7.3.8 Divides f32 to 2 ulp.",
        form("div.full{.ftz}.<type>", "d, a, b", type="f32"),
    ),
    row(
        "div.approx 9.7.3.8 Divides f32 by way of a reciprocal.",
        form("div.approx{.ftz}.<type>", "d, a, b", type="f32"),
    ),
    row(
        "abs.float 9.7.3.9 The absolute value of a float.",
        form("abs{.ftz}.<type>", "d, a", type="f32 f16 f16x2"),
        form("abs.<type>", "d, a", type="f64 bf16 bf16x2"),
    ),
    row(
        "neg.float 9.7.3.10 The negative of a float.",
        form("neg{.ftz}.<type>", "d, a", type="f32 f16 f16x2"),
        form("neg.<type>", "d, a", type="f64 bf16 bf16x2"),
    ),
    row(
        "min.float 9.7.3.11 The smaller of two floats; of a number and a NaN the number, unless "
        ".NaN asks otherwise.",
        form("min{.ftz}{.NaN}{.xorsign.abs}.<type>", "d, a, b", type="f32 f16 f16x2"),
        form("min{.NaN}{.xorsign.abs}.<type>", "d, a, b", type="bf16 bf16x2"),
        form("min.<type>", "d, a, b", type="f64"),
    ),
    row(
        "max.float 9.7.3.12 The larger of two floats; of a number and a NaN the number, unless "
        ".NaN asks otherwise.",
        form("max{.ftz}{.NaN}{.xorsign.abs}.<type>", "d, a, b", type="f32 f16 f16x2"),
        form("max{.NaN}{.xorsign.abs}.<type>", "d, a, b", type="bf16 bf16x2"),
        form("max.<type>", "d, a, b", type="f64"),
        wrapper(
            "max_f32(a: Float32, b: Float32) -> Float32",
            "max.f32 $d, $a, $b;",
            "The larger of two float32; of a number and a NaN, the number.",
            "a, b: float32. One instruction, where Python's `max` is a comparison and a selection.",
        ),
        of_proxy="none",
        memory="none",
        manual='"max"',
    ),
    row(
        "rcp 9.7.3.13 The reciprocal of a float.",
        form("rcp.<mode>{.ftz}.<type>", "d, a", mode=_MODES, type="f32"),
        form("rcp.<mode>.<type>", "d, a", mode=_MODES, type="f64"),
        form("rcp.approx{.ftz}.<type>", "d, a", type="f32"),
    ),
    row(
        "rcp.gross 9.7.3.14 The reciprocal of an f64, roughly.",
        form("rcp.approx.ftz.<type>", "d, a", type="f64"),
    ),
    row(
        "sqrt 9.7.3.15 The square root of a float.",
        form("sqrt.<mode>{.ftz}.<type>", "d, a", mode=_MODES, type="f32"),
        form("sqrt.<mode>.<type>", "d, a", mode=_MODES, type="f64"),
        form("sqrt.approx{.ftz}.<type>", "d, a", type="f32"),
    ),
    row(
        "rsqrt 9.7.3.16 The reciprocal of a square root, approximated.",
        form("rsqrt.approx{.ftz}.<type>", "d, a", type="f32"),
        form("rsqrt.approx.<type>", "d, a", type="f64"),
    ),
    row(
        "rsqrt.gross 9.7.3.17 The reciprocal of the square root of an f64, roughly.",
        form("rsqrt.approx.ftz.<type>", "d, a", type="f64"),
    ),
    row(
        "sin 9.7.3.18 The sine, approximated.",
        form("sin.approx{.ftz}.<type>", "d, a", type="f32"),
    ),
    row(
        "cos 9.7.3.19 The cosine, approximated.",
        form("cos.approx{.ftz}.<type>", "d, a", type="f32"),
    ),
    row(
        "lg2 9.7.3.20 The logarithm to base 2, approximated.",
        form("lg2.approx{.ftz}.<type>", "d, a", type="f32"),
    ),
    row(
        "ex2 9.7.3.21 Two to the power of an f32, approximated.",
        form("ex2.approx{.ftz}.<type>", "d, a", type="f32"),
        wrapper(
            "ex2_approx_ftz_f32(a: Float32) -> Float32",
            "ex2.approx.ftz.f32 $d, $a;",
            "Two to the power of a float32, within 2 ulp of it.",
            "a: float32; -inf gives 0. What is subnormal is taken as zero, and given as zero.",
        ),
        of_proxy="none",
        memory="none",
        manual='"ex2"',
    ),
    row(
        "tanh 9.7.3.22 The hyperbolic tangent of an f32, approximated.",
        form("tanh.approx.<type>", "d, a", type="f32"),
    ),
    row(
        "add.half 9.7.4.1 Adds halves, one or two.",
        form("add{.rn}{.ftz}{.sat}.<type>", "d, a, b", type="f16 f16x2"),
        form("add{.rn}.<type>", "d, a, b", type="bf16 bf16x2"),
    ),
    row(
        "sub.half 9.7.4.2 Subtracts halves, one or two.",
        form("sub{.rn}{.ftz}{.sat}.<type>", "d, a, b", type="f16 f16x2"),
        form("sub{.rn}.<type>", "d, a, b", type="bf16 bf16x2"),
    ),
    row(
        "mul.half 9.7.4.3 Multiplies halves, one or two.",
        form("mul{.rn}{.ftz}{.sat}.<type>", "d, a, b", type="f16 f16x2"),
        form("mul{.rn}.<type>", "d, a, b", type="bf16 bf16x2"),
    ),
    row(
        "fma.half 9.7.4.4 Multiplies and adds halves, one or two, rounded once.",
        form("fma.rn{.ftz}{.sat|.relu}.<type>", "d, a, b, c", type="f16 f16x2"),
        form("fma.rn{.relu}.<type>", "d, a, b, c", type="bf16 bf16x2"),
    ),
    row(
        "tanh.half 9.7.4.9 The hyperbolic tangent of halves, approximated.",
        form("tanh.approx.<type>", "d, a", type="f16 bf16 f16x2 bf16x2"),
    ),
    row(
        "ex2.half 9.7.4.10 Two to the power of halves, approximated.",
        form("ex2.approx.<type>", "d, a", type="f16 f16x2"),
        form("ex2.approx.ftz.<type>", "d, a", type="bf16 bf16x2"),
    ),
)
