"""``cvt``, ``cvta`` and ``isspacep`` (PTX ISA 9.7.9.19 to 9.7.9.21)."""

from __future__ import annotations

import ml_dtypes
import numpy as np

from harness.emulator.memory import windows
from harness.emulator.numerics.rounding import (
    CANONICAL_NANS,
    MODES,
    directed,
    flush,
    narrow,
    odd,
    two_sum,
)
from harness.emulator.program.operation import Operation
from harness.isa.table.row import instruction
from harness.isa.types import DTYPES, is_float

INTEGERS = "u8 u16 u32 u64 s8 s16 s32 s64"
FLOATS = "f16 bf16 f32 f64"

_TO_INTEGRAL = {"rni": np.rint, "rzi": np.trunc, "rmi": np.floor, "rpi": np.ceil}
_INTEGRAL_MODES = " ".join(_TO_INTEGRAL)


def _float_to_integer(values, dtype: np.dtype, rounding: str):
    """Rounded and clamped to the range. NaN gives 0, or the top bit where f64 or a 64-bit
    integer takes part."""
    values = np.asarray(values)
    wide = dtype.itemsize == 8 or values.dtype == np.float64
    not_a_number = np.array(1 << 8 * dtype.itemsize - 1 if wide else 0, f"u{dtype.itemsize}")
    values = values.astype(np.float64)
    whole = _TO_INTEGRAL[rounding](values)
    limits = np.iinfo(dtype)
    # the maxima of 64 bits are no floats, while one more than every maximum is
    above, below = whole >= float(limits.max + 1), whole < float(limits.min)
    missing = np.isnan(whole)
    result = np.where(above | below | missing, 0.0, whole).astype(dtype)
    result = np.where(above, dtype.type(limits.max), result)
    result = np.where(below, dtype.type(limits.min), result)
    return np.where(missing, not_a_number.view(dtype), result)


def _integer_to_float(values, dtype: np.dtype, mode: str):
    """One rounding, also from 64 bits, which f64 does not hold: split into two halves."""
    wide = np.asarray(values)
    wide = wide.astype(np.uint64 if wide.dtype.kind == "u" else np.int64)
    high = (wide >> wide.dtype.type(32)).astype(np.float64) * 2.0**32
    low = (wide & wide.dtype.type(0xFFFF_FFFF)).astype(np.float64)
    nearest, rest = two_sum(high, low)
    if dtype == np.float64:
        return directed(nearest, rest, mode)
    return narrow(odd(nearest, rest), dtype, mode)


def _float_to_float(values, dtype: np.dtype, mode: str):
    if mode in _TO_INTEGRAL:
        values = _TO_INTEGRAL[mode](values)
    source = values.dtype
    narrower = source.itemsize > dtype.itemsize or (source != dtype and dtype.itemsize == 2)
    if narrower:
        result = narrow(values.astype(np.float64), dtype, mode)
    else:
        result = values.astype(dtype)
    missing = np.isnan(values)
    return np.where(missing, _nan(values, dtype), result) if missing.any() else result


def _nan(values, dtype: np.dtype):
    """What becomes of a NaN: f64 keeps its payload and sign, as far as there is room, and
    bf16 is the upper half of an f32; all else gives the one NaN of its type."""
    source = values.dtype
    if dtype == np.float64:
        return values.astype(dtype) + 0.0  # made quiet
    if source == np.float64 and dtype.itemsize < 8:
        bits = values.view(np.uint64)
        fraction = ml_dtypes.finfo(dtype).nmant
        infinity = np.array(np.inf, dtype).view(f"u{dtype.itemsize}")
        payload = (bits & np.uint64((1 << 52) - 1)) >> np.uint64(52 - fraction)
        sign = (bits >> np.uint64(63)) << np.uint64(8 * dtype.itemsize - 1)
        quiet = np.uint64(1 << fraction - 1)
        return (sign | payload | quiet | infinity).astype(infinity.dtype).view(dtype)
    if dtype == np.float32 and source == DTYPES["bf16"]:
        return (values.view(np.uint16).astype(np.uint32) << np.uint32(16)).view(dtype)
    return CANONICAL_NANS[dtype]


def _flags(op: Operation, function, source: str, target: str):
    """``.ftz`` flushes what is f32, before and after; ``.sat`` clamps floats to 0..1."""
    flush_before = op.has("ftz") and source == "f32"
    flush_after = op.has("ftz") and target == "f32"
    saturate = op.has("sat") and is_float(target)

    def convert(values):
        if flush_before:
            values = np.where(np.isnan(values), CANONICAL_NANS[values.dtype], flush(values))
        result = function(values)
        if saturate:
            result = np.where(result > 0, np.minimum(result, 1), 0).astype(result.dtype)
        return flush(result) if flush_after else result

    return convert


def _conversion(function):
    def build(op: Operation):
        target, source = op.words["target"], op.words["source"]
        dtype, mode = DTYPES[target], op.words.get("mode") or ""
        convert = _flags(op, lambda a: function(a, dtype, mode), source, target)
        read, write = op.read(1, source), op.write(0, target)
        return lambda group: write(group, convert(np.atleast_1d(read(group))))

    return build


def _row(syntax: str, **choices: str):
    return instruction(syntax, "d, a", "9.7.9.20", **choices)


# .ftz is about what is f32, and .sat about all but bf16, which has no 8-bit integers either
_WORDS = "<target>.<source>"
_SHORT = "u16 u32 u64 s16 s32 s64"
for _flags_of, _source, _targets in (
    ("{.ftz}{.sat}", "f32", INTEGERS),
    ("{.sat}", "f16 f64", INTEGERS),
    ("", "bf16", _SHORT),
):
    _row(f"cvt.<mode>{_flags_of}.{_WORDS}", mode=_INTEGRAL_MODES, target=_targets, source=_source)(
        _conversion(_float_to_integer)
    )
for _flags_of, _target, _source in (("{.sat}", "f16 f32 f64", INTEGERS), ("", "bf16", _SHORT)):
    _row(f"cvt.<mode>{_flags_of}.{_WORDS}", mode=MODES, target=_target, source=_source)(
        _conversion(_integer_to_float)
    )


_narrowing = _conversion(_float_to_float)
for _flags_of, _target, _source in (
    ("{.ftz}{.sat}", "f32", "f64"),
    ("{.ftz}{.sat}", "f16", "f32"),
    ("{.sat}", "f16", "f64"),
    ("", "f16", "bf16"),
    ("{.ftz}", "bf16", "f32"),
    ("", "bf16", "f16 f64"),
):
    _row(f"cvt.<mode>{_flags_of}.{_WORDS}", mode=MODES, target=_target, source=_source)(_narrowing)
for _flags_of, _target, _source in (
    ("{.ftz}{.sat}", "f32", "f16"),
    ("{.ftz}", "f32", "bf16"),
    ("{.ftz}{.sat}", "f64", "f32"),
    ("{.sat}", "f64", "f16"),
    ("", "f64", "bf16"),
):
    _row(f"cvt{_flags_of}.{_WORDS}", target=_target, source=_source)(_narrowing)
for _flags_of, _floats in (
    ("{.ftz}{.sat}", "f32"),
    ("{.sat}", "f16"),
    ("{.sat}", "f64"),
    ("", "bf16"),
):
    _row(
        f"cvt{{.<mode>}}{_flags_of}.{_WORDS}", mode=_INTEGRAL_MODES, target=_floats, source=_floats
    )(_narrowing)


def _holds(target: str, source: str) -> bool:
    """Whether every integer of type ``source`` is one of type ``target``."""
    wide, given = np.iinfo(DTYPES[target]), np.iinfo(DTYPES[source])
    return wide.min <= given.min and given.max <= wide.max


@instruction("cvt.<target>.<source>", "d, a", "9.7.9.20", target=INTEGERS, source=INTEGERS)
def cvt_integers(op: Operation):
    """Chopped or extended."""
    target = DTYPES[op.words["target"]]
    read, write = op.read(1, op.words["source"]), op.write(0, op.words["target"])
    return lambda group: write(group, np.asarray(read(group)).astype(target))


def cvt_clamped(op: Operation):
    """Clamped to the range of the target."""
    target, source = DTYPES[op.words["target"]], DTYPES[op.words["source"]]
    read, write = op.read(1, op.words["source"]), op.write(0, op.words["target"])
    low = source.type(max(np.iinfo(target).min, np.iinfo(source).min))
    high = source.type(min(np.iinfo(target).max, np.iinfo(source).max))
    return lambda group: write(group, np.clip(read(group), low, high).astype(target))


for _source in INTEGERS.split():  # only where there is something to clamp
    _targets = " ".join(t for t in INTEGERS.split() if not _holds(t, _source))
    _row("cvt.sat.<target>.<source>", target=_targets, source=_source)(cvt_clamped)


_WINDOWS = {
    "global": 0,
    "shared": windows.SHARED_WINDOW,
    "shared::cta": windows.SHARED_WINDOW,
    "local": windows.LOCAL_WINDOW,
    "param": windows.PARAM_WINDOW,
    "const": windows.CONST_WINDOW,
}


def _shifted(op: Operation, window: np.uint64):
    read, write = op.read(1, op.type), op.write(0, op.type)
    return lambda group: write(group, read(group) + window)


@instruction("cvta.<space>.<type>", "d, a", "9.7.9.21", space=" ".join(_WINDOWS), type="u64")
def cvta(op: Operation):
    return _shifted(op, np.uint64(_WINDOWS[op.words["space"]]))


@instruction("cvta.to.<space>.<type>", "d, a", "9.7.9.21", space=" ".join(_WINDOWS), type="u64")
def cvta_to(op: Operation):
    return _shifted(op, np.uint64(-_WINDOWS[op.words["space"]] & 0xFFFF_FFFF_FFFF_FFFF))


@instruction("isspacep.<space>", "p, a", "9.7.9.19", space=" ".join(_WINDOWS))
def isspacep(op: Operation):
    read, write = op.read(1, "u64"), op.write(0, "pred")
    windows_of_others = {w >> 40 for w in _WINDOWS.values() if w}
    wanted = _WINDOWS[op.words["space"]] >> 40

    def step(group):
        window = read(group) >> np.uint64(40)
        if wanted:
            write(group, window == np.uint64(wanted))
        else:  # global memory is what no window is
            write(group, ~np.isin(window, list(windows_of_others)))

    return step
