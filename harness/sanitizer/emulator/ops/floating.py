"""Floating point (PTX ISA 9.7.3 and 9.7.4).

Results that PTX defines are exact in every rounding mode. The approximations (``.approx``,
``.full``, ex2, lg2, sin, cos, tanh, rsqrt) are computed in f64 and rounded once; hardware's results
lie within PTX's stated error of them.
"""

from __future__ import annotations

from functools import partial

import numpy as np

from harness.sanitizer.emulator.numerics import rounding
from harness.sanitizer.emulator.numerics.rounding import (
    CANONICAL_NANS,
    extremum,
    flush,
    not_negative,
)
from harness.sanitizer.emulator.program.operation import Function, Operation
from harness.sanitizer.emulator.program.steps import Pure, elementwise, execute, executes
from harness.sanitizer.isa.types import DTYPES, half_of, narrowed, of_bfloat16, widened


def flushed(op: Operation, function: Function) -> Function:
    """``.ftz``: subnormal inputs and results become zeros of their sign."""
    if not op.has("ftz"):
        return function
    return lambda *values: flush(function(*(flush(v) for v in values)))


def clamped(op: Operation, function: Function) -> Function:
    """``.sat``: the result is clamped to 0..1; NaN and -0 become +0. ``.relu``: negative results
    become +0."""
    if op.has("relu"):
        return lambda *values: not_negative(function(*values))
    if not op.has("sat"):
        return function

    def clamp(*values: np.ndarray) -> np.ndarray:
        result = function(*values)
        return np.where(result > 0, np.minimum(result, 1), 0).astype(result.dtype)

    return clamp


_GENERATED = np.uint64(0xFFF8_0000_0000_0000).view(np.float64)  # f64's NaN of inf - inf


def canonical(op: Operation, function: Function) -> Function:
    """A NaN from arithmetic is PTX's canonical NaN. f64 passes an operand's on, made quiet; of
    several Hopper takes the second's before the third's before the first's."""
    nan = CANONICAL_NANS.get(np.dtype(np.float32) if _is_bfloat16(op) else DTYPES[half_of(op.type)])

    def one_nan(*values: np.ndarray) -> np.ndarray:
        result = np.asarray(function(*values))
        odd_ones = np.isnan(result)
        if not np.count_nonzero(odd_ones):
            return result
        if nan is not None:
            return np.where(odd_ones, nan, result)
        payload: np.ndarray = np.asarray(_GENERATED)
        for value in (values[0], *values[:0:-1]):  # the last that is a NaN stays
            payload = np.where(np.isnan(value), np.add(value, 0.0), payload)
        return np.where(odd_ones, payload, result)

    return one_nan


def _is_bfloat16(op: Operation) -> bool:
    return half_of(op.type) == "bf16"


def _build(op: Operation, function: Function, sources: int) -> Pure:
    """For bfloat16, ``function`` gets float32 values and its result is rounded."""
    # The order matters: .ftz looks at the plain result, .sat makes NaN zero, and only a NaN that is
    # still there becomes the canonical one.
    function = canonical(op, clamped(op, flushed(op, function)))
    if _is_bfloat16(op):
        function = of_bfloat16(function)
    return elementwise(op, function, op.type, sources)


def _rounded(op: Operation, nearest: Function, in_any_mode: Function, sources: int) -> Pure:
    """``nearest`` is numpy's function for .rn; ``in_any_mode`` takes the mode."""
    mode = op.words.get("mode") or "rn"
    if mode == "rn":
        return _build(op, nearest, sources)
    return _build(op, lambda *values: in_any_mode(*values, mode), sources)


def _scaled(op: Operation, nearest: Function, in_any_mode: Function, sources: int) -> Pure:
    """The same for products and quotients: their results may be subnormal and inexact, and
    .ftz looks at them before they are rounded."""
    mode = op.words.get("mode") or "rn"
    if mode == "rn" and not op.has("ftz"):
        return _build(op, nearest, sources)
    ftz = op.has("ftz")
    return _build(op, lambda *values: in_any_mode(*values, mode, ftz), sources)


@executes("fma", "fma.half", "mad.float")
def fma(op: Operation) -> Pure:
    if _is_bfloat16(op):
        return _build(op, _fma_of_bfloat16, 3)
    # numpy has no fused multiply-add: a product and a sum would round twice.
    return _scaled(op, rounding.fma, rounding.fma, 3)


def _fma_of_bfloat16(a: np.ndarray, b: np.ndarray, c: np.ndarray) -> np.ndarray:
    """Round once: by way of float32 the result would be rounded twice."""
    return widened(rounding.fma(narrowed(a), narrowed(b), narrowed(c)))


@executes("div.double")
def div_double(op: Operation) -> Pure:
    """A subroutine on hardware; of two NaNs it gives the dividend's."""
    quotient = canonical(op, np.divide)
    first = lambda a, b: np.where(np.isnan(a), np.add(a, 0.0), quotient(a, b))  # noqa: E731
    return elementwise(op, first, "f64", 2)


@executes("div.approx")
def div_approx(op: Operation) -> Pure:
    """A divisor above 2^126 gives 0, or NaN for an infinite dividend."""

    def divide(a: np.ndarray, b: np.ndarray) -> np.ndarray:
        large = (np.abs(b) > np.float32(2.0**126)) & np.isfinite(b)
        zero = np.copysign(np.float32(0), np.divide(a, b))
        return np.where(large & ~np.isnan(a), np.where(np.isinf(a), np.nan, zero), np.divide(a, b))

    return _build(op, divide, 2)


@executes("rcp")
def rcp(op: Operation) -> Pure:
    return _rounded(
        op,
        lambda a: np.divide(np.ones_like(a), a),
        lambda a, mode: rounding.divide(np.ones_like(a), a, mode),
        1,
    )


def _upper_half(function: Function) -> Function:
    """The gross approximations of f64 look at the upper 32 bits, and give only those."""
    mask = np.uint64(0xFFFF_FFFF_0000_0000)

    def keep(x: np.ndarray) -> np.ndarray:
        x = np.asarray(x)
        return np.where(np.isnan(x), x, (x.view(np.uint64) & mask).view(np.float64))

    return lambda a: keep(function(keep(a)))


def _in_double(function: Function) -> Function:
    # f64's own error is far below the last bit of f32, so that the result is rounded once in
    # effect.
    return lambda a: function(np.asarray(a).astype(np.float64)).astype(np.asarray(a).dtype)


def _sign_changing(op: Operation, function: Function) -> Pure:
    """A NaN of f64 passes as it is, made quiet; others become the canonical NaN."""
    if op.type != "f64":
        return _build(op, function, 1)
    return elementwise(op, lambda a: np.where(np.isnan(a), a + 0.0, function(a)), "f64", 1)


def _extremum(op: Operation, of_numbers: Function, of_any: Function) -> Function:
    """min and max: a NaN loses against a number, unless ``.NaN`` is given; -0 is below +0.
    ``.xorsign.abs`` compares magnitudes, and the signs of both make the result's."""
    function = partial(extremum, of_any if op.has("NaN") else of_numbers)
    if op.has("xorsign"):
        return lambda a, b: _with_sign(function(np.abs(a), np.abs(b)), a, b)
    return function


def _with_sign(magnitude: np.ndarray, a: np.ndarray, b: np.ndarray) -> np.ndarray:
    return np.where(np.signbit(a) ^ np.signbit(b), -magnitude, magnitude)


execute(
    {
        "add.float add.half": lambda op: _rounded(op, np.add, rounding.add, 2),
        "sub.float sub.half": lambda op: _rounded(op, np.subtract, rounding.subtract, 2),
        "mul.float mul.half": lambda op: _scaled(op, np.multiply, rounding.multiply, 2),
        "div.float": lambda op: _scaled(op, np.divide, rounding.divide, 2),
        "div.full": lambda op: _build(op, np.divide, 2),
        "sqrt": lambda op: _rounded(op, np.sqrt, rounding.square_root, 1),
        "rcp.gross": lambda op: _build(op, _upper_half(lambda a: 1.0 / a), 1),
        "rsqrt": lambda op: _build(op, _in_double(lambda a: 1 / np.sqrt(a)), 1),
        "rsqrt.gross": lambda op: _build(op, _upper_half(lambda a: 1 / np.sqrt(a)), 1),
        "sin": lambda op: _build(op, _in_double(np.sin), 1),
        "cos": lambda op: _build(op, _in_double(np.cos), 1),
        "lg2": lambda op: _build(op, _in_double(np.log2), 1),
        "ex2 ex2.half": lambda op: _build(op, _in_double(np.exp2), 1),
        "tanh tanh.half": lambda op: _build(op, _in_double(np.tanh), 1),
        "abs.float": lambda op: _sign_changing(op, np.abs),
        "neg.float": lambda op: _sign_changing(op, np.negative),
        "min.float": lambda op: _build(op, _extremum(op, np.fmin, np.minimum), 2),
        "max.float": lambda op: _build(op, _extremum(op, np.fmax, np.maximum), 2),
        # PTX takes the sign of its first operand, numpy that of its second.
        "copysign": lambda op: elementwise(op, lambda a, b: np.copysign(b, a), op.type, 2),
    }
)
