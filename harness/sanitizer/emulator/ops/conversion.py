"""``cvt``, ``cvta`` and ``isspacep`` (PTX ISA 9.7.9.19 to 9.7.9.21).

A ``cvt`` to a packed type has two operands, and the first becomes the upper part. The types of 8
bits are those of the tensor cores: e4m3 has no infinity, and both saturate.
"""

from __future__ import annotations

from functools import partial

import numpy as np

from harness.sanitizer.emulator.memory.global_memory import SLOT_BITS
from harness.sanitizer.emulator.numerics.copy_arithmetic import rounded
from harness.sanitizer.emulator.numerics.rounding import (
    CANONICAL_NANS,
    FORMATS,
    directed,
    flush,
    in_double,
    narrow,
    not_negative,
    odd,
    two_sum,
    with_one_nan,
)
from harness.sanitizer.emulator.program.operation import Function, Operation
from harness.sanitizer.emulator.program.steps import Pure, executes, pure, same
from harness.sanitizer.emulator.state import state_of
from harness.sanitizer.emulator.threads import Group, Step
from harness.sanitizer.isa.types import (
    BFLOAT16,
    DTYPES,
    cast,
    fraction_bits,
    infinity_bits,
    is_float,
    largest,
    narrowed,
    numbers,
    of_bfloat16,
    widened,
)

_TO_INTEGRAL = {"rni": np.rint, "rzi": np.trunc, "rmi": np.floor, "rpi": np.ceil}


def _float_to_integer(values: np.ndarray, dtype: np.dtype, rounding: str) -> np.ndarray:
    """Rounded and clamped to the range. NaN gives 0, or the top bit where f64 or a 64-bit
    integer takes part."""
    values = np.asarray(values)
    wide = dtype.itemsize == 8 or values.dtype == np.float64
    not_a_number = np.array(1 << 8 * dtype.itemsize - 1 if wide else 0, f"u{dtype.itemsize}")
    # Exact: every floating type of PTX is a subset of f64.
    values = in_double(values)
    whole = _TO_INTEGRAL[rounding](values)
    limits = np.iinfo(dtype)
    # the maxima of 64 bits are no floats, while one more than every maximum is
    above, below = whole >= float(limits.max + 1), whole < float(limits.min)
    missing = np.isnan(whole)
    result = np.where(above | below | missing, 0.0, whole).astype(dtype)
    result = np.where(above, dtype.type(limits.max), result)
    result = np.where(below, dtype.type(limits.min), result)
    return np.where(missing, not_a_number.view(dtype), result)


def _integer_to_float(values: np.ndarray, dtype: np.dtype, mode: str) -> np.ndarray:
    """Round once, even from 64 bits, which f64 does not hold: the halves are converted apart."""
    wide = np.asarray(values)
    wide = wide.astype(np.uint64 if wide.dtype.kind == "u" else np.int64)
    high = (wide >> wide.dtype.type(32)).astype(np.float64) * 2.0**32
    low = (wide & wide.dtype.type(0xFFFF_FFFF)).astype(np.float64)
    nearest, rest = two_sum(high, low)
    if dtype == np.float64:
        return directed(nearest, rest, mode)
    # Rounded to odd first, so that the second rounding sees that bits were lost, and the result is
    # that of one rounding (Boldo and Melquiond, "Emulation of a FMA and Correctly Rounded Sums",
    # IEEE Transactions on Computers, 2008).
    return narrow(odd(nearest, rest), dtype, mode)


def _float_to_float(values: np.ndarray, dtype: np.dtype, mode: str) -> np.ndarray:
    source = values.dtype
    known = numbers(values)
    if mode in _TO_INTEGRAL:
        known = _TO_INTEGRAL[mode](known)
    # f16 and bf16 have one size, and neither contains the other: a conversion between them rounds.
    if source.itemsize > dtype.itemsize or (source != dtype and dtype.itemsize == 2):
        result = narrow(known.astype(np.float64), dtype, mode)
    else:
        result = cast(known, dtype)
    missing = np.isnan(known)
    return np.where(missing, _nan(values, dtype), result) if missing.any() else result


def _nan(values: np.ndarray, dtype: np.dtype) -> np.ndarray:
    """Return the result of converting a NaN: f64 keeps its payload and sign, as far as there is
    room, and bf16 is the upper half of an f32; all other conversions give the canonical NaN of the
    type."""
    source = values.dtype
    if dtype == np.float64:
        return in_double(values) + 0.0  # made quiet
    if source == np.float64 and dtype.itemsize < 8:
        bits = values.view(np.uint64)
        fraction = fraction_bits(dtype)
        infinity = np.array(infinity_bits(dtype), f"u{dtype.itemsize}")
        payload = (bits & np.uint64((1 << 52) - 1)) >> np.uint64(52 - fraction)
        sign = (bits >> np.uint64(63)) << np.uint64(8 * dtype.itemsize - 1)
        quiet = np.uint64(1 << fraction - 1)
        return (sign | payload | quiet | infinity).astype(infinity.dtype).view(dtype)
    if dtype == np.float32 and source == BFLOAT16:
        return widened(values)
    return CANONICAL_NANS[dtype]


def _flags(op: Operation, function: Function, source: str, target: str) -> Function:
    """``.ftz`` flushes f32 values, before and after; ``.sat`` clamps floats to 0..1."""
    flush_before = op.has("ftz") and source == "f32"
    flush_after = op.has("ftz") and target == "f32"
    saturate = op.has("sat") and is_float(target)

    def convert(values: np.ndarray) -> np.ndarray:
        if flush_before:
            values = flush(with_one_nan(values))
        result = function(values)
        if saturate:
            result = np.where(result > 0, np.minimum(result, 1), 0).astype(result.dtype)
        return flush(result) if flush_after else result

    return convert


def _conversion(function: Function) -> Function:
    def build(op: Operation) -> Pure:
        target, source = op.words["target"], op.words["source"]
        dtype, mode = DTYPES[target], op.words.get("mode") or ""
        convert = _flags(op, lambda a: function(a, dtype, mode), source, target)
        return pure(op, lambda a: convert(np.atleast_1d(a)), [(1, source)], [(0, target)])

    return build


executes("cvt.float_to_integer")(_conversion(_float_to_integer))
executes("cvt.integer_to_float")(_conversion(_integer_to_float))
executes("cvt.float_to_float")(_conversion(_float_to_float))


@executes("cvt.integers")
def cvt_integers(op: Operation) -> Pure:
    """Chopped or extended."""
    target = DTYPES[op.words["target"]]
    reads, writes = [(1, op.words["source"])], [(0, op.words["target"])]
    return pure(op, lambda a: a.astype(target), reads, writes)


@executes("cvt.sat")
def cvt_clamped(op: Operation) -> Pure:
    """Clamped to the range of the target."""
    target, source = DTYPES[op.words["target"]], DTYPES[op.words["source"]]
    low = source.type(max(np.iinfo(target).min, np.iinfo(source).min))
    high = source.type(min(np.iinfo(target).max, np.iinfo(source).max))
    reads, writes = [(1, op.words["source"])], [(0, op.words["target"])]
    return pure(op, lambda a: np.clip(a, low, high).astype(target), reads, writes)


@executes("cvta", "cvta.to")
def cvta(op: Operation) -> Pure:
    """From a state space to generic addresses, or back."""
    space, back = op.words["space"], op.has("to")
    if space == "global":  # global addresses are generic ones
        return pure(op, same, [(1, op.type)], [(0, op.type)])

    def convert(group: Group, address: np.ndarray) -> np.ndarray:
        window = np.uint64(state_of(group).access.windows.start_of(space))
        return address - window if back else address + window

    return pure(op, convert, [(1, op.type)], [(0, op.type)], of_group=True)


@executes("isspacep")
def isspacep(op: Operation) -> Step:
    read, write = op.read(1, "u64"), op.write(0, "pred")
    space = op.words["space"]

    def step(group: Group) -> None:
        windows = state_of(group).access.windows
        slot = read(group) >> np.uint64(SLOT_BITS)
        if space == "global":  # every address outside of the windows
            write(group, ~np.isin(slot, np.array([*windows.by_slot], np.uint64)))
        else:
            write(group, slot == np.uint64(windows.start_of(space) >> SLOT_BITS))

    return step


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
    values = with_one_nan(values)
    return not_negative(values) if relu else values


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
        values = with_one_nan(known[np.ascontiguousarray(np.atleast_1d(a(group))).view(np.uint8)])
        write(group, (not_negative(values) if relu else values).view(np.uint32))

    return step


_TF32_LOW = np.uint32((1 << 13) - 1)  # tf32 keeps 10 of f32's 23 bits of fraction


@executes("cvt.to_tf32")
def cvt_tf32(op: Operation) -> Step:
    """The low 13 bits are zero, even in the canonical NaN."""
    write, a = op.write(0, "b32"), op.read(1, "f32")
    nearest, relu = op.words["mode"] == "rn", op.has("relu")

    def step(group: Group) -> None:
        values = np.atleast_1d(a(group))
        bits = with_one_nan(not_negative(values) if relu else values).view(np.uint32)
        write(group, (rounded(bits) if nearest else bits) & ~_TF32_LOW)

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
