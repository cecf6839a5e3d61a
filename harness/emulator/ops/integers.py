"""Dot products of bytes and halves, masks and fields (PTX ISA 9.7.1.17, 9.7.1.21 to 9.7.1.24)."""

from __future__ import annotations

import numpy as np

from harness.emulator.ops.arithmetic import elementwise, low_bits
from harness.emulator.program.operation import Operation
from harness.emulator.program.pure import Pure
from harness.emulator.program.steps import executes
from harness.emulator.threads import Group, Step
from harness.isa.types import DTYPES, is_signed


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


@executes("dp4a")
def dp4a(op: Operation) -> Step:
    return _dot(op, 1, 0, 4)


@executes("dp2a")
def dp2a(op: Operation) -> Step:
    return _dot(op, 2, 2 if op.words["half"] == "hi" else 0, 2)


def _position(op: Operation, values: np.ndarray) -> np.ndarray:
    """A bit position: modulo 32 with .wrap, at most 32 with .clamp."""
    values = np.asarray(values).astype(np.uint64)
    return values & np.uint64(31) if op.has("wrap") else np.minimum(values, np.uint64(32))


@executes("szext")
def szext(op: Operation) -> Step:
    """The low ``b`` bits of ``a``, extended by zeros or by their sign."""
    write, a, b = op.write(0, "u32"), op.read(1, "u32"), op.read(2, "u32")

    def step(group: Group) -> None:
        value, count = np.asarray(a(group)).astype(np.uint64), _position(op, b(group))
        field = value & low_bits(count)
        if is_signed(op.type):
            # The top bit of the field; a field of no bits has none.
            sign = (field << np.uint64(1)) >> np.maximum(count, np.uint64(1)) & np.uint64(1)
            field = np.where((sign != 0) & (count > 0), field | ~low_bits(count), field)
        write(group, field.astype(np.uint32))

    return step


@executes("bmsk")
def bmsk(op: Operation) -> Pure:
    """``b`` ones from bit ``a`` on, as far as there are bits."""

    def mask(a: np.ndarray, b: np.ndarray) -> np.ndarray:
        return (low_bits(_position(op, b)) << _position(op, a)).astype(np.uint32)

    return elementwise(op, mask, "b32", 2)


@executes("fns")
def fns(op: Operation) -> Step:
    """The place of the n-th set bit of ``mask`` from bit ``base`` on, upwards or (n below 0)
    downwards; for an ``offset`` of 0, ``base`` itself if that bit is set. All ones if there is
    none."""
    write, read = op.write(0, "u32"), op.read(1, "b32")
    base, offset = op.read(2, "u32"), op.read(3, "s32")

    def step(group: Group) -> None:
        bits = np.asarray(read(group)).reshape(-1, 1) >> np.arange(32, dtype=np.uint32) & 1 != 0
        start = np.asarray(base(group)).astype(np.int64).reshape(-1, 1)
        count = np.asarray(offset(group)).astype(np.int64).reshape(-1, 1)
        place = np.arange(32)
        up = np.cumsum(bits & (place >= start), axis=1)
        down = np.cumsum((bits & (place <= start))[:, ::-1], axis=1)[:, ::-1]
        found = np.where(count > 0, (up == count) & (place >= start), False)
        found |= np.where(count < 0, (down == -count) & (place <= start) & (start < 32), False)
        found |= (count == 0) & (place == start)
        found &= bits
        write(group, np.where(found.any(axis=1), found.argmax(axis=1), 0xFFFF_FFFF).astype("u4"))

    return step
