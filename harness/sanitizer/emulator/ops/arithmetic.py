"""Integer arithmetic, with and without a carry; dot products, masks and fields (PTX ISA 9.7.1,
9.7.2).

The carry flag CC.CF is a bit a thread; a form with ``.cc`` writes it. A subtraction's borrow is
kept as the carry itself, as PTX defines ``subc``: ``a - (b + CC.CF)``.
"""

from __future__ import annotations

import numpy as np

from harness.sanitizer.emulator.program.operation import Function, Operation
from harness.sanitizer.emulator.program.steps import Pure, elementwise, execute, executes, pure
from harness.sanitizer.emulator.threads import Group, Step
from harness.sanitizer.isa.types import DTYPES, is_signed


def high_product(a: np.ndarray, b: np.ndarray) -> np.ndarray:
    """The upper half of the double-width product of two integer arrays of the same dtype."""
    a, b = np.asarray(a), np.asarray(b)
    bits = a.dtype.itemsize * 8
    if bits < 64:
        wide = np.dtype(f"{a.dtype.kind}{2 * a.dtype.itemsize}")
        return ((a.astype(wide) * b.astype(wide)) >> bits).astype(a.dtype)
    # There is no 128-bit integer in numpy: long multiplication in base 2^32.
    low = np.uint64(0xFFFF_FFFF)
    half = np.uint64(32)
    ua, ub = a.astype(np.uint64), b.astype(np.uint64)
    a0, a1, b0, b1 = ua & low, ua >> half, ub & low, ub >> half
    middle = a1 * b0 + ((a0 * b0) >> half)
    other = a0 * b1 + (middle & low)
    high = a1 * b1 + (middle >> half) + (other >> half)
    # Read as unsigned, a negative operand is 2^64 too large, which adds the other operand to the
    # upper half.
    if a.dtype.kind == "i":
        high = high - np.where(a < 0, ub, np.uint64(0)) - np.where(b < 0, ua, np.uint64(0))
    return high.astype(a.dtype)


def product_of(op: Operation) -> tuple[Function, str]:
    """``(function, result type)`` of a .lo, .hi or .wide product."""
    if op.words["half"] == "wide":
        wide = {"u16": "u32", "s16": "s32", "u32": "u64", "s32": "s64"}[op.type]
        dtype = DTYPES[wide]
        return lambda a, b: np.multiply(a, b, dtype=dtype), wide
    return (np.multiply if op.words["half"] == "lo" else high_product), op.type


@executes("mul")
def mul(op: Operation) -> Pure:
    function, result = product_of(op)
    return elementwise(op, function, op.type, 2, result)


@executes("mad")
def mad(op: Operation) -> Pure:
    product, result = product_of(op)
    reads = [(1, op.type), (2, op.type), (3, result)]
    return pure(op, lambda a, b, c: product(a, b) + c, reads, [(0, result)])


def truncated_quotient(a: np.ndarray, b: np.ndarray) -> np.ndarray:
    """C's division; by zero it gives all ones, which PTX leaves open and hardware does."""
    a, b = np.broadcast_arrays(a, b)
    # numpy divides by zero with a result of its own: the quotient is chosen below.
    safe = np.where(b == 0, b.dtype.type(1), b)
    quotient = a // safe
    if a.dtype.kind == "i":  # numpy rounds to minus infinity
        quotient = quotient + ((a % safe != 0) & ((a < 0) != (safe < 0))).astype(a.dtype)
    return np.where(b == 0, np.array(-1).astype(a.dtype), quotient)


@executes("rem")
def rem(op: Operation) -> Pure:
    """C's remainder; by zero it gives all ones, as the quotient does."""

    def remainder(a: np.ndarray, b: np.ndarray) -> np.ndarray:
        quotient = truncated_quotient(a, b)
        return np.where(b == 0, quotient, a - quotient * b)

    return elementwise(op, remainder, op.type, 2)


def _not_negative(op: Operation, function: Function) -> Function:
    """``.relu``: negative results become zero."""
    return (lambda a, b: np.maximum(function(a, b), 0)) if op.has("relu") else function


def _extreme(op: Operation, function: Function) -> Pure:
    return elementwise(op, _not_negative(op, function), op.type, 2)


def _bit_length(values: np.ndarray) -> np.ndarray:
    """The number of significant bits of unsigned integers."""
    values = np.asarray(values, np.uint64)
    # Each bit is copied to all bits below it, so that their count is the length.
    for shift in (1, 2, 4, 8, 16, 32):
        values = values | (values >> np.uint64(shift))
    return np.bitwise_count(values).astype(np.uint32)


@executes("bfind")
def bfind(op: Operation) -> Step:
    """The highest bit that is not a sign bit, from bit 0, or as the shift that brings it to the
    top; all ones where there is none."""
    bits = DTYPES[op.type].itemsize * 8
    write, read = op.write(0, "u32"), op.read(1, op.type)

    def step(group: Group) -> None:
        value = np.asarray(read(group))
        if is_signed(op.type):
            value = np.where(value < 0, ~value, value)
        length = _bit_length(value).astype(np.int64)
        place = bits - length if op.has("shiftamt") else length - 1
        write(group, np.where(length == 0, 0xFFFF_FFFF, place).astype(np.uint32))

    return step


@executes("brev")
def brev(op: Operation) -> Pure:
    def reverse(a: np.ndarray) -> np.ndarray:
        a = np.ascontiguousarray(a)
        as_bytes = a[..., None].view(np.uint8)
        bits = np.unpackbits(as_bytes, axis=-1, bitorder="little")
        return np.packbits(bits[..., ::-1], axis=-1, bitorder="little").view(a.dtype)[..., 0]

    return elementwise(op, reverse, op.type, 1)


@executes("bfe")
def bfe(op: Operation) -> Pure:
    """Extract ``c`` bits from bit ``b``; signed forms extend the field's sign."""
    dtype, bits = DTYPES[op.type], DTYPES[op.type].itemsize * 8

    def field_of(a: np.ndarray, b: np.ndarray, c: np.ndarray) -> np.ndarray:
        value = np.asarray(a).astype(np.uint64)
        start, length = _position(b, bits), _position(c, bits)
        extent = np.minimum(start + length, np.uint64(bits))
        mask = low_bits(length)
        field = np.where(start < bits, value >> (start & np.uint64(63)), np.uint64(0)) & mask
        if is_signed(op.type):
            # A field that reaches beyond the top has the number's own top bit as its sign (PTX ISA,
            # "bfe").
            sign_at = np.where(extent > 0, extent - np.uint64(1), np.uint64(0))
            sign = (value >> (sign_at & np.uint64(63))) & np.uint64(1)
            filled = low_bits(np.minimum(length, np.where(start < bits, bits - start, 0)))
            field = np.where((length > 0) & (sign != 0), field | ~filled, field)
        return field.astype(dtype)

    return pure(op, field_of, [(1, op.type), (2, "u32"), (3, "u32")], [(0, op.type)])


@executes("bfi")
def bfi(op: Operation) -> Pure:
    dtype, bits = DTYPES[op.type], DTYPES[op.type].itemsize * 8

    def insert(a: np.ndarray, b: np.ndarray, c: np.ndarray, d: np.ndarray) -> np.ndarray:
        start, length = _position(c, bits), _position(d, bits)
        mask = np.where(start < bits, low_bits(length) << (start & np.uint64(63)), np.uint64(0))
        inserted = np.asarray(a).astype(np.uint64) << (start & np.uint64(63))
        kept = np.asarray(b).astype(np.uint64)
        return ((inserted & mask) | (kept & ~mask)).astype(dtype)

    reads = [(1, op.type), (2, op.type), (3, "u32"), (4, "u32")]
    return pure(op, insert, reads, [(0, op.type)])


def _position(value: np.ndarray, bits: int) -> np.ndarray:
    """Return the start or the length of a field, clamped to the width. PTX takes the low 8 bits;
    Hopper does so for 32-bit fields alone."""
    if bits == 32:
        value = value & np.uint32(255)
    return np.minimum(value, np.uint32(bits)).astype(np.uint64)


def low_bits(count: np.ndarray) -> np.ndarray:
    """A mask of ``count`` (0 to 64) low bits, uint64."""
    count = np.asarray(count, np.uint64)
    ones = np.uint64(0xFFFF_FFFF_FFFF_FFFF)
    return np.where(count == 0, np.uint64(0), ones >> ((np.uint64(64) - count) & np.uint64(63)))


def _parts(values: np.ndarray, ptx_type: str, itemsize: int) -> np.ndarray:
    """The bytes or 16-bit parts of 32-bit values, widened: int64[values, parts]."""
    kind = "i" if is_signed(ptx_type) else "u"
    values = np.ascontiguousarray(np.atleast_1d(values))
    return values.view(f"{kind}{itemsize}").reshape(len(values), -1).astype(np.int64)


def _dot(op: Operation, width: int, first: int, count: int) -> Step:
    """``c`` plus the products of ``count`` parts of ``a``, of ``width`` bytes, with as many bytes
    of ``b`` from its byte ``first`` on. Signed if either operand is; the sum wraps."""
    of_a, of_b = op.words["a"], op.words["b"]
    result = "s32" if "s32" in (of_a, of_b) else "u32"
    write, a, b = op.write(0, result), op.read(1, "b32"), op.read(2, "b32")
    c = op.read(3, result)

    def step(group: Group) -> None:
        left = _parts(a(group), of_a, width)
        right = _parts(b(group), of_b, 1)[:, first : first + count]
        # 64 bits hold the exact sum, of which the low 32 are the result: it wraps (PTX ISA,
        # "dp4a").
        total = (left * right).sum(axis=1) + np.asarray(c(group)).astype(np.int64)
        write(group, total.astype(np.uint32).view(DTYPES[result]))

    return step


execute(
    {
        "add": lambda op: elementwise(op, np.add, op.type, 2),
        "sub": lambda op: elementwise(op, np.subtract, op.type, 2),
        "div": lambda op: elementwise(op, truncated_quotient, op.type, 2),
        "abs": lambda op: elementwise(op, np.abs, op.type, 1),
        "neg": lambda op: elementwise(op, np.negative, op.type, 1),
        "min": lambda op: _extreme(op, np.minimum),
        "max": lambda op: _extreme(op, np.maximum),
        "clz": lambda op: elementwise(
            op, lambda a: DTYPES[op.type].itemsize * 8 - _bit_length(a), op.type, 1, "u32"
        ),
        "popc": lambda op: elementwise(op, np.bitwise_count, op.type, 1, "u32"),
        "dp4a": lambda op: _dot(op, 1, 0, 4),
        "dp2a": lambda op: _dot(op, 2, 2 if op.words["half"] == "hi" else 0, 2),
    }
)


def _bit_position(op: Operation, values: np.ndarray) -> np.ndarray:
    """A bit position: modulo 32 with .wrap, at most 32 with .clamp."""
    values = np.asarray(values).astype(np.uint64)
    return values & np.uint64(31) if op.has("wrap") else np.minimum(values, np.uint64(32))


@executes("bmsk")
def bmsk(op: Operation) -> Pure:
    """``b`` ones from bit ``a`` on, as far as there are bits."""

    def mask(a: np.ndarray, b: np.ndarray) -> np.ndarray:
        return (low_bits(_bit_position(op, b)) << _bit_position(op, a)).astype(np.uint32)

    return elementwise(op, mask, "b32", 2)


def _unsigned(op: Operation) -> str:
    return f"u{DTYPES[op.type].itemsize * 8}"


def _sum(op: Operation, first: Function, second: Function, takes_carry: bool) -> Step:
    """A step that writes ``first + second (+ carry)``; both read unsigned values."""
    write, keeps = op.write(0, _unsigned(op)), op.has("cc")

    def step(group: Group) -> None:
        a = np.asarray(first(group))
        partial = a + second(group)
        # An unsigned sum has wrapped exactly if it is less than an operand. The carry that came in
        # can wrap it only if the first sum did not.
        over = partial < a
        result = partial
        if takes_carry:
            result = partial + group.wave.carry[group.select].astype(partial.dtype)
            over = over | (result < partial)
        if keeps:
            group.wave.carry[group.select] = over
        write(group, result)

    return step


@executes("add.cc", "addc")
def addc(op: Operation) -> Step:
    takes = op.instruction.opcode.startswith("addc")
    return _sum(op, op.read(1, _unsigned(op)), op.read(2, _unsigned(op)), takes)


@executes("sub.cc", "subc")
def subc(op: Operation) -> Step:
    takes = op.instruction.opcode.startswith("subc")
    write, keeps = op.write(0, _unsigned(op)), op.has("cc")
    a, b = op.read(1, _unsigned(op)), op.read(2, _unsigned(op))

    def step(group: Group) -> None:
        x, y = np.asarray(a(group)), np.asarray(b(group))
        result, under = x - y, x < y
        if takes:
            borrow = group.wave.carry[group.select].astype(result.dtype)
            under = under | (result < borrow)
            result = result - borrow
        if keeps:
            group.wave.carry[group.select] = under
        write(group, result)

    return step


@executes("mad.cc", "madc")
def madc(op: Operation) -> Step:
    takes = op.instruction.opcode.startswith("madc")
    a, b, c = op.read(1, op.type), op.read(2, op.type), op.read(3, _unsigned(op))
    product = high_product if op.words["half"] == "hi" else np.multiply
    unsigned = DTYPES[_unsigned(op)]
    return _sum(op, lambda g: np.asarray(product(a(g), b(g))).view(unsigned), c, takes)
