"""Moves, selection, logic and shifts (PTX ISA 9.7.6.3, 9.7.6.4, 9.7.8, 9.7.9.3)."""

from __future__ import annotations

from typing import Any

import numpy as np

from harness.emulator.numerics.rounding import flush
from harness.emulator.ops.arithmetic import elementwise
from harness.emulator.program.operation import Function, Operation
from harness.emulator.program.pure import Decides, Pure, choose, pure, same
from harness.emulator.program.steps import executes
from harness.isa.text.tree import Immediate, Pair, Vector
from harness.isa.types import DTYPES


@executes("selp")
def selp(op: Operation) -> Pure:
    reads = [(1, op.type), (2, op.type), (3, "pred")]
    return pure(op, choose, reads, [(0, op.type)], decides=Decides(condition=2))


@executes("slct")
def slct(op: Operation) -> Pure:
    """``a`` where ``c >= 0``; a NaN picks ``b``; .ftz makes a subnormal zero."""
    reads = [(1, op.type), (2, op.type), (3, op.words["test"])]
    test = flush if op.has("ftz") else lambda c: c
    return pure(op, lambda a, b, c: np.where(test(c) >= 0, a, b), reads, [(0, op.type)])


@executes("and")
def and_(op: Operation) -> Pure:
    return elementwise(op, np.bitwise_and, op.type, 2)


@executes("or")
def or_(op: Operation) -> Pure:
    return elementwise(op, np.bitwise_or, op.type, 2)


@executes("xor")
def xor(op: Operation) -> Pure:
    return elementwise(op, np.bitwise_xor, op.type, 2)


@executes("not")
def not_(op: Operation) -> Pure:
    return elementwise(op, np.invert, op.type, 1)


@executes("cnot")
def cnot(op: Operation) -> Pure:
    return elementwise(op, lambda a: a == 0, op.type, 1)


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


@executes("lop3")
def lop3(op: Operation) -> Pure:
    return pure(op, _lookup(op), [(place, "b32") for place in (1, 2, 3)], [(0, "b32")])


@executes("lop3.bool")
def lop3_and_test(op: Operation) -> Pure:
    """The predicate is ``result != 0``, combined with ``q``."""
    targets = op.operands[0]
    if not isinstance(targets, Pair):
        raise op.error("needs a result and a predicate, `d|p`")
    lookup = _lookup(op)
    combine = np.logical_or if op.words["bool"] == "or" else np.logical_and

    def looked_up(
        a: np.ndarray, b: np.ndarray, c: np.ndarray, q: np.ndarray
    ) -> tuple[np.ndarray, np.ndarray]:
        bits = lookup(a, b, c)
        return bits, combine(bits != 0, q)

    reads = [*((place, "b32") for place in (1, 2, 3)), (5, "pred")]
    return pure(op, looked_up, reads, [(targets.first, "b32"), (targets.second, "pred")])


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


@executes("shl")
def shl(op: Operation) -> Pure:
    return _shift(op, np.left_shift, np.zeros_like)


@executes("shr")
def shr(op: Operation) -> Pure:
    return _shift(op, np.right_shift, np.zeros_like)


@executes("shr.signed")
def shr_signed(op: Operation) -> Pure:
    return _shift(op, np.right_shift, lambda value: np.where(value < 0, -1, 0).astype(value.dtype))


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


@executes("prmt")
def prmt(op: Operation) -> Pure:
    """Each nibble of ``c`` picks a byte of ``b:a``; its top bit replicates that byte's sign."""
    return _permute(op, lambda selector: selector)


_PICKED = {
    "f4e": (0x3210, 0x4321, 0x5432, 0x6543),
    "b4e": (0x5670, 0x6701, 0x7012, 0x0123),
    "rc8": (0x0000, 0x1111, 0x2222, 0x3333),
    "ecl": (0x3210, 0x3211, 0x3222, 0x3333),
    "ecr": (0x0000, 0x1110, 0x2210, 0x3210),
    "rc16": (0x1010, 0x3232, 0x1010, 0x3232),
}
"""The selector that the low two bits of ``c`` stand for in each mode."""


@executes("prmt.mode")
def prmt_mode(op: Operation) -> Pure:
    table = np.array(_PICKED[op.words["mode"]], np.uint32)
    return _permute(op, lambda selector: table[selector & np.uint32(3)])


def _permute(op: Operation, selected: Function) -> Pure:
    def permuted(a: np.ndarray, b: np.ndarray, c: np.ndarray) -> np.ndarray:
        both = np.asarray(b).astype(np.uint64) << np.uint64(32)
        both = both | np.asarray(a).astype(np.uint64)
        selector = np.asarray(selected(c)).astype(np.uint64)
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
        for i, one in enumerate(parts):
            value = value | np.asarray(one).astype(np.uint64) << np.uint64(bits * i)
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
