"""``cvt``, ``cvta`` and ``isspacep`` (PTX ISA 9.7.9.19 to 9.7.9.21)."""

from __future__ import annotations

import numpy as np

from harness.emulator.memory.windows import SLOT_BITS
from harness.emulator.numerics.rounding import (
    CANONICAL_NANS,
    directed,
    flush,
    in_double,
    narrow,
    odd,
    two_sum,
)
from harness.emulator.program.operation import Function, Operation
from harness.emulator.program.pure import Pure, pure, same
from harness.emulator.program.steps import executes
from harness.emulator.state import state_of
from harness.emulator.threads import Group, Step
from harness.isa.types import (
    BFLOAT16,
    DTYPES,
    cast,
    fraction_bits,
    infinity_bits,
    is_float,
    numbers,
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
            values = np.where(np.isnan(values), CANONICAL_NANS[values.dtype], flush(values))
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
    if space == "global":  # its addresses are generic ones
        return pure(op, same, [(1, op.type)], [(0, op.type)])

    def convert(group: Group, address: np.ndarray) -> np.ndarray:
        window = np.uint64(state_of(group).access.windows.of(space))
        return address - window if back else address + window

    return pure(op, convert, [(1, op.type)], [(0, op.type)], of_group=True)


@executes("isspacep")
def isspacep(op: Operation) -> Step:
    read, write = op.read(1, "u64"), op.write(0, "pred")
    space = op.words["space"]

    def step(group: Group) -> None:
        windows = state_of(group).access.windows
        slot = read(group) >> np.uint64(SLOT_BITS)
        if space == "global":  # what no window is
            write(group, ~np.isin(slot, np.array([*windows.by_slot], np.uint64)))
        else:
            write(group, slot == np.uint64(windows.of(space) >> SLOT_BITS))

    return step
