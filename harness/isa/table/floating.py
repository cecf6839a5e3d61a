"""Floating point and half precision (PTX ISA 9.7.3, 9.7.4)."""

from __future__ import annotations

from harness.isa.table.row import Row, form, row

_MODES = "rn rz rm rp"

ROWS: tuple[Row, ...] = (
    row(
        "testp",
        "9.7.3.1",
        form(
            "testp.<test>.<type>",
            "p, a",
            type="f32 f64",
            test="finite infinite number notanumber normal subnormal",
        ),
    ),
    row("copysign", "9.7.3.2", form("copysign.<type>", "d, a, b", type="f32 f64")),
    row(
        "add.float",
        "9.7.3.3",
        form("add{.<mode>}{.ftz}{.sat}.<type>", "d, a, b", mode=_MODES, type="f32"),
        form("add{.<mode>}.<type>", "d, a, b", mode=_MODES, type="f64"),
    ),
    row(
        "sub.float",
        "9.7.3.4",
        form("sub{.<mode>}{.ftz}{.sat}.<type>", "d, a, b", mode=_MODES, type="f32"),
        form("sub{.<mode>}.<type>", "d, a, b", mode=_MODES, type="f64"),
    ),
    row(
        "mul.float",
        "9.7.3.5",
        form("mul{.<mode>}{.ftz}{.sat}.<type>", "d, a, b", mode=_MODES, type="f32"),
        form("mul{.<mode>}.<type>", "d, a, b", mode=_MODES, type="f64"),
    ),
    row(
        "fma",
        "9.7.3.6",
        form("fma.<mode>{.ftz}{.sat}.<type>", "d, a, b, c", mode=_MODES, type="f32"),
        form("fma.<mode>.<type>", "d, a, b, c", mode=_MODES, type="f64"),
    ),
    row(
        "mad.float",
        "9.7.3.7",
        form("mad.<mode>{.ftz}{.sat}.<type>", "d, a, b, c", mode=_MODES, type="f32"),
        form("mad.<mode>.<type>", "d, a, b, c", mode=_MODES, type="f64"),
    ),
    row(
        "div.float", "9.7.3.8", form("div.<mode>{.ftz}.<type>", "d, a, b", mode=_MODES, type="f32")
    ),
    row("div.double", "9.7.3.8", form("div.<mode>.<type>", "d, a, b", mode=_MODES, type="f64")),
    row("div.full", "9.7.3.8", form("div.full{.ftz}.<type>", "d, a, b", type="f32")),
    row("div.approx", "9.7.3.8", form("div.approx{.ftz}.<type>", "d, a, b", type="f32")),
    row(
        "abs.float",
        "9.7.3.9",
        form("abs{.ftz}.<type>", "d, a", type="f32 f16 f16x2"),
        form("abs.<type>", "d, a", type="f64 bf16 bf16x2"),
    ),
    row(
        "neg.float",
        "9.7.3.10",
        form("neg{.ftz}.<type>", "d, a", type="f32 f16 f16x2"),
        form("neg.<type>", "d, a", type="f64 bf16 bf16x2"),
    ),
    row(
        "min.float",
        "9.7.3.11",
        form("min{.ftz}{.NaN}{.xorsign.abs}.<type>", "d, a, b", type="f32 f16 f16x2"),
        form("min{.NaN}{.xorsign.abs}.<type>", "d, a, b", type="bf16 bf16x2"),
        form("min.<type>", "d, a, b", type="f64"),
    ),
    row(
        "max.float",
        "9.7.3.12",
        form("max{.ftz}{.NaN}{.xorsign.abs}.<type>", "d, a, b", type="f32 f16 f16x2"),
        form("max{.NaN}{.xorsign.abs}.<type>", "d, a, b", type="bf16 bf16x2"),
        form("max.<type>", "d, a, b", type="f64"),
    ),
    row(
        "rcp",
        "9.7.3.13",
        form("rcp.<mode>{.ftz}.<type>", "d, a", mode=_MODES, type="f32"),
        form("rcp.<mode>.<type>", "d, a", mode=_MODES, type="f64"),
        form("rcp.approx{.ftz}.<type>", "d, a", type="f32"),
    ),
    row("rcp.gross", "9.7.3.14", form("rcp.approx.ftz.<type>", "d, a", type="f64")),
    row(
        "sqrt",
        "9.7.3.15",
        form("sqrt.<mode>{.ftz}.<type>", "d, a", mode=_MODES, type="f32"),
        form("sqrt.<mode>.<type>", "d, a", mode=_MODES, type="f64"),
        form("sqrt.approx{.ftz}.<type>", "d, a", type="f32"),
    ),
    row(
        "rsqrt",
        "9.7.3.16",
        form("rsqrt.approx{.ftz}.<type>", "d, a", type="f32"),
        form("rsqrt.approx.<type>", "d, a", type="f64"),
    ),
    row("rsqrt.gross", "9.7.3.17", form("rsqrt.approx.ftz.<type>", "d, a", type="f64")),
    row("sin", "9.7.3.18", form("sin.approx{.ftz}.<type>", "d, a", type="f32")),
    row("cos", "9.7.3.19", form("cos.approx{.ftz}.<type>", "d, a", type="f32")),
    row("lg2", "9.7.3.20", form("lg2.approx{.ftz}.<type>", "d, a", type="f32")),
    row("ex2", "9.7.3.21", form("ex2.approx{.ftz}.<type>", "d, a", type="f32")),
    row("tanh", "9.7.3.22", form("tanh.approx.<type>", "d, a", type="f32")),
    row(
        "add.half",
        "9.7.4.1",
        form("add{.rn}{.ftz}{.sat}.<type>", "d, a, b", type="f16 f16x2"),
        form("add{.rn}.<type>", "d, a, b", type="bf16 bf16x2"),
    ),
    row(
        "sub.half",
        "9.7.4.2",
        form("sub{.rn}{.ftz}{.sat}.<type>", "d, a, b", type="f16 f16x2"),
        form("sub{.rn}.<type>", "d, a, b", type="bf16 bf16x2"),
    ),
    row(
        "mul.half",
        "9.7.4.3",
        form("mul{.rn}{.ftz}{.sat}.<type>", "d, a, b", type="f16 f16x2"),
        form("mul{.rn}.<type>", "d, a, b", type="bf16 bf16x2"),
    ),
    row(
        "fma.half",
        "9.7.4.4",
        form("fma.rn{.ftz}{.sat|.relu}.<type>", "d, a, b, c", type="f16 f16x2"),
        form("fma.rn{.relu}.<type>", "d, a, b, c", type="bf16 bf16x2"),
    ),
    row("tanh.half", "9.7.4.10", form("tanh.approx.<type>", "d, a", type="f16 bf16 f16x2 bf16x2")),
    row(
        "ex2.half",
        "9.7.4.11",
        form("ex2.approx.<type>", "d, a", type="f16 f16x2"),
        form("ex2.approx.ftz.<type>", "d, a", type="bf16 bf16x2"),
    ),
)
