"""Values that a thread computed: their types, their numbers, and the reads behind them."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from harness.course.judge.comparison.history import Value

_TRANSPARENT = ("mov", "cvta", "cvt")
CHOOSE = ("min", "max", "selp", "mov", "cvt")  # results that are one of the operands
# Between sums in different orders: relative, of 16-bit numbers and of float32; and absolute.
ROUNDING, ALIKE, TINY = 2e-2, 1e-4, 1e-20
_MOST_READ = 300  # values behind a value among which reads are looked for
_FLOATS = {
    "f32": ("float32", 1), "f32x2": ("float32", 2), "f64": ("float64", 1), "f16": ("float16", 1),
    "f16x2": ("float16", 2), "bf16": ("bfloat16", 1), "bf16x2": ("bfloat16", 2),
}  # fmt: skip
_MANTISSA = {"bf16": 7, "f16": 10, "f32": 23, "f64": 52}
_BITWISE = ("and", "or", "xor", "not", "shl", "shr", "lop3", "bfe", "bfi", "prmt", "shf")
_CONSTANTS = {"constant 0f": "f32", "constant 0d": "f64"}  # PTX's prefixes
_MOVES = 4  # moves and selections behind a value that are looked at for its type


def through(value: Value) -> Value:
    """The value before it was only moved or converted."""
    while value.key in _TRANSPARENT and len(value.inputs) == 1:
        inner = value.inputs[0]
        if value.key == "cvt" and inner.bits != value.bits:
            break
        if inner.bits is None and not inner.key:
            break
        value = inner
    return value


def kind(value: Value) -> tuple[object, ...]:
    """The operation that computes a value, and the leaves of its operands."""
    value = through(value)
    return value.key, value.label, *((each.key, each.label) for each in value.inputs)


def equal_numbers(value: Value, other: Value) -> bool:
    """Return True if two floating-point numbers are the same but for what the narrower rounds."""
    dtypes = dtype_of(value), dtype_of(other)
    if not {*dtypes} <= {"f16", "bf16", "f32", "f64"} or dtypes[0] == dtypes[1]:
        return False
    (a,), (b,) = (
        as_floats(each.bits or 0, d) for each, d in zip((value, other), dtypes, strict=True)
    )
    rounding = 2.0 ** -min(_MANTISSA[dtype] for dtype in dtypes)
    return bool(abs(a - b) <= rounding * max(abs(a), abs(b)))


def bits_as(dtype: str, value: Value) -> int | None:
    """The bits of a number, as this type has them."""
    numpy_type = {"f32": np.float32, "f64": np.float64}.get(dtype)
    own = dtype_of(value)
    if numpy_type is None or value.bits is None:
        return value.bits
    if own not in ("f32", "f64"):
        return None if own else value.bits  # an integer is no such number
    with np.errstate(over="ignore"):
        (number,) = as_floats(value.bits, own).astype(numpy_type)
    return int(number.view(f"u{number.itemsize}"))


def reads(value: Value) -> list[Value]:
    """The reads of memory that a value is computed from, in order; none, if these are many."""
    known = behind(value)
    all_reads = [each for each in known if each.key == "ld" and each.of_event]
    return sorted(all_reads, key=lambda read: read.step) if len(known) < _MOST_READ else []


def behind(value: Value) -> list[Value]:
    """A value and those that it is computed from, as far as memory, or as long as these are few."""
    known, left = {id(value): value}, [value]
    while left and len(known) < _MOST_READ:
        each = left.pop()
        more = {id(x): x for x in each.inputs if id(x) not in known and not each.of_event}
        known |= more
        left += more.values()
    return [*known.values()]


def terms(value: Value) -> list[Value]:
    """The terms of a sum, and of the sums among them."""
    value = through(value)
    if value.key != "add" or value.of_event:
        return [value]
    return [term for each in value.inputs for term in terms(each)]


def is_number(value: Value) -> bool:
    """Return True of a floating-point number that was computed, not chosen among others."""
    return bool(value.bits) and value.key not in CHOOSE and dtype_of(value, 0) in _FLOATS


def sums(values: tuple[Value, ...]) -> tuple[Value, ...]:
    """An address as a single value, base and offset together."""
    base, offset = values
    if base.bits is None or not offset.bits:
        return (base,)
    inputs = base.inputs or (base, offset)
    return (replace(base, bits=base.bits + offset.bits, key=base.key or "add", inputs=inputs),)


def close(value: Value, other: Value) -> bool:
    """Return True if two values differ only as sums in another order do."""
    value, other = through(value), through(other)
    if value.key == "mov" and len(value.inputs) == len(other.inputs) > 1:  # packed
        pairs = zip(value.inputs, other.inputs, strict=True)
        return all(a.bits == b.bits or close(a, b) for a, b in pairs)
    dtype = dtype_of(value)
    if dtype not in _FLOATS or dtype != dtype_of(other) or not (value.key and other.key):
        return False
    a, b = (as_floats(each.bits or 0, dtype) for each in (value, other))
    if not (np.isfinite(a).all() and np.isfinite(b).all()):
        return False
    most = np.maximum(np.abs(a), np.abs(b))
    rounding = ALIKE if dtype in ("f32", "f64") else ROUNDING
    return bool((np.abs(a - b) <= np.maximum(rounding * most, TINY)).all())


def dtype_of(value: Value, moves: int = _MOVES) -> str:
    """The type of a value, by the opcode of the instruction that computed it, or by the operands
    that this moved or selected; "" if no opcode says it, as of packed halves."""
    if not value.key:
        return next((d for begin, d in _CONSTANTS.items() if value.label.startswith(begin)), "")
    words = value.opcode.split(".")[1:]
    if value.key == "setp" or "pred" in words:
        return "pred"
    dtype = next((w for w in words if w in _FLOATS or (w[0] in "su" and w[1:].isdecimal())), "")
    if dtype or value.of_event or not moves:
        return dtype
    parts = value.inputs[:2] if value.key == "selp" else value.inputs
    if value.key == "mov" and len(parts) > 1:
        return ""
    types = {dtype_of(each, moves - 1) for each in parts} - {""}
    if value.key in _BITWISE:
        return "" if types & {*_FLOATS} else "unsigned"
    return types.pop() if len(types) == 1 else ""


def common_dtype(*values: Value) -> str:
    """The type of values that a run and another have at the same place: a constant 0 has any."""
    dtypes = [*filter(None, map(dtype_of, values))]
    return next((each for each in dtypes if each in _FLOATS), dtypes[0] if dtypes else "")


def as_floats(bits: int, dtype: str) -> np.ndarray:
    """The floating-point numbers in a register, that in its low bits first."""
    name, count = _FLOATS.get(dtype, ("float64", 0))
    mask = (1 << 64) - 1
    words = np.array([bits & mask], np.uint64)
    if name == "bfloat16":
        halves = words.view(np.uint16)[:count].astype(np.uint32) << np.uint32(16)
        return halves.view(np.float32).astype(np.float64)
    with np.errstate(invalid="ignore"):
        return words.view(name)[:count].astype(np.float64)
