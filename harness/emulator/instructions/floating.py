"""Floating point (PTX ISA 9.7.3 and 9.7.4).

What PTX defines is exact: add, sub, mul, fma, div.rn, sqrt.rn, rcp.rn round to nearest even.
The approximations (``.approx``, ``.full``, ex2, lg2, sin, cos, tanh, rsqrt) are computed in f64
and rounded once; hardware's results lie within PTX's stated error of them.
"""

from __future__ import annotations

import numpy as np

from harness.emulator.instructions.arithmetic import elementwise
from harness.emulator.operation import Operation
from harness.emulator.rounding import fma as fused
from harness.emulator.table import instruction
from harness.emulator.types import DTYPES

SMALL = "f16 bf16"
ALL = "f16 bf16 f32 f64"


def flushed(op: Operation, function):
    """``.ftz``: subnormal inputs and results become zeros of their sign."""
    if not op.has("ftz"):
        return function
    tiny = np.finfo(np.float32).tiny

    def flush(x):
        return np.where(np.abs(x) < tiny, np.copysign(np.float32(0), x), x)

    return lambda *values: flush(function(*(flush(v) for v in values)))


def clamped(op: Operation, function):
    """``.sat``: the result is clamped to 0..1, and NaN becomes +0."""
    if not op.has("sat"):
        return function

    def clamp(*values):
        result = function(*values)
        return np.where(np.isnan(result), 0, np.clip(result, 0, 1)).astype(result.dtype)

    return clamp


def _build(op: Operation, function, sources: int):
    return elementwise(op, clamped(op, flushed(op, function)), op.type, sources)


@instruction("add{.rn}{.ftz}{.sat}.<type>", "d, a, b", "9.7.3.3", type="f32 f64")
@instruction("add{.rn}{.ftz}{.sat}.<type>", "d, a, b", "9.7.4.1", type=SMALL)
def add(op: Operation):
    return _build(op, np.add, 2)


@instruction("sub{.rn}{.ftz}{.sat}.<type>", "d, a, b", "9.7.3.4", type="f32 f64")
@instruction("sub{.rn}{.ftz}{.sat}.<type>", "d, a, b", "9.7.4.2", type=SMALL)
def sub(op: Operation):
    return _build(op, np.subtract, 2)


@instruction("mul{.rn}{.ftz}{.sat}.<type>", "d, a, b", "9.7.3.5", type="f32 f64")
@instruction("mul{.rn}{.ftz}{.sat}.<type>", "d, a, b", "9.7.4.3", type=SMALL)
def mul(op: Operation):
    return _build(op, np.multiply, 2)


@instruction("fma.rn{.ftz}{.sat}.<type>", "d, a, b, c", "9.7.3.6", type="f32 f64")
@instruction("fma.rn{.ftz}{.sat}.<type>", "d, a, b, c", "9.7.4.4", type=SMALL)
@instruction("mad.rn{.ftz}{.sat}.<type>", "d, a, b, c", "9.7.3.7", type="f32 f64")
def fma(op: Operation):
    return _build(op, fused, 3)


@instruction("div.<accuracy>{.ftz}.<type>", "d, a, b", "9.7.3.8", accuracy="rn", type="f32 f64")
@instruction("div.<accuracy>{.ftz}.f32", "d, a, b", "9.7.3.8", accuracy="approx full")
def div(op: Operation):
    op.words.setdefault("type", "f32")
    return _build(op, np.divide, 2)


@instruction("sqrt.rn{.ftz}.<type>", "d, a", "9.7.3.15", type="f32 f64")
@instruction("sqrt.approx{.ftz}.<type>", "d, a", "9.7.3.15", type="f32")
def sqrt(op: Operation):
    return _build(op, np.sqrt, 1)


@instruction("rcp.rn{.ftz}.<type>", "d, a", "9.7.3.13", type="f32 f64")
@instruction("rcp.approx{.ftz}.<type>", "d, a", "9.7.3.13", type="f32")
@instruction("rcp.approx.ftz.<type>", "d, a", "9.7.3.14", type="f64")
def rcp(op: Operation):
    return _build(op, lambda a: np.divide(np.ones_like(a), a), 1)


def _in_double(function):
    return lambda a: function(np.asarray(a).astype(np.float64)).astype(np.asarray(a).dtype)


@instruction("rsqrt.approx{.ftz}.<type>", "d, a", "9.7.3.16", type="f32 f64")
def rsqrt(op: Operation):
    return _build(op, _in_double(lambda a: 1 / np.sqrt(a)), 1)


@instruction("sin.approx{.ftz}.<type>", "d, a", "9.7.3.18", type="f32")
def sin(op: Operation):
    return _build(op, _in_double(np.sin), 1)


@instruction("cos.approx{.ftz}.<type>", "d, a", "9.7.3.19", type="f32")
def cos(op: Operation):
    return _build(op, _in_double(np.cos), 1)


@instruction("lg2.approx{.ftz}.<type>", "d, a", "9.7.3.20", type="f32")
def lg2(op: Operation):
    return _build(op, _in_double(np.log2), 1)


@instruction("ex2.approx{.ftz}.<type>", "d, a", "9.7.3.21", type="f32")
def ex2(op: Operation):
    return _build(op, _in_double(np.exp2), 1)


@instruction("tanh.approx.<type>", "d, a", "9.7.3.22", type="f32")
def tanh(op: Operation):
    return _build(op, _in_double(np.tanh), 1)


@instruction("abs{.ftz}.<type>", "d, a", "9.7.3.9", type=ALL)
def absolute(op: Operation):
    return _build(op, np.abs, 1)


@instruction("neg{.ftz}.<type>", "d, a", "9.7.3.10", type=ALL)
def neg(op: Operation):
    return _build(op, np.negative, 1)


def _extremum(op: Operation, of_numbers, of_any):
    """min and max: a NaN loses against a number, unless ``.NaN`` is given; -0 is below +0."""
    if op.has("NaN"):
        return of_any

    def function(a, b):
        result = of_numbers(a, b)
        zeros = (a == 0) & (b == 0)
        if np.any(zeros):
            first = np.signbit(a) if of_numbers is np.fmin else ~np.signbit(a)
            result = np.where(zeros, np.where(first, a, b), result)
        return result

    return function


@instruction("min{.ftz}{.NaN}.<type>", "d, a, b", "9.7.3.11", type=ALL)
def minimum(op: Operation):
    return _build(op, _extremum(op, np.fmin, np.minimum), 2)


@instruction("max{.ftz}{.NaN}.<type>", "d, a, b", "9.7.3.12", type=ALL)
def maximum(op: Operation):
    return _build(op, _extremum(op, np.fmax, np.maximum), 2)


@instruction("copysign.<type>", "d, a, b", "9.7.3.2", type="f32 f64")
def copysign(op: Operation):
    return elementwise(op, lambda a, b: np.copysign(b, a), op.type, 2)


@instruction("testp.<test>.<type>", "p, a", "9.7.3.1", type="f32 f64",
             test="finite infinite number notanumber normal subnormal")
def testp(op: Operation):
    tiny = np.finfo(DTYPES[op.type]).tiny
    function = {
        "finite": np.isfinite,
        "infinite": np.isinf,
        "number": lambda a: ~np.isnan(a),
        "notanumber": np.isnan,
        "normal": lambda a: np.isfinite(a) & (np.abs(a) >= tiny),
        "subnormal": lambda a: (a != 0) & (np.abs(a) < tiny),
    }[op.words["test"]]
    return elementwise(op, function, op.type, 1, "pred")
