"""``cvt`` and ``cvta`` (PTX ISA 9.7.9.20 and 9.7.9.21)."""

from __future__ import annotations

import numpy as np

from harness.emulator import memory as windows
from harness.emulator.operation import Operation
from harness.emulator.table import instruction
from harness.emulator.types import DTYPES, is_float

INTEGERS = "u8 u16 u32 u64 s8 s16 s32 s64"
FLOATS = "f16 bf16 f32 f64"

_TO_INTEGRAL = {"rni": np.rint, "rzi": np.trunc, "rmi": np.floor, "rpi": np.ceil}


def _float_to_integer(values, dtype: np.dtype, rounding: str):
    """Rounded, clamped to the range; NaN gives 0 (PTX: 0 for the 32-bit types)."""
    values = np.asarray(values).astype(np.float64)
    whole = _TO_INTEGRAL[rounding](values)
    limits = np.iinfo(dtype)
    # compare as floats: 2^63 and 2^64 are exact, while the maxima below them are not
    above, below = whole >= float(limits.max) + 1.0, whole < float(limits.min)
    if dtype.itemsize < 8:
        above = whole > limits.max
    safe = np.where(above | below | np.isnan(whole), 0.0, whole)
    result = safe.astype(dtype)
    result = np.where(above, dtype.type(limits.max), result)
    return np.where(below, dtype.type(limits.min), result).astype(dtype)


def _round_float(values, dtype: np.dtype, mode: str):
    """To a narrower or an equal float type, rounded as ``mode`` says."""
    nearest = np.asarray(values).astype(dtype)
    if mode in ("rn", ""):
        return nearest
    back = nearest.astype(np.float64)
    exact = np.asarray(values).astype(np.float64)
    zero = dtype.type(0)
    infinity = dtype.type(np.inf)
    toward_zero = np.nextafter(nearest, zero)
    if mode == "rz":
        return np.where(np.abs(back) > np.abs(exact), toward_zero, nearest).astype(dtype)
    if mode == "rm":
        return np.where(back > exact, np.nextafter(nearest, -infinity), nearest).astype(dtype)
    return np.where(back < exact, np.nextafter(nearest, infinity), nearest).astype(dtype)


def _converter(op: Operation, target: str, source: str, rounding: str):
    dtype = DTYPES[target]
    if is_float(source) and is_float(target):
        if rounding in _TO_INTEGRAL:
            return lambda a: _TO_INTEGRAL[rounding](a).astype(dtype)
        if rounding in ("rz", "rm", "rp"):
            if target in ("f16", "bf16"):
                raise op.error(f"rounding .{rounding} to {target} is not supported yet")
        return lambda a: _round_float(a, dtype, rounding)
    if is_float(source):
        return lambda a: _float_to_integer(a, dtype, rounding or "rzi")
    if is_float(target):
        if rounding not in ("rn", ""):
            raise op.error(f"rounding .{rounding} from an integer is not supported yet")
        return lambda a: np.asarray(a).astype(dtype)
    if op.has("sat"):
        limits, wide = np.iinfo(dtype), DTYPES[source]

        def clamp(a):
            low, high = max(limits.min, np.iinfo(wide).min), min(limits.max, np.iinfo(wide).max)
            return np.clip(a, wide.type(low), wide.type(high)).astype(dtype)

        return clamp
    return lambda a: np.asarray(a).astype(dtype)


@instruction("cvt{.<rounding>}{.ftz}{.sat}.<target>.<source>", "d, a", "9.7.9.20",
             rounding="rn rz rm rp rni rzi rmi rpi", target=f"{INTEGERS} {FLOATS}",
             source=f"{INTEGERS} {FLOATS}")
def cvt(op: Operation):
    target, source = op.words["target"], op.words["source"]
    convert = _converter(op, target, source, op.words["rounding"] or "")
    read, write = op.read(1, source), op.write(0, target)
    saturate = op.has("sat") and is_float(target)
    flush = op.has("ftz")
    tiny = np.finfo(np.float32).tiny

    def step(group):
        value = np.atleast_1d(read(group))
        if flush and source == "f32":
            value = np.where(np.abs(value) < tiny, np.copysign(np.float32(0), value), value)
        result = convert(value)
        if flush and target == "f32":
            result = np.where(np.abs(result) < tiny, np.copysign(np.float32(0), result), result)
        if saturate:
            result = np.where(np.isnan(result), 0, np.clip(result, 0, 1)).astype(result.dtype)
        write(group, np.broadcast_to(result, group.count))

    return step


_WINDOWS = {
    "global": 0,
    "shared": windows.SHARED_WINDOW,
    "shared::cta": windows.SHARED_WINDOW,
    "local": windows.LOCAL_WINDOW,
    "param": windows.PARAM_WINDOW,
    "const": windows.PARAM_WINDOW,
}


@instruction("cvta.<space>.<type>", "d, a", "9.7.9.21", space=" ".join(_WINDOWS), type="u32 u64")
def cvta(op: Operation):
    window = np.uint64(_WINDOWS[op.words["space"]])
    read, write = op.read(1, "u64"), op.write(0, "u64")
    return lambda group: write(group, read(group) + window)


@instruction("cvta.to.<space>.<type>", "d, a", "9.7.9.21", space=" ".join(_WINDOWS), type="u32 u64")
def cvta_to(op: Operation):
    window = np.uint64(_WINDOWS[op.words["space"]])
    read, write = op.read(1, "u64"), op.write(0, "u64")
    return lambda group: write(group, read(group) - window)
