"""Comparison, moves, selection, logic and shifts (PTX ISA 9.7.6, 9.7.7, 9.7.8, 9.7.9.3)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from harness.sanitizer.emulator.numerics.rounding import flush
from harness.sanitizer.emulator.program.operation import Function, Operation
from harness.sanitizer.emulator.program.steps import (
    Pure,
    choose,
    elementwise,
    execute,
    executes,
    pure,
    same,
)
from harness.sanitizer.emulator.threads import Group, Step
from harness.sanitizer.isa.text.tree import Immediate, Pair, Vector
from harness.sanitizer.isa.types import DTYPES, half_of, is_float, narrowed, of_bfloat16


def _lookup(op: Operation) -> Function:
    """Each bit of the result is the entry of the table that the three bits name."""
    table = int(op.constant(op.operands[4], DTYPES["b32"]))
    if table > 0xFF:
        raise op.error(f"the table (immLut) must be 0 to 255, a bit for each row; got {table}")

    def result(x: np.ndarray, y: np.ndarray, z: np.ndarray) -> np.ndarray:
        bits = np.zeros(np.broadcast(x, y, z).shape, np.uint32)
        for row in range(8):
            if table >> row & 1:
                term = x if row & 4 else ~x
                term = term & (y if row & 2 else ~y)
                bits = bits | term & (z if row & 1 else ~z)
        return bits

    return result


def _shift(op: Operation, function: Function, beyond: Function) -> Pure:
    """Shift amounts are u32 and clamp at the width: ``beyond`` is the result from there on."""
    dtype, bits = DTYPES[op.type], DTYPES[op.type].itemsize * 8
    if isinstance(op.operands[2], Immediate):  # nearly always
        fixed = op.constant(op.operands[2], DTYPES["u32"])
        if fixed >= bits:
            return pure(op, beyond, [(1, op.type)], [(0, op.type)])
        return pure(op, function, [(1, op.type), (2, op.type)], [(0, op.type)])

    def shifted(value: np.ndarray, amount: np.ndarray) -> np.ndarray:
        # Shifts by the width or more are undefined in C and so in numpy: shift by less, then
        # choose.
        near = np.minimum(amount, np.uint32(bits - 1)).astype(dtype)
        return np.where(amount < bits, np.asarray(function(value, near)), beyond(value))

    return pure(op, shifted, [(1, op.type), (2, "u32")], [(0, op.type)])


@executes("shf")
def shf(op: Operation) -> Pure:
    """The 64 bits ``b:a`` shifted, and the upper (left) or lower (right) half taken."""
    left, wrap = op.words["way"] == "l", op.words["mode"] == "wrap"

    def shifted(a: np.ndarray, b: np.ndarray, c: np.ndarray) -> np.ndarray:
        low, high = np.asarray(a).astype(np.uint64), np.asarray(b).astype(np.uint64)
        both = (high << np.uint64(32)) | low
        amount = np.asarray(c)
        amount = amount & np.uint32(31) if wrap else np.minimum(amount, np.uint32(32))
        amount = amount.astype(np.uint64)
        if left:
            # Only .clamp lets the amount be 32.
            result = np.where(
                amount == 32, low, (both << (amount & np.uint64(31))) >> np.uint64(32)
            )
        else:
            result = both >> amount
        return result.astype(np.uint32)

    return pure(op, shifted, [(place, "u32") for place in (1, 2, 3)], [(0, "b32")])


execute(
    {
        "and": lambda op: elementwise(op, np.bitwise_and, op.type, 2),
        "or": lambda op: elementwise(op, np.bitwise_or, op.type, 2),
        "xor": lambda op: elementwise(op, np.bitwise_xor, op.type, 2),
        "not": lambda op: elementwise(op, np.invert, op.type, 1),
        "lop3": lambda op: pure(
            op, _lookup(op), [(place, "b32") for place in (1, 2, 3)], [(0, "b32")]
        ),
        "shl": lambda op: _shift(op, np.left_shift, np.zeros_like),
        "shr": lambda op: _shift(op, np.right_shift, np.zeros_like),
        "shr.signed": lambda op: _shift(
            op, np.right_shift, lambda value: np.where(value < 0, -1, 0).astype(value.dtype)
        ),
        "selp": lambda op: pure(
            op, choose, [(1, op.type), (2, op.type), (3, "pred")], [(0, op.type)]
        ),
    }
)


@executes("prmt")
def prmt(op: Operation) -> Pure:
    """Each nibble of ``c`` picks a byte of ``b:a``; its top bit replicates that byte's sign."""

    def permuted(a: np.ndarray, b: np.ndarray, c: np.ndarray) -> np.ndarray:
        both = np.asarray(b).astype(np.uint64) << np.uint64(32)
        both = both | np.asarray(a).astype(np.uint64)
        selector = np.asarray(c).astype(np.uint64)
        result: Any = np.uint64(0)
        for i in range(4):
            nibble = (selector >> np.uint64(4 * i)) & np.uint64(15)
            byte = (both >> ((nibble & np.uint64(7)) * np.uint64(8))) & np.uint64(255)
            sign = np.where(byte & np.uint64(128), np.uint64(255), np.uint64(0))
            result = result | np.where(nibble & np.uint64(8), sign, byte) << np.uint64(8 * i)
        return result.astype(np.uint32)

    return pure(op, permuted, [(place, "u32") for place in (1, 2, 3)], [(0, "b32")])


@executes("mov")
def mov(op: Operation) -> Pure:
    """Between registers; ``mov.b64 d, {lo, hi}`` packs, ``mov.b64 {lo, hi}, a`` unpacks."""
    target, source = op.operands
    if isinstance(source, Vector):
        return _pack(op, source)
    if isinstance(target, Vector):
        return _unpack(op, target)
    return elementwise(op, same, op.type, 1)


def _part_type(op: Operation, vector: Vector) -> str:
    bits = DTYPES[op.type].itemsize * 8 // len(vector.elements)
    return f"b{bits}"


def _pack(op: Operation, source: Vector) -> Pure:
    part = _part_type(op, source)
    bits = DTYPES[part].itemsize * 8
    whole = np.dtype(f"u{DTYPES[op.type].itemsize}")

    def packed(*parts: np.ndarray) -> np.ndarray:
        value: Any = np.uint64(0)
        for i, element in enumerate(parts):
            value = value | np.asarray(element).astype(np.uint64) << np.uint64(bits * i)
        return value.astype(whole).view(DTYPES[op.type])

    return pure(op, packed, [(element, part) for element in source.elements], [(0, op.type)])


def _unpack(op: Operation, target: Vector) -> Pure:
    part = _part_type(op, target)
    bits, dtype, count = DTYPES[part].itemsize * 8, DTYPES[part], len(target.elements)

    def unpacked(value: np.ndarray) -> object:
        value = np.atleast_1d(value)
        value = value.view(f"u{value.dtype.itemsize}").astype(np.uint64)
        parts = [(value >> np.uint64(bits * i)).astype(dtype) for i in range(count)]
        return tuple(parts) if count > 1 else parts[0]

    return pure(op, unpacked, [(1, op.type)], [(element, part) for element in target.elements])


COMPARISONS = {
    "eq": np.equal,
    "ne": np.not_equal,
    "lt": np.less,
    "le": np.less_equal,
    "gt": np.greater,
    "ge": np.greater_equal,
    "lo": np.less,
    "ls": np.less_equal,
    "hi": np.greater,
    "hs": np.greater_equal,
}
_UNORDERED = {"equ": "eq", "neu": "ne", "ltu": "lt", "leu": "le", "gtu": "gt", "geu": "ge"}


def comparison(op: Operation) -> Function:
    """The predicate of a comparison; ordered ones are false, unordered ones true, on NaN."""
    compare = _comparison(op)
    return of_bfloat16(compare) if half_of(op.type) == "bf16" else compare


def _comparison(op: Operation) -> Function:
    name = op.words["compare"]
    if name == "num":
        return lambda a, b: ~(np.isnan(a) | np.isnan(b))
    if name == "nan":
        return lambda a, b: np.isnan(a) | np.isnan(b)
    compare: Callable[..., np.ndarray] = COMPARISONS[_UNORDERED.get(name, name)]
    if op.has("ftz"):
        bare = compare
        compare = lambda a, b: bare(flush(a), flush(b))  # noqa: E731
    if name in _UNORDERED:
        return lambda a, b: compare(a, b) | np.isnan(a) | np.isnan(b)
    # numpy's != holds for NaN. PTX's ordered ne does not (PTX ISA, "Floating Point Comparisons").
    if name == "ne" and is_float(half_of(op.type)):
        return lambda a, b: compare(a, b) & ~(np.isnan(a) | np.isnan(b))
    return compare


_COMBINE = {"and": np.logical_and, "or": np.logical_or, "xor": np.logical_xor}


@executes("setp")
def setp(op: Operation) -> Step | Pure:
    compare = comparison(op)
    targets = op.operands[0]
    both = isinstance(targets, Pair)
    if both and op.type in ("f16", "bf16"):
        raise op.error(f"gives one predicate of .{op.type}")
    if not both and not op.words.get("bool"):
        return elementwise(op, compare, op.type, 2, "pred")
    a, b = op.read(1, op.type), op.read(2, op.type)
    first = op.write(targets.first if both else targets, "pred")
    second = op.write(targets.second, "pred") if both else None
    combined = _combined(op)

    def step(group: Group) -> None:
        holds = compare(a(group), b(group))
        # both before a write, which may be to the predicate that they are combined with
        other = None if second is None else combined(group, ~holds)
        first(group, combined(group, holds))
        if second is not None:
            second(group, other)

    return step


def _operands(op: Operation) -> tuple[Function, Function]:
    """The operands; of a packed type, the halves, the lower ones first."""
    a, b = op.read(1, op.type), op.read(2, op.type)
    if half_of(op.type) == op.type:
        return a, b
    if any(isinstance(o, Immediate) for o in op.operands[1:3]):
        raise op.error(f".{op.type} takes registers, no literals")
    half = DTYPES[half_of(op.type)]
    return lambda group: a(group).view(half), lambda group: b(group).view(half)


@executes("setp.packed")
def setp_packed(op: Operation) -> Step:
    """``p`` is about the lower halves, ``q`` about the upper."""
    compare, (a, b) = comparison(op), _operands(op)
    targets, combined = op.operands[0], _combined(op)
    both = isinstance(targets, Pair)
    first = op.write(targets.first if both else targets, "pred")
    second = op.write(targets.second, "pred") if both else None

    def step(group: Group) -> None:
        holds = combined(group, compare(a(group), b(group)).reshape(-1, 2))
        first(group, holds[:, 0])
        if second is not None:
            second(group, holds[:, 1])

    return step


def _combined(op: Operation) -> Function:
    """Return the function that combines a comparison with the instruction's predicate."""
    if not op.words.get("bool"):
        return lambda group, holds: holds
    combine, c = _COMBINE[op.words["bool"]], op.read(3, "pred")
    return lambda group, holds: combine(
        holds, np.asarray(c(group)).reshape(-1, *[1] * (holds.ndim - 1))
    )


@executes("set", "set.half")
def set_(op: Operation) -> Step:
    """All ones, or 1.0, where the comparison holds; of packed types, half by half."""
    compare, (a, b) = comparison(op), _operands(op)
    result, halves = op.words["result"], half_of(op.type) != op.type
    kind = half_of(result) if half_of(result) != result or not halves else f"{result[0]}16"
    yes, no = _truths(kind)
    write, combined = op.write(0, result), _combined(op)

    def step(group: Group) -> None:
        holds = compare(a(group), b(group))
        holds = combined(group, holds.reshape(-1, 2) if halves else holds)
        value = np.where(holds, yes, no)
        write(group, value.view(DTYPES[result])[:, 0] if halves else value)

    return step


def _truths(kind: str) -> tuple[np.ndarray, np.ndarray]:
    """Return the values of true and of false."""
    if kind == "bf16":
        return narrowed(np.float32(1)), narrowed(np.float32(0))
    dtype = DTYPES[kind]
    return np.array(-1 if dtype.kind in "iu" else 1).astype(dtype), np.array(0, dtype)
