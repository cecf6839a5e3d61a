"""wmma: matrices of a warp as fragments (PTX ISA 9.7.14.4).

PTX leaves open which lane holds which element. Here it is as on an H100
(quality/hardware/matrix_products.py): as in mma, whose A has 16 rows and whose B has 8 columns. An A
of 32 rows is two of those; with 32 columns and 8 rows, the transposed matrices are multiplied. An
f16 fragment of A or B has eight registers; those beyond its elements repeat them.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import numpy as np

from harness.emulator.findings import Reason
from harness.emulator.memory.checks import OnUndefined
from harness.emulator.numerics import matrix_unit
from harness.emulator.numerics.dot_products import (
    accumulation,
    bit_products,
    double_products,
    float_products,
    integer_products,
)
from harness.emulator.numerics.matrix_unit import RESULTS, element_bits
from harness.emulator.ops.matrix import HeldMatrix, matrix_shape, multiplied, whole_warps
from harness.emulator.ops.memory import guarded, state_space
from harness.emulator.ordering.undefined import UndefinedBytes, undefined_bytes
from harness.emulator.program.operation import Function, Operation, spread
from harness.emulator.program.steps import executes
from harness.emulator.state import state_of
from harness.emulator.threads import WARP, Group, Step
from harness.isa.types import DTYPES

_ROW_ALIGNMENT = 16  # bytes: what CUDA C++ asks of a stride, and what ldmatrix needs


def _held(op: Operation, which: str, element_type: str) -> HeldMatrix:
    """``which``: a, b (as [n, k]), c or d."""
    m, n, k = matrix_shape(op)
    if which in "cd":
        bits = min(8 * RESULTS[element_type].itemsize, 32)
        fragment = matrix_unit.accumulator(max(m, n), min(m, n), bits)
        if n > m:
            fragment = matrix_unit.transposed(fragment)
        return HeldMatrix(element_type, (m, n), fragment)
    bits, rows = min(element_bits(element_type), 32), m if which == "a" else n
    if rows == 32:
        fragment = matrix_unit.stacked(matrix_unit.left(16, k, bits), 2)
    else:
        layout = matrix_unit.left if which == "a" else matrix_unit.right
        fragment = layout(rows, k, bits)
    copies = 8 // fragment.registers if element_type == "f16" else 1
    return HeldMatrix(element_type, (rows, k), fragment, copies)


class _Moved:
    """A matrix between memory and registers.

    ``parts``: the accesses of each register: the first byte in the register, and the row and the
    column of it in the matrix, int[32] by lane.
    """

    def __init__(self, op: Operation, place: int, registers: int):
        which = op.words["matrix"]
        self.op = op
        self.held = held = _held(op, which, op.type)
        self.address, self.space = op.address(place), state_space(op)
        self.elements = op.elements(registers, held.registers)
        self.slots = op.slots(registers)
        self.word = DTYPES[held.word]
        self.bits = 8 * self.word.itemsize // held.fragment.row.shape[2]
        by_rows = (op.words["layout"] == "row") != (which == "b")  # of B as [n, k]
        row, column = held.fragment.row, held.fragment.column
        self.lines, self.along = (row, column) if by_rows else (column, row)
        rows, columns = held.shape
        self.default_stride = columns if by_rows else rows
        self.stride = op.read(2, "u32") if len(op.operands) > 2 else None
        # Elements in one register are neighbours along one axis. Where memory runs along the
        # other, each is moved on its own.
        neighbours = row.shape[2] == 1 or self.along[0, 0, 1] == self.along[0, 0, 0] + 1
        self.moved = self.word if neighbours else np.dtype(f"u{self.bits // 8}")

    def places(self, group: Group) -> Iterator[tuple[int, int, np.ndarray]]:
        """Of each access: the register, the byte of it, and the address, uint64 a thread."""
        base = spread(self.address(group), group).astype(np.uint64)
        stride = np.full(group.count, self.default_stride, np.int64)
        if self.stride is not None:
            stride = spread(self.stride(group), group).astype(np.int64)
        self._check(group, base, stride)
        lanes = group.threads % WARP
        size = self.moved.itemsize
        for register in range(self.held.fragment.registers):
            for first in range(0, self.word.itemsize, size):
                element = first * 8 // self.bits
                at = self.lines[register, lanes, element] * stride
                at += self.along[register, lanes, element]
                yield register, first, base + (at * self.bits // 8).astype(np.uint64)

    def _check(self, group: Group, base: np.ndarray, stride: np.ndarray) -> None:
        """Report an address or a stride that PTX does not allow."""
        step = stride * self.bits // 8
        whole = min(self.held.registers * self.word.itemsize, _ROW_ALIGNMENT)
        by_warp = base.reshape(-1, WARP), stride.reshape(-1, WARP)
        if any((addresses != addresses[:, :1]).any() for addresses in by_warp):
            self.op.undefined(group, Reason.MATRIX_ADDRESSES_DIFFER)
        elif ((base % np.uint64(whole)) | (step % whole).astype(np.uint64)).any():
            facts = {"unit": whole, "address": int(base[0]), "stride": int(step[0])}
            self.op.undefined(group, Reason.MATRIX_ROWS_MISALIGNED, facts)


@executes("wmma.load")
def wmma_load(op: Operation) -> Step:
    moved = _Moved(op, 1, 0)
    writes = [op.write(element, moved.held.word) for element in moved.elements]
    site, space, registers = op.site, moved.space, moved.held.fragment.registers
    size = moved.moved.itemsize

    def act(group: Group) -> None:
        state = state_of(group)
        words = np.zeros((registers, group.count, moved.word.itemsize // size), moved.moved)
        origins = np.zeros((registers, group.count, moved.word.itemsize), np.int32)
        for register, first, places in moved.places(group):

            def take(
                users: Group,
                undefined: UndefinedBytes,
                to: np.ndarray = origins[register],
                at: int = first,
            ) -> None:
                to[np.searchsorted(group.index, users.index), at : at + size] = undefined.origins

            def read(places: np.ndarray = places, take: OnUndefined = take) -> list[np.ndarray]:
                return state.access.load(
                    space, group, places, moved.moved, 1, site, None, False, take
                )

            words[register, :, first // size] = guarded(op, group, read)[0]
        whole = words.view(moved.word)[:, :, 0]
        for number, (write, slot) in enumerate(zip(writes, moved.slots, strict=True)):
            write(group, whole[number % registers])
            state.undefined.loaded([slot], group, undefined_bytes(origins[number % registers]))

    return whole_warps(op, act)


@executes("wmma.store")
def wmma_store(op: Operation) -> Step:
    moved = _Moved(op, 0, 1)
    reads = [op.read(element, moved.held.word) for element in moved.elements]
    site, space, size = op.site, moved.space, moved.moved.itemsize

    def act(group: Group) -> None:
        state = state_of(group)
        state.progress += 1
        words = [np.ascontiguousarray(spread(read(group), group)) for read in reads]
        undefined = None
        if state.undefined:
            undefined = state.undefined.stored(moved.slots, group, moved.word.itemsize)
        for register, first, places in moved.places(group):
            values = words[register].view(moved.moved).reshape(group.count, -1)[:, first // size]
            at = register * moved.word.itemsize + first
            mine = None
            if undefined is not None:
                mine = UndefinedBytes(*(each[:, at : at + size] for each in undefined))

            def write(
                places: np.ndarray = places,
                values: np.ndarray = values,
                mine: UndefinedBytes | None = mine,
            ) -> None:
                state.access.store(
                    space, group, places, [values], moved.moved, site, None, False, mine
                )

            guarded(op, group, write)

    return whole_warps(op, act)


def _product(
    op: Operation, a_type: str, b_type: str, c_type: str, d_type: str, multiply: Function
) -> Step:
    types = zip("dabc", (d_type, a_type, b_type, c_type), strict=True)
    return multiplied(op, [_held(op, which, of) for which, of in types], multiply)


@executes("wmma.mma.f16")
def wmma_f16(op: Operation) -> Step:
    """Accumulate in the wider type of C and D."""
    c_type, d_type = op.words["c"], op.words["d"]
    how = accumulation("f16", max(c_type, d_type))

    def multiply(a: np.ndarray, b: np.ndarray, c: np.ndarray) -> np.ndarray:
        products = float_products(a, b, c.astype(how.result), "f16", "f16", how)
        return products.astype(RESULTS[d_type])

    return _product(op, "f16", "f16", c_type, d_type, multiply)


@executes("wmma.mma.wide")
def wmma_wide(op: Operation) -> Step:
    """Of tf32 four products are added at a time, as in mma.m16n8k4, which ptxas makes of it."""
    how = accumulation(op.type, "f32")
    if op.type == "tf32":
        how = replace(how, step=4)
    return _product(
        op,
        op.type,
        op.type,
        "f32",
        "f32",
        lambda a, b, c: float_products(a, b, c, op.type, op.type, how),
    )


@executes("wmma.mma.integer")
def wmma_integer(op: Operation) -> Step:
    saturate = op.has("satfinite")
    return _product(
        op, op.type, op.type, "s32", "s32", lambda a, b, c: integer_products(a, b, c, saturate)
    )


@executes("wmma.mma.bit")
def wmma_bit(op: Operation) -> Step:
    exclusive = op.has("xor")
    return _product(op, "b1", "b1", "s32", "s32", lambda a, b, c: bit_products(a, b, c, exclusive))


@executes("wmma.mma.double")
def wmma_double(op: Operation) -> Step:
    mode = op.words["mode"] or "rn"
    return _product(op, "f64", "f64", "f64", "f64", lambda a, b, c: double_products(a, b, c, mode))
