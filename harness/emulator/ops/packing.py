"""``cvt`` to and from packed types, to tf32, and saturated to finite values (PTX ISA 9.7.9.21).

Of two operands, the first becomes the upper part. The types of 8 bits are those of the tensor
cores: e4m3 has no infinity, and both saturate.
"""

from __future__ import annotations

from functools import partial

import numpy as np

from harness.emulator.numerics.rounding import CANONICAL_NANS, narrow, not_negative
from harness.emulator.numerics.small_floats import FORMATS
from harness.emulator.program.operation import Operation
from harness.emulator.program.pure import Pure, pure
from harness.emulator.program.steps import executes
from harness.emulator.threads import Group, Step
from harness.isa.types import BFLOAT16, DTYPES, largest, narrowed, numbers, of_bfloat16

_BITS = np.dtype(np.uint32)


def _halves(values: np.ndarray, target: str, mode: str, finite: bool, relu: bool) -> np.ndarray:
    """f32 as f16 or bf16."""
    dtype = DTYPES[target]
    result = narrow(values.astype(np.float64), dtype, mode)
    finish = partial(_finished, most=largest(dtype) if finite else None, relu=relu)
    return of_bfloat16(finish)(result) if dtype == BFLOAT16 else finish(result)


def _finished(values: np.ndarray, most: np.ndarray | None, relu: bool) -> np.ndarray:
    if most is not None:
        values = np.where(np.isinf(values), np.copysign(numbers(most), values), values)
    values = _one_nan(values)
    return not_negative(values) if relu else values


def _one_nan(values: np.ndarray) -> np.ndarray:
    return np.where(np.isnan(values), CANONICAL_NANS[values.dtype], values)


def _bytes(values: np.ndarray, target: str, relu: bool) -> np.ndarray:
    """f16 or f32 as the bits of e4m3 or e5m2: beyond the largest, the largest."""
    values = values.astype(np.float32)
    return FORMATS[target].bits(not_negative(values) if relu else values)


@executes("cvt.to_half")
def cvt_half(op: Operation) -> Pure:
    target = op.words["target"]
    how = target, op.words["mode"], op.has("satfinite"), op.has("relu")
    return pure(op, lambda a: _halves(np.asarray(a), *how), [(1, "f32")], [(0, target)])


@executes("cvt.to_halves")
def cvt_halves(op: Operation) -> Pure:
    target = op.words["target"]
    how = target, op.words["mode"], op.has("satfinite"), op.has("relu")
    is_plain, dtype = how[1:] == ("rn", False, False), DTYPES[target]

    def halves(a: np.ndarray, b: np.ndarray) -> np.ndarray:
        total = a + b  # neither is a NaN unless this is
        if is_plain and np.ndim(total) == 1 and not np.count_nonzero(total != total):
            result = np.empty((len(total), 2), dtype)
            # The first operand becomes the upper half (PTX ISA, "cvt"), which is second in memory.
            result[:, 0], result[:, 1] = (b, a) if dtype != BFLOAT16 else map(narrowed, (b, a))
            return result.view(_BITS)[:, 0]
        return _together(_BITS, _halves(np.asarray(a), *how), _halves(np.asarray(b), *how))

    return pure(op, halves, [(1, "f32"), (2, "f32")], [(0, "b32")])


def _together(bits: np.dtype, upper: np.ndarray, lower: np.ndarray) -> np.ndarray:
    """Combine two parts of half the width of ``bits`` in a register."""
    pairs = np.stack(np.broadcast_arrays(lower, upper), axis=-1)
    return np.ascontiguousarray(pairs).view(bits)[..., 0]


@executes("cvt.to_float8")
def cvt_bytes(op: Operation) -> Step:
    how = op.words["target"], op.has("relu")
    write, a, b = op.write(0, "b16"), op.read(1, "f32"), op.read(2, "f32")
    bits = np.dtype(np.uint16)
    return lambda group: write(
        group, _together(bits, *(_bytes(np.asarray(r(group)), *how) for r in (a, b)))
    )


@executes("cvt.halves_to_float8")
def cvt_bytes_of_halves(op: Operation) -> Step:
    how = op.words["target"], op.has("relu")
    write, a = op.write(0, "b16"), op.read(1, "b32")

    def step(group: Group) -> None:
        halves = np.ascontiguousarray(np.atleast_1d(a(group))).view(np.float16)
        write(group, _bytes(halves, *how).view(np.uint16))

    return step


@executes("cvt.float8_to_halves")
def cvt_halves_of_bytes(op: Operation) -> Step:
    """f16 holds every 8-bit value exactly."""
    write, a = op.write(0, "b32"), op.read(1, "b16")
    known = FORMATS[op.words["source"]].values.astype(np.float16)
    relu = op.has("relu")

    def step(group: Group) -> None:
        values = _one_nan(known[np.ascontiguousarray(np.atleast_1d(a(group))).view(np.uint8)])
        write(group, (not_negative(values) if relu else values).view(np.uint32))

    return step


_TF32_LOW = np.uint32((1 << 13) - 1)  # tf32 keeps 10 of f32's 23 bits of fraction


@executes("cvt.to_tf32")
def cvt_tf32(op: Operation) -> Step:
    """The low 13 bits are zero, even in the canonical NaN."""
    write, a = op.write(0, "b32"), op.read(1, "f32")
    nearest, relu = op.words["mode"] == "rn", op.has("relu")
    half = np.uint32(0x0FFF)

    def step(group: Group) -> None:
        values = np.atleast_1d(a(group))
        values = _one_nan(not_negative(values) if relu else values)
        bits = values.view(np.uint32)
        if nearest:  # of two that are equally near, the even one
            odd = (bits >> np.uint32(13)) & np.uint32(1)
            # Floats of one sign are in the order of their bits, so a carry out of the fraction is
            # right: it becomes the next exponent, or infinity.
            bits = np.where(np.isfinite(values), bits + half + odd, bits)
        write(group, bits & ~_TF32_LOW)

    return step


@executes("cvt.to_tf32.away")
def cvt_tf32_away(op: Operation) -> Step:
    """To the nearest, halves away from zero. Hopper cuts NaNs off as they are, and with .satfinite
    makes infinities and NaNs a step smaller: infinity becomes the largest number."""
    write, a, finite = op.write(0, "b32"), op.read(1, "f32"), op.has("satfinite")
    infinity, half, step_down = np.uint32(0x7F80_0000), np.uint32(0x1000), _TF32_LOW + np.uint32(1)

    def step(group: Group) -> None:
        bits = np.atleast_1d(a(group)).view(np.uint32)
        bits = np.where(bits & infinity == infinity, bits, bits + half) & ~_TF32_LOW
        if finite:
            bits = np.where(bits & infinity == infinity, bits - step_down, bits)
        write(group, bits)

    return step


@executes("cvt.pack")
def cvt_pack(op: Operation) -> Step:
    """``a`` and ``b`` clamped, above them the low bits of ``c``."""
    target = op.words["target"]
    width = int(target[1:])
    least = -(1 << width - 1) if target[0] == "s" else 0
    most = least + (1 << width) - 1
    write, a, b = op.write(0, "u32"), op.read(1, "s32"), op.read(2, "s32")
    c = op.read(3, "b32") if len(op.operands) > 3 else lambda group: np.uint32(0)
    ones, shift = np.uint32((1 << width) - 1), np.uint32(width)

    def clamped(values: np.ndarray) -> np.ndarray:
        return np.clip(values, least, most).astype(np.uint32) & ones

    def step(group: Group) -> None:
        above = np.asarray(c(group)).astype(np.uint64) << np.uint64(2 * width)
        upper, lower = clamped(a(group)), clamped(b(group))
        write(group, above.astype(np.uint32) | (upper << shift) | lower)

    return step
